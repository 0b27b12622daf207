//! What holds for every input: no panic, spans that lie in the text and on character boundaries, nothing valid once it is cut.

use std::fs;

use cli_envelope::{Capture, ExitStatus, Found, Options, Report, Stream, inspect, is_valid};
use cli_envelope_tests::{folder, json_files};
use proptest::prelude::*;

fn fixtures() -> Vec<(bool, Vec<u8>)> {
    let root = folder().join("fixtures");
    json_files(&root).iter().map(|path| (path.starts_with(root.join("animus/v1/error")), fs::read(path).unwrap())).collect()
}

fn capture(on_stderr: bool, text: Vec<u8>) -> Capture<'static> {
    if on_stderr { Capture::default().with_stderr(text) } else { Capture::new(text) }
}

/// Checks everything a report promises, whatever the capture.
fn check(capture: &Capture<'_>, options: &Options) -> Report {
    let report = inspect(capture, options);
    assert_eq!(is_valid(capture, options), report.valid);
    assert!(report.issues.len() <= options.max_issues);
    assert!(!report.valid || matches!(report.found, Found::Envelope | Found::Ambiguous));
    let source: &[u8] = match report.stream {
        Some(Stream::Stdout) => &capture.stdout,
        Some(Stream::Stderr) => &capture.stderr,
        None => &[],
    };
    let utf16: Vec<u16> = String::from_utf8_lossy(source).encode_utf16().collect();
    if let Some(span) = report.span {
        let text = std::str::from_utf8(&source[span.start..span.end]).expect("an envelope is UTF-8");
        assert!(text.starts_with('{') && text.ends_with('}'));
        assert_eq!(String::from_utf16_lossy(&utf16[span.start_utf16..span.end_utf16]), text);
    }
    for issue in &report.issues {
        let Some(span) = issue.span else { continue };
        assert!(span.start <= span.end && span.end <= source.len(), "{issue:?}");
        assert!(span.start_utf16 <= span.end_utf16 && span.end_utf16 <= utf16.len(), "{issue:?}");
        let before = &source[..span.start];
        assert_eq!(span.line, before.iter().filter(|byte| **byte == b'\n').count() + 1, "{issue:?}");
        if let Ok(text) = std::str::from_utf8(&source[span.start..span.end]) {
            assert_eq!(String::from_utf16_lossy(&utf16[span.start_utf16..span.end_utf16]), text, "{issue:?}");
        }
        let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        let column = String::from_utf8_lossy(&before[line_start..]).encode_utf16().count() + 1;
        assert_eq!(span.column, column, "{issue:?}");
    }
    report
}

#[test]
fn a_fixture_cut_before_its_closing_brace_is_never_valid() {
    for (on_stderr, text) in fixtures() {
        let end = text.iter().rposition(|byte| *byte == b'}').expect("a closing brace");
        for cut in 0..=end {
            let capture = capture(on_stderr, text[..cut].to_vec());
            let report = check(&capture, &Options::default());
            assert!(!report.valid, "valid when cut at {cut}: {}", String::from_utf8_lossy(&text));
            assert_ne!(report.found, Found::Envelope, "cut at {cut}");
        }
    }
}

#[test]
fn every_single_byte_change_of_a_fixture_gives_a_sound_report() {
    for (position, (on_stderr, text)) in fixtures().into_iter().enumerate() {
        for at in 0..text.len() {
            // All bytes at all places would take minutes; a different one each time covers them over the fixtures.
            for byte in [b'"', b'{', b'\\', 0xFF, (at * 31 + position) as u8] {
                let mut changed = text.clone();
                changed[at] = byte;
                check(&capture(on_stderr, changed), &Options::default());
            }
        }
    }
}

#[test]
fn deep_wide_and_repetitive_inputs_are_read_in_linear_time() {
    let hostile = [
        "{\"a\":".repeat(200_000),
        "[".repeat(400_000),
        "{\"".repeat(200_000),
        "{\"a\":1".repeat(100_000),
        "{ ".repeat(300_000),
        "{\"a\"\n".repeat(200_000),
        format!("{{{}}}", (0..100_000).map(|n| format!("\"k{n}\":1")).collect::<Vec<_>>().join(",")),
        format!("{{\"ok\":true,\"data\":{}", "[".repeat(100_000)),
        "{\"a\":1}\n".repeat(100_000),
        "\\".repeat(500_000),
    ];
    for text in hostile {
        let report = inspect(&Capture::new(text.as_str()), &Options::default());
        assert!(!report.valid, "{}", &text[..40]);
    }
}

#[test]
fn a_raised_depth_limit_does_not_need_a_deep_stack() {
    let depth = 200_000;
    let text = format!("{{\"schema\":\"animus.cli.v1\",\"ok\":true,\"data\":{}1e999{}}}", "[".repeat(depth), "]".repeat(depth));
    let options = Options { max_depth: depth + 1, ..Options::default() };
    let report = inspect(&Capture::new(text).with_exit_code(0), &options);
    assert!(report.valid, "{:?}", report.issues);
    // The number is worth an issue, but its path alone is longer than a whole report may be.
    assert_eq!((report.issues.len(), report.issues_omitted), (0, 1));
}

/// Fragments that are likely to mean something to the reader.
fn fragment() -> impl Strategy<Value = Vec<u8>> {
    let words: Vec<&'static [u8]> = vec![
        b"{",
        b"}",
        b"[",
        b"]",
        b":",
        b",",
        b"\"",
        b"\\",
        b"\\u",
        b"\\ud800",
        b"\n",
        b" ",
        b"\t",
        b"\r",
        b"null",
        b"true",
        b"false",
        b"-",
        b"0",
        b"1.0",
        b"1e400",
        b"12345678901234567890",
        b"\"ok\"",
        b"\"data\"",
        b"\"error\"",
        b"\"warnings\"",
        b"\"meta\"",
        b"\"schema\"",
        b"\"animus.cli.v1\"",
        b"\"type\"",
        b"\"kind\"",
        b"\"timestamp\"",
        b"\"command\"",
        b"\"exit_code\"",
        b"\"code\"",
        b"\"message\"",
        b"{\"duration_ms\":1}",
        b"\xEF\xBB\xBF",
        b"\xFF",
        b"\xC3",
        "é".as_bytes(),
        "🚀".as_bytes(),
        b"{\"schema\":\"animus.cli.v1\",\"ok\":true,\"data\":null}",
        b"{\"type\":\"error\",\"error\":\"x\",\"kind\":\"parse\"}",
    ];
    prop_oneof![9 => proptest::sample::select(words).prop_map(<[u8]>::to_vec), 1 => proptest::collection::vec(any::<u8>(), 0..4)]
}

fn stream() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(fragment(), 0..60).prop_map(|parts| parts.concat())
}

fn exit() -> impl Strategy<Value = ExitStatus> {
    prop_oneof![
        Just(ExitStatus::Unknown),
        (-3i64..20).prop_map(ExitStatus::Code),
        any::<i64>().prop_map(ExitStatus::Code),
        Just(ExitStatus::Signal("SIGKILL".to_owned())),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn any_bytes_give_a_sound_report(stdout in stream(), stderr in stream(), exit in exit()) {
        let capture = Capture { stdout: stdout.into(), stderr: stderr.into(), exit, ..Capture::default() };
        check(&capture, &Options::default());
    }

    #[test]
    fn small_limits_give_a_sound_report(stdout in stream(), max_bytes in 0usize..80, max_depth in 0usize..4, max_issues in 0usize..3) {
        let options = Options { max_bytes, max_depth, max_issues, ..Options::default() };
        check(&Capture::new(stdout), &options);
    }
}
