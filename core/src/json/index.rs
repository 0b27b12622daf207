//! What the scanning pass remembers of an envelope: the members the tables name, at the root and one level below.

use smallvec::SmallVec;

use super::{Kind, Range};
use crate::generated::tables::{KEY_COUNT, KEY_SLOTS, KEYS};
use crate::program::{KeyId, Path};

/// One indexed member.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) kind: Kind,
    /// The key with its quotes.
    pub(crate) key: Range,
    pub(crate) value: Range,
    /// Items or members, for arrays and objects.
    pub(crate) length: usize,
}

#[derive(Debug)]
pub(crate) struct Index {
    /// Position + 1 in `entries` of each known key at the root.
    slots: [u16; KEY_COUNT],
    entries: SmallVec<[Entry; 24]>,
    /// (parent's position, key, position) of the members one level below.
    children: SmallVec<[(u16, KeyId, u16); 16]>,
    /// Members at the root, known or not.
    pub(crate) members: usize,
}

impl Index {
    pub(crate) fn new() -> Index {
        Index { slots: [0; KEY_COUNT], entries: SmallVec::new(), children: SmallVec::new(), members: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.slots = [0; KEY_COUNT];
        self.entries.clear();
        self.children.clear();
        self.members = 0;
    }

    /// Remembers a member. Gives back its position, or nothing when the index is full; the tables name far fewer keys than that.
    pub(super) fn push(&mut self, parent: Option<u16>, key: KeyId, entry: Entry) -> Option<u16> {
        let position = u16::try_from(self.entries.len()).ok().filter(|position| *position < u16::MAX)?;
        match parent {
            None => *self.slots.get_mut(usize::from(key))? = position + 1,
            Some(parent) => self.children.push((parent, key, position)),
        }
        self.entries.push(entry);
        Some(position)
    }

    pub(super) fn close(&mut self, position: u16, end: usize, length: usize) {
        if let Some(entry) = self.entries.get_mut(usize::from(position)) {
            entry.value.end = end;
            entry.length = length;
        }
    }

    /// A member at the root.
    #[inline]
    pub(crate) fn root(&self, key: KeyId) -> Option<&Entry> {
        let slot = *self.slots.get(usize::from(key))?;
        self.entries.get(usize::from(slot.checked_sub(1)?)).filter(|entry| entry.value.end != 0)
    }

    #[inline]
    pub(crate) fn get(&self, path: Path) -> Option<&Entry> {
        let Some(child) = path.child else { return self.root(path.key) };
        let slot = *self.slots.get(usize::from(path.key))?;
        let parent = slot.checked_sub(1)?;
        let (_, _, position) = self.children.iter().find(|(p, key, _)| *p == parent && *key == child)?;
        self.entries.get(usize::from(*position)).filter(|entry| entry.value.end != 0)
    }
}

/// The number of a key the tables name. `raw` is the key's text between its quotes, escapes and all.
#[inline]
pub(super) fn known_key(hash: u32, raw: &[u8]) -> Option<KeyId> {
    let mask = KEY_SLOTS.len() - 1;
    let mut slot = hash as usize & mask;
    loop {
        let id = (*KEY_SLOTS.get(slot)?).checked_sub(1)?;
        if KEYS.get(usize::from(id))?.name.as_bytes() == raw {
            return Some(id);
        }
        slot = (slot + 1) & mask;
    }
}
