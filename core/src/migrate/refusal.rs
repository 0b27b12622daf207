//! Why an envelope is not migrated.

use std::fmt;

use crate::report::{Found, Issue, IssueCode, PathStep, Report, Severity};

/// Why there is no new envelope, and what would make one possible.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Refusal {
    /// What stands in the way.
    pub kind: RefusalKind,
    /// The facts that are missing, where that is all.
    pub missing: Vec<Fact>,
    /// The same in a sentence.
    pub message: String,
    /// What is wrong with the envelope, or with what would have become of it.
    pub issues: Vec<Issue>,
    /// The migrations there are, where the one asked for is not among them.
    pub routes: Vec<Route>,
}

/// What stands in the way of a migration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum RefusalKind {
    /// There is no dialect or revision of this name.
    UnknownTarget,
    /// Nothing leads from the envelope's dialect to this one.
    NoRoute,
    /// The capture holds no envelope that could be read.
    NothingFound,
    /// The envelope is not valid. See [`crate::migrate::Context::force`].
    Invalid,
    /// What the caller says cannot be true: a timestamp that is none.
    InvalidContext,
    /// Something is missing that the envelope does not say.
    MissingFacts,
    /// The new dialect cannot say what this envelope says.
    Unrepresentable,
}

impl RefusalKind {
    /// As JSON spells it.
    pub const fn as_str(self) -> &'static str {
        match self {
            RefusalKind::UnknownTarget => "unknown_target",
            RefusalKind::NoRoute => "no_route",
            RefusalKind::NothingFound => "nothing_found",
            RefusalKind::Invalid => "invalid",
            RefusalKind::InvalidContext => "invalid_context",
            RefusalKind::MissingFacts => "missing_facts",
            RefusalKind::Unrepresentable => "unrepresentable",
        }
    }
}

/// Something a migration has to know. In JSON it is the text of [`Fact::as_str`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// Which command was run: [`crate::migrate::Context::command`].
    Command,
    /// How the process ended: [`crate::migrate::Context::exit_code`], or the capture's.
    ExitCode,
    /// When it ended: [`crate::migrate::Context::timestamp`].
    Timestamp,
    /// Which revision of its dialect the envelope is of: [`crate::Options::dialect`].
    Revision,
    /// A member that the new dialect requires, such as `sessions[0].last_modified`.
    Member(String),
}

impl Fact {
    /// `command`, `exit_code`, `timestamp`, `revision`, or the member's path.
    pub fn as_str(&self) -> &str {
        match self {
            Fact::Command => "command",
            Fact::ExitCode => "exit_code",
            Fact::Timestamp => "timestamp",
            Fact::Revision => "revision",
            Fact::Member(path) => path,
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fact {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// A migration there is, by the addresses of its ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Route {
    /// The dialect or revision of the old envelope.
    pub from: &'static str,
    /// The dialect or revision of the new one.
    pub to: &'static str,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}

impl Refusal {
    fn new(kind: RefusalKind, message: String) -> Refusal {
        Refusal { kind, missing: Vec::new(), message, issues: Vec::new(), routes: Vec::new() }
    }

    pub(super) fn unknown_target(to: &str, routes: &[Route]) -> Refusal {
        let to = crate::json::excerpt(to);
        let message = format!("There is no dialect {to}. {}", listed(routes));
        Refusal { routes: routes.to_vec(), ..Refusal::new(RefusalKind::UnknownTarget, message) }
    }

    pub(super) fn no_route(from: &str, to: &str, routes: &[Route]) -> Refusal {
        let ways: Vec<&str> = routes.iter().filter(|route| route.from == from).map(|route| route.to).collect();
        let ways = if ways.is_empty() { "nothing else".to_owned() } else { ways.join(" or ") };
        let message = format!("Nothing leads from {from} to {to}; {from} can become {ways}.");
        Refusal { routes: routes.to_vec(), ..Refusal::new(RefusalKind::NoRoute, message) }
    }

    pub(super) fn nothing_found(report: Report) -> Refusal {
        let message = match report.found {
            Found::None => "The capture holds no envelope.",
            Found::Truncated => "The envelope is cut off; it has to be whole.",
            Found::TooLarge => "The capture is longer than the limit; raise it to read this one.",
            Found::Malformed => "What stands in the capture cannot be read as JSON.",
            Found::Envelope | Found::Ambiguous => "The envelope is of a version that cannot be read.",
        };
        Refusal { issues: report.issues, ..Refusal::new(RefusalKind::NothingFound, message.to_owned()) }
    }

    pub(super) fn invalid(report: Report) -> Refusal {
        let first = report.issues.iter().find(|issue| issue.severity == Severity::Error);
        let first = first.map_or_else(String::new, |issue| format!(": {}", issue.message));
        let message = format!("The envelope is not valid{first}. Mend it, or force the migration and look at what it gives.");
        Refusal { issues: report.issues, ..Refusal::new(RefusalKind::Invalid, message) }
    }

    pub(super) fn invalid_context(message: &str) -> Refusal {
        Refusal::new(RefusalKind::InvalidContext, message.to_owned())
    }

    pub(super) fn missing(facts: Vec<Fact>) -> Refusal {
        let sentence = |fact: &Fact| match fact {
            Fact::Command => "The envelope does not say which command was run; give the command.".to_owned(),
            Fact::ExitCode => "The envelope does not say how the process ended; give the exit code.".to_owned(),
            Fact::Timestamp => "The envelope does not say when the command ended; give the timestamp.".to_owned(),
            Fact::Revision => {
                "The exit code means different things in the revisions this envelope may be of; say which one it is \
                by naming its dialect, such as cli-agent-spec/v1.3."
                    .to_owned()
            }
            Fact::Member(path) => format!("The new dialect requires `{path}`, and nothing in the envelope tells it."),
        };
        let message = facts.iter().map(sentence).collect::<Vec<_>>().join(" ");
        Refusal { missing: facts, ..Refusal::new(RefusalKind::MissingFacts, message) }
    }

    /// The rewritten envelope is not valid in the new dialect.
    pub(super) fn unfit(report: Report) -> Refusal {
        let errors = || report.issues.iter().filter(|issue| issue.severity == Severity::Error);
        if report.found == Found::Envelope && errors().count() > 0 && errors().all(|issue| issue.code == IssueCode::MissingField)
        {
            return Refusal::missing(errors().map(|issue| Fact::Member(member(&issue.path))).collect());
        }
        let first = errors().next().map_or_else(String::new, |issue| format!(": {}", issue.message));
        let message = format!("The new dialect cannot hold this envelope{first}.");
        Refusal { issues: report.issues, ..Refusal::new(RefusalKind::Unrepresentable, message) }
    }

    /// The rewritten envelope would be read as something else.
    pub(super) fn misread(was: (&str, &str), is: (&str, &str)) -> Refusal {
        let message = format!(
            "The new dialect cannot say what this capture says: it is a {} with the action {}, and would become a {} with the action {}.",
            was.0, was.1, is.0, is.1
        );
        Refusal::new(RefusalKind::Unrepresentable, message)
    }

    pub(super) fn unspeakable(outcome: &str) -> Refusal {
        let message = format!("The outcome of this capture is {outcome}, and the new dialect has no envelope for that.");
        Refusal::new(RefusalKind::Unrepresentable, message)
    }
}

fn listed(routes: &[Route]) -> String {
    let routes: Vec<String> = routes.iter().map(|route| format!("{} to {}", route.from, route.to)).collect();
    format!("These migrations exist: {}.", routes.join(", "))
}

/// `sessions[0].last_modified`
fn member(path: &[PathStep]) -> String {
    let mut out = String::new();
    for step in path {
        match step {
            PathStep::Key(key) if out.is_empty() => out.push_str(key),
            PathStep::Key(key) => out.extend([".", key]),
            PathStep::Index(index) => out.push_str(&format!("[{index}]")),
        }
    }
    out
}
