//! `cli-envelope explain`: what the documentation says about a code.

use std::io::{self, Write};

use annotate_snippets::renderer::DEFAULT_EMPHASIS_STYLE as BOLD;
use cli_envelope::{IssueCode, RuleId, Severity};

use crate::nearest::unknown;
use crate::{CLEAN, TROUBLE, complain};

/// Explain an issue code or a decision rule, or list them all
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A code or rule as reports spell it, such as `missing_field` or `wire-retryable`
    code: Option<String>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> io::Result<u8> {
    let Some(code) = &arguments.code else { return list(out) };
    let Some(explanation) = cli_envelope::explain(code) else {
        let codes: Vec<&str> = codes().collect();
        complain(unknown("issue code or rule", code, &codes, "`cli-envelope explain` lists them all"));
        return Ok(TROUBLE);
    };
    let severity = match explanation.severity {
        Some(Severity::Error) => "error",
        Some(Severity::Warning) => "warning",
        Some(Severity::Info) => "info",
        None => "rule",
    };
    writeln!(out, "{BOLD}{severity}[{}]: {}{BOLD:#}", explanation.code, explanation.title)?;
    for paragraph in explanation.text.split('\n').filter(|paragraph| !paragraph.is_empty()) {
        writeln!(out)?;
        wrap(out, paragraph)?;
    }
    Ok(CLEAN)
}

/// Issue codes, then decision rules.
fn codes() -> impl Iterator<Item = &'static str> {
    IssueCode::ALL.iter().map(|code| code.as_str()).chain(RuleId::ALL.iter().map(|rule| rule.as_str()))
}

fn list(out: &mut impl Write) -> io::Result<u8> {
    let widest = codes().map(str::len).max().unwrap_or(0);
    for explanation in codes().filter_map(cli_envelope::explain) {
        writeln!(out, "{:widest$}  {}", explanation.code, explanation.title)?;
    }
    Ok(CLEAN)
}

/// Writes a paragraph in lines of at most 80 characters.
fn wrap(out: &mut impl Write, paragraph: &str) -> io::Result<()> {
    let mut column = 0;
    for word in paragraph.split(' ') {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > 80 {
            writeln!(out)?;
            column = 0;
        }
        let space = if column > 0 { " " } else { "" };
        write!(out, "{space}{word}")?;
        column += space.len() + length;
    }
    writeln!(out)
}
