//! `cli-envelope run`: runs a command, reads it, decides, and calls again where that is safe.

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use super::console::Console;
use super::host::Channel;
use super::input::{self, Trouble};
use super::printer::TextOrJson;
use super::{CLEAN, INTERRUPTED, INVALID, TROUBLE};
use crate::capture_file::CaptureFile;
use crate::render::{Checked, escape, json, text};
use crate::run::{Attempt, Progress, Run, RunError, Runner, Stop};
use crate::{ExitStatus, Outcome};

/// Run a command, and call it again where that is safe
///
/// Starts the command without a shell, reads what it prints, decides, and calls it again as long as its envelope asks for that:
/// three times at most, after the delay that it states. It never repeats a call after a contradiction, a partial failure, a killed
/// process or its own time limit. Attempts are told on standard error, the last one's report is printed on standard output.
///
/// Exits with 0 after a success or where nothing was modified, with 1 after anything else, with 2 where the command could not be
/// started or the captures could not be saved, and with 130 after Ctrl-C, which ends the command and every process of its group.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  Run a command, allow it 60 seconds a call, and keep what each call printed:
    cli-envelope run --timeout 60 --save calls.ndjson -- some-tool list --json

  Follow the program where it says that a command has moved:
    cli-envelope run --follow-redirects -- some-tool deploy list --json

Process groups are tested on Linux; on Windows a job object takes their place.")]
pub(super) struct Arguments {
    /// How long a call may take, in seconds
    #[arg(long, value_name = "S", default_value = "30", value_parser = seconds)]
    timeout: Duration,
    /// Calls in all; decisions may allow fewer
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    max_attempts: u32,
    /// Follow a redirect to another command of the same program
    #[arg(long)]
    follow_redirects: bool,
    /// Call again after the time limit; the work may then be done twice
    #[arg(long)]
    retry_timeouts: bool,
    /// Save the capture of every call in this file, one per line
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// What the command reads from standard input; `-` hands on this command's own
    #[arg(long, value_name = "FILE")]
    stdin: Option<PathBuf>,
    /// How to print the report on the last call
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    format: TextOrJson,
    /// The command and its arguments
    #[arg(last = true, required = true, value_name = "CMD")]
    command: Vec<OsString>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0);
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "expected a number of seconds above zero, such as 30 or 0.5".to_owned())
}

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    let stdin = match arguments.stdin.as_deref().map(|path| input::any_bytes(console.host, path)).transpose() {
        Ok(stdin) => stdin.unwrap_or_default(),
        Err(sentence) => {
            console.complain(sentence);
            return Ok(TROUBLE);
        }
    };
    let run = match call(arguments, stdin, console) {
        Ok(run) => run,
        Err(RunError::Cancelled) => return Ok(INTERRUPTED),
        Err(error) => {
            console.complain(refused(&error));
            return Ok(TROUBLE);
        }
    };
    let saved = save(arguments, &run, console);
    if let Err(sentence) = &saved {
        console.complain(sentence);
    }
    print(arguments, &run, console)?;
    let report = run.report();
    Ok(match run.stop {
        Stop::Cancelled => INTERRUPTED,
        _ if saved.is_err() => TROUBLE,
        Stop::Failed(_) => TROUBLE,
        _ if report.valid && matches!(report.outcome, Outcome::Success | Outcome::NotModified) => CLEAN,
        _ => INVALID,
    })
}

fn call(arguments: &Arguments, stdin: Vec<u8>, console: &mut Console<'_>) -> Result<Run, RunError> {
    let Some((program, words)) = arguments.command.split_first() else { return Err(RunError::Cancelled) };
    let interruption = console.host.interruption();
    // The runner tells, calls and sleeps one after the other, never at once.
    let console = RefCell::new(console);
    Runner::new(program)
        .args(words)
        .stdin(stdin)
        .timeout(arguments.timeout)
        .max_attempts(arguments.max_attempts)
        .follow_redirects(arguments.follow_redirects)
        .retry_timeouts(arguments.retry_timeouts)
        .cancel(interruption.clone())
        .caller(|program, invocation, timeout| console.borrow_mut().host.call(program, invocation, timeout))
        .sleeper(|time| console.borrow_mut().host.sleep(time, &interruption))
        .on_progress(|progress| console.borrow_mut().say(told(progress)))
        .run()
}

/// A line about what is going on.
fn told(progress: Progress<'_>) -> String {
    match progress {
        Progress::Started { number, argv, timeout } => {
            format!("attempt {number}: {} (at most {} s)\n", command_line(argv), timeout.as_secs_f64())
        }
        Progress::Finished(attempt) => {
            let Attempt { number, took, report, .. } = attempt;
            let ended = ended(attempt);
            let (outcome, action) = (report.outcome.as_str(), report.decision.action.as_str());
            format!("attempt {number}: {ended} after {:.1} s, {outcome}: {action}\n", took.as_secs_f64())
        }
        Progress::Waiting { next, delay, .. } => format!("attempt {next} follows in {:.1} s\n", delay.as_secs_f64()),
        Progress::Preflight(_) => String::new(),
    }
}

fn ended(attempt: &Attempt) -> String {
    match &attempt.capture.exit {
        _ if attempt.cancelled => "interrupted".to_owned(),
        _ if attempt.capture.timed_out => "ended by the time limit".to_owned(),
        ExitStatus::Code(code) => format!("exit code {code}"),
        ExitStatus::Signal(name) => format!("ended by {}", escape(name)),
        ExitStatus::Unknown => "ended in an unknown way".to_owned(),
    }
}

fn command_line(argv: &[String]) -> String {
    escape(&shell_words::join(argv))
}

/// Why a command was not run, and what to do about it.
pub(super) fn refused(error: &RunError) -> Trouble {
    let what_to_do = match error {
        // A script whose interpreter does not exist is reported like a program that does not.
        RunError::ProgramNotFound { program } if program.contains(std::path::is_separator) => {
            "; check the path, and the interpreter in its first line if it is there"
        }
        RunError::ProgramNotFound { .. } => "; check the spelling and the PATH",
        RunError::NotExecutable { .. } => "; look at its permissions",
        RunError::FolderNotFound { .. } => "; name another, or make it first",
        _ => "",
    };
    escape(&format!("{error}{what_to_do}"))
}

/// One capture per line, so that `check` can read them again.
fn save(arguments: &Arguments, run: &Run, console: &mut Console<'_>) -> Result<(), Trouble> {
    let Some(path) = &arguments.save else { return Ok(()) };
    let mut lines = String::new();
    for attempt in run.attempts() {
        let line = serde_json::to_string(&CaptureFile::from(&attempt.capture)).map_err(|error| error.to_string())?;
        lines.push_str(&line);
        lines.push('\n');
    }
    console.host.save(path, lines.as_bytes()).map_err(|error| {
        let (path, error) = (escape(&path.to_string_lossy()), escape(&error.to_string()));
        format!("`{path}` cannot be written: {error}; the captures are lost, name another file")
    })
}

fn print(arguments: &Arguments, run: &Run, console: &mut Console<'_>) -> io::Result<()> {
    let report = run.report();
    if let TextOrJson::Json = arguments.format {
        return writeln!(console, "{}", json::report(report));
    }
    let checked = Checked {
        file: shell_words::join(&run.last.capture.argv),
        record: None,
        stderr_file: None,
        is_text: false,
        capture: run.last.capture.clone(),
        report: report.clone(),
    };
    let issues = text::issues(&checked, false, console.columns(Channel::Stdout));
    write!(console, "{issues}{}\n{}", text::summary(&checked), text::decision(report))?;
    match &run.stop {
        Stop::Decided => Ok(()),
        stop => writeln!(console, "stopped:  {}", escape(&stop.to_string())),
    }
}
