//! What was released stays valid: a schema changes in a breaking way only together with a new major version.

use std::fs;
use std::path::{Path, PathBuf};

use cli_envelope::compat::{Schema, compat};
use cli_envelope_tests::{folder, json_files};
use serde_json::{Value, json};

fn schemas() -> PathBuf {
    folder().join("../schema")
}

/// What a caret requirement of Cargo and npm takes to be compatible.
fn major(version: &str) -> String {
    let mut parts = version.split('.');
    match (parts.next().unwrap_or_default(), parts.next()) {
        ("0", Some(minor)) => format!("0.{minor}"),
        (major, _) => major.to_owned(),
    }
}

/// Every way in which the schemas of a folder break what was released. A dialect's major version is its folder; a file outside of
/// any dialect changes with the version of the project.
fn broken(schemas: &Path, version: &str) -> Vec<String> {
    let mut broken = Vec::new();
    for released in json_files(&schemas.join("released")) {
        let place = released.strip_prefix(schemas.join("released")).unwrap();
        let mut steps = place.components();
        let release = steps.next().unwrap().as_os_str().to_string_lossy().into_owned();
        let file = steps.as_path();
        let has_own_version = file.components().count() > 1;
        if !has_own_version && major(&release) != major(version) {
            continue;
        }
        let shown = file.display();
        let current = schemas.join(file);
        if !current.exists() {
            broken.push(format!("schema/{shown} was released with {release} and is gone"));
            continue;
        }
        let read = |path: &Path| Schema::read(path).unwrap_or_else(|error| panic!("{error}"));
        let comparison = compat(&read(&released), &read(&current));
        if comparison.verdict.is_safe() {
            continue;
        }
        let advice = match has_own_version {
            true => "put the change into a new major folder",
            false => "it needs a new major version of the project",
        };
        broken.push(format!("schema/{shown} breaks what {release} released; {advice}:"));
        for difference in comparison.differences {
            let place = difference.new.as_ref().or(difference.old.as_ref()).map_or("", String::as_str);
            broken.push(format!("  {:?} {} at {place}: {}", difference.effect, difference.kind.as_str(), difference.message));
        }
    }
    broken
}

#[test]
fn nothing_released_is_broken() {
    let broken = broken(&schemas(), env!("CARGO_PKG_VERSION"));
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn every_schema_of_this_version_is_kept() {
    let released = schemas().join("released").join(env!("CARGO_PKG_VERSION"));
    assert!(released.is_dir(), "nothing is kept of this version; run `cargo xtask freeze` and commit the result");
    let kept = json_files(&released);
    assert!(kept.len() >= 47, "only {} schemas are kept", kept.len());
    assert!(kept.iter().all(|path| path.to_string_lossy().ends_with(".schema.json")));
}

/// A copy of the schemas to break, gone with the test.
struct Copy(PathBuf);

impl Copy {
    fn new(test: &str) -> Copy {
        let copy = Copy(std::env::temp_dir().join(format!("cli-envelope-released-{}-{test}", std::process::id())));
        for path in json_files(&schemas()) {
            let to = copy.0.join(path.strip_prefix(schemas()).unwrap());
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::copy(path, to).unwrap();
        }
        copy
    }

    /// Changes one schema.
    fn change(&self, file: &str, change: impl FnOnce(&mut Value)) {
        let path = self.0.join(file);
        let mut schema: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        change(&mut schema);
        fs::write(path, schema.to_string()).unwrap();
    }

    #[track_caller]
    fn check(&self, version: &str, expected: &[&str]) {
        let broken = broken(&self.0, version);
        assert_eq!(broken.is_empty(), expected.is_empty(), "{broken:#?}");
        for part in expected {
            assert!(broken.iter().any(|line| line.contains(part)), "no {part:?} in {broken:#?}");
        }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const ERROR: &str = "animus/v1/error.schema.json";

#[test]
fn a_breaking_change_is_noticed() {
    let copy = Copy::new("break");
    copy.check("0.1.0", &[]);
    copy.change(ERROR, |schema| drop(schema["$defs"]["ErrorBody"]["properties"].as_object_mut().unwrap().remove("message")));
    copy.check(
        "0.1.0",
        &[
            "schema/animus/v1/error.schema.json breaks what 0.1.0 released; put the change into a new major folder",
            "field_removed",
            "`message`",
        ],
    );
}

#[test]
fn a_change_of_a_shared_part_is_noticed_where_it_is_used() {
    let copy = Copy::new("shared");
    copy.change("claw/v2/turn.schema.json", |schema| schema["properties"]["prompt"]["minLength"] = json!(1));
    copy.check(
        "0.1.0",
        &[
            "schema/claw/v2/turn.schema.json breaks",
            "schema/claw/v2/turn-loop.schema.json breaks",
            "turn.schema.json#/properties/prompt/minLength",
        ],
    );
}

#[test]
fn a_schema_that_is_gone_is_noticed() {
    let copy = Copy::new("gone");
    fs::remove_file(copy.0.join(ERROR)).unwrap();
    copy.check("0.1.0", &["schema/animus/v1/error.schema.json was released with 0.1.0 and is gone"]);
}

#[test]
fn a_change_nobody_can_judge_is_noticed() {
    let copy = Copy::new("unknown");
    copy.change(ERROR, |schema| schema["x-severity"] = json!("info"));
    copy.check("0.1.0", &["Undecided not_compared", "`x-severity`"]);
}

#[test]
fn additions_and_new_major_folders_are_welcome() {
    let copy = Copy::new("additions");
    copy.change(ERROR, |schema| schema["$defs"]["ErrorBody"]["properties"]["trace"] = json!({ "type": "string" }));
    copy.change(ERROR, |schema| schema["description"] = json!("Another sentence."));
    fs::create_dir_all(copy.0.join("animus/v2")).unwrap();
    fs::write(copy.0.join("animus/v2/error.schema.json"), "false").unwrap();
    copy.check("0.1.0", &[]);
}

#[test]
fn the_report_may_break_with_a_new_major_version_of_the_project() {
    let copy = Copy::new("report");
    copy.change("report.schema.json", |schema| drop(schema["properties"].as_object_mut().unwrap().remove("issues")));
    let broken =
        ["schema/report.schema.json breaks what 0.1.0 released; it needs a new major version of the project", "`issues`"];
    copy.check("0.1.7", &broken);
    copy.check("0.2.0", &[]);
    copy.check("1.0.0", &[]);
}
