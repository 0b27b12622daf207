//! From a schema to its cases: references followed, `allOf` joined, alternatives told apart.

use serde_json::Value;

use super::files::{Files, Place};
use super::keywords::is_opaque;
use super::members::{children, required};

/// The types of JSON. Integers are numbers with a condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Type {
    Object,
    Array,
    String,
    Number,
    Boolean,
    Null,
}

impl Type {
    pub(super) const ALL: [Type; 6] = [Type::Object, Type::Array, Type::String, Type::Number, Type::Boolean, Type::Null];

    pub(super) fn of(value: &Value) -> Type {
        match value {
            Value::Object(_) => Type::Object,
            Value::Array(_) => Type::Array,
            Value::String(_) => Type::String,
            Value::Number(_) => Type::Number,
            Value::Bool(_) => Type::Boolean,
            Value::Null => Type::Null,
        }
    }

    pub(super) fn phrase(self) -> &'static str {
        match self {
            Type::Object => "an object",
            Type::Array => "an array",
            Type::String => "a string",
            Type::Number => "a number",
            Type::Boolean => "a boolean",
            Type::Null => "null",
        }
    }

    fn is_named(self, name: &str) -> bool {
        match self {
            Type::Object => name == "object",
            Type::Array => name == "array",
            Type::String => name == "string",
            Type::Number => name == "number" || name == "integer",
            Type::Boolean => name == "boolean",
            Type::Null => name == "null",
        }
    }
}

/// One way to satisfy a schema: every keyword of every one of these places has to hold.
#[derive(Debug, Clone, Default)]
pub(super) struct Case<'s> {
    pub(super) places: Vec<Place<'s>>,
    /// Places whose `oneOf` has alternatives that are not known to exclude each other.
    overlapping: Vec<Place<'s>>,
}

/// More alternatives than anyone can review.
const MOST_CASES: usize = 512;

/// The cases of schemas that hold together; none where nothing satisfies them, `Err` where there are too many.
pub(super) fn cases<'s>(files: &'s Files, places: &[Place<'s>]) -> Result<Vec<Case<'s>>, TooMany> {
    let mut cases = vec![Case::default()];
    for place in places {
        expand(files, place, &mut cases)?;
    }
    cases.retain(|case| Type::ALL.into_iter().any(|kind| case.allows(kind)));
    Ok(cases)
}

/// There are too many alternatives to compare.
#[derive(Debug, Clone, Copy)]
pub(super) struct TooMany;

fn expand<'s>(files: &'s Files, place: &Place<'s>, cases: &mut Vec<Case<'s>>) -> Result<(), TooMany> {
    let Some(schema) = place.schema.as_object() else {
        if place.schema == &Value::Bool(false) {
            cases.clear();
        }
        return Ok(());
    };
    let target = schema.get("$ref").and_then(Value::as_str).and_then(|reference| files.target(place, reference));
    if let Some(target) = &target {
        expand(files, target, cases)?;
        if files.has_lone_references(place) {
            return Ok(());
        }
    }
    for case in cases.iter_mut().filter(|case| !case.places.contains(place)) {
        case.places.push(place.clone());
    }
    for branch in branches(place, "allOf") {
        expand(files, &branch, cases)?;
    }
    if schema.contains_key("anyOf") {
        fork(files, &branches(place, "anyOf"), cases)?;
    }
    if schema.contains_key("oneOf") {
        let branches = branches(place, "oneOf");
        if exclude_each_other(files, &branches)? {
            fork(files, &branches, cases)?;
        } else {
            cases.iter_mut().for_each(|case| case.overlapping.push(place.clone()));
        }
    }
    Ok(())
}

fn branches<'s>(place: &Place<'s>, keyword: &str) -> Vec<Place<'s>> {
    let list = place.schema.get(keyword).and_then(Value::as_array).into_iter().flatten().enumerate();
    list.map(|(index, schema)| place.child(&[keyword, &index.to_string()], schema)).collect()
}

/// Every case goes on in as many ways as there are branches.
fn fork<'s>(files: &'s Files, branches: &[Place<'s>], cases: &mut Vec<Case<'s>>) -> Result<(), TooMany> {
    let before = std::mem::take(cases);
    for branch in branches {
        let mut taken = before.clone();
        expand(files, branch, &mut taken)?;
        cases.extend(taken);
        if cases.len() > MOST_CASES {
            return Err(TooMany);
        }
    }
    Ok(())
}

/// Is it certain that no document satisfies two of them? Then `oneOf` means what `anyOf` means.
fn exclude_each_other<'s>(files: &'s Files, branches: &[Place<'s>]) -> Result<bool, TooMany> {
    let expanded: Vec<Vec<Case<'s>>> =
        branches.iter().map(|branch| cases(files, std::slice::from_ref(branch))).collect::<Result<_, _>>()?;
    let pairs = expanded.iter().enumerate().flat_map(|(at, one)| expanded.iter().skip(at + 1).map(move |other| (one, other)));
    Ok(pairs.into_iter().all(|(one, other)| one.iter().all(|a| other.iter().all(|b| a.excludes(files, b)))))
}

impl<'s> Case<'s> {
    /// May a document of this type satisfy the case, as far as types and listed values go?
    pub(super) fn allows(&self, kind: Type) -> bool {
        self.places.iter().all(|place| type_names(place).is_none_or(|names| names.iter().any(|name| kind.is_named(name))))
            && self.values(kind).is_none_or(|values| !values.is_empty())
    }

    pub(super) fn integers_only(&self) -> bool {
        self.places.iter().filter_map(type_names).any(|names| names.contains(&"integer") && !names.contains(&"number"))
    }

    /// The values of this type that are allowed, where they are listed.
    pub(super) fn values(&self, kind: Type) -> Option<Vec<Value>> {
        let mut values = match kind {
            Type::Null => Some(vec![Value::Null]),
            Type::Boolean => Some(vec![Value::Bool(false), Value::Bool(true)]),
            _ => None,
        };
        for listed in self.places.iter().flat_map(listed_values) {
            let remaining = match values {
                Some(values) => values.into_iter().filter(|value| listed.iter().any(|other| same(value, other))).collect(),
                None => listed.into_iter().filter(|value| Type::of(value) == kind).cloned().collect(),
            };
            values = Some(remaining);
        }
        let integers_only = kind == Type::Number && self.integers_only();
        values.map(|values| values.into_iter().filter(|value| !integers_only || is_integer(value)).collect())
    }

    /// The keywords that are not compared, by place.
    pub(super) fn opaque(&self, kind: Type) -> Vec<(Place<'s>, &'s str)> {
        let keywords = self.places.iter().flat_map(|place| {
            let keywords = place.schema.as_object().into_iter().flatten();
            let opaque = keywords.filter(|(keyword, value)| is_opaque(keyword, value) && concerns(keyword, kind));
            opaque.map(|(keyword, _)| (place.clone(), keyword.as_str()))
        });
        keywords.chain(self.overlapping.iter().map(|place| (place.clone(), "oneOf"))).collect()
    }

    /// Is it certain that no document satisfies both?
    fn excludes(&self, files: &'s Files, other: &Case<'s>) -> bool {
        Type::ALL.into_iter().filter(|kind| self.allows(*kind) && other.allows(*kind)).all(|kind| {
            let listed = match (self.values(kind), other.values(kind)) {
                (Some(values), Some(others)) => !values.iter().any(|value| others.iter().any(|other| same(value, other))),
                _ => false,
            };
            listed || (kind == Type::Object && self.differs_in_a_member(files, other))
        })
    }

    /// Is there a member that both must have, and whose listed values have nothing in common?
    fn differs_in_a_member(&self, files: &'s Files, other: &Case<'s>) -> bool {
        let others = required(other);
        required(self).iter().filter(|name| others.contains(*name)).any(|name| {
            match (listed(files, &children(self, name)), listed(files, &children(other, name))) {
                (Some(values), Some(others)) => !values.iter().any(|value| others.iter().any(|other| same(value, other))),
                _ => false,
            }
        })
    }
}

/// All the values that satisfy the schemas, where they are listed.
fn listed<'s>(files: &'s Files, places: &[Place<'s>]) -> Option<Vec<Value>> {
    let mut all = Vec::new();
    for case in cases(files, places).ok()? {
        for kind in Type::ALL.into_iter().filter(|kind| case.allows(*kind)) {
            all.extend(case.values(kind)?);
        }
    }
    Some(all)
}

/// Does a keyword that is not compared say anything about values of this type?
fn concerns(keyword: &str, kind: Type) -> bool {
    match keyword {
        "contains" | "minContains" | "maxContains" | "unevaluatedItems" => kind == Type::Array,
        "propertyNames" | "dependentRequired" | "dependentSchemas" | "dependencies" | "unevaluatedProperties" => {
            kind == Type::Object
        }
        "contentEncoding" | "contentMediaType" | "contentSchema" => kind == Type::String,
        _ => true,
    }
}

fn type_names<'s>(place: &Place<'s>) -> Option<Vec<&'s str>> {
    match place.schema.get("type")? {
        Value::String(name) => Some(vec![name]),
        Value::Array(names) => Some(names.iter().filter_map(Value::as_str).collect()),
        _ => None,
    }
}

fn listed_values<'s>(place: &Place<'s>) -> Vec<Vec<&'s Value>> {
    let constant = place.schema.get("const").map(|value| vec![value]);
    let list = place.schema.get("enum").and_then(Value::as_array).map(|values| values.iter().collect());
    constant.into_iter().chain(list).collect()
}

/// Equal as JSON Schema has it: 1 and 1.0 are the same number.
pub(super) fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64().is_some_and(|a| Some(a) == b.as_f64()),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(name, value)| b.get(name).is_some_and(|other| same(value, other)))
        }
        (a, b) => a == b,
    }
}

pub(super) fn is_integer(value: &Value) -> bool {
    value.as_number().is_some_and(|number| !number.is_f64() || number.as_f64().is_some_and(|number| number.fract() == 0.0))
}
