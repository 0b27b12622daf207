//! What the documentation says about a code, for `cli-envelope explain` and for people who build on the library.

use crate::decide::Delay;
use crate::generated::decisions::RULES;
use crate::report::{Action, IssueCode, RuleId, Severity};

/// Everything there is to say about an issue code or a decision rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The code or id as reports spell it.
    pub code: &'static str,
    /// An issue's severity, where no dialect says otherwise; nothing for a rule.
    pub severity: Option<Severity>,
    /// A few words.
    pub title: &'static str,
    /// Paragraphs: what it means, why it matters, what to do.
    pub text: String,
}

/// Explains an issue code or the id of a decision rule, or says nothing for one that does not exist.
///
/// ```
/// let explanation = cli_envelope::explain("duplicate_key").expect("a known code");
/// assert!(!explanation.text.is_empty());
/// assert!(cli_envelope::explain("wire-retryable").is_some());
/// assert!(cli_envelope::explain("no_such_code").is_none());
/// ```
pub fn explain(code: &str) -> Option<Explanation> {
    let issue = IssueCode::ALL.iter().find(|known| known.as_str() == code).map(|code| {
        let message = code.message();
        Explanation {
            code: code.as_str(),
            severity: Some(code.severity()),
            title: message.title,
            text: message.explain.to_owned(),
        }
    });
    issue.or_else(|| RuleId::ALL.iter().find(|known| known.as_str() == code).map(|rule| explain_rule(*rule)))
}

fn explain_rule(rule: RuleId) -> Explanation {
    let row = RULES.iter().find(|row| row.id == rule);
    let action = row.map_or(Action::Escalate, |row| row.action);
    let again = match row {
        Some(row) if row.delay != Delay::Never => format!("The work may be called again, {} calls in all.", row.max_attempts),
        _ => "The work is not to be called again as it is.".to_owned(),
    };
    let meaning = action.meaning();
    let text = format!(
        "{}\n\nAction: {} ({}). {again}\n\nFrom: {}",
        rule.reason(),
        action.as_str(),
        meaning.trim_end_matches('.'),
        rule.source()
    );
    Explanation { code: rule.as_str(), severity: None, title: rule.reason(), text }
}
