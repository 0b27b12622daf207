import { askRecordReport, kind, quotes, unpack } from "./ask.js";
import { type Call, isBytes, readCall } from "./call.js";
import { type Engine, answer, reader } from "./engine.js";
import type { Decision, Report } from "./generated/report.js";
import { readDecision, readTotals } from "./report.js";
import type { Batch, Options, Readable, StreamRecord, Totals } from "./types.js";

/** Numbers per record, as `wasm/src/records.rs` writes them. */
const NUMBERS = 6;
/** Text is handed over in pieces of at most this many bytes, which the nearer caches hold. */
const PIECE = 64 * 1024;

/**
 * Reads a stream of envelopes, one per line or one behind the other, of any length and with flat memory. Each record comes with its place
 * and its decision; its report is made when it is asked for.
 *
 * @example
 * ```ts
 * for await (const record of inspectStream(child.stdout)) {
 *   if (record.decision.action === "escalate") console.error(record.line, record.report.issues);
 * }
 * ```
 * @param readable Bytes or strings in pieces of any size: a Node `Readable`, a web `ReadableStream`, any iterable.
 * @throws TypeError where `readable`, a piece of it or an option is of the wrong type.
 */
export function inspectStream(readable: Readable, options?: Options): AsyncIterableIterator<StreamRecord, void, undefined> {
  return new RecordIterator(batches(readable, options));
}

/** The records that end in each piece of a stream. */
async function* batches(readable: Readable, options: Options | undefined): AsyncGenerator<StreamRecord[], void, undefined> {
  const pieces = piecesOf(readable);
  const records = new Records(options);
  for await (const piece of pieces) {
    for (const bytes of records.bytes(piece)) yield records.push(bytes);
  }
  for (const bytes of records.lastBytes()) yield records.push(bytes);
  yield records.finish();
}

/**
 * Gives records one by one. A generator that yields every record costs three times as much as this, which waits only where there is
 * something to wait for.
 */
class RecordIterator implements AsyncIterableIterator<StreamRecord, void, undefined> {
  private records: StreamRecord[] = [];
  private at = 0;
  /** The last call that had to wait; those that come meanwhile queue up behind it. */
  private waiting: Promise<unknown> | undefined;

  constructor(private readonly batches: AsyncGenerator<StreamRecord[], void, undefined>) {}

  next(): Promise<IteratorResult<StreamRecord, void>> {
    const record = this.waiting === undefined ? this.records[this.at] : undefined;
    if (record === undefined) return this.queue(() => this.pull());
    this.at++;
    return Promise.resolve({ done: false, value: record });
  }

  return(): Promise<IteratorResult<StreamRecord, void>> {
    return this.queue(async () => {
      this.records = [];
      await this.batches.return();
      return { done: true, value: undefined };
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.waiting === undefined ? work() : this.waiting.then(work, work);
    const settle = () => {
      if (this.waiting === done) this.waiting = undefined;
    };
    this.waiting = done;
    done.then(settle, settle);
    return done;
  }

  private async pull(): Promise<IteratorResult<StreamRecord, void>> {
    while (this.at >= this.records.length) {
      const { done, value } = await this.batches.next();
      if (done === true) return { done: true, value: undefined };
      this.records = value;
      this.at = 0;
    }
    return { done: false, value: this.records[this.at++] as StreamRecord };
  }
}

/**
 * Reads text with many envelopes, one per line or one behind the other, in one call: what to do about each, and counts over all.
 *
 * @throws TypeError where `text` or an option is of the wrong type; the message names it.
 */
export function inspectBatch(text: string | Uint8Array, options?: Options): Batch {
  if (typeof text !== "string" && !isBytes(text)) throw new TypeError("text must be a string or a Uint8Array");
  const records = new Records(options);
  const decisions: Decision[] = [];
  for (const bytes of records.bytes(text)) records.decide(bytes, decisions);
  for (const bytes of records.lastBytes()) records.decide(bytes, decisions);
  records.decide(undefined, decisions);
  return { decisions, totals: records.totals() };
}

/** The pieces of whatever can be read piece by piece. */
function piecesOf(readable: Readable): AsyncIterable<unknown> | Iterable<unknown> {
  if (typeof readable === "object" && readable !== null) {
    if (Symbol.asyncIterator in readable || Symbol.iterator in readable) {
      if (!isBytes(readable)) return readable as AsyncIterable<unknown>;
    } else if ("getReader" in readable) {
      return fromReader(readable as ReadableStream);
    }
  }
  throw new TypeError("readable must be a stream or another iterable of Uint8Arrays or strings; for text at hand there is inspectBatch()");
}

/** Not every engine can iterate over its own streams. */
async function* fromReader(stream: ReadableStream): AsyncGenerator<unknown, void, undefined> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** A stream on its way through an instance of its own. */
class Records {
  private readonly engine: Engine;
  /** A call with the options and nothing else. */
  private readonly call: Call;
  private readonly encoder = new TextEncoder();
  /** Half a surrogate pair, the other half of which comes with the next string. */
  private half = "";
  /** Bytes before the piece at hand. */
  private passed = 0;

  constructor(options: Options | undefined) {
    this.call = readCall("", options);
    this.engine = reader.another();
    this.engine.write(this.call);
    this.engine.wasm.begin(this.engine.settings);
  }

  /** A piece as bytes that stay as they are. */
  *bytes(piece: unknown): Generator<Uint8Array, void, undefined> {
    if (typeof piece === "string") {
      let text = this.half + piece;
      const last = text.charCodeAt(text.length - 1);
      const isHalf = last >= 0xd800 && last < 0xdc00;
      this.half = isHalf ? text.slice(-1) : "";
      text = isHalf ? text.slice(0, -1) : text;
      for (let at = 0; at < text.length; ) {
        let end = Math.min(at + PIECE, text.length);
        // A pair of surrogates is not torn apart.
        if (end < text.length && (text.charCodeAt(end) & 0xfc00) === 0xdc00) end--;
        yield this.encoder.encode(text.slice(at, end));
        at = end;
      }
    } else if (isBytes(piece)) {
      yield* this.lastBytes();
      for (let at = 0; at < piece.length; at += PIECE) yield piece.slice(at, at + PIECE);
    } else {
      throw new TypeError(`readable must give Uint8Arrays or strings, not ${typeof piece}`);
    }
  }

  /** Half a pair that stayed alone. */
  *lastBytes(): Generator<Uint8Array, void, undefined> {
    if (this.half !== "") yield this.encoder.encode(this.half);
    this.half = "";
  }

  /** The records that end in a piece. */
  push(bytes: Uint8Array): StreamRecord[] {
    const count = this.hand(bytes, false);
    const records = this.records(count, bytes);
    this.passed += bytes.length;
    return records;
  }

  /** The record that the end of the stream ends. */
  finish(): StreamRecord[] {
    return this.records(this.engine.wasm.finish(false), NOTHING);
  }

  /** Adds the decisions on the records that end in a piece, or with the stream where there is no more. */
  decide(bytes: Uint8Array | undefined, decisions: Decision[]): void {
    const count = bytes === undefined ? this.engine.wasm.finish(true) : this.hand(bytes, true);
    this.read(count, (decision) => decisions.push(decision));
  }

  totals(): Totals {
    return this.engine.read(this.engine.wasm.totals(), readTotals);
  }

  private hand(bytes: Uint8Array, counts: boolean): number {
    this.engine.write({ ...this.call, stdout: bytes, settings: NOTHING });
    return this.engine.wasm.push(bytes.length, counts);
  }

  private records(count: number, bytes: Uint8Array): StreamRecord[] {
    if (count === 0) return [];
    const { wasm } = this.engine;
    const { call, passed } = this;
    const carried = this.engine.bytesAt(wasm.carried_text(), wasm.carried());
    const records: StreamRecord[] = [];
    this.read(count, (decision, numbers, at) => {
      const offset = numbers[at + 4] as number;
      const length = Math.min(numbers[at + 5] as number, call.limit + 1);
      const text = offset < passed ? carried : bytes.subarray(offset - passed, offset - passed + length);
      records.push(new FoundRecord(decision, numbers, at, call, text));
    });
    return records;
  }

  /** Goes through the records that the core has just found. */
  private read(count: number, take: (decision: Decision, numbers: Float64Array, at: number) => void): void {
    if (count === 0) return;
    const { wasm, decisions } = this.engine;
    const quoted = this.engine.aside(wasm.quoted());
    const numbers = this.engine.numbersAt(wasm.records(), count * NUMBERS);
    for (let at = 0; at < numbers.length; at += NUMBERS) {
      const packed = numbers[at] as number;
      if (quotes(packed)) {
        const decision = readDecision(quoted);
        if (decision.redirect === null && decision.cursor === null) decisions[kind(packed)] = decision;
        take(decision, numbers, at);
      } else {
        take(unpack(packed, decisions[kind(packed)] as Decision), numbers, at);
      }
    }
  }
}

const NOTHING = new Uint8Array(0);

/** A record whose report is made when it is first asked for. */
class FoundRecord implements StreamRecord {
  readonly number: number;
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly decision: Decision;
  readonly #call: Call;
  readonly #text: Uint8Array;
  #report: Report | undefined;

  constructor(decision: Decision, numbers: Float64Array, at: number, call: Call, text: Uint8Array) {
    this.number = numbers[at + 1] as number;
    this.line = numbers[at + 2] as number;
    this.column = numbers[at + 3] as number;
    this.offset = numbers[at + 4] as number;
    this.decision = decision;
    this.#call = call;
    this.#text = text;
  }

  get report(): Report {
    return (this.#report ??= answer({ ...this.#call, stdout: this.#text }, askRecordReport));
  }

  toJSON(): object {
    const { number, line, column, offset, decision, report } = this;
    return { number, line, column, offset, decision, report };
  }
}
