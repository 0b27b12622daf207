//! From problems to issues: the sentences of `schema/messages.json` filled in, and byte offsets turned into places.

use std::borrow::Cow;

use crate::generated::tables::KEYS;
use crate::inspect::Findings;
use crate::json::{Positions, Range, Text, excerpt};
use crate::problems::{Problem, Step};
use crate::report::{Issue, IssueSpan, PathStep, Span};

/// A report's issues may take up this much; the rest is counted.
const LARGEST_LIST: usize = 64 * 1024;
/// Text from the input is cut at this length.
const LONGEST_TEXT: usize = 4 * 1024;

/// Everything there is to say about an issue code.
#[derive(Debug)]
pub(crate) struct Message {
    #[cfg(feature = "explain")]
    pub(crate) title: &'static str,
    pub(crate) message: &'static [Piece],
    pub(crate) help: &'static [Piece],
    #[cfg(feature = "explain")]
    pub(crate) explain: &'static str,
}

/// A part of a sentence: words, or what is to be filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Piece {
    Words(&'static str),
    /// What the issue is about.
    Field,
    Expected,
    Found,
    /// The exit code.
    Exit,
    /// The number of envelopes.
    Count,
}

/// Words the problems, in the order of the text. Gives back how many are left out, too.
pub(crate) fn issues(findings: &Findings<'_>) -> (Vec<Issue>, usize) {
    let mut positions = Positions::new(findings.bytes);
    let mut issues = Vec::new();
    let omitted = each(findings, |wording| issues.push(wording.issue(&mut positions)));
    (issues, omitted)
}

/// Goes through the issues that a report has room for, in the order of the text. Gives back how many are left out.
pub(crate) fn each<'f>(findings: &'f Findings<'_>, mut take: impl FnMut(Wording<'f>)) -> usize {
    let mut omitted = findings.listing.omitted;
    let mut room = LARGEST_LIST;
    for problem in findings.listing.iter() {
        let wording = Wording { findings, problem, field: Field::of(findings.bytes, problem) };
        match room.checked_sub(wording.size()) {
            Some(left) => {
                room = left;
                take(wording);
            }
            None => omitted += 1,
        }
    }
    omitted
}

/// An issue about to be put into words.
pub(crate) struct Wording<'f> {
    findings: &'f Findings<'f>,
    pub(crate) problem: &'f Problem,
    pub(crate) field: Field,
}

/// What an issue is about.
pub(crate) enum Field {
    Envelope,
    /// A key that the schemas name.
    Name(&'static str),
    Item(usize),
    /// A key of the text, safe to print.
    Key(String),
}

impl Field {
    fn of(bytes: &[u8], problem: &Problem) -> Field {
        match problem.path.as_slice().last() {
            None => Field::Envelope,
            Some(Step::Name(name)) => Field::Name(name),
            Some(Step::Index(index)) => Field::Item(*index),
            Some(Step::Key(key)) => {
                let key = Text::quoted(key.of(bytes));
                key_name(key.raw()).map_or_else(|| Field::Key(excerpt(&key.decode())), Field::Name)
            }
        }
    }
}

/// The same key as the schemas name it. Such a key is no secret, and there is nothing in it to escape.
fn key_name(key: &[u8]) -> Option<&'static str> {
    let number = KEYS.binary_search_by(|known| known.name.as_bytes().cmp(key)).ok()?;
    KEYS.get(number).map(|known| known.name)
}

impl Wording<'_> {
    fn issue(&self, positions: &mut Positions<'_>) -> Issue {
        let problem = self.problem;
        let text = problem.code.message();
        Issue {
            code: problem.code,
            severity: problem.severity,
            message: self.sentence(text.message),
            path: problem.path.as_slice().iter().map(|step| path_step(self.findings.bytes, *step)).collect(),
            span: problem.at.map(|at| issue_span(positions, at)),
            help: self.sentence(text.help),
        }
    }

    fn sentence(&self, pieces: &[Piece]) -> String {
        let mut out = String::with_capacity(self.length(pieces));
        for piece in pieces {
            match (piece, &self.field) {
                (Piece::Words(words), _) => out.push_str(words),
                (Piece::Field, Field::Name(name)) => {
                    out.push('`');
                    out.push_str(name);
                    out.push('`');
                }
                (piece, _) => out.push_str(&self.filling(*piece)),
            }
        }
        out
    }

    /// What a hole is filled with.
    fn filling(&self, piece: Piece) -> Cow<'_, str> {
        match piece {
            Piece::Words(words) => words.into(),
            Piece::Field => match &self.field {
                Field::Envelope => "the envelope".into(),
                Field::Name(name) => format!("`{name}`").into(),
                Field::Item(index) => format!("item {index}").into(),
                Field::Key(key) => key.into(),
            },
            Piece::Expected => (&*self.problem.expected).into(),
            Piece::Found => (&*self.problem.found).into(),
            Piece::Exit => self.findings.exit.map_or("unknown".into(), |exit| exit.to_string().into()),
            Piece::Count => self.findings.reading.envelopes.to_string().into(),
        }
    }

    /// How much of the list this issue takes up.
    fn size(&self) -> usize {
        let text = self.problem.code.message();
        let path = self.problem.path.as_slice().iter().map(|step| step_size(self.findings.bytes, *step)).sum::<usize>();
        self.length(text.message) + self.length(text.help) + path + 200
    }

    fn length(&self, pieces: &[Piece]) -> usize {
        let length = |piece: &Piece| match (piece, &self.field) {
            (Piece::Field, Field::Name(name)) => name.len() + 2,
            (Piece::Words(words), _) => words.len(),
            (piece, _) => self.filling(*piece).len(),
        };
        pieces.iter().map(length).sum()
    }
}

fn step_size(bytes: &[u8], step: Step) -> usize {
    match step {
        Step::Name(name) => name.len() + 3,
        Step::Key(key) => plain(bytes, key).map_or_else(|| key_text(bytes, key).len(), |plain| plain.end - plain.start) + 3,
        Step::Index(_) => 8,
    }
}

fn path_step(bytes: &[u8], step: Step) -> PathStep {
    match step {
        Step::Name(name) => PathStep::Key(name.to_owned()),
        Step::Index(index) => PathStep::Index(index),
        Step::Key(key) => PathStep::Key(key_text(bytes, key).into_owned()),
    }
}

/// A string of the text, without its quotes and escapes.
pub(crate) fn key_text(bytes: &[u8], quoted: Range) -> Cow<'_, str> {
    cut(Text::quoted(quoted.of(bytes)).decode())
}

/// Where a string of the text stands without its quotes, if it stands there just as a report gives it.
pub(crate) fn plain(bytes: &[u8], quoted: Range) -> Option<Range> {
    let inner = Range::new(quoted.start + 1, quoted.end.saturating_sub(1));
    let text = inner.of(bytes);
    let is_plain = text.len() <= LONGEST_TEXT && text.iter().all(|byte| *byte != b'\\' && byte.is_ascii());
    is_plain.then_some(inner)
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

pub(crate) fn issue_span(positions: &mut Positions<'_>, at: Range) -> IssueSpan {
    let (start, end) = positions.of(at);
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
    let (start, end) = Positions::new(bytes).of(range);
    Span { start: range.start, end: range.end, start_utf16: start.utf16, end_utf16: end.utf16 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_the_schemas_name_are_found_and_quoted_as_they_are() {
        for key in &KEYS {
            assert_eq!(key_name(key.name.as_bytes()), Some(key.name));
            assert_eq!(excerpt(key.name), format!("`{}`", key.name));
        }
        assert_eq!(key_name(b"no_such_key"), None);
        assert_eq!(key_name(b""), None);
    }
}
