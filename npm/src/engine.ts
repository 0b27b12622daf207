import { load, writeLatin1 } from "#module";
import { Answer } from "./answer.js";
import { type Call, type Text, isBytes, realLength } from "./call.js";
import type { Decision } from "./generated/report.js";
import type { Sentences } from "./report.js";

/** What the adapter in `wasm/` exports. Lengths are those of the parts of the input; an exit code of NaN is unknown. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  reserve(size: number): number;
  decide(stdout: number, stderr: number, settings: number, exit: number): number;
  decision(stdout: number, stderr: number, settings: number, exit: number): number;
  inspect(stdout: number, stderr: number, settings: number, exit: number): number;
  inspect_beginning(stdout: number, stderr: number, settings: number, exit: number, length: number): number;
  widen(at: number, length: number): number;
  find(stdout: number, stderr: number, settings: number, exit: number): number;
  start(): number;
  end(): number;
  name(number: number): number;
  sentences(code: number): number;
  explain(length: number): number;
  inspect_text(stdout: number, stderr: number, settings: number, exit: number): number;
  begin(settings: number): void;
  push(length: number, counts: boolean): number;
  finish(counts: boolean): number;
  records(): number;
  quoted(): number;
  carried(): number;
  carried_text(): number;
  totals(): number;
  /** Only in the module for those who migrate. */
  output?(): number;
  migrate?(stdout: number, stderr: number, settings: number, exit: number, exitCode: number): number;
}

/** What an envelope is. */
export interface Name {
  dialect: string;
  revision: number | null;
  shape: string;
}

/** The input buffer is made at least this long. */
const SMALLEST_INPUT = 64 * 1024;
/** Texts of up to this many bytes are short. */
const SHORT = 256 * 1024;
/** An instance that has grown beyond this is not kept. */
const LARGEST_MEMORY = 32 * 1024 * 1024;

const encoder = new TextEncoder();
// A byte order mark is part of the text: spans count it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** One instance of the module, its memory, and what it has said before. */
export class Engine {
  readonly wasm: Exports;
  /** Decisions without what changes from call to call, by their kind. */
  readonly decisions: Decision[] = [];
  /** Dialect, revision and shape by number. */
  readonly names: Name[] = [];
  /** The sentences of issue codes by number. */
  readonly sentences: Sentences[] = [];
  private readonly answer: Answer;
  private readonly other: Answer;
  /** Where the parts of the input end, once a call is written. */
  stdout = 0;
  stderr = 0;
  settings = 0;
  /** The input buffer; of no length once the memory has grown. */
  private input = new Uint8Array(0);

  constructor(module: WebAssembly.Module) {
    // What an instance exports is slow to look up; a copy is an ordinary object.
    this.wasm = { ...(new WebAssembly.Instance(module, imports(module)).exports as unknown as Exports) };
    const constants = new Map<number, string>();
    this.answer = new Answer(this.wasm.memory, constants);
    this.other = new Answer(this.wasm.memory, constants);
  }

  /** Reads the answer at an address, for as long as nothing else is asked. */
  read<T>(address: number, read: (answer: Answer) => T): T {
    try {
      return read(this.answer.open(address));
    } finally {
      this.answer.close();
    }
  }

  /** An answer beside the one that is being read. */
  aside(address: number): Answer {
    return this.other.open(address);
  }

  /** Where the input buffer stands. */
  get inputAddress(): number {
    return this.reserve(0).byteOffset;
  }

  /** Copies the parts of a call into the input buffer. */
  write(call: Call): void {
    const { stdout, stderr, settings } = call;
    let stdoutRoom = room(stdout);
    let stderrRoom = room(stderr);
    for (;;) {
      const input = this.reserve(stdoutRoom + stderrRoom + settings.length);
      this.stdout = this.copy(stdout, input, 0);
      if (this.stdout < 0) {
        stdoutRoom = stdout.length * 3;
        continue;
      }
      this.stderr = stderr.length === 0 ? 0 : this.copy(stderr, input, this.stdout);
      if (this.stderr < 0) {
        stderrRoom = stderr.length * 3;
        continue;
      }
      this.settings = settings.length;
      if (settings.length > 0) input.set(settings, this.stdout + this.stderr);
      return;
    }
  }

  /**
   * Copies a text into the input buffer where nothing else has to be looked at: it is short, and there are no options and no other stream.
   * Gives back its length in bytes, or -1 where that is not so.
   */
  writeShort(text: unknown): number {
    const { input } = this;
    if (typeof text === "string") return text.length * 3 <= Math.min(input.length, SHORT) ? encoder.encodeInto(text, input).written : -1;
    if (!isBytes(text)) return -1;
    const length = realLength(text);
    // No bytes at all may be those of a buffer that is gone.
    if (length === 0 || length > input.length || length > SHORT) return -1;
    input.set(text);
    return length;
  }

  /** Copies a text into the input buffer, and nothing else. */
  writeText(text: Text): void {
    let size = room(text);
    for (;;) {
      this.stdout = this.copy(text, this.reserve(size), 0);
      if (this.stdout >= 0) return;
      size = text.length * 3;
    }
  }

  /** Copies a text, and tells its length in bytes; -1 where it does not fit. */
  private copy(text: Text, input: Uint8Array, at: number): number {
    if (typeof text !== "string") {
      input.set(text, at);
      return text.length;
    }
    const end = at + text.length * 2;
    if (mayBeLatin1(text) && end <= input.length && !BEYOND_LATIN1.test(text)) {
      // Node.js encodes text that is not all ASCII far more slowly than it copies one byte for each character.
      writeLatin1?.(text, input.subarray(end - text.length, end));
      return this.wasm.widen(at, text.length);
    }
    const { read, written } = encoder.encodeInto(text, at === 0 ? input : input.subarray(at));
    return read < text.length ? -1 : written;
  }

  /** The text at an address. */
  textAt(start: number, length: number): string {
    return decoder.decode(new Uint8Array(this.wasm.memory.buffer, start, length));
  }

  /** A part of the input as text. */
  inputText(start: number, end: number): string {
    return decoder.decode(this.reserve(0).subarray(start, end));
  }

  /** A part of the input that stays as it is. */
  inputBytes(start: number, end: number): Uint8Array {
    return this.reserve(0).slice(start, end);
  }

  /** A copy of some bytes at an address. */
  bytesAt(address: number, length: number): Uint8Array {
    return new Uint8Array(this.wasm.memory.buffer, address, length).slice();
  }

  /** Numbers at an address, as long as nothing else is called. */
  numbersAt(address: number, length: number): Float64Array {
    return new Float64Array(this.wasm.memory.buffer, address, length);
  }

  isOutgrown(): boolean {
    return this.input.length === 0 && this.wasm.memory.buffer.byteLength > LARGEST_MEMORY;
  }

  private reserve(size: number): Uint8Array {
    if (this.input.length < size || this.input.length === 0) {
      const wanted = Math.max(size, SMALLEST_INPUT);
      const address = this.wasm.reserve(wanted);
      this.input = new Uint8Array(this.wasm.memory.buffer, address, wanted);
    }
    return this.input;
  }
}

/** A guess how many bytes a text takes: enough for any short one, and for a long one that is mostly ASCII. */
function room(text: Text): number {
  if (typeof text !== "string") return text.length;
  if (text.length < LONG) return text.length * 3;
  return mayBeLatin1(text) ? text.length * 2 : text.length + (text.length >> 3);
}

/** Texts of so many characters take the way by which long ones are faster. */
const LONG = 4096;
/** Texts that are longer take no more room than they need. */
const VERY_LONG = 4 * 1024 * 1024;
/** V8 keeps a text without such characters one byte each, and then knows the answer without a look at them. */
const BEYOND_LATIN1 = /[^\x00-\xff]/;

function mayBeLatin1(text: string): boolean {
  return writeLatin1 !== undefined && text.length >= LONG && text.length <= VERY_LONG;
}

/** wasm-bindgen asks for a function that prepares its table of JavaScript values. Only numbers cross this border. */
function imports(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => void>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => {};
  return imports;
}

/** A module that is compiled when it is first needed, and its running instance. */
export class Core {
  private compiled: WebAssembly.Module | undefined;
  private engine: Engine | undefined;

  constructor(private readonly load: () => WebAssembly.Module | BufferSource) {}

  /** The running instance; started where none runs. */
  running(): Engine {
    return (this.engine ??= this.another());
  }

  /** The instance that runs, if one does. */
  get current(): Engine | undefined {
    return this.engine;
  }

  /** An instance of one's own, for work that goes on from call to call. */
  another(): Engine {
    return new Engine((this.compiled ??= compile(this.load())));
  }

  /** Compiles without blocking, where the engine can. */
  async start(source: WebAssembly.Module | BufferSource = this.load()): Promise<void> {
    this.compiled ??= isModule(source) ? source : await WebAssembly.compile(source);
    this.running();
  }

  /** Whether a module has been handed over that can migrate. */
  canMigrate(): boolean {
    return this.compiled !== undefined && WebAssembly.Module.exports(this.compiled).some(({ name }) => name === "migrate");
  }

  /** The next call gets a fresh instance. */
  discard(): void {
    this.engine = undefined;
  }
}

/** The module that reads. */
export const reader = new Core(load);

function compile(source: WebAssembly.Module | BufferSource): WebAssembly.Module {
  return isModule(source) ? source : new WebAssembly.Module(source);
}

function isModule(source: WebAssembly.Module | BufferSource): source is WebAssembly.Module {
  return source instanceof WebAssembly.Module;
}

/**
 * Puts a question to the core. A trap or an exhausted stack leaves an instance in an unknown state: it is thrown away, and a fresh one
 * answers.
 */
export function answer<T>(call: Call, ask: (engine: Engine, call: Call) => T, core: Core = reader): T {
  try {
    return attempt(call, ask, core);
  } catch (error) {
    if (!isFatal(error)) throw error;
    return attempt(call, ask, core);
  }
}

function attempt<T>(call: Call, ask: (engine: Engine, call: Call) => T, core: Core): T {
  const instance = core.running();
  try {
    instance.write(call);
    const result = ask(instance, call);
    if (instance.isOutgrown()) core.discard();
    return result;
  } catch (error) {
    if (isFatal(error)) core.discard();
    throw error;
  }
}

/** What leaves an instance in an unknown state. */
export function isFatal(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}
