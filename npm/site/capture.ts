/** A capture as the page keeps it, as files spell it, and as people write its parts. */

import { bytesOf, textOf, toBase64 } from "./bytes.js";
import type { Capture, Entry, Reading } from "./engine/messages.js";

export const EMPTY_CAPTURE: Capture = { argv: [], exit_code: null, signal: null, timed_out: false, stdout: "", stderr: "" };
export const DEFAULT_READING: Reading = { dialect: null, policy: "seed", attempts: 1 };

/** An object with nothing but its own members. */
type Members = Record<string, unknown>;

function members(value: unknown): Members | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Members) : null;
}

/**
 * The capture that a text spells as a JSON object with both streams, `{exit_code?, signal?, timed_out?, argv?, stdout, stderr}`, or
 * nothing: then the text itself is what was printed.
 */
export function captureIn(text: string): Capture | null {
  if (!/^\s*\{/.test(text) || !text.includes('"stdout') || !text.includes('"stderr')) return null;
  try {
    return captureFrom(JSON.parse(text), true);
  } catch {
    return null;
  }
}

/** The capture a value spells; a stream may be missing unless both are asked for. */
export function captureFrom(value: unknown, both = false): Capture | null {
  const object = members(value);
  if (!object) return null;
  const stdout = stream(object, "stdout");
  const stderr = stream(object, "stderr");
  if (stdout === null || stderr === null || (both && (stdout === undefined || stderr === undefined))) return null;
  const { argv, exit_code: exitCode, signal, timed_out: timedOut } = object;
  const absent = (member: unknown) => member === undefined || member === null;
  if (!absent(argv) && !(Array.isArray(argv) && argv.every((word) => typeof word === "string"))) return null;
  if (!absent(exitCode) && !Number.isSafeInteger(exitCode)) return null;
  if (!absent(signal) && typeof signal !== "string") return null;
  if (!absent(timedOut) && typeof timedOut !== "boolean") return null;
  // A process ends in one way; nobody can say which of two to believe.
  if (!absent(exitCode) && !absent(signal)) return null;
  return {
    argv: (argv as string[] | undefined | null) ?? [],
    exit_code: (exitCode as number | undefined | null) ?? null,
    signal: (signal as string | undefined | null) ?? null,
    timed_out: timedOut === true,
    stdout: stdout ?? "",
    stderr: stderr ?? "",
  };
}

/** A stream's text; undefined where it is not named, null where it is something else than text. */
function stream(object: Members, name: "stdout" | "stderr"): string | null | undefined {
  const text = object[name];
  const base64 = object[`${name}_base64`];
  if (typeof base64 === "string" && (text === undefined || text === null)) {
    try {
      return textOf(Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0)));
    } catch {
      return null;
    }
  }
  return text === undefined || typeof text === "string" ? text : null;
}

/** The members that say something, in the order people expect them. */
export function spelled(capture: Capture): Record<string, unknown> {
  return {
    ...(capture.argv.length > 0 && { argv: capture.argv }),
    ...(capture.exit_code !== null && { exit_code: capture.exit_code }),
    ...(capture.signal !== null && { signal: capture.signal }),
    ...(capture.timed_out && { timed_out: true }),
    ...spelledStream("stdout", capture.stdout),
    ...spelledStream("stderr", capture.stderr),
  };
}

/** Text as it is, bytes that are no text in base64. */
function spelledStream(name: "stdout" | "stderr", text: string): Record<string, string> {
  const bytes = bytesOf(text);
  return typeof bytes === "string" ? { [name]: bytes } : { [`${name}_base64`]: toBase64(bytes) };
}

/** How an entry is kept and shared. */
export function entryText(entry: Entry): string {
  const { dialect, policy, attempts } = entry.reading;
  const reading = {
    ...(dialect !== null && { dialect }),
    ...(policy !== DEFAULT_READING.policy && { policy }),
    ...(attempts !== DEFAULT_READING.attempts && { attempts }),
  };
  return JSON.stringify({ capture: spelled(entry.capture), ...(Object.keys(reading).length > 0 && { reading }) });
}

/** The entry such a text holds, or nothing. */
export function entryFrom(text: string): Entry | null {
  try {
    const object = members(JSON.parse(text));
    const capture = captureFrom(object?.["capture"]);
    if (!object || !capture) return null;
    const reading = members(object["reading"]) ?? {};
    const { dialect, policy, attempts } = reading;
    return {
      capture,
      reading: {
        dialect: typeof dialect === "string" ? dialect : null,
        policy: policy === "failure_wins" ? policy : "seed",
        attempts: Number.isSafeInteger(attempts) && (attempts as number) > 0 ? (attempts as number) : 1,
      },
    };
  } catch {
    return null;
  }
}

export function isEmpty(capture: Capture): boolean {
  return capture.stdout.trim() === "" && capture.stderr.trim() === "";
}

/** A command line as its words: quotes keep words together, a backslash takes the next character as it is. */
export function wordsOf(line: string): string[] {
  const found: string[] = [];
  let word: string | null = null;
  let quote = "";
  for (let position = 0; position < line.length; position += 1) {
    const character = line.charAt(position);
    if (character === "\\" && quote !== "'" && position + 1 < line.length) {
      position += 1;
      word = (word ?? "") + line.charAt(position);
    } else if (quote) {
      if (character === quote) quote = "";
      else word = (word ?? "") + character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= "";
    } else if (/\s/.test(character)) {
      if (word !== null) found.push(word);
      word = null;
    } else {
      word = (word ?? "") + character;
    }
  }
  return word === null ? found : [...found, word];
}

/** Words as a command line. */
export function lineOf(words: string[]): string {
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(" ");
}
