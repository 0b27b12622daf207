//! The core's error classes, actions and decision rules.

use std::fmt::Write;

use serde_json::Value;

use crate::fault::Fault;
use crate::load::Project;
use crate::model::{Decisions, DelayRule, SessionRule};
use crate::{Output, header, pascal};

/// What a rule may ask about the situation, beside outcome and class.
const FLAGS: &[&str] = &[
    "ambiguous",
    "argument_error",
    "cancel_observed",
    "contradiction",
    "credentials_refreshed",
    "expired_token",
    "has_cursor",
    "has_redirect",
    "incomplete",
    "killed",
    "malformed",
    "retry_timeouts",
    "session_timeout",
    "subprocess_timeout",
    "table_retryable",
    "unlisted_exit",
    "unproven_exit",
    "unreadable_delay",
    "unsupported",
    "wire_retryable",
    "wire_silent",
];

const OUTCOMES: &[&str] = &["success", "failure", "not_found", "timeout", "partial", "redirected", "not_modified", "unknown"];

pub(crate) fn write(project: &Project) -> Result<Output, Fault> {
    let decisions = &project.decisions;
    let mut text = header("//");
    text.push_str("//! Error classes, actions and the rules that decide.\n\n");
    text.push_str("use crate::decide::{Delay, Rule, Situation};\nuse crate::report::{Outcome, Session};\n\n");
    let classes = decisions.classes.iter().map(|(id, text)| (id.as_str(), text.as_str()));
    text.push_str(&enumeration(
        "ErrorClass",
        "What sort of error it is, the same words for every dialect.",
        "snake_case",
        classes,
    ));
    let actions = decisions.actions.iter().map(|(id, text)| (id.as_str(), text.as_str()));
    text.push_str(&enumeration("Action", "The step to take.", "snake_case", actions));
    text.push_str("impl Action {\n    /// What it asks for, in a sentence.\n    pub const fn meaning(self) -> &'static str {\n        match self {\n");
    for (id, meaning) in &decisions.actions {
        let _ = writeln!(text, "            Action::{} => {meaning:?},", pascal(id));
    }
    text.push_str("        }\n    }\n}\n\n");
    let rules = decisions.rules.iter().map(|rule| (rule.id.as_str(), rule.reason.as_str()));
    let limits = decisions.limits.iter().map(|limit| (limit.id.as_str(), limit.reason.as_str()));
    text.push_str(&enumeration("RuleId", "The rule that decided. Ids are public contract.", "kebab-case", rules.chain(limits)));
    let _ = writeln!(
        text,
        "impl RuleId {{\n    /// Why the rule decides as it does.\n    pub const fn reason(self) -> &'static str {{\n        match self {{"
    );
    for (id, reason, _) in all(decisions) {
        let _ = writeln!(text, "            RuleId::{} => {reason:?},", pascal(id));
    }
    text.push_str("        }\n    }\n\n    /// The document that asks for the rule.\n    pub const fn source(self) -> &'static str {\n        match self {\n");
    for (id, _, source) in all(decisions) {
        let _ = writeln!(text, "            RuleId::{} => {source:?},", pascal(id));
    }
    text.push_str("        }\n    }\n}\n\n");
    let (mut rows, mut conditions) = (Vec::new(), Vec::new());
    for (position, rule) in decisions.rules.iter().enumerate() {
        let when = condition(&rule.when, &format!("/rules/{position}/when"), decisions)?;
        let delay = match rule.delay {
            None => "Delay::Never",
            Some(DelayRule::None) => "Delay::None",
            Some(DelayRule::Wire) => "Delay::Wire",
            Some(DelayRule::Backoff) => "Delay::Backoff",
        };
        let session = match rule.session {
            SessionRule::Unaffected => "Unaffected",
            SessionRule::Reusable => "Reusable",
            SessionRule::Suspect => "Suspect",
        };
        let most = rule.max_attempts.unwrap_or(if rule.retryable { 3 } else { 1 });
        conditions.push(when);
        rows.push(format!(
            "Rule {{\n    id: RuleId::{},\n    action: Action::{},\n    delay: {delay},\n    max_attempts: {most},\n    session: Session::{session},\n}}",
            pascal(&rule.id),
            pascal(&rule.action)
        ));
    }
    let _ = write!(
        text,
        "/// In the order they are tried.\npub(crate) static RULES: [Rule; {}] = [{}];\n\n",
        rows.len(),
        rows.join(", ")
    );
    text.push_str(
        "/// The first rule whose condition holds decides.\npub(crate) fn deciding_rule(s: &Situation) -> &'static Rule {\n",
    );
    // The last one's condition is that no other holds.
    let last = conditions.len().saturating_sub(1);
    for (position, when) in conditions.iter().take(last).enumerate() {
        let _ = writeln!(text, "    if {when} {{\n        return &RULES[{position}];\n    }}");
    }
    let _ = writeln!(text, "    &RULES[{last}]\n}}");
    Ok(Output { path: "core/src/generated/decisions.rs".to_owned(), text })
}

fn all(decisions: &Decisions) -> impl Iterator<Item = (&str, &str, &str)> {
    let rules = decisions.rules.iter().map(|rule| (rule.id.as_str(), rule.reason.as_str(), rule.source.as_str()));
    rules.chain(decisions.limits.iter().map(|limit| (limit.id.as_str(), limit.reason.as_str(), limit.source.as_str())))
}

fn enumeration<'a>(name: &str, about: &str, case: &str, members: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let members: Vec<(&str, &str)> = members.collect();
    let mut out = format!(
        "/// {about}\n#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         #[cfg_attr(feature = \"serde\", derive(serde::Serialize, serde::Deserialize), serde(rename_all = \"{case}\"))]\n\
         #[cfg_attr(feature = \"schemars\", derive(schemars::JsonSchema))]\n#[non_exhaustive]\npub enum {name} {{\n"
    );
    for (id, text) in &members {
        let _ = writeln!(out, "    /// {text}\n    {},", pascal(id));
    }
    let _ = writeln!(
        out,
        "}}\n\nimpl {name} {{\n    /// Every one, in the order of the documentation.\n    pub const ALL: &'static [{name}] = &["
    );
    for (id, _) in &members {
        let _ = writeln!(out, "        {name}::{},", pascal(id));
    }
    out.push_str(
        "    ];\n\n    /// As reports spell it.\n    pub const fn as_str(self) -> &'static str {\n        match self {\n",
    );
    for (id, _) in &members {
        let _ = writeln!(out, "            {name}::{} => {id:?},", pascal(id));
    }
    out.push_str("        }\n    }\n}\n\n");
    out
}

/// A condition over `s`, the situation.
fn condition(value: &Value, pointer: &str, decisions: &Decisions) -> Result<String, Fault> {
    let fault = |message: String| Fault::new("schema/decisions.json", pointer, message);
    let object = value.as_object().filter(|object| object.len() == 1);
    let Some((test, value)) = object.and_then(|object| object.iter().next()) else {
        return Err(fault("a condition must hold exactly one test".to_owned()));
    };
    let here = format!("{pointer}/{test}");
    let names = |value: &Value| -> Vec<String> {
        match value {
            Value::Array(list) => list.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect(),
            other => other.as_str().map(str::to_owned).into_iter().collect(),
        }
    };
    let known = |list: Vec<String>, known: &dyn Fn(&str) -> bool, what: &str, path: &str| -> Result<String, Fault> {
        let mut parts = Vec::new();
        for name in &list {
            if !known(name) {
                return Err(Fault::new("schema/decisions.json", &here, format!("there is no {what} `{name}`")));
            }
            parts.push(format!("{path}::{}", pascal(name)));
        }
        Ok(format!("matches!(s.{what}, {})", parts.join(" | ")))
    };
    match test.as_str() {
        "all" | "any" => {
            let list = value.as_array().ok_or_else(|| fault(format!("`{test}` must be a list")))?;
            let parts: Result<Vec<String>, Fault> = list
                .iter()
                .enumerate()
                .map(|(position, item)| condition(item, &format!("{here}/{position}"), decisions))
                .collect();
            let parts = parts?;
            Ok(match (test.as_str(), parts.len()) {
                ("all", 0) => "true".to_owned(),
                ("any", 0) => "false".to_owned(),
                ("all", _) => parts.join(" && "),
                _ => format!("({})", parts.join(" || ")),
            })
        }
        "not" => Ok(format!("!{}", condition(value, &here, decisions)?)),
        "outcome" => known(names(value), &|name| OUTCOMES.contains(&name), "outcome", "Outcome"),
        "class" => known(names(value), &|name| decisions.classes.contains_key(name), "class", "ErrorClass"),
        "flag" => match value.as_str().filter(|name| FLAGS.contains(name)) {
            Some(name) => Ok(format!("s.{name}")),
            None => Err(Fault::new("schema/decisions.json", &here, format!("there is no flag {value}"))),
        },
        other => Err(fault(format!("there is no test `{other}`"))),
    }
}
