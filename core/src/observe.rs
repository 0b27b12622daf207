//! For logs and dashboards: a report as flat fields, and many reports as counts.

use std::collections::BTreeMap;

use crate::capture::Capture;
use crate::decide::decision;
use crate::details::{Named, went_wrong};
use crate::glance::Glance;
use crate::inspect::{Reading, read, stream_bytes};
use crate::messages::cut;
use crate::options::Options;
use crate::problems::Problems;
use crate::report::{Action, Decision, Outcome, Report};
use crate::template::{self, Answer};

/// The value of a log field.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
pub enum Value {
    /// Text as it came, at most 4 KiB of it.
    Text(String),
    /// A number.
    Number(i64),
    /// True or false.
    Bool(bool),
    /// The report does not say.
    Null,
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Text(text) => f.write_str(text),
            Value::Number(number) => write!(f, "{number}"),
            Value::Bool(flag) => write!(f, "{flag}"),
            Value::Null => f.write_str("null"),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Bool(flag)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// What to log about a call: always the same names in the same order, null where there is nothing to say.
///
/// `command` is the command line joined with spaces, as it was given: leave it out where arguments may hold secrets.
/// `error_kind` is the error's own code. `exit_code` is the process's. `issues` is how many there are.
/// Texts are as they came, cut at 4 KiB: a terminal needs them escaped, structured logs do that themselves.
///
/// ```
/// use cli_envelope::observe::{Value, log_fields};
/// use cli_envelope::{Capture, Options, inspect};
/// let mut capture = Capture::default().with_exit_code(3).with_stderr(
///     r#"{"schema":"animus.cli.v1","ok":false,"error":{"code":"not_found","message":"no TASK-404","exit_code":3}}"#,
/// );
/// capture.argv = vec!["animus".into(), "task".into(), "get".into()];
/// let fields = log_fields(&inspect(&capture, &Options::default()), &capture);
/// assert_eq!(fields.first(), Some(&("command", Value::from("animus task get"))));
/// assert!(fields.contains(&("error_kind", Value::from("not_found"))));
/// assert!(fields.contains(&("action", Value::from("handle_absence"))));
/// ```
pub fn log_fields(report: &Report, capture: &Capture<'_>) -> Vec<(&'static str, Value)> {
    let error = report.error.as_ref();
    let decision = &report.decision;
    let command = (!capture.argv.is_empty()).then(|| capture.argv.join(" "));
    let text = |text: Option<&String>| text.map_or(Value::Null, |text| Value::Text(cut(text.into()).into_owned()));
    vec![
        ("command", text(command.as_ref())),
        ("error_kind", text(error.and_then(|error| error.code.as_ref()))),
        ("error_message", text(error.and_then(|error| error.message.as_ref()))),
        ("retryable", decision.retryable.into()),
        ("cancel_observed", decision.cancel_observed.into()),
        ("dialect", report.dialect.as_deref().into()),
        ("shape", report.shape.as_deref().into()),
        ("outcome", report.outcome.as_str().into()),
        ("error_class", error.map(|error| error.class.as_str()).into()),
        ("operation", text(error.and_then(|error| error.operation.as_ref()))),
        ("target", text(error.and_then(|error| error.target.as_ref()))),
        ("action", decision.action.as_str().into()),
        ("rule", decision.rule.as_str().into()),
        ("delay_ms", decision.delay_ms.map(saturated).into()),
        ("exit_code", capture.exit.code().into()),
        ("valid", report.valid.into()),
        ("issues", saturated(report.issues.len().saturating_add(report.issues_omitted)).into()),
    ]
}

fn saturated(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

/// Counts over many reports: failures by operation, by target, by code, and all reports by what they say.
///
/// What a report does not say is counted nowhere but in [`Totals::reports`]. Codes, operations and targets come from the envelopes; a
/// map keeps the first thousand of them and counts the rest in [`Totals::uncounted`], so that memory does not grow with the reports.
///
/// ```
/// use cli_envelope::observe::{Totals, ranked};
/// use cli_envelope::{Capture, Options, inspect};
/// let mut totals = Totals::default();
/// for (text, exit) in [(r#"{"schema":"animus.cli.v1","ok":true,"data":[]}"#, 0), ("Segmentation fault", 139)] {
///     totals.add(&inspect(&Capture::new(text).with_exit_code(exit), &Options::default()));
/// }
/// assert_eq!(totals.reports, 2);
/// assert_eq!(totals.by_outcome["success"], 1);
/// assert_eq!(ranked(&totals.by_action), [("escalate", 1), ("proceed", 1)]);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Totals {
    /// How many reports were added.
    pub reports: u64,
    /// Reports in which an envelope was recognised.
    pub by_dialect: BTreeMap<String, u64>,
    /// All reports.
    pub by_outcome: BTreeMap<String, u64>,
    /// All reports.
    pub by_action: BTreeMap<String, u64>,
    /// Failures that name an error code.
    pub by_code: BTreeMap<String, u64>,
    /// Failures that name an operation.
    pub by_operation: BTreeMap<String, u64>,
    /// Failures that name a target.
    pub by_target: BTreeMap<String, u64>,
    /// How often a text found no room in its map.
    pub uncounted: u64,
}

/// Different texts that a map keeps.
const MOST_TEXTS: usize = 1000;

impl Totals {
    /// Counts a report.
    pub fn add(&mut self, report: &Report) {
        let error = report.error.as_ref();
        self.count(
            report.dialect.as_deref(),
            report.outcome,
            report.decision.action,
            [
                error.and_then(|error| error.code.as_deref()),
                error.and_then(|error| error.operation.as_deref()),
                error.and_then(|error| error.target.as_deref()),
            ],
        );
    }

    /// Counts a capture of which there is no report.
    pub fn add_glance(&mut self, glance: &Glance<'_>) {
        let Glance { dialect, outcome, decision, code, operation, target, .. } = glance;
        self.count(*dialect, *outcome, decision.action, [code.as_deref(), operation.as_deref(), target.as_deref()]);
    }

    fn count(&mut self, dialect: Option<&str>, outcome: Outcome, action: Action, texts: [Option<&str>; 3]) {
        self.reports = self.reports.saturating_add(1);
        for (counts, key) in [
            (&mut self.by_dialect, dialect),
            (&mut self.by_outcome, Some(outcome.as_str())),
            (&mut self.by_action, Some(action.as_str())),
        ] {
            count(counts, key, 1);
        }
        let [code, operation, target] = texts;
        for (counts, key) in [(&mut self.by_code, code), (&mut self.by_operation, operation), (&mut self.by_target, target)] {
            self.uncounted = self.uncounted.saturating_add(count(counts, key, 1));
        }
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Totals) {
        self.reports = self.reports.saturating_add(other.reports);
        self.uncounted = self.uncounted.saturating_add(other.uncounted);
        for (into, from) in [
            (&mut self.by_dialect, &other.by_dialect),
            (&mut self.by_outcome, &other.by_outcome),
            (&mut self.by_action, &other.by_action),
            (&mut self.by_code, &other.by_code),
            (&mut self.by_operation, &other.by_operation),
            (&mut self.by_target, &other.by_target),
        ] {
            for (key, times) in from {
                self.uncounted = self.uncounted.saturating_add(count(into, Some(key), *times));
            }
        }
    }
}

/// Counts over many captures that are only decided on: as [`Totals`] of their reports, without the reports.
///
/// ```
/// use cli_envelope::observe::Tally;
/// use cli_envelope::{Action, Capture, Options};
/// let mut tally = Tally::default();
/// let capture = Capture::new(r#"{"schema":"animus.cli.v1","ok":true,"data":[]}"#).with_exit_code(0);
/// assert_eq!(tally.decide(&capture, &Options::default()).action, Action::Proceed);
/// assert_eq!(tally.totals().by_dialect["animus/v1"], 1);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Tally {
    reports: u64,
    /// Words of the program are counted by number, and are words again only in the totals.
    dialects: Vec<(&'static str, u64)>,
    outcomes: [u64; OUTCOMES.len()],
    actions: [u64; Action::ALL.len()],
    codes: Texts,
    operations: Texts,
    targets: Texts,
}

/// Texts of the envelopes and how often each came, in their order.
#[derive(Debug, Clone, Default)]
pub(crate) struct Texts {
    counts: Vec<(String, u64)>,
    /// How often a text found no room.
    uncounted: u64,
}

impl Texts {
    fn count(&mut self, text: Option<&str>) {
        let Some(text) = text else { return };
        let place = self.counts.binary_search_by(|(known, _)| known.as_str().cmp(text));
        match place {
            Ok(at) => self.counts.get_mut(at).into_iter().for_each(|(_, times)| *times += 1),
            Err(at) if self.counts.len() < MOST_TEXTS => self.counts.insert(at, (text.to_owned(), 1)),
            Err(_) => self.uncounted += 1,
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, u64)> {
        self.counts.iter().map(|(text, times)| (text.as_str(), *times))
    }
}

/// In the order of their numbers.
const OUTCOMES: [Outcome; 8] = [
    Outcome::Success,
    Outcome::Failure,
    Outcome::NotFound,
    Outcome::Timeout,
    Outcome::Partial,
    Outcome::Redirected,
    Outcome::NotModified,
    Outcome::Unknown,
];

impl Tally {
    /// Counts a capture, and says what [`crate::decide`] says.
    pub fn decide(&mut self, capture: &Capture<'_>, options: &Options) -> Decision {
        match self.recall(capture, options, true) {
            Some(decision) => decision,
            None => self.decision(&read(capture, options, Problems::tally()), capture, options, true),
        }
    }

    /// The decision on a capture that looks like one decided before, see [`crate::template`].
    pub(crate) fn recall(&mut self, capture: &Capture<'_>, options: &Options, counts: bool) -> Option<Decision> {
        template::recall(capture, options, |hit| {
            let Answer { dialect, outcome, ref decision, .. } = *hit.answer;
            if counts {
                self.count(Some(dialect), outcome, decision.action, || hit.names(&capture.stdout));
            }
            decision.clone()
        })
    }

    /// The decision on what was read, which is counted where that is wanted.
    pub(crate) fn decision(&mut self, reading: &Reading, capture: &Capture<'_>, options: &Options, counts: bool) -> Decision {
        template::notice(capture, options, reading.look);
        let decision = decision(reading, capture, options);
        if counts {
            let outcome = reading.situation.outcome;
            self.count(reading.dialect.map(|dialect| dialect.id), outcome, decision.action, || {
                let bytes = reading.stream.map_or(&[][..], |stream| stream_bytes(capture, stream));
                reading.details.named(bytes, &reading.situation)
            });
        }
        decision
    }

    fn count<'n>(&mut self, dialect: Option<&'static str>, outcome: Outcome, action: Action, names: impl FnOnce() -> Named<'n>) {
        self.reports += 1;
        if let Some(dialect) = dialect {
            match self.dialects.iter_mut().find(|(id, _)| std::ptr::eq(*id, dialect)) {
                Some((_, times)) => *times += 1,
                None => self.dialects.push((dialect, 1)),
            }
        }
        for (counts, number) in [(&mut self.outcomes[..], outcome as usize), (&mut self.actions[..], action as usize)] {
            counts.get_mut(number).into_iter().for_each(|times| *times += 1);
        }
        if went_wrong(outcome) {
            let Named { code, operation, target } = names();
            self.codes.count(code.as_deref());
            self.operations.count(operation.as_deref());
            self.targets.count(target.as_deref());
        }
    }

    /// The counts so far.
    pub fn totals(&self) -> Totals {
        let map = |texts: &mut dyn Iterator<Item = (&str, u64)>| texts.map(|(text, times)| (text.to_owned(), times)).collect();
        let [dialects, outcomes, actions] = self.words();
        let [codes, operations, targets] = self.texts();
        Totals {
            reports: self.reports,
            by_dialect: map(&mut dialects.into_iter()),
            by_outcome: map(&mut outcomes.into_iter()),
            by_action: map(&mut actions.into_iter()),
            by_code: map(&mut codes.iter()),
            by_operation: map(&mut operations.iter()),
            by_target: map(&mut targets.iter()),
            uncounted: [codes, operations, targets].map(|texts| texts.uncounted).iter().sum(),
        }
    }

    pub(crate) fn reports(&self) -> u64 {
        self.reports
    }

    /// By dialect, outcome and action, each in the order of the words.
    pub(crate) fn words(&self) -> [Vec<(&'static str, u64)>; 3] {
        let outcomes = OUTCOMES.iter().map(|outcome| outcome.as_str()).zip(self.outcomes);
        let actions = Action::ALL.iter().map(|action| action.as_str()).zip(self.actions);
        [in_order(self.dialects.iter().copied()), in_order(outcomes), in_order(actions)]
    }

    /// By code, operation and target.
    pub(crate) fn texts(&self) -> [&Texts; 3] {
        [&self.codes, &self.operations, &self.targets]
    }
}

/// The words that were counted, in their order.
fn in_order(counts: impl Iterator<Item = (&'static str, u64)>) -> Vec<(&'static str, u64)> {
    let mut ordered: Vec<(&'static str, u64)> = Vec::new();
    for (word, times) in counts.filter(|(_, times)| *times > 0) {
        let at = ordered.iter().take_while(|(known, _)| *known < word).count();
        ordered.insert(at, (word, times));
    }
    ordered
}

impl<'a> Extend<&'a Report> for Totals {
    fn extend<I: IntoIterator<Item = &'a Report>>(&mut self, reports: I) {
        for report in reports {
            self.add(report);
        }
    }
}

/// Counts a key, and says how often it found no room.
fn count(counts: &mut BTreeMap<String, u64>, key: Option<&str>, times: u64) -> u64 {
    let Some(key) = key else { return 0 };
    if let Some(known) = counts.get_mut(key) {
        *known = known.saturating_add(times);
        return 0;
    }
    if counts.len() >= MOST_TEXTS {
        return times;
    }
    counts.insert(key.to_owned(), times);
    0
}

/// Counts in the order to read them: the most frequent first, equal ones by name.
pub fn ranked(counts: &BTreeMap<String, u64>) -> Vec<(&str, u64)> {
    let mut ranked: Vec<(&str, u64)> = counts.iter().map(|(key, times)| (key.as_str(), *times)).collect();
    // A stable sort keeps the map's order by name among equals.
    ranked.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inspect::inspect;

    #[test]
    fn a_tally_counts_as_the_reports_do() {
        let mut tally = Tally::default();
        let mut totals = Totals::default();
        let failure = |code: usize| {
            format!(r#"{{"schema":"animus.cli.v1","ok":false,"error":{{"code":"c{code}","message":"m","exit_code":1}}}}"#)
        };
        let success = r#"{"schema":"animus.cli.v1","ok":true,"data":[]}"#.to_owned();
        let moved =
            r#"{"ok":false,"data":null,"error":{"code":"NOT_FOUND","message":"m"},"warnings":[],"meta":{"duration_ms":6}}"#;
        let many = (0..MOST_TEXTS + 5).map(|number| failure(number % (MOST_TEXTS + 2)));
        for text in
            [success, failure(1), failure(0), "prose".to_owned(), moved.to_owned(), "{\"torn".to_owned()].into_iter().chain(many)
        {
            for exit in [0, 1] {
                let capture = Capture::new(text.as_str()).with_exit_code(exit);
                let report = inspect(&capture, &Options::default());
                totals.add(&report);
                assert_eq!(tally.decide(&capture, &Options::default()), report.decision);
            }
        }
        assert!(totals.uncounted > 0);
        assert_eq!(tally.totals(), totals);
    }
}
