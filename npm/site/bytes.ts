/**
 * Bytes as text, and back without loss. A byte that is no part of a UTF-8 character stands in the text as half a surrogate pair, U+DC80 to
 * U+DCFF, which no character can be; Python calls it `surrogateescape`. So an editor can hold whatever a program printed.
 */

/** Units that stand for a byte each. A pair of surrogates is one character here, and does not match. */
const ESCAPED = /[\udc80-\udcff]/u;
const ESCAPE = 0xdc00;

/** Units of text that stand for bytes, as a regular expression's source. */
export const ESCAPED_SOURCE = ESCAPED.source;

export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return escaped(bytes);
  }
}

/** The bytes that a text stands for; the text itself where it is nothing but text. */
export function bytesOf(text: string): string | Uint8Array {
  if (!ESCAPED.test(text)) return text;
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  for (const [piece] of text.matchAll(/[\udc80-\udcff]|[^\udc80-\udcff]+/gu)) {
    const byte = byteOf(piece);
    pieces.push(byte === null ? encoder.encode(piece) : Uint8Array.of(byte));
  }
  return joined(pieces);
}

/** The byte that one unit stands for, or null where it stands for itself. */
export function byteOf(character: string): number | null {
  return character.length === 1 && ESCAPED.test(character) ? character.charCodeAt(0) - ESCAPE : null;
}

export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let start = 0; start < bytes.length; start += 0x8000) binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(binary);
}

/** For every offset into the bytes of a text, the offset into its UTF-16 units. */
export function unitsByByte(text: string, length: number): Uint32Array {
  const units = new Uint32Array(length + 1);
  let byte = 0;
  let unit = 0;
  for (const character of text) {
    const width = byteOf(character) === null ? widthOf(character.codePointAt(0) ?? 0) : 1;
    units.fill(unit, byte, byte + width);
    byte += width;
    unit += character.length;
  }
  units[length] = unit;
  return units;
}

function escaped(bytes: Uint8Array): string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  let start = 0;
  for (let at = 0; at < bytes.length; ) {
    const width = characterAt(bytes, at);
    if (width > 0) {
      at += width;
      continue;
    }
    text += decoder.decode(bytes.subarray(start, at)) + String.fromCharCode(ESCAPE + (bytes[at] ?? 0));
    at += 1;
    start = at;
  }
  return text + decoder.decode(bytes.subarray(start));
}

/** The least second byte after some first bytes, and the largest after others: what lies beyond is too long or no character. */
const LEAST: Record<number, number> = { 0xe0: 0xa0, 0xf0: 0x90 };
const MOST: Record<number, number> = { 0xed: 0x9f, 0xf4: 0x8f };

/** How many bytes the character at an offset has; 0 where there is none. */
function characterAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const width = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (let next = 1; next < width; next += 1) {
    const byte = bytes[at + next] ?? 0;
    const least = next === 1 ? (LEAST[first] ?? 0x80) : 0x80;
    const most = next === 1 ? (MOST[first] ?? 0xbf) : 0xbf;
    if (byte < least || byte > most) return 0;
  }
  return width;
}

function widthOf(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
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
