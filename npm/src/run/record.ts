import type { Action, Decision, Report } from "../generated/report.js";
import type { Options } from "../types.js";

/** Every call that was made, and why there was no further one. */
export interface Run {
  /** The calls, in order. There is at least one. */
  readonly attempts: readonly Attempt[];
  /** The call that counts, the last one. */
  readonly last: Attempt;
  /** What it gave. */
  readonly report: Report;
  /** What to do next. */
  readonly decision: Decision;
  /** Why there was no further call. */
  readonly stop: Stop;
  /** How `--help` went; null where it was not asked for or could not be tried. */
  readonly preflight: Preflight | null;
  /**
   * The options with what this run has taught: credentials refreshed, redirects followed, cursors seen. Give them to the next run of
   * the same conversation, to the call that fetches the next page for example.
   */
  readonly options: Options;
  /**
   * The text of the envelope, if its data may be used.
   *
   * @throws {@link DecisionError} where the decision is anything but `proceed`.
   */
  proceed(): string;
}

/** What a process gave, as plain data that can be saved as JSON. Bytes that are not UTF-8 stand in base64. */
export interface TextCapture {
  /** The command line. */
  argv: string[];
  /** The exit code; null where there was none. */
  exit_code: number | null;
  /** The signal that ended the process; null where none did. */
  signal: string | null;
  /** The time was up. */
  timed_out: boolean;
  /** Standard output. */
  stdout?: string;
  /** Standard error. */
  stderr?: string;
  /** Standard output where it is not UTF-8. */
  stdout_base64?: string;
  /** Standard error where it is not UTF-8. */
  stderr_base64?: string;
}

/** One call. */
export interface Attempt {
  /** Which call it was, from 1. */
  readonly number: number;
  /** What the process gave. A stream longer than `maxBytes` is cut behind the first byte too many. */
  readonly capture: TextCapture;
  /** What it means. */
  readonly report: Report;
  /** The text of the deciding envelope; null where there is none. */
  readonly envelope: string | null;
  /** The time it was allowed, in milliseconds. */
  readonly timeoutMs: number;
  /** The time it took. */
  readonly tookMs: number;
  /** How much it wrote to standard output, kept or not. */
  readonly stdoutBytes: number;
  /** How much it wrote to standard error, kept or not. */
  readonly stderrBytes: number;
  /** Another process still had the streams open when the call was over; what that one wrote later is not in the capture. */
  readonly streamsLeftOpen: boolean;
  /** The caller's signal ended it. */
  readonly cancelled: boolean;
  /** How long the run then waited, or was to wait, before the next call; null where it stopped. */
  readonly delayMs: number | null;
}

/** Why a run made no further call. */
export interface Stop {
  readonly reason: StopReason;
  /** The same in words. */
  readonly message: string;
  /** What a hook threw, or why the next call could not be made. */
  readonly error?: unknown;
}

/** The reasons why a run makes no further call, with their words. */
export const STOPS = {
  decided: "the decision does not call for another attempt",
  attempts_used_up: "as many attempts were made as allowed",
  delay_too_long: "the next attempt would have to wait longer than allowed",
  no_hook: "the next attempt needs a fresh session or fresh credentials, and nothing was set up to get them",
  hook_failed: "preparing the next attempt failed",
  redirect_not_allowed: "the command has moved, and redirects are not to be followed",
  redirect_to_other_program: "the redirect leads to another program",
  redirect_unreadable: "the redirect cannot be split into words",
  cancelled: "the run was cancelled",
  failed: "the next call could not be made",
} as const;

/** See {@link Stop}. */
export type StopReason = keyof typeof STOPS;

/** How the command with `--help` behind it went: a hint about typing mistakes, never a verdict. */
export interface Preflight {
  /** The command line. */
  readonly argv: readonly string[];
  readonly exit_code: number | null;
  readonly signal: string | null;
  /** It did not end within two seconds. */
  readonly timed_out: boolean;
  /** What a person should know; null where there is nothing to say. */
  readonly warning: string | null;
}

/** What is going on, for a log or a status line. */
export type Progress =
  /** `--help` was tried. */
  | { readonly type: "preflight"; readonly preflight: Preflight }
  /** A call is about to be made. */
  | { readonly type: "started"; readonly number: number; readonly argv: readonly string[]; readonly timeoutMs: number }
  /** A call is over. */
  | { readonly type: "finished"; readonly attempt: Attempt }
  /** The next call has to wait. */
  | { readonly type: "waiting"; readonly next: number; readonly delayMs: number; readonly action: Action };

/** Why nothing was run. */
export type RunErrorCode = "program_not_found" | "not_executable" | "folder_not_found" | "not_started" | "cancelled";

/** Nothing was run. What a program does wrong is no error: it stands in the report. */
export class RunError extends Error {
  override readonly name = "RunError";
  readonly code: RunErrorCode;

  constructor(code: RunErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Thrown by {@link Run.proceed} where the data is not to be used. */
export class DecisionError extends Error {
  override readonly name = "DecisionError";
  /** What to do instead. */
  readonly decision: Decision;
  /** The whole run. */
  readonly run: Run;

  constructor(run: Run) {
    super(`${run.decision.action}: ${run.decision.reason}`);
    this.decision = run.decision;
    this.run = run;
  }
}
