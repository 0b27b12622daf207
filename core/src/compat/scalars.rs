//! Conditions on texts, numbers and sizes.

use std::cmp::Ordering;

use serde_json::{Number, Value, json};

use super::compare::{At, Comparer, Finding, Pair};
use super::difference::{DifferenceKind as Kind, Effect, Side};
use super::expand::{Case, Type, is_integer, same};
use super::files::Place;
use super::sample::{array_of_length, limit, sample_of_type, scalar_conditions, texts};
use crate::json::excerpt;

/// Formats that every text of another format has as well.
const WIDER_FORMATS: [(&str, &str); 7] = [
    ("uri", "uri-reference"),
    ("uri", "iri"),
    ("uri", "iri-reference"),
    ("uri-reference", "iri-reference"),
    ("iri", "iri-reference"),
    ("email", "idn-email"),
    ("hostname", "idn-hostname"),
];

/// Sizes are limited by pairs of keywords.
pub(super) struct Size {
    least: &'static str,
    most: &'static str,
    noun: &'static str,
}

pub(super) const LENGTH: Size = Size { least: "minLength", most: "maxLength", noun: "characters" };
pub(super) const ITEMS: Size = Size { least: "minItems", most: "maxItems", noun: "items" };
pub(super) const MEMBERS: Size = Size { least: "minProperties", most: "maxProperties", noun: "members" };

impl<'s> Comparer<'s> {
    /// Values that are listed. `Some` where that settles everything there is to say about this type.
    pub(super) fn listed(
        &self,
        kind: Type,
        old: &[Case<'s>],
        new: &[Case<'s>],
        places: (&[Place<'s>], &[Place<'s>]),
        at: &At<'s>,
    ) -> Option<Vec<Finding<'s>>> {
        let finding =
            |kind, effect, message| self.between(kind, effect, places, &["const", "enum", "oneOf", "anyOf", "type"], message, at);
        let refused = |values: Vec<Value>| values.into_iter().map(|value| (Side::New, value)).collect();
        let accepted = |cases: &[Case<'s>], value: &Value| cases.iter().any(|case| accepts(case, kind, value));
        let values = |cases: &[Case<'s>]| {
            let lists: Option<Vec<Vec<Value>>> = cases.iter().map(|case| case.values(kind)).collect();
            let values = lists?.concat();
            Some(values.into_iter().filter(|value| accepted(cases, value)).collect::<Vec<_>>())
        };
        let (before, now) = (values(old), values(new));
        let mut findings = Vec::new();
        let Some(before) = before else {
            let now = now?;
            let message = format!("only {} allowed now, where any value of its type was", list(&now));
            let others = old.iter().flat_map(|case| {
                let sample = sample_of_type(self.files(Side::Old), case, kind);
                sample.into_iter().chain(if kind == Type::String { texts(case) } else { Vec::new() })
            });
            let others = others.filter(|value| !now.contains(value)).collect();
            return Some(vec![finding(Kind::ValuesNarrowed, Effect::Breaking, message).with(refused(others))]);
        };
        let lost: Vec<Value> = before.iter().filter(|value| !accepted(new, value)).cloned().collect();
        if !lost.is_empty() {
            let message = format!("{} no longer allowed", list(&lost));
            findings.push(finding(Kind::ValuesNarrowed, Effect::Breaking, message).with(refused(lost)));
        }
        match now {
            Some(now) => {
                let gained: Vec<Value> = now.into_iter().filter(|value| !accepted(old, value)).collect();
                if !gained.is_empty() {
                    findings.push(finding(Kind::ValuesWidened, Effect::Additive, format!("{} allowed as well", list(&gained))));
                }
            }
            None if matches!(kind, Type::Object | Type::Array) => {
                let message = "listed values gave way to conditions, which are not compared with each other".to_owned();
                findings.push(finding(Kind::NotCompared, Effect::Undecided, message));
            }
            None => {
                findings.push(finding(Kind::ValuesWidened, Effect::Additive, "the list of allowed values is gone".to_owned()))
            }
        }
        Some(findings)
    }

    pub(super) fn strings(&self, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let mut findings = self.sizes(&LENGTH, pair, at, |length| Some("a".repeat(usize::try_from(length).ok()?).into()));
        let set = |case: &Case<'s>, keyword| {
            let mut words: Vec<&'s str> =
                case.places.iter().filter_map(|place| place.schema.get(keyword).and_then(Value::as_str)).collect();
            words.sort_unstable();
            words.dedup();
            words
        };
        let candidates = || -> Vec<(Side, Value)> {
            let unlike = ["", "x", "not this", "0", "-", "A", "é"].map(Value::from);
            texts(pair.old).into_iter().chain(unlike).map(|text| (Side::New, text)).collect()
        };
        let (old, new) = (set(pair.old, "pattern"), set(pair.new, "pattern"));
        let added = difference(&new, &old);
        let gone = difference(&old, &new);
        if let (Some(now), before) = (added.first(), gone.first()) {
            let (kind, effect, message) = match before {
                None => (Kind::PatternAdded, Effect::Breaking, format!("the text has to match {} now", excerpt(now))),
                Some(before) => {
                    let message = format!("the pattern was {} and is {} now", excerpt(before), excerpt(now));
                    (Kind::PatternChanged, Effect::Undecided, message)
                }
            };
            findings.push(self.finding(kind, effect, pair, &["pattern"], message, at).with(candidates()));
        } else if let Some(before) = gone.first() {
            let message = format!("the text need not match {} any more", excerpt(before));
            findings.push(self.finding(Kind::PatternRemoved, Effect::Additive, pair, &["pattern"], message, at));
        }
        let (old, new) = (set(pair.old, "format"), set(pair.new, "format"));
        let is_met =
            |format: &&str, by: &[&str]| by.iter().any(|other| other == format || WIDER_FORMATS.contains(&(*other, *format)));
        if let Some(format) = new.iter().find(|format| !is_met(format, &old)) {
            let message = format!("the text has to have the format {} now", excerpt(format));
            let narrowed = self.finding(Kind::FormatNarrowed, Effect::Breaking, pair, &["format"], message, at);
            findings.push(narrowed.with(candidates()));
        } else if let Some(format) = old.iter().find(|format| !is_met(format, &new)) {
            let message = format!("the text need not have the format {} any more", excerpt(format));
            findings.push(self.finding(Kind::FormatWidened, Effect::Additive, pair, &["format"], message, at));
        }
        findings
    }

    pub(super) fn numbers(&self, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let mut findings = Vec::new();
        let integers = (pair.old.integers_only(), pair.new.integers_only());
        if integers == (false, true) {
            let message = "the number has to be an integer now".to_owned();
            let refused = [0.5, 1.5, -0.5].map(|number| (Side::New, json!(number))).into();
            findings.push(self.finding(Kind::TypeNarrowed, Effect::Breaking, pair, &["type"], message, at).with(refused));
        } else if integers == (true, false) {
            let message = "the number need not be an integer any more".to_owned();
            findings.push(self.finding(Kind::TypeWidened, Effect::Additive, pair, &["type"], message, at));
        }
        for end in [End::Lower, End::Upper] {
            let (old, new) = (Bound::of(pair.old, end), Bound::of(pair.new, end));
            let keywords = end.keywords();
            match Bound::compare(old.as_ref(), new.as_ref(), end) {
                Ordering::Equal => {}
                Ordering::Less => {
                    let message = format!("the number has to be {} now{}", shown(new.as_ref(), end), was(old.as_ref(), end));
                    let refused = old.as_ref().map_or_else(|| beyond(new.as_ref(), end), |bound| inside(bound, end));
                    let refused = refused.into_iter().map(|number| (Side::New, number)).collect();
                    findings
                        .push(self.finding(Kind::BoundsNarrowed, Effect::Breaking, pair, &keywords, message, at).with(refused));
                }
                Ordering::Greater => {
                    let message = format!("the number may be {} now{}", shown(new.as_ref(), end), was(old.as_ref(), end));
                    findings.push(self.finding(Kind::BoundsWidened, Effect::Additive, pair, &keywords, message, at));
                }
            }
        }
        findings.extend(self.multiples(pair, at));
        findings
    }

    fn multiples(&self, pair: &Pair<'_, 's>, at: &At<'s>) -> Option<Finding<'s>> {
        let of = |case: &Case<'s>| case.places.iter().filter_map(|place| place.schema.get("multipleOf")).collect::<Vec<&Value>>();
        let divides = |number: &Value, other: &Value| match (number.as_u64(), other.as_u64()) {
            (Some(number), Some(other)) => number > 0 && other % number == 0,
            _ => number == other,
        };
        let met = |number: &Value, case: &Case<'s>, by: &[&Value]| {
            by.iter().any(|other| divides(number, other)) || (case.integers_only() && number.as_u64() == Some(1))
        };
        let (old, new) = (of(pair.old), of(pair.new));
        if let Some(number) = new.iter().find(|number| !met(number, pair.old, &old)) {
            let message = format!("the number has to be a multiple of {number} now");
            // A multiple of 0.1 may well be one of 0.05, and fractions are not exact.
            let effect = if old.is_empty() || number.is_u64() { Effect::Breaking } else { Effect::Undecided };
            let candidates =
                old.iter().copied().cloned().chain([1, 2, 3, 5, 7].map(Value::from)).chain([json!(0.5), json!(0.25)]);
            let refused = candidates.map(|number| (Side::New, number)).collect();
            return Some(self.finding(Kind::BoundsNarrowed, effect, pair, &["multipleOf"], message, at).with(refused));
        }
        let number = old.iter().find(|number| !met(number, pair.new, &new))?;
        let message = format!("the number need not be a multiple of {number} any more");
        Some(self.finding(Kind::BoundsWidened, Effect::Additive, pair, &["multipleOf"], message, at))
    }

    /// A lower and an upper limit; `of_size` builds a value of a size.
    pub(super) fn sizes(
        &self,
        size: &Size,
        pair: &Pair<'_, 's>,
        at: &At<'s>,
        of_size: impl Fn(u64) -> Option<Value>,
    ) -> Vec<Finding<'s>> {
        /// Longer examples help nobody.
        const LONGEST: u64 = 4096;
        let mut findings = Vec::new();
        let refused = |length: u64| of_size(length).filter(|_| length <= LONGEST).map(|value| (Side::New, value));
        let noun = size.noun;
        let (old, new) = (limit(pair.old, size.least).unwrap_or(0), limit(pair.new, size.least).unwrap_or(0));
        if new > old {
            let message = format!("there have to be at least {new} {noun} now, {old} were enough");
            let refused = refused(old).into_iter().chain(refused(new - 1)).collect();
            findings.push(self.finding(Kind::BoundsNarrowed, Effect::Breaking, pair, &[size.least], message, at).with(refused));
        } else if new < old {
            let message = format!("{new} {noun} are enough now, {old} had to be there");
            findings.push(self.finding(Kind::BoundsWidened, Effect::Additive, pair, &[size.least], message, at));
        }
        let (old, new) = (limit(pair.old, size.most), limit(pair.new, size.most));
        match (old, new) {
            (old, Some(new)) if old.is_none_or(|old| old > new) => {
                let before = old.map_or("any number was allowed".to_owned(), |old| format!("{old} were allowed"));
                let message = format!("there may be at most {new} {noun} now, {before}");
                let refused = new.checked_add(1).and_then(refused).into_iter().collect();
                findings
                    .push(self.finding(Kind::BoundsNarrowed, Effect::Breaking, pair, &[size.most], message, at).with(refused));
            }
            (Some(old), new) if new.is_none_or(|new| new > old) => {
                let message = format!("there may be more than {old} {noun} now");
                findings.push(self.finding(Kind::BoundsWidened, Effect::Additive, pair, &[size.most], message, at));
            }
            _ => {}
        }
        findings
    }

    pub(super) fn array_sizes(&self, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let of_length = |length| array_of_length(self.files(Side::Old), pair.old, length);
        let mut findings = self.sizes(&ITEMS, pair, at, of_length);
        let unique =
            |case: &Case<'s>| case.places.iter().any(|place| place.schema.get("uniqueItems") == Some(&Value::Bool(true)));
        match (unique(pair.old), unique(pair.new)) {
            (false, true) => {
                let message = "no two items may be equal now".to_owned();
                let refused = of_length(2).into_iter().map(|array| (Side::New, array)).collect();
                let finding = self.finding(Kind::BoundsNarrowed, Effect::Breaking, pair, &["uniqueItems"], message, at);
                findings.push(finding.with(refused));
            }
            (true, false) => {
                let message = "items may be equal now".to_owned();
                findings.push(self.finding(Kind::BoundsWidened, Effect::Additive, pair, &["uniqueItems"], message, at));
            }
            _ => {}
        }
        findings
    }
}

/// Does the case allow a value that is listed somewhere? Of objects and arrays only whole values are compared.
fn accepts(case: &Case<'_>, kind: Type, value: &Value) -> bool {
    match kind {
        Type::Object | Type::Array => case.values(kind).is_none_or(|values| values.iter().any(|other| same(other, value))),
        _ => scalar_conditions(case).is_some_and(|conditions| conditions.is_valid(value)),
    }
}

fn difference<'a>(these: &[&'a str], those: &[&str]) -> Vec<&'a str> {
    these.iter().filter(|word| !those.contains(word)).copied().collect()
}

/// "`a` is", "`a` and `b` are".
fn list(values: &[Value]) -> String {
    const MOST: usize = 5;
    let mut words: Vec<String> = values.iter().take(MOST).map(|value| excerpt(&value.to_string())).collect();
    if values.len() > MOST {
        words.push(format!("{} more", values.len() - MOST));
    }
    match words.split_last() {
        Some((last, [])) => format!("{last} is"),
        Some((last, rest)) => format!("{} and {last} are", rest.join(", ")),
        None => "nothing is".to_owned(),
    }
}

#[derive(Clone, Copy, PartialEq)]
enum End {
    Lower,
    Upper,
}

impl End {
    fn keywords(self) -> [&'static str; 2] {
        match self {
            End::Lower => ["minimum", "exclusiveMinimum"],
            End::Upper => ["maximum", "exclusiveMaximum"],
        }
    }
}

/// Where the numbers end that are allowed.
#[derive(Debug, Clone, PartialEq)]
struct Bound {
    at: Number,
    is_excluded: bool,
}

impl Bound {
    /// The tightest of a case's bounds.
    fn of(case: &Case<'_>, end: End) -> Option<Bound> {
        let [inclusive, exclusive] = end.keywords();
        let bounds = case.places.iter().flat_map(|place| {
            let bound = |keyword, is_excluded| {
                let at = place.schema.get(keyword)?.as_number()?.clone();
                Some(Bound { at, is_excluded }.for_integers(case.integers_only(), end))
            };
            bound(inclusive, false).into_iter().chain(bound(exclusive, true))
        });
        bounds.reduce(|a, b| if Bound::compare(Some(&a), Some(&b), end) == Ordering::Less { b } else { a })
    }

    /// For integers, above 0 and from 0.5 on are the same as from 1 on.
    fn for_integers(self, integers_only: bool, end: End) -> Bound {
        const EXACT: f64 = 9_007_199_254_740_992.0;
        let Some(at) = self.at.as_f64().filter(|at| integers_only && at.abs() < EXACT) else { return self };
        let next = match end {
            End::Lower if self.is_excluded => at.floor() + 1.0,
            End::Lower => at.ceil(),
            End::Upper if self.is_excluded => at.ceil() - 1.0,
            End::Upper => at.floor(),
        };
        Bound { at: (next as i64).into(), is_excluded: false }
    }

    /// `Less` where the new bound allows less than the old one.
    fn compare(old: Option<&Bound>, new: Option<&Bound>, end: End) -> Ordering {
        match (old, new) {
            (None, None) => Ordering::Equal,
            (None, Some(_)) => Ordering::Less,
            (Some(_), None) => Ordering::Greater,
            (Some(old), Some(new)) => {
                let by_place = compare_numbers(&old.at, &new.at);
                let by_place = if end == End::Lower { by_place } else { by_place.reverse() };
                by_place.then(old.is_excluded.cmp(&new.is_excluded))
            }
        }
    }
}

fn compare_numbers(one: &Number, other: &Number) -> Ordering {
    let whole = |number: &Number| number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from));
    match (whole(one), whole(other)) {
        (Some(one), Some(other)) => one.cmp(&other),
        _ => one.as_f64().partial_cmp(&other.as_f64()).unwrap_or(Ordering::Equal),
    }
}

/// "at least 1", "above 0", "any number".
fn shown(bound: Option<&Bound>, end: End) -> String {
    match (bound, end) {
        (Some(Bound { at, is_excluded: false }), End::Lower) => format!("at least {at}"),
        (Some(Bound { at, is_excluded: true }), End::Lower) => format!("above {at}"),
        (Some(Bound { at, is_excluded: false }), End::Upper) => format!("at most {at}"),
        (Some(Bound { at, is_excluded: true }), End::Upper) => format!("below {at}"),
        (None, End::Lower) => "as small as it likes".to_owned(),
        (None, End::Upper) => "as large as it likes".to_owned(),
    }
}

fn was(bound: Option<&Bound>, end: End) -> String {
    bound.map_or(String::new(), |bound| format!(", it had to be {}", shown(Some(bound), end)))
}

/// Numbers that a bound only just allows.
fn inside(bound: &Bound, end: End) -> Vec<Value> {
    let sign = if end == End::Lower { 1.0 } else { -1.0 };
    let at = Value::Number(bound.at.clone());
    let near = bound.at.as_f64().into_iter().flat_map(|number| [number + sign * 0.5, number + sign]).map(whole_if_possible);
    std::iter::once(at).chain(near).collect()
}

/// Numbers that a bound does not allow.
fn beyond(bound: Option<&Bound>, end: End) -> Vec<Value> {
    let sign = if end == End::Lower { -1.0 } else { 1.0 };
    let at = bound.and_then(|bound| bound.at.as_f64());
    at.into_iter().flat_map(|number| [number, number + sign, number + sign * 0.5]).map(whole_if_possible).collect()
}

fn whole_if_possible(number: f64) -> Value {
    let value = json!(number);
    if is_integer(&value) && number.abs() < 1e15 { json!(number as i64) } else { value }
}
