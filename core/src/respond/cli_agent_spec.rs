//! Envelopes of cli-agent-spec/v1 as its first revision has them: one invariant shape on stdout.

use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value};

use super::{RespondError, Response, checked, json, type_of};
use crate::detect::dialect_by_address;
use crate::report::Stream;

const DIALECT: &str = "cli-agent-spec/v1";
const REVISION: u8 = 1;
/// Readers escalate instead of waiting longer.
const LONGEST_DELAY_S: u64 = 86_400;
/// The largest integer that every reader holds exactly.
const LARGEST_INTEGER: u64 = (1 << 53) - 1;

/// How a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExitCode {
    /// The command did what it was asked.
    Success = 0,
    /// Something failed that no other code describes. Whether anything was changed is unknown.
    GeneralError = 1,
    /// Some of the work was done and some was not.
    PartialFailure = 2,
    /// The arguments are wrong and nothing was changed.
    ArgError = 3,
    /// Something the command relies on is not in place.
    Precondition = 4,
    /// What the command was asked about does not exist.
    NotFound = 5,
    /// The request collides with the state as it is.
    Conflict = 6,
    /// The credentials are good, but they do not allow this.
    PermissionDenied = 7,
    /// The credentials are missing, invalid or expired; the error code says which.
    AuthRequired = 8,
    /// Someone has to pay first.
    PaymentRequired = 9,
    /// The command ran out of time. Part of the work may have been done.
    Timeout = 10,
    /// Too many calls. Nothing was changed.
    RateLimited = 11,
    /// A service is down for the moment. Nothing was changed.
    Unavailable = 12,
    /// The command has moved.
    Redirected = 13,
}

impl ExitCode {
    /// Every one, in the order of their numbers.
    pub const ALL: [ExitCode; 14] = [
        ExitCode::Success,
        ExitCode::GeneralError,
        ExitCode::PartialFailure,
        ExitCode::ArgError,
        ExitCode::Precondition,
        ExitCode::NotFound,
        ExitCode::Conflict,
        ExitCode::PermissionDenied,
        ExitCode::AuthRequired,
        ExitCode::PaymentRequired,
        ExitCode::Timeout,
        ExitCode::RateLimited,
        ExitCode::Unavailable,
        ExitCode::Redirected,
    ];

    /// As the specification names it, such as `RATE_LIMITED`.
    pub const fn as_str(self) -> &'static str {
        match self {
            ExitCode::Success => "SUCCESS",
            ExitCode::GeneralError => "GENERAL_ERROR",
            ExitCode::PartialFailure => "PARTIAL_FAILURE",
            ExitCode::ArgError => "ARG_ERROR",
            ExitCode::Precondition => "PRECONDITION",
            ExitCode::NotFound => "NOT_FOUND",
            ExitCode::Conflict => "CONFLICT",
            ExitCode::PermissionDenied => "PERMISSION_DENIED",
            ExitCode::AuthRequired => "AUTH_REQUIRED",
            ExitCode::PaymentRequired => "PAYMENT_REQUIRED",
            ExitCode::Timeout => "TIMEOUT",
            ExitCode::RateLimited => "RATE_LIMITED",
            ExitCode::Unavailable => "UNAVAILABLE",
            ExitCode::Redirected => "REDIRECTED",
        }
    }

    /// What the process ends with.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The exit code of this number, if the specification lists one.
    pub fn from_number(number: i64) -> Option<ExitCode> {
        ExitCode::ALL.into_iter().find(|code| i64::from(code.number()) == number)
    }

    /// Whether a call that ended so may be made again, perhaps after a fix; nothing where it depends.
    pub fn retryable(self) -> Option<bool> {
        let rows = dialect_by_address(DIALECT).map_or(&[][..], |wanted| wanted.dialect.exit_codes);
        rows.iter()
            .find(|row| row.exit == i64::from(self.number()) && row.revisions & (1 << REVISION) != 0)
            .and_then(|row| row.retryable)
    }
}

/// Where a command stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before anything was changed.
    Validation,
    /// While it worked.
    Execution,
    /// While it tidied up.
    Cleanup,
}

impl Phase {
    /// As envelopes spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Phase::Validation => "validation",
            Phase::Execution => "execution",
            Phase::Cleanup => "cleanup",
        }
    }
}

/// Where a command has moved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Redirect {
    /// The complete call to make instead.
    pub command: String,
    /// The old form is gone for good.
    pub permanent: bool,
    /// Why it moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<RedirectReason>,
}

/// Why a command has moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RedirectReason {
    /// It has another name.
    Renamed,
    /// It stands elsewhere among the commands.
    Restructured,
    /// Something else replaces it.
    Deprecated,
    /// The caller mistyped it.
    TypoCorrected,
}

/// How a command failed: what its handler returns instead of data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    exit_code: ExitCode,
    error: ErrorDetail,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct ErrorDetail {
    code: String,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    retryable: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<Phase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suggestion: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    redirect: Option<Redirect>,
}

impl Failure {
    /// A failure with what every failure has: the stable code callers branch on, and a message for people.
    ///
    /// `retryable` is the exit code's, where that is definite. `ARG_ERROR` has the phase `validation`.
    pub fn new(exit_code: ExitCode, code: impl Into<String>, message: impl Into<String>) -> Failure {
        Failure {
            exit_code,
            error: ErrorDetail {
                code: code.into(),
                message: message.into(),
                detail: None,
                retryable: exit_code.retryable(),
                retry_after: None,
                phase: (exit_code == ExitCode::ArgError).then_some(Phase::Validation),
                suggestion: None,
                redirect: None,
            },
        }
    }

    /// How the process ends.
    pub fn exit_code(&self) -> ExitCode {
        self.exit_code
    }

    /// The same with more context, such as the upstream error as it came.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<String>) -> Failure {
        self.error.detail = Some(detail.into());
        self
    }

    /// The same with this `retryable`. Needed only where the exit code leaves it open (`GENERAL_ERROR`, `PRECONDITION`).
    #[must_use]
    pub fn retryable(mut self, retryable: bool) -> Failure {
        self.error.retryable = Some(retryable);
        self
    }

    /// The same with this many seconds to wait, at most a day.
    #[must_use]
    pub fn retry_after(mut self, seconds: u64) -> Failure {
        self.error.retry_after = Some(seconds);
        self
    }

    /// The same with this phase.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Failure {
        self.error.phase = Some(phase);
        self
    }

    /// The same with a next step for the caller.
    #[must_use]
    pub fn suggestion(mut self, suggestion: impl Into<String>) -> Failure {
        self.error.suggestion = Some(suggestion.into());
        self
    }

    /// The same with the command to call instead.
    #[must_use]
    pub fn redirect(mut self, redirect: Redirect) -> Failure {
        self.error.redirect = Some(redirect);
        self
    }

    fn check(&self) -> Result<(), RespondError> {
        let (error, exit_code) = (&self.error, self.exit_code.as_str());
        if self.exit_code == ExitCode::Success {
            return Err(RespondError::FailureAtSuccess);
        }
        if error.code.is_empty() {
            return Err(RespondError::Empty { field: "error.code" });
        }
        if !self.code_fits() {
            return Err(RespondError::CodeMismatch { exit_code, code: error.code.clone() });
        }
        if let (Some(says), Some(said)) = (self.exit_code.retryable(), error.retryable)
            && says != said
        {
            return Err(RespondError::RetryableMismatch { exit_code, says });
        }
        if let Some(seconds) = error.retry_after {
            if error.retryable != Some(true) {
                return Err(RespondError::DelayWithoutRetryable);
            }
            if seconds > LONGEST_DELAY_S {
                return Err(RespondError::DelayTooLong { seconds });
            }
        }
        if let Some(phase) = error.phase
            && !self.phase_fits(phase)
        {
            return Err(RespondError::PhaseMismatch { exit_code, phase: phase.as_str() });
        }
        match (&error.redirect, self.exit_code) {
            (None, ExitCode::Redirected) => Err(RespondError::RedirectMissing),
            (Some(redirect), ExitCode::Redirected) if redirect.command.is_empty() => {
                Err(RespondError::Empty { field: "error.redirect.command" })
            }
            (Some(_), ExitCode::Redirected) | (None, _) => Ok(()),
            (Some(_), _) => Err(RespondError::UnexpectedRedirect { exit_code }),
        }
    }

    /// Callers branch on the codes the table lists at this exit code; and a partial failure that calls itself an argument error
    /// reads as a later revision, where the two exit codes have changed places.
    fn code_fits(&self) -> bool {
        let codes = dialect_by_address(DIALECT).map_or(&[][..], |wanted| wanted.dialect.error_codes);
        match self.exit_code {
            ExitCode::AuthRequired => codes.iter().any(|row| row.code == self.error.code),
            ExitCode::PartialFailure => self.error.code != ExitCode::ArgError.as_str(),
            _ => true,
        }
    }

    /// `validation` promises that nothing was changed.
    fn phase_fits(&self, phase: Phase) -> bool {
        match self.exit_code {
            ExitCode::ArgError => phase == Phase::Validation,
            ExitCode::PartialFailure => phase != Phase::Validation,
            _ => true,
        }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.error.code, self.error.message)
    }
}

impl std::error::Error for Failure {}

/// A point in time, counted from anywhere, as long as start and end are counted from the same point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(Duration);

impl From<Duration> for Moment {
    fn from(since: Duration) -> Moment {
        Moment(since)
    }
}

/// Milliseconds.
impl From<u64> for Moment {
    fn from(milliseconds: u64) -> Moment {
        Moment(Duration::from_millis(milliseconds))
    }
}

/// The answer of a command whose output is a `T`.
///
/// `ok` follows from how the command ended and cannot be set; there is an error exactly when the exit code is not 0.
///
/// ```
/// use cli_envelope::respond::cli_agent_spec::{ExitCode, Failure, ResponseEnvelope};
///
/// #[derive(serde::Serialize)]
/// struct Deploy {
///     id: &'static str,
/// }
///
/// fn handler(quota: u32) -> Result<Deploy, Failure> {
///     match quota {
///         0 => Err(Failure::new(ExitCode::RateLimited, "RATE_LIMIT_EXCEEDED", "API rate limit reached").retry_after(30)),
///         _ => Ok(Deploy { id: "deploy-42" }),
///     }
/// }
///
/// let (started, ended) = (1_000u64, 1_340u64);
/// let done = ResponseEnvelope::new(handler(1)).request_id("req_abc123").respond(started, ended)?;
/// assert_eq!(
///     done.text,
///     r#"{"ok":true,"data":{"id":"deploy-42"},"error":null,"warnings":[],"meta":{"duration_ms":340,"request_id":"req_abc123"}}"#
/// );
///
/// let failed = ResponseEnvelope::new(handler(0)).respond(started, ended)?;
/// assert_eq!(failed.exit_code, 11);
/// assert!(failed.text.contains(r#""retryable":true,"retry_after":30"#));
/// # Ok::<(), cli_envelope::respond::RespondError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct ResponseEnvelope<T> {
    body: Body<T>,
    warnings: Vec<String>,
    request_id: Option<String>,
    schema_version: Option<String>,
    truncated: bool,
    cursor: Option<String>,
    further: Map<String, Value>,
}

#[derive(Debug, Clone, PartialEq)]
enum Body<T> {
    Data(T),
    NotModified,
    Failure(Failure),
}

/// With one of these a success may have no data.
const NO_DATA_MARKERS: [&str; 3] = ["help", "dry_run", "validation_only"];

/// Set by methods of their own, or taken by readers for signs of version 2.
const RESERVED_META: [&str; 8] =
    ["duration_ms", "request_id", "schema_version", "not_modified", "truncated", "cursor", "exit_code", "pagination"];

impl ResponseEnvelope<()> {
    /// A failure.
    pub fn failure(failure: Failure) -> ResponseEnvelope<()> {
        ResponseEnvelope::with_body(Body::Failure(failure))
    }

    /// A success without data: nothing has changed since the answer the caller already has.
    pub fn not_modified() -> ResponseEnvelope<()> {
        ResponseEnvelope::with_body(Body::NotModified)
    }
}

impl<T: Serialize> ResponseEnvelope<T> {
    /// Whatever the command's handler returned. Data has to be written as an object or an array.
    pub fn new(result: Result<T, Failure>) -> ResponseEnvelope<T> {
        ResponseEnvelope::with_body(match result {
            Ok(data) => Body::Data(data),
            Err(failure) => Body::Failure(failure),
        })
    }

    /// A success.
    pub fn success(data: T) -> ResponseEnvelope<T> {
        ResponseEnvelope::with_body(Body::Data(data))
    }

    fn with_body(body: Body<T>) -> ResponseEnvelope<T> {
        ResponseEnvelope {
            body,
            warnings: Vec::new(),
            request_id: None,
            schema_version: None,
            truncated: false,
            cursor: None,
            further: Map::new(),
        }
    }

    /// How the process ends.
    pub fn exit_code(&self) -> ExitCode {
        match &self.body {
            Body::Data(_) | Body::NotModified => ExitCode::Success,
            Body::Failure(failure) => failure.exit_code,
        }
    }

    /// The exit code is 0.
    pub fn ok(&self) -> bool {
        self.exit_code() == ExitCode::Success
    }

    /// The same with one more message that did not stop the command.
    #[must_use]
    pub fn warning(mut self, warning: impl Into<String>) -> ResponseEnvelope<T> {
        self.warnings.push(warning.into());
        self
    }

    /// The same with an identifier for logs and traces.
    #[must_use]
    pub fn request_id(mut self, id: impl Into<String>) -> ResponseEnvelope<T> {
        self.request_id = Some(id.into());
        self
    }

    /// The same with the version of the command's own output.
    #[must_use]
    pub fn schema_version(mut self, version: impl Into<String>) -> ResponseEnvelope<T> {
        self.schema_version = Some(version.into());
        self
    }

    /// The same, its output cut. Needs a [cursor](ResponseEnvelope::cursor).
    #[must_use]
    pub fn truncated(mut self) -> ResponseEnvelope<T> {
        self.truncated = true;
        self
    }

    /// The same with where the next page starts.
    #[must_use]
    pub fn cursor(mut self, cursor: impl Into<String>) -> ResponseEnvelope<T> {
        self.cursor = Some(cursor.into());
        self
    }

    /// The same with a further member of `meta`. With `dry_run`, `help` or `validation_only` true, data may be null.
    #[must_use]
    pub fn meta(mut self, name: impl Into<String>, value: impl Into<Value>) -> ResponseEnvelope<T> {
        self.further.insert(name.into(), value.into());
        self
    }

    /// The response of a command that ran from `start` to `end`, each a [`Duration`] or a number of milliseconds, since any
    /// point in time that both share. An end before the start gives a duration of 0.
    pub fn respond(&self, start: impl Into<Moment>, end: impl Into<Moment>) -> Result<Response, RespondError> {
        let data = match &self.body {
            Body::Data(data) => self.data(data)?,
            Body::NotModified | Body::Failure(_) => "null".to_owned(),
        };
        let error = match &self.body {
            Body::Failure(failure) => {
                failure.check()?;
                json(&failure.error)?
            }
            Body::Data(_) | Body::NotModified => "null".to_owned(),
        };
        let meta = json(&self.meta_members(duration_ms(start.into(), end.into()))?)?;
        let (ok, warnings) = (self.ok(), json(&self.warnings)?);
        let text = format!(r#"{{"ok":{ok},"data":{data},"error":{error},"warnings":{warnings},"meta":{meta}}}"#);
        let response = Response { text, exit_code: self.exit_code().number(), stream: Stream::Stdout };
        checked(response, DIALECT, Some(REVISION))
    }

    fn data(&self, data: &T) -> Result<String, RespondError> {
        let text = json(data)?;
        let may_be_null = || NO_DATA_MARKERS.iter().any(|marker| self.further.get(*marker) == Some(&Value::Bool(true)));
        match type_of(&text) {
            "an object" | "an array" => Ok(text),
            "null" if may_be_null() => Ok(text),
            "null" => Err(RespondError::NoData),
            found => Err(RespondError::WrongType { field: "data", wanted: "an object or an array", found }),
        }
    }

    fn meta_members(&self, duration_ms: u64) -> Result<Map<String, Value>, RespondError> {
        if let Some(name) = RESERVED_META.iter().find(|name| self.further.contains_key(**name)) {
            return Err(RespondError::ReservedName((*name).to_owned()));
        }
        if self.cursor.as_ref().is_some_and(String::is_empty) {
            return Err(RespondError::Empty { field: "meta.cursor" });
        }
        if self.truncated && self.cursor.is_none() {
            return Err(RespondError::TruncatedWithoutCursor);
        }
        let text = |text: &Option<String>| text.clone().map(Value::from);
        let flag = |set: bool| set.then_some(Value::Bool(true));
        let members = [
            ("duration_ms", Some(Value::from(duration_ms))),
            ("request_id", text(&self.request_id)),
            ("schema_version", text(&self.schema_version)),
            ("not_modified", flag(matches!(self.body, Body::NotModified))),
            ("truncated", flag(self.truncated)),
            ("cursor", text(&self.cursor)),
        ];
        let own = members.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
        Ok(own.chain(self.further.clone()).collect())
    }
}

fn duration_ms(start: Moment, end: Moment) -> u64 {
    let milliseconds = end.0.saturating_sub(start.0).as_millis();
    u64::try_from(milliseconds).unwrap_or(u64::MAX).min(LARGEST_INTEGER)
}
