//! What the validator page shows of `schema/`: the dialects as tables, issues and rules with their texts. The same facts as the reference
//! pages, as data.

use serde_json::{Map, Value, json};

use crate::load::{Edition, LoadedDialect, Project};
use crate::model::{DelayRule, Says, Severity, Stream};
use crate::reference::{field_rows, test_in_words};
use crate::{COMMAND, Output};

pub(crate) fn write(project: &Project) -> Output {
    let decisions = &project.decisions;
    let issues: Vec<Value> = project
        .messages
        .issues
        .iter()
        .map(|(code, message)| {
            json!({
                "code": code,
                "severity": severity(message.severity),
                "title": message.title,
                "help": message.help,
                "explain": message.explain,
            })
        })
        .collect();
    let rules: Vec<Value> = decisions
        .rules
        .iter()
        .map(|rule| {
            json!({
                "id": rule.id,
                "action": rule.action,
                "retryable": rule.retryable,
                "delay": rule.delay.map(|delay| match delay {
                    DelayRule::None => "none",
                    DelayRule::Wire => "wire",
                    DelayRule::Backoff => "backoff",
                }),
                "reason": rule.reason,
                "source": rule.source,
            })
        })
        .chain(decisions.limits.iter().map(|limit| {
            json!({ "id": limit.id, "action": "escalate", "retryable": false, "delay": null, "reason": limit.reason, "source": limit.source })
        }))
        .collect();
    let data = json!({
        "made_by": format!("{COMMAND} from schema/; do not edit"),
        "dialects": project.dialects.iter().map(|dialect| self::dialect(project, dialect)).collect::<Vec<_>>(),
        "issues": issues,
        "rules": rules,
        "actions": decisions.actions,
        "classes": decisions.classes,
    });
    let text = serde_json::to_string_pretty(&data).unwrap_or_default() + "\n";
    Output { path: "npm/site/generated/reference.json".to_owned(), text }
}

fn dialect(project: &Project, dialect: &LoadedDialect) -> Value {
    let tables = &dialect.tables;
    let paths = |places: &[crate::model::Place]| places.iter().map(|place| place.path.clone()).collect::<Vec<_>>();
    let shapes = tables.shapes.iter().map(|shape| {
        json!({
            "id": shape.id,
            "schema": shape.file(),
            "says": says(shape.says),
            "when": shape.when.as_ref().map(worded),
        })
    });
    let exit_codes = tables.exit_codes.iter().map(|code| {
        json!({
            "exit": code.exit,
            "name": code.name,
            "class": code.class,
            "retryable": code.retryable,
            "revisions": code.revisions,
            "description": code.description,
        })
    });
    let error_codes = tables
        .error_codes
        .iter()
        .map(|code| json!({ "code": code.code, "class": code.class, "exit": code.exit, "description": code.description }));
    let rules = tables.rules.iter().map(|rule| {
        let level = rule.severity.unwrap_or(project.messages.issues[&rule.code].severity);
        json!({ "code": rule.code, "at": rule.at, "severity": severity(level), "revisions": rule.revisions, "source": rule.source })
    });
    json!({
        "id": tables.id,
        "title": tables.title,
        "description": tables.description,
        "streams": { "success": stream(tables.streams.success), "failure": stream(tables.streams.failure), "fallback": tables.streams.fallback },
        "detect": worded(&tables.detect),
        "sets": tables.sets,
        "revisions": tables.revisions.iter().map(|revision| json!({ "id": revision.id, "addresses": revision.address.list() })).collect::<Vec<_>>(),
        "evidence": tables.evidence.iter().map(|evidence| json!({ "when": worded(&evidence.when), "revisions": evidence.revisions })).collect::<Vec<_>>(),
        "shapes": shapes.collect::<Vec<_>>(),
        "editions": dialect.editions.iter().map(edition).collect::<Vec<_>>(),
        "exit_codes": exit_codes.collect::<Vec<_>>(),
        "error_codes": error_codes.collect::<Vec<_>>(),
        "open_codes": tables.open_codes,
        "code_at": paths(&tables.error_at.code),
        "retryable_at": paths(&tables.error_at.retryable),
        "exit_code_at": tables.exit_code_at,
        "redirect_at": tables.redirect_at.as_ref().map(|at| json!({ "command": at.command, "permanent": at.permanent })),
        "rules": rules.collect::<Vec<_>>(),
    })
}

fn edition(edition: &Edition) -> Value {
    let schemas = edition.schemas.iter().map(|(file, schema)| {
        let source = &edition.files[file];
        let rows = field_rows(schema);
        let fields = rows
            .iter()
            .map(|row| json!({ "path": row.path, "type": row.kind, "required": row.required, "description": row.description }));
        json!({
            "file": file,
            "id": source.id,
            "title": source.title,
            "description": source.description,
            "fields": fields.collect::<Vec<_>>(),
            "examples": source.document["examples"],
        })
    });
    json!({ "revision": edition.revision, "schemas": schemas.collect::<Vec<_>>() })
}

/// A condition with every test put in words.
fn worded(condition: &Value) -> Value {
    let Some(object) = condition.as_object() else { return condition.clone() };
    let mut out = Map::new();
    for (key, value) in object {
        let value = match (key.as_str(), value) {
            ("all" | "any", Value::Array(list)) => list.iter().map(worded).collect(),
            ("not" | "any_item", inner) => worded(inner),
            _ => value.clone(),
        };
        out.insert(key.clone(), value);
    }
    if !["all", "any", "not"].iter().any(|key| object.contains_key(*key)) {
        out.insert("words".to_owned(), test_in_words(condition).into());
    }
    out.into()
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "info",
    }
}

fn says(says: Says) -> &'static str {
    match says {
        Says::Success => "success",
        Says::Failure => "failure",
        Says::NotFound => "not_found",
        Says::Timeout => "timeout",
    }
}

fn stream(stream: Stream) -> &'static str {
    match stream {
        Stream::Stdout => "stdout",
        Stream::Stderr => "stderr",
    }
}
