//! The whole way from a capture to a report: locate, detect, validate, cross-field rules.

use std::ops::ControlFlow;

use crate::capture::{Capture, ExitStatus};
use crate::condition::Facts;
use crate::decide::{Code, Doubts, Situation, decision};
use crate::details::Details;
use crate::detect::{self, Wanted, dialect_by_address};
use crate::generated::tables::DIALECTS;
use crate::json::{FaultKind, Kind, Range, Text, Visited, excerpt, integer_value, is_integer, overflows_double, visit};
use crate::locate::{Breakage, Broken, Locator, Sighting, Sightings};
use crate::messages;
use crate::options::Options;
use crate::problems::{Listing, Problem, Problems, Steps};
use crate::program::{Dialect, Shape};
use crate::report::{Decision, Found, IssueCode, Report, Stream};
use crate::rules;
use crate::template::{self, Answer, Hit};
use crate::validate::validate;

/// Says everything there is to say about a capture. Total: whatever the bytes, the answer is a report.
///
/// ```
/// use cli_envelope::{Capture, Found, Options, inspect};
/// let capture = Capture::new(r#"{"schema":"animus.cli.v1","ok":true,"data":{"message":"ok"}}"#).with_exit_code(0);
/// let report = inspect(&capture, &Options::default());
/// assert_eq!(report.found, Found::Envelope);
/// assert_eq!(report.dialect.as_deref(), Some("animus/v1"));
/// assert!(report.valid);
/// ```
pub fn inspect(capture: &Capture<'_>, options: &Options) -> Report {
    report(capture, options, None)
}

/// The report on a capture with a stream that is too long, from the beginning of that stream: nobody has to hold more of it than
/// [`GLIMPSE`]. `length` is how many bytes the stream has in all. Where that is within `max_bytes` the beginning is taken for the whole.
///
/// ```
/// use cli_envelope::{Capture, Found, Options, Stream, inspect_beginning};
/// let beginning = Capture::new(r#"{"schema":"animus.cli.v1","ok":true,"data":["#);
/// let report = inspect_beginning(&beginning, Stream::Stdout, 3_000_000_000, &Options::default());
/// assert_eq!((report.found, report.dialect.as_deref()), (Found::TooLarge, Some("animus/v1")));
/// ```
pub fn inspect_beginning(capture: &Capture<'_>, stream: Stream, length: u64, options: &Options) -> Report {
    report(capture, options, Some((stream, length)))
}

/// How much of a stream that is too long is looked at, to name its dialect.
pub const GLIMPSE: usize = 64 * 1024;

fn report(capture: &Capture<'_>, options: &Options, longer: Option<(Stream, u64)>) -> Report {
    Findings::new(capture, options, longer).report()
}

/// What there is to say about a capture, before it is put into words.
#[derive(Debug)]
pub(crate) struct Findings<'a> {
    /// The stream that speaks.
    pub(crate) bytes: &'a [u8],
    pub(crate) exit: Option<i64>,
    pub(crate) valid: bool,
    pub(crate) decision: Decision,
    pub(crate) listing: Listing,
    /// Its problems have gone into the listing.
    pub(crate) reading: Reading,
}

impl<'a> Findings<'a> {
    /// `longer` names a stream of which the capture holds only the beginning, and its length.
    pub(crate) fn new(capture: &'a Capture<'_>, options: &Options, longer: Option<(Stream, u64)>) -> Findings<'a> {
        let mut reading = Reading::new(Problems::listing(options.max_issues), options);
        read_streams(&mut reading, capture, options, longer);
        let bytes = reading.stream.map_or(&[][..], |stream| stream_bytes(capture, stream));
        let decision = decision(&reading, capture, options);
        let valid = reading.is_valid();
        let listing = std::mem::replace(&mut reading.problems, Problems::verdict()).into_list();
        Findings { bytes, exit: capture.exit.code(), valid, decision, listing, reading }
    }

    /// Is a problem of this kind listed?
    pub(crate) fn lists(&self, code: IssueCode) -> bool {
        self.listing.iter().any(|problem| problem.code == code)
    }

    pub(crate) fn report(self) -> Report {
        let (issues, issues_omitted) = messages::issues(&self);
        let Findings { bytes, valid, decision, reading, .. } = self;
        Report {
            found: reading.found,
            dialect: reading.dialect.map(|dialect| dialect.id.to_owned()),
            revision: reading.revision,
            shape: reading.shape.map(|shape| shape.id.to_owned()),
            valid,
            stream: reading.stream,
            span: reading.range.map(|range| messages::span(bytes, range)),
            envelopes: reading.envelopes,
            outcome: reading.situation.outcome,
            error: reading.details.error(bytes, &reading.situation),
            decision,
            warnings: reading.details.warnings(bytes),
            issues,
            issues_omitted,
        }
    }
}

/// Is there an envelope, and is it free of errors? The same answer as [`Report::valid`], without building a report.
///
/// ```
/// use cli_envelope::{Capture, Options, is_valid};
/// assert!(!is_valid(&Capture::new("all good"), &Options::default()));
/// ```
pub fn is_valid(capture: &Capture<'_>, options: &Options) -> bool {
    if let Some(valid) = template::recall(capture, options, |hit| hit.answer.valid) {
        return valid;
    }
    let reading = read(capture, options, Problems::verdict());
    template::notice(capture, options, reading.look);
    reading.is_valid()
}

/// What a valid envelope is, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundEnvelope {
    /// The dialect's id.
    pub dialect: &'static str,
    /// The dialect's revision, where it has revisions.
    pub revision: Option<u8>,
    /// Which schema inside the dialect.
    pub shape: &'static str,
    /// The stream it stands on.
    pub stream: Stream,
    /// Its bytes in that stream.
    pub span: std::ops::Range<usize>,
}

/// Finds the valid envelope that decides, for those who read its text themselves. Nothing where [`is_valid`] says no.
///
/// ```
/// use cli_envelope::{Capture, Options, find};
/// let capture = Capture::new("log\n{\"schema\":\"animus.cli.v1\",\"ok\":true,\"data\":[]}");
/// let found = find(&capture, &Options::default()).expect("an envelope");
/// assert_eq!((found.dialect, found.shape, found.span), ("animus/v1", "success", 4..50));
/// ```
pub fn find(capture: &Capture<'_>, options: &Options) -> Option<FoundEnvelope> {
    if let Some(found) = template::recall(capture, options, FoundEnvelope::of_template) {
        return found;
    }
    let reading = read(capture, options, Problems::verdict());
    template::notice(capture, options, reading.look);
    if !reading.is_valid() {
        return None;
    }
    let range = reading.range?;
    Some(FoundEnvelope {
        dialect: reading.dialect?.id,
        revision: reading.revision,
        shape: reading.shape?.id,
        stream: reading.stream?,
        span: range.start..range.end,
    })
}

impl FoundEnvelope {
    fn of_template(hit: Hit<'_>) -> Option<FoundEnvelope> {
        let Answer { dialect, revision, shape, valid, .. } = *hit.answer;
        let span = hit.range.start..hit.range.end;
        valid.then_some(FoundEnvelope { dialect, revision, shape, stream: Stream::Stdout, span })
    }
}

/// Offsets inside a document are kept in 32 bits.
pub(crate) const LARGEST_STREAM: usize = u32::MAX as usize - 1;

/// What reading a capture gave.
#[derive(Debug)]
pub(crate) struct Reading {
    pub(crate) found: Found,
    pub(crate) dialect: Option<&'static Dialect>,
    pub(crate) revision: Option<u8>,
    pub(crate) shape: Option<&'static Shape>,
    pub(crate) stream: Option<Stream>,
    pub(crate) range: Option<Range>,
    pub(crate) envelopes: usize,
    pub(crate) problems: Problems,
    pub(crate) situation: Situation,
    pub(crate) details: Details,
    /// How the envelope looks, see [`crate::template`].
    pub(crate) look: Option<u64>,
}

impl Reading {
    #[inline(always)]
    fn new(problems: Problems, options: &Options) -> Reading {
        Reading {
            found: Found::None,
            dialect: None,
            revision: None,
            shape: None,
            stream: None,
            range: None,
            envelopes: 0,
            problems,
            situation: Situation::new(options),
            details: Details::default(),
            look: None,
        }
    }

    pub(crate) fn is_valid(&self) -> bool {
        matches!(self.found, Found::Envelope | Found::Ambiguous) && !self.problems.any_error()
    }
}

pub(crate) fn stream_bytes<'a>(capture: &'a Capture<'_>, stream: Stream) -> &'a [u8] {
    match stream {
        Stream::Stdout => &capture.stdout,
        Stream::Stderr => &capture.stderr,
    }
}

// Inlined, because a reading is large and would be copied.
#[inline(always)]
pub(crate) fn read(capture: &Capture<'_>, options: &Options, problems: Problems) -> Reading {
    let mut reading = Reading::new(problems, options);
    read_streams(&mut reading, capture, options, None);
    reading
}

/// Reads a capture; `longer` names a stream of which the capture holds only the beginning, and its length.
fn read_streams(reading: &mut Reading, capture: &Capture<'_>, options: &Options, longer: Option<(Stream, u64)>) {
    let wanted = options.dialect.as_deref().and_then(dialect_by_address);
    let mut locator = Locator::new(options.max_depth, wanted, capture.exit.code());
    read_into(reading, &mut locator, wanted, capture, options, longer);
    reading.look = template::look(reading, locator.scanner.index());
    locator.put_back();
    if !matches!(reading.found, Found::Envelope | Found::Ambiguous) {
        reading.situation.code = Code::Own("parse_failure");
    }
    if capture.timed_out {
        reading.situation.end_by_our_clock();
    }
}

/// Fills in the reading. It is large, so it is handed on by reference.
fn read_into(
    reading: &mut Reading,
    locator: &mut Locator,
    wanted: Option<Wanted>,
    capture: &Capture<'_>,
    options: &Options,
    longer: Option<(Stream, u64)>,
) {
    if let (Some(address), None) = (&options.dialect, wanted) {
        reading.problems.push(Problem::new(IssueCode::UnknownDialect, None).found(excerpt(address)));
    }
    for stream in [Stream::Stdout, Stream::Stderr] {
        let bytes = stream_bytes(capture, stream);
        let limit = options.max_bytes.min(LARGEST_STREAM);
        let length = longer.filter(|(longer, _)| *longer == stream).map_or(bytes.len() as u64, |(_, length)| length);
        if length > limit as u64 {
            too_large(reading, locator, stream, bytes, length, limit);
            return;
        }
    }
    let stdout = locator.read(Stream::Stdout, &capture.stdout);
    let stderr = if capture.stderr.is_empty() { Sightings::default() } else { locator.read(Stream::Stderr, &capture.stderr) };
    reading.envelopes = stdout.count + stderr.count;
    note_exit(&mut reading.problems, capture);
    let pool = Pool::new(&stdout, &stderr);
    if let Some(broken) = deciding_breakage(&stdout, &stderr, &pool) {
        broken_document(reading, capture, options, broken);
        return;
    }
    let Some(sighting) = pool.deciding() else {
        if stdout.count + stderr.count == 0 {
            reading.problems.push(Problem::new(IssueCode::NoEnvelope, None).expected(json_flag(&capture.argv)));
        }
        return;
    };
    let own = if sighting.stream == Stream::Stdout { &stdout } else { &stderr };
    note_surroundings(&mut reading.problems, own, &pool, sighting);
    reading.found = if pool.contradicts() { Found::Ambiguous } else { Found::Envelope };
    reading.stream = Some(sighting.stream);
    reading.range = Some(sighting.range);
    envelope(reading, capture, options, locator, sighting, wanted);
}

/// The option that makes the program print JSON, where the program is known.
fn json_flag(argv: &[String]) -> &'static str {
    let program = argv.first().map_or("", |program| {
        let name = program.bytes().rposition(|byte| matches!(byte, b'/' | b'\\')).map_or(0, |slash| slash + 1);
        program.get(name..).unwrap_or_default()
    });
    let dialect = DIALECTS.iter().find(|dialect| dialect.programs.contains(&program.strip_suffix(".exe").unwrap_or(program)));
    dialect.map_or("--json or --output-format json in many programs", |dialect| dialect.json_flag)
}

/// The envelopes that may speak: those on standard output, and those on standard error unless their dialect is read there only
/// when standard output holds none.
struct Pool<'a> {
    last: Option<&'a Sighting>,
    last_failing: Option<&'a Sighting>,
    count: usize,
    failing: usize,
}

impl<'a> Pool<'a> {
    fn new(stdout: &'a Sightings, stderr: &'a Sightings) -> Pool<'a> {
        let fallback = |sighting: &Sighting| sighting.dialect.streams.fallback;
        let ignore_stderr = stdout.count > 0 && stderr.last.as_ref().is_none_or(fallback);
        if ignore_stderr {
            let Sightings { last, last_failing, count, failing, .. } = stdout;
            return Pool { last: last.as_ref(), last_failing: last_failing.as_ref(), count: *count, failing: *failing };
        }
        Pool {
            last: stdout.last.as_ref().or(stderr.last.as_ref()),
            last_failing: stdout.last_failing.as_ref().or(stderr.last_failing.as_ref()),
            count: stdout.count + stderr.count,
            failing: stdout.failing + stderr.failing,
        }
    }

    fn contradicts(&self) -> bool {
        self.failing > 0 && self.failing < self.count
    }

    fn deciding(&self) -> Option<&'a Sighting> {
        if self.contradicts() { self.last_failing } else { self.last }
    }
}

/// The broken document that overrides whatever else was found, if there is one.
///
/// A document cut off by the end of the stream might have been the envelope that counts, and so might one whose readable part
/// shows a dialect. A broken line among prose matters only where nothing better was found.
fn deciding_breakage(stdout: &Sightings, stderr: &Sightings, pool: &Pool<'_>) -> Option<Broken> {
    let weighs = |broken: &&Broken| {
        let alone_on_stdout = broken.stream == Stream::Stdout && broken.stands_alone;
        broken.dialect.is_some() || (alone_on_stdout && (broken.is_truncated() || pool.count == 0))
    };
    stdout.broken.iter().chain(&stderr.broken).find(weighs).copied()
}

fn too_large(reading: &mut Reading, locator: &mut Locator, stream: Stream, bytes: &[u8], length: u64, limit: usize) {
    reading.found = Found::TooLarge;
    reading.stream = Some(stream);
    reading.dialect = locator.glimpse(stream, bytes.get(..limit.min(GLIMPSE)).unwrap_or(bytes));
    let problem = Problem::new(IssueCode::TooLarge, None).expected(format!("{limit} bytes"));
    reading.problems.push(problem.found(format!("{length} bytes")));
}

fn broken_document(reading: &mut Reading, capture: &Capture<'_>, options: &Options, broken: Broken) {
    let bytes = stream_bytes(capture, broken.stream);
    reading.stream = Some(broken.stream);
    reading.found = if broken.is_truncated() { Found::Truncated } else { Found::Malformed };
    if !broken.is_truncated() {
        reading.dialect = broken.dialect;
    }
    let problem = match broken.problem {
        Breakage::InvalidUtf8 => Problem::new(IssueCode::InvalidUtf8, broken.at),
        Breakage::Fault(FaultKind::Truncated) => {
            Problem::new(IssueCode::TruncatedDocument, broken.at).expected(broken.dialect.map_or("", |dialect| dialect.id))
        }
        Breakage::Fault(FaultKind::TooDeep) => {
            Problem::new(IssueCode::TooDeep, broken.at).expected(format!("{} levels", options.max_depth))
        }
        Breakage::Fault(FaultKind::DuplicateKey) => {
            let mut problem = Problem::new(IssueCode::DuplicateKey, broken.at);
            visit(bytes, broken.start, |path, _, at| {
                if at == broken.at {
                    problem.path = Steps::new(path);
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            problem
        }
        Breakage::Fault(FaultKind::Unexpected(expected)) => {
            let found = excerpt(&String::from_utf8_lossy(broken.at.of(bytes)));
            Problem::new(IssueCode::InvalidJson, broken.at).expected(expected).found(found)
        }
    };
    reading.problems.push(problem);
}

fn note_exit(problems: &mut Problems, capture: &Capture<'_>) {
    if capture.exit == ExitStatus::Unknown && !capture.timed_out {
        problems.push(Problem::new(IssueCode::ExitCodeUnknown, None));
    }
}

/// What the place of the envelope says: its stream, its company, the text around it.
fn note_surroundings(problems: &mut Problems, own: &Sightings, pool: &Pool<'_>, sighting: &Sighting) {
    let opening = Range::new(sighting.range.start, sighting.range.start + 1);
    if own.byte_order_mark {
        problems.push(Problem::new(IssueCode::ByteOrderMark, Range::new(0, 3)));
    }
    if let Some(noise) = own.noise {
        problems.push(Problem::new(IssueCode::TextAroundEnvelope, noise));
    }
    if pool.contradicts() {
        problems.push(Problem::new(IssueCode::ContradictingEnvelopes, opening).found(pool.count.to_string()));
    } else if pool.count > 1 {
        problems.push(Problem::new(IssueCode::SeveralEnvelopes, opening).found(pool.count.to_string()));
    }
    let streams = &sighting.dialect.streams;
    let expected = if sighting.fails() { streams.failure } else { streams.success };
    if sighting.supported && sighting.stream != expected {
        let problem = Problem::new(IssueCode::WrongStream, opening);
        problems.push(problem.expected(stream_phrase(expected)).found(stream_phrase(sighting.stream)));
    }
}

fn stream_phrase(stream: Stream) -> &'static str {
    match stream {
        Stream::Stdout => "standard output",
        Stream::Stderr => "standard error",
    }
}

/// Names and validates the deciding envelope.
fn envelope(
    reading: &mut Reading,
    capture: &Capture<'_>,
    options: &Options,
    locator: &mut Locator,
    sighting: &Sighting,
    wanted: Option<Wanted>,
) {
    let bytes = stream_bytes(capture, sighting.stream);
    let range = sighting.range;
    if !locator.scanned_last(sighting) {
        locator.scanner.scan(bytes, range.start);
    }
    let dialect = sighting.dialect;
    let exit = capture.exit.code();
    let index = locator.scanner.index();
    let facts = Facts::new(bytes, index, range, sighting.stream, exit, dialect);
    if !sighting.supported {
        reading.situation.unsupported = true;
        reading.problems.push(rules::problem(&facts, IssueCode::UnsupportedVersion, dialect.version_at));
        return;
    }
    let possible = match wanted.and_then(|wanted| wanted.revision) {
        Some(revision) => 1 << revision,
        None => detect::possible_revisions(&facts),
    };
    let facts = facts.of_revision(possible.checked_ilog2().map_or(0, |_| possible.trailing_zeros() as u8));
    let shape = sighting.shape;
    let edition = dialect.revisions.iter().position(|revision| revision.id == facts.revision).unwrap_or(0);
    reading.dialect = Some(dialect);
    reading.revision = (!dialect.revisions.is_empty()).then_some(facts.revision);
    reading.shape = Some(shape);
    if reading.problems.decides() {
        let doubts = Doubts {
            ambiguous: reading.found == Found::Ambiguous,
            contradiction: rules::contradicts(&facts, shape, edition),
            unproven_exit: detect::is_unproven(&facts, possible),
        };
        reading.situation.hear(&facts, sighting, doubts, capture, options);
    }
    let problems = &mut reading.problems;
    if !problems.is_wanted() {
        if problems.names_failures() {
            reading.details = Details::names(&facts, &reading.situation);
        }
        return;
    }
    if let Some(program) = shape.programs.get(edition) {
        validate(bytes, range, index, program, problems);
    }
    if !problems.settled() {
        rules::check(&facts, shape, edition, problems);
    }
    if problems.is_listing() {
        reading.details = Details::of(&facts, &reading.situation);
    }
    if sighting.peculiar && problems.is_listing() {
        note_peculiarities(bytes, range, problems);
    }
}

/// Numbers that most readers cannot hold, and halves of surrogate pairs.
fn note_peculiarities(bytes: &[u8], range: Range, problems: &mut Problems) {
    visit(bytes, range.start, |path, visited, at| {
        let text = at.of(bytes);
        match visited {
            Visited::Key | Visited::Scalar(Kind::String) => {
                if let Some(offset) = Text::quoted(text).lone_surrogate() {
                    let escape = Range::new(at.start + 1 + offset, at.start + 7 + offset);
                    problems.push(Problem::new(IssueCode::LoneSurrogate, escape).path(path));
                }
            }
            Visited::Scalar(Kind::Number) if overflows_double(text) => {
                problems.push(Problem::new(IssueCode::NumberOutOfRange, at).path(path));
            }
            Visited::Scalar(Kind::Number) if is_integer(text) && !is_safe_integer(text) => {
                problems.push(Problem::new(IssueCode::UnsafeInteger, at).path(path));
            }
            Visited::Scalar(_) => {}
        }
        ControlFlow::Continue(())
    });
}

/// Within ±(2^53 − 1), where doubles hold every integer.
fn is_safe_integer(text: &[u8]) -> bool {
    const LARGEST: i64 = (1 << 53) - 1;
    integer_value(text).is_some_and(|value| (-LARGEST..=LARGEST).contains(&value))
}

/// The `$id` of the deciding envelope's schema, and its text, where the envelope is valid.
#[cfg(feature = "types")]
pub(crate) fn typed_source<'a>(capture: &'a Capture<'_>, options: &Options) -> Option<(&'static str, &'a [u8])> {
    let reading = read(capture, options, Problems::verdict());
    if !reading.is_valid() {
        return None;
    }
    let revisions = reading.dialect?.revisions;
    let position = revisions.iter().position(|revision| Some(revision.id) == reading.revision).unwrap_or(0);
    let schema = reading.shape?.schemas.get(position)?;
    Some((schema, reading.range?.of(stream_bytes(capture, reading.stream?))))
}
