//! Values that satisfy a case, or come close: what examples are made of. Whoever uses one asks a validator first.

use regex_syntax::hir::{Class, Hir, HirKind};
use serde_json::{Map, Value, json};

use super::expand::{Case, Type, cases};
use super::files::{Files, Place};
use super::keywords::SCALAR;
use super::load::validator;
use super::members::{children, item, required, rest};

/// Deeper values are not built.
const DEEPEST: usize = 24;

/// A value that satisfies these schemas, as small as it is easily found.
pub(super) fn sample<'s>(files: &'s Files, places: &[Place<'s>]) -> Option<Value> {
    sample_below(files, places, 0)
}

/// A value of this type.
pub(super) fn sample_of_type<'s>(files: &'s Files, case: &Case<'s>, kind: Type) -> Option<Value> {
    of_type(files, case, kind, 0)
}

fn sample_below<'s>(files: &'s Files, places: &[Place<'s>], depth: usize) -> Option<Value> {
    const SIMPLEST_FIRST: [Type; 6] = [Type::String, Type::Number, Type::Boolean, Type::Object, Type::Array, Type::Null];
    if depth > DEEPEST {
        return None;
    }
    let cases = cases(files, places).ok()?;
    cases.iter().find_map(|case| SIMPLEST_FIRST.into_iter().find_map(|kind| of_type(files, case, kind, depth)))
}

fn of_type<'s>(files: &'s Files, case: &Case<'s>, kind: Type, depth: usize) -> Option<Value> {
    if !case.allows(kind) {
        return None;
    }
    if let Some(values) = case.values(kind) {
        return accepted(case, values);
    }
    match kind {
        Type::Object => {
            let mut members = Map::new();
            for name in required(case) {
                members.insert(name.to_owned(), sample_below(files, &children(case, name), depth + 1)?);
            }
            let least = limit(case, "minProperties").unwrap_or(0);
            while (members.len() as u64) < least.min(64) {
                members.insert(format!("member_{}", members.len()), sample_below(files, &rest(case), depth + 1)?);
            }
            Some(Value::Object(members))
        }
        Type::Array => array(files, case, limit(case, "minItems").unwrap_or(0), depth),
        Type::String => accepted(case, texts(case)),
        Type::Number => accepted(case, numbers(case)),
        Type::Boolean | Type::Null => None,
    }
}

/// An array of this length.
pub(super) fn array_of_length<'s>(files: &'s Files, case: &Case<'s>, length: u64) -> Option<Value> {
    array(files, case, length, 0)
}

fn array<'s>(files: &'s Files, case: &Case<'s>, length: u64, depth: usize) -> Option<Value> {
    let length = usize::try_from(length).ok().filter(|length| *length <= 256)?;
    (0..length)
        .map(|position| sample_below(files, &item(case, position), depth + 1))
        .collect::<Option<Vec<_>>>()
        .map(Value::Array)
}

/// The first value that keeps the conditions on texts and numbers.
fn accepted(case: &Case<'_>, values: Vec<Value>) -> Option<Value> {
    let conditions = scalar_conditions(case)?;
    values.into_iter().find(|value| conditions.is_valid(value))
}

/// A validator of all that a case says about texts and numbers.
pub(super) fn scalar_conditions(case: &Case<'_>) -> Option<jsonschema::Validator> {
    let conditions = |place: &Place<'_>| {
        let schema = place.schema.as_object().into_iter().flatten();
        schema
            .filter(|(keyword, _)| SCALAR.contains(&keyword.as_str()) || *keyword == "$schema")
            .map(|(k, v)| (k.clone(), v.clone()))
            .collect::<Map<_, _>>()
    };
    // The empty schema keeps the list from being empty, which no schema may have.
    let all: Vec<Map<_, _>> = case.places.iter().map(conditions).chain([Map::new()]).collect();
    validator(&json!({ "allOf": all })).ok()
}

/// The tightest of several lower limits, or of several upper ones.
pub(super) fn limit(case: &Case<'_>, keyword: &str) -> Option<u64> {
    let limits = case.places.iter().filter_map(|place| {
        let value = place.schema.get(keyword)?;
        value.as_u64().or_else(|| value.as_f64().map(|value| value as u64))
    });
    if keyword.starts_with("min") { limits.max() } else { limits.min() }
}

/// Texts worth trying: what the schema itself shows, what its patterns and formats ask for, and a few others.
pub(super) fn texts(case: &Case<'_>) -> Vec<Value> {
    const FORMATS: [(&str, &str); 12] = [
        ("date-time", "2026-01-01T00:00:00Z"),
        ("date", "2026-01-01"),
        ("time", "00:00:00Z"),
        ("duration", "P1D"),
        ("email", "a@example.com"),
        ("hostname", "example.com"),
        ("ipv4", "127.0.0.1"),
        ("ipv6", "::1"),
        ("uri", "https://example.com/"),
        ("uuid", "00000000-0000-4000-8000-000000000000"),
        ("json-pointer", "/a"),
        ("regex", "a"),
    ];
    let keyword = |name: &'static str| case.places.iter().filter_map(move |place| place.schema.get(name));
    let shown = keyword("examples").filter_map(Value::as_array).flatten().chain(keyword("default")).filter_map(Value::as_str);
    let mut texts: Vec<String> = shown.map(str::to_owned).collect();
    texts.extend(keyword("pattern").filter_map(Value::as_str).flat_map(matching));
    let formats: Vec<&str> = keyword("format").filter_map(Value::as_str).collect();
    texts.extend(FORMATS.iter().filter(|(format, _)| formats.contains(format)).map(|(_, text)| (*text).to_owned()));
    let least = limit(case, "minLength").and_then(|length| usize::try_from(length).ok()).unwrap_or(1).min(4096);
    texts.push("a".repeat(least));
    texts.extend(["a", "", "0", "A b", "é"].map(str::to_owned));
    texts.into_iter().map(Value::from).collect()
}

fn numbers(case: &Case<'_>) -> Vec<Value> {
    let mut numbers: Vec<Value> = vec![0.into(), 1.into()];
    for keyword in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] {
        for value in case.places.iter().filter_map(|place| place.schema.get(keyword)) {
            numbers.push(value.clone());
            match value.as_i64() {
                Some(value) => numbers.extend([value.saturating_add(1), value.saturating_sub(1)].map(Value::from)),
                None => numbers.extend(value.as_f64().into_iter().flat_map(|value| [value + 0.5, value - 0.5]).map(Value::from)),
            }
        }
    }
    numbers
}

/// A few texts that match a pattern, short ones first.
pub(super) fn matching(pattern: &str) -> Vec<String> {
    const MOST: usize = 24;
    let Ok(tree) = regex_syntax::Parser::new().parse(pattern) else { return Vec::new() };
    let mut found = spell(&tree, 0);
    found.truncate(MOST);
    found
}

/// The first spelling is the plainest. Others differ from it in one place.
fn spell(tree: &Hir, depth: usize) -> Vec<String> {
    const MOST: usize = 12;
    if depth > DEEPEST {
        return Vec::new();
    }
    let mut found = match tree.kind() {
        HirKind::Empty | HirKind::Look(_) => vec![String::new()],
        HirKind::Literal(literal) => vec![String::from_utf8_lossy(&literal.0).into_owned()],
        HirKind::Class(Class::Unicode(class)) => {
            let ranges = class.ranges().iter().map(|range| (range.start(), range.end()));
            let letters =
                ranges.flat_map(|(first, last)| ['a', last, first].into_iter().filter(move |it| (first..=last).contains(it)));
            letters.take(MOST).map(String::from).collect()
        }
        HirKind::Class(Class::Bytes(class)) => {
            class.ranges().iter().map(|range| char::from(range.start()).to_string()).take(MOST).collect()
        }
        HirKind::Repetition(repetition) => {
            let counts = [repetition.min, repetition.min.saturating_add(1).min(repetition.max.unwrap_or(u32::MAX))];
            let once = spell(&repetition.sub, depth + 1);
            let counts = counts.into_iter().filter(|count| *count <= 64);
            counts.flat_map(|count| once.iter().map(move |text| text.repeat(count as usize))).collect()
        }
        HirKind::Capture(capture) => spell(&capture.sub, depth + 1),
        HirKind::Alternation(branches) => branches.iter().flat_map(|branch| spell(branch, depth + 1)).collect(),
        HirKind::Concat(parts) => {
            let parts: Vec<Vec<String>> = parts.iter().map(|part| spell(part, depth + 1)).collect();
            let plainest: Vec<&str> = parts.iter().map(|part| part.first().map_or("", String::as_str)).collect();
            let mut texts = vec![plainest.concat()];
            for (at, part) in parts.iter().enumerate() {
                for text in part.iter().skip(1) {
                    let varied =
                        plainest.iter().enumerate().map(|(other, plain)| if other == at { text.as_str() } else { plain });
                    texts.push(varied.collect());
                }
            }
            texts
        }
    };
    found.truncate(MOST);
    found
}
