import type { Text } from "./call.js";

/** Up to this many bytes a text is put together from its characters, which a decoder would take longer for. */
const SHORT = 32;
/** Of a longer stream no piece is cut out, which would keep all of it in memory. */
const LONGEST_SOURCE = 64 * 1024;
/** A stream of so many bytes is decoded as a whole before pieces are cut out. */
const SMALL_SOURCE = 4 * 1024;

// A byte order mark is part of the text: spans count it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Reads what `wasm/src/answer.rs` writes: numbers, and texts that stand in the module for good, in the stream that was read, or in the
 * answer's own text.
 */
export class Answer {
  private numbers = new Int32Array(0);
  private bytes = new Uint8Array(0);
  private at = 0;
  /** Where the answer's own text stands, and the text once it is decoded. */
  private ownStart = 0;
  private ownLength = 0;
  private own: string | undefined;
  /** The stream as the caller gave it, and where its bytes are. */
  private source: Text = "";
  private sourceStart = 0;
  private sourceLength = 0;
  private sliceable: string | false | undefined;

  /** `constants` are the texts of the module by their address. */
  constructor(
    private readonly memory: WebAssembly.Memory,
    private readonly constants: Map<number, string>,
  ) {}

  /** Begins to read. */
  open(address: number): this {
    this.refresh();
    this.at = address >> 2;
    this.ownStart = this.number();
    this.ownLength = this.number();
    this.own = undefined;
    return this;
  }

  /** Tells which stream the answer is about. */
  about(source: Text, start: number, length: number): void {
    this.source = source;
    this.sourceStart = start;
    this.sourceLength = length;
    this.sliceable = undefined;
  }

  /** Keeps nothing of what the caller gave. */
  close(): void {
    this.own = undefined;
    this.source = "";
    this.sliceable = undefined;
  }

  /** Memory that has grown is another one. */
  refresh(): void {
    if (this.numbers.length > 0) return;
    this.numbers = new Int32Array(this.memory.buffer);
    this.bytes = new Uint8Array(this.memory.buffer);
  }

  number(): number {
    return this.numbers[this.at++] as number;
  }

  /** A number of 64 bits, exact as far as a double is. */
  long(): number {
    const low = this.number() >>> 0;
    return this.number() * 0x1_0000_0000 + low;
  }

  text(): string | null {
    const first = this.number();
    const second = this.number();
    if (first < 0) return second < 0 ? null : this.piece(~first, second);
    if (second < 0) return this.quote(first, ~second);
    // Nothing takes up no room, so that it may share its address.
    return second === 0 ? "" : (this.constants.get(first) ?? this.learn(first, second));
  }

  /** A text that is there. */
  word<Word extends string>(): Word {
    return this.text() as Word;
  }

  /** A text, or an index in its place. */
  step(): string | number {
    return this.numbers[this.at + 1] === -1 && (this.numbers[this.at] as number) >= 0 ? this.index() : (this.text() as string);
  }

  private index(): number {
    this.at += 2;
    return this.numbers[this.at - 2] as number;
  }

  private learn(address: number, length: number): string {
    const text = this.decode(address, length);
    this.constants.set(address, text);
    return text;
  }

  private piece(start: number, length: number): string {
    return (this.own ??= this.decode(this.ownStart, this.ownLength)).slice(start, start + length);
  }

  private quote(start: number, end: number): string {
    const source = (this.sliceable ??= this.sourceText());
    return source === false ? this.decode(this.sourceStart + start, end - start) : source.slice(start, end);
  }

  /** The stream as text in which each byte is a unit, where that is easily had. */
  private sourceText(): string | false {
    const { source, sourceLength } = this;
    if (typeof source === "string") return source.length === sourceLength && sourceLength <= LONGEST_SOURCE && source;
    if (sourceLength > SMALL_SOURCE) return false;
    const text = this.decode(this.sourceStart, sourceLength);
    return text.length === sourceLength && text;
  }

  private decode(address: number, length: number): string {
    const bytes = this.bytes;
    if (length > SHORT) return decoder.decode(bytes.subarray(address, address + length));
    let text = "";
    for (let at = address; at < address + length; at++) {
      const byte = bytes[at] as number;
      if (byte > 0x7f) return decoder.decode(bytes.subarray(address, address + length));
      text += String.fromCharCode(byte);
    }
    return text;
  }
}
