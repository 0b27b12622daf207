// The suites' inputs, read from disk, and the native reports on them.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Expectation, Input } from "./suite.js";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Where captures of real programs stand, beside the checkout. */
const CORPUS = process.env.CLI_ENVELOPE_CORPUS ?? join(ROOT, "../shared/corpus");

export function fixtures(): Input[] {
  const folder = join(ROOT, "tests/fixtures");
  return jsonFiles(folder).map((path) => {
    const [name, version, shape] = relative(folder, path).split(sep);
    const text = readFileSync(path, "utf8");
    const expect: Expectation = { found: "envelope", dialect: `${name}/${version}`, shape, valid: true, only_infos: true };
    return { name: relative(folder, path), capture: name === "animus" && shape === "error" ? { stderr: text } : { stdout: text }, expect };
  });
}

export function cases(): Input[] {
  return jsonFiles(join(ROOT, "tests/cases")).flatMap((path) => JSON.parse(readFileSync(path, "utf8")).cases as Input[]);
}

/** Captures of real programs, or nothing and a line that says so. */
export function corpus(): Input[] {
  if (!existsSync(CORPUS)) {
    console.log(`SKIPPED: no captures of real programs in ${CORPUS}; set CLI_ENVELOPE_CORPUS to compare reports on them`);
    return [];
  }
  return jsonFiles(CORPUS).map((path) => {
    const { expect: _label, ...capture } = JSON.parse(readFileSync(path, "utf8"));
    return { name: relative(CORPUS, path), capture };
  });
}

/** The reports of the native core on the same inputs, as text. */
export function nativeReports(inputs: Input[]): string[] {
  const lines = inputs.map(({ capture, options }) => exactly(JSON.stringify({ capture, options: options ?? {} })));
  const program = process.env.CARGO ?? "cargo";
  const { status, stdout, stderr, error } = spawnSync(program, ["run", "--quiet", "--package", "cli-envelope-tests", "--bin", "reports"], {
    cwd: ROOT,
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (error || status !== 0) throw new Error(`the native reports could not be made: ${stderr || error}`);
  return stdout.trimEnd().split("\n");
}

/** The ends of the range of 64 bits, which some cases have as exit codes: JavaScript rounds them, and would write them rounded. */
function exactly(json: string): string {
  return json.replace(/(?<="exit_code":)-?922337203685477\d{4}\b/, (digits) => (digits.startsWith("-") ? "-9223372036854775808" : "9223372036854775807"));
}

export function jsonFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return entries.filter((name) => name.endsWith(".json")).sort().map((name) => join(folder, name));
}
