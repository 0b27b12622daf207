//! The SARIF that the command prints, against the official schema of SARIF 2.1.0.
//!
//! The schema comes with a package of the registry, which is downloaded and never built.

use std::fs;
use std::process::Command;

use serde_json::Value;

const CARRIER: &str = "serde-sarif";

fn official_schema() -> Value {
    let output = Command::new(env!("CARGO")).args(["metadata", "--format-version", "1"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let carrier = packages.iter().find(|package| package["name"] == CARRIER).unwrap();
    let manifest = std::path::Path::new(carrier["manifest_path"].as_str().unwrap());
    let schema = fs::read(manifest.with_file_name("src").join("schema.json")).unwrap();
    let mut schema: Value = serde_json::from_slice(&schema).unwrap();
    // Two of its patterns have a stray bracket, which strict engines refuse. They are about languages, which we do not print.
    for owner in ["run", "toolComponent"] {
        schema["definitions"][owner]["properties"]["language"].as_object_mut().unwrap().remove("pattern").unwrap();
    }
    schema
}

#[test]
fn every_log_that_is_written_down_is_valid() {
    let schema = official_schema();
    assert!(schema.to_string().contains("sarif-schema-2.1.0"), "not the schema of SARIF 2.1.0");
    let validator = jsonschema::options().should_validate_formats(true).build(&schema).unwrap();
    let mut logs = 0;
    for entry in fs::read_dir(cli_envelope_tests::folder().join("command")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !(name.contains("sarif") && name.ends_with(".out")) {
            continue;
        }
        let log: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        let problems: Vec<String> =
            validator.iter_errors(&log).map(|problem| format!("{}: {problem}", problem.instance_path())).collect();
        assert!(problems.is_empty(), "{}: {problems:?}", path.display());
        logs += 1;
    }
    assert!(logs >= 4, "only {logs} logs");
    let broken = serde_json::json!({ "version": "2.1.0", "runs": [{ "results": [] }] });
    assert!(!validator.is_valid(&broken), "a run without a tool must not pass");
}
