//! The one strict pass over a document: RFC 8259 syntax, depth, duplicate keys, and the index of the members the tables name.

use smallvec::SmallVec;

use super::index::known_key;
use super::key_hash::key_hash;
use super::walk::skip_string;
use super::{Entry, Index, Kind, Range, Text, skip_space};
use crate::generated::tables::KEYS;

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
}

/// An open array or object.
#[derive(Debug, Clone, Copy)]
struct Frame {
    is_object: bool,
    /// Members of this object are indexed below `entry`.
    indexed: bool,
    /// The entry whose value this is.
    entry: Option<u16>,
    /// Where this object's keys begin in `Scanner::keys`.
    first_key: usize,
    /// Items or members so far.
    length: usize,
    /// A bit for each key's hash: a key whose bit is not set is new.
    key_bits: u64,
}

/// The entry that the value read next belongs to.
#[derive(Debug, Clone, Copy)]
struct Pending {
    entry: u16,
    has_children: bool,
}

/// A key seen in an object that is still open.
#[derive(Debug, Clone, Copy)]
struct SeenKey {
    hash: u32,
    /// Offset of its opening quote from the document's start.
    offset: u32,
}

/// Objects up to this many keys are searched for a duplicate key by key; larger ones are sorted once, when they close.
const FEW_KEYS: usize = 16;

/// The scanner keeps its buffers from one document to the next.
#[derive(Debug)]
pub(crate) struct Scanner {
    max_depth: usize,
    /// The arrays and objects around the one being read.
    outer: SmallVec<[Frame; 8]>,
    keys: SmallVec<[SeenKey; 32]>,
    index: Index,
    peculiar: bool,
    duplicate: Option<Range>,
    start: usize,
}

type Step = Result<usize, Fault>;

/// Where a string ended, behind its closing quote.
struct StringEnd {
    end: usize,
    escaped: bool,
}

impl Frame {
    #[inline]
    fn new(is_object: bool, pending: Option<Pending>, first_key: usize) -> Frame {
        Frame {
            is_object,
            indexed: is_object && pending.is_some_and(|pending| pending.has_children),
            entry: pending.map(|pending| pending.entry),
            first_key,
            length: 0,
            key_bits: 0,
        }
    }

    #[inline]
    fn closer(&self) -> &'static u8 {
        if self.is_object { &b'}' } else { &b']' }
    }
}

impl Scanner {
    pub(crate) fn new(max_depth: usize) -> Scanner {
        Scanner {
            max_depth,
            outer: SmallVec::new(),
            keys: SmallVec::new(),
            index: Index::new(),
            peculiar: false,
            duplicate: None,
            start: 0,
        }
    }

    /// The members of the document scanned last; of a broken one those that were complete.
    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    /// Scans the object or array that opens at `start`.
    pub(crate) fn scan(&mut self, bytes: &[u8], start: usize) -> Scanned {
        self.outer.clear();
        self.keys.clear();
        self.index.clear();
        self.peculiar = false;
        self.duplicate = None;
        self.start = start;
        let result = self.document(bytes, start);
        let duplicate = self.duplicate.map(|at| Fault { kind: FaultKind::DuplicateKey, at });
        let (end, fault, complete) = match result {
            Ok(end) => (end, duplicate, true),
            Err(fault) if fault.kind == FaultKind::TooDeep => {
                let end = skip_levels(bytes, fault.at.start, self.outer.len() + 1);
                (end, Some(fault), true)
            }
            Err(fault) => (fault.at.start, Some(fault), false),
        };
        Scanned { end, fault, complete, peculiar: self.peculiar }
    }

    fn document(&mut self, bytes: &[u8], start: usize) -> Step {
        if self.max_depth == 0 {
            return Err(Fault { kind: FaultKind::TooDeep, at: Range::new(start, start + 1) });
        }
        let mut frame = Frame::new(bytes.get(start) == Some(&b'{'), None, 0);
        let mut pending = None;
        let mut at = skip_space(bytes, start + 1);
        let mut ended = bytes.get(at) == Some(frame.closer());
        if !ended {
            (at, pending) = self.next_member(bytes, &mut frame, at)?;
        }
        loop {
            if !ended {
                at = match bytes.get(at) {
                    Some(b'"') => self.string(bytes, at)?.end,
                    Some(opener @ (b'{' | b'[')) => {
                        if self.outer.len() + 1 >= self.max_depth {
                            return Err(Fault { kind: FaultKind::TooDeep, at: Range::new(at, at + 1) });
                        }
                        self.outer.push(frame);
                        frame = Frame::new(*opener == b'{', pending.take(), self.keys.len());
                        at = skip_space(bytes, at + 1);
                        ended = bytes.get(at) == Some(frame.closer());
                        if !ended {
                            (at, pending) = self.next_member(bytes, &mut frame, at)?;
                        }
                        continue;
                    }
                    Some(b't') => word(bytes, at, b"true")?,
                    Some(b'f') => word(bytes, at, b"false")?,
                    Some(b'n') => word(bytes, at, b"null")?,
                    Some(b'-' | b'0'..=b'9') => self.number(bytes, at)?,
                    _ => return Err(unexpected(bytes, at, "a value")),
                };
                if let Some(Pending { entry, .. }) = pending.take() {
                    self.index.close(entry, at, 0);
                }
                at = skip_space(bytes, at);
            }
            ended = false;
            match bytes.get(at) {
                Some(b',') => (at, pending) = self.next_member(bytes, &mut frame, skip_space(bytes, at + 1))?,
                Some(byte) if byte == frame.closer() => {
                    at += 1;
                    self.close(bytes, &frame, at);
                    match self.outer.pop() {
                        Some(outer) => frame = outer,
                        None => return Ok(at),
                    }
                    at = skip_space(bytes, at);
                    // What follows a value is looked at in the next round.
                    ended = true;
                }
                _ if frame.is_object => return Err(unexpected(bytes, at, "`,` or `}`")),
                _ => return Err(unexpected(bytes, at, "`,` or `]`")),
            }
        }
    }

    /// Up to the next value of the frame. Gives back where it starts, and the entry it belongs to.
    #[inline]
    fn next_member(&mut self, bytes: &[u8], frame: &mut Frame, at: usize) -> Result<(usize, Option<Pending>), Fault> {
        frame.length += 1;
        if !frame.is_object {
            return Ok((at, None));
        }
        if bytes.get(at) != Some(&b'"') {
            return Err(unexpected(bytes, at, "a key in double quotes"));
        }
        let StringEnd { end, escaped } = self.string(bytes, at)?;
        let key = Range::new(at, end);
        let colon = skip_space(bytes, end);
        if bytes.get(colon) != Some(&b':') {
            return Err(unexpected(bytes, colon, "`:`"));
        }
        let value = skip_space(bytes, colon + 1);
        let raw = Range::new(at + 1, end - 1).of(bytes);
        let indexed = self.outer.is_empty() || frame.indexed;
        let pending = if escaped {
            let decoded = Text::new(raw).bytes();
            let hash = key_hash(&decoded);
            self.remember_key(bytes, frame, key, hash);
            if indexed { self.index_member(bytes, frame, &decoded, hash, key, value) } else { None }
        } else {
            let hash = key_hash(raw);
            self.remember_key(bytes, frame, key, hash);
            if indexed { self.index_member(bytes, frame, raw, hash, key, value) } else { None }
        };
        Ok((value, pending))
    }

    fn close(&mut self, bytes: &[u8], frame: &Frame, end: usize) {
        if frame.length > FEW_KEYS && frame.is_object {
            self.find_duplicate(bytes, frame.first_key);
        }
        self.keys.truncate(frame.first_key);
        if let Some(position) = frame.entry {
            self.index.close(position, end, frame.length);
        }
    }

    fn index_member(&mut self, bytes: &[u8], frame: &Frame, key: &[u8], hash: u32, at: Range, value: usize) -> Option<Pending> {
        let at_root = self.outer.is_empty();
        if at_root {
            self.index.members += 1;
        }
        let id = known_key(hash, key)?;
        let kind = Kind::at(bytes, value);
        let entry = self.index.push(frame.entry, id, Entry { kind, key: at, value: Range::new(value, 0), length: 0 })?;
        let has_children = at_root && KEYS.get(usize::from(id)).is_some_and(|key| key.has_children);
        Some(Pending { entry, has_children })
    }

    #[inline]
    fn remember_key(&mut self, bytes: &[u8], frame: &mut Frame, key: Range, hash: u32) {
        let bit = 1u64 << (hash & 63);
        if frame.key_bits & bit != 0 && frame.length <= FEW_KEYS && self.duplicate.is_none() {
            self.look_for_duplicate(bytes, frame.first_key, key, hash);
        }
        frame.key_bits |= bit;
        self.keys.push(SeenKey { hash, offset: u32::try_from(key.start - self.start).unwrap_or(u32::MAX) });
    }

    #[cold]
    fn look_for_duplicate(&mut self, bytes: &[u8], first_key: usize, key: Range, hash: u32) {
        let same = self
            .keys
            .get(first_key..)
            .unwrap_or_default()
            .iter()
            .any(|other| other.hash == hash && self.key_text(bytes, *other).bytes() == Text::quoted(key.of(bytes)).bytes());
        if same {
            self.duplicate = Some(key);
        }
    }

    fn key_text<'a>(&self, bytes: &'a [u8], key: SeenKey) -> Text<'a> {
        Text::quoted(self.key_range(bytes, key).of(bytes))
    }

    fn key_range(&self, bytes: &[u8], key: SeenKey) -> Range {
        let start = self.start + key.offset as usize;
        Range::new(start, skip_string(bytes, start))
    }

    /// Sorts the keys of a large object that is closing and looks at neighbours. Linear but for the sort, whatever the hashes do.
    fn find_duplicate(&mut self, bytes: &[u8], first_key: usize) {
        if self.duplicate.is_some() {
            return;
        }
        let mut keys = std::mem::take(&mut self.keys);
        let own = keys.get_mut(first_key..).unwrap_or_default();
        own.sort_unstable_by_key(|key| (key.hash, key.offset));
        let mut found: Option<SeenKey> = None;
        for same_hash in own.chunk_by_mut(|a, b| a.hash == b.hash).filter(|chunk| chunk.len() > 1) {
            same_hash.sort_unstable_by(|a, b| {
                let order = self.key_text(bytes, *a).bytes().cmp(&self.key_text(bytes, *b).bytes());
                order.then(a.offset.cmp(&b.offset))
            });
            for pair in same_hash.windows(2) {
                if let [a, b] = pair
                    && self.key_text(bytes, *a).bytes() == self.key_text(bytes, *b).bytes()
                    && found.is_none_or(|earlier| b.offset < earlier.offset)
                {
                    found = Some(*b);
                }
            }
        }
        self.duplicate = found.map(|key| self.key_range(bytes, key));
        self.keys = keys;
    }

    /// Reads the string that opens at `at`.
    #[inline]
    fn string(&mut self, bytes: &[u8], at: usize) -> Result<StringEnd, Fault> {
        let at = next_special(bytes, at + 1);
        if bytes.get(at) == Some(&b'"') {
            return Ok(StringEnd { end: at + 1, escaped: false });
        }
        self.string_with_escapes(bytes, at)
    }

    fn string_with_escapes(&mut self, bytes: &[u8], mut at: usize) -> Result<StringEnd, Fault> {
        loop {
            match bytes.get(at) {
                Some(b'"') => return Ok(StringEnd { end: at + 1, escaped: true }),
                Some(b'\\') => at = self.escape(bytes, at)?,
                Some(_) => return Err(unexpected(bytes, at, "no raw control character inside a string")),
                None => return Err(truncated(bytes)),
            }
            at = next_special(bytes, at);
        }
    }

    fn escape(&mut self, bytes: &[u8], at: usize) -> Step {
        match bytes.get(at + 1) {
            Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => Ok(at + 2),
            Some(b'u') => {
                for digit in at + 2..at + 6 {
                    if !bytes.get(digit).is_some_and(u8::is_ascii_hexdigit) {
                        return Err(unexpected(bytes, digit, "four hexadecimal digits after `\\u`"));
                    }
                }
                self.peculiar |= matches!(bytes.get(at + 2), Some(b'd' | b'D'));
                Ok(at + 6)
            }
            _ => Err(unexpected(bytes, at + 1, "one of `\" \\ / b f n r t u` after a backslash")),
        }
    }

    fn number(&mut self, bytes: &[u8], start: usize) -> Step {
        let mut at = start + usize::from(bytes.get(start) == Some(&b'-'));
        at = match bytes.get(at) {
            Some(b'0') => at + 1,
            Some(b'1'..=b'9') => digits(bytes, at),
            _ => return Err(unexpected(bytes, at, "a digit")),
        };
        if bytes.get(at) == Some(&b'.') {
            at = some_digits(bytes, at + 1)?;
        }
        if matches!(bytes.get(at), Some(b'e' | b'E')) {
            let sign = at + 1;
            at = some_digits(bytes, sign + usize::from(matches!(bytes.get(sign), Some(b'+' | b'-'))))?;
            self.peculiar = true;
        }
        self.peculiar |= at - start > 15;
        Ok(at)
    }
}

fn digits(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(u8::is_ascii_digit) {
        at += 1;
    }
    at
}

fn some_digits(bytes: &[u8], at: usize) -> Step {
    let end = digits(bytes, at);
    if end == at { Err(unexpected(bytes, at, "a digit")) } else { Ok(end) }
}

fn word(bytes: &[u8], at: usize, word: &'static [u8]) -> Step {
    let found = bytes.get(at..).unwrap_or_default();
    let same = found.iter().zip(word).take_while(|(a, b)| a == b).count();
    if same == word.len() { Ok(at + same) } else { Err(unexpected(bytes, at + same, "`true`, `false` or `null`")) }
}

fn unexpected(bytes: &[u8], at: usize, expected: &'static str) -> Fault {
    if at >= bytes.len() {
        return truncated(bytes);
    }
    Fault { kind: FaultKind::Unexpected(expected), at: Range::new(at, character_end(bytes, at)) }
}

fn truncated(bytes: &[u8]) -> Fault {
    Fault { kind: FaultKind::Truncated, at: Range::new(bytes.len(), bytes.len()) }
}

/// The end of the character at this offset, so that a span never cuts one.
fn character_end(bytes: &[u8], at: usize) -> usize {
    let more = bytes.get(at + 1..).unwrap_or_default().iter().take(3).take_while(|byte| (**byte & 0xC0) == 0x80).count();
    at + 1 + more
}

/// The next quote, backslash or control character, eight bytes at a time.
#[inline]
fn next_special(bytes: &[u8], mut at: usize) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    while let Some(word) = bytes.get(at..at + 8).and_then(|chunk| chunk.try_into().ok()).map(u64::from_le_bytes) {
        let quote = word ^ (ONES * b'"' as u64);
        let slash = word ^ (ONES * b'\\' as u64);
        let below = word.wrapping_sub(ONES * 0x20) & !word;
        let special = (below | (quote.wrapping_sub(ONES) & !quote) | (slash.wrapping_sub(ONES) & !slash)) & HIGHS;
        if special != 0 {
            return at + special.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    while bytes.get(at).is_some_and(|byte| *byte >= 0x20 && !matches!(byte, b'"' | b'\\')) {
        at += 1;
    }
    at
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
