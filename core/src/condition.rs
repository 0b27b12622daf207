//! Evaluating the conditions of `dialect.json` over an indexed envelope.

use crate::generated::tables::KEYS;
use crate::json::{Index, Items, Kind, Members, Range, Text, compare_number, integer_value, skip_value};
use crate::program::{Automaton, Condition, Dialect, ExitTest, KeyId, Literal, Path};
use crate::report::Stream;

/// Everything a condition may ask about.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Facts<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) index: &'a Index,
    pub(crate) range: Range,
    pub(crate) stream: Stream,
    /// The process's exit code.
    pub(crate) exit: Option<i64>,
    pub(crate) dialect: &'static Dialect,
    /// A revision's id, 0 where the dialect has none.
    pub(crate) revision: u8,
}

/// A value some path leads to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    pub(crate) kind: Kind,
    pub(crate) value: Range,
    /// Known for indexed containers only.
    length: Option<usize>,
}

/// Where paths start: at the envelope, or at an object inside an array of it.
#[derive(Debug, Clone, Copy)]
enum Scope {
    Envelope,
    Item(usize),
}

impl<'a> Facts<'a> {
    pub(crate) fn holds(&self, condition: &Condition) -> bool {
        self.holds_in(Scope::Envelope, condition)
    }

    pub(crate) fn find(&self, path: Path) -> Option<Found> {
        self.lookup(Scope::Envelope, path)
    }

    /// The process's exit code, else the one the body states.
    pub(crate) fn effective_exit(&self) -> Option<i64> {
        self.exit.or_else(|| self.body_exit())
    }

    pub(crate) fn body_exit(&self) -> Option<i64> {
        self.integer(self.find(self.dialect.exit_code_at?)?)
    }

    pub(crate) fn text(&self, found: Found) -> Option<Text<'a>> {
        (found.kind == Kind::String).then(|| Text::quoted(found.value.of(self.bytes)))
    }

    /// Is this bit set in a set of revisions? Dialects without revisions use bit 0.
    pub(crate) fn is_of(&self, revisions: u8) -> bool {
        revisions & (1 << self.revision) != 0
    }

    fn integer(&self, found: Found) -> Option<i64> {
        (found.kind == Kind::Number).then(|| integer_value(found.value.of(self.bytes))).flatten()
    }

    fn holds_in(&self, scope: Scope, condition: &Condition) -> bool {
        let found = |path: Path| self.lookup(scope, path);
        match condition {
            Condition::All(all) => all.iter().all(|condition| self.holds_in(scope, condition)),
            Condition::Any(any) => any.iter().any(|condition| self.holds_in(scope, condition)),
            Condition::Not(condition) => !self.holds_in(scope, condition),
            Condition::Present(path) => found(*path).is_some(),
            Condition::Kind(path, kinds) => found(*path).is_some_and(|v| kinds.allow(v.kind, v.value.of(self.bytes))),
            Condition::Is(path, literal) => found(*path).is_some_and(|v| is_literal(self.bytes, v.kind, v.value, *literal)),
            Condition::In(path, list) => self.text_at(scope, *path).is_some_and(|text| text.is_in(list)),
            Condition::Matches(path, automaton) => self.text_at(scope, *path).is_some_and(|text| matches(automaton, text)),
            Condition::ContainsAny(path, words) => found(*path).is_some_and(|v| self.contains_any(v, words)),
            Condition::Empty(path) => found(*path).is_some_and(|v| self.length(v) == Some(0)),
            Condition::Between(path, least, most) => found(*path).is_some_and(|v| {
                let text = v.value.of(self.bytes);
                v.kind == Kind::Number && compare_number(text, *least).is_ge() && compare_number(text, *most).is_le()
            }),
            Condition::Equals(a, b) => self.compare(found(*a), found(*b)),
            Condition::EqualsLengthOf(number, list) => {
                let length = found(*list).filter(|v| v.kind == Kind::Array).and_then(|v| self.length(v));
                same_or_unknown(found(*number).and_then(|v| self.integer(v)), length.and_then(|n| i64::try_from(n).ok()))
            }
            Condition::EqualsSumOf(number, parts) => {
                let sum = parts
                    .iter()
                    .try_fold(0i64, |sum, part| found(*part).and_then(|v| self.integer(v)).and_then(|n| sum.checked_add(n)));
                same_or_unknown(found(*number).and_then(|v| self.integer(v)), sum)
            }
            Condition::EqualsExit(path) => same_or_unknown(found(*path).and_then(|v| self.integer(v)), self.exit),
            Condition::EqualsExitOf(path, code) => {
                let listed = self.text_at(scope, *code).and_then(|text| {
                    self.dialect.error_codes.iter().find(|entry| text.is(entry.code)).and_then(|entry| entry.exit)
                });
                same_or_unknown(found(*path).and_then(|v| self.integer(v)), listed)
            }
            Condition::MirrorsExit(path) => {
                let listed = self.listed_exit().and_then(|entry| entry.retryable);
                same_or_unknown(found(*path).and_then(|v| boolean(self.bytes, v)), listed)
            }
            Condition::AnyItem(path, condition) => found(*path).is_some_and(|v| self.any_item(v, condition)),
            Condition::Exit(test) => self.exit_is(*test),
            Condition::ExitIs(name) => self.listed_exit().is_some_and(|entry| entry.name == *name),
            Condition::Stream(stream) => self.stream == *stream,
            Condition::OneLine => memchr::memchr2(b'\n', b'\r', self.range.of(self.bytes)).is_none(),
        }
    }

    fn lookup(&self, scope: Scope, path: Path) -> Option<Found> {
        match scope {
            Scope::Envelope => {
                let entry = self.index.get(path)?;
                let length = matches!(entry.kind, Kind::Array | Kind::Object).then_some(entry.length);
                let found = Found { kind: entry.kind, value: entry.value, length };
                self.below(found, path.grandchild)
            }
            Scope::Item(at) => {
                let found = self.member(at, KEYS.get(usize::from(path.key))?.name)?;
                self.below(self.below(found, path.child)?, path.grandchild)
            }
        }
    }

    /// One step further down, where the path has one.
    fn below(&self, found: Found, key: Option<KeyId>) -> Option<Found> {
        match key {
            None => Some(found),
            Some(_) if found.kind != Kind::Object => None,
            Some(key) => self.member(found.value.start, KEYS.get(usize::from(key))?.name),
        }
    }

    fn member(&self, object: usize, name: &str) -> Option<Found> {
        let mut members = Members::new(self.bytes, object);
        while let Some(member) = members.next() {
            let end = skip_value(self.bytes, member.value);
            if Text::quoted(member.key.of(self.bytes)).is(name) {
                return Some(Found { kind: member.kind, value: Range::new(member.value, end), length: None });
            }
            members.resume(end);
        }
        None
    }

    fn text_at(&self, scope: Scope, path: Path) -> Option<Text<'a>> {
        self.lookup(scope, path).and_then(|found| self.text(found))
    }

    fn length(&self, found: Found) -> Option<usize> {
        match (found.kind, found.length) {
            (Kind::String, _) => Some(Text::quoted(found.value.of(self.bytes)).raw().len()),
            (_, Some(length)) => Some(length),
            (Kind::Array, None) => Some(usize::from(Items::new(self.bytes, found.value.start).next().is_some())),
            (Kind::Object, None) => Some(usize::from(Members::new(self.bytes, found.value.start).next().is_some())),
            _ => None,
        }
    }

    fn contains_any(&self, found: Found, words: &[&str]) -> bool {
        let says = |value: Range| {
            let text = Text::quoted(value.of(self.bytes)).decode().to_ascii_lowercase();
            words.iter().any(|word| text.contains(word))
        };
        match found.kind {
            Kind::String => says(found.value),
            Kind::Array => self.items(found.value.start, |at, kind, end| match kind {
                Kind::String => says(Range::new(at, end)),
                Kind::Object => {
                    let mut members = Members::new(self.bytes, at);
                    while let Some(member) = members.next() {
                        let end = skip_value(self.bytes, member.value);
                        if member.kind == Kind::String && says(Range::new(member.value, end)) {
                            return true;
                        }
                        members.resume(end);
                    }
                    false
                }
                _ => false,
            }),
            _ => false,
        }
    }

    fn any_item(&self, found: Found, condition: &Condition) -> bool {
        found.kind == Kind::Array
            && self.items(found.value.start, |at, kind, _| kind == Kind::Object && self.holds_in(Scope::Item(at), condition))
    }

    /// Does the test hold for some item of the array at this offset?
    fn items(&self, array: usize, test: impl Fn(usize, Kind, usize) -> bool) -> bool {
        let mut items = Items::new(self.bytes, array);
        while let Some(at) = items.next() {
            let end = skip_value(self.bytes, at);
            if test(at, Kind::at(self.bytes, at), end) {
                return true;
            }
            items.resume(end);
        }
        false
    }

    fn compare(&self, a: Option<Found>, b: Option<Found>) -> bool {
        let (Some(a), Some(b)) = (a, b) else { return true };
        match (a.kind, b.kind) {
            (Kind::String, Kind::String) => {
                Text::quoted(a.value.of(self.bytes)).bytes() == Text::quoted(b.value.of(self.bytes)).bytes()
            }
            (Kind::Number, Kind::Number) => same_or_unknown(self.integer(a), self.integer(b)),
            (Kind::Boolean, Kind::Boolean) => a.value.of(self.bytes) == b.value.of(self.bytes),
            _ => true,
        }
    }

    fn exit_is(&self, test: ExitTest) -> bool {
        let exit = self.effective_exit();
        match test {
            ExitTest::Known => exit.is_some(),
            ExitTest::Unknown => exit.is_none(),
            ExitTest::Zero => exit == Some(0),
            ExitTest::NonZero => exit.is_some_and(|exit| exit != 0),
            ExitTest::Listed => self.listed_exit().is_some(),
            ExitTest::In(list) => exit.is_some_and(|exit| list.contains(&exit)),
        }
    }

    /// The exit code's row in the dialect's table.
    pub(crate) fn listed_exit(&self) -> Option<&'static crate::program::ExitCode> {
        let exit = self.effective_exit()?;
        self.dialect.exit_codes.iter().find(|entry| entry.exit == exit && self.is_of(entry.revisions))
    }
}

fn boolean(bytes: &[u8], found: Found) -> Option<bool> {
    (found.kind == Kind::Boolean).then(|| found.value.of(bytes) == b"true")
}

fn same_or_unknown<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
    a.is_none() || b.is_none() || a == b
}

pub(crate) fn is_literal(bytes: &[u8], kind: Kind, value: Range, literal: Literal) -> bool {
    kind == literal.kind()
        && match literal {
            Literal::Null => true,
            Literal::Bool(expected) => (value.of(bytes) == b"true") == expected,
            Literal::Int(expected) => integer_value(value.of(bytes)) == Some(expected),
            Literal::Text(expected) => Text::quoted(value.of(bytes)).is(expected),
        }
}

pub(crate) fn matches(automaton: &Automaton, text: Text<'_>) -> bool {
    let state = text.bytes().iter().fold(1, |state, byte| automaton.step(state, *byte));
    automaton.accepts(state)
}
