import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";

/** The module from the file beside this one. */
export function load(): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL("./cli-envelope.wasm", import.meta.url));
}

/** The one that can migrate, too. */
export function loadMigrator(): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL("./cli-envelope-migrate.wasm", import.meta.url));
}

/** Writes a text of characters up to U+00FF, a byte each. */
export const writeLatin1: ((text: string, into: Uint8Array) => void) | undefined = (text, into) => {
  Buffer.from(into.buffer, into.byteOffset, into.byteLength).write(text, "latin1");
};
