//! What the documentation says about a code, for `cli-envelope explain` and for people who build on the library.

use crate::report::{IssueCode, Severity};

/// Everything there is to say about an issue code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The code as reports spell it.
    pub code: &'static str,
    /// The severity, where no dialect says otherwise.
    pub severity: Severity,
    /// A few words.
    pub title: &'static str,
    /// Paragraphs: what it means, why it matters, what to do.
    pub text: &'static str,
}

/// Explains a code, or says nothing for one that does not exist.
///
/// ```
/// let explanation = cli_envelope::explain("duplicate_key").expect("a known code");
/// assert!(!explanation.text.is_empty());
/// assert!(cli_envelope::explain("no_such_code").is_none());
/// ```
pub fn explain(code: &str) -> Option<Explanation> {
    let code = IssueCode::ALL.iter().find(|known| known.as_str() == code)?;
    let message = code.message();
    Some(Explanation { code: code.as_str(), severity: code.severity(), title: message.title, text: message.explain })
}
