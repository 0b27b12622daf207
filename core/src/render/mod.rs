//! Reports as text for people and as JSON for programs, one file per format. What the command prints is made here.

mod escape;
pub mod json;
pub mod text;
mod window;

pub use escape::escape;

use crate::capture::Capture;
use crate::report::{Report, Stream};

/// One input: what it is called, what was read and what there is to say about it.
#[derive(Debug)]
pub struct Checked<'a> {
    /// The name of the whole.
    pub name: String,
    /// What standard output is called where an issue points into it.
    pub stdout_name: String,
    /// What standard error is called.
    pub stderr_name: String,
    /// The number of the first line, for text that is part of a file.
    pub first_line: usize,
    /// What was read.
    pub capture: Capture<'a>,
    /// What there is to say about it.
    pub report: Report,
}

impl Checked<'_> {
    /// The stream the report speaks of, with its name.
    fn source(&self) -> (&str, &[u8]) {
        match self.report.stream {
            Some(Stream::Stdout) => (&self.stdout_name, &self.capture.stdout),
            Some(Stream::Stderr) => (&self.stderr_name, &self.capture.stderr),
            None => (&self.name, &[]),
        }
    }
}
