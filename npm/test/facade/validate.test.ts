// Envelopes that are JavaScript values, and the Standard Schema made of that.
import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { initTRPC } from "@trpc/server";
import { type Envelope, envelope, inspect, validate } from "../../dist/index.node.js";

const success = (data: unknown) => ({ schema: "animus.cli.v1", ok: true, data });

/** The paths of the errors of this value. */
function check(value: unknown, ...paths: Array<Array<string | number>>): void {
  const report = validate(value);
  const errors = report.issues.filter((issue) => issue.severity === "error");
  assert.deepEqual(errors.map((issue) => issue.path), paths, JSON.stringify(report.issues));
  assert.equal(report.valid, paths.length === 0);
}

test("a value gives the report of its text", () => {
  const value = success({ list: [1, -0.5, 1e300, null, true, "é\ud83d\ude80"], "": {} });
  assert.deepEqual(validate(value), inspect(JSON.stringify(value)));
  const failing = { schema: "animus.cli.v1", ok: false, error: { code: "not_found", message: "m", exit_code: 3 } };
  assert.equal(validate(failing).valid, true);
});

test("what JSON cannot hold is an issue at its path", () => {
  check(success(null));
  check(success(undefined), ["data"]);
  check(success([1, undefined, () => 1]), ["data", 1], ["data", 2]);
  check(success({ a: NaN, b: Infinity, c: 10n, d: Symbol("s") }), ["data", "a"], ["data", "b"], ["data", "c"], ["data", "d"]);
  check(success(new Date()), ["data"]);
  check(success(new Map()), ["data"]);
  check(success({ toJSON: () => "ok" }), ["data", "toJSON"]);
  check(success(new Array(1)), ["data", 0]);
  check(success({ get bad() { throw new Error("mine"); } }), ["data", "bad"]);
  check(success(vm.runInNewContext("({ a: [1] })")));
  check(success(Object.assign(Object.create(null), { a: 1 })));
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  check(success(cyclic), ["data", "self"]);
  const twice = { a: 1 };
  check(success([twice, twice]));
});

test("depth is limited, whatever the value", () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  assert.equal(validate(success(deep)).found, "malformed");
  assert.equal(validate(success(deep), { maxDepth: Infinity }).found, "malformed");
  let shallow: unknown = 1;
  for (let level = 0; level < 127; level++) shallow = [shallow];
  check(success(shallow));
  assert.equal(validate(success([shallow])).found, "malformed");
});

test("text and captures are values like any other", () => {
  assert.equal(validate(JSON.stringify(success(1))).found, "none");
  assert.equal(validate({ stdout: "{}", exit_code: 0 }).found, "none");
  assert.equal(validate(undefined).valid, false);
  assert.equal(validate(success(undefined), { maxIssues: 0 }).issues_omitted > 0, true);
});

test("the Standard Schema is one, to its types and to a library that takes any", async () => {
  const schema: StandardSchemaV1<unknown, Envelope> = envelope;
  const good = await schema["~standard"].validate(success({ id: 1 }));
  assert.deepEqual(good, { value: { dialect: "animus/v1", revision: null, shape: "success", value: success({ id: 1 }) } });
  const bad = await schema["~standard"].validate({ schema: "animus.cli.v1", ok: false, error: { code: "internal", exit_code: 1 } });
  assert.deepEqual(bad.issues?.map((issue) => issue.path), [["error", "message"]]);
  const t = initTRPC.create();
  const router = t.router({ shape: t.procedure.input(envelope).query(({ input }) => input.shape) });
  const caller = t.createCallerFactory(router)({});
  assert.equal(await caller.shape(success(1)), "success");
  await assert.rejects(caller.shape(7), /BAD_REQUEST|Neither stream/);
});
