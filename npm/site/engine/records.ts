/** A file of records in the worker, one to a line or one behind the other: read once from start to end, kept as numbers, so that millions of them take little room. */

import { type StreamRecord, inspectStream } from "../../src/slim.js";
import { textOf } from "../bytes.js";
import type { Progress, RecordFilter, RecordRow, Totals } from "./messages.js";

/** How often a person is told, in milliseconds. */
const TELL_EVERY = 120;

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
  private readonly lines = numbers();
  private readonly inLine = numbers();
  private readonly columns = {
    outcome: numbers(),
    dialect: numbers(),
    shape: numbers(),
    action: numbers(),
    code: numbers(),
    invalid: numbers(),
  };
  /** How many bytes have been read. */
  private passed = 0;
  private stopped = false;
  private filtered: { key: string; length: number; list: number[] } = { key: "", length: 0, list: [] };

  constructor(
    private readonly source: Blob,
    private readonly largest: number,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  /** Reads everything, and tells how far it has come. */
  async read(tell: (progress: Progress) => void): Promise<Progress> {
    let told = performance.now();
    /** Now and then the page hears how far this is, and may say stop. */
    const pause = async () => {
      tell(this.progress("reading"));
      await new Promise((resolve) => setTimeout(resolve));
      told = performance.now();
    };
    const isTime = () => performance.now() - told > TELL_EVERY;
    const source = this.source.stream().getReader();
    const pieces = async function* (this: Records): AsyncGenerator<Uint8Array, void, undefined> {
      for (let next = await source.read(); !next.done; next = await source.read()) {
        this.passed += next.value.length;
        yield next.value;
        if (isTime()) await pause();
        if (this.stopped) return source.cancel();
      }
    };
    let state: Progress["state"] = "done";
    try {
      for await (const record of inspectStream(pieces.call(this))) {
        // What the end of the stream tore is no record where reading was stopped.
        if (this.stopped) break;
        this.add(record);
        if (isTime()) await pause();
      }
      if (this.stopped) state = "stopped";
    } catch {
      state = "failed";
    }
    return this.progress(state);
  }

  private add({ offset, line, column, report }: StreamRecord): void {
    this.starts.push(offset);
    this.lines.push(line);
    this.inLine.push(column);
    const { columns, words } = this;
    columns.outcome.push(words.number(report.outcome));
    columns.dialect.push(words.number(report.dialect ?? NONE));
    columns.shape.push(words.number(report.shape ?? NONE));
    columns.action.push(words.number(report.decision.action));
    columns.code.push(words.number(report.error?.code ?? NONE));
    columns.invalid.push(report.valid ? 0 : 1);
  }

  private progress(state: Progress["state"]): Progress {
    return { bytes: this.passed, of: this.source.size, totals: this.totals(), state };
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
      column: this.inLine.at(index),
      valid: invalid.at(index) === 0,
      dialect: word(dialect),
      shape: word(shape),
      outcome: word(outcome) ?? "unknown",
      action: word(action) ?? "escalate",
      code: word(code),
    };
  }

  /** A record's text, without the space before the next one. Of one that is too large, as much as shows what it is. */
  async text(index: number): Promise<string> {
    const start = this.starts.at(index);
    const next = index + 1 < this.starts.length ? this.starts.at(index + 1) : this.passed;
    const bytes = await this.source.slice(start, Math.min(next, start + this.largest + 1)).arrayBuffer();
    return textOf(new Uint8Array(bytes)).trimEnd();
  }
}
