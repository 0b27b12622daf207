//! Log fields and totals: what a dashboard is built on, so the names stay.

use cli_envelope::observe::{Totals, Value, log_fields, ranked};
use cli_envelope::{Capture, ExitStatus, Options, Report, glance, inspect};

/// Public contract: a field may be added at the end, none may be renamed, moved or removed.
const FIELDS: [&str; 17] = [
    "command",
    "error_kind",
    "error_message",
    "retryable",
    "cancel_observed",
    "dialect",
    "shape",
    "outcome",
    "error_class",
    "operation",
    "target",
    "action",
    "rule",
    "delay_ms",
    "exit_code",
    "valid",
    "issues",
];

fn capture(argv: &[&str], exit: i64, stdout: &str) -> Capture<'static> {
    let mut capture = Capture::new(stdout.to_owned()).with_exit_code(exit);
    capture.argv = argv.iter().map(|word| (*word).to_owned()).collect();
    capture
}

fn fields(capture: &Capture<'_>) -> Vec<(&'static str, Value)> {
    log_fields(&inspect(capture, &Options::default()), capture)
}

fn failure(kind: &str, operation: &str, target: &str) -> String {
    format!(
        r#"{{"timestamp":"2026-04-22T10:10:00Z","command":"exec-command","exit_code":1,"output_format":"json","schema_version":"2.0","error":{{"kind":"{kind}","operation":"{operation}","target":"{target}","retryable":true,"message":"No such file or directory"}}}}"#
    )
}

/// The line a log shows.
fn check(capture: &Capture<'_>, expected: &str) {
    let fields = fields(capture);
    assert_eq!(fields.iter().map(|(name, _)| *name).collect::<Vec<_>>(), FIELDS);
    let said: Vec<String> = fields
        .into_iter()
        .filter(|(_, value)| *value != Value::Null)
        .map(|(name, value)| match value {
            Value::Text(text) => format!("{name}={text:?}"),
            other => format!("{name}={other}"),
        })
        .collect();
    assert_eq!(said.join(" "), expected);
}

#[test]
fn a_failure_says_what_failed_and_what_to_do() {
    check(
        &capture(&["claw", "exec-command", "add dir"], 1, &failure("filesystem", "write", "/tmp/out.md")),
        "command=\"claw exec-command add dir\" error_kind=\"filesystem\" error_message=\"No such file or directory\" retryable=true \
         dialect=\"claw/v2\" shape=\"error\" outcome=\"failure\" error_class=\"filesystem\" operation=\"write\" \
         target=\"/tmp/out.md\" action=\"retry\" rule=\"wire-retryable\" delay_ms=500 exit_code=1 valid=true issues=0",
    );
}

#[test]
fn a_timeout_says_whether_the_request_to_cancel_was_seen() {
    let timeout = r#"{"timestamp":"2026-04-22T10:10:00Z","command":"turn-loop","exit_code":2,"output_format":"json","schema_version":"2.0","final_stop_reason":"timeout","final_cancel_observed":false}"#;
    let fields = fields(&capture(&[], 2, timeout));
    assert!(fields.contains(&("cancel_observed", Value::Bool(false))));
    assert!(fields.contains(&("outcome", Value::from("timeout"))));
    assert!(fields.contains(&("command", Value::Null)));
}

#[test]
fn a_success_has_no_error() {
    check(
        &capture(&["animus", "task"], 0, r#"{"schema":"animus.cli.v1","ok":true,"data":[]}"#),
        "command=\"animus task\" retryable=false dialect=\"animus/v1\" shape=\"success\" outcome=\"success\" action=\"proceed\" \
         rule=\"success\" exit_code=0 valid=true issues=0",
    );
}

#[test]
fn a_killed_process_that_printed_nothing_still_has_every_field() {
    let mut killed = capture(&["claw"], 0, "");
    killed.exit = ExitStatus::Signal("SIGKILL".into());
    let fields = fields(&killed);
    assert_eq!(fields.iter().map(|(name, _)| *name).collect::<Vec<_>>(), FIELDS);
    assert!(fields.contains(&("exit_code", Value::Null)) && fields.contains(&("outcome", Value::from("unknown"))));
}

#[test]
fn texts_are_kept_as_they_are_and_cut_at_4_kib() {
    let long = "é".repeat(4_000);
    let text = failure("runtime", "a\\u001b[31m", &long);
    let fields = fields(&capture(&["claw", &long], 1, &text));
    let text_of = |wanted: &str| match fields.iter().find(|(name, _)| *name == wanted) {
        Some((_, Value::Text(text))) => text.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(text_of("operation"), "a\u{1b}[31m");
    assert_eq!(text_of("target"), "é".repeat(2_048));
    // 4,091 bytes are left behind `claw `, and no half of a character is kept.
    assert_eq!(text_of("command"), format!("claw {}", "é".repeat(2_045)));
}

#[test]
fn omitted_issues_are_counted() {
    let wrong = r#"{"ok":1.5,"data":1,"error":2,"warnings":3,"meta":{"duration_ms":-1}}"#;
    let capture = Capture::new(wrong).with_exit_code(0);
    let options = |max_issues| Options { dialect: Some("cli-agent-spec/v1".into()), max_issues, ..Options::default() };
    let issues = |max_issues| {
        let fields = log_fields(&inspect(&capture, &options(max_issues)), &capture);
        fields.into_iter().find(|(name, _)| *name == "issues")
    };
    assert!(matches!(issues(100), Some((_, Value::Number(5..)))), "{:?}", issues(100));
    assert_eq!(issues(1), issues(100));
}

#[test]
fn values_are_plain_json() {
    let fields = fields(&capture(&["a"], 1, &failure("auth", "login", "api")));
    let json = serde_json::to_value(fields.into_iter().collect::<std::collections::BTreeMap<_, _>>()).unwrap();
    assert_eq!(json["error_kind"], "auth");
    assert_eq!(json["exit_code"], 1);
    assert_eq!(json["valid"], true);
    assert!(json["cancel_observed"].is_null());
}

fn reports() -> Vec<Report> {
    [
        (1, failure("filesystem", "write", "/tmp/b")),
        (1, failure("filesystem", "write", "/tmp/a")),
        (1, failure("filesystem", "open", "/tmp/a")),
        (1, failure("auth", "login", "api")),
        (1, failure("auth", "login", "api")),
        (0, r#"{"ok":true,"data":[],"error":null,"warnings":[],"meta":{"duration_ms":1}}"#.to_owned()),
        (1, "command not found".to_owned()),
    ]
    .iter()
    .map(|(exit, text)| inspect(&Capture::new(text.as_str()).with_exit_code(*exit), &Options::default()))
    .collect()
}

#[test]
fn totals_answer_what_fails_most() {
    let mut totals = Totals::default();
    totals.extend(&reports());
    assert_eq!(totals.reports, 7);
    assert_eq!(ranked(&totals.by_dialect), [("claw/v2", 5), ("cli-agent-spec/v1", 1)]);
    assert_eq!(ranked(&totals.by_outcome), [("failure", 5), ("success", 1), ("unknown", 1)]);
    assert_eq!(ranked(&totals.by_code), [("filesystem", 3), ("auth", 2), ("parse_failure", 1)]);
    assert_eq!(ranked(&totals.by_operation), [("login", 2), ("write", 2), ("open", 1)], "equals by name");
    assert_eq!(ranked(&totals.by_target), [("/tmp/a", 2), ("api", 2), ("/tmp/b", 1)]);
    assert_eq!(ranked(&totals.by_action), [("retry", 3), ("acquire_credentials", 2), ("escalate", 1), ("proceed", 1)]);
    assert!(ranked(&Totals::default().by_code).is_empty());
}

#[test]
fn totals_do_not_depend_on_order_or_on_how_they_were_split() {
    let reports = reports();
    let total = |reports: &mut dyn Iterator<Item = &Report>| {
        let mut totals = Totals::default();
        reports.for_each(|report| totals.add(report));
        totals
    };
    let whole = total(&mut reports.iter());
    assert_eq!(total(&mut reports.iter().rev()), whole);
    for cut in 0..=reports.len() {
        let mut merged = total(&mut reports[..cut].iter());
        merged.merge(&total(&mut reports[cut..].iter()));
        assert_eq!(merged, whole);
    }
    let text = serde_json::to_string(&whole).unwrap();
    assert_eq!(serde_json::from_str::<Totals>(&text).unwrap(), whole);
}

/// A glance must never call flawless what a report complains about, and counts the same.
#[test]
fn a_glance_counts_what_a_report_says() {
    let options = Options { max_issues: usize::MAX, ..Options::default() };
    let mut seen = 0;
    for path in cli_envelope_tests::json_files(&cli_envelope_tests::folder().join("fixtures")) {
        let text = std::fs::read(&path).unwrap();
        // Whole, cut short, and spoilt in a few places.
        let mut texts = vec![text.clone(), text[..text.len() - 2].to_vec()];
        for (from, to) in [("true", "1"), ("\"ok\"", "\"ko\""), ("\"", "'"), ("null", "[]")] {
            texts.push(String::from_utf8_lossy(&text).replacen(from, to, 1).into_bytes());
        }
        for text in texts {
            for exit in [ExitStatus::Unknown, ExitStatus::Code(0), ExitStatus::Code(1), ExitStatus::Code(13)] {
                let capture = Capture { exit, ..Capture::new(text.as_slice()) };
                let (report, glance) = (inspect(&capture, &options), glance(&capture, &options));
                let count = |severity| report.issues.iter().filter(|issue| issue.severity == severity).count();
                assert_eq!(
                    (glance.valid, glance.errors, glance.warnings, glance.found, glance.outcome, &glance.decision),
                    (
                        report.valid,
                        count(cli_envelope::Severity::Error),
                        count(cli_envelope::Severity::Warning),
                        report.found,
                        report.outcome,
                        &report.decision
                    ),
                    "{}: {}",
                    path.display(),
                    String::from_utf8_lossy(&text)
                );
                let (mut by_report, mut by_glance) = (Totals::default(), Totals::default());
                by_report.add(&report);
                by_glance.add_glance(&glance);
                assert_eq!(by_report, by_glance, "{}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 3000, "only {seen} captures");
}

#[test]
fn totals_do_not_grow_with_the_texts_they_meet() {
    let mut totals = Totals::default();
    for number in 0..2500 {
        totals.add(&inspect(&capture(&[], 1, &failure("filesystem", &format!("write-{number}"), "/")), &Options::default()));
    }
    assert_eq!((totals.by_operation.len(), totals.uncounted, totals.by_target["/"]), (1000, 1500, 2500));
}
