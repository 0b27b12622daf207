//! What the scanning pass remembers of an envelope: the members the tables name, at the root and one level below.

use super::{Kind, Range};
use crate::generated::tables::{KEY_COUNT, KEY_SLOTS, KEYS, ROW_COUNT};
use crate::program::{Key, KeyId, TextId};

/// One member. Offsets are 32 bits wide: no stream of 4 GiB or more is read.
#[derive(Debug, Clone, Copy)]
// Aligned to thirty-two bytes, so that a position becomes an address by a shift.
#[repr(align(8))]
pub(crate) struct Entry {
    key: [u32; 2],
    value: [u32; 2],
    /// Items or members of arrays and objects; of texts their number, see [`Entry::text_id`].
    length: u32,
    /// How many of the entries that follow are members of this object.
    children: u16,
    pub(crate) id: KeyId,
    pub(crate) kind: Kind,
}

const UNCOUNTED: u32 = u32::MAX;

/// The lower half of a slot holds a position.
const POSITION_BITS: u32 = 16;

/// Streams are shorter than 4 GiB, see [`crate::inspect::LARGEST_STREAM`].
#[inline]
fn narrow(offset: usize) -> u32 {
    offset as u32
}

impl Entry {
    #[inline]
    pub(super) fn open(id: KeyId, kind: Kind, key: Range, value: usize) -> Entry {
        let key = [narrow(key.start), narrow(key.end)];
        Entry { key, value: [narrow(value), 0], length: 0, children: 0, id, kind }
    }

    pub(crate) fn uncounted(id: KeyId, kind: Kind, key: Range, value: Range) -> Entry {
        Entry { length: UNCOUNTED, value: [narrow(value.start), narrow(value.end)], ..Entry::open(id, kind, key, 0) }
    }

    /// The key with its quotes.
    #[inline]
    pub(crate) fn key(&self) -> Range {
        Range::new(self.key[0] as usize, self.key[1] as usize)
    }

    #[inline]
    pub(crate) fn value(&self) -> Range {
        Range::new(self.value[0] as usize, self.value[1] as usize)
    }

    /// How many items or members, where they were counted.
    #[inline]
    pub(crate) fn length(&self) -> Option<usize> {
        (self.length != UNCOUNTED).then_some(self.length as usize)
    }

    /// The number of the text that its value is, where the key's values are told apart by number and nobody walked here.
    #[inline]
    pub(crate) fn text_id(&self) -> Option<TextId> {
        (self.length != UNCOUNTED).then_some(self.length as TextId)
    }

    /// Its value has been read to the end.
    #[inline]
    fn is_complete(&self) -> bool {
        self.value[1] != 0
    }
}

#[derive(Debug)]
pub(crate) struct Index {
    /// The position in `entries` of each known key: in the first row those of the root, in the others those of its objects. Only
    /// the slots that carry the mark of the document being read mean something, so nobody has to empty them.
    slots: [[u32; KEY_COUNT]; ROW_COUNT],
    /// Stands in the upper half of this document's slots; never 0.
    mark: u32,
    /// Known members of the root, each followed by the known members of its object.
    entries: Vec<Entry>,
    /// Members at the root, known or not.
    pub(crate) count: usize,
}

impl Index {
    pub(crate) fn new() -> Index {
        Index { slots: [[0; KEY_COUNT]; ROW_COUNT], mark: 1 << POSITION_BITS, entries: Vec::new(), count: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.mark = self.mark.wrapping_add(1 << POSITION_BITS);
        if self.mark == 0 {
            self.slots = [[0; KEY_COUNT]; ROW_COUNT];
            self.mark = 1 << POSITION_BITS;
        }
        self.entries.clear();
        self.count = 0;
    }

    /// Remembers a member of the root, or of the object at `parent`; says where, and whether its key was new. There are far fewer
    /// known keys than positions.
    #[inline]
    pub(super) fn push(&mut self, row: u8, parent: Option<u16>, entry: Entry) -> Option<(u16, bool)> {
        let position = u16::try_from(self.entries.len()).ok()?;
        let slot = self.slots.get_mut(usize::from(row))?.get_mut(usize::from(entry.id))?;
        let is_new = *slot >> POSITION_BITS != self.mark >> POSITION_BITS;
        *slot = self.mark | u32::from(position);
        if let Some(parent) = parent {
            self.entries.get_mut(usize::from(parent))?.children += 1;
        }
        self.entries.push(entry);
        Some((position, is_new))
    }

    #[inline]
    pub(super) fn close(&mut self, position: u16, end: usize, length: usize) {
        if let Some(entry) = self.entries.get_mut(usize::from(position)) {
            entry.value[1] = narrow(end);
            entry.length = narrow(length);
        }
    }

    /// The known members of the root, in the order of the text, each with the known members of its object.
    #[inline]
    pub(crate) fn members(&self) -> impl Iterator<Item = (&Entry, &[Entry])> {
        let mut rest = self.entries.as_slice();
        std::iter::from_fn(move || {
            let (entry, after) = rest.split_first()?;
            let (children, after) = after.split_at_checked(usize::from(entry.children))?;
            rest = after;
            Some((entry, children))
        })
    }

    /// A member at the root, or one level below it.
    #[inline]
    pub(crate) fn get(&self, key: KeyId, child: Option<KeyId>) -> Option<&Entry> {
        match child {
            None => self.member(0, key),
            Some(child) => self.member(KEYS.get(usize::from(key))?.value.row(), child),
        }
    }

    #[inline]
    fn member(&self, row: u8, key: KeyId) -> Option<&Entry> {
        let slot = *self.slots.get(usize::from(row))?.get(usize::from(key))?;
        let position = slot.wrapping_sub(self.mark) as usize;
        self.entries.get(position).filter(|entry| entry.is_complete())
    }
}

/// The number of a key the tables name; `key` has no escapes left in it.
#[inline]
pub(super) fn known_key(hash: u32, key: &[u8]) -> Option<(KeyId, &'static Key)> {
    probe(hash, |known| known.name.as_bytes() == key)
}

/// The same for a key of fewer than sixteen bytes, in two words.
#[inline]
pub(super) fn known_short_key(hash: u32, words: [u64; 2]) -> Option<(KeyId, &'static Key)> {
    probe(hash, |known| known.words == words)
}

#[inline]
fn probe(hash: u32, is_it: impl Fn(&Key) -> bool) -> Option<(KeyId, &'static Key)> {
    let mask = KEY_SLOTS.len() - 1;
    let mut slot = hash as usize & mask;
    loop {
        let id = (*KEY_SLOTS.get(slot)?).checked_sub(1)?;
        let known = KEYS.get(usize::from(id))?;
        if is_it(known) {
            return Some((id, known));
        }
        slot = (slot + 1) & mask;
    }
}
