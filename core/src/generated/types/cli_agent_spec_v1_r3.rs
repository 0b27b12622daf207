// Made by `cargo xtask gen` from schema/. Do not edit.
//! The types of `cli-agent-spec/v1/r3`.

/// What went wrong. Null on success.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ErrorDetail {
    /// Stable identifier of the failure: the one thing callers branch on.
    pub code: ::std::string::String,
    /// More context, such as a stack trace or the upstream error as it came.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub detail: ::std::option::Option<::std::string::String>,
    /// A complete command that makes the correction. It only reads, or may safely run twice.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub fix_command: ::std::option::Option<::std::string::String>,
    /// What the caller has to correct before calling again. Only together with retryable: false.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub fix_required: ::std::option::Option<::std::string::String>,
    /// Summary for people. May be translated or reworded; not for parsing.
    pub message: ::std::string::String,
    /// Where the command stopped. `validation` promises that nothing was changed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub phase: ::std::option::Option<ErrorDetailPhase>,
    /// The command to call instead. Only at exit 13.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub redirect: ::std::option::Option<Redirect>,
    /// Milliseconds to wait before calling again. Only together with retryable: true.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub retry_after_ms: ::std::option::Option<i64>,
    /// How to space further attempts. Only together with retryable: true.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub retry_strategy: ::std::option::Option<ErrorDetailRetryStrategy>,
    /// Whether the identical call may succeed; true also says that nothing was changed. Agrees with the exit code's entry.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub retryable: ::std::option::Option<bool>,
    /// A next step for the caller, as text.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub suggestion: ::std::option::Option<::std::string::String>,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Where the command stopped. `validation` promises that nothing was changed.
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
pub enum ErrorDetailPhase {
    #[serde(rename = "validation")]
    Validation,
    #[serde(rename = "execution")]
    Execution,
    #[serde(rename = "cleanup")]
    Cleanup,
}
impl ::std::fmt::Display for ErrorDetailPhase {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Validation => f.write_str("validation"),
            Self::Execution => f.write_str("execution"),
            Self::Cleanup => f.write_str("cleanup"),
        }
    }
}
impl ::std::str::FromStr for ErrorDetailPhase {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "validation" => Ok(Self::Validation),
            "execution" => Ok(Self::Execution),
            "cleanup" => Ok(Self::Cleanup),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ErrorDetailPhase {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ErrorDetailPhase {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// How to space further attempts. Only together with retryable: true.
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
pub enum ErrorDetailRetryStrategy {
    #[serde(rename = "immediate")]
    Immediate,
    #[serde(rename = "linear_backoff")]
    LinearBackoff,
    #[serde(rename = "exponential_backoff")]
    ExponentialBackoff,
}
impl ::std::fmt::Display for ErrorDetailRetryStrategy {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Immediate => f.write_str("immediate"),
            Self::LinearBackoff => f.write_str("linear_backoff"),
            Self::ExponentialBackoff => f.write_str("exponential_backoff"),
        }
    }
}
impl ::std::str::FromStr for ErrorDetailRetryStrategy {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "immediate" => Ok(Self::Immediate),
            "linear_backoff" => Ok(Self::LinearBackoff),
            "exponential_backoff" => Ok(Self::ExponentialBackoff),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ErrorDetailRetryStrategy {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ErrorDetailRetryStrategy {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The command to call instead. Only at exit 13.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Redirect {
    /// The complete replacement call, to be used word for word.
    pub command: ::std::string::String,
    /// True: remember the replacement and never call the old form again. False: it holds for this request only.
    pub permanent: bool,
    /// Why the command moved.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub reason: ::std::option::Option<RedirectReason>,
}
/// Why the command moved.
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
pub enum RedirectReason {
    #[serde(rename = "renamed")]
    Renamed,
    #[serde(rename = "restructured")]
    Restructured,
    #[serde(rename = "deprecated")]
    Deprecated,
    #[serde(rename = "typo_corrected")]
    TypoCorrected,
}
impl ::std::fmt::Display for RedirectReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::Renamed => f.write_str("renamed"),
            Self::Restructured => f.write_str("restructured"),
            Self::Deprecated => f.write_str("deprecated"),
            Self::TypoCorrected => f.write_str("typo_corrected"),
        }
    }
}
impl ::std::str::FromStr for RedirectReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "renamed" => Ok(Self::Renamed),
            "restructured" => Ok(Self::Restructured),
            "deprecated" => Ok(Self::Deprecated),
            "typo_corrected" => Ok(Self::TypoCorrected),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for RedirectReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for RedirectReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Response {
    /// What the command was asked for. Null on failure and on a cache hit.
    pub data: ::serde_json::Value,
    /// What went wrong. Null on success.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub error: ::std::option::Option<ErrorDetail>,
    /// Facts about the run itself.
    pub meta: ResponseMeta,
    /// True exactly when the process exits with 0. Derived from the exit code, never set by the command itself.
    pub ok: bool,
    /// Messages that did not stop the command. May be empty; readers take a missing member for an empty list.
    #[serde(default)]
    pub warnings: ::std::vec::Vec<::std::string::String>,
}
/// Facts about the run itself.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ResponseMeta {
    /// Token for the next page, passed back as --cursor.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cursor: ::std::option::Option<::std::string::String>,
    /// Wall-clock milliseconds from start to the last byte.
    pub duration_ms: i64,
    /// True on a cache hit: data is null on purpose, use the copy kept earlier.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub not_modified: ::std::option::Option<bool>,
    /// Identifier that ties the run to logs and traces.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub request_id: ::std::option::Option<::std::string::String>,
    /// Version of the command's own output, such as "1.0". It does not name the revision of this envelope.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub schema_version: ::std::option::Option<::std::string::String>,
    /// True when the output was cut: fetch the next page or narrow the query.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub truncated: ::std::option::Option<bool>,
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
    Response(Box<Response>),
}
impl Envelope {
    #[allow(dead_code)]
    pub(crate) fn read(file: &str, json: &[u8]) -> Result<Envelope, serde_json::Error> {
        match file {
            "response.schema.json" => serde_json::from_slice(json).map(Envelope::Response),
            _ => Err(serde::de::Error::custom("there is no such schema")),
        }
    }
}
