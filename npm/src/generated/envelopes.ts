// Made by `cargo xtask gen` from schema/. Do not edit.

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What went wrong. */
export type AnimusV1ErrorBody = {
  /** Category of the failure: internal, invalid_input, not_found, conflict or unavailable. */
  code: string;
  /** What happened, for people. */
  message: string;
  /** The process's exit code, the one that belongs to the category. */
  exit_code: number;
  /** Structured context. Left out when there is none: null is accepted here and reported as null_details. */
  details?: { [member: string]: Json } | null;
  [member: string]: unknown;
};

/** What a command prints on stdout when it succeeds: the schema id, ok: true and the result. */
export interface AnimusV1Success<Data = Json> {
  /** Names the envelope and its version. `ao.cli.v1` is the earlier name of the same shape. */
  schema: "animus.cli.v1" | "ao.cli.v1";
  /** Always true in a success. */
  ok: true;
  /** The command's result: any JSON value, text and null included. */
  data: Data;
  [member: string]: unknown;
}

/** What a command prints on stderr when it fails: the schema id, ok: false and the error. Lines of prose may stand before it. */
export interface AnimusV1Error {
  /** Names the envelope and its version. `ao.cli.v1` is the earlier name of the same shape. */
  schema: "animus.cli.v1" | "ao.cli.v1";
  /** Always false in an error. */
  ok: false;
  /** What went wrong. */
  error: AnimusV1ErrorBody;
  [member: string]: unknown;
}

/** What went wrong. Null on success. */
export type CliAgentSpecV2ErrorDetail = {
  /** Stable identifier of the failure in capitals: the one thing callers branch on. */
  code: string;
  /** Summary for people. May be translated or reworded; not for parsing. */
  message: string;
  /** A longer explanation, or the upstream error as it came. */
  detail?: string;
  /** The system error underneath, such as a refused connection. */
  cause?: string;
  /** Facts about the failure as members instead of prose: host, port, missing scopes, affected ids. */
  context?: { [member: string]: Json };
  /** Where this error code is documented. */
  docs_url?: string;
  /** Whether the identical call may succeed; true also says that nothing was changed. Agrees with the exit code's entry. */
  retryable?: boolean;
  /** Milliseconds to wait before calling again. Only together with retryable: true. */
  retry_after_ms?: number;
  /** How to space further attempts. Only together with retryable: true. */
  retry_strategy?: "immediate" | "linear_backoff" | "exponential_backoff";
  /** What the caller has to correct before calling again. Only together with retryable: false. */
  fix_required?: string;
  /** A complete command that makes the correction. It only reads, or may safely run twice. */
  fix_command?: string;
  /** Where the command stopped. `validation` promises that nothing was changed. */
  phase?: "validation" | "execution" | "cleanup";
  /** A next step for the caller, as text. */
  suggestion?: string;
  /** The command to call instead. Only at exit 13. */
  redirect?: CliAgentSpecV2Redirect;
  [member: string]: unknown;
};

/** Where this page stands in a list. On every list response. */
export type CliAgentSpecV2Pagination = {
  /** Items on all pages together; null when they cannot be counted. */
  total: number | null;
  /** Items on this page: the length of data. */
  returned: number;
  /** True when a limit cut the list short. */
  truncated: boolean;
  /** True when there is at least one further page. */
  has_more: boolean;
  /** Token for the next page, passed back as --cursor; null exactly when has_more is false. */
  next_cursor: string | null;
};

/** The command to call instead. Only at exit 13. */
export type CliAgentSpecV2Redirect = {
  /** The complete replacement call, to be used word for word. */
  command: string;
  /** True: remember the replacement and never call the old form again. False: it holds for this request only. */
  permanent: boolean;
  /** Why the command moved. */
  reason?: "renamed" | "restructured" | "deprecated" | "typo_corrected";
};

/** Facts about the run itself. */
export type CliAgentSpecV2ResponseMeta = {
  /** The process's exit code once more, for readers who only see stdout. */
  exit_code: number;
  /** Wall-clock milliseconds from start to the last byte. */
  duration_ms: number;
  /** Identifier that ties the run to logs and traces. */
  request_id?: string;
  /** Name of the command that ran. */
  command?: string;
  /** When the run started. */
  timestamp?: string;
  /** Version of the command's own output, such as "1.0". It does not name the version of this envelope. */
  schema_version?: string;
  /** Version of the program that ran. */
  tool_version?: string;
  /** True on a cache hit: data is null on purpose, use the copy kept earlier. */
  not_modified?: boolean;
  /** True when a size limit cut the output: narrow the query. */
  truncated?: boolean;
  /** Where this page stands in a list. On every list response. */
  pagination?: CliAgentSpecV2Pagination;
  [member: string]: unknown;
};

/** One finding that did not stop the command. */
export type CliAgentSpecV2WarningDetail = {
  /** Stable identifier of the finding in capitals: the one thing callers branch on. */
  code: string;
  /** Summary for people; not for parsing. */
  message: string;
  /** Facts about the finding as members instead of prose. */
  context?: { [member: string]: Json };
};

/** The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty. */
export interface CliAgentSpecV2Response<Data = Json> {
  /** True exactly when meta.exit_code is 0. Derived from the exit code, never set by the command itself. */
  ok: boolean;
  /** What the command was asked for. Null on a cache hit, and on failure unless the command declares a payload for it. */
  data: Data | null;
  /** What went wrong. Null on success. */
  error: CliAgentSpecV2ErrorDetail | null;
  /** Findings that did not stop the command. May be empty; readers take a missing member for an empty list. */
  warnings: CliAgentSpecV2WarningDetail[];
  /** Facts about the run itself. */
  meta: CliAgentSpecV2ResponseMeta;
}

/** What went wrong. Null on success. */
export type CliAgentSpecV1R1ErrorDetail = {
  /** Stable identifier of the failure: the one thing callers branch on. */
  code: string;
  /** Summary for people. May be translated or reworded; not for parsing. */
  message: string;
  /** More context, such as a stack trace or the upstream error as it came. */
  detail?: string;
  /** Whether calling again may succeed, perhaps after a fix. Agrees with the exit code's entry. */
  retryable?: boolean;
  /** Seconds to wait before calling again. Only together with retryable: true. */
  retry_after?: number;
  /** Where the command stopped. `validation` promises that nothing was changed. */
  phase?: "validation" | "execution" | "cleanup";
  /** A next step for the caller, as text. */
  suggestion?: string;
  /** The command to call instead. Only at exit 13. */
  redirect?: CliAgentSpecV1R1Redirect;
};

/** The command to call instead. Only at exit 13. */
export type CliAgentSpecV1R1Redirect = {
  /** The complete replacement call, to be used word for word. */
  command: string;
  /** True: remember the replacement and never call the old form again. False: it holds for this request only. */
  permanent: boolean;
  /** Why the command moved. */
  reason?: "renamed" | "restructured" | "deprecated" | "typo_corrected";
};

/** Facts about the run itself. */
export type CliAgentSpecV1R1ResponseMeta = {
  /** Wall-clock milliseconds from start to the last byte. */
  duration_ms: number;
  /** Identifier that ties the run to logs and traces. */
  request_id?: string;
  /** Version of the command's own output, such as "1.0". It does not name the revision of this envelope. */
  schema_version?: string;
  /** True on a cache hit: data is null on purpose, use the copy kept earlier. */
  not_modified?: boolean;
  /** True when the output was cut: fetch the next page or narrow the query. */
  truncated?: boolean;
  /** Token for the next page, passed back as --cursor. */
  cursor?: string;
  [member: string]: unknown;
};

/** The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty. */
export interface CliAgentSpecV1R1Response<Data = Json> {
  /** True exactly when the process exits with 0. Derived from the exit code, never set by the command itself. */
  ok: boolean;
  /** What the command was asked for. Null on failure and on a cache hit. */
  data: Data | null;
  /** What went wrong. Null on success. */
  error: CliAgentSpecV1R1ErrorDetail | null;
  /** Messages that did not stop the command. May be empty; readers take a missing member for an empty list. */
  warnings: string[];
  /** Facts about the run itself. */
  meta: CliAgentSpecV1R1ResponseMeta;
}

/** What went wrong. Null on success. */
export type CliAgentSpecV1R2ErrorDetail = {
  /** Stable identifier of the failure: the one thing callers branch on. */
  code: string;
  /** Summary for people. May be translated or reworded; not for parsing. */
  message: string;
  /** More context, such as a stack trace or the upstream error as it came. */
  detail?: string;
  /** Whether calling again may succeed, perhaps after a fix. Agrees with the exit code's entry. */
  retryable?: boolean;
  /** Seconds to wait before calling again. Only together with retryable: true. */
  retry_after?: number;
  /** Where the command stopped. `validation` promises that nothing was changed. */
  phase?: "validation" | "execution" | "cleanup";
  /** A next step for the caller, as text. */
  suggestion?: string;
  /** The command to call instead. Only at exit 13. */
  redirect?: CliAgentSpecV1R2Redirect;
};

/** The command to call instead. Only at exit 13. */
export type CliAgentSpecV1R2Redirect = {
  /** The complete replacement call, to be used word for word. */
  command: string;
  /** True: remember the replacement and never call the old form again. False: it holds for this request only. */
  permanent: boolean;
  /** Why the command moved. */
  reason?: "renamed" | "restructured" | "deprecated" | "typo_corrected";
};

/** Facts about the run itself. */
export type CliAgentSpecV1R2ResponseMeta = {
  /** Wall-clock milliseconds from start to the last byte. */
  duration_ms: number;
  /** Identifier that ties the run to logs and traces. */
  request_id?: string;
  /** Version of the command's own output, such as "1.0". It does not name the revision of this envelope. */
  schema_version?: string;
  /** True on a cache hit: data is null on purpose, use the copy kept earlier. */
  not_modified?: boolean;
  /** True when the output was cut: fetch the next page or narrow the query. */
  truncated?: boolean;
  /** Token for the next page, passed back as --cursor. */
  cursor?: string;
  [member: string]: unknown;
};

/** The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty. */
export interface CliAgentSpecV1R2Response<Data = Json> {
  /** True exactly when the process exits with 0. Derived from the exit code, never set by the command itself. */
  ok: boolean;
  /** What the command was asked for. Null on failure and on a cache hit. */
  data: Data | null;
  /** What went wrong. Null on success. */
  error: CliAgentSpecV1R2ErrorDetail | null;
  /** Messages that did not stop the command. May be empty; readers take a missing member for an empty list. */
  warnings: string[];
  /** Facts about the run itself. */
  meta: CliAgentSpecV1R2ResponseMeta;
}

/** What went wrong. Null on success. */
export type CliAgentSpecV1R3ErrorDetail = {
  /** Stable identifier of the failure: the one thing callers branch on. */
  code: string;
  /** Summary for people. May be translated or reworded; not for parsing. */
  message: string;
  /** More context, such as a stack trace or the upstream error as it came. */
  detail?: string;
  /** Whether the identical call may succeed; true also says that nothing was changed. Agrees with the exit code's entry. */
  retryable?: boolean;
  /** Milliseconds to wait before calling again. Only together with retryable: true. */
  retry_after_ms?: number;
  /** How to space further attempts. Only together with retryable: true. */
  retry_strategy?: "immediate" | "linear_backoff" | "exponential_backoff";
  /** What the caller has to correct before calling again. Only together with retryable: false. */
  fix_required?: string;
  /** A complete command that makes the correction. It only reads, or may safely run twice. */
  fix_command?: string;
  /** Where the command stopped. `validation` promises that nothing was changed. */
  phase?: "validation" | "execution" | "cleanup";
  /** A next step for the caller, as text. */
  suggestion?: string;
  /** The command to call instead. Only at exit 13. */
  redirect?: CliAgentSpecV1R3Redirect;
  [member: string]: unknown;
};

/** The command to call instead. Only at exit 13. */
export type CliAgentSpecV1R3Redirect = {
  /** The complete replacement call, to be used word for word. */
  command: string;
  /** True: remember the replacement and never call the old form again. False: it holds for this request only. */
  permanent: boolean;
  /** Why the command moved. */
  reason?: "renamed" | "restructured" | "deprecated" | "typo_corrected";
};

/** Facts about the run itself. */
export type CliAgentSpecV1R3ResponseMeta = {
  /** Wall-clock milliseconds from start to the last byte. */
  duration_ms: number;
  /** Identifier that ties the run to logs and traces. */
  request_id?: string;
  /** Version of the command's own output, such as "1.0". It does not name the revision of this envelope. */
  schema_version?: string;
  /** True on a cache hit: data is null on purpose, use the copy kept earlier. */
  not_modified?: boolean;
  /** True when the output was cut: fetch the next page or narrow the query. */
  truncated?: boolean;
  /** Token for the next page, passed back as --cursor. */
  cursor?: string;
  [member: string]: unknown;
};

/** The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty. */
export interface CliAgentSpecV1R3Response<Data = Json> {
  /** True exactly when the process exits with 0. Derived from the exit code, never set by the command itself. */
  ok: boolean;
  /** What the command was asked for. Null on failure and on a cache hit. */
  data: Data | null;
  /** What went wrong. Null on success. */
  error: CliAgentSpecV1R3ErrorDetail | null;
  /** Messages that did not stop the command. May be empty; readers take a missing member for an empty list. */
  warnings: string[];
  /** Facts about the run itself. */
  meta: CliAgentSpecV1R3ResponseMeta;
}

/** A command or tool in an inventory. */
export type ClawV2Entry = {
  /** Its name. */
  name: string;
  /** The file it comes from. */
  source_hint?: string;
  [member: string]: unknown;
};

/** What went wrong. */
export type ClawV2ErrorBody = {
  /** The kind of failure, for a program to act on. */
  kind: "filesystem" | "auth" | "session" | "parse" | "runtime" | "mcp" | "delivery" | "usage" | "policy" | "unknown";
  /** The call or method that failed, such as `write` or `resolve_session`. */
  operation: string;
  /** What it was tried on: a path, a session, a server. */
  target: string;
  /** Whether the same call may be made again as it is. */
  retryable: boolean;
  /** The reason, as text for people. */
  message: string;
  /** What the caller could do about it. */
  hint?: string;
  [member: string]: unknown;
};

/** A command or tool that a prompt was matched to. */
export type ClawV2Match = {
  /** What matched: `command` or `tool`. */
  kind: string;
  /** Its name. */
  name: string;
  /** How well it matched; higher is better. */
  score: number;
  /** The file it comes from. */
  source_hint?: string;
  [member: string]: unknown;
};

/** What was not found. */
export type ClawV2NotFoundBody = {
  /** What sort of thing is missing. */
  kind: "command_not_found" | "tool_not_found" | "session_not_found";
  /** The call or method that failed, such as `write` or `resolve_session`. */
  operation?: string;
  /** What it was tried on: a path, a session, a server. */
  target?: string;
  /** Whether the same call may be made again as it is. */
  retryable: boolean;
  /** The reason, as text for people. */
  message: string;
  /** What the caller could do about it. */
  hint?: string;
  [member: string]: unknown;
};

/** One stored session. */
export type ClawV2Session = {
  /** The id of the session. */
  session_id: string;
  /** When it was created. */
  created_at?: string;
  /** When it was last written. */
  last_modified: string;
  /** How many prompts it holds. */
  prompt_count: number;
  /** Whether it has ended. */
  stopped?: boolean;
  [member: string]: unknown;
};

/** The environment. */
export type ClawV2Setup = {
  /** The version of Python. */
  python_version: string;
  /** The implementation of Python. */
  implementation: string;
  /** The platform. */
  platform_name: string;
  /** How the tests are run. */
  test_command: string;
  [member: string]: unknown;
};

/** One turn of a conversation. */
export type ClawV2Turn = {
  /** What the user asked in this turn. */
  prompt: string;
  /** What the assistant answered. */
  output: string;
  /** Why the turn ended. */
  stop_reason: "completed" | "timeout" | "cancelled" | "max_budget_reached" | "max_turns_reached";
  /** Whether the engine noticed a request to stop. After a timeout, only true makes the session safe to use again. */
  cancel_observed: boolean;
  [member: string]: unknown;
};

/** The thing asked for does not exist. The exit code is that of an error, but nothing broke. */
export interface ClawV2NotFound {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The session asked for. */
  session_id?: string;
  /** The folder the sessions are kept in. */
  directory?: string;
  /** The prompt that was given. */
  prompt?: string;
  /** The input the tool was given. */
  payload?: string;
  /** false: the session was not loaded. */
  loaded?: boolean;
  /** false: the session was not removed. */
  deleted?: boolean;
  /** false: the transcript was not written. */
  flushed?: boolean;
  /** false: the work was not done. */
  handled?: boolean;
  /** The name or id that was looked up. */
  name: string;
  /** Always false. */
  found: false;
  /** What was not found. */
  error: ClawV2NotFoundBody;
  [member: string]: unknown;
}

/** A command that failed, with the failure described by an object. */
export interface ClawV2Error {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The session asked for. */
  session_id?: string;
  /** The folder the sessions are kept in. */
  directory?: string;
  /** The prompt that was given. */
  prompt?: string;
  /** The input the tool was given. */
  payload?: string;
  /** false: the session was not loaded. */
  loaded?: boolean;
  /** false: the session was not removed. */
  deleted?: boolean;
  /** false: the transcript was not written. */
  flushed?: boolean;
  /** false: the work was not done. */
  handled?: boolean;
  /** The name that was asked for. */
  name?: string;
  /** Whether the named thing exists. */
  found?: boolean;
  /** What went wrong. */
  error: ClawV2ErrorBody;
  [member: string]: unknown;
}

/** A loop of turns that ran out of time and was asked to stop. */
export interface ClawV2Timeout {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The prompt the loop started with. */
  prompt?: string;
  /** How many turns were allowed. */
  max_turns?: number;
  /** How many turns were made. */
  turns_completed?: number;
  /** How long the loop was allowed to take, or null for no limit. */
  timeout_seconds?: number | null;
  /** What was asked in the turns after the first, or null. */
  continuation_prompt?: string | null;
  /** The turns, in order. */
  turns?: ClawV2Turn[];
  /** Why the last turn ended. */
  final_stop_reason: "timeout";
  /** Whether the last turn noticed a request to stop. After a timeout, only true makes the session safe to use again. */
  final_cancel_observed: boolean;
  [member: string]: unknown;
}

/** A first turn, with the set-up it ran in. */
export interface ClawV2Bootstrap {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The prompt. */
  prompt: string;
  /** The environment. */
  setup: ClawV2Setup;
  /** What the prompt matched. */
  routed_matches: ClawV2Match[];
  /** The turn that was made. */
  turn: ClawV2Turn;
  /** The file the session was stored in. */
  persisted_session_path: string;
  [member: string]: unknown;
}

/** The removal of a stored session. */
export interface ClawV2DeleteSession {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The id of the session. */
  session_id: string;
  /** Whether the session was removed. */
  deleted: boolean;
  /** The folder the sessions are kept in. */
  directory?: string;
  /** What became of it, such as `deleted`; `not_found` where there was nothing to remove. */
  status?: string;
  [member: string]: unknown;
}

/** An entry of the command inventory. */
export interface ClawV2ShowCommand {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The command that was looked up. */
  name: string;
  /** Whether it exists. */
  found: boolean;
  /** The file it comes from. */
  source_hint?: string;
  /** What it does. */
  responsibility?: string;
  [member: string]: unknown;
}

/** An entry of the tool inventory. */
export interface ClawV2ShowTool {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The tool that was looked up. */
  name: string;
  /** Whether it exists. */
  found: boolean;
  /** The file it comes from. */
  source_hint?: string;
  [member: string]: unknown;
}

/** A stored session, loaded. */
export interface ClawV2LoadSession {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The id of the session. */
  session_id: string;
  /** Whether the session was loaded. */
  loaded: boolean;
  /** The folder the sessions are kept in. */
  directory?: string;
  /** The file it is stored in. */
  path: string;
  [member: string]: unknown;
}

/** The stored sessions. */
export interface ClawV2ListSessions {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The folder the sessions are kept in. */
  directory?: string;
  /** How many sessions there are. */
  sessions_count: number;
  /** The sessions. */
  sessions: ClawV2Session[];
  [member: string]: unknown;
}

/** The transcript of a session, written to its file. */
export interface ClawV2FlushTranscript {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The id of the session. */
  session_id: string;
  /** The file it was written to. */
  path: string;
  /** Whether the transcript was written. */
  flushed: boolean;
  /** How many messages were written. */
  messages_count: number;
  /** Input tokens of the session. */
  input_tokens: number;
  /** Output tokens of the session. */
  output_tokens: number;
  [member: string]: unknown;
}

/** A command, run. */
export interface ClawV2ExecCommand {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The command. */
  name: string;
  /** The prompt it was given. */
  prompt: string;
  /** Whether the work was done. A thing can be found and still not do the work. */
  handled: boolean;
  /** What it has to say. */
  message?: string;
  /** The file it comes from. */
  source_hint?: string;
  [member: string]: unknown;
}

/** A tool, run. */
export interface ClawV2ExecTool {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The tool. */
  name: string;
  /** The input it was given. */
  payload: string;
  /** Whether the work was done. A thing can be found and still not do the work. */
  handled: boolean;
  /** What it has to say. */
  message?: string;
  /** The file it comes from. */
  source_hint?: string;
  [member: string]: unknown;
}

/** The commands and tools a prompt matches. */
export interface ClawV2Route {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The prompt. */
  prompt: string;
  /** How many matches were allowed. */
  limit: number;
  /** How many matches there are. */
  match_count: number;
  /** The matches, best first. */
  matches: ClawV2Match[];
  [member: string]: unknown;
}

/** The inventory of commands, by origin. */
export interface ClawV2CommandGraph {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** How many built-in commands there are. */
  builtins_count: number;
  /** How many come from plugins. */
  plugin_like_count: number;
  /** How many come from skills. */
  skill_like_count: number;
  /** The sum of the three. */
  total_count: number;
  /** The built-in commands. */
  builtins: ClawV2Entry[];
  /** The commands from plugins. */
  plugin_like: ClawV2Entry[];
  /** The commands from skills. */
  skill_like: ClawV2Entry[];
  [member: string]: unknown;
}

/** The tools that are available. */
export interface ClawV2ToolPool {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** Whether only the basic tools are offered. */
  simple_mode: boolean;
  /** Whether tools of MCP servers are offered. */
  include_mcp: boolean;
  /** How many tools there are. */
  tool_count: number;
  /** The tools. */
  tools: ClawV2Entry[];
  [member: string]: unknown;
}

/** The stages of start-up. */
export interface ClawV2BootstrapGraph {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The stages, in order. */
  stages: string[];
  /** A remark. */
  note?: string;
  [member: string]: unknown;
}

/** A loop of turns. */
export interface ClawV2TurnLoop {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  /** The prompt the loop started with. */
  prompt: string;
  /** How many turns were allowed. */
  max_turns: number;
  /** How many turns were made. */
  turns_completed: number;
  /** How long the loop was allowed to take, or null for no limit. */
  timeout_seconds: number | null;
  /** What was asked in the turns after the first, or null. */
  continuation_prompt: string | null;
  /** The turns, in order. */
  turns: ClawV2Turn[];
  /** Why the last turn ended, or null where no turn was made. */
  final_stop_reason: "completed" | "timeout" | "cancelled" | "max_budget_reached" | "max_turns_reached" | null;
  /** Whether the last turn noticed a request to stop. After a timeout, only true makes the session safe to use again. */
  final_cancel_observed: boolean;
  [member: string]: unknown;
}

/** What any other command prints when it has run: the common fields and whatever it has to say. */
export interface ClawV2Success {
  /** When the command completed, in UTC. */
  timestamp: string;
  /** The command that ran, such as `list-sessions`. */
  command: string;
  /** 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process. */
  exit_code: 0 | 1 | 2;
  /** Always `json`. */
  output_format: "json";
  /** The version of the envelope: major 1 or 2. Both name the same fields. */
  schema_version: string;
  [member: string]: unknown;
}

/** What automatic compaction removed, or null where it did not run. */
export type ClawV1AutoCompaction = {
  /** How many messages were removed. */
  removed_messages: number;
  /** The same, as a sentence. */
  notice: string;
  [member: string]: unknown;
};

/** One stored session. Builds differ in all but the id. */
export type ClawV1ListedSession = {
  /** The id of the session. */
  id: string;
  /** The file it is stored in. */
  path?: string;
  /** When it was last written, in milliseconds since 1970. */
  updated_at_ms?: number;
  /** How many messages it holds. */
  message_count?: number;
  /** When it was created. */
  created?: string;
  /** How many turns it holds. */
  turns?: number;
  [member: string]: unknown;
};

/** The session that was loaded. */
export type ClawV1LoadedSession = {
  /** The id of the session. */
  id: string;
  /** The file it is stored in. */
  path: string;
  /** How many messages it holds. */
  messages: number;
  [member: string]: unknown;
};

/** One loss of cached prompt tokens. */
export type ClawV1PromptCacheEvent = {
  /** Whether the loss was unexpected. */
  unexpected: boolean;
  /** Why it happened. */
  reason: string;
  /** Cached tokens read before. */
  previous_cache_read_input_tokens: number;
  /** Cached tokens read now. */
  current_cache_read_input_tokens: number;
  /** The difference. */
  token_drop: number;
  [member: string]: unknown;
};

/** Messages, turns and tokens of the session so far. */
export type ClawV1SessionUsage = {
  /** Messages in the session. */
  messages: number;
  /** Turns in the session. */
  turns: number;
  /** Tokens of the latest turn. */
  latest_total: number;
  /** Input tokens so far. */
  cumulative_input: number;
  /** Output tokens so far. */
  cumulative_output: number;
  /** All tokens so far. */
  cumulative_total: number;
  /** Estimated size of the conversation, in tokens. */
  estimated_tokens: number;
  [member: string]: unknown;
};

/** What one tool call gave back. */
export type ClawV1ToolResult = {
  /** The id of the call. */
  tool_use_id: string;
  /** The tool. */
  tool_name: string;
  /** The output, as text. */
  output: string;
  /** Whether the tool failed or was refused. */
  is_error: boolean;
  [member: string]: unknown;
};

/** One tool call. */
export type ClawV1ToolUse = {
  /** The id of the call. */
  id: string;
  /** The tool. */
  name: string;
  /** The arguments, as JSON text. */
  input: string;
  [member: string]: unknown;
};

/** The tokens billed for the run. */
export type ClawV1Usage = {
  /** Input tokens billed. */
  input_tokens: number;
  /** Output tokens billed. */
  output_tokens: number;
  /** Tokens written to the prompt cache. */
  cache_creation_input_tokens: number;
  /** Tokens served from the prompt cache. */
  cache_read_input_tokens: number;
  [member: string]: unknown;
};

/** The folder the program works in. */
export type ClawV1Workspace = {
  /** The working directory. */
  cwd: string;
  /** The root of the project, or null outside one. */
  project_root: string | null;
  /** The branch checked out, or null outside a repository. */
  git_branch: string | null;
  /** The state of the working tree, for people. */
  git_state: string | null;
  /** How many files differ from the last commit. */
  changed_files: number;
  [member: string]: unknown;
};

/** A command that exists by name only: the program answers with the token `not_yet_implemented` and does nothing. */
export interface ClawV1Stub {
  /** What the caller could do about it, or null. */
  hint?: string | null;
  /** The error token. Where `kind` holds a token too, the two are the same. */
  error_kind?: string;
  /** What the program was doing or did about the error, such as `abort`, `resume` or `restore`. */
  action?: string;
  /** The exit code the program says it ends with. */
  exit_code?: number;
  /** Whether the same call may be made again. */
  retryable?: boolean;
  /** The file or folder concerned. */
  path?: string | null;
  /** The folder that was searched. */
  directory?: string | null;
  /** The folder the sessions of this workspace are kept in. */
  sessions_dir?: string | null;
  /** The session concerned. */
  session_id?: string | null;
  /** The command or slash command that failed. */
  command?: string | null;
  /** The argument that is missing or wrong. */
  argument?: string | null;
  /** The tool concerned. */
  tool_name?: string | null;
  /** A closer reason for the failure. */
  reason?: string | null;
  /** The value that was refused. */
  value?: Json;
  /** The values that would have been accepted. */
  expected?: string[];
  /** The names that exist. */
  available?: string[];
  /** Marks the body as an error. */
  type?: "error";
  /** The reason; stubs repeat the token here. */
  error: string;
  /** The token that makes an error a stub. */
  kind: "not_yet_implemented";
  /** Says again that this is an error (newer builds). */
  status?: "error";
  /** The same text as `error` (newer builds). */
  message?: string;
  [member: string]: unknown;
}

/** A command that failed: `type` is `error`, the reason is text, the token is in `kind`. Newer builds repeat both. */
export interface ClawV1Error {
  /** What the caller could do about it, or null. */
  hint?: string | null;
  /** The error token. Where `kind` holds a token too, the two are the same. */
  error_kind?: string;
  /** What the program was doing or did about the error, such as `abort`, `resume` or `restore`. */
  action?: string;
  /** The exit code the program says it ends with. */
  exit_code?: number;
  /** Whether the same call may be made again. */
  retryable?: boolean;
  /** The file or folder concerned. */
  path?: string | null;
  /** The folder that was searched. */
  directory?: string | null;
  /** The folder the sessions of this workspace are kept in. */
  sessions_dir?: string | null;
  /** The session concerned. */
  session_id?: string | null;
  /** The command or slash command that failed. */
  command?: string | null;
  /** The argument that is missing or wrong. */
  argument?: string | null;
  /** The tool concerned. */
  tool_name?: string | null;
  /** A closer reason for the failure. */
  reason?: string | null;
  /** The value that was refused. */
  value?: Json;
  /** The values that would have been accepted. */
  expected?: string[];
  /** The names that exist. */
  available?: string[];
  /** Marks the body as an error. */
  type: "error";
  /** The reason, as short text for people. */
  error: string;
  /** The error token a program can act on. */
  kind: string;
  /** Says again that this is an error (newer builds). */
  status?: "error";
  /** The same text as `error` (newer builds). */
  message?: string;
  [member: string]: unknown;
}

/** A refusal in a resumed session: `kind` is the word `error`, so there is no token to act on. The exit code is often 0. */
export interface ClawV1BareError {
  /** What the caller could do about it, or null. */
  hint?: string | null;
  /** The error token. Where `kind` holds a token too, the two are the same. */
  error_kind?: string;
  /** What the program was doing or did about the error, such as `abort`, `resume` or `restore`. */
  action?: string;
  /** The exit code the program says it ends with. */
  exit_code?: number;
  /** Whether the same call may be made again. */
  retryable?: boolean;
  /** The file or folder concerned. */
  path?: string | null;
  /** The folder that was searched. */
  directory?: string | null;
  /** The folder the sessions of this workspace are kept in. */
  sessions_dir?: string | null;
  /** The session concerned. */
  session_id?: string | null;
  /** The command or slash command that failed. */
  command?: string | null;
  /** The argument that is missing or wrong. */
  argument?: string | null;
  /** The tool concerned. */
  tool_name?: string | null;
  /** A closer reason for the failure. */
  reason?: string | null;
  /** The value that was refused. */
  value?: Json;
  /** The values that would have been accepted. */
  expected?: string[];
  /** The names that exist. */
  available?: string[];
  /** The word `error` in place of a token. */
  kind: "error";
  /** The reason, as short text for people. */
  error: string;
  [member: string]: unknown;
}

/** A report that says its command failed, in `status`, `ok` or `error_kind`, with no `error` text; a failing doctor is one. */
export interface ClawV1HandledError {
  /** What the caller could do about it, or null. */
  hint?: string | null;
  /** The error token. Where `kind` holds a token too, the two are the same. */
  error_kind?: string;
  /** What the program was doing or did about the error, such as `abort`, `resume` or `restore`. */
  action?: string;
  /** The exit code the program says it ends with. */
  exit_code?: number;
  /** Whether the same call may be made again. */
  retryable?: boolean;
  /** The file or folder concerned. */
  path?: string | null;
  /** The folder that was searched. */
  directory?: string | null;
  /** The folder the sessions of this workspace are kept in. */
  sessions_dir?: string | null;
  /** The session concerned. */
  session_id?: string | null;
  /** The command or slash command that failed. */
  command?: string | null;
  /** The argument that is missing or wrong. */
  argument?: string | null;
  /** The tool concerned. */
  tool_name?: string | null;
  /** A closer reason for the failure. */
  reason?: string | null;
  /** The value that was refused. */
  value?: Json;
  /** The values that would have been accepted. */
  expected?: string[];
  /** The names that exist. */
  available?: string[];
  /** The command that failed; where nothing else marks the failure, an error token. */
  kind: string;
  /** `error`, or `fail` for a report with failing checks. */
  status?: string;
  /** false where the command says so this way. */
  ok?: boolean;
  /** Absent or null: the text, where there is one, is in `message`. */
  error?: null;
  /** The reason, as text for people. */
  message?: string | null;
  [member: string]: unknown;
}

/** An error without the `type` marker, as resumed sessions print it, often at exit code 2, which is then no timeout. */
export interface ClawV1ResumeError {
  /** What the caller could do about it, or null. */
  hint?: string | null;
  /** The error token. Where `kind` holds a token too, the two are the same. */
  error_kind?: string;
  /** What the program was doing or did about the error, such as `abort`, `resume` or `restore`. */
  action?: string;
  /** The exit code the program says it ends with. */
  exit_code?: number;
  /** Whether the same call may be made again. */
  retryable?: boolean;
  /** The file or folder concerned. */
  path?: string | null;
  /** The folder that was searched. */
  directory?: string | null;
  /** The folder the sessions of this workspace are kept in. */
  sessions_dir?: string | null;
  /** The session concerned. */
  session_id?: string | null;
  /** The command or slash command that failed. */
  command?: string | null;
  /** The argument that is missing or wrong. */
  argument?: string | null;
  /** The tool concerned. */
  tool_name?: string | null;
  /** A closer reason for the failure. */
  reason?: string | null;
  /** The value that was refused. */
  value?: Json;
  /** The values that would have been accepted. */
  expected?: string[];
  /** The names that exist. */
  available?: string[];
  /** The reason, as text for people. */
  error: string;
  /** The error token, or the command where the token stands in `error_kind`. */
  kind: string;
  /** Normally `error`. */
  status?: string;
  /** false where the command says so this way. */
  ok?: boolean;
  [member: string]: unknown;
}

/** A turn that ran out of time and was asked to stop. */
export interface ClawV1Timeout {
  /** Why the last turn ended. */
  final_stop_reason: "timeout";
  /** Whether the engine noticed the request to stop. Only true makes the session safe to use again. */
  final_cancel_observed: boolean;
  [member: string]: unknown;
}

/** What any other command prints: its name and whatever it has to say. Only the members named here are checked. */
export interface ClawV1Report {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The command, such as `doctor`, `version` or `mcp`. */
  kind?: string;
  /** What the command did, such as `list` or `show`. */
  action?: string;
  /** `ok`; `warn` or `degraded` for a success with reservations; `not_implemented` for a failure. */
  status?: string;
  [member: string]: unknown;
}

/** The answer to a prompt, with everything the run did on the way. */
export interface ClawV1Prompt {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The final answer of the assistant. */
  message: string;
  /** The model that answered. */
  model: string;
  /** How often the model was called in this turn. */
  iterations: number;
  /** Whether compact output was asked for. */
  compact?: boolean;
  /** What automatic compaction removed, or null where it did not run. */
  auto_compaction: ClawV1AutoCompaction | null;
  /** The tool calls the model made, in order. */
  tool_uses: ClawV1ToolUse[];
  /** What the tools gave back to the model. */
  tool_results: ClawV1ToolResult[];
  /** What happened to the prompt cache. */
  prompt_cache_events: ClawV1PromptCacheEvent[];
  /** The tokens billed for the run. */
  usage: ClawV1Usage;
  /** The estimated cost in US dollars, for people, such as `$0.0123`. */
  estimated_cost: string;
  [member: string]: unknown;
}

/** The answer to a prompt run with `--compact`: the answer and the bill, nothing else. */
export interface ClawV1PromptCompact {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The final answer of the assistant. */
  message: string;
  /** Compact output was asked for. */
  compact: true;
  /** The model that answered. */
  model: string;
  /** The tokens billed for the run. */
  usage: ClawV1Usage;
  [member: string]: unknown;
}

/** A snapshot of the model, the permissions, the tokens used and the workspace. */
export interface ClawV1Status {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The command. */
  kind: "status";
  /** What the command did, such as `show` (newer builds). */
  action?: string;
  /** `ok`, or `degraded` or `warn` where part of the set-up could not be loaded. */
  status: string;
  /** Why the configuration could not be loaded, or null. */
  config_load_error: string | null;
  /** The model in use. */
  model: string | null;
  /** Where the model was set, such as `config` or `default`. */
  model_source: string | null;
  /** The model as written before aliases were resolved, or null. */
  model_raw: string | null;
  /** What the session may do without asking. */
  permission_mode: string;
  /** Messages, turns and tokens of the session so far. */
  usage: ClawV1SessionUsage;
  /** The folder the program works in. */
  workspace: ClawV1Workspace;
  [member: string]: unknown;
}

/** The sessions stored for this workspace. */
export interface ClawV1ListSessions {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The command. */
  command?: "list-sessions";
  /** The command, in builds that name it here. */
  kind?: "list-sessions";
  /** `ok`, or a warning. */
  status?: string;
  /** The sessions. */
  sessions: ClawV1ListedSession[];
  [member: string]: unknown;
}

/** A stored session, described by an object. */
export interface ClawV1LoadSession {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The command. */
  command?: "load-session";
  /** The command, in builds that name it here. */
  kind?: "load-session";
  /** `ok`, or a warning. */
  status?: string;
  /** The session that was loaded. */
  session: ClawV1LoadedSession;
  [member: string]: unknown;
}

/** A stored session, described on the top level. */
export interface ClawV1LoadSessionFlat {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The id of the session. */
  session_id: string;
  /** Whether the session was loaded. */
  loaded: boolean;
  /** The file it is stored in. */
  path?: string;
  /** The folder the sessions are kept in. */
  directory?: string;
  /** `ok`, or a warning. */
  status?: string;
  [member: string]: unknown;
}

/** The removal of a stored session. */
export interface ClawV1DeleteSession {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The id of the session. */
  session_id: string;
  /** Whether the session was removed. */
  deleted: boolean;
  /** The command, such as `session_delete`. */
  kind?: string;
  /** What the command did. */
  action?: string;
  /** The file it was stored in. */
  path?: string;
  /** The folder the sessions are kept in. */
  directory?: string;
  /** `ok`, or a warning. */
  status?: string;
  [member: string]: unknown;
}

/** The transcript of a session, written to its file. */
export interface ClawV1FlushTranscript {
  /** Marks the body as a success; documented, but left out by real builds. */
  type?: "success";
  /** The id of the session. */
  session_id: string;
  /** Whether the transcript was written. */
  flushed: boolean;
  /** The file it was written to. */
  path?: string;
  /** How many messages were written. */
  messages_count?: number;
  /** Input tokens of the session. */
  input_tokens?: number;
  /** Output tokens of the session. */
  output_tokens?: number;
  /** `ok`, or a warning. */
  status?: string;
  [member: string]: unknown;
}

/** An envelope with its names: `dialect` and `shape` narrow `value`. `Data` is the type of the payload, where the dialect is generic in it. */
export type Envelope<Data = Json> =
  | { dialect: "animus/v1"; revision: null; shape: "success"; value: AnimusV1Success<Data> }
  | { dialect: "animus/v1"; revision: null; shape: "error"; value: AnimusV1Error }
  | { dialect: "cli-agent-spec/v2"; revision: null; shape: "response"; value: CliAgentSpecV2Response<Data> }
  | { dialect: "cli-agent-spec/v1"; revision: 1; shape: "response"; value: CliAgentSpecV1R1Response<Data> }
  | { dialect: "cli-agent-spec/v1"; revision: 2; shape: "response"; value: CliAgentSpecV1R2Response<Data> }
  | { dialect: "cli-agent-spec/v1"; revision: 3; shape: "response"; value: CliAgentSpecV1R3Response<Data> }
  | { dialect: "claw/v2"; revision: null; shape: "not-found"; value: ClawV2NotFound }
  | { dialect: "claw/v2"; revision: null; shape: "error"; value: ClawV2Error }
  | { dialect: "claw/v2"; revision: null; shape: "timeout"; value: ClawV2Timeout }
  | { dialect: "claw/v2"; revision: null; shape: "timeout"; value: ClawV2Bootstrap }
  | { dialect: "claw/v2"; revision: null; shape: "delete-session"; value: ClawV2DeleteSession }
  | { dialect: "claw/v2"; revision: null; shape: "show-command"; value: ClawV2ShowCommand }
  | { dialect: "claw/v2"; revision: null; shape: "show-tool"; value: ClawV2ShowTool }
  | { dialect: "claw/v2"; revision: null; shape: "load-session"; value: ClawV2LoadSession }
  | { dialect: "claw/v2"; revision: null; shape: "list-sessions"; value: ClawV2ListSessions }
  | { dialect: "claw/v2"; revision: null; shape: "flush-transcript"; value: ClawV2FlushTranscript }
  | { dialect: "claw/v2"; revision: null; shape: "exec-command"; value: ClawV2ExecCommand }
  | { dialect: "claw/v2"; revision: null; shape: "exec-tool"; value: ClawV2ExecTool }
  | { dialect: "claw/v2"; revision: null; shape: "route"; value: ClawV2Route }
  | { dialect: "claw/v2"; revision: null; shape: "bootstrap"; value: ClawV2Bootstrap }
  | { dialect: "claw/v2"; revision: null; shape: "command-graph"; value: ClawV2CommandGraph }
  | { dialect: "claw/v2"; revision: null; shape: "tool-pool"; value: ClawV2ToolPool }
  | { dialect: "claw/v2"; revision: null; shape: "bootstrap-graph"; value: ClawV2BootstrapGraph }
  | { dialect: "claw/v2"; revision: null; shape: "turn-loop"; value: ClawV2TurnLoop }
  | { dialect: "claw/v2"; revision: null; shape: "success"; value: ClawV2Success }
  | { dialect: "claw/v1"; revision: null; shape: "stub"; value: ClawV1Stub }
  | { dialect: "claw/v1"; revision: null; shape: "error"; value: ClawV1Error }
  | { dialect: "claw/v1"; revision: null; shape: "bare-error"; value: ClawV1BareError }
  | { dialect: "claw/v1"; revision: null; shape: "handled-error"; value: ClawV1HandledError }
  | { dialect: "claw/v1"; revision: null; shape: "resume-error"; value: ClawV1ResumeError }
  | { dialect: "claw/v1"; revision: null; shape: "timeout"; value: ClawV1Timeout }
  | { dialect: "claw/v1"; revision: null; shape: "report"; value: ClawV1Report }
  | { dialect: "claw/v1"; revision: null; shape: "prompt"; value: ClawV1Prompt }
  | { dialect: "claw/v1"; revision: null; shape: "prompt-compact"; value: ClawV1PromptCompact }
  | { dialect: "claw/v1"; revision: null; shape: "status"; value: ClawV1Status }
  | { dialect: "claw/v1"; revision: null; shape: "list-sessions"; value: ClawV1ListSessions }
  | { dialect: "claw/v1"; revision: null; shape: "load-session"; value: ClawV1LoadSession }
  | { dialect: "claw/v1"; revision: null; shape: "load-session"; value: ClawV1LoadSessionFlat }
  | { dialect: "claw/v1"; revision: null; shape: "delete-session"; value: ClawV1DeleteSession }
  | { dialect: "claw/v1"; revision: null; shape: "flush-transcript"; value: ClawV1FlushTranscript }
;

/** Every dialect. */
export type DialectId = "animus/v1" | "cli-agent-spec/v2" | "cli-agent-spec/v1" | "claw/v2" | "claw/v1";
