//! Issues as SARIF 2.1.0, which code scanners exchange. The log is made in parts, so that it can be longer than the memory.

use std::fmt::Write;

use serde_json::{Value, json};

use super::github::STDIN;
use super::json::safe;
use super::{Checked, Columns, Place};
use crate::report::{Issue, IssueCode, Severity};

/// Everything before the first result.
pub fn opening() -> String {
    let rules: Vec<Value> = IssueCode::ALL.iter().map(|code| rule(*code)).collect();
    let tool = json!({
        "driver": {
            "name": "cli-envelope",
            "version": env!("CARGO_PKG_VERSION"),
            "informationUri": env!("CARGO_PKG_REPOSITORY"),
            "rules": rules,
        }
    });
    let schema = "https://json.schemastore.org/sarif-2.1.0.json";
    format!(
        "{{\"$schema\":\"{schema}\",\"version\":\"2.1.0\",\"runs\":[{{\n\"tool\":{},\n\"columnKind\":\"utf16CodeUnits\",\n\"results\":[\n",
        safe(&tool.to_string())
    )
}

/// What stands between two results.
pub const SEPARATOR: &str = ",\n";

/// The issues, each behind a separator. Infos are left out unless asked for.
pub fn results(checked: &Checked<'_>, infos: bool) -> String {
    let mut out = String::new();
    for issue in checked.report.issues.iter().filter(|issue| infos || issue.severity > Severity::Info) {
        let _ = write!(out, "{SEPARATOR}{}", safe(&result(checked, issue).to_string()));
    }
    out
}

/// Everything behind the last result. The run was a success where everything could be read, whatever was found in it.
pub fn closing(read_everything: bool) -> String {
    format!("\n],\n\"invocations\":[{{\"executionSuccessful\":{read_everything}}}]\n}}]}}\n")
}

fn rule(code: IssueCode) -> Value {
    let message = code.message();
    json!({
        "id": code.as_str(),
        "shortDescription": { "text": message.title },
        "help": { "text": message.explain },
        "defaultConfiguration": { "level": level(code.severity()) },
    })
}

fn result(checked: &Checked<'_>, issue: &Issue) -> Value {
    json!({
        "ruleId": issue.code.as_str(),
        "ruleIndex": IssueCode::ALL.iter().position(|code| *code == issue.code),
        "level": level(issue.severity),
        "message": { "text": format!("{}. {}", issue.message.trim_end_matches('.'), issue.help) },
        "locations": [location(checked, issue)],
    })
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "note",
    }
}

/// A place in a file; or a name, for what is no file or stands in a string of one.
fn location(checked: &Checked<'_>, issue: &Issue) -> Value {
    let place = checked.place(issue.span);
    if place.file == STDIN {
        return json!({ "logicalLocations": [logical(&place)] });
    }
    let artifact = json!({ "uri": uri(place.file) });
    let physical = match region(&place) {
        Some(region) => json!({ "artifactLocation": artifact, "region": region }),
        None => json!({ "artifactLocation": artifact }),
    };
    match place.stream {
        None => json!({ "physicalLocation": physical }),
        Some(_) => json!({ "physicalLocation": physical, "logicalLocations": [logical(&place)] }),
    }
}

fn logical(place: &Place<'_>) -> Value {
    let name = place.stream.unwrap_or(place.file);
    json!({ "name": name, "fullyQualifiedName": format!("{name}:{}:{}", place.line, place.column) })
}

fn region(place: &Place<'_>) -> Option<Value> {
    Some(match (place.file_line?, place.columns()) {
        (line, None) => json!({ "startLine": line }),
        (line, Some(Columns { start, end, end_line })) => {
            json!({ "startLine": line, "startColumn": start, "endLine": end_line, "endColumn": end })
        }
    })
}

/// A path as the reference that RFC 3986 wants.
fn uri(path: &str) -> String {
    let path = if cfg!(windows) { path.replace('\\', "/") } else { path.to_owned() };
    let mut out = String::from(if path.starts_with('/') { "file://" } else { "" });
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => out.push(char::from(byte)),
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn paths_become_references() {
        for (path, expected) in
            [("a/b.json", "a/b.json"), ("/a b", "file:///a%20b"), ("c:d%é\u{1b}", "c%3Ad%25%C3%A9%1B"), ("", "")]
        {
            assert_eq!(uri(path), expected);
        }
    }
}
