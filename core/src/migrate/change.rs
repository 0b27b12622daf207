//! What became of the fields of an envelope that was migrated.

use std::borrow::Cow;
use std::fmt;

use crate::json::push_plain;

/// One thing that is different in the new envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Change {
    /// What was done.
    pub kind: ChangeKind,
    /// Where: in the new envelope, or in the old one for what was dropped.
    pub path: ChangePath,
    /// Where in the old envelope the value stood, if it stood elsewhere.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub from: Option<ChangePath>,
    /// Why, in a sentence.
    pub reason: Cow<'static, str>,
}

/// What was done to a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum ChangeKind {
    /// It is new: given by the caller, or worked out from the rest.
    Synthesised,
    /// Its value stands under another name.
    Renamed,
    /// Its value is another one, because the old one means something else in the new dialect or is not allowed there.
    Repaired,
    /// It is gone.
    Dropped,
}

impl ChangeKind {
    /// As JSON and the command spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            ChangeKind::Synthesised => "synthesised",
            ChangeKind::Renamed => "renamed",
            ChangeKind::Repaired => "repaired",
            ChangeKind::Dropped => "dropped",
        }
    }
}

/// A path into an envelope; none is the envelope itself.
pub type ChangePath = Cow<'static, [ChangeStep]>;

/// One step of a [`ChangePath`]. In JSON a key is a string, an item its number, and every item the string `[]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangeStep {
    /// A member of an object.
    Key(Cow<'static, str>),
    /// An item of an array, from 0.
    Index(usize),
    /// Items of an array alike, however many.
    Every,
}

#[cfg(feature = "serde")]
impl serde::Serialize for ChangeStep {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ChangeStep::Key(key) => serializer.serialize_str(key),
            ChangeStep::Index(index) => serializer.serialize_u64(*index as u64),
            ChangeStep::Every => serializer.serialize_str("[]"),
        }
    }
}

/// For people: `synthesised exit_code: …`, with nothing in it that could act on a terminal.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = |path: &[ChangeStep]| if path.is_empty() { "the envelope".to_owned() } else { dotted(path) };
        match &self.from {
            Some(from) => write!(f, "{} {} to {}: {}", self.kind.as_str(), path(from), path(&self.path), self.reason),
            None => write!(f, "{} {}: {}", self.kind.as_str(), path(&self.path), self.reason),
        }
    }
}

/// `sessions[].session_id`, escaped.
fn dotted(path: &[ChangeStep]) -> String {
    let mut out = String::new();
    for step in path {
        match step {
            ChangeStep::Key(key) => {
                if !out.is_empty() {
                    out.push('.');
                }
                key.chars().for_each(|character| push_plain(&mut out, character));
            }
            ChangeStep::Index(index) => out.push_str(&format!("[{index}]")),
            ChangeStep::Every => out.push_str("[]"),
        }
    }
    out
}

/// A path of names that are known beforehand; it costs nothing to make.
macro_rules! at {
    ($($key:literal).+) => {{
        const PATH: &[$crate::migrate::ChangeStep] =
            &[$($crate::migrate::ChangeStep::Key(::std::borrow::Cow::Borrowed($key))),+];
        ::std::borrow::Cow::Borrowed(PATH)
    }};
    ($list:literal [] $key:literal) => {{
        const PATH: &[$crate::migrate::ChangeStep] = &[
            $crate::migrate::ChangeStep::Key(::std::borrow::Cow::Borrowed($list)),
            $crate::migrate::ChangeStep::Every,
            $crate::migrate::ChangeStep::Key(::std::borrow::Cow::Borrowed($key)),
        ];
        ::std::borrow::Cow::Borrowed(PATH)
    }};
}
pub(super) use at;

/// A path of names from the input.
pub(super) fn path_of(names: &[&str]) -> ChangePath {
    Cow::Owned(names.iter().map(|name| ChangeStep::Key(Cow::Owned((*name).to_owned()))).collect())
}

/// The list as it grows.
#[derive(Debug)]
pub(super) struct Changes(Vec<Change>);

impl Changes {
    pub(super) fn new() -> Changes {
        // As many as most migrations make, and few enough for the quick part of common allocators.
        Changes(Vec::with_capacity(12))
    }

    pub(super) fn synthesised(&mut self, path: ChangePath, reason: &'static str) {
        self.push(ChangeKind::Synthesised, path, None, reason);
    }

    pub(super) fn renamed(&mut self, from: ChangePath, path: ChangePath, reason: &'static str) {
        self.push(ChangeKind::Renamed, path, Some(from), reason);
    }

    pub(super) fn repaired(&mut self, path: ChangePath, from: Option<ChangePath>, reason: &'static str) {
        self.push(ChangeKind::Repaired, path, from, reason);
    }

    pub(super) fn dropped(&mut self, path: ChangePath, reason: &'static str) {
        self.push(ChangeKind::Dropped, path, None, reason);
    }

    pub(super) fn into_list(self) -> Vec<Change> {
        self.0
    }

    fn push(&mut self, kind: ChangeKind, path: ChangePath, from: Option<ChangePath>, reason: &'static str) {
        self.0.push(Change { kind, path, from, reason: Cow::Borrowed(reason) });
    }
}
