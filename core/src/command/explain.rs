//! `cli-envelope explain`: what the documentation says about a code.

use std::io::{self, Write};

use annotate_snippets::renderer::DEFAULT_EMPHASIS_STYLE as BOLD;

use super::console::Console;
use super::{CLEAN, TROUBLE};
use crate::render::nearest::unknown;
use crate::{Explanation, IssueCode, RuleId, Severity};

/// Explain an issue code or the rule of a decision, or list them all
///
/// Says what it means, why it matters and what to do about it.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  Find out what a problem in a report means:
    cli-envelope explain ok_conflicts_with_exit_code

  List every issue code and every rule:
    cli-envelope explain")]
pub(super) struct Arguments {
    /// As reports spell it, such as `missing_field` or `wire-retryable`
    #[arg(value_name = "CODE")]
    code: Option<String>,
}

pub(super) fn run(arguments: &Arguments, out: &mut Console<'_>) -> io::Result<u8> {
    let codes: Vec<&str> =
        IssueCode::ALL.iter().map(|code| code.as_str()).chain(RuleId::ALL.iter().map(|rule| rule.as_str())).collect();
    let Some(code) = &arguments.code else { return list(out, &codes) };
    let Some(Explanation { code, severity, title, text }) = crate::explain(code) else {
        out.complain(unknown("issue code or rule", code, &codes, "`cli-envelope explain` lists them all"));
        return Ok(TROUBLE);
    };
    match severity {
        Some(Severity::Error) => writeln!(out, "{BOLD}error[{code}]: {title}{BOLD:#}")?,
        Some(Severity::Warning) => writeln!(out, "{BOLD}warning[{code}]: {title}{BOLD:#}")?,
        Some(Severity::Info) => writeln!(out, "{BOLD}info[{code}]: {title}{BOLD:#}")?,
        // The text of a rule begins with what would be its title.
        None => writeln!(out, "{BOLD}rule[{code}]{BOLD:#}")?,
    }
    for paragraph in text.split('\n').filter(|paragraph| !paragraph.is_empty()) {
        writeln!(out)?;
        wrap(out, paragraph)?;
    }
    Ok(CLEAN)
}

fn list(out: &mut Console<'_>, codes: &[&str]) -> io::Result<u8> {
    let widest = codes.iter().map(|code| code.len()).max().unwrap_or(0);
    for explanation in codes.iter().filter_map(|code| crate::explain(code)) {
        writeln!(out, "{:widest$}  {}", explanation.code, explanation.title)?;
    }
    Ok(CLEAN)
}

/// Writes a paragraph in lines of at most 80 characters.
fn wrap(out: &mut Console<'_>, paragraph: &str) -> io::Result<()> {
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
