//! The runner against a program that does what a script says. No test waits for a delay, and clocks decide nothing: the generous
//! bounds only prove that a hang has ended.
#![cfg(unix)]

use std::cell::{Cell, RefCell};
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use cli_envelope::run::{Cancel, Progress, Run, RunError, Runner, Stop};
use cli_envelope::{Action, ExitStatus, Found, Options, Outcome, RuleId};
use serde_json::{Value, json};

const FAKE: &str = env!("CARGO_BIN_EXE_fake_cli");

/// Longer than anything here takes on a busy machine, shorter than what a hang would take.
const FOREVER_MS: u64 = 600_000;
const BOUND: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(300);

/// A folder of its own for each test, gone with it.
struct Script {
    folder: PathBuf,
}

impl Script {
    fn new(steps: Value) -> Script {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("cli-envelope-run-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        let script = Script { folder };
        fs::write(script.path("script"), steps.to_string()).unwrap();
        script
    }

    /// From now on, whatever was called before.
    fn rewrite(&self, step: Value) {
        fs::write(self.path("script"), json!([step]).to_string()).unwrap();
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Waits are skipped, and have no random part unless a test wants one.
    fn runner<'a>(&self) -> Runner<'a> {
        Runner::new(FAKE).env("FAKE_CLI_SCRIPT", self.path("script")).timeout(BOUND).jitter(0.0).sleeper(|_| {})
    }

    /// The arguments of every call.
    fn calls(&self) -> Vec<Vec<String>> {
        let log = fs::read_to_string(self.path("script.calls")).unwrap_or_default();
        log.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn failure(code: &str, exit: u8, extra: Value) -> Value {
    let mut error = json!({"code": code, "message": "it failed"});
    error.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    step(json!({"ok": false, "data": null, "error": error, "warnings": [], "meta": {"duration_ms": 1}}), exit)
}

fn success() -> Value {
    step(json!({"ok": true, "data": {"n": 1}, "error": null, "warnings": [], "meta": {"duration_ms": 1}}), 0)
}

fn step(envelope: Value, exit: u8) -> Value {
    json!({"stdout": format!("{envelope}\n"), "exit": exit})
}

fn busy(retry_after: u32) -> Value {
    failure("RATE_LIMIT_EXCEEDED", 11, json!({"retryable": true, "retry_after": retry_after}))
}

fn redirect(command: &str) -> Value {
    failure("REDIRECTED", 13, json!({"redirect": {"command": command, "permanent": true}}))
}

fn claw_timeout(cancel_observed: bool) -> Value {
    step(json!({"final_stop_reason": "timeout", "final_cancel_observed": cancel_observed}), 2)
}

#[track_caller]
fn check_actions(run: &Run, expected: &[Action]) {
    let actions: Vec<Action> = run.attempts().map(|attempt| attempt.report.decision.action).collect();
    assert_eq!(actions, expected, "{:?}", run.stop);
    assert!(run.attempts().map(|attempt| attempt.number).eq(1..=expected.len() as u32));
}

/// Not there, or dead and only waiting for someone to notice.
#[cfg(target_os = "linux")]
fn is_gone(pid: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit(')').next().is_none_or(|rest| rest.is_empty() || rest.trim_start().starts_with(['Z', 'X']))
}

#[cfg(target_os = "linux")]
#[track_caller]
fn assert_goes(pid: &str) {
    let pid = pid.trim();
    assert!(pid.parse::<u32>().is_ok(), "{pid:?} is not a process");
    let deadline = Instant::now() + BOUND;
    while !is_gone(pid) {
        assert!(Instant::now() < deadline, "{pid} still runs");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn one_handler_in_three_lines() {
    fn call(script: &Script, args: &[&str]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
        let run = script.runner().args(args).run()?;
        let envelope = run.proceed().map_err(|decision| decision.action.as_str())?;
        Ok(envelope.to_vec())
    }
    let loaded = r#"{"session_id":"s1","loaded":true}"#;
    let cases = [
        (json!({"stdout": loaded}), Ok(loaded)),
        (step(json!({"type": "error", "error": "invalid choice", "kind": "parse"}), 1), Err("fix_invocation")),
        (step(json!({"type": "error", "error": "no session", "kind": "session_not_found"}), 1), Err("handle_absence")),
        (step(json!({"type": "error", "error": "boom", "kind": "runtime"}), 1), Err("escalate")),
        (claw_timeout(false), Err("retry_fresh_session")),
        (json!({"stdout": "Traceback", "exit": 1}), Err("escalate")),
    ];
    for (step, expected) in cases {
        let script = Script::new(json!([step]));
        let result = call(&script, &["load-session", "s1", "--output-format", "json"]);
        let result = result.map(|envelope| String::from_utf8(envelope).unwrap()).map_err(|error| error.to_string());
        assert_eq!(result.as_deref().map_err(String::as_str), expected, "{step}");
        assert_eq!(script.calls().len(), 1, "{step}");
    }
}

#[test]
fn retries_and_then_succeeds() {
    let script = Script::new(json!([busy(30), busy(7), success()]));
    let waits = RefCell::new(Vec::new());
    let run = script.runner().args(["list"]).sleeper(|delay| waits.borrow_mut().push(delay)).run().unwrap();
    check_actions(&run, &[Action::Retry, Action::Retry, Action::Proceed]);
    assert!(matches!(run.stop, Stop::Decided));
    assert_eq!(run.report().outcome, Outcome::Success);
    // Every wait is the decision's own.
    assert_eq!(*waits.borrow(), [Duration::from_secs(30), Duration::from_secs(7)]);
    let delays: Vec<_> = run.attempts().map(|attempt| attempt.delay).collect();
    assert_eq!(delays, [Some(Duration::from_secs(30)), Some(Duration::from_secs(7)), None]);
    assert_eq!(script.calls(), vec![vec!["list"]; 3]);
    assert_eq!(run.last.capture.argv, [FAKE, "list"]);
    assert_eq!(run.last.capture.exit, ExitStatus::Code(0));
}

#[test]
fn delays_grow_with_each_attempt_on_the_same_code() {
    let error =
        json!({"schema": "animus.cli.v1", "ok": false, "error": {"code": "unavailable", "message": "down", "exit_code": 5}});
    let script = Script::new(json!([{"stderr": format!("{error}\n"), "exit": 5}]));
    let run = script.runner().max_attempts(10).run().unwrap();
    check_actions(&run, &[Action::Retry, Action::Retry, Action::Escalate]);
    let delays: Vec<_> = run.attempts().map(|attempt| attempt.delay).collect();
    assert_eq!(delays, [Some(Duration::from_millis(500)), Some(Duration::from_millis(750)), None]);
    // The policy's three calls win over the ten that were asked for.
    assert_eq!(run.decision().rule, RuleId::AttemptsUsedUp);
}

#[test]
fn attempts_are_counted_for_each_code() {
    let other = failure("UPSTREAM_DOWN", 12, json!({"retryable": true}));
    let script = Script::new(json!([busy(1), other, busy(1), other, busy(1)]));
    let run = script.runner().max_attempts(10).run().unwrap();
    check_actions(&run, &[Action::Retry, Action::Retry, Action::Retry, Action::Retry, Action::Escalate]);
    assert_eq!(run.decision().rule, RuleId::AttemptsUsedUp);
}

#[test]
fn calls_before_the_run_count() {
    let script = Script::new(json!([busy(1)]));
    let run = script.runner().options(Options { attempts: 2, ..Options::default() }).run().unwrap();
    check_actions(&run, &[Action::Retry, Action::Escalate]);
}

#[test]
fn max_attempts_can_only_tighten() {
    let script = Script::new(json!([busy(1)]));
    let run = script.runner().max_attempts(2).run().unwrap();
    // The decision stays what it is; the run says that it was not carried out.
    check_actions(&run, &[Action::Retry, Action::Retry]);
    assert!(matches!(run.stop, Stop::AttemptsUsedUp));
    let run = script.runner().max_attempts(0).run().unwrap();
    check_actions(&run, &[Action::Retry]);
}

#[test]
fn a_long_delay_is_not_sat_through_and_not_shortened() {
    let script = Script::new(json!([busy(3600)]));
    let run = script.runner().sleeper(|_| panic!("no wait")).run().unwrap();
    check_actions(&run, &[Action::Retry]);
    assert!(matches!(run.stop, Stop::DelayTooLong));
    assert_eq!(run.decision().delay_ms, Some(3_600_000));
}

#[test]
fn jitter_lengthens_and_never_shortens() {
    let delays = |seed: u64, share: f64| {
        let script = Script::new(json!([busy(10)]));
        let run = script.runner().jitter(share).seed(seed).run().unwrap();
        run.attempts().filter_map(|attempt| attempt.delay).collect::<Vec<_>>()
    };
    for seed in [0, 1, 7, u64::MAX, 0x9E37_79B9_7F4A_7C15] {
        let first = delays(seed, 0.5);
        assert_eq!(first, delays(seed, 0.5));
        for delay in first {
            assert!((Duration::from_secs(10)..=Duration::from_secs(15)).contains(&delay), "{delay:?}");
        }
    }
    assert_ne!(delays(0x9E37_79B9_7F4A_7C15, 0.5), delays(0xD1B5_4A32_D192_ED03, 0.5));
    for nonsense in [f64::NAN, -1.0] {
        assert_eq!(delays(9, nonsense), [Duration::from_secs(10); 2]);
    }
}

#[test]
fn never_calls_again_where_that_is_not_safe() {
    let retryable = json!({"retryable": true});
    let ok = json!({"ok": true, "data": {}, "error": null, "warnings": [], "meta": {"duration_ms": 1}});
    let no = json!({"ok": false, "data": null, "error": {"code": "X", "message": "m", "retryable": true}, "warnings": [], "meta": {"duration_ms": 1}});
    let mut killed = busy(1);
    killed["die_of"] = json!("KILL");
    let cases = [
        ("success at exit 11", step(ok.clone(), 11), Action::Escalate),
        ("contradicting envelopes", json!({"stdout": format!("{ok}\n{no}\n"), "exit": 11}), Action::Escalate),
        ("partial", failure("PARTIAL_FAILURE", 2, json!({"retryable": true, "retry_after": 1})), Action::InspectState),
        ("unproven exit 2", failure("SOMETHING", 2, retryable.clone()), Action::InspectState),
        ("unproven exit 3", failure("SOMETHING", 3, retryable.clone()), Action::InspectState),
        ("killed after a retryable error", killed, Action::Escalate),
        ("killed by a shell's account", failure("X", 137, retryable.clone()), Action::Escalate),
        ("unlisted exit", failure("X", 40, retryable.clone()), Action::Escalate),
        ("a negative delay", failure("X", 11, json!({"retryable": true, "retry_after": -1})), Action::Escalate),
        ("a timeout that may have had effects", failure("TIMEOUT", 10, json!({})), Action::InspectState),
        ("no envelope", json!({"stdout": "oops", "exit": 1}), Action::Escalate),
        ("nothing at all", json!({"exit": 75}), Action::Escalate),
        ("half an envelope", json!({"stdout": "{\"ok\":false,\"data\":nu", "exit": 11}), Action::Escalate),
    ];
    for (name, step, action) in cases {
        let script = Script::new(json!([step, success()]));
        let hook = |_: &mut _| panic!("{name}: a hook was called");
        let runner = script.runner().on_fresh_session(hook).on_refresh_credentials(hook);
        let run = runner.follow_redirects(true).retry_timeouts(true).max_attempts(9).run().unwrap();
        assert_eq!(run.decision().action, action, "{name}: {:?}", run.decision().rule);
        assert!(matches!(run.stop, Stop::Decided), "{name}: {:?}", run.stop);
        assert_eq!(script.calls().len(), 1, "{name}");
    }
}

#[test]
fn a_killed_process_names_its_signal() {
    let script = Script::new(json!([{"die_of": "ABRT"}]));
    let run = script.runner().run().unwrap();
    assert_eq!(run.last.capture.exit, ExitStatus::Signal("SIGABRT".to_owned()));
    assert!(!run.last.capture.timed_out);
    assert_eq!(run.report().outcome, Outcome::Unknown);
}

#[test]
#[cfg(target_os = "linux")]
fn a_timeout_ends_a_grandchild_that_ignores_sigterm() {
    let script = Script::new(json!([]));
    let pid = script.path("pid");
    script.rewrite(json!({"grandchild": pid, "ignore_term": true, "sleep_ms": FOREVER_MS}));
    let started = Instant::now();
    // The clock may strike before the grandchild exists on a slow machine; then there is nothing to prove.
    let mut timeout = Duration::from_secs(1);
    let run = loop {
        let run = script.runner().timeout(timeout).grace(SHORT).run().unwrap();
        if pid.exists() || timeout > BOUND {
            break run;
        }
        timeout *= 4;
    };
    assert!(started.elapsed() < BOUND);
    assert!(run.last.capture.timed_out);
    assert_eq!(run.last.capture.exit, ExitStatus::Signal("SIGKILL".to_owned()));
    assert_eq!(run.report().outcome, Outcome::Timeout);
    assert_eq!(run.decision().rule, RuleId::SubprocessTimeout);
    assert!(!run.last.streams_left_open);
    assert_eq!(run.report().error.as_ref().unwrap().code.as_deref(), Some("subprocess_timeout"));
    // Not a retry without the caller's word, and the grandchild is not left behind.
    check_actions(&run, &[Action::Escalate]);
    assert_goes(&fs::read_to_string(pid).unwrap());
}

#[test]
fn a_program_that_heeds_sigterm_is_not_killed() {
    let script = Script::new(json!([{"sleep_ms": FOREVER_MS}]));
    let run = script.runner().timeout(SHORT).grace(BOUND).run().unwrap();
    assert_eq!(run.last.capture.exit, ExitStatus::Signal("SIGTERM".to_owned()));
    assert!(run.last.capture.timed_out);
}

#[test]
fn timeouts_are_retried_on_opt_in_with_more_time() {
    let script = Script::new(json!([{"sleep_ms": FOREVER_MS}]));
    let then_answer = |progress: Progress<'_>| {
        if matches!(progress, Progress::Finished(_)) {
            script.rewrite(success());
        }
    };
    let runner = script.runner().timeout(SHORT).retry_timeout(BOUND).retry_timeouts(true);
    let run = runner.on_progress(then_answer).run().unwrap();
    check_actions(&run, &[Action::RetryFreshSession, Action::Proceed]);
    assert!(run.attempts().map(|attempt| attempt.timeout).eq([SHORT, BOUND]));
    let script = Script::new(json!([{"sleep_ms": FOREVER_MS}]));
    let run = script.runner().timeout(SHORT).retry_timeouts(true).run().unwrap();
    check_actions(&run, &[Action::RetryFreshSession, Action::RetryFreshSession, Action::Escalate]);
    assert!(run.attempts().map(|attempt| attempt.timeout).eq([SHORT, SHORT * 2, SHORT * 2]));
    assert_eq!(run.decision().rule, RuleId::AttemptsUsedUp);
}

#[test]
fn a_timeout_of_the_program_itself() {
    // The cancel was seen: the same session, with more time.
    let script = Script::new(json!([claw_timeout(true), success()]));
    let run = script.runner().timeout(BOUND).run().unwrap();
    check_actions(&run, &[Action::RetrySameSession, Action::Proceed]);
    assert!(run.attempts().map(|attempt| attempt.timeout).eq([BOUND, BOUND * 2]));
    // It was not: only a caller who can make a fresh session gets another call.
    let script = Script::new(json!([claw_timeout(false), success()]));
    let run = script.runner().run().unwrap();
    check_actions(&run, &[Action::RetryFreshSession]);
    assert!(matches!(run.stop, Stop::NoHook));
    let script = Script::new(json!([claw_timeout(false), success()]));
    let fresh = |call: &mut cli_envelope::run::Invocation| {
        call.args.push("--session=new".into());
        Ok(())
    };
    let run = script.runner().arg("turn-loop").on_fresh_session(fresh).run().unwrap();
    check_actions(&run, &[Action::RetryFreshSession, Action::Proceed]);
    assert_eq!(script.calls(), [vec!["turn-loop"], vec!["turn-loop", "--session=new"]]);
}

#[test]
fn a_flood_is_drained_and_too_large() {
    let limit = 10_000;
    let flood = json!([{"flood": 3_000_000, "stdout": "{\"ok\":true}"}]);
    let script = Script::new(flood);
    let run = script.runner().options(Options { max_bytes: limit, ..Options::default() }).run().unwrap();
    assert_eq!(run.report().found, Found::TooLarge);
    assert_eq!(run.last.capture.stdout.len(), limit + 1);
    assert_eq!(run.last.stdout_bytes, 3_000_011);
    // It came to its end by itself, nothing blocked it.
    assert_eq!(run.last.capture.exit, ExitStatus::Code(0));
    check_actions(&run, &[Action::Escalate]);
}

#[test]
fn exactly_the_limit_is_not_too_large() {
    let text = success()["stdout"].as_str().unwrap().to_owned();
    for (limit, found) in [(text.len(), Found::Envelope), (text.len() - 1, Found::TooLarge)] {
        let script = Script::new(json!([success()]));
        let run = script.runner().options(Options { max_bytes: limit, ..Options::default() }).run().unwrap();
        assert_eq!(run.report().found, found, "{limit}");
    }
}

#[test]
fn an_endless_flood_ends_with_the_clock() {
    let script = Script::new(json!([{"flood": -1}]));
    let options = Options { max_bytes: 1000, ..Options::default() };
    let run = script.runner().options(options).timeout(SHORT).run().unwrap();
    assert!(run.last.capture.timed_out);
    assert!(run.last.capture.stdout.len() <= 1001);
    assert_eq!(run.report().outcome, Outcome::Timeout);
}

#[test]
#[cfg(target_os = "linux")]
fn a_daemon_that_keeps_the_streams_open_holds_nobody_up() {
    let script = Script::new(json!([]));
    let pid = script.path("pid");
    let mut step = success();
    step["grandchild"] = json!(pid);
    script.rewrite(step);
    let started = Instant::now();
    let run = script.runner().timeout(BOUND * 10).run().unwrap();
    assert!(started.elapsed() < BOUND);
    assert!(run.last.streams_left_open);
    check_actions(&run, &[Action::Proceed]);
    let pid = fs::read_to_string(pid).unwrap();
    assert!(!is_gone(pid.trim()), "the daemon was meant to live");
    std::process::Command::new("sh").args(["-c", "kill -KILL \"$0\"", pid.trim()]).status().unwrap();
    assert_goes(&pid);
}

#[test]
fn what_cannot_be_started_is_a_typed_error() {
    let missing = Runner::new("no-such-program-anywhere").preflight(true).run().unwrap_err();
    assert!(matches!(&missing, RunError::ProgramNotFound { program } if program == "no-such-program-anywhere"));
    assert_eq!(missing.to_string(), r#"there is no program "no-such-program-anywhere""#);
    let folder = Runner::new(FAKE).current_dir("/no/such/folder").run().unwrap_err();
    assert!(matches!(folder, RunError::FolderNotFound { .. }));
    let script = Script::new(json!([]));
    let plain_file = Runner::new(script.path("script")).run().unwrap_err();
    assert!(matches!(plain_file, RunError::NotExecutable { .. }));
    let nul = Runner::new(FAKE).arg("a\0b").run().unwrap_err();
    assert!(matches!(nul, RunError::NotStarted { .. }));
}

#[test]
fn a_failure_to_call_again_keeps_the_attempts() {
    let script = Script::new(json!([claw_timeout(false)]));
    let spoil = |call: &mut cli_envelope::run::Invocation| {
        call.args.push("a\0b".into());
        Ok(())
    };
    let run = script.runner().on_fresh_session(spoil).run().unwrap();
    check_actions(&run, &[Action::RetryFreshSession]);
    assert!(matches!(run.stop, Stop::Failed(RunError::NotStarted { .. })));
}

#[test]
fn redirects_are_followed_on_opt_in_by_the_same_program_only() {
    let name = "fake_cli";
    let words = r#"new-list --filter 'a b' "$(touch pwned)" ; rm"#;
    for program in [name, FAKE] {
        let script = Script::new(json!([redirect(&format!("{program} {words}")), success()]));
        let run = script.runner().arg("old-list").follow_redirects(true).run().unwrap();
        check_actions(&run, &[Action::FollowRedirect, Action::Proceed]);
        assert_eq!(script.calls()[1], ["new-list", "--filter", "a b", "$(touch pwned)", ";", "rm"]);
        assert_eq!(run.options.redirects_followed, [format!("{program} {words}")]);
    }
    type Expected = fn(&Stop) -> bool;
    let cases: [(&str, bool, Expected); 7] = [
        ("fake_cli new-list", false, |stop| matches!(stop, Stop::RedirectNotAllowed)),
        ("other new-list", true, |stop| matches!(stop, Stop::RedirectToOtherProgram)),
        ("./fake_cli new-list", true, |stop| matches!(stop, Stop::RedirectToOtherProgram)),
        ("/bin/fake_cli new-list", true, |stop| matches!(stop, Stop::RedirectToOtherProgram)),
        ("FOO=1 fake_cli new-list", true, |stop| matches!(stop, Stop::RedirectToOtherProgram)),
        ("fake_cli 'new-list", true, |stop| matches!(stop, Stop::RedirectUnreadable)),
        ("  ", true, |stop| matches!(stop, Stop::RedirectUnreadable)),
    ];
    for (command, allowed, expected) in cases {
        let script = Script::new(json!([redirect(command), success()]));
        let run = script.runner().arg("old-list").follow_redirects(allowed).run().unwrap();
        check_actions(&run, &[Action::FollowRedirect]);
        assert!(expected(&run.stop), "{command}: {:?}", run.stop);
        assert_eq!(run.decision().redirect.as_ref().unwrap().command, command);
        assert_eq!(script.calls().len(), 1, "{command}");
    }
}

#[test]
fn a_redirect_loop_is_found() {
    let to_itself = Script::new(json!([redirect("fake_cli  'a'")]));
    let run = to_itself.runner().arg("a").follow_redirects(true).max_attempts(9).run().unwrap();
    check_actions(&run, &[Action::Escalate]);
    assert_eq!(run.decision().rule, RuleId::RedirectSeen);
    let round = Script::new(json!([redirect("fake_cli b"), redirect("fake_cli c"), redirect("fake_cli a")]));
    let run = round.runner().arg("a").follow_redirects(true).max_attempts(9).run().unwrap();
    check_actions(&run, &[Action::FollowRedirect, Action::FollowRedirect, Action::Escalate]);
    assert_eq!(run.decision().rule, RuleId::RedirectSeen);
    // One that never comes back is bounded by the number of calls.
    let endless: Vec<Value> = (0..20).map(|number| redirect(&format!("fake_cli {number}"))).collect();
    let endless = Script::new(json!(endless));
    let run = endless.runner().arg("a").follow_redirects(true).run().unwrap();
    assert_eq!(run.attempts().count(), 3);
    assert!(matches!(run.stop, Stop::AttemptsUsedUp));
}

#[test]
fn credentials_are_refreshed_once_and_only_by_a_hook() {
    let expired = failure("TOKEN_EXPIRED", 8, json!({"retryable": true}));
    let script = Script::new(json!([expired]));
    let run = script.runner().run().unwrap();
    check_actions(&run, &[Action::RefreshCredentials]);
    assert!(matches!(run.stop, Stop::NoHook));

    let refreshed = Cell::new(0);
    let hook = |call: &mut cli_envelope::run::Invocation| {
        refreshed.set(refreshed.get() + 1);
        call.env.insert("TOKEN".into(), Some(OsString::from(r#"{"ok":true,"data":1,"error":null,"warnings":[]}"#)));
        Ok(())
    };
    let script = Script::new(json!([expired]));
    let run = script.runner().on_refresh_credentials(hook).sleeper(|_| panic!("no wait")).max_attempts(9).run().unwrap();
    check_actions(&run, &[Action::RefreshCredentials, Action::AcquireCredentials]);
    assert!(run.options.credentials_refreshed);
    assert_eq!(refreshed.get(), 1);

    let script = Script::new(json!([expired, {"echo_env": "TOKEN"}]));
    let run = script.runner().on_refresh_credentials(hook).run().unwrap();
    check_actions(&run, &[Action::RefreshCredentials, Action::Proceed]);

    let script = Script::new(json!([expired]));
    let run = script.runner().on_refresh_credentials(|_| Err("the vault is shut".into())).run().unwrap();
    check_actions(&run, &[Action::RefreshCredentials]);
    assert!(matches!(&run.stop, Stop::HookFailed(error) if error.to_string() == "the vault is shut"));
    assert!(!run.options.credentials_refreshed);
}

#[test]
fn a_repeated_cursor_is_found_across_runs() {
    let page = step(
        json!({"ok": true, "data": [], "error": null, "warnings": [], "meta": {"duration_ms": 1, "truncated": true, "cursor": "c1"}}),
        0,
    );
    let script = Script::new(json!([page]));
    let first = script.runner().run().unwrap();
    check_actions(&first, &[Action::FetchNextPage]);
    assert_eq!(first.options.cursors_seen, ["c1"]);
    let second = script.runner().args(["--cursor", "c1"]).options(first.options).run().unwrap();
    check_actions(&second, &[Action::Escalate]);
    assert_eq!(second.decision().rule, RuleId::CursorSeen);
}

#[test]
fn progress_in_order() {
    let script = Script::new(json!([{}, busy(2), success()]));
    let events = RefCell::new(Vec::new());
    let note = |progress: Progress<'_>| {
        events.borrow_mut().push(match progress {
            Progress::Preflight(preflight) => format!("preflight {:?}", preflight.argv.last().unwrap()),
            Progress::Started { number, argv, .. } => format!("started {number} {:?}", argv.last().unwrap()),
            Progress::Finished(attempt) => format!("finished {}", attempt.number),
            Progress::Waiting { next, delay, action } => format!("waiting {delay:?} to {} as {next}", action.as_str()),
            _ => unreachable!(),
        });
    };
    let sleeper = |_| events.borrow_mut().push("slept".to_owned());
    script.runner().arg("list").preflight(true).on_progress(note).sleeper(sleeper).run().unwrap();
    let expected = [
        r#"preflight "--help""#,
        r#"started 1 "list""#,
        "finished 1",
        "waiting 2s to retry as 2",
        "slept",
        r#"started 2 "list""#,
        "finished 2",
    ];
    assert_eq!(*events.borrow(), expected);
}

#[test]
fn a_preflight_is_never_a_verdict() {
    let script = Script::new(json!([{"exit": 64}, success()]));
    let run = script.runner().arg("list").preflight(true).run().unwrap();
    check_actions(&run, &[Action::Proceed]);
    let warning = run.preflight.unwrap().warning().unwrap();
    assert!(warning.contains("list --help exited with 64; that does not prove the command wrong"), "{warning}");

    let script = Script::new(json!([{"sleep_ms": FOREVER_MS}]));
    let then_answer = |progress: Progress<'_>| {
        if matches!(progress, Progress::Preflight(_)) {
            script.rewrite(success());
        }
    };
    let run = script.runner().preflight(true).on_progress(then_answer).run().unwrap();
    check_actions(&run, &[Action::Proceed]);
    let preflight = run.preflight.unwrap();
    assert!(preflight.timed_out && preflight.warning().is_none());

    // Behind `--` the flag would be a word like any other, and the command would do its work twice.
    let script = Script::new(json!([success()]));
    let run = script.runner().args(["exec", "--", "make"]).preflight(true).run().unwrap();
    assert!(run.preflight.is_none());
    assert_eq!(script.calls().len(), 1);
}

#[test]
#[cfg(target_os = "linux")]
fn cancelling_ends_the_whole_group() {
    let script = Script::new(json!([]));
    let pid = script.path("pid");
    script.rewrite(json!({"grandchild": pid, "sleep_ms": FOREVER_MS}));
    let cancel = Cancel::new();
    let run = thread::scope(|scope| {
        scope.spawn(|| {
            let deadline = Instant::now() + BOUND;
            while !pid.exists() && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(5));
            }
            cancel.cancel();
        });
        script.runner().timeout(BOUND * 10).grace(SHORT).cancel(cancel.clone()).run().unwrap()
    });
    assert!(matches!(run.stop, Stop::Cancelled));
    assert!(run.last.cancelled && !run.last.capture.timed_out);
    assert!(run.last.took < BOUND * 5);
    assert_goes(&fs::read_to_string(pid).unwrap());
    // From now on nothing is started.
    let before = script.calls().len();
    assert!(matches!(script.runner().cancel(cancel).run().unwrap_err(), RunError::Cancelled));
    assert_eq!(script.calls().len(), before);
}

#[test]
fn cancelling_cuts_a_wait_short() {
    let script = Script::new(json!([busy(200)]));
    let cancel = Cancel::new();
    let started = Instant::now();
    let plain = Runner::new(FAKE).env("FAKE_CLI_SCRIPT", script.path("script"));
    let on_waiting = |progress: Progress<'_>| {
        if matches!(progress, Progress::Waiting { .. }) {
            cancel.cancel();
        }
    };
    let run = plain.on_progress(on_waiting).cancel(cancel.clone()).run().unwrap();
    assert!(started.elapsed() < BOUND);
    assert!(matches!(run.stop, Stop::Cancelled));
    check_actions(&run, &[Action::Retry]);
}

#[test]
fn standard_input_is_given_or_empty() {
    let envelope = success()["stdout"].as_str().unwrap().to_owned();
    let script = Script::new(json!([{"echo_stdin": true}]));
    check_actions(&script.runner().stdin(envelope.as_str()).run().unwrap(), &[Action::Proceed]);
    let nothing = script.runner().run().unwrap();
    assert_eq!(nothing.report().found, Found::None);
    // A program that does not read a long input is not at fault.
    let script = Script::new(json!([success()]));
    check_actions(&script.runner().stdin(vec![b'x'; 1 << 20]).run().unwrap(), &[Action::Proceed]);
}

#[test]
fn both_streams_are_read_at_once() {
    let long = "x".repeat(300_000);
    let mut step = success();
    step["stderr"] = json!(long);
    step["stdout"] = json!(format!("{}\n{}", long, step["stdout"].as_str().unwrap()));
    let script = Script::new(json!([step]));
    let run = script.runner().run().unwrap();
    check_actions(&run, &[Action::Proceed]);
    assert_eq!(run.last.stderr_bytes, 300_000);
}

/// The example of the README, compiled.
#[allow(dead_code, reason = "it would need the program it names")]
fn the_example_of_the_readme() -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let run = cli_envelope::run::Runner::new("claw").args(["load-session", "s1", "--output-format", "json"]).run()?;
    let envelope = run.proceed().map_err(|decision| decision.reason.clone())?;
    Ok(envelope.to_vec())
}

#[test]
fn the_readme_shows_code_that_compiles() {
    let readme = include_str!("../../README.md");
    let example = readme.split("```rust,ignore\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert!(example.lines().count() >= 2);
    for line in example.lines() {
        assert!(include_str!("run.rs").contains(line), "{line}");
    }
}
