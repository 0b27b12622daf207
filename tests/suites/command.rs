//! The command as its users meet it: what it prints where, and its exit code.

mod process;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use process::{Folder, Run, command};
use serde_json::Value;

const PROCEED: &str = "outcome:  success\ndecision: proceed [success] The command did what it was asked.\n";
const ABSENT: &str = "outcome:  not_found (not_found, absent)\ndecision: handle_absence [not-found] What was asked about does not exist, and asking again does not change that.\n";
const VALID: &str = r#"{"schema":"animus.cli.v1","ok":true,"data":{"id":"TASK-001"}}"#;
const MISSING: &str = r#"{"schema":"animus.cli.v1","ok":true}"#;
/// Belongs on standard error.
const FAILED: &str =
    r#"{"schema":"animus.cli.v1","ok":false,"error":{"code":"not_found","message":"no such task","exit_code":3}}"#;

#[test]
fn every_fixture_is_clean() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let run = Run(command(&root).args(["check", "tests/fixtures"]).output().unwrap());
    let (last, dialects) = {
        let mut lines: Vec<&str> = run.stdout().lines().collect();
        (lines.pop().unwrap(), lines)
    };
    let files = dialects.iter().map(|line| line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap()).sum::<usize>();
    assert_eq!(last, format!("{files} checked · {files} valid"));
    assert!(files > 150 && dialects.iter().all(|line| line.ends_with(" valid")), "{}", run.stdout());
    assert_eq!((run.0.status.code(), run.stderr()), (Some(0), ""));
}

#[test]
fn a_broken_envelope_is_underlined_exactly() {
    let folder = Folder::new("underlined").with(
        "broken.json",
        "{\n  \"ok\": false,\n  \"data\": null,\n  \"error\": { \"code\": \"X\", \"message\": \"café 🚀\", \"retryable\": true, \"retry_after\": \"30\" },\n\t\"warnings\": 0,\n  \"meta\": { \"duration_ms\": 6 }\n}\n",
    );
    folder.run(&["check", "broken.json"]).check(
        1,
        r#"error[wrong_type]: `retry_after` has the wrong type: expected an integer, found a string
 --> broken.json:4:83
  |
4 |   "error": { "code": "X", "message": "café 🚀", "retryable": true, "retry_after": "30" },
  |                                                                                   ^^^^
  |
  = help: Print `retry_after` as an integer.

error[unreadable_delay]: `retry_after` is `30`, not a delay between zero and one day
 --> broken.json:4:83
  |
4 |   "error": { "code": "X", "message": "café 🚀", "retryable": true, "retry_after": "30" },
  |                                                                                   ^^^^
  |
  = help: Print a whole number, zero or more, in the unit that the field's name says. Leave it out when the delay is unknown.

warning[wrong_type]: `warnings` has the wrong type: expected an array, found a number
 --> broken.json:5:14
  |
5 |     "warnings": 0,
  |                 ^
  |
  = help: Print `warnings` as an array.

broken.json: cli-agent-spec/v1 revision 1 response · invalid · 2 errors, 1 warning
outcome:  failure (X, unknown)
decision: escalate [unreadable-delay] The envelope states a delay that is not a sensible number.
"#,
        "",
    );
}

#[test]
fn the_readme_shows_what_the_command_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let input = "{\n  \"ok\": false,\n  \"data\": null,\n  \"error\": { \"code\": \"RATE_LIMITED\", \"message\": \"slow down\", \"retryable\": \"yes\" },\n  \"warnings\": [],\n  \"meta\": { \"duration_ms\": 6 }\n}\n";
    let run = Folder::new("readme").run_with(&["check"], input.as_bytes());
    assert!(readme.contains(&format!("$ some-tool --json | cli-envelope check\n{}```", run.stdout())), "{}", run.stdout());
    let error = r#"{"type":"error","error":"no such option: --frob","kind":"cli_parse","hint":null}"#;
    let line = "migrate --to claw/v2 --command doctor --exit-code 1 --timestamp 2026-04-22T10:10:00Z";
    let run = Folder::new("readme").run_with(&line.split(' ').collect::<Vec<_>>(), error.as_bytes());
    let last: Vec<&str> = run.stderr().lines().rev().take(4).collect();
    let last: String = last.iter().rev().map(|line| format!("{line}\n")).collect();
    let shown = format!("| cli-envelope {line} 2> changes\n{}$ tail -4 changes\n{last}```", run.stdout());
    assert!(readme.contains(&shown), "{shown}");
    // The crate's front page carries the same program, and there it is compiled and run.
    let program = |text: &str| text.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next().map(str::to_owned));
    let front_page = fs::read_to_string(root.join("core/README.md")).unwrap();
    assert_eq!(program(&readme), program(&front_page));
    assert!(program(&readme).is_some());
}

#[test]
fn a_long_line_is_cut_around_the_place() {
    let text = format!(
        r#"{{"ok":false,"data":null,"error":{{"code":"X","message":"{}","retryable":1}},"warnings":[],"meta":{{"duration_ms":6,"more":"{}"}}}}"#,
        "é".repeat(5000),
        "x".repeat(5000)
    );
    let folder = Folder::new("long").with("long.json", text);
    let run = folder.run(&["check", "long.json"]);
    let line = run.stdout().lines().find(|line| line.starts_with("1 |")).unwrap();
    assert!(line.chars().count() < 120 && line.starts_with("1 | …é") && line.ends_with("x…"), "{line}");
    let marks = run.stdout().lines().find(|line| line.contains('^')).unwrap();
    let column = marks.find('^').unwrap();
    assert_eq!(line.chars().nth(column), Some('1'), "{}", run.stdout());
    run.check_part(1, "long.json:1:5070\n", "");
}

#[test]
fn infos_are_shown_on_request() {
    let folder = Folder::new("infos").with("valid.json", VALID);
    folder.run(&["check", "valid.json"]).check(0, &format!("valid.json: animus/v1 success · valid\n{PROCEED}"), "");
    folder.run(&["check", "valid.json", "--verbose"]).check_part(0, "info[exit_code_unknown]", "");
}

#[test]
fn exit_codes_tell_valid_from_invalid_from_trouble() {
    let folder = Folder::new("exit-codes")
        .with("valid.json", VALID)
        .with("missing.json", MISSING)
        .with("prose.txt", "all good")
        .with("torn.json", r#"{"exit_code":0,"signal":"SIGTERM","stdout":"","stderr":""}"#)
        .with("binary", b"\x7FELF\0\0")
        .with("wide.json", b"\xFF\xFE{\0}\0")
        .with("empty/readme.txt", "")
        .with("folder/b.json", MISSING)
        .with("folder/deeper/a.json", VALID)
        .with("folder/notes.txt", "not read");
    for (arguments, code, stdout, stderr) in [
        (&["check", "valid.json"][..], 0, "valid.json: animus/v1 success · valid", ""),
        (&["check", "missing.json"], 1, "error[missing_field]", ""),
        (&["check", "prose.txt"], 1, "prose.txt: no envelope · invalid · 1 error", ""),
        (&["check", "folder"], 1, "2 checked · 1 valid · 1 invalid · 1 error\n", ""),
        (&["check", "valid.json", "nope.json"], 2, "1 valid · 1 not read", "`nope.json` does not exist; check the spelling"),
        (&["check", "binary"], 2, "", "`binary` is binary; name the file"),
        (&["check", "wide.json"], 2, "", "`wide.json` is UTF-16; save it as UTF-8"),
        (&["check", "empty"], 2, "", "`empty` holds no *.json, *.ndjson or *.jsonl file; name the files"),
        (&["check", "valid.json", "--stderr", "nope"], 2, "", "`nope` does not exist"),
        (&["check", "valid.json", "missing.json", "--stderr", "valid.json"], 2, "", "`--stderr` goes with one input"),
        (&["check", "valid.json", "--dialect", "animus/v2"], 2, "", "no dialect `animus/v2`; did you mean `animus/v1`?"),
        (&["check", "valid.json", "--dialect", "zzz"], 2, "", "no dialect `zzz`; there are animus/v1,"),
        (&["check", "valid.json", "--exit-code", "x"], 2, "", "invalid value 'x'"),
        (&["check", "valid.json", "--exit-code", "1", "--signal", "SIGTERM"], 2, "", "cannot be used with"),
        (&["check", "missing.json", "--input", "capture", "--stderr", "valid.json"], 2, "", "`--stderr` goes with one input"),
        (&["check", "prose.txt", "--input", "capture"], 2, "", "`prose.txt` is not a capture: "),
        (&["check", "torn.json", "--input", "capture"], 2, "", "`exit_code` and `signal` exclude each other"),
        (&["explain", "missing_field"], 0, "error[missing_field]: ", ""),
        (&["explain", "missing_feild"], 2, "", "no issue code or rule `missing_feild`; did you mean `missing_field`?"),
        (&["explain", "wire-retryable"], 0, "rule[wire-retryable]\n", ""),
        (&["explain", "zzz"], 2, "", "`cli-envelope explain` lists them all"),
        (&["explain"], 0, "truncated_document", ""),
        (&["chekc"], 2, "", "unrecognized subcommand"),
        (&["--version"], 0, "cli-envelope ", ""),
    ] {
        folder.run(arguments).check_part(code, stdout, stderr);
    }
}

#[cfg(unix)]
#[test]
fn what_may_not_be_read_is_named_and_the_rest_is_checked() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("unreadable").with("closed.json", VALID).with("valid.json", VALID);
    let closed = folder.0.join("closed.json");
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o0)).unwrap();
    if fs::read(&closed).is_ok() {
        println!("SKIPPED: this user may read everything");
        return;
    }
    let run = folder.run(&["check", "closed.json", "valid.json"]);
    run.check_part(2, "1 checked · 1 valid · 1 not read", "`closed.json` may not be read; look at its permissions");
}

#[test]
fn captures_bring_their_streams_and_exit_code() {
    let capture = |exit: i64, stdout: &str, stderr: &str| {
        serde_json::json!({ "argv": ["animus"], "exit_code": exit, "stdout": stdout, "stderr": stderr }).to_string()
    };
    let folder = Folder::new("captures")
        .with("good.json", capture(3, "", FAILED))
        .with("misplaced.json", capture(3, FAILED, ""))
        .with("mismatch.json", capture(4, "", &format!("warming up\n{FAILED}")))
        .with("bytes.json", r#"{"exit_code":0,"stdout_base64":"/w==","stderr":""}"#)
        .with("out.txt", VALID)
        .with("err.txt", FAILED)
        .with("error.json", FAILED);
    // A command that failed ends with 1, however well it says so.
    folder.run(&["check", "good.json"]).check(1, &format!("good.json: animus/v1 error · valid\n{ABSENT}"), "");
    folder.run(&["check", "misplaced.json"]).check_part(1, "warning[wrong_stream]", "");
    folder.run(&["check", "mismatch.json"]).check_part(1, "--> mismatch.json (stderr):2:", "");
    folder.run(&["check", "bytes.json", "--input", "capture"]).check_part(1, "bytes.json: no envelope", "");
    // An envelope on its own stood where it belongs; with both streams given it stands where it was put.
    folder.run(&["check", "error.json"]).check(0, &format!("error.json: animus/v1 error · valid\n{ABSENT}"), "");
    folder.run(&["check", "error.json", "--exit-code", "3"]).check_part(1, "error.json: animus/v1 error · valid\n", "");
    folder.run(&["check", "error.json", "--exit-code", "4"]).check_part(1, "--> error.json:1:", "");
    folder.run(&["check", "error.json", "--stderr", "out.txt"]).check_part(1, "wrong_stream", "");
    folder.run(&["check", "out.txt", "--stderr", "err.txt"]).check_part(1, "--> err.txt:1:1", "");
    // Nothing is a capture where an envelope is asked for.
    folder.run(&["check", "good.json", "--input", "envelope"]).check_part(1, "no envelope", "");
}

#[test]
fn a_known_exit_code_makes_the_outcome_count() {
    let stale = r#"{"ok":false,"data":null,"error":{"code":"X","message":"m"},"warnings":[],"meta":{"duration_ms":6}}"#;
    let folder = Folder::new("outcomes").with("stale.json", stale);
    for (arguments, code, outcome) in [
        (&["check", "stale.json"][..], 0, "failure"),
        (&["check", "stale.json", "--exit-code", "1"], 1, "failure"),
        (&["check", "stale.json", "--signal", "SIGTERM"], 1, "failure"),
        (&["check", "stale.json", "--exit-code", "0"], 0, "success"),
        (&["check", "stale.json", "--exit-code", "0", "--policy", "failure_wins"], 1, "failure"),
        (&["check", "stale.json", "--exit-code", "0", "--policy", "failure-wins"], 1, "failure"),
    ] {
        folder.run(arguments).check_part(code, &format!("outcome:  {outcome}"), "");
    }
}

#[test]
fn standard_input_is_read_where_nothing_or_a_hyphen_is_named() {
    let folder = Folder::new("stdin");
    for arguments in [&["check"][..], &["check", "-"]] {
        folder.run_with(arguments, VALID.as_bytes()).check(0, &format!("<stdin>: animus/v1 success · valid\n{PROCEED}"), "");
        folder.run_with(arguments, MISSING.as_bytes()).check_part(1, "--> <stdin>:1:1", "");
    }
}

#[test]
fn records_are_numbered_by_their_lines() {
    let folder =
        Folder::new("ndjson").with("log.ndjson", format!("{VALID}\n\n{MISSING}\r\n{{\"stdout\":\"\",\"stderr\":\"{{\"}}\n"));
    let run = folder.run(&["check", "log.ndjson", "--input", "ndjson"]);
    run.check_part(1, "--> log.ndjson:3:1\n", "");
    run.check_part(1, "log.ndjson:4 (record 3): no envelope · invalid", "");
    run.check_part(1, "3 checked · 1 valid · 2 invalid", "");
}

#[test]
fn json_is_a_report_or_an_array_of_them() {
    let folder = Folder::new("json").with("a/valid.json", VALID).with("missing.json", MISSING);
    let one = folder.run(&["check", "missing.json", "--format", "json"]);
    assert_eq!((one.0.status.code(), one.json()["issues"][0]["code"].as_str()), (Some(1), Some("missing_field")));
    let several = folder.run(&["check", "missing.json", "a/valid.json", "--format", "json"]);
    assert_eq!(several.json()[0], one.json());
    assert_eq!(several.json()[1]["valid"], true);
    // A folder gives an array however many files it holds.
    assert_eq!(folder.run(&["check", "a", "--format", "json"]).json().as_array().map(Vec::len), Some(1));
    let missing = folder.run(&["check", "nope", "--format", "json"]);
    missing.check_part(2, "", "`nope` does not exist");
    assert_eq!(missing.stdout(), "");
}

/// Every character that a terminal may obey: controls, C1, bidirectional and invisible ones.
fn acting() -> impl Iterator<Item = char> {
    let invisible = "\u{AD}\u{61C}\u{180E}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{2028}\u{2029}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2060}\u{2061}\u{2066}\u{2067}\u{2068}\u{2069}\u{FEFF}\u{FFF9}\u{E0041}";
    ('\u{0}'..'\u{20}').chain('\u{7F}'..'\u{A0}').chain(invisible.chars())
}

/// No character of the kind stands anywhere in what was printed; line breaks are the command's own.
#[track_caller]
fn check_harmless(run: &Run, acting: char, about: &str) {
    let printed = run.stdout().chars().chain(run.stderr().chars());
    let shown = printed.filter(|shown| *shown == acting && acting != '\n').count();
    assert_eq!(shown, 0, "{acting:?} in {about}: {run:?}", run = run.0);
}

const FORMATS: [&str; 5] = ["text", "json", "ndjson", "github", "sarif"];

#[test]
fn no_character_from_the_input_acts_on_the_terminal() {
    let folder = Folder::new("acting");
    for acting in acting() {
        // As the characters themselves, where JSON allows them or not, and as JSON escapes.
        let escaped: String = acting.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect();
        let raw = format!(
            "{{\"ok\":false,\"data\":null,\"{acting}\":1,\"error\":{{\"code\":\"{acting}\",\"message\":\"{acting}\",\"{acting}\":0,\"retryable\":\"{acting}\"}},\"warnings\":[\"{acting}\"],\"meta\":{{\"duration_ms\":1}}}}{acting}"
        );
        let written = raw.replace(acting, &escaped);
        let mut records = String::new();
        for text in [format!("a{acting}{raw}"), written] {
            // As captures, so that a NUL is no sign of a binary file.
            let capture =
                serde_json::json!({ "argv": [acting.to_string()], "exit_code": 1, "stdout": text, "stderr": acting.to_string() });
            records.push_str(&format!("{capture}\n"));
        }
        fs::write(folder.0.join("input.ndjson"), records).unwrap();
        for format in FORMATS {
            let run = folder.run(&["check", "input.ndjson", "--format", format, "-v"]);
            check_harmless(&run, acting, format);
            assert_eq!(run.0.status.code(), Some(1));
        }
        let first = fs::read_to_string(folder.0.join("input.ndjson")).unwrap().lines().next().unwrap().to_owned();
        check_harmless(&folder.run_with(&["decide", "--format", "json"], first.as_bytes()), acting, "decide");
        let migrate = ["migrate", "--to", "cli-agent-spec/v2", "--force"];
        for record in fs::read_to_string(folder.0.join("input.ndjson")).unwrap().lines() {
            check_harmless(&folder.run_with(&migrate, record.as_bytes()), acting, "migrate");
        }
    }
}

#[test]
fn no_character_of_an_argument_or_a_file_name_acts_on_the_terminal() {
    for acting in acting().filter(|acting| *acting != '\0') {
        let name = format!("a{acting}.json");
        let folder = Folder::new("acting-names").with(&name, MISSING);
        for format in FORMATS {
            check_harmless(&folder.run(&["check", &name, "--format", format]), acting, format);
        }
        let word = acting.to_string();
        for arguments in [
            &["explain", &word][..],
            &["schema", &word],
            &["check", "--dialect", &word],
            &["check", &word],
            &["check", "--format", &word],
            &["decide", &word],
            &["run", "--", &word],
            &["run", "--save", &format!("no/{word}"), "--", "echo", &word],
            &[&word],
        ] {
            check_harmless(&folder.run(arguments), acting, &arguments.join(" "));
        }
    }
}

#[test]
fn names_of_files_are_escaped() {
    let name = "a\u{1b}[31m\u{202e}.json";
    let folder = Folder::new("names").with(name, VALID);
    folder.run(&["check", name]).check(0, &format!("a\\u{{1b}}[31m\\u{{202e}}.json: animus/v1 success · valid\n{PROCEED}"), "");
    folder.run(&["check", "b\u{1b}"]).check_part(2, "", "`b\\u{1b}` does not exist");
}

#[test]
fn colours_are_for_those_who_want_them() {
    let folder = Folder::new("colours").with("missing.json", MISSING);
    let run = |arguments: &[&str], variable: &str| {
        Run(command(&folder.0).args(["check", "missing.json"]).args(arguments).env(variable, "1").output().unwrap())
    };
    let coloured = |run: &Run| run.stdout().contains("\u{1b}[");
    assert!(!coloured(&run(&[], "NOTHING")));
    assert!(coloured(&run(&["--color", "always"], "NOTHING")));
    assert!(coloured(&run(&[], "CLICOLOR_FORCE")));
    assert!(!coloured(&run(&["--color", "never"], "CLICOLOR_FORCE")));
    assert!(!coloured(&run(&[], "NO_COLOR")));
}

#[test]
fn a_reader_that_goes_away_is_told_nothing() {
    let folder = Folder::new("pipe");
    let mut child = command(&folder.0).args(["check", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(MISSING.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(2), &b""[..]));
}

#[test]
fn a_file_of_ten_gigabytes_is_not_read() {
    let folder = Folder::new("huge").with("huge.json", "");
    let file = fs::File::options().write(true).open(folder.0.join("huge.json")).unwrap();
    if file.set_len(10 << 30).is_err() {
        println!("SKIPPED: the file system has no sparse files");
        return;
    }
    let run = folder.run(&["check", "huge.json"]);
    run.check_part(
        2,
        "",
        "`huge.json` is longer than 64 MiB; if it holds one envelope behind the other, `--input ndjson` reads any length",
    );
    folder.run(&["check", "huge.json", "--input", "ndjson"]).check_part(2, "", "`huge.json` is binary");
    fs::remove_file(folder.0.join("huge.json")).unwrap();
}

#[cfg(unix)]
#[test]
fn a_stream_that_cannot_be_read_is_named() {
    let folder = Folder::new("unreadable-stream");
    for arguments in [&["check"][..], &["check", "--input", "ndjson"], &["decide"]] {
        let stdin = fs::File::open(&folder.0).unwrap();
        let run = Run(command(&folder.0).args(arguments).stdin(stdin).output().unwrap());
        run.check_part(2, "", "`<stdin>` is a folder; name a file");
    }
}

#[test]
fn a_long_stream_keeps_its_order_on_every_core() {
    let broken = |line: usize| line.is_multiple_of(1000);
    let stream: String =
        (1..=30_000).map(|line| format!("{}\n", if broken(line) { MISSING } else { VALID })).collect::<String>() + &VALID[..40];
    let folder = Folder::new("order").with("log.ndjson", stream);
    let run = folder.run(&["check", "log.ndjson"]);
    let places: Vec<&str> = run.stdout().lines().filter_map(|line| line.trim().strip_prefix("--> log.ndjson:")).collect();
    let mut expected: Vec<String> = (1..=30_000).filter(|line| broken(*line)).map(|line| format!("{line}:1")).collect();
    expected.push("30001:41".to_owned());
    assert_eq!(places, expected);
    run.check_part(1, "30001 checked · 29970 valid · 31 invalid · 31 errors\n", "");
    assert_eq!(run.stdout().matches("error[truncated_document]").count(), 1);
}

#[test]
fn everything_that_reports_name_is_explained() {
    let folder = Folder::new("explain");
    let listed = folder.run(&["explain"]);
    let codes: Vec<&str> = listed.stdout().lines().map(|line| line.split(' ').next().unwrap()).collect();
    let known = cli_envelope::IssueCode::ALL.len() + cli_envelope::RuleId::ALL.len();
    assert_eq!(codes.len(), known);
    for code in codes {
        let run = folder.run(&["explain", code]);
        run.check_part(0, &format!("[{code}]"), "");
        assert!(run.stdout().lines().all(|line| line.chars().count() <= 100), "{}", run.stdout());
    }
}

#[test]
fn every_shell_gets_completions() {
    let folder = Folder::new("completions");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        folder.run(&["completions", shell]).check_part(0, "explain", "");
    }
}

#[test]
fn every_subcommand_shows_two_examples() {
    let folder = Folder::new("examples");
    let help = folder.run(&["--help"]);
    let commands = help.stdout().split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    // A line that goes on is indented further.
    let named = commands.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next().filter(|name| !name.is_empty()));
    for command in named.filter(|command| *command != "help") {
        let help = folder.run(&[command, "--help"]);
        let examples = help.stdout().split("Examples:\n").nth(1).unwrap_or_default();
        assert!(examples.matches(&format!("cli-envelope {command}")).count() >= 2, "{command}: {}", help.stdout());
    }
}

const RETRY: &str = r#"{"ok":false,"data":null,"error":{"code":"RATE_LIMITED","message":"slow down","retryable":true,"retry_after":0},"warnings":[],"meta":{"duration_ms":6}}"#;

#[cfg(unix)]
#[test]
fn run_ends_as_the_command_ended() {
    let folder = Folder::new("run")
        .with("ok", format!("echo '{VALID}'"))
        .with("again", format!("echo '{RETRY}'; exit 11"))
        .with("later", format!("echo '{RETRY}' | sed 's/after\":0/after\":86400/'; exit 11"))
        .with("second", format!("test -e seen && {{ echo '{VALID}'; exit 0; }}; : > seen; echo '{RETRY}'; exit 11"))
        .with("prose", "echo done")
        .with("reader", "cat")
        .with("slow", "sleep 60")
        .with("input.json", VALID)
        .with("bytes", b"\0\xFF")
        .with("counter", format!("test \"$(od -An -tx1)\" = ' 00 ff' && echo '{VALID}'"));
    let proceed = "decision: proceed";
    for (arguments, code, stdout, stderr) in [
        (&["run", "--", "sh", "ok"][..], 0, proceed, "attempt 1: sh ok (at most 30 s)\nattempt 1: exit code 0 after"),
        (&["run", "--", "sh", "second"], 0, proceed, "attempt 2: exit code 0"),
        (&["run", "--", "sh", "again"], 1, "decision: escalate [attempts-used-up]", "attempt 3: exit code 11"),
        (&["run", "--max-attempts", "1", "--", "sh", "again"], 1, "stopped:  as many attempts were made as allowed\n", ""),
        (&["run", "--", "sh", "later"], 1, "stopped:  the next attempt would have to wait longer than allowed\n", ""),
        (&["run", "--", "sh", "prose"], 1, "error[no_envelope]", "unknown: escalate"),
        (&["run", "--timeout", "0.1", "--", "sh", "slow"], 1, "outcome:  timeout", "ended by the time limit after 0."),
        (&["run", "--stdin", "input.json", "--", "sh", "reader"], 0, proceed, ""),
        (&["run", "--stdin", "bytes", "--", "sh", "counter"], 0, proceed, ""),
        (&["run", "--", "./no-such-program"], 2, "", "check the path, and the interpreter in its first line"),
        (&["run", "--format", "json", "--", "sh", "ok"], 0, "\"action\": \"proceed\"", ""),
        (&["run", "--", "no-such-program"], 2, "", "there is no program \"no-such-program\"; check the spelling and the PATH"),
        (&["run", "--", "./input.json"], 2, "", "may not be executed; look at its permissions"),
        (&["run", "--save", "no/such/folder", "--", "sh", "ok"], 2, proceed, "`no/such/folder` cannot be written"),
        (&["run", "--timeout", "0", "--", "sh", "ok"], 2, "", "expected a number of seconds above zero"),
        (&["run", "sh", "ok"], 2, "", "unexpected argument 'sh'"),
    ] {
        folder.run(arguments).check_part(code, stdout, stderr);
    }
}

#[cfg(unix)]
#[test]
fn saved_captures_can_be_checked_again() {
    let folder = Folder::new("save").with("again", format!("echo '{RETRY}'; printf '\\377' >&2; exit 11"));
    folder.run(&["run", "--save", "calls.ndjson", "--", "sh", "again"]).check_part(1, "", "");
    let saved = fs::read_to_string(folder.0.join("calls.ndjson")).unwrap();
    assert_eq!(saved.lines().count(), 3);
    let first: Value = serde_json::from_str(saved.lines().next().unwrap()).unwrap();
    assert_eq!((&first["exit_code"], &first["stderr_base64"]), (&Value::from(11), &Value::from("/w==")));
    folder.run(&["check", "calls.ndjson"]).check_part(1, "codes: RATE_LIMITED 3\n", "");
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_whole_group() {
    use std::time::{Duration, Instant};
    let folder = Folder::new("interrupt").with("parent", "sleep 300 & echo $! > grandchild; : > ready; wait");
    let mut child =
        command(&folder.0).args(["run", "--save", "calls.ndjson", "--", "sh", "parent"]).stdin(Stdio::null()).spawn().unwrap();
    let wait_for = |done: &dyn Fn() -> bool| {
        let start = Instant::now();
        while !done() && start.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(done());
    };
    wait_for(&|| folder.0.join("ready").exists());
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let grandchild = fs::read_to_string(folder.0.join("grandchild")).unwrap();
    let lives = || Command::new("kill").args(["-0", grandchild.trim()]).stderr(Stdio::null()).status().unwrap().success();
    wait_for(&|| !lives());
    // What was captured up to then is not lost.
    assert_eq!(fs::read_to_string(folder.0.join("calls.ndjson")).unwrap().lines().count(), 1);
}

/// The snippet of the README, as it stands there, with a tool that ends in different ways.
#[cfg(unix)]
#[test]
fn a_script_can_act_on_a_decision() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let snippet = readme.split("```sh\nout=").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let script = format!("out={snippet}");
    for (tool, code, stdout) in [
        (format!("echo '{VALID}'"), 0, VALID),
        (format!("echo '{RETRY}'; exit 11"), 75, ""),
        (format!("echo '{FAILED}' >&2; exit 3"), 0, ""),
        ("echo Segmentation fault >&2; exit 139".to_owned(), 1, ""),
    ] {
        let folder = Folder::new("script").with("script", &script).with("bin/some-tool", format!("#!/bin/sh\n{tool}\n"));
        let bin = folder.0.join("bin");
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cli-envelope"), bin.join("cli-envelope")).unwrap();
        assert!(Command::new("chmod").args(["+x", "some-tool"]).current_dir(&bin).status().unwrap().success());
        let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
        let run = Run(Command::new("sh").arg("script").current_dir(&folder.0).env("PATH", path).output().unwrap());
        assert_eq!((run.0.status.code(), run.stdout().trim_end()), (Some(code), stdout), "{tool}: {:?}", run.0);
    }
}
