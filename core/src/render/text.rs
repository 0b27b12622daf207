//! Reports as text for a terminal, in the manner of rustc: each issue with its place underlined and what to do about it.
//!
//! Styles are always there; whoever writes to something other than a terminal strips them.

use std::fmt::Write;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use anstream::adapter::strip_str;

use super::totals::{FAINT, count, counts, verdict};
use super::window::{WIDTH, Window, room, window};
use super::{Checked, Place, escape};
use crate::report::{Found, Issue, Report, Severity};

/// The issues, one below the other, for a terminal with so many columns. Infos are left out unless asked for.
pub fn issues(checked: &Checked<'_>, infos: bool, columns: Option<usize>) -> String {
    let mut out = String::new();
    for issue in checked.report.issues.iter().filter(|issue| infos || issue.severity > Severity::Info) {
        let _ = writeln!(out, "{}\n", self::issue(checked, issue, columns));
    }
    if checked.report.issues_omitted > 0 {
        let _ = writeln!(out, "{} more not listed\n", count(checked.report.issues_omitted as u64, "issue"));
    }
    out
}

fn issue(checked: &Checked<'_>, issue: &Issue, columns: Option<usize>) -> String {
    let Place { file, stream, source, span, line, column, .. } = checked.place(issue.span);
    let line = line as usize;
    let name = match (stream, checked.record) {
        (None, _) => escape(file),
        (Some(stream), None) => format!("{} ({stream})", escape(file)),
        (Some(stream), Some(_)) => format!("{} ({stream})", escape(&checked.name())),
    };
    let level = match issue.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Info => Level::INFO,
    };
    let mut group = Group::with_title(level.primary_title(escape(&issue.message)).id(issue.code.as_str()));
    group = match span {
        Some(span) => {
            let shown = window(source, span.start..span.end, room(columns, line));
            pointed(group, name, (line, column as usize), shown)
        }
        None if checked.record.is_some() => group.element(Origin::path(name).line(line)),
        None => group.element(Origin::path(name)),
    };
    rendered(group.element(Level::HELP.message(escape(&issue.help))))
}

/// An error in a file that was read by people's rules, not as an envelope: the message, which is safe to print, and the place.
pub fn mistake(message: &str, file: &str, place: (usize, usize), source: &[u8], at: Range<usize>) -> String {
    rendered(pointed(Group::with_title(Level::ERROR.primary_title(message)), escape(file), place, window(source, at, WIDTH)))
}

/// The group with the place, its line and column, and the text there underlined.
fn pointed<'g>(group: Group<'g>, name: String, (line, column): (usize, usize), window: Window) -> Group<'g> {
    let marked = AnnotationKind::Primary.span(window.marked);
    group
        .element(Origin::path(name).line(line).char_column(column))
        .element(Snippet::source(window.text).line_start(line).annotation(marked))
}

fn rendered(group: Group<'_>) -> String {
    // Windows are short already; a second cut would lose the place.
    let text = Renderer::styled().term_width(4 * WIDTH).render(&[group]);
    // The place is given apart from the snippet, whose columns are those of the window. The renderer takes such a snippet for
    // one of another file and announces that with a line of its own.
    let announces_file = |line: &&str| strip_str(line).to_string().trim() == ":::";
    text.lines().filter(|line| !announces_file(line)).collect::<Vec<_>>().join("\n")
}

/// The report in one line: what was found and whether it is valid.
pub fn summary(checked: &Checked<'_>) -> String {
    let report = &checked.report;
    let verdict = verdict(report.valid);
    let of = |severity: Severity| report.issues.iter().filter(|issue| issue.severity == severity).count();
    let counts = counts(of(Severity::Error), of(Severity::Warning));
    format!("{} {} · {verdict}{counts}", subject(checked), found(report))
}

/// What a line is about, safe to print.
pub fn subject(checked: &Checked<'_>) -> String {
    format!("{FAINT}{}:{FAINT:#}", escape(&checked.name()))
}

/// What happened and what to do next, a line each.
pub fn decision(report: &Report) -> String {
    let decision = &report.decision;
    let mut happened = report.outcome.as_str().to_owned();
    if let Some(error) = &report.error {
        let code = error.code.as_deref().map(|code| format!("{}, ", escape(code))).unwrap_or_default();
        let _ = write!(happened, " ({code}{})", error.class.as_str());
    }
    let wait = match decision.delay_ms {
        None => String::new(),
        Some(0) => " at once".to_owned(),
        Some(delay) => format!(" in {} s", delay as f64 / 1000.0),
    };
    let replacement = decision.redirect.as_ref().map(|redirect| format!(": {}", escape(&redirect.command))).unwrap_or_default();
    let cursor = decision.cursor.as_ref().map(|cursor| format!(" from {}", escape(cursor))).unwrap_or_default();
    let action = decision.action.as_str();
    format!(
        "{FAINT}outcome:{FAINT:#}  {happened}\n{FAINT}decision:{FAINT:#} {action}{wait}{cursor}{replacement} {FAINT}[{}]{FAINT:#} {}\n",
        decision.rule.as_str(),
        decision.reason
    )
}

/// What the report is about: the dialect, its revision and the shape, or what there is instead of an envelope.
pub fn found(report: &Report) -> String {
    let mut text = match report.found {
        Found::Envelope => String::new(),
        Found::None => "no envelope".to_owned(),
        Found::Truncated => "truncated document".to_owned(),
        Found::Ambiguous => "contradicting envelopes".to_owned(),
        Found::Malformed => "malformed document".to_owned(),
        Found::TooLarge => "too large".to_owned(),
    };
    let revision = report.revision.map(|revision| format!("revision {revision}"));
    for part in [report.dialect.clone(), revision, report.shape.clone()].into_iter().flatten() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&part);
    }
    if text.is_empty() { "envelope of no known dialect".to_owned() } else { text }
}
