//! The conditions of a `dialect.json` as Rust functions, made of the tests that the core offers.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::automaton;
use crate::fault::Fault;
use crate::model::Stream;
use crate::rust_tables::{Scope, Tables, kinds, stream};
use crate::schema::TYPES;

impl Tables {
    pub(crate) fn optional(&mut self, scope: &Scope<'_>, condition: Option<&Value>, pointer: &str) -> Result<String, Fault> {
        match condition {
            Some(condition) => Ok(format!("Some({})", self.test_function(scope, condition, pointer)?)),
            None => Ok("None".to_owned()),
        }
    }

    pub(crate) fn test_function(&mut self, scope: &Scope<'_>, condition: &Value, pointer: &str) -> Result<String, Fault> {
        let body = self.condition(scope, condition, pointer)?;
        Ok(self.function(body))
    }

    /// Writes a condition's function once and gives back its name; equal conditions share one.
    pub(crate) fn function(&mut self, body: String) -> String {
        let body = unwrapped(&body).to_owned();
        let (position, _) = self.functions.insert_full(body);
        format!("test_{position}")
    }

    /// A condition as a Rust expression over `f`, the facts.
    pub(crate) fn condition(&mut self, scope: &Scope<'_>, condition: &Value, pointer: &str) -> Result<String, Fault> {
        let fault = |message: String| Fault::new(&scope.file, pointer, message);
        let object = condition.as_object().ok_or_else(|| fault("a condition must be an object".to_owned()))?;
        let mut members: Map<String, Value> = object.clone();
        let path = members.remove("path");
        let mut rest = members.iter();
        let (Some((test, value)), None) = (rest.next(), rest.next()) else {
            return Err(fault("a condition must hold exactly one test".to_owned()));
        };
        let here = format!("{pointer}/{test}");
        let bad = |expected: &str| Fault::new(&scope.file, &here, format!("`{test}` must be {expected}"));
        match (path, test.as_str()) {
            (None, "all" | "any") => {
                let list = value.as_array().ok_or_else(|| bad("a list of conditions"))?;
                let parts: Result<Vec<String>, Fault> = list
                    .iter()
                    .enumerate()
                    .map(|(position, condition)| self.condition(scope, condition, &format!("{here}/{position}")))
                    .collect();
                let operator = if test == "all" { " && " } else { " || " };
                Ok(format!("({})", parts?.join(operator)))
            }
            (None, "not") => Ok(format!("!{}", self.condition(scope, value, &here)?)),
            (None, "exit") => match value {
                Value::String(name) if ["known", "zero", "nonzero", "listed"].contains(&name.as_str()) => {
                    Ok(format!("f.exit_{name}()"))
                }
                Value::String(name) if name == "unknown" => Ok("!f.exit_known()".to_owned()),
                Value::Array(list) if list.iter().all(Value::is_i64) => {
                    let numbers: Vec<String> = list.iter().map(Value::to_string).collect();
                    Ok(format!("f.exit_in(&[{}])", numbers.join(", ")))
                }
                _ => Err(bad("known, unknown, zero, nonzero, listed or a list of numbers")),
            },
            (None, "exit_is") => {
                let name = value.as_str().filter(|name| scope.exits.iter().any(|known| known == name));
                Ok(format!("f.exit_is({:?})", name.ok_or_else(|| bad("the name of an exit code"))?))
            }
            (None, "stream") => {
                let stream_name: Stream = serde_json::from_value(value.clone()).map_err(|_| bad("stdout or stderr"))?;
                Ok(format!("f.on({})", stream(stream_name)))
            }
            (None, "one_line") => match value {
                Value::Bool(asked) => {
                    self.asks_for_lines = true;
                    Ok(if *asked { "f.one_line()" } else { "!f.one_line()" }.to_owned())
                }
                _ => Err(bad("true or false")),
            },
            (Some(Value::String(path)), _) => self.test(scope, &path, test, value, &here),
            _ => Err(fault(format!("there is no test `{test}`"))),
        }
    }

    fn test(&mut self, scope: &Scope<'_>, path: &str, test: &str, value: &Value, here: &str) -> Result<String, Fault> {
        let bad = |expected: &str| Fault::new(&scope.file, here, format!("`{test}` must be {expected}"));
        if path.is_empty() || path.split('.').count() > 3 {
            return Err(Fault::new(&scope.file, here, format!("`{path}` is not a path of one to three keys")));
        }
        let at = self.path(path);
        let strings = |value: &Value| -> Option<Vec<String>> {
            value.as_array()?.iter().map(|item| item.as_str().map(str::to_owned)).collect()
        };
        let unless = |condition: String, value: &Value| match value {
            Value::Bool(true) => Ok(condition),
            Value::Bool(false) => Ok(format!("!{condition}")),
            _ => Err(bad("true or false")),
        };
        if !["present", "type", "is"].contains(&test) {
            self.note_asked(path);
        }
        match test {
            "present" => unless(format!("f.present({at})"), value),
            "empty" => unless(format!("f.empty({at})"), value),
            "equals_exit" => unless(format!("f.equals_exit({at})"), value),
            "mirrors_exit" => unless(format!("f.mirrors_exit({at})"), value),
            "type" => {
                let names = match value {
                    Value::String(name) => vec![name.clone()],
                    list => strings(list).ok_or_else(|| bad("a type or a list of types"))?,
                };
                if names.is_empty() || !names.iter().all(|name| TYPES.contains(&name.as_str())) {
                    return Err(bad("a JSON type or a list of them"));
                }
                Ok(format!("f.kind({at}, {})", kinds(&names)))
            }
            "is" => {
                let literal = self.literal(value).ok_or_else(|| bad("text, an integer, a boolean or null"))?;
                self.note_spoken(path);
                // Whether a value is null, or which boolean, its kind and its one spelling tell.
                if value.is_string() || value.is_number() {
                    self.note_asked(path);
                }
                Ok(format!("f.is({at}, {literal})"))
            }
            "in" => {
                let list = strings(value).ok_or_else(|| bad("a list of texts"))?;
                Ok(self.one_of(path, &at, &list))
            }
            "in_set" => {
                let set = value.as_str().and_then(|name| scope.sets.get(name)).ok_or_else(|| bad("the name of a set"))?;
                Ok(self.one_of(path, &at, set))
            }
            "in_codes" => unless(self.one_of(path, &at, &scope.codes), value),
            "matches" => {
                let pattern = value.as_str().ok_or_else(|| bad("a regular expression"))?;
                let name = self.automaton(pattern).map_err(|reason| bad(&format!("a pattern that compiles: {reason}")))?;
                Ok(format!("f.matches({at}, &{name})"))
            }
            "contains_any" => {
                let words = strings(value).ok_or_else(|| bad("a list of words"))?;
                let lower: Vec<String> = words.iter().map(|word| word.to_ascii_lowercase()).collect();
                Ok(format!("f.contains_any({at}, &{lower:?})"))
            }
            "between" => match value.as_array().map(Vec::as_slice) {
                Some([least, most]) if least.is_i64() && most.is_i64() => Ok(format!("f.between({at}, {least}, {most})")),
                _ => Err(bad("two integers")),
            },
            "equals" | "equals_length_of" | "equals_exit_of" => {
                let other = value.as_str().ok_or_else(|| bad("a path"))?;
                self.note_asked(other);
                let other = self.path(other);
                Ok(format!("f.{test}({at}, {other})"))
            }
            "equals_sum_of" => {
                let parts = strings(value).ok_or_else(|| bad("a list of paths"))?;
                parts.iter().for_each(|part| self.note_asked(part));
                let parts: Vec<String> = parts.iter().map(|part| self.path(part)).collect();
                Ok(format!("f.equals_sum_of({at}, &[{}])", parts.join(", ")))
            }
            "any_item" => Ok(format!("f.any_item({at}, |f| {})", unwrapped(&self.condition(scope, value, here)?))),
            _ => Err(Fault::new(&scope.file, here, format!("there is no test `{test}`"))),
        }
    }

    /// Is the text at the path one of these?
    fn one_of(&mut self, path: &str, at: &str, list: &[String]) -> String {
        self.note_spoken(path);
        let ids: BTreeSet<usize> = list.iter().map(|text| self.text(text)).collect();
        let (position, _) = self.sets.insert_full(ids);
        format!("f.is_in({at}, &SET_{position})")
    }

    /// The values of the key at the end of the path are told apart by number.
    pub(crate) fn note_spoken(&mut self, path: &str) {
        self.spoken.extend(path.rsplit('.').next().map(str::to_owned));
    }

    /// More than the kind of this path's value matters, and of the values on the way to it that the index does not hold.
    pub(crate) fn note_asked(&mut self, path: &str) {
        let keys: Vec<&str> = path.split('.').collect();
        let indexed = if keys.len() > 2 { 1 } else { keys.len() - 1 };
        for key in keys.into_iter().skip(indexed) {
            *self.asked.entry(key.to_owned()).or_default() |= self.asking;
        }
    }

    /// The number of a text.
    pub(crate) fn text(&mut self, text: &str) -> usize {
        self.texts.insert_full(text.to_owned()).0 + 1
    }

    pub(crate) fn literal(&mut self, value: &Value) -> Option<String> {
        match value {
            Value::Null => Some("Literal::Null".to_owned()),
            Value::Bool(value) => Some(format!("Literal::Bool({value})")),
            Value::Number(value) => value.as_i64().map(|value| format!("Literal::Int({value})")),
            Value::String(value) => Some(format!("Literal::Text({})", self.text(value))),
            _ => None,
        }
    }

    pub(crate) fn automaton(&mut self, pattern: &str) -> Result<String, String> {
        let name = match self.automata.get_index_of(pattern) {
            Some(position) => format!("PATTERN_{position}"),
            None => {
                let automaton = automaton::compile(pattern)?;
                let name = format!("PATTERN_{}", self.automata.len());
                let text = format!(
                    "static {name}: Automaton = Automaton {{ pattern: {pattern:?}, classes: &{:?}, width: {}, next: &{:?}, accepts: &{:?} }};",
                    automaton.classes, automaton.width, automaton.next, automaton.accepts
                );
                self.automata.insert(pattern.to_owned(), text);
                name
            }
        };
        Ok(name)
    }
}

pub(crate) fn condition_paths(condition: &Value, paths: &mut BTreeSet<String>) {
    match condition {
        Value::Array(list) => list.iter().for_each(|condition| condition_paths(condition, paths)),
        Value::Object(object) => {
            for (key, value) in object {
                match (key.as_str(), value) {
                    ("path" | "equals" | "equals_length_of" | "equals_exit_of", Value::String(path)) => {
                        paths.insert(path.clone());
                    }
                    ("equals_sum_of", Value::Array(list)) => {
                        paths.extend(list.iter().filter_map(|path| path.as_str().map(str::to_owned)));
                    }
                    ("all" | "any" | "not" | "any_item", value) => condition_paths(value, paths),
                    _ => {}
                }
            }
        }
        _ => {}
    }
}

/// Without the parentheses around the whole of it.
fn unwrapped(body: &str) -> &str {
    let Some(inner) = body.strip_prefix('(').and_then(|body| body.strip_suffix(')')) else { return body };
    let mut depth = 1i32;
    let closes_early = inner.chars().any(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    if closes_early { body } else { inner }
}
