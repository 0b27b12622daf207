//! JSON strings by their raw bytes: comparing, decoding and quoting them safely.

use std::borrow::Cow;
use std::fmt::Write;

use super::key_hash::{ends, first_slot, text_hash};
use crate::generated::tables::{TEXT_SLOTS, TEXTS};
use crate::program::TextId;

/// The text of a JSON string between its quotes, escapes still in place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Text<'a> {
    raw: &'a [u8],
}

impl<'a> Text<'a> {
    /// From a string's text with its quotes.
    #[inline]
    pub(crate) fn quoted(bytes: &'a [u8]) -> Text<'a> {
        Text::new(bytes.get(1..bytes.len().saturating_sub(1)).unwrap_or_default())
    }

    #[inline]
    pub(crate) fn new(raw: &'a [u8]) -> Text<'a> {
        Text { raw }
    }

    #[inline]
    fn is_escaped(self) -> bool {
        self.raw.contains(&b'\\')
    }

    #[inline]
    pub(crate) fn raw(self) -> &'a [u8] {
        self.raw
    }

    // Where the other text is a constant, comparing takes a few instructions.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn is(self, other: &str) -> bool {
        self.raw == other.as_bytes() || (self.may_spell(other) && self.spells(other))
    }

    #[cold]
    fn spells(self, other: &str) -> bool {
        self.is_escaped() && self.decode() == other
    }

    /// A quick look: an escape is longer than what it stands for, and a text starts alike unless it starts with an escape.
    #[inline]
    fn may_spell(self, other: &str) -> bool {
        self.raw.len() > other.len() && (self.raw.first() == Some(&b'\\') || self.raw.first() == other.as_bytes().first())
    }

    /// Its number among the texts that the tables name.
    pub(crate) fn id(self) -> TextId {
        known_text(&self.bytes())
    }

    /// The text, with a lone surrogate replaced by U+FFFD.
    pub(crate) fn decode(self) -> Cow<'a, str> {
        if self.is_escaped() {
            return Cow::Owned(decode(self.raw));
        }
        std::str::from_utf8(self.raw).map_or_else(|_| String::from_utf8_lossy(self.raw), Cow::Borrowed)
    }

    /// The bytes the text stands for, escapes resolved.
    pub(crate) fn bytes(self) -> Cow<'a, [u8]> {
        if self.is_escaped() { Cow::Owned(decode(self.raw).into_bytes()) } else { Cow::Borrowed(self.raw) }
    }

    /// Unicode code points, a lone surrogate counting as one.
    pub(crate) fn length(self) -> usize {
        if self.is_escaped() {
            decode(self.raw).chars().count()
        } else {
            self.raw.iter().filter(|byte| (**byte & 0xC0) != 0x80).count()
        }
    }

    /// Offset within the raw text of the first escape of half a surrogate pair.
    pub(crate) fn lone_surrogate(self) -> Option<usize> {
        let mut at = 0;
        while let Some(found) = memchr::memchr(b'\\', self.raw.get(at..)?) {
            let escape = at + found;
            match unit(self.raw, escape) {
                Some(0xD800..=0xDBFF) if matches!(unit(self.raw, escape + 6), Some(0xDC00..=0xDFFF)) => at = escape + 12,
                Some(0xD800..=0xDFFF) => return Some(escape),
                Some(_) => at = escape + 6,
                None => at = escape + 2,
            }
        }
        None
    }
}

/// The number of a text without escapes among those that the tables name, or 0.
#[inline]
pub(crate) fn known_text(text: &[u8]) -> TextId {
    let mask = TEXT_SLOTS.len() - 1;
    let mut slot = first_slot(text_hash(text), TEXT_SLOTS.len());
    loop {
        let id = TEXT_SLOTS.get(slot).copied().unwrap_or(0);
        match TEXTS.get(usize::from(id).wrapping_sub(1)) {
            Some(known) if !is_same(known.as_bytes(), text) => slot = (slot + 1) & mask,
            Some(_) => return id,
            None => return 0,
        }
    }
}

/// Are the texts the same? Their ends are all there is to short ones.
#[inline]
fn is_same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && ends(a) == ends(b) && (a.len() <= 16 || a.get(8..a.len() - 8) == b.get(8..b.len() - 8))
}

/// The code unit of the `\uXXXX` escape at this offset.
fn unit(raw: &[u8], at: usize) -> Option<u16> {
    let hex = raw.get(at..at + 6)?.strip_prefix(b"\\u")?;
    u16::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok()
}

/// Resolves the escapes of a valid JSON string.
pub(crate) fn decode(raw: &[u8]) -> String {
    let mut out = String::with_capacity(raw.len());
    let mut at = 0;
    while let Some(found) = raw.get(at..).and_then(|rest| memchr::memchr(b'\\', rest)) {
        let escape = at + found;
        out.push_str(&String::from_utf8_lossy(raw.get(at..escape).unwrap_or_default()));
        let (character, length) = match raw.get(escape + 1) {
            Some(b'b') => ('\u{8}', 2),
            Some(b'f') => ('\u{C}', 2),
            Some(b'n') => ('\n', 2),
            Some(b'r') => ('\r', 2),
            Some(b't') => ('\t', 2),
            Some(b'u') => decode_unit(raw, escape),
            Some(byte) => (char::from(*byte), 2),
            None => break,
        };
        out.push(character);
        at = escape + length;
    }
    out.push_str(&String::from_utf8_lossy(raw.get(at..).unwrap_or_default()));
    out
}

fn decode_unit(raw: &[u8], at: usize) -> (char, usize) {
    let high = unit(raw, at).unwrap_or(0xFFFD);
    if let (0xD800..=0xDBFF, Some(low @ 0xDC00..=0xDFFF)) = (high, unit(raw, at + 6)) {
        let code = 0x10000 + ((u32::from(high) - 0xD800) << 10) + (u32::from(low) - 0xDC00);
        return (char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER), 12);
    }
    (char::from_u32(u32::from(high)).unwrap_or(char::REPLACEMENT_CHARACTER), 6)
}

/// A short quotation of input for a message: escaped, cut, and withheld where it looks like a secret.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    if looks_secret(text) {
        return "a value withheld because it looks like a secret".to_owned();
    }
    if text.is_empty() {
        return "`\"\"`".to_owned();
    }
    let mut out = String::from("`");
    for (count, character) in text.chars().enumerate() {
        if count == LONGEST {
            out.push('…');
            break;
        }
        push_plain(&mut out, character);
    }
    out.push('`');
    out
}

/// Does the text hold this part, which is not empty? The library's search takes far more room in a download.
pub(crate) fn holds(text: &str, part: &str) -> bool {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    let Some(first) = part.first() else { return true };
    let mut at = 0;
    while let Some(found) = text.get(at..).and_then(|rest| memchr::memchr(*first, rest)) {
        at += found;
        if text.get(at..).is_some_and(|rest| rest.starts_with(part)) {
            return true;
        }
        at += 1;
    }
    false
}

/// Appends a character, written as `\u{…}` unless it is plain.
pub(crate) fn push_plain(out: &mut String, character: char) {
    if is_plain(character) {
        out.push(character);
    } else {
        let _ = write!(out, "\\u{{{:x}}}", u32::from(character));
    }
}

/// Visible, and without effect on its surroundings: no control character, line separator, bidirectional mark or other
/// character that takes up no room of its own. (Accents stay: they belong to the letter before them.)
pub(crate) fn is_plain(character: char) -> bool {
    !character.is_control() && !INVISIBLE.iter().any(|(first, last)| (*first..=*last).contains(&character))
}

/// Unicode's default-ignorable characters, the line and paragraph separators, and the anchors of interlinear notes.
const INVISIBLE: [(char, char); 16] = [
    ('\u{AD}', '\u{AD}'),
    ('\u{34F}', '\u{34F}'),
    ('\u{61C}', '\u{61C}'),
    ('\u{115F}', '\u{1160}'),
    ('\u{17B4}', '\u{17B5}'),
    ('\u{180B}', '\u{180F}'),
    ('\u{200B}', '\u{200F}'),
    ('\u{2028}', '\u{202E}'),
    ('\u{2060}', '\u{206F}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{FE00}', '\u{FE0F}'),
    ('\u{FEFF}', '\u{FEFF}'),
    ('\u{FFA0}', '\u{FFA0}'),
    ('\u{FFF0}', '\u{FFFB}'),
    ('\u{1D173}', '\u{1D17A}'),
    ('\u{E0000}', '\u{E0FFF}'),
];

/// Known prefixes of credentials, and long unbroken mixtures of letters and digits.
fn looks_secret(text: &str) -> bool {
    const PREFIXES: [&str; 12] =
        ["sk-", "pk-", "rk-", "ghp_", "gho_", "ghs_", "github_pat_", "xox", "AKIA", "eyJ", "Bearer ", "-----BEGIN"];
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_-+/=.".contains(byte);
    let count = |run: &[u8], counts: fn(&u8) -> bool| run.iter().filter(|byte| counts(byte)).count();
    let mixture = |run: &[u8]| {
        run.len() >= 24 && count(run, u8::is_ascii_digit) >= 4 && count(run, u8::is_ascii_alphabetic) >= 8 && !run.contains(&b'/')
    };
    PREFIXES.iter().any(|prefix| holds(text, prefix)) || text.as_bytes().split(|byte| !is_part(byte)).any(mixture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decodes_every_escape() {
        for (raw, expected) in [
            (r"plain", "plain"),
            (r#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"),
            (r"\u00e9\u20ac", "é€"),
            (r"\ud83d\ude80!", "🚀!"),
            (r"\ud83d!", "\u{FFFD}!"),
            (r"\ude80\ud83d", "\u{FFFD}\u{FFFD}"),
        ] {
            assert_eq!(decode(raw.as_bytes()), expected);
            assert!(Text::new(raw.as_bytes()).is(expected));
        }
    }

    #[test]
    fn finds_a_part_of_a_text() {
        for (text, part, expected) in [
            ("", "a", false),
            ("a", "a", true),
            ("aab", "ab", true),
            ("aab", "ba", false),
            ("xyaz", "az", true),
            ("xya", "az", false),
        ] {
            assert_eq!(holds(text, part), expected, "{part} in {text}");
        }
    }

    #[test]
    fn finds_half_a_surrogate_pair() {
        for (raw, expected) in [
            (r"\ud83d\ude80", None),
            (r"ab\ud83d", Some(2)),
            (r"\\ud83d", None),
            (r"\ud83d\ud83d\ude80", Some(0)),
            (r"\n\udc00", Some(2)),
        ] {
            assert_eq!(Text::new(raw.as_bytes()).lone_surrogate(), expected, "{raw}");
        }
    }

    #[test]
    fn excerpts_are_short_escaped_and_keep_secrets() {
        assert_eq!(excerpt("warn"), "`warn`");
        assert_eq!(excerpt("a\u{1b}[31m\u{202e}b"), "`a\\u{1b}[31m\\u{202e}b`");
        assert_eq!(excerpt(&"x".repeat(60)), format!("`{}…`", "x".repeat(40)));
        for secret in ["sk-ant-0123", "Bearer abc", "eyJhbGciOi.J9", "q8Zk2Lm9Xw4Rt7Yp1Vb6Nc3Df"] {
            assert!(!excerpt(secret).contains(secret), "{secret}");
        }
    }
}
