// An instance that fails is thrown away, and a fresh one answers. A build of its own can be made to fail.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { decide, init, inspect, inspectBatch, safeParse } from "../../dist/slim.js";

const SUCCESS = '{"schema":"animus.cli.v1","ok":true,"data":{"id":"TASK-001"}}';

test("nothing works before the module is there, and the message says so", () => {
  assert.throws(() => inspect(SUCCESS), /call init\(module\)/);
});

test("a thousand good answers after a thousand failures of every kind", async () => {
  await init(readFileSync(new URL("../../pkg/cli-envelope-trap/cli-envelope-trap.wasm", import.meta.url)));
  const expected = inspect({ stdout: SUCCESS, exit_code: 0 });
  assert.deepEqual(inspect({ stdout: SUCCESS, exit_code: 0 }), expected);
  for (let round = 0; round < 1000; round++) {
    const failure = round % 100 === 0 ? "exhaust" : round % 100 === 1 ? "grow" : round % 2 === 0 ? "trap" : "overflow";
    // It fails on the instance that has answered before, and is answered by the next.
    assert.deepEqual(inspect({ stdout: SUCCESS, exit_code: 0, argv: [failure] }), expected, failure);
    assert.deepEqual(inspect({ stdout: SUCCESS, exit_code: 0 }), expected);
  }
  assert.equal(decide({ stdout: SUCCESS, exit_code: 0, argv: ["trap"] }).action, "proceed");
  assert.equal(safeParse(SUCCESS).success, true);
  assert.equal(inspectBatch(`${SUCCESS}\n`.repeat(3)).totals.reports, 3);
});

test("an instance that a large input has made grow is replaced, and the next one answers", () => {
  const large = SUCCESS.replace("TASK-001", "x".repeat(30_000_000));
  for (let round = 0; round < 5; round++) assert.equal(inspect(large, { maxBytes: 40_000_000 }).valid, true);
  assert.equal(inspect(SUCCESS).valid, true);
});
