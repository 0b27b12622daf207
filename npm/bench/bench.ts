// The package against its peers, side by side. Every round measures both, one after the other, so that a noisy machine is noisy for both;
// a ratio is taken within a round, and the median of the rounds counts. `cargo xtask bench npm` builds the package and runs this.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { do_not_optimize, measure } from "mitata";
import { decide, inspect, inspectBatch, inspectStream, safeParse } from "../dist/index.node.js";
import { compile } from "./peer.mjs";
import { BROKEN, ERROR, SUBJECTS, type Subject, inTurns, ndjson } from "./subjects.js";

const ROUNDS = 5;
/** Nanoseconds for each side in each round. */
const BUDGET = 150e6;
const RECORDS = 4000;
const PIECE = 64 * 1024;
/** Fresh processes for each side in each round. */
const STARTS = 5;

interface Contest {
  name: string;
  peer: string;
  ours(): unknown;
  theirs(): unknown;
}

/** Times of both sides in one round, in nanoseconds. */
type Round = [ours: number, theirs: number];

const filter = process.argv[2] ?? "";
for (const contest of contests().filter(({ name }) => name.includes(filter))) print(contest, await rounds(contest));
for (const [who, peer] of [["ajv", "Ajv, one schema"], ["ajv-all", "Ajv, the schemas of all dialects"]] as const) {
  if ("import to first answer".includes(filter)) print({ name: "import to first answer", peer }, starts(who, ERROR));
}

function contests(): Contest[] {
  return [...SUBJECTS.flatMap(decisions), ...SUBJECTS.map(values), ...streams(), issues()];
}

function decisions({ name, text, schema }: Subject): Contest[] {
  const validate = compile(schema);
  const strings = () => inTurns(text, (text) => text);
  const buffers = () => inTurns(text, (text) => Buffer.from(text));
  const [ourBytes, theirBytes, ourText, theirText] = [buffers(), buffers(), strings(), strings()];
  assert.ok(validate(JSON.parse(theirText())));
  assert.equal(inspect(ourText()).valid, true);
  return [
    {
      name: `bytes → decision, ${name}`,
      peer: "toString, JSON.parse, Ajv",
      ours: () => decide(ourBytes()),
      theirs: () => validate(JSON.parse(theirBytes().toString())),
    },
    { name: `string → decision, ${name}`, peer: "JSON.parse, Ajv", ours: () => decide(ourText()), theirs: () => validate(JSON.parse(theirText())) },
  ];
}

function values({ name, text, schema }: Subject): Contest {
  const validate = compile(schema);
  const [ourText, theirText] = [inTurns(text, (text) => text), inTurns(text, (text) => text)];
  return {
    name: `safeParse and value, ${name}`,
    peer: "JSON.parse, Ajv",
    ours() {
      const result = safeParse(ourText());
      return result.success && result.envelope.value;
    },
    theirs() {
      const value: unknown = JSON.parse(theirText());
      return validate(value) && value;
    },
  };
}

function streams(): Contest[] {
  const text = ndjson(RECORDS);
  const pieces = Array.from({ length: Math.ceil(text.length / PIECE) }, (_, index) => text.subarray(index * PIECE, (index + 1) * PIECE));
  const validate = compile(ERROR.schema);
  async function theirs(): Promise<number> {
    let valid = 0;
    for await (const line of createInterface({ input: Readable.from(pieces, { objectMode: false }) })) {
      if (validate(JSON.parse(line))) valid++;
    }
    assert.equal(valid, RECORDS);
    return valid;
  }
  const batch = () => assert.equal(inspectBatch(text).totals.by_dialect["cli-agent-spec/v1"], RECORDS);
  async function iterator(): Promise<void> {
    let retries = 0;
    for await (const record of inspectStream(Readable.from(pieces, { objectMode: false }))) if (record.decision.action === "retry") retries++;
    assert.equal(retries, RECORDS / 2);
  }
  return [
    { name: `inspectBatch, ${RECORDS} records`, peer: "readline, JSON.parse, Ajv", ours: batch, theirs },
    { name: `inspectStream, ${RECORDS} records`, peer: "readline, JSON.parse, Ajv", ours: iterator, theirs },
  ];
}

function issues(): Contest {
  const { text, schema } = BROKEN;
  const validate = compile(schema, { allErrors: true });
  const [ourText, theirText] = [inTurns(text, (text) => text), inTurns(text, (text) => text)];
  const theirs = () => validate(JSON.parse(theirText())) || validate.errors;
  const found = (theirs() as unknown[]).length;
  const listed = inspect(ourText()).issues.filter((issue) => issue.severity === "error").length;
  assert.ok(found >= 4 && listed >= 4, `${found} and ${listed} problems`);
  return { name: `inspect, broken envelope`, peer: "JSON.parse, Ajv allErrors", ours: () => inspect(ourText()), theirs };
}

async function rounds({ ours, theirs }: Contest): Promise<Round[]> {
  const done: Round[] = [];
  const time = async (work: () => unknown) => {
    const kept = work() instanceof Promise ? async () => do_not_optimize(await work()) : () => do_not_optimize(work());
    return (await measure(kept, { min_cpu_time: BUDGET })).p50;
  };
  for (let round = 0; round < ROUNDS; round++) done.push([await time(ours), await time(theirs)]);
  return done;
}

function starts(who: string, { text, schema }: Subject): Round[] {
  const script = fileURLToPath(new URL("start.mjs", import.meta.url));
  const start = (who: string) => 1e6 * Number(execFileSync(process.execPath, [script, who, text, schema], { encoding: "utf8" }));
  const time = (who: string) => median(Array.from({ length: STARTS }, () => start(who)));
  return Array.from({ length: ROUNDS }, () => [time("cli-envelope"), time(who)]);
}

function print({ name, peer }: Pick<Contest, "name" | "peer">, rounds: Round[]): void {
  const [ours, theirs] = [median(rounds.map(([ours]) => ours)), median(rounds.map(([, theirs]) => theirs))];
  const ratio = median(rounds.map(([ours, theirs]) => theirs / ours));
  console.log(`${name.padEnd(32)} ${micros(ours)}   ${peer.padEnd(34)} ${micros(theirs)}   ${ratio.toFixed(2).padStart(6)} times as fast`);
}

function micros(nanoseconds: number): string {
  return `${(nanoseconds / 1000).toFixed(2).padStart(10)} µs`;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] as number;
}
