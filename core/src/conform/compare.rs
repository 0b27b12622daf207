//! Two versions of an envelope, field by field.

use std::collections::BTreeMap;

use serde::Serialize;

use super::pointer::{Pointer, Step, escaped};
use super::tree::{Content, Node};
use crate::json::excerpt;

/// A field that is not as it was. The values are short and safe to print.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Difference {
    /// A JSON pointer.
    pub(crate) path: String,
    /// Nothing where the field is new.
    pub(crate) old: Option<String>,
    /// Nothing where the field is gone.
    pub(crate) new: Option<String>,
}

/// What differs. The order of keys does not count; a number is its text, so that 1 becoming 1.0 is noticed. Of volatile values only
/// the presence and the type count.
pub(crate) fn differences<'p>(old: &Node<'_>, new: &Node<'_>, volatile: impl Iterator<Item = &'p Pointer>) -> Vec<Difference> {
    let mut comparison = Comparison { path: String::new(), found: Vec::new() };
    let volatile: Vec<&[Step]> = volatile.map(Pointer::steps).collect();
    comparison.values(old, new, &volatile);
    comparison.found
}

struct Comparison {
    path: String,
    found: Vec<Difference>,
}

impl Comparison {
    /// `volatile` holds what is left of the pointers that lead here.
    fn values(&mut self, old: &Node<'_>, new: &Node<'_>, volatile: &[&[Step]]) {
        let is_volatile = volatile.iter().any(|steps| steps.is_empty());
        if old.kind != new.kind {
            self.changed(old, new);
        } else if is_volatile {
            // The type is the same, and nothing else counts.
        } else {
            match (&old.content, &new.content) {
                (Content::Members(old), Content::Members(new)) => {
                    let mut added: BTreeMap<&str, &Node<'_>> = new.iter().map(|member| (&*member.key, &member.value)).collect();
                    for member in old {
                        self.step(&member.key, Some(&member.value), added.remove(&*member.key), volatile);
                    }
                    for member in new.iter().filter(|member| added.contains_key(&*member.key)) {
                        self.step(&member.key, None, Some(&member.value), volatile);
                    }
                }
                (Content::Items(old), Content::Items(new)) => {
                    for index in 0..old.len().max(new.len()) {
                        self.step(&index.to_string(), old.get(index), new.get(index), volatile);
                    }
                }
                (Content::Text(old_text), Content::Text(new_text)) if old_text == new_text => {}
                (Content::Literal, Content::Literal) if old.raw == new.raw => {}
                _ => self.changed(old, new),
            }
        }
    }

    fn step(&mut self, key: &str, old: Option<&Node<'_>>, new: Option<&Node<'_>>, volatile: &[&[Step]]) {
        let length = self.path.len();
        self.path.push('/');
        self.path.push_str(&escaped(key));
        match (old, new) {
            (Some(old), Some(new)) => {
                let leading_here = volatile.iter().filter_map(|steps| steps.split_first()).filter(|(first, _)| first.is(key));
                let below: Vec<&[Step]> = leading_here.map(|(_, rest)| rest).collect();
                self.values(old, new, &below);
            }
            (old, new) => {
                let shown = |node: Option<&Node<'_>>| node.map(|node| excerpt(node.raw));
                self.found.push(Difference { path: self.path.clone(), old: shown(old), new: shown(new) });
            }
        }
        self.path.truncate(length);
    }

    fn changed(&mut self, old: &Node<'_>, new: &Node<'_>) {
        let same = old.raw.chars().zip(new.raw.chars()).take_while(|(old, new)| old == new).count();
        let shown = |node: &Node<'_>| Some(excerpt_from(node.raw, same));
        self.found.push(Difference { path: self.path.clone(), old: shown(old), new: shown(new) });
    }
}

/// An excerpt that begins shortly before the place where a long text differs, so that the difference is in it.
fn excerpt_from(text: &str, differs: usize) -> String {
    const KEPT: usize = 10;
    let whole = excerpt(text);
    match differs.checked_sub(2 * KEPT) {
        // Where the whole is withheld, so is its part.
        Some(skipped) if whole.starts_with('`') => {
            excerpt(&"…".chars().chain(text.chars().skip(skipped + KEPT)).collect::<String>())
        }
        _ => whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(old: &str, new: &str, volatile: &[&str], expected: &[&str]) {
        let volatile: Vec<Pointer> = volatile.iter().map(|text| Pointer::parse(text).unwrap()).collect();
        let (old, new) = (Node::read(old.as_bytes()).unwrap(), Node::read(new.as_bytes()).unwrap());
        let shown = |value: Option<String>| value.unwrap_or_else(|| "nothing".to_owned());
        let found: Vec<String> = differences(&old, &new, volatile.iter())
            .into_iter()
            .map(|difference| format!("{}: {} → {}", difference.path, shown(difference.old), shown(difference.new)))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn every_difference_has_its_path() {
        check(r#"{"a":1,"b":[1,{"c":"x"}]}"#, "{ \"b\" : [1, {\"c\": \"\\u0078\"}], \"a\":1 }", &[], &[]);
        check(r#"{"a":1}"#, r#"{"a":1.0}"#, &[], &["/a: `1` → `1.0`"]);
        check(
            r#"{"a":12345678901234567890}"#,
            r#"{"a":12345678901234567891}"#,
            &[],
            &["/a: `12345678901234567890` → `12345678901234567891`"],
        );
        check(
            r#"{"a":1,"b":2}"#,
            r#"{"b":"2","c/d":null}"#,
            &[],
            &["/a: `1` → nothing", "/b: `2` → `\"2\"`", "/c~1d: nothing → `null`"],
        );
        check("[1,[2]]", "[1,[2,3],4]", &[], &["/1/1: nothing → `3`", "/2: nothing → `4`"]);
        check(r#"{"a":{"b":true}}"#, r#"{"a":{"b":false}}"#, &[], &["/a/b: `true` → `false`"]);
    }

    #[test]
    fn volatile_values_keep_their_presence_and_type() {
        let volatile = &["/time", "/list/*/id", "/whole"];
        check(r#"{"time":"a","list":[{"id":1},{"id":2}]}"#, r#"{"time":"b","list":[{"id":3},{"id":4}]}"#, volatile, &[]);
        check(r#"{"time":"a"}"#, r#"{"time":1}"#, volatile, &["/time: `\"a\"` → `1`"]);
        check(r#"{"time":"a"}"#, r#"{}"#, volatile, &["/time: `\"a\"` → nothing"]);
        check(r#"{"list":[{"id":1}]}"#, r#"{"list":[{"id":2,"n":1}]}"#, volatile, &["/list/0/n: nothing → `1`"]);
        check(r#"{"whole":{"a":1}}"#, r#"{"whole":{"b":2}}"#, volatile, &[]);
        check(r#"{"timer":1}"#, r#"{"timer":2}"#, volatile, &["/timer: `1` → `2`"]);
    }

    #[test]
    fn values_are_short_and_safe() {
        let long = |end: &str| format!(r#"{{"a":"{}{end}"}}"#, "x".repeat(100));
        check(&long("old"), &long("new"), &[], &["/a: `…xxxxxxxxxxold\"` → `…xxxxxxxxxxnew\"`"]);
        check("{\"a\":\"\u{202e}\"}", "{\"a\":\"\u{9b}\"}", &[], &["/a: `\"\\u{202e}\"` → `\"\\u{9b}\"`"]);
        let withheld = "a value withheld because it looks like a secret";
        check(r#"{"a":"sk-ant-1"}"#, r#"{"a":"sk-ant-2"}"#, &[], &[&format!("/a: {withheld} → {withheld}")]);
    }
}
