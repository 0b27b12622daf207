// The runner against a program that does what a script says. No test waits for a delay, and clocks decide nothing: the generous bounds only
// prove that a hang has ended.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { inspect, parse } from "../../dist/index.node.js";
import { DecisionError, type Invocation, type Progress, type Run, RunError, type RunOptions, run } from "../../dist/node.js";
import { busy, clawTimeout, FAKE, failure, redirect, Script, type Step, step, success } from "./script.js";

const FOREVER_MS = 600_000;
const BOUND_MS = 60_000;
const SHORT_MS = 500;
const NAME = basename(FAKE);

/** Waits are skipped, and have no random part unless a test wants one. */
function start(script: Script, args: string[], options: RunOptions = {}): Promise<Run> {
  const clock = { sleep() {}, random: () => 0.5 };
  return run({ command: FAKE, args }, { timeoutMs: BOUND_MS, jitter: 0, clock, ...options, env: { ...script.env, ...options.env } });
}

function checkActions(run: Run, ...expected: string[]): void {
  assert.deepEqual(run.attempts.map((attempt) => attempt.report.decision.action), expected, run.stop.message);
  assert.deepEqual(run.attempts.map((attempt) => attempt.number), expected.map((_, index) => index + 1));
  assert.equal(run.last, run.attempts.at(-1));
}

const delays = (run: Run) => run.attempts.map((attempt) => attempt.delayMs);
const timeouts = (run: Run) => run.attempts.map((attempt) => attempt.timeoutMs);

/** Not there, or dead and only waiting for someone to notice. */
function isGone(pid: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return /^ [ZX]/.test(stat.slice(stat.lastIndexOf(")") + 1));
  } catch {
    return true;
  }
}

async function assertGoes(file: string): Promise<void> {
  const pid = readFileSync(file, "utf8").trim();
  assert.match(pid, /^\d+$/);
  const deadline = Date.now() + BOUND_MS;
  while (!isGone(pid)) {
    assert.ok(Date.now() < deadline, `${pid} still runs`);
    await pause(10);
  }
}

test("one handler in three lines", async (context) => {
  const loaded = `{"session_id":"s1","loaded":true}`;
  const cases: [Step, string][] = [
    [{ stdout: loaded }, loaded],
    [step({ type: "error", error: "invalid choice", kind: "parse" }, 1), "fix_invocation"],
    [step({ type: "error", error: "no session", kind: "session_not_found" }, 1), "handle_absence"],
    [step({ type: "error", error: "boom", kind: "runtime" }, 1), "escalate"],
    [clawTimeout(false), "retry_fresh_session"],
    [{ stdout: "Traceback", exit: 1 }, "escalate"],
  ];
  for (const [step, expected] of cases) {
    const script = new Script(context, step);
    const done = await start(script, ["load-session", "s1", "--output-format", "json"]);
    try {
      assert.equal(done.proceed(), expected);
      assert.equal(parse(done.proceed()).dialect, "claw/v1");
    } catch (error) {
      assert.ok(error instanceof DecisionError, String(error));
      assert.equal(error.decision.action, expected);
      assert.equal(error.run, done);
    }
    assert.equal(script.calls().length, 1);
  }
});

test("retries and then succeeds", async (context) => {
  const script = new Script(context, busy(30), busy(7), success());
  const waits: number[] = [];
  const done = await start(script, ["list"], { clock: { sleep: (ms) => void waits.push(ms), random: Math.random } });
  checkActions(done, "retry", "retry", "proceed");
  assert.equal(done.stop.reason, "decided");
  assert.equal(done.report.outcome, "success");
  // Every wait is the decision's own.
  assert.deepEqual(waits, [30_000, 7000]);
  assert.deepEqual(delays(done), [30_000, 7000, null]);
  assert.deepEqual(script.calls(), [["list"], ["list"], ["list"]]);
  assert.deepEqual(done.last.capture.argv, [FAKE, "list"]);
  assert.equal(done.last.capture.exit_code, 0);
  // A capture is plain data that reads the same again.
  assert.deepEqual(inspect(JSON.parse(JSON.stringify(done.last.capture))), done.report);
});

test("delays grow with each attempt on the same code, and the policy's calls win", async (context) => {
  const error = { schema: "animus.cli.v1", ok: false, error: { code: "unavailable", message: "down", exit_code: 5 } };
  const script = new Script(context, { stderr: `${JSON.stringify(error)}\n`, exit: 5 });
  const done = await start(script, [], { maxAttempts: 10 });
  checkActions(done, "retry", "retry", "escalate");
  assert.deepEqual(delays(done), [500, 750, null]);
  assert.equal(done.decision.rule, "attempts-used-up");
});

test("attempts are counted for each code", async (context) => {
  const other = failure("UPSTREAM_DOWN", 12, { retryable: true });
  const done = await start(new Script(context, busy(1), other, busy(1), other, busy(1)), [], { maxAttempts: 10 });
  checkActions(done, "retry", "retry", "retry", "retry", "escalate");
  assert.equal(done.decision.rule, "attempts-used-up");
});

test("calls before the run count", async (context) => {
  checkActions(await start(new Script(context, busy(1)), [], { attempts: 2 }), "retry", "escalate");
});

test("maxAttempts can only tighten", async (context) => {
  const script = new Script(context, busy(1));
  const two = await start(script, [], { maxAttempts: 2 });
  checkActions(two, "retry", "retry");
  assert.equal(two.stop.reason, "attempts_used_up");
  checkActions(await start(script, [], { maxAttempts: 0 }), "retry");
});

test("a long delay is not sat through and not shortened", async (context) => {
  const clock = { sleep: () => assert.fail("no wait"), random: Math.random };
  const done = await start(new Script(context, busy(3600)), [], { clock });
  checkActions(done, "retry");
  assert.equal(done.stop.reason, "delay_too_long");
  assert.equal(done.decision.delay_ms, 3_600_000);
});

test("jitter lengthens and never shortens", async (context) => {
  for (const [jitter, random, expected] of [[0.5, 0, 10_000], [0.5, 0.5, 12_500], [9, 0.999, 19_990], [0, 0.9, 10_000]] as const) {
    const done = await start(new Script(context, busy(10)), [], { jitter, clock: { sleep() {}, random: () => random }, maxAttempts: 2 });
    assert.deepEqual(delays(done), [expected, null]);
  }
});

test("never calls again where that is not safe", async (context) => {
  const ok = { ok: true, data: {}, error: null, warnings: [], meta: { duration_ms: 1 } };
  const no = { ok: false, data: null, error: { code: "X", message: "m", retryable: true }, warnings: [], meta: { duration_ms: 1 } };
  const retryable = { retryable: true };
  const cases: [string, Step, string][] = [
    ["success at exit 11", step(ok, 11), "escalate"],
    ["contradicting envelopes", { stdout: `${JSON.stringify(ok)}\n${JSON.stringify(no)}\n`, exit: 11 }, "escalate"],
    ["partial", failure("PARTIAL_FAILURE", 2, { retryable: true, retry_after: 1 }), "inspect_state"],
    ["unproven exit 2", failure("SOMETHING", 2, retryable), "inspect_state"],
    ["unproven exit 3", failure("SOMETHING", 3, retryable), "inspect_state"],
    ["killed after a retryable error", { ...busy(1), die_of: "SIGKILL" }, "escalate"],
    ["killed by a shell's account", failure("X", 137, retryable), "escalate"],
    ["unlisted exit", failure("X", 40, retryable), "escalate"],
    ["a negative delay", failure("X", 11, { retryable: true, retry_after: -1 }), "escalate"],
    ["a timeout that may have had effects", failure("TIMEOUT", 10, {}), "inspect_state"],
    ["no envelope", { stdout: "oops", exit: 1 }, "escalate"],
    ["nothing at all", { exit: 75 }, "escalate"],
    ["half an envelope", { stdout: `{"ok":false,"data":nu`, exit: 11 }, "escalate"],
  ];
  for (const [name, unsafe, action] of cases) {
    const script = new Script(context, unsafe, success());
    const hook = () => assert.fail(`${name}: a hook was called`);
    const hooks = { onFreshSession: hook, onRefreshCredentials: hook };
    const done = await start(script, [], { ...hooks, followRedirects: true, retryTimeouts: true, maxAttempts: 9 });
    assert.equal(done.decision.action, action, name);
    assert.equal(done.stop.reason, "decided", name);
    assert.equal(script.calls().length, 1, name);
  }
});

test("a killed process names its signal", async (context) => {
  const { last, report } = await start(new Script(context, { die_of: "SIGABRT" }), []);
  assert.deepEqual([last.capture.signal, last.capture.exit_code, last.capture.timed_out], ["SIGABRT", null, false]);
  assert.equal(report.outcome, "unknown");
});

test("a timeout ends a grandchild that ignores SIGTERM", { skip: !existsSync("/proc/self/stat") && "there is no /proc to look at" }, async (context) => {
  const script = new Script(context);
  const pid = script.path("pid");
  script.rewrite({ grandchild: pid, ignore_term: true, sleep_ms: FOREVER_MS });
  // The clock may strike before the grandchild exists on a slow machine; then there is nothing to prove.
  let done: Run;
  let timeoutMs = 2000;
  do {
    done = await start(script, [], { timeoutMs, graceMs: SHORT_MS });
    timeoutMs *= 4;
  } while (!existsSync(pid) && timeoutMs < BOUND_MS);
  assert.deepEqual([done.last.capture.timed_out, done.last.capture.signal], [true, "SIGKILL"]);
  assert.equal(done.last.streamsLeftOpen, false);
  assert.equal(done.report.outcome, "timeout");
  assert.equal(done.decision.rule, "subprocess-timeout");
  // Not a retry without the caller's word, and the grandchild is not left behind.
  checkActions(done, "escalate");
  await assertGoes(pid);
});

test("a program that heeds SIGTERM is not killed", async (context) => {
  const { last } = await start(new Script(context, { sleep_ms: FOREVER_MS }), [], { timeoutMs: SHORT_MS, graceMs: BOUND_MS });
  assert.deepEqual([last.capture.signal, last.capture.timed_out], ["SIGTERM", true]);
});

test("timeouts are retried on opt-in with more time", async (context) => {
  const script = new Script(context, { sleep_ms: FOREVER_MS });
  const onProgress = (progress: Progress) => progress.type === "finished" && script.rewrite(success());
  const done = await start(script, [], { timeoutMs: SHORT_MS, retryTimeoutMs: BOUND_MS, retryTimeouts: true, onProgress });
  checkActions(done, "retry_fresh_session", "proceed");
  assert.deepEqual(timeouts(done), [SHORT_MS, BOUND_MS]);
  const never = await start(new Script(context, { sleep_ms: FOREVER_MS }), [], { timeoutMs: SHORT_MS, retryTimeouts: true });
  checkActions(never, "retry_fresh_session", "retry_fresh_session", "escalate");
  assert.deepEqual(timeouts(never), [SHORT_MS, SHORT_MS * 2, SHORT_MS * 2]);
});

test("a timeout of the program itself", async (context) => {
  // The cancel was seen: the same session, with more time.
  const seen = await start(new Script(context, clawTimeout(true), success()), []);
  checkActions(seen, "retry_same_session", "proceed");
  assert.deepEqual(timeouts(seen), [BOUND_MS, BOUND_MS * 2]);
  // It was not: only a caller who can make a fresh session gets another call.
  const unseen = await start(new Script(context, clawTimeout(false), success()), []);
  checkActions(unseen, "retry_fresh_session");
  assert.equal(unseen.stop.reason, "no_hook");
  const script = new Script(context, clawTimeout(false), success());
  const onFreshSession = (call: Invocation) => void call.args.push("--session=new");
  checkActions(await start(script, ["turn-loop"], { onFreshSession }), "retry_fresh_session", "proceed");
  assert.deepEqual(script.calls(), [["turn-loop"], ["turn-loop", "--session=new"]]);
});

test("a flood is drained and too large", async (context) => {
  const done = await start(new Script(context, { flood: 3_000_000, stdout: `{"ok":true}` }), [], { maxBytes: 10_000 });
  assert.equal(done.report.found, "too_large");
  assert.equal(done.last.capture.stdout?.length, 10_001);
  assert.equal(done.last.stdoutBytes, 3_000_011);
  // It came to its end by itself, nothing blocked it.
  assert.equal(done.last.capture.exit_code, 0);
  checkActions(done, "escalate");
});

test("exactly the limit is not too large", async (context) => {
  const length = success().stdout?.length ?? 0;
  for (const [maxBytes, found] of [[length, "envelope"], [length - 1, "too_large"]] as const) {
    assert.equal((await start(new Script(context, success()), [], { maxBytes })).report.found, found);
  }
});

test("an endless flood ends with the clock", async (context) => {
  const { last, report } = await start(new Script(context, { flood: -1 }), [], { maxBytes: 1000, timeoutMs: SHORT_MS });
  assert.equal(last.capture.timed_out, true);
  assert.ok((last.capture.stdout?.length ?? 0) <= 1001);
  assert.equal(report.outcome, "timeout");
});

test("a daemon that keeps the streams open holds nobody up", { skip: !existsSync("/proc/self/stat") && "there is no /proc to look at" }, async (context) => {
  const script = new Script(context);
  const pid = script.path("pid");
  script.rewrite({ ...success(), grandchild: pid });
  const done = await start(script, [], { timeoutMs: BOUND_MS * 10 });
  assert.equal(done.last.streamsLeftOpen, true);
  checkActions(done, "proceed");
  const number = readFileSync(pid, "utf8").trim();
  assert.ok(!isGone(number), "the daemon was meant to live");
  process.kill(Number(number), "SIGKILL");
  await assertGoes(pid);
});

test("what cannot be started is a typed error", async (context) => {
  const refused = (code: string, message?: RegExp) => (error: unknown) =>
    error instanceof RunError && error.code === code && (message?.test(error.message) ?? true);
  await assert.rejects(run(["no-such-program-anywhere"], { preflight: true }), refused("program_not_found", /^there is no program "no-such-program-anywhere"$/));
  await assert.rejects(run([FAKE], { cwd: "/no/such/folder" }), refused("folder_not_found"));
  await assert.rejects(run([new Script(context).path("script")]), refused("not_executable"));
  await assert.rejects(run([FAKE, "a\0b"]), refused("not_started"));
});

test("wrong arguments are refused before anything runs", async (context) => {
  const script = new Script(context, success());
  const cases: [object, RegExp][] = [
    [{ maxBytes: "1" }, /options\.maxBytes/],
    [{ timeoutMs: Number.NaN }, /options\.timeoutMs/],
    [{ maxAttempts: -1 }, /options\.maxAttempts/],
    [{ signal: {} }, /options\.signal/],
    [{ onProgress: 1 }, /options\.onProgress/],
    [{ stdin: 7 }, /options\.stdin/],
  ];
  for (const [options, message] of cases) await assert.rejects(start(script, [], options), { name: "TypeError", message });
  for (const command of [[], "ls -l", undefined, {}, ["ls", 1]]) await assert.rejects(run(command as never), { name: "TypeError", message: /^command must be/ });
  assert.deepEqual(script.calls(), []);
});

test("a failure to call again keeps the attempts", async (context) => {
  const onFreshSession = (call: Invocation) => void call.args.push("a\0b");
  const done = await start(new Script(context, clawTimeout(false)), [], { onFreshSession });
  checkActions(done, "retry_fresh_session");
  assert.equal(done.stop.reason, "failed");
  assert.ok(done.stop.error instanceof RunError);
});

test("redirects are followed on opt-in by the same program only", async (context) => {
  const words = `new-list --filter 'a b' "$(touch pwned)" ; rm`;
  for (const program of [NAME, FAKE]) {
    const script = new Script(context, redirect(`${program} ${words}`), success());
    const done = await start(script, ["old-list"], { followRedirects: true });
    checkActions(done, "follow_redirect", "proceed");
    assert.deepEqual(script.calls()[1], ["new-list", "--filter", "a b", "$(touch pwned)", ";", "rm"]);
    assert.deepEqual(done.options.redirectsFollowed, [`${program} ${words}`]);
  }
  const cases: [string, boolean, string][] = [
    [`${NAME} new-list`, false, "redirect_not_allowed"],
    ["other new-list", true, "redirect_to_other_program"],
    [`./${NAME} new-list`, true, "redirect_to_other_program"],
    [`/bin/${NAME} new-list`, true, "redirect_to_other_program"],
    [`FOO=1 ${NAME} new-list`, true, "redirect_to_other_program"],
    [`${NAME} 'new-list`, true, "redirect_unreadable"],
    ["  ", true, "redirect_unreadable"],
  ];
  for (const [command, followRedirects, reason] of cases) {
    const script = new Script(context, redirect(command), success());
    const done = await start(script, ["old-list"], { followRedirects });
    checkActions(done, "follow_redirect");
    assert.equal(done.stop.reason, reason, command);
    assert.equal(script.calls().length, 1, command);
  }
});

test("a redirect loop is found", async (context) => {
  const options = { followRedirects: true, maxAttempts: 9 };
  const toItself = await start(new Script(context, redirect(`${NAME}  'a'`)), ["a"], options);
  checkActions(toItself, "escalate");
  assert.equal(toItself.decision.rule, "redirect-seen");
  const round = await start(new Script(context, redirect(`${NAME} b`), redirect(`${NAME} c`), redirect(`${NAME} a`)), ["a"], options);
  checkActions(round, "follow_redirect", "follow_redirect", "escalate");
  // One that never comes back is bounded by the number of calls.
  const endless = await start(new Script(context, ...[...Array(20).keys()].map((number) => redirect(`${NAME} ${number}`))), ["a"], { followRedirects: true });
  assert.equal(endless.attempts.length, 3);
  assert.equal(endless.stop.reason, "attempts_used_up");
});

test("credentials are refreshed once and only by a hook", async (context) => {
  const expired = failure("TOKEN_EXPIRED", 8, { retryable: true });
  const alone = await start(new Script(context, expired), []);
  checkActions(alone, "refresh_credentials");
  assert.equal(alone.stop.reason, "no_hook");

  let refreshed = 0;
  const onRefreshCredentials = async (call: Invocation) => {
    refreshed++;
    call.env["TOKEN"] = `{"ok":true,"data":1,"error":null,"warnings":[]}`;
  };
  const again = await start(new Script(context, expired), [], { onRefreshCredentials, maxAttempts: 9 });
  checkActions(again, "refresh_credentials", "acquire_credentials");
  assert.equal(again.options.credentialsRefreshed, true);
  assert.equal(refreshed, 1);
  checkActions(await start(new Script(context, expired, { echo_env: "TOKEN" }), [], { onRefreshCredentials }), "refresh_credentials", "proceed");

  const fails = () => Promise.reject(new Error("the vault is shut"));
  const failed = await start(new Script(context, expired), [], { onRefreshCredentials: fails });
  checkActions(failed, "refresh_credentials");
  assert.deepEqual([failed.stop.reason, failed.stop.message], ["hook_failed", "preparing the next attempt failed: the vault is shut"]);
  assert.notEqual(failed.options.credentialsRefreshed, true);
});

test("a repeated cursor is found across runs", async (context) => {
  const meta = { duration_ms: 1, truncated: true, cursor: "c1" };
  const script = new Script(context, step({ ok: true, data: [], error: null, warnings: [], meta }, 0));
  const first = await start(script, []);
  checkActions(first, "fetch_next_page");
  assert.deepEqual(first.options.cursorsSeen, ["c1"]);
  const second = await start(script, ["--cursor", "c1"], first.options);
  checkActions(second, "escalate");
  assert.equal(second.decision.rule, "cursor-seen");
});

test("progress in order", async (context) => {
  const events: string[] = [];
  const onProgress = (progress: Progress) => {
    events.push(
      progress.type === "preflight" ? `preflight ${progress.preflight.argv.at(-1)}`
      : progress.type === "started" ? `started ${progress.number} ${progress.argv.at(-1)}`
      : progress.type === "finished" ? `finished ${progress.attempt.number}`
      : `waiting ${progress.delayMs} to ${progress.action} as ${progress.next}`,
    );
  };
  const clock = { sleep: () => void events.push("slept"), random: Math.random };
  await start(new Script(context, {}, busy(2), success()), ["list"], { preflight: true, onProgress, clock });
  assert.deepEqual(events, ["preflight --help", "started 1 list", "finished 1", "waiting 2000 to retry as 2", "slept", "started 2 list", "finished 2"]);
});

test("a preflight is never a verdict", async (context) => {
  const failed = await start(new Script(context, { exit: 64 }, success()), ["list"], { preflight: true });
  checkActions(failed, "proceed");
  assert.match(failed.preflight?.warning ?? "", /list --help exited with 64; that does not prove the command wrong/);

  const script = new Script(context, { sleep_ms: FOREVER_MS });
  const onProgress = (progress: Progress) => progress.type === "preflight" && script.rewrite(success());
  const slow = await start(script, [], { preflight: true, onProgress });
  checkActions(slow, "proceed");
  assert.deepEqual([slow.preflight?.timed_out, slow.preflight?.warning], [true, null]);

  // Behind `--` the flag would be a word like any other, and the command would do its work twice.
  const behind = new Script(context, success());
  assert.equal((await start(behind, ["exec", "--", "make"], { preflight: true })).preflight, null);
  assert.equal(behind.calls().length, 1);
});

test("aborting ends the whole group", { skip: !existsSync("/proc/self/stat") && "there is no /proc to look at" }, async (context) => {
  const script = new Script(context);
  const pid = script.path("pid");
  script.rewrite({ grandchild: pid, sleep_ms: FOREVER_MS });
  const controller = new AbortController();
  const { signal } = controller;
  const running = start(script, [], { timeoutMs: BOUND_MS * 10, graceMs: SHORT_MS, signal });
  while (!existsSync(pid)) await pause(5);
  controller.abort();
  const done = await running;
  assert.equal(done.stop.reason, "cancelled");
  assert.deepEqual([done.last.cancelled, done.last.capture.timed_out], [true, false]);
  await assertGoes(pid);
  // From now on nothing is started.
  const before = script.calls().length;
  await assert.rejects(start(script, [], { signal }), (error) => error instanceof RunError && error.code === "cancelled" && error.cause === signal.reason);
  assert.equal(script.calls().length, before);
});

test("aborting cuts a wait short", async (context) => {
  const script = new Script(context, busy(200));
  const controller = new AbortController();
  const onProgress = (progress: Progress) => progress.type === "waiting" && setImmediate(() => controller.abort());
  const done = await run([FAKE], { env: script.env, onProgress, signal: controller.signal });
  assert.equal(done.stop.reason, "cancelled");
  checkActions(done, "retry");
});

test("standard input is given or empty", async (context) => {
  const envelope = success().stdout ?? "";
  const echo = new Script(context, { echo_stdin: true });
  checkActions(await start(echo, [], { stdin: envelope }), "proceed");
  checkActions(await start(echo, [], { stdin: new TextEncoder().encode(envelope) }), "proceed");
  assert.equal((await start(echo, [])).report.found, "none");
  // A program that does not read a long input is not at fault.
  checkActions(await start(new Script(context, success()), [], { stdin: "x".repeat(1 << 20) }), "proceed");
});

test("both streams are read at once", async (context) => {
  const long = "x".repeat(300_000);
  const done = await start(new Script(context, { ...success(), stderr: long, stdout: `${long}\n${success().stdout}` }), []);
  checkActions(done, "proceed");
  assert.equal(done.last.stderrBytes, 300_000);
});

test("characters cut in two are put together again, and bytes that are no text are kept", async (context) => {
  const text = `{"ok":true,"data":"é 🚀 \u4e2d","error":null,"warnings":[],"meta":{"duration_ms":1}}`;
  const slowly = await start(new Script(context, { slowly: text }), []);
  assert.equal(slowly.proceed(), text);
  assert.equal(slowly.last.capture.stdout, text);
  const bytes = await start(new Script(context, { base64: "/wD+" }), []);
  assert.deepEqual([bytes.last.capture.stdout, bytes.last.capture.stdout_base64], [undefined, "/wD+"]);
});

test("a variable can be hidden", async (context: TestContext) => {
  process.env["CLI_ENVELOPE_HIDDEN"] = "seen";
  const script = new Script(context, { echo_env: "CLI_ENVELOPE_HIDDEN" });
  assert.equal((await start(script, [])).last.capture.stdout, "seen");
  assert.equal((await start(script, [], { env: { CLI_ENVELOPE_HIDDEN: undefined } })).last.capture.stdout, "");
});
