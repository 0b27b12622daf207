//! A command-line program that behaves as a script tells it, for the tests of the runner.
//!
//! `FAKE_CLI_SCRIPT` names a JSON file: a list of steps, one for each call; the last one repeats. Beside it, `<script>.calls` gets
//! a line for each call, its arguments as a JSON array. Without a script it answers `--help` and nothing else.

use std::fs::{self, OpenOptions};
use std::io::{Read, Write, stderr, stdin, stdout};
use std::process::{Command, ExitCode, exit};
use std::thread::sleep;
use std::time::Duration;

use serde::Deserialize;

#[derive(Deserialize, Default, Clone)]
#[serde(deny_unknown_fields, default)]
struct Step {
    stdout: String,
    stderr: String,
    exit: u8,
    /// Before printing.
    sleep_ms: u64,
    /// Prints standard input before anything else.
    echo_stdin: bool,
    /// Prints this variable before anything else.
    echo_env: Option<String>,
    /// This many bytes of rubbish on standard output, for ever if negative.
    flood: i64,
    ignore_term: bool,
    /// A child that ignores SIGTERM, keeps the streams open and writes its process id to this file.
    grandchild: Option<String>,
    /// The signal to die of.
    die_of: Option<String>,
}

const IGNORES: &str = "FAKE_CLI_IGNORES_SIGTERM";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Ok(script) = std::env::var("FAKE_CLI_SCRIPT") else {
        return if args.iter().any(|arg| arg == "--help") { ExitCode::SUCCESS } else { ExitCode::from(64) };
    };
    let steps: Vec<Step> = serde_json::from_slice(&fs::read(&script).expect("the script")).expect("a list of steps");
    let log = format!("{script}.calls");
    let again = std::env::var_os(IGNORES).is_some();
    let calls = fs::read_to_string(&log).unwrap_or_default().lines().count() - usize::from(again);
    let step = steps[calls.min(steps.len() - 1)].clone();
    if !again {
        let mut log = OpenOptions::new().create(true).append(true).open(&log).expect("the log");
        writeln!(log, "{}", serde_json::to_string(&args).expect("JSON")).expect("the log");
    }
    if step.ignore_term && !again {
        ignore_term(&args);
    }
    act(&step)
}

/// An ignored signal stays ignored across `exec`, and a shell can ignore one without unsafe code.
#[cfg(unix)]
fn ignore_term(args: &[String]) {
    use std::os::unix::process::CommandExt;
    let own = std::env::current_exe().expect("a path");
    let mut shell = Command::new("sh");
    shell.args(["-c", r#"trap "" TERM; exec "$0" "$@""#]).arg(own).args(args).env(IGNORES, "1");
    panic!("{}", shell.exec());
}

#[cfg(not(unix))]
fn ignore_term(_: &[String]) {}

fn act(step: &Step) -> ExitCode {
    if let Some(file) = &step.grandchild {
        let script = r#"trap "" TERM; echo $$ > "$0.part"; mv "$0.part" "$0"; while :; do sleep 1; done"#;
        #[allow(clippy::zombie_processes, reason = "the grandchild has to outlive this process, so nobody waits for it here")]
        Command::new("sh").args(["-c", script, file]).spawn().expect("a shell");
        while !fs::exists(file).expect("a folder") {
            sleep(Duration::from_millis(5));
        }
    }
    sleep(Duration::from_millis(step.sleep_ms));
    if step.echo_stdin {
        let mut input = Vec::new();
        stdin().read_to_end(&mut input).expect("input");
        stdout().write_all(&input).expect("output");
    }
    if let Some(name) = &step.echo_env {
        print!("{}", std::env::var(name).unwrap_or_default());
    }
    flood(step.flood);
    print!("{}", step.stdout);
    eprint!("{}", step.stderr);
    stdout().flush().expect("output");
    stderr().flush().expect("output");
    if let Some(signal) = &step.die_of {
        Command::new("sh").args(["-c", "kill -s \"$0\" $PPID", signal]).status().expect("a shell");
        sleep(Duration::from_secs(60));
    }
    ExitCode::from(step.exit)
}

fn flood(bytes: i64) {
    let rubbish = [b'x'; 4096];
    let mut left = bytes;
    while left != 0 {
        let count = if left < 0 { rubbish.len() } else { rubbish.len().min(left as usize) };
        if stdout().write_all(&rubbish[..count]).is_err() {
            exit(1);
        }
        left -= if left < 0 { 0 } else { count as i64 };
    }
}
