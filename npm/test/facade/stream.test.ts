// Streams of envelopes: any piece size, any kind of stream, the same records.
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { inspect, inspectBatch, inspectStream } from "../../dist/index.node.js";

const SUCCESS = '{"schema":"animus.cli.v1","ok":true,"data":"naïve 🚀"}';
const PAGE = '{"ok":true,"data":[],"error":null,"warnings":[],"meta":{"duration_ms":1,"truncated":true,"cursor":"c1"}}';
const LIMITED = '{\n  "ok": false,\n  "data": null,\n  "error": {"code":"RATE_LIMITED","message":"slow down","retryable":true,"retry_after":30},\n  "warnings": [],\n  "meta": {"duration_ms":6}\n}';
const TEXT = `${SUCCESS}\n${PAGE}\n\nnot json\n${LIMITED}\n${SUCCESS} ${SUCCESS}\n{"torn`;

async function collect(readable: Parameters<typeof inspectStream>[0], options?: Parameters<typeof inspectStream>[1]) {
  const records = [];
  for await (const { number, line, column, offset, decision, report } of inspectStream(readable, options)) {
    records.push({ number, line, column, offset, decision, report });
  }
  return records;
}

function* pieces<T extends string | Uint8Array>(text: T, size: number): Generator<T> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size) as T;
}

test("records have their places, decisions and reports", async () => {
  const records = await collect([TEXT]);
  assert.deepEqual(records.map(({ number, line, column }) => [number, line, column]), [[1, 1, 1], [2, 2, 1], [3, 4, 1], [4, 5, 1], [5, 12, 1], [6, 12, SUCCESS.length + 2], [7, 13, 1]]);
  assert.equal(records[1]?.report.decision.cursor, "c1");
  assert.equal(records[3]?.decision.delay_ms, 30_000);
  assert.deepEqual(records[6]?.report.found, "truncated");
  for (const { decision, report } of records) assert.deepEqual(decision, report.decision);
});

test("the size and the kind of the pieces do not matter", async () => {
  const expected = await collect([TEXT]);
  const bytes = Buffer.from(TEXT);
  for (const size of [1, 2, 3, 7, 64, 1000]) {
    assert.deepEqual(await collect(pieces(TEXT, size)), expected, `strings of ${size}`);
    assert.deepEqual(await collect(pieces(bytes, size)), expected, `bytes of ${size}`);
  }
  assert.deepEqual(await collect(Readable.from(pieces(bytes, 10))), expected);
  assert.deepEqual(await collect(new Blob([bytes]).stream()), expected);
  assert.deepEqual(await collect(new Response(TEXT).body!.pipeThrough(new TextDecoderStream())), expected);
});

test("a batch gives the same decisions, and totals", async () => {
  const records = await collect([TEXT]);
  for (const text of [TEXT, Buffer.from(TEXT)]) {
    const { decisions, totals } = inspectBatch(text);
    assert.deepEqual(decisions, records.map((record) => record.decision));
    assert.equal(totals.reports, 7);
    assert.deepEqual(totals.by_dialect, { "animus/v1": 3, "cli-agent-spec/v1": 2 });
    assert.equal(totals.by_code["RATE_LIMITED"], 1);
  }
  assert.deepEqual(inspectBatch("").decisions, []);
});

test("a record that is too large does not take the others along", async () => {
  const long = SUCCESS.replace("naïve", "x".repeat(500));
  const records = await collect(pieces(`${SUCCESS}\n${long}\n${SUCCESS}\n`, 50), { maxBytes: 100 });
  assert.deepEqual(records.map(({ report }) => report.found), ["envelope", "too_large", "envelope"]);
});

test("memory stays flat", async () => {
  const line = Buffer.from(`${SUCCESS}\n`.repeat(1000));
  const before = process.memoryUsage().arrayBuffers;
  let count = 0;
  const many = async function* () {
    for (let index = 0; index < 500; index++) yield line;
  };
  for await (const record of inspectStream(many())) count = record.number;
  assert.equal(count, 500_000);
  assert.ok(process.memoryUsage().arrayBuffers - before < 64 * 1024 * 1024);
});

test("what cannot be read piece by piece is refused by name", async () => {
  for (const readable of [undefined, 7, "text", Buffer.from("text"), {}]) {
    await assert.rejects(collect(readable as never), /^TypeError: readable must be/);
  }
  await assert.rejects(collect([7] as never), /^TypeError: readable must give Uint8Arrays or strings, not number$/);
  assert.throws(() => inspectBatch(7 as never), /^TypeError: text must be/);
  assert.equal(inspect(SUCCESS).valid, true);
});

test("records asked for all at once come in their order, and a loop that ends early ends the source", async () => {
  let ended = false;
  async function* source() {
    try {
      for (let number = 0; number < 3; number++) yield '{"schema":"animus.cli.v1","ok":true,"data":null}\n'.repeat(2);
    } finally {
      ended = true;
    }
  }
  const records = inspectStream(source());
  const asked = await Promise.all(Array.from({ length: 8 }, () => records.next()));
  assert.deepEqual(asked.map(({ done, value }) => (done === true ? "done" : value?.number)), [1, 2, 3, 4, 5, 6, "done", "done"]);
  ended = false;
  for await (const record of inspectStream(source())) if (record.number === 3) break;
  assert.equal(ended, true);
  const stopped = inspectStream(source());
  await stopped.next();
  await stopped.return?.();
  assert.equal((await stopped.next()).done, true);
});
