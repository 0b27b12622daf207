// Made by `cargo xtask gen` from schema/. Do not edit.
//! The types of `animus/v1`.

/// What a command prints on stderr when it fails: the schema id, ok: false and the error. Lines of prose may stand before it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Error {
    /// What went wrong.
    pub error: ErrorBody,
    /// Always false in an error.
    pub ok: bool,
    /// Names the envelope and its version. `ao.cli.v1` is the earlier name of the same shape.
    pub schema: ErrorSchema,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// What went wrong.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct ErrorBody {
    /// Category of the failure: internal, invalid_input, not_found, conflict or unavailable.
    pub code: ::std::string::String,
    /// Structured context. Left out when there is none: null is accepted here and reported as null_details.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub details: ::std::option::Option<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    /// The process's exit code, the one that belongs to the category.
    pub exit_code: i64,
    /// What happened, for people.
    pub message: ::std::string::String,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Names the envelope and its version. `ao.cli.v1` is the earlier name of the same shape.
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
pub enum ErrorSchema {
    #[serde(rename = "animus.cli.v1")]
    AnimusCliV1,
    #[serde(rename = "ao.cli.v1")]
    AoCliV1,
}
impl ::std::fmt::Display for ErrorSchema {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::AnimusCliV1 => f.write_str("animus.cli.v1"),
            Self::AoCliV1 => f.write_str("ao.cli.v1"),
        }
    }
}
impl ::std::str::FromStr for ErrorSchema {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "animus.cli.v1" => Ok(Self::AnimusCliV1),
            "ao.cli.v1" => Ok(Self::AoCliV1),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ErrorSchema {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ErrorSchema {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// What a command prints on stdout when it succeeds: the schema id, ok: true and the result.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]
pub struct Success {
    /// The command's result: any JSON value, text and null included.
    pub data: ::serde_json::Value,
    /// Always true in a success.
    pub ok: bool,
    /// Names the envelope and its version. `ao.cli.v1` is the earlier name of the same shape.
    pub schema: SuccessSchema,
    #[serde(flatten)]
    pub extra: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
}
/// Names the envelope and its version. `ao.cli.v1` is the earlier name of the same shape.
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
pub enum SuccessSchema {
    #[serde(rename = "animus.cli.v1")]
    AnimusCliV1,
    #[serde(rename = "ao.cli.v1")]
    AoCliV1,
}
impl ::std::fmt::Display for SuccessSchema {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match *self {
            Self::AnimusCliV1 => f.write_str("animus.cli.v1"),
            Self::AoCliV1 => f.write_str("ao.cli.v1"),
        }
    }
}
impl ::std::str::FromStr for SuccessSchema {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "animus.cli.v1" => Ok(Self::AnimusCliV1),
            "ao.cli.v1" => Ok(Self::AoCliV1),
            _ => Err("invalid value".into()),
        }
    }
}
impl ::std::convert::TryFrom<&str> for SuccessSchema {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for SuccessSchema {
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
    Error(Box<Error>),
    Success(Box<Success>),
}
impl Envelope {
    #[allow(dead_code)]
    pub(crate) fn read(file: &str, json: &[u8]) -> Result<Envelope, serde_json::Error> {
        match file {
            "error.schema.json" => serde_json::from_slice(json).map(Envelope::Error),
            "success.schema.json" => serde_json::from_slice(json).map(Envelope::Success),
            _ => Err(serde::de::Error::custom("there is no such schema")),
        }
    }
}
