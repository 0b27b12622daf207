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
    #[serde(default)]
    pub(crate) programs: Vec<String>,
    #[serde(default)]
    pub(crate) json_flag: Option<String>,
    pub(crate) detect: Value,
    #[serde(default)]
    pub(crate) unsupported: Option<Value>,
    #[serde(default)]
    pub(crate) version_at: Option<String>,
    pub(crate) streams: Streams,
    #[serde(default)]
    pub(crate) exit_code_at: Option<String>,
    pub(crate) error_at: ErrorAt,
    #[serde(default)]
    pub(crate) delay_at: Vec<DelayAt>,
    #[serde(default)]
    pub(crate) cancel_observed_at: Vec<String>,
    #[serde(default)]
    pub(crate) redirect_at: Option<RedirectAt>,
    #[serde(default)]
    pub(crate) incomplete: Option<Value>,
    #[serde(default)]
    pub(crate) cursor_at: Option<String>,
    #[serde(default)]
    pub(crate) not_modified: Option<Value>,
    #[serde(default)]
    pub(crate) malformed: Vec<Malformed>,
    #[serde(default)]
    pub(crate) warnings_at: Option<String>,
    #[serde(default)]
    pub(crate) session_timeouts: bool,
    #[serde(default)]
    pub(crate) zero_exit_failure: ZeroExitFailure,
    pub(crate) backoff: Backoff,
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
    #[serde(default)]
    pub(crate) message: Vec<Place>,
    #[serde(default)]
    pub(crate) hint: Vec<Place>,
    #[serde(default)]
    pub(crate) operation: Vec<Place>,
    #[serde(default)]
    pub(crate) target: Vec<Place>,
    #[serde(default)]
    pub(crate) retryable: Vec<Place>,
}

impl ErrorAt {
    /// Every list of places with its name.
    pub(crate) fn lists(&self) -> [(&'static str, &[Place]); 6] {
        [
            ("code", &self.code),
            ("message", &self.message),
            ("hint", &self.hint),
            ("operation", &self.operation),
            ("target", &self.target),
            ("retryable", &self.retryable),
        ]
    }
}

/// Where a delay stands, and how many milliseconds its unit has.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DelayAt {
    pub(crate) path: String,
    pub(crate) unit_ms: u32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RedirectAt {
    pub(crate) command: String,
    pub(crate) permanent: String,
    pub(crate) reason: String,
}

/// A body that cannot say whether the command succeeded.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Malformed {
    pub(crate) when: Value,
    pub(crate) code: String,
}

/// What a failing body at exit code 0 is.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ZeroExitFailure {
    #[default]
    Failure,
    Success,
}

/// The delay where the envelope states none.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Backoff {
    pub(crate) first_ms: u64,
    pub(crate) growth_percent: u64,
    pub(crate) most_ms: u64,
    /// Names of exit codes at which it grows; all, where there are none.
    #[serde(default)]
    pub(crate) exits: Vec<String>,
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
    /// Another call may be made where the envelope does not say.
    #[serde(default)]
    pub(crate) retry: bool,
    /// Nothing was changed; a corrected call may be made at once.
    #[serde(default)]
    pub(crate) correct_and_call: bool,
    #[serde(default)]
    pub(crate) revisions: Option<Vec<u8>>,
    pub(crate) description: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ErrorCode {
    pub(crate) code: String,
    pub(crate) class: String,
    /// Another call may be made where the envelope does not say.
    #[serde(default)]
    pub(crate) retry: bool,
    /// Refreshed credentials mend it.
    #[serde(default)]
    pub(crate) refreshable: bool,
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
    /// Whether the body contradicts the exit code; the issue's code decides where this is left out.
    #[serde(default)]
    pub(crate) contradiction: Option<bool>,
    pub(crate) source: String,
}

/// Issue codes that mean the body and the exit code contradict each other.
const CONTRADICTIONS: &[&str] = &[
    "ok_conflicts_with_exit_code",
    "ok_conflicts_with_error",
    "error_conflicts_with_exit_code",
    "exit_code_mismatch",
    "code_conflicts_with_exit_code",
    "timeout_conflicts_with_exit_code",
    "found_conflicts_with_exit_code",
];

impl Rule {
    pub(crate) fn is_contradiction(&self) -> bool {
        self.contradiction.unwrap_or(CONTRADICTIONS.contains(&self.code.as_str()))
    }
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

/// `decisions.json`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decisions {
    pub(crate) classes: IndexMap<String, String>,
    pub(crate) actions: IndexMap<String, String>,
    pub(crate) rules: Vec<DecisionRule>,
    pub(crate) limits: Vec<Limit>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionRule {
    pub(crate) id: String,
    pub(crate) when: Value,
    pub(crate) action: String,
    #[serde(default)]
    pub(crate) retryable: bool,
    #[serde(default)]
    pub(crate) delay: Option<DelayRule>,
    #[serde(default)]
    pub(crate) max_attempts: Option<u32>,
    #[serde(default)]
    pub(crate) session: SessionRule,
    pub(crate) reason: String,
    pub(crate) source: String,
}

/// A rule that overrides another one's retry.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Limit {
    pub(crate) id: String,
    pub(crate) reason: String,
    pub(crate) source: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DelayRule {
    /// At once.
    None,
    /// What the envelope states, else the dialect's own.
    Wire,
    /// The dialect's own.
    Backoff,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SessionRule {
    #[default]
    Unaffected,
    Reusable,
    Suspect,
}
