//! The report: everything there is to say about a capture. Its field names and codes are public contract.

use std::borrow::Cow;

pub use crate::generated::decisions::{Action, ErrorClass, RuleId};
pub use crate::generated::messages::IssueCode;

/// What a reader gives back for a capture.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Report {
    /// What stood in the capture.
    pub found: Found,
    /// The dialect's id, such as `claw/v1`.
    pub dialect: Option<String>,
    /// The dialect's revision, where it has revisions.
    pub revision: Option<u8>,
    /// Which schema inside the dialect, such as `error`.
    pub shape: Option<String>,
    /// An envelope was found and has no issue of severity `error`.
    pub valid: bool,
    /// The stream the deciding envelope stood on. Spans count from its start.
    pub stream: Option<Stream>,
    /// The deciding envelope's text.
    pub span: Option<Span>,
    /// How many envelopes were seen on both streams.
    pub envelopes: usize,
    /// What happened.
    pub outcome: Outcome,
    /// What went wrong, in one vocabulary; nothing on success.
    pub error: Option<ErrorInfo>,
    /// What to do next.
    pub decision: Decision,
    /// The envelope's own warnings, as text.
    pub warnings: Vec<String>,
    /// Every problem, in the order of the text.
    pub issues: Vec<Issue>,
    /// How many more there are than listed.
    pub issues_omitted: usize,
}

/// What stood in a capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Found {
    /// An envelope, or several that agree.
    Envelope,
    /// Nothing that any dialect recognises.
    None,
    /// A document that the end of the stream cuts off.
    Truncated,
    /// Several envelopes that contradict each other.
    Ambiguous,
    /// A document that is not JSON, repeats a key, or is nested too deeply.
    Malformed,
    /// A stream longer than the limit.
    TooLarge,
}

impl Found {
    /// As reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Found::Envelope => "envelope",
            Found::None => "none",
            Found::Truncated => "truncated",
            Found::Ambiguous => "ambiguous",
            Found::Malformed => "malformed",
            Found::TooLarge => "too_large",
        }
    }
}

/// What happened, whatever the dialect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Outcome {
    /// The command did what it was asked.
    Success,
    /// It did not.
    Failure,
    /// What it was asked about does not exist.
    NotFound,
    /// It ran out of time.
    Timeout,
    /// Some of the work was done and some was not.
    Partial,
    /// The command has moved.
    Redirected,
    /// Nothing has changed since the answer the caller already has.
    NotModified,
    /// Nobody can tell: no envelope, an unreadable one, or a killed process.
    Unknown,
}

impl Outcome {
    /// As reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::Success => "success",
            Outcome::Failure => "failure",
            Outcome::NotFound => "not_found",
            Outcome::Timeout => "timeout",
            Outcome::Partial => "partial",
            Outcome::Redirected => "redirected",
            Outcome::NotModified => "not_modified",
            Outcome::Unknown => "unknown",
        }
    }
}

/// What went wrong, in one vocabulary.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct ErrorInfo {
    /// The error's own code; nothing where the envelope names none.
    pub code: Option<String>,
    /// What sort of error it is, the same words for every dialect.
    pub class: ErrorClass,
    /// For people. Never part of a decision.
    pub message: Option<String>,
    /// For people. Never part of a decision.
    pub hint: Option<String>,
    /// What was being done.
    pub operation: Option<String>,
    /// What it was being done to.
    pub target: Option<String>,
}

/// What to do next.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The step to take.
    pub action: Action,
    /// The same work may be called again once the action is done.
    pub retryable: bool,
    /// How long to wait before that call; nothing when it is not retryable.
    pub delay_ms: Option<u64>,
    /// Calls in all, the first included.
    pub max_attempts: u32,
    /// What became of the session the command ran in.
    pub session: Session,
    /// Whether the program saw the request to cancel, where it says so.
    pub cancel_observed: Option<bool>,
    /// The command to use instead, where the program names one.
    pub redirect: Option<Redirect>,
    /// Where the next page starts.
    pub cursor: Option<String>,
    /// The rule that decided; `explain` tells more.
    pub rule: RuleId,
    /// Why, in a sentence.
    pub reason: Cow<'static, str>,
}

/// What became of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Session {
    /// Nothing happened to it.
    Unaffected,
    /// It was interrupted cleanly and may be used again.
    Reusable,
    /// It may be stuck; start a fresh one.
    Suspect,
}

impl Session {
    /// As reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Session::Unaffected => "unaffected",
            Session::Reusable => "reusable",
            Session::Suspect => "suspect",
        }
    }
}

/// Another command to use instead. It is data: nothing runs it unless the caller asks for that.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Redirect {
    /// The command line that was used, if the capture has it.
    pub from: Option<Vec<String>>,
    /// The replacement, word for word.
    pub command: String,
    /// Remember it and never use the old form again.
    pub permanent: bool,
    /// Why it moved.
    pub reason: Option<String>,
}

/// One of the two output streams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Stream {
    /// Standard output.
    Stdout,
    /// Standard error.
    Stderr,
}

impl Stream {
    /// As reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Stream::Stdout => "stdout",
            Stream::Stderr => "stderr",
        }
    }
}

/// How much an issue matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Severity {
    /// Worth knowing.
    Info,
    /// Works, and should be mended.
    Warning,
    /// The envelope breaks its contract.
    Error,
}

impl Severity {
    /// As reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Severity::Info => "info",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A range of text, in bytes and in UTF-16 units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// Behind the last byte.
    pub end: usize,
    /// First UTF-16 unit.
    pub start_utf16: usize,
    /// Behind the last UTF-16 unit.
    pub end_utf16: usize,
}

/// Where an issue stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct IssueSpan {
    /// First byte.
    pub start: usize,
    /// Behind the last byte.
    pub end: usize,
    /// First UTF-16 unit.
    pub start_utf16: usize,
    /// Behind the last UTF-16 unit.
    pub end_utf16: usize,
    /// Line of the start, from 1.
    pub line: usize,
    /// Column of the start, from 1, in UTF-16 units.
    pub column: usize,
}

/// One problem.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Issue {
    /// What kind of problem; `explain` tells more.
    pub code: IssueCode,
    /// How much it matters.
    pub severity: Severity,
    /// What is wrong, in a sentence.
    pub message: String,
    /// Where in the envelope: `[]` is the envelope itself; a missing key is included.
    pub path: Vec<PathStep>,
    /// Where in the stream's text; nothing where no text is to blame.
    pub span: Option<IssueSpan>,
    /// What to do about it.
    pub help: String,
}

/// One step of a path into an envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum PathStep {
    /// A member of an object.
    Key(String),
    /// An item of an array, from 0.
    Index(usize),
}
