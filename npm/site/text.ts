/** Words for people, and text from programs made safe to look at. */

import { byteOf } from "./bytes.js";
import { h } from "./dom.js";

/** Control characters, marks that change the direction of text, and characters that cannot be seen. */
const HIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Surrogate}]/gu;

/** Text from a program with every hidden character written out, as in `\u{202e}`, and every byte that is no text, as in `\x80`. Line breaks stay. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) => writtenByte(character) ?? `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`);
}

/** A byte that is no text, as `\x80`. */
export function writtenByte(character: string): string | null {
  const byte = byteOf(character);
  return byte === null ? null : `\\x${byte.toString(16)}`;
}

/** A sentence of ours in which backticks mark code. */
export function prose(sentence: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  visible(sentence)
    .split("`")
    .forEach((piece, position) => {
      if (piece) fragment.append(position % 2 ? h("code", {}, piece) : piece);
    });
  return fragment;
}

/** `1 error`, `2 errors`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

/** `30 s`, `500 ms`, `2 min`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 120) return `${Number(seconds.toFixed(1))} s`;
  const minutes = seconds / 60;
  return minutes < 120 ? `${Number(minutes.toFixed(1))} min` : `${Number((minutes / 60).toFixed(1))} h`;
}

/** `812 bytes`, `1.5 KB`, `8 MB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return count(bytes, "byte");
  if (bytes < 1_000_000) return `${Number((bytes / 1000).toFixed(1))} KB`;
  return bytes < 1_000_000_000 ? `${Number((bytes / 1_000_000).toFixed(1))} MB` : `${Number((bytes / 1_000_000_000).toFixed(2))} GB`;
}

/** `not_found` → `not found`. */
export function words(identifier: string): string {
  return identifier.replaceAll("_", " ");
}

/** `proceed` → `Proceed`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A path as people write it: `error.code`, `turns[0].prompt`; the envelope itself is `(root)`. In a pattern `[]` is every item. */
export function pathText(path: (string | number)[], pattern = false): string {
  const text = path.reduce<string>((before, step) => {
    if (pattern && step === "[]") return `${before}[]`;
    if (typeof step === "number") return `${before}[${step}]`;
    return /^[A-Za-z_][\w-]*$/.test(step) ? `${before}${before && "."}${step}` : `${before}[${JSON.stringify(step)}]`;
  }, "");
  return visible(text) || "(root)";
}
