//! What came of a suite of commands, as text in the manner of a test runner and as JSON.

use std::fmt::Write;

use serde::Serialize;

use super::totals::{BAD, FAINT, GOOD, count};
use super::{Checked, escape, json, text};
use crate::conform::{Difference, Suite, Verdict, Written};
use crate::json::{Positions, Range};
use crate::report::{Found, Report};

/// A suite that was run.
pub(crate) struct Conformance<'a> {
    /// The suite file's name.
    pub(crate) file: &'a str,
    /// Its text.
    pub(crate) bytes: &'a [u8],
    pub(crate) suite: &'a Suite,
    /// In the order of the commands.
    pub(crate) verdicts: &'a [Verdict<'a>],
}

/// At most this many differences of a command are shown.
const SHOWN: usize = 20;

impl Conformance<'_> {
    /// What is wrong with the suite file, each place underlined.
    pub(crate) fn mistakes(&self) -> String {
        let mut out = String::new();
        for mistake in &self.suite.mistakes {
            let Range { start, end } = mistake.at;
            let shown = text::mistake(&mistake.message, self.file, self.place(mistake.at), self.bytes, start..end);
            let _ = writeln!(out, "{shown}\n");
        }
        out
    }

    /// A line for each command, what is wrong with it below, and a summary.
    pub(crate) fn text(&self) -> String {
        let widest = self.verdicts.iter().map(|verdict| escape(&verdict.test.name).chars().count()).max().unwrap_or(0).min(40);
        let mut out = String::new();
        for verdict in self.verdicts {
            let word = if verdict.passed() { format!("{GOOD}pass{GOOD:#}") } else { format!("{BAD}FAIL{BAD:#}") };
            let name = escape(&verdict.test.name);
            let _ = writeln!(out, "{word}  {name:widest$}  {FAINT}{}{FAINT:#}", outline(verdict));
            self.details(verdict, &mut out);
        }
        if self.verdicts.is_empty() {
            return "0 passed, 0 failed: no command was run\n".to_owned();
        }
        let passed = self.passed();
        let failed = self.verdicts.len() - passed;
        let (good, bad) = (if passed > 0 { GOOD } else { FAINT }, if failed > 0 { BAD } else { FAINT });
        let _ = write!(out, "{good}{passed} passed{good:#}, {bad}{failed} failed{bad:#}");
        match self.verdicts.iter().filter(|verdict| verdict.written.is_some()).count() {
            0 => out.push('\n'),
            written => drop(writeln!(out, ", {} written", count(written as u64, "golden"))),
        }
        out
    }

    fn details(&self, verdict: &Verdict<'_>, out: &mut String) {
        for failure in &verdict.failures {
            let (line, column) = self.place(failure.at);
            let _ = writeln!(out, "      {}:{line}:{column}: {}", escape(self.file), failure.message);
        }
        for Difference { path, old, new } in verdict.differences.iter().take(SHOWN) {
            let [old, new] = [old, new].map(|value| value.as_deref().unwrap_or("nothing"));
            let path = if path.is_empty() { "the envelope".to_owned() } else { escape(path) };
            let _ = writeln!(out, "        {path}: {old} → {new}");
        }
        if let Some(more @ 1..) = verdict.differences.len().checked_sub(SHOWN) {
            let _ = writeln!(out, "        {} more not listed", count(more as u64, "difference"));
        }
        for note in &verdict.notes {
            let _ = writeln!(out, "      note: {note}");
        }
        // Where there is no envelope, the failure says all there is to say.
        let with_issues = |report: &Report| !report.valid && report.found != Found::None;
        if let Some((capture, report)) = verdict.given.as_ref().filter(|(_, report)| with_issues(report)) {
            let (file, capture, report) = (verdict.test.name.clone(), capture.clone(), report.clone());
            let checked = Checked { file, record: None, stderr_file: None, is_text: false, capture, report };
            for line in text::issues(&checked, false, None).trim_end().lines() {
                let _ = writeln!(out, "{}", format!("      {line}").trim_end());
            }
        }
    }

    /// The same as one object.
    pub(crate) fn json(&self) -> String {
        let located = |at: Range, message| {
            let (line, column) = self.place(at);
            Located { line, column, message }
        };
        let commands = self.verdicts.iter().map(|verdict| Command {
            name: &verdict.test.name,
            argv: &verdict.test.argv.value,
            passed: verdict.passed(),
            failures: verdict.failures.iter().map(|failure| located(failure.at, &failure.message)).collect(),
            differences: &verdict.differences,
            notes: &verdict.notes,
            golden_written: verdict.written.is_some(),
            report: verdict.given.as_ref().map(|(_, report)| report),
        });
        let passed = self.passed();
        let outcome = Outcome {
            suite: self.file,
            passed,
            failed: self.verdicts.len() - passed,
            mistakes: self.suite.mistakes.iter().map(|mistake| located(mistake.at, &mistake.message)).collect(),
            commands: commands.collect(),
        };
        json::safe(&serde_json::to_string_pretty(&outcome).unwrap_or_default()) + "\n"
    }

    fn passed(&self) -> usize {
        self.verdicts.iter().filter(|verdict| verdict.passed()).count()
    }

    fn place(&self, at: Range) -> (usize, usize) {
        let start = Positions::new(self.bytes).of(at).0;
        (start.line, start.column)
    }
}

/// What the command printed, and what became of its golden.
fn outline(verdict: &Verdict<'_>) -> String {
    let report = match &verdict.given {
        Some((_, report)) => report,
        None if verdict.test.runnable => return "not run".to_owned(),
        None => return "not run, because of a mistake in the suite file".to_owned(),
    };
    let mut parts = vec![text::found(report), report.outcome.as_str().to_owned()];
    parts.extend(verdict.written.map(|written| match written {
        Written::New => "golden written".to_owned(),
        Written::Updated => "golden updated".to_owned(),
    }));
    parts.join(" · ")
}

#[derive(Serialize)]
struct Outcome<'a> {
    suite: &'a str,
    passed: usize,
    failed: usize,
    mistakes: Vec<Located<'a>>,
    commands: Vec<Command<'a>>,
}

#[derive(Serialize)]
struct Located<'a> {
    line: usize,
    column: usize,
    message: &'a str,
}

#[derive(Serialize)]
struct Command<'a> {
    name: &'a str,
    argv: &'a [String],
    passed: bool,
    failures: Vec<Located<'a>>,
    differences: &'a [Difference],
    notes: &'a [String],
    golden_written: bool,
    report: Option<&'a Report>,
}
