//! The memory that both sides share: one buffer for what comes in, one for what goes out.

use std::cell::{Cell, RefCell};
use std::ops::Range;

use cli_envelope::parts::Parts as _;
use cli_envelope::{FoundEnvelope, Stream};

use crate::answer::Answer;

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Answer> = RefCell::default();
    static ASIDE: RefCell<Answer> = RefCell::default();
    #[cfg(feature = "migrate")]
    static OUTPUT: RefCell<String> = const { RefCell::new(String::new()) };
    static NAMES: RefCell<Vec<Name>> = const { RefCell::new(Vec::new()) };
    static SPAN: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// What an envelope is: dialect, revision and shape.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Name(&'static str, Option<u8>, &'static str);

/// The three parts of the input.
pub(crate) struct Parts<'a> {
    pub(crate) stdout: &'a [u8],
    pub(crate) stderr: &'a [u8],
    pub(crate) call: &'a [u8],
}

pub(crate) fn reserve(size: usize) -> usize {
    INPUT.with_borrow_mut(|input| {
        if input.len() < size {
            // Nobody needs the old content, so it is not moved.
            *input = Vec::new();
            *input = vec![0; size];
        }
        input.as_ptr() as usize
    })
}

/// Turns Latin-1 into UTF-8 and tells its length. As many bytes as `length` says stand as far behind `at`, where the UTF-8 begins: so it
/// never overtakes what it is made of.
pub(crate) fn widen(at: usize, length: usize) -> usize {
    INPUT.with_borrow_mut(|input| {
        let (mut from, end) = (at + length, at + 2 * length);
        let mut to = at;
        while from < end {
            let chunk = input.get(from..end).and_then(|rest| rest.first_chunk::<16>()).copied();
            if let Some(chunk) = chunk.filter(|chunk| u128::from_le_bytes(*chunk) & HIGHS == 0) {
                if let Some(room) = input.get_mut(to..to + chunk.len()) {
                    room.copy_from_slice(&chunk);
                }
                from += chunk.len();
                to += chunk.len();
                continue;
            }
            // A few bytes one by one, and then another try.
            for _ in 0..16.min(end - from) {
                let character = char::from(input.get(from).copied().unwrap_or_default());
                let room = input.get_mut(to..to + character.len_utf8()).unwrap_or_default();
                if !room.is_empty() {
                    character.encode_utf8(room);
                }
                from += 1;
                to += character.len_utf8();
            }
        }
        to - at
    })
}

/// The bit that a byte outside ASCII has, in every byte.
const HIGHS: u128 = 0x8080_8080_8080_8080_8080_8080_8080_8080;

/// Lends the parts of the input, as far as they are there.
pub(crate) fn read<T>(stdout: usize, stderr: usize, call: usize, work: impl FnOnce(Parts<'_>) -> T) -> T {
    INPUT.with_borrow(|input| {
        let (stdout, rest) = input.split_at_checked(stdout).unwrap_or((input, &[]));
        let (stderr, rest) = rest.split_at_checked(stderr).unwrap_or((rest, &[]));
        work(Parts { stdout, stderr, call: rest.get(..call).unwrap_or(rest) })
    })
}

/// Makes an answer for JavaScript to read, and tells its address.
pub(crate) fn answer(make: impl FnOnce(&mut Answer)) -> usize {
    ANSWER.with_borrow_mut(|answer| answer.make(make))
}

/// The same beside the answer that is being read.
pub(crate) fn aside(make: impl FnOnce(&mut Answer)) -> usize {
    ASIDE.with_borrow_mut(|answer| answer.make(make))
}

/// Keeps a text for JavaScript to read, and tells its length.
#[cfg(feature = "migrate")]
pub(crate) fn write(text: String) -> usize {
    let length = text.len();
    OUTPUT.set(text);
    length
}

#[cfg(feature = "migrate")]
pub(crate) fn output() -> usize {
    OUTPUT.with_borrow(|text| text.as_ptr() as usize)
}

/// Remembers where an envelope stands, and gives its name a number.
pub(crate) fn found(found: Option<FoundEnvelope>) -> u32 {
    let Some(FoundEnvelope { dialect, revision, shape, stream, span }) = found else { return 0 };
    SPAN.set((span.start, span.end));
    let name = Name(dialect, revision, shape);
    let number = NAMES.with_borrow_mut(|names| {
        names.iter().position(|known| *known == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        })
    });
    (number as u32) << 2 | u32::from(stream == Stream::Stderr) << 1 | 1
}

pub(crate) fn span() -> Range<usize> {
    let (start, end) = SPAN.get();
    start..end
}

pub(crate) fn name(number: usize) -> usize {
    aside(|answer| {
        let Some(Name(dialect, revision, shape)) = NAMES.with_borrow(|names| names.get(number).copied()) else { return };
        answer.constant(dialect);
        answer.numbers([revision.map_or(0, |revision| u64::from(revision) + 1)]);
        answer.constant(shape);
    })
}

/// Puts text into the input, as JavaScript does.
#[cfg(test)]
pub(crate) fn fill(parts: &[&[u8]]) {
    let all = parts.concat();
    reserve(all.len());
    INPUT.with_borrow_mut(|input| input[..all.len()].copy_from_slice(&all));
}

/// What the last answer says.
#[cfg(test)]
pub(crate) fn answered<T>(read: impl FnOnce(&Answer) -> T) -> T {
    ANSWER.with_borrow(read)
}

#[cfg(test)]
pub(crate) fn told_aside<T>(read: impl FnOnce(&Answer) -> T) -> T {
    ASIDE.with_borrow(read)
}

#[cfg(all(test, feature = "migrate"))]
pub(crate) fn text() -> String {
    OUTPUT.with_borrow(Clone::clone)
}
