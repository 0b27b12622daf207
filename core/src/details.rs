//! What an envelope says to people: message, hint, warnings. Reported, and never part of a decision.

use std::borrow::Cow;

use crate::condition::Facts;
use crate::decide::{Code, Situation, text_at};
use crate::json::{Items, Kind, Members, Range, Text, skip_value};
use crate::messages::cut;
use crate::program::Place;
use crate::report::{ErrorInfo, Outcome};

/// Where the texts stand.
#[derive(Debug, Default)]
pub(crate) struct Details {
    pub(crate) message: Option<Range>,
    pub(crate) hint: Option<Range>,
    pub(crate) operation: Option<Range>,
    pub(crate) target: Option<Range>,
    pub(crate) warnings: Vec<Range>,
}

/// What an error is called, what was being done and what it was done to.
#[derive(Debug, Default)]
pub(crate) struct Named<'a> {
    pub(crate) code: Option<Cow<'a, str>>,
    pub(crate) operation: Option<Cow<'a, str>>,
    pub(crate) target: Option<Cow<'a, str>>,
}

/// A report lists at most this many of the envelope's own warnings.
const MOST_WARNINGS: usize = 100;

impl Details {
    pub(crate) fn of(facts: &Facts<'_>, situation: &Situation) -> Details {
        let at = &facts.dialect.error_at;
        let warnings = warnings(facts);
        if !went_wrong(situation.outcome) {
            return Details { warnings, ..Details::default() };
        }
        let [message, hint] = [at.message, at.hint].map(|places| find(facts, places));
        Details { message, hint, warnings, ..Details::names(facts, situation) }
    }

    /// Only what failures are counted by.
    pub(crate) fn names(facts: &Facts<'_>, situation: &Situation) -> Details {
        if !went_wrong(situation.outcome) {
            return Details::default();
        }
        let at = &facts.dialect.error_at;
        let [operation, target] = [at.operation, at.target].map(|places| find(facts, places));
        Details { operation, target, ..Details::default() }
    }

    pub(crate) fn error(&self, bytes: &[u8], situation: &Situation) -> Option<ErrorInfo> {
        if !went_wrong(situation.outcome) {
            return None;
        }
        let owned = |text: Option<Cow<'_, str>>| text.map(Cow::into_owned);
        let Named { code, operation, target } = self.named(bytes, situation);
        Some(ErrorInfo {
            code: owned(code),
            class: situation.class,
            message: owned(self.message.map(|range| text(bytes, range))),
            hint: owned(self.hint.map(|range| text(bytes, range))),
            operation: owned(operation),
            target: owned(target),
        })
    }

    /// The names that failures are counted by; there are none on success.
    pub(crate) fn named<'a>(&self, bytes: &'a [u8], situation: &Situation) -> Named<'a> {
        let text = |range: Option<Range>| range.map(|range| text(bytes, range));
        let code = match situation.code {
            Code::None => None,
            Code::Own(code) => Some(code.into()),
            Code::Wire(range) => text(Some(range)),
        };
        Named { code, operation: text(self.operation), target: text(self.target) }
    }

    pub(crate) fn warnings(&self, bytes: &[u8]) -> Vec<String> {
        self.warnings.iter().map(|range| text(bytes, *range).into_owned()).collect()
    }
}

/// The string at the first place that has one.
fn find(facts: &Facts<'_>, places: &[Place]) -> Option<Range> {
    places.iter().find_map(|place| text_at(facts, place)).map(|entry| entry.value())
}

/// Is there an error to speak of?
pub(crate) fn went_wrong(outcome: Outcome) -> bool {
    !matches!(outcome, Outcome::Success | Outcome::NotModified)
}

/// What a string of the envelope says, given with its quotes.
fn text(bytes: &[u8], range: Range) -> Cow<'_, str> {
    cut(Text::quoted(range.of(bytes)).decode())
}

/// The texts of the envelope's own warnings: strings, or the messages of objects.
fn warnings(facts: &Facts<'_>) -> Vec<Range> {
    let list = facts.dialect.warnings_at.and_then(|path| facts.entry(path)).filter(|entry| entry.kind == Kind::Array);
    let Some(list) = list else { return Vec::new() };
    let mut found = Vec::new();
    let mut items = Items::new(facts.bytes, list.value().start);
    while let Some(at) = items.next() {
        if found.len() == MOST_WARNINGS {
            break;
        }
        let end = skip_value(facts.bytes, at);
        match Kind::at(facts.bytes, at) {
            Kind::String => found.push(Range::new(at, end)),
            Kind::Object => found.extend(message_of(facts.bytes, at)),
            _ => {}
        }
        items.resume(end);
    }
    found
}

fn message_of(bytes: &[u8], object: usize) -> Option<Range> {
    let mut members = Members::new(bytes, object);
    while let Some(member) = members.next() {
        let end = skip_value(bytes, member.value);
        if member.kind == Kind::String && Text::quoted(member.key.of(bytes)).is("message") {
            return Some(Range::new(member.value, end));
        }
        members.resume(end);
    }
    None
}
