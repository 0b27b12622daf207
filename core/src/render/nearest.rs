//! The name that was probably meant.

use super::escape;

/// `there is no dialect `claw/v3`; did you mean `claw/v2`?`, or where nothing is near, `otherwise` in place of the question.
pub fn unknown(noun: &str, given: &str, known: &[&str], otherwise: &str) -> String {
    let given_shown = escape(given);
    let near = known
        .iter()
        .map(|name| (strsim::normalized_damerau_levenshtein(given, name), name))
        .filter(|(likeness, _)| *likeness > 0.5)
        .max_by(|(a, first), (b, second)| a.total_cmp(b).then(first.cmp(second)));
    match near {
        Some((_, name)) => format!("there is no {noun} `{given_shown}`; did you mean `{name}`?"),
        None => format!("there is no {noun} `{given_shown}`; {otherwise}"),
    }
}
