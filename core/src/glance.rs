//! What is worth counting about a capture, without building a report.

use std::borrow::Cow;

use crate::capture::Capture;
use crate::decide::decision;
use crate::details::Named;
use crate::inspect::{read, stream_bytes};
use crate::options::Options;
use crate::problems::Problems;
use crate::report::{Decision, Found, Outcome};
use crate::template::{self, Answer, Hit};

/// The part of a report that is worth counting, borrowed from the capture where it is text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Glance<'a> {
    /// What stood in the capture.
    pub found: Found,
    /// The dialect's id, such as `claw/v1`.
    pub dialect: Option<&'static str>,
    /// An envelope was found and has no issue of severity `error`.
    pub valid: bool,
    /// What happened.
    pub outcome: Outcome,
    /// What to do next.
    pub decision: Decision,
    /// The error's own code.
    pub code: Option<Cow<'a, str>>,
    /// What was being done when it failed.
    pub operation: Option<Cow<'a, str>>,
    /// What it was being done to.
    pub target: Option<Cow<'a, str>>,
    /// How many issues there are of severity `error`.
    pub errors: usize,
    /// How many there are of severity `warning`.
    pub warnings: usize,
}

impl<'a> Glance<'a> {
    fn of_template(hit: Hit<'_>, bytes: &'a [u8]) -> Glance<'a> {
        let Answer { dialect, valid, outcome, ref decision, errors, warnings, .. } = *hit.answer;
        let Named { code, operation, target } = hit.names(bytes);
        Glance {
            found: Found::Envelope,
            dialect: Some(dialect),
            valid,
            outcome,
            decision: decision.clone(),
            code,
            operation,
            target,
            errors,
            warnings,
        }
    }

    /// Nothing is wrong, not even a little. A report has no more to say than this, but for infos.
    pub fn is_flawless(&self) -> bool {
        self.valid && self.warnings == 0
    }
}

/// Says what [`crate::inspect`] says, as far as it is worth counting, in a fraction of the time.
///
/// ```
/// use cli_envelope::{Action, Capture, Options, glance};
/// let capture = Capture::new(r#"{"schema":"animus.cli.v1","ok":true,"data":null}"#).with_exit_code(0);
/// let glance = glance(&capture, &Options::default());
/// assert!(glance.is_flawless());
/// assert_eq!((glance.dialect, glance.decision.action), (Some("animus/v1"), Action::Proceed));
/// ```
pub fn glance<'a>(capture: &'a Capture<'_>, options: &Options) -> Glance<'a> {
    if let Some(glance) = template::recall(capture, options, |hit| Glance::of_template(hit, &capture.stdout)) {
        return glance;
    }
    // Nothing is listed, everything is counted.
    let reading = read(capture, options, Problems::listing(0));
    template::notice(capture, options, reading.look);
    let bytes = reading.stream.map_or(&[][..], |stream| stream_bytes(capture, stream));
    let named = reading.details.named(bytes, &reading.situation);
    Glance {
        found: reading.found,
        dialect: reading.dialect.map(|dialect| dialect.id),
        valid: reading.is_valid(),
        outcome: reading.situation.outcome,
        decision: decision(&reading, capture, options),
        code: named.code,
        operation: named.operation,
        target: named.target,
        errors: reading.problems.error_count(),
        warnings: reading.problems.warning_count(),
    }
}
