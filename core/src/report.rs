//! The report: everything there is to say about a capture. Its field names and codes are public contract.

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
