//! What a case says about the members of an object and the items of an array.

use serde_json::{Value, json};

use super::expand::Case;
use super::files::Place;

/// The names that are described, in the order of the schemas.
pub(super) fn named<'s>(case: &Case<'s>) -> Vec<&'s str> {
    let mut names: Vec<&str> = Vec::new();
    for name in case.places.iter().filter_map(|place| place.schema.get("properties")?.as_object()).flat_map(|map| map.keys()) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    names
}

/// The names that have to be there.
pub(super) fn required<'s>(case: &Case<'s>) -> Vec<&'s str> {
    let mut names: Vec<&str> = Vec::new();
    let lists = case.places.iter().filter_map(|place| place.schema.get("required")?.as_array());
    for name in lists.flatten().filter_map(Value::as_str) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The schemas that a member of this name has to satisfy.
pub(super) fn children<'s>(case: &Case<'s>, name: &str) -> Vec<Place<'s>> {
    let mut found = Vec::new();
    for place in &case.places {
        let before = found.len();
        found.extend(
            place.schema.get("properties").and_then(|map| map.get(name)).map(|schema| place.child(&["properties", name], schema)),
        );
        let patterns = place.schema.get("patternProperties").and_then(Value::as_object).into_iter().flatten();
        let matching = patterns.filter(|(pattern, _)| matches(pattern, name));
        found.extend(matching.map(|(pattern, schema)| place.child(&["patternProperties", pattern], schema)));
        if found.len() == before {
            found.extend(additional(place));
        }
    }
    found
}

/// The schemas that a member has to satisfy which nothing describes.
pub(super) fn rest<'s>(case: &Case<'s>) -> Vec<Place<'s>> {
    case.places.iter().filter_map(additional).collect()
}

/// The patterns that describe members by their names, each with its schemas.
pub(super) fn patterns<'s>(case: &Case<'s>) -> Vec<(&'s str, Vec<Place<'s>>)> {
    let mut found: Vec<(&str, Vec<Place<'s>>)> = Vec::new();
    for place in &case.places {
        for (pattern, schema) in place.schema.get("patternProperties").and_then(Value::as_object).into_iter().flatten() {
            let child = place.child(&["patternProperties", pattern], schema);
            match found.iter_mut().find(|(known, _)| known == pattern) {
                Some((_, places)) => places.push(child),
                None => found.push((pattern, vec![child])),
            }
        }
    }
    found
}

/// How many items have a description of their own.
pub(super) fn prefix_length(case: &Case<'_>) -> usize {
    case.places.iter().map(|place| prefix(place).len()).max().unwrap_or(0)
}

/// The schemas that the item at this position has to satisfy.
pub(super) fn item<'s>(case: &Case<'s>, position: usize) -> Vec<Place<'s>> {
    let child = |place: &Place<'s>| match prefix(place).get(position) {
        Some(schema) => Some(place.child(&[prefix_keyword(place), &position.to_string()], schema)),
        None => further_items(place),
    };
    case.places.iter().filter_map(child).collect()
}

/// Are there no conditions at all?
pub(super) fn is_open(places: &[Place<'_>]) -> bool {
    places.iter().all(|place| match place.schema {
        Value::Object(schema) => schema.is_empty(),
        schema => *schema == Value::Bool(true),
    })
}

fn additional<'s>(place: &Place<'s>) -> Option<Place<'s>> {
    let schema = place.schema.get("additionalProperties")?;
    Some(place.child(&["additionalProperties"], schema))
}

/// Up to 2019-09 a list of schemas stood in `items`, and `additionalItems` had what `items` has now.
fn prefix_keyword(place: &Place<'_>) -> &'static str {
    if place.schema.get("items").is_some_and(Value::is_array) { "items" } else { "prefixItems" }
}

fn prefix<'s>(place: &Place<'s>) -> &'s [Value] {
    place.schema.get(prefix_keyword(place)).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn further_items<'s>(place: &Place<'s>) -> Option<Place<'s>> {
    let keyword = if prefix_keyword(place) == "items" { "additionalItems" } else { "items" };
    let schema = place.schema.get(keyword)?;
    Some(place.child(&[keyword], schema))
}

/// Does the text match the pattern, as a validator sees it?
pub(super) fn matches(pattern: &str, text: &str) -> bool {
    super::load::validator(&json!({ "pattern": pattern })).is_ok_and(|validator| validator.is_valid(&text.into()))
}
