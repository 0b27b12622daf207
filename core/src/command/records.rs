//! A stream of records, checked as it comes: flat memory, several cores where that pays, the order kept.

use std::collections::VecDeque;
use std::io::{ErrorKind, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, Scope};

use crate::stream::{Record, Splitter};

/// As much as is read at once.
const PIECE: usize = 256 * 1024;

/// Whoever delivers less at a time is slower than one core, and may be somebody who wants to see the answer at once.
const BUSY: usize = 16 * 1024;

/// What happens to a stream.
pub(super) trait Check: Sync {
    /// What is made of records.
    type Output: Default + Send;
    /// Why to stop.
    type Stop;

    /// Adds a record; from any thread.
    fn record(&self, record: &Record<'_>, output: &mut Self::Output);
}

/// Is given what a stream gives, in its order.
type Take<'t, C> = dyn FnMut(Taken<'_, <C as Check>::Output>) -> Result<(), <C as Check>::Stop> + 't;

/// Reads to the end and hands what is made of the records to `take`, in their order.
pub(super) fn each<C: Check>(
    reader: &mut dyn Read,
    max_bytes: usize,
    cores: usize,
    check: &C,
    take: &mut Take<'_, C>,
) -> Result<(), C::Stop> {
    thread::scope(|scope| {
        let mut splitter = Splitter::new(max_bytes);
        let mut pool: Option<Pool<C>> = None;
        let mut piece = vec![0; PIECE];
        let mut is_first = true;
        loop {
            let count = match reader.read(&mut piece) {
                Ok(0) => break,
                Ok(count) => count,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => {
                    drain(&mut pool, take)?;
                    return take(Taken::Broken(error));
                }
            };
            let mut rest = piece.get(..count).unwrap_or_default();
            take(Taken::Piece(rest))?;
            // A short stream is not worth a thread.
            let pays = cores > 1 && count >= BUSY && !is_first;
            is_first = false;
            if pays && pool.is_none() {
                pool = Pool::start(scope, cores, check);
            }
            if let (true, Some(pool)) = (pays, &mut pool) {
                let mut batch = Batch::default();
                while let Some(record) = splitter.next(&mut rest) {
                    batch.push(&record);
                }
                if let Some(output) = pool.submit(batch) {
                    take(Taken::Output(output))?;
                }
            } else {
                drain(&mut pool, take)?;
                let mut output = C::Output::default();
                while let Some(record) = splitter.next(&mut rest) {
                    check.record(&record, &mut output);
                }
                take(Taken::Output(output))?;
            }
        }
        drain(&mut pool, take)?;
        let mut output = C::Output::default();
        if let Some(record) = splitter.finish() {
            check.record(&record, &mut output);
        }
        take(Taken::Output(output))
    })
}

/// What a stream gives.
pub(super) enum Taken<'a, O> {
    /// The next bytes, before they are looked at.
    Piece(&'a [u8]),
    /// What was made of some records.
    Output(O),
    /// The stream cannot be read to its end.
    Broken(std::io::Error),
}

fn drain<C: Check>(pool: &mut Option<Pool<C>>, take: &mut Take<'_, C>) -> Result<(), C::Stop> {
    while let Some(output) = pool.as_mut().and_then(Pool::collect) {
        take(Taken::Output(output))?;
    }
    Ok(())
}

/// Threads that check batches, each with a queue of its own, so that answers come back in the order of the questions.
struct Pool<C: Check> {
    workers: Vec<(SyncSender<Batch>, Receiver<C::Output>)>,
    /// The workers that owe an answer, the one who was asked first in front.
    owing: VecDeque<usize>,
    next: usize,
}

impl<C: Check> Pool<C> {
    /// Nothing where the system grants no thread.
    fn start<'scope>(scope: &'scope Scope<'scope, '_>, cores: usize, check: &'scope C) -> Option<Pool<C>> {
        let mut workers = Vec::new();
        for _ in 0..cores {
            let (ask, questions) = sync_channel::<Batch>(1);
            let (answer, answers) = sync_channel(2);
            let work = move || {
                for batch in questions {
                    let mut output = C::Output::default();
                    batch.records().for_each(|record| check.record(&record, &mut output));
                    if answer.send(output).is_err() {
                        return;
                    }
                }
            };
            if thread::Builder::new().spawn_scoped(scope, work).is_ok() {
                workers.push((ask, answers));
            }
        }
        (!workers.is_empty()).then_some(Pool { workers, owing: VecDeque::new(), next: 0 })
    }

    /// Gives a batch to the worker whose turn it is, and gives back an answer where enough of them are owed.
    fn submit(&mut self, batch: Batch) -> Option<C::Output> {
        let collected = if self.owing.len() >= 2 * self.workers.len() { self.collect() } else { None };
        if let Some((ask, _)) = self.workers.get(self.next) {
            // Workers end only when nobody can ask them any more.
            let _ = ask.send(batch);
            self.owing.push_back(self.next);
            self.next = (self.next + 1) % self.workers.len();
        }
        collected
    }

    /// The oldest answer owed.
    fn collect(&mut self) -> Option<C::Output> {
        let worker = self.owing.pop_front()?;
        self.workers.get(worker)?.1.recv().ok()
    }
}

/// Records on their way to another thread.
#[derive(Default)]
struct Batch {
    bytes: Vec<u8>,
    places: Vec<Place>,
}

struct Place {
    number: u64,
    line: u64,
    column: u64,
    offset: u64,
    length: u64,
    /// Where its text ends in the batch.
    end: usize,
}

impl Batch {
    fn push(&mut self, record: &Record<'_>) {
        let Record { number, line, column, offset, length, bytes } = *record;
        self.bytes.extend_from_slice(bytes);
        self.places.push(Place { number, line, column, offset, length, end: self.bytes.len() });
    }

    fn records(&self) -> impl Iterator<Item = Record<'_>> {
        let mut start = 0;
        self.places.iter().map(move |place| {
            let Place { number, line, column, offset, length, end } = *place;
            let bytes = self.bytes.get(start..end).unwrap_or_default();
            start = end;
            Record { number, line, column, offset, length, bytes }
        })
    }
}
