/** How an envelope was recognised: the tests of dialect.json that hold for it. The engine decides; this only says why. */

import type { Capture, Report } from "./engine/messages.js";
import type { Condition, Dialect, Reference } from "./reference/data.js";

/** Sentences with code in backticks. */
export interface Recognition {
  dialect: string[];
  /** These tests lead to the shape of the report. Where they do not, nothing is said about it. */
  agrees: boolean;
  /** Null where the dialect has a single shape, or the shape is what is left. */
  shape: string[] | null;
  /** Null where the dialect has no revisions. */
  revision: string[] | null;
}

interface Situation {
  value: unknown;
  dialect: Dialect;
  exit: number | null;
}

export function recognise(report: Report, capture: Capture, reference: Reference): Recognition | null {
  const dialect = reference.dialects.find(({ id }) => id === report.dialect);
  if (!dialect || !report.stream || !report.span) return null;
  const text = capture[report.stream].slice(report.span.start_utf16, report.span.end_utf16);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const stated = dialect.exit_code_at === null ? undefined : valueAt(value, dialect.exit_code_at);
  const situation = { value, dialect, exit: capture.exit_code ?? (typeof stated === "number" ? stated : null) };
  const shape = dialect.shapes.find(({ when }) => when === null || holds(when, situation));
  const evidence = dialect.evidence.find(({ when }) => holds(when, situation));
  return {
    dialect: reasons(dialect.detect, situation),
    agrees: shape?.id === report.shape,
    shape: shape?.id === report.shape && shape.when && dialect.shapes.length > 1 ? reasons(shape.when, situation) : null,
    revision: dialect.revisions.length === 0 ? null : evidence ? reasons(evidence.when, situation) : [],
  };
}

/** The tests that make a condition hold. What merely rules other things out is left away where anything else is said. */
function reasons(condition: Condition, situation: Situation): string[] {
  const all = telling(condition, situation);
  const positive = all.filter(({ rulesOut }) => !rulesOut);
  const told = positive.length > 0 ? positive : all;
  // Of two tests of the same member the later one is the more exact one.
  return told.filter(({ path }, position) => path === "" || !told.slice(position + 1).some((other) => other.path === path)).map(({ words }) => words);
}

interface Reason {
  words: string;
  path: string;
  rulesOut: boolean;
}

function telling(condition: Condition, situation: Situation): Reason[] {
  if ("all" in condition) return (condition.all as Condition[]).flatMap((each) => telling(each, situation));
  if ("any" in condition) {
    const first = (condition.any as Condition[]).find((each) => holds(each, situation));
    return first ? telling(first, situation) : [];
  }
  if ("not" in condition) return telling(condition.not as Condition, situation).map((reason) => ({ ...reason, words: `not: ${reason.words}`, rulesOut: true }));
  return [{ words: String(condition["words"]), path: String(condition["path"] ?? ""), rulesOut: condition["present"] === false }];
}

export function holds(condition: Condition, situation: Situation): boolean {
  if ("all" in condition) return (condition.all as Condition[]).every((each) => holds(each, situation));
  if ("any" in condition) return (condition.any as Condition[]).some((each) => holds(each, situation));
  if ("not" in condition) return !holds(condition.not as Condition, situation);
  if (Array.isArray(condition["exit"])) return situation.exit !== null && condition["exit"].includes(situation.exit);
  const value = typeof condition["path"] === "string" ? valueAt(situation.value, condition["path"]) : undefined;
  for (const [test, wanted] of Object.entries(condition)) {
    if (test === "path" || test === "words") continue;
    return TESTS[test]?.(value, wanted, situation) ?? false;
  }
  return false;
}

type Test = (value: unknown, wanted: unknown, situation: Situation) => boolean;

const TESTS: Record<string, Test> = {
  present: (value, wanted) => (value !== undefined) === wanted,
  type: (value, wanted) => [wanted].flat().some((type) => hasType(value, type)),
  is: (value, wanted) => value === wanted,
  in: (value, wanted) => (wanted as unknown[]).includes(value),
  in_set: (value, wanted, { dialect }) => (dialect.sets[wanted as string] ?? []).includes(value as string),
  in_codes: (value, _wanted, { dialect }) => dialect.error_codes.some(({ code }) => code === value),
  matches: (value, wanted) => typeof value === "string" && new RegExp(wanted as string, "u").test(value),
  any_item: (value, wanted, situation) =>
    Array.isArray(value) && value.some((item) => holds(wanted as Condition, { ...situation, value: item })),
};

function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** The value at a path of keys, or undefined. Only members of the object itself count. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((object, key) => {
    if (typeof object !== "object" || object === null || Array.isArray(object) || !Object.hasOwn(object, key)) return undefined;
    return (object as Record<string, unknown>)[key];
  }, value);
}
