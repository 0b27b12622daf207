//! Reports in every format, one file each. What the command prints is made here.

#[cfg(not(target_family = "wasm"))]
pub(crate) mod conformance;
mod escape;
pub mod github;
pub mod json;
pub mod nearest;
pub mod sarif;
pub mod text;
pub mod totals;
mod window;

pub use escape::escape;

use crate::capture::Capture;
use crate::report::{IssueSpan, Report, Stream};

/// One input: where it came from, what was read and what there is to say about it.
#[derive(Debug)]
pub struct Checked<'a> {
    /// The file, or `<stdin>`.
    pub file: String,
    /// Which record of the file, where it holds several.
    pub record: Option<RecordPlace>,
    /// The file that standard error came from, where there is one.
    pub stderr_file: Option<String>,
    /// The streams are the files' own text, not strings in a capture: their lines are those of the file.
    pub is_text: bool,
    /// What was read.
    pub capture: Capture<'a>,
    /// What there is to say about it.
    pub report: Report,
}

/// Where a record stands in its file.
#[derive(Debug, Clone, Copy)]
pub struct RecordPlace {
    /// From 1.
    pub number: u64,
    /// The line it begins in, from 1.
    pub line: u64,
    /// The column it begins in, from 1.
    pub column: u64,
}

/// The place of an issue as people and editors count.
struct Place<'a> {
    /// The file it is in, or that the capture is in.
    file: &'a str,
    /// The stream, where it is a string in a capture; lines and columns are then those of the string.
    stream: Option<&'static str>,
    /// The stream's text, with the span in it.
    source: &'a [u8],
    span: Option<IssueSpan>,
    line: u64,
    column: u64,
    /// The line of the file to look at, where that is known.
    file_line: Option<u64>,
}

impl Checked<'_> {
    /// What the whole is called.
    pub fn name(&self) -> String {
        match self.record {
            Some(RecordPlace { number, line, .. }) => format!("{}:{line} (record {number})", self.file),
            None => self.file.clone(),
        }
    }

    fn place(&self, span: Option<IssueSpan>) -> Place<'_> {
        let Checked { file, stderr_file, is_text, capture, .. } = self;
        let (stream, source, file) = match self.report.stream {
            Some(Stream::Stdout) => (Some("stdout"), &*capture.stdout, file),
            Some(Stream::Stderr) => (Some("stderr"), &*capture.stderr, stderr_file.as_ref().unwrap_or(file)),
            None => (None, &[][..], file),
        };
        let (line, column) = span.map_or((1, 1), |span| (span.line as u64, span.column as u64));
        let (line, column) = match self.record {
            Some(record) if *is_text && line == 1 => (record.line, record.column + column - 1),
            Some(record) if *is_text => (record.line + line - 1, column),
            _ => (line, column),
        };
        let file_line = match self.record {
            Some(record) if !is_text => Some(record.line),
            Some(_) => Some(line),
            None => span.filter(|_| *is_text).map(|_| line),
        };
        Place { file, stream: stream.filter(|_| !is_text), source, span, line, column, file_line }
    }
}

impl Place<'_> {
    /// The columns between which the issue stands and the line it ends in, where all of that is in the file itself.
    fn columns(&self) -> Option<Columns> {
        let span = self.span.filter(|_| self.stream.is_none())?;
        let text = String::from_utf8_lossy(self.source.get(span.start..span.end).unwrap_or_default());
        let breaks = text.matches('\n').count() as u64;
        let last = text.rsplit('\n').next().unwrap_or_default().encode_utf16().count() as u64;
        let end = if breaks == 0 { self.column + last } else { last + 1 };
        Some(Columns { start: self.column, end, end_line: self.line + breaks })
    }
}

/// The last line and the columns of an issue, the second one behind it.
struct Columns {
    start: u64,
    end: u64,
    end_line: u64,
}
