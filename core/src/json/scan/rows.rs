//! Arrays of objects: each object is expected to have the keys of the one before it, in the same order and spelled the same way. Where
//! it has, they need not be read again, and none of them is there twice.

use super::{Range, Scanner, SeenKeys, Separator, Step, ValueEnd, skip_space};
use crate::json::lanes::{LANES, Lanes};

/// Members beyond these are read like those of any object, so that an object of many costs no more memory here than there.
const MOST_COLUMNS: usize = 256;

/// A member of the object before: its key with everything up to its value.
#[derive(Debug, Clone, Copy)]
pub(super) struct Column {
    /// The first sixteen bytes, or as many as there are.
    words: [u64; 2],
    /// Where the key opens; streams are shorter than 4 GiB.
    start: u32,
    /// From there to the value.
    length: u32,
    /// From there to the end of the key.
    key_length: u32,
    hash: u32,
}

impl Column {
    fn new(bytes: &[u8], start: usize, key_end: usize, value: usize, hash: u32) -> Column {
        let length = value - start;
        let words = Lanes::at(bytes, start).first(length);
        Column { words, start: start as u32, length: length as u32, key_length: (key_end - start) as u32, hash }
    }

    /// Does the same text stand here?
    #[cfg_attr(feature = "fast", inline(always))]
    fn is_at(&self, bytes: &[u8], at: usize) -> bool {
        let length = self.length as usize;
        Lanes::at(bytes, at).first(length) == self.words && (length <= LANES || self.is_rest_at(bytes, at))
    }

    #[inline(never)]
    fn is_rest_at(&self, bytes: &[u8], at: usize) -> bool {
        let text = |start: usize| bytes.get(start + LANES..start + self.length as usize);
        text(at) == text(self.start as usize)
    }

    fn key(&self) -> Range {
        Range::new(self.start as usize, self.start as usize + self.key_length as usize)
    }
}

impl Scanner {
    /// An array inside so many others, with everything in it.
    #[inline(never)]
    pub(super) fn rows(&mut self, bytes: &[u8], start: usize, depth: usize) -> Option<ValueEnd> {
        self.columns.clear();
        let mut length = 0;
        let mut at = skip_space(bytes, start + 1);
        if bytes.get(at) == Some(&b']') {
            return Some(ValueEnd::plain(at + 1));
        }
        loop {
            length += 1;
            at = match bytes.get(at) {
                Some(b'{') => self.row(bytes, at, depth + 1)?,
                Some(b'[') => {
                    if depth + 1 >= self.max_depth {
                        return self.too_deep(at, depth + 1);
                    }
                    self.container(bytes, at, depth + 1)?.end
                }
                _ => self.scalar(bytes, at)?.end,
            };
            if let Separator::End = self.separator(bytes, &mut at, b']')? {
                return Some(ValueEnd { end: at, length, text: 0 });
            }
        }
    }

    /// An object of the array, inside so many others; gives back where it ends.
    #[cfg_attr(feature = "fast", inline(always))]
    fn row(&mut self, bytes: &[u8], start: usize, depth: usize) -> Step {
        if depth >= self.max_depth {
            return self.too_deep(start, depth);
        }
        let mut at = skip_space(bytes, start + 1);
        if bytes.get(at) == Some(&b'}') {
            return Some(at + 1);
        }
        let mut keys = SeenKeys { first: self.keys.len(), bits: 0 };
        let mut alike = true;
        let mut count = 0;
        loop {
            at = match self.columns.get(count) {
                Some(column) if alike && column.is_at(bytes, at) => skip_space(bytes, at + column.length as usize),
                _ => {
                    if alike {
                        alike = false;
                        self.part_with(bytes, &mut keys, count);
                    }
                    let key = self.key(bytes, at)?;
                    self.remember_key(bytes, &mut keys, Range::new(at, key.end), key.hash);
                    if self.columns.len() < MOST_COLUMNS {
                        self.columns.push(Column::new(bytes, at, key.end, key.value, key.hash));
                    }
                    key.value
                }
            };
            count += 1;
            at = if matches!(bytes.get(at), Some(b'{' | b'[')) {
                if depth + 1 >= self.max_depth {
                    return self.too_deep(at, depth + 1);
                }
                self.container(bytes, at, depth + 1)?.end
            } else {
                self.scalar(bytes, at)?.end
            };
            if let Separator::End = self.separator(bytes, &mut at, b'}')? {
                break;
            }
        }
        if !alike {
            self.leave(bytes, keys);
        }
        Some(at)
    }

    /// The object at hand is another one than that before from this member on: the keys so far count as its own, and the rest is forgotten.
    #[inline(never)]
    fn part_with(&mut self, bytes: &[u8], keys: &mut SeenKeys, count: usize) {
        self.columns.truncate(count);
        for position in 0..count {
            if let Some(column) = self.columns.get(position).copied() {
                self.remember_key(bytes, keys, column.key(), column.hash);
            }
        }
    }
}
