// Whatever a caller passes: a report, or a TypeError that names the argument, and right answers afterwards.
import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { decide, explain, inspect, parse, safeParse } from "../../dist/index.node.js";

const SUCCESS = '{"schema":"animus.cli.v1","ok":true,"data":{"id":"TASK-001"}}';
const bytes = (text: string) => new TextEncoder().encode(text);

/** Every function that takes an input refuses this one, and says which argument is wrong. */
function refused(input: unknown, message: RegExp, options?: unknown): void {
  for (const call of [inspect, decide, parse, safeParse] as Array<(input: never, options?: never) => unknown>) {
    assert.throws(() => call(input as never, options as never), (error) => error instanceof TypeError && message.test(error.message), String(message));
  }
  assert.equal(decide({ exit_code: 0, stdout: SUCCESS }).action, "proceed");
}

test("what is no capture is refused by name", () => {
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  for (const input of [undefined, null, 7, NaN, true, 10n, Symbol("s"), () => SUCCESS, [], [1], cyclic, {}, new Date(), new Map(), JSON.parse(SUCCESS)]) {
    refused(input, /^input /);
  }
  refused(new ArrayBuffer(8), /^input /);
  refused(new Uint16Array(4), /^input /);
  refused(new Proxy(bytes(SUCCESS), {}), /^input /);
});

test("a wrong member of a capture is refused by name", () => {
  refused({ stdout: 7 }, /^input\.stdout must be a string or a Uint8Array, not a number$/);
  refused({ stderr: {} }, /^input\.stderr /);
  refused({ stdout: "", exit_code: "0" }, /^input\.exit_code /);
  refused({ stdout: "", exit_code: 1.5 }, /^input\.exit_code /);
  refused({ stdout: "", exit_code: 1, signal: "SIGTERM" }, /exclude each other/);
  refused({ stdout: "", signal: 15 }, /^input\.signal /);
  refused({ stdout: "", timed_out: "yes" }, /^input\.timed_out /);
  refused({ stdout: "", argv: "ls" }, /^input\.argv /);
  refused({ stdout: "", argv: ["ls", 1] }, /^input\.argv\[1\] /);
  refused({ stdout: "", stdout_base64: "" }, /exclude each other/);
  for (const base64 of ["?", "/w", "/x==", "/w==\n", 7]) refused({ stdout_base64: base64 }, /^input\.stdout_base64 is not base64$/);
});

test("a wrong option is refused by name", () => {
  for (const [options, name] of [
    ["claw/v1", "options"],
    [{ dialect: 1 }, "options.dialect"],
    [{ policy: "mine" }, "options.policy"],
    [{ maxBytes: -1 }, "options.maxBytes"],
    [{ maxDepth: 1.5 }, "options.maxDepth"],
    [{ maxIssues: "9" }, "options.maxIssues"],
    [{ attempts: NaN }, "options.attempts"],
    [{ credentialsRefreshed: 1 }, "options.credentialsRefreshed"],
    [{ redirectsFollowed: [null] }, "options.redirectsFollowed\\[0\\]"],
    [{ cursorsSeen: {} }, "options.cursorsSeen"],
  ] as const) {
    refused(SUCCESS, new RegExp(`^${name} must be`), options);
  }
});

test("bytes are read wherever they lie", () => {
  const expected = inspect(SUCCESS);
  const shared = new Uint8Array(new SharedArrayBuffer(SUCCESS.length));
  shared.set(bytes(SUCCESS));
  const inside = bytes(`xx${SUCCESS}yy`).subarray(2, 2 + SUCCESS.length);
  const elsewhere = vm.runInNewContext("Uint8Array.from(bytes)", { bytes: [...bytes(SUCCESS)] });
  class Liar extends Uint8Array {
    override get length() {
      return 3;
    }
  }
  for (const input of [bytes(SUCCESS), Buffer.from(SUCCESS), shared, inside, elsewhere, new Liar(bytes(SUCCESS)), { stdout: shared }]) {
    assert.deepEqual(inspect(input), expected);
    assert.deepEqual(parse(input).value, JSON.parse(SUCCESS));
  }
  const gone = bytes(SUCCESS);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  refused(gone, /^input is a view of a buffer that was transferred away$/);
  refused({ stdout: gone }, /^input\.stdout is a view/);
  assert.equal(inspect(new Uint8Array(0)).found, "none");
});

test("each property is read once, in whatever way it is made", () => {
  const counts: Record<string, number> = {};
  const values = { stdout: SUCCESS, stderr: "", exit_code: 0, signal: null, timed_out: false, argv: ["x"] };
  const counting = <T extends object>(target: T) =>
    new Proxy(target, {
      get(object, name, receiver) {
        counts[String(name)] = (counts[String(name)] ?? 0) + 1;
        return Reflect.get(object, name, receiver);
      },
    });
  const result = safeParse(counting(values), counting({ maxBytes: 1000, dialect: "animus/v1" }));
  assert.equal(result.success && result.report.valid, true);
  for (const [name, count] of Object.entries(counts)) assert.equal(count, 1, name);
  // A member that answers differently each time is checked and used as one answer.
  let asked = 0;
  const fickle = { get stdout() { return asked++ === 0 ? SUCCESS : 7; }, exit_code: 0 };
  assert.equal(inspect(fickle as { stdout: string }).valid, true);
  const throwing = { get stdout(): string { throw new Error("mine"); } };
  assert.throws(() => inspect(throwing), /^Error: mine$/);
});

test("bytes that change afterwards change nothing", () => {
  const input = bytes(SUCCESS);
  const result = safeParse({ stdout: input, exit_code: 0 });
  input.fill(0x20);
  assert.equal(result.success && result.report.valid, true);
  assert.deepEqual(result.success && result.envelope.value, JSON.parse(SUCCESS));
});

test("text that no UTF-8 holds, and text that only JavaScript rounds", () => {
  const success = (data: string) => `{"schema":"animus.cli.v1","ok":true,"data":"${data}"}`;
  for (const [around, data, read] of [["", "\ud800", "\ufffd"], ["é\n", "\udc00é", "\ufffdé"], ["", "é", "é"], [" \n", "🚀é", "🚀é"], ["é", "é", "é"]] as const) {
    for (const text of [around + success(data), success(data) + around, around + success(data) + around]) {
      assert.equal(inspect(text).valid, true);
      assert.equal(parse(text).value["data"], read, JSON.stringify(text));
    }
  }
  const envelope = parse('{"schema":"animus.cli.v1","ok":true,"data":{"__proto__":{"x":1},"big":9007199254740993}}');
  const data = envelope.value["data"] as object;
  assert.deepEqual(Object.keys(data), ["__proto__", "big"]);
  assert.equal(Object.getPrototypeOf(data), Object.prototype);
  const codes = inspect('{"schema":"animus.cli.v1","ok":true,"data":9007199254740993}').issues.map((issue) => issue.code);
  assert.ok(codes.includes("unsafe_integer"), codes.join());
  assert.equal(inspect(Uint8Array.of(0x7b, 0xff)).valid, false);
});

test("an input that is too large is refused, told by its size", () => {
  const limit = 8 * 1024 * 1024;
  const start = SUCCESS.slice(0, -1);
  for (const input of [start.padEnd(limit + 1), Buffer.from(start.padEnd(limit + 1)), { stderr: start.padEnd(limit + 1) }]) {
    const report = inspect(input);
    assert.equal(report.found, "too_large");
    assert.equal(report.dialect, "animus/v1");
    assert.match(report.issues[0]?.message ?? "", /the limit is 8388608 bytes, this is 8388609 bytes$/);
    assert.deepEqual(decide(input), report.decision);
    assert.equal(safeParse(input).success, false);
  }
  assert.equal(inspect(SUCCESS.padEnd(limit)).found, "envelope");
  // Characters of several bytes count as such.
  assert.match(inspect("é🚀".repeat(limit / 4)).issues[0]?.message ?? "", /this is 12582912 bytes$/);
  assert.equal(inspect(SUCCESS.padEnd(limit + 1), { maxBytes: Infinity }).found, "envelope");
  const huge = new Uint8Array(3_000_000_000);
  huge.set(bytes(start));
  assert.match(inspect(huge).issues[0]?.message ?? "", /this is 3000000000 bytes$/);
  assert.match(inspect(huge, { maxBytes: Infinity }).issues[0]?.message ?? "", /the limit is 1073741824 bytes/);
});

test("an unknown code has no explanation", () => {
  assert.equal(explain("no_such_code"), null);
  assert.equal(explain("x".repeat(1000)), null);
  assert.equal(explain("duplicate_key")?.code, "duplicate_key");
  assert.throws(() => explain(undefined as never), /^TypeError: code must be a string$/);
});
