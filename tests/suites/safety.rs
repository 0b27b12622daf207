//! Decisions that must never be unsafe: a table of all of them for people to review, text that must not matter, retries that must
//! not happen, and the names that callers rely on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use cli_envelope::{
    Action, Capture, ErrorClass, ExitStatus, Found, IssueCode, Options, Outcome, Policy, Report, RuleId, Session, Severity,
    Stream, decide, dialects, inspect,
};
use cli_envelope_tests::{SuiteCapture, folder, json_files};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// Set this to write the files of `golden/` anew.
const REWRITE: &str = "REWRITE_GOLDEN";

fn rewriting() -> bool {
    std::env::var_os(REWRITE).is_some()
}

fn golden(name: &str) -> std::path::PathBuf {
    folder().join("golden").join(name)
}

/// An envelope and the stream its dialect prints it on.
#[derive(Clone)]
struct Envelope {
    name: String,
    on_stderr: bool,
    text: String,
}

impl Envelope {
    fn capture(&self, exit: ExitStatus) -> Capture<'_> {
        let text = self.text.as_str();
        let capture = if self.on_stderr { Capture::default().with_stderr(text) } else { Capture::new(text) };
        Capture { exit, ..capture }
    }
}

fn fixtures() -> Vec<Envelope> {
    let root = folder().join("fixtures");
    let read = |path: &std::path::PathBuf| {
        let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        Envelope { on_stderr: name.starts_with("animus/v1/error"), name, text: fs::read_to_string(path).unwrap() }
    };
    json_files(&root).iter().map(read).collect()
}

#[derive(Deserialize)]
struct CaseFile {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    name: String,
    capture: SuiteCapture,
    #[serde(default)]
    options: Map<String, Value>,
}

impl Case {
    fn capture(&self) -> Capture<'static> {
        self.capture.capture.clone()
    }

    fn options(&self) -> Options {
        let mut options = Options::default();
        let texts = |value: &Value| value.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect();
        for (name, value) in &self.options {
            let size = || usize::try_from(value.as_u64().unwrap()).unwrap();
            match name.as_str() {
                "dialect" => options.dialect = Some(value.as_str().unwrap().to_owned()),
                "max_bytes" => options.max_bytes = size(),
                "max_depth" => options.max_depth = size(),
                "max_issues" => options.max_issues = size(),
                "policy" if value == "failure_wins" => options.policy = Policy::FailureWins,
                "policy" => {}
                "attempts" => options.attempts = u32::try_from(value.as_u64().unwrap()).unwrap(),
                "credentials_refreshed" => options.credentials_refreshed = value == true,
                "redirects_followed" => options.redirects_followed = texts(value),
                "cursors_seen" => options.cursors_seen = texts(value),
                "retry_timeouts" => options.retry_timeouts = value == true,
                other => panic!("{}: an option {other}", self.name),
            }
        }
        options
    }
}

fn cases() -> Vec<Case> {
    let read = |path: std::path::PathBuf| serde_json::from_str::<CaseFile>(&fs::read_to_string(path).unwrap()).unwrap().cases;
    json_files(&folder().join("cases")).into_iter().flat_map(read).collect()
}

/// The envelopes of fixtures and cases that are one JSON object on one stream.
fn envelopes() -> Vec<Envelope> {
    let from_case = |case: Case| {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        let streams = (text(&case.capture.capture.stdout), text(&case.capture.capture.stderr));
        let (on_stderr, text) = match streams {
            (stdout, stderr) if stderr.is_empty() => (false, stdout),
            (stdout, stderr) if stdout.is_empty() => (true, stderr),
            _ => return None,
        };
        serde_json::from_str::<Map<String, Value>>(&text).ok()?;
        Some(Envelope { name: case.name, on_stderr, text })
    };
    fixtures().into_iter().chain(cases().into_iter().filter_map(from_case)).collect()
}

/// SplitMix64: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap()
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    fn exit(&mut self) -> ExitStatus {
        match self.below(10) {
            0 => ExitStatus::Unknown,
            1 => ExitStatus::Signal((*self.pick(&["SIGHUP", "SIGINT", "SIGKILL", "SIGTERM", "SIGSEGV", ""])).to_owned()),
            2 => ExitStatus::Code(*self.pick(&[
                i64::MIN,
                -1,
                14,
                15,
                64,
                78,
                101,
                127,
                128,
                129,
                137,
                192,
                193,
                255,
                256,
                i64::MAX,
            ])),
            _ => ExitStatus::Code(self.below(15) as i64),
        }
    }
}

// The table of decisions.

/// Beside the first fixture of every shape.
const MORE: &[&str] = &[
    "animus/v1/error/not-found.json",
    "animus/v1/error/unavailable.json",
    "claw/v1/error/filesystem.json",
    "claw/v1/error/missing-credentials.json",
    "claw/v1/error/model-error-retryable.json",
    "claw/v1/error/rate-limited.json",
    "claw/v1/error/session-not-found.json",
    "claw/v1/handled-error/mcp-server-not-found.json",
    "claw/v1/timeout/cancel-observed.json",
    "claw/v2/delete-session/status-not-found.json",
    "claw/v2/error/filesystem-retryable.json",
    "claw/v2/error/parse.json",
    "claw/v2/not-found/session.json",
    "claw/v2/timeout/turn-loop-cancel-not-observed.json",
    "cli-agent-spec/v1/response/argument-error.json",
    "cli-agent-spec/v1/response/dry-run-without-data.json",
    "cli-agent-spec/v1/response/every-error-member.json",
    "cli-agent-spec/v1/response/minimal-error.json",
    "cli-agent-spec/v1/response/not-modified.json",
    "cli-agent-spec/v1/response/permanent-redirect.json",
    "cli-agent-spec/v1/response/rate-limited-30s.json",
    "cli-agent-spec/v1/response/revision-3-fix-required.json",
    "cli-agent-spec/v1/response/revision-3-rate-limited-1500-ms.json",
    "cli-agent-spec/v1/response/success.json",
    "cli-agent-spec/v1/response/token-expired.json",
    "cli-agent-spec/v1/response/truncated-with-cursor.json",
    "cli-agent-spec/v2/response/exit-02-argument-error.json",
    "cli-agent-spec/v2/response/exit-03-partial-with-data.json",
    "cli-agent-spec/v2/response/exit-05-not-found.json",
    "cli-agent-spec/v2/response/exit-08-token-missing.json",
    "cli-agent-spec/v2/response/exit-10-timeout-retryable.json",
    "cli-agent-spec/v2/response/exit-11-rate-limited-30s.json",
    "cli-agent-spec/v2/response/exit-13-redirect.json",
    "cli-agent-spec/v2/response/not-modified.json",
    "cli-agent-spec/v2/response/success.json",
];

fn representatives() -> Vec<Envelope> {
    let mut seen = BTreeSet::new();
    let mut chosen = fixtures();
    chosen.retain(|fixture| {
        let shape = fixture.name.rsplit_once('/').unwrap().0.to_owned();
        seen.insert(shape) || MORE.contains(&fixture.name.as_str())
    });
    for name in MORE {
        assert!(chosen.iter().any(|fixture| fixture.name == *name), "there is no fixture {name}");
    }
    for dialect in dialects() {
        for shape in dialect.shapes {
            assert!(seen.contains(&format!("{}/{shape}", dialect.id)), "no fixture of {}/{shape}", dialect.id);
        }
    }
    chosen
}

/// `-300..-1, 3..128` for exit codes in ascending order.
fn ranges(codes: &[i64]) -> Vec<String> {
    let mut spans: Vec<(i64, i64)> = Vec::new();
    for code in codes {
        match spans.last_mut() {
            Some((_, last)) if *last + 1 == *code => *last = *code,
            _ => spans.push((*code, *code)),
        }
    }
    spans.iter().map(|(first, last)| if first == last { first.to_string() } else { format!("{first}..{last}") }).collect()
}

/// A verdict, the exit codes that lead to it, and the other exit statuses.
type Group<'a> = ((Outcome, Action, RuleId), Vec<i64>, Vec<&'a str>);

fn table() -> String {
    let mut table = String::from(
        "What every exit status does to one envelope of every dialect and shape: outcome, action, rule, then the exit statuses.\n",
    );
    let signals = ["SIGHUP", "SIGINT", "SIGKILL", "SIGTERM", "SIGSEGV"].map(|name| ExitStatus::Signal(name.to_owned()));
    let options = Options::default();
    for fixture in representatives() {
        let mut groups: Vec<Group> = Vec::new();
        for exit in (-300..=600).map(ExitStatus::Code).chain([ExitStatus::Unknown]).chain(signals.clone()) {
            let capture = fixture.capture(exit.clone());
            let report = inspect(&capture, &options);
            assert_eq!(decide(&capture, &options), report.decision, "{} {exit:?}", fixture.name);
            let verdict = (report.outcome, report.decision.action, report.decision.rule);
            let group = match groups.iter_mut().find(|group| group.0 == verdict) {
                Some(group) => group,
                None => {
                    groups.push((verdict, Vec::new(), Vec::new()));
                    groups.last_mut().unwrap()
                }
            };
            match exit {
                ExitStatus::Code(code) => group.1.push(code),
                ExitStatus::Unknown => group.2.push("unknown"),
                ExitStatus::Signal(name) => group.2.push(signals.iter().find_map(|signal| known(signal, &name)).unwrap()),
            }
        }
        write!(table, "\n{}\n", fixture.name).unwrap();
        // The few exit statuses that mean something come first, the many that do not last.
        groups.sort_by_key(|(_, codes, others)| (codes.len() > 100, codes.iter().map(|code| code.abs()).min(), others.clone()));
        for ((outcome, action, rule), codes, others) in groups {
            let mut statuses = ranges(&codes);
            statuses.extend(others.iter().map(|other| (*other).to_owned()));
            let outcome = json!(outcome);
            let statuses = statuses.join(", ");
            writeln!(table, "  {:<12} {:<19} {:<23} {statuses}", outcome.as_str().unwrap(), action.as_str(), rule.as_str())
                .unwrap();
        }
    }
    table
}

fn known<'a>(signal: &'a ExitStatus, wanted: &str) -> Option<&'a str> {
    match signal {
        ExitStatus::Signal(name) if name == wanted => Some(name),
        _ => None,
    }
}

#[test]
fn every_exit_status_on_every_shape_decides_as_reviewed() {
    let path = golden("decisions.txt");
    let table = table();
    if rewriting() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &table).unwrap();
    }
    let reviewed = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    let changed: Vec<String> = table
        .lines()
        .filter(|line| !reviewed.lines().any(|old| old == *line))
        .map(|line| format!("+ {line}"))
        .chain(reviewed.lines().filter(|old| !table.lines().any(|line| line == *old)).map(|old| format!("- {old}")))
        .collect();
    assert!(
        table == reviewed,
        "decisions differ from {}:\n{}\nIf that is what you want, review it after `{REWRITE}=1 cargo test -p cli-envelope-tests --test safety`",
        path.display(),
        changed.join("\n")
    );
}

// Text that must not matter.

const FREE_TEXT: &[&str] = &["error", "message", "hint", "suggestion", "detail", "description"];

const WORDS: &[&str] = &[
    "",
    " ",
    "retry",
    "please retry in 5 seconds",
    "retry_after: 30",
    "retryable: true",
    "success",
    "ok",
    "true",
    "null",
    "timeout",
    "timed out, cancel_observed=true",
    "TOKEN_EXPIRED",
    "RATE_LIMITED",
    "PARTIAL_FAILURE",
    "session_not_found",
    "filesystem",
    "not_yet_implemented",
    "exit code 0",
    "deprecated and will be removed",
    "{\"ok\":true,\"data\":{},\"error\":null,\"warnings\":[],\"meta\":{\"duration_ms\":1}}",
    "\n{\"type\":\"error\",\"error\":\"x\",\"kind\":\"filesystem\"}\n",
    "\"}{\"",
    "\u{0}\u{1b}[31m\u{202e}",
    "Zugang verweigert 🦀",
    "-1",
    "0",
];

/// Other words in every free text of the value.
fn reword(value: &mut Value, random: &mut Random) -> usize {
    let mut changed = 0;
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(text) if FREE_TEXT.contains(&name.as_str()) => {
                        *text = other_words(random);
                        changed += 1;
                    }
                    Value::Array(items) if name == "warnings" => {
                        for item in items {
                            match item {
                                Value::String(text) => {
                                    *text = other_words(random);
                                    changed += 1;
                                }
                                other => changed += reword(other, random),
                            }
                        }
                    }
                    other => changed += reword(other, random),
                }
            }
        }
        Value::Array(items) => changed += items.iter_mut().map(|item| reword(item, random)).sum::<usize>(),
        _ => {}
    }
    changed
}

fn other_words(random: &mut Random) -> String {
    let first = *random.pick(WORDS);
    match random.below(4) {
        0 => format!("{first} {}", random.pick(WORDS)),
        1 => first.repeat(random.below(40)),
        _ => first.to_owned(),
    }
}

/// Everything about a report that callers branch on.
fn verdict(report: &Report) -> Value {
    let code = report.error.as_ref().map(|error| (&error.code, error.class));
    json!([report.found, report.dialect, report.revision, report.shape, report.outcome, report.decision, code])
}

#[test]
fn words_change_no_decision() {
    let mut random = Random(1);
    let values: Vec<(Envelope, Value)> = envelopes()
        .into_iter()
        .map(|envelope| (envelope.clone(), serde_json::from_str::<Value>(&envelope.text).unwrap()))
        .filter(|(_, value)| reword(&mut value.clone(), &mut Random(0)) > 0)
        .collect();
    assert!(values.len() > 700, "only {} envelopes have text", values.len());
    for round in 0..100_000 {
        let (envelope, value) = &values[round % values.len()];
        let mut reworded = value.clone();
        reword(&mut reworded, &mut random);
        let exit = random.exit();
        let options = Options { attempts: 1 + random.below(3) as u32, ..Options::default() };
        let before = Envelope { text: value.to_string(), ..envelope.clone() };
        let after = Envelope { text: reworded.to_string(), ..envelope.clone() };
        let (before, after) = (before.capture(exit.clone()), after.capture(exit.clone()));
        let reports = (inspect(&before, &options), inspect(&after, &options));
        assert_eq!(verdict(&reports.0), verdict(&reports.1), "{} at {exit:?}: {value} became {reworded}", envelope.name);
        assert_eq!(decide(&after, &options), reports.1.decision, "{} at {exit:?}: {reworded}", envelope.name);
    }
}

// Retries that must not happen. The conditions are stated here once more, from the documents and not from the tables.

/// Members worth changing, and what they may become; the second column is JSON, nothing removes the member.
const CHANGES: &[(&str, &[&str])] = &[
    ("ok", &["true", "false", "\"false\"", ""]),
    ("data", &["null", "{}", "[1]", ""]),
    ("error", &["null", "", "\"failed\"", "{}"]),
    (
        "error.code",
        &["\"TOKEN_EXPIRED\"", "\"ARG_ERROR\"", "\"PARTIAL_FAILURE\"", "\"X\"", "7", "", "\"unavailable\"", "\"not_found\""],
    ),
    ("error.kind", &["\"filesystem\"", "\"auth\"", "\"session_not_found\"", "\"runtime\"", ""]),
    ("error.retryable", &["true", "true", "true", "false", "\"true\"", "1", "null", ""]),
    ("error.retry_after", &["0", "30", "86400", "86401", "-1", "1e400", "\"30\"", "null", "1.5", "true", ""]),
    ("error.retry_after_ms", &["0", "1500", "86400000", "86400001", "-1", "\"NaN\"", "null", ""]),
    ("error.retry_strategy", &["\"exponential_backoff\"", ""]),
    ("error.fix_required", &["\"yes\"", ""]),
    ("error.phase", &["\"validation\"", "\"execution\"", ""]),
    ("error.exit_code", &["0", "1", "2", "3", "4", "5", "6", ""]),
    ("error.redirect", &["{\"command\":\"tool b\",\"permanent\":true}", "{\"command\":\"\",\"permanent\":true}", "null", ""]),
    ("meta.exit_code", &["0", "2", "3", "10", "11", "12", "\"11\"", ""]),
    ("meta.not_modified", &["true", "false", ""]),
    ("meta.truncated", &["true", "\"true\"", ""]),
    ("meta.cursor", &["\"n2\"", "\"\"", ""]),
    ("warnings", &["[]", "[{\"code\":\"SLOW\",\"message\":\"m\"}]", ""]),
    ("kind", &["\"filesystem\"", "\"parse\"", "\"error\"", "\"status\"", "\"api_rate_limit_error\"", "\"no_such_token\"", ""]),
    ("error_kind", &["\"filesystem\"", "null", ""]),
    ("type", &["\"error\"", "\"success\"", "\"result\"", ""]),
    ("status", &["\"ok\"", "\"error\"", "\"fail\"", "\"not_implemented\"", ""]),
    ("exit_code", &["0", "1", "2", "3", "\"1\"", ""]),
    ("retryable", &["true", "true", "false", "\"true\"", ""]),
    ("final_stop_reason", &["\"timeout\"", "\"completed\"", ""]),
    ("final_stop_reason", &["\"timeout\""]),
    ("final_cancel_observed", &["true", "false", "\"true\"", ""]),
    ("schema", &["\"animus.cli.v1\"", "\"animus.cli.v2\"", "\"ao.cli.v1\"", ""]),
    ("schema_version", &["\"1.0\"", "\"2.0\"", "\"3.0\"", "2", ""]),
    ("timestamp", &["\"2026-04-22T10:10:00Z\"", ""]),
];

/// Puts raw JSON at a path, so that numbers no double holds stay as they are. Gives the new text.
fn change(text: &str, path: &str, replacement: &str) -> String {
    const MARK: &str = "\u{1}here\u{1}";
    let mut value: Value = serde_json::from_str(text).unwrap();
    let (parent, name) = match path.split_once('.') {
        Some((parent, name)) => match value.get_mut(parent).and_then(Value::as_object_mut) {
            Some(members) => (members, name),
            None => return text.to_owned(),
        },
        None => (value.as_object_mut().unwrap(), path),
    };
    if replacement.is_empty() {
        parent.remove(name);
    } else {
        parent.insert(name.to_owned(), json!(MARK));
    }
    value.to_string().replace(&json!(MARK).to_string(), replacement)
}

/// A capture, and the envelopes in it as serde_json reads them; what it cannot hold, such as 1e400, is text there.
struct Generated {
    capture: Capture<'static>,
    options: Options,
}

fn generated(random: &mut Random, envelopes: &[Envelope]) -> Generated {
    let envelope = random.pick(envelopes).clone();
    let mut text = serde_json::from_str::<Value>(&envelope.text).unwrap().to_string();
    // Text that serde_json cannot read back ends the changes.
    for _ in 0..random.below(4) {
        if serde_json::from_str::<Value>(&text).is_ok() {
            let (path, replacements) = *random.pick(CHANGES);
            let replacement: &&str = random.pick(replacements);
            text = change(&text, path, replacement);
        }
    }
    let mut stream = text;
    match random.below(12) {
        0 => stream.insert_str(0, "working …\n"),
        1 => stream.push_str("\nbye\n"),
        2 => stream.insert_str(0, "{\"level\":\"info\",\"msg\":\"ready\"}\n"),
        3 => {
            let other = serde_json::from_str::<Value>(&random.pick(envelopes).text).unwrap();
            stream = if random.one_in(2) { format!("{stream}\n{other}") } else { format!("{other}\n{stream}") };
        }
        4 => {
            let mut end = random.below(stream.len() + 1);
            while !stream.is_char_boundary(end) {
                end -= 1;
            }
            stream.truncate(end);
        }
        _ => {}
    }
    let on_stderr = envelope.on_stderr != random.one_in(20);
    let other = if random.one_in(15) {
        serde_json::from_str::<Value>(&random.pick(envelopes).text).unwrap().to_string()
    } else {
        String::new()
    };
    let (stdout, stderr) = if on_stderr { (other, stream) } else { (stream, other) };
    let exit = match exit_of(&stdout).or_else(|| exit_of(&stderr)) {
        Some(exit) if random.one_in(2) => ExitStatus::Code(exit),
        _ => random.exit(),
    };
    let capture = Capture { exit, timed_out: random.one_in(30), ..Capture::new(stdout).with_stderr(stderr) };
    let options = Options {
        policy: if random.one_in(4) { Policy::FailureWins } else { Policy::Seed },
        attempts: random.below(5) as u32,
        credentials_refreshed: random.one_in(4),
        retry_timeouts: random.one_in(2),
        redirects_followed: if random.one_in(4) { vec!["tool b".to_owned()] } else { Vec::new() },
        cursors_seen: if random.one_in(4) { vec!["n2".to_owned()] } else { Vec::new() },
        ..Options::default()
    };
    Generated { capture, options }
}

/// The exit code that a stream's first envelope states, to make agreement likely.
fn exit_of(stream: &str) -> Option<i64> {
    let value = objects(stream.as_bytes()).into_iter().next()?;
    ["/exit_code", "/meta/exit_code", "/error/exit_code"].iter().find_map(|path| value.pointer(path)?.as_i64())
}

/// Every line that is a JSON object.
fn objects(stream: &[u8]) -> Vec<Value> {
    let text = String::from_utf8_lossy(stream);
    // 1e400 is JSON, and more than serde_json can hold.
    text.lines().filter_map(|line| serde_json::from_str(&line.replace("1e400", "1e300")).ok()).filter(Value::is_object).collect()
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Family {
    Animus,
    Claw1,
    Claw2,
    Spec1,
    Spec2,
}

/// Which dialect an object is of, where that is beyond doubt.
fn family(value: &Value) -> Option<Family> {
    let has = |name: &str| value.get(name).is_some();
    let schema = value.get("schema").and_then(Value::as_str);
    if matches!(schema, Some("animus.cli.v1" | "ao.cli.v1")) {
        return value["ok"].is_boolean().then_some(Family::Animus);
    }
    if has("schema") || has("_summary") || has("level") || has("jsonrpc") {
        return None;
    }
    if value["ok"].is_boolean()
        && ((value.pointer("/meta/duration_ms").is_some() && (has("data") || has("error")))
            || (has("data") && has("error") && has("warnings")))
    {
        let objects = value["warnings"].as_array().is_some_and(|items| items.iter().any(|item| item.get("code").is_some()));
        let second =
            value.pointer("/meta/exit_code").is_some_and(is_integer) || objects || value.pointer("/meta/pagination").is_some();
        return Some(if second { Family::Spec2 } else { Family::Spec1 });
    }
    if has("timestamp") && has("command") && has("exit_code") {
        let version = value["schema_version"].as_str().unwrap_or("2.0");
        return (is_integer(&value["exit_code"]) && ["1.0", "2.0"].contains(&version)).then_some(Family::Claw2);
    }
    let typed_error = value["type"] == "error" && value["error"].is_string();
    let names_an_error = ["type", "kind", "error_kind", "error", "status", "ok"].iter().any(|name| has(name));
    let timeout = value["final_stop_reason"] == "timeout" && !has("timestamp") && !names_an_error;
    (typed_error || timeout).then_some(Family::Claw1)
}

fn is_integer(value: &Value) -> bool {
    value.as_f64().is_some_and(|number| number.fract() == 0.0)
}

/// Whether an envelope reports a failure, where that is beyond doubt.
fn fails(value: &Value) -> Option<bool> {
    let quiet = |name: &str| value.get(name).is_none_or(Value::is_null);
    match family(value)? {
        Family::Animus | Family::Spec1 | Family::Spec2 => value["ok"].as_bool(),
        Family::Claw1 => Some(false),
        Family::Claw2 if !quiet("error") || value["final_stop_reason"] == "timeout" => Some(false),
        Family::Claw2 => (value["command"] == "list-sessions" || value["command"] == "doctor").then_some(true),
    }
    .map(|fine| !fine)
}

/// The exit codes a dialect lists.
fn lists(family: Family, exit: i64) -> bool {
    let last = match family {
        Family::Animus => 5,
        Family::Claw1 | Family::Claw2 => 2,
        Family::Spec1 => 13,
        Family::Spec2 => 14,
    };
    (0..=last).contains(&exit)
}

fn is_readable_delay(value: Option<&Value>, longest: f64) -> bool {
    match value {
        None | Some(Value::Null) => true,
        Some(Value::Number(number)) => number.as_f64().is_some_and(|number| (0.0..=longest).contains(&number)),
        Some(_) => false,
    }
}

/// Why this capture must not be retried, if it must not.
fn forbidden(capture: &Capture<'_>, options: &Options) -> Option<&'static str> {
    if capture.timed_out {
        return (!options.retry_timeouts).then_some("our clock ended it, and the caller did not allow another try");
    }
    let killed = match &capture.exit {
        ExitStatus::Signal(_) => true,
        ExitStatus::Code(code) => (129..=192).contains(code),
        ExitStatus::Unknown => false,
    };
    if killed {
        return Some("killed");
    }
    let (stdout, stderr) = (objects(&capture.stdout), objects(&capture.stderr));
    let Some(last) = stdout.last().or(stderr.last()) else { return Some("no envelope") };
    let on_stdout: Vec<bool> = stdout.iter().filter_map(fails).collect();
    if on_stdout.contains(&true) && on_stdout.contains(&false) {
        return Some("envelopes that contradict each other");
    }
    if stdout.len() + stderr.len() > 1 {
        return None;
    }
    let dialect = family(last)?;
    let error = &last["error"];
    let stated = match dialect {
        Family::Animus => error.get("exit_code"),
        Family::Claw1 | Family::Claw2 => last.get("exit_code"),
        Family::Spec1 => None,
        Family::Spec2 => last.pointer("/meta/exit_code"),
    };
    let stated = stated.filter(|value| is_integer(value)).and_then(Value::as_f64).map(|number| number as i64);
    let exit = capture.exit.code();
    let spec = matches!(dialect, Family::Spec1 | Family::Spec2);
    let fails = fails(last);
    if let Some(exit) = exit {
        if !lists(dialect, exit) {
            return Some("an exit code the dialect does not list");
        }
        if exit != 0 && stated.is_some_and(|stated| stated != exit) {
            return Some("the body states another exit code");
        }
        if exit != 0 && fails == Some(false) && !matches!((dialect, exit), (Family::Claw1 | Family::Claw2, 2)) {
            return Some("a success and an exit code that denies it");
        }
        let stale = dialect == Family::Spec1 && options.policy == Policy::Seed;
        if exit == 0 && fails == Some(true) && !stale {
            return Some("a failure and exit code 0");
        }
        if spec && exit != 0 && error.is_null() {
            return Some("no error and an exit code that asks for one");
        }
        if last["final_stop_reason"] == "timeout" && matches!(dialect, Family::Claw1) && exit != 2 && !last["error"].is_string() {
            return Some("a timeout and another exit code");
        }
        if exit == 0 && stale {
            return None;
        }
    }
    let effective = exit.or(stated);
    if spec && fails == Some(true) {
        let arguments = error["code"] == "ARG_ERROR" || error["phase"] == "validation";
        let seconds = error.get("retry_after").is_some();
        let third =
            ["retry_after_ms", "retry_strategy", "fix_required", "fix_command"].iter().any(|name| error.get(name).is_some());
        let proven = match (dialect, effective) {
            (Family::Spec1, Some(2)) => arguments || (third && !seconds),
            (Family::Spec1, Some(3)) => arguments && (seconds || !third),
            (Family::Spec2, Some(3)) => false,
            _ => true,
        };
        if !proven {
            return Some("a partial failure, or an exit code that may mean one");
        }
        if !is_readable_delay(error.get("retry_after"), 86_400.0) || !is_readable_delay(error.get("retry_after_ms"), 86_400_000.0)
        {
            return Some("a delay that cannot be read");
        }
        if last.get("error").is_none() || (last["data"].is_null() && error.is_null()) {
            return Some("nothing says what happened");
        }
    }
    None
}

/// Whether a plain retry is what the envelope or the documents' tables allow.
fn may_retry(capture: &Capture<'_>, report: &Report) -> bool {
    let stream = if report.stream == Some(Stream::Stderr) { &capture.stderr } else { &capture.stdout };
    let span = report.span.expect("a retry rests on an envelope");
    let text = String::from_utf8_lossy(&stream[span.start..span.end]).replace("1e400", "1e300");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    let dialect = report.dialect.as_deref().expect("a dialect");
    let wire = if dialect == "claw/v1" { value.get("retryable") } else { value.pointer("/error/retryable") };
    match wire {
        Some(Value::Bool(allowed)) => *allowed,
        // Unreadable, it may have been meant to forbid.
        Some(other) if !other.is_null() => false,
        _ => {
            let code = report.error.as_ref().and_then(|error| error.code.as_deref()).unwrap_or_default();
            match dialect {
                "claw/v1" => ["filesystem", "filesystem_io_error", "api_rate_limit_error"].contains(&code),
                "claw/v2" => code == "filesystem",
                "animus/v1" => code == "unavailable",
                _ => matches!(capture.exit.code(), Some(11 | 12)),
            }
        }
    }
}

#[test]
fn nothing_is_retried_that_must_not_be() {
    let envelopes = envelopes();
    let mut random = Random(2);
    let mut retried = 0;
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    // One example for each promise that is broken.
    let mut broken: BTreeMap<&str, (usize, String)> = BTreeMap::new();
    for _ in 0..100_000 {
        let Generated { capture, options } = generated(&mut random, &envelopes);
        let report = inspect(&capture, &options);
        let decision = &report.decision;
        let reason = forbidden(&capture, &options);
        reason.into_iter().for_each(|reason| *reasons.entry(reason).or_default() += 1);
        retried += usize::from(decision.retryable);
        let unclear = matches!(report.outcome, Outcome::Unknown | Outcome::Partial) || report.found == Found::Ambiguous;
        let bounded_otherwise = matches!(decision.action, Action::FetchNextPage | Action::FollowRedirect);
        let promises = [
            ("decide and inspect agree", decide(&capture, &options) == *decision),
            ("a delay where there is a retry", decision.delay_ms.is_some() == decision.retryable),
            ("a day at most", decision.delay_ms.is_none_or(|delay| delay <= 86_400_000)),
            ("one call in all where there is no retry", (decision.max_attempts == 1) != decision.retryable),
            (
                "a redirect where one is to be followed",
                decision.redirect.is_some() == (decision.action == Action::FollowRedirect),
            ),
            ("a cursor where a page is to be fetched", decision.cursor.is_some() == (decision.action == Action::FetchNextPage)),
            ("no retry of what is unclear", !(unclear && decision.retryable)),
            (
                "a retry is allowed by the envelope or by a table",
                decision.action != Action::Retry || may_retry(&capture, &report),
            ),
            ("no call too many", !decision.retryable || bounded_otherwise || options.attempts < decision.max_attempts),
            (reason.unwrap_or_default(), reason.is_none() || !decision.retryable),
        ];
        for (promise, _) in promises.iter().filter(|(_, kept)| !kept) {
            let (stdout, stderr) = (String::from_utf8_lossy(&capture.stdout), String::from_utf8_lossy(&capture.stderr));
            let example = || format!("{:?} {options:?}\n{stdout}\n{stderr}\n{:?} {decision:?}", capture.exit, report.outcome);
            broken.entry(promise).or_insert_with(|| (0, example())).0 += 1;
        }
    }
    // The property says nothing unless both sides occur, and every reason with them.
    assert!(retried > 3_000, "only {retried} were retried");
    assert!(reasons.len() == 13 && reasons.values().all(|count| *count > 50), "{reasons:?}");
    let list: String =
        broken.iter().map(|(promise, (count, example))| format!("{promise}: {count} times, as in {example}\n\n")).collect();
    assert!(broken.is_empty(), "{list}");
}

// Completeness and names.

#[test]
fn every_rule_is_reached_by_a_case() {
    let reached: BTreeSet<RuleId> = cases().iter().map(|case| inspect(&case.capture(), &case.options()).decision.rule).collect();
    let missing: Vec<&str> = RuleId::ALL.iter().filter(|rule| !reached.contains(rule)).map(|rule| rule.as_str()).collect();
    assert!(missing.is_empty(), "no case reaches {missing:?}");
}

/// Every variant; a new one does not compile until it is added here.
macro_rules! every {
    ($type:ident: $($variant:ident),+) => {{
        let _ = |value: $type| match value { $($type::$variant => (),)+ };
        [$($type::$variant),+].map(|value| json!(value).as_str().unwrap().to_owned())
    }};
}

/// The names of all members of a report, found in the reports of all cases.
fn fields(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                fields(member, &path, found);
                found.insert(path);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| fields(item, path, found)),
        _ => {}
    }
}

fn public_names() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut add = |kind: &str, name: &str| {
        names.insert(format!("{kind} {name}"));
    };
    IssueCode::ALL.iter().for_each(|code| add("issue", code.as_str()));
    RuleId::ALL.iter().for_each(|rule| add("rule", rule.as_str()));
    Action::ALL.iter().for_each(|action| add("action", action.as_str()));
    ErrorClass::ALL.iter().for_each(|class| add("class", class.as_str()));
    let outcomes = every!(Outcome: Success, Failure, NotFound, Timeout, Partial, Redirected, NotModified, Unknown);
    outcomes.iter().for_each(|name| add("outcome", name));
    every!(Found: Envelope, None, Truncated, Ambiguous, Malformed, TooLarge).iter().for_each(|name| add("found", name));
    every!(Session: Unaffected, Reusable, Suspect).iter().for_each(|name| add("session", name));
    every!(Severity: Info, Warning, Error).iter().for_each(|name| add("severity", name));
    every!(Stream: Stdout, Stderr).iter().for_each(|name| add("stream", name));
    for dialect in dialects() {
        dialect.shapes.iter().for_each(|shape| add("shape", &format!("{}/{shape}", dialect.id)));
        dialect.revisions.iter().for_each(|address| add("revision", address));
    }
    let mut members = BTreeSet::new();
    for case in cases() {
        fields(&serde_json::to_value(inspect(&case.capture(), &case.options())).unwrap(), "", &mut members);
    }
    members.iter().for_each(|name| add("field", name));
    names
}

#[test]
fn public_names_stay() {
    let path = golden("public-names.txt");
    let names = public_names();
    let text = fs::read_to_string(&path).unwrap_or_default();
    let frozen: BTreeSet<String> = text.lines().map(str::to_owned).collect();
    let gone: Vec<&String> = frozen.difference(&names).collect();
    assert!(gone.is_empty(), "callers rely on these names; without them this is a new major version: {gone:?}");
    let added: Vec<&String> = names.difference(&frozen).collect();
    if rewriting() && !added.is_empty() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, names.iter().map(|name| format!("{name}\n")).collect::<String>()).unwrap();
        return;
    }
    assert!(
        added.is_empty(),
        "new names: {added:?}. To promise them, run `{REWRITE}=1 cargo test -p cli-envelope-tests --test safety`"
    );
}
