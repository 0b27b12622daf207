//! The rules a schema cannot say: fields against each other, and the envelope against the exit code.

use std::borrow::Cow;

use crate::condition::Facts;
use crate::decide::text_at;
use crate::generated::tables::KEYS;
use crate::json::{Kind, Range, Text, excerpt};
use crate::problems::{Problem, Problems, Step};
use crate::program::{Path, Says, Shape};
use crate::report::IssueCode;

/// Reports every rule of the shape that the envelope breaks.
pub(crate) fn check(facts: &Facts<'_>, shape: &Shape, edition: usize, problems: &mut Problems) {
    let Some(rules) = shape.rules.get(edition) else { return };
    for rule in rules.errors {
        if (rule.broken)(facts) {
            problems.report(rule.severity, || problem(facts, rule.code, rule.at));
        }
    }
    if problems.is_listing() {
        for rule in rules.others.iter().filter(|rule| (rule.broken)(facts)) {
            problems.push(problem(facts, rule.code, rule.at).severity(rule.severity));
        }
        check_exit_table(facts, problems);
        check_code_table(facts, shape, problems);
    }
}

/// Do the body and the exit code contradict each other?
pub(crate) fn contradicts(facts: &Facts<'_>, shape: &Shape, edition: usize) -> bool {
    shape.rules.get(edition).is_some_and(|rules| rules.contradictions.iter().any(|rule| (rule.broken)(facts)))
}

fn check_exit_table(facts: &Facts<'_>, problems: &mut Problems) {
    if facts.exit.is_some() && facts.listed_exit.is_none() {
        problems.push(problem(facts, IssueCode::UnexpectedExitCode, None));
    }
}

/// A success has no error to name.
fn check_code_table(facts: &Facts<'_>, shape: &Shape, problems: &mut Problems) {
    let dialect = facts.dialect;
    if dialect.open_codes || shape.says == Says::Success {
        return;
    }
    let named = dialect.error_at.code.iter().find_map(|place| Some((place.path, text_at(facts, place)?)));
    if let Some((path, code)) = named
        && facts.listed_code(&code).is_none()
    {
        problems.push(problem(facts, IssueCode::UnknownErrorCode, Some(path)));
    }
}

/// Points at the value the rule is about, or at the envelope's opening brace.
pub(crate) fn problem(facts: &Facts<'_>, code: IssueCode, path: Option<Path>) -> Problem {
    let found = path.and_then(|path| facts.entry(path));
    let opening = Range::new(facts.range.start, facts.range.start + 1);
    let excerpt: Cow<'static, str> = match found {
        None => "nothing".into(),
        Some(found) => match found.kind {
            Kind::String => excerpt(&Text::quoted(found.value().of(facts.bytes)).decode()).into(),
            Kind::Array | Kind::Object => found.kind.phrase().into(),
            _ => excerpt(&String::from_utf8_lossy(found.value().of(facts.bytes))).into(),
        },
    };
    Problem::new(code, found.map_or(opening, |found| found.value())).path(&steps(path)).found(excerpt)
}

fn steps(path: Option<Path>) -> Vec<Step> {
    let name = |key: u16| KEYS.get(usize::from(key)).map(|key| Step::Name(key.name));
    let keys = |path: Path| [Some(path.key), path.child, path.grandchild].into_iter().flatten().filter_map(name).collect();
    path.map(keys).unwrap_or_default()
}
