//! A reference page per dialect, beside its schemas.

use std::fmt::Write;

use serde_json::Value;

use crate::load::{Edition, LoadedDialect, Project};
use crate::model::Stream;
use crate::schema::{Property, Schema};
use crate::{COMMAND, Output};

pub(crate) fn write(project: &Project) -> Vec<Output> {
    let page =
        |dialect: &LoadedDialect| Output { path: format!("{}/REFERENCE.md", dialect.folder), text: page(project, dialect) };
    project.dialects.iter().map(page).collect()
}

fn page(project: &Project, dialect: &LoadedDialect) -> String {
    let tables = &dialect.tables;
    let mut out = format!(
        "<!-- Made by `{COMMAND}` from schema/. Do not edit. -->\n# {}: {}\n\n{}\n\n",
        tables.id, tables.title, tables.description
    );
    let place = |stream: Stream| match stream {
        Stream::Stdout => "stdout",
        Stream::Stderr => "stderr",
    };
    let _ = write!(out, "Successes belong on {}, failures on {}.", place(tables.streams.success), place(tables.streams.failure));
    if tables.streams.fallback {
        out.push_str(" The other stream is read only where that one holds no envelope.");
    }
    let _ = write!(out, "\n\n## How it is recognised\n\n{}", outline(&tables.detect, 0));
    if let Some(unsupported) = &tables.unsupported {
        let _ =
            write!(out, "\nThe family in a version that cannot be read (`unsupported_version`):\n\n{}", outline(unsupported, 0));
    }
    if !tables.revisions.is_empty() {
        out.push_str("\n## Revisions\n\n| revision | addresses |\n|---|---|\n");
        for revision in &tables.revisions {
            let _ = writeln!(out, "| {} | `{}` |", revision.id, revision.address.list().join("`, `"));
        }
        out.push_str("\nEvidence, strongest first; without any it is the first revision:\n\n");
        for evidence in &tables.evidence {
            let list: Vec<String> = evidence.revisions.iter().map(u8::to_string).collect();
            let _ = write!(out, "- revision {} if\n{}", list.join(" or "), outline(&evidence.when, 1));
        }
    }
    out.push_str("\n## Shapes\n\nThe first whose condition holds:\n\n");
    for shape in &tables.shapes {
        let says = format!("{:?}", shape.says).to_lowercase().replace("notfound", "not found");
        let _ = writeln!(
            out,
            "- **{}** ({says}, `{}`){}",
            shape.id,
            shape.file(),
            if shape.when.is_some() { " if" } else { " otherwise" }
        );
        if let Some(when) = &shape.when {
            out.push_str(&outline(when, 1));
        }
    }
    for edition in &dialect.editions {
        out.push_str(&schemas(edition));
    }
    out.push_str(&codes(dialect));
    let _ = write!(out, "\n## Cross-field rules\n\n| issue | about | severity | from |\n|---|---|---|---|\n");
    for rule in &tables.rules {
        let severity = rule.severity.unwrap_or(project.messages.issues[&rule.code].severity);
        let at = if rule.at.is_empty() { "the envelope".to_owned() } else { format!("`{}`", rule.at) };
        let _ = writeln!(out, "| `{}` | {at} | {} | {} |", rule.code, format!("{severity:?}").to_lowercase(), cell(&rule.source));
    }
    out
}

fn schemas(edition: &Edition) -> String {
    let mut out = String::new();
    for (file, schema) in &edition.schemas {
        let source = &edition.files[file];
        let _ = write!(
            out,
            "\n### {}\n\n{}\n\n`{}`\n\n| field | type | required | meaning |\n|---|---|---|---|\n",
            source.title, source.description, source.id
        );
        for row in field_rows(schema) {
            let required = if row.required { "yes" } else { "" };
            let _ = writeln!(out, "| `{}` | {} | {required} | {} |", row.path, cell(&row.kind), cell(&row.description));
        }
        if let Some(example) = source.document["examples"].get(0) {
            let _ = write!(out, "\n```json\n{}\n```\n", serde_json::to_string_pretty(example).unwrap_or_default());
        }
    }
    out
}

/// One line of a table of fields.
pub(crate) struct FieldRow {
    /// `error.code`, `turns[].prompt`.
    pub(crate) path: String,
    pub(crate) kind: String,
    pub(crate) required: bool,
    pub(crate) description: String,
}

/// Every field of a schema, each before the fields inside it.
pub(crate) fn field_rows(schema: &Schema) -> Vec<FieldRow> {
    let mut rows = Vec::new();
    add_rows(&mut rows, schema, "");
    rows
}

fn add_rows(rows: &mut Vec<FieldRow>, schema: &Schema, prefix: &str) {
    for (name, Property { schema, required, .. }) in &schema.properties {
        let path = format!("{prefix}{name}");
        let below = [(Some(schema), format!("{path}.")), (schema.items.as_deref(), format!("{path}[]."))];
        rows.push(FieldRow { path, kind: kind(schema), required: *required, description: schema.description.clone() });
        for (inner, prefix) in below {
            if let Some(inner) = inner {
                add_rows(rows, inner, &prefix);
            }
        }
    }
}

fn kind(schema: &Schema) -> String {
    if let Some(values) = &schema.one_of {
        return values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>().join(" or ");
    }
    let mut text = if schema.types.is_empty() { "any".to_owned() } else { schema.types.join(" or ") };
    if let Some(pattern) = &schema.pattern {
        let _ = write!(text, ", `{pattern}`");
    }
    if schema.date_time {
        text.push_str(", RFC 3339");
    }
    match (schema.minimum, schema.maximum) {
        (Some(min), Some(max)) => drop(write!(text, ", {min} to {max}")),
        (Some(min), None) => drop(write!(text, ", at least {min}")),
        (None, Some(max)) => drop(write!(text, ", at most {max}")),
        (None, None) => {}
    }
    text
}

fn codes(dialect: &LoadedDialect) -> String {
    let tables = &dialect.tables;
    let revised = !tables.revisions.is_empty();
    let mut out = String::from("\n## Exit codes\n\n| exit | name | class | retryable |");
    out.push_str(if revised {
        " revisions | meaning |\n|---|---|---|---|---|---|\n"
    } else {
        " meaning |\n|---|---|---|---|---|\n"
    });
    for code in &tables.exit_codes {
        let retryable = code.retryable.map_or("depends", |retryable| if retryable { "yes" } else { "no" });
        let class = code.class.as_deref().unwrap_or("");
        let _ = write!(out, "| {} | {} | {class} | {retryable} |", code.exit, code.name);
        if revised {
            let list = code
                .revisions
                .as_ref()
                .map_or("all".to_owned(), |list| list.iter().map(u8::to_string).collect::<Vec<_>>().join(", "));
            let _ = write!(out, " {list} |");
        }
        let _ = writeln!(out, " {} |", cell(&code.description));
    }
    out.push_str("\n## Error codes\n\n");
    if tables.open_codes {
        out.push_str("Programs may use codes of their own; these have a meaning to cli-envelope.\n\n");
    }
    out.push_str("| code | class | exit | meaning |\n|---|---|---|---|\n");
    for code in &tables.error_codes {
        let exit = code.exit.map(|exit| exit.to_string()).unwrap_or_default();
        let _ =
            writeln!(out, "| `{}` | {} | {exit} | {} |", code.code, code.class, cell(code.description.as_deref().unwrap_or("")));
    }
    out
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

/// A condition as a nested list.
fn outline(condition: &Value, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    let nested = |title: &str, list: &Value| {
        let below: String = list.as_array().into_iter().flatten().map(|condition| outline(condition, depth + 1)).collect();
        format!("{indent}- {title}\n{below}")
    };
    if let Some(list) = condition.get("all") {
        return nested("all of", list);
    }
    if let Some(list) = condition.get("any") {
        return nested("any of", list);
    }
    if let Some(inner) = condition.get("not") {
        return format!("{indent}- not\n{}", outline(inner, depth + 1));
    }
    format!("{indent}- {}\n", test_in_words(condition))
}

pub(crate) fn test_in_words(condition: &Value) -> String {
    let Some(object) = condition.as_object() else { return condition.to_string() };
    let path = object.get("path").and_then(Value::as_str);
    let Some((test, value)) = object.iter().find(|(key, _)| *key != "path") else { return String::new() };
    let shown = match value {
        Value::String(text) => format!("`{text}`"),
        Value::Array(list) => list
            .iter()
            .map(|item| format!("`{}`", item.as_str().map_or(item.to_string(), str::to_owned)))
            .collect::<Vec<_>>()
            .join(", "),
        other => format!("`{other}`"),
    };
    let subject = path.map_or_else(String::new, |path| format!("`{path}` "));
    let words = match (test.as_str(), value) {
        ("present", Value::Bool(true)) => "is present".to_owned(),
        ("present", _) => "is absent".to_owned(),
        ("type", _) => format!("is of type {shown}"),
        ("is", _) => format!("is {shown}"),
        ("in", _) => format!("is one of {shown}"),
        ("in_set", _) => format!("is one of the set {shown}"),
        ("in_codes", _) => "is one of the error codes".to_owned(),
        ("matches", _) => format!("matches {shown}"),
        ("any_item", inner) => format!("has an item where {}", test_in_words(inner)),
        ("exit", _) => format!("the exit code is {shown}"),
        ("exit_is", _) => format!("the exit code is named {shown}"),
        (other, _) => format!("{} {shown}", other.replace('_', " ")),
    };
    format!("{subject}{words}")
}
