// Envelopes in another dialect: the same answers as the native core's, in the form that JavaScript has.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { type MigrateOptions, decide, inspect, migrate, parse } from "../../dist/index.node.js";
import * as slim from "../../dist/slim.js";
import { ROOT, jsonFiles } from "../suites/files.js";
import { type SuiteCapture, camelCase, expand } from "../suites/suite.js";

const ERROR = '{"type":"error","error":"no such option: --frob","kind":"cli_parse","hint":null}';
const FACTS = { to: "claw/v2", command: "doctor", exitCode: 1, timestamp: "2026-04-22T10:10:00Z" };

/** What a migration gives, which has to succeed. */
function migrated(input: Parameters<typeof migrate>[0], options: MigrateOptions) {
  const result = migrate(input, options);
  if (!result.success) assert.fail(result.refusal.message);
  return result;
}

/** Why there is none. */
function refusal(input: Parameters<typeof migrate>[0], options: MigrateOptions) {
  const result = migrate(input, options);
  if (result.success) assert.fail(result.envelope);
  return result.refusal;
}

test("claw/v1 becomes claw/v2, with all that is different", () => {
  const { envelope, exit_code, stream, changes, forced, report } = migrated(ERROR, FACTS);
  const { dialect, shape, value } = parse({ stdout: envelope, exit_code });
  assert.deepEqual([dialect, shape, exit_code, stream, forced], ["claw/v2", "error", 1, "stdout", false]);
  assert.equal((value as { error: { kind: string } }).error.kind, "parse");
  assert.deepEqual(report, inspect({ stdout: envelope, exit_code }));
  assert.ok(changes.some(({ kind, path, from }) => kind === "renamed" && path.join(".") === "error.message" && from?.join(".") === "error"));
  assert.ok(changes.every(({ reason }) => reason.length > 0));
  assert.equal(decide({ stdout: ERROR, exit_code: 1 }).action, report.decision.action);
});

test("back again, to a later revision, and to what it is already", () => {
  const { envelope } = migrated(ERROR, FACTS);
  assert.equal(migrated({ stdout: envelope, exit_code: 1 }, { to: "claw/v1" }).report.dialect, "claw/v1");
  assert.deepEqual(migrated({ stdout: envelope, exit_code: 1 }, { to: "claw/v2" }).changes, []);
  const page = '{"ok":true,"data":[],"error":null,"warnings":[],"meta":{"duration_ms":3}}';
  assert.equal(migrated({ stdout: page, exit_code: 0 }, { to: "cli-agent-spec/v2" }).report.dialect, "cli-agent-spec/v2");
});

test("facts come from the options, from the capture or as a date", () => {
  const expected = migrated(ERROR, FACTS).envelope;
  assert.equal(migrated({ stdout: ERROR, exit_code: 1 }, { ...FACTS, exitCode: null }).envelope, expected);
  assert.equal(migrated({ stdout: ERROR, exit_code: 7 }, FACTS).envelope, expected);
  assert.equal(migrated(new TextEncoder().encode(ERROR), FACTS).envelope, expected);
  assert.match(migrated(ERROR, { ...FACTS, timestamp: new Date(0) }).envelope, /"timestamp":"1970-01-01T00:00:00.000Z"/);
});

test("what cannot be migrated is refused with what would help", () => {
  assert.deepEqual(refusal(ERROR, { to: "claw/v2" }).missing, ["command", "exit_code", "timestamp"]);
  assert.equal(refusal(ERROR, { to: "none/v9" }).kind, "unknown_target");
  assert.ok(refusal(ERROR, { ...FACTS, to: "animus/v1" }).routes.some(({ from, to }) => from === "claw/v1" && to === "claw/v2"));
  assert.equal(refusal("hello", FACTS).kind, "nothing_found");
  assert.equal(refusal(ERROR, { ...FACTS, timestamp: "yesterday" }).kind, "invalid_context");
  const flood = refusal(ERROR.slice(0, -1).padEnd(9_000_000), FACTS);
  assert.deepEqual([flood.kind, flood.issues[0]?.code], ["nothing_found", "too_large"]);
  assert.match(flood.issues[0]?.message ?? "", /the limit is 8388608 bytes, this is 9000000 bytes/);
});

test("what is not valid is migrated only where the caller insists", () => {
  const broken = { stdout: '{"ok":true,"data":[],"error":null,"warnings":[7],"meta":{"duration_ms":"3"}}', exit_code: 0 };
  assert.equal(refusal(broken, { to: "cli-agent-spec/v2" }).kind, "invalid");
  const { forced, report } = migrated(broken, { to: "cli-agent-spec/v2", force: true });
  assert.deepEqual([forced, report.valid], [true, false]);
});

test("a wrong argument is refused by name", () => {
  for (const [options, name] of [
    [undefined, "options"],
    ["claw/v2", "options"],
    [{}, "options.to"],
    [{ to: 2 }, "options.to"],
    [{ ...FACTS, command: ["doctor"] }, "options.command"],
    [{ ...FACTS, exitCode: "1" }, "options.exitCode"],
    [{ ...FACTS, timestamp: 0 }, "options.timestamp"],
    [{ ...FACTS, timestamp: new Date(NaN) }, "options.timestamp"],
    [{ ...FACTS, force: "yes" }, "options.force"],
    [{ ...FACTS, maxDepth: -1 }, "options.maxDepth"],
  ] as const) {
    assert.throws(() => migrate(ERROR, options as never), (error) => error instanceof TypeError && error.message.startsWith(`${name} must be`), name);
  }
  assert.throws(() => migrate(7 as never, FACTS), /^TypeError: input must be/);
});

test("slim migrates with the module that can", async () => {
  const bytes = (name: string) => readFileSync(new URL(`../../dist/${name}.wasm`, import.meta.url));
  await slim.init(bytes("cli-envelope"));
  assert.throws(() => slim.migrate(ERROR, FACTS), /cannot migrate: call init\(module\) with that of cli-envelope\/cli-envelope-migrate\.wasm/);
  const another = await import(`${new URL("../../dist/slim.js", import.meta.url).href}?another`);
  await another.init(bytes("cli-envelope-migrate"));
  assert.deepEqual(another.migrate(ERROR, FACTS), migrate(ERROR, FACTS));
});

interface Case {
  name: string;
  capture: SuiteCapture;
  options?: Record<string, unknown>;
  to: string;
  context?: { command?: string; exit_code?: number; timestamp?: string; force?: boolean };
  expect: { [member: string]: unknown; report?: object; refusal?: object };
}

/** The members of a value that are named in another. */
const members = (value: object, named: object) => Object.fromEntries(Object.keys(named).map((name) => [name, (value as Record<string, unknown>)[name]]));

for (const path of jsonFiles(join(ROOT, "tests/migrations"))) {
  for (const { name, capture, options, to, context = {}, expect } of JSON.parse(readFileSync(path, "utf8")).cases as Case[]) {
    test(`${basename(path, ".json")}: ${name}`, () => {
      const { exit_code: exitCode = null, ...facts } = context;
      const result = migrate(expand(capture), { ...camelCase(options ?? {}), ...facts, exitCode, to });
      if (!result.success) {
        const refusal = { ...result.refusal, issues: result.refusal.issues.map(({ code }) => code) };
        assert.deepEqual({ refusal: members(refusal, expect.refusal ?? {}) }, expect);
        return;
      }
      const { envelope, changes, report, ...rest } = result;
      const stated = { ...rest, envelope: JSON.parse(envelope), changes: changes.map(({ reason: _, ...change }) => change), report: members(report, expect.report ?? {}) };
      assert.deepEqual(members(stated, expect), expect);
    });
  }
}
