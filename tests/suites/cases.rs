//! Every case of `cases/` and every fixture of `fixtures/`, read by the native core.

use std::collections::BTreeSet;
use std::fs;

use cli_envelope::{
    Capture, Found, Issue, IssueCode, Options, PathStep, Report, Severity, Stream, explain, find, inspect, is_valid, parse,
};
use cli_envelope_tests::{SuiteCapture, SuiteOptions, folder, json_files};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[allow(dead_code, reason = "the reader of the files has taken it")]
    name: String,
    capture: SuiteCapture,
    #[serde(default)]
    options: SuiteOptions,
    expect: Expect,
}

/// A field the report does not have fails the comparison, so a typing mistake is noticed all the same.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Expect {
    #[serde(flatten)]
    fields: serde_json::Map<String, Value>,
    issues: Option<Vec<ExpectedIssue>>,
    issues_include: Option<Vec<ExpectedIssue>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpectedIssue {
    code: String,
    severity: Option<Severity>,
    path: Option<Vec<Value>>,
    at: Option<String>,
    line: Option<usize>,
    column: Option<usize>,
}

fn cases() -> Vec<(String, Case)> {
    cli_envelope_tests::cases("cases")
}

/// What differs between a report and what a case expects of it.
fn differences(case: &Case, capture: &Capture<'_>, report: &Report) -> Vec<String> {
    let mut wrong = Vec::new();
    let fields = serde_json::to_value(report).unwrap();
    for (name, expected) in &case.expect.fields {
        match fields.get(name) {
            Some(got) if agrees(expected, got) => {}
            got => wrong.push(format!("{name}: expected {expected}, got {got:?}")),
        }
    }
    let source = match report.stream {
        Some(Stream::Stderr) => &capture.stderr,
        _ => &capture.stdout,
    };
    let mut left: Vec<&Issue> = report.issues.iter().collect();
    let expected = case.expect.issues.iter().chain(&case.expect.issues_include).flatten();
    for issue in expected {
        match left.iter().position(|got| is_same(issue, got, source)) {
            Some(position) => drop(left.remove(position)),
            None => wrong.push(format!("missing {issue:?}")),
        }
    }
    if case.expect.issues.is_some() {
        left.retain(|issue| issue.code != IssueCode::ExitCodeUnknown);
        wrong.extend(left.iter().map(|issue| {
            let at = issue.span.map(|span| String::from_utf8_lossy(&source[span.start..span.end]).into_owned());
            format!("unexpected {} {:?} at {at:?} {:?}: {}", issue.code.as_str(), issue.severity, issue.path, issue.message)
        }));
    }
    wrong
}

/// Of an object only the members that are expected are compared.
fn agrees(expected: &Value, got: &Value) -> bool {
    match (expected, got) {
        (Value::Object(expected), Value::Object(got)) => {
            expected.iter().all(|(name, value)| got.get(name).is_some_and(|got| agrees(value, got)))
        }
        _ => expected == got,
    }
}

fn is_same(expected: &ExpectedIssue, got: &Issue, source: &[u8]) -> bool {
    let path = |steps: &[PathStep]| -> Vec<Value> {
        steps
            .iter()
            .map(|step| match step {
                PathStep::Key(key) => json!(key),
                PathStep::Index(index) => json!(index),
            })
            .collect()
    };
    let text = got.span.map(|span| String::from_utf8_lossy(&source[span.start..span.end]).into_owned());
    expected.code == got.code.as_str()
        && expected.severity.is_none_or(|severity| severity == got.severity)
        && expected.path.as_ref().is_none_or(|steps| *steps == path(&got.path))
        && expected.at.as_ref().is_none_or(|at| text.as_ref() == Some(at))
        && expected.line.is_none_or(|line| got.span.is_some_and(|span| span.line == line))
        && expected.column.is_none_or(|column| got.span.is_some_and(|span| span.column == column))
}

#[test]
fn every_case_gives_the_report_it_expects() {
    let mut failed = Vec::new();
    let cases = cases();
    for (name, case) in &cases {
        let capture = &case.capture.capture;
        let options = case.options.clone().into();
        let report = inspect(capture, &options);
        let mut wrong = differences(case, capture, &report);
        if report.to_json() != serde_json::to_string(&report).unwrap() {
            wrong.push(format!("written by hand it is {}", report.to_json()));
        }
        let found = find(capture, &options);
        if found.is_some() != report.valid
            || found.is_some_and(|found| Some(found.span.start) != report.span.map(|span| span.start))
        {
            wrong.push("`find` does not agree with the report".to_owned());
        }
        if is_valid(capture, &options) != report.valid {
            wrong.push(format!("is_valid says {}, the report {}", !report.valid, report.valid));
        }
        if !wrong.is_empty() {
            failed.push(format!("{name}\n    {}", wrong.join("\n    ")));
        }
    }
    assert!(cases.len() > 800, "only {} cases were read", cases.len());
    assert!(failed.is_empty(), "{} of {} cases failed:\n{}", failed.len(), cases.len(), failed.join("\n"));
}

#[test]
fn every_report_fits_the_published_schema() {
    let schema = serde_json::from_slice(&fs::read(folder().join("../schema/report.schema.json")).unwrap()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    for (name, case) in cases() {
        let report = serde_json::to_value(inspect(&case.capture.capture, &case.options.clone().into())).unwrap();
        if let Err(error) = validator.validate(&report) {
            panic!("{name}: {error} at {}", error.instance_path());
        }
    }
}

#[test]
fn every_fixture_is_valid_and_named_by_its_path() {
    let root = folder().join("fixtures");
    let files = json_files(&root);
    for path in &files {
        let parts: Vec<String> =
            path.strip_prefix(&root).unwrap().iter().map(|part| part.to_string_lossy().into_owned()).collect();
        let [name, version, shape, _] = parts.as_slice() else { panic!("{}: not dialect/version/shape/name", path.display()) };
        let text = fs::read(path).unwrap();
        let on_stderr = name == "animus" && shape == "error";
        let capture = if on_stderr { Capture::default().with_stderr(text) } else { Capture::new(text) };
        let report = inspect(&capture, &Options::default());
        let above_info: Vec<&Issue> = report.issues.iter().filter(|issue| issue.severity > Severity::Info).collect();
        assert_eq!(report.found, Found::Envelope, "{}", path.display());
        assert_eq!(report.dialect, Some(format!("{name}/{version}")), "{}", path.display());
        assert_eq!(report.shape.as_ref(), Some(shape), "{}", path.display());
        assert!(report.valid && above_info.is_empty(), "{}: {above_info:?}", path.display());
        if let Err(error) = parse(&capture, &Options::default()) {
            // The one thing the types cannot hold: an integer with a fraction or an exponent.
            assert!(error.to_string().contains("floating point"), "{}: {error}", path.display());
        }
    }
    assert!(files.len() > 150, "only {} fixtures were read", files.len());
}

#[test]
fn every_shape_has_fixtures() {
    for dialect in cli_envelope::dialects() {
        for shape in &dialect.shapes {
            let folder = folder().join("fixtures").join(dialect.id).join(shape);
            let count = fs::read_dir(&folder).map_or(0, Iterator::count);
            assert!(count >= 3, "{} has {count} fixtures; three are the least", folder.display());
        }
    }
}

#[test]
fn every_issue_code_has_a_case_and_an_explanation() {
    let mut triggered = BTreeSet::new();
    for (_, case) in cases() {
        let report = inspect(&case.capture.capture, &case.options.clone().into());
        triggered.extend(report.issues.iter().map(|issue| issue.code));
    }
    for code in IssueCode::ALL {
        assert!(triggered.contains(code), "no case triggers {}", code.as_str());
        let explanation = explain(code.as_str()).expect("an explanation");
        assert!(explanation.text.len() > 100, "{} is explained in {} characters", code.as_str(), explanation.text.len());
    }
}

#[test]
fn messages_are_filled_in_and_safe_to_print() {
    for (name, case) in cases() {
        let report = inspect(&case.capture.capture, &case.options.clone().into());
        for issue in &report.issues {
            for text in [&issue.message, &issue.help] {
                assert!(!text.is_empty(), "{name}: {} says nothing", issue.code.as_str());
                assert!(!text.contains(['{', '}']) || text.contains("\\u{") || text.contains('`'), "{name}: {text}");
                assert!(!text.contains("  ") && !text.contains("``"), "{name}: a placeholder was empty: {text}");
                let unsafe_character = text.chars().find(|c| c.is_control() || ('\u{202A}'..='\u{202E}').contains(c));
                assert_eq!(unsafe_character, None, "{name}: {text:?}");
            }
        }
    }
}
