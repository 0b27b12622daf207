/** What was entered last, kept in this browser only. A browser that forbids that keeps nothing. */

import { entryFrom, entryText, isEmpty } from "./capture.js";
import type { Entry } from "./engine/messages.js";

const KEY = "cli-envelope.draft";
/** Stores hold about five million units; larger entries are not kept. */
const LARGEST = 2_000_000;

export function keepDraft(entry: Entry): void {
  try {
    const nothing = isEmpty(entry.capture) && entry.capture.exit_code === null;
    if (nothing || entry.capture.stdout.length + entry.capture.stderr.length > LARGEST) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, entryText(entry));
  } catch {
    // Forbidden or full: the page works without.
  }
}

export function keptDraft(): Entry | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : entryFrom(text);
  } catch {
    return null;
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden: then there is none.
  }
}
