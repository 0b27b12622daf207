//! What goes back to JavaScript: numbers of 32 bits, and one text.
//!
//! Every answer begins with the address and the length of its text. A text in it is two numbers: the address and the length of one that
//! stands in the module for good, which JavaScript reads once; where a piece of the stream begins, and the complement of where it ends;
//! or the complement of where a piece of the answer's own text begins, in UTF-16 units, and its length. Both are -1 for nothing. An
//! index in the place of a text is followed by -1.

use cli_envelope::parts::Parts;
use std::ops::Range;

#[derive(Debug, Default)]
pub(crate) struct Answer {
    numbers: Vec<u32>,
    text: String,
    /// The length of the text in UTF-16 units.
    units: u32,
    /// There are no addresses of 32 bits outside wasm: tests find the constants here.
    #[cfg(test)]
    constants: Vec<&'static str>,
}

/// Address and length of the text.
const HEAD: usize = 2;
const NOTHING: u32 = u32::MAX;

impl Answer {
    /// Makes a new answer in the place of the last one, and tells its address.
    pub(crate) fn make(&mut self, make: impl FnOnce(&mut Answer)) -> usize {
        self.clear();
        make(self);
        if let Some([address, length]) = self.numbers.first_chunk_mut() {
            (*address, *length) = (self.text.as_ptr() as usize as u32, self.text.len() as u32);
        }
        self.numbers.as_ptr() as usize
    }

    /// Forgets the last answer, and the memory it took where that was more than an ordinary one takes.
    fn clear(&mut self) {
        const ORDINARY: usize = 256 * 1024;
        if self.text.capacity() > ORDINARY || self.numbers.capacity() > ORDINARY {
            *self = Answer::default();
        }
        self.numbers.clear();
        self.numbers.resize(HEAD, 0);
        self.text.clear();
        self.units = 0;
        #[cfg(test)]
        self.constants.clear();
    }

    fn pair(&mut self, first: u32, second: u32) {
        self.numbers.extend_from_slice(&[first, second]);
    }
}

impl Parts for Answer {
    fn numbers<const N: usize>(&mut self, numbers: [u64; N]) {
        self.numbers.extend_from_slice(&numbers.map(|number| number as u32));
    }

    fn constant(&mut self, text: &'static str) {
        #[cfg(test)]
        self.constants.push(text);
        self.pair(text.as_ptr() as usize as u32, text.len() as u32);
    }

    fn quote(&mut self, range: Range<usize>) {
        self.pair(range.start as u32, !(range.end as u32));
    }

    fn text(&mut self, text: &str) {
        let units = if text.is_ascii() { text.len() } else { text.encode_utf16().count() };
        self.pair(!self.units, units as u32);
        self.units += units as u32;
        self.text.push_str(text);
    }

    fn index(&mut self, index: u64) {
        self.pair(index as u32, NOTHING);
    }

    fn nothing(&mut self) {
        self.pair(NOTHING, NOTHING);
    }
}

#[cfg(test)]
impl Answer {
    /// Every constant and every text, each between slashes.
    pub(crate) fn words(&self) -> String {
        format!("/{}/{}/", self.constants.join("/"), self.text)
    }

    pub(crate) fn numbers(&self) -> &[u32] {
        self.numbers.get(HEAD..).unwrap_or_default()
    }
}
