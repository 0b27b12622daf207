//! A JSON document as a tree in which everything knows its place. For documents that are small and that people write or review;
//! envelopes of any size are read without one.

use std::borrow::Cow;

use crate::json::{FaultKind, Items, Kind, Members, Range, Scanner, Text, excerpt, skip_space, skip_value};
use crate::options::Options;

/// What is wrong with a file, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mistake {
    pub(crate) at: Range,
    /// Safe to print.
    pub(crate) message: String,
}

/// A value.
#[derive(Debug)]
pub(crate) struct Node<'a> {
    pub(crate) at: Range,
    /// As it is written.
    pub(crate) raw: &'a str,
    pub(crate) kind: Kind,
    pub(crate) content: Content<'a>,
}

#[derive(Debug)]
pub(crate) enum Content<'a> {
    /// Null, true, false and numbers are what they are written as.
    Literal,
    Text(Cow<'a, str>),
    Items(Vec<Node<'a>>),
    Members(Vec<Member<'a>>),
}

#[derive(Debug)]
pub(crate) struct Member<'a> {
    pub(crate) key: Cow<'a, str>,
    pub(crate) key_at: Range,
    pub(crate) value: Node<'a>,
}

impl<'a> Node<'a> {
    /// The object or array that is all there is in this text, but for white space and a byte order mark.
    pub(crate) fn read(bytes: &'a [u8]) -> Result<Node<'a>, Mistake> {
        let mistake = |at: Range, message: &str| Err(Mistake { at, message: message.to_owned() });
        if bytes.iter().take(8000).any(|byte| *byte == 0) {
            return mistake(Range::new(0, 0), "this is binary, not JSON; name another file");
        }
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let at = error.valid_up_to();
                return mistake(Range::new(at, at + 1), "this is not UTF-8; save the file as UTF-8");
            }
        };
        let start = skip_space(bytes, if text.starts_with('\u{FEFF}') { '\u{FEFF}'.len_utf8() } else { 0 });
        match bytes.get(start) {
            Some(b'{' | b'[') => {}
            Some(_) => return mistake(Range::new(start, start + 1), "this is not JSON: expected an object"),
            None => return mistake(Range::new(start, start), "the file is empty; expected a JSON object"),
        }
        let mut scanner = Scanner::new();
        scanner.set_max_depth(Options::default().max_depth);
        let scanned = scanner.scan(bytes, start);
        if let Some(fault) = scanned.fault {
            let found = excerpt(&String::from_utf8_lossy(fault.at.of(bytes)));
            let message = match fault.kind {
                FaultKind::Truncated => "this is not JSON: the file ends in the middle of the document".to_owned(),
                FaultKind::Unexpected(expected) => format!("this is not JSON: expected {expected}, found {found}"),
                FaultKind::TooDeep => "this is nested too deeply".to_owned(),
                FaultKind::DuplicateKey => format!("the key {found} stands here a second time; remove one of them"),
            };
            return Err(Mistake { at: fault.at, message });
        }
        let rest = skip_space(bytes, scanned.end);
        if rest < bytes.len() {
            return mistake(Range::new(rest, rest + 1), "this is not JSON: expected the end of the file");
        }
        Ok(Node::at(text, start).0)
    }

    /// The value that starts here in valid text, and where it ends.
    fn at(text: &'a str, start: usize) -> (Node<'a>, usize) {
        let bytes = text.as_bytes();
        let kind = Kind::at(bytes, start);
        let (content, end) = match kind {
            Kind::Object => {
                let mut walk = Members::new(bytes, start);
                let mut members = Vec::new();
                while let Some(member) = walk.next() {
                    let key = Text::quoted(member.key.of(bytes)).decode();
                    let (value, end) = Node::at(text, member.value);
                    walk.resume(end);
                    members.push(Member { key, key_at: member.key, value });
                }
                (Content::Members(members), walk.end())
            }
            Kind::Array => {
                let mut walk = Items::new(bytes, start);
                let mut items = Vec::new();
                while let Some(item) = walk.next() {
                    let (value, end) = Node::at(text, item);
                    walk.resume(end);
                    items.push(value);
                }
                (Content::Items(items), walk.end())
            }
            Kind::String => {
                let end = skip_value(bytes, start);
                (Content::Text(Text::quoted(Range::new(start, end).of(bytes)).decode()), end)
            }
            Kind::Null | Kind::Boolean | Kind::Number => (Content::Literal, skip_value(bytes, start)),
        };
        let raw = text.get(start..end).unwrap_or_default();
        (Node { at: Range::new(start, end), raw, kind, content }, end)
    }

    pub(crate) fn text(&self) -> Option<&str> {
        match &self.content {
            Content::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn items(&self) -> &[Node<'a>] {
        match &self.content {
            Content::Items(items) => items,
            _ => &[],
        }
    }

    pub(crate) fn members(&self) -> &[Member<'a>] {
        match &self.content {
            Content::Members(members) => members,
            _ => &[],
        }
    }

    pub(crate) fn member(&self, key: &str) -> Option<&Node<'a>> {
        self.members().iter().find(|member| member.key == key).map(|member| &member.value)
    }
}
