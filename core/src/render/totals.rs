//! Sums over several reports, as text.

use std::collections::BTreeMap;
use std::fmt::Write;

use annotate_snippets::renderer::{AnsiColor, Effects, Style};

use super::escape;
use crate::glance::Glance;
use crate::observe::{self, ranked};
use crate::report::{Report, Severity};

pub(super) const GOOD: Style = AnsiColor::Green.on_default().effects(Effects::BOLD);
pub(super) const BAD: Style = AnsiColor::Red.on_default().effects(Effects::BOLD);
pub(super) const FAINT: Style = Style::new().effects(Effects::DIMMED);

/// At most this many names are shown of each kind, the most frequent ones.
const SHOWN: usize = 10;

/// Sums over several reports.
#[derive(Debug, Default)]
pub struct Totals {
    observed: observe::Totals,
    errors: u64,
    warnings: u64,
    /// How many were valid and how many were not, by dialect.
    dialects: BTreeMap<String, (u64, u64)>,
    /// Inputs that could not be read.
    pub unread: u64,
}

impl Totals {
    /// Counts a report in.
    pub fn add(&mut self, report: &Report) {
        let of = |severity: Severity| report.issues.iter().filter(|issue| issue.severity == severity).count() as u64;
        self.observed.add(report);
        self.count(report.dialect.as_deref(), report.valid, of(Severity::Error), of(Severity::Warning));
    }

    /// Counts a capture in of which there is no report.
    pub fn add_glance(&mut self, glance: &Glance<'_>) {
        self.observed.add_glance(glance);
        self.count(glance.dialect, glance.valid, glance.errors as u64, glance.warnings as u64);
    }

    fn count(&mut self, dialect: Option<&str>, valid: bool, errors: u64, warnings: u64) {
        self.errors += errors;
        self.warnings += warnings;
        let dialect = dialect.unwrap_or("no dialect");
        let (valid_so_far, invalid_so_far) = match self.dialects.get_mut(dialect) {
            Some(known) => known,
            None => self.dialects.entry(dialect.to_owned()).or_default(),
        };
        *(if valid { valid_so_far } else { invalid_so_far }) += 1;
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Totals) {
        self.observed.merge(&other.observed);
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.unread += other.unread;
        for (dialect, (valid, invalid)) in &other.dialects {
            let known = self.dialects.entry(dialect.clone()).or_default();
            known.0 += valid;
            known.1 += invalid;
        }
    }

    /// What happened, and what failed most often: for a stream, whose records nobody looks at one by one.
    pub fn happened(&self) -> String {
        let observe::Totals { by_outcome, by_code, by_operation, .. } = &self.observed;
        let mut out = String::new();
        for (title, counts) in [("outcomes", by_outcome), ("codes", by_code), ("operations", by_operation)] {
            if counts.is_empty() {
                continue;
            }
            let ranked = ranked(counts);
            let shown: Vec<String> = ranked.iter().take(SHOWN).map(|(name, times)| format!("{} {times}", escape(name))).collect();
            let more = match ranked.len().saturating_sub(SHOWN) {
                0 => String::new(),
                more => format!(" · {more} more"),
            };
            let _ = writeln!(out, "{FAINT}{title}:{FAINT:#} {}{more}", shown.join(" · "));
        }
        out
    }

    /// A line per dialect and one for the whole.
    pub fn summary(&self) -> String {
        let mut out = String::new();
        let widest = self.dialects.keys().map(String::len).max().unwrap_or(0);
        for (dialect, (valid, invalid)) in &self.dialects {
            let _ = write!(out, "{dialect:widest$}  {valid:>5} valid");
            let _ = if *invalid > 0 { writeln!(out, ", {invalid} invalid") } else { writeln!(out) };
        }
        let sum = |part: fn(&(u64, u64)) -> u64| self.dialects.values().map(part).sum::<u64>();
        let (valid, invalid) = (sum(|counts| counts.0), sum(|counts| counts.1));
        let _ = write!(out, "{} checked · {valid} {}", valid + invalid, verdict(true));
        if invalid > 0 {
            let _ = write!(out, " · {invalid} {}", verdict(false));
        }
        out.push_str(&counts(self.errors as usize, self.warnings as usize));
        if self.unread > 0 {
            let _ = write!(out, " · {} {BAD}not read{BAD:#}", self.unread);
        }
        out.push('\n');
        out
    }
}

pub(super) fn verdict(valid: bool) -> String {
    if valid { format!("{GOOD}valid{GOOD:#}") } else { format!("{BAD}invalid{BAD:#}") }
}

/// ` · 2 errors, 1 warning`, or nothing.
pub(super) fn counts(errors: usize, warnings: usize) -> String {
    let kinds = [(errors, "error"), (warnings, "warning")];
    let parts: Vec<String> =
        kinds.iter().filter(|(number, _)| *number > 0).map(|(number, noun)| count(*number as u64, noun)).collect();
    if parts.is_empty() { String::new() } else { format!(" · {}", parts.join(", ")) }
}

/// `1 issue`, `2 issues`.
pub(super) fn count(number: u64, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}
