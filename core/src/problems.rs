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
    pub(crate) path: Steps,
    pub(crate) at: Option<Range>,
    /// Fills `{expected}` in the message.
    pub(crate) expected: Cow<'static, str>,
    /// Fills `{found}`; made safe to print by whoever sets it.
    pub(crate) found: Cow<'static, str>,
}

impl Problem {
    pub(crate) fn new(code: IssueCode, at: impl Into<Option<Range>>) -> Problem {
        Problem { code, severity: code.severity(), path: Steps::default(), at: at.into(), expected: "".into(), found: "".into() }
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
        self.path = Steps::new(path);
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

/// A path. Few are longer than what is kept in place, and an allocation would cost more than checking the value did.
#[derive(Debug, Clone)]
pub(crate) enum Steps {
    Few([Step; FEW], usize),
    Many(Vec<Step>),
}

const FEW: usize = 4;

impl Steps {
    pub(crate) fn new(steps: &[Step]) -> Steps {
        let mut few = [Step::Index(0); FEW];
        match few.get_mut(..steps.len()) {
            Some(beginning) => {
                beginning.copy_from_slice(steps);
                Steps::Few(few, steps.len())
            }
            None => Steps::Many(steps.to_vec()),
        }
    }

    pub(crate) fn as_slice(&self) -> &[Step] {
        match self {
            Steps::Few(steps, length) => steps.get(..*length).unwrap_or_default(),
            Steps::Many(steps) => steps,
        }
    }
}

impl Default for Steps {
    fn default() -> Steps {
        Steps::new(&[])
    }
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
    /// What failures are called matters.
    names: bool,
}

/// Room for the first problems, so that few lists are moved.
const USUAL: usize = 8;

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
            names: false,
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

    /// For a decision on a capture that is counted.
    pub(crate) fn tally() -> Problems {
        Problems { names: true, ..Problems::decision() }
    }

    /// Does anybody ask what failed?
    pub(crate) fn names_failures(&self) -> bool {
        self.names
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
            if list.is_empty() {
                list.reserve(USUAL);
            }
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

    /// The problems to list, and how many were left out.
    pub(crate) fn into_list(self) -> Listing {
        let Problems { limit, mut errors, mut others, mut omitted, .. } = self;
        let room = limit - errors.len().min(limit);
        omitted += others.len().saturating_sub(room);
        others.truncate(room);
        let problems = if errors.is_empty() {
            others
        } else {
            errors.append(&mut others);
            errors
        };
        Listing { order: in_order(&problems), problems, omitted }
    }
}

/// The problems that are listed.
#[derive(Debug)]
pub(crate) struct Listing {
    problems: Vec<Problem>,
    /// The problems stay where they are; these are their places in the list.
    order: Vec<usize>,
    pub(crate) omitted: usize,
}

impl Listing {
    /// In the order of the text; those at one place stay as they are.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.order.iter().filter_map(|number| self.problems.get(*number))
    }
}

/// The standard sorts would be ten times this code in wasm. A few problems, most of them in order, are put in where they belong; many
/// are put in order by a heap.
fn in_order(problems: &[Problem]) -> Vec<usize> {
    const FEW: usize = 64;
    let place = |number: usize| (problems.get(number).and_then(|problem| problem.at).map_or(0, |at| at.start), number);
    if problems.len() > FEW {
        let places: BinaryHeap<_> = (0..problems.len()).map(place).collect();
        return places.into_sorted_vec().into_iter().map(|(_, number)| number).collect();
    }
    let mut order = Vec::with_capacity(problems.len());
    for number in 0..problems.len() {
        let own = place(number);
        let behind = order.iter().rev().take_while(|known| place(**known) > own).count();
        order.insert(order.len() - behind, number);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(starts: &[usize]) {
        let problems: Vec<Problem> =
            starts.iter().map(|start| Problem::new(IssueCode::WrongType, Range::new(*start, *start))).collect();
        let mut expected: Vec<usize> = (0..starts.len()).collect();
        expected.sort_by_key(|number| starts[*number]);
        assert_eq!(in_order(&problems), expected);
    }

    #[test]
    fn few_and_many_stand_in_the_order_of_the_text() {
        check(&[]);
        check(&[3, 1, 3, 0, 1, 9, 2]);
        check(&(0..64).map(|number| number * 37 % 16).collect::<Vec<_>>());
        check(&(0..500).map(|number| number * 37 % 16).collect::<Vec<_>>());
    }

    #[test]
    fn paths_of_any_length_are_kept() {
        for length in 0..7 {
            let steps: Vec<Step> = (0..length).map(Step::Index).collect();
            assert_eq!(Steps::new(&steps).as_slice(), steps);
        }
    }
}
