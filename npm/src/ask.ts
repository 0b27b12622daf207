import type { Answer } from "./answer.js";
import type { Call, Text } from "./call.js";
import { type Engine, type Name, isFatal, reader } from "./engine.js";
import type { Decision, Report } from "./generated/report.js";
import { readDecision, readExplanation, readReport, readRevision } from "./report.js";
import type { Explanation } from "./types.js";

/** Everything there is to say. */
export function askReport(engine: Engine, call: Call): Report {
  const { wasm, stdout, stderr, settings } = engine;
  const address =
    call.length > 0
      ? wasm.inspect_beginning(stdout, stderr, settings, call.exit, call.length)
      : wasm.inspect(stdout, stderr, settings, call.exit);
  return engine.read(address, (answer) => readReport(engine, answer, call.stdout, call.stderr));
}

/** The same for a short text without options; undefined where it is anything else. */
export function reportShort(input: unknown): Report | undefined {
  return askShort(input, reportIt);
}

function reportIt(engine: Engine, length: number, input: Text): Report {
  engine.stdout = length;
  return engine.read(engine.wasm.inspect(length, 0, 0, NaN), (answer) => readReport(engine, answer, input, ""));
}

/**
 * What to do next. The core gives one number: the decision's kind, from which everything but the delay follows, then the delay. What a
 * kind stands for is asked once. A decision that quotes the envelope is asked as a whole.
 */
export function askDecision(engine: Engine, call: Call): Decision {
  if (call.length > 0) return askReport(engine, call).decision;
  const { wasm, stdout, stderr, settings } = engine;
  const packed = wasm.decide(stdout, stderr, settings, call.exit);
  const known = engine.decisions[kind(packed)];
  if (known !== undefined && !quotes(packed)) return unpack(packed, known);
  const decision = engine.read(wasm.decision(stdout, stderr, settings, call.exit), readDecision);
  if (!quotes(packed)) engine.decisions[kind(packed)] = { ...decision };
  return decision;
}

/**
 * The same for the most frequent call, without all that the others need: a short text and no options, an instance that runs and knows the
 * kind of the decision. Undefined where anything is different.
 */
export function decideShort(input: unknown): Decision | undefined {
  const packed = askShort(input, decideIt);
  if (packed === undefined || quotes(packed)) return undefined;
  const known = reader.current?.decisions[kind(packed)];
  return known && unpack(packed, known);
}

const decideIt = (engine: Engine, length: number) => engine.wasm.decide(length, 0, 0, NaN);

/** The envelope in a short string, where it is valid. */
export function findShort(input: unknown): FoundEnvelope | undefined {
  return typeof input === "string" ? askShort(input, findIt) : undefined;
}

function findIt(engine: Engine, length: number, input: Text): FoundEnvelope | undefined {
  const { wasm } = engine;
  const found = wasm.find(length, 0, 0, NaN);
  if (found === 0) return undefined;
  const name = (engine.names[found >> 2] ??= readName(engine.aside(wasm.name(found >> 2))));
  const start = wasm.start();
  const end = wasm.end();
  return new FoundEnvelope(name, sliceBytes(input as string, length, start, end) ?? engine.inputText(start, end));
}

/** Undefined where the text has not been read. */
function askShort<T>(input: unknown, ask: (engine: Engine, length: number, input: Text) => T): T | undefined {
  const engine = reader.current;
  if (engine === undefined) return undefined;
  const length = engine.writeShort(input);
  if (length < 0) return undefined;
  try {
    const answer = ask(engine, length, input as Text);
    if (engine.isOutgrown()) reader.discard();
    return answer;
  } catch (error) {
    if (!isFatal(error)) throw error;
    reader.discard();
    return undefined;
  }
}

/** Whether a decision quotes the envelope. The bitwise operators see the lowest 32 bits; the delay stands above the 17 that matter. */
export function quotes(packed: number): boolean {
  return (packed & 0x10000) !== 0;
}

/** All of a decision that does not change from call to call, as a number. */
export function kind(packed: number): number {
  return packed & 0xffff;
}

/** A decision of a known kind. */
export function unpack(packed: number, known: Decision): Decision {
  const delay = (packed - (packed & 0x1ffff)) / 0x20000;
  return {
    action: known.action,
    retryable: known.retryable,
    delay_ms: delay === 0 ? null : delay - 1,
    max_attempts: known.max_attempts,
    session: known.session,
    cancel_observed: known.cancel_observed,
    redirect: null,
    cursor: null,
    rule: known.rule,
    reason: known.reason,
  };
}

/** The valid envelope, if there is one. From here on the call no longer depends on bytes that the caller may change. */
export function askEnvelope(engine: Engine, call: Call): FoundEnvelope | undefined {
  if (call.length > 0) return undefined;
  const { wasm, stdout, stderr, settings } = engine;
  const found = wasm.find(stdout, stderr, settings, call.exit);
  if (found === 0) return undefined;
  const name = (engine.names[found >> 2] ??= readName(engine.aside(wasm.name(found >> 2))));
  const onStderr = (found & 2) !== 0;
  const source = onStderr ? call.stderr : call.stdout;
  const start = wasm.start();
  const end = wasm.end();
  const length = onStderr ? stderr : stdout;
  const base = onStderr ? stdout : 0;
  const text = typeof source === "string" ? sliceBytes(source, length, start, end) : undefined;
  if (typeof call.stdout !== "string") call.stdout = engine.inputBytes(0, stdout);
  if (typeof call.stderr !== "string") call.stderr = engine.inputBytes(stdout, stdout + stderr);
  return new FoundEnvelope(name, text ?? engine.inputText(base + start, base + end));
}

function readName(answer: Answer): Name {
  return { dialect: answer.word(), revision: readRevision(answer), shape: answer.word() };
}

/** How much text around an envelope is looked at. */
const AROUND = 64;

/**
 * The part of a string between two of its bytes, of which it has so many; undefined where that is not easily told. It is
 * where all is ASCII, and where there is little around the part and that is ASCII.
 */
function sliceBytes(text: string, length: number, start: number, end: number): string | undefined {
  if (text.length === length) return text.slice(start, end);
  // Half a surrogate pair was read as U+FFFD; only engines of 2023 and later tell quickly whether there is one.
  if ((text as { isWellFormed?(): boolean }).isWellFormed?.() !== true) return undefined;
  const behind = length - end;
  if (start > AROUND || behind > AROUND || !isAscii(text, 0, start) || !isAscii(text, text.length - behind, text.length)) return undefined;
  return text.slice(start, text.length - behind);
}

function isAscii(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}

/** An envelope whose value is made when it is first asked for. The getter stands in a class: in every single object it would cost more than reading did. */
export class FoundEnvelope {
  readonly dialect: string;
  readonly revision: number | null;
  readonly shape: string;
  readonly #text: string;
  #value: unknown;

  constructor({ dialect, revision, shape }: Name, text: string) {
    this.dialect = dialect;
    this.revision = revision;
    this.shape = shape;
    this.#text = text;
  }

  get value(): unknown {
    return (this.#value ??= JSON.parse(this.#text));
  }

  toJSON(): object {
    return { dialect: this.dialect, revision: this.revision, shape: this.shape, value: this.value };
  }
}

/** Everything there is to say about a record of a stream. */
export function askRecordReport(engine: Engine, call: Call): Report {
  const { wasm, stdout, stderr, settings } = engine;
  return engine.read(wasm.inspect_text(stdout, stderr, settings, call.exit), (answer) => readReport(engine, answer, call.stdout, call.stderr));
}

/** What a code means; the code is all of the input. */
export function askExplanation(engine: Engine): Explanation | null {
  const address = engine.wasm.explain(engine.stdout);
  return address === 0 ? null : engine.read(address, readExplanation);
}
