// Documents that are nearly right: examples of the schemas and fixtures, changed in a few places by dice with a fixed seed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, jsonFiles } from "../suites/files.js";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A small generator of pseudo-random numbers (mulberry32), so that a failure can be repeated. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  roll(sides: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.roll(list.length)] as T;
  }
}

/** Every example of every schema, and every fixture, as text: parsing it is the fastest way to a copy. */
export function seeds(): string[] {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const examples = jsonFiles(join(ROOT, "schema")).flatMap((path) => (read(path).examples ?? []) as Json[]);
  const fixtures = jsonFiles(join(ROOT, "tests/fixtures")).map(read) as Json[];
  return [...examples, ...fixtures].filter(isObject).map((seed) => JSON.stringify(seed));
}

/** Values at the edges of what the schemas ask for, as text: parsing each time gives a value of its own. */
const VALUES = [
  "null", "true", "false", "0", "-1", "1", "1.5", "1000", "2", "130", "9007199254740993", "-0", "1e300",
  '""', '"x"', '"error"', '"ok"', '"timeout"', '"completed"', '"json"', '"validation"', '"session_not_found"', '"2.0"', '"3.0"',
  '"2026-04-22T10:10:00Z"', '"2026-04-31T10:10:00Z"', '"2026-04-22T10:10:00+01:00"', '"2026-04-22t10:10:00z"', '"2024-02-29T23:59:60Z"',
  '"2026-04-22 10:10:00Z"', '"2026-04-22"', '"RATE_LIMITED"', '"rate limited"', '"é🚀"', '"\\ud83d"', '"line\\nbreak"',
  "[]", '["x"]', "[1]", "[{}]", "{}", '{"code":"X"}', '{"duration_ms":1}', '{"__proto__":1}',
];

/** A seed, changed in up to three places. */
export function generate(seed: string, dice: Dice): { [name: string]: Json } {
  let document: Json = JSON.parse(seed);
  for (let changes = dice.roll(4); changes > 0; changes--) document = mutate(document, dice);
  return isObject(document) ? document : {};
}

/** Changes one place somewhere in the value. */
function mutate(value: Json, dice: Dice): Json {
  if (Array.isArray(value) && value.length > 0 && dice.roll(8) !== 0) {
    const position = dice.roll(value.length);
    const what = dice.roll(4);
    if (what === 0) value.splice(position, 1);
    else if (what === 1) value.push(replacement(dice));
    else value[position] = mutate(value[position] as Json, dice);
    return value;
  }
  if (isObject(value) && dice.roll(8) !== 0) {
    const keys = Object.keys(value);
    if (keys.length > 0) {
      const key = dice.pick(keys);
      const what = dice.roll(5);
      if (what === 0) delete value[key];
      else if (what === 1) value[`${key}_x`] = replacement(dice);
      else if (what === 2) value[key] = replacement(dice);
      else value[key] = mutate(value[key] as Json, dice);
      return value;
    }
  }
  return replacement(dice);
}

function replacement(dice: Dice): Json {
  return JSON.parse(dice.pick(VALUES));
}

function isObject(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
