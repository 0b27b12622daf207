//! The one strict pass over a document: RFC 8259 syntax, depth, duplicate keys, and the index of the members the tables name.

use super::index::{known_key, known_middling_key, known_short_key};
use super::key_hash::{KeyHash, short_key};
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
    /// No byte outside ASCII, so UTF-8 for certain.
    pub(crate) ascii: bool,
}

/// An open array or object.
#[derive(Debug, Clone, Copy)]
struct Frame {
    /// The bracket that ends it.
    closer: u8,
    /// Members of this object are indexed below `entry`.
    indexed: bool,
    /// The member read last is one whose own members are indexed.
    holds_indexed: bool,
    /// The entry whose value this is.
    entry: Option<u16>,
    /// Where this object's keys begin in `Scanner::keys`.
    first_key: usize,
    /// Items or members so far.
    length: usize,
    /// A bit for each key's hash: a key whose bit is not set is new.
    key_bits: u64,
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
    outer: Vec<Frame>,
    keys: Vec<SeenKey>,
    index: Index,
    peculiar: bool,
    /// Every byte of every string, one upon the other: a document without a high bit is ASCII.
    high_bits: u64,
    duplicate: Option<Range>,
    fault: Option<Fault>,
    /// The entry that the value read next belongs to.
    pending: Option<u16>,
    start: usize,
}

/// An offset, or nothing where the fault has been noted; it fits in registers, as a fault does not.
type Step = Option<usize>;

impl Frame {
    #[inline]
    fn new(is_object: bool, entry: Option<u16>, first_key: usize) -> Frame {
        let closer = if is_object { b'}' } else { b']' };
        Frame { closer, indexed: false, holds_indexed: false, entry, first_key, length: 0, key_bits: 0 }
    }

    #[inline]
    fn is_object(&self) -> bool {
        self.closer == b'}'
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
            high_bits: 0,
            duplicate: None,
            fault: None,
            pending: None,
            start: 0,
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
        self.high_bits = 0;
        self.duplicate = None;
        self.fault = None;
        self.pending = None;
        self.start = start;
        let end = self.document(bytes, start);
        let duplicate = self.duplicate.map(|at| Fault { kind: FaultKind::DuplicateKey, at });
        let (end, fault, complete) = match (end, self.fault) {
            (Some(end), _) => (end, duplicate, true),
            (None, Some(fault)) if fault.kind == FaultKind::TooDeep => {
                (skip_levels(bytes, fault.at.start, self.outer.len() + 1), Some(fault), true)
            }
            (None, fault) => (fault.map_or(bytes.len(), |fault| fault.at.start), fault, false),
        };
        Scanned { end, fault, complete, peculiar: self.peculiar, ascii: self.high_bits & HIGHS == 0 }
    }

    fn document(&mut self, bytes: &[u8], start: usize) -> Step {
        if self.max_depth == 0 {
            return self.too_deep(start);
        }
        let mut frame = Frame::new(bytes.get(start) == Some(&b'{'), None, 0);
        let mut at = skip_space(bytes, start + 1);
        if bytes.get(at) == Some(&frame.closer) {
            return Some(at + 1);
        }
        'member: loop {
            frame.length += 1;
            if frame.is_object() {
                at = self.key(bytes, &mut frame, at)?;
            }
            at = match bytes.get(at) {
                Some(b'"') => self.string(bytes, at)?,
                Some(opener @ (b'{' | b'[')) => {
                    if self.outer.len() + 1 >= self.max_depth {
                        return self.too_deep(at);
                    }
                    let mut inner = Frame::new(*opener == b'{', self.pending.take(), self.keys.len());
                    inner.indexed = frame.holds_indexed && inner.entry.is_some() && self.outer.is_empty();
                    at = skip_space(bytes, at + 1);
                    if bytes.get(at) != Some(&inner.closer) {
                        self.outer.push(frame);
                        frame = inner;
                        continue 'member;
                    }
                    self.close(bytes, &inner, at + 1);
                    at + 1
                }
                Some(b't') => self.word(bytes, at, b"true")?,
                Some(b'f') => self.word(bytes, at, b"false")?,
                Some(b'n') => self.word(bytes, at, b"null")?,
                Some(b'-' | b'0'..=b'9') => self.number(bytes, at)?,
                _ => return self.unexpected(bytes, at, "a value"),
            };
            if let Some(entry) = self.pending.take() {
                self.index.close(entry, at, 0);
            }
            loop {
                at = skip_space(bytes, at);
                match bytes.get(at) {
                    Some(b',') => {
                        at = skip_space(bytes, at + 1);
                        continue 'member;
                    }
                    Some(byte) if *byte == frame.closer => {
                        at += 1;
                        self.close(bytes, &frame, at);
                        match self.outer.pop() {
                            Some(outer) => frame = outer,
                            None => return Some(at),
                        }
                    }
                    _ if frame.is_object() => return self.unexpected(bytes, at, "`,` or `}`"),
                    _ => return self.unexpected(bytes, at, "`,` or `]`"),
                }
            }
        }
    }

    /// Reads a key and its colon. Gives back where the value starts; the entry it belongs to is pending.
    #[inline(always)]
    fn key(&mut self, bytes: &[u8], frame: &mut Frame, at: usize) -> Step {
        if bytes.get(at) != Some(&b'"') {
            return self.unexpected(bytes, at, "a key in double quotes");
        }
        let key = match key_end(bytes, at + 1, &mut self.high_bits) {
            Some(key) => key,
            None => self.unusual_key(bytes, at)?,
        };
        let range = Range::new(at, key.end);
        let colon = skip_space(bytes, key.end);
        if bytes.get(colon) != Some(&b':') {
            return self.unexpected(bytes, colon, "`:`");
        }
        let value = skip_space(bytes, colon + 1);
        self.remember_key(bytes, frame, range, key.hash);
        if self.outer.is_empty() || frame.indexed {
            self.index_member(bytes, frame, &key, range, value);
        }
        Some(value)
    }

    /// A key with escapes, or one so close to the end of the text that it cannot be read eight bytes at a time.
    #[cold]
    fn unusual_key(&mut self, bytes: &[u8], at: usize) -> Option<KeyEnd> {
        let end = self.string(bytes, at)?;
        let hash = KeyHash::of(&Text::quoted(Range::new(at, end).of(bytes)).bytes());
        Some(KeyEnd { end, hash, spelling: Spelling::Unusual })
    }

    fn close(&mut self, bytes: &[u8], frame: &Frame, end: usize) {
        if frame.is_object() {
            if frame.length > FEW_KEYS {
                self.find_duplicate(bytes, frame.first_key);
            }
            self.keys.truncate(frame.first_key);
        }
        if let Some(position) = frame.entry {
            self.index.close(position, end, frame.length);
        }
    }

    #[inline]
    fn index_member(&mut self, bytes: &[u8], frame: &mut Frame, key: &KeyEnd, range: Range, value: usize) {
        self.index.count += usize::from(self.outer.is_empty());
        let id = match key.spelling {
            Spelling::Short(word) => known_short_key(key.hash, word),
            Spelling::Middling(first, rest) => known_middling_key(key.hash, first, rest),
            Spelling::Plain => known_key(key.hash, Text::quoted(range.of(bytes)).raw()),
            Spelling::Unusual => known_key(key.hash, &Text::quoted(range.of(bytes)).bytes()),
        };
        if let Some(id) = id {
            self.pending = self.index.push(frame.entry, Entry::open(id, Kind::at(bytes, value), range, value));
            frame.holds_indexed = KEYS.get(usize::from(id)).is_some_and(|key| key.has_children);
        }
    }

    #[inline]
    fn remember_key(&mut self, bytes: &[u8], frame: &mut Frame, key: Range, hash: u32) {
        let bit = 1u64 << (hash & 63);
        if frame.key_bits & bit != 0 && frame.length <= FEW_KEYS && self.duplicate.is_none() {
            self.look_for_duplicate(bytes, frame.first_key, key, hash);
        }
        frame.key_bits |= bit;
        self.keys.push(SeenKey { hash, offset: (key.start - self.start) as u32 });
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

    /// Reads the string that opens at `at`; gives back the offset behind its closing quote.
    #[inline]
    fn string(&mut self, bytes: &[u8], at: usize) -> Step {
        let end = self.next_special(bytes, at + 1);
        if bytes.get(end) == Some(&b'"') {
            return Some(end + 1);
        }
        self.string_with_escapes(bytes, end)
    }

    #[inline(never)]
    fn string_with_escapes(&mut self, bytes: &[u8], mut at: usize) -> Step {
        loop {
            match bytes.get(at) {
                Some(b'"') => return Some(at + 1),
                Some(b'\\') => at = self.escape(bytes, at)?,
                Some(_) => return self.unexpected(bytes, at, "no raw control character inside a string"),
                None => return self.unexpected(bytes, at, "the end of the string"),
            }
            at = self.next_special(bytes, at);
        }
    }

    /// The next quote, backslash or control character, eight bytes at a time.
    #[inline]
    fn next_special(&mut self, bytes: &[u8], mut at: usize) -> usize {
        while let Some(word) = eight_bytes(bytes, at) {
            self.high_bits |= word;
            match special_in(word) {
                Some(position) => return at + position,
                None => at += 8,
            }
        }
        while let Some(byte) = bytes.get(at).filter(|byte| **byte >= 0x20 && !matches!(byte, b'"' | b'\\')) {
            self.high_bits |= u64::from(*byte);
            at += 1;
        }
        at
    }

    #[cold]
    fn too_deep<T>(&mut self, at: usize) -> Option<T> {
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

    fn word(&mut self, bytes: &[u8], at: usize, word: &'static [u8]) -> Step {
        let found = bytes.get(at..).unwrap_or_default();
        if found.starts_with(word) {
            return Some(at + word.len());
        }
        let same = found.iter().zip(word).take_while(|(a, b)| a == b).count();
        self.unexpected(bytes, at + same, "`true`, `false` or `null`")
    }

    fn some_digits(&mut self, bytes: &[u8], at: usize) -> Step {
        let end = digits(bytes, at);
        if end == at { self.unexpected(bytes, at, "a digit") } else { Some(end) }
    }

    fn escape(&mut self, bytes: &[u8], at: usize) -> Step {
        match bytes.get(at + 1) {
            Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => Some(at + 2),
            Some(b'u') => {
                for digit in at + 2..at + 6 {
                    if !bytes.get(digit).is_some_and(u8::is_ascii_hexdigit) {
                        return self.unexpected(bytes, digit, "four hexadecimal digits after `\\u`");
                    }
                }
                self.peculiar |= matches!(bytes.get(at + 2), Some(b'd' | b'D'));
                Some(at + 6)
            }
            _ => self.unexpected(bytes, at + 1, "one of `\" \\ / b f n r t u` after a backslash"),
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

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

#[inline]
fn eight_bytes(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..at + 8).and_then(|chunk| chunk.try_into().ok()).map(u64::from_le_bytes)
}

/// The position among eight bytes of the first quote, backslash or control character.
#[inline]
fn special_in(word: u64) -> Option<usize> {
    let quote = word ^ (ONES * b'"' as u64);
    let slash = word ^ (ONES * b'\\' as u64);
    let below = word.wrapping_sub(ONES * 0x20) & !word;
    let special = (below | (quote.wrapping_sub(ONES) & !quote) | (slash.wrapping_sub(ONES) & !slash)) & HIGHS;
    (special != 0).then(|| special.trailing_zeros() as usize / 8)
}

/// A key that has been read.
struct KeyEnd {
    /// Behind its closing quote.
    end: usize,
    hash: u32,
    spelling: Spelling,
}

enum Spelling {
    /// The whole key in one word, length included.
    Short(u64),
    /// Fewer than sixteen bytes: the first eight, and the rest as a short key.
    Middling(u64, u64),
    /// As it stands in the text.
    Plain,
    /// Perhaps with escapes.
    Unusual,
}

/// Reads a plain key whose text begins at `at`.
#[inline]
fn key_end(bytes: &[u8], start: usize, high_bits: &mut u64) -> Option<KeyEnd> {
    let mut hash = KeyHash::new();
    let mut first = 0;
    let mut at = start;
    loop {
        let word = eight_bytes(bytes, at)?;
        *high_bits |= word;
        let Some(position) = special_in(word) else {
            hash = hash.word(word);
            first = word;
            at += 8;
            continue;
        };
        if bytes.get(at + position) != Some(&b'"') {
            return None;
        }
        let last = short_key(word & ((1 << (8 * position)) - 1), position);
        let spelling = match at - start {
            0 => Spelling::Short(last),
            8 => Spelling::Middling(first, last),
            _ => Spelling::Plain,
        };
        return Some(KeyEnd { end: at + position + 1, hash: hash.finish(last), spelling });
    }
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
