//! What the scanning pass remembers of an envelope: the members the tables name, at the root and one level below.

use super::key_hash::first_slot;
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
}

/// What is known of a member without a look at its text: its kind, which text or truth its value is, and the position of its entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot(u64);

impl Slot {
    const TEXT: u32 = 16;
    const KIND: u32 = 32;
    /// Above these bits stands the mark of a document.
    const BITS: u32 = 40;

    #[cfg_attr(feature = "fast", inline(always))]
    fn new(position: u16, kind: Kind, text: TextId) -> Slot {
        Slot(u64::from(position) | Slot::value(kind, text) << Slot::TEXT)
    }

    #[cfg_attr(feature = "fast", inline(always))]
    const fn value(kind: Kind, text: TextId) -> u64 {
        text as u64 | (kind as u64) << (Slot::KIND - Slot::TEXT)
    }

    /// Is the value of this kind, and this text or truth?
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn is(self, kind: Kind, text: TextId) -> bool {
        self.0 >> Slot::TEXT == Slot::value(kind, text)
    }

    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn has(self, kind: Kind) -> bool {
        self.0 >> Slot::KIND == kind as u64
    }

    /// Is the value of one of these kinds, a bit each?
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn is_among(self, kinds: u8) -> bool {
        kinds >> (self.0 >> Slot::KIND) & 1 != 0
    }

    /// The number of the text that the value is, where the key's values are told apart by number. Of booleans 1 stands for true.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn text(self) -> TextId {
        (self.0 >> Slot::TEXT) as TextId
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn position(self) -> usize {
        usize::from(self.0 as u16)
    }
}

#[derive(Debug)]
pub(crate) struct Index {
    /// A [`Slot`] for each known key: in the first row those of the root, in the others those of its objects. Only the slots that
    /// carry the mark of the document being read mean something, so nobody has to empty them.
    slots: [[u64; KEY_COUNT]; ROW_COUNT],
    /// Stands above the bits of this document's slots; never 0.
    mark: u64,
    /// Known members of the root, each followed by the known members of its object.
    entries: Vec<Entry>,
    /// Members at the root, known or not.
    pub(crate) count: usize,
}

impl Index {
    pub(crate) fn new() -> Index {
        Index { slots: [[0; KEY_COUNT]; ROW_COUNT], mark: 1 << Slot::BITS, entries: Vec::new(), count: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.mark = self.mark.wrapping_add(1 << Slot::BITS);
        if self.mark == 0 {
            self.slots = [[0; KEY_COUNT]; ROW_COUNT];
            self.mark = 1 << Slot::BITS;
        }
        self.entries.clear();
        self.count = 0;
    }

    /// Remembers a member whose value is about to be read; says where. There are far fewer known keys than positions.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn open(&mut self, entry: Entry) -> Option<u16> {
        let position = u16::try_from(self.entries.len()).ok()?;
        self.entries.push(entry);
        Some(position)
    }

    /// The value of a member has been read to its end. `length` counts the items or members of arrays and objects. `text` is the
    /// number of a text; of booleans 1 stands for true.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn close(&mut self, row: u8, position: u16, end: usize, length: usize, text: TextId) {
        let behind = self.entries.len();
        let Some(entry) = self.entries.get_mut(usize::from(position)) else { return };
        let (id, kind) = (entry.id, entry.kind);
        entry.value[1] = narrow(end);
        entry.length = if kind == Kind::String { u32::from(text) } else { narrow(length) };
        // Everything that was remembered while the value was read is a member of it.
        entry.children = (behind - 1 - usize::from(position)) as u16;
        if let Some(slot) = self.slots.get_mut(usize::from(row)).and_then(|row| row.get_mut(usize::from(id))) {
            *slot = self.mark | Slot::new(position, kind, text).0;
        }
    }

    /// What two documents have in common that hold the same known members in the same order.
    pub(crate) fn look(&self) -> u64 {
        self.entries.iter().fold(self.count as u64, |look, entry| {
            (look ^ u64::from(entry.id) << 8 ^ entry.kind as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
        })
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
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn slot(&self, key: KeyId, child: Option<KeyId>) -> Option<Slot> {
        match child {
            None => self.in_row(0, key),
            Some(child) => self.in_row(KEYS.get(usize::from(key))?.value.row(), child),
        }
    }

    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn in_row(&self, row: u8, key: KeyId) -> Option<Slot> {
        let slot = *self.slots.get(usize::from(row))?.get(usize::from(key))? ^ self.mark;
        (slot >> Slot::BITS == 0).then_some(Slot(slot))
    }

    #[inline]
    pub(crate) fn entry(&self, slot: Slot) -> Option<&Entry> {
        self.entries.get(slot.position())
    }
}

/// The number of a key the tables name; `key` has no escapes left in it.
#[inline]
pub(super) fn known_key(hash: u32, key: &[u8]) -> Option<(KeyId, &'static Key)> {
    probe(hash, |known| known.name.as_bytes() == key)
}

/// The same for a key of fewer than sixteen bytes, in two words.
#[cfg_attr(feature = "fast", inline(always))]
pub(super) fn known_short_key(hash: u32, words: [u64; 2]) -> Option<(KeyId, &'static Key)> {
    probe(hash, |known| known.words == words)
}

#[cfg_attr(feature = "fast", inline(always))]
fn probe(hash: u32, is_it: impl Fn(&Key) -> bool) -> Option<(KeyId, &'static Key)> {
    let mut slot = first_slot(hash, KEY_SLOTS.len());
    loop {
        let id = (*KEY_SLOTS.get(slot)?).checked_sub(1)?;
        let known = KEYS.get(usize::from(id))?;
        if is_it(known) {
            return Some((id, known));
        }
        slot = (slot + 1) & (KEY_SLOTS.len() - 1);
    }
}
