// What is measured: the envelopes that the native benchmarks measure, too, and what is made of them.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One envelope to measure. */
export interface Subject {
  name: string;
  text: string;
  /** The schema of its shape, in schema/. */
  schema: string;
}

interface Subjects {
  small: Subject[];
  page: { schema: string; before: string; record: string; after: string };
  pages: { name: string; bytes: number }[];
}

const FILE = fileURLToPath(new URL("../../tests/benches/subjects.json", import.meta.url));
const { small, page, pages }: Subjects = JSON.parse(readFileSync(FILE, "utf8"));

/** Two small errors and a page of records. */
export const SUBJECTS: Subject[] = [...small, ...pages.slice(0, 1).map(({ name, bytes }) => ({ name, text: pageOf(bytes), schema: page.schema }))];

/** An error envelope, and the same with a problem in every corner. */
export const ERROR = small[1] as Subject;
export const BROKEN: Subject = {
  ...ERROR,
  name: "broken",
  text: ERROR.text
    .replace('"warnings": []', '"warnings": [7]')
    .replace('"message": "API rate limit reached",', "")
    .replace('"retry_after": 30', '"retry_after": -30')
    .replace('"duration_ms": 6', '"duration_ms": "6 ms"'),
};

/** How many envelopes of a kind take turns; programs hardly ever print the very same one again. */
const TURNS = 64;

/** Calls with one of many envelopes after the other that are alike but for what differs from call to call. */
export function inTurns<T>(text: string, made: (text: string) => T): () => T {
  const all = Array.from({ length: text.length > 10_000 ? 8 : TURNS }, (_, turn) => made(another(text, turn)));
  let next = 0;
  return () => all[next++ % all.length] as T;
}

/** The same envelope at another call. */
function another(text: string, turn: number): string {
  return text
    .replace(/"duration_ms": ?\d+/, `"duration_ms": ${10 + turn}`)
    .replace(/"(message|hint|suggestion|request_id)": ?"/g, (key) => `${key}${turn} `);
}

/** Records of one dialect, one on a line: the error and a page of one record in turns. */
export function ndjson(records: number): Buffer {
  const lines = [ERROR.text.replace(/\n\s*/g, ""), pageOf(500)];
  return Buffer.from(Array.from({ length: records }, (_, number) => `${another(lines[number % 2] as string, number)}\n`).join(""));
}

function pageOf(bytes: number): string {
  const size = (text: string) => Buffer.byteLength(text);
  const count = Math.floor((bytes - size(page.before) - size(page.after)) / (size(page.record) + 1));
  const records = Array.from({ length: count }, (_, number) => page.record.replaceAll("NUMBER", String(number).padStart(6, "0")));
  return `${page.before}${records.join(",")}${page.after}`;
}
