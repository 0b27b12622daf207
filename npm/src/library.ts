/**
 * One reader for the JSON that agent-facing CLIs print.
 *
 * @packageDocumentation
 */
import { askDecision, askEnvelope, askExplanation, askReport, decideShort, findShort, reportShort } from "./ask.js";
import { type Call, readCall } from "./call.js";
import { answer, reader } from "./engine.js";
import { EnvelopeError } from "./envelope-error.js";
import type { Envelope, Json } from "./generated/envelopes.js";
import type { Decision, IssueCode, Report, RuleId } from "./generated/report.js";
import type { Explanation, Input, Options, SafeParseResult } from "./types.js";

/**
 * Says everything there is to say about a capture. Whatever the text or bytes, the answer is a report.
 *
 * @example
 * ```ts
 * const report = inspect({ exit_code: 11, stdout, stderr });
 * if (report.decision.action === "retry") await sleep(report.decision.delay_ms ?? 0);
 * ```
 * @throws TypeError where `input` or an option is of the wrong type; the message names it.
 */
export function inspect(input: Input, options?: Options): Report {
  return (options === undefined ? reportShort(input) : undefined) ?? report(readCall(input, options));
}

/**
 * Says what to do next: the same as `inspect(input).decision`, several times as fast.
 *
 * @throws TypeError where `input` or an option is of the wrong type; the message names it.
 */
export function decide(input: Input, options?: Options): Decision {
  return (options === undefined ? decideShort(input) : undefined) ?? answer(readCall(input, options), askDecision);
}

/**
 * The envelope in a capture, as a value. `dialect` and `shape` tell its type. A valid error envelope is returned like any other.
 *
 * @throws {@link EnvelopeError} where there is no valid envelope.
 * @throws TypeError where `input` or an option is of the wrong type; the message names it.
 */
export function parse<Data = Json>(input: Input, options?: Options): Envelope<Data> {
  const result = safeParse<Data>(input, options);
  if (!result.success) throw new EnvelopeError(result.report);
  const { dialect, revision, shape, value } = result.envelope;
  return { dialect, revision, shape, value } as Envelope<Data>;
}

/**
 * The envelope in a capture, or its issues. The report and the envelope's value are made when they are first asked for, by getters of a class:
 * who copies the result or sends it elsewhere names what is wanted of it.
 *
 * @throws TypeError where `input` or an option is of the wrong type; the message names it.
 */
export function safeParse<Data = Json>(input: Input, options?: Options): SafeParseResult<Data> {
  const short = options === undefined ? findShort(input) : undefined;
  // A string stays as it is, so that it is good for a report whenever that is asked for.
  if (short !== undefined) return new Parsed(short as Envelope<Data>, input as string);
  const call = readCall(input, options);
  const found = answer(call, askEnvelope);
  if (found === undefined) {
    const failed = report(call);
    return { success: false, issues: failed.issues, report: failed };
  }
  return new Parsed(found as Envelope<Data>, call);
}

/** A success of parsing, whose report is made when it is first asked for. */
class Parsed<Data> {
  readonly success = true;
  readonly envelope: Envelope<Data>;
  readonly #call: Call | string;
  #report: Report | undefined;

  constructor(envelope: Envelope<Data>, call: Call | string) {
    this.envelope = envelope;
    this.#call = call;
  }

  get report(): Report {
    const call = this.#call;
    return (this.#report ??= report(typeof call === "string" ? readCall(call, undefined) : call));
  }

  toJSON(): object {
    return { success: true, envelope: this.envelope, report: this.report };
  }
}

/**
 * Explains an issue code or the id of a decision rule; null for one that does not exist.
 *
 * @throws TypeError where `code` is not a string.
 */
export function explain(code: IssueCode | RuleId | (string & {})): Explanation | null {
  if (typeof code !== "string") throw new TypeError("code must be a string");
  if (code.length > 100) return null;
  return answer(readCall(code, undefined), askExplanation);
}

/** Starts the core now rather than with the first call. Nobody has to: everything works without. */
export async function init(): Promise<void> {
  await reader.start();
}

function report(call: Call): Report {
  return answer(call, askReport);
}

export { EnvelopeError } from "./envelope-error.js";
export { migrate } from "./migrate.js";
export { respond } from "./respond.js";
export { inspectBatch, inspectStream } from "./stream.js";
export { envelope, validate } from "./validate.js";
export type * from "./generated/envelopes.js";
export type * from "./generated/report.js";
export type {
  Batch,
  Capture,
  Change,
  Explanation,
  Input,
  MigrateOptions,
  Migration,
  Options,
  Readable,
  Refusal,
  RespondOptions,
  Response,
  ResponseEnvelope,
  SafeParseResult,
  StreamRecord,
  Totals,
} from "./types.js";
