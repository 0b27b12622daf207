//! What a run gives back.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use crate::capture::{Capture, ExitStatus};
use crate::options::Options;
use crate::report::{Action, Decision, Report, Stream};

/// Every call that was made, and why there was no further one.
#[derive(Debug)]
#[non_exhaustive]
pub struct Run {
    /// The calls before the last one, in order.
    pub earlier: Vec<Attempt>,
    /// The call that counts.
    pub last: Attempt,
    /// Why there was no further call.
    pub stop: Stop,
    /// How `--help` went, where it was asked for and could be.
    pub preflight: Option<Preflight>,
    /// The options with what this run has taught: credentials refreshed, redirects followed, cursors seen. Give them to the next
    /// run of the same conversation, to the call that fetches the next page for example.
    pub options: Options,
}

impl Run {
    /// What the last call gave.
    pub fn report(&self) -> &Report {
        &self.last.report
    }

    /// What to do next.
    pub fn decision(&self) -> &Decision {
        &self.last.report.decision
    }

    /// Every call, in order.
    pub fn attempts(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.earlier.iter().chain(std::iter::once(&self.last))
    }

    /// The text of the envelope if its data may be used, else what to do instead.
    pub fn proceed(&self) -> Result<&[u8], &Decision> {
        let envelope = self.last.envelope().filter(|_| self.decision().action == Action::Proceed);
        envelope.ok_or_else(|| self.decision())
    }
}

/// One call.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attempt {
    /// Which call it was, from 1.
    pub number: u32,
    /// What the process gave. A stream longer than [`Options::max_bytes`] is cut behind the first byte too many.
    pub capture: Capture<'static>,
    /// What it means.
    pub report: Report,
    /// The time it was allowed.
    pub timeout: Duration,
    /// The time it took.
    pub took: Duration,
    /// How much it wrote to standard output, kept or not.
    pub stdout_bytes: u64,
    /// How much it wrote to standard error, kept or not.
    pub stderr_bytes: u64,
    /// Another process still had the streams open when the call was over; what that one wrote later is not in the capture.
    pub streams_left_open: bool,
    /// A [`super::Cancel`] ended it.
    pub cancelled: bool,
    /// How long the runner then waited, or was to wait, before the next call; nothing where it stopped.
    pub delay: Option<Duration>,
}

impl Attempt {
    /// The text of the deciding envelope.
    pub fn envelope(&self) -> Option<&[u8]> {
        let stream = match self.report.stream? {
            Stream::Stdout => &self.capture.stdout,
            Stream::Stderr => &self.capture.stderr,
        };
        let span = self.report.span?;
        stream.get(span.start..span.end)
    }
}

/// Why a run made no further call.
#[derive(Debug)]
#[non_exhaustive]
pub enum Stop {
    /// The decision is not one that another call carries out.
    Decided,
    /// The decision allows another call, and [`super::Runner::max_attempts`] does not.
    AttemptsUsedUp,
    /// The decision asks for a longer wait than [`super::Runner::max_delay`].
    DelayTooLong,
    /// The decision asks for a fresh session or fresh credentials, and the caller gave no hook that could provide them.
    NoHook,
    /// The caller's hook failed.
    HookFailed(super::HookError),
    /// The command has moved, and [`super::Runner::follow_redirects`] is not set.
    RedirectNotAllowed,
    /// The redirect leads to another program.
    RedirectToOtherProgram,
    /// The redirect cannot be split into words: a quotation mark is missing.
    RedirectUnreadable,
    /// A [`super::Cancel`] ended the run.
    Cancelled,
    /// The next call could not be made.
    Failed(RunError),
}

impl fmt::Display for Stop {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Stop::Decided => "the decision does not call for another attempt",
            Stop::AttemptsUsedUp => "as many attempts were made as allowed",
            Stop::DelayTooLong => "the next attempt would have to wait longer than allowed",
            Stop::NoHook => "the next attempt needs a fresh session or fresh credentials, and nothing was set up to get them",
            Stop::HookFailed(error) => return write!(formatter, "preparing the next attempt failed: {error}"),
            Stop::RedirectNotAllowed => "the command has moved, and redirects are not to be followed",
            Stop::RedirectToOtherProgram => "the redirect leads to another program",
            Stop::RedirectUnreadable => "the redirect cannot be split into words",
            Stop::Cancelled => "the run was cancelled",
            Stop::Failed(error) => return error.fmt(formatter),
        };
        formatter.write_str(text)
    }
}

/// Why nothing was run.
#[derive(Debug)]
#[non_exhaustive]
pub enum RunError {
    /// There is no such program.
    ProgramNotFound {
        /// As the caller named it.
        program: String,
    },
    /// The program may not be executed.
    NotExecutable {
        /// As the caller named it.
        program: String,
    },
    /// The folder to run it in does not exist.
    FolderNotFound {
        /// As the caller named it.
        folder: PathBuf,
    },
    /// The system refused to start it for another reason.
    NotStarted {
        /// As the caller named it.
        program: String,
        /// The system's reason.
        source: io::Error,
    },
    /// It was started, and the system could not say what became of it. It was killed.
    Lost {
        /// As the caller named it.
        program: String,
        /// The system's reason.
        source: io::Error,
    },
    /// A [`super::Cancel`] came before the first call.
    Cancelled,
}

impl fmt::Display for RunError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::ProgramNotFound { program } => write!(formatter, "there is no program {program:?}"),
            RunError::NotExecutable { program } => write!(formatter, "the program {program:?} may not be executed"),
            RunError::FolderNotFound { folder } => write!(formatter, "there is no folder {:?} to run in", folder.as_os_str()),
            RunError::NotStarted { program, source } => write!(formatter, "{program:?} could not be started: {source}"),
            RunError::Lost { program, source } => write!(formatter, "lost sight of {program:?}: {source}"),
            RunError::Cancelled => formatter.write_str("cancelled before the first call"),
        }
    }
}

impl std::error::Error for RunError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            RunError::NotStarted { source, .. } | RunError::Lost { source, .. } => Some(source),
            _ => None,
        }
    }
}

/// How the command with `--help` behind it went: a hint about typing mistakes, never a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Preflight {
    /// The command line.
    pub argv: Vec<String>,
    /// How it ended.
    pub exit: ExitStatus,
    /// It did not end within two seconds.
    pub timed_out: bool,
}

impl Preflight {
    /// What a person should know. A program that does not answer `--help` in time gives no reason to doubt the command.
    pub fn warning(&self) -> Option<String> {
        let ended = match &self.exit {
            _ if self.timed_out => return None,
            ExitStatus::Code(0) => return None,
            ExitStatus::Code(code) => format!("exited with {code}"),
            ExitStatus::Signal(name) => format!("was ended by {name}"),
            ExitStatus::Unknown => "ended in an unknown way".to_owned(),
        };
        Some(format!(
            "{} {ended}; that does not prove the command wrong, only that --help failed",
            self.argv.iter().map(|word| shell_words::quote(word)).collect::<Vec<_>>().join(" "),
        ))
    }
}

/// What is going on, for a log or a status line.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum Progress<'a> {
    /// `--help` was tried.
    Preflight(&'a Preflight),
    /// A call is about to be made.
    Started {
        /// Which one, from 1.
        number: u32,
        /// The command line.
        argv: &'a [String],
        /// The time it is allowed.
        timeout: Duration,
    },
    /// A call is over.
    Finished(&'a Attempt),
    /// The next call has to wait.
    Waiting {
        /// Which one, from 2.
        next: u32,
        /// How long.
        delay: Duration,
        /// What the decision was.
        action: Action,
    },
}
