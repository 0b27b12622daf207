#!/usr/bin/env node
// A command-line program that behaves as a script tells it. FAKE_CLI_SCRIPT names a JSON file: a list of steps, one for each call; the last
// one repeats. Beside it, `<script>.calls` gets a line for each call, its arguments as a JSON array.
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const script = process.env.FAKE_CLI_SCRIPT;
const steps = JSON.parse(readFileSync(script, "utf8"));
const log = `${script}.calls`;
const calls = existsSync(log) ? readFileSync(log, "utf8").split("\n").length - 1 : 0;
appendFileSync(log, `${JSON.stringify(process.argv.slice(2))}\n`);
const step = { stdout: "", stderr: "", exit: 0, ...steps[Math.min(calls, steps.length - 1)] };

if (step.ignore_term) process.on("SIGTERM", () => {});
if (step.grandchild) {
  // It ignores SIGTERM, keeps the streams open and writes its process id to this file.
  const lines = 'trap "" TERM; echo $$ > "$0.part"; mv "$0.part" "$0"; while :; do sleep 1; done';
  spawn("sh", ["-c", lines, step.grandchild], { stdio: "inherit" }).unref();
  while (!existsSync(step.grandchild)) await sleep(5);
}
if (step.sleep_ms) await sleep(step.sleep_ms);
if (step.echo_stdin) for await (const chunk of process.stdin) write(1, chunk);
if (step.echo_env) write(1, process.env[step.echo_env] ?? "");
for (let left = step.flood ?? 0; left !== 0; left -= left < 0 ? 0 : Math.min(left, 4096)) {
  write(1, "x".repeat(left < 0 ? 4096 : Math.min(left, 4096)));
}
if (step.slowly) {
  // One byte at a time, so that every character is cut in two.
  for (const byte of Buffer.from(step.slowly)) {
    write(1, Buffer.of(byte));
    await sleep(2);
  }
}
if (step.base64) write(1, Buffer.from(step.base64, "base64"));
write(1, step.stdout);
write(2, step.stderr);
if (step.die_of) {
  process.kill(process.pid, step.die_of);
  await sleep(60_000);
}
process.exit(step.exit);

function write(file, text) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}
