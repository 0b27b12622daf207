//! What a builder emits validates, whatever was asked of it; and what it refuses would not have.

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use cli_envelope::respond::animus::{self, ErrorCode};
use cli_envelope::respond::claw::{Call, ErrorDetail, ErrorKind, MissingKind, NotFound};
use cli_envelope::respond::cli_agent_spec::{ExitCode, Failure, Phase, Redirect, RedirectReason, ResponseEnvelope};
use cli_envelope::respond::{RespondError, Response};
use cli_envelope::{Action, Capture, Found, Issue, IssueCode, Options, Outcome, Report, Severity, Stream, inspect};
use serde_json::{Map, Value, json};

const WHEN: &str = "2026-04-22T10:10:00Z";

/// A response that a reader takes without complaint, on the stream and with the exit code it was given.
fn clean(response: &Response) -> (Report, Value) {
    let report = inspect(&response.capture(), &Options::default());
    let grave: Vec<&Issue> = report.issues.iter().filter(|issue| issue.severity > Severity::Info).collect();
    assert!(grave.is_empty(), "{grave:?} in {}", response.text);
    assert!(report.valid && report.found == Found::Envelope && report.envelopes == 1, "{}", response.text);
    assert_eq!(report.stream, Some(response.stream), "{}", response.text);
    assert!(!response.text.contains(['\n', '\r']), "{}", response.text);
    (report, serde_json::from_str(&response.text).expect("JSON"))
}

/// Would a reader of the first revision complain about this envelope, had somebody written it by hand?
fn is_flawed(envelope: &Value, exit: i64) -> bool {
    let text = envelope.to_string();
    let report = inspect(&Capture::new(text.as_str()).with_exit_code(exit), &Options::default());
    let grave = report.issues.iter().any(|issue| issue.severity > Severity::Info);
    grave || !report.valid || report.revision != Some(1) || report.dialect.as_deref() != Some("cli-agent-spec/v1")
}

/// An error as a builder ought to write it.
fn error_by_hand(exit: ExitCode, given: Map<String, Value>) -> Value {
    let mut error = given;
    if let (Some(retryable), false) = (exit.retryable(), error.contains_key("retryable")) {
        error.insert("retryable".into(), retryable.into());
    }
    if exit == ExitCode::ArgError && !error.contains_key("phase") {
        error.insert("phase".into(), "validation".into());
    }
    Value::Object(error)
}

fn envelope_by_hand(ok: bool, data: Value, error: Value, warnings: &[&str], meta: Value) -> Value {
    json!({ "ok": ok, "data": data, "error": error, "warnings": warnings, "meta": meta })
}

#[test]
fn every_failure_is_clean_or_refused_with_reason() {
    let redirects = [
        None,
        Some(Redirect { command: "tool users add".into(), permanent: true, reason: None }),
        Some(Redirect { command: "tool users add".into(), permanent: false, reason: Some(RedirectReason::TypoCorrected) }),
    ];
    let phases = [None, Some(Phase::Validation), Some(Phase::Execution), Some(Phase::Cleanup)];
    let (mut given, mut refused) = (0, 0);
    for exit in ExitCode::ALL {
        for code in ["QUOTA", "TOKEN_EXPIRED", "UNAUTHENTICATED", "ARG_ERROR", "PARTIAL_FAILURE", ""] {
            for retryable in [None, Some(true), Some(false)] {
                for retry_after in [None, Some(0), Some(30), Some(86_400), Some(86_401)] {
                    for phase in phases {
                        for redirect in &redirects {
                            for (detail, suggestion) in [(None, None), (Some("stack"), None), (Some("a\nb"), Some("wait"))] {
                                let mut failure = Failure::new(exit, code, "no “luck”\u{2028}");
                                let mut wire = Map::new();
                                wire.insert("code".into(), code.into());
                                wire.insert("message".into(), "no “luck”\u{2028}".into());
                                if let Some(retryable) = retryable {
                                    failure = failure.retryable(retryable);
                                    wire.insert("retryable".into(), retryable.into());
                                }
                                if let Some(seconds) = retry_after {
                                    failure = failure.retry_after(seconds);
                                    wire.insert("retry_after".into(), seconds.into());
                                }
                                if let Some(phase) = phase {
                                    failure = failure.phase(phase);
                                    wire.insert("phase".into(), phase.as_str().into());
                                }
                                if let Some(redirect) = redirect {
                                    failure = failure.redirect(redirect.clone());
                                    wire.insert("redirect".into(), serde_json::to_value(redirect).unwrap());
                                }
                                if let Some(detail) = detail {
                                    failure = failure.detail(detail);
                                    wire.insert("detail".into(), detail.into());
                                }
                                if let Some(suggestion) = suggestion {
                                    failure = failure.suggestion(suggestion);
                                    wire.insert("suggestion".into(), suggestion.into());
                                }
                                let error = error_by_hand(exit, wire);
                                let expected = envelope_by_hand(false, Value::Null, error, &[], json!({ "duration_ms": 6 }));
                                match ResponseEnvelope::failure(failure).respond(1_000u64, 1_006u64) {
                                    Ok(response) => {
                                        given += 1;
                                        let (report, value) = clean(&response);
                                        assert_eq!(value, expected);
                                        assert_eq!(report.revision, Some(1));
                                        assert_eq!(response.exit_code, exit.number());
                                        assert_eq!(report.error.unwrap().code.as_deref(), Some(code));
                                    }
                                    Err(error) => {
                                        refused += 1;
                                        assert!(is_flawed(&expected, exit.number().into()), "{error} for {expected}");
                                        assert!(
                                            !matches!(error, RespondError::Invalid(_) | RespondError::Misread(_)),
                                            "{error:?}"
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    assert_eq!(given + refused, 14 * 6 * 3 * 5 * 4 * 3 * 3);
    assert!(given > 3_000, "{given}");
}

/// Everything an envelope may carry besides its body, as bits.
fn dressed<T: serde::Serialize>(
    envelope: ResponseEnvelope<T>,
    bits: u32,
) -> (ResponseEnvelope<T>, Vec<&'static str>, Map<String, Value>) {
    let (mut envelope, mut warnings, mut meta) = (envelope, Vec::new(), Map::new());
    meta.insert("duration_ms".into(), 340.into());
    let on = |bit: u32| bits & (1 << bit) != 0;
    if on(0) {
        envelope = envelope.request_id("req_abc123");
        meta.insert("request_id".into(), "req_abc123".into());
    }
    if on(1) {
        envelope = envelope.schema_version("1.0");
        meta.insert("schema_version".into(), "1.0".into());
    }
    if on(2) {
        envelope = envelope.truncated();
        meta.insert("truncated".into(), true.into());
    }
    if on(3) {
        envelope = envelope.cursor("page-2");
        meta.insert("cursor".into(), "page-2".into());
    }
    if on(4) {
        envelope = envelope.warning("2 items skipped").warning("");
        warnings.extend(["2 items skipped", ""]);
    }
    if on(5) {
        envelope = envelope.warning("`--all` is deprecated and will be removed");
        warnings.push("`--all` is deprecated and will be removed");
    }
    if on(6) {
        envelope = envelope.meta("region", json!({ "id": "eu-1", "ok": false }));
        meta.insert("region".into(), json!({ "id": "eu-1", "ok": false }));
    }
    if on(7) {
        envelope = envelope.meta("dry_run", true);
        meta.insert("dry_run".into(), true.into());
    }
    (envelope, warnings, meta)
}

fn check_dressed<T: serde::Serialize + Clone>(
    envelope: &ResponseEnvelope<T>,
    data: &Value,
    error: &Value,
    not_modified: bool,
) -> usize {
    let exit = envelope.exit_code();
    for bits in 0..256 {
        let (dressed, warnings, mut meta) = dressed(envelope.clone(), bits);
        if not_modified {
            meta.insert("not_modified".into(), true.into());
        }
        let expected = envelope_by_hand(exit == ExitCode::Success, data.clone(), error.clone(), &warnings, Value::Object(meta));
        match dressed.respond(Duration::from_secs(5), Duration::from_millis(5_340)) {
            Ok(response) => assert_eq!(clean(&response).1, expected),
            Err(RespondError::TruncatedWithoutCursor) => {
                assert!(bits & 0b1100 == 0b0100 && is_flawed(&expected, exit.number().into()))
            }
            Err(RespondError::NoData) => assert!(data.is_null() && bits & 0b1000_0000 == 0 && is_flawed(&expected, 0)),
            Err(error) => panic!("{error} for {expected}"),
        }
    }
    256
}

#[test]
fn everything_beside_the_body_goes_with_every_body() {
    let mut checked = 0;
    for exit in ExitCode::ALL.into_iter().filter(|exit| *exit != ExitCode::Success) {
        let mut failure = Failure::new(exit, "TOKEN_MISSING", "no");
        let mut wire = Map::from_iter([("code".to_owned(), json!("TOKEN_MISSING")), ("message".to_owned(), json!("no"))]);
        if exit == ExitCode::Redirected {
            failure = failure.redirect(Redirect { command: "tool new".into(), permanent: true, reason: None });
            wire.insert("redirect".into(), json!({ "command": "tool new", "permanent": true }));
        }
        checked += check_dressed(&ResponseEnvelope::failure(failure), &Value::Null, &error_by_hand(exit, wire), false);
    }
    let deep = (0..120).fold(json!([]), |inner, _| json!([inner]));
    for data in
        [json!({}), json!([]), json!({ "ok": false, "error": { "code": 1 } }), json!([{ "schema": "animus.cli.v1" }]), deep]
    {
        checked += check_dressed(&ResponseEnvelope::success(data.clone()), &data, &Value::Null, false);
    }
    checked += check_dressed(&ResponseEnvelope::success(()), &Value::Null, &Value::Null, false);
    checked += check_dressed(&ResponseEnvelope::not_modified(), &Value::Null, &Value::Null, true);
    assert_eq!(checked, 20 * 256);
}

#[test]
fn exit_codes_are_those_of_the_table() {
    let path = cli_envelope_tests::folder().join("../schema/cli-agent-spec/v1/dialect.json");
    let dialect: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let rows: Vec<(i64, &str, Option<bool>)> = dialect["exit_codes"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|row| row.get("revisions").is_none_or(|revisions| revisions.as_array().unwrap().contains(&json!(1))))
        .map(|row| (row["exit"].as_i64().unwrap(), row["name"].as_str().unwrap(), row["retryable"].as_bool()))
        .collect();
    let ours: Vec<_> = ExitCode::ALL.iter().map(|code| (i64::from(code.number()), code.as_str(), code.retryable())).collect();
    assert_eq!(ours, rows);
    for number in -300..600 {
        assert_eq!(ExitCode::from_number(number).is_some(), (0..14).contains(&number));
    }
}

#[test]
fn ok_follows_from_the_exit_code() {
    for exit in ExitCode::ALL.into_iter().filter(|exit| *exit != ExitCode::Success) {
        assert!(!ResponseEnvelope::failure(Failure::new(exit, "X", "")).ok());
    }
    assert!(ResponseEnvelope::success(json!({})).ok() && ResponseEnvelope::not_modified().ok());
    assert!(!ResponseEnvelope::<Value>::new(Err(Failure::new(ExitCode::Conflict, "X", ""))).ok());
}

#[test]
fn durations_saturate() {
    let duration =
        |response: Result<Response, RespondError>| clean(&response.unwrap()).1["meta"]["duration_ms"].as_u64().unwrap();
    let envelope = ResponseEnvelope::success(json!([]));
    let most = (1 << 53) - 1;
    for (start, end, expected) in [(0, 0, 0), (5, 345, 340), (345, 5, 0), (0, u64::MAX, most), (u64::MAX, u64::MAX, 0)] {
        assert_eq!(duration(envelope.respond(start, end)), expected, "{start} to {end}");
    }
    assert_eq!(duration(envelope.respond(Duration::from_micros(900), Duration::from_micros(1_100))), 0, "200 µs are no ms");
    assert_eq!(duration(envelope.respond(Duration::MAX, Duration::ZERO)), 0);
    assert_eq!(duration(envelope.respond(Duration::ZERO, Duration::MAX)), most);
    assert_eq!(duration(envelope.respond(Duration::from_secs(1), 1_250u64)), 250);
}

/// What a builder has to say about a wrong combination.
#[test]
fn wrong_combinations_are_named() {
    let redirect = || Redirect { command: "tool new".into(), permanent: true, reason: None };
    let fail = |failure: Failure| ResponseEnvelope::failure(failure).respond(0u64, 1u64);
    let of = |exit: ExitCode| Failure::new(exit, "CODE", "message");
    for (answer, expected) in [
        (fail(of(ExitCode::Success)), "a failure cannot have exit code 0 (SUCCESS)"),
        (fail(Failure::new(ExitCode::Conflict, "", "message")), "`error.code` is empty"),
        (
            fail(of(ExitCode::RateLimited).retryable(false)),
            "`retryable` is true for every RATE_LIMITED; leave it out or choose another exit code",
        ),
        (
            fail(of(ExitCode::Conflict).retryable(true)),
            "`retryable` is false for every CONFLICT; leave it out or choose another exit code",
        ),
        (fail(of(ExitCode::GeneralError).retry_after(5)), "a delay needs a failure that is retryable"),
        (fail(of(ExitCode::PartialFailure).retry_after(0)), "a delay needs a failure that is retryable"),
        (fail(of(ExitCode::RateLimited).retry_after(86_401)), "a delay of 86401 s is longer than a day"),
        (fail(of(ExitCode::RateLimited).retry_after(u64::MAX)), "a delay of 18446744073709551615 s is longer than a day"),
        (fail(of(ExitCode::Redirected)), "REDIRECTED needs the command to call instead"),
        (fail(of(ExitCode::NotFound).redirect(redirect())), "a redirect belongs to REDIRECTED, not to NOT_FOUND"),
        (
            fail(of(ExitCode::Redirected).redirect(Redirect { command: String::new(), ..redirect() })),
            "`error.redirect.command` is empty",
        ),
        (fail(of(ExitCode::ArgError).phase(Phase::Execution)), "the phase `execution` contradicts ARG_ERROR"),
        (fail(of(ExitCode::PartialFailure).phase(Phase::Validation)), "the phase `validation` contradicts PARTIAL_FAILURE"),
        (fail(of(ExitCode::AuthRequired)), "the error code \"CODE\" does not belong to AUTH_REQUIRED"),
        (
            fail(Failure::new(ExitCode::PartialFailure, "ARG_ERROR", "")),
            "the error code \"ARG_ERROR\" does not belong to PARTIAL_FAILURE",
        ),
        (ResponseEnvelope::success("text").respond(0u64, 1u64), "`data` has to be an object or an array, not a string"),
        (ResponseEnvelope::success(4.5).respond(0u64, 1u64), "`data` has to be an object or an array, not a number"),
        (ResponseEnvelope::success(true).respond(0u64, 1u64), "`data` has to be an object or an array, not a boolean"),
        (
            ResponseEnvelope::success(None::<Vec<u8>>).respond(0u64, 1u64),
            "a success needs data: an object or an array, which may be empty",
        ),
        (ResponseEnvelope::success([1]).truncated().respond(0u64, 1u64), "truncated output needs a cursor to go on from"),
        (ResponseEnvelope::success([1]).cursor("").respond(0u64, 1u64), "`meta.cursor` is empty"),
        (
            ResponseEnvelope::success([1]).meta("exit_code", 0).respond(0u64, 1u64),
            "a member cannot be called \"exit_code\": the name is taken",
        ),
        (
            ResponseEnvelope::success([1]).meta("not_modified", true).respond(0u64, 1u64),
            "a member cannot be called \"not_modified\": the name is taken",
        ),
        (
            ResponseEnvelope::success(BTreeMap::from([(vec![1], 2)])).respond(0u64, 1u64),
            "the value cannot be written as JSON: key must be a string",
        ),
        (animus::error_with_details(ErrorCode::Internal, "", &[1]), "`details` has to be an object, not an array"),
        (Call::new("doctor", WHEN).success(&[1]), "`payload` has to be an object, not an array"),
        (Call::new("", WHEN).success(&()), "`command` is empty"),
        (
            Call::new("doctor", WHEN).success(&json!({ "exit_code": 0 })),
            "a member cannot be called \"exit_code\": the name is taken",
        ),
        (Call::new("doctor", WHEN).success(&json!({ "error": null })), "a member cannot be called \"error\": the name is taken"),
        (
            Call::new("doctor", WHEN).success(&json!({ "level": "info" })),
            "a member cannot be called \"level\": the name is taken",
        ),
        (
            Call::new("doctor", WHEN).with("checks", 3).success(&json!({ "checks": [] })),
            "a member cannot be called \"checks\": the name is taken",
        ),
        (
            Call::new("turn-loop", WHEN).timeout(true, &json!({ "final_cancel_observed": false })),
            "a member cannot be called \"final_cancel_observed\": the name is taken",
        ),
        (Call::new("doctor", "yesterday").success(&()), "\"yesterday\" is not a timestamp like 2026-04-22T10:10:00Z (RFC 3339)"),
        (
            Call::new("doctor", WHEN).success(&json!({ "schema": "animus.cli.v1", "ok": true })),
            "readers would take the envelope for animus/v1",
        ),
    ] {
        assert_eq!(answer.unwrap_err().to_string(), expected);
    }
}

/// Data that no builder can look into: the reader has the last word.
#[test]
fn what_only_the_whole_text_shows_is_refused_too() {
    struct Twice;
    impl serde::Serialize for Twice {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map([("id", 1), ("id", 2)])
        }
    }
    let deep = (0..130).fold(json!([]), |inner, _| json!([inner]));
    let long = vec!["x".repeat(9 * 1024 * 1024)];
    let answers = |code: IssueCode, answers: Vec<Result<Response, RespondError>>| {
        for answer in answers {
            match answer {
                Err(RespondError::Invalid(issues)) => assert!(issues.iter().any(|issue| issue.code == code), "{issues:?}"),
                other => panic!("{other:?}"),
            }
        }
    };
    answers(
        IssueCode::DuplicateKey,
        vec![
            ResponseEnvelope::success([&Twice]).respond(0u64, 0u64),
            animus::success(&Twice),
            Call::new("doctor", WHEN).success(&Twice),
        ],
    );
    answers(IssueCode::TooDeep, vec![ResponseEnvelope::success(&deep).respond(0u64, 0u64), animus::success(&deep)]);
    answers(IssueCode::TooLarge, vec![ResponseEnvelope::success(&long).respond(0u64, 0u64), animus::success(&long)]);
    let call = Call::new("list-sessions", WHEN);
    answers(IssueCode::MissingField, vec![call.success(&json!({ "sessions": [] }))]);
    answers(IssueCode::CountMismatch, vec![call.success(&json!({ "sessions": [], "sessions_count": 1 }))]);
    answers(
        IssueCode::TimeoutConflictsWithExitCode,
        vec![Call::new("doctor", WHEN).success(&json!({ "final_stop_reason": "timeout", "final_cancel_observed": true }))],
    );
    answers(IssueCode::FoundConflictsWithError, vec![Call::new("doctor", WHEN).success(&json!({ "found": false, "name": "x" }))]);
}

/// A success that says it achieved nothing is the caller's to judge.
#[test]
fn warnings_stop_a_response_unless_they_are_accepted() {
    for (answer, code) in [
        (animus::success(&json!({ "success": false })), IssueCode::InnerRefusal),
        (animus::success(&json!({ "id": u64::MAX })), IssueCode::UnsafeInteger),
        (ResponseEnvelope::success([u64::MAX]).respond(0u64, 0u64), IssueCode::UnsafeInteger),
        (Call::new("doctor", WHEN).success(&json!({ "handled": false })), IssueCode::InnerRefusal),
        (Call::new("doctor", WHEN).success(&json!({ "final_stop_reason": "max_turns_reached" })), IssueCode::TurnIncomplete),
    ] {
        let Err(refused @ RespondError::Warned { .. }) = answer else { panic!("{answer:?}") };
        assert!(refused.to_string().starts_with(&format!("readers would warn: {}", code.as_str())), "{refused}");
        let response = refused.accept_warnings().unwrap();
        assert!(inspect(&response.capture(), &Options::default()).valid);
    }
    assert!(matches!(
        ResponseEnvelope::success(4).respond(0u64, 0u64).unwrap_err().accept_warnings(),
        Err(RespondError::WrongType { .. })
    ));
}

#[test]
fn readers_act_on_a_response_as_the_program_meant() {
    let redirect = Redirect { command: "tool users add".into(), permanent: true, reason: Some(RedirectReason::Renamed) };
    let of = |exit: ExitCode| Failure::new(exit, "QUOTA", "message");
    for (failure, outcome, action) in [
        (of(ExitCode::ArgError), Outcome::Failure, Action::FixInvocation),
        (of(ExitCode::PartialFailure), Outcome::Partial, Action::InspectState),
        (of(ExitCode::NotFound), Outcome::NotFound, Action::HandleAbsence),
        (Failure::new(ExitCode::AuthRequired, "TOKEN_EXPIRED", ""), Outcome::Failure, Action::RefreshCredentials),
        (of(ExitCode::RateLimited).retry_after(30), Outcome::Failure, Action::Retry),
        (of(ExitCode::Redirected).redirect(redirect), Outcome::Redirected, Action::FollowRedirect),
    ] {
        let exit = failure.exit_code();
        let report = clean(&ResponseEnvelope::failure(failure).respond(0u64, 1u64).unwrap()).0;
        assert_eq!((report.outcome, report.decision.action), (outcome, action), "{}", exit.as_str());
    }
    let delay = Failure::new(ExitCode::RateLimited, "QUOTA", "").retry_after(30);
    assert_eq!(clean(&ResponseEnvelope::failure(delay).respond(0u64, 1u64).unwrap()).0.decision.delay_ms, Some(30_000));
    let unchanged = clean(&ResponseEnvelope::not_modified().respond(0u64, 1u64).unwrap()).0;
    assert_eq!((unchanged.outcome, unchanged.decision.action), (Outcome::NotModified, Action::UseCache));
    let page = ResponseEnvelope::success([1]).truncated().cursor("page-2").respond(0u64, 1u64).unwrap();
    assert_eq!(clean(&page).0.decision.cursor.as_deref(), Some("page-2"));
}

const TEXTS: [&str; 5] = ["", "plain", "two\nlines \"quoted\" \\ {", "\u{1b}[31m\u{202e}é🚀\u{0}", "{\"ok\":true}"];

#[test]
fn every_claw_answer_is_clean() {
    let commands =
        ["doctor", "list-sessions", "load-session", "show-tool", "exec-command", "turn-loop", "bootstrap", "no such\ncommand"];
    let extras: [&[(&str, Value)]; 3] =
        [&[], &[("session_id", json!("sess_abc123"))], &[("handled", json!(false)), ("attempt", json!({ "n": [1, null] }))]];
    let mut count = 0;
    let mut check = |response: Response, exit: u8, shape: &str, outcome: Outcome, command: &str| {
        let (report, value) = clean(&response);
        assert_eq!((response.exit_code, response.stream), (exit, Stream::Stdout));
        assert_eq!(report.shape.as_deref(), Some(shape), "{}", response.text);
        assert_eq!(report.outcome, outcome, "{}", response.text);
        assert_eq!(value["exit_code"], exit);
        assert_eq!((&value["command"], &value["output_format"]), (&json!(command), &json!("json")));
        assert_eq!((&value["timestamp"], &value["schema_version"]), (&json!(WHEN), &json!("2.0")));
        count += 1;
        (report, value)
    };
    for command in commands {
        for extra in extras {
            let call = extra.iter().fold(Call::new(command, WHEN), |call, (name, value)| call.with(*name, value.clone()));
            for text in TEXTS {
                for hint in [None, Some(text.to_owned())] {
                    for retryable in [true, false] {
                        for kind in ErrorKind::ALL {
                            let (operation, target, message) = (text.to_owned(), text.to_owned(), text.to_owned());
                            let error = ErrorDetail { kind, operation, target, retryable, message, hint: hint.clone() };
                            let (report, value) = check(call.error(&error).unwrap(), 1, "error", Outcome::Failure, command);
                            assert_eq!(value["error"].get("hint").is_some(), hint.is_some());
                            let error = report.error.unwrap();
                            assert_eq!(error.code.as_deref(), value["error"]["kind"].as_str());
                            assert_eq!((error.operation.as_deref(), error.target.as_deref()), (Some(text), Some(text)));
                        }
                        for kind in MissingKind::ALL {
                            let (name, message) = (text.to_owned(), text.to_owned());
                            let missing = NotFound { kind, name, message, retryable, hint: hint.clone() };
                            let (_, value) = check(call.not_found(&missing).unwrap(), 1, "not-found", Outcome::NotFound, command);
                            assert_eq!((&value["name"], &value["found"]), (&json!(text), &json!(false)));
                        }
                    }
                }
                for observed in [true, false] {
                    let payload = json!({ "prompt": text, "max_turns": 3, "turns": [], "timeout_seconds": null });
                    let response = call.timeout(observed, &payload).unwrap();
                    let (report, value) = check(response, 2, "timeout", Outcome::Timeout, command);
                    assert_eq!(report.decision.cancel_observed, Some(observed));
                    assert_eq!(value["prompt"], text);
                }
            }
        }
    }
    for (command, shape, payload) in [
        ("doctor", "success", json!({ "checks": [{ "name": "git", "ok": true }] })),
        ("doctor", "success", json!(null)),
        ("list-sessions", "list-sessions", json!({ "sessions": [], "sessions_count": 0 })),
        ("delete-session", "delete-session", json!({ "session_id": "s", "deleted": true })),
        ("load-session", "load-session", json!({ "session_id": "s", "loaded": true, "path": "s.jsonl" })),
        ("show-tool", "show-tool", json!({ "name": "BashTool", "found": true })),
        ("exec-command", "exec-command", json!({ "name": "add-dir", "prompt": "src", "handled": true })),
        ("tool-pool", "tool-pool", json!({ "simple_mode": false, "include_mcp": true, "tool_count": 0, "tools": [] })),
        ("bootstrap-graph", "bootstrap-graph", json!({ "stages": ["one"] })),
    ] {
        for when in [WHEN, "2024-02-29T23:59:60Z", "2026-04-22t10:10:00.125+02:00"] {
            let response = Call::new(command, when).success(&payload).unwrap();
            let (report, value) = clean(&response);
            assert_eq!((report.shape.as_deref(), report.outcome), (Some(shape), Outcome::Success), "{}", response.text);
            assert_eq!(value["timestamp"], when);
            count += 1;
        }
    }
    assert!(count > 6_000, "{count}");
    for when in ["", "2026-04-22", "2026-02-30T10:10:00Z", "2026-04-22T10:10:00", "2026-04-22 10:10:00Z", "1745316600"] {
        assert!(matches!(Call::new("doctor", when).success(&()), Err(RespondError::Timestamp(text)) if text == when), "{when}");
    }
}

#[test]
fn every_animus_answer_is_clean() {
    let any =
        [json!(null), json!(true), json!("text\nof two lines"), json!(1.5), json!([]), json!({ "schema": "animus.cli.v9" })];
    for data in &any {
        let response = animus::success(data).unwrap();
        let (report, value) = clean(&response);
        assert_eq!((response.exit_code, response.stream, report.outcome), (0, Stream::Stdout, Outcome::Success));
        assert_eq!(value, json!({ "schema": "animus.cli.v1", "ok": true, "data": data }));
    }
    for (exit, code) in (1..).zip(ErrorCode::ALL) {
        for message in TEXTS {
            for details in [None, Some(json!({})), Some(json!({ "tail": message, "deep": [[{ "a": null }]] }))] {
                let response = animus::error_with_details(code, message, &details).unwrap();
                let (report, value) = clean(&response);
                assert_eq!((response.exit_code, response.stream), (exit, Stream::Stderr));
                let mut error = json!({ "code": code.as_str(), "message": message, "exit_code": exit });
                if let Some(details) = &details {
                    error["details"] = details.clone();
                }
                assert_eq!(value, json!({ "schema": "animus.cli.v1", "ok": false, "error": error }));
                assert_eq!(report.error.unwrap().code.as_deref(), Some(code.as_str()));
            }
            assert_eq!(animus::error(code, message).unwrap(), animus::error_with_details(code, message, &()).unwrap());
        }
    }
}
