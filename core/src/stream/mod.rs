//! Envelopes one behind the other, in a stream of any length: records in, reports out, flat memory.

mod split;

use std::io::{self, ErrorKind, Read};

pub use split::{Record, Splitter};

use crate::capture::Capture;
use crate::inspect::{Findings, Reading, inspect_beginning, read};
use crate::json::Range;
use crate::observe::Tally;
use crate::options::Options;
use crate::problems::Problems;
use crate::report::{Decision, Found, IssueCode, Report, Stream};

/// Reads a stream of envelopes, one per line or one behind the other, and reports on each.
///
/// Records are found as [`Splitter`] describes; one longer than [`Options::max_bytes`] is reported as too large and passed over. The
/// exit codes of the programs that printed them are unknown. The stream ends with the first error of the reader.
///
/// ```
/// use cli_envelope::{Found, Options, stream::stream};
/// let text = "{\"schema\":\"animus.cli.v1\",\"ok\":true,\"data\":1}\n{\"schema\":\"animus.cli";
/// let found: Vec<(u64, Found)> = stream(text.as_bytes(), Options::default())
///     .map(|read| read.map(|streamed| (streamed.line, streamed.report.found)))
///     .collect::<Result<_, _>>()?;
/// assert_eq!(found, [(1, Found::Envelope), (2, Found::Truncated)]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn stream<R: Read>(reader: R, options: Options) -> Reports<R> {
    Reports { reader, splitter: Splitter::new(options.max_bytes), options, piece: vec![0; PIECE], unread: 0..0, at_end: false }
}

/// The report on one record of a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Streamed {
    /// Which record it is, from 1.
    pub number: u64,
    /// The line it begins in, from 1. The lines in the report count from the record's own first line.
    pub line: u64,
    /// The column it begins in, from 1, in UTF-16 units.
    pub column: u64,
    /// Where in the stream it begins, in bytes from 0. The spans in the report count from here.
    pub offset: u64,
    /// What there is to say about it.
    pub report: Report,
}

/// The reports on the records of a stream, made by [`stream`].
#[derive(Debug)]
pub struct Reports<R> {
    reader: R,
    splitter: Splitter,
    options: Options,
    piece: Vec<u8>,
    /// The part of `piece` that has not been split yet.
    unread: std::ops::Range<usize>,
    at_end: bool,
}

const PIECE: usize = 64 * 1024;

impl<R: Read> Iterator for Reports<R> {
    type Item = io::Result<Streamed>;

    fn next(&mut self) -> Option<io::Result<Streamed>> {
        loop {
            let mut rest = self.piece.get(self.unread.clone()).unwrap_or_default();
            let record = match self.at_end {
                true => Some(self.splitter.finish()?),
                false => self.splitter.next(&mut rest),
            };
            self.unread.start = self.unread.end - rest.len();
            if let Some(record) = record {
                let Record { number, line, column, offset, length, bytes } = record;
                let report = match record.is_cut() {
                    true => inspect_beginning(&Capture::new(bytes), Stream::Stdout, length, &self.options),
                    false => inspect_text(bytes, &self.options),
                };
                return Some(Ok(Streamed { number, line, column, offset, report }));
            }
            match self.reader.read(&mut self.piece) {
                Ok(0) => self.at_end = true,
                Ok(count) => self.unread = 0..count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    // What was read of the last record is no record.
                    self.splitter = Splitter::new(self.options.max_bytes);
                    self.at_end = true;
                    return Some(Err(error));
                }
            }
        }
    }
}

/// Reports on text of which nobody knows on which stream it stood: where its dialect wants standard error, it stood there.
pub fn inspect_text(text: &[u8], options: &Options) -> Report {
    alone(Capture::new(text), options, |findings, _| findings.report())
}

/// The same for a capture of one stream, with the capture as it must have been.
#[cfg(feature = "cli")]
pub(crate) fn inspect_alone<'a>(capture: Capture<'a>, options: &Options) -> (Capture<'a>, Report) {
    let (report, is_moved) = alone(capture.clone(), options, |findings, is_moved| (findings.report(), is_moved));
    (if is_moved { exchanged(capture) } else { capture }, report)
}

/// Takes what there is to say about a capture of one stream, and whether that stream must have been the other one.
pub(crate) fn alone<T>(capture: Capture<'_>, options: &Options, take: impl FnOnce(Findings<'_>, bool) -> T) -> T {
    let findings = Findings::new(&capture, options, None);
    if !findings.lists(IssueCode::WrongStream) {
        return take(findings, false);
    }
    let moved = exchanged(capture.clone());
    let moved_findings = Findings::new(&moved, options, None);
    match moved_findings.lists(IssueCode::WrongStream) {
        true => take(findings, false),
        false => take(moved_findings, true),
    }
}

/// Splits a stream into records and says what to do about each: as [`Splitter`] and [`crate::decide`], but a line that is one envelope,
/// as almost every line is, is read only once.
#[doc(hidden)]
#[derive(Debug)]
pub struct Decider {
    splitter: Splitter,
    options: Options,
    tally: Tally,
}

impl Decider {
    /// With the options for every record.
    pub fn new(options: Options) -> Decider {
        Decider { splitter: Splitter::new(options.max_bytes), options, tally: Tally::default() }
    }

    /// The next record that ends in this piece, and what to do about it; `counts` adds it to the totals.
    pub fn next<'s, 'p: 's>(&'s mut self, piece: &mut &'p [u8], counts: bool) -> Option<(Record<'s>, Decision)> {
        let Decider { splitter, options, tally } = self;
        if let Some(line) = splitter.line(piece) {
            let capture = Capture::new(line.text);
            if let Some(decision) = tally.recall(&capture, options, counts) {
                return Some((splitter.take_line(line, piece), decision));
            }
            let reading = read(&capture, options, Problems::tally());
            if is_whole(&reading, line.text) {
                let decision = tally.decision(&reading, &capture, options, counts);
                return Some((splitter.take_line(line, piece), decision));
            }
        }
        let record = splitter.next(piece)?;
        let decision = decide(tally, options, &record, counts);
        Some((record, decision))
    }

    /// The record that the end of the stream ends.
    pub fn finish(&mut self, counts: bool) -> Option<(Record<'_>, Decision)> {
        let Decider { splitter, options, tally } = self;
        let record = splitter.finish()?;
        let decision = decide(tally, options, &record, counts);
        Some((record, decision))
    }

    /// The counts so far.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}

fn decide(tally: &mut Tally, options: &Options, record: &Record<'_>, counts: bool) -> Decision {
    let capture = Capture::new(record.bytes);
    match tally.recall(&capture, options, counts) {
        Some(decision) => decision,
        None => tally.decision(&read(&capture, options, Problems::tally()), &capture, options, counts),
    }
}

/// Is the text one envelope, from its beginning to its end?
fn is_whole(reading: &Reading, text: &[u8]) -> bool {
    reading.found == Found::Envelope && reading.envelopes == 1 && reading.range == Some(Range::new(0, text.len()))
}

/// A capture with its streams exchanged.
pub(crate) fn exchanged(capture: Capture<'_>) -> Capture<'_> {
    Capture { stdout: capture.stderr, stderr: capture.stdout, ..capture }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_that_is_too_long_is_named_with_its_real_length() {
        let text = format!("{{\"a\":\"{}\"}}\n{{}}\n", "x".repeat(200));
        let options = Options { max_bytes: 100, ..Options::default() };
        let reports: Vec<Report> = stream(text.as_bytes(), options).map(|read| read.unwrap().report).collect();
        let messages: Vec<&str> = reports.iter().map(|report| report.issues.first().unwrap().message.as_str()).collect();
        assert_eq!(messages.first(), Some(&"The input is too large: the limit is 100 bytes, this is 208 bytes"));
        assert_eq!(reports.len(), 2);
    }
}
