//! What a process gave: its output and how it ended.

use std::borrow::Cow;

/// What a process printed and how it ended.
///
/// ```
/// use cli_envelope::{Capture, ExitStatus};
/// let capture = Capture::new(r#"{"schema":"animus.cli.v1","ok":true,"data":null}"#).with_exit_code(0);
/// assert_eq!(capture.exit, ExitStatus::Code(0));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Capture<'a> {
    /// The command line, if known.
    pub argv: Vec<String>,
    /// How the process ended.
    pub exit: ExitStatus,
    /// The caller's own wall clock ended the process.
    pub timed_out: bool,
    /// Everything on standard output.
    pub stdout: Cow<'a, [u8]>,
    /// Everything on standard error.
    pub stderr: Cow<'a, [u8]>,
}

impl<'a> Capture<'a> {
    /// A capture of this standard output, everything else unknown or empty.
    pub fn new(stdout: impl Into<Text<'a>>) -> Capture<'a> {
        Capture { stdout: stdout.into().0, ..Capture::default() }
    }

    /// The same with this on standard error.
    #[must_use]
    pub fn with_stderr(mut self, stderr: impl Into<Text<'a>>) -> Capture<'a> {
        self.stderr = stderr.into().0;
        self
    }

    /// The same with this exit code.
    #[must_use]
    pub fn with_exit_code(mut self, code: i64) -> Capture<'a> {
        self.exit = ExitStatus::Code(code);
        self
    }
}

/// Text or bytes of a stream.
#[derive(Debug, Clone)]
pub struct Text<'a>(Cow<'a, [u8]>);

impl<'a> From<&'a str> for Text<'a> {
    fn from(text: &'a str) -> Text<'a> {
        Text(Cow::Borrowed(text.as_bytes()))
    }
}

impl<'a> From<&'a [u8]> for Text<'a> {
    fn from(bytes: &'a [u8]) -> Text<'a> {
        Text(Cow::Borrowed(bytes))
    }
}

impl From<String> for Text<'_> {
    fn from(text: String) -> Self {
        Text(Cow::Owned(text.into_bytes()))
    }
}

impl From<Vec<u8>> for Text<'_> {
    fn from(bytes: Vec<u8>) -> Self {
        Text(Cow::Owned(bytes))
    }
}

/// How a process ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum ExitStatus {
    /// Nobody knows; pasted text, for example.
    #[default]
    Unknown,
    /// It exited with this code.
    Code(i64),
    /// A signal of this name ended it, e.g. `SIGTERM`.
    Signal(String),
}

impl ExitStatus {
    /// The exit code, if there is one.
    pub fn code(&self) -> Option<i64> {
        match self {
            ExitStatus::Code(code) => Some(*code),
            ExitStatus::Unknown | ExitStatus::Signal(_) => None,
        }
    }
}
