/** What the page and its worker say to each other. */

import type { Decision, Report } from "../../src/generated/report.js";
import type { Explanation, Migration } from "../../src/types.js";

export type { Decision, Issue, Report, Severity, Stream as StreamName } from "../../src/generated/report.js";
export type { Change, Migration } from "../../src/types.js";

/** What a process gave. */
export interface Capture {
  argv: string[];
  exit_code: number | null;
  signal: string | null;
  timed_out: boolean;
  stdout: string;
  stderr: string;
}

/** How it is to be read. */
export interface Reading {
  dialect: string | null;
  policy: "seed" | "failure_wins";
  attempts: number;
}

/** What is known of a record without reading it again. */
export interface RecordRow {
  /** From 0, in the order of the file. */
  index: number;
  /** Where it begins, from 1. */
  line: number;
  column: number;
  valid: boolean;
  dialect: string | null;
  shape: string | null;
  outcome: string;
  action: string;
  code: string | null;
}

/** How many records there are of each kind. Every list is sorted, the largest first. */
export interface Totals {
  records: number;
  invalid: number;
  outcomes: [string, number][];
  dialects: [string, number][];
  actions: [string, number][];
  codes: [string, number][];
}

/** How far reading a file of records has come. */
export interface Progress {
  bytes: number;
  of: number;
  totals: Totals;
  /** `reading`, or how it ended. */
  state: "reading" | "done" | "stopped" | "failed";
}

/** Which records of a file to list: all of them, or those with this value. */
export type RecordFilter = { by: "outcome" | "dialect" | "action" | "code"; value: string } | { by: "invalid" } | null;

/** What the page asks for, with what it gets. */
export interface Questions {
  /** Answered as soon as anything else would be. */
  start: { ask: null; answer: null };
  inspect: { ask: Entry; answer: Report };
  decide: { ask: Capture[]; answer: Decision[] };
  migrate: { ask: Entry & { to: string; timestamp: string }; answer: Migration };
  explain: { ask: string; answer: Explanation | null };
  /** Reads a file of records. `Progress` comes in between; the answer is how it ended. */
  read: { ask: Blob; answer: Progress };
  /** Ends the reading that is under way. */
  stop: { ask: null; answer: null };
  rows: { ask: { filter: RecordFilter; from: number; to: number }; answer: { rows: RecordRow[]; of: number } };
  record: { ask: number; answer: string };
}

export type Kind = keyof Questions;

export type Question = { [Each in Kind]: { id: number; kind: Each; ask: Questions[Each]["ask"] } }[Kind];

export type Answer =
  | { id: number; answer: Questions[Kind]["answer"] }
  | { id: number; failure: string }
  | { progress: Progress }
  /** There is no engine, and this is why. */
  | { blocked: string };

/** Everything that is entered: what a process gave, and how it is to be read. */
export interface Entry {
  capture: Capture;
  reading: Reading;
}
