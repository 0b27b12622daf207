//! Reports taken apart: numbers, constants and pieces of text, for a caller on the other side of a border who puts them together
//! again. What is put together is what [`crate::Report::to_json`] says; the order of the parts is an agreement with that caller, and no
//! public contract.

use std::borrow::Cow;
use std::ops::Range;

use crate::capture::Capture;
use crate::decide::Code;
use crate::details::went_wrong;
#[cfg(feature = "explain")]
use crate::explain::{Explanation, explain};
use crate::inspect::Findings;
use crate::json;
use crate::messages::{self, Field, Piece, Wording};
use crate::observe::Tally;
use crate::options::Options;
use crate::problems::Step;
use crate::report::{Decision, IssueCode, IssueSpan, Redirect, Stream};

/// Takes the parts, one after the other.
pub trait Parts {
    /// Numbers from 0.
    fn numbers<const N: usize>(&mut self, numbers: [u64; N]);
    /// A text of the program. Who keeps it need not be told again.
    fn constant(&mut self, text: &'static str);
    /// A text that stands in the stream just so; all of it is ASCII.
    fn quote(&mut self, range: Range<usize>);
    /// A text that was made.
    fn text(&mut self, text: &str);
    /// An index in the place of a text.
    fn index(&mut self, index: u64);
    /// Nothing in the place of a text.
    fn nothing(&mut self);
}

/// As [`crate::inspect`].
pub fn inspect(capture: &Capture<'_>, options: &Options, parts: &mut impl Parts) {
    report(&Findings::new(capture, options, None), parts);
}

/// As [`crate::inspect_beginning`].
pub fn inspect_beginning(capture: &Capture<'_>, stream: Stream, length: u64, options: &Options, parts: &mut impl Parts) {
    report(&Findings::new(capture, options, Some((stream, length))), parts);
}

/// As [`crate::stream::inspect_text`].
pub fn inspect_text(capture: Capture<'_>, options: &Options, parts: &mut impl Parts) {
    crate::stream::alone(capture, options, |findings, _| report(&findings, parts));
}

/// The sentences of an issue code: the code, then the pieces of the message and of the help. Words are constants, what is to be filled
/// in is an index, and nothing stands behind the last.
pub fn sentences(code: usize, parts: &mut impl Parts) {
    let Some(code) = IssueCode::ALL.get(code) else { return };
    let message = code.message();
    parts.constant(code.as_str());
    for pieces in [message.message, message.help] {
        for piece in pieces {
            match piece {
                Piece::Words(words) => parts.constant(words),
                Piece::Field => parts.index(0),
                Piece::Expected => parts.index(1),
                Piece::Found => parts.index(2),
                Piece::Exit => parts.index(3),
                Piece::Count => parts.index(4),
            }
        }
        parts.nothing();
    }
}

/// What a code means: the code, the severity, the title, the text. False for a code that does not exist.
#[cfg(feature = "explain")]
pub fn explanation(code: &str, parts: &mut impl Parts) -> bool {
    let Some(Explanation { code, severity, title, text }) = explain(code) else { return false };
    parts.constant(code);
    constant(severity.map(crate::report::Severity::as_str), parts);
    parts.constant(title);
    parts.text(&text);
    true
}

/// Counts: how many reports, then by what they were counted, every key with its number, and nothing behind the last.
pub fn totals(tally: &Tally, parts: &mut impl Parts) {
    parts.numbers([tally.reports()]);
    for words in tally.words() {
        for (word, times) in words {
            parts.constant(word);
            parts.numbers([times]);
        }
        parts.nothing();
    }
    for texts in tally.texts() {
        for (text, times) in texts.iter() {
            parts.text(text);
            parts.numbers([times]);
        }
        parts.nothing();
    }
}

/// All of a decision. A delay is one more than it is, nought where there is none, in two numbers of 32 bits.
pub fn decision(decision: &Decision, parts: &mut impl Parts) {
    let delay = decision.delay_ms.map_or(0, |delay| delay.saturating_add(1));
    parts.constant(decision.action.as_str());
    parts.numbers([u64::from(decision.retryable)]);
    parts.numbers([delay & 0xFFFF_FFFF, delay >> 32, u64::from(decision.max_attempts)]);
    parts.constant(decision.session.as_str());
    parts.numbers([decision.cancel_observed.map_or(0, |observed| 1 + u64::from(observed))]);
    redirect(decision.redirect.as_ref(), parts);
    optional(decision.cursor.as_deref(), parts);
    parts.constant(decision.rule.as_str());
    match &decision.reason {
        Cow::Borrowed(reason) => parts.constant(reason),
        Cow::Owned(reason) => parts.text(reason),
    }
}

fn redirect(redirect: Option<&Redirect>, parts: &mut impl Parts) {
    let Some(Redirect { from, command, permanent, reason }) = redirect else { return parts.numbers([0]) };
    parts.numbers([1]);
    // One more than there are, or nought where the capture has no command line.
    parts.numbers([from.as_ref().map_or(0, |from| from.len() as u64 + 1)]);
    from.iter().flatten().for_each(|word| parts.text(word));
    parts.text(command);
    parts.numbers([u64::from(*permanent)]);
    optional(reason.as_deref(), parts);
}

fn optional(text: Option<&str>, parts: &mut impl Parts) {
    match text {
        Some(text) => parts.text(text),
        None => parts.nothing(),
    }
}

fn constant(text: Option<&'static str>, parts: &mut impl Parts) {
    match text {
        Some(text) => parts.constant(text),
        None => parts.nothing(),
    }
}

fn report(findings: &Findings<'_>, parts: &mut impl Parts) {
    let Findings { bytes, reading, .. } = findings;
    let mut positions = json::Positions::new(bytes);
    parts.constant(reading.found.as_str());
    constant(reading.dialect.map(|dialect| dialect.id), parts);
    parts.numbers([reading.revision.map_or(0, |revision| u64::from(revision) + 1)]);
    constant(reading.shape.map(|shape| shape.id), parts);
    parts.numbers([u64::from(findings.valid)]);
    constant(reading.stream.map(Stream::as_str), parts);
    let span = reading.range.map(|range| messages::span(bytes, range));
    parts.numbers([u64::from(span.is_some())]);
    if let Some(span) = span {
        parts.numbers([span.start, span.end, span.start_utf16, span.end_utf16].map(|offset| offset as u64));
    }
    parts.numbers([reading.envelopes as u64]);
    parts.constant(reading.situation.outcome.as_str());
    error(findings, parts);
    decision(&findings.decision, parts);
    parts.numbers([reading.details.warnings.len() as u64]);
    for warning in &reading.details.warnings {
        quoted(bytes, Some(*warning), parts);
    }
    match findings.exit {
        None => parts.constant("unknown"),
        Some(exit) => match u64::try_from(exit) {
            Ok(exit) if exit < 1 << 31 => parts.index(exit),
            _ => parts.text(&exit.to_string()),
        },
    }
    // Each issue begins with its code plus one, and nought stands behind the last.
    let omitted = messages::each(findings, |wording| issue(bytes, &wording, &mut positions, parts));
    parts.numbers([0, omitted as u64]);
}

/// Nothing where nothing went wrong, else the class first.
fn error(findings: &Findings<'_>, parts: &mut impl Parts) {
    let Findings { bytes, reading, .. } = findings;
    let details = &reading.details;
    if !went_wrong(reading.situation.outcome) {
        return parts.nothing();
    }
    parts.constant(reading.situation.class.as_str());
    match reading.situation.code {
        Code::None => parts.nothing(),
        Code::Own(code) => parts.constant(code),
        Code::Wire(range) => quoted(bytes, Some(range), parts),
    }
    for range in [details.message, details.hint, details.operation, details.target] {
        quoted(bytes, range, parts);
    }
}

/// A string of the envelope.
fn quoted(bytes: &[u8], range: Option<json::Range>, parts: &mut impl Parts) {
    match range.map(|range| messages::plain(bytes, range).ok_or(range)) {
        None => parts.nothing(),
        Some(Ok(plain)) => parts.quote(plain.start..plain.end),
        Some(Err(range)) => parts.text(&messages::key_text(bytes, range)),
    }
}

fn issue(bytes: &[u8], wording: &Wording<'_>, positions: &mut json::Positions<'_>, parts: &mut impl Parts) {
    let problem = wording.problem;
    parts.numbers([problem.code as u64 + 1]);
    parts.constant(problem.severity.as_str());
    match problem.at.map(|at| messages::issue_span(positions, at)) {
        None => parts.numbers([0]),
        Some(IssueSpan { start, end, start_utf16, end_utf16, line, column }) => {
            parts.numbers([1, start, end, start_utf16, end_utf16, line, column].map(|number| number as u64));
        }
    }
    let path = problem.path.as_slice();
    parts.numbers([path.len() as u64]);
    for step in path {
        match step {
            Step::Name(name) => parts.constant(name),
            Step::Index(index) => parts.index(*index as u64),
            Step::Key(key) => quoted(bytes, Some(*key), parts),
        }
    }
    // Nothing where the path tells.
    match &wording.field {
        Field::Key(excerpt) if !is_last_step(excerpt, bytes, path) => parts.text(excerpt),
        _ => parts.nothing(),
    }
    for filling in [&problem.expected, &problem.found] {
        match filling {
            Cow::Borrowed(words) => parts.constant(words),
            Cow::Owned(text) => parts.text(text),
        }
    }
}

/// Is the excerpt nothing but the key at the end of the path between backticks?
fn is_last_step(excerpt: &str, bytes: &[u8], path: &[Step]) -> bool {
    let Some(Step::Key(key)) = path.last() else { return false };
    let Some(plain) = messages::plain(bytes, *key) else { return false };
    let inner = excerpt.as_bytes().strip_prefix(b"`").and_then(|rest| rest.strip_suffix(b"`"));
    inner.is_some_and(|inner| inner == plain.of(bytes))
}
