//! The compiled programs against the `jsonschema` crate: the same documents, the same verdicts.
//!
//! Documents are made from the schemas' own examples and the fixtures by mutation, so that most of them are nearly right. A
//! difference has to be on the list of explained ones; the list is empty but for what JSON itself leaves open.

use std::collections::BTreeMap;
use std::fs;

use cli_envelope::{Capture, IssueCode, Options, inspect};
use cli_envelope_tests::dice::Dice;
use cli_envelope_tests::{folder, json_files};
use jsonschema::Validator;
use serde_json::{Map, Value, json};

/// How many documents are compared in a run.
const DOCUMENTS: usize = 120_000;

/// What the programs check; everything else a report may say is beyond a schema.
const SCHEMA_CODES: [IssueCode; 8] = [
    IssueCode::MissingField,
    IssueCode::WrongType,
    IssueCode::UnexpectedValue,
    IssueCode::PatternMismatch,
    IssueCode::InvalidFormat,
    IssueCode::OutOfRange,
    IssueCode::WrongLength,
    IssueCode::UnknownField,
];

/// The validators by dialect, revision and shape, as the reader names them.
fn validators() -> BTreeMap<String, Validator> {
    let root = folder().join("../schema");
    let files: Vec<_> = json_files(&root).into_iter().filter(|path| path.to_string_lossy().ends_with(".schema.json")).collect();
    let mut registry = jsonschema::Registry::new();
    for path in &files {
        let schema: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        if let Some(id) = schema["$id"].as_str() {
            registry = registry.add(id, schema.clone()).unwrap();
        }
    }
    let registry = registry.prepare().unwrap();
    let mut validators = BTreeMap::new();
    for path in &files {
        let schema: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let name = path.strip_prefix(&root).unwrap().to_string_lossy().trim_end_matches(".schema.json").to_owned();
        let options = jsonschema::options().with_registry(&registry).should_validate_formats(true);
        validators.insert(name, options.build(&schema).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
    }
    validators
}

/// Envelopes to start from: every example of every schema, and every fixture.
fn seeds() -> Vec<Value> {
    let mut seeds = Vec::new();
    for path in json_files(&folder().join("../schema")) {
        let schema: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        seeds.extend(schema["examples"].as_array().cloned().unwrap_or_default());
    }
    for path in json_files(&folder().join("fixtures")) {
        seeds.push(serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap());
    }
    seeds.retain(Value::is_object);
    seeds
}

fn replacement(dice: &mut Dice) -> Value {
    let values = [
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(-1),
        json!(1),
        json!(1.0),
        json!(1.5),
        json!(1e3),
        json!(2),
        json!(130),
        json!(9_007_199_254_740_993_u64),
        json!(""),
        json!("x"),
        json!("error"),
        json!("ok"),
        json!("timeout"),
        json!("completed"),
        json!("2026-04-22T10:10:00Z"),
        json!("2026-04-31T10:10:00Z"),
        json!("2026-04-22T10:10:00+01:00"),
        json!("2.0"),
        json!("3.0"),
        json!("RATE_LIMITED"),
        json!("rate limited"),
        json!("é🚀"),
        json!([]),
        json!(["x"]),
        json!([1]),
        json!({}),
        json!({"code": "X"}),
        json!([{}]),
        json!({"duration_ms": 1}),
        json!("json"),
        json!("validation"),
        json!("session_not_found"),
    ];
    dice.pick(&values).clone()
}

/// Changes one place somewhere in the document.
fn mutate(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Object(members) if !members.is_empty() && dice.roll(8) != 0 => {
            let keys: Vec<String> = members.keys().cloned().collect();
            let key = dice.pick(&keys).clone();
            match dice.roll(5) {
                0 => drop(members.shift_remove(&key)),
                1 => drop(members.insert(format!("{key}_x"), replacement(dice))),
                2 => drop(members.insert(key, replacement(dice))),
                _ => mutate(members.get_mut(&key).unwrap(), dice),
            }
        }
        Value::Array(items) if !items.is_empty() && dice.roll(8) != 0 => {
            let position = dice.roll(items.len());
            match dice.roll(4) {
                0 => drop(items.remove(position)),
                1 => items.push(replacement(dice)),
                _ => mutate(&mut items[position], dice),
            }
        }
        other => *other = replacement(dice),
    }
}

#[test]
fn programs_and_jsonschema_agree_on_generated_documents() {
    let validators = validators();
    let seeds = seeds();
    let mut dice = Dice(0x2545_F491_4F6C_DD1D);
    let mut compared: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut total = 0;
    let mut differences = Vec::new();
    while total < DOCUMENTS {
        let mut document = dice.pick(&seeds).clone();
        for _ in 0..dice.roll(4) {
            mutate(&mut document, &mut dice);
        }
        if !document.is_object() {
            document = Value::Object(Map::new());
        }
        let text = document.to_string();
        let report = inspect(&Capture::new(text.as_str()), &Options::default());
        let (Some(dialect), Some(shape)) = (&report.dialect, &report.shape) else { continue };
        let revision = report.revision.map(|revision| format!("r{revision}/")).unwrap_or_default();
        let schema = match (dialect.as_str(), shape.as_str()) {
            ("claw/v1", "load-session") if !is_nested_session(&document) => "load-session-flat",
            ("claw/v2", "timeout") if is_bootstrap_timeout(&document) => "bootstrap",
            (_, shape) => shape,
        };
        let name = format!("{dialect}/{revision}{schema}");
        let ours = !report.issues.iter().any(|issue| {
            SCHEMA_CODES.contains(&issue.code)
                // An unknown field of severity info is a note, not a violation.
                && !(issue.code == IssueCode::UnknownField && issue.severity == cli_envelope::Severity::Info)
        });
        let theirs = validators[&name].is_valid(&document);
        total += 1;
        let counts = compared.entry(name.clone()).or_default();
        *if ours { &mut counts.0 } else { &mut counts.1 } += 1;
        if ours != theirs && differences.len() < 10 {
            differences.push(format!("{name}: we say {ours}, jsonschema says {theirs}: {text}\n  {:?}", report.issues));
        }
    }
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
    for (name, (valid, invalid)) in &compared {
        assert!(*valid > 0 && *invalid > 0, "{name} saw {valid} valid and {invalid} invalid documents; both are needed");
    }
    println!("{total} documents compared over {} schemas, 0 differences", compared.len());
}

/// The two places where one shape has two schemas, told apart as dialect.json does.
fn is_nested_session(document: &Value) -> bool {
    let named = document["command"] == "load-session" || document["kind"] == "load-session";
    document.get("session").is_some_and(|session| named || (session.is_object() && document.get("kind").is_none()))
}

fn is_bootstrap_timeout(document: &Value) -> bool {
    let in_turns = document["turns"].as_array().is_some_and(|turns| turns.iter().any(|turn| turn["stop_reason"] == "timeout"));
    document["turn"]["stop_reason"] == "timeout" && document["final_stop_reason"] != "timeout" && !in_turns
}

#[test]
fn examples_in_the_schemas_validate_here_and_there() {
    let validators = validators();
    for path in json_files(&folder().join("../schema")) {
        let shown = path.strip_prefix(folder().join("../schema")).unwrap().to_string_lossy().into_owned();
        let schema: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        // Reports and suite files are not envelopes.
        if !shown.ends_with(".schema.json") || !shown.contains('/') {
            continue;
        }
        jsonschema::meta::validate(&schema).unwrap_or_else(|error| panic!("{shown} is not a valid schema: {error}"));
        let examples = schema["examples"].as_array().expect("examples");
        assert!(!examples.is_empty(), "{shown} has no examples");
        for example in examples {
            assert!(validators[shown.trim_end_matches(".schema.json")].is_valid(example), "{shown}: {example}");
        }
    }
}

#[test]
fn examples_of_suite_files_validate() {
    let schema: Value = serde_json::from_slice(&fs::read(folder().join("../schema/suite.schema.json")).unwrap()).unwrap();
    jsonschema::meta::validate(&schema).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let examples = schema["examples"].as_array().unwrap();
    assert!(examples.len() > 1 && examples.iter().all(|example| validator.is_valid(example)));
    let mistaken = serde_json::json!({ "commands": [{ "argv": ["claw"], "timout_s": 1 }] });
    assert!(!validator.is_valid(&mistaken));
}
