//! Issues as workflow commands, which GitHub Actions shows as annotations beside the code.

use std::fmt::Write;

use super::{Checked, Columns};
use crate::json::push_plain;
use crate::report::Severity;

/// A line for each issue. Infos are left out unless asked for.
pub fn annotations(checked: &Checked<'_>, infos: bool) -> String {
    let mut out = String::new();
    for issue in checked.report.issues.iter().filter(|issue| infos || issue.severity > Severity::Info) {
        let command = match issue.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Info => "notice",
        };
        let place = checked.place(issue.span);
        let _ = write!(out, "::{command} title={}", issue.code.as_str());
        // An annotation needs a file that the reader can open; standard input is none.
        if place.file != STDIN {
            let _ = write!(out, ",file={}", escaped(place.file, PROPERTY));
            if let Some(line) = place.file_line {
                let _ = write!(out, ",line={line}");
            }
            if let Some(Columns { start, end, end_line }) = place.columns() {
                // Columns are understood only within one line.
                let _ = match end_line == place.line {
                    true => write!(out, ",col={start},endColumn={end}"),
                    false => write!(out, ",endLine={end_line}"),
                };
            }
        }
        let text = match place.stream {
            Some(stream) if issue.span.is_some() => {
                format!("{} ({stream}, line {}, column {})", issue.message, place.line, place.column)
            }
            _ => issue.message.clone(),
        };
        let _ = writeln!(out, "::{}", escaped(&format!("{text}\n{}", issue.help), DATA));
    }
    out
}

/// What standard input is called.
pub(crate) const STDIN: &str = "<stdin>";

/// The characters that mean something to the runner of a workflow, in the text of a command and in its properties.
const DATA: &[char] = &['%', '\r', '\n'];
const PROPERTY: &[char] = &['%', '\r', '\n', ':', ','];

fn escaped(text: &str, special: &[char]) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        if special.contains(&character) {
            let _ = write!(out, "%{:02X}", u32::from(character));
        } else {
            push_plain(&mut out, character);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_to_the_runner_is_escaped() {
        assert_eq!(escaped("100%\r\na:b,c\u{1b}", DATA), "100%25%0D%0Aa:b,c\\u{1b}");
        assert_eq!(escaped("100%\r\na:b,c\u{202e}", PROPERTY), "100%25%0D%0Aa%3Ab%2Cc\\u{202e}");
    }
}
