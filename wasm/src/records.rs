//! Records of a stream: where each stands, and what to do about it.

use std::cell::RefCell;

use cli_envelope::stream::{Decider, Record};
use cli_envelope::{Decision, Options, parts};

use crate::{buffers, kind, packed, quotes};

thread_local! {
    static STREAM: RefCell<Option<Stream>> = const { RefCell::new(None) };
}

struct Stream {
    decider: Decider,
    found: Found,
}

/// What the last piece held.
#[derive(Default)]
struct Found {
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
    STREAM.set(Some(Stream { decider: Decider::new(options), found: Found::default() }));
}

pub(crate) fn push(mut piece: &[u8], counts: bool) -> usize {
    with(|Stream { decider, found }| {
        found.forget();
        let length = piece.len() as u64;
        while let Some((record, decision)) = decider.next(&mut piece, counts) {
            found.add(&record, decision, counts);
        }
        found.passed += length;
        found.count(counts)
    })
}

pub(crate) fn finish(counts: bool) -> usize {
    with(|Stream { decider, found }| {
        found.forget();
        if let Some((record, decision)) = decider.finish(counts) {
            found.add(&record, decision, counts);
        }
        found.count(counts)
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
    with(|stream| buffers::answer(|answer| parts::totals(stream.decider.tally(), answer)))
}

/// How many numbers a record is; where records are counted, it is its decision alone.
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

    fn count(&self, counts: bool) -> usize {
        self.numbers.len() / if counts { 1 } else { NUMBERS }
    }

    fn add(&mut self, record: &Record<'_>, decision: Decision, counts: bool) {
        let kind = kind(&decision);
        let is_new = !self.known.contains(&kind);
        if is_new {
            self.known.push(kind);
        }
        let Record { number, line, column, offset, length, bytes } = *record;
        if offset < self.passed {
            self.carried.extend_from_slice(bytes);
        }
        let packed = packed(&decision, is_new);
        if counts {
            self.numbers.push(packed);
        } else {
            let [number, line, column, offset, length] = [number, line, column, offset, length].map(|number| number as f64);
            self.numbers.extend_from_slice(&[packed, number, line, column, offset, length]);
        }
        if is_new || quotes(&decision) {
            self.quoted.push(decision);
        }
    }
}
