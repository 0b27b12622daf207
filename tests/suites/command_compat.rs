//! `cli-envelope compat` as its users meet it.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

const OLD: &str = r#"{"type":"object","required":["id"],"properties":{"id":{"type":"string"}}}"#;
const BREAKING: &str =
    r#"{"type":"object","required":["id","trace"],"properties":{"id":{"type":"string"},"trace":{"type":"string"}}}"#;
const ADDITIVE: &str = r#"{"type":"object","required":["id"],"properties":{"id":{"type":"string"},"trace":{"type":"string"}}}"#;
const UNDECIDED: &str = r#"{"type":"object","required":["id"],"properties":{"id":{"type":"string"}},"x-rule":1}"#;
const HOSTILE: &str =
    "{\"type\":\"object\",\"required\":[\"id\",\"\\u001b[2J\\u202e\"],\"properties\":{\"id\":{\"type\":\"string\"}}}";

/// Exit code, standard output, standard error.
fn run(test: &str, new: &str, arguments: &[&str]) -> (i32, String, String) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("compat-{test}"));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("old.schema.json"), OLD).unwrap();
    fs::write(folder.join("new.schema.json"), new).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_cli-envelope"));
    let output = command.arg("compat").args(arguments).current_dir(&folder).env_remove("CLICOLOR_FORCE").output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

const BOTH: [&str; 2] = ["old.schema.json", "new.schema.json"];

#[test]
fn the_readme_shows_what_is_printed() {
    let (code, stdout, stderr) = run("readme", BREAKING, &BOTH);
    assert_eq!((code, stderr.as_str()), (1, ""));
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md")).unwrap();
    let shown = format!("$ cli-envelope compat old.schema.json new.schema.json\n{stdout}```");
    assert!(readme.contains(&shown), "the README does not show\n{shown}");
}

#[test]
fn exit_codes_follow_the_verdict() {
    for (name, new, code, last) in [
        ("same", OLD, 0, "same: both accept the same documents"),
        ("additive", ADDITIVE, 0, "additive: 0 breaking, 0 undecided, 1 additive"),
        ("breaking", BREAKING, 1, "breaking: 1 breaking, 0 undecided, 0 additive"),
        ("undecided", UNDECIDED, 1, "undecided: 0 breaking, 1 undecided, 0 additive"),
    ] {
        let (got, stdout, stderr) = run(name, new, &BOTH);
        assert_eq!((got, stderr.as_str()), (code, ""), "{name}");
        assert_eq!(stdout.lines().last(), Some(last), "{name}");
    }
}

#[test]
fn json_holds_everything() {
    let (code, stdout, _) = run("json", BREAKING, &["--format", "json", BOTH[0], BOTH[1]]);
    let expected = json!({
        "verdict": "breaking",
        "differences": [{
            "kind": "field_required",
            "effect": "breaking",
            "path": "",
            "old": "#/required",
            "new": "#/required",
            "message": "the new field `trace` has to be there now",
            "example": { "accepted_by": "old", "refused_by": "new", "document": { "id": "a" } }
        }]
    });
    assert_eq!((code, serde_json::from_str::<Value>(&stdout).unwrap()), (1, expected));
}

#[test]
fn what_cannot_be_read_is_said_and_exits_with_2() {
    for (name, new, arguments, parts) in [
        ("not-json", "{\n  oops\n}", &BOTH[..], &["`new.schema.json` is not JSON", "line 2 column 3"][..]),
        (
            "not-a-schema",
            r#"{"type":"text"}"#,
            &BOTH,
            &["new.schema.json#/type` is not a JSON Schema: `type` may not have this value"],
        ),
        (
            "missing",
            OLD,
            &["none.json", "neither.json"],
            &["`none.json` cannot be read: it does not exist; check", "`neither.json` cannot be read: it does not exist"],
        ),
        ("folder", OLD, &[".", BOTH[1]], &["`.` cannot be read: it is a folder; name a file"]),
        ("empty", "\n", &BOTH, &["`new.schema.json` is not JSON: the file is empty"]),
        ("binary", "\u{7f}ELF\0", &BOTH, &["`new.schema.json` is not JSON: it is binary"]),
        ("reference", r#"{"$ref":"gone.json"}"#, &BOTH, &["refers to `gone.json`, but that cannot be read: it does not exist"]),
        ("stdin", OLD, &["-", BOTH[1]], &["not read from standard input; name a file"]),
        ("one", OLD, &BOTH[..1], &["<NEW>"]),
    ] {
        let (code, stdout, stderr) = run(name, new, arguments);
        assert_eq!((code, stdout.as_str()), (2, ""), "{name}: {stderr}");
        assert!(parts.iter().all(|part| stderr.contains(part)), "{name}: {stderr}");
    }
}

#[test]
fn nothing_from_a_schema_acts_on_the_terminal() {
    for format in ["text", "json"] {
        let (code, stdout, _) = run(&format!("hostile-{format}"), HOSTILE, &["--format", format, BOTH[0], BOTH[1]]);
        assert_eq!(code, 1);
        assert!(!stdout.contains(['\u{1b}', '\u{202e}']), "{stdout:?}");
    }
}

#[test]
fn help_has_two_examples() {
    let (code, stdout, _) = run("help", OLD, &["--help"]);
    assert_eq!(code, 0);
    assert_eq!(stdout.matches("    cli-envelope compat ").count(), 2, "{stdout}");
}
