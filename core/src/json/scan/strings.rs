//! Strings and keys, sixteen bytes at a time.

use super::{Range, Scanner, Step, Text, ValueEnd, skip_space};
use crate::json::index::{known_key, known_short_key};
use crate::json::key_hash::{key_hash, words_hash};
use crate::json::known_text;
use crate::json::lanes::{LANES, Lanes, is_ascii};
use crate::program::{Key, KeyId};

/// A key that has been read.
#[derive(Clone, Copy)]
pub(super) struct KeyEnd {
    /// Behind its closing quote.
    pub(super) end: usize,
    /// Where its value begins.
    pub(super) value: usize,
    pub(super) hash: u32,
    spelling: Spelling,
}

#[derive(Clone, Copy)]
pub(super) enum Spelling {
    /// Fewer than sixteen bytes without escapes, in two words.
    Short([u64; 2]),
    Long,
}

impl KeyEnd {
    /// Its number, if the tables name it.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn known(&self, bytes: &[u8], start: usize) -> Option<(KeyId, &'static Key)> {
        match self.spelling {
            Spelling::Short(words) => known_short_key(self.hash, words),
            Spelling::Long => known_key(self.hash, &Text::quoted(Range::new(start, self.end).of(bytes)).bytes()),
        }
    }
}

impl Scanner {
    /// The rest of a string from here on: the offset behind its closing quote.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn rest_of_string(&mut self, bytes: &[u8], start: usize) -> Step {
        let (end, ascii) = next_special(bytes, start);
        if bytes.get(end) != Some(&b'"') {
            return self.string_with_escapes(bytes, start, end);
        }
        if !ascii {
            self.check_encoding(bytes, start, end);
        }
        Some(end + 1)
    }

    /// A string, and its number where that is asked for.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn text(&mut self, bytes: &[u8], at: usize, speaks: bool) -> Option<ValueEnd> {
        let (end, ascii) = next_special(bytes, at + 1);
        if bytes.get(end) != Some(&b'"') {
            let end = self.string_with_escapes(bytes, at + 1, end)?;
            let text = if speaks { Text::quoted(Range::new(at, end).of(bytes)).id() } else { 0 };
            return Some(ValueEnd { end, length: 0, text });
        }
        if !ascii {
            self.check_encoding(bytes, at + 1, end);
        }
        let text = if speaks { known_text(Range::new(at + 1, end).of(bytes)) } else { 0 };
        Some(ValueEnd { end: end + 1, length: 0, text })
    }

    #[inline(never)]
    fn check_encoding(&mut self, bytes: &[u8], start: usize, end: usize) {
        self.garbled |= std::str::from_utf8(Range::new(start, end).of(bytes)).is_err();
    }

    /// Reads a key and its colon.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn key(&mut self, bytes: &[u8], at: usize) -> Option<KeyEnd> {
        if bytes.get(at) != Some(&b'"') {
            return self.unexpected(bytes, at, "a key in double quotes");
        }
        let lanes = Lanes::at(bytes, at + 1);
        let length = lanes.special();
        let end = at + 1 + length;
        let key = if length < LANES && bytes.get(end) == Some(&b'"') {
            let words = lanes.first(length);
            if !is_ascii(words) {
                self.check_encoding(bytes, at + 1, end);
            }
            KeyEnd { end: end + 1, value: 0, hash: words_hash(words), spelling: Spelling::Short(words) }
        } else {
            self.long_key(bytes, at, end)?
        };
        // Nothing stands between a key and its colon, as a rule.
        let colon = if bytes.get(key.end) == Some(&b':') { key.end } else { skip_space(bytes, key.end) };
        if bytes.get(colon) != Some(&b':') {
            return self.unexpected(bytes, colon, "`:`");
        }
        Some(KeyEnd { value: skip_space(bytes, colon + 1), ..key })
    }

    /// A key of sixteen bytes or more, or with escapes, whose text is plain up to here.
    #[inline(never)]
    fn long_key(&mut self, bytes: &[u8], at: usize, plain: usize) -> Option<KeyEnd> {
        let (special, _) = next_special(bytes, plain);
        let end = self.string_with_escapes(bytes, at + 1, special)?;
        let text = Text::quoted(Range::new(at, end).of(bytes));
        Some(KeyEnd { end, value: 0, hash: key_hash(&text.bytes()), spelling: Spelling::Long })
    }

    /// A string that starts here and has been read up to there, where something special stands.
    #[inline(never)]
    fn string_with_escapes(&mut self, bytes: &[u8], start: usize, mut at: usize) -> Step {
        loop {
            match bytes.get(at) {
                Some(b'"') => {
                    self.check_encoding(bytes, start, at);
                    return Some(at + 1);
                }
                Some(b'\\') => at = self.escape(bytes, at)?,
                Some(_) => return self.unexpected(bytes, at, "no raw control character inside a string"),
                None => return self.unexpected(bytes, at, "the end of the string"),
            }
            (at, _) = next_special(bytes, at);
        }
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
}

/// The next quote, backslash or control character, or the end of the text; and whether all before it is ASCII for certain.
#[cfg_attr(feature = "fast", inline(always))]
fn next_special(bytes: &[u8], mut at: usize) -> (usize, bool) {
    let mut gathered = [0; 2];
    loop {
        let lanes = Lanes::at(bytes, at);
        let [low, high] = lanes.words();
        gathered = [gathered[0] | low, gathered[1] | high];
        let special = lanes.special();
        at += special;
        if special < LANES {
            return (at, is_ascii(gathered));
        }
    }
}
