//! Reports as JSON.

use crate::json::is_plain;
use crate::report::Report;

/// One report as an object.
pub fn report(report: &Report) -> Result<String, serde_json::Error> {
    Ok(safe(&serde_json::to_string_pretty(report)?))
}

/// Any number of reports as an array.
pub fn reports(reports: &[Report]) -> Result<String, serde_json::Error> {
    Ok(safe(&serde_json::to_string_pretty(reports)?))
}

/// JSON lets most invisible characters stand in text as they are; a terminal would obey them. Outside of text there are none
/// but line breaks.
fn safe(json: &str) -> String {
    let mut out = String::with_capacity(json.len() + 1);
    for character in json.chars() {
        if is_plain(character) || character == '\n' {
            out.push(character);
        } else {
            for unit in character.encode_utf16(&mut [0; 2]) {
                out.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_escaped_and_read_back() {
        let text = "a\u{9b}b\u{202e}c\u{e0041}d";
        let json = safe(&serde_json::to_string(text).unwrap());
        assert_eq!(json, "\"a\\u009bb\\u202ec\\udb40\\udc41d\"\n");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }
}
