import type { Answer } from "./answer.js";
import type { Text } from "./call.js";
import type { Engine } from "./engine.js";
import type { Decision, ErrorInfo, Issue, IssueCode, IssueSpan, PathStep, Redirect, Report, Span } from "./generated/report.js";
import type { Explanation, Totals } from "./types.js";

/** The sentences of an issue code: words, and numbers of what is to be filled in. */
export interface Sentences {
  code: IssueCode;
  message: (string | number)[];
  help: (string | number)[];
}

/** Puts the report on a capture together from its parts, in the order in which `core/src/parts.rs` hands them over. */
export function readReport(engine: Engine, answer: Answer, stdout: Text, stderr: Text): Report {
  const found = answer.word<Report["found"]>();
  const dialect = answer.text();
  const revision = readRevision(answer);
  const shape = answer.text();
  const valid = answer.number() === 1;
  const stream = answer.text() as Report["stream"];
  // A record may have stood on standard error, but here it is the only text.
  if (stream === "stderr" && stderr.length > 0) answer.about(stderr, engine.inputAddress + engine.stdout, engine.stderr);
  else answer.about(stdout, engine.inputAddress, engine.stdout);
  const span = answer.number() === 1 ? readSpan(answer) : null;
  const envelopes = answer.number();
  const outcome = answer.word<Report["outcome"]>();
  const error = readError(answer);
  const decision = readDecision(answer);
  const warnings = readWords(answer, answer.number());
  const issues = readIssues(engine, answer, envelopes);
  const issues_omitted = answer.number();
  return { found, dialect, revision, shape, valid, stream, span, envelopes, outcome, error, decision, warnings, issues, issues_omitted };
}

export function readRevision(answer: Answer): number | null {
  const revision = answer.number();
  return revision === 0 ? null : revision - 1;
}

function readSpan(answer: Answer): Span {
  return { start: answer.number(), end: answer.number(), start_utf16: answer.number(), end_utf16: answer.number() };
}

function readError(answer: Answer): ErrorInfo | null {
  const kind = answer.text() as ErrorInfo["class"] | null;
  if (kind === null) return null;
  const code = answer.text();
  return { code, class: kind, message: answer.text(), hint: answer.text(), operation: answer.text(), target: answer.text() };
}

export function readDecision(answer: Answer): Decision {
  const action = answer.word<Decision["action"]>();
  const retryable = answer.number() === 1;
  const delay = answer.long();
  const max_attempts = answer.number();
  const session = answer.word<Decision["session"]>();
  const cancel = answer.number();
  const redirect = readRedirect(answer);
  return {
    action,
    retryable,
    delay_ms: delay === 0 ? null : delay - 1,
    max_attempts,
    session,
    cancel_observed: cancel === 0 ? null : cancel === 2,
    redirect,
    cursor: answer.text(),
    rule: answer.word<Decision["rule"]>(),
    reason: answer.word(),
  };
}

function readRedirect(answer: Answer): Redirect | null {
  if (answer.number() === 0) return null;
  const words = answer.number();
  const from = words === 0 ? null : readWords(answer, words - 1);
  return { from, command: answer.word(), permanent: answer.number() === 1, reason: answer.text() };
}

function readWords(answer: Answer, count: number): string[] {
  const words: string[] = [];
  for (let index = 0; index < count; index++) words.push(answer.word());
  return words;
}

function readIssues(engine: Engine, answer: Answer, envelopes: number): Issue[] {
  const exit = answer.step();
  const issues: Issue[] = [];
  for (let code = answer.number(); code > 0; code = answer.number()) {
    issues.push(readIssue(engine.sentences[code - 1] ?? learn(engine, answer, code - 1), answer, exit, envelopes));
  }
  return issues;
}

function readIssue(sentences: Sentences, answer: Answer, exit: PathStep, envelopes: number): Issue {
  const severity = answer.word<Issue["severity"]>();
  const span = answer.number() === 1 ? readIssueSpan(answer) : null;
  const path: PathStep[] = [];
  for (let steps = answer.number(); steps > 0; steps--) path.push(answer.step());
  const field = answer.text() ?? fieldAt(path);
  const expected = answer.word();
  const found = answer.word();
  return {
    code: sentences.code,
    severity,
    message: fill(sentences.message, field, expected, found, exit, envelopes),
    path,
    span,
    help: fill(sentences.help, field, expected, found, exit, envelopes),
  };
}

function readIssueSpan(answer: Answer): IssueSpan {
  return {
    start: answer.number(),
    end: answer.number(),
    start_utf16: answer.number(),
    end_utf16: answer.number(),
    line: answer.number(),
    column: answer.number(),
  };
}

/** What messages call the place at the end of a path. */
export function fieldAt(path: readonly PathStep[]): string {
  const last = path[path.length - 1];
  if (last === undefined) return "the envelope";
  return typeof last === "number" ? `item ${last}` : `\`${last}\``;
}

function fill(pieces: (string | number)[], field: string, expected: string, found: string, exit: PathStep, envelopes: number): string {
  let text = "";
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as string | number;
    if (typeof piece === "string") text += piece;
    else if (piece === 0) text += field;
    else if (piece === 1) text += expected;
    else if (piece === 2) text += found;
    else text += piece === 3 ? exit : envelopes;
  }
  return text;
}

/** Asks for the sentences of a code while an answer is being read. */
function learn(engine: Engine, answer: Answer, number: number): Sentences {
  const told = engine.aside(engine.wasm.sentences(number));
  const code = told.word<IssueCode>();
  const sentences = { code, message: readPieces(told), help: readPieces(told) };
  answer.refresh();
  return (engine.sentences[number] = sentences);
}

function readPieces(answer: Answer): (string | number)[] {
  const pieces: (string | number)[] = [];
  for (let piece: string | number | null = answer.step(); piece !== null; piece = answer.step()) pieces.push(piece);
  return pieces;
}

export function readExplanation(answer: Answer): Explanation {
  const code = answer.word<Explanation["code"]>();
  return { code, severity: answer.text() as Explanation["severity"], title: answer.word(), text: answer.word() };
}

export function readTotals(answer: Answer): Totals {
  return {
    reports: answer.number(),
    by_dialect: readCounts(answer),
    by_outcome: readCounts(answer),
    by_action: readCounts(answer),
    by_code: readCounts(answer),
    by_operation: readCounts(answer),
    by_target: readCounts(answer),
  };
}

/** Keys are text of the input: one may be called `__proto__`. */
function readCounts(answer: Answer): { [key: string]: number } {
  const counts: [string, number][] = [];
  for (let key = answer.text(); key !== null; key = answer.text()) counts.push([key, answer.number()]);
  return Object.fromEntries(counts);
}
