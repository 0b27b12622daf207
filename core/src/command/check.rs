//! `cli-envelope check`: reads captures and says what is wrong with them.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::ValueEnum;

use super::console::Console;
use super::input::{self, Form, Input};
use super::nearest::unknown;
use super::{CLEAN, INVALID, TROUBLE};
use crate::render::{Checked, json, text};
use crate::{Capture, ExitStatus, IssueCode, Options, Outcome, Policy, Report, dialects, inspect};

/// Check envelopes, and say where and why they break their contract
///
/// Exits with 0 where everything is valid (warnings allowed), with 1 where something is not, with 2 where something cannot be read.
/// Where the exit code of the program is known, a failure that it reports counts as well, valid or not.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Files, folders of *.json files, or `-` for standard input, which is also read where nothing is named
    #[arg(value_name = "FILE")]
    paths: Vec<PathBuf>,
    /// What the input is
    #[arg(long, value_enum, default_value_t = Form::Auto)]
    input: Form,
    /// The exit code of the program that printed it
    #[arg(long, value_name = "N", allow_negative_numbers = true, conflicts_with = "signal")]
    exit_code: Option<i64>,
    /// The signal that ended the program, such as SIGTERM
    #[arg(long, value_name = "NAME")]
    signal: Option<String>,
    /// What the program printed on standard error; the input is then its standard output
    #[arg(long, value_name = "FILE")]
    stderr: Option<PathBuf>,
    /// Read as this dialect instead of recognising it, e.g. `claw/v2` or `cli-agent-spec/v1.3`
    #[arg(long, value_name = "ID")]
    dialect: Option<String>,
    /// What wins where an envelope and the exit code contradict each other
    #[arg(long, value_enum, default_value_t = Priority::Seed)]
    policy: Priority,
    /// How to print the reports
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Show infos, too, and every input
    #[arg(long, short)]
    verbose: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Priority {
    /// What the document of the dialect says
    Seed,
    /// Whichever says failure
    #[value(name = "failure_wins", alias = "failure-wins")]
    FailureWins,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people
    Text,
    /// A report, or an array of reports for several inputs
    Json,
}

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    let stderr = match arguments.prepare(console) {
        Ok(stderr) => stderr,
        Err(sentence) => {
            console.complain(sentence);
            return Ok(TROUBLE);
        }
    };
    let several = input::several(console.host, &arguments.paths, arguments.input);
    let mut totals = text::Totals::default();
    let mut all_clean = true;
    let mut reports = Vec::new();
    for file in input::files(console.host, &arguments.paths) {
        let inputs = match file.and_then(|path| input::read(console.host, &path, arguments.input)) {
            Ok(inputs) => inputs,
            Err(sentence) => {
                console.complain(sentence);
                totals.unread += 1;
                continue;
            }
        };
        for input in inputs {
            let checked = arguments.check(input, stderr.as_deref());
            totals.add(&checked.report);
            all_clean &= is_clean(&checked);
            match arguments.format {
                Format::Json => reports.push(checked.report),
                Format::Text => {
                    let issues = text::issues(&checked, arguments.verbose);
                    console.write_all(issues.as_bytes())?;
                    if !issues.is_empty() || !several || arguments.verbose {
                        writeln!(console, "{}", text::summary(&checked))?;
                    }
                    if !several || arguments.verbose {
                        console.write_all(text::decision(&checked.report).as_bytes())?;
                    }
                    if !issues.is_empty() && several {
                        writeln!(console)?;
                    }
                }
            }
        }
    }
    match arguments.format {
        Format::Json => console.write_all(json(&reports, several)?.as_bytes())?,
        Format::Text if several => console.write_all(totals.render().as_bytes())?,
        Format::Text => {}
    }
    Ok(match (totals.unread, all_clean) {
        (1.., _) => TROUBLE,
        (0, false) => INVALID,
        (0, true) => CLEAN,
    })
}

/// Valid, and where the end of the process is known, no failure either. Of an envelope alone nobody expects success.
fn is_clean(checked: &Checked<'_>) -> bool {
    let Checked { capture, report, .. } = checked;
    let ended = capture.exit != ExitStatus::Unknown || capture.timed_out;
    report.valid && (!ended || matches!(report.outcome, Outcome::Success | Outcome::NotModified))
}

fn json(reports: &[Report], several: bool) -> io::Result<String> {
    let text = match reports {
        _ if several => json::reports(reports),
        [report] => json::report(report),
        _ => Ok(String::new()),
    };
    text.map_err(io::Error::other)
}

impl Arguments {
    /// What the options need looked up before anything is read: does the dialect exist, and what is on standard error?
    fn prepare(&self, console: &mut Console<'_>) -> Result<Option<Vec<u8>>, String> {
        if let Some(dialect) = &self.dialect {
            let dialects = dialects();
            let known: Vec<&str> =
                dialects.iter().flat_map(|known| [known.id].into_iter().chain(known.revisions.clone())).collect();
            if !known.contains(&dialect.as_str()) {
                return Err(unknown("dialect", dialect, &known, &format!("there are {}", known.join(", "))));
            }
        }
        if self.stderr.is_some() && (input::several(console.host, &self.paths, self.input) || self.input == Form::Capture) {
            return Err("`--stderr` goes with one input, the same program's standard output; name a single file".to_owned());
        }
        self.stderr.as_deref().map(|path| input::bytes(console.host, path)).transpose()
    }

    fn check(&self, input: Input, stderr: Option<&[u8]>) -> Checked<'static> {
        let Input { name, file, first_line, lone, mut capture } = input;
        if let Some(code) = self.exit_code {
            capture.exit = ExitStatus::Code(code);
        }
        if let Some(signal) = &self.signal {
            capture.exit = ExitStatus::Signal(signal.clone());
        }
        if let Some(stderr) = stderr {
            capture.stderr = stderr.to_vec().into();
        }
        let policy = match self.policy {
            Priority::Seed => Policy::Seed,
            Priority::FailureWins => Policy::FailureWins,
        };
        let options = Options { dialect: self.dialect.clone(), policy, ..Options::default() };
        let mut report = inspect(&capture, &options);
        let (stdout_name, stderr_name) = match &self.stderr {
            _ if !lone => (format!("{name} (stdout)"), format!("{name} (stderr)")),
            Some(path) => (file, path.to_string_lossy().into_owned()),
            None => {
                (capture, report) = on_its_own_stream(capture, report, &options);
                (file.clone(), file)
            }
        };
        Checked { name, stdout_name, stderr_name, first_line, capture, report }
    }
}

/// Text on its own does not say which stream it stood on. Where the dialect wants the other one, that is where it stood.
fn on_its_own_stream(capture: Capture<'static>, report: Report, options: &Options) -> (Capture<'static>, Report) {
    let misplaced = |report: &Report| report.issues.iter().any(|issue| issue.code == IssueCode::WrongStream);
    if !misplaced(&report) {
        return (capture, report);
    }
    let moved = Capture { stdout: capture.stderr.clone(), stderr: capture.stdout.clone(), ..capture.clone() };
    let moved_report = inspect(&moved, options);
    if misplaced(&moved_report) { (capture, report) } else { (moved, moved_report) }
}
