//! The producer's side: envelopes that conform, because nothing else can be built.
//!
//! A module per dialect. Every builder ends in a [`Response`]: the text to print, the stream it belongs on and the exit code to
//! end with. What can be derived is derived and cannot be set; what contradicts itself is a [`RespondError`]. Before a response
//! is handed out it is read back with [`inspect`](crate::inspect()), so that none leaves with an issue above `info`.

pub mod animus;
pub mod claw;
pub mod cli_agent_spec;

use serde::Serialize;

use crate::capture::Capture;
use crate::inspect::inspect;
use crate::options::Options;
use crate::report::{Found, Issue, Severity, Stream};

/// What a program prints, where, and how it ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    /// The envelope, compact, on one line and without a line break at its end. Print nothing else on its stream.
    pub text: String,
    /// The code to end the process with.
    pub exit_code: u8,
    /// Where the dialect wants the text.
    pub stream: Stream,
}

impl Response {
    /// The response as its reader will see it.
    pub fn capture(&self) -> Capture<'_> {
        let capture = match self.stream {
            Stream::Stdout => Capture::new(self.text.as_str()),
            Stream::Stderr => Capture::default().with_stderr(self.text.as_str()),
        };
        capture.with_exit_code(i64::from(self.exit_code))
    }
}

/// Why there is no response.
#[derive(Debug)]
#[non_exhaustive]
pub enum RespondError {
    /// A value cannot be written as JSON.
    Serialize(serde_json::Error),
    /// A value is JSON of the wrong type.
    WrongType {
        /// Where it was meant to stand.
        field: &'static str,
        /// What may stand there.
        wanted: &'static str,
        /// What was given.
        found: &'static str,
    },
    /// A text that has to say something is empty.
    Empty {
        /// Where it was meant to stand.
        field: &'static str,
    },
    /// A success whose data is null, which readers take for a malformed envelope.
    NoData,
    /// A failure with the exit code of a success.
    FailureAtSuccess,
    /// `retryable` differs from what the exit code says.
    RetryableMismatch {
        /// The exit code's name.
        exit_code: &'static str,
        /// What it says.
        says: bool,
    },
    /// A delay on a failure that is not retryable.
    DelayWithoutRetryable,
    /// A delay of more than a day, which readers do not believe.
    DelayTooLong {
        /// The delay.
        seconds: u64,
    },
    /// The exit code says that the command has moved and nothing says where to.
    RedirectMissing,
    /// A redirect at an exit code that has none.
    UnexpectedRedirect {
        /// The exit code's name.
        exit_code: &'static str,
    },
    /// The phase contradicts the exit code.
    PhaseMismatch {
        /// The exit code's name.
        exit_code: &'static str,
        /// The phase.
        phase: &'static str,
    },
    /// The error code does not belong to the exit code.
    CodeMismatch {
        /// The exit code's name.
        exit_code: &'static str,
        /// The error code.
        code: String,
    },
    /// Output that was cut and no cursor to go on from.
    TruncatedWithoutCursor,
    /// A member of this name means something else to readers, or is set by the builder.
    ReservedName(String),
    /// The timestamp is not RFC 3339.
    Timestamp(String),
    /// Readers would take the text for another dialect or revision, or for none.
    Misread(Option<String>),
    /// The envelope breaks its contract in a way that shows only in its whole text, such as data nested too deeply or a payload
    /// that lacks what its command promises.
    Invalid(Vec<Issue>),
    /// The envelope is valid, and its data gives readers a reason to warn: an integer that JavaScript cannot hold, or a success
    /// that says `"valid": false`. See [`RespondError::accept_warnings`].
    Warned {
        /// The response that would have been given.
        response: Response,
        /// What readers will report.
        issues: Vec<Issue>,
    },
}

impl RespondError {
    /// The response, where nothing but warnings stands against it.
    ///
    /// ```
    /// use cli_envelope::respond::{RespondError, animus};
    /// let data = serde_json::json!({ "valid": false, "reason": "no steps" });
    /// let response = animus::success(&data).or_else(RespondError::accept_warnings)?;
    /// assert_eq!(response.exit_code, 0);
    /// # Ok::<(), RespondError>(())
    /// ```
    pub fn accept_warnings(self) -> Result<Response, RespondError> {
        match self {
            RespondError::Warned { response, .. } => Ok(response),
            refused => Err(refused),
        }
    }
}

impl std::fmt::Display for RespondError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let most_severe = |issues: &[Issue]| match issues.iter().max_by_key(|issue| issue.severity) {
            Some(issue) => format!("{}: {}", issue.code.as_str(), issue.message),
            None => "no reason is known".to_owned(),
        };
        match self {
            RespondError::Serialize(error) => write!(f, "the value cannot be written as JSON: {error}"),
            RespondError::WrongType { field, wanted, found } => write!(f, "`{field}` has to be {wanted}, not {found}"),
            RespondError::Empty { field } => write!(f, "`{field}` is empty"),
            RespondError::NoData => write!(f, "a success needs data: an object or an array, which may be empty"),
            RespondError::FailureAtSuccess => write!(f, "a failure cannot have exit code 0 (SUCCESS)"),
            RespondError::RetryableMismatch { exit_code, says } => {
                write!(f, "`retryable` is {says} for every {exit_code}; leave it out or choose another exit code")
            }
            RespondError::DelayWithoutRetryable => write!(f, "a delay needs a failure that is retryable"),
            RespondError::DelayTooLong { seconds } => write!(f, "a delay of {seconds} s is longer than a day"),
            RespondError::RedirectMissing => write!(f, "REDIRECTED needs the command to call instead"),
            RespondError::UnexpectedRedirect { exit_code } => write!(f, "a redirect belongs to REDIRECTED, not to {exit_code}"),
            RespondError::PhaseMismatch { exit_code, phase } => write!(f, "the phase `{phase}` contradicts {exit_code}"),
            RespondError::CodeMismatch { exit_code, code } => write!(f, "the error code {code:?} does not belong to {exit_code}"),
            RespondError::TruncatedWithoutCursor => write!(f, "truncated output needs a cursor to go on from"),
            RespondError::ReservedName(name) => write!(f, "a member cannot be called {name:?}: the name is taken"),
            RespondError::Timestamp(text) => write!(f, "{text:?} is not a timestamp like 2026-04-22T10:10:00Z (RFC 3339)"),
            RespondError::Misread(Some(dialect)) => write!(f, "readers would take the envelope for {dialect}"),
            RespondError::Misread(None) => write!(f, "readers would not recognise the envelope"),
            RespondError::Invalid(issues) => write!(f, "the envelope would not be valid: {}", most_severe(issues)),
            RespondError::Warned { issues, .. } => write!(f, "readers would warn: {}", most_severe(issues)),
        }
    }
}

impl std::error::Error for RespondError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            RespondError::Serialize(error) => Some(error),
            _ => None,
        }
    }
}

/// Compact JSON. It never holds a line break.
fn json<T: Serialize + ?Sized>(value: &T) -> Result<String, RespondError> {
    serde_json::to_string(value).map_err(RespondError::Serialize)
}

/// What type of value a JSON text is.
fn type_of(json: &str) -> &'static str {
    match json.as_bytes().first() {
        Some(b'{') => "an object",
        Some(b'[') => "an array",
        Some(b'"') => "a string",
        Some(b't' | b'f') => "a boolean",
        Some(b'n') => "null",
        _ => "a number",
    }
}

/// Reads a response back as a stranger would.
fn checked(response: Response, dialect: &str, revision: Option<u8>) -> Result<Response, RespondError> {
    let report = inspect(&response.capture(), &Options::default());
    // Of a text that breaks off early only the dialect may be known, or not even that.
    let misread = report.dialect.as_deref().is_some_and(|read_as| read_as != dialect)
        || (report.revision.is_some() && report.revision != revision);
    if misread || report.found == Found::None {
        let number = report.revision.map(|number| format!(", revision {number}")).unwrap_or_default();
        return Err(RespondError::Misread(report.dialect.map(|dialect| dialect + &number)));
    }
    let issues: Vec<Issue> = report.issues.into_iter().filter(|issue| issue.severity > Severity::Info).collect();
    match (report.valid, issues.is_empty()) {
        (true, true) => Ok(response),
        (true, false) => Err(RespondError::Warned { response, issues }),
        (false, _) => Err(RespondError::Invalid(issues)),
    }
}
