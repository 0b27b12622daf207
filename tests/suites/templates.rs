//! What was read before makes reading faster and changes no answer: whatever a thread has seen, its verdicts and decisions are those of
//! the report, which is always worked out from the text.

use std::fs;

use cli_envelope::{Capture, ExitStatus, Options, decide, find, glance, inspect, is_valid};
use cli_envelope_tests::{Dice, folder, json_files};

/// What stands in the place of values.
const VALUES: [&str; 46] = [
    "\"\"",
    "\"x\"",
    "\"another text\"",
    "\"caf\u{e9} \u{1f680}\"",
    "\"with \\\"escapes\\\" and \\u00e9\"",
    "\"half a pair \\ud83d\"",
    "\"a pair \\ud83d\\ude80\"",
    "\"a raw\ttab\"",
    "\"no escape \\x\"",
    "\"never closed",
    "\"2026-04-22T10:10:00Z\"",
    "\"2026-04-22T10:10:00.5+02:00\"",
    "\"2026-13-45T99:99:99Z\"",
    "\"timeout\"",
    "\"completed\"",
    "\"error\"",
    "\"not_found\"",
    "\"session_not_found\"",
    "\"filesystem\"",
    "\"TOKEN_EXPIRED\"",
    "\"RATE_LIMITED\"",
    "\"deprecated: will be removed\"",
    "\"animus.cli.v1\"",
    "\"animus.cli.v2\"",
    "0",
    "1",
    "30",
    "007",
    "-1",
    "1.5",
    "1e3",
    "99999999999999999999",
    "123456789012345",
    "1234567890123456",
    "true",
    "false",
    "null",
    "[]",
    "{}",
    "[1,2]",
    "[ 1 , {\"a\":1,\"a\":2} ]",
    "[\n1]",
    "{\"message\":\"m\",\"code\":\"c\"}",
    "{\"a\":[{\"b\":1},{\"b\":2},{\"b\":\"\u{e9}\"}]}",
    "[{\"id\":1,\"x\":2},{\"id\":2,\"x\":3},{\"id\":3,\"id\":4}]",
    "[{\"id\":1,\"x\":2},{\"id\":2,\"y\":3},{\"id\" : 3 , \"x\":4,\"z\":5}]",
];

/// The scalar values of a document, strings with their quotes.
fn values(text: &[u8]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let start = at;
        match text[at] {
            b'"' => {
                at += 1;
                while at < text.len() && text[at] != b'"' {
                    at += if text[at] == b'\\' { 2 } else { 1 };
                }
                at += 1;
                let is_key = text[at.min(text.len())..].trim_ascii_start().starts_with(b":");
                if !is_key {
                    found.push((start, at));
                }
            }
            b'-' | b'0'..=b'9' | b't' | b'f' | b'n' => {
                while at < text.len() && !matches!(text[at], b',' | b'}' | b']' | b' ' | b'\n') {
                    at += 1;
                }
                found.push((start, at));
            }
            _ => at += 1,
        }
    }
    found
}

/// The text with one to three of its values replaced, and now and then with something else amiss.
fn changed(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut out = text.to_vec();
    for _ in 0..=dice.roll(3) {
        let places = values(&out);
        if places.is_empty() {
            break;
        }
        let (start, end) = *dice.pick(&places);
        // A string that is never closed ends behind the text.
        let end = end.min(out.len());
        out.splice(start..end, dice.pick(&VALUES).bytes());
    }
    match dice.roll(12) {
        0 => out.truncate(dice.roll(out.len() + 1)),
        1 => out.extend(dice.pick(&["\n", " \n\t", "{}", "x", "\0"]).bytes()),
        2 => {
            let at = dice.roll(out.len() + 1);
            out.insert(at, *dice.pick(b" \n\"\\{}[],:0a\xC3\xFF"));
        }
        3 if !out.is_empty() => {
            let at = dice.roll(out.len());
            out.remove(at);
        }
        _ => {}
    }
    out
}

/// Checks that whatever is quick says the same as the report.
fn check(capture: &Capture<'_>, options: &Options) {
    let report = inspect(capture, options);
    let shown = || format!("{:?} {}", capture.exit, String::from_utf8_lossy(&capture.stdout));
    assert_eq!(decide(capture, options), report.decision, "{}", shown());
    assert_eq!(is_valid(capture, options), report.valid, "{}", shown());
    let found = find(capture, options);
    assert_eq!(found.is_some(), report.valid, "{}", shown());
    if let Some(found) = found {
        assert_eq!(Some(found.dialect), report.dialect.as_deref(), "{}", shown());
        assert_eq!((found.revision, Some(found.shape)), (report.revision, report.shape.as_deref()), "{}", shown());
        assert_eq!(Some(found.span), report.span.map(|span| span.start..span.end), "{}", shown());
    }
    let glance = glance(capture, options);
    let error = report.error.as_ref();
    assert_eq!(
        (glance.found, glance.dialect, glance.valid),
        (report.found, report.dialect.as_deref(), report.valid),
        "{}",
        shown()
    );
    assert_eq!((glance.outcome, &glance.decision), (report.outcome, &report.decision), "{}", shown());
    let texts = [&glance.code, &glance.operation, &glance.target].map(|text| text.as_deref());
    let expected = [
        error.and_then(|error| error.code.as_deref()),
        error.and_then(|error| error.operation.as_deref()),
        error.and_then(|error| error.target.as_deref()),
    ];
    assert_eq!(texts, expected, "{}", shown());
    if report.issues_omitted == 0 {
        let count = |severity| report.issues.iter().filter(|issue| issue.severity == severity).count();
        let expected = (count(cli_envelope::Severity::Error), count(cli_envelope::Severity::Warning));
        assert_eq!((glance.errors, glance.warnings), expected, "{}", shown());
    }
}

#[test]
fn what_was_read_before_changes_no_answer() {
    let mut dice = Dice(0x7E3A_11C5);
    let options = Options::default();
    for path in json_files(&folder().join("fixtures")) {
        let text = fs::read(&path).unwrap();
        for exit in [ExitStatus::Unknown, ExitStatus::Code(0), ExitStatus::Code(1), ExitStatus::Code(11)] {
            let capture = |text: Vec<u8>| Capture { exit: exit.clone(), ..Capture::new(text) };
            for _ in 0..5 {
                check(&capture(text.clone()), &options);
            }
            for _ in 0..300 {
                let other = capture(changed(&text, &mut dice));
                check(&other, &options);
                // What is broken in one way is often broken in the same way again.
                if dice.roll(4) == 0 {
                    check(&other, &options);
                    check(&capture(changed(&other.stdout, &mut dice)), &options);
                }
            }
        }
    }
}

#[test]
fn cursors_and_redirects_are_asked_about_every_time() {
    let page = r#"{"ok":true,"data":[1],"error":null,"warnings":[],"meta":{"duration_ms":6,"truncated":true,"cursor":"c2"}}"#;
    let moved = r#"{"ok":false,"data":null,"error":{"code":"MOVED","message":"m","retryable":false,"redirect":{"command":"new","permanent":true}},"warnings":[],"meta":{"duration_ms":6}}"#;
    for (text, exit) in [(page, 0), (moved, 13)] {
        let capture = Capture::new(text).with_exit_code(exit);
        let seen = Options { cursors_seen: vec!["c2".into()], redirects_followed: vec!["new".into()], ..Options::default() };
        for options in [&seen, &Options::default(), &seen, &Options::default()] {
            for _ in 0..3 {
                check(&capture, options);
            }
        }
        assert_ne!(decide(&capture, &seen), decide(&capture, &Options::default()));
    }
}

#[test]
fn everything_but_the_text_still_counts() {
    let text = r#"{"ok":false,"data":null,"error":{"code":"RATE_LIMITED","message":"slow down","retryable":true,"retry_after":30},"warnings":[],"meta":{"duration_ms":6}}"#;
    let capture = Capture::new(text).with_exit_code(11);
    for _ in 0..5 {
        check(&capture, &Options::default());
    }
    for options in [
        Options { attempts: 3, ..Options::default() },
        Options { max_bytes: 20, ..Options::default() },
        Options { max_depth: 1, ..Options::default() },
        Options { dialect: Some("animus/v1".into()), ..Options::default() },
        Options { policy: cli_envelope::Policy::FailureWins, ..Options::default() },
    ] {
        check(&capture, &options);
    }
    for other in [
        Capture { exit: ExitStatus::Code(0), ..capture.clone() },
        Capture { exit: ExitStatus::Signal("SIGKILL".into()), ..capture.clone() },
        Capture { timed_out: true, ..capture.clone() },
        capture.clone().with_stderr(text),
        capture.clone().with_stderr("warning: something"),
    ] {
        check(&other, &Options::default());
    }
    check(&capture, &Options::default());
}
