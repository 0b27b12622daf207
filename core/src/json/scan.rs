//! The one strict pass over a document: RFC 8259 syntax, depth, duplicate keys, and the index of the members the tables name.

mod rows;
mod strings;

use std::collections::BinaryHeap;

use rows::Column;

use super::walk::skip_string;
use super::{Entry, Index, Kind, Range, Text, skip_space};
use crate::program::TextId;

/// Why a document cannot be taken as it is, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    pub(crate) at: Range,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FaultKind {
    /// The text ended inside the document.
    Truncated,
    /// Something other than what is named stood there.
    Unexpected(&'static str),
    TooDeep,
    DuplicateKey,
}

/// What one pass found.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scanned {
    /// Behind the document, or where reading had to stop.
    pub(crate) end: usize,
    /// The first fault. With `complete` the document has an end all the same.
    pub(crate) fault: Option<Fault>,
    pub(crate) complete: bool,
    /// Some number is long or has an exponent, some escape is half of a surrogate pair or looks so: worth a closer look.
    pub(crate) peculiar: bool,
    /// Some text is not UTF-8.
    pub(crate) garbled: bool,
}

/// An open array or object that is not indexed.
#[derive(Debug, Clone, Copy)]
struct Frame {
    /// The bracket that ends it.
    closer: u8,
    /// Items or members so far.
    length: usize,
    keys: SeenKeys,
}

/// The keys of an open object, as far as the index does not know them.
#[derive(Debug, Clone, Copy)]
struct SeenKeys {
    /// Where they begin in `Scanner::keys`.
    first: usize,
    /// A bit for each key's hash: a key whose bit is not set is new.
    bits: u64,
}

/// A key seen in an object that is still open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct SeenKey {
    hash: u32,
    /// Offset of its opening quote; streams are shorter than 4 GiB.
    offset: u32,
}

/// Objects up to this many keys are searched for a duplicate key by key; larger ones are sorted once, when they close.
const FEW_KEYS: usize = 16;

/// The scanner keeps its buffers from one document to the next.
#[derive(Debug)]
pub(crate) struct Scanner {
    max_depth: usize,
    /// The arrays and objects around the one being read, but for those that are indexed.
    outer: Vec<Frame>,
    keys: Vec<SeenKey>,
    index: Index,
    peculiar: bool,
    /// Some text is not UTF-8.
    garbled: bool,
    /// The members of the object before, in an array of objects.
    columns: Vec<Column>,
    duplicate: Option<Range>,
    fault: Option<Fault>,
    /// Arrays and objects that were open where the document was too deep.
    open: usize,
}

/// An offset, or nothing where the fault has been noted; it fits in registers, as a fault does not.
type Step = Option<usize>;

/// A value that has been read.
#[derive(Debug, Clone, Copy)]
struct ValueEnd {
    end: usize,
    /// Items or members of arrays and objects.
    length: usize,
    /// The number of a text; of booleans 1 stands for true.
    text: TextId,
}

impl ValueEnd {
    #[cfg_attr(feature = "fast", inline(always))]
    fn plain(end: usize) -> ValueEnd {
        ValueEnd { end, length: 0, text: 0 }
    }
}

impl Scanner {
    pub(crate) fn new() -> Scanner {
        Scanner {
            max_depth: 0,
            outer: Vec::new(),
            keys: Vec::new(),
            index: Index::new(),
            peculiar: false,
            garbled: false,
            columns: Vec::new(),
            duplicate: None,
            fault: None,
            open: 0,
        }
    }

    /// The members of the document scanned last; of a broken one those that were complete.
    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    /// Documents nested deeper than this are too deep.
    pub(crate) fn set_max_depth(&mut self, max_depth: usize) {
        self.max_depth = max_depth;
    }

    /// Is it small enough to be kept for the next capture?
    pub(crate) fn is_worth_keeping(&self) -> bool {
        self.keys.capacity() <= 1 << 16 && self.outer.capacity() <= 1 << 12
    }

    /// Scans the object or array that opens at `start`.
    pub(crate) fn scan(&mut self, bytes: &[u8], start: usize) -> Scanned {
        self.outer.clear();
        self.keys.clear();
        self.index.clear();
        self.peculiar = false;
        self.garbled = false;
        self.duplicate = None;
        self.fault = None;
        let end = self.document(bytes, start);
        let duplicate = self.duplicate.map(|at| Fault { kind: FaultKind::DuplicateKey, at });
        let (end, fault, complete) = match (end, self.fault) {
            (Some(end), _) => (end, duplicate, true),
            (None, Some(fault)) if fault.kind == FaultKind::TooDeep => {
                (skip_levels(bytes, fault.at.start, self.open), Some(fault), true)
            }
            (None, fault) => (fault.map_or(bytes.len(), |fault| fault.at.start), fault, false),
        };
        Scanned { end, fault, complete, peculiar: self.peculiar, garbled: self.garbled }
    }

    fn document(&mut self, bytes: &[u8], start: usize) -> Step {
        if self.max_depth == 0 {
            return self.too_deep(start, 0);
        }
        let is_object = bytes.get(start) == Some(&b'{');
        let ValueEnd { end, length, .. } =
            if is_object { self.indexed_object(bytes, start, 0, 1)? } else { self.unindexed_value(bytes, start, 0)? };
        self.index.count = length;
        Some(end)
    }

    /// The rest of a string from here on: where its closing quote stands. Nothing where it is empty or not a good one, or where half of
    /// a surrogate pair may be among it.
    pub(crate) fn inside_of_string(&mut self, bytes: &[u8], start: usize) -> Option<usize> {
        self.garbled = false;
        self.peculiar = false;
        let end = self.rest_of_string(bytes, start)? - 1;
        (start < end && !self.garbled && !self.peculiar).then_some(end)
    }

    /// The end of an array or object that is not empty, inside so many others. Nothing where anything about it is worth a closer look.
    pub(crate) fn whole_container(&mut self, bytes: &[u8], start: usize, depth: usize) -> Option<usize> {
        self.outer.clear();
        self.keys.clear();
        self.garbled = false;
        self.peculiar = false;
        self.duplicate = None;
        let ValueEnd { end, length, .. } = self.unindexed_value(bytes, start, depth)?;
        (length > 0 && !self.garbled && !self.peculiar && self.duplicate.is_none()).then_some(end)
    }

    /// The object at the root, or one directly below it whose members have a row of their own; the root has the depth 1.
    #[inline(never)]
    fn indexed_object(&mut self, bytes: &[u8], start: usize, row: u8, depth: usize) -> Option<ValueEnd> {
        let mut keys = SeenKeys { first: self.keys.len(), bits: 0 };
        let mut length = 0;
        let mut at = skip_space(bytes, start + 1);
        if bytes.get(at) == Some(&b'}') {
            return Some(ValueEnd::plain(at + 1));
        }
        loop {
            length += 1;
            let key_start = at;
            let key = self.key(bytes, at)?;
            at = key.value;
            let range = Range::new(key_start, key.end);
            let Some((id, known)) = key.known(bytes, key_start) else {
                self.remember_key(bytes, &mut keys, range, key.hash);
                at = self.unindexed_value(bytes, at, depth)?.end;
                match self.separator(bytes, &mut at, b'}')? {
                    Separator::Comma => continue,
                    Separator::End => break,
                }
            };
            if self.index.in_row(row, id).is_some() {
                self.duplicate = self.duplicate.or(Some(range));
            }
            let Some(first) = bytes.get(at) else { return self.unexpected(bytes, at, "a value") };
            let position = self.index.open(Entry::open(id, Kind::of_first_byte(*first), range, at));
            let value = match *first {
                b'"' => self.text(bytes, at, known.value.speaks())?,
                b'{' if depth == 1 && known.value.row() > 0 => {
                    if self.max_depth < 2 {
                        return self.too_deep(at, 1);
                    }
                    self.indexed_object(bytes, at, known.value.row(), 2)?
                }
                _ => self.unindexed_value(bytes, at, depth)?,
            };
            at = value.end;
            // There may be more members than positions; most of them are repeated then, and that has been noted.
            if let Some(position) = position {
                self.index.close(row, position, at, value.length, value.text);
            }
            if let Separator::End = self.separator(bytes, &mut at, b'}')? {
                break;
            }
        }
        self.leave(bytes, keys);
        Some(ValueEnd { end: at, length, text: 0 })
    }

    /// A value of whose members the index keeps nothing, inside so many arrays and objects.
    #[cfg_attr(feature = "fast", inline(always))]
    fn unindexed_value(&mut self, bytes: &[u8], at: usize, depth: usize) -> Option<ValueEnd> {
        if matches!(bytes.get(at), Some(b'{' | b'[')) {
            if depth >= self.max_depth {
                return self.too_deep(at, depth);
            }
            let has_rows = bytes.get(at) == Some(&b'[') && cfg!(feature = "fast");
            return if has_rows { self.rows(bytes, at, depth) } else { self.container(bytes, at, depth) };
        }
        self.scalar(bytes, at)
    }

    /// A value that is neither array nor object.
    #[cfg_attr(feature = "fast", inline(always))]
    fn scalar(&mut self, bytes: &[u8], at: usize) -> Option<ValueEnd> {
        let end = match bytes.get(at) {
            Some(b'"') => self.rest_of_string(bytes, at + 1)?,
            Some(b't') => return Some(ValueEnd { end: self.word(bytes, at, b"true")?, length: 0, text: 1 }),
            Some(b'f') => self.word(bytes, at, b"false")?,
            Some(b'n') => self.word(bytes, at, b"null")?,
            Some(b'1'..=b'9') => self.small_integer(bytes, at)?,
            Some(b'-' | b'0') => self.number(bytes, at)?,
            _ => return self.unexpected(bytes, at, "a value"),
        };
        Some(ValueEnd::plain(end))
    }

    /// An array or object inside so many others, with everything in it. Nothing of it is indexed.
    #[inline(never)]
    fn container(&mut self, bytes: &[u8], start: usize, depth: usize) -> Option<ValueEnd> {
        let outer = self.outer.len();
        let mut frame = self.frame(bytes, start);
        let mut at = skip_space(bytes, start + 1);
        if bytes.get(at) == Some(&frame.closer) {
            return Some(ValueEnd::plain(at + 1));
        }
        'value: loop {
            frame.length += 1;
            if frame.closer == b'}' {
                let key = self.key(bytes, at)?;
                self.remember_key(bytes, &mut frame.keys, Range::new(at, key.end), key.hash);
                at = key.value;
            }
            if matches!(bytes.get(at), Some(b'{' | b'[')) {
                let open = depth + 1 + self.outer.len() - outer;
                if open >= self.max_depth {
                    return self.too_deep(at, open);
                }
                let inner = self.frame(bytes, at);
                at = skip_space(bytes, at + 1);
                if bytes.get(at) != Some(&inner.closer) {
                    self.outer.push(frame);
                    frame = inner;
                    continue 'value;
                }
                at += 1;
            } else {
                at = self.scalar(bytes, at)?.end;
            }
            loop {
                match self.separator(bytes, &mut at, frame.closer)? {
                    Separator::Comma => continue 'value,
                    Separator::End => {}
                }
                if frame.closer == b'}' {
                    self.leave(bytes, frame.keys);
                }
                if self.outer.len() == outer {
                    return Some(ValueEnd { end: at, length: frame.length, text: 0 });
                }
                match self.outer.pop() {
                    Some(around) => frame = around,
                    None => return Some(ValueEnd { end: at, length: frame.length, text: 0 }),
                }
            }
        }
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn frame(&self, bytes: &[u8], at: usize) -> Frame {
        let closer = if bytes.get(at) == Some(&b'{') { b'}' } else { b']' };
        Frame { closer, length: 0, keys: SeenKeys { first: self.keys.len(), bits: 0 } }
    }

    /// Behind a value: on to the next one, or out of the array or object.
    #[cfg_attr(feature = "fast", inline(always))]
    fn separator(&mut self, bytes: &[u8], at: &mut usize, closer: u8) -> Option<Separator> {
        let found = skip_space(bytes, *at);
        match bytes.get(found) {
            Some(b',') => {
                *at = skip_space(bytes, found + 1);
                Some(Separator::Comma)
            }
            Some(byte) if *byte == closer => {
                *at = found + 1;
                Some(Separator::End)
            }
            _ => self.unexpected(bytes, found, if closer == b'}' { "`,` or `}`" } else { "`,` or `]`" }),
        }
    }

    /// The object with these keys has been read.
    #[cfg_attr(feature = "fast", inline(always))]
    fn leave(&mut self, bytes: &[u8], keys: SeenKeys) {
        if self.keys.len() - keys.first > FEW_KEYS {
            self.find_duplicate(bytes, keys.first);
        }
        self.keys.truncate(keys.first);
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn remember_key(&mut self, bytes: &[u8], keys: &mut SeenKeys, key: Range, hash: u32) {
        // The highest bits are those that depend on every byte.
        let bit = 1u64 << (hash >> 26);
        if keys.bits & bit != 0 {
            self.look_for_duplicate(bytes, keys.first, key, hash);
        }
        keys.bits |= bit;
        self.keys.push(SeenKey { hash, offset: key.start as u32 });
    }

    #[cold]
    fn look_for_duplicate(&mut self, bytes: &[u8], first_key: usize, key: Range, hash: u32) {
        let others = self.keys.get(first_key..).unwrap_or_default();
        if others.len() >= FEW_KEYS || self.duplicate.is_some() {
            return;
        }
        let text = Text::quoted(key.of(bytes));
        if others.iter().any(|other| other.hash == hash && key_text(bytes, *other).bytes() == text.bytes()) {
            self.duplicate = Some(key);
        }
    }

    /// Sorts the keys of a large object that is closing and looks at those of the same hash. A heap takes far less room in a download
    /// than the library's sort.
    #[inline(never)]
    fn find_duplicate(&mut self, bytes: &[u8], first_key: usize) {
        if self.duplicate.is_some() {
            return;
        }
        let keys = BinaryHeap::from(self.keys.split_off(first_key)).into_sorted_vec();
        let same_hash = keys.chunk_by(|a, b| a.hash == b.hash).filter(|same| same.len() > 1);
        // Those may differ all the same; sorting them by their text, too, keeps a file that was made to collide from being slow.
        let repeated = same_hash.filter_map(|same| {
            let texts: Vec<_> = same.iter().map(|key| (key_text(bytes, *key).bytes(), *key)).collect();
            let texts = BinaryHeap::from(texts).into_sorted_vec();
            texts
                .windows(2)
                .filter_map(|pair| {
                    if let [a, b] = pair
                        && a.0 == b.0
                    {
                        Some(b.1)
                    } else {
                        None
                    }
                })
                .min_by_key(|key| key.offset)
        });
        let first = repeated.min_by_key(|key| key.offset);
        self.duplicate = first.map(|key| key_range(bytes, key));
    }

    /// `open` is how many arrays and objects are open here.
    #[cold]
    fn too_deep<T>(&mut self, at: usize, open: usize) -> Option<T> {
        self.open = open;
        self.fault = Some(Fault { kind: FaultKind::TooDeep, at: Range::new(at, at + 1) });
        None
    }

    #[cold]
    fn unexpected<T>(&mut self, bytes: &[u8], at: usize, expected: &'static str) -> Option<T> {
        self.fault = Some(if at >= bytes.len() {
            Fault { kind: FaultKind::Truncated, at: Range::new(bytes.len(), bytes.len()) }
        } else {
            Fault { kind: FaultKind::Unexpected(expected), at: Range::new(at, character_end(bytes, at)) }
        });
        None
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn word<const LENGTH: usize>(&mut self, bytes: &[u8], at: usize, word: &'static [u8; LENGTH]) -> Step {
        match bytes.get(at..).and_then(|rest| rest.first_chunk::<LENGTH>()) {
            Some(found) if found == word => Some(at + LENGTH),
            _ => self.another_word(bytes, at, word),
        }
    }

    #[cold]
    fn another_word(&mut self, bytes: &[u8], at: usize, word: &'static [u8]) -> Step {
        let found = bytes.get(at..).unwrap_or_default();
        let same = found.iter().zip(word).take_while(|(a, b)| a == b).count();
        self.unexpected(bytes, at + same, "`true`, `false` or `null`")
    }

    fn some_digits(&mut self, bytes: &[u8], at: usize) -> Step {
        let end = digits(bytes, at);
        if end == at { self.unexpected(bytes, at, "a digit") } else { Some(end) }
    }

    /// Most numbers are a few digits and nothing else.
    #[cfg_attr(feature = "fast", inline(always))]
    fn small_integer(&mut self, bytes: &[u8], start: usize) -> Step {
        let end = digits(bytes, start + 1);
        match bytes.get(end) {
            Some(b',' | b'}' | b']' | b'\n' | b'\r' | b' ') if end - start <= 15 => Some(end),
            _ => self.number(bytes, start),
        }
    }

    fn number(&mut self, bytes: &[u8], start: usize) -> Step {
        let mut at = start + usize::from(bytes.get(start) == Some(&b'-'));
        at = match bytes.get(at) {
            Some(b'0') => at + 1,
            Some(b'1'..=b'9') => digits(bytes, at),
            _ => return self.unexpected(bytes, at, "a digit"),
        };
        if bytes.get(at) == Some(&b'.') {
            at = self.some_digits(bytes, at + 1)?;
        }
        if matches!(bytes.get(at), Some(b'e' | b'E')) {
            let sign = at + 1;
            at = self.some_digits(bytes, sign + usize::from(matches!(bytes.get(sign), Some(b'+' | b'-'))))?;
            self.peculiar = true;
        }
        self.peculiar |= at - start > 15;
        Some(at)
    }
}

fn digits(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(u8::is_ascii_digit) {
        at += 1;
    }
    at
}

/// The end of the character at this offset, so that a span never cuts one.
fn character_end(bytes: &[u8], at: usize) -> usize {
    let more = bytes.get(at + 1..).unwrap_or_default().iter().take(3).take_while(|byte| (**byte & 0xC0) == 0x80).count();
    at + 1 + more
}

fn key_text(bytes: &[u8], key: SeenKey) -> Text<'_> {
    Text::quoted(key_range(bytes, key).of(bytes))
}

fn key_range(bytes: &[u8], key: SeenKey) -> Range {
    let start = key.offset as usize;
    Range::new(start, skip_string(bytes, start))
}

/// What follows a value.
enum Separator {
    Comma,
    End,
}

/// From inside a document too deep to be read: the offset behind it, found by its brackets alone.
fn skip_levels(bytes: &[u8], mut at: usize, mut open: usize) -> usize {
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => {
                at = skip_string(bytes, at);
                continue;
            }
            b'{' | b'[' => open += 1,
            b'}' | b']' => open = open.saturating_sub(1),
            _ => {}
        }
        at += 1;
        if open == 0 {
            break;
        }
    }
    at.min(bytes.len())
}
