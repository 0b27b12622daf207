//! What came of one command.

use super::compare::{Difference, differences};
use super::suite::Test;
use super::tree::Node;
use crate::capture::{Capture, ExitStatus};
use crate::detect::dialect_by_address;
use crate::inspect::inspect;
use crate::json::{Positions, Range, excerpt};
use crate::options::Options;
use crate::render::escape;
use crate::report::{Found, Report, Severity, Stream};
use crate::run::Called;

/// What came of one command, as far as it is known.
#[derive(Debug)]
pub(crate) struct Verdict<'s> {
    pub(crate) test: &'s Test,
    /// What it gave, and what that means; nothing where it was not run.
    pub(crate) given: Option<(Capture<'static>, Report)>,
    pub(crate) failures: Vec<Failure>,
    /// Nothing is wrong, but somebody should know. Safe to print.
    pub(crate) notes: Vec<String>,
    /// Where the envelope is not its golden.
    pub(crate) differences: Vec<Difference>,
    /// What became of the golden.
    pub(crate) written: Option<Written>,
}

/// Something that is not as the suite wants it.
#[derive(Debug)]
pub(crate) struct Failure {
    /// Where the suite file says so.
    pub(crate) at: Range,
    /// Safe to print.
    pub(crate) message: String,
    /// The command could not be judged, which is not the fault of its envelope.
    pub(crate) is_trouble: bool,
}

/// What stands where the golden should be.
#[derive(Debug)]
pub(crate) enum Golden {
    Nothing,
    Text(Vec<u8>),
    /// With a sentence that says why, safe to print.
    Unreadable(String),
}

/// What was done to a golden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Written {
    New,
    Updated,
}

impl<'s> Verdict<'s> {
    /// Before anything is known.
    pub(crate) fn new(test: &'s Test) -> Verdict<'s> {
        Verdict { test, given: None, failures: Vec::new(), notes: Vec::new(), differences: Vec::new(), written: None }
    }

    pub(crate) fn passed(&self) -> bool {
        self.given.is_some() && self.failures.is_empty()
    }

    /// It could not be judged: the suite file is wrong, the program is not there, the golden cannot be read.
    pub(crate) fn is_trouble(&self) -> bool {
        self.given.is_none() || self.failures.iter().any(|failure| failure.is_trouble)
    }

    /// The text of the envelope, if it is a valid one of a command that ended by itself.
    pub(crate) fn envelope(&self) -> Option<&[u8]> {
        let (capture, report) = self.given.as_ref().filter(|(_, report)| report.valid && report.found == Found::Envelope)?;
        if capture.timed_out || capture.exit.code().is_none() {
            return None;
        }
        let stream = match report.stream? {
            Stream::Stdout => &capture.stdout,
            Stream::Stderr => &capture.stderr,
        };
        report.span.and_then(|span| stream.get(span.start..span.end))
    }

    /// Judges a call by itself.
    pub(crate) fn judge(&mut self, called: Called) {
        let argv = self.test.argv.at;
        let report = inspect(&called.capture, &Options::default());
        if called.streams_left_open {
            self.notes.push("a process that it started was still running when it ended, and held its streams open".to_owned());
        }
        match &called.capture.exit {
            _ if called.capture.timed_out => {
                let limit = self.test.timeout().as_secs_f64();
                let what_to_do = "find out what it waits for, or raise `timeout_s`";
                self.fail(
                    argv,
                    format!("it did not end within {limit} s, so it and all that it started were ended; {what_to_do}"),
                );
            }
            ExitStatus::Signal(signal) => self.fail(argv, format!("it was ended by {}", escape(signal))),
            _ => {}
        }
        if !called.capture.timed_out {
            self.judge_envelope(&called.capture, &report);
            self.judge_expectations(&called.capture.exit, &report);
        }
        self.given = Some((called.capture, report));
    }

    fn judge_envelope(&mut self, capture: &Capture<'_>, report: &Report) {
        let errors = report.issues.iter().filter(|issue| issue.severity == Severity::Error).count();
        let message = match (report.found, errors) {
            (Found::Envelope, _) if report.valid => return,
            (Found::Envelope, 1) => "its envelope has 1 error".to_owned(),
            (Found::Envelope, _) => format!("its envelope has {errors} errors"),
            (Found::None, _) => {
                let streams = [("output", &capture.stdout), ("error", &capture.stderr)];
                let printed = streams.iter().filter(|(_, bytes)| !bytes.trim_ascii().is_empty());
                let begins = printed.map(|(name, bytes)| format!("; its standard {name} begins with {}", beginning(bytes)));
                format!("it printed no envelope{}", begins.collect::<String>())
            }
            (Found::Truncated, _) => "its envelope is cut off".to_owned(),
            (Found::Ambiguous, _) => "its envelopes contradict each other".to_owned(),
            (Found::Malformed, _) => "its envelope is malformed".to_owned(),
            (Found::TooLarge, _) => "it printed more than can be read".to_owned(),
        };
        self.fail(self.test.argv.at, message);
    }

    fn judge_expectations(&mut self, exit: &ExitStatus, report: &Report) {
        let settings = &self.test.settings;
        if let (Some(expected), ExitStatus::Code(code)) = (&settings.exit_code, exit)
            && expected.value != *code
        {
            self.fail(expected.at, format!("expected exit code {}, got {code}", expected.value));
        }
        if let Some(expected) = &settings.dialect {
            let is = dialect_by_address(&expected.value).is_some_and(|wanted| {
                let same_revision = wanted.revision.is_none() || wanted.revision == report.revision;
                report.dialect.as_deref() == Some(wanted.dialect.id) && same_revision
            });
            let revision = report.revision.map(|revision| format!(" revision {revision}")).unwrap_or_default();
            let found = report.dialect.as_ref().map(|dialect| format!("{dialect}{revision}"));
            self.expect(is, expected.at, "dialect", &expected.value, found.as_deref());
        }
        if let Some(expected) = &settings.shape {
            let found = report.shape.as_deref();
            self.expect(found == Some(&expected.value), expected.at, "shape", &expected.value, found);
        }
        if let Some(expected) = &settings.outcome {
            let found = report.outcome.as_str();
            self.expect(found == expected.value, expected.at, "outcome", &expected.value, Some(found));
        }
    }

    fn expect(&mut self, is: bool, at: Range, what: &str, expected: &str, found: Option<&str>) {
        if !is {
            self.fail(at, format!("expected the {what} {expected}, got {}", found.unwrap_or("none")));
        }
    }

    /// Compares the envelope with the golden. Where there is something to write, gives back the new golden.
    pub(crate) fn compare(&mut self, golden: &Golden, update: bool) -> Option<Vec<u8>> {
        let (Some(place), Some(envelope)) = (&self.test.golden, self.envelope()) else { return None };
        let shown = escape(&place.value);
        let text = [envelope, b"\n"].concat();
        let new = match Node::read(&text) {
            Ok(new) => new,
            Err(mistake) => {
                self.fail(place.at, format!("its envelope cannot be compared with the golden `{shown}`: {}", mistake.message));
                return None;
            }
        };
        let (written, old) = match golden {
            Golden::Nothing if update => (Some(Written::New), None),
            Golden::Nothing => {
                self.fail(place.at, format!("there is no golden `{shown}` yet; write it with `--update`, then review it"));
                return None;
            }
            Golden::Unreadable(sentence) => {
                self.trouble(place.at, format!("the golden {sentence}"));
                return None;
            }
            Golden::Text(bytes) => match Node::read(bytes) {
                Ok(old) => (None, Some(old)),
                Err(_) if update => {
                    self.notes.push(format!("the golden `{shown}` was broken"));
                    (Some(Written::Updated), None)
                }
                Err(mistake) => {
                    let start = Positions::new(bytes).of(mistake.at).0;
                    let (line, column, message) = (start.line, start.column, mistake.message);
                    let what_to_do = "mend it, or write it anew with `--update`";
                    self.trouble(place.at, format!("the golden `{shown}` is broken at {line}:{column}: {message}; {what_to_do}"));
                    return None;
                }
            },
        };
        self.note_idle_paths(&[Some(&new), old.as_ref()]);
        self.written = written;
        if let Some(old) = old {
            self.differences = differences(&old, &new, self.test.settings.volatile.iter().map(|pointer| &pointer.value));
            match self.differences.len() {
                0 => return None,
                _ if update => self.written = Some(Written::Updated),
                count => {
                    let places = if count == 1 { "1 place".to_owned() } else { format!("{count} places") };
                    self.fail(
                        place.at,
                        format!("it differs from its golden `{shown}` in {places}; if that is meant, use `--update`"),
                    );
                }
            }
        }
        self.written.map(|_| text)
    }

    /// A volatile path that the command itself states and that leads nowhere is probably a typing mistake.
    fn note_idle_paths(&mut self, envelopes: &[Option<&Node<'_>>]) {
        let Test { settings, own_volatile, .. } = self.test;
        let own = settings.volatile.iter().rev().take(*own_volatile).map(|pointer| &pointer.value);
        let idle = own.filter(|pointer| envelopes.iter().flatten().all(|envelope| pointer.find(envelope).is_empty()));
        self.notes.extend(idle.map(|pointer| format!("the volatile path {} leads nowhere", excerpt(&pointer.to_string()))));
    }

    pub(crate) fn fail(&mut self, at: Range, message: String) {
        self.failures.push(Failure { at, message, is_trouble: false });
    }

    pub(crate) fn trouble(&mut self, at: Range, message: String) {
        self.failures.push(Failure { at, message, is_trouble: true });
    }
}

/// An excerpt of the first line.
fn beginning(bytes: &[u8]) -> String {
    if bytes.contains(&0) {
        return "binary data".to_owned();
    }
    let line = bytes.trim_ascii_start().split(|byte| *byte == b'\n').next().unwrap_or_default();
    excerpt(&String::from_utf8_lossy(line))
}
