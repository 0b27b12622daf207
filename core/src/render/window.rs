//! The part of a line that an issue is about, escaped and short enough to show, with the issue's place in it.

use std::ops::Range;

use crate::json::push_plain;

/// A line is shown up to this many characters, escapes counted in full; on a narrow terminal it is fewer.
pub(crate) const WIDTH: usize = 100;
/// However narrow the terminal, this much of a line is worth showing.
const LEAST: usize = 20;
/// A tab before the first character of a line is indentation, not part of the text.
const INDENT: &str = "    ";

/// What to show of a source.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) text: String,
    /// The marked bytes of `text`.
    pub(crate) marked: Range<usize>,
}

/// How many characters of this line fit beside its number, where a terminal has so many columns.
pub(crate) fn room(columns: Option<usize>, line: usize) -> usize {
    // The number, a rule between spaces, and two ellipses.
    let beside = line.to_string().len() + 3 + 2;
    columns.map_or(WIDTH, |columns| columns.saturating_sub(beside).clamp(LEAST, WIDTH))
}

/// The window of this width around a range of bytes. A range over several lines is marked to the end of its first.
pub(crate) fn window(source: &[u8], at: Range<usize>, width: usize) -> Window {
    let start = at.start.min(source.len());
    let (before, rest) = source.split_at(start);
    let before = before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let line = line.strip_suffix(b"\r").filter(|line| !line.is_empty()).unwrap_or(line);
    let (marked, after) = line.split_at(at.end.saturating_sub(start).min(line.len()));

    // Some of what stands around the marked text is always seen.
    let marked = Part::first(marked, width * 3 / 5);
    let room = width - marked.width;
    // What stands before may take the room that what stands after does not need, but not less than half.
    let before = Part::last(before, (room - Part::first(after, room).width).max(room / 2));
    let after = if marked.whole { Part::first(after, room - before.width) } else { Part::default() };

    let mut text = String::from(if before.whole { "" } else { "…" });
    text.push_str(&before.text);
    let from = text.len();
    text.push_str(&marked.text);
    let to = text.len();
    text.push_str(&after.text);
    text.push_str(if after.whole { "" } else { "…" });
    Window { text, marked: from..to }
}

/// As much of some bytes as fits, escaped.
#[derive(Default)]
struct Part {
    text: String,
    width: usize,
    /// Nothing was left out.
    whole: bool,
}

impl Part {
    /// The beginning of the bytes, in at most this many characters.
    fn first(bytes: &[u8], most: usize) -> Part {
        // No character has more than four bytes, so what lies beyond cannot fit.
        let near = bytes.get(..most * 4 + 4).unwrap_or(bytes);
        let all = pieces(near, false);
        let kept: Vec<&str> = fitting(all.iter(), most);
        Part::new(&kept, kept.len() == all.len() && near.len() == bytes.len())
    }

    /// The end of the bytes, in at most this many characters.
    fn last(bytes: &[u8], most: usize) -> Part {
        let mut near = bytes.len().checked_sub(most * 4 + 4).and_then(|cut| bytes.get(cut..)).unwrap_or(bytes);
        let starts_line = near.len() == bytes.len();
        // The cut may have gone through a character.
        while !starts_line && near.first().is_some_and(|byte| byte & 0xC0 == 0x80) {
            near = near.get(1..).unwrap_or_default();
        }
        let all = pieces(near, starts_line);
        let mut kept = fitting(all.iter().rev(), most);
        kept.reverse();
        Part::new(&kept, kept.len() == all.len() && starts_line)
    }

    fn new(pieces: &[&str], whole: bool) -> Part {
        Part { text: pieces.concat(), width: pieces.iter().map(|piece| piece.chars().count()).sum(), whole }
    }
}

/// The pieces up to this many characters in all.
fn fitting<'a>(pieces: impl Iterator<Item = &'a String>, most: usize) -> Vec<&'a str> {
    let mut room = most;
    let fits = |piece: &&str| room.checked_sub(piece.chars().count()).map(|left| room = left).is_some();
    pieces.map(String::as_str).take_while(fits).collect()
}

/// One piece per character, or per byte that is not UTF-8.
fn pieces(bytes: &[u8], starts_line: bool) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut indentation = starts_line;
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            indentation &= matches!(character, ' ' | '\t');
            let mut piece = String::new();
            if indentation && character == '\t' {
                piece.push_str(INDENT);
            } else {
                push_plain(&mut piece, character);
            }
            pieces.push(piece);
        }
        for byte in chunk.invalid() {
            indentation = false;
            pieces.push(format!("\\x{byte:02x}"));
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shows the window with its marked part between guillemets.
    fn check(source: &[u8], at: Range<usize>, expected: &str) {
        check_narrow(source, at, WIDTH, expected);
    }

    fn check_narrow(source: &[u8], at: Range<usize>, width: usize, expected: &str) {
        let Window { mut text, marked } = window(source, at, width);
        text.insert(marked.end, '»');
        text.insert(marked.start, '«');
        assert_eq!(text, expected);
    }

    #[test]
    fn shows_the_line_of_the_place() {
        check(b"{\"a\": 1}", 6..7, "{\"a\": «1»}");
        check(b"{\n\t\"a\": 1\r\n}", 8..9, "    \"a\": «1»");
        check(b"{\n  \"a\": [\n 1]}", 9..14, "  \"a\": «[»");
        check(b"{\"a\"", 4..4, "{\"a\"«»");
        check(b"{}\n", 3..3, "«»");
        check(b"", 0..0, "«»");
        check(b"x", 7..9, "x«»");
    }

    #[test]
    fn escapes_what_is_not_plain() {
        check("{\"\u{1b}[31m\": \"\u{202e}\"}".as_bytes(), 10..15, "{\"\\u{1b}[31m\": «\"\\u{202e}\"»}");
        check(b"\xEF\xBB\xBF{}", 0..3, "«\\u{feff}»{}");
        check(b"a\xFFb", 1..2, "a«\\xff»b");
        check(b"a\tb", 1..2, "a«\\u{9}»b");
        check(b"a\rb\r", 1..2, "a«\\u{d}»b");
        check(b"\r", 0..1, "«\\u{d}»");
    }

    #[test]
    fn leaves_room_for_the_number_of_the_line() {
        for (columns, line, expected) in
            [(None, 1, 100), (Some(200), 1, 100), (Some(80), 1, 74), (Some(80), 1234, 71), (Some(0), 1, 20)]
        {
            assert_eq!(room(columns, line), expected, "{columns:?}, {line}");
        }
    }

    #[test]
    fn cuts_long_lines_around_the_place() {
        let long = "x".repeat(500);
        check(long.as_bytes(), 250..252, &format!("…{}«xx»{}…", "x".repeat(49), "x".repeat(49)));
        check(long.as_bytes(), 1..2, &format!("x«x»{}…", "x".repeat(98)));
        check(long.as_bytes(), 498..500, &format!("…{}«xx»", "x".repeat(98)));
        check(long.as_bytes(), 10..400, &format!("{}«{}»…", "x".repeat(10), "x".repeat(60)));
        check_narrow(long.as_bytes(), 250..252, 20, &format!("…{}«xx»{}…", "x".repeat(9), "x".repeat(9)));
        check_narrow(long.as_bytes(), 10..400, 20, &format!("…{}«{}»…", "x".repeat(4), "x".repeat(12)));
        check("é".repeat(300).as_bytes(), 200..202, &format!("…{}«é»{}…", "é".repeat(49), "é".repeat(50)));
    }
}
