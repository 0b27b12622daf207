//! Naming the dialect, the revision and the shape of an envelope.

use crate::condition::Facts;
use crate::generated::tables::DIALECTS;
use crate::program::{Dialect, Shape};

/// What an object is.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Detected {
    /// An envelope of this dialect.
    Dialect(&'static Dialect),
    /// An envelope of this family, in a version that cannot be read.
    Unsupported(&'static Dialect),
    Nothing,
}

/// A dialect the caller asked for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted {
    pub(crate) dialect: &'static Dialect,
    /// Its revision, where the caller named one.
    pub(crate) revision: Option<u8>,
}

/// Finds a dialect by its id or by the address of one of its revisions.
pub(crate) fn dialect_by_address(address: &str) -> Option<Wanted> {
    DIALECTS.iter().find_map(|dialect| {
        let revision = dialect.revisions.iter().find(|revision| revision.addresses.contains(&address));
        match revision {
            Some(revision) => Some(Wanted { dialect, revision: Some(revision.id) }),
            None => (dialect.id == address).then_some(Wanted { dialect, revision: None }),
        }
    })
}

/// Goes through the dialects in the order of their precedence. The facts' own dialect does not matter.
pub(crate) fn detect(facts: &Facts<'_>) -> Detected {
    let mut facts = *facts;
    for dialect in &DIALECTS {
        facts.dialect = dialect;
        if dialect.unsupported.is_some_and(|unsupported| unsupported(&facts)) {
            return Detected::Unsupported(dialect);
        }
        if (dialect.detect)(&facts) {
            return Detected::Dialect(dialect);
        }
    }
    Detected::Nothing
}

/// The revisions an envelope may be of, a bit each: narrowed down by the evidence, strongest first. What contradicts stronger
/// evidence is left aside; the dialect's rules say where that is worth an issue.
pub(crate) fn possible_revisions(facts: &Facts<'_>) -> u8 {
    let mut possible = facts.dialect.revisions.iter().fold(0u8, |set, revision| set | 1 << revision.id);
    for evidence in facts.dialect.evidence {
        if possible & evidence.revisions != 0 && (evidence.when)(facts) {
            possible &= evidence.revisions;
        }
    }
    possible
}

/// Does the exit code mean one thing in one of these revisions and another in the next?
pub(crate) fn is_unproven(facts: &Facts<'_>, possible: u8) -> bool {
    let Some(exit) = facts.effective_exit() else { return false };
    let mut names = facts.dialect.exit_codes.iter().filter(|row| row.exit == exit && row.revisions & possible != 0);
    let Some(first) = names.next() else { return false };
    names.any(|row| row.name != first.name)
}

/// The first shape whose condition holds.
pub(crate) fn shape(facts: &Facts<'_>) -> &'static Shape {
    let holds = |shape: &&Shape| shape.when.is_none_or(|when| when(facts));
    facts.dialect.shapes.iter().find(holds).unwrap_or(&facts.dialect.otherwise)
}

/// A dialect the library knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DialectInfo {
    /// Its id, such as `claw/v1`.
    pub id: &'static str,
    /// The shapes it may have.
    pub shapes: Vec<&'static str>,
    /// The addresses of its revisions, if it has any.
    pub revisions: Vec<&'static str>,
}

/// Every dialect, in the order they are tried.
///
/// ```
/// assert!(cli_envelope::dialects().iter().any(|dialect| dialect.id == "animus/v1"));
/// ```
pub fn dialects() -> Vec<DialectInfo> {
    let info = |dialect: &'static Dialect| {
        let mut shapes: Vec<&str> = dialect.shapes.iter().chain([&dialect.otherwise]).map(|shape| shape.id).collect();
        shapes.sort_unstable();
        shapes.dedup();
        DialectInfo { id: dialect.id, shapes, revisions: dialect.revisions.iter().flat_map(|r| r.addresses).copied().collect() }
    };
    DIALECTS.iter().map(info).collect()
}

/// Everything that may be said where a dialect is asked for: the ids, and the addresses of revisions.
#[cfg(feature = "cli")]
pub(crate) fn addresses() -> Vec<&'static str> {
    dialects().into_iter().flat_map(|dialect| [dialect.id].into_iter().chain(dialect.revisions)).collect()
}
