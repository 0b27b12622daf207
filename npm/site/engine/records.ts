/** A file of records in the worker: read once from start to end, kept as numbers, so that millions of them take little room. */

import type { Progress, RecordFilter, RecordRow, Report, Totals } from "./messages.js";

/** How often a person is told, in milliseconds. */
const TELL_EVERY = 120;
/** How much is read before anything else may happen. */
const NEWLINE = 10;

/** Words that come up again and again, by number. */
class Vocabulary {
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();

  number(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }
}

/** A list of numbers that grows. */
class Column<Numbers extends Float64Array | Uint32Array> {
  length = 0;

  constructor(
    private readonly make: (length: number) => Numbers,
    private numbers: Numbers = make(1024),
  ) {}

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const larger = this.make(this.length * 2);
      larger.set(this.numbers as never);
      this.numbers = larger;
    }
    this.numbers[this.length] = number;
    this.length += 1;
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }
}

const offsets = () => new Column((length) => new Float64Array(length));
const numbers = () => new Column((length) => new Uint32Array(length));

const NONE = "";

export class Records {
  private readonly words = new Vocabulary();
  private readonly starts = offsets();
  private readonly lengths = numbers();
  private readonly lines = numbers();
  private readonly columns = {
    outcome: numbers(),
    dialect: numbers(),
    shape: numbers(),
    action: numbers(),
    code: numbers(),
    invalid: numbers(),
  };
  private stopped = false;
  private filtered: { key: string; length: number; list: number[] } = { key: "", length: 0, list: [] };

  constructor(
    private readonly source: Blob,
    private readonly inspect: (record: Uint8Array) => Report,
    private readonly largest: number,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  /** Reads everything, and tells how far it has come. */
  async read(tell: (progress: Progress) => void): Promise<Progress> {
    const reader = this.source.stream().getReader();
    let told = performance.now();
    let offset = 0;
    let line = 0;
    // What stands before the first line break of a chunk belongs to what stood after the last one of the chunk before.
    let rest: Uint8Array[] = [];
    let restLength = 0;
    const take = (record: Uint8Array, length: number) => {
      line += 1;
      this.add(record, offset, length, line);
      offset += length + 1;
    };
    let state: Progress["state"] = "done";
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        let chunk: Uint8Array = next.value;
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE)) {
          const piece = chunk.subarray(0, end);
          take(restLength > 0 ? joined([...rest, piece]) : piece, restLength + end);
          [rest, restLength] = [[], 0];
          chunk = chunk.subarray(end + 1);
        }
        restLength += chunk.length;
        // Of a record that is too long to be read only its length matters.
        if (restLength <= this.largest + chunk.length) rest.push(chunk);
        if (performance.now() - told > TELL_EVERY) {
          tell(this.progress(offset + restLength, "reading"));
          told = performance.now();
          // A turn of the event loop lets the page stop this.
          await new Promise((resolve) => setTimeout(resolve));
        }
        if (this.stopped) {
          state = "stopped";
          await reader.cancel();
          break;
        }
      }
      if (state === "done" && restLength > 0) take(joined(rest), restLength);
    } catch {
      state = "failed";
    }
    return this.progress(state === "done" ? this.source.size : Math.min(offset, this.source.size), state);
  }

  private add(record: Uint8Array, start: number, length: number, line: number): void {
    if (record.every((byte) => byte === 32 || byte === 9 || byte === 13)) return;
    const report = this.inspect(record);
    this.starts.push(start);
    this.lengths.push(length);
    this.lines.push(line);
    const { columns, words } = this;
    columns.outcome.push(words.number(report.outcome));
    columns.dialect.push(words.number(report.dialect ?? NONE));
    columns.shape.push(words.number(report.shape ?? NONE));
    columns.action.push(words.number(report.decision.action));
    columns.code.push(words.number(report.error?.code ?? NONE));
    columns.invalid.push(report.valid ? 0 : 1);
  }

  private progress(bytes: number, state: Progress["state"]): Progress {
    return { bytes, of: this.source.size, totals: this.totals(), state };
  }

  private totals(): Totals {
    const by = (column: Column<Uint32Array>): [string, number][] => {
      const counts = new Array<number>(this.words.words.length).fill(0);
      for (let index = 0; index < column.length; index += 1) {
        const word = column.at(index);
        counts[word] = (counts[word] ?? 0) + 1;
      }
      return counts
        .map((count, word): [string, number] => [this.words.words[word] ?? NONE, count])
        .filter(([, count]) => count > 0)
        .sort(([, one], [, other]) => other - one);
    };
    const { outcome, dialect, action, code, invalid } = this.columns;
    let broken = 0;
    for (let index = 0; index < invalid.length; index += 1) broken += invalid.at(index);
    return {
      records: this.starts.length,
      invalid: broken,
      outcomes: by(outcome),
      dialects: by(dialect),
      actions: by(action),
      codes: by(code).filter(([word]) => word !== NONE),
    };
  }

  /** Some of the records that a filter lets through, and how many it lets through so far. */
  rows(filter: RecordFilter, from: number, to: number): { rows: RecordRow[]; of: number } {
    const list = filter && this.matching(filter);
    const of = list ? list.length : this.starts.length;
    const rows: RecordRow[] = [];
    for (let position = Math.max(0, from); position < Math.min(to, of); position += 1) rows.push(this.row(list ? (list[position] ?? 0) : position));
    return { rows, of };
  }

  private matching(filter: Exclude<RecordFilter, null>): number[] {
    const key = JSON.stringify(filter);
    if (this.filtered.key !== key) this.filtered = { key, length: 0, list: [] };
    const column = this.columns[filter.by];
    const wanted = filter.by === "invalid" ? 1 : this.words.number(filter.value);
    for (; this.filtered.length < column.length; this.filtered.length += 1) {
      if (column.at(this.filtered.length) === wanted) this.filtered.list.push(this.filtered.length);
    }
    return this.filtered.list;
  }

  private row(index: number): RecordRow {
    const word = (column: Column<Uint32Array>) => this.words.words[column.at(index)] || null;
    const { outcome, dialect, shape, action, code, invalid } = this.columns;
    return {
      index,
      line: this.lines.at(index),
      valid: invalid.at(index) === 0,
      dialect: word(dialect),
      shape: word(shape),
      outcome: word(outcome) ?? "unknown",
      action: word(action) ?? "escalate",
      code: word(code),
    };
  }

  /** A record's text. Of one that is too large, as much as shows what it is. */
  async text(index: number): Promise<string> {
    const start = this.starts.at(index);
    const length = Math.min(this.lengths.at(index), this.largest + 1);
    const bytes = await this.source.slice(start, start + length).arrayBuffer();
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  }
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
