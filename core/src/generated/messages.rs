// Made by `cargo xtask gen` from schema/. Do not edit.
//! Issue codes and every sentence about them.

use crate::messages::Message;
use crate::messages::Piece::{Count, Exit, Expected, Field, Found, Words};
use crate::report::Severity;

/// What kind of problem an issue is. Codes are public contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub enum IssueCode {
    /// The text is not valid JSON.
    InvalidJson,
    /// The JSON document ends too early.
    TruncatedDocument,
    /// A key appears twice in one object.
    DuplicateKey,
    /// The document is nested too deeply.
    TooDeep,
    /// The input is larger than allowed.
    TooLarge,
    /// The text is not valid UTF-8.
    InvalidUtf8,
    /// A Unicode escape is only half.
    LoneSurrogate,
    /// A byte order mark precedes the JSON.
    ByteOrderMark,
    /// An integer is too large for doubles.
    UnsafeInteger,
    /// A number is too large to represent.
    NumberOutOfRange,
    /// No envelope was found in output.
    NoEnvelope,
    /// Other text surrounds the envelope.
    TextAroundEnvelope,
    /// The output holds several envelopes.
    SeveralEnvelopes,
    /// Success and failure in one output.
    ContradictingEnvelopes,
    /// The envelope is on the wrong stream.
    WrongStream,
    /// The dialect asked for is not known.
    UnknownDialect,
    /// This envelope version is not supported.
    UnsupportedVersion,
    /// The schema id has been renamed.
    LegacySchemaId,
    /// Fields of different revisions are mixed.
    MixedRevisionEvidence,
    /// The error code is not listed.
    UnknownErrorCode,
    /// A required field is missing.
    MissingField,
    /// A field has the wrong type.
    WrongType,
    /// A field has an unlisted value.
    UnexpectedValue,
    /// The schema does not name this field.
    UnknownField,
    /// A text does not match its pattern.
    PatternMismatch,
    /// A text is in another format.
    InvalidFormat,
    /// A number is out of range.
    OutOfRange,
    /// Text or list of the wrong length.
    WrongLength,
    /// `ok` disagrees with the exit code.
    OkConflictsWithExitCode,
    /// `error` disagrees with the exit code.
    ErrorConflictsWithExitCode,
    /// `ok` and `error` contradict each other.
    OkConflictsWithError,
    /// The envelope's exit code is not the process's.
    ExitCodeMismatch,
    /// The exit code is not known.
    ExitCodeUnknown,
    /// The exit code is not listed.
    UnexpectedExitCode,
    /// The error code has another exit code.
    CodeConflictsWithExitCode,
    /// The timeout disagrees with the exit code.
    TimeoutConflictsWithExitCode,
    /// Neither data nor an error given.
    DataAndErrorBothNull,
    /// A failed run carries data.
    DataOnFailure,
    /// A cache hit carries content.
    NotModifiedWithContent,
    /// A redirect outside of exit 13.
    UnexpectedRedirect,
    /// The redirect names no target.
    RedirectMissing,
    /// A delay without permission to retry.
    DelayWithoutRetryable,
    /// The delay cannot be used.
    UnreadableDelay,
    /// The phase disagrees with the exit code.
    PhaseConflictsWithExitCode,
    /// `retryable` disagrees with the exit code.
    RetryableConflictsWithExitCode,
    /// Cut output without a next page.
    TruncatedWithoutCursor,
    /// Cursor and `has_more` contradict each other.
    CursorConflictsWithHasMore,
    /// An unlisted code for missing authentication.
    UnexpectedAuthCode,
    /// A count differs from what it counts.
    CountMismatch,
    /// Not found, but without an error.
    FoundConflictsWithError,
    /// `found` disagrees with the exit code.
    FoundConflictsWithExitCode,
    /// The envelope succeeds, its content refuses.
    InnerRefusal,
    /// The turn ended before it finished.
    TurnIncomplete,
    /// Success, but with a degraded status.
    DegradedStatus,
    /// Empty details are printed as null.
    NullDetails,
    /// The envelope spans more than one line.
    NotOneLine,
    /// A warning announces a deprecation.
    DeprecationAnnounced,
    /// Two copies of a text differ.
    ConflictingCopies,
}

impl IssueCode {
    /// Every code, in the order of the documentation.
    pub const ALL: &'static [IssueCode] = &[
        IssueCode::InvalidJson,
        IssueCode::TruncatedDocument,
        IssueCode::DuplicateKey,
        IssueCode::TooDeep,
        IssueCode::TooLarge,
        IssueCode::InvalidUtf8,
        IssueCode::LoneSurrogate,
        IssueCode::ByteOrderMark,
        IssueCode::UnsafeInteger,
        IssueCode::NumberOutOfRange,
        IssueCode::NoEnvelope,
        IssueCode::TextAroundEnvelope,
        IssueCode::SeveralEnvelopes,
        IssueCode::ContradictingEnvelopes,
        IssueCode::WrongStream,
        IssueCode::UnknownDialect,
        IssueCode::UnsupportedVersion,
        IssueCode::LegacySchemaId,
        IssueCode::MixedRevisionEvidence,
        IssueCode::UnknownErrorCode,
        IssueCode::MissingField,
        IssueCode::WrongType,
        IssueCode::UnexpectedValue,
        IssueCode::UnknownField,
        IssueCode::PatternMismatch,
        IssueCode::InvalidFormat,
        IssueCode::OutOfRange,
        IssueCode::WrongLength,
        IssueCode::OkConflictsWithExitCode,
        IssueCode::ErrorConflictsWithExitCode,
        IssueCode::OkConflictsWithError,
        IssueCode::ExitCodeMismatch,
        IssueCode::ExitCodeUnknown,
        IssueCode::UnexpectedExitCode,
        IssueCode::CodeConflictsWithExitCode,
        IssueCode::TimeoutConflictsWithExitCode,
        IssueCode::DataAndErrorBothNull,
        IssueCode::DataOnFailure,
        IssueCode::NotModifiedWithContent,
        IssueCode::UnexpectedRedirect,
        IssueCode::RedirectMissing,
        IssueCode::DelayWithoutRetryable,
        IssueCode::UnreadableDelay,
        IssueCode::PhaseConflictsWithExitCode,
        IssueCode::RetryableConflictsWithExitCode,
        IssueCode::TruncatedWithoutCursor,
        IssueCode::CursorConflictsWithHasMore,
        IssueCode::UnexpectedAuthCode,
        IssueCode::CountMismatch,
        IssueCode::FoundConflictsWithError,
        IssueCode::FoundConflictsWithExitCode,
        IssueCode::InnerRefusal,
        IssueCode::TurnIncomplete,
        IssueCode::DegradedStatus,
        IssueCode::NullDetails,
        IssueCode::NotOneLine,
        IssueCode::DeprecationAnnounced,
        IssueCode::ConflictingCopies,
    ];

    /// The code as reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            IssueCode::InvalidJson => "invalid_json",
            IssueCode::TruncatedDocument => "truncated_document",
            IssueCode::DuplicateKey => "duplicate_key",
            IssueCode::TooDeep => "too_deep",
            IssueCode::TooLarge => "too_large",
            IssueCode::InvalidUtf8 => "invalid_utf8",
            IssueCode::LoneSurrogate => "lone_surrogate",
            IssueCode::ByteOrderMark => "byte_order_mark",
            IssueCode::UnsafeInteger => "unsafe_integer",
            IssueCode::NumberOutOfRange => "number_out_of_range",
            IssueCode::NoEnvelope => "no_envelope",
            IssueCode::TextAroundEnvelope => "text_around_envelope",
            IssueCode::SeveralEnvelopes => "several_envelopes",
            IssueCode::ContradictingEnvelopes => "contradicting_envelopes",
            IssueCode::WrongStream => "wrong_stream",
            IssueCode::UnknownDialect => "unknown_dialect",
            IssueCode::UnsupportedVersion => "unsupported_version",
            IssueCode::LegacySchemaId => "legacy_schema_id",
            IssueCode::MixedRevisionEvidence => "mixed_revision_evidence",
            IssueCode::UnknownErrorCode => "unknown_error_code",
            IssueCode::MissingField => "missing_field",
            IssueCode::WrongType => "wrong_type",
            IssueCode::UnexpectedValue => "unexpected_value",
            IssueCode::UnknownField => "unknown_field",
            IssueCode::PatternMismatch => "pattern_mismatch",
            IssueCode::InvalidFormat => "invalid_format",
            IssueCode::OutOfRange => "out_of_range",
            IssueCode::WrongLength => "wrong_length",
            IssueCode::OkConflictsWithExitCode => "ok_conflicts_with_exit_code",
            IssueCode::ErrorConflictsWithExitCode => "error_conflicts_with_exit_code",
            IssueCode::OkConflictsWithError => "ok_conflicts_with_error",
            IssueCode::ExitCodeMismatch => "exit_code_mismatch",
            IssueCode::ExitCodeUnknown => "exit_code_unknown",
            IssueCode::UnexpectedExitCode => "unexpected_exit_code",
            IssueCode::CodeConflictsWithExitCode => "code_conflicts_with_exit_code",
            IssueCode::TimeoutConflictsWithExitCode => "timeout_conflicts_with_exit_code",
            IssueCode::DataAndErrorBothNull => "data_and_error_both_null",
            IssueCode::DataOnFailure => "data_on_failure",
            IssueCode::NotModifiedWithContent => "not_modified_with_content",
            IssueCode::UnexpectedRedirect => "unexpected_redirect",
            IssueCode::RedirectMissing => "redirect_missing",
            IssueCode::DelayWithoutRetryable => "delay_without_retryable",
            IssueCode::UnreadableDelay => "unreadable_delay",
            IssueCode::PhaseConflictsWithExitCode => "phase_conflicts_with_exit_code",
            IssueCode::RetryableConflictsWithExitCode => "retryable_conflicts_with_exit_code",
            IssueCode::TruncatedWithoutCursor => "truncated_without_cursor",
            IssueCode::CursorConflictsWithHasMore => "cursor_conflicts_with_has_more",
            IssueCode::UnexpectedAuthCode => "unexpected_auth_code",
            IssueCode::CountMismatch => "count_mismatch",
            IssueCode::FoundConflictsWithError => "found_conflicts_with_error",
            IssueCode::FoundConflictsWithExitCode => "found_conflicts_with_exit_code",
            IssueCode::InnerRefusal => "inner_refusal",
            IssueCode::TurnIncomplete => "turn_incomplete",
            IssueCode::DegradedStatus => "degraded_status",
            IssueCode::NullDetails => "null_details",
            IssueCode::NotOneLine => "not_one_line",
            IssueCode::DeprecationAnnounced => "deprecation_announced",
            IssueCode::ConflictingCopies => "conflicting_copies",
        }
    }

    /// The severity, where no dialect says otherwise.
    pub const fn severity(self) -> Severity {
        match self {
            IssueCode::InvalidJson => Severity::Error,
            IssueCode::TruncatedDocument => Severity::Error,
            IssueCode::DuplicateKey => Severity::Error,
            IssueCode::TooDeep => Severity::Error,
            IssueCode::TooLarge => Severity::Error,
            IssueCode::InvalidUtf8 => Severity::Error,
            IssueCode::LoneSurrogate => Severity::Warning,
            IssueCode::ByteOrderMark => Severity::Info,
            IssueCode::UnsafeInteger => Severity::Warning,
            IssueCode::NumberOutOfRange => Severity::Warning,
            IssueCode::NoEnvelope => Severity::Error,
            IssueCode::TextAroundEnvelope => Severity::Info,
            IssueCode::SeveralEnvelopes => Severity::Warning,
            IssueCode::ContradictingEnvelopes => Severity::Error,
            IssueCode::WrongStream => Severity::Warning,
            IssueCode::UnknownDialect => Severity::Error,
            IssueCode::UnsupportedVersion => Severity::Error,
            IssueCode::LegacySchemaId => Severity::Info,
            IssueCode::MixedRevisionEvidence => Severity::Warning,
            IssueCode::UnknownErrorCode => Severity::Info,
            IssueCode::MissingField => Severity::Error,
            IssueCode::WrongType => Severity::Error,
            IssueCode::UnexpectedValue => Severity::Error,
            IssueCode::UnknownField => Severity::Error,
            IssueCode::PatternMismatch => Severity::Error,
            IssueCode::InvalidFormat => Severity::Error,
            IssueCode::OutOfRange => Severity::Error,
            IssueCode::WrongLength => Severity::Error,
            IssueCode::OkConflictsWithExitCode => Severity::Warning,
            IssueCode::ErrorConflictsWithExitCode => Severity::Warning,
            IssueCode::OkConflictsWithError => Severity::Error,
            IssueCode::ExitCodeMismatch => Severity::Error,
            IssueCode::ExitCodeUnknown => Severity::Info,
            IssueCode::UnexpectedExitCode => Severity::Warning,
            IssueCode::CodeConflictsWithExitCode => Severity::Error,
            IssueCode::TimeoutConflictsWithExitCode => Severity::Error,
            IssueCode::DataAndErrorBothNull => Severity::Error,
            IssueCode::DataOnFailure => Severity::Error,
            IssueCode::NotModifiedWithContent => Severity::Error,
            IssueCode::UnexpectedRedirect => Severity::Warning,
            IssueCode::RedirectMissing => Severity::Error,
            IssueCode::DelayWithoutRetryable => Severity::Error,
            IssueCode::UnreadableDelay => Severity::Error,
            IssueCode::PhaseConflictsWithExitCode => Severity::Error,
            IssueCode::RetryableConflictsWithExitCode => Severity::Warning,
            IssueCode::TruncatedWithoutCursor => Severity::Error,
            IssueCode::CursorConflictsWithHasMore => Severity::Error,
            IssueCode::UnexpectedAuthCode => Severity::Error,
            IssueCode::CountMismatch => Severity::Error,
            IssueCode::FoundConflictsWithError => Severity::Error,
            IssueCode::FoundConflictsWithExitCode => Severity::Error,
            IssueCode::InnerRefusal => Severity::Warning,
            IssueCode::TurnIncomplete => Severity::Warning,
            IssueCode::DegradedStatus => Severity::Warning,
            IssueCode::NullDetails => Severity::Error,
            IssueCode::NotOneLine => Severity::Warning,
            IssueCode::DeprecationAnnounced => Severity::Info,
            IssueCode::ConflictingCopies => Severity::Warning,
        }
    }

    pub(crate) const fn message(self) -> &'static Message {
        match self {
            IssueCode::InvalidJson => &Message {
                #[cfg(feature = "explain")]
                title: "The text is not valid JSON",
                message: &[Words("This is not valid JSON: expected "), Expected, Words(", found "), Found],
                help: &[Words("Print the envelope with a JSON library instead of joining strings, and keep other output off this stream.")],
                #[cfg(feature = "explain")]
                explain: "The text starts like an envelope but breaks the rules of JSON at the marked place, so nothing after that place can be trusted. The usual causes are a value pasted into a template without escaping its quotes or backslashes, a trailing comma, a comment, single quotes, or a log line printed into the middle of the document.\n\nA reader that guesses the rest may take a failure for a success, so cli-envelope reports the capture as malformed and decides nothing from it. If you write the CLI, build the value in memory and serialise it once. If you call the CLI, treat the run as having an unknown outcome: look at the state before you call again.",
            },
            IssueCode::TruncatedDocument => &Message {
                #[cfg(feature = "explain")]
                title: "The JSON document ends too early",
                message: &[Words("The document ends before its last bracket or quote is closed")],
                help: &[Words("Read the stream to its end and make sure that the process was not killed, then check the state before calling again.")],
                #[cfg(feature = "explain")]
                explain: "The JSON is correct as far as it goes, but it stops in the middle. Either the process died while it was printing, or the reader stopped too soon: a closed pipe, a fixed-size buffer, a size limit in between.\n\nThe part that is missing may be the part that matters, such as the error or the cursor of the next page. The command may have done all of its work, some or none. That is why the outcome is unknown and nothing is retried automatically: inspect the state first.",
            },
            IssueCode::DuplicateKey => &Message {
                #[cfg(feature = "explain")]
                title: "A key appears twice in one object",
                message: &[Words("The key "), Field, Words(" appears more than once in the same object")],
                help: &[Words("Print every key once. If two parts of the program add the same key, decide which of them wins before printing.")],
                #[cfg(feature = "explain")]
                explain: "JSON libraries disagree about an object with the same key twice: most keep the last value, some the first, some refuse. Two programs that read the same bytes can therefore see different envelopes, one a success and the other a failure.\n\nBecause no reading is safe, cli-envelope treats the document as malformed at whatever depth this happens. It is nearly always a mistake of hand-written JSON output or of streaming serialisers that write a field in two places.",
            },
            IssueCode::TooDeep => &Message {
                #[cfg(feature = "explain")]
                title: "The document is nested too deeply",
                message: &[Words("The document is nested too deeply: the limit is "), Expected],
                help: &[Words("Flatten the payload, or raise the limit (`maxDepth`) if you trust the program that printed it.")],
                #[cfg(feature = "explain")]
                explain: "Arrays and objects stand inside one another beyond the limit. Real envelopes need only a few levels; extreme nesting is a sign of runaway recursion in the producer, or of input made to exhaust its reader.\n\nReading stops there and the document counts as malformed. The dialect is still named when the part that was read shows it. Raise the limit only for output of programs that you trust.",
            },
            IssueCode::TooLarge => &Message {
                #[cfg(feature = "explain")]
                title: "The input is larger than allowed",
                message: &[Words("The input is too large: the limit is "), Expected, Words(", this is "), Found],
                help: &[Words("Ask the command for less (a page, a filter, a summary), or raise the limit (`maxBytes`).")],
                #[cfg(feature = "explain")]
                explain: "Each stream, and each record of a longer stream, has a size limit so that a runaway process cannot use up the memory of whoever reads it. This input is beyond the limit and was not read to its end.\n\nWithout the end there is no telling whether the run succeeded, so the outcome is unknown. Commands that list things should offer paging; a caller that really wants the whole in one piece can raise the limit.",
            },
            IssueCode::InvalidUtf8 => &Message {
                #[cfg(feature = "explain")]
                title: "The text is not valid UTF-8",
                message: &[Words("The text contains bytes that are not valid UTF-8")],
                help: &[Words("Encode everything that goes to the stream as UTF-8. File names and output of other programs need converting first.")],
                #[cfg(feature = "explain")]
                explain: "JSON exchanged between programs is UTF-8. Here are bytes that cannot be: usually text in an older encoding, raw binary data, or a character cut in half by a buffer limit.\n\nA reader has to replace such bytes or give up, and a replaced byte in an identifier or a path makes it name something else. Convert foreign text before it goes into the envelope, and carry binary data as base64.",
            },
            IssueCode::LoneSurrogate => &Message {
                #[cfg(feature = "explain")]
                title: "A Unicode escape is only half",
                message: &[Words("A \\u escape stands for half a character and its other half is missing")],
                help: &[Words("Escape whole characters, or print them as plain UTF-8.")],
                #[cfg(feature = "explain")]
                explain: "Characters beyond the basic plane, emoji among them, are written in JSON either directly or as two \\u escapes that belong together. Here one of the two stands alone, often because a text was shortened by counting UTF-16 units.\n\nLanguages treat half a character differently: some keep it, some replace it, some refuse the document. The same envelope would read differently in different programs, so it is reported instead of repaired. Shorten texts at character boundaries.",
            },
            IssueCode::ByteOrderMark => &Message {
                #[cfg(feature = "explain")]
                title: "A byte order mark precedes the JSON",
                message: &[Words("The text starts with a byte order mark, which JSON does not have")],
                help: &[Words("Write the stream as UTF-8 without a byte order mark. Readers may skip it.")],
                #[cfg(feature = "explain")]
                explain: "Some editors and shells put the invisible character U+FEFF at the start of UTF-8 text. JSON texts must not have one, and many parsers stop at it with a puzzling error about the first character.\n\ncli-envelope skips the mark and reads on, so the result is not affected. It is reported because other readers of the same output will fail.",
            },
            IssueCode::UnsafeInteger => &Message {
                #[cfg(feature = "explain")]
                title: "An integer is too large for doubles",
                message: &[Words("This integer lies beyond 2^53, where many readers round it")],
                help: &[Words("Print large identifiers as strings. Keep numbers for values that are counted or measured.")],
                #[cfg(feature = "explain")]
                explain: "JavaScript and every reader that stores numbers as doubles represent integers exactly only up to 9007199254740991. A larger one is rounded silently to a neighbour when it is parsed.\n\nFor a count this rarely matters. For an identifier it means that the next call names a different thing, or nothing. A string carries the same digits safely through every language.",
            },
            IssueCode::NumberOutOfRange => &Message {
                #[cfg(feature = "explain")]
                title: "A number is too large to represent",
                message: &[Words("This number is too large to be represented")],
                help: &[Words("Print a number within the range of a double, or a string if the exact digits matter.")],
                #[cfg(feature = "explain")]
                explain: "The number is correct JSON but greater than any double, so readers disagree about it: some turn it into infinity, others refuse the document. Infinity cannot be printed as JSON again.\n\nNo field of an envelope needs such a value. It usually comes from a division by zero or from a missing value encoded as a huge number; use null for the latter.",
            },
            IssueCode::NoEnvelope => &Message {
                #[cfg(feature = "explain")]
                title: "No envelope was found in output",
                message: &[Words("Neither stream holds an envelope of a known dialect")],
                help: &[Words("Ask the command for JSON ("), Expected, Words("), and check that its output was captured.")],
                #[cfg(feature = "explain")]
                explain: "cli-envelope looked through stdout and stderr and found no JSON object that has the marks of a known dialect. Most often the command printed text for people because the option that switches JSON on was missing, or it stopped before it printed anything, for instance at a mistyped option.\n\nWithout an envelope the exit code alone does not say what happened, as the same number means different things in different programs. The outcome is unknown and the decision is to escalate. If you know the dialect, name it with `--dialect` to get precise issues instead.",
            },
            IssueCode::TextAroundEnvelope => &Message {
                #[cfg(feature = "explain")]
                title: "Other text surrounds the envelope",
                message: &[Words("There is other text before or after the envelope on the same stream")],
                help: &[Words("Send progress and log messages to the other stream, so that a plain JSON parser can read this one.")],
                #[cfg(feature = "explain")]
                explain: "The envelope was found, but the stream also holds something else: a progress line, a log message, a banner, a prompt. cli-envelope finds the envelope all the same.\n\nCallers that hand the whole stream to a JSON parser fail on it, and text that happens to contain braces makes finding the envelope harder. One document per stream, and nothing else, is what every dialect intends.",
            },
            IssueCode::SeveralEnvelopes => &Message {
                #[cfg(feature = "explain")]
                title: "The output holds several envelopes",
                message: &[Words("The output holds "), Count, Words(" envelopes where one is expected; the last one decides")],
                help: &[Words("Print one envelope per run. A command that works on many items puts the results into one list.")],
                #[cfg(feature = "explain")]
                explain: "More than one envelope was found and they agree about success or failure. The last one on stdout gives the report its outcome; the others are only counted.\n\nA caller that stops at the first document sees something else than one that reads the last. If the command means to print a stream of records, read it with the streaming functions, which report on each of them.",
            },
            IssueCode::ContradictingEnvelopes => &Message {
                #[cfg(feature = "explain")]
                title: "Success and failure in one output",
                message: &[Words("Of the "), Count, Words(" envelopes in this output some say success and some say failure")],
                help: &[Words("Print one envelope that sums up the run. As a caller, look at the state before calling again: part of the work may be done.")],
                #[cfg(feature = "explain")]
                explain: "One run printed envelopes that contradict each other, on one stream or across both. A report followed by an error is a common pattern, and so is a batch in which some items failed.\n\nThe failing envelope gives the outcome, because acting on a success that was not one costs more than stopping. Nothing is retried automatically: what succeeded would be done twice.",
            },
            IssueCode::WrongStream => &Message {
                #[cfg(feature = "explain")]
                title: "The envelope is on the wrong stream",
                message: &[Words("The envelope stands on "), Found, Words(", but this dialect prints it on "), Expected],
                help: &[Words("Print it on "), Expected, Words(". As a caller, keep both streams until the envelope is found.")],
                #[cfg(feature = "explain")]
                explain: "Each dialect says where its envelopes belong: most use stdout for everything, animus prints errors on stderr. This one stands on the other stream.\n\nCallers that read only the documented stream see no envelope at all and have to guess from the exit code, and those that throw stderr away lose the reason for a failure. cli-envelope reads both, so the outcome is unaffected here.",
            },
            IssueCode::UnknownDialect => &Message {
                #[cfg(feature = "explain")]
                title: "The dialect asked for is not known",
                message: &[Words("There is no dialect "), Found, Words("; the envelope was recognised by its structure instead")],
                help: &[Words("Ask for one of the known dialects or their revisions, or leave the option out.")],
                #[cfg(feature = "explain")]
                explain: "The caller asked to read every document as one particular dialect, but no dialect and no revision has that name. The capture is read as if nothing had been asked for, and this issue says so: what follows may describe another dialect than the caller meant.\n\nThe known names are those of the folders in schema/, such as claw/v2 or cli-agent-spec/v1, and the addresses of revisions, such as cli-agent-spec/v1.3.",
            },
            IssueCode::UnsupportedVersion => &Message {
                #[cfg(feature = "explain")]
                title: "This envelope version is not supported",
                message: &[Words("The envelope declares "), Found, Words(", a version that is not supported")],
                help: &[Words("Update cli-envelope, or have the program print a version that is supported.")],
                #[cfg(feature = "explain")]
                explain: "The envelope belongs to a family that cli-envelope knows, but to a version it does not. A new version may have moved the error, changed the meaning of a number or turned the default around.\n\nReading it by the rules of another version could turn a failure into a success. So no dialect is named, the outcome is unknown and the decision is to escalate.",
            },
            IssueCode::LegacySchemaId => &Message {
                #[cfg(feature = "explain")]
                title: "The schema id has been renamed",
                message: &[Field, Words(" is "), Found, Words(", the earlier name of this schema")],
                help: &[Words("Print the current name. Readers should accept both for a while.")],
                #[cfg(feature = "explain")]
                explain: "The envelope names itself by an id that was renamed since; the shape is the same. Older builds of animus print `ao.cli.v1` for what is `animus.cli.v1` today.\n\ncli-envelope reads both in the same way. It is reported because a caller that compares the id with the documented one, as the contract advises, rejects the older builds.",
            },
            IssueCode::MixedRevisionEvidence => &Message {
                #[cfg(feature = "explain")]
                title: "Fields of different revisions are mixed",
                message: &[Field, Words(" points to another revision of this contract than the rest of the envelope does")],
                help: &[Words("Follow one revision throughout: its delay field, its exit codes and its warnings. As a caller, do not retry on your own.")],
                #[cfg(feature = "explain")]
                explain: "Revisions of cli-agent-spec are not announced on the wire; a reader tells them by their fields. `retry_after` in seconds belongs to the earliest, `retry_after_ms` and the `fix_` fields to later ones, `meta.exit_code` to version 2, and exits 2 and 3 changed places in between. This envelope shows signs of two of them.\n\nThe strongest sign is followed, but the other one may be the true one: a delay may be off by a factor of a thousand, and an exit code may stand for half-done work instead of a mistyped argument. Fix the producer so that all its fields come from one revision.",
            },
            IssueCode::UnknownErrorCode => &Message {
                #[cfg(feature = "explain")]
                title: "The error code is not listed",
                message: &[Words("The error code "), Found, Words(" is not in this dialect's list")],
                help: &[Words("Use a listed code where one fits. As a caller, handle it like an unclassified failure.")],
                #[cfg(feature = "explain")]
                explain: "The dialect has a list of error codes, and this one is not on it. Newer versions of a program may add codes, so the envelope stays valid.\n\nAn unlisted code has no class, and so nothing is known about whether a retry, new credentials or a corrected call would help. Unless the envelope says more, the decision is to escalate.",
            },
            IssueCode::MissingField => &Message {
                #[cfg(feature = "explain")]
                title: "A required field is missing",
                message: &[Field, Words(" is missing")],
                help: &[Words("Always print "), Field, Words("; where it has nothing to say and the schema allows it, print null or an empty list.")],
                #[cfg(feature = "explain")]
                explain: "The schema of this shape requires the field and the envelope does not have it. Leaving out what is null or empty is a common habit of serialisers, and it is what the fixed shapes of these dialects rule out.\n\nA caller cannot tell a field that is absent on purpose from one that was lost: an absent `error` does not mean that there was none. Print the field on every path through the program, early exits included.",
            },
            IssueCode::WrongType => &Message {
                #[cfg(feature = "explain")]
                title: "A field has the wrong type",
                message: &[Field, Words(" has the wrong type: expected "), Expected, Words(", found "), Found],
                help: &[Words("Print "), Field, Words(" as "), Expected, Words(".")],
                #[cfg(feature = "explain")]
                explain: "The field is there, but its value is of another JSON type than the schema says: a number in quotes, a bare string where an object belongs, null where a value is required.\n\nCallers compare values strictly. The string \"false\" counts as true in many languages, and an error that is a string has no code to branch on. The value is never converted: cli-envelope reports it and does not guess what was meant.",
            },
            IssueCode::UnexpectedValue => &Message {
                #[cfg(feature = "explain")]
                title: "A field has an unlisted value",
                message: &[Field, Words(" has an unexpected value: expected "), Expected, Words(", found "), Found],
                help: &[Words("Use one of the values that the schema lists. Spelling and case count.")],
                #[cfg(feature = "explain")]
                explain: "The schema allows only certain values for this field, and this is another one. Look for a different spelling, for different case, or for a value that a newer version of the contract added.\n\nFields with a closed list are those that callers branch on. A value outside the list falls through every branch, usually into the one meant for something else.",
            },
            IssueCode::UnknownField => &Message {
                #[cfg(feature = "explain")]
                title: "The schema does not name this field",
                message: &[Words("The schema does not name the field "), Field],
                help: &[Words("Check its spelling. Put extra facts where the shape is open, such as `meta` or `details`, or remove the field.")],
                #[cfg(feature = "explain")]
                explain: "The object has a member that the schema of this shape does not know. Often it is a misspelt name of an optional field, whose value is then ignored, or a field of another revision of the contract.\n\nWhere the contract closes the object, as for the five members of a cli-agent-spec response, this is an error. Where additions are compatible, it is only information, and the member is passed on untouched.",
            },
            IssueCode::PatternMismatch => &Message {
                #[cfg(feature = "explain")]
                title: "A text does not match its pattern",
                message: &[Field, Words(" does not match the pattern "), Expected],
                help: &[Words("Write "), Field, Words(" so that the whole text matches "), Expected, Words(".")],
                #[cfg(feature = "explain")]
                explain: "The schema describes the form of this text with a regular expression, and the text does not have that form. For identifiers such as error codes the form is fixed so that callers can compare them byte by byte.\n\nA code with spaces, lower case or a changing part cannot be branched on. Move the changing part into `message`, `context` or `details`.",
            },
            IssueCode::InvalidFormat => &Message {
                #[cfg(feature = "explain")]
                title: "A text is in another format",
                message: &[Field, Words(" is not in the format "), Expected],
                help: &[Words("Write it in that format, for example 2026-01-31T09:30:00Z for a date-time.")],
                #[cfg(feature = "explain")]
                explain: "The text should be a date and time as RFC 3339 defines it: date, the letter T, time, and either Z or an offset. It is something else, such as a local time without an offset, a day that does not exist, or a number of seconds.\n\nTimes without an offset shift by hours between machines, and parsers that accept many formats read the same text as different days. Most languages have a function that prints RFC 3339 directly.",
            },
            IssueCode::OutOfRange => &Message {
                #[cfg(feature = "explain")]
                title: "A number is out of range",
                message: &[Field, Words(" is out of range: expected "), Expected, Words(", found "), Found],
                help: &[Words("Print a value within the range. Where the value is unknown and the field is optional, leave it out.")],
                #[cfg(feature = "explain")]
                explain: "The number lies outside the limits that the schema gives. Negative durations and counts usually come from a clock that was set back, or from -1 used for an unknown value.\n\nA caller that uses such a number as it is may wait no time at all, or forever. Leave an optional field out instead of printing a stand-in value.",
            },
            IssueCode::WrongLength => &Message {
                #[cfg(feature = "explain")]
                title: "Text or list of the wrong length",
                message: &[Field, Words(" has the wrong length: expected "), Expected],
                help: &[Words("Print a value of the required length. An empty text where one is required is best replaced by a real one.")],
                #[cfg(feature = "explain")]
                explain: "The schema limits how long this text or list is, and the value lies outside the limits. Most often something required is empty.\n\nAn empty identifier or command passes a check for presence and then fails later, far from its cause. Fill it, or choose a shape that does not need it.",
            },
            IssueCode::OkConflictsWithExitCode => &Message {
                #[cfg(feature = "explain")]
                title: "`ok` disagrees with the exit code",
                message: &[Field, Words(" and the exit code "), Exit, Words(" disagree about whether the run succeeded")],
                help: &[Words("Derive `ok` from the exit code at the one place where both are set. As a caller, look for a wrapper that changes exit codes.")],
                #[cfg(feature = "explain")]
                explain: "`ok` says whether the run succeeded (in claw the presence of an error does), and so does the exit code: 0 is success, everything else is failure. Here they differ. Wrappers, pipelines and proxies often change the exit code; cached answers may carry a stale `ok`; a check such as a doctor command may report its findings with `ok: true` and still exit non-zero.\n\nThe exit code is trusted first, so `ok: true` with a non-zero exit is a failure. `ok: false` with exit 0 is a success in cli-agent-spec version 1, as its document says, and a failure everywhere else and with `--policy failure_wins`. A failure that contradicts itself is never retried automatically.",
            },
            IssueCode::ErrorConflictsWithExitCode => &Message {
                #[cfg(feature = "explain")]
                title: "`error` disagrees with the exit code",
                message: &[Words("The envelope and the exit code "), Exit, Words(" disagree about whether there was an error")],
                help: &[Words("Set `error` and the exit code together: an error on every failure, none on success.")],
                #[cfg(feature = "explain")]
                explain: "A failed run describes its failure in `error`, and a successful one has none: null where the member is always printed. This envelope has an error although the process exited with 0, or none although it exited with another code.\n\nA failure without an error leaves the caller with a bare number, and a success with one invites a retry of work that is done. Look for a path that sets one and forgets the other, or for a wrapper that replaces the exit code.",
            },
            IssueCode::OkConflictsWithError => &Message {
                #[cfg(feature = "explain")]
                title: "`ok` and `error` contradict each other",
                message: &[Words("`ok` and "), Field, Words(" contradict each other: "), Field, Words(" is null exactly when `ok` is true")],
                help: &[Words("Print an error object with `ok: false` and null with `ok: true`. Giving the exit code as well settles which one is right.")],
                #[cfg(feature = "explain")]
                explain: "Both members follow the exit code, so a successful envelope has `ok: true` and no error, and a failed one has `ok: false` and an error. This one mixes the two, and the exit code that would decide is not known.\n\nA caller that looks at `ok` and one that looks at `error` would do opposite things with it. Pass the exit code along with the text (`--exit-code`), and fix the producer so that one place derives both members.",
            },
            IssueCode::ExitCodeMismatch => &Message {
                #[cfg(feature = "explain")]
                title: "The envelope's exit code is not the process's",
                message: &[Field, Words(" is "), Found, Words(", but the process exited with "), Exit],
                help: &[Words("Print the code that the process returns. As a caller, look for a wrapper or a pipeline that replaces exit codes.")],
                #[cfg(feature = "explain")]
                explain: "The envelope repeats the exit code for readers who only see the text, and here the two differ. Either the program chose its exit code in two places, or something between it and the caller changed the real one: a shell pipeline returns the code of its last command, and wrappers often return 0 or 1.\n\nExit codes select retries, so a wrong one may repeat work or give up on a call that would succeed. When the two contradict each other on a failure, nothing is retried and a person should look.",
            },
            IssueCode::ExitCodeUnknown => &Message {
                #[cfg(feature = "explain")]
                title: "The exit code is not known",
                message: &[Words("The exit code of the process is not known, so only the envelope itself was judged")],
                help: &[Words("Pass it along: `--exit-code` on the command line, `exit_code` in a capture.")],
                #[cfg(feature = "explain")]
                explain: "The envelope came without the exit code of the process that printed it, as with pasted text. Its own fields then decide alone, including an exit code that the envelope repeats in its body.\n\nChecks that compare the envelope with the exit code cannot be made, and no retry is derived from a table of exit codes. Capture the exit code together with the output whenever you can.",
            },
            IssueCode::UnexpectedExitCode => &Message {
                #[cfg(feature = "explain")]
                title: "The exit code is not listed",
                message: &[Words("The exit code "), Exit, Words(" is not in this dialect's table")],
                help: &[Words("Use a code from the table. As a caller, treat it as a failure that must not be retried automatically.")],
                #[cfg(feature = "explain")]
                explain: "The process ended with a number that the dialect gives no meaning. Codes from 64 to 78 are conventions of the platform, some dialects leave 79 to 125 to the command itself, and numbers above 125 come from the shell or from a signal.\n\nNothing is known about what such a code says of retries or side effects. The run counts as a failure and is never retried on the strength of the number alone.",
            },
            IssueCode::CodeConflictsWithExitCode => &Message {
                #[cfg(feature = "explain")]
                title: "The error code has another exit code",
                message: &[Words("The error code "), Found, Words(" belongs to another exit code than the one in the envelope")],
                help: &[Words("Choose the code and derive the exit code from it, or the other way round; never set both by hand.")],
                #[cfg(feature = "explain")]
                explain: "In this dialect every error code has its own exit code, and the envelope pairs a code with the number of another. Shell scripts branch on the number and programs on the code, so the two would treat the same failure differently.\n\nA `not_found` with the exit code of `unavailable`, for example, makes one caller create the missing thing and another repeat the call. Keep the table in one place in the program.",
            },
            IssueCode::TimeoutConflictsWithExitCode => &Message {
                #[cfg(feature = "explain")]
                title: "The timeout disagrees with the exit code",
                message: &[Words("The envelope and the exit code "), Exit, Words(" disagree about a timeout: a timeout exits with 2, and only a timeout does")],
                help: &[Words("Exit with 2 when a run times out, and with another code when it ends in any other way.")],
                #[cfg(feature = "explain")]
                explain: "In claw a timeout is announced twice, by the stop reason in the envelope and by exit code 2. Here only one of them says that the time ran out.\n\nAfter a timeout the caller has to decide whether the session is still usable, and for that it must know that it was a timeout. Taken for an ordinary error the session may be reused while work is still going on; taken for a success the answer is incomplete.",
            },
            IssueCode::DataAndErrorBothNull => &Message {
                #[cfg(feature = "explain")]
                title: "Neither data nor an error given",
                message: &[Field, Words(" and `error` are both null and nothing explains why")],
                help: &[Words("Print data on success and an error on failure. A cache hit says so with `meta.not_modified: true`.")],
                #[cfg(feature = "explain")]
                explain: "The envelope has no result and no error either. That is meaningful on a cache hit, marked by `meta.not_modified`, and on a successful run that was only asked for help, a dry run or a validation and says so in `meta`. None of these marks is there.\n\nActing on null as if it were a result is the likeliest mistake, so the run counts as a failure and is escalated. A command that has nothing to return prints an empty object or list.",
            },
            IssueCode::DataOnFailure => &Message {
                #[cfg(feature = "explain")]
                title: "A failed run carries data",
                message: &[Field, Words(" is not null although the run failed")],
                help: &[Words("Print null in `data` on failure and put what the caller needs into `error`.")],
                #[cfg(feature = "explain")]
                explain: "On failure `data` is null, so that a caller who looks only at `data` cannot mistake a half-built result for the real one. This envelope reports a failure and carries data all the same.\n\nVersion 2 of cli-agent-spec lets a command declare a payload for failures, such as partial results or the resource that is in the way, so there this is only a warning, and none at all for partial failures, conflicts and unfinished work. In every version read the error first, and never take this data for the requested result.",
            },
            IssueCode::NotModifiedWithContent => &Message {
                #[cfg(feature = "explain")]
                title: "A cache hit carries content",
                message: &[Field, Words(" is true, but the envelope carries data or an error, or the exit code is not 0")],
                help: &[Words("On a cache hit print null in `data` and in `error` and exit with 0. Otherwise leave `not_modified` out.")],
                #[cfg(feature = "explain")]
                explain: "`meta.not_modified: true` tells the caller to go on using the copy it kept. That only makes sense for a successful run without a result of its own. This envelope claims the cache hit and brings something new as well.\n\nOne caller would use its old copy and another the new data. Decide in the program which it is before the envelope is built.",
            },
            IssueCode::UnexpectedRedirect => &Message {
                #[cfg(feature = "explain")]
                title: "A redirect outside of exit 13",
                message: &[Field, Words(" is present, but the exit code is "), Exit, Words(", not the one for a redirect")],
                help: &[Words("Exit with 13 when the command has moved, or leave the redirect out. As a caller, ignore it.")],
                #[cfg(feature = "explain")]
                explain: "A redirect names the command to call instead, and it counts only together with exit code 13. At any other exit code it is ignored.\n\nIf the command has indeed moved, callers keep using the old form because they never see the move. If it has not, a caller that follows every redirect it finds runs a command that nobody meant.",
            },
            IssueCode::RedirectMissing => &Message {
                #[cfg(feature = "explain")]
                title: "The redirect names no target",
                message: &[Words("The exit code "), Exit, Words(" announces a redirect, but "), Field, Words(" is missing or not an object")],
                help: &[Words("Add `error.redirect` with `command`, the complete replacement, and `permanent`, true or false.")],
                #[cfg(feature = "explain")]
                explain: "Exit code 13 says that the command has moved and that the envelope names the new one. Without that name the caller knows that its call is out of date and not what to do about it.\n\nNothing can be followed, so the decision is to escalate. `command` is used word for word, so print a complete call with its arguments; `permanent` tells whether to remember it.",
            },
            IssueCode::DelayWithoutRetryable => &Message {
                #[cfg(feature = "explain")]
                title: "A delay without permission to retry",
                message: &[Field, Words(" asks for a delay, but `retryable` is not true")],
                help: &[Words("Set `retryable: true` if calling again makes sense, or leave "), Field, Words(" out.")],
                #[cfg(feature = "explain")]
                explain: "The envelope says how long to wait before the next attempt without saying that there should be one. With `retryable` absent the caller falls back to the exit code, with false it must not call again, and the delay suggests the opposite of both.\n\nThe delay does not count as permission: only `retryable` does. Print the two together or neither.",
            },
            IssueCode::UnreadableDelay => &Message {
                #[cfg(feature = "explain")]
                title: "The delay cannot be used",
                message: &[Field, Words(" is "), Found, Words(", not a delay between zero and one day")],
                help: &[Words("Print a whole number, zero or more, in the unit that the field's name says. Leave it out when the delay is unknown.")],
                #[cfg(feature = "explain")]
                explain: "The envelope asks for a wait that cannot be followed: it is negative, not a number, or longer than a day. Mixed-up units are a common cause: milliseconds in a field for seconds, or a point in time instead of a duration.\n\nGuessing is dangerous both ways. Too short a wait hammers a service that asked for rest, too long a wait blocks the caller, so the decision is to escalate instead of to retry.",
            },
            IssueCode::PhaseConflictsWithExitCode => &Message {
                #[cfg(feature = "explain")]
                title: "The phase disagrees with the exit code",
                message: &[Field, Words(" is "), Found, Words(", but the exit code "), Exit, Words(" is for errors found in validation")],
                help: &[Words("Use the exit code for argument errors only before anything is changed, and print the phase `validation` with it.")],
                #[cfg(feature = "explain")]
                explain: "The exit code for argument errors promises that nothing was changed: the arguments were looked at and refused. A later phase in the same envelope says that the command had already begun its work.\n\nCallers rely on the promise and call again at once with corrected arguments. If work had started, that repeats it. A failure after the start needs another exit code, such as the one for partial failures.",
            },
            IssueCode::RetryableConflictsWithExitCode => &Message {
                #[cfg(feature = "explain")]
                title: "`retryable` disagrees with the exit code",
                message: &[Field, Words(" is "), Found, Words(", but the table says the opposite for exit code "), Exit],
                help: &[Words("Take `retryable` from the exit code's entry in the table, or choose the exit code that fits.")],
                #[cfg(feature = "explain")]
                explain: "The table of exit codes says for each of them whether calling again can help, and `retryable` in the envelope is meant to repeat that. Here they differ.\n\nThe envelope is believed, because it knows more about this one failure than a table does. Callers that go by the exit code alone, shell scripts for instance, do the opposite. A difference may also mean that the program follows another revision, in which the number means something else.",
            },
            IssueCode::TruncatedWithoutCursor => &Message {
                #[cfg(feature = "explain")]
                title: "Cut output without a next page",
                message: &[Field, Words(" is true, but there is no cursor for the rest")],
                help: &[Words("Print the cursor of the next page beside it. As a caller, narrow the query until the answer fits.")],
                #[cfg(feature = "explain")]
                explain: "The output was cut, and nothing says how to get the rest. With a cursor the caller fetches page after page; without one it can only ask for less.\n\nWhat was cut off may hold the very item that matters, so nothing should be concluded from the data yet: an item that is not on the list may still exist.",
            },
            IssueCode::CursorConflictsWithHasMore => &Message {
                #[cfg(feature = "explain")]
                title: "Cursor and `has_more` contradict each other",
                message: &[Field, Words(" does not fit `has_more`: there is a cursor exactly when there is a further page")],
                help: &[Words("Print a cursor with `has_more: true` and null with `has_more: false`.")],
                #[cfg(feature = "explain")]
                explain: "`has_more` says whether another page exists and `next_cursor` how to get it. Here one of them promises a page and the other does not.\n\nA caller that follows the cursor may go round in circles on a list that has ended, and one that follows `has_more` may stop early or ask for a page that it cannot name. Derive `has_more` from the cursor.",
            },
            IssueCode::UnexpectedAuthCode => &Message {
                #[cfg(feature = "explain")]
                title: "An unlisted code for missing authentication",
                message: &[Field, Words(" is "), Found, Words(", which does not say why authentication is required")],
                help: &[Words("Use TOKEN_EXPIRED, TOKEN_INVALID or TOKEN_MISSING with this exit code.")],
                #[cfg(feature = "explain")]
                explain: "One exit code stands for every problem with credentials, and the error code tells them apart: expired, invalid or missing. This code is none of those, so the caller knows that it needs credentials and not whether a refresh will do.\n\nAn expired token can be refreshed without a person, and the others cannot. Without the difference the caller has to acquire new credentials each time. If the credentials are good and only lack permission, use the exit code for that.",
            },
            IssueCode::CountMismatch => &Message {
                #[cfg(feature = "explain")]
                title: "A count differs from what it counts",
                message: &[Field, Words(" is "), Found, Words(", which is not the number of items that it counts")],
                help: &[Words("Compute "), Field, Words(" from the list that is printed, after filtering and cutting.")],
                #[cfg(feature = "explain")]
                explain: "The envelope carries a list and the number of its items, or a total and its parts, and the two do not agree. Most often the count was taken before the list was filtered or cut.\n\nA caller that trusts the count believes that it has seen everything, or goes looking for items that do not exist. If the count is meant to cover all pages, use the field that is made for the total.",
            },
            IssueCode::FoundConflictsWithError => &Message {
                #[cfg(feature = "explain")]
                title: "Not found, but without an error",
                message: &[Field, Words(" is "), Found, Words(", but the envelope carries no error")],
                help: &[Words("Print the error that belongs to it, with a kind that says what was not found.")],
                #[cfg(feature = "explain")]
                explain: "The envelope says that the thing was not found and leaves out the error that explains it: its kind, its message, and whether trying again can help.\n\nCallers branch on the kind. Without it they cannot tell a mistyped name from a registry that is down, and one that only looks for an error takes the answer for a success.",
            },
            IssueCode::FoundConflictsWithExitCode => &Message {
                #[cfg(feature = "explain")]
                title: "`found` disagrees with the exit code",
                message: &[Field, Words(" is "), Found, Words(", which does not fit the exit code "), Exit],
                help: &[Words("Exit with 0 when the thing was found and with the code for errors when it was not.")],
                #[cfg(feature = "explain")]
                explain: "A search that found what it was asked for is a success and exits with 0. Here the envelope and the exit code tell different stories.\n\nScripts look at the exit code and programs at the field, so the two take different paths from the same answer. If something else failed after the search, report that as the error.",
            },
            IssueCode::InnerRefusal => &Message {
                #[cfg(feature = "explain")]
                title: "The envelope succeeds, its content refuses",
                message: &[Field, Words(" is "), Found, Words(": the command ran, but it did not do what was asked")],
                help: &[Words("Look at the payload before you go on. As the author of the CLI, report a refusal as an error with a non-zero exit code.")],
                #[cfg(feature = "explain")]
                explain: "The envelope reports success, and a flag inside the payload says no: not loaded, not deleted, not enqueued, not valid. The command worked as a program and the thing that it was asked for did not happen.\n\nThe outcome stays success, because that is what the contract says. A caller that never looks into the payload goes on as if the work were done, so the flag is surfaced here. Handle it as the answer to the question that the command was asked.",
            },
            IssueCode::TurnIncomplete => &Message {
                #[cfg(feature = "explain")]
                title: "The turn ended before it finished",
                message: &[Field, Words(" shows that a turn was ended before it was complete")],
                help: &[Words("Read the output as unfinished. Raise the limit that was reached, or continue the session.")],
                #[cfg(feature = "explain")]
                explain: "The run exited with 0, but its stop reason says that it was cancelled or reached a limit on turns or budget. What it printed is what it had by then.\n\nThe outcome is success with this warning. A caller that needs the complete answer continues the session or calls again with a higher limit; repeating the same call with the same limit ends in the same place.",
            },
            IssueCode::DegradedStatus => &Message {
                #[cfg(feature = "explain")]
                title: "Success, but with a degraded status",
                message: &[Field, Words(" is "), Found, Words(": the command succeeded with reservations")],
                help: &[Words("Look at the report for what does not work as it should. The result itself can be used.")],
                #[cfg(feature = "explain")]
                explain: "The command did its work and says that something is not in order, for example a server that could not be loaded or a check that gave a warning.\n\nThe outcome is success. What is missing may still matter for the next step: a tool that was not loaded cannot be called. Read the details in the envelope before you rely on the part concerned.",
            },
            IssueCode::NullDetails => &Message {
                #[cfg(feature = "explain")]
                title: "Empty details are printed as null",
                message: &[Field, Words(" is null; without details the field is left out")],
                help: &[Words("Leave the field out when there is nothing to say, for example with a serialiser option that skips empty values.")],
                #[cfg(feature = "explain")]
                explain: "In this dialect `details` is either an object or absent. Printing null is a habit of serialisers that write every field of a structure.\n\nCallers check whether the field is there and then read from it, which fails on null. Nothing else in the envelope is affected.",
            },
            IssueCode::NotOneLine => &Message {
                #[cfg(feature = "explain")]
                title: "The envelope spans more than one line",
                message: &[Words("The envelope is spread over several lines; this dialect prints it on one")],
                help: &[Words("Serialise it in compact form, without indentation.")],
                #[cfg(feature = "explain")]
                explain: "This dialect prints an envelope as a single line, so that tools which work line by line, such as grep, log collectors and shell loops, get a whole document each time.\n\ncli-envelope reads the indented form as well. Line-oriented readers see a series of fragments, none of which is JSON.",
            },
            IssueCode::DeprecationAnnounced => &Message {
                #[cfg(feature = "explain")]
                title: "A warning announces a deprecation",
                message: &[Words("A message in "), Field, Words(" says that something is deprecated or will be removed")],
                help: &[Words("Plan the change: the message names what is going away. The call itself succeeded.")],
                #[cfg(feature = "explain")]
                explain: "The run succeeded and one of its warnings says that an option, a command or a field is deprecated or will be removed. The call keeps working for now and the decision is not affected.\n\nThink of it as an early redirect. Surface the message to whoever maintains the call, so that it is changed before the old form stops working.",
            },
            IssueCode::ConflictingCopies => &Message {
                #[cfg(feature = "explain")]
                title: "Two copies of a text differ",
                message: &[Field, Words(" differs from the field that repeats it")],
                help: &[Words("Fill both fields from the same value.")],
                #[cfg(feature = "explain")]
                explain: "Some envelopes carry the same text under two names, one for older readers and one for newer. The two are meant to be equal, as `kind` and `error_kind` or `error` and `message` in claw, and here they are not.\n\nOld and new readers then see different errors and may act differently on the same failure. Copy the value at the place where the envelope is built.",
            },
        }
    }
}
