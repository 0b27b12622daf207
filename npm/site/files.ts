/** What a dropped, opened or pasted file is: text that a process printed, a capture, records line by line, or a mistake. */

import { textOf } from "./bytes.js";
import { endOfString } from "./json_layout.js";
import { size } from "./text.js";

/** What a file turned out to be. A mistake comes as a sentence. */
export type Opened =
  | { kind: "text"; text: string }
  | { kind: "records"; source: Blob }
  | { kind: "mistake"; sentence: string };

/** Files that people drop by mistake, by their first bytes. */
const MAGIC: [string, string][] = [
  ["%PDF-", "a PDF"],
  ["\x89PNG", "a picture"],
  ["\xff\xd8\xff", "a picture"],
  ["GIF8", "a picture"],
  ["PK\x03\x04", "a ZIP archive"],
  ["\x1f\x8b", "a gzip archive"],
  ["\x7fELF", "a program"],
  ["MZ", "a program"],
  ["\0asm", "a WebAssembly module"],
];

const HEAD = 65_536;
/** An envelope is read up to 8 MiB; a little more may be opened, to be told so. */
const LARGEST_TEXT = 16 * 1024 * 1024;

export async function open(file: File): Promise<Opened> {
  const name = `“${file.name}”`;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    const start = String.fromCharCode(...head.subarray(0, 8));
    const kind = MAGIC.find(([magic]) => start.startsWith(magic))?.[1];
    if (kind) return mistake(`${name} is ${kind}. Open the text that a program printed, or a capture of it as JSON.`);
    if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
      return mistake(`${name} is UTF-16. Save it as UTF-8, then open it again.`);
    }
    if (head.includes(0)) return mistake(`${name} is a binary file. Open the text that a program printed.`);
    const text = new TextDecoder().decode(head);
    const whole = file.size <= HEAD;
    if (/\.(ndjson|jsonl)$/i.test(file.name) || looksLikeRecords(text, whole)) return { kind: "records", source: file };
    if (file.size > LARGEST_TEXT) {
      return mistake(`${name} has ${size(file.size)}, and one envelope is read up to 8 MiB. A file of records, one to a line, may have any size.`);
    }
    // Bytes that are no text and a mark at the start of a file stay: a reader has to see them to report them.
    return { kind: "text", text: textOf(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return mistake(`${name} cannot be read. If it is a folder, open a file in it; if it was moved, open it again.`);
  }
}

function mistake(sentence: string): Opened {
  return { kind: "mistake", sentence };
}

/**
 * Three JSON objects or more with nothing but space between them; the last one may be torn. A capture may hold two: a report, then an
 * error. Where the text is only the beginning of a file, its end says nothing.
 */
export function looksLikeRecords(text: string, whole: boolean): boolean {
  let found = 0;
  let rest = text.trimStart();
  while (rest.startsWith("{") && found < ENOUGH) {
    const end = endOfObject(rest);
    if (end < 0) break;
    if (!isJson(rest.slice(0, end))) return false;
    found += 1;
    rest = rest.slice(end).trimStart();
  }
  return found >= 3 && (found === ENOUGH || rest === "" || (rest.startsWith("{") && (whole || found > 3)));
}

/** As many records as leave no doubt. */
const ENOUGH = 8;

/** Where the object that a text begins with ends, or -1 where it does not. Only braces outside strings count. */
function endOfObject(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at) - 1;
    else if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
