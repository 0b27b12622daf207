//! The one strict pass over a document: RFC 8259 syntax, depth, duplicate keys, and the index of the members the tables name.

use super::index::{known_key, known_short_key};
use super::key_hash::{KeyHash, short_key};
use super::walk::skip_string;
use super::{Entry, Index, Kind, Range, Text, known_text, skip_space};
use crate::program::Value;

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
    /// Members of this object are indexed, below `entry` where there is one.
    indexed: bool,
    /// The row of the index for this object's members.
    row: u8,
    /// What the index keeps of the value read last.
    value: Value,
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
    /// Offset of its opening quote; streams are shorter than 4 GiB.
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
}

/// An offset, or nothing where the fault has been noted; it fits in registers, as a fault does not.
type Step = Option<usize>;

impl Frame {
    #[inline]
    fn new(is_object: bool, entry: Option<u16>, first_key: usize) -> Frame {
        let closer = if is_object { b'}' } else { b']' };
        Frame { closer, indexed: false, row: 0, value: Value::UNKNOWN, entry, first_key, length: 0, key_bits: 0 }
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
        // Kept apart from the scanner while it runs, so that it stays in a register.
        let mut high_bits = 0;
        let end = self.members(bytes, start, &mut high_bits);
        self.high_bits |= high_bits;
        end
    }

    #[inline(always)]
    fn members(&mut self, bytes: &[u8], start: usize, high_bits: &mut u64) -> Step {
        if self.max_depth == 0 {
            return self.too_deep(start);
        }
        let is_object = bytes.get(start) == Some(&b'{');
        let mut frame = Frame { indexed: is_object, ..Frame::new(is_object, None, 0) };
        let mut at = skip_space(bytes, start + 1);
        if bytes.get(at) == Some(&frame.closer) {
            return Some(at + 1);
        }
        'member: loop {
            frame.length += 1;
            // The entry that the value belongs to, and the number of its text.
            let mut entry = None;
            let mut text = 0;
            if frame.is_object() {
                (at, entry) = self.key(bytes, &mut frame, at, high_bits)?;
            }
            at = match bytes.get(at) {
                Some(b'"') => {
                    let end = next_special(bytes, at + 1, high_bits);
                    if bytes.get(end) == Some(&b'"') {
                        if frame.value.speaks() && entry.is_some() {
                            text = known_text(Range::new(at + 1, end).of(bytes));
                        }
                        end + 1
                    } else {
                        let end = self.string_with_escapes(bytes, end)?;
                        if frame.value.speaks() && entry.is_some() {
                            text = Text::quoted(Range::new(at, end).of(bytes)).id();
                        }
                        end
                    }
                }
                Some(opener @ (b'{' | b'[')) => {
                    if self.outer.len() + 1 >= self.max_depth {
                        return self.too_deep(at);
                    }
                    let mut inner = Frame::new(*opener == b'{', entry, self.keys.len());
                    inner.row = frame.value.row();
                    inner.indexed = inner.row > 0 && entry.is_some() && self.outer.is_empty();
                    at = skip_space(bytes, at + 1);
                    if bytes.get(at) != Some(&inner.closer) {
                        self.outer.push(frame);
                        frame = inner;
                        continue 'member;
                    }
                    at + 1
                }
                Some(b't') => self.word(bytes, at, b"true")?,
                Some(b'f') => self.word(bytes, at, b"false")?,
                Some(b'n') => self.word(bytes, at, b"null")?,
                Some(b'-' | b'0'..=b'9') => self.number(bytes, at)?,
                _ => return self.unexpected(bytes, at, "a value"),
            };
            if let Some(entry) = entry {
                self.index.close(entry, at, usize::from(text));
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
                        if frame.is_object() {
                            if self.keys.len() - frame.first_key > FEW_KEYS {
                                self.find_duplicate(bytes, frame.first_key);
                            }
                            self.keys.truncate(frame.first_key);
                        }
                        if let Some(entry) = frame.entry {
                            self.index.close(entry, at, frame.length);
                        }
                        match self.outer.pop() {
                            Some(outer) => frame = outer,
                            None => {
                                self.index.count = frame.length;
                                return Some(at);
                            }
                        }
                    }
                    _ if frame.is_object() => return self.unexpected(bytes, at, "`,` or `}`"),
                    _ => return self.unexpected(bytes, at, "`,` or `]`"),
                }
            }
        }
    }

    /// Reads a key and its colon. Gives back where the value starts and the entry it belongs to.
    #[inline(always)]
    fn key(&mut self, bytes: &[u8], frame: &mut Frame, at: usize, high_bits: &mut u64) -> Option<(usize, Option<u16>)> {
        if bytes.get(at) != Some(&b'"') {
            return self.unexpected(bytes, at, "a key in double quotes");
        }
        let key = match key_end(bytes, at + 1, high_bits) {
            Some(key) => key,
            None => self.unusual_key(bytes, at)?,
        };
        // Nothing stands between a key and its colon, as a rule.
        let colon = if bytes.get(key.end) == Some(&b':') { key.end } else { skip_space(bytes, key.end) };
        if bytes.get(colon) != Some(&b':') {
            return self.unexpected(bytes, colon, "`:`");
        }
        let value = skip_space(bytes, colon + 1);
        let range = Range::new(at, key.end);
        let entry = if frame.indexed { self.index_member(bytes, frame, &key, range, value) } else { None };
        if entry.is_none() {
            self.remember_key(bytes, frame, range, key.hash);
        }
        Some((value, entry))
    }

    /// A key with escapes, or one so close to the end of the text that it cannot be read eight bytes at a time.
    #[cold]
    fn unusual_key(&mut self, bytes: &[u8], at: usize) -> Option<KeyEnd> {
        let special = next_special(bytes, at + 1, &mut self.high_bits);
        let end = self.string_with_escapes(bytes, special)?;
        let hash = KeyHash::of(&Text::quoted(Range::new(at, end).of(bytes)).bytes());
        Some(KeyEnd { end, hash, spelling: Spelling::Unusual })
    }

    #[inline(always)]
    fn index_member(&mut self, bytes: &[u8], frame: &mut Frame, key: &KeyEnd, range: Range, value: usize) -> Option<u16> {
        let (id, known) = match key.spelling {
            Spelling::Short(words) => known_short_key(key.hash, words)?,
            Spelling::Plain => known_key(key.hash, Text::quoted(range.of(bytes)).raw())?,
            Spelling::Unusual => known_key(key.hash, &Text::quoted(range.of(bytes)).bytes())?,
        };
        frame.value = known.value;
        let entry = Entry::open(id, Kind::at(bytes, value), range, value);
        let (position, is_new) = self.index.push(frame.row, frame.entry, entry)?;
        if !is_new {
            self.duplicate = self.duplicate.or(Some(range));
        }
        Some(position)
    }

    #[inline(always)]
    fn remember_key(&mut self, bytes: &[u8], frame: &mut Frame, key: Range, hash: u32) {
        let bit = 1u64 << (hash & 63);
        if frame.key_bits & bit != 0 {
            self.look_for_duplicate(bytes, frame.first_key, key, hash);
        }
        frame.key_bits |= bit;
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

    /// Sorts the keys of a large object that is closing and looks at neighbours. Linear but for the sort, whatever the hashes do.
    fn find_duplicate(&mut self, bytes: &[u8], first_key: usize) {
        if self.duplicate.is_some() {
            return;
        }
        let mut keys = std::mem::take(&mut self.keys);
        let own = keys.get_mut(first_key..).unwrap_or_default();
        // Two texts are looked at only where their hashes agree.
        own.sort_unstable_by(|a, b| {
            let by_text = || key_text(bytes, *a).bytes().cmp(&key_text(bytes, *b).bytes());
            a.hash.cmp(&b.hash).then_with(by_text).then(a.offset.cmp(&b.offset))
        });
        let mut found: Option<SeenKey> = None;
        for pair in own.windows(2) {
            if let [a, b] = pair
                && a.hash == b.hash
                && key_text(bytes, *a).bytes() == key_text(bytes, *b).bytes()
                && found.is_none_or(|earlier| b.offset < earlier.offset)
            {
                found = Some(*b);
            }
        }
        self.duplicate = found.map(|key| key_range(bytes, key));
        self.keys = keys;
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
            at = next_special(bytes, at, &mut self.high_bits);
        }
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

    #[inline(always)]
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

#[inline]
fn sixteen_bytes(bytes: &[u8], at: usize) -> Option<(u64, u64)> {
    let (first, second) = bytes.get(at..at + 16)?.split_at_checked(8)?;
    Some((u64::from_le_bytes(first.try_into().ok()?), u64::from_le_bytes(second.try_into().ok()?)))
}

/// The next quote, backslash or control character, eight bytes at a time.
#[inline(always)]
fn next_special(bytes: &[u8], mut at: usize, high_bits: &mut u64) -> usize {
    while let Some((word, next)) = sixteen_bytes(bytes, at) {
        *high_bits |= word;
        if let Some(position) = special_in(word) {
            return at + position;
        }
        *high_bits |= next;
        if let Some(position) = special_in(next) {
            return at + 8 + position;
        }
        at += 16;
    }
    if let Some(word) = eight_bytes(bytes, at) {
        *high_bits |= word;
        match special_in(word) {
            Some(position) => return at + position,
            None => at += 8,
        }
    }
    while let Some(byte) = bytes.get(at).filter(|byte| **byte >= 0x20 && !matches!(byte, b'"' | b'\\')) {
        *high_bits |= u64::from(*byte);
        at += 1;
    }
    at
}

/// The position among eight bytes of the first quote, backslash or control character.
#[inline]
fn special_in(word: u64) -> Option<usize> {
    // With the second bit flipped, control characters stay below a space, and the quote becomes a space itself.
    let quote_or_control = (word ^ (ONES * 0x02)).wrapping_sub(ONES * 0x21);
    let slash = (word ^ (ONES * b'\\' as u64)).wrapping_sub(ONES);
    let special = (quote_or_control | slash) & !word & HIGHS;
    (special != 0).then(|| special.trailing_zeros() as usize / 8)
}

fn key_text(bytes: &[u8], key: SeenKey) -> Text<'_> {
    Text::quoted(key_range(bytes, key).of(bytes))
}

fn key_range(bytes: &[u8], key: SeenKey) -> Range {
    let start = key.offset as usize;
    Range::new(start, skip_string(bytes, start))
}

/// A key that has been read.
struct KeyEnd {
    /// Behind its closing quote.
    end: usize,
    hash: u32,
    spelling: Spelling,
}

enum Spelling {
    /// Fewer than sixteen bytes, in two words.
    Short([u64; 2]),
    /// As it stands in the text.
    Plain,
    /// Perhaps with escapes.
    Unusual,
}

/// Reads a plain key whose text begins at `start`.
#[inline(always)]
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
        if (word >> (8 * position)) as u8 != b'"' {
            return None;
        }
        let last = short_key(word & ((1 << (8 * position)) - 1), position);
        let spelling = if at - start <= 8 { Spelling::Short([first, last]) } else { Spelling::Plain };
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
