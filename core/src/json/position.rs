//! From byte offsets to what people and editors count: lines, columns and UTF-16 units.

/// Where a byte offset stands. Lines and columns count from 1, columns in UTF-16 units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) utf16: usize,
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// Answers ascending offsets in one pass over the text; an offset below the last one starts again.
#[derive(Debug)]
pub(crate) struct Positions<'a> {
    bytes: &'a [u8],
    at: usize,
    utf16: usize,
    line: usize,
    line_start_utf16: usize,
}

impl<'a> Positions<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Positions<'a> {
        Positions { bytes, at: 0, utf16: 0, line: 1, line_start_utf16: 0 }
    }

    pub(crate) fn at(&mut self, offset: usize) -> Place {
        let offset = offset.min(self.bytes.len());
        if offset < self.at {
            *self = Positions::new(self.bytes);
        }
        let between = self.bytes.get(self.at..offset).unwrap_or_default();
        match std::str::from_utf8(between) {
            Ok(text) => self.advance(text),
            // An invalid sequence counts as one unit, the replacement character a decoder puts in its place.
            Err(_) => {
                for chunk in between.utf8_chunks() {
                    self.advance(chunk.valid());
                    self.utf16 += usize::from(!chunk.invalid().is_empty());
                }
            }
        }
        self.at = offset;
        Place { utf16: self.utf16, line: self.line, column: self.utf16 - self.line_start_utf16 + 1 }
    }

    fn advance(&mut self, text: &str) {
        let mut rest = text;
        while let Some(newline) = memchr::memchr(b'\n', rest.as_bytes()) {
            let (line, after) = rest.split_at(newline + 1);
            self.utf16 += utf16_length(line);
            self.line += 1;
            self.line_start_utf16 = self.utf16;
            rest = after;
        }
        self.utf16 += utf16_length(rest);
    }
}

fn utf16_length(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.chars().map(char::len_utf16).sum() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], offset: usize, expected: (usize, usize, usize)) {
        let place = Positions::new(bytes).at(offset);
        assert_eq!((place.utf16, place.line, place.column), expected);
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
    fn goes_back_when_asked() {
        let mut positions = Positions::new(b"a\nb\nc");
        assert_eq!(positions.at(4).line, 3);
        assert_eq!(positions.at(0).line, 1);
    }
}
