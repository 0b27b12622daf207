// The producer's side: what is handed out is valid, and what could not be is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EnvelopeError, type RespondOptions, inspect, respond } from "../../dist/index.node.js";

const START = { startedAt: 1_000, endedAt: 1_340 };
const SPEC = { dialect: "cli-agent-spec/v1", ...START } as const;
const CLAW = { dialect: "claw/v2", endedAt: new Date("2026-04-22T10:10:00Z") } as const;
const LIMITED = { code: "RATE_LIMIT_EXCEEDED", message: "slow down", retryable: true, retry_after: 30 };
const BUSY = { kind: "filesystem", operation: "unlink", target: "a.jsonl", retryable: true, message: "busy" } as const;
const MISSING = { kind: "session_not_found", message: "no session", retryable: false } as const;

/** The response has this text, on this stream, and a reader finds nothing to say about it. */
function check(options: RespondOptions, stream: "stdout" | "stderr", text: string): void {
  const response = respond(options);
  assert.equal(response.text, text);
  assert.deepEqual([response.stream, response.exit_code, JSON.stringify(response.envelope)], [stream, options.exitCode, text]);
  const report = inspect({ [stream]: text, exit_code: options.exitCode });
  assert.deepEqual([report.dialect, report.valid, report.issues.filter(({ severity }) => severity !== "info")], [options.dialect, true, []]);
}

test("cli-agent-spec/v1: ok and the duration are derived", () => {
  check({ ...SPEC, exitCode: 0, data: { id: 7 } }, "stdout", '{"ok":true,"data":{"id":7},"error":null,"warnings":[],"meta":{"duration_ms":340}}');
  check(
    { ...SPEC, exitCode: 11, error: LIMITED, warnings: ["late"], meta: { request_id: "r1" } },
    "stdout",
    '{"ok":false,"data":null,"error":{"code":"RATE_LIMIT_EXCEEDED","message":"slow down","retryable":true,"retry_after":30},"warnings":["late"],"meta":{"duration_ms":340,"request_id":"r1"}}',
  );
  assert.ok((respond({ ...SPEC, endedAt: new Date(0), exitCode: 0, data: [] }).envelope as { meta: { duration_ms: number } }).meta.duration_ms === 0);
});

test("claw/v2: the common fields, and the payload beside them", () => {
  const common = '{"timestamp":"2026-04-22T10:10:00.000Z","command":';
  check(
    { ...CLAW, command: "delete-session", exitCode: 0, data: { session_id: "s1", deleted: true } },
    "stdout",
    `${common}"delete-session","exit_code":0,"output_format":"json","schema_version":"2.0","session_id":"s1","deleted":true}`,
  );
  check(
    { ...CLAW, command: "delete-session", exitCode: 1, error: BUSY },
    "stdout",
    `${common}"delete-session","exit_code":1,"output_format":"json","schema_version":"2.0","error":${JSON.stringify(BUSY)}}`,
  );
  check(
    { ...CLAW, command: "load-session", exitCode: 1, data: { name: "s1", found: false }, error: MISSING },
    "stdout",
    `${common}"load-session","exit_code":1,"output_format":"json","schema_version":"2.0","name":"s1","found":false,"error":${JSON.stringify(MISSING)}}`,
  );
});

test("animus/v1: results on stdout, errors on stderr with their exit code", () => {
  check({ dialect: "animus/v1", exitCode: 0, data: { id: "TASK-001" } }, "stdout", '{"schema":"animus.cli.v1","ok":true,"data":{"id":"TASK-001"}}');
  check(
    { dialect: "animus/v1", exitCode: 3, error: { code: "not_found", message: "no task" } },
    "stderr",
    '{"schema":"animus.cli.v1","ok":false,"error":{"code":"not_found","message":"no task","exit_code":3}}',
  );
});

test("what breaks the contract is an EnvelopeError with its issues", () => {
  for (const [options, code] of [
    [{ ...SPEC, exitCode: 13, error: { code: "MOVED", message: "elsewhere" } }, "redirect"],
    [{ ...SPEC, exitCode: 0, data: { big: 2 ** 53 } }, "unsafe_integer"],
    [{ ...SPEC, exitCode: 0, data: { when: undefined } }, "wrong_type"],
    [{ ...SPEC, exitCode: 11, error: { ...LIMITED, retry_after: -1 } }, "out_of_range"],
    [{ ...SPEC, exitCode: 3, error: { code: "" } }, "missing_field"],
    [{ dialect: "animus/v1", exitCode: 2, error: { code: "not_found", message: "no task" } }, "exit_code"],
    [{ ...CLAW, command: "list-sessions", exitCode: 0, data: {} }, "missing_field"],
  ] as const) {
    assert.throws(
      () => respond(options as never),
      (error) => error instanceof EnvelopeError && error.issues.some((issue) => issue.code.includes(code)) && !error.report.valid,
      code,
    );
  }
});

test("a wrong argument is refused by name", () => {
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  for (const [options, message] of [
    [undefined, /^options must be an object/],
    [{ exitCode: 0 }, /^options\.dialect must be one of/],
    [{ dialect: "constructor", exitCode: 0 }, /^options\.dialect must be one of/],
    [{ ...SPEC, data: {} }, /^options\.exitCode must be/],
    [{ ...SPEC, exitCode: 1.5, data: {} }, /^options\.exitCode must be/],
    [{ ...SPEC, exitCode: 256, error: LIMITED }, /^options\.exitCode must be/],
    [{ ...SPEC, exitCode: 0, error: LIMITED }, /^options\.error needs/],
    [{ ...SPEC, exitCode: 1, error: "no" }, /^options\.error must be an object/],
    [{ ...SPEC, exitCode: 1 }, /^options\.error must be an object/],
    [{ ...SPEC, exitCode: 1, data: {}, error: LIMITED }, /^options\.data and options\.error exclude each other/],
    [{ ...SPEC, exitCode: 0, data: {}, startedAt: "now" }, /^options\.startedAt must be/],
    [{ ...SPEC, exitCode: 0, data: {}, endedAt: new Date(NaN) }, /^options\.endedAt must be/],
    [{ ...SPEC, exitCode: 0, data: {}, meta: { duration_ms: 1 } }, /^options\.meta\.duration_ms is derived/],
    [{ ...CLAW, exitCode: 0 }, /^options\.command must be a string/],
    [{ ...CLAW, exitCode: 0, command: "x", data: [] }, /^options\.data must be an object/],
    [{ ...CLAW, exitCode: 0, command: "x", data: { exit_code: 1 } }, /^options\.data\.exit_code is derived/],
  ] as const) {
    assert.throws(() => respond(options as never), (error) => error instanceof TypeError && message.test(error.message), String(message));
  }
  assert.throws(() => respond({ ...SPEC, exitCode: 0, data: cyclic as never }), EnvelopeError);
  assert.equal(respond({ ...SPEC, exitCode: 0, data: {} }).exit_code, 0);
});
