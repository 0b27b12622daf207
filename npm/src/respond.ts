import { readCall, wrong } from "./call.js";
import { askReport } from "./ask.js";
import { answer } from "./engine.js";
import { EnvelopeError } from "./envelope-error.js";
import type { Json } from "./generated/envelopes.js";
import type { RespondOptions, Response } from "./types.js";
import { toJson, withIssues } from "./validate.js";

type Members = Record<string, unknown>;

/**
 * The envelope that a program prints, for the other side: its text, the stream it belongs on, and the code to end with. What can be derived
 * is derived and cannot be set, such as `ok` and the duration. Before it is handed out it is read back as a stranger would, so that none leaves
 * with an issue above `info`.
 *
 * @example
 * ```ts
 * const { text, exit_code } = respond({ dialect: "cli-agent-spec/v1", exitCode: 0, data: { id: 7 }, startedAt });
 * process.stdout.write(`${text}\n`);
 * process.exitCode = exit_code;
 * ```
 * @throws {@link EnvelopeError} where the envelope would break its contract, or give readers a reason to warn.
 * @throws TypeError where an option is missing, of the wrong type or contradicts another; the message names it.
 */
export function respond<Data = Json>(options: RespondOptions<Data>): Response<Data> {
  if (typeof options !== "object" || options === null) throw wrong("options", "an object", options);
  const { dialect, exitCode, error } = options as RespondOptions<Data> & { error?: unknown };
  if (typeof exitCode !== "number" || !Number.isInteger(exitCode) || exitCode < 0 || exitCode > 255) {
    throw wrong("options.exitCode", "an integer from 0 to 255", exitCode);
  }
  if (error !== undefined && error !== null) {
    if (typeof error !== "object" || Array.isArray(error)) throw wrong("options.error", "an object", error);
    if (exitCode === 0) throw new TypeError("options.error needs an options.exitCode other than 0, which is a success");
  }
  const build = Object.hasOwn(BUILDERS, String(dialect)) ? BUILDERS[dialect] : undefined;
  if (build === undefined) throw new TypeError(`options.dialect must be one of ${Object.keys(BUILDERS).join(", ")}`);
  const envelope = build(options as unknown as Members, exitCode);
  const { text, issues } = toJson(envelope);
  const stream = dialect === "animus/v1" && exitCode !== 0 ? "stderr" : "stdout";
  const report = answer(readCall({ [stream]: text, exit_code: exitCode }, undefined), askReport);
  const isOther = report.dialect !== dialect || report.issues.some(({ severity }) => severity !== "info");
  if (isOther || issues.length > 0) throw new EnvelopeError(withIssues(report, issues, Infinity));
  return { text, exit_code: exitCode, stream, envelope: envelope as unknown as Response<Data>["envelope"] };
}

/** How each dialect puts an answer. */
const BUILDERS: Record<RespondOptions["dialect"], (options: Members, exitCode: number) => Members> = {
  "cli-agent-spec/v1"(options, exitCode) {
    const { data = null, error = null, warnings = [], startedAt, endedAt = Date.now(), meta = {} } = options;
    exclude(data, error, exitCode);
    const duration_ms = Math.max(0, Math.round(time(endedAt, "options.endedAt") - time(startedAt, "options.startedAt")));
    return { ok: exitCode === 0, data, error, warnings, meta: { duration_ms, ...members(meta, "options.meta", ["duration_ms"]) } };
  },
  "claw/v2"(options, exitCode) {
    const { data = {}, error, command, endedAt = Date.now() } = options;
    if (typeof command !== "string") throw wrong("options.command", "a string", command);
    const timestamp = new Date(time(endedAt, "options.endedAt")).toISOString();
    const common = { timestamp, command, exit_code: exitCode, output_format: "json", schema_version: "2.0" };
    const payload = members(data ?? {}, "options.data", [...Object.keys(common), "error"]);
    return { ...common, ...payload, ...(error === undefined || error === null ? {} : { error }) };
  },
  "animus/v1"(options, exitCode) {
    const { data = null, error } = options;
    exclude(data, error, exitCode);
    const schema = "animus.cli.v1";
    if (exitCode === 0) return { schema, ok: true, data };
    return { schema, ok: false, error: { ...members(error, "options.error", ["exit_code"]), exit_code: exitCode } };
  },
};

/** A failure has an error and no data, a success the other way round. */
function exclude(data: unknown, error: unknown, exitCode: number): void {
  if (exitCode !== 0 && (error === undefined || error === null)) throw wrong("options.error", "an object where options.exitCode is not 0", error);
  if (exitCode !== 0 && data !== null) throw new TypeError("options.data and options.error exclude each other");
}

/** Members that the caller adds beside those that are derived. */
function members(value: unknown, name: string, derived: string[]): Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(name, "an object", value);
  for (const own of derived) if (Object.hasOwn(value, own)) throw new TypeError(`${name}.${own} is derived and cannot be set`);
  return value as Members;
}

/** Milliseconds since 1970. */
function time(value: unknown, name: string): number {
  const milliseconds = value instanceof Date ? value.getTime() : value;
  if (typeof milliseconds !== "number" || !Number.isFinite(milliseconds) || Math.abs(milliseconds) > 8.64e15) {
    throw wrong(name, "a valid Date or milliseconds since 1970", value);
  }
  return milliseconds;
}
