// The package against Ajv on the canonical schemas: the same documents, the same verdicts.
//
// Where the two may differ, and why:
// - What cross-field rules say is beyond a schema: only the issues about the schema count. A missing field counts whatever its severity,
//   although some schemas make a warning of it (`x-severity`), which Ajv does not know. An unknown field that is only mentioned does not.
// - `date-time` is RFC 3339 to the letter; ajv-formats also takes a space for the `T`, so Ajv is given the strict reading below.
// - What JSON.parse does not hand on as written is not generated: it reads `1e400` as Infinity, and keeps the last of two equal keys.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { inspect } from "cli-envelope";
import { ROOT, jsonFiles } from "../suites/files.js";
import { Dice, type Json, generate, seeds } from "./generate.js";

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 1_000_000);

/** What a schema can say; everything else in a report is beyond it. */
const SCHEMA_CODES = new Set([
  "missing_field",
  "wrong_type",
  "unexpected_value",
  "pattern_mismatch",
  "invalid_format",
  "out_of_range",
  "wrong_length",
  "unknown_field",
]);

type Members = { [name: string]: Json };

/** Ajv's validators by dialect, revision and shape, as reports name them. */
function validators(): Map<string, ValidateFunction> {
  const folder = join(ROOT, "schema");
  const files = jsonFiles(folder).filter((path) => path.endsWith(".schema.json") && !relative(folder, path).startsWith("released"));
  const schemas = files.map((path) => [relative(folder, path).replace(".schema.json", ""), JSON.parse(readFileSync(path, "utf8"))] as const);
  const ajv = new Ajv2020({ strict: false, validateFormats: true, formats: { "date-time": isDateTime, uri: true } });
  for (const [, schema] of schemas) ajv.addSchema(schema);
  return new Map(schemas.map(([name, schema]) => [name, ajv.getSchema(schema.$id) as ValidateFunction]));
}

/** RFC 3339: the calendar is kept, a leap second is the last one of a UTC day. ajv-formats also takes a space for the `T`. */
function isDateTime(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (!match) return false;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [number, number, number, number, number, number];
  const [offsetHour, offsetMinute] = [Number(match[8] ?? 0), Number(match[9] ?? 0)];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || day < 1 || day > days || hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false;
  const offset = (match[7] === "-" ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  return second <= 59 || (second === 60 && (((hour * 60 + minute - offset) % 1440) + 1440) % 1440 === 1439);
}

/** The name of the schema that a report's shape was judged by. Two shapes have two schemas, told apart as dialect.json does. */
function schemaName({ dialect, revision, shape }: { dialect: string; revision: number | null; shape: string }, document: Members): string {
  let name = shape;
  if (dialect === "claw/v1" && shape === "load-session" && !isNestedSession(document)) name = "load-session-flat";
  if (dialect === "claw/v2" && shape === "timeout" && isBootstrapTimeout(document)) name = "bootstrap";
  return `${dialect}/${revision === null ? "" : `r${revision}/`}${name}`;
}

function isNestedSession({ command, kind, session }: Members): boolean {
  const named = command === "load-session" || kind === "load-session";
  return session !== undefined && (named || (typeof session === "object" && session !== null && !Array.isArray(session) && kind === undefined));
}

function isBootstrapTimeout({ turn, turns, final_stop_reason }: Members): boolean {
  const timedOut = (value: Json | undefined) => (value as Members | null | undefined)?.stop_reason === "timeout";
  return timedOut(turn) && final_stop_reason !== "timeout" && !(Array.isArray(turns) && turns.some(timedOut));
}

test(`the package and Ajv agree on ${DOCUMENTS} generated documents`, () => {
  const theirs = validators();
  const starts = seeds();
  const dice = new Dice(0x2545f491);
  const verdicts = new Map<string, [valid: number, invalid: number]>();
  const differences: string[] = [];
  for (let compared = 0; compared < DOCUMENTS; ) {
    const document = generate(dice.pick(starts), dice);
    const text = JSON.stringify(document);
    const { dialect, revision, shape, issues } = inspect(text);
    if (dialect === null || shape === null) continue;
    compared++;
    const name = schemaName({ dialect, revision, shape }, document);
    const valid = !issues.some(({ code, severity }) => SCHEMA_CODES.has(code) && !(code === "unknown_field" && severity === "info"));
    const count = verdicts.get(name) ?? [0, 0];
    count[valid ? 0 : 1]++;
    verdicts.set(name, count);
    const validate = theirs.get(name);
    if (validate === undefined || validate(document) !== valid) {
      differences.push(`${name}: we say ${valid}: ${text}\n  ours: ${JSON.stringify(issues)}\n  Ajv: ${JSON.stringify(validate?.errors)}`);
      if (differences.length === 10) break;
    }
  }
  assert.equal(differences.length, 0, differences.join("\n"));
  for (const [name, [valid, invalid]] of verdicts) {
    assert.ok(valid > 0 && invalid > 0, `${name} saw ${valid} valid and ${invalid} invalid documents; both are needed`);
  }
});
