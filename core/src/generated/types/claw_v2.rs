// Made by `cargo xtask gen` from schema/. Do not edit.
//! The types of `claw/v2`.

/// A first turn, with the set-up it ran in.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Bootstrap {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Always `json`.
    pub output_format: BootstrapOutputFormat,
    /// The file the session was stored in.
    pub persisted_session_path: ::std::string::String,
    /// The prompt.
    pub prompt: ::std::string::String,
    /// What the prompt matched.
    pub routed_matches: ::std::vec::Vec<Match>,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The environment.
    pub setup: Setup,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    /// The turn that was made.
    pub turn: Turn,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The stages of start-up.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct BootstrapGraph {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// A remark.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub note: ::std::option::Option<::std::string::String>,
    /// Always `json`.
    pub output_format: BootstrapGraphOutputFormat,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The stages, in order.
    pub stages: ::std::vec::Vec<::std::string::String>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum BootstrapGraphOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for BootstrapGraphOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for BootstrapGraphOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for BootstrapGraphOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for BootstrapGraphOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Always `json`.
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
pub enum BootstrapOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for BootstrapOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for BootstrapOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for BootstrapOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for BootstrapOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The inventory of commands, by origin.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct CommandGraph {
    /// The built-in commands.
    pub builtins: ::std::vec::Vec<Entry>,
    /// How many built-in commands there are.
    pub builtins_count: i64,
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Always `json`.
    pub output_format: CommandGraphOutputFormat,
    /// The commands from plugins.
    pub plugin_like: ::std::vec::Vec<Entry>,
    /// How many come from plugins.
    pub plugin_like_count: i64,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The commands from skills.
    pub skill_like: ::std::vec::Vec<Entry>,
    /// How many come from skills.
    pub skill_like_count: i64,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    /// The sum of the three.
    pub total_count: i64,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum CommandGraphOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for CommandGraphOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for CommandGraphOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for CommandGraphOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for CommandGraphOutputFormat {
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
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// Whether the session was removed.
    pub deleted: bool,
    /// The folder the sessions are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Always `json`.
    pub output_format: DeleteSessionOutputFormat,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The id of the session.
    pub session_id: ::std::string::String,
    /// What became of it, such as `deleted`; `not_found` where there was nothing to remove.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<::std::string::String>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum DeleteSessionOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for DeleteSessionOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for DeleteSessionOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DeleteSessionOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DeleteSessionOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A command or tool in an inventory.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Entry {
    /// Its name.
    pub name: ::std::string::String,
    /// The file it comes from.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub source_hint: ::std::option::Option<::std::string::String>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// A command that failed, with the failure described by an object.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Error {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// false: the session was not removed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub deleted: ::std::option::Option<bool>,
    /// The folder the sessions are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// What went wrong.
    pub error: ErrorBody,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// false: the transcript was not written.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub flushed: ::std::option::Option<bool>,
    /// Whether the named thing exists.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub found: ::std::option::Option<bool>,
    /// false: the work was not done.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub handled: ::std::option::Option<bool>,
    /// false: the session was not loaded.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub loaded: ::std::option::Option<bool>,
    /// The name that was asked for.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub name: ::std::option::Option<::std::string::String>,
    /// Always `json`.
    pub output_format: ErrorOutputFormat,
    /// The input the tool was given.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub payload: ::std::option::Option<::std::string::String>,
    /// The prompt that was given.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prompt: ::std::option::Option<::std::string::String>,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The session asked for.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub session_id: ::std::option::Option<::std::string::String>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// What went wrong.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ErrorBody {
    /// What the caller could do about it.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub hint: ::std::option::Option<::std::string::String>,
    /// The kind of failure, for a program to act on.
    pub kind: ErrorBodyKind,
    /// The reason, as text for people.
    pub message: ::std::string::String,
    /// The call or method that failed, such as `write` or `resolve_session`.
    pub operation: ::std::string::String,
    /// Whether the same call may be made again as it is.
    pub retryable: bool,
    /// What it was tried on: a path, a session, a server.
    pub target: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The kind of failure, for a program to act on.
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
pub enum ErrorBodyKind {
    #[serde(rename = "filesystem")]
    Filesystem,
    #[serde(rename = "auth")]
    Auth,
    #[serde(rename = "session")]
    Session,
    #[serde(rename = "parse")]
    Parse,
    #[serde(rename = "runtime")]
    Runtime,
    #[serde(rename = "mcp")]
    Mcp,
    #[serde(rename = "delivery")]
    Delivery,
    #[serde(rename = "usage")]
    Usage,
    #[serde(rename = "policy")]
    Policy,
    #[serde(rename = "unknown")]
    Unknown,
}
impl ::std::fmt::Display for ErrorBodyKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Filesystem => f.write_str("filesystem"),
            Self::Auth => f.write_str("auth"),
            Self::Session => f.write_str("session"),
            Self::Parse => f.write_str("parse"),
            Self::Runtime => f.write_str("runtime"),
            Self::Mcp => f.write_str("mcp"),
            Self::Delivery => f.write_str("delivery"),
            Self::Usage => f.write_str("usage"),
            Self::Policy => f.write_str("policy"),
            Self::Unknown => f.write_str("unknown"),
        }
    }
}
impl ::std::str::FromStr for ErrorBodyKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "filesystem" => Ok(Self::Filesystem),
            "auth" => Ok(Self::Auth),
            "session" => Ok(Self::Session),
            "parse" => Ok(Self::Parse),
            "runtime" => Ok(Self::Runtime),
            "mcp" => Ok(Self::Mcp),
            "delivery" => Ok(Self::Delivery),
            "usage" => Ok(Self::Usage),
            "policy" => Ok(Self::Policy),
            "unknown" => Ok(Self::Unknown),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ErrorBodyKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ErrorBodyKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Always `json`.
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
pub enum ErrorOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for ErrorOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for ErrorOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ErrorOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ErrorOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A command, run.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ExecCommand {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether the work was done. A thing can be found and still not do the work.
    pub handled: bool,
    /// What it has to say.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub message: ::std::option::Option<::std::string::String>,
    /// The command.
    pub name: ::std::string::String,
    /// Always `json`.
    pub output_format: ExecCommandOutputFormat,
    /// The prompt it was given.
    pub prompt: ::std::string::String,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The file it comes from.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub source_hint: ::std::option::Option<::std::string::String>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum ExecCommandOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for ExecCommandOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for ExecCommandOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ExecCommandOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ExecCommandOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A tool, run.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ExecTool {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether the work was done. A thing can be found and still not do the work.
    pub handled: bool,
    /// What it has to say.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub message: ::std::option::Option<::std::string::String>,
    /// The tool.
    pub name: ::std::string::String,
    /// Always `json`.
    pub output_format: ExecToolOutputFormat,
    /// The input it was given.
    pub payload: ::std::string::String,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The file it comes from.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub source_hint: ::std::option::Option<::std::string::String>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum ExecToolOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for ExecToolOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for ExecToolOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ExecToolOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ExecToolOutputFormat {
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
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether the transcript was written.
    pub flushed: bool,
    /// Input tokens of the session.
    pub input_tokens: i64,
    /// How many messages were written.
    pub messages_count: i64,
    /// Always `json`.
    pub output_format: FlushTranscriptOutputFormat,
    /// Output tokens of the session.
    pub output_tokens: i64,
    /// The file it was written to.
    pub path: ::std::string::String,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The id of the session.
    pub session_id: ::std::string::String,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum FlushTranscriptOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for FlushTranscriptOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for FlushTranscriptOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for FlushTranscriptOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for FlushTranscriptOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The stored sessions.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ListSessions {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// The folder the sessions are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Always `json`.
    pub output_format: ListSessionsOutputFormat,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The sessions.
    pub sessions: ::std::vec::Vec<Session>,
    /// How many sessions there are.
    pub sessions_count: i64,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum ListSessionsOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for ListSessionsOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for ListSessionsOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListSessionsOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListSessionsOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A stored session, loaded.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct LoadSession {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// The folder the sessions are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether the session was loaded.
    pub loaded: bool,
    /// Always `json`.
    pub output_format: LoadSessionOutputFormat,
    /// The file it is stored in.
    pub path: ::std::string::String,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The id of the session.
    pub session_id: ::std::string::String,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum LoadSessionOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for LoadSessionOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for LoadSessionOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for LoadSessionOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for LoadSessionOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A command or tool that a prompt was matched to.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Match {
    /// What matched: `command` or `tool`.
    pub kind: ::std::string::String,
    /// Its name.
    pub name: ::std::string::String,
    /// How well it matched; higher is better.
    pub score: f64,
    /// The file it comes from.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub source_hint: ::std::option::Option<::std::string::String>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The thing asked for does not exist. The exit code is that of an error, but nothing broke.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct NotFound {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// false: the session was not removed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub deleted: ::std::option::Option<bool>,
    /// The folder the sessions are kept in.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub directory: ::std::option::Option<::std::string::String>,
    /// What was not found.
    pub error: NotFoundBody,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// false: the transcript was not written.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub flushed: ::std::option::Option<bool>,
    /// Always false.
    pub found: bool,
    /// false: the work was not done.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub handled: ::std::option::Option<bool>,
    /// false: the session was not loaded.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub loaded: ::std::option::Option<bool>,
    /// The name or id that was looked up.
    pub name: ::std::string::String,
    /// Always `json`.
    pub output_format: NotFoundOutputFormat,
    /// The input the tool was given.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub payload: ::std::option::Option<::std::string::String>,
    /// The prompt that was given.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prompt: ::std::option::Option<::std::string::String>,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The session asked for.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub session_id: ::std::option::Option<::std::string::String>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// What was not found.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct NotFoundBody {
    /// What the caller could do about it.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub hint: ::std::option::Option<::std::string::String>,
    /// What sort of thing is missing.
    pub kind: NotFoundBodyKind,
    /// The reason, as text for people.
    pub message: ::std::string::String,
    /// The call or method that failed, such as `write` or `resolve_session`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub operation: ::std::option::Option<::std::string::String>,
    /// Whether the same call may be made again as it is.
    pub retryable: bool,
    /// What it was tried on: a path, a session, a server.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub target: ::std::option::Option<::std::string::String>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// What sort of thing is missing.
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
pub enum NotFoundBodyKind {
    #[serde(rename = "command_not_found")]
    CommandNotFound,
    #[serde(rename = "tool_not_found")]
    ToolNotFound,
    #[serde(rename = "session_not_found")]
    SessionNotFound,
}
impl ::std::fmt::Display for NotFoundBodyKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::CommandNotFound => f.write_str("command_not_found"),
            Self::ToolNotFound => f.write_str("tool_not_found"),
            Self::SessionNotFound => f.write_str("session_not_found"),
        }
    }
}
impl ::std::str::FromStr for NotFoundBodyKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "command_not_found" => Ok(Self::CommandNotFound),
            "tool_not_found" => Ok(Self::ToolNotFound),
            "session_not_found" => Ok(Self::SessionNotFound),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for NotFoundBodyKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for NotFoundBodyKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Always `json`.
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
pub enum NotFoundOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for NotFoundOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for NotFoundOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for NotFoundOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for NotFoundOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The commands and tools a prompt matches.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Route {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// How many matches were allowed.
    pub limit: i64,
    /// How many matches there are.
    pub match_count: i64,
    /// The matches, best first.
    pub matches: ::std::vec::Vec<Match>,
    /// Always `json`.
    pub output_format: RouteOutputFormat,
    /// The prompt.
    pub prompt: ::std::string::String,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum RouteOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for RouteOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for RouteOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for RouteOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for RouteOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// One stored session.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Session {
    /// When it was created.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub created_at: ::std::option::Option<::std::string::String>,
    /// When it was last written.
    pub last_modified: ::std::string::String,
    /// How many prompts it holds.
    pub prompt_count: i64,
    /// The id of the session.
    pub session_id: ::std::string::String,
    /// Whether it has ended.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub stopped: ::std::option::Option<bool>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// The environment.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Setup {
    /// The implementation of Python.
    pub implementation: ::std::string::String,
    /// The platform.
    pub platform_name: ::std::string::String,
    /// The version of Python.
    pub python_version: ::std::string::String,
    /// How the tests are run.
    pub test_command: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// An entry of the command inventory.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ShowCommand {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether it exists.
    pub found: bool,
    /// The command that was looked up.
    pub name: ::std::string::String,
    /// Always `json`.
    pub output_format: ShowCommandOutputFormat,
    /// What it does.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub responsibility: ::std::option::Option<::std::string::String>,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The file it comes from.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub source_hint: ::std::option::Option<::std::string::String>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum ShowCommandOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for ShowCommandOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for ShowCommandOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ShowCommandOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ShowCommandOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// An entry of the tool inventory.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ShowTool {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether it exists.
    pub found: bool,
    /// The tool that was looked up.
    pub name: ::std::string::String,
    /// Always `json`.
    pub output_format: ShowToolOutputFormat,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// The file it comes from.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub source_hint: ::std::option::Option<::std::string::String>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum ShowToolOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for ShowToolOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for ShowToolOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ShowToolOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ShowToolOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Why the turn ended.
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
pub enum StopReason {
    #[serde(rename = "completed")]
    Completed,
    #[serde(rename = "timeout")]
    Timeout,
    #[serde(rename = "cancelled")]
    Cancelled,
    #[serde(rename = "max_budget_reached")]
    MaxBudgetReached,
    #[serde(rename = "max_turns_reached")]
    MaxTurnsReached,
}
impl ::std::fmt::Display for StopReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Completed => f.write_str("completed"),
            Self::Timeout => f.write_str("timeout"),
            Self::Cancelled => f.write_str("cancelled"),
            Self::MaxBudgetReached => f.write_str("max_budget_reached"),
            Self::MaxTurnsReached => f.write_str("max_turns_reached"),
        }
    }
}
impl ::std::str::FromStr for StopReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "completed" => Ok(Self::Completed),
            "timeout" => Ok(Self::Timeout),
            "cancelled" => Ok(Self::Cancelled),
            "max_budget_reached" => Ok(Self::MaxBudgetReached),
            "max_turns_reached" => Ok(Self::MaxTurnsReached),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for StopReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for StopReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// What any other command prints when it has run: the common fields and whatever it has to say.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Success {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Always `json`.
    pub output_format: SuccessOutputFormat,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum SuccessOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for SuccessOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for SuccessOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for SuccessOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for SuccessOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// A loop of turns that ran out of time and was asked to stop.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Timeout {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// What was asked in the turns after the first, or null.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub continuation_prompt: ::std::option::Option<::std::string::String>,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether the last turn noticed a request to stop. After a timeout, only true makes the session safe to use again.
    pub final_cancel_observed: bool,
    /// Why the last turn ended.
    pub final_stop_reason: TimeoutFinalStopReason,
    /// How many turns were allowed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub max_turns: ::std::option::Option<i64>,
    /// Always `json`.
    pub output_format: TimeoutOutputFormat,
    /// The prompt the loop started with.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prompt: ::std::option::Option<::std::string::String>,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// How long the loop was allowed to take, or null for no limit.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub timeout_seconds: ::std::option::Option<f64>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    /// The turns, in order.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub turns: ::std::vec::Vec<Turn>,
    /// How many turns were made.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub turns_completed: ::std::option::Option<i64>,
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
/// Always `json`.
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
pub enum TimeoutOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for TimeoutOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for TimeoutOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TimeoutOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TimeoutOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The tools that are available.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ToolPool {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether tools of MCP servers are offered.
    pub include_mcp: bool,
    /// Always `json`.
    pub output_format: ToolPoolOutputFormat,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// Whether only the basic tools are offered.
    pub simple_mode: bool,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    /// How many tools there are.
    pub tool_count: i64,
    /// The tools.
    pub tools: ::std::vec::Vec<Entry>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum ToolPoolOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for ToolPoolOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for ToolPoolOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ToolPoolOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ToolPoolOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// One turn of a conversation.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Turn {
    /// Whether the engine noticed a request to stop. After a timeout, only true makes the session safe to use again.
    pub cancel_observed: bool,
    /// What the assistant answered.
    pub output: ::std::string::String,
    /// What the user asked in this turn.
    pub prompt: ::std::string::String,
    /// Why the turn ended.
    pub stop_reason: StopReason,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// A loop of turns.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct TurnLoop {
    /// The command that ran, such as `list-sessions`.
    pub command: ::std::string::String,
    /// What was asked in the turns after the first, or null.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub continuation_prompt: ::std::option::Option<::std::string::String>,
    /// 0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process.
    pub exit_code: i64,
    /// Whether the last turn noticed a request to stop. After a timeout, only true makes the session safe to use again.
    pub final_cancel_observed: bool,
    /// Why the last turn ended, or null where no turn was made.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub final_stop_reason: ::std::option::Option<StopReason>,
    /// How many turns were allowed.
    pub max_turns: i64,
    /// Always `json`.
    pub output_format: TurnLoopOutputFormat,
    /// The prompt the loop started with.
    pub prompt: ::std::string::String,
    /// The version of the envelope: major 1 or 2. Both name the same fields.
    pub schema_version: ::std::string::String,
    /// How long the loop was allowed to take, or null for no limit.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub timeout_seconds: ::std::option::Option<f64>,
    /// When the command completed, in UTC.
    pub timestamp: ::std::string::String,
    /// The turns, in order.
    pub turns: ::std::vec::Vec<Turn>,
    /// How many turns were made.
    pub turns_completed: i64,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Always `json`.
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
pub enum TurnLoopOutputFormat {
    #[serde(rename = "json")]
    Json,
}
impl ::std::fmt::Display for TurnLoopOutputFormat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Json => f.write_str("json"),
        }
    }
}
impl ::std::str::FromStr for TurnLoopOutputFormat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "json" => Ok(Self::Json),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TurnLoopOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TurnLoopOutputFormat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
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
    BootstrapGraph(Box<BootstrapGraph>),
    Bootstrap(Box<Bootstrap>),
    CommandGraph(Box<CommandGraph>),
    DeleteSession(Box<DeleteSession>),
    Error(Box<Error>),
    ExecCommand(Box<ExecCommand>),
    ExecTool(Box<ExecTool>),
    FlushTranscript(Box<FlushTranscript>),
    ListSessions(Box<ListSessions>),
    LoadSession(Box<LoadSession>),
    NotFound(Box<NotFound>),
    Route(Box<Route>),
    ShowCommand(Box<ShowCommand>),
    ShowTool(Box<ShowTool>),
    Success(Box<Success>),
    Timeout(Box<Timeout>),
    ToolPool(Box<ToolPool>),
    TurnLoop(Box<TurnLoop>),
}
impl Envelope {
    #[allow(dead_code)]
    pub(crate) fn read(file: &str, json: &[u8]) -> Result<Envelope, serde_json::Error> {
        match file {
            "bootstrap-graph.schema.json" => serde_json::from_slice(json).map(Envelope::BootstrapGraph),
            "bootstrap.schema.json" => serde_json::from_slice(json).map(Envelope::Bootstrap),
            "command-graph.schema.json" => serde_json::from_slice(json).map(Envelope::CommandGraph),
            "delete-session.schema.json" => serde_json::from_slice(json).map(Envelope::DeleteSession),
            "error.schema.json" => serde_json::from_slice(json).map(Envelope::Error),
            "exec-command.schema.json" => serde_json::from_slice(json).map(Envelope::ExecCommand),
            "exec-tool.schema.json" => serde_json::from_slice(json).map(Envelope::ExecTool),
            "flush-transcript.schema.json" => serde_json::from_slice(json).map(Envelope::FlushTranscript),
            "list-sessions.schema.json" => serde_json::from_slice(json).map(Envelope::ListSessions),
            "load-session.schema.json" => serde_json::from_slice(json).map(Envelope::LoadSession),
            "not-found.schema.json" => serde_json::from_slice(json).map(Envelope::NotFound),
            "route.schema.json" => serde_json::from_slice(json).map(Envelope::Route),
            "show-command.schema.json" => serde_json::from_slice(json).map(Envelope::ShowCommand),
            "show-tool.schema.json" => serde_json::from_slice(json).map(Envelope::ShowTool),
            "success.schema.json" => serde_json::from_slice(json).map(Envelope::Success),
            "timeout.schema.json" => serde_json::from_slice(json).map(Envelope::Timeout),
            "tool-pool.schema.json" => serde_json::from_slice(json).map(Envelope::ToolPool),
            "turn-loop.schema.json" => serde_json::from_slice(json).map(Envelope::TurnLoop),
            _ => Err(serde::de::Error::custom("there is no such schema")),
        }
    }
}
