//! What to print of each input, before the first and behind the last, in the format that was asked for.

use clap::ValueEnum;

use crate::render::totals::Totals;
use crate::render::{Checked, github, json, sarif, text};

/// How to print reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people: each problem with its place, the outcome and the decision
    Text,
    /// A report, or an array of reports for several inputs
    Json,
    /// A report per line, with its source
    Ndjson,
    /// Annotations for GitHub Actions
    Github,
    /// SARIF 2.1.0, for code scanners
    Sarif,
}

/// How to print anything else than reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum TextOrJson {
    /// For people
    Text,
    /// For programs, as one object
    Json,
}

/// Makes text of what was checked; where it goes is not its business.
#[derive(Debug, Clone, Copy)]
pub(super) struct Printer {
    pub(super) format: Format,
    /// Infos, too, and inputs without a flaw.
    pub(super) verbose: bool,
    /// Several inputs are expected, however many there are.
    pub(super) several: bool,
    /// They are records of a stream, which nobody looks at one by one.
    pub(super) records: bool,
    /// How wide the terminal is, where there is one.
    pub(super) columns: Option<usize>,
}

impl Printer {
    /// Is there anything to print of an input in which nothing is wrong?
    pub(super) fn shows_flawless(&self) -> bool {
        match self.format {
            Format::Text => self.verbose || !self.several,
            Format::Json | Format::Ndjson => true,
            Format::Github | Format::Sarif => self.verbose,
        }
    }

    pub(super) fn opening(&self) -> String {
        match self.format {
            Format::Json if self.several => "[".to_owned(),
            Format::Sarif => sarif::opening(),
            _ => String::new(),
        }
    }

    /// Items of a list stand behind a separator each; before the first one it is left out.
    pub(super) fn separator(&self) -> &'static str {
        match self.format {
            Format::Json if self.several => ",",
            Format::Sarif => sarif::SEPARATOR,
            _ => "",
        }
    }

    pub(super) fn item(&self, checked: &Checked<'_>) -> String {
        match self.format {
            Format::Text => self.text(checked),
            Format::Json if self.several => format!(",\n{}", json::item(&checked.report)),
            Format::Json => json::report(&checked.report) + "\n",
            Format::Ndjson => json::line(checked) + "\n",
            Format::Github => github::annotations(checked, self.verbose),
            Format::Sarif => sarif::results(checked, self.verbose),
        }
    }

    pub(super) fn closing(&self, totals: &Totals) -> String {
        match self.format {
            Format::Text if self.records => totals.happened() + &totals.summary(),
            Format::Text if self.several => totals.summary(),
            Format::Json if self.several => "\n]\n".to_owned(),
            Format::Sarif => sarif::closing(totals.unread == 0),
            _ => String::new(),
        }
    }

    fn text(&self, checked: &Checked<'_>) -> String {
        let mut out = text::issues(checked, self.verbose, self.columns);
        let flawed = !out.is_empty();
        let in_full = !self.several || self.verbose;
        if flawed || in_full {
            out.push_str(&text::summary(checked));
            out.push('\n');
        }
        if in_full {
            out.push_str(&text::decision(&checked.report));
        }
        if flawed && self.several {
            out.push('\n');
        }
        out
    }
}
