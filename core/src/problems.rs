//! Gathering problems while reading. Words and positions are added later, and only for those that are listed.

use std::borrow::Cow;
use std::collections::BinaryHeap;

use crate::json::Range;
use crate::report::{IssueCode, Severity};

/// A problem before it becomes an issue.
#[derive(Debug, Clone)]
pub(crate) struct Problem {
    pub(crate) code: IssueCode,
    pub(crate) severity: Severity,
    pub(crate) path: Vec<Step>,
    pub(crate) at: Option<Range>,
    /// Fills `{expected}` in the message.
    pub(crate) expected: Cow<'static, str>,
    /// Fills `{found}`; made safe to print by whoever sets it.
    pub(crate) found: Cow<'static, str>,
}

impl Problem {
    pub(crate) fn new(code: IssueCode, at: impl Into<Option<Range>>) -> Problem {
        Problem { code, severity: code.severity(), path: Vec::new(), at: at.into(), expected: "".into(), found: "".into() }
    }

    pub(crate) fn expected(mut self, expected: impl Into<Cow<'static, str>>) -> Problem {
        self.expected = expected.into();
        self
    }

    pub(crate) fn found(mut self, found: impl Into<Cow<'static, str>>) -> Problem {
        self.found = found.into();
        self
    }

    pub(crate) fn path(mut self, path: &[Step]) -> Problem {
        self.path = path.to_vec();
        self
    }

    pub(crate) fn severity(mut self, severity: Severity) -> Problem {
        self.severity = severity;
        self
    }
}

/// One step of a path into the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// A key where it stands in the text, with its quotes.
    Key(Range),
    /// A key the text lacks.
    Name(&'static str),
    Index(usize),
}

/// Collects problems up to a limit, errors before the rest, and counts what it leaves out.
#[derive(Debug)]
pub(crate) struct Problems {
    limit: usize,
    errors: Vec<Problem>,
    others: Vec<Problem>,
    omitted: usize,
    error_count: usize,
    warning_count: usize,
    /// Only the question "is there an error?" matters.
    verdict_only: bool,
    /// Not even that question matters.
    unwanted: bool,
}

impl Problems {
    pub(crate) fn listing(limit: usize) -> Problems {
        Problems {
            limit,
            errors: Vec::new(),
            others: Vec::new(),
            omitted: 0,
            error_count: 0,
            warning_count: 0,
            verdict_only: false,
            unwanted: false,
        }
    }

    /// Keeps nothing: good for [`Problems::any_error`] and cheap.
    pub(crate) fn verdict() -> Problems {
        Problems { verdict_only: true, ..Problems::listing(0) }
    }

    /// For a decision, which does not ask whether the envelope is valid.
    pub(crate) fn decision() -> Problems {
        Problems { unwanted: true, ..Problems::verdict() }
    }

    /// Does anybody ask what to do next? A verdict does not.
    pub(crate) fn decides(&self) -> bool {
        self.unwanted || !self.verdict_only
    }

    pub(crate) fn is_wanted(&self) -> bool {
        !self.unwanted
    }

    /// Reports a problem of this severity; it is only made where it will be kept.
    pub(crate) fn report(&mut self, severity: Severity, make: impl FnOnce() -> Problem) {
        let error = severity == Severity::Error;
        self.error_count += usize::from(error);
        if self.verdict_only {
            return;
        }
        self.warning_count += usize::from(severity == Severity::Warning);
        let (list, limit) = if error { (&mut self.errors, self.limit) } else { (&mut self.others, self.limit) };
        if list.len() < limit {
            list.push(make().severity(severity));
        } else {
            self.omitted += 1;
        }
    }

    pub(crate) fn push(&mut self, problem: Problem) {
        self.report(problem.severity, || problem);
    }

    pub(crate) fn any_error(&self) -> bool {
        self.error_count > 0
    }

    /// All of them, listed or not.
    pub(crate) fn error_count(&self) -> usize {
        self.error_count
    }

    /// All of them, listed or not, unless only a verdict is wanted.
    pub(crate) fn warning_count(&self) -> usize {
        self.warning_count
    }

    /// Nothing found from here on can change the answer.
    #[inline]
    pub(crate) fn settled(&self) -> bool {
        self.verdict_only && self.error_count > 0
    }

    pub(crate) fn is_listing(&self) -> bool {
        !self.verdict_only
    }

    /// The problems to list, in the order of the text, and how many were left out.
    pub(crate) fn into_list(self) -> (Vec<Problem>, usize) {
        let Problems { limit, mut errors, mut others, mut omitted, .. } = self;
        let room = limit - errors.len().min(limit);
        omitted += others.len().saturating_sub(room);
        others.truncate(room);
        errors.append(&mut others);
        (in_order(errors), omitted)
    }
}

/// In the order of the text; those at one place stay as they are. The standard sorts would be ten times this code in wasm.
fn in_order(problems: Vec<Problem>) -> Vec<Problem> {
    let place = |(number, problem): (usize, &Problem)| (problem.at.map_or(0, |at| at.start), number);
    let places: BinaryHeap<_> = problems.iter().enumerate().map(place).collect();
    let mut problems: Vec<Option<Problem>> = problems.into_iter().map(Some).collect();
    places.into_sorted_vec().into_iter().filter_map(|(_, number)| problems.get_mut(number)?.take()).collect()
}
