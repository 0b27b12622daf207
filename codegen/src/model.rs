//! `dialect.json` and `messages.json` as Rust values. Unknown keys are errors, so a typing mistake is never ignored.

use indexmap::IndexMap;
use serde::Deserialize;
use serde_json::Value;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Dialect {
    #[serde(rename = "$schema", default)]
    pub(crate) _schema: Option<String>,
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) description: String,
    pub(crate) precedence: u32,
    pub(crate) detect: Value,
    #[serde(default)]
    pub(crate) unsupported: Option<Value>,
    #[serde(default)]
    pub(crate) version_at: Option<String>,
    pub(crate) streams: Streams,
    #[serde(default)]
    pub(crate) exit_code_at: Option<String>,
    pub(crate) error_at: ErrorAt,
    pub(crate) shapes: Vec<Shape>,
    #[serde(default)]
    pub(crate) revisions: Vec<Revision>,
    #[serde(default)]
    pub(crate) evidence: Vec<Evidence>,
    #[serde(default)]
    pub(crate) sets: IndexMap<String, Vec<String>>,
    pub(crate) exit_codes: Vec<ExitCode>,
    pub(crate) error_codes: Vec<ErrorCode>,
    #[serde(default)]
    pub(crate) open_codes: bool,
    pub(crate) rules: Vec<Rule>,
}

/// Where a failing body says what went wrong.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ErrorAt {
    pub(crate) code: Vec<Place>,
}

/// A path that counts where its condition holds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Place {
    pub(crate) path: String,
    #[serde(default)]
    pub(crate) when: Option<Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Streams {
    pub(crate) success: Stream,
    pub(crate) failure: Stream,
    pub(crate) fallback: bool,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stream {
    Stdout,
    Stderr,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    pub(crate) id: String,
    #[serde(default)]
    pub(crate) schema: Option<String>,
    #[serde(default)]
    pub(crate) when: Option<Value>,
    pub(crate) says: Says,
}

impl Shape {
    pub(crate) fn file(&self) -> String {
        self.schema.clone().unwrap_or_else(|| format!("{}.schema.json", self.id))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Says {
    Success,
    Failure,
    NotFound,
    Timeout,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Revision {
    pub(crate) id: u8,
    pub(crate) address: OneOrMany,
    pub(crate) folder: String,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

impl OneOrMany {
    pub(crate) fn list(&self) -> Vec<String> {
        match self {
            OneOrMany::One(one) => vec![one.clone()],
            OneOrMany::Many(many) => many.clone(),
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Evidence {
    pub(crate) when: Value,
    pub(crate) revisions: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExitCode {
    pub(crate) exit: i64,
    pub(crate) name: String,
    pub(crate) class: Option<String>,
    pub(crate) retryable: Option<bool>,
    #[serde(default)]
    pub(crate) revisions: Option<Vec<u8>>,
    pub(crate) description: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ErrorCode {
    pub(crate) code: String,
    pub(crate) class: String,
    #[serde(default)]
    pub(crate) exit: Option<i64>,
    #[serde(default)]
    pub(crate) description: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rule {
    pub(crate) code: String,
    pub(crate) at: String,
    #[serde(default)]
    pub(crate) when: Option<Value>,
    #[serde(default)]
    pub(crate) require: Option<Value>,
    #[serde(default)]
    pub(crate) severity: Option<Severity>,
    #[serde(default)]
    pub(crate) shapes: Vec<String>,
    #[serde(default)]
    pub(crate) revisions: Option<Vec<u8>>,
    pub(crate) source: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Severity {
    Info,
    Warning,
    Error,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Messages {
    pub(crate) issues: IndexMap<String, Message>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Message {
    pub(crate) severity: Severity,
    pub(crate) title: String,
    pub(crate) message: String,
    pub(crate) help: String,
    pub(crate) explain: String,
}
