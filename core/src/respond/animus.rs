//! Envelopes of animus/v1: compact, on one line, results on stdout and errors on stderr.

use serde::Serialize;

use super::{RespondError, Response, checked, json, type_of};
use crate::report::Stream;

const DIALECT: &str = "animus/v1";

/// The categories of errors. The exit code follows from the category.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ErrorCode {
    /// Something failed that no other code describes.
    Internal = 1,
    /// The arguments or values are wrong.
    InvalidInput = 2,
    /// What the command was asked about does not exist.
    NotFound = 3,
    /// The request collides with the state as it is.
    Conflict = 4,
    /// A service could not be reached.
    Unavailable = 5,
}

impl ErrorCode {
    /// Every one, in the order of their exit codes.
    pub const ALL: [ErrorCode; 5] =
        [ErrorCode::Internal, ErrorCode::InvalidInput, ErrorCode::NotFound, ErrorCode::Conflict, ErrorCode::Unavailable];

    /// As envelopes spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            ErrorCode::Internal => "internal",
            ErrorCode::InvalidInput => "invalid_input",
            ErrorCode::NotFound => "not_found",
            ErrorCode::Conflict => "conflict",
            ErrorCode::Unavailable => "unavailable",
        }
    }

    /// The exit code that belongs to it.
    pub const fn exit_code(self) -> u8 {
        self as u8
    }
}

/// A result of any JSON type, for stdout.
///
/// ```
/// use cli_envelope::Stream;
/// use cli_envelope::respond::animus::{self, ErrorCode};
/// use serde_json::json;
///
/// let done = animus::success(&json!({ "message": "ok" }))?;
/// assert_eq!(done.text, r#"{"schema":"animus.cli.v1","ok":true,"data":{"message":"ok"}}"#);
/// assert_eq!((done.exit_code, done.stream), (0, Stream::Stdout));
///
/// let failed = animus::error(ErrorCode::NotFound, "task not found: TASK-404")?;
/// assert_eq!((failed.exit_code, failed.stream), (3, Stream::Stderr));
/// # Ok::<(), cli_envelope::respond::RespondError>(())
/// ```
pub fn success<T: Serialize + ?Sized>(data: &T) -> Result<Response, RespondError> {
    let text = format!(r#"{{"schema":"animus.cli.v1","ok":true,"data":{}}}"#, json(data)?);
    checked(Response { text, exit_code: 0, stream: Stream::Stdout }, DIALECT, None)
}

/// An error without details, for stderr.
pub fn error(code: ErrorCode, message: &str) -> Result<Response, RespondError> {
    error_with_details(code, message, &())
}

/// An error with details, for stderr. Details are an object; null leaves them out, so that an `Option` will do.
///
/// ```
/// use cli_envelope::respond::animus::{ErrorCode, error_with_details};
/// let details = serde_json::json!({ "startup_log_tail": "panic in scheduler loop" });
/// let failed = error_with_details(ErrorCode::Internal, "daemon failed to start", &details)?;
/// assert!(failed.text.ends_with(r#""details":{"startup_log_tail":"panic in scheduler loop"}}}"#));
/// # Ok::<(), cli_envelope::respond::RespondError>(())
/// ```
pub fn error_with_details<D: Serialize + ?Sized>(code: ErrorCode, message: &str, details: &D) -> Result<Response, RespondError> {
    let details = json(details)?;
    let details = match type_of(&details) {
        "an object" => format!(r#","details":{details}"#),
        "null" => String::new(),
        found => return Err(RespondError::WrongType { field: "details", wanted: "an object", found }),
    };
    let (name, exit_code, message) = (code.as_str(), code.exit_code(), json(message)?);
    let text = format!(
        r#"{{"schema":"animus.cli.v1","ok":false,"error":{{"code":"{name}","message":{message},"exit_code":{exit_code}{details}}}}}"#
    );
    checked(Response { text, exit_code, stream: Stream::Stderr }, DIALECT, None)
}
