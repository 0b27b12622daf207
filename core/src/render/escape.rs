//! Text from outside, made safe for a terminal: nothing in it can move the cursor, hide, or reorder what stands around it.

use std::fmt::Write;

/// The text with every character that is not plain written as `\u{…}`.
///
/// ```
/// assert_eq!(cli_envelope::render::escape("a\u{1b}[2Jb\u{202e}c"), "a\\u{1b}[2Jb\\u{202e}c");
/// ```
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        push(&mut out, character);
    }
    out
}

/// Appends a character, escaped unless it is plain.
pub(crate) fn push(out: &mut String, character: char) {
    if is_plain(character) {
        out.push(character);
    } else {
        let _ = write!(out, "\\u{{{:x}}}", u32::from(character));
    }
}

/// Visible, and without effect on its surroundings: no control character, line separator, bidirectional mark or other
/// character that takes up no room of its own. (Accents stay: they belong to the letter before them.)
pub(crate) fn is_plain(character: char) -> bool {
    !character.is_control() && !INVISIBLE.iter().any(|(first, last)| (*first..=*last).contains(&character))
}

/// Unicode's default-ignorable characters, the line and paragraph separators, and the anchors of interlinear notes.
const INVISIBLE: [(char, char); 16] = [
    ('\u{AD}', '\u{AD}'),
    ('\u{34F}', '\u{34F}'),
    ('\u{61C}', '\u{61C}'),
    ('\u{115F}', '\u{1160}'),
    ('\u{17B4}', '\u{17B5}'),
    ('\u{180B}', '\u{180F}'),
    ('\u{200B}', '\u{200F}'),
    ('\u{2028}', '\u{202E}'),
    ('\u{2060}', '\u{206F}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{FE00}', '\u{FE0F}'),
    ('\u{FEFF}', '\u{FEFF}'),
    ('\u{FFA0}', '\u{FFA0}'),
    ('\u{FFF0}', '\u{FFFB}'),
    ('\u{1D173}', '\u{1D17A}'),
    ('\u{E0000}', '\u{E0FFF}'),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_on_a_terminal_is_escaped_and_nothing_else() {
        let controls = ('\0'..'\u{20}').chain('\u{7F}'..='\u{9F}');
        let bidirectional = "\u{61C}\u{200E}\u{200F}".chars().chain('\u{202A}'..='\u{202E}').chain('\u{2066}'..='\u{2069}');
        let zero_width = "\u{AD}\u{200B}\u{200C}\u{200D}\u{2060}\u{FE0F}\u{FEFF}\u{E0041}".chars();
        for character in controls.chain(bidirectional).chain(zero_width).chain("\u{2028}\u{2029}".chars()) {
            assert!(!is_plain(character), "{character:?}");
        }
        assert_eq!(escape("a é e\u{301} 漢 🚀 ع \u{FFFD}"), "a é e\u{301} 漢 🚀 ع \u{FFFD}");
    }
}
