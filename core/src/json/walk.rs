//! Walking over text that the scanner has found valid. Offsets in, offsets out; on text that is not valid the walk merely ends.

use std::ops::ControlFlow;

use super::{Kind, Range};
use crate::problems::Step;

#[inline]
pub(crate) fn skip_space(bytes: &[u8], at: usize) -> usize {
    // Most separators have no white space around them, or a single space.
    match bytes.get(at) {
        Some(byte) if *byte > b' ' => at,
        Some(b' ') if bytes.get(at + 1).is_some_and(|byte| *byte > b' ') => at + 1,
        None => at,
        _ => skip_more_space(bytes, at),
    }
}

/// From a white-space character on. A line break and up to seven spaces of indentation are skipped in one step.
// Worth its room everywhere but in a download.
#[cfg_attr(not(target_arch = "wasm32"), inline)]
fn skip_more_space(bytes: &[u8], at: usize) -> usize {
    const SPACES: u64 = 0x2020_2020_2020_2020;
    if let Some([b'\n', indentation @ ..]) = bytes.get(at..at + 9) {
        let word = indentation.first_chunk().map_or(SPACES, |chunk| u64::from_le_bytes(*chunk));
        let spaces = (word ^ SPACES).trailing_zeros() & !7;
        if word.unbounded_shr(spaces) as u8 > b' ' {
            return at + 1 + spaces as usize / 8;
        }
    }
    skip_any_space(bytes, at)
}

fn skip_any_space(bytes: &[u8], mut at: usize) -> usize {
    while let Some(byte @ (b' ' | b'\n' | b'\t' | b'\r')) = bytes.get(at) {
        let eight_spaces = *byte == b' ' && bytes.get(at..at + 8) == Some(b"        ");
        at += if eight_spaces { 8 } else { 1 };
    }
    at
}

/// The end of the string that opens at this offset.
pub(super) fn skip_string(bytes: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    loop {
        let Some(found) = bytes.get(at..).and_then(|rest| memchr::memchr2(b'"', b'\\', rest)) else { return bytes.len() };
        at += found;
        if bytes.get(at) == Some(&b'"') {
            return at + 1;
        }
        at += 2;
    }
}

/// The end of the value that starts at this offset.
#[inline]
pub(crate) fn skip_value(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at) {
        Some(b'"') => skip_string(bytes, at),
        Some(b'{' | b'[') => skip_container(bytes, at),
        _ => {
            let mut at = at;
            while bytes.get(at).is_some_and(|byte| !matches!(byte, b',' | b'}' | b']' | b' ' | b'\n' | b'\t' | b'\r')) {
                at += 1;
            }
            at
        }
    }
}

fn skip_container(bytes: &[u8], mut at: usize) -> usize {
    let mut depth = 0usize;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => {
                at = skip_string(bytes, at);
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    at
}

/// One member of an object.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Member {
    /// The key with its quotes.
    pub(crate) key: Range,
    /// Where the value starts.
    pub(crate) value: usize,
    pub(crate) kind: Kind,
}

/// Goes through an object's members. The caller says where each value ended, so that nothing is read twice.
#[derive(Debug)]
pub(crate) struct Members<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Members<'a> {
    /// `at` is the offset of the opening brace.
    pub(crate) fn new(bytes: &'a [u8], at: usize) -> Members<'a> {
        Members { bytes, at: at + 1 }
    }

    pub(crate) fn next(&mut self) -> Option<Member> {
        let start = skip_space(self.bytes, self.at);
        let start = if self.bytes.get(start) == Some(&b',') { skip_space(self.bytes, start + 1) } else { start };
        if self.bytes.get(start) != Some(&b'"') {
            self.at = start;
            return None;
        }
        let key = Range::new(start, skip_string(self.bytes, start));
        let value = skip_space(self.bytes, skip_space(self.bytes, key.end) + 1);
        self.at = value;
        Some(Member { key, value, kind: Kind::at(self.bytes, value) })
    }

    /// The value given last ended here.
    #[inline]
    pub(crate) fn resume(&mut self, end: usize) {
        self.at = end;
    }

    /// After the last member: the offset behind the closing brace.
    pub(crate) fn end(&self) -> usize {
        self.at + 1
    }
}

/// Goes through an array's items, see [`Members`].
#[derive(Debug)]
pub(crate) struct Items<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Items<'a> {
    /// `at` is the offset of the opening bracket.
    pub(crate) fn new(bytes: &'a [u8], at: usize) -> Items<'a> {
        Items { bytes, at: at + 1 }
    }

    /// The offset of the next item.
    pub(crate) fn next(&mut self) -> Option<usize> {
        let start = skip_space(self.bytes, self.at);
        let start = if self.bytes.get(start) == Some(&b',') { skip_space(self.bytes, start + 1) } else { start };
        self.at = start;
        self.bytes.get(start).is_some_and(|byte| *byte != b']').then_some(start)
    }

    #[inline]
    pub(crate) fn resume(&mut self, end: usize) {
        self.at = end;
    }

    /// After the last item: the offset behind the closing bracket.
    pub(crate) fn end(&self) -> usize {
        self.at + 1
    }
}

/// An array or object on the way down.
enum Level<'a> {
    Object(Members<'a>),
    Array(Items<'a>, usize),
}

/// Calls `visit` with the path and place of every key and scalar value of a document, in the order of the text, until it says
/// stop. The stack is explicit: depth is the caller's limit, not the thread's.
pub(crate) fn visit(bytes: &[u8], start: usize, mut visit: impl FnMut(&[Step], Visited, Range) -> ControlFlow<()>) {
    let mut path: Vec<Step> = Vec::new();
    let mut levels: Vec<Level<'_>> = Vec::new();
    let mut value = Some(start);
    loop {
        if let Some(at) = value.take() {
            match Kind::at(bytes, at) {
                Kind::Object => levels.push(Level::Object(Members::new(bytes, at))),
                Kind::Array => levels.push(Level::Array(Items::new(bytes, at), 0)),
                kind => {
                    let end = skip_value(bytes, at);
                    if visit(&path, Visited::Scalar(kind), Range::new(at, end)).is_break() {
                        return;
                    }
                    path.pop();
                    match levels.last_mut() {
                        Some(Level::Object(members)) => members.resume(end),
                        Some(Level::Array(items, _)) => items.resume(end),
                        None => return,
                    }
                }
            }
        }
        let end = match levels.last_mut() {
            None => return,
            Some(Level::Object(members)) => match members.next() {
                Some(member) => {
                    path.push(Step::Key(member.key));
                    if visit(&path, Visited::Key, member.key).is_break() {
                        return;
                    }
                    value = Some(member.value);
                    continue;
                }
                None => members.end(),
            },
            Some(Level::Array(items, count)) => match items.next() {
                Some(at) => {
                    path.push(Step::Index(*count));
                    *count += 1;
                    value = Some(at);
                    continue;
                }
                None => items.end(),
            },
        };
        levels.pop();
        path.pop();
        match levels.last_mut() {
            Some(Level::Object(members)) => members.resume(end),
            Some(Level::Array(items, _)) => items.resume(end),
            None => return,
        }
    }
}

/// What [`visit`] has come upon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Visited {
    Key,
    Scalar(Kind),
}
