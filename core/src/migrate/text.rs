//! Rewriting JSON as text: members found by their spans, and a writer that copies spans and adds what is new.

use std::borrow::Cow;

use crate::json::{Items, Kind, Text, integer_value, is_integer, skip_space, skip_value};

/// One member of an object, as it stands in the text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Field<'a> {
    /// From the key to the end of the value.
    member: &'a str,
    /// With its quotes.
    pub(super) key: &'a str,
    pub(super) value: &'a str,
    pub(super) kind: Kind,
    has_escaped_key: bool,
}

impl<'a> Field<'a> {
    /// Is this its name?
    #[inline]
    pub(super) fn is(&self, name: &str) -> bool {
        if self.has_escaped_key {
            return Text::quoted(self.key.as_bytes()).is(name);
        }
        self.key.len() == name.len() + 2 && self.unquoted_key() == name
    }

    pub(super) fn name(&self) -> Cow<'a, str> {
        if self.has_escaped_key {
            return Text::quoted(self.key.as_bytes()).decode();
        }
        Cow::Borrowed(self.unquoted_key())
    }

    #[inline]
    fn unquoted_key(&self) -> &'a str {
        self.key.get(1..self.key.len() - 1).unwrap_or_default()
    }

    /// Its value, which is a string.
    pub(super) fn text(&self) -> Text<'a> {
        Text::quoted(self.value.as_bytes())
    }

    /// Its value, if that is a whole number.
    pub(super) fn integer(&self) -> Option<i64> {
        if self.kind != Kind::Number {
            return None;
        }
        // Nearly all are written with digits alone.
        self.value.parse().ok().or_else(|| integer_value(self.value.as_bytes()))
    }
}

/// An object of the envelope that is rewritten.
#[derive(Debug)]
pub(super) struct Object<'a> {
    pub(super) fields: Vec<Field<'a>>,
}

impl<'a> Object<'a> {
    /// The object that this text starts with; the text is known to be valid.
    pub(super) fn read(text: &'a str) -> Object<'a> {
        let mut object = Object { fields: Vec::with_capacity(16) };
        object.read_again(text);
        object
    }

    /// Another object, in the same memory. Gives back where in the text it ends.
    pub(super) fn read_again(&mut self, text: &'a str) -> usize {
        self.fields.clear();
        let bytes = text.as_bytes();
        let span = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
        let mut at = skip_space(bytes, 1);
        while bytes.get(at) == Some(&b'"') {
            let (key_end, has_escaped_key) = skip_key(bytes, at);
            let value = skip_space(bytes, skip_space(bytes, key_end) + 1);
            let end = skip_value(bytes, value);
            self.fields.push(Field {
                member: span(at, end),
                key: span(at, key_end),
                value: span(value, end),
                kind: Kind::at(bytes, value),
                has_escaped_key,
            });
            at = skip_space(bytes, end);
            if bytes.get(at) == Some(&b',') {
                at = skip_space(bytes, at + 1);
            }
        }
        at + 1
    }

    pub(super) fn get(&self, name: &str) -> Option<Field<'a>> {
        self.fields.iter().find(|field| field.is(name)).copied()
    }

    /// The object that a member is.
    pub(super) fn object(&self, name: &str) -> Option<Object<'a>> {
        let field = self.get(name).filter(|field| field.kind == Kind::Object)?;
        Some(Object::read(field.value))
    }

    /// A member that is a string.
    pub(super) fn string(&self, name: &str) -> Option<Field<'a>> {
        self.get(name).filter(|field| field.kind == Kind::String)
    }

    /// The text of a member that is a string.
    pub(super) fn text(&self, name: &str) -> Option<Text<'a>> {
        self.string(name).map(|field| field.text())
    }

    pub(super) fn boolean(&self, name: &str) -> Option<bool> {
        self.get(name).filter(|field| field.kind == Kind::Boolean).map(|field| field.value == "true")
    }

    pub(super) fn integer(&self, name: &str) -> Option<i64> {
        self.get(name)?.integer()
    }

    /// Is a member a whole number, however large?
    pub(super) fn is_integer(&self, name: &str) -> bool {
        self.get(name).is_some_and(|field| field.kind == Kind::Number && is_integer(field.value.as_bytes()))
    }

    /// How many items a member has that is an array.
    pub(super) fn length(&self, name: &str) -> Option<usize> {
        let list = self.get(name).filter(|field| field.kind == Kind::Array)?.value.as_bytes();
        let mut items = Items::new(list, 0);
        let mut length = 0;
        while let Some(at) = items.next() {
            length += 1;
            items.resume(skip_value(list, at));
        }
        Some(length)
    }
}

/// The end of the key that opens here, and whether it has escapes. Keys are short: a search made for long texts would take longer.
fn skip_key(bytes: &[u8], at: usize) -> (usize, bool) {
    let rest = bytes.get(at + 1..).unwrap_or_default();
    match rest.iter().position(|byte| matches!(byte, b'"' | b'\\')) {
        Some(length) if rest.get(length) == Some(&b'"') => (at + length + 2, false),
        _ => (skip_value(bytes, at), true),
    }
}

/// Writes JSON on one line.
#[derive(Debug)]
pub(super) struct Writer {
    out: String,
    /// What is copied holds no line break, so it can be copied as it is.
    one_line: bool,
}

impl Writer {
    /// A writer of something about as long as this source, which most of it is copied from.
    pub(super) fn new(source: &str) -> Writer {
        let one_line = memchr::memchr2(b'\n', b'\r', source.as_bytes()).is_none();
        // Names become longer: a list of sessions grows by a fifth.
        Writer { out: String::with_capacity(source.len() + source.len() / 4 + 512), one_line }
    }

    pub(super) fn open(&mut self, bracket: char) {
        self.separate();
        self.out.push(bracket);
    }

    pub(super) fn close(&mut self, bracket: char) {
        self.out.push(bracket);
    }

    pub(super) fn key(&mut self, name: &str) {
        self.separate();
        self.quote(name);
        self.out.push(':');
    }

    /// A key as it stands in the source.
    pub(super) fn copy_key(&mut self, quoted: &str) {
        self.separate();
        self.out.push_str(quoted);
        self.out.push(':');
    }

    /// A value as it stands in the source, but on one line.
    pub(super) fn copy(&mut self, value: &str) {
        self.separate();
        if self.one_line || value.starts_with('"') {
            self.out.push_str(value);
        } else {
            self.copy_without_space(value);
        }
    }

    /// A member as it stands in the source.
    pub(super) fn copy_member(&mut self, field: &Field<'_>) {
        let is_tight = field.member.len() == field.key.len() + 1 + field.value.len();
        if is_tight && self.one_line {
            self.separate();
            self.out.push_str(field.member);
        } else {
            self.copy_key(field.key);
            self.copy(field.value);
        }
    }

    /// What is JSON already: a literal, or members with their keys. What ends with a colon waits for its value.
    pub(super) fn literal(&mut self, json: &str) {
        self.separate();
        self.out.push_str(json);
    }

    pub(super) fn integer(&mut self, number: i64) {
        // Nearly always it is an exit code of one digit.
        match u8::try_from(number) {
            Ok(digit @ 0..=9) => {
                self.separate();
                self.out.push(char::from(b'0' + digit));
            }
            _ => self.literal(&number.to_string()),
        }
    }

    pub(super) fn text(&mut self, text: &str) {
        self.separate();
        self.quote(text);
    }

    pub(super) fn finish(self) -> String {
        self.out
    }

    /// Puts a comma where a key or an item follows another one.
    #[inline]
    fn separate(&mut self) {
        if !matches!(self.out.as_bytes().last(), None | Some(b'{' | b'[' | b':' | b',')) {
            self.out.push(',');
        }
    }

    fn quote(&mut self, text: &str) {
        let is_special = |byte: u8| byte < 0x20 || matches!(byte, b'"' | b'\\');
        self.out.push('"');
        // Looking at all of it, rather than up to the first special character, is done many bytes at a time.
        if text.bytes().fold(false, |any, byte| any | is_special(byte)) {
            for character in text.chars() {
                match character {
                    '"' | '\\' => self.out.extend(['\\', character]),
                    '\n' => self.out.push_str("\\n"),
                    '\0'..='\x1F' => self.out.push_str(&format!("\\u{:04x}", u32::from(character))),
                    _ => self.out.push(character),
                }
            }
        } else {
            self.out.push_str(text);
        }
        self.out.push('"');
    }

    fn copy_without_space(&mut self, value: &str) {
        let bytes = value.as_bytes();
        let mut at = 0;
        while let Some(byte) = bytes.get(at) {
            let end = match byte {
                b' ' | b'\n' | b'\r' | b'\t' => {
                    at += 1;
                    continue;
                }
                b'"' => skip_value(bytes, at),
                _ => {
                    let rest = bytes.get(at..).unwrap_or_default();
                    let run = rest.iter().take_while(|byte| !matches!(byte, b'"' | b' ' | b'\n' | b'\r' | b'\t')).count();
                    at + run
                }
            };
            self.out.push_str(value.get(at..end).unwrap_or_default());
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
            let mut writer = Writer::new(source);
            writer.copy(source);
            assert_eq!(writer.finish(), expected);
        }
    }

    #[test]
    fn new_members_are_separated_and_escaped() {
        let mut writer = Writer::new("");
        writer.open('{');
        writer.key("a\"b");
        writer.text("\u{1}\n\\é");
        writer.key("c");
        writer.open('[');
        writer.literal("1");
        writer.copy("{}");
        writer.close(']');
        writer.close('}');
        assert_eq!(writer.finish(), r#"{"a\"b":"\u0001\n\\é","c":[1,{}]}"#);
    }
}
