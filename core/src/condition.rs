//! The questions that conditions of `dialect.json` ask about an envelope. The generator turns each condition into a function
//! made of these tests.

use crate::generated::tables::KEYS;
use crate::json::{Entry, Index, Items, Kind, Kinds, Members, Range, Slot, Text, holds, integer_value, is_between, skip_value};
use crate::program::{Automaton, Dialect, ErrorCode, ExitCode, KeyId, Literal, Path, TextId, TextSet};
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
    /// Paths start at the object at this offset, an item of an array, instead of at the envelope.
    pub(crate) item: Option<usize>,
    /// The exit code's row in the dialect's table, see [`Facts::of_revision`].
    pub(crate) listed_exit: Option<&'static ExitCode>,
}

/// What the index says of a member.
#[derive(Clone, Copy)]
enum Known {
    Slot(Slot),
    Absent,
    /// Nothing: it may be anywhere in the text.
    Elsewhere,
}

/// A condition, as the generator writes it.
pub(crate) type Test = fn(&Facts<'_>) -> bool;

impl<'a> Facts<'a> {
    /// The facts of an envelope; its revision is still open.
    pub(crate) fn new(
        bytes: &'a [u8],
        index: &'a Index,
        range: Range,
        stream: Stream,
        exit: Option<i64>,
        dialect: &'static Dialect,
    ) -> Facts<'a> {
        Facts { bytes, index, range, stream, exit, dialect, revision: 0, item: None, listed_exit: None }
    }

    /// What the index says of the member a path leads to, where the path does not lead beyond the index.
    // Paths are constants in the conditions' functions; inlined, most of this is decided when the core is compiled.
    #[cfg_attr(feature = "fast", inline(always))]
    fn slot(&self, path: Path) -> Known {
        if path.grandchild.is_some() || self.item.is_some() {
            return Known::Elsewhere;
        }
        self.index.slot(path.key, path.child).map_or(Known::Absent, Known::Slot)
    }

    /// The member a path leads to.
    pub(crate) fn entry(&self, path: Path) -> Option<Entry> {
        match self.slot(path) {
            Known::Slot(slot) => self.index.entry(slot).copied(),
            Known::Absent => None,
            Known::Elsewhere => self.walk(path),
        }
    }

    /// The member a path leads to that the index does not hold.
    #[cold]
    fn walk(&self, path: Path) -> Option<Entry> {
        if let Some(item) = self.item {
            return self.below(self.below(self.member(item, path.key)?, path.child)?, path.grandchild);
        }
        let slot = self.index.slot(path.key, path.child)?;
        self.below(*self.index.entry(slot)?, path.grandchild)
    }

    /// One step further down, where the path has one.
    fn below(&self, entry: Entry, key: Option<KeyId>) -> Option<Entry> {
        match key {
            None => Some(entry),
            Some(_) if entry.kind != Kind::Object => None,
            Some(key) => self.member(entry.value().start, key),
        }
    }

    fn member(&self, object: usize, key: KeyId) -> Option<Entry> {
        let name = KEYS.get(usize::from(key))?.name;
        let mut members = Members::new(self.bytes, object);
        while let Some(member) = members.next() {
            let end = skip_value(self.bytes, member.value);
            if Text::quoted(member.key.of(self.bytes)).is(name) {
                return Some(Entry::uncounted(key, member.kind, member.key, Range::new(member.value, end)));
            }
            members.resume(end);
        }
        None
    }

    /// The text of a member that is a string.
    pub(crate) fn text(&self, entry: Entry) -> Option<Text<'a>> {
        (entry.kind == Kind::String).then(|| Text::quoted(entry.value().of(self.bytes)))
    }

    #[inline]
    fn text_at(&self, path: Path) -> Option<Text<'a>> {
        self.text(self.entry(path)?)
    }

    fn integer_at(&self, path: Path) -> Option<i64> {
        let entry = self.entry(path).filter(|entry| entry.kind == Kind::Number)?;
        integer_value(entry.value().of(self.bytes))
    }

    /// The row of an error's code in the dialect's table.
    pub(crate) fn listed_code(&self, code: &Entry) -> Option<&'static ErrorCode> {
        let codes = self.dialect.error_codes;
        let text = if code.kind == Kind::String { text_id(self.bytes, code) } else { return None };
        codes.get(codes.binary_search_by_key(&text, |listed| listed.text).ok()?)
    }

    /// The process's exit code, else the one the body states.
    #[inline]
    pub(crate) fn effective_exit(&self) -> Option<i64> {
        self.exit.or_else(|| Facts { item: None, ..*self }.integer_at(self.dialect.exit_code_at?))
    }

    /// The same facts, read as those of this revision: exit codes mean what its table says.
    pub(crate) fn of_revision(mut self, revision: u8) -> Facts<'a> {
        self.revision = revision;
        self.listed_exit = self.effective_exit().and_then(|exit| {
            let rows = self.dialect.exit_codes;
            let first = rows.partition_point(|row| row.exit < exit);
            let same = rows.get(first..).unwrap_or_default().iter().take_while(|row| row.exit == exit);
            same.into_iter().find(|row| row.revisions & (1 << revision) != 0)
        });
        self
    }
}

/// The tests, under the names they have in `dialect.json`.
#[allow(dead_code, reason = "no dialect needs every test")]
impl Facts<'_> {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn present(&self, path: Path) -> bool {
        match self.slot(path) {
            Known::Slot(_) => true,
            Known::Absent => false,
            Known::Elsewhere => self.walk(path).is_some(),
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn kind(&self, path: Path, kinds: Kinds) -> bool {
        match self.slot(path) {
            Known::Slot(slot) if slot.is_among(kinds.0 & Kinds::ANY) => true,
            Known::Slot(slot) => kinds.0 & Kinds::INTEGER != 0 && slot.has(Kind::Number) && self.kind_of_text(path, kinds),
            Known::Absent => false,
            Known::Elsewhere => self.kind_of_text(path, kinds),
        }
    }

    fn kind_of_text(&self, path: Path, kinds: Kinds) -> bool {
        self.entry(path).is_some_and(|entry| kinds.allow(entry.kind, entry.value().of(self.bytes)))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn is(&self, path: Path, literal: Literal) -> bool {
        match (self.slot(path), literal) {
            (Known::Slot(slot), Literal::Null) => slot.has(Kind::Null),
            (Known::Slot(slot), Literal::Bool(expected)) => slot.is(Kind::Boolean, TextId::from(expected)),
            (Known::Slot(slot), Literal::Text(expected)) => slot.is(Kind::String, expected),
            (Known::Slot(_), Literal::Int(_)) | (Known::Elsewhere, _) => self.is_spelled(path, literal),
            (Known::Absent, _) => false,
        }
    }

    fn is_spelled(&self, path: Path, literal: Literal) -> bool {
        self.entry(path).is_some_and(|entry| is_literal(self.bytes, &entry, literal))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn is_in(&self, path: Path, set: &TextSet) -> bool {
        match self.slot(path) {
            Known::Slot(slot) => slot.has(Kind::String) && set.holds(slot.text()),
            Known::Absent => false,
            Known::Elsewhere => self.is_spelled_as_one_of(path, set),
        }
    }

    fn is_spelled_as_one_of(&self, path: Path, set: &TextSet) -> bool {
        self.entry(path).is_some_and(|entry| entry.kind == Kind::String && set.holds(text_id(self.bytes, &entry)))
    }

    /// The truth of a member that is a boolean.
    pub(crate) fn boolean(&self, path: Path) -> Option<bool> {
        match self.slot(path) {
            Known::Slot(slot) => slot.has(Kind::Boolean).then(|| slot.text() == 1),
            Known::Absent => None,
            Known::Elsewhere => {
                let entry = self.walk(path).filter(|entry| entry.kind == Kind::Boolean)?;
                Some(entry.value().of(self.bytes) == b"true")
            }
        }
    }

    pub(crate) fn matches(&self, path: Path, automaton: &Automaton) -> bool {
        self.text_at(path).is_some_and(|text| matches(automaton, text))
    }

    /// Does the text, or a text inside the array, contain one of the words? The words are in lower case.
    pub(crate) fn contains_any(&self, path: Path, words: &[&str]) -> bool {
        let says = |value: Range| {
            let text = Text::quoted(value.of(self.bytes)).decode().to_ascii_lowercase();
            words.iter().any(|word| holds(&text, word))
        };
        let Some(entry) = self.entry(path) else { return false };
        match entry.kind {
            Kind::String => says(entry.value()),
            Kind::Array => self.some_item(entry, |at, kind, end| match kind {
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

    pub(crate) fn empty(&self, path: Path) -> bool {
        let Some(entry) = self.entry(path) else { return false };
        let start = entry.value().start;
        match entry.kind {
            Kind::String => entry.value().end == start + 2,
            Kind::Array => Items::new(self.bytes, start).next().is_none(),
            Kind::Object => Members::new(self.bytes, start).next().is_none(),
            Kind::Null | Kind::Boolean | Kind::Number => false,
        }
    }

    pub(crate) fn between(&self, path: Path, least: i64, most: i64) -> bool {
        self.entry(path)
            .is_some_and(|entry| entry.kind == Kind::Number && is_between(entry.value().of(self.bytes), Some(least), Some(most)))
    }

    pub(crate) fn equals(&self, path: Path, other: Path) -> bool {
        let (Some(a), Some(b)) = (self.entry(path), self.entry(other)) else { return true };
        match (a.kind, b.kind) {
            (Kind::String, Kind::String) => {
                Text::quoted(a.value().of(self.bytes)).bytes() == Text::quoted(b.value().of(self.bytes)).bytes()
            }
            (Kind::Number, Kind::Number) => same_or_unknown(self.integer_at(path), self.integer_at(other)),
            (Kind::Boolean, Kind::Boolean) => a.value().of(self.bytes) == b.value().of(self.bytes),
            _ => true,
        }
    }

    pub(crate) fn equals_length_of(&self, path: Path, list: Path) -> bool {
        let list = self.entry(list).filter(|entry| entry.kind == Kind::Array);
        let length = list.map(|list| list.length().unwrap_or_else(|| self.count(list)));
        same_or_unknown(self.integer_at(path), length.and_then(|length| i64::try_from(length).ok()))
    }

    pub(crate) fn equals_sum_of(&self, path: Path, parts: &[Path]) -> bool {
        let sum = parts.iter().try_fold(0i64, |sum, part| self.integer_at(*part).and_then(|part| sum.checked_add(part)));
        same_or_unknown(self.integer_at(path), sum)
    }

    pub(crate) fn equals_exit(&self, path: Path) -> bool {
        same_or_unknown(self.integer_at(path), self.exit)
    }

    pub(crate) fn equals_exit_of(&self, path: Path, code: Path) -> bool {
        let listed = self.entry(code).and_then(|code| self.listed_code(&code)?.exit);
        same_or_unknown(self.integer_at(path), listed)
    }

    pub(crate) fn mirrors_exit(&self, path: Path) -> bool {
        let boolean = self.entry(path).filter(|entry| entry.kind == Kind::Boolean);
        let listed = self.listed_exit.and_then(|entry| entry.retryable);
        same_or_unknown(boolean.map(|entry| entry.value().of(self.bytes) == b"true"), listed)
    }

    /// Is there an object in the array for which the condition holds?
    pub(crate) fn any_item(&self, path: Path, condition: Test) -> bool {
        let array = self.entry(path).filter(|entry| entry.kind == Kind::Array && entry.length() != Some(0));
        array.is_some_and(|entry| {
            self.some_item(entry, |at, kind, _| kind == Kind::Object && condition(&Facts { item: Some(at), ..*self }))
        })
    }

    pub(crate) fn exit_known(&self) -> bool {
        self.effective_exit().is_some()
    }

    pub(crate) fn exit_zero(&self) -> bool {
        self.effective_exit() == Some(0)
    }

    pub(crate) fn exit_nonzero(&self) -> bool {
        self.effective_exit().is_some_and(|exit| exit != 0)
    }

    pub(crate) fn exit_listed(&self) -> bool {
        self.listed_exit.is_some()
    }

    pub(crate) fn exit_in(&self, list: &[i64]) -> bool {
        self.effective_exit().is_some_and(|exit| list.contains(&exit))
    }

    pub(crate) fn exit_is(&self, name: &str) -> bool {
        self.listed_exit.is_some_and(|entry| entry.name == name)
    }

    pub(crate) fn on(&self, stream: Stream) -> bool {
        self.stream == stream
    }

    pub(crate) fn one_line(&self) -> bool {
        memchr::memchr2(b'\n', b'\r', self.range.of(self.bytes)).is_none()
    }

    fn count(&self, list: Entry) -> usize {
        let mut items = Items::new(self.bytes, list.value().start);
        let mut count = 0;
        while let Some(at) = items.next() {
            count += 1;
            items.resume(skip_value(self.bytes, at));
        }
        count
    }

    /// Does the test hold for some item of the array?
    fn some_item(&self, array: Entry, test: impl Fn(usize, Kind, usize) -> bool) -> bool {
        let mut items = Items::new(self.bytes, array.value().start);
        while let Some(at) = items.next() {
            let end = skip_value(self.bytes, at);
            if test(at, Kind::at(self.bytes, at), end) {
                return true;
            }
            items.resume(end);
        }
        false
    }
}

/// Comparisons hold when there is nothing to compare.
fn same_or_unknown<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
    a.is_none() || b.is_none() || a == b
}

#[inline]
pub(crate) fn is_literal(bytes: &[u8], entry: &Entry, literal: Literal) -> bool {
    entry.kind == literal.kind()
        && match literal {
            Literal::Null => true,
            Literal::Bool(expected) => (bytes.get(entry.value().start) == Some(&b't')) == expected,
            Literal::Int(expected) => integer_value(entry.value().of(bytes)) == Some(expected),
            Literal::Text(expected) => text_id(bytes, entry) == expected,
        }
}

/// The number of the text that this string is.
#[inline]
pub(crate) fn text_id(bytes: &[u8], entry: &Entry) -> TextId {
    entry.text_id().unwrap_or_else(|| Text::quoted(entry.value().of(bytes)).id())
}

pub(crate) fn matches(automaton: &Automaton, text: Text<'_>) -> bool {
    let state = text.bytes().iter().fold(1, |state, byte| automaton.step(state, *byte));
    automaton.accepts(state)
}
