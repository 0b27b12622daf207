//! `cli-envelope conform` as its users meet it, against a small program that says what it is told to.
#![cfg(unix)]

mod process;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use process::{Folder, Run, command};
use serde_json::{Value, json};

/// A task list that speaks cli-agent-spec/v1, and other dialects where a test wants that. Each call leaves a line in `calls`.
const TOOL: &str = r#"
echo "$*" >> "${CALLS:-calls}"
ok() { printf '{"ok":true,"data":%s,"error":null,"warnings":[],"meta":{"duration_ms":%s,"request_id":"r1"}}\n' "$1" "${MS:-$$}"; }
case $1 in
list) ok "[{\"id\":\"T-1\",\"${FIELD:-title}\":\"Fix login\"}]" ;;
show) echo '{"ok":false,"data":null,"error":{"code":"NOT_FOUND","message":"no such task"},"warnings":[],"meta":{"duration_ms":3}}'; exit 5 ;;
data) ok "$2" ;;
echo) ok "{\"stdin\":\"$(cat)\",\"env\":\"$GREETING\",\"folder\":\"$(basename "$PWD")\"}" ;;
raw) printf '%s\n' "$2" ;;
hang) printf '%s\n' "$2"; sh -c 'trap "" TERM; echo $$ > grandchild; while :; do sleep 1; done' & sleep 600 ;;
die) kill -KILL $$ ;;
esac
"#;

/// A folder of its own for each test, with the program in it.
fn folder(test: &str) -> Folder {
    Folder::new(&format!("conform-{test}")).with("tool", TOOL)
}

/// What the tests of suites do with a folder.
trait Suites {
    /// With a suite of these commands.
    fn with_commands(self, commands: Value) -> Self;
    fn command(&self, arguments: &[&str]) -> Command;
    fn conform(&self) -> Run;
    /// A file's text, or nothing where there is none.
    fn read(&self, name: &str) -> String;
}

impl Suites for Folder {
    fn with_commands(self, commands: Value) -> Folder {
        self.with("suite.json", json!({ "commands": commands }).to_string())
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = command(&self.0);
        command.args(arguments);
        command
    }

    fn conform(&self) -> Run {
        self.run(&["conform", "suite.json"])
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap_or_default()
    }
}

/// The command `sh tool` with these arguments, a golden and more.
fn call(arguments: &[&str], more: Value) -> Value {
    let argv: Vec<&str> = ["sh", "tool"].iter().chain(arguments).copied().collect();
    let mut command = json!({ "name": arguments[0], "argv": argv });
    command.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    command
}

/// What a command prints about itself, with the fields that all commands of claw/v2 have.
fn claw(version: &str) -> String {
    json!({
        "timestamp": "2026-04-22T10:10:00Z", "command": "list-sessions", "exit_code": 0, "output_format": "json",
        "schema_version": version, "sessions": [], "sessions_count": 0,
    })
    .to_string()
}

#[test]
fn the_readme_shows_what_is_printed() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md")).unwrap();
    let section = readme.split("## Testing your own program").nth(1).unwrap();
    let block = |language: &str| section.split(&format!("```{language}\n")).nth(1).unwrap().split("```").next().unwrap();
    let folder = folder("readme").with("contract.json", block("json"));
    // Written by another process: while this one has the file open for writing, nobody may execute it.
    let mut writer = Command::new("sh");
    writer.args(["-c", "cat > my-tool && chmod +x my-tool"]).current_dir(&folder.0).stdin(Stdio::piped());
    let mut writer = writer.spawn().unwrap();
    writer.stdin.take().unwrap().write_all(format!("#!/bin/sh\n{TOOL}").as_bytes()).unwrap();
    assert!(writer.wait().unwrap().success());
    let path = format!("{}:{}", folder.0.display(), std::env::var("PATH").unwrap());
    let run =
        |arguments: &[&str], field: &str| Run(folder.command(arguments).env("PATH", &path).env("FIELD", field).output().unwrap());
    run(&["conform", "contract.json", "--update"], "title").check_part(0, "2 passed, 0 failed, 2 goldens written\n", "");
    run(&["conform", "contract.json"], "title").check_part(0, "2 passed, 0 failed\n", "");
    let changed = run(&["conform", "contract.json"], "name");
    assert_eq!(format!("$ cli-envelope conform contract.json\n{}", changed.stdout()), block("text"));
    changed.check_part(1, "", "");
}

#[test]
fn goldens_are_compared_field_by_field() {
    let golden = json!({ "golden": "golden/list.json", "volatile": ["/meta/duration_ms"] });
    let folder = folder("golden").with_commands(json!([call(&["list"], golden)]));
    folder.conform().check_part(1, "there is no golden `golden/list.json` yet; write it with `--update`, then review it", "");
    assert_eq!(folder.read("golden/list.json"), "", "nothing is written unasked");

    let update = &["conform", "suite.json", "--update"][..];
    folder.run(update).check(
        0,
        "pass  list  cli-agent-spec/v1 revision 1 response · success · golden written\n1 passed, 0 failed, 1 golden written\n",
        "",
    );
    let first = folder.read("golden/list.json");
    assert!(first.starts_with(r#"{"ok":true,"data":[{"id":"T-1","title":"Fix login"}],"#) && first.ends_with("}\n"), "{first}");
    folder.conform().check(0, "pass  list  cli-agent-spec/v1 revision 1 response · success\n1 passed, 0 failed\n", "");
    // Where only volatile values differ, there is nothing to update.
    folder.run(update).check_part(0, "1 passed, 0 failed\n", "");
    assert_eq!(folder.read("golden/list.json"), first);

    let renamed = |arguments: &[&str]| Run(folder.command(arguments).env("FIELD", "name").output().unwrap());
    let difference = "        /data/0/title: `\"Fix login\"` → nothing\n        /data/0/name: nothing → `\"Fix login\"`\n";
    renamed(&["conform", "suite.json"]).check_part(1, difference, "");
    assert_eq!(folder.read("golden/list.json"), first);
    // The update shows what it changes.
    renamed(update).check_part(0, &format!(" · golden updated\n{difference}1 passed, 0 failed, 1 golden written\n"), "");
    renamed(&["conform", "suite.json"]).check_part(0, "1 passed, 0 failed\n", "");

    // A volatile value may vary, but neither be gone nor change its type.
    let volatile = folder.with(
        "golden/list.json",
        r#"{"ok":true,"data":[{"id":"T-1","title":"Fix login"}],"error":null,"warnings":[],"meta":{"duration_ms":"5"}}"#,
    );
    volatile.conform().check_part(1, "        /meta/duration_ms: `\"5\"` → ", "");
}

#[test]
fn broken_goldens_are_named_and_can_be_written_anew() {
    let golden = |name: &str| json!({ "golden": name, "name": name });
    let folder =
        folder("broken-golden").with("broken.json", "{\n  \"ok\": tru\n}").with("folder/file", "").with_commands(json!([
            call(&["show"], golden("broken.json")),
            call(&["show"], golden("folder")),
            call(&["show"], json!({}))
        ]));
    let run = folder.conform();
    run.check_part(2, "the golden `broken.json` is broken at 2:12: this is not JSON: expected `true`, `false` or `null`", "");
    run.check_part(2, "the golden `folder` is a folder; name a file", "");
    run.check_part(2, "1 passed, 2 failed", "");
    let update = folder.run(&["conform", "suite.json", "--update"]);
    update.check_part(2, "note: the golden `broken.json` was broken\n", "");
    update.check_part(2, "2 passed, 1 failed, 1 golden written", "");
    assert!(folder.read("broken.json").contains("NOT_FOUND"));
}

#[test]
fn only_valid_envelopes_become_goldens() {
    let invalid = r#"{"ok":true,"data":{},"error":null,"warnings":[],"meta":{"duration_ms":"x"}}"#;
    let commands = json!([
        call(&["raw", invalid], json!({ "golden": "invalid.json", "name": "invalid" })),
        call(&["raw", "{\"ok\":true,"], json!({ "golden": "torn.json", "name": "torn" })),
        call(&["raw", "nothing"], json!({ "golden": "none.json", "name": "none" })),
    ]);
    let folder = folder("only-valid").with_commands(commands);
    let run = folder.run(&["conform", "suite.json", "--update"]);
    run.check_part(1, "its envelope has 1 error\n      error[wrong_type]: `duration_ms` has the wrong type", "");
    run.check_part(1, "--> invalid (stdout):1:71", "");
    run.check_part(1, "FAIL  torn ", "");
    run.check_part(1, "it printed no envelope; its standard output begins with `nothing`", "");
    run.check_part(1, "0 passed, 3 failed\n", "");
    for name in ["invalid.json", "torn.json", "none.json"] {
        assert!(!folder.0.join(name).exists(), "{name}");
    }
}

#[test]
fn what_the_suite_expects_is_checked_where_it_says_so() {
    for (more, failure) in [
        (json!({ "exit_code": 5, "dialect": "cli-agent-spec/v1", "shape": "response", "outcome": "not_found" }), ""),
        (json!({ "dialect": "cli-agent-spec/v1.1" }), ""),
        (json!({}), ""),
        (json!({ "exit_code": 0 }), "expected exit code 0, got 5"),
        (json!({ "dialect": "claw/v2" }), "expected the dialect claw/v2, got cli-agent-spec/v1 revision 1"),
        (
            json!({ "dialect": "cli-agent-spec/v1.3" }),
            "expected the dialect cli-agent-spec/v1.3, got cli-agent-spec/v1 revision 1",
        ),
        (json!({ "shape": "error" }), "expected the shape error, got response"),
        (json!({ "outcome": "success" }), "expected the outcome success, got not_found"),
    ] {
        // Each stands on a line of its own.
        let suite = serde_json::to_string_pretty(&json!({ "commands": [call(&["show"], more.clone())] })).unwrap();
        let key = more.as_object().unwrap().keys().next().cloned().unwrap_or_default();
        let line = suite.lines().position(|line| line.trim_start().starts_with(&format!("\"{key}\""))).unwrap_or(0) + 1;
        let folder = folder("expectations").with("suite.json", suite);
        match failure {
            "" => folder.conform().check_part(0, "1 passed, 0 failed", ""),
            failure => {
                let run = folder.conform();
                run.check_part(1, failure, "");
                run.check_part(1, &format!("      suite.json:{line}:"), "");
            }
        }
    }
}

#[test]
fn commands_get_their_input_variables_and_folder_and_defaults_hold_for_all() {
    let commands = json!([
        { "name": "own", "argv": ["sh", "../tool", "echo"], "golden": "own.json", "cwd": "deeper", "env": { "GREETING": "hi" }, "stdin": "own" },
        { "name": "default", "argv": ["sh", "tool", "echo"], "golden": "default.json", "volatile": ["/meta/request_id"] },
        { "name": "removed", "argv": ["sh", "tool", "echo"], "golden": "removed.json", "env": { "GREETING": null } },
    ]);
    let defaults =
        json!({ "env": { "GREETING": "hello", "MS": "7" }, "stdin": "all", "timeout_s": 20, "exit_code": 0, "volatile": [] });
    let folder = folder("defaults")
        .with("tests/suite.json", json!({ "$schema": "any", "defaults": defaults, "commands": commands }).to_string())
        .with("tests/tool", TOOL)
        .with("tests/deeper/file", "");
    folder.run(&["conform", "tests/suite.json", "--update"]).check_part(0, "3 passed, 0 failed", "");
    for (name, stdin, env, inside) in
        [("own", "own", "hi", "deeper"), ("default", "all", "hello", "tests"), ("removed", "all", "", "tests")]
    {
        let golden: Value = serde_json::from_str(&folder.read(&format!("tests/{name}.json"))).unwrap();
        assert_eq!(golden["data"], json!({ "stdin": stdin, "env": env, "folder": inside }), "{name}");
        assert_eq!(golden["meta"]["duration_ms"], 7);
    }
}

#[test]
fn programs_are_found_by_name_or_from_the_folder_of_the_suite() {
    let folder = folder("programs").with("bin/file", "").with("tests/suite.json", "");
    std::os::unix::fs::symlink("/bin/sh", folder.0.join("bin/shell")).unwrap();
    let command = json!({ "argv": ["../bin/shell", "../tool", "show"], "name": "by path", "cwd": "../bin" });
    let folder = folder.with("tests/suite.json", json!({ "commands": [command] }).to_string());
    folder.run(&["conform", "tests/suite.json"]).check_part(0, "pass  by path", "");
}

#[test]
fn mistakes_in_the_suite_file_are_named_with_their_place_and_the_rest_runs() {
    let good = r#"{ "name": "good", "argv": ["sh", "tool", "show"] }"#;
    for (mistaken, place, message) in [
        (r#"{ "argv": ["sh"], "timout_s": 3 }"#, "3:21", "there is no key `timout_s`; did you mean `timeout_s`?"),
        (r#"{ "argv": ["sh"], "zzzzzzzzzzzz": 3 }"#, "3:21", "there is no key `zzzzzzzzzzzz`; there are argv, cwd, "),
        (r#"{ "argv": "sh tool" }"#, "3:13", "`argv` must be an array; found a string"),
        (r#"{ "argv": ["sh", 1] }"#, "3:20", "`argv` must be a string; found a number"),
        (r#"{ "argv": [] }"#, "3:13", "`argv` names no program"),
        (r#"{ "argv": ["", "a"] }"#, "3:13", "`argv` names no program"),
        (r#"{ "name": "x" }"#, "3:3", "the command lacks `argv`"),
        (r#"["sh"]"#, "3:3", "a command must be an object; found an array"),
        (r#"{ "argv": ["sh"], "timeout_s": 0 }"#, "3:34", "`timeout_s` must be a number of seconds above zero; found `0`"),
        (r#"{ "argv": ["sh"], "timeout_s": "5" }"#, "3:34", "`timeout_s` must be a number of seconds above zero; found `\"5\"`"),
        (r#"{ "argv": ["sh"], "timeout_s": 1e300 }"#, "3:34", "`timeout_s` must be a number"),
        (r#"{ "argv": ["sh"], "exit_code": 1.5 }"#, "3:34", "`exit_code` must be an integer; found `1.5`"),
        (r#"{ "argv": ["sh"], "env": [] }"#, "3:28", "`env` must be an object; found an array"),
        (r#"{ "argv": ["sh"], "env": { "A": 1 } }"#, "3:35", "a variable must be a string, or null to remove it; found a number"),
        (r#"{ "argv": ["sh"], "stdin": {} }"#, "3:30", "`stdin` must be a string; found an object"),
        (r#"{ "argv": ["sh"], "golden": "" }"#, "3:31", "`golden` is empty"),
        (r#"{ "argv": ["sh"], "dialect": "claw/v3" }"#, "3:32", "there is no dialect `claw/v3`; did you mean `claw/v"),
        (r#"{ "argv": ["sh"], "shape": "eror" }"#, "3:30", "there is no shape `eror`; did you mean `error`?"),
        (r#"{ "argv": ["sh"], "outcome": "sucess" }"#, "3:32", "there is no outcome `sucess`; did you mean `success`?"),
        (r#"{ "argv": ["sh"], "volatile": "/a" }"#, "3:33", "`volatile` must be an array; found a string"),
        (r#"{ "argv": ["sh"], "volatile": ["$.a"] }"#, "3:34", "`$.a` is no path; write a JSON pointer"),
        (r#"{ "argv": ["sh", "tool", "show"], "name": "good" }"#, "4:45", "a command before this one is also called `good`"),
    ] {
        // Of two equal names, the second is the mistake.
        let commands = if place.starts_with('4') { format!("{good},\n  {mistaken}") } else { format!("{mistaken},\n  {good}") };
        let folder = folder("mistakes").with("suite.json", format!("{{\n\"commands\": [\n  {commands}]}}"));
        let run = folder.conform();
        run.check_part(2, "pass  good ", message);
        run.check_part(2, "1 passed", &format!(" suite.json:{place}\n"));
        assert_eq!(folder.read("calls"), "show\n", "{mistaken}: only the good one is run");
    }
}

#[test]
fn mistakes_of_the_whole_file_are_named_with_their_place() {
    let good = r#""commands": [{ "name": "good", "argv": ["sh", "tool", "show"] }]"#;
    for (suite, stdout, stderr) in [
        (
            "".to_owned(),
            "0 passed, 0 failed: no command was run\n",
            "the file is empty; expected a JSON object\n --> suite.json:1:1",
        ),
        ("\u{7f}ELF\0".to_owned(), "0 passed", "this is binary, not JSON; name another file\n --> suite.json:1:1"),
        ("# suite".to_owned(), "0 passed", "this is not JSON: expected an object\n --> suite.json:1:1"),
        (
            "{\n  'commands': []\n}".to_owned(),
            "0 passed",
            "this is not JSON: expected a key in double quotes, found `'`\n --> suite.json:2:3",
        ),
        (format!("{{ {good}, }}"), "0 passed", "this is not JSON: expected a key in double quotes"),
        (format!("{{ {good}"), "0 passed", "the file ends in the middle of the document"),
        (format!("{{ {good} }} x"), "0 passed", "expected the end of the file"),
        (
            format!("{{ {good},\n {good} }}"),
            "0 passed",
            "the key `\"commands\"` stands here a second time; remove one of them\n --> suite.json:2:2",
        ),
        ("[]".to_owned(), "0 passed", "a suite file must be an object; found an array"),
        ("{}".to_owned(), "0 passed", "the suite lists nothing to run; add `commands`"),
        (r#"{ "commands": [] }"#.to_owned(), "0 passed", "the suite lists nothing to run"),
        (r#"{ "commands": {} }"#.to_owned(), "0 passed", "`commands` must be an array; found an object"),
        // Defaults stand for all commands, so nothing is run with half of them.
        (format!(r#"{{ {good}, "defaults": {{ "evn": {{}} }} }}"#), "0 passed, 1 failed", "no key `evn`; did you mean `env`?"),
        (format!(r#"{{ {good}, "defaults": {{ "argv": [] }} }}"#), "0 passed, 1 failed", "`argv` belongs to a single command"),
        // Anything else at the top leaves the commands as they are.
        (format!(r#"{{ {good}, "comon": [] }}"#), "1 passed, 0 failed", "there is no key `comon`; did you mean `common`?"),
        (format!(r#"{{ {good}, "common": ["/a/*"] }}"#), "1 passed, 0 failed", "a path of `common` leads to one place"),
    ] {
        folder("whole-file").with("suite.json", &suite).conform().check_part(2, stdout, stderr);
    }
    let folder = folder("no-file").with("bytes.json", b"{\"commands\": \xFF}");
    folder.run(&["conform", "nope.json"]).check_part(2, "", "`nope.json` does not exist; check the spelling of the path");
    folder.run(&["conform", "bytes.json"]).check_part(2, "", "this is not UTF-8; save the file as UTF-8\n --> bytes.json:1:14");
    folder.run(&["conform"]).check_part(2, "", "<SUITE>");
    // A byte order mark is no mistake.
    folder.with("suite.json", format!("\u{FEFF}{{ {good} }}")).conform().check_part(0, "1 passed", "");
}

#[test]
fn equal_goldens_are_refused() {
    let golden = |name: &str| json!({ "golden": "one.json", "name": name });
    let folder = folder("equal-goldens").with_commands(json!([call(&["show"], golden("a")), call(&["show"], golden("b"))]));
    let run = folder.run(&["conform", "suite.json", "--update"]);
    run.check_part(
        2,
        "1 passed, 1 failed, 1 golden written",
        "a command before this one has the same `golden`; name another file",
    );
}

#[test]
fn a_missing_program_and_a_hanging_one_do_not_stop_the_rest() {
    let commands = json!([
        { "name": "no program", "argv": ["no-such-program-anywhere"] },
        { "name": "no path", "argv": ["./tools/nope"] },
        { "name": "not executable", "argv": ["./tool"] },
        { "name": "no folder", "argv": ["sh"], "cwd": "nowhere" },
        call(&["hang", r#"{"schema":"animus.cli.v1","ok":true,"data":1}"#], json!({ "timeout_s": 0.5, "golden": "hang.json" })),
        call(&["die"], json!({ "exit_code": 0 })),
        call(&["show"], json!({})),
    ]);
    let suite = serde_json::to_string_pretty(&json!({ "commands": commands })).unwrap();
    let folder = folder("missing").with("suite.json", suite);
    let start = Instant::now();
    let run = folder.run(&["conform", "suite.json", "--update"]);
    // Only a proof that the hang has ended.
    assert!(start.elapsed() < Duration::from_secs(60));
    run.check_part(2, "FAIL  no program      not run\n      suite.json:5:15: there is no program \"no-such-program-anywhere\"; check the spelling and the PATH\n", "");
    run.check_part(2, "/tools/nope\"; check the path, and the interpreter in its first line", "");
    run.check_part(2, "/tool\" may not be executed; look at its permissions", "");
    run.check_part(2, "there is no folder \"nowhere\" to run in", "");
    run.check_part(
        2,
        "it did not end within 0.5 s, so it and all that it started were ended; find out what it waits for, or raise `timeout_s`",
        "",
    );
    run.check_part(2, "it was ended by SIGKILL", "");
    run.check_part(2, "pass  show ", "");
    run.check_part(2, "1 passed, 6 failed\n", "");
    assert!(!folder.0.join("hang.json").exists());
    // Each was called once, and nothing of what hung is left.
    let calls: Vec<String> = folder.read("calls").lines().map(|line| line.split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(calls, ["hang", "die", "show"]);
    #[cfg(target_os = "linux")]
    assert_grandchild_gone(&folder);
}

/// Not there, or dead and only waiting for someone to notice.
#[cfg(target_os = "linux")]
#[track_caller]
fn assert_grandchild_gone(folder: &Folder) {
    let stat = fs::read_to_string(format!("/proc/{}/stat", folder.read("grandchild").trim())).unwrap_or_default();
    let state = stat.rsplit(')').next().unwrap_or_default().trim_start();
    assert!(state.is_empty() || state.starts_with(['Z', 'X']), "{stat}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_ends_the_command_and_all_it_started_and_writes_nothing() {
    let commands = json!([call(&["show"], json!({ "golden": "show.json" })), call(&["hang"], json!({ "timeout_s": 600 }))]);
    let folder = folder("interrupt").with_commands(commands);
    let child = folder.command(&["conform", "suite.json", "--update"]).spawn().unwrap();
    while folder.read("grandchild").is_empty() {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(Command::new("sh").args(["-c", "kill -INT \"$0\"", &child.id().to_string()]).status().unwrap().success());
    Run(child.wait_with_output().unwrap()).check_part(130, "", "interrupted; no golden was written");
    assert!(!folder.0.join("show.json").exists());
    assert_grandchild_gone(&folder);
}

#[test]
fn nothing_is_called_twice_however_much_its_envelope_asks_for_it() {
    let busy = r#"{"ok":false,"data":null,"error":{"code":"RATE_LIMITED","message":"m","retryable":true,"retry_after":0},"warnings":[],"meta":{"duration_ms":1}}"#;
    let folder = folder("once").with_commands(json!([call(&["raw", busy], json!({}))]));
    folder.conform();
    assert_eq!(folder.read("calls").lines().count(), 1);
}

#[test]
fn commands_have_to_agree_in_what_they_have_in_common() {
    let raw = |name: &str, text: &str| call(&["raw", text], json!({ "name": name }));
    let animus = r#"{"schema":"animus.cli.v1","ok":true,"data":{"id":1}}"#;
    let older = r#"{"schema":"ao.cli.v1","ok":true,"data":{"id":1}}"#;
    let named = |more: &str| format!(r#"{{"schema":"animus.cli.v1","ok":true,"data":1{more}}}"#);
    let check = |test: &str, suite: Value, failures: &[(&str, &str)]| {
        let total = suite["commands"].as_array().unwrap().len();
        let run = folder(test).with("suite.json", suite.to_string()).conform();
        let (passed, code) = (total - failures.len(), i32::from(!failures.is_empty()));
        run.check_part(code, &format!("{passed} passed, {} failed\n", failures.len()), "");
        for (name, message) in failures {
            let below =
                run.stdout().split(&format!("FAIL  {name} ")).nth(1).unwrap_or_else(|| panic!("{name}: {}", run.stdout()));
            let below = below.split("\npass").next().unwrap();
            assert!(below.contains(message), "{name}: {message}\n{}", run.stdout());
        }
    };
    check("same", json!({ "commands": [raw("a", animus), raw("b", animus), call(&["raw", &named("")], json!({}))] }), &[]);
    check(
        "dialects",
        json!({ "commands": [raw("a", animus), raw("b", &claw("2.0")), raw("c", animus)] }),
        &[("b", "it prints claw/v2, unlike animus/v1 in `a` and 1 other command")],
    );
    // Whoever states a dialect may have one of its own.
    let own = call(&["raw", &claw("2.0")], json!({ "dialect": "claw/v2" }));
    check("own-dialect", json!({ "commands": [raw("a", animus), own] }), &[]);
    check(
        "versions",
        json!({ "commands": [raw("a", &claw("2.0")), raw("b", &claw("1.0")), raw("c", &claw("2.0"))] }),
        &[("b", "its `/schema_version` is `\"1.0\"`, unlike `\"2.0\"` in `a` and 1 other command")],
    );
    check(
        "schemas",
        json!({ "commands": [raw("a", older), raw("b", animus), raw("c", animus)] }),
        &[("a", "its `/schema` is `\"ao.cli.v1\"`, unlike `\"animus.cli.v1\"` in `b` and 1 other command")],
    );
    check(
        "types",
        json!({ "commands": [raw("a", &named(r#","tool":"x""#)), raw("b", &named(r#","tool":1"#)), raw("c", &named(r#","tool":null"#))] }),
        &[("b", "its `/tool` is a number, unlike a string in `a`")],
    );
    check(
        "declared",
        json!({ "common": ["/tool/name"], "commands": [
            raw("a", &named(r#","tool":{"name":"x"}"#)),
            raw("b", &named(r#","tool":{}"#)),
            raw("c", &named(r#","tool":{"name":["x"]}"#)),
        ] }),
        &[
            ("b", "it lacks `/tool/name`, which the suite lists as `common`"),
            ("c", "its `/tool/name` is an array, unlike a string in `a`"),
        ],
    );
    let versions = [raw("a", &named(r#","version":1"#)), raw("b", &named(r#","version":2"#)), raw("c", &named(""))];
    check(
        "constant",
        json!({ "constant": ["/version"], "commands": versions }),
        &[("b", "its `/version` is `2`, unlike `1` in `a`")],
    );
}

#[test]
fn json_says_the_same() {
    let commands = json!([
        call(&["list"], json!({ "golden": "list.json", "volatile": ["/meta/duration_ms", "/nothing"] })),
        call(&["show"], json!({ "exit_code": 0 })),
        { "name": "typo", "argv": ["sh"], "volatil": [] },
    ]);
    let folder = folder("json").with_commands(commands);
    assert_eq!(
        folder.run(&["conform", "suite.json", "--update", "--format", "json"]).json()["commands"][0]["golden_written"],
        true
    );
    let run = Run(folder.command(&["conform", "suite.json", "--format", "json"]).env("FIELD", "name").output().unwrap());
    let json = run.json();
    assert_eq!(
        (run.0.status.code(), &json["suite"], &json["passed"], &json["failed"]),
        (Some(2), &json!("suite.json"), &json!(0), &json!(3))
    );
    let list = &json["commands"][0];
    assert_eq!(list["differences"][1], json!({ "path": "/data/0/name", "old": null, "new": "`\"Fix login\"`" }));
    assert_eq!(list["notes"], json!(["the volatile path `/nothing` leads nowhere"]));
    assert_eq!((&list["passed"], &list["report"]["valid"]), (&json!(false), &json!(true)));
    assert_eq!(json["commands"][1]["failures"][0]["message"], "expected exit code 0, got 5");
    assert_eq!(json["mistakes"][0]["message"], "there is no key `volatil`; did you mean `volatile`?");
    assert_eq!((&json["mistakes"][0]["line"], &json["commands"][2]["report"]), (&json!(1), &Value::Null));
}

#[test]
fn no_character_from_outside_acts_on_the_terminal() {
    let invisible =
        "\u{AD}\u{61C}\u{200B}\u{200E}\u{200F}\u{2028}\u{2029}\u{202A}\u{202D}\u{202E}\u{2060}\u{2066}\u{2069}\u{FEFF}\u{E0041}";
    // A NUL cannot stand in an argument, and line breaks are the command's own.
    let acting = || ('\u{1}'..'\u{20}').chain('\u{7F}'..'\u{A0}').chain(invisible.chars()).filter(|acting| *acting != '\n');
    let text = format!("a{}b", acting().collect::<String>());
    let old = json!({ "schema": "animus.cli.v1", "ok": true, "data": { &text: text } });
    let new = json!({ "schema": "animus.cli.v1", "ok": true, "data": { &text: format!("{text}!") }, &text: 1 });
    let folder = folder("acting").with(&format!("{text}.json"), old.to_string()).with_commands(json!([
        call(&["raw", &new.to_string()], json!({ "golden": format!("{text}.json"), "name": text, "volatile": [format!("/{text}~0")] })),
        call(&["raw", &text], json!({ "name": "prose" })),
        call(&["raw", &format!(r#"{{"schema":"animus.cli.v1","ok":"{text}"}}"#)], json!({ "name": "invalid" })),
        { "name": "gone", "argv": [format!("./{text}")] },
        { "name": "key", "argv": ["sh"], &text: 1, "shape": text, "volatile": [text] },
    ]));
    for format in ["text", "json"] {
        let run = folder.run(&["conform", "suite.json", "--format", format]);
        run.check_part(2, "\\u", "\\u{1b}");
        for acting in acting() {
            assert!(!run.stdout().contains(acting) && !run.stderr().contains(acting), "{acting:?} in {format}: {}", run.stdout());
        }
    }
}

#[test]
fn the_published_schema_lists_the_keys_that_are_read() {
    let schema: Value =
        serde_json::from_slice(&fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema/suite.schema.json")).unwrap())
            .unwrap();
    let folder = folder("schema");
    // Every example is read without a mistake; none of the programs it names is here.
    for example in schema["examples"].as_array().unwrap() {
        let run = Folder(folder.0.clone()).with("suite.json", example.to_string()).conform();
        assert_eq!((run.stderr(), run.stdout().contains("mistake")), ("", false));
    }
    // What is listed where nothing is near is what the schema has.
    let keys = |pointer: &str| {
        let mut keys: Vec<String> = schema.pointer(pointer).unwrap().as_object().unwrap().keys().cloned().collect();
        keys.sort();
        format!("there are {}\n", keys.join(", "))
    };
    for (suite, pointer) in [
        (json!({ "0123456789": 1, "commands": [{ "argv": ["true"] }] }), "/properties"),
        (json!({ "commands": [{ "argv": ["true"], "0123456789": 1 }] }), "/$defs/command/properties"),
        (json!({ "defaults": { "0123456789": 1 }, "commands": [{ "argv": ["true"] }] }), "/properties/defaults/properties"),
    ] {
        Folder(folder.0.clone()).with("suite.json", suite.to_string()).conform().check_part(2, "", &keys(pointer));
    }
}
