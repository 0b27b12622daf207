// Made by `cargo xtask gen` from schema/. Do not edit.
//! The types of `claw/v1`.

/// What automatic compaction removed, or null where it did not run.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct AutoCompaction {
    /// The same, as a sentence.
    pub notice: ::std::string::String,
    /// How many messages were removed.
    pub removed_messages: i64,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// A refusal in a resumed session: `kind` is the word `error`, so there is no token to act on. The exit code is often 0.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct BareError {
    /// What the program was doing or did about the error, such as `abort`, `resume` or `restore`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub action: ::std::option::Option<::std::string::String>,
    /// The argument that is missing or wrong.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub argument: ::std::option::Option<::std::string::String>,
    /// The names that exist.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub available: ::std::vec::Vec<::std::string::String>,
    /// The command or slash command that failed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub command: ::std::option::Option<::std::string::String>,
    /// The folder that was searched.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// The reason, as short text for people.
    pub error: ::std::string::String,
    /// The error token. Where `kind` holds a token too, the two are the same.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub error_kind: ::std::option::Option<::std::string::String>,
    /// The exit code the program says it ends with.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub exit_code: ::std::option::Option<i64>,
    /// The values that would have been accepted.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub expected: ::std::vec::Vec<::std::string::String>,
    /// What the caller could do about it, or null.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub hint: ::std::option::Option<::std::string::String>,
    /// The word `error` in place of a token.
    pub kind: BareErrorKind,
    /// The file or folder concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// A closer reason for the failure.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub reason: ::std::option::Option<::std::string::String>,
    /// Whether the same call may be made again.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub retryable: ::std::option::Option<bool>,
    /// The session concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub session_id: ::std::option::Option<::std::string::String>,
    /// The folder the sessions of this workspace are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sessions_dir: ::std::option::Option<::std::string::String>,
    /// The tool concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tool_name: ::std::option::Option<::std::string::String>,
    /// The value that was refused.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub value: ::std::option::Option<::serde_json::Value>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The word `error` in place of a token.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum BareErrorKind {
    #[serde(rename = "error")]
    Error,
}
impl ::std::fmt::Display for BareErrorKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Error => f.write_str("error"),
        }
    }
}
impl ::std::str::FromStr for BareErrorKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "error" => Ok(Self::Error),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for BareErrorKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for BareErrorKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The removal of a stored session.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct DeleteSession {
    /// What the command did.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub action: ::std::option::Option<::std::string::String>,
    /// Whether the session was removed.
    pub deleted: bool,
    /// The folder the sessions are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// The command, such as `session_delete`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub kind: ::std::option::Option<::std::string::String>,
    /// The file it was stored in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// The id of the session.
    pub session_id: ::std::string::String,
    /// ok`, or a warning.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<DeleteSessionType>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum DeleteSessionType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for DeleteSessionType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for DeleteSessionType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DeleteSessionType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DeleteSessionType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A command that failed: `type` is `error`, the reason is text, the token is in `kind`. Newer builds repeat both.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Error {
    /// What the program was doing or did about the error, such as `abort`, `resume` or `restore`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub action: ::std::option::Option<::std::string::String>,
    /// The argument that is missing or wrong.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub argument: ::std::option::Option<::std::string::String>,
    /// The names that exist.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub available: ::std::vec::Vec<::std::string::String>,
    /// The command or slash command that failed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub command: ::std::option::Option<::std::string::String>,
    /// The folder that was searched.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// The reason, as short text for people.
    pub error: ::std::string::String,
    /// The error token. Where `kind` holds a token too, the two are the same.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub error_kind: ::std::option::Option<::std::string::String>,
    /// The exit code the program says it ends with.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub exit_code: ::std::option::Option<i64>,
    /// The values that would have been accepted.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub expected: ::std::vec::Vec<::std::string::String>,
    /// What the caller could do about it, or null.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub hint: ::std::option::Option<::std::string::String>,
    /// The error token a program can act on.
    pub kind: ::std::string::String,
    /// The same text as `error` (newer builds).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub message: ::std::option::Option<::std::string::String>,
    /// The file or folder concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// A closer reason for the failure.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub reason: ::std::option::Option<::std::string::String>,
    /// Whether the same call may be made again.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub retryable: ::std::option::Option<bool>,
    /// The session concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub session_id: ::std::option::Option<::std::string::String>,
    /// The folder the sessions of this workspace are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sessions_dir: ::std::option::Option<::std::string::String>,
    /// Says again that this is an error (newer builds).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<ErrorStatus>,
    /// The tool concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tool_name: ::std::option::Option<::std::string::String>,
    /// Marks the body as an error.
    #[serde(rename = "type")]
    pub type_: ErrorType,
    /// The value that was refused.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub value: ::std::option::Option<::serde_json::Value>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Says again that this is an error (newer builds).
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum ErrorStatus {
    #[serde(rename = "error")]
    Error,
}
impl ::std::fmt::Display for ErrorStatus {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Error => f.write_str("error"),
        }
    }
}
impl ::std::str::FromStr for ErrorStatus {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "error" => Ok(Self::Error),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ErrorStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ErrorStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Marks the body as an error.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum ErrorType {
    #[serde(rename = "error")]
    Error,
}
impl ::std::fmt::Display for ErrorType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Error => f.write_str("error"),
        }
    }
}
impl ::std::str::FromStr for ErrorType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "error" => Ok(Self::Error),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ErrorType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ErrorType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The transcript of a session, written to its file.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct FlushTranscript {
    /// Whether the transcript was written.
    pub flushed: bool,
    /// Input tokens of the session.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub input_tokens: ::std::option::Option<i64>,
    /// How many messages were written.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub messages_count: ::std::option::Option<i64>,
    /// Output tokens of the session.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub output_tokens: ::std::option::Option<i64>,
    /// The file it was written to.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// The id of the session.
    pub session_id: ::std::string::String,
    /// ok`, or a warning.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<FlushTranscriptType>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum FlushTranscriptType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for FlushTranscriptType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for FlushTranscriptType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for FlushTranscriptType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for FlushTranscriptType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A report that says its command failed, in `status`, `ok` or `error_kind`, with no `error` text; a failing doctor is one.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct HandledError {
    /// What the program was doing or did about the error, such as `abort`, `resume` or `restore`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub action: ::std::option::Option<::std::string::String>,
    /// The argument that is missing or wrong.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub argument: ::std::option::Option<::std::string::String>,
    /// The names that exist.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub available: ::std::vec::Vec<::std::string::String>,
    /// The command or slash command that failed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub command: ::std::option::Option<::std::string::String>,
    /// The folder that was searched.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// Absent or null: the text, where there is one, is in `message`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub error: ::std::option::Option<::serde_json::Value>,
    /// The error token. Where `kind` holds a token too, the two are the same.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub error_kind: ::std::option::Option<::std::string::String>,
    /// The exit code the program says it ends with.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub exit_code: ::std::option::Option<i64>,
    /// The values that would have been accepted.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub expected: ::std::vec::Vec<::std::string::String>,
    /// What the caller could do about it, or null.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub hint: ::std::option::Option<::std::string::String>,
    /// The command that failed; where nothing else marks the failure, an error token.
    pub kind: ::std::string::String,
    /// The reason, as text for people.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub message: ::std::option::Option<::std::string::String>,
    /// false where the command says so this way.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ok: ::std::option::Option<bool>,
    /// The file or folder concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// A closer reason for the failure.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub reason: ::std::option::Option<::std::string::String>,
    /// Whether the same call may be made again.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub retryable: ::std::option::Option<bool>,
    /// The session concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub session_id: ::std::option::Option<::std::string::String>,
    /// The folder the sessions of this workspace are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sessions_dir: ::std::option::Option<::std::string::String>,
    /// error`, or `fail` for a report with failing checks.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// The tool concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tool_name: ::std::option::Option<::std::string::String>,
    /// The value that was refused.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub value: ::std::option::Option<::serde_json::Value>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The sessions stored for this workspace.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ListSessions {
    /// The command.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub command: ::std::option::Option<ListSessionsCommand>,
    /// The command, in builds that name it here.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub kind: ::std::option::Option<ListSessionsKind>,
    /// The sessions.
    pub sessions: ::std::vec::Vec<ListedSession>,
    /// ok`, or a warning.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<ListSessionsType>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The command.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum ListSessionsCommand {
    #[serde(rename = "list-sessions")]
    ListSessions,
}
impl ::std::fmt::Display for ListSessionsCommand {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::ListSessions => f.write_str("list-sessions"),
        }
    }
}
impl ::std::str::FromStr for ListSessionsCommand {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "list-sessions" => Ok(Self::ListSessions),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListSessionsCommand {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListSessionsCommand {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The command, in builds that name it here.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum ListSessionsKind {
    #[serde(rename = "list-sessions")]
    ListSessions,
}
impl ::std::fmt::Display for ListSessionsKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::ListSessions => f.write_str("list-sessions"),
        }
    }
}
impl ::std::str::FromStr for ListSessionsKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "list-sessions" => Ok(Self::ListSessions),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListSessionsKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListSessionsKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum ListSessionsType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for ListSessionsType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for ListSessionsType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListSessionsType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListSessionsType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// One stored session. Builds differ in all but the id.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ListedSession {
    /// When it was created.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub created: ::std::option::Option<::std::string::String>,
    /// The id of the session.
    pub id: ::std::string::String,
    /// How many messages it holds.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub message_count: ::std::option::Option<i64>,
    /// The file it is stored in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// How many turns it holds.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub turns: ::std::option::Option<i64>,
    /// When it was last written, in milliseconds since 1970.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub updated_at_ms: ::std::option::Option<i64>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// A stored session, described by an object.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct LoadSession {
    /// The command.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub command: ::std::option::Option<LoadSessionCommand>,
    /// The command, in builds that name it here.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub kind: ::std::option::Option<LoadSessionKind>,
    /// The session that was loaded.
    pub session: LoadedSession,
    /// ok`, or a warning.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<LoadSessionType>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The command.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum LoadSessionCommand {
    #[serde(rename = "load-session")]
    LoadSession,
}
impl ::std::fmt::Display for LoadSessionCommand {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::LoadSession => f.write_str("load-session"),
        }
    }
}
impl ::std::str::FromStr for LoadSessionCommand {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "load-session" => Ok(Self::LoadSession),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for LoadSessionCommand {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for LoadSessionCommand {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A stored session, described on the top level.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct LoadSessionFlat {
    /// The folder the sessions are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// Whether the session was loaded.
    pub loaded: bool,
    /// The file it is stored in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// The id of the session.
    pub session_id: ::std::string::String,
    /// ok`, or a warning.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<LoadSessionFlatType>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum LoadSessionFlatType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for LoadSessionFlatType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for LoadSessionFlatType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for LoadSessionFlatType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for LoadSessionFlatType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The command, in builds that name it here.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum LoadSessionKind {
    #[serde(rename = "load-session")]
    LoadSession,
}
impl ::std::fmt::Display for LoadSessionKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::LoadSession => f.write_str("load-session"),
        }
    }
}
impl ::std::str::FromStr for LoadSessionKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "load-session" => Ok(Self::LoadSession),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for LoadSessionKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for LoadSessionKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum LoadSessionType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for LoadSessionType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for LoadSessionType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for LoadSessionType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for LoadSessionType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The session that was loaded.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct LoadedSession {
    /// The id of the session.
    pub id: ::std::string::String,
    /// How many messages it holds.
    pub messages: i64,
    /// The file it is stored in.
    pub path: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The answer to a prompt, with everything the run did on the way.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Prompt {
    /// What automatic compaction removed, or null where it did not run.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub auto_compaction: ::std::option::Option<AutoCompaction>,
    /// Whether compact output was asked for.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub compact: ::std::option::Option<bool>,
    /// The estimated cost in US dollars, for people, such as `$0.0123`.
    pub estimated_cost: ::std::string::String,
    /// How often the model was called in this turn.
    pub iterations: i64,
    /// The final answer of the assistant.
    pub message: ::std::string::String,
    /// The model that answered.
    pub model: ::std::string::String,
    /// What happened to the prompt cache.
    pub prompt_cache_events: ::std::vec::Vec<PromptCacheEvent>,
    /// What the tools gave back to the model.
    pub tool_results: ::std::vec::Vec<ToolResult>,
    /// The tool calls the model made, in order.
    pub tool_uses: ::std::vec::Vec<ToolUse>,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<PromptType>,
    /// The tokens billed for the run.
    pub usage: Usage,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// One loss of cached prompt tokens.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct PromptCacheEvent {
    /// Cached tokens read now.
    pub current_cache_read_input_tokens: i64,
    /// Cached tokens read before.
    pub previous_cache_read_input_tokens: i64,
    /// Why it happened.
    pub reason: ::std::string::String,
    /// The difference.
    pub token_drop: i64,
    /// Whether the loss was unexpected.
    pub unexpected: bool,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The answer to a prompt run with `--compact`: the answer and the bill, nothing else.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct PromptCompact {
    /// Compact output was asked for.
    pub compact: bool,
    /// The final answer of the assistant.
    pub message: ::std::string::String,
    /// The model that answered.
    pub model: ::std::string::String,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<PromptCompactType>,
    /// The tokens billed for the run.
    pub usage: Usage,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum PromptCompactType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for PromptCompactType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for PromptCompactType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for PromptCompactType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for PromptCompactType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum PromptType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for PromptType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for PromptType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for PromptType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for PromptType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// What any other command prints: its name and whatever it has to say. Only the members named here are checked.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Report {
    /// What the command did, such as `list` or `show`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub action: ::std::option::Option<::std::string::String>,
    /// The command, such as `doctor`, `version` or `mcp`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub kind: ::std::option::Option<::std::string::String>,
    /// ok`; `warn` or `degraded` for a success with reservations; `not_implemented` for a failure.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<ReportType>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum ReportType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for ReportType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for ReportType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ReportType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ReportType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// An error without the `type` marker, as resumed sessions print it, often at exit code 2, which is then no timeout.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ResumeError {
    /// What the program was doing or did about the error, such as `abort`, `resume` or `restore`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub action: ::std::option::Option<::std::string::String>,
    /// The argument that is missing or wrong.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub argument: ::std::option::Option<::std::string::String>,
    /// The names that exist.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub available: ::std::vec::Vec<::std::string::String>,
    /// The command or slash command that failed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub command: ::std::option::Option<::std::string::String>,
    /// The folder that was searched.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// The reason, as text for people.
    pub error: ::std::string::String,
    /// The error token. Where `kind` holds a token too, the two are the same.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub error_kind: ::std::option::Option<::std::string::String>,
    /// The exit code the program says it ends with.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub exit_code: ::std::option::Option<i64>,
    /// The values that would have been accepted.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub expected: ::std::vec::Vec<::std::string::String>,
    /// What the caller could do about it, or null.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub hint: ::std::option::Option<::std::string::String>,
    /// The error token, or the command where the token stands in `error_kind`.
    pub kind: ::std::string::String,
    /// false where the command says so this way.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ok: ::std::option::Option<bool>,
    /// The file or folder concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// A closer reason for the failure.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub reason: ::std::option::Option<::std::string::String>,
    /// Whether the same call may be made again.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub retryable: ::std::option::Option<bool>,
    /// The session concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub session_id: ::std::option::Option<::std::string::String>,
    /// The folder the sessions of this workspace are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sessions_dir: ::std::option::Option<::std::string::String>,
    /// Normally `error`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// The tool concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tool_name: ::std::option::Option<::std::string::String>,
    /// The value that was refused.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub value: ::std::option::Option<::serde_json::Value>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Messages, turns and tokens of the session so far.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct SessionUsage {
    /// Input tokens so far.
    pub cumulative_input: i64,
    /// Output tokens so far.
    pub cumulative_output: i64,
    /// All tokens so far.
    pub cumulative_total: i64,
    /// Estimated size of the conversation, in tokens.
    pub estimated_tokens: i64,
    /// Tokens of the latest turn.
    pub latest_total: i64,
    /// Messages in the session.
    pub messages: i64,
    /// Turns in the session.
    pub turns: i64,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// A snapshot of the model, the permissions, the tokens used and the workspace.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Status {
    /// What the command did, such as `show` (newer builds).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub action: ::std::option::Option<::std::string::String>,
    /// Why the configuration could not be loaded, or null.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub config_load_error: ::std::option::Option<::std::string::String>,
    /// The command.
    pub kind: StatusKind,
    /// The model in use.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub model: ::std::option::Option<::std::string::String>,
    /// The model as written before aliases were resolved, or null.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub model_raw: ::std::option::Option<::std::string::String>,
    /// Where the model was set, such as `config` or `default`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub model_source: ::std::option::Option<::std::string::String>,
    /// What the session may do without asking.
    pub permission_mode: ::std::string::String,
    /// ok`, or `degraded` or `warn` where part of the set-up could not be loaded.
    pub status: ::std::string::String,
    /// Marks the body as a success; documented, but left out by real builds.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<StatusType>,
    /// Messages, turns and tokens of the session so far.
    pub usage: SessionUsage,
    /// The folder the program works in.
    pub workspace: Workspace,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The command.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum StatusKind {
    #[serde(rename = "status")]
    Status,
}
impl ::std::fmt::Display for StatusKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Status => f.write_str("status"),
        }
    }
}
impl ::std::str::FromStr for StatusKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "status" => Ok(Self::Status),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for StatusKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for StatusKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Marks the body as a success; documented, but left out by real builds.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum StatusType {
    #[serde(rename = "success")]
    Success,
}
impl ::std::fmt::Display for StatusType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Success => f.write_str("success"),
        }
    }
}
impl ::std::str::FromStr for StatusType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "success" => Ok(Self::Success),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for StatusType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for StatusType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A command that exists by name only: the program answers with the token `not_yet_implemented` and does nothing.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Stub {
    /// What the program was doing or did about the error, such as `abort`, `resume` or `restore`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub action: ::std::option::Option<::std::string::String>,
    /// The argument that is missing or wrong.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub argument: ::std::option::Option<::std::string::String>,
    /// The names that exist.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub available: ::std::vec::Vec<::std::string::String>,
    /// The command or slash command that failed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub command: ::std::option::Option<::std::string::String>,
    /// The folder that was searched.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// The reason; stubs repeat the token here.
    pub error: ::std::string::String,
    /// The error token. Where `kind` holds a token too, the two are the same.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub error_kind: ::std::option::Option<::std::string::String>,
    /// The exit code the program says it ends with.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub exit_code: ::std::option::Option<i64>,
    /// The values that would have been accepted.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub expected: ::std::vec::Vec<::std::string::String>,
    /// What the caller could do about it, or null.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub hint: ::std::option::Option<::std::string::String>,
    /// The token that makes an error a stub.
    pub kind: StubKind,
    /// The same text as `error` (newer builds).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub message: ::std::option::Option<::std::string::String>,
    /// The file or folder concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub path: ::std::option::Option<::std::string::String>,
    /// A closer reason for the failure.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub reason: ::std::option::Option<::std::string::String>,
    /// Whether the same call may be made again.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub retryable: ::std::option::Option<bool>,
    /// The session concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub session_id: ::std::option::Option<::std::string::String>,
    /// The folder the sessions of this workspace are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sessions_dir: ::std::option::Option<::std::string::String>,
    /// Says again that this is an error (newer builds).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<StubStatus>,
    /// The tool concerned.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tool_name: ::std::option::Option<::std::string::String>,
    /// Marks the body as an error.
    #[serde(rename = "type", skip_serializing_if = "::std::option::Option::is_none")]
    pub type_: ::std::option::Option<StubType>,
    /// The value that was refused.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub value: ::std::option::Option<::serde_json::Value>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The token that makes an error a stub.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum StubKind {
    #[serde(rename = "not_yet_implemented")]
    NotYetImplemented,
}
impl ::std::fmt::Display for StubKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::NotYetImplemented => f.write_str("not_yet_implemented"),
        }
    }
}
impl ::std::str::FromStr for StubKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "not_yet_implemented" => Ok(Self::NotYetImplemented),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for StubKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for StubKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Says again that this is an error (newer builds).
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum StubStatus {
    #[serde(rename = "error")]
    Error,
}
impl ::std::fmt::Display for StubStatus {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Error => f.write_str("error"),
        }
    }
}
impl ::std::str::FromStr for StubStatus {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "error" => Ok(Self::Error),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for StubStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for StubStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Marks the body as an error.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum StubType {
    #[serde(rename = "error")]
    Error,
}
impl ::std::fmt::Display for StubType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Error => f.write_str("error"),
        }
    }
}
impl ::std::str::FromStr for StubType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "error" => Ok(Self::Error),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for StubType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for StubType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A turn that ran out of time and was asked to stop.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Timeout {
    /// Whether the engine noticed the request to stop. Only true makes the session safe to use again.
    pub final_cancel_observed: bool,
    /// Why the last turn ended.
    pub final_stop_reason: TimeoutFinalStopReason,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Why the last turn ended.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Copy,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub enum TimeoutFinalStopReason {
    #[serde(rename = "timeout")]
    Timeout,
}
impl ::std::fmt::Display for TimeoutFinalStopReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Timeout => f.write_str("timeout"),
        }
    }
}
impl ::std::str::FromStr for TimeoutFinalStopReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "timeout" => Ok(Self::Timeout),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TimeoutFinalStopReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TimeoutFinalStopReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// What one tool call gave back.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ToolResult {
    /// Whether the tool failed or was refused.
    pub is_error: bool,
    /// The output, as text.
    pub output: ::std::string::String,
    /// The tool.
    pub tool_name: ::std::string::String,
    /// The id of the call.
    pub tool_use_id: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// One tool call.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ToolUse {
    /// The id of the call.
    pub id: ::std::string::String,
    /// The arguments, as JSON text.
    pub input: ::std::string::String,
    /// The tool.
    pub name: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The tokens billed for the run.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Usage {
    /// Tokens written to the prompt cache.
    pub cache_creation_input_tokens: i64,
    /// Tokens served from the prompt cache.
    pub cache_read_input_tokens: i64,
    /// Input tokens billed.
    pub input_tokens: i64,
    /// Output tokens billed.
    pub output_tokens: i64,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The folder the program works in.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Workspace {
    /// How many files differ from the last commit.
    pub changed_files: i64,
    /// The working directory.
    pub cwd: ::std::string::String,
    /// The branch checked out, or null outside a repository.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub git_branch: ::std::option::Option<::std::string::String>,
    /// The state of the working tree, for people.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub git_state: ::std::option::Option<::std::string::String>,
    /// The root of the project, or null outside one.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub project_root: ::std::option::Option<::std::string::String>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Error types.
pub mod error {
    /// Error from a `TryFrom` or `FromStr` implementation.
    pub struct ConversionError(::std::borrow::Cow<'static, str>);
    impl ::std::error::Error for ConversionError {}
    impl ::std::fmt::Display for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Display::fmt(&self.0, f)
        }
    }
    impl ::std::fmt::Debug for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Debug::fmt(&self.0, f)
        }
    }
    impl From<&'static str> for ConversionError {
        fn from(value: &'static str) -> Self {
            Self(value.into())
        }
    }
    impl From<String> for ConversionError {
        fn from(value: String) -> Self {
            Self(value.into())
        }
    }
}
/// An envelope of this dialect, by shape.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub enum Envelope {
    BareError(Box<BareError>),
    DeleteSession(Box<DeleteSession>),
    Error(Box<Error>),
    FlushTranscript(Box<FlushTranscript>),
    HandledError(Box<HandledError>),
    ListSessions(Box<ListSessions>),
    LoadSessionFlat(Box<LoadSessionFlat>),
    LoadSession(Box<LoadSession>),
    PromptCompact(Box<PromptCompact>),
    Prompt(Box<Prompt>),
    Report(Box<Report>),
    ResumeError(Box<ResumeError>),
    Status(Box<Status>),
    Stub(Box<Stub>),
    Timeout(Box<Timeout>),
}
impl Envelope {
    #[allow(dead_code)]
    pub(crate) fn read(file: &str, json: &[u8]) -> Result<Envelope, serde_json::Error> {
        match file {
            "bare-error.schema.json" => serde_json::from_slice(json).map(Envelope::BareError),
            "delete-session.schema.json" => serde_json::from_slice(json).map(Envelope::DeleteSession),
            "error.schema.json" => serde_json::from_slice(json).map(Envelope::Error),
            "flush-transcript.schema.json" => serde_json::from_slice(json).map(Envelope::FlushTranscript),
            "handled-error.schema.json" => serde_json::from_slice(json).map(Envelope::HandledError),
            "list-sessions.schema.json" => serde_json::from_slice(json).map(Envelope::ListSessions),
            "load-session-flat.schema.json" => serde_json::from_slice(json).map(Envelope::LoadSessionFlat),
            "load-session.schema.json" => serde_json::from_slice(json).map(Envelope::LoadSession),
            "prompt-compact.schema.json" => serde_json::from_slice(json).map(Envelope::PromptCompact),
            "prompt.schema.json" => serde_json::from_slice(json).map(Envelope::Prompt),
            "report.schema.json" => serde_json::from_slice(json).map(Envelope::Report),
            "resume-error.schema.json" => serde_json::from_slice(json).map(Envelope::ResumeError),
            "status.schema.json" => serde_json::from_slice(json).map(Envelope::Status),
            "stub.schema.json" => serde_json::from_slice(json).map(Envelope::Stub),
            "timeout.schema.json" => serde_json::from_slice(json).map(Envelope::Timeout),
            _ => Err(serde::de::Error::custom("there is no such schema")),
        }
    }
}
