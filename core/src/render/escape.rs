//! Text from outside, made safe for a terminal: nothing in it can move the cursor, hide, or reorder what stands around it.

use crate::json::push_plain;

/// The text with every character that is not plain written as `\u{…}`.
///
/// ```
/// assert_eq!(cli_envelope::render::escape("a\u{1b}[2Jb\u{202e}c"), "a\\u{1b}[2Jb\\u{202e}c");
/// ```
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        push_plain(&mut out, character);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::is_plain;

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
