// The command where it meets the world: pipes that close, streams of any length, programs that are called, interruptions.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { busy, clawTimeout, FAKE, Script, success } from "../run/script.js";
import { BIN, bin } from "./bin.js";

const VALID = `{"schema":"animus.cli.v1","ok":true,"data":{"id":"TASK-001"}}`;

/** Runs the fake CLI through the command. How long a call took is nobody's business here. */
async function run(script: Script, options: string[], args: string[] = []): Promise<[number | null, string, string]> {
  const env = { ...script.env, PATH: process.env["PATH"] };
  const { exit, stdout, stderr } = await bin(["run", ...options, "--", FAKE, ...args], "", { env });
  return [exit, String(stdout), String(stderr).replaceAll(FAKE, "fake").replace(/after [\d.]+ s/g, "after some time")];
}

test("run calls again, tells of each attempt and saves what was captured", async (context) => {
  const script = new Script(context, busy(0), success());
  const saved = script.path("saved.ndjson");
  const [exit, stdout, stderr] = await run(script, ["--format", "json", "--save", saved], ["list", "a b"]);
  assert.equal(
    stderr,
    "attempt 1: fake list 'a b' (at most 30 s)\nattempt 1: exit code 11 after some time, failure: retry\n" +
      "attempt 2: fake list 'a b' (at most 30 s)\nattempt 2: exit code 0 after some time, success: proceed\n",
  );
  assert.equal(JSON.parse(stdout).decision.action, "proceed");
  assert.equal(exit, 0);
  assert.deepEqual(script.calls(), [["list", "a b"], ["list", "a b"]]);
  const captures = readFileSync(saved, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(captures.map(({ exit_code }) => exit_code), [11, 0]);
  assert.equal(captures[1].stdout, success().stdout);
});

test("run says why it stops", async (context) => {
  const [exit, stdout] = await run(new Script(context, clawTimeout(false)), []);
  assert.match(stdout, /^stopped: {2}the next attempt needs a fresh session/m);
  assert.equal(exit, 1);
  const [late, , stderr] = await run(new Script(context, { sleep_ms: 600_000 }), ["--timeout", "0.5"]);
  assert.match(stderr, /ended by the time limit after some time, timeout: escalate/);
  assert.equal(late, 1);
});

test("run hands on standard input", async (context) => {
  const script = new Script(context, { echo_stdin: true });
  const env = { ...script.env, PATH: process.env["PATH"] };
  const { exit } = await bin(["run", "--stdin", "-", "--", FAKE], success().stdout, { env });
  assert.equal(exit, 0);
});

test("what cannot be run is told in a sentence", async (context) => {
  const script = new Script(context);
  const cases: [string[], string][] = [
    [["run", "--", "no-such-program"], `error: there is no program "no-such-program"; check the spelling and the PATH\n`],
    [["run", "--", script.path("script")], `error: the program "${script.path("script")}" may not be executed; look at its permissions\n`],
    [["compat", "a", "b"], "error: `compat` is part of the native command only; install that with `cargo install cli-envelope --features cli`\n"],
    [["--color", "never", "conform"], "error: `conform` is part of the native command only; install that with `cargo install cli-envelope --features cli`\n"],
  ];
  for (const [words, sentence] of cases) {
    const { exit, stdout, stderr } = await bin(words, "", { env: { PATH: process.env["PATH"] } });
    assert.ok(String(stderr).endsWith(sentence), String(stderr));
    assert.equal(String(stdout), "");
    assert.equal(exit, 2);
  }
});

test("an interruption ends the command and its group", { skip: !existsSync("/proc/self/stat") && "there is no /proc to look at" }, async (context) => {
  const script = new Script(context);
  const pid = script.path("pid");
  script.rewrite({ grandchild: pid, sleep_ms: 600_000 });
  const child = spawn(process.execPath, [BIN, "run", "--", FAKE], { env: { ...process.env, ...script.env }, stdio: "ignore" });
  while (!existsSync(pid)) await pause(5);
  child.kill("SIGINT");
  assert.equal(await new Promise((resolve) => child.on("close", resolve)), 130);
  const number = readFileSync(pid, "utf8").trim();
  while (existsSync(`/proc/${number}`) && !/\) [ZX]/.test(readFileSync(`/proc/${number}/stat`, "utf8"))) await pause(10);
});

test("a file may be called like the subcommand", async (context) => {
  const script = new Script(context);
  writeFileSync(script.path("run"), VALID);
  const { exit, stdout } = await bin(["check", "run"], "", { cwd: script.path(".") });
  assert.match(String(stdout), /animus\/v1/);
  assert.equal(exit, 0);
});

test("a reader that goes away is told nothing", async (context) => {
  const script = new Script(context);
  mkdirSync(script.path("many"));
  for (let number = 0; number < 300; number++) writeFileSync(script.path(`many/${number}.json`), VALID);
  const child = spawn(process.execPath, [BIN, "check", "--format", "json", script.path("many")], { stdio: ["ignore", "pipe", "pipe"] });
  let stderr = "";
  child.stderr.on("data", (chunk) => (stderr += chunk));
  child.stdout.once("data", () => child.stdout.destroy());
  assert.equal(await new Promise((resolve) => child.on("close", resolve)), 2);
  assert.equal(stderr, "");
});

test("large output arrives in full through a pipe that is read slowly", async (context) => {
  const script = new Script(context);
  writeFileSync(script.path("many.ndjson"), `${VALID}\n`.repeat(3000));
  const child = spawn(process.execPath, [BIN, "check", "--format", "ndjson", script.path("many.ndjson")], { stdio: ["ignore", "pipe", "inherit"] });
  let lines = 0;
  for await (const chunk of child.stdout) {
    lines += String(chunk).split("\n").length - 1;
    if (lines % 100 < 20) await pause(5);
  }
  assert.equal(lines, 3000);
});

test("a long stream takes no more memory than a short one", async () => {
  const [short, long] = [await peak(2_000), await peak(600_000)];
  assert.ok(long - short < 24_000, `${short} kB for 2,000 records, ${long} kB for 600,000`);
});

/** The most memory, in kB, that the command had for so many records and a torn one on standard input. */
async function peak(records: number): Promise<number> {
  const tell = "process.on('exit', () => process.getBuiltinModule('node:fs').writeSync(3, String(process.resourceUsage().maxRSS)))";
  const words = ["--import", `data:text/javascript,${encodeURIComponent(tell)}`, BIN, "check", "--input", "ndjson"];
  const child = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "inherit", "pipe"] });
  let [stdout, memory] = ["", ""];
  child.stdout?.on("data", (chunk) => (stdout += chunk));
  child.stdio[3]?.on("data", (chunk) => (memory += chunk));
  const closed = new Promise((resolve) => child.on("close", resolve));
  const piece = `${VALID}\n`.repeat(1000);
  const pieces = function* () {
    for (let left = records; left > 0; left -= 1000) yield piece;
    yield VALID.slice(0, 20);
  };
  if (child.stdin) await pipeline(Readable.from(pieces()), child.stdin);
  assert.equal(await closed, 1);
  assert.match(stdout, /truncated/);
  return Number(memory);
}
