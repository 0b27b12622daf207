//! Labelled captures of real programs, kept outside the project: dialect, stream, number of envelopes, outcome and code.

use std::fs;

use cli_envelope::{Options, Stream, inspect};
use cli_envelope_tests::{SuiteCapture, corpus, json_files};

#[test]
fn captures_of_real_programs_are_read_as_labelled() {
    let Some(folder) = corpus() else {
        println!("SKIPPED: no folder of captures; set CLI_ENVELOPE_CORPUS to run this");
        return;
    };
    let mut wrong = Vec::new();
    let files = json_files(&folder);
    for path in &files {
        let text = fs::read_to_string(path).unwrap();
        let file: SuiteCapture = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let expect = file.expect.expect("a label");
        let report = inspect(&file.capture, &Options::default());
        let stream = report.stream.filter(|_| report.dialect.is_some()).map(|stream| match stream {
            Stream::Stdout => "stdout",
            Stream::Stderr => "stderr",
        });
        // Where there is no envelope the labels say nothing about what happened.
        let outcome = report.dialect.is_some().then(|| serde_json::to_value(report.outcome).unwrap());
        let outcome = outcome.as_ref().and_then(|outcome| outcome.as_str());
        let code = report.error.as_ref().filter(|_| outcome.is_some()).and_then(|error| error.code.as_deref());
        let got = (report.dialect.as_deref(), stream, report.envelopes as u64, outcome, code);
        let label = (
            expect["dialect"].as_str(),
            expect["stream"].as_str(),
            expect["envelopes"].as_u64().unwrap_or(0),
            expect["outcome"].as_str(),
            expect["code"].as_str(),
        );
        if got != label {
            wrong.push(format!("{}: expected {label:?}, got {got:?}", path.display()));
        }
    }
    assert!(files.len() > 300, "only {} captures were read", files.len());
    assert!(wrong.is_empty(), "{} of {} captures differ:\n{}", wrong.len(), files.len(), wrong.join("\n"));
    println!("{} captures agree with their labels", files.len());
}
