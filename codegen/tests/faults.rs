//! A broken file under `schema/` is named with the place and the word at fault, and nothing is written.

use std::fs;
use std::path::{Path, PathBuf};

use cli_envelope_codegen::{generate, root};
use serde_json::{Value, json};

const SCHEMA: &str = "schema/animus/v1/error.schema.json";
const TABLES: &str = "schema/animus/v1/dialect.json";
const MESSAGES: &str = "schema/messages.json";

/// A copy of `schema/` to break.
struct Copy(PathBuf);

impl Copy {
    fn new(test: &str) -> Copy {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = fs::remove_dir_all(&path);
        copy(&root().join("schema"), &path.join("schema"));
        Copy(path)
    }

    /// Sets the value at a JSON pointer; the last step may be new.
    fn set(&self, file: &str, pointer: &str, value: Value) {
        let path = self.0.join(file);
        let mut document: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        let (parent, last) = pointer.rsplit_once('/').unwrap();
        let parent = document.pointer_mut(parent).unwrap_or_else(|| panic!("{file} has no {parent}"));
        match parent {
            Value::Array(items) => items[last.parse::<usize>().unwrap()] = value,
            parent => parent[last] = value,
        }
        fs::write(path, document.to_string()).unwrap();
    }

    fn files(&self) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let mut folders = vec![self.0.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() { folders.push(path) } else { files.push(path) }
            }
        }
        files.sort();
        files
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// Breaks one place and expects a fault that names the file, the pointer and the word.
#[track_caller]
fn check(name: &str, file: &str, set: &str, value: Value, pointer: &str, word: &str) {
    let copy = Copy::new(&format!("fault-{name}"));
    copy.set(file, set, value);
    let before = copy.files();
    let faults = generate(&copy.0).err().unwrap_or_else(|| panic!("{name}: no fault was found"));
    let named = faults.iter().any(|fault| {
        let shown = fault.to_string();
        fault.file == file && fault.pointer == pointer && fault.message.contains(word) && shown.contains(pointer)
    });
    assert!(named, "{name}: expected {file}, {pointer}, {word}; got {faults:#?}");
    assert_eq!(copy.files(), before, "{name}: something was written");
}

#[test]
fn an_untouched_copy_has_no_faults() {
    assert!(generate(&Copy::new("fault-none").0).is_ok());
}

#[test]
fn faults_of_schemas() {
    let code = "/$defs/ErrorBody/properties/code";
    let at = |keyword: &str| format!("{code}/{keyword}");
    for (name, keyword, value, word) in [
        ("unknown-keyword", "multipleOf", json!(2), "`multipleOf` is not supported"),
        ("conditional", "if", json!({}), "`if` is not supported"),
        ("one-of", "oneOf", json!([]), "`oneOf` is not supported"),
        ("missing-reference", "$ref", json!("#/$defs/nothing"), "`$ref`"),
        ("missing-file", "$ref", json!("nothing.schema.json"), "`$ref`"),
        ("wrong-type", "type", json!("text"), "`type`"),
        ("any-of", "anyOf", json!([{ "type": "string" }]), "`anyOf`"),
        ("all-of", "allOf", json!([{ "type": "object" }]), "`allOf`"),
        ("loose-pattern", "pattern", json!("abc"), "`pattern`"),
        ("look-ahead", "pattern", json!("^(?=a)$"), "`pattern`"),
        ("other-format", "format", json!("email"), "`format`"),
        ("negative-length", "minLength", json!(-1), "`minLength`"),
        ("fraction", "minimum", json!(0.5), "`minimum`"),
        ("object-constant", "const", json!({}), "`const`"),
        ("empty-enum", "enum", json!([]), "`enum`"),
        ("other-severity", "x-severity", json!("fatal"), "`x-severity`"),
        ("no-list", "required", json!("code"), "`required`"),
    ] {
        check(name, SCHEMA, &at(keyword), value, &at(keyword), word);
    }
    let own = json!({ "description": "Itself.", "$ref": "#/$defs/ErrorBody" });
    check("own-reference", SCHEMA, code, own, code, "`$ref`: schemas may not refer to themselves");
    let body = json!({ "type": "object" });
    check("same-type", SCHEMA, "/$defs/error", body, "/$defs/error", "`$defs`: the type of `error` would have the same name");
    check("no-schema", SCHEMA, code, json!(true), code, "a schema must be an object");
    check("no-description", SCHEMA, code, json!({ "type": "string" }), code, "`description`");
    check("no-title", SCHEMA, "/title", json!(""), "", "`title`");
    check("no-examples", SCHEMA, "/examples", json!([]), "", "`examples`");
    check("other-id", SCHEMA, "/$id", json!("https://example.com"), "/$id", "`$id`");
    check("other-draft", SCHEMA, "/$schema", json!("http://json-schema.org/draft-07/schema#"), "/$schema", "`$schema`");
    check("unnamed-required", SCHEMA, "/required", json!(["nothing"]), "/required", "`required` names `nothing`");
}

#[test]
fn faults_of_tables() {
    check("other-dialect", TABLES, "/id", json!("animus/v9"), "/id", "`id` must be `animus/v1`");
    check("same-precedence", "schema/claw/v1/dialect.json", "/precedence", json!(10), "/precedence", "`precedence`");
    check("unknown-key", TABLES, "/detekt", json!({}), "", "detekt");
    check("unknown-code", TABLES, "/rules/0/code", json!("nothing"), "/rules/0/code", "`nothing` is not in schema/messages.json");
    check("unknown-shape", TABLES, "/rules/0/shapes", json!(["nothing"]), "/rules/0/shapes", "no shape `nothing`");
    check("unknown-revision", TABLES, "/rules/0/revisions", json!([9]), "/rules/0/revisions", "no such revision");
    check("unknown-class", TABLES, "/error_codes/0/class", json!("nothing"), "/error_codes", "no class `nothing`");
    check("code-twice", TABLES, "/error_codes/1/code", json!("internal"), "/error_codes/1/code", "`internal` is listed twice");
    check("last-shape", TABLES, "/shapes/1/when", json!({ "exit": "zero" }), "/shapes", "`when`");
    check("no-schema-file", TABLES, "/shapes/0/schema", json!("nothing.schema.json"), "/shapes/0", "nothing.schema.json");
}

#[test]
fn faults_of_decisions() {
    const DECISIONS: &str = "schema/decisions.json";
    for (name, set, value, pointer, word) in [
        ("unknown-action", "/rules/0/action", json!("panic"), "/rules/0/action", "no action `panic`"),
        ("unknown-flag", "/rules/0/when", json!({ "flag": "rainy" }), "/rules/0/when/flag", "no flag"),
        ("unknown-outcome", "/rules/0/when", json!({ "outcome": "fine" }), "/rules/0/when/outcome", "no outcome `fine`"),
        ("unknown-class-asked", "/rules/0/when", json!({ "class": "odd" }), "/rules/0/when/class", "no class `odd`"),
        ("retry-without-delay", "/rules/0/retryable", json!(true), "/rules/0/delay", "`delay`"),
        ("no-last-resort", "/rules/28/when", json!({ "outcome": "failure" }), "/rules", "must hold always"),
        ("rule-twice", "/rules/1/id", json!("unsupported-version"), "/rules/1/id", "listed twice"),
    ] {
        check(name, DECISIONS, set, value, pointer, word);
    }
}

#[test]
fn faults_of_conditions() {
    for (name, condition, below, word) in [
        ("no-object", json!("ok"), "", "a condition must be an object"),
        ("two-tests", json!({ "path": "ok", "is": true, "type": "boolean" }), "", "exactly one test"),
        ("unknown-test", json!({ "path": "ok", "like": true }), "/like", "`like`"),
        ("unknown-word", json!({ "weather": "fine" }), "", "`weather`"),
        ("deep-path", json!({ "path": "a.b.c.d", "present": true }), "/present", "`a.b.c.d`"),
        ("wrong-operand", json!({ "path": "ok", "present": "yes" }), "/present", "`present`"),
        ("unknown-set", json!({ "path": "ok", "in_set": "nothing" }), "/in_set", "`in_set`"),
        ("loose-regex", json!({ "path": "ok", "matches": "a" }), "/matches", "`matches`"),
        ("unknown-exit", json!({ "exit": "odd" }), "/exit", "`exit`"),
        ("unknown-type", json!({ "path": "ok", "type": "text" }), "/type", "`type`"),
        ("unknown-exit-name", json!({ "exit_is": "NOTHING" }), "/exit_is", "`exit_is`"),
        ("unknown-stream", json!({ "stream": "stdin" }), "/stream", "`stream`"),
        ("inside", json!({ "all": [{ "exit": "zero" }, { "not": { "exit": "odd" } }] }), "/all/1/not/exit", "`exit`"),
    ] {
        check(name, TABLES, "/detect", condition, &format!("/detect{below}"), word);
    }
}

#[test]
fn faults_of_messages() {
    check("no-severity", MESSAGES, "/issues/invalid_json/severity", json!("fatal"), "", "fatal");
    check("unknown-member", MESSAGES, "/issues/invalid_json/hint", json!(""), "", "hint");
}

#[test]
fn a_file_that_is_not_json_is_named() {
    let copy = Copy::new("fault-text");
    fs::write(copy.0.join(SCHEMA), "{").unwrap();
    let faults = generate(&copy.0).err().unwrap_or_default();
    assert!(faults.iter().any(|fault| fault.file == SCHEMA && fault.message.contains("is not JSON")), "{faults:#?}");
}
