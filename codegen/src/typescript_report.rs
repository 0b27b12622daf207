//! TypeScript types of the report, from `schema/report.schema.json`.

use std::fmt::Write;

use serde_json::{Map, Value};

use crate::typescript::comment;
use crate::{Output, header};

/// Writes one type for the report and one for each of its definitions.
pub(crate) fn write(schema: &Value) -> Output {
    let mut text = header("//");
    let members = schema.as_object().cloned().unwrap_or_default();
    let title = members.get("title").and_then(Value::as_str).unwrap_or("Report").to_owned();
    let definitions = members.get("$defs").and_then(Value::as_object).cloned().unwrap_or_default();
    for (name, definition) in std::iter::once((&title, schema)).chain(&definitions) {
        let _ = write!(text, "\n{}", comment(description(definition), ""));
        let _ = match definition.get("properties").and_then(Value::as_object) {
            Some(properties) => writeln!(text, "export interface {name} {}", interface(properties)),
            None => writeln!(text, "export type {name} ={};", alternatives(definition)),
        };
    }
    Output { path: "npm/src/generated/report.ts".to_owned(), text }
}

fn interface(properties: &Map<String, Value>) -> String {
    let mut out = String::from("{\n");
    for (name, property) in properties {
        let _ = writeln!(out, "{}  {name}: {};", comment(description(property), "  "), type_of(property));
    }
    out.push('}');
    out
}

/// The words a type may be, each with its description where it has one.
fn alternatives(definition: &Value) -> String {
    let Some(options) = definition.get("oneOf").and_then(Value::as_array) else {
        return format!(" {}", type_of(definition));
    };
    options.iter().fold(String::new(), |mut out, option| {
        let _ = write!(out, "\n{}  | {}", comment(description(option), "  "), type_of(option));
        out
    })
}

fn description(schema: &Value) -> &str {
    schema.get("description").and_then(Value::as_str).unwrap_or_default()
}

fn type_of(schema: &Value) -> String {
    let name = |reference: &str| reference.rsplit('/').next().unwrap_or(reference).to_owned();
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        return name(reference);
    }
    if let Some(value) = schema.get("const") {
        return value.to_string();
    }
    if let Some(options) = schema.get("anyOf").and_then(Value::as_array) {
        return options.iter().map(type_of).collect::<Vec<_>>().join(" | ");
    }
    match schema.get("type") {
        Some(Value::Array(types)) => types.iter().map(|kind| plain(kind, schema)).collect::<Vec<_>>().join(" | "),
        Some(kind) => plain(kind, schema),
        None => "unknown".to_owned(),
    }
}

fn plain(kind: &Value, schema: &Value) -> String {
    match kind.as_str() {
        Some("integer" | "number") => "number".to_owned(),
        Some("array") => format!("{}[]", schema.get("items").map_or_else(|| "unknown".to_owned(), type_of)),
        Some(other) => other.to_owned(),
        None => "unknown".to_owned(),
    }
}
