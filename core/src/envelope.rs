//! Typed access: an envelope as the Rust type of its dialect and shape.

use crate::capture::Capture;
use crate::generated::types::Envelope;
use crate::inspect::{inspect, typed_source};
use crate::options::Options;
use crate::report::Report;

/// Why there is no typed envelope.
#[derive(Debug)]
#[non_exhaustive]
pub enum ParseError {
    /// There is no envelope, or it has errors; the report says which.
    Invalid(Box<Report>),
    /// The envelope is valid, but the Rust type cannot hold it: an integer written as `1.0`, for example.
    Type(serde_json::Error),
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ParseError::Invalid(report) => match report.issues.iter().max_by_key(|issue| issue.severity) {
                Some(issue) => write!(f, "no valid envelope: {}", issue.message),
                None => write!(f, "no valid envelope"),
            },
            ParseError::Type(error) => write!(f, "the envelope does not fit its Rust type: {error}"),
        }
    }
}

impl std::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ParseError::Invalid(_) => None,
            ParseError::Type(error) => Some(error),
        }
    }
}

/// The deciding envelope of a capture, as a Rust value. A valid error envelope is a value, not an error.
///
/// ```
/// use cli_envelope::types::{Envelope, animus_v1};
/// use cli_envelope::{Capture, Options, parse};
/// let capture = Capture::new(r#"{"schema":"animus.cli.v1","ok":true,"data":{"id":"TASK-001"}}"#).with_exit_code(0);
/// match parse(&capture, &Options::default()) {
///     Ok(Envelope::AnimusV1(animus_v1::Envelope::Success(success))) => assert_eq!(success.data["id"], "TASK-001"),
///     other => panic!("{other:?}"),
/// }
/// ```
pub fn parse(capture: &Capture<'_>, options: &Options) -> Result<Envelope, ParseError> {
    match typed_source(capture, options) {
        Some((schema, json)) => Envelope::read(schema, json).map_err(ParseError::Type),
        None => Err(ParseError::Invalid(Box::new(inspect(capture, options)))),
    }
}
