//! Every case of `migrations/`, run by the native core.

use std::collections::BTreeSet;

use cli_envelope::Options;
use cli_envelope::migrate::{Context, Migrated, Refusal, migrate, routes};
use cli_envelope_tests::{SuiteCapture, SuiteOptions};
use serde::Deserialize;
use serde_json::{Map, Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[allow(dead_code, reason = "the reader of the files has taken it")]
    name: String,
    capture: SuiteCapture,
    #[serde(default)]
    options: SuiteOptions,
    to: String,
    #[serde(default)]
    context: SuiteContext,
    expect: Map<String, Value>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SuiteContext {
    command: Option<String>,
    exit_code: Option<i64>,
    timestamp: Option<String>,
    force: bool,
}

fn cases() -> Vec<(String, Case)> {
    cli_envelope_tests::cases("migrations")
}

fn run(case: &Case) -> Result<Migrated, Refusal> {
    let SuiteContext { command, exit_code, timestamp, force } = &case.context;
    let context = Context { command: command.as_deref(), exit_code: *exit_code, timestamp: timestamp.as_deref(), force: *force };
    migrate(&case.capture.capture, &case.to, &context, &Options::from(case.options.clone()))
}

/// What a migration gave, in the form in which cases state it.
fn stated(result: &Result<Migrated, Refusal>) -> Value {
    match result {
        Ok(migrated) => {
            let mut stated = serde_json::to_value(migrated).unwrap();
            stated["envelope"] = serde_json::from_str(&migrated.envelope).unwrap();
            for change in stated["changes"].as_array_mut().unwrap() {
                change.as_object_mut().unwrap().remove("reason");
            }
            stated
        }
        Err(refusal) => {
            let mut stated = serde_json::to_value(refusal).unwrap();
            stated["issues"] = refusal.issues.iter().map(|issue| issue.code.as_str()).collect();
            json!({ "refusal": stated })
        }
    }
}

/// Of the report and of a refusal, only the members given are compared; everything else is compared exactly.
fn agrees(name: &str, expected: &Value, got: &Value) -> bool {
    match (name, expected) {
        ("report" | "refusal", Value::Object(members)) => members.iter().all(|(name, value)| got.get(name) == Some(value)),
        _ => expected == got,
    }
}

#[test]
fn migrations_give_what_is_written_down() {
    let mut failures = Vec::new();
    for (name, case) in cases() {
        let got = stated(&run(&case));
        let kind = if case.expect.contains_key("refusal") { "refusal" } else { "envelope" };
        assert!(case.expect.contains_key(kind), "{name}: a case expects an envelope or a refusal");
        for (member, expected) in &case.expect {
            if !agrees(member, expected, &got[member]) {
                failures.push(format!("{name}: {member}: expected\n{expected}\ngot\n{}", got[member]));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn every_route_and_every_kind_of_refusal_has_a_case() {
    let mut given = BTreeSet::new();
    let mut refused = BTreeSet::new();
    for (_, case) in cases() {
        let report = cli_envelope::inspect(&case.capture.capture, &Options::from(case.options.clone()));
        match run(&case) {
            Ok(_) => {
                let from = match (report.dialect.as_deref(), report.revision) {
                    (Some("cli-agent-spec/v1"), Some(revision @ 2..)) => format!("cli-agent-spec/v1.{revision}"),
                    (dialect, _) => dialect.unwrap().to_owned(),
                };
                given.insert((from, case.to.clone()));
            }
            Err(refusal) => drop(refused.insert(refusal.kind.as_str())),
        }
    }
    for route in routes() {
        assert!(given.contains(&(route.from.to_owned(), route.to.to_owned())), "no case from {} to {}", route.from, route.to);
    }
    let kinds = ["invalid", "invalid_context", "missing_facts", "no_route", "nothing_found", "unknown_target", "unrepresentable"];
    assert_eq!(refused.into_iter().collect::<Vec<_>>(), kinds);
}
