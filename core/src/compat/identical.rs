//! Are two schemas the same, word for word, with all that they refer to?

use std::collections::BTreeSet;

use serde_json::Value;

use super::expand::same;
use super::files::{Files, Place};
use super::keywords::{below_keyword, is_annotation};

/// Pairs of places that are looked at before giving up, which answers no.
const MOST_PAIRS: usize = 50_000;

/// Compares what two schemas say but for annotations. What goes round in a circle is the same if nothing on the way differs.
pub(super) fn identical<'s>(old_files: &'s Files, old: &Place<'s>, new_files: &'s Files, new: &Place<'s>) -> bool {
    let mut seen = BTreeSet::new();
    let mut waiting = vec![(old.clone(), new.clone())];
    while let Some((old, new)) = waiting.pop() {
        if seen.contains(&(old.clone(), new.clone())) {
            continue;
        }
        let (Value::Object(old_schema), Value::Object(new_schema)) = (old.schema, new.schema) else {
            if old.schema == new.schema {
                continue;
            }
            return false;
        };
        let count = |schema: &serde_json::Map<String, Value>| schema.keys().filter(|keyword| !is_annotation(keyword)).count();
        if count(old_schema) != count(new_schema) || seen.len() > MOST_PAIRS {
            return false;
        }
        for (keyword, value) in old_schema.iter().filter(|(keyword, _)| !is_annotation(keyword)) {
            let Some(other) = new_schema.get(keyword) else { return false };
            if keyword == "$ref" {
                let target = |files: &'s Files, place: &Place<'s>, value: &Value| files.target(place, value.as_str()?);
                match (target(old_files, &old, value), target(new_files, &new, other)) {
                    (Some(old), Some(new)) => waiting.push((old, new)),
                    _ => return false,
                }
                continue;
            }
            // What a dynamic reference means depends on where one comes from.
            if keyword == "$dynamicRef" || keyword == "$recursiveRef" {
                return false;
            }
            let (below, others) = (below_keyword(keyword, value), below_keyword(keyword, other));
            if !below.iter().map(|(steps, _)| steps).eq(others.iter().map(|(steps, _)| steps)) {
                return false;
            }
            if below.is_empty() && !same(value, other) {
                return false;
            }
            // `dependencies` may hold lists of names between its schemas.
            if let (Value::Object(map), Value::Object(others)) = (value, other) {
                let lists = map.iter().filter(|(_, value)| value.is_array());
                if map.len() != others.len() || lists.into_iter().any(|(name, list)| others.get(name) != Some(list)) {
                    return false;
                }
            }
            let pairs = below.into_iter().zip(others);
            waiting.extend(pairs.map(|((steps, schema), (_, other))| (old.child(&steps, schema), new.child(&steps, other))));
        }
        seen.insert((old, new));
    }
    true
}

/// The same for a keyword alone.
pub(super) fn identical_keyword<'s>(
    old_files: &'s Files,
    old: &Place<'s>,
    new_files: &'s Files,
    new: &Place<'s>,
    keyword: &str,
) -> bool {
    let (Some(value), Some(other)) = (old.schema.get(keyword), new.schema.get(keyword)) else { return false };
    if keyword.starts_with('$') {
        return false;
    }
    let (below, others) = (below_keyword(keyword, value), below_keyword(keyword, other));
    if below.is_empty() || below.len() != others.len() {
        return below.len() == others.len() && same(value, other);
    }
    let lists = |value: &Value| value.as_object().map_or(0, |map| map.values().filter(|value| value.is_array()).count());
    if keyword == "dependencies" && lists(value) + lists(other) > 0 {
        return false;
    }
    below.into_iter().zip(others).all(|((steps, schema), (other_steps, other))| {
        steps == other_steps && identical(old_files, &old.child(&steps, schema), new_files, &new.child(&steps, other))
    })
}
