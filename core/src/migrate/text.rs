//! Rewriting JSON as text: members found by their spans, and a writer that copies spans and adds what is new.

use std::borrow::Cow;

use crate::json::{Items, Kind, Members, Range, Text, integer_value, is_integer, skip_value};

/// One member of an object: where its key and its value stand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Field {
    /// With its quotes.
    pub(super) key: Range,
    pub(super) value: Range,
    pub(super) kind: Kind,
}

/// An object of the envelope that is rewritten.
#[derive(Debug)]
pub(super) struct Object<'a> {
    bytes: &'a [u8],
    pub(super) fields: Vec<Field>,
}

impl<'a> Object<'a> {
    /// The object at this offset of text known to be valid.
    pub(super) fn read(bytes: &'a [u8], at: usize) -> Object<'a> {
        let mut object = Object { bytes, fields: Vec::with_capacity(16) };
        object.read_again(at);
        object
    }

    /// Another object of the same text, in the same memory. Gives back where it ends.
    pub(super) fn read_again(&mut self, at: usize) -> usize {
        self.fields.clear();
        let mut members = Members::new(self.bytes, at);
        while let Some(member) = members.next() {
            let value = Range::new(member.value, skip_value(self.bytes, member.value));
            self.fields.push(Field { key: member.key, value, kind: member.kind });
            members.resume(value.end);
        }
        members.end()
    }

    pub(super) fn get(&self, name: &str) -> Option<Field> {
        self.fields.iter().find(|field| Text::quoted(field.key.of(self.bytes)).is(name)).copied()
    }

    /// The object that a member is.
    pub(super) fn object(&self, name: &str) -> Option<Object<'a>> {
        let field = self.get(name).filter(|field| field.kind == Kind::Object)?;
        Some(Object::read(self.bytes, field.value.start))
    }

    pub(super) fn name(&self, field: &Field) -> Cow<'a, str> {
        Text::quoted(field.key.of(self.bytes)).decode()
    }

    /// A value's own text.
    pub(super) fn raw(&self, field: &Field) -> &'a [u8] {
        field.value.of(self.bytes)
    }

    /// A member that is a string.
    pub(super) fn string(&self, name: &str) -> Option<Field> {
        self.get(name).filter(|field| field.kind == Kind::String)
    }

    /// The text of a member that is a string.
    pub(super) fn text(&self, name: &str) -> Option<Text<'a>> {
        self.string(name).map(|field| Text::quoted(self.raw(&field)))
    }

    pub(super) fn boolean(&self, name: &str) -> Option<bool> {
        self.get(name).filter(|field| field.kind == Kind::Boolean).map(|field| self.raw(&field) == b"true")
    }

    pub(super) fn integer(&self, name: &str) -> Option<i64> {
        self.integer_of(&self.get(name)?)
    }

    /// Is a member a whole number, however large?
    pub(super) fn is_integer(&self, name: &str) -> bool {
        self.get(name).is_some_and(|field| field.kind == Kind::Number && is_integer(self.raw(&field)))
    }

    /// A value that is a whole number.
    pub(super) fn integer_of(&self, field: &Field) -> Option<i64> {
        integer_value(self.raw(field)).filter(|_| field.kind == Kind::Number)
    }

    /// How many items a member has that is an array.
    pub(super) fn length(&self, name: &str) -> Option<usize> {
        let list = self.get(name).filter(|field| field.kind == Kind::Array)?;
        let mut items = Items::new(self.bytes, list.value.start);
        let mut length = 0;
        while let Some(at) = items.next() {
            length += 1;
            items.resume(skip_value(self.bytes, at));
        }
        Some(length)
    }
}

/// Writes JSON on one line.
#[derive(Debug)]
pub(super) struct Writer {
    out: Vec<u8>,
    /// What is copied holds no line break, so it can be copied as it is.
    one_line: bool,
}

impl Writer {
    /// A writer of something about as long as this source, which most of it is copied from.
    pub(super) fn new(source: &[u8]) -> Writer {
        let one_line = memchr::memchr2(b'\n', b'\r', source).is_none();
        Writer { out: Vec::with_capacity(source.len() + 512), one_line }
    }

    pub(super) fn open(&mut self, bracket: u8) {
        self.separate();
        self.out.push(bracket);
    }

    pub(super) fn close(&mut self, bracket: u8) {
        self.out.push(bracket);
    }

    pub(super) fn key(&mut self, name: &str) {
        self.separate();
        self.quote(name);
        self.out.push(b':');
    }

    /// A key as it stands in the source.
    pub(super) fn copy_key(&mut self, quoted: &[u8]) {
        self.separate();
        self.out.extend_from_slice(quoted);
        self.out.push(b':');
    }

    /// A value as it stands in the source, but on one line.
    pub(super) fn copy(&mut self, value: &[u8]) {
        self.separate();
        if self.one_line || value.first() == Some(&b'"') {
            self.out.extend_from_slice(value);
        } else {
            self.copy_without_space(value);
        }
    }

    /// A member as it stands in the source.
    pub(super) fn copy_member(&mut self, bytes: &[u8], field: &Field) {
        self.copy_key(field.key.of(bytes));
        self.copy(field.value.of(bytes));
    }

    /// A literal that is JSON already.
    pub(super) fn literal(&mut self, json: &str) {
        self.separate();
        self.out.extend_from_slice(json.as_bytes());
    }

    pub(super) fn text(&mut self, text: &str) {
        self.separate();
        self.quote(text);
    }

    pub(super) fn finish(self) -> String {
        String::from_utf8(self.out).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }

    /// Puts a comma where a key or an item follows another one.
    fn separate(&mut self) {
        if !matches!(self.out.last(), None | Some(b'{' | b'[' | b':' | b',')) {
            self.out.push(b',');
        }
    }

    fn quote(&mut self, text: &str) {
        self.out.push(b'"');
        let mut rest = text.as_bytes();
        while let Some(at) = rest.iter().position(|byte| *byte < 0x20 || matches!(byte, b'"' | b'\\')) {
            let (plain, special) = rest.split_at(at);
            self.out.extend_from_slice(plain);
            let Some((byte, after)) = special.split_first() else { break };
            match byte {
                b'"' | b'\\' => self.out.extend_from_slice(&[b'\\', *byte]),
                b'\n' => self.out.extend_from_slice(b"\\n"),
                _ => self.out.extend_from_slice(format!("\\u{byte:04x}").as_bytes()),
            }
            rest = after;
        }
        self.out.extend_from_slice(rest);
        self.out.push(b'"');
    }

    fn copy_without_space(&mut self, value: &[u8]) {
        let mut at = 0;
        while let Some(byte) = value.get(at) {
            let end = match byte {
                b' ' | b'\n' | b'\r' | b'\t' => {
                    at += 1;
                    continue;
                }
                b'"' => skip_value(value, at),
                _ => {
                    let rest = value.get(at..).unwrap_or_default();
                    let run = rest.iter().take_while(|byte| !matches!(byte, b'"' | b' ' | b'\n' | b'\r' | b'\t')).count();
                    at + run
                }
            };
            self.out.extend_from_slice(value.get(at..end).unwrap_or_default());
            at = end;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_lose_their_line_breaks_and_nothing_else() {
        for (source, expected) in [
            ("{\"a\": 1}", "{\"a\": 1}"),
            ("{\n  \"a b\": [ 1, \"x \\n \\\" y\" ],\r\n\t\"c\": {}\n}", "{\"a b\":[1,\"x \\n \\\" y\"],\"c\":{}}"),
            ("[\n]", "[]"),
        ] {
            let mut writer = Writer::new(source.as_bytes());
            writer.copy(source.as_bytes());
            assert_eq!(writer.finish(), expected);
        }
    }

    #[test]
    fn new_members_are_separated_and_escaped() {
        let mut writer = Writer::new(b"");
        writer.open(b'{');
        writer.key("a\"b");
        writer.text("\u{1}\n\\é");
        writer.key("c");
        writer.open(b'[');
        writer.literal("1");
        writer.copy(b"{}");
        writer.close(b']');
        writer.close(b'}');
        assert_eq!(writer.finish(), r#"{"a\"b":"\u0001\n\\é","c":[1,{}]}"#);
    }
}
