/** The decision that each code leads to, asked of the engine itself: the dialect's own example of a failure, with the code put in. */

import { EMPTY_CAPTURE } from "../capture.js";
import type { Capture } from "../engine/messages.js";
import { valueAt } from "../recognition.js";
import type { Dialect, ErrorCode, ExitCode } from "./data.js";

type Json = Record<string, unknown>;

/** A failure with this code whose envelope does not say whether a retry is allowed. */
export function captureOfCode(dialect: Dialect, code: ErrorCode): Capture {
  return failure(dialect, 0, code.code, code.exit ?? 1, code.class);
}

/** A failure with this exit code, in a revision that knows it. */
export function captureOfExit(dialect: Dialect, exit: ExitCode): Capture {
  if (exit.exit === 0) return capture(dialect, example(dialect, exit.revisions?.[0], "success"), 0);
  return failure(dialect, exit.revisions?.[0], exit.name, exit.exit, exit.class);
}

function failure(dialect: Dialect, revision: number | undefined, code: string, exit: number, errorClass: string | null): Capture {
  const body = example(dialect, revision, "failure");
  const places = dialect.code_at.filter((path) => valueAt(body, path) !== undefined);
  for (const path of places.length > 0 ? places : dialect.code_at.slice(0, 1)) put(body, path, code);
  for (const path of dialect.retryable_at) put(body, path, undefined);
  if (dialect.exit_code_at !== null && valueAt(body, dialect.exit_code_at) !== undefined) put(body, dialect.exit_code_at, exit);
  if (dialect.redirect_at && errorClass === "redirect") {
    put(body, dialect.redirect_at.command, "the new command");
    put(body, dialect.redirect_at.permanent, true);
  }
  return capture(dialect, body, exit);
}

/** The first example of a shape that says so, and that holds an error's code if it is to fail. */
function example(dialect: Dialect, revision: number | undefined, says: "success" | "failure"): Json {
  const edition = dialect.editions.find((each) => each.revision === revision) ?? dialect.editions[0];
  const files = dialect.shapes.filter((shape) => shape.says === says).map((shape) => shape.schema);
  const schemas = [...(edition?.schemas ?? [])].sort((one, other) => files.indexOf(one.file) - files.indexOf(other.file));
  const single = dialect.shapes.length === 1;
  const fits = (body: unknown) =>
    says === "success" ? valueAt(body, "ok") !== false : dialect.code_at.some((path) => valueAt(body, path) !== undefined);
  const found = schemas.find((schema) => (single || files.includes(schema.file)) && schema.examples.some(fits));
  return structuredClone(found?.examples.find(fits) ?? {}) as Json;
}

function capture(dialect: Dialect, body: Json, exit: number): Capture {
  const stream = exit === 0 ? dialect.streams.success : dialect.streams.failure;
  return { ...EMPTY_CAPTURE, exit_code: exit, [stream]: JSON.stringify(body) };
}

/** Sets the value at a path, or takes it away. */
function put(body: Json, path: string, value: unknown): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let object = body;
  for (const key of keys) object = (object[key] ??= {}) as Json;
  if (value === undefined) delete object[last];
  else object[last] = value;
}
