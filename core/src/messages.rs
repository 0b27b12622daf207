//! From problems to issues: the sentences of `schema/messages.json` filled in, and byte offsets turned into places.

use std::borrow::Cow;

use crate::json::{Positions, Range, Text, excerpt};
use crate::problems::{Problem, Problems, Step};
use crate::report::{Issue, IssueSpan, PathStep, Span};

/// A report's issues may take up this much; the rest is counted.
const LARGEST_LIST: usize = 64 * 1024;
/// Text from the input is cut at this length.
const LONGEST_TEXT: usize = 4 * 1024;

/// Everything there is to say about an issue code.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) title: &'static str,
    pub(crate) message: &'static str,
    pub(crate) help: &'static str,
    pub(crate) explain: &'static str,
}

/// Words the problems, in the order of the text. Gives back how many are left out, too.
pub(crate) fn issues(bytes: &[u8], problems: Problems, exit: Option<i64>, envelopes: usize) -> (Vec<Issue>, usize) {
    let (problems, mut omitted) = problems.into_list();
    let mut positions = Positions::new(bytes);
    let mut room = LARGEST_LIST;
    let mut issues = Vec::new();
    for problem in &problems {
        let issue = issue(bytes, &mut positions, problem, exit, envelopes);
        let size = issue.message.len() + issue.help.len() + issue.path.iter().map(step_size).sum::<usize>() + 200;
        match room.checked_sub(size) {
            Some(left) => {
                room = left;
                issues.push(issue);
            }
            None => omitted += 1,
        }
    }
    (issues, omitted)
}

fn step_size(step: &PathStep) -> usize {
    match step {
        PathStep::Key(key) => key.len() + 3,
        PathStep::Index(_) => 8,
    }
}

fn issue(bytes: &[u8], positions: &mut Positions<'_>, problem: &Problem, exit: Option<i64>, envelopes: usize) -> Issue {
    let text = problem.code.message();
    let fill = |template: &str| fill(template, bytes, problem, exit, envelopes);
    Issue {
        code: problem.code,
        severity: problem.severity,
        message: fill(text.message),
        path: problem.path.iter().map(|step| path_step(bytes, *step)).collect(),
        span: problem.at.map(|at| issue_span(positions, at)),
        help: fill(text.help),
    }
}

fn fill(template: &str, bytes: &[u8], problem: &Problem, exit: Option<i64>, envelopes: usize) -> String {
    let mut out = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        match name {
            "field" => out.push_str(&field(bytes, problem.path.last().copied())),
            "expected" => out.push_str(&problem.expected),
            "found" => out.push_str(&problem.found),
            "exit" => out.push_str(&exit.map_or_else(|| "unknown".to_owned(), |exit| exit.to_string())),
            "count" => out.push_str(&envelopes.to_string()),
            _ => {}
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

fn field(bytes: &[u8], step: Option<Step>) -> String {
    match step {
        None => "the envelope".to_owned(),
        Some(Step::Name(name)) => format!("`{name}`"),
        Some(Step::Index(index)) => format!("item {index}"),
        Some(Step::Key(key)) => excerpt(&Text::quoted(key.of(bytes)).decode()),
    }
}

fn path_step(bytes: &[u8], step: Step) -> PathStep {
    match step {
        Step::Name(name) => PathStep::Key(name.to_owned()),
        Step::Index(index) => PathStep::Index(index),
        Step::Key(key) => PathStep::Key(cut(Text::quoted(key.of(bytes)).decode()).into_owned()),
    }
}

/// Text from the input, cut at the longest a report repeats.
pub(crate) fn cut(text: Cow<'_, str>) -> Cow<'_, str> {
    let mut end = text.len().min(LONGEST_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    match text {
        Cow::Borrowed(text) => text.get(..end).unwrap_or_default().into(),
        Cow::Owned(mut text) => {
            text.truncate(end);
            text.into()
        }
    }
}

fn issue_span(positions: &mut Positions<'_>, at: Range) -> IssueSpan {
    let start = positions.at(at.start);
    let end = positions.at(at.end);
    IssueSpan {
        start: at.start,
        end: at.end,
        start_utf16: start.utf16,
        end_utf16: end.utf16,
        line: start.line,
        column: start.column,
    }
}

/// A range of a stream in bytes and UTF-16 units.
pub(crate) fn span(bytes: &[u8], range: Range) -> Span {
    let mut positions = Positions::new(bytes);
    let start = positions.at(range.start);
    let end = positions.at(range.end);
    Span { start: range.start, end: range.end, start_utf16: start.utf16, end_utf16: end.utf16 }
}
