//! JSON as bytes: one strict scanning pass that finds syntax, depth and duplicate keys and indexes the members the tables name,
//! then walks over text that is known to be valid. Nothing here builds a tree.

use std::borrow::Cow;

mod index;
mod key_hash;
mod lanes;
mod number;
mod position;
mod scan;
mod text;
mod walk;

pub(crate) use index::{Entry, Index, Slot};
pub(crate) use lanes::{LANES, Lanes};
pub(crate) use number::{compare_number, integer_value, is_between, is_integer, multiple, overflows_double};
pub(crate) use position::Positions;
pub(crate) use scan::{Fault, FaultKind, Scanner};
#[cfg(feature = "cli")]
pub(crate) use text::is_plain;
pub(crate) use text::{Text, excerpt, holds, known_text, push_plain};
pub(crate) use walk::{Items, Members, Visited, skip_space, skip_value, visit};

/// A half-open range of byte offsets into one stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Range {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Range {
    pub(crate) fn new(start: usize, end: usize) -> Range {
        Range { start, end }
    }

    pub(crate) fn of(self, bytes: &[u8]) -> &[u8] {
        bytes.get(self.start..self.end).unwrap_or_default()
    }
}

/// The six kinds of JSON value, in the order of the bits of [`Kinds`]. Whether a number is an integer is decided from its text, see [`is_integer`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Kind {
    Null,
    Boolean,
    Number,
    String,
    Array,
    Object,
}

impl Kind {
    /// The kind of the value that starts with this byte, in text known to be valid.
    #[inline]
    pub(crate) fn of_first_byte(byte: u8) -> Kind {
        KIND_OF_BYTE.get(usize::from(byte)).copied().unwrap_or(Kind::Number)
    }

    const fn named_by(byte: u8) -> Kind {
        match byte {
            b'"' => Kind::String,
            b'{' => Kind::Object,
            b'[' => Kind::Array,
            b't' | b'f' => Kind::Boolean,
            b'n' => Kind::Null,
            _ => Kind::Number,
        }
    }

    pub(crate) fn at(bytes: &[u8], at: usize) -> Kind {
        Kind::of_first_byte(bytes.get(at).copied().unwrap_or(b'n'))
    }

    /// With its article, for messages.
    pub(crate) fn phrase(self) -> &'static str {
        match self {
            Kind::Null => "null",
            Kind::Boolean => "a boolean",
            Kind::Number => "a number",
            Kind::String => "a string",
            Kind::Array => "an array",
            Kind::Object => "an object",
        }
    }
}

#[allow(clippy::indexing_slicing, reason = "worked out by the compiler, which refuses an index out of bounds")]
static KIND_OF_BYTE: [Kind; 256] = {
    let mut kinds = [Kind::Number; 256];
    let mut byte = 0;
    while byte < kinds.len() {
        kinds[byte] = Kind::named_by(byte as u8);
        byte += 1;
    }
    kinds
};

/// A set of kinds, with `integer` as a member of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kinds(pub(crate) u8);

impl Kinds {
    pub(crate) const NULL: u8 = 1;
    pub(crate) const BOOLEAN: u8 = 2;
    pub(crate) const NUMBER: u8 = 4;
    pub(crate) const STRING: u8 = 8;
    pub(crate) const ARRAY: u8 = 16;
    pub(crate) const OBJECT: u8 = 32;
    pub(crate) const INTEGER: u8 = 64;
    pub(crate) const ANY: u8 = 63;

    /// Does the set hold every value of this kind?
    #[inline]
    pub(crate) fn hold(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Does the set hold the value of this kind and text?
    #[inline]
    pub(crate) fn allow(self, kind: Kind, text: &[u8]) -> bool {
        self.hold(kind) || (kind == Kind::Number && self.0 & Kinds::INTEGER != 0 && is_integer(text))
    }

    /// "a string", "an integer or null", for messages.
    pub(crate) fn phrase(self) -> Cow<'static, str> {
        const NAMES: [(u8, &str); 7] = [
            (Kinds::OBJECT, "an object"),
            (Kinds::ARRAY, "an array"),
            (Kinds::STRING, "a string"),
            (Kinds::INTEGER, "an integer"),
            (Kinds::NUMBER, "a number"),
            (Kinds::BOOLEAN, "true or false"),
            (Kinds::NULL, "null"),
        ];
        let mut names = NAMES.iter().filter(|(bit, _)| self.0 & bit != 0).map(|(_, name)| *name);
        let Some(first) = names.next() else { return "nothing".into() };
        let Some(mut last) = names.next() else { return first.into() };
        let mut phrase = first.to_owned();
        for name in names {
            phrase.push_str(", ");
            phrase.push_str(std::mem::replace(&mut last, name));
        }
        phrase.push_str(" or ");
        phrase.push_str(last);
        phrase.into()
    }
}
