//! Records of a stream: where each stands, and what to do about it.

use std::cell::RefCell;

use cli_envelope::observe::Totals;
use cli_envelope::stream::{Record, Splitter};
use cli_envelope::{Capture, Decision, Options, decide, glance, parts};

use crate::{buffers, kind, packed, quotes};

thread_local! {
    static STREAM: RefCell<Option<Stream>> = const { RefCell::new(None) };
}

struct Stream {
    splitter: Splitter,
    found: Found,
}

/// What the last piece held.
struct Found {
    options: Options,
    totals: Totals,
    /// Bytes before the piece.
    passed: u64,
    numbers: Vec<f64>,
    /// Decisions that carry text, and the first of each kind.
    quoted: Vec<Decision>,
    /// The kinds that JavaScript knows.
    known: Vec<u32>,
    /// The first record, where it began in an earlier piece.
    carried: Vec<u8>,
}

pub(crate) fn begin(options: Options) {
    let splitter = Splitter::new(options.max_bytes);
    let found = Found {
        options,
        totals: Totals::default(),
        passed: 0,
        numbers: Vec::new(),
        quoted: Vec::new(),
        known: Vec::new(),
        carried: Vec::new(),
    };
    STREAM.set(Some(Stream { splitter, found }));
}

pub(crate) fn push(mut piece: &[u8], counts: bool) -> usize {
    with(|Stream { splitter, found }| {
        found.forget();
        let length = piece.len() as u64;
        while let Some(record) = splitter.next(&mut piece) {
            found.add(record, counts);
        }
        found.passed += length;
        found.numbers.len() / NUMBERS
    })
}

pub(crate) fn finish(counts: bool) -> usize {
    with(|Stream { splitter, found }| {
        found.forget();
        if let Some(record) = splitter.finish() {
            found.add(record, counts);
        }
        found.numbers.len() / NUMBERS
    })
}

pub(crate) fn address() -> usize {
    with(|stream| stream.found.numbers.as_ptr() as usize)
}

pub(crate) fn quoted() -> usize {
    with(|stream| buffers::answer(|answer| stream.found.quoted.iter().for_each(|decision| parts::decision(decision, answer))))
}

/// Address and length.
pub(crate) fn carried() -> (usize, usize) {
    with(|stream| (stream.found.carried.as_ptr() as usize, stream.found.carried.len()))
}

pub(crate) fn totals() -> usize {
    with(|stream| buffers::answer(|answer| parts::totals(&stream.found.totals, answer)))
}

/// How many numbers a record is.
const NUMBERS: usize = 6;

fn with<T: Default>(work: impl FnOnce(&mut Stream) -> T) -> T {
    STREAM.with_borrow_mut(|stream| stream.as_mut().map_or_else(T::default, work))
}

impl Found {
    fn forget(&mut self) {
        self.numbers.clear();
        self.quoted.clear();
        self.carried.clear();
    }

    fn add(&mut self, record: Record<'_>, counts: bool) {
        let Record { number, line, column, offset, length, bytes } = record;
        let capture = Capture::new(bytes);
        let decision = if counts {
            let glance = glance(&capture, &self.options);
            self.totals.add_glance(&glance);
            glance.decision
        } else {
            decide(&capture, &self.options)
        };
        let kind = kind(&decision);
        let is_new = !self.known.contains(&kind);
        if is_new {
            self.known.push(kind);
        }
        if offset < self.passed {
            self.carried.extend_from_slice(bytes);
        }
        let [number, line, column, offset, length] = [number, line, column, offset, length].map(|number| number as f64);
        self.numbers.extend([packed(&decision, is_new), number, line, column, offset, length]);
        if is_new || quotes(&decision) {
            self.quoted.push(decision);
        }
    }
}
