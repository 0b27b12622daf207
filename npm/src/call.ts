import type { Input, Options } from "./types.js";

/** Text of a stream, as it came. */
export type Text = string | Uint8Array;

/** A capture and its options, each property read once and checked. */
export interface Call {
  stdout: Text;
  stderr: Text;
  /** NaN where it is unknown. */
  exit: number;
  settings: Uint8Array;
  /** Streams longer than this many bytes are not read. */
  limit: number;
  /** Where a stream is too long, only its beginning is here, and this is how many bytes it has. Otherwise 0. */
  length: number;
}

/** Streams longer than this are not read, unless the caller raises the limit. */
const MAX_BYTES = 8 * 1024 * 1024;
/** No limit may be raised beyond this: the memory of wasm ends at four times as much. */
const MOST_BYTES = 1024 * 1024 * 1024;
/** How much of a stream that is too long is looked at, as in the core. */
const GLIMPSE = 64 * 1024;
const NO_SETTINGS = new Uint8Array(0);

/** Reads what a caller gave. Throws a TypeError that names the argument where it cannot be a capture or options at all. */
export function readCall(input: Input, options: Options | undefined, settings: Settings = new Settings()): Call {
  const limit = options === undefined || options === null ? MAX_BYTES : readOptions(options, settings);
  const call: Call = { stdout: "", stderr: "", exit: NaN, settings: NO_SETTINGS, limit, length: 0 };
  if (typeof input === "string") {
    call.stdout = input;
  } else if (isBytes(input)) {
    call.stdout = checkBytes(input, "input");
  } else {
    readCapture(input, call, settings);
  }
  call.settings = settings.bytes();
  if (call.stdout.length > limit) {
    keepBeginning(call, "stdout", "stderr");
  } else if (call.stderr.length > limit) {
    keepBeginning(call, "stderr", "stdout");
  }
  return call;
}

/** A string has at least as many bytes as units, so a stream that is too long is known before any of it is copied. */
function keepBeginning(call: Call, stream: "stdout" | "stderr", other: "stdout" | "stderr"): void {
  const text = call[stream];
  call.length = typeof text === "string" ? utf8Length(text) : text.length;
  call[stream] = typeof text === "string" ? text.slice(0, GLIMPSE) : text.subarray(0, GLIMPSE);
  call[other] = "";
}

function utf8Length(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) length += unit > 0x7ff ? 2 : 1;
    if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      // A pair of surrogates is four bytes: two units, and two more.
      index++;
    }
  }
  return length;
}

/** How bytes are told from everything else: those of another realm are bytes, a proxy of bytes is not. */
export function isBytes(value: unknown): value is Uint8Array {
  return typeof value === "object" && value !== null && typedArrayName.call(value) === "Uint8Array";
}

const typedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype);
const typedArrayName = getter(Symbol.toStringTag);
const byteLength = getter("byteLength");

function getter(name: PropertyKey): () => unknown {
  return Object.getOwnPropertyDescriptor(typedArrayPrototype, name)?.get as () => unknown;
}

/** How many bytes there are. A subclass may say what it likes about its length. */
export function realLength(bytes: Uint8Array): number {
  return byteLength.call(bytes) as number;
}

/** Bytes that are there, at their real length. */
function checkBytes(text: Text, name: string): Text {
  if (typeof text === "string") return text;
  const length = realLength(text);
  if (length === 0 && isDetached(text.buffer)) throw new TypeError(`${name} is a view of a buffer that was transferred away`);
  return length === text.length ? text : new Uint8Array(text.buffer, text.byteOffset, length);
}

function isDetached(buffer: ArrayBufferLike): boolean {
  try {
    return new Uint8Array(buffer).length < 0;
  } catch {
    return true;
  }
}

const MEMBERS = ["stdout", "stderr", "exit_code", "signal", "timed_out", "argv", "stdout_base64", "stderr_base64"];

function readCapture(input: unknown, call: Call, settings: Settings): void {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw new TypeError(`input must be a string, a Uint8Array or a capture, not ${describe(input)}`);
  }
  const { stdout, stderr, exit_code, signal, timed_out, argv, stdout_base64, stderr_base64 } = input as Record<string, unknown>;
  call.stdout = readStream(stdout, stdout_base64, "stdout");
  call.stderr = readStream(stderr, stderr_base64, "stderr");
  if (exit_code !== undefined && exit_code !== null) {
    if (!Number.isInteger(exit_code)) throw wrong("input.exit_code", "an integer or null", exit_code);
    call.exit = exit_code as number;
  }
  if (signal !== undefined && signal !== null) {
    if (typeof signal !== "string") throw wrong("input.signal", "a string or null", signal);
    if (!Number.isNaN(call.exit)) throw new TypeError("input.exit_code and input.signal exclude each other");
    settings.text(16, signal);
  }
  if (readFlag(timed_out, "input.timed_out")) settings.number(1, 1);
  readTexts(argv, "input.argv", 17, settings);
  if (stdout === undefined && stderr === undefined && exit_code === undefined && !MEMBERS.some((name) => name in input)) {
    throw new TypeError(`input is no capture: it has none of ${MEMBERS.join(", ")}. For an envelope that is a JavaScript value there is validate()`);
  }
}

function readStream(text: unknown, base64: unknown, name: "stdout" | "stderr"): Text {
  if (base64 !== undefined && base64 !== null) {
    if (text !== undefined && text !== null) throw new TypeError(`input.${name} and input.${name}_base64 exclude each other`);
    return fromBase64(base64, `input.${name}_base64`);
  }
  if (text === undefined || text === null) return "";
  if (typeof text !== "string" && !isBytes(text)) throw wrong(`input.${name}`, "a string or a Uint8Array", text);
  return checkBytes(text, `input.${name}`);
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$/;

function fromBase64(base64: unknown, name: string): Uint8Array {
  if (typeof base64 !== "string" || !BASE64.test(base64)) throw new TypeError(`${name} is not base64`);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Reads the options, and gives back the limit of a stream. */
function readOptions(options: Options, settings: Settings): number {
  if (typeof options !== "object") throw wrong("options", "an object", options);
  const { dialect, policy, maxBytes, maxDepth, maxIssues, attempts, credentialsRefreshed, redirectsFollowed, cursorsSeen, retryTimeouts } = options;
  if (dialect !== undefined && dialect !== null) {
    if (typeof dialect !== "string") throw wrong("options.dialect", "a string", dialect);
    settings.text(18, dialect);
  }
  if (policy !== undefined && policy !== "seed") {
    if (policy !== "failure_wins") throw wrong("options.policy", `"seed" or "failure_wins"`, policy);
    settings.number(2, 1);
  }
  let limit = MAX_BYTES;
  if (maxBytes !== undefined) {
    limit = readCount(maxBytes, "options.maxBytes", MOST_BYTES);
    settings.number(3, limit);
  }
  readNumber(maxDepth, "options.maxDepth", 4, settings);
  readNumber(maxIssues, "options.maxIssues", 5, settings);
  readNumber(attempts, "options.attempts", 6, settings);
  if (readFlag(credentialsRefreshed, "options.credentialsRefreshed")) settings.number(7, 1);
  if (readFlag(retryTimeouts, "options.retryTimeouts")) settings.number(8, 1);
  readTexts(redirectsFollowed, "options.redirectsFollowed", 19, settings);
  readTexts(cursorsSeen, "options.cursorsSeen", 20, settings);
  return limit;
}

function readNumber(value: unknown, name: string, setting: number, settings: Settings): void {
  if (value !== undefined) settings.number(setting, readCount(value, name, 0xffff_ffff));
}

/** A whole number from 0, cut at the most that there can be; `Infinity` is no limit. */
function readCount(value: unknown, name: string, most: number): number {
  const isCount = typeof value === "number" && value >= 0 && (Number.isInteger(value) || value === Infinity);
  if (!isCount) throw wrong(name, "a whole number from 0", value);
  return Math.min(value, most);
}

export function readFlag(value: unknown, name: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== "boolean") throw wrong(name, "true or false", value);
  return value;
}

function readTexts(value: unknown, name: string, setting: number, settings: Settings): void {
  if (value === undefined || value === null) return;
  if (!Array.isArray(value)) throw wrong(name, "an array of strings", value);
  const { length } = value;
  for (let index = 0; index < length; index++) {
    const text: unknown = value[index];
    if (typeof text !== "string") throw wrong(`${name}[${index}]`, "a string", text);
    settings.text(setting, text);
  }
}

export function wrong(name: string, wanted: string, found: unknown): TypeError {
  return new TypeError(`${name} must be ${wanted}, not ${describe(found)}`);
}

/** What a value is, without a word of what it says. */
function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === "number") return Number.isFinite(value) ? "a number" : String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  return Array.isArray(value) ? "an array" : "an object";
}

const encoder = new TextEncoder();

/** Settings as `wasm/src/call.rs` reads them: which one in a byte, a number in four, the lowest first, then the bytes of a text. */
export class Settings {
  private parts: Uint8Array[] | undefined;
  private size = 0;

  number(setting: number, number: number): void {
    this.add(Uint8Array.of(setting, number, number >>> 8, number >>> 16, number >>> 24));
  }

  text(setting: number, text: string): void {
    const bytes = encoder.encode(text);
    this.number(setting, bytes.length);
    this.add(bytes);
  }

  bytes(): Uint8Array {
    if (this.parts === undefined) return NO_SETTINGS;
    const all = new Uint8Array(this.size);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  private add(part: Uint8Array): void {
    (this.parts ??= []).push(part);
    this.size += part.length;
  }
}
