import type { Answer } from "./answer.js";
import { askRecordReport, kind, quotes, unpack } from "./ask.js";
import { type Call, isBytes, readCall } from "./call.js";
import { type Engine, answer, reader } from "./engine.js";
import type { Decision, Report } from "./generated/report.js";
import { readDecision, readTotals } from "./report.js";
import type { Batch, Options, Readable, StreamRecord } from "./types.js";

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
  return answer(readCall("", options), (engine) => batch(engine, text));
}

/** Nobody else asks anything until the batch is read, so that it needs no instance of its own. */
function batch(engine: Engine, text: string | Uint8Array): Batch {
  const { wasm } = engine;
  wasm.begin(engine.settings);
  const decisions: Decision[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at);
    engine.writeText(typeof text === "string" ? text.slice(at, end) : text.subarray(at, end));
    readDecisions(engine, wasm.push(engine.stdout, true), decisions);
    at = end;
  }
  readDecisions(engine, wasm.finish(true), decisions);
  return { decisions, totals: engine.read(wasm.totals(), readTotals) };
}

/** Adds the decisions that the core has just made. */
function readDecisions(engine: Engine, count: number, decisions: Decision[]): void {
  if (count === 0) return;
  const { wasm } = engine;
  const quoted = engine.aside(wasm.quoted());
  const numbers = engine.numbersAt(wasm.records(), count);
  for (let at = 0; at < count; at++) decisions.push(decisionOf(engine, numbers[at] as number, quoted));
}

/** A decision as a stream gives it: one that quotes the envelope, and the first of a kind, stand apart. */
function decisionOf({ decisions }: Engine, packed: number, quoted: Answer): Decision {
  if (!quotes(packed)) return unpack(packed, decisions[kind(packed)] as Decision);
  const decision = readDecision(quoted);
  if (decision.redirect === null && decision.cursor === null) decisions[kind(packed)] = { ...decision };
  return decision;
}

/** Where a piece ends that begins here. A pair of surrogates is not torn apart. */
function endOfPiece(text: string | Uint8Array, at: number): number {
  const end = Math.min(at + PIECE, text.length);
  const tears = typeof text === "string" && end < text.length && (text.charCodeAt(end) & 0xfc00) === 0xdc00;
  return tears ? end - 1 : end;
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
        const end = endOfPiece(text, at);
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
    this.engine.writeText(bytes);
    const records = this.records(this.engine.wasm.push(bytes.length, false), bytes);
    this.passed += bytes.length;
    return records;
  }

  /** The record that the end of the stream ends. */
  finish(): StreamRecord[] {
    return this.records(this.engine.wasm.finish(false), NOTHING);
  }

  private records(count: number, bytes: Uint8Array): StreamRecord[] {
    if (count === 0) return [];
    const { call, passed, engine } = this;
    const { wasm } = engine;
    const carried = engine.bytesAt(wasm.carried_text(), wasm.carried());
    const quoted = engine.aside(wasm.quoted());
    const numbers = engine.numbersAt(wasm.records(), count * NUMBERS);
    const records: StreamRecord[] = [];
    for (let at = 0; at < numbers.length; at += NUMBERS) {
      const decision = decisionOf(engine, numbers[at] as number, quoted);
      const offset = numbers[at + 4] as number;
      const record = new FoundRecord(decision, numbers, at, call);
      records.push(offset < passed ? record.in(carried, 0) : record.in(bytes, offset - passed));
    }
    return records;
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
  /** The piece of the stream that holds its text, where in it that begins, and its length. */
  #piece: Uint8Array = NOTHING;
  #start = 0;
  readonly #length: number;
  #report: Report | undefined;

  constructor(decision: Decision, numbers: Float64Array, at: number, call: Call) {
    this.number = numbers[at + 1] as number;
    this.line = numbers[at + 2] as number;
    this.column = numbers[at + 3] as number;
    this.offset = numbers[at + 4] as number;
    this.decision = decision;
    this.#call = call;
    this.#length = numbers[at + 5] as number;
  }

  in(piece: Uint8Array, start: number): this {
    this.#piece = piece;
    this.#start = start;
    return this;
  }

  get report(): Report {
    return (this.#report ??= this.inspect());
  }

  private inspect(): Report {
    const length = Math.min(this.#length, this.#call.limit + 1);
    const stdout = this.#piece.subarray(this.#start, this.#start + length);
    return answer({ ...this.#call, stdout }, askRecordReport);
  }

  toJSON(): object {
    const { number, line, column, offset, decision, report } = this;
    return { number, line, column, offset, decision, report };
  }
}
