/** A link that carries the whole entry, compressed, in the part of an address that browsers send to nobody. */

import { toBase64 } from "./bytes.js";
import { entryFrom, entryText } from "./capture.js";
import type { Entry } from "./engine/messages.js";

const KEY = "#c=";
/** Browsers and chat programs cut longer addresses. */
const LONGEST_LINK = 1_000_000;
/** A link of a few bytes must not unpack to gigabytes. */
const LARGEST_ENTRY = 32_000_000;

/** The address, or null where the entry is too large for one. */
export async function linkTo(entry: Entry): Promise<string | null> {
  const packed = await pipe(new TextEncoder().encode(entryText(entry)), new CompressionStream("deflate-raw"), LARGEST_ENTRY);
  const link = `${location.href.split("#")[0]}${KEY}${toBase64Url(packed)}`;
  return link.length > LONGEST_LINK ? null : link;
}

export function isShared(hash: string): boolean {
  return hash.startsWith(KEY);
}

/** The entry in an address's hash, or null where it does not decode. */
export async function entryInLink(hash: string): Promise<Entry | null> {
  try {
    const packed = fromBase64Url(hash.slice(KEY.length));
    const text = await pipe(packed, new DecompressionStream("deflate-raw"), LARGEST_ENTRY);
    return entryFrom(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text));
  } catch {
    return null;
  }
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Blob([bytes]).stream().pipeThrough(through) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (unit) => unit.charCodeAt(0));
}
