// The suites of ../../../tests, as any engine can run them: nothing here needs Node.js.
import type { Options, Report } from "cli-envelope";

/** A capture as the suites spell it; `stdout_repeat` is for output that would be too long to write down. */
export interface SuiteCapture {
  argv?: string[];
  exit_code?: number | null;
  signal?: string | null;
  timed_out?: boolean;
  stdout?: string;
  stderr?: string;
  stdout_base64?: string;
  stderr_base64?: string;
  stdout_repeat?: { prefix: string; unit: string; times: number; suffix: string };
}

/** Something to inspect. What is expected of it depends on where it comes from; a capture of a real program only has to give the native report. */
export interface Input {
  name: string;
  capture: SuiteCapture;
  /** In snake_case, as in the files. */
  options?: Record<string, unknown>;
  expect?: Expectation;
}

export interface Expectation {
  issues?: ExpectedIssue[];
  issues_include?: ExpectedIssue[];
  /** No issue is above `info`: a fixture. */
  only_infos?: true;
  [field: string]: unknown;
}

interface ExpectedIssue {
  code: string;
  severity?: string;
  path?: (string | number)[];
  at?: string;
  line?: number;
  column?: number;
}

/** What the suites need of a package. */
export interface Subject {
  inspect(input: object, options?: Options): Report;
  decide(input: object, options?: Options): Report["decision"];
  safeParse(input: object, options?: Options): { success: boolean };
}

export interface Result {
  /** The report as text, to be compared with the native one. */
  report: string;
  /** What is not as expected. */
  differences: string[];
}

export function runSuite(subject: Subject, inputs: Input[]): Result[] {
  return inputs.map((input) => {
    const capture = expand(input.capture);
    const options = camelCase(input.options ?? {});
    const report = subject.inspect(capture, options);
    const differences = input.expect ? compare(input.expect, report, capture) : [];
    differences.push(...misplaced(report, capture));
    const decision = JSON.stringify(subject.decide(capture, options));
    if (decision !== JSON.stringify(report.decision)) differences.push(`decide() gives ${decision}`);
    if (subject.safeParse(capture, options).success !== report.valid) differences.push("safeParse() and the report disagree");
    return { report: JSON.stringify(report), differences };
  });
}

/** The package takes an object without any member of a capture for a mistake; in the suites it is a process that printed nothing. */
export function expand({ stdout_repeat: repeat, ...capture }: SuiteCapture): SuiteCapture {
  if (!repeat && Object.keys(capture).length === 0) return { stdout: "" };
  return repeat ? { ...capture, stdout: repeat.prefix + repeat.unit.repeat(repeat.times) + repeat.suffix } : capture;
}

export function camelCase(options: Record<string, unknown>): Options {
  const renamed = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [renamed(name), value])) as Options;
}

function compare(expect: Expectation, report: Report, capture: SuiteCapture): string[] {
  const { issues, issues_include, only_infos, ...fields } = expect;
  const differences: string[] = [];
  for (const [name, expected] of Object.entries(fields)) {
    const got = (report as unknown as Record<string, unknown>)[name];
    if (!agrees(expected, got)) differences.push(`${name}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
  }
  const source = bytes(capture, report.stream);
  let left = [...report.issues];
  for (const expected of [...(issues ?? []), ...(issues_include ?? [])]) {
    const position = left.findIndex((issue) => isSame(expected, issue, source));
    if (position < 0) differences.push(`missing ${JSON.stringify(expected)}`);
    else left.splice(position, 1);
  }
  left = left.filter((issue) => (issues ? issue.code !== "exit_code_unknown" : only_infos && issue.severity !== "info"));
  differences.push(...left.map((issue) => `unexpected ${JSON.stringify(issue)}`));
  return differences;
}

/** Of an object only the members that are expected are compared. */
function agrees(expected: unknown, got: unknown): boolean {
  if (isObject(expected) && isObject(got)) {
    return Object.entries(expected).every(([name, value]) => Object.hasOwn(got, name) && agrees(value, got[name]));
  }
  return JSON.stringify(expected) === JSON.stringify(got);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(expected: ExpectedIssue, got: Report["issues"][number], source: Uint8Array): boolean {
  const { at, line, column, ...members } = expected;
  const text = got.span && decode(source.subarray(got.span.start, got.span.end));
  return (
    agrees(members, got) &&
    (at === undefined || text === at) &&
    (line === undefined || got.span?.line === line) &&
    (column === undefined || got.span?.column === column)
  );
}

/** Issues whose place in UTF-16 is not their place in bytes. Bytes that are no text have no such units to count. */
function misplaced(report: Report, capture: SuiteCapture): string[] {
  const stream = report.stream ?? "stdout";
  const text = capture[stream];
  if (text === undefined || text.length > 1_000_000) return [];
  const source = bytes(capture, stream);
  const spans = [report.span, ...report.issues.map((issue) => issue.span)];
  const wrong = spans.filter((span) => span && text.slice(span.start_utf16, span.end_utf16) !== decode(source.subarray(span.start, span.end)));
  return wrong.map((span) => `bytes and UTF-16 units of ${JSON.stringify(span)} are not the same text`);
}

function bytes(capture: SuiteCapture, stream: Report["stream"]): Uint8Array {
  const name = stream ?? "stdout";
  const base64 = capture[`${name}_base64`];
  if (base64 !== undefined) return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextEncoder().encode(capture[name] ?? "");
}

function decode(part: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(part);
}
