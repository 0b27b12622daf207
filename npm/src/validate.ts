import { askRecordReport } from "./ask.js";
import { readCall } from "./call.js";
import { answer } from "./engine.js";
import type { Envelope } from "./generated/envelopes.js";
import type { Issue, PathStep, Report } from "./generated/report.js";
import { fieldAt } from "./report.js";
import type { Options } from "./types.js";

/** A value is not followed deeper than this, so that no stack ends first. */
const DEEPEST = 1000;

/**
 * Says everything there is to say about one envelope that is a JavaScript value already: never text, never a capture. A value that JSON
 * cannot hold is an issue at its path. Spans count in the text that `JSON.stringify(value)` gives.
 *
 * @example
 * ```ts
 * const report = validate({ schema: "animus.cli.v1", ok: true, data: undefined });
 * report.issues[0]?.path; // ["data"]
 * ```
 * @throws TypeError where an option is of the wrong type; the message names it.
 */
export function validate(value: unknown, options?: Options): Report {
  const { maxDepth = 128, maxIssues = 100 } = options ?? {};
  const depth = Math.min(maxDepth, DEEPEST);
  const call = readCall("", { ...options, maxDepth: depth });
  const writer = new Writer(depth);
  const text = writer.write(value);
  const report = answer({ ...readCall(text, options), settings: call.settings }, askRecordReport);
  return writer.issues.length === 0 ? report : withIssues(report, writer.issues, maxIssues);
}

/** A value as JSON text, with an issue for everything in it that JSON cannot hold. */
export function toJson(value: unknown): { text: string; issues: Issue[] } {
  const writer = new Writer(DEEPEST);
  return { text: writer.write(value), issues: writer.issues };
}

/** What the core says of the places where JSON has no word is about the nulls that stand there instead. */
export function withIssues(report: Report, own: Issue[], most: number): Report {
  const places = new Set(own.map((issue) => JSON.stringify(issue.path)));
  const others = report.issues.filter((issue) => !places.has(JSON.stringify(issue.path)) || issue.path.length === 0);
  const all = [...own, ...others];
  return { ...report, valid: false, issues: all.slice(0, most), issues_omitted: report.issues_omitted + Math.max(0, all.length - most) };
}

/** Writes values as JSON, null in the place of what is none, reading each property once. */
class Writer {
  readonly issues: Issue[] = [];
  private readonly path: PathStep[] = [];
  private readonly open = new Set<object>();

  constructor(private readonly maxDepth: number) {}

  write(value: unknown): string {
    if (value === null || typeof value === "boolean") return String(value);
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (typeof value !== "object") return this.refuse(value === undefined || typeof value === "number" ? String(value) : `a ${typeof value}`);
    if (this.open.has(value)) return this.refuse("an object that contains itself");
    const isArray = Array.isArray(value);
    if (!isArray && !isPlain(value)) return this.refuse("an object of a class");
    // One level more than allowed is enough to be too deep.
    if (this.path.length > this.maxDepth) return isArray ? "[]" : "{}";
    this.open.add(value);
    const text = isArray ? `[${this.items(value).join(",")}]` : `{${this.members(value).join(",")}}`;
    this.open.delete(value);
    return text;
  }

  private items(array: unknown[]): string[] {
    return Array.from({ length: array.length }, (_, index) => this.step(array, index));
  }

  private members(object: object): string[] {
    return Object.keys(object).map((name) => `${JSON.stringify(name)}:${this.step(object, name)}`);
  }

  private step(parent: object, name: PathStep): string {
    this.path.push(name);
    let value: unknown;
    let text: string | undefined;
    try {
      value = (parent as Record<PathStep, unknown>)[name];
    } catch {
      text = this.refuse("a property that cannot be read");
    }
    text ??= this.write(value);
    this.path.pop();
    return text;
  }

  private refuse(found: string): string {
    const name = this.path.at(-1);
    const field = typeof name === "string" ? JSON.stringify(name) : fieldAt(this.path);
    this.issues.push({
      code: "wrong_type",
      severity: "error",
      message: `${field} has the wrong type: expected a JSON value, found ${found}`,
      path: [...this.path],
      span: null,
      help: "Give a string, a finite number, true, false, null, an array or a plain object, or leave the member out.",
    });
    return "null";
  }
}

/** An object as `JSON.parse` makes it, of whatever realm. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** As the Standard Schema has it, version 1: https://standardschema.dev. */
interface StandardSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "cli-envelope";
    readonly validate: (value: unknown) => { readonly value: Envelope } | { readonly issues: ReadonlyArray<StandardIssue> };
    readonly types?: { readonly input: unknown; readonly output: Envelope };
  };
}

interface StandardIssue {
  readonly message: string;
  readonly path: ReadonlyArray<PathStep>;
}

/**
 * A Standard Schema, for every library that takes one: an envelope that is a JavaScript value goes in, and comes out with its names, as
 * {@link parse} gives it.
 */
export const envelope: StandardSchema = {
  "~standard": {
    version: 1,
    vendor: "cli-envelope",
    validate(value) {
      const { valid, dialect, revision, shape, issues } = validate(value);
      if (valid) return { value: { dialect, revision, shape, value } as Envelope };
      return { issues: issues.filter((issue) => issue.severity === "error").map(({ message, path }) => ({ message, path })) };
    },
  },
};
