//! From byte offsets to what people and editors count: lines, columns and UTF-16 units.

use super::Range;

/// Where a byte offset stands. Lines and columns count from 1, columns in UTF-16 units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) utf16: usize,
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// Answers for ranges in the order of their starts in one pass over the text; one that starts before the last one starts again.
#[derive(Debug)]
pub(crate) struct Positions<'a> {
    bytes: &'a [u8],
    start: Cursor,
    /// Ends are not in order where ranges hold each other, but most of them are.
    end: Cursor,
}

#[derive(Debug, Clone, Copy)]
struct Cursor {
    at: usize,
    utf16: usize,
    line: usize,
    line_start_utf16: usize,
}

impl<'a> Positions<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Positions<'a> {
        Positions { bytes, start: Cursor::BEGINNING, end: Cursor::BEGINNING }
    }

    /// Where the range starts, and where it ends.
    pub(crate) fn of(&mut self, range: Range) -> (Place, Place) {
        if range.start < self.start.at {
            self.start = Cursor::BEGINNING;
        }
        self.start.move_to(range.start, self.bytes);
        if range.end < self.end.at || self.end.at < self.start.at {
            self.end = self.start;
        }
        self.end.move_to(range.end, self.bytes);
        (self.start.place(), self.end.place())
    }
}

impl Cursor {
    const BEGINNING: Cursor = Cursor { at: 0, utf16: 0, line: 1, line_start_utf16: 0 };

    fn place(&self) -> Place {
        Place { utf16: self.utf16, line: self.line, column: self.utf16 - self.line_start_utf16 + 1 }
    }

    /// Goes forward, eight bytes at a time where they are ASCII.
    fn move_to(&mut self, offset: usize, bytes: &[u8]) {
        let mut rest = bytes.get(self.at..offset.min(bytes.len())).unwrap_or_default();
        self.at += rest.len();
        while !rest.is_empty() {
            while let Some((eight, after)) = rest.split_first_chunk().map(|(eight, after)| (u64::from_le_bytes(*eight), after))
                && eight & HIGH == 0
            {
                self.pass_ascii(eight, 8);
                rest = after;
            }
            // Characters may go on beyond eight bytes, but not over ASCII.
            let length = rest.chunks(8).take_while(|chunk| chunk.len() < 8 || !chunk.is_ascii()).map(<[u8]>::len).sum();
            let (last, after) = rest.split_at_checked(length).unwrap_or((rest, &[]));
            if last.len() < 8 && last.is_ascii() {
                self.pass_ascii(last.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)), last.len());
            } else {
                self.pass_any(last);
            }
            rest = after;
        }
    }

    /// Up to eight bytes, the first of them lowest, and how many they are.
    #[inline]
    fn pass_ascii(&mut self, bytes: u64, count: usize) {
        let newlines = newlines(bytes);
        if newlines != 0 {
            self.line += newlines.count_ones() as usize;
            self.line_start_utf16 = self.utf16 + 8 - newlines.leading_zeros() as usize / 8;
        }
        self.utf16 += count;
    }

    fn pass_any(&mut self, bytes: &[u8]) {
        // An invalid sequence counts as one unit, the replacement character a decoder puts in its place.
        for chunk in bytes.utf8_chunks() {
            for character in chunk.valid().chars() {
                self.utf16 += character.len_utf16();
                if character == '\n' {
                    self.line += 1;
                    self.line_start_utf16 = self.utf16;
                }
            }
            self.utf16 += usize::from(!chunk.invalid().is_empty());
        }
    }
}

/// The highest bit of each of eight bytes.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The highest bit of each byte that is a line break, in eight bytes of ASCII.
#[inline]
fn newlines(bytes: u64) -> u64 {
    let other = bytes ^ 0x0A0A_0A0A_0A0A_0A0A;
    // ASCII has no highest bit of its own to carry into the next byte.
    !(other + !HIGH) & HIGH
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], offset: usize, expected: (usize, usize, usize)) {
        let (start, end) = Positions::new(bytes).of(Range::new(offset, offset));
        assert_eq!((start.utf16, start.line, start.column), expected);
        assert_eq!(start, end);
        assert_eq!(Positions::new(bytes).of(Range::new(0, offset)).1, start);
    }

    #[test]
    fn counts_lines_columns_and_utf16_units() {
        check(b"", 0, (0, 1, 1));
        check(b"ab\ncd", 4, (4, 2, 2));
        check("é🚀x\n🚀y".as_bytes(), 6, (3, 1, 4));
        check("é🚀x\n🚀y".as_bytes(), 12, (7, 2, 3));
        check(b"a\xFF\xFEb", 3, (3, 1, 4));
        check(b"abc", 99, (3, 1, 4));
    }

    #[test]
    fn counts_the_same_eight_bytes_at_a_time() {
        check(b"0123456\n89\n\nbcdefgh\n", 20, (20, 5, 1));
        check(b"0123456\n89\n\nbcdefgh\nxyz", 23, (23, 5, 4));
        check("0123456789\nabcdé🚀\n0123456789abcdef\n!".as_bytes(), 39, (36, 4, 1));
        check("0123456\u{1F680}89\nabcdefghijk".as_bytes(), 20, (18, 2, 7));
        check(b"\n\n\n\n\n\n\n\n\n", 9, (9, 10, 1));
    }

    #[test]
    fn goes_back_when_asked() {
        let mut positions = Positions::new(b"a\nb\nc\nd\ne");
        let mut lines = |start, end| {
            let (start, end) = positions.of(Range::new(start, end));
            (start.line, end.line)
        };
        assert_eq!(lines(2, 9), (2, 5));
        assert_eq!(lines(4, 5), (3, 3));
        assert_eq!(lines(6, 9), (4, 5));
        assert_eq!(lines(0, 3), (1, 2));
    }
}
