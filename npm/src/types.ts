import type {
  AnimusV1Error,
  ClawV2Error,
  ClawV2NotFound,
  CliAgentSpecV1R1ErrorDetail,
  CliAgentSpecV1R1Response,
  DialectId,
  Envelope,
  Json,
} from "./generated/envelopes.js";
import type { Decision, Issue, IssueCode, PathStep, Report, RuleId, Severity, Stream } from "./generated/report.js";

/** What a process gave: its output and how it ended. A stream that is not named was empty. */
export interface Capture {
  /** The command line, if known. */
  argv?: readonly string[] | null;
  /** The exit code, if there was one. */
  exit_code?: number | null;
  /** The signal that ended the process, such as `SIGTERM`, if one did. */
  signal?: string | null;
  /** The caller's own wall clock ended the process. */
  timed_out?: boolean | null;
  /** Everything on standard output. */
  stdout?: string | Uint8Array | null;
  /** Everything on standard error. */
  stderr?: string | Uint8Array | null;
  /** Standard output in base64, instead of `stdout`. */
  stdout_base64?: string | null;
  /** Standard error in base64, instead of `stderr`. */
  stderr_base64?: string | null;
}

/** A capture, or what would stand in its `stdout` where nothing else is known. Half a surrogate pair in a string is read as U+FFFD. */
export type Input = string | Uint8Array | Capture;

/** Limits and wishes; leaving them out is right for almost everyone. */
export interface Options {
  /** Read every document as this dialect instead of recognising it; a revision's address such as `cli-agent-spec/v1.3` will do, too. */
  dialect?: DialectId | (string & {}) | null;
  /** What wins where a body and the exit code contradict each other: the dialect's own document (the default), or failure. */
  policy?: "seed" | "failure_wins";
  /** Streams of more bytes are not read: 8 MiB unless set, 1 GiB at most. */
  maxBytes?: number;
  /** Documents nested deeper than this are malformed: 128 unless set. */
  maxDepth?: number;
  /** At most this many issues are listed: 100 unless set. */
  maxIssues?: number;
  /** How many calls have been made that ended with this error, the one at hand included: 1 unless set. */
  attempts?: number;
  /** The credentials have been refreshed since the first call. */
  credentialsRefreshed?: boolean;
  /** Commands that redirects have already led to. */
  redirectsFollowed?: readonly string[];
  /** Cursors that have already been used. */
  cursorsSeen?: readonly string[];
  /** A call that the caller's own clock ended may be made again. */
  retryTimeouts?: boolean;
}

/** What {@link safeParse} gives back. `report` is made when it is first asked for. */
export type SafeParseResult<Data> =
  | { readonly success: true; readonly envelope: Envelope<Data>; readonly report: Report }
  | { readonly success: false; readonly issues: Issue[]; readonly report: Report };

/** What is wanted of a migration, and what the envelope may not say. */
export interface MigrateOptions extends Options {
  /** The dialect or revision that is wanted, such as `claw/v2` or `cli-agent-spec/v1.3`. */
  to: DialectId | (string & {});
  /** The command that was run, such as `list-sessions`. */
  command?: string | null;
  /** The exit code of the process; it wins over the capture's. */
  exitCode?: number | null;
  /** When the command ended: RFC 3339 in UTC, or a date. */
  timestamp?: string | Date | null;
  /** Migrate what is not valid, too, as far as that goes. */
  force?: boolean;
}

/** What {@link migrate} gives back. */
export type Migration =
  | {
      success: true;
      /** The text of the new envelope, on one line. */
      envelope: string;
      /** The exit code that goes with it, in the numbers of its dialect. */
      exit_code: number | null;
      /** The stream it belongs on. */
      stream: Stream;
      /** What is different, and why. */
      changes: Change[];
      /** There is an envelope only because the caller insisted; the report tells what is wrong. */
      forced: boolean;
      /** What a reader says about the new envelope. */
      report: Report;
    }
  | { success: false; refusal: Refusal };

/** One thing that is different in an envelope that was migrated. */
export interface Change {
  /** What was done. */
  kind: "synthesised" | "renamed" | "repaired" | "dropped";
  /** Where: in the new envelope, or in the old one for what was dropped. `[]` stands for every item of an array. */
  path: PathStep[];
  /** Where in the old envelope the value stood, if it stood elsewhere. */
  from?: PathStep[];
  /** Why, in a sentence. */
  reason: string;
}

/** Why there is no new envelope, and what would make one possible. */
export interface Refusal {
  /** What stands in the way. */
  kind: "unknown_target" | "no_route" | "nothing_found" | "invalid" | "invalid_context" | "missing_facts" | "unrepresentable";
  /** The facts that are missing, where that is all: `command`, `exit_code`, `timestamp`, `revision`, or the path of a member. */
  missing: string[];
  /** The same in a sentence. */
  message: string;
  /** What is wrong with the envelope, or with what would have become of it. */
  issues: Issue[];
  /** The migrations there are, where the one asked for is not among them. */
  routes: { from: string; to: string }[];
}

/** The envelope of cli-agent-spec, generic in what the command was asked for. */
export type ResponseEnvelope<Data = Json> = CliAgentSpecV1R1Response<Data>;

/** What {@link respond} makes an envelope of. `error` belongs to exit codes other than 0. */
export type RespondOptions<Data = Json> =
  | {
      dialect: "cli-agent-spec/v1";
      /** What the process will end with; `ok` follows from it. */
      exitCode: number;
      /** What the command was asked for, on success. */
      data?: Data | null;
      /** What went wrong. */
      error?: CliAgentSpecV1R1ErrorDetail | null;
      /** Messages that did not stop the command. */
      warnings?: readonly string[];
      /** When the command began: a date, or milliseconds since 1970. */
      startedAt: Date | number;
      /** When it ended: now, unless set. */
      endedAt?: Date | number;
      /** More facts about the run, such as `request_id`; the duration is derived. */
      meta?: { [member: string]: unknown };
    }
  | {
      dialect: "claw/v2";
      /** What the process will end with. */
      exitCode: number;
      /** The command that ran, such as `list-sessions`. */
      command: string;
      /** The payload, whose members stand beside the common ones. */
      data?: Data | null;
      /** What went wrong. */
      error?: ClawV2Error["error"] | ClawV2NotFound["error"] | null;
      /** When the command ended: now, unless set. */
      endedAt?: Date | number;
    }
  | {
      dialect: "animus/v1";
      /** What the process will end with; `ok` follows from it. */
      exitCode: number;
      /** The command's result, on success. */
      data?: Data | null;
      /** What went wrong; the exit code goes with it. */
      error?: Omit<AnimusV1Error["error"], "exit_code"> | null;
    };

/** What a program prints, where, and how it ends. */
export interface Response<Data = Json> {
  /** The envelope on one line, without a line break at its end. Print nothing else on its stream. */
  text: string;
  /** The code to end the process with. */
  exit_code: number;
  /** Where the dialect wants the text. */
  stream: Stream;
  /** The envelope as a value. */
  envelope: Envelope<Data>["value"];
}

/** What a code or rule means. */
export interface Explanation {
  /** The code or id as reports spell it. */
  code: IssueCode | RuleId;
  /** An issue's severity, where no dialect says otherwise; null for a rule. */
  severity: Severity | null;
  /** A few words. */
  title: string;
  /** Paragraphs: what it means, why it matters, what to do. */
  text: string;
}

/** What a stream of envelopes may come as: bytes or strings, in pieces of any size. */
export type Readable =
  | AsyncIterable<Uint8Array | string>
  | Iterable<Uint8Array | string>
  | ReadableStream<Uint8Array>
  | ReadableStream<string>;

/** One record of a stream: a line, or a document that goes on over several lines. */
export interface StreamRecord {
  /** Which record it is, from 1. */
  readonly number: number;
  /** The line it begins in, from 1. */
  readonly line: number;
  /** The column it begins in, from 1, in UTF-16 units. */
  readonly column: number;
  /** Where in the stream it begins, in bytes from 0. */
  readonly offset: number;
  /** What to do next. */
  readonly decision: Decision;
  /** Everything there is to say, made when it is first asked for. Its spans and lines count from the beginning of the record. */
  readonly report: Report;
}

/** What {@link inspectBatch} gives back. */
export interface Batch {
  /** What to do about each record, in their order. */
  decisions: Decision[];
  /** Counts over all records. */
  totals: Totals;
}

/** Counts over many reports. What a report does not say is counted nowhere but in `reports`. */
export interface Totals {
  /** How many there were. */
  reports: number;
  /** By the dialects that were recognised. */
  by_dialect: { [dialect: string]: number };
  /** By what happened. */
  by_outcome: { [outcome: string]: number };
  /** By what to do next. */
  by_action: { [action: string]: number };
  /** Failures by their error code. */
  by_code: { [code: string]: number };
  /** Failures by what was being done. */
  by_operation: { [operation: string]: number };
  /** Failures by what it was being done to. */
  by_target: { [target: string]: number };
}
