//! Reports as JSON: one, an array of them, or one per line.

use serde::Serialize;

use super::{Checked, RecordPlace};
use crate::json::is_plain;
use crate::report::Report;

/// One report as an object over several lines.
pub fn report(report: &Report) -> String {
    safe(&serde_json::to_string_pretty(report).unwrap_or_default())
}

/// One report as an item of an array that stands over several lines.
pub fn item(report: &Report) -> String {
    format!("  {}", self::report(report).replace('\n', "\n  "))
}

/// One report on a line of its own, its source first.
pub fn line(checked: &Checked<'_>) -> String {
    let (record, line) = checked.record.map(|RecordPlace { number, line, .. }| (number, line)).unzip();
    let sourced = Sourced { source: &checked.file, record, line, report: &checked.report };
    safe(&serde_json::to_string(&sourced).unwrap_or_default())
}

#[derive(Serialize)]
struct Sourced<'a> {
    source: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(flatten)]
    report: &'a Report,
}

/// JSON lets most invisible characters stand in text as they are; a terminal would obey them. Outside of text there are none
/// but line breaks.
pub fn safe(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for character in json.chars() {
        if is_plain(character) || character == '\n' {
            out.push(character);
        } else {
            for unit in character.encode_utf16(&mut [0; 2]) {
                out.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_escaped_and_read_back() {
        let text = "a\u{9b}b\u{202e}c\u{e0041}d";
        let json = safe(&serde_json::to_string(text).unwrap());
        assert_eq!(json, "\"a\\u009bb\\u202ec\\udb40\\udc41d\"");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }
}
