// Made by `cargo xtask gen` from schema/. Do not edit.

/** What a reader gives back for a capture. */
export interface Report {
  /** What stood in the capture. */
  found: Found;
  /** The dialect's id, such as `claw/v1`. */
  dialect: string | null;
  /** The dialect's revision, where it has revisions. */
  revision: number | null;
  /** Which schema inside the dialect, such as `error`. */
  shape: string | null;
  /** An envelope was found and has no issue of severity `error`. */
  valid: boolean;
  /** The stream the deciding envelope stood on. Spans count from its start. */
  stream: Stream | null;
  /** The deciding envelope's text. */
  span: Span | null;
  /** How many envelopes were seen on both streams. */
  envelopes: number;
  /** What happened. */
  outcome: Outcome;
  /** What went wrong, in one vocabulary; nothing on success. */
  error: ErrorInfo | null;
  /** What to do next. */
  decision: Decision;
  /** The envelope's own warnings, as text. */
  warnings: string[];
  /** Every problem, in the order of the text. */
  issues: Issue[];
  /** How many more there are than listed. */
  issues_omitted: number;
}

/** What stood in a capture. */
export type Found =
  /** An envelope, or several that agree. */
  | "envelope"
  /** Nothing that any dialect recognises. */
  | "none"
  /** A document that the end of the stream cuts off. */
  | "truncated"
  /** Several envelopes that contradict each other. */
  | "ambiguous"
  /** A document that is not JSON, repeats a key, or is nested too deeply. */
  | "malformed"
  /** A stream longer than the limit. */
  | "too_large";

/** One of the two output streams. */
export type Stream =
  /** Standard output. */
  | "stdout"
  /** Standard error. */
  | "stderr";

/** A range of text, in bytes and in UTF-16 units. */
export interface Span {
  /** First byte. */
  start: number;
  /** Behind the last byte. */
  end: number;
  /** First UTF-16 unit. */
  start_utf16: number;
  /** Behind the last UTF-16 unit. */
  end_utf16: number;
}

/** What happened, whatever the dialect. */
export type Outcome =
  /** The command did what it was asked. */
  | "success"
  /** It did not. */
  | "failure"
  /** What it was asked about does not exist. */
  | "not_found"
  /** It ran out of time. */
  | "timeout"
  /** Some of the work was done and some was not. */
  | "partial"
  /** The command has moved. */
  | "redirected"
  /** Nothing has changed since the answer the caller already has. */
  | "not_modified"
  /** Nobody can tell: no envelope, an unreadable one, or a killed process. */
  | "unknown";

/** What went wrong, in one vocabulary. */
export interface ErrorInfo {
  /** The error's own code; nothing where the envelope names none. */
  code: string | null;
  /** What sort of error it is, the same words for every dialect. */
  class: ErrorClass;
  /** For people. Never part of a decision. */
  message: string | null;
  /** For people. Never part of a decision. */
  hint: string | null;
  /** What was being done. */
  operation: string | null;
  /** What it was being done to. */
  target: string | null;
}

/** What sort of error it is, the same words for every dialect. */
export type ErrorClass =
  /** The call itself is wrong: arguments, options, preconditions. */
  | "invocation"
  /** The credentials are missing, invalid or expired. */
  | "credentials"
  /** Someone has to pay first. */
  | "payment"
  /** What was asked about does not exist. */
  | "absent"
  /** The request collides with the state as it is. */
  | "conflict"
  /** The call is not allowed. */
  | "policy"
  /** The session cannot be used. */
  | "session"
  /** A file or folder could not be read or written. */
  | "filesystem"
  /** A configuration file is wrong. */
  | "configuration"
  /** A service behind the program refused or failed. */
  | "provider"
  /** A service is down for the moment. */
  | "unavailable"
  /** Time ran out. */
  | "timeout"
  /** Some of the work was done and some was not. */
  | "partial"
  /** The command has moved. */
  | "redirect"
  /** A tool server failed. */
  | "mcp"
  /** An answer could not be delivered. */
  | "delivery"
  /** The program failed in a way nothing else describes. */
  | "runtime"
  /** The command does not exist yet. */
  | "stub"
  /** The envelope does not say. */
  | "unknown";

/** What to do next. */
export interface Decision {
  /** The step to take. */
  action: Action;
  /** The same work may be called again once the action is done. */
  retryable: boolean;
  /** How long to wait before that call; nothing when it is not retryable. */
  delay_ms: number | null;
  /** Calls in all, the first included. */
  max_attempts: number;
  /** What became of the session the command ran in. */
  session: Session;
  /** Whether the program saw the request to cancel, where it says so. */
  cancel_observed: boolean | null;
  /** The command to use instead, where the program names one. */
  redirect: Redirect | null;
  /** Where the next page starts. */
  cursor: string | null;
  /** The rule that decided; `explain` tells more. */
  rule: RuleId;
  /** Why, in a sentence. */
  reason: string;
}

/** The step to take. */
export type Action =
  /** Use the data. */
  | "proceed"
  /** Use the answer you already have. */
  | "use_cache"
  /** Call again with the cursor, and do not act on the data until every page is there. */
  | "fetch_next_page"
  /** Ask for less; the data is incomplete and there is no next page to fetch. */
  | "narrow_query"
  /** Make the same call again after the delay. */
  | "retry"
  /** Call again in the same session, with more time. */
  | "retry_same_session"
  /** Call again in a fresh session. */
  | "retry_fresh_session"
  /** Refresh the token, then make the same call once more. */
  | "refresh_credentials"
  /** Get new credentials, then start over. */
  | "acquire_credentials"
  /** Use the replacement command. */
  | "follow_redirect"
  /** Correct the call. */
  | "fix_invocation"
  /** Carry on without it, or create it. */
  | "handle_absence"
  /** Find out what was done before doing anything else. */
  | "inspect_state"
  /** Ask a person. */
  | "escalate";

/** What became of a session. */
export type Session =
  /** Nothing happened to it. */
  | "unaffected"
  /** It was interrupted cleanly and may be used again. */
  | "reusable"
  /** It may be stuck; start a fresh one. */
  | "suspect";

/** Another command to use instead. It is data: nothing runs it unless the caller asks for that. */
export interface Redirect {
  /** The command line that was used, if the capture has it. */
  from: string[] | null;
  /** The replacement, word for word. */
  command: string;
  /** Remember it and never use the old form again. */
  permanent: boolean;
  /** Why it moved. */
  reason: string | null;
}

/** The rule that decided. Ids are public contract. */
export type RuleId =
  /** The envelope is of a version that cannot be read, and guessing at its meaning is not safe. */
  | "unsupported-version"
  /** There is no envelope to go by, so nobody can tell what the command did. */
  | "unknown-outcome"
  /** A signal ended the process, so part of the work may have been done. */
  | "killed"
  /** Some envelopes report success and others failure, so part of the work was done. */
  | "contradicting-envelopes"
  /** The envelope lacks what would say whether the command succeeded; its data must not be acted on. */
  | "malformed-body"
  /** The body and the exit code contradict each other, so a retry could repeat work that was done. */
  | "contradiction"
  /** The dialect gives this exit code no meaning. */
  | "unexpected-exit-code"
  /** The envelope states a delay that is not a sensible number. */
  | "unreadable-delay"
  /** Nothing has changed since the answer you already have. */
  | "not-modified"
  /** The data is one page of several; fetch the rest before acting on it. */
  | "next-page"
  /** The data was cut and there is no next page; ask for less before acting on it. */
  | "incomplete-data"
  /** The command did what it was asked. */
  | "success"
  /** The token was good and has run out; refresh it and make the same call once more. */
  | "token-expired"
  /** The credentials are missing or no longer good; the same call cannot succeed without new ones. */
  | "credentials"
  /** The command has moved; use the replacement word for word, and remember it if the move is permanent. */
  | "redirect"
  /** The command has moved, but the envelope does not say where to, or for how long. */
  | "redirect-incomplete"
  /** Some of the work was done; calling again would do it twice. */
  | "partial"
  /** This exit code means partial failure in one revision and wrong arguments in another, and nothing shows which this is. */
  | "unproven-exit-code"
  /** The program saw the request to cancel, so the session is sound; call again with more time. */
  | "timeout-cancelled"
  /** The program did not confirm that it saw the request to cancel, so the session may be stuck. */
  | "timeout-unobserved"
  /** The caller's clock ended the process, and the caller allows another try. */
  | "subprocess-timeout-retried"
  /** The caller's clock ended the process; whether it may run again is the caller's decision. */
  | "subprocess-timeout"
  /** The command ran out of time and may have done part of the work. */
  | "timeout-with-effects"
  /** The arguments are wrong and nothing was changed; correct them and call again at once. */
  | "argument-error"
  /** The call itself is wrong and fails again until it is corrected. */
  | "invocation"
  /** The envelope says that the same call may be made again. */
  | "wire-retryable"
  /** What was asked about does not exist, and asking again does not change that. */
  | "not-found"
  /** Errors of this kind are passing ones, and the envelope does not say otherwise. */
  | "table-retryable"
  /** Nothing says that another call would end differently. */
  | "otherwise"
  /** The same error came back as often as it may; nothing has changed, so another call would not help. */
  | "attempts-used-up"
  /** The next page starts where an earlier one did, so fetching it would go round in circles. */
  | "cursor-seen"
  /** The redirect leads back to a command that was already followed. */
  | "redirect-seen";

/** One problem. */
export interface Issue {
  /** What kind of problem; `explain` tells more. */
  code: IssueCode;
  /** How much it matters. */
  severity: Severity;
  /** What is wrong, in a sentence. */
  message: string;
  /** Where in the envelope: `[]` is the envelope itself; a missing key is included. */
  path: PathStep[];
  /** Where in the stream's text; nothing where no text is to blame. */
  span: IssueSpan | null;
  /** What to do about it. */
  help: string;
}

/** What kind of problem an issue is. Codes are public contract. */
export type IssueCode =
  /** The text is not valid JSON. */
  | "invalid_json"
  /** The JSON document ends too early. */
  | "truncated_document"
  /** A key appears twice in one object. */
  | "duplicate_key"
  /** The document is nested too deeply. */
  | "too_deep"
  /** The input is larger than allowed. */
  | "too_large"
  /** The text is not valid UTF-8. */
  | "invalid_utf8"
  /** A Unicode escape is only half. */
  | "lone_surrogate"
  /** A byte order mark precedes the JSON. */
  | "byte_order_mark"
  /** An integer is too large for doubles. */
  | "unsafe_integer"
  /** A number is too large to represent. */
  | "number_out_of_range"
  /** No envelope was found in output. */
  | "no_envelope"
  /** Other text surrounds the envelope. */
  | "text_around_envelope"
  /** The output holds several envelopes. */
  | "several_envelopes"
  /** Success and failure in one output. */
  | "contradicting_envelopes"
  /** The envelope is on the wrong stream. */
  | "wrong_stream"
  /** The dialect asked for is not known. */
  | "unknown_dialect"
  /** This envelope version is not supported. */
  | "unsupported_version"
  /** The schema id has been renamed. */
  | "legacy_schema_id"
  /** Fields of different revisions are mixed. */
  | "mixed_revision_evidence"
  /** The error code is not listed. */
  | "unknown_error_code"
  /** A required field is missing. */
  | "missing_field"
  /** A field has the wrong type. */
  | "wrong_type"
  /** A field has an unlisted value. */
  | "unexpected_value"
  /** The schema does not name this field. */
  | "unknown_field"
  /** A text does not match its pattern. */
  | "pattern_mismatch"
  /** A text is in another format. */
  | "invalid_format"
  /** A number is out of range. */
  | "out_of_range"
  /** Text or list of the wrong length. */
  | "wrong_length"
  /** `ok` disagrees with the exit code. */
  | "ok_conflicts_with_exit_code"
  /** `error` disagrees with the exit code. */
  | "error_conflicts_with_exit_code"
  /** `ok` and `error` contradict each other. */
  | "ok_conflicts_with_error"
  /** The envelope's exit code is not the process's. */
  | "exit_code_mismatch"
  /** The exit code is not known. */
  | "exit_code_unknown"
  /** The exit code is not listed. */
  | "unexpected_exit_code"
  /** The error code has another exit code. */
  | "code_conflicts_with_exit_code"
  /** The timeout disagrees with the exit code. */
  | "timeout_conflicts_with_exit_code"
  /** Neither data nor an error given. */
  | "data_and_error_both_null"
  /** A failed run carries data. */
  | "data_on_failure"
  /** A cache hit carries content. */
  | "not_modified_with_content"
  /** A redirect outside of exit 13. */
  | "unexpected_redirect"
  /** The redirect names no target. */
  | "redirect_missing"
  /** A delay without permission to retry. */
  | "delay_without_retryable"
  /** The delay cannot be used. */
  | "unreadable_delay"
  /** The phase disagrees with the exit code. */
  | "phase_conflicts_with_exit_code"
  /** `retryable` disagrees with the exit code. */
  | "retryable_conflicts_with_exit_code"
  /** Cut output without a next page. */
  | "truncated_without_cursor"
  /** Cursor and `has_more` contradict each other. */
  | "cursor_conflicts_with_has_more"
  /** An unlisted code for missing authentication. */
  | "unexpected_auth_code"
  /** A count differs from what it counts. */
  | "count_mismatch"
  /** Not found, but without an error. */
  | "found_conflicts_with_error"
  /** `found` disagrees with the exit code. */
  | "found_conflicts_with_exit_code"
  /** The envelope succeeds, its content refuses. */
  | "inner_refusal"
  /** The turn ended before it finished. */
  | "turn_incomplete"
  /** Success, but with a degraded status. */
  | "degraded_status"
  /** Empty details are printed as null. */
  | "null_details"
  /** The envelope spans more than one line. */
  | "not_one_line"
  /** A warning announces a deprecation. */
  | "deprecation_announced"
  /** Two copies of a text differ. */
  | "conflicting_copies";

/** How much an issue matters. */
export type Severity =
  /** Worth knowing. */
  | "info"
  /** Works, and should be mended. */
  | "warning"
  /** The envelope breaks its contract. */
  | "error";

/** One step of a path into an envelope. */
export type PathStep = string | number;

/** Where an issue stands. */
export interface IssueSpan {
  /** First byte. */
  start: number;
  /** Behind the last byte. */
  end: number;
  /** First UTF-16 unit. */
  start_utf16: number;
  /** Behind the last UTF-16 unit. */
  end_utf16: number;
  /** Line of the start, from 1. */
  line: number;
  /** Column of the start, from 1, in UTF-16 units. */
  column: number;
}
