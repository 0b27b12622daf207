//! Checking an envelope against the compiled schema of its shape, in one streaming walk over its text.

use std::borrow::Cow;

use crate::condition::{is_literal, matches};
use crate::generated::tables::{KEYS, TEXTS};
use crate::json::{Entry, Index, Items, Kind, Members, Range, Text, excerpt, is_between, skip_value};
use crate::problems::{Problem, Problems, Step};
use crate::program::{Additional, ArrayRule, KeyId, Literal, Node, NumberRule, ObjectRule, Property, StringRule};
use crate::report::{IssueCode, Severity};

/// Checks the envelope at `range` and reports every violation.
pub(crate) fn validate(bytes: &[u8], range: Range, index: &Index, node: &Node, problems: &mut Problems) {
    // Paths are for people; a bare verdict does without.
    if problems.is_listing() {
        Validator::<true> { bytes, problems, path: Vec::new() }.root(range, index, node);
    } else {
        Validator::<false> { bytes, problems, path: Vec::new() }.root(range, index, node);
    }
}

struct Validator<'a, 'p, const LISTING: bool> {
    bytes: &'a [u8],
    problems: &'p mut Problems,
    path: Vec<Step>,
}

impl ObjectRule {
    /// The property of this key; notes that it was seen.
    #[inline]
    fn find(&self, key: KeyId, seen: &mut u64) -> Option<&Property> {
        let position = usize::from(*self.positions.get(usize::from(key))?).checked_sub(1)?;
        *seen |= 1 << position;
        self.properties.get(position)
    }

    pub(crate) fn property(&self, key: KeyId) -> Option<&Property> {
        self.find(key, &mut 0)
    }

    fn names(&self, key: KeyId) -> bool {
        self.positions.get(usize::from(key)).is_some_and(|position| *position > 0)
    }
}

/// Are the members of this root member's object in the index?
fn is_indexed(key: KeyId) -> bool {
    KEYS.get(usize::from(key)).is_some_and(|key| key.value.row() > 0)
}

impl<const LISTING: bool> Validator<'_, '_, LISTING> {
    #[inline]
    fn enter(&mut self, step: Step) {
        if LISTING {
            self.path.push(step);
        }
    }

    #[inline]
    fn leave(&mut self) {
        if LISTING {
            self.path.pop();
        }
    }

    /// The root's members are in the index, and those of the objects directly below it that the schema looks into. Large values
    /// that it does not look into are never read again.
    fn root(&mut self, range: Range, index: &Index, node: &Node) {
        let Some(rule) = node.object else { return };
        let mut seen = 0u64;
        let mut named = 0;
        for (entry, children) in index.members() {
            let Some(property) = rule.find(entry.id, &mut seen) else { continue };
            named += 1;
            let Some(node) = property.node else { continue };
            self.enter(Step::Key(entry.key()));
            match node.object {
                Some(rule) if entry.kind == Kind::Object && is_indexed(entry.id) => {
                    self.object_by_index(rule, entry, children, property.severity);
                }
                _ => self.entry(node, entry, property.severity),
            }
            self.leave();
            if self.problems.settled() {
                return;
            }
        }
        self.all_missing(rule, seen, range.start, Severity::Error);
        if index.count > named && self.looks_at_additional(rule) {
            self.unnamed(
                rule,
                range.start,
                |key| index.members().map(|(entry, _)| entry).find(|entry| entry.key() == key),
                Severity::Error,
            );
        }
    }

    fn object_by_index(&mut self, rule: &ObjectRule, object: &Entry, members: &[Entry], ceiling: Severity) {
        let start = object.value().start;
        let mut seen = 0u64;
        let mut named = 0;
        for entry in members {
            let Some(property) = rule.find(entry.id, &mut seen) else { continue };
            named += 1;
            let Some(node) = property.node else { continue };
            self.enter(Step::Key(entry.key()));
            self.entry(node, entry, ceiling.min(property.severity));
            self.leave();
        }
        self.all_missing(rule, seen, start, ceiling);
        if object.length().unwrap_or_default() > named && self.looks_at_additional(rule) {
            self.unnamed(rule, start, |key| members.iter().find(|entry| entry.key() == key), ceiling);
        }
    }

    #[inline]
    fn entry(&mut self, node: &Node, entry: &Entry, ceiling: Severity) {
        if node.kind_only && node.kinds.hold(entry.kind) {
            return;
        }
        match entry.kind {
            Kind::Object | Kind::Array => drop(self.value(node, entry.value().start, Some(entry.value().end), ceiling)),
            _ => self.whole(node, entry, ceiling),
        }
    }

    /// Goes through the members that the schema does not name.
    fn unnamed<'e>(&mut self, rule: &ObjectRule, object: usize, find: impl Fn(Range) -> Option<&'e Entry>, ceiling: Severity) {
        let mut members = Members::new(self.bytes, object);
        while let Some(member) = members.next() {
            let named = find(member.key).filter(|entry| rule.names(entry.id));
            let end = match named {
                Some(entry) => entry.value().end,
                None => self.additional(rule, member.key, member.value, ceiling),
            };
            members.resume(end);
        }
    }

    fn all_missing(&mut self, rule: &ObjectRule, seen: u64, object: usize, ceiling: Severity) {
        if rule.required & !seen == 0 {
            return;
        }
        for (position, property) in rule.properties.iter().enumerate() {
            if rule.required & !seen & (1 << position) != 0 {
                self.missing(property, object, ceiling);
            }
        }
    }

    fn looks_at_additional(&self, rule: &ObjectRule) -> bool {
        match rule.additional {
            Additional::Allowed => false,
            Additional::Noted => LISTING,
            Additional::Forbidden | Additional::Checked(_) => true,
        }
    }

    /// Checks the value at an offset and gives back where it ends. `ceiling` is the most a violation here can mean.
    fn value(&mut self, node: &Node, at: usize, end: Option<usize>, ceiling: Severity) -> usize {
        let kind = Kind::at(self.bytes, at);
        let end_of_value = || end.unwrap_or_else(|| skip_value(self.bytes, at));
        match (kind, node.object, node.array) {
            (Kind::Object, Some(rule), _) if node.kinds.allow(kind, b"") => self.object(rule, at, ceiling),
            (Kind::Array, _, Some(rule)) if node.kinds.allow(kind, b"") => self.array(rule, at, ceiling),
            _ => {
                let range = Range::new(at, end_of_value());
                self.whole(node, &Entry::uncounted(0, kind, Range::default(), range), ceiling);
                range.end
            }
        }
    }

    /// What can be said of a value without looking into it.
    fn whole(&mut self, node: &Node, entry: &Entry, ceiling: Severity) {
        let (kind, range) = (entry.kind, entry.value());
        let text = range.of(self.bytes);
        if !node.kinds.allow(kind, text) {
            return self.wrong_type(node, kind, range, ceiling);
        }
        if let Some(literals) = node.one_of
            && !literals.iter().any(|literal| is_literal(self.bytes, entry, *literal))
        {
            return self.unexpected(node, kind, range, ceiling);
        }
        match (kind, node.string, node.number) {
            (Kind::String, Some(rule), _) => self.string(rule, range, ceiling),
            (Kind::Number, _, Some(rule)) => self.number(rule, range, ceiling),
            _ => {}
        }
    }

    fn object(&mut self, rule: &ObjectRule, at: usize, ceiling: Severity) -> usize {
        // Schemas name at most a few dozen members per object; the generator refuses more than 64.
        let mut seen = 0u64;
        let mut members = Members::new(self.bytes, at);
        while let Some(member) = members.next() {
            let text = Text::quoted(member.key.of(self.bytes));
            let known = rule.properties.iter().enumerate().find(|(_, property)| text.is(property.name));
            let end = match known {
                Some((position, property)) => {
                    seen |= 1 << position;
                    match property.node {
                        Some(node) => {
                            self.enter(Step::Key(member.key));
                            let end = self.value(node, member.value, None, ceiling.min(property.severity));
                            self.leave();
                            end
                        }
                        None => skip_value(self.bytes, member.value),
                    }
                }
                None => self.additional(rule, member.key, member.value, ceiling),
            };
            members.resume(end);
        }
        self.all_missing(rule, seen, at, ceiling);
        members.end()
    }

    fn additional(&mut self, rule: &ObjectRule, key: Range, value: usize, ceiling: Severity) -> usize {
        let severity = match rule.additional {
            Additional::Allowed => return skip_value(self.bytes, value),
            Additional::Checked(node) => {
                self.enter(Step::Key(key));
                let end = self.value(node, value, None, ceiling);
                self.leave();
                return end;
            }
            Additional::Forbidden => ceiling,
            Additional::Noted => Severity::Info,
        };
        let path = &mut self.path;
        path.push(Step::Key(key));
        self.problems.report(severity, || Problem::new(IssueCode::UnknownField, key).path(path));
        path.pop();
        skip_value(self.bytes, value)
    }

    fn array(&mut self, rule: &ArrayRule, at: usize, ceiling: Severity) -> usize {
        let mut items = Items::new(self.bytes, at);
        let mut count = 0usize;
        while let Some(item) = items.next() {
            let end = match rule.items {
                Some(node) => {
                    self.enter(Step::Index(count));
                    let end = self.value(node, item, None, ceiling);
                    self.leave();
                    end
                }
                None => skip_value(self.bytes, item),
            };
            count += 1;
            items.resume(end);
        }
        if count < rule.min as usize || count > rule.max as usize {
            let expected = length_phrase(rule.min, rule.max, "item");
            let range = Range::new(at, items.end());
            self.problems.report(ceiling, || Problem::new(IssueCode::WrongLength, range).path(&self.path).expected(expected));
        }
        items.end()
    }

    fn string(&mut self, rule: &StringRule, range: Range, ceiling: Severity) {
        let text = Text::quoted(range.of(self.bytes));
        let path = &self.path;
        // Most bounds only forbid an empty text, and that is seen without counting.
        let only_not_empty = rule.min == 1 && rule.max == u32::MAX && !text.raw().is_empty();
        if (rule.min > 0 || rule.max < u32::MAX) && !only_not_empty {
            let length = text.length();
            if length < rule.min as usize || length > rule.max as usize {
                let expected = length_phrase(rule.min, rule.max, "character");
                self.problems.report(ceiling, || Problem::new(IssueCode::WrongLength, range).path(path).expected(expected));
            }
        }
        if let Some(automaton) = rule.pattern
            && !matches(automaton, text)
        {
            self.problems
                .report(ceiling, || Problem::new(IssueCode::PatternMismatch, range).path(path).expected(automaton.pattern));
        }
        if rule.date_time && !is_date_time(&text.bytes()) {
            self.problems.report(ceiling, || {
                Problem::new(IssueCode::InvalidFormat, range).path(path).expected("an RFC 3339 date and time")
            });
        }
    }

    fn number(&mut self, rule: &NumberRule, range: Range, ceiling: Severity) {
        let text = range.of(self.bytes);
        if !is_between(text, rule.min, rule.max) {
            let expected = match (rule.min, rule.max) {
                (Some(min), Some(max)) => format!("a number from {min} to {max}"),
                (Some(min), None) => format!("a number of at least {min}"),
                (None, Some(max)) => format!("a number of at most {max}"),
                (None, None) => return,
            };
            self.problems.report(ceiling, || {
                let found = excerpt(&String::from_utf8_lossy(text));
                Problem::new(IssueCode::OutOfRange, range).path(&self.path).expected(expected).found(found)
            });
        }
    }

    fn missing(&mut self, property: &Property, object: usize, ceiling: Severity) {
        let path = &mut self.path;
        path.push(Step::Name(property.name));
        self.problems.report(ceiling.min(property.severity), || {
            Problem::new(IssueCode::MissingField, Range::new(object, object + 1)).path(path)
        });
        path.pop();
    }

    fn wrong_type(&mut self, node: &Node, kind: Kind, at: Range, ceiling: Severity) {
        let path = &self.path;
        self.problems.report(ceiling, || {
            let found = match kind {
                Kind::Number if !node.kinds.allow(kind, b"0.5") && node.kinds.allow(kind, b"1") => "a number with a fraction",
                other => other.phrase(),
            };
            Problem::new(IssueCode::WrongType, at).path(path).expected(node.kinds.phrase()).found(found)
        });
    }

    fn unexpected(&mut self, node: &Node, kind: Kind, at: Range, ceiling: Severity) {
        let (bytes, path) = (self.bytes, &self.path);
        self.problems.report(ceiling, || {
            let found = match kind {
                Kind::String => excerpt(&Text::quoted(at.of(bytes)).decode()),
                Kind::Number | Kind::Boolean | Kind::Null => excerpt(&String::from_utf8_lossy(at.of(bytes))),
                Kind::Array | Kind::Object => kind.phrase().to_owned(),
            };
            let expected = literals_phrase(node.one_of.unwrap_or_default());
            Problem::new(IssueCode::UnexpectedValue, at).path(path).expected(expected).found(found)
        });
    }
}

fn length_phrase(min: u32, max: u32, unit: &str) -> String {
    let plural = |n: u32| if n == 1 { "" } else { "s" };
    match (min, max) {
        (min, u32::MAX) => format!("at least {min} {unit}{}", plural(min)),
        (0, max) => format!("at most {max} {unit}{}", plural(max)),
        (min, max) => format!("{min} to {max} {unit}s"),
    }
}

/// "`a`, `b` or `c`".
fn literals_phrase(literals: &[Literal]) -> Cow<'static, str> {
    let names: Vec<String> = literals
        .iter()
        .map(|literal| match literal {
            Literal::Null => "`null`".to_owned(),
            Literal::Bool(value) => format!("`{value}`"),
            Literal::Int(value) => format!("`{value}`"),
            Literal::Text(id) => format!("`{}`", TEXTS.get(usize::from(*id).wrapping_sub(1)).unwrap_or(&"")),
        })
        .collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => Cow::Owned(format!("{} or {last}", rest.join(", "))),
        Some((last, _)) => Cow::Owned(last.clone()),
        None => Cow::Borrowed("nothing"),
    }
}

/// RFC 3339, section 5.6, with the days of each month and leap seconds only where they can occur.
pub(crate) fn is_date_time(text: &[u8]) -> bool {
    let number = |from: usize, to: usize| {
        let digits = text.get(from..to).filter(|digits| digits.iter().all(u8::is_ascii_digit))?;
        Some(digits.iter().fold(0u32, |value, digit| value * 10 + u32::from(digit - b'0')))
    };
    let byte = |at: usize, allowed: &[u8]| text.get(at).is_some_and(|byte| allowed.contains(byte));
    let (Some(year), Some(month), Some(day)) = (number(0, 4), number(5, 7), number(8, 10)) else { return false };
    let (Some(hour), Some(minute), Some(second)) = (number(11, 13), number(14, 16), number(17, 19)) else { return false };
    if !(byte(4, b"-") && byte(7, b"-") && byte(10, b"Tt") && byte(13, b":") && byte(16, b":")) {
        return false;
    }
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => return false,
    };
    if day == 0 || day > days || hour > 23 || minute > 59 || second > 60 {
        return false;
    }
    let mut at = 19;
    if byte(at, b".") {
        let digits = text.get(at + 1..).unwrap_or_default().iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 {
            return false;
        }
        at += 1 + digits;
    }
    let (offset, end) = if byte(at, b"Zz") {
        (0, at + 1)
    } else {
        let (Some(hours), Some(minutes)) = (number(at + 1, at + 3), number(at + 4, at + 6)) else { return false };
        if !byte(at, b"+-") || !byte(at + 3, b":") || hours > 23 || minutes > 59 {
            return false;
        }
        let total = i64::from(hours * 60 + minutes);
        (if byte(at, b"-") { -total } else { total }, at + 6)
    };
    // A leap second is the last second of a day in UTC.
    let utc = (i64::from(hour * 60 + minute) - offset).rem_euclid(24 * 60);
    end == text.len() && (second < 60 || utc == 23 * 60 + 59)
}

#[cfg(test)]
mod tests {
    use super::is_date_time;

    #[test]
    fn date_times_follow_rfc_3339() {
        for good in [
            "2026-04-22T10:10:00Z",
            "2026-04-22t10:10:00.123456z",
            "2024-02-29T23:59:60Z",
            "2026-04-22T10:10:00+09:00",
            "1990-12-31T15:59:60-08:00",
        ] {
            assert!(is_date_time(good.as_bytes()), "{good}");
        }
        for bad in [
            "",
            "2026-04-22",
            "2026-04-22 10:10:00Z",
            "2026-04-22T10:10:00",
            "2026-02-29T10:10:00Z",
            "2026-13-01T10:10:00Z",
            "2026-04-31T10:10:00Z",
            "2026-04-22T24:00:00Z",
            "2026-04-22T10:10:60Z",
            "2026-04-22T10:10:00.Z",
            "2026-04-22T10:10:00+9:00",
            "2026-04-22T10:10:00Zz",
        ] {
            assert!(!is_date_time(bad.as_bytes()), "{bad}");
        }
    }
}
