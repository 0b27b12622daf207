//! Finding envelopes among whatever else a process printed, in one pass over each stream.
//!
//! A document may start at a `{` that is followed by a key or by `}`. A document that cannot be read is never searched for
//! smaller ones: what stands inside a broken envelope is not an envelope.

use std::cell::Cell;

use crate::condition::Facts;
use crate::detect::{Detected, Wanted, detect, shape};
use crate::generated::tables::DIALECTS;
use crate::json::{Fault, FaultKind, Range, Scanner, skip_space};
use crate::program::{Dialect, Says, Shape};
use crate::report::Stream;

/// An envelope seen on a stream.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sighting {
    pub(crate) stream: Stream,
    pub(crate) range: Range,
    pub(crate) dialect: &'static Dialect,
    /// Not so for a version that cannot be read; `dialect` is then only the family.
    pub(crate) supported: bool,
    pub(crate) shape: &'static Shape,
    pub(crate) peculiar: bool,
}

impl Sighting {
    pub(crate) fn fails(&self) -> bool {
        !self.supported || self.shape.says != Says::Success
    }
}

/// A document that could not be read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Broken {
    pub(crate) stream: Stream,
    pub(crate) start: usize,
    pub(crate) problem: Breakage,
    pub(crate) at: Range,
    /// The dialect, where the part that could be read shows it.
    pub(crate) dialect: Option<&'static Dialect>,
    /// It stood where a document belongs, not in the middle of a line of prose.
    pub(crate) stands_alone: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Breakage {
    Fault(FaultKind),
    InvalidUtf8,
}

impl Broken {
    pub(crate) fn is_truncated(&self) -> bool {
        self.problem == Breakage::Fault(FaultKind::Truncated)
    }
}

/// What one stream holds. Only the envelopes that can decide are kept, so a stream of millions costs no memory.
#[derive(Debug, Default)]
pub(crate) struct Sightings {
    pub(crate) count: usize,
    pub(crate) failing: usize,
    pub(crate) last: Option<Sighting>,
    pub(crate) last_failing: Option<Sighting>,
    pub(crate) broken: Option<Broken>,
    /// The first text outside any envelope.
    pub(crate) noise: Option<Range>,
    pub(crate) byte_order_mark: bool,
}

thread_local! {
    /// The scanner of the last capture, kept for its buffers: reading a small envelope then allocates nothing.
    static SPARE: Cell<Option<Box<Scanner>>> = const { Cell::new(None) };
}

/// Reads streams one after the other and remembers which document its scanner saw last.
#[derive(Debug)]
pub(crate) struct Locator {
    pub(crate) scanner: Box<Scanner>,
    wanted: Option<Wanted>,
    exit: Option<i64>,
    last: Option<(Stream, usize)>,
}

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

impl Locator {
    pub(crate) fn new(max_depth: usize, wanted: Option<Wanted>, exit: Option<i64>) -> Locator {
        let mut scanner = SPARE.take().unwrap_or_else(|| Box::new(Scanner::new()));
        scanner.set_max_depth(max_depth);
        Locator { scanner, wanted, exit, last: None }
    }

    /// Hands the scanner's buffers to the next capture of this thread.
    pub(crate) fn put_back(self) {
        if self.scanner.is_worth_keeping() {
            SPARE.set(Some(self.scanner));
        }
    }

    /// Is the scanner's index still that of this envelope?
    pub(crate) fn scanned_last(&self, sighting: &Sighting) -> bool {
        self.last == Some((sighting.stream, sighting.range.start))
    }

    /// Everything on one stream.
    pub(crate) fn read(&mut self, stream: Stream, bytes: &[u8]) -> Sightings {
        let mut sightings = Sightings { byte_order_mark: bytes.starts_with(BYTE_ORDER_MARK), ..Sightings::default() };
        let mut at = if sightings.byte_order_mark { BYTE_ORDER_MARK.len() } else { 0 };
        // Text up to here belongs to a document or has been passed over.
        let mut settled = at;
        while let Some(opening) = next_opening(bytes, at, settled) {
            let Opening { start, stands_alone, is_object } = opening;
            let scanned = self.scanner.scan(bytes, start);
            self.last = Some((stream, start));
            let range = Range::new(start, scanned.end);
            let fault = scanned.fault.map(|Fault { kind, at }| (Breakage::Fault(kind), at));
            let not_text = |range| if scanned.garbled { invalid_utf8(bytes, range) } else { None };
            let problem = fault.or_else(|| not_text(range).map(|at| (Breakage::InvalidUtf8, at)));
            let detected = if is_object { self.detect(stream, bytes, range) } else { Detected::Nothing };
            match problem {
                Some((problem, place)) => {
                    let dialect = match detected {
                        Detected::Dialect(dialect) => Some(dialect),
                        Detected::Unsupported(_) | Detected::Nothing => None,
                    };
                    if is_object {
                        sightings.note_broken(Broken { stream, start, problem, at: place, dialect, stands_alone });
                    }
                }
                None => {
                    if let Some(sighting) = self.sighting(stream, bytes, range, detected, scanned.peculiar) {
                        sightings.note_noise(bytes, settled, start);
                        sightings.note(sighting);
                        settled = range.end;
                    }
                }
            }
            at = if scanned.complete { range.end } else { after_broken(bytes, opening, range.end) };
            if settled == at && skip_space(bytes, at) == bytes.len() {
                return sightings;
            }
        }
        sightings.note_noise(bytes, settled, bytes.len());
        sightings
    }

    /// The dialect shown by what can be read of the first document, for a stream too large to be read whole.
    pub(crate) fn glimpse(&mut self, stream: Stream, bytes: &[u8]) -> Option<&'static Dialect> {
        let start = next_opening(bytes, 0, 0).filter(|opening| opening.is_object)?.start;
        self.scanner.scan(bytes, start);
        match self.detect(stream, bytes, Range::new(start, bytes.len())) {
            Detected::Dialect(dialect) => Some(dialect),
            Detected::Unsupported(_) | Detected::Nothing => None,
        }
    }

    fn facts<'a>(&'a self, stream: Stream, bytes: &'a [u8], range: Range) -> Facts<'a> {
        Facts::new(bytes, self.scanner.index(), range, stream, self.exit, &DIALECTS[0])
    }

    fn detect(&self, stream: Stream, bytes: &[u8], range: Range) -> Detected {
        match self.wanted {
            Some(wanted) => Detected::Dialect(wanted.dialect),
            None => detect(&self.facts(stream, bytes, range)),
        }
    }

    fn sighting(&self, stream: Stream, bytes: &[u8], range: Range, detected: Detected, peculiar: bool) -> Option<Sighting> {
        let sighting = |dialect, supported, shape| Some(Sighting { stream, range, dialect, supported, shape, peculiar });
        match detected {
            Detected::Nothing => None,
            Detected::Unsupported(dialect) => sighting(dialect, false, &dialect.otherwise),
            Detected::Dialect(dialect) => sighting(dialect, true, shape(&Facts { dialect, ..self.facts(stream, bytes, range) })),
        }
    }
}

impl Sightings {
    fn note(&mut self, sighting: Sighting) {
        self.count += 1;
        if sighting.fails() {
            self.failing += 1;
            self.last_failing = Some(sighting);
        }
        self.last = Some(sighting);
    }

    /// A document that shows its dialect tells more than one that does not; among equals the last one counts.
    fn note_broken(&mut self, broken: Broken) {
        let rank = |broken: &Broken| (broken.is_truncated(), broken.dialect.is_some(), broken.stands_alone);
        if self.broken.as_ref().is_none_or(|earlier| rank(earlier) <= rank(&broken)) {
            self.broken = Some(broken);
        }
    }

    #[inline]
    fn note_noise(&mut self, bytes: &[u8], from: usize, to: usize) {
        if from != to {
            self.note_text(bytes, from, to);
        }
    }

    fn note_text(&mut self, bytes: &[u8], from: usize, to: usize) {
        if self.noise.is_some() {
            return;
        }
        let start = skip_space(bytes, from);
        if start < to {
            let line = bytes.get(start..to).unwrap_or_default();
            let end = memchr::memchr(b'\n', line).map_or(to, |newline| start + newline);
            self.noise = Some(Range::new(start, start + line.get(..end - start).unwrap_or_default().trim_ascii_end().len()));
        }
    }
}

/// A place where a document may start.
#[derive(Debug, Clone, Copy)]
struct Opening {
    start: usize,
    /// Only white space, or another document, stands before it on its line.
    stands_alone: bool,
    is_object: bool,
}

/// The next `{` or `[` that can open a document. An array counts only where it stands alone: it hides what it holds.
fn next_opening(bytes: &[u8], from: usize, settled: usize) -> Option<Opening> {
    // Most captures are an envelope and nothing else.
    if from == 0 && bytes.first() == Some(&b'{') && bytes.get(skip_space(bytes, 1)) == Some(&b'"') {
        return Some(Opening { start: 0, stands_alone: true, is_object: true });
    }
    let mut at = from;
    loop {
        at += memchr::memchr2(b'{', b'[', bytes.get(at..)?)?;
        let stands_alone = stands_alone(bytes, at, settled);
        let next = bytes.get(skip_space(bytes, at + 1));
        let is_object = bytes.get(at) == Some(&b'{');
        let plausible = match (is_object, next) {
            (true, None | Some(b'"' | b'}')) => true,
            // The first thing printed is an attempt at an object, however badly it goes on.
            (true, Some(_)) => skip_space(bytes, byte_order_mark_end(bytes)) == at,
            (false, Some(b'{' | b'[' | b'"' | b'-' | b'0'..=b'9' | b't' | b'f' | b'n' | b']')) => stands_alone,
            (false, _) => false,
        };
        if plausible {
            return Some(Opening { start: at, stands_alone, is_object });
        }
        at += 1;
    }
}

fn byte_order_mark_end(bytes: &[u8]) -> usize {
    if bytes.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 }
}

fn stands_alone(bytes: &[u8], at: usize, settled: usize) -> bool {
    let before = bytes.get(settled.min(at)..at).unwrap_or_default();
    before.iter().rev().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r')).is_none_or(|byte| *byte == b'\n')
}

/// Where to go on after a document that broke off at `stopped`.
fn after_broken(bytes: &[u8], opening: Opening, stopped: usize) -> usize {
    let rest = |from: usize| bytes.get(from..).unwrap_or_default();
    if !opening.is_object {
        let holds_containers = matches!(bytes.get(skip_space(bytes, opening.start + 1)), Some(b'{' | b'['));
        if !holds_containers {
            // A log line's `[2026-04-22]` or `[1/3]`; the rest of the line may hold an envelope.
            return stopped.max(opening.start + 1);
        }
    }
    if !opening.stands_alone {
        // Prose with a brace in it: the next line is another matter.
        return memchr::memchr(b'\n', rest(stopped)).map_or(bytes.len(), |newline| stopped + newline + 1);
    }
    // A document of its own that is broken. What it holds is usually indented or on the same line; the next document is neither.
    let mut at = stopped;
    loop {
        let starts_line = at == 0 || bytes.get(at - 1) == Some(&b'\n');
        if at > opening.start && starts_line && matches!(bytes.get(at), Some(b'{' | b'[')) {
            return at;
        }
        match memchr::memchr(b'\n', rest(at)) {
            Some(newline) => at += newline + 1,
            None => return bytes.len(),
        }
    }
}

/// The first invalid sequence in a document, if any.
fn invalid_utf8(bytes: &[u8], range: Range) -> Option<Range> {
    let error = std::str::from_utf8(range.of(bytes)).err()?;
    let start = range.start + error.valid_up_to();
    Some(Range::new(start, start + error.error_len().unwrap_or(1)))
}
