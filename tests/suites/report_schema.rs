//! The published schema of reports is a schema, and that of the Rust type.

use std::fs;

use cli_envelope::report_schema;
use cli_envelope_tests::folder;
use serde_json::Value;

#[test]
fn the_published_schema_is_that_of_the_rust_type() {
    let path = folder().join("../schema/report.schema.json");
    let published: Value = serde_json::from_slice(&fs::read(path).unwrap_or_default()).unwrap_or_default();
    let is_current = published == serde_json::to_value(report_schema()).unwrap();
    assert!(is_current, "schema/report.schema.json is stale; run `cargo xtask gen` and commit the result");
}

#[test]
fn the_published_schema_is_a_schema() {
    let schema = serde_json::to_value(report_schema()).unwrap();
    jsonschema::meta::validate(&schema).expect("a valid schema");
    let validator = jsonschema::validator_for(&schema).unwrap();
    assert!(!validator.is_valid(&serde_json::json!({ "found": "envelope" })));
}
