//! Envelopes of claw/v2: five common fields, the payload beside them, and errors as an object.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value};

use super::{RespondError, Response, checked, json, type_of};
use crate::report::{IssueCode, PathStep, Stream};

const DIALECT: &str = "claw/v2";
const SUCCESS: u8 = 0;
const ERROR: u8 = 1;
const TIMEOUT: u8 = 2;

/// Beside the common fields these make an error of a success, or a log line, a frame or a summary of an envelope.
const RESERVED: [&str; 4] = ["error", "_summary", "level", "jsonrpc"];

/// What kind of failure it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrorKind {
    /// A file or folder is missing, not accessible, or the disk is full.
    Filesystem,
    /// Credentials are missing or were refused.
    Auth,
    /// A session could not be used.
    Session,
    /// The command line could not be parsed.
    Parse,
    /// The engine failed unexpectedly.
    Runtime,
    /// An MCP server failed.
    Mcp,
    /// The result could not be delivered.
    Delivery,
    /// The command was used in a way it does not support.
    Usage,
    /// The permissions forbid it.
    Policy,
    /// None of these.
    Unknown,
}

impl ErrorKind {
    /// Every one.
    pub const ALL: [ErrorKind; 10] = [
        ErrorKind::Filesystem,
        ErrorKind::Auth,
        ErrorKind::Session,
        ErrorKind::Parse,
        ErrorKind::Runtime,
        ErrorKind::Mcp,
        ErrorKind::Delivery,
        ErrorKind::Usage,
        ErrorKind::Policy,
        ErrorKind::Unknown,
    ];
}

/// What sort of thing is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MissingKind {
    /// There is no such command.
    CommandNotFound,
    /// There is no such tool.
    ToolNotFound,
    /// There is no such session.
    SessionNotFound,
}

impl MissingKind {
    /// Every one.
    pub const ALL: [MissingKind; 3] = [MissingKind::CommandNotFound, MissingKind::ToolNotFound, MissingKind::SessionNotFound];
}

/// What went wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ErrorDetail {
    /// For programs to act on.
    pub kind: ErrorKind,
    /// The call that failed, such as `write`.
    pub operation: String,
    /// What it was tried on: a path, a session, a server.
    pub target: String,
    /// The same call may be made again as it is.
    pub retryable: bool,
    /// The reason, for people.
    pub message: String,
    /// What the caller could do about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

/// Something that does not exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotFound {
    /// What sort of thing it is.
    pub kind: MissingKind,
    /// The name or id that was looked up.
    pub name: String,
    /// What is missing, for people.
    pub message: String,
    /// It may be there later.
    pub retryable: bool,
    /// What the caller could do about it.
    pub hint: Option<String>,
}

/// A call to answer: what the five common fields are made from. The exit code is none of them, it follows from the answer.
///
/// ```
/// use cli_envelope::respond::claw::{Call, ErrorDetail, ErrorKind};
/// use serde_json::json;
///
/// let call = Call::new("delete-session", "2026-04-22T10:10:00Z");
/// let done = call.success(&json!({ "session_id": "sess_abc123", "deleted": true }))?;
/// assert_eq!(done.exit_code, 0);
/// assert!(done.text.starts_with(r#"{"timestamp":"2026-04-22T10:10:00Z","command":"delete-session","exit_code":0,"#));
///
/// let failed = call.error(&ErrorDetail {
///     kind: ErrorKind::Filesystem,
///     operation: "unlink".into(),
///     target: ".claw/sessions/sess_abc123.jsonl".into(),
///     retryable: true,
///     message: "Device or resource busy".into(),
///     hint: None,
/// })?;
/// assert_eq!(failed.exit_code, 1);
/// # Ok::<(), cli_envelope::respond::RespondError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Call {
    command: String,
    timestamp: String,
    fields: Map<String, Value>,
}

impl Call {
    /// The command that ran, and when it was done: RFC 3339, in UTC by custom.
    pub fn new(command: impl Into<String>, timestamp: impl Into<String>) -> Call {
        Call { command: command.into(), timestamp: timestamp.into(), fields: Map::new() }
    }

    /// The same with one more member in the answer, such as the `session_id` an error is about.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<Value>) -> Call {
        self.fields.insert(name.into(), value.into());
        self
    }

    /// A success. The payload is an object whose members go beside the common fields; null stands for none.
    ///
    /// A command with a payload of its own, such as `list-sessions`, has to give all of it.
    pub fn success<P: Serialize + ?Sized>(&self, payload: &P) -> Result<Response, RespondError> {
        self.answer(SUCCESS, &object(payload)?, "{}")
    }

    /// An error.
    pub fn error(&self, error: &ErrorDetail) -> Result<Response, RespondError> {
        self.answer(ERROR, "{}", &json(&Own { error: Some(error), ..Own::default() })?)
    }

    /// What was asked about does not exist.
    ///
    /// ```
    /// use cli_envelope::respond::claw::{Call, MissingKind, NotFound};
    /// let response = Call::new("load-session", "2026-04-22T10:10:00Z").not_found(&NotFound {
    ///     kind: MissingKind::SessionNotFound,
    ///     name: "does-not-exist".into(),
    ///     message: "session 'does-not-exist' not found".into(),
    ///     retryable: false,
    ///     hint: None,
    /// })?;
    /// assert_eq!(response.exit_code, 1);
    /// # Ok::<(), cli_envelope::respond::RespondError>(())
    /// ```
    pub fn not_found(&self, missing: &NotFound) -> Result<Response, RespondError> {
        let NotFound { kind, name, message, retryable, hint } = missing;
        let error = Missing { kind: *kind, message, retryable: *retryable, hint: hint.as_deref() };
        self.answer(ERROR, "{}", &json(&Own { name: Some(name), found: Some(false), error: Some(error), ..Own::default() })?)
    }

    /// A timeout. Only an observed request to cancel makes the session safe to use again. The payload is as for a success.
    ///
    /// ```
    /// use cli_envelope::respond::claw::Call;
    /// let payload = serde_json::json!({ "prompt": "review the tests", "turns_completed": 1 });
    /// let response = Call::new("turn-loop", "2026-04-22T10:10:00Z").timeout(true, &payload)?;
    /// assert_eq!(response.exit_code, 2);
    /// assert!(response.text.ends_with(r#""final_stop_reason":"timeout","final_cancel_observed":true}"#));
    /// # Ok::<(), cli_envelope::respond::RespondError>(())
    /// ```
    pub fn timeout<P: Serialize + ?Sized>(&self, cancel_observed: bool, payload: &P) -> Result<Response, RespondError> {
        let own: Own<'_, ()> =
            Own { final_stop_reason: Some("timeout"), final_cancel_observed: Some(cancel_observed), ..Own::default() };
        self.answer(TIMEOUT, &object(payload)?, &json(&own)?)
    }

    fn answer(&self, exit_code: u8, payload: &str, own: &str) -> Result<Response, RespondError> {
        if self.command.is_empty() {
            return Err(RespondError::Empty { field: "command" });
        }
        let common = json(&Common {
            timestamp: &self.timestamp,
            command: &self.command,
            exit_code,
            output_format: "json",
            schema_version: "2.0",
        })?;
        let fields = json(&self.fields)?;
        let mut taken: BTreeSet<String> = RESERVED.iter().map(|name| (*name).to_owned()).collect();
        taken.extend(names(&common)?);
        taken.extend(names(own)?);
        for name in names(payload)?.into_iter().chain(names(&fields)?) {
            if !taken.insert(name.clone()) {
                return Err(RespondError::ReservedName(name));
            }
        }
        let response = Response { text: merged(&[&common, payload, &fields, own]), exit_code, stream: Stream::Stdout };
        checked(response, DIALECT, None).map_err(|refused| self.name_the_timestamp(refused))
    }

    fn name_the_timestamp(&self, refused: RespondError) -> RespondError {
        match refused {
            RespondError::Invalid(issues)
                if issues.iter().any(|issue| {
                    issue.code == IssueCode::InvalidFormat && issue.path == [PathStep::Key("timestamp".to_owned())]
                }) =>
            {
                RespondError::Timestamp(self.timestamp.clone())
            }
            refused => refused,
        }
    }
}

#[derive(Serialize)]
struct Common<'a> {
    timestamp: &'a str,
    command: &'a str,
    exit_code: u8,
    output_format: &'static str,
    schema_version: &'static str,
}

/// What the builder itself says in an answer that is no success.
#[derive(Serialize)]
struct Own<'a, E> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<E>,
    #[serde(skip_serializing_if = "Option::is_none")]
    final_stop_reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    final_cancel_observed: Option<bool>,
}

impl<E> Default for Own<'_, E> {
    fn default() -> Self {
        Own { name: None, found: None, error: None, final_stop_reason: None, final_cancel_observed: None }
    }
}

#[derive(Serialize)]
struct Missing<'a> {
    kind: MissingKind,
    message: &'a str,
    retryable: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'a str>,
}

fn object<P: Serialize + ?Sized>(payload: &P) -> Result<String, RespondError> {
    let text = json(payload)?;
    match type_of(&text) {
        "an object" => Ok(text),
        "null" => Ok("{}".to_owned()),
        found => Err(RespondError::WrongType { field: "payload", wanted: "an object", found }),
    }
}

fn names(object: &str) -> Result<Vec<String>, RespondError> {
    let members: BTreeMap<String, IgnoredAny> = serde_json::from_str(object).map_err(RespondError::Serialize)?;
    Ok(members.into_keys().collect())
}

/// One object with the members of all of these.
fn merged(objects: &[&str]) -> String {
    let members = |object: &&str| object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or_default().to_owned();
    let members: Vec<String> = objects.iter().map(members).filter(|members| !members.is_empty()).collect();
    format!("{{{}}}", members.join(","))
}
