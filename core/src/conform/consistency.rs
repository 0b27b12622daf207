//! What the envelopes of all commands have in common: a reader of one should be able to read the others.
//!
//! By itself, every command has to print the same dialect (unless it states another), the same version where the dialect has one,
//! and values of one type in the fields that all of them have. A suite may name further fields, which its author knows to be common.
//! Whoever differs from most of the others is the one at fault.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::pointer::Pointer;
use super::suite::Suite;
use super::tree::Node;
use super::verdict::Verdict;
use crate::generated::tables::{DIALECTS, KEYS};
use crate::json::{Kind, Kinds, excerpt};
use crate::program::{Dialect, Node as Schema};

/// Adds a failure to every command that is not like the others.
pub(crate) fn check_consistency(suite: &Suite, verdicts: &mut [Verdict<'_>]) {
    let found = deviations(suite, verdicts);
    for (index, message) in found {
        if let Some(verdict) = verdicts.get_mut(index) {
            verdict.fail(verdict.test.argv.at, message);
        }
    }
}

/// A valid envelope.
struct Envelope<'a> {
    /// Of its verdict.
    index: usize,
    name: &'a str,
    dialect: &'a str,
    states_dialect: bool,
    root: Node<'a>,
}

/// The number of a verdict, and what is wrong with its envelope.
type Deviation = (usize, String);

fn deviations(suite: &Suite, verdicts: &[Verdict<'_>]) -> Vec<Deviation> {
    let envelopes: Vec<Envelope<'_>> =
        verdicts.iter().enumerate().filter_map(|(index, verdict)| envelope(index, verdict)).collect();
    let mut found = Vec::new();
    let all: Vec<&Envelope<'_>> = envelopes.iter().collect();
    let of_dialect = |envelope: &Envelope<'_>| (!envelope.states_dialect).then(|| envelope.dialect.to_owned());
    odd_ones(&all, of_dialect, |own, usual| format!("it prints {own}, unlike {usual}"), &mut found);
    for dialect in &DIALECTS {
        let alike: Vec<&Envelope<'_>> = envelopes.iter().filter(|envelope| envelope.dialect == dialect.id).collect();
        if let Some(path) = dialect.version_at {
            let keys = [Some(path.key), path.child, path.grandchild].into_iter().flatten();
            let version = Pointer::of_keys(keys.filter_map(|key| KEYS.get(usize::from(key))).map(|key| key.name));
            constant(&alike, &version, &mut found);
        }
        for pointer in shared_fields(dialect, &alike) {
            one_type(&alike, &pointer, &mut found);
        }
    }
    for pointer in suite.common.iter().map(|pointer| &pointer.value) {
        let lacking = all.iter().filter(|envelope| pointer.find(&envelope.root).is_empty());
        found.extend(
            lacking.map(|envelope| (envelope.index, format!("it lacks {}, which the suite lists as `common`", shown(pointer)))),
        );
        one_type(&all, pointer, &mut found);
    }
    for pointer in &suite.constant {
        constant(&all, &pointer.value, &mut found);
    }
    found
}

fn envelope<'a>(index: usize, verdict: &'a Verdict<'_>) -> Option<Envelope<'a>> {
    let (_, report) = verdict.given.as_ref()?;
    let root = Node::read(verdict.envelope()?).ok()?;
    let dialect = report.dialect.as_deref()?;
    Some(Envelope { index, name: &verdict.test.name, dialect, states_dialect: verdict.test.own_dialect, root })
}

/// The fields at the top that all of these envelopes have, but for those in which the dialect lets values of several types stand.
fn shared_fields(dialect: &Dialect, envelopes: &[&Envelope<'_>]) -> Vec<Pointer> {
    let Some((first, others)) = envelopes.split_first() else { return Vec::new() };
    let programs = dialect.shapes.iter().chain([&dialect.otherwise]).flat_map(|shape| shape.programs);
    let properties = programs.filter_map(|program| program.object).flat_map(|object| object.properties);
    let open: Vec<&str> = properties.filter(|property| property.node.is_none_or(is_open)).map(|property| property.name).collect();
    let keys = first.root.members().iter().map(|member| &*member.key);
    let shared = keys.filter(|key| !open.contains(key) && others.iter().all(|other| other.root.member(key).is_some()));
    shared.map(|key| Pointer::of_keys([key].into_iter())).collect()
}

/// May values of several types stand here, null apart?
fn is_open(node: &Schema) -> bool {
    let types = node.kinds.0 & !(Kinds::NULL | Kinds::INTEGER);
    node.one_of.is_none() && types.count_ones() > 1
}

/// Null may stand in the place of anything.
fn one_type(envelopes: &[&Envelope<'_>], pointer: &Pointer, found: &mut Vec<Deviation>) {
    let kind = |envelope: &Envelope<'_>| {
        let kind = pointer.find(&envelope.root).first().map(|node| node.kind);
        kind.filter(|kind| *kind != Kind::Null).map(|kind| kind.phrase().to_owned())
    };
    let sentence = |own: &str, usual: &str| format!("its {} is {own}, unlike {usual}", shown(pointer));
    odd_ones(envelopes, kind, sentence, found);
}

fn constant(envelopes: &[&Envelope<'_>], pointer: &Pointer, found: &mut Vec<Deviation>) {
    let value = |envelope: &Envelope<'_>| pointer.find(&envelope.root).first().map(|node| node.raw.to_owned());
    let sentence = |own: &str, usual: &str| format!("its {} is {}, unlike {}", shown(pointer), excerpt(own), excerpt(usual));
    odd_ones(envelopes, value, sentence, found);
}

/// Finds the envelopes that say something other than most do; on equal terms, than the first. The sentence is about what one of them
/// says and what is usual; who else says that is added to it.
fn odd_ones(
    envelopes: &[&Envelope<'_>],
    says: impl Fn(&Envelope<'_>) -> Option<String>,
    sentence: impl Fn(&str, &str) -> String,
    found: &mut Vec<Deviation>,
) {
    let mut by_answer: BTreeMap<String, Vec<&Envelope<'_>>> = BTreeMap::new();
    for envelope in envelopes {
        if let Some(answer) = says(envelope) {
            by_answer.entry(answer).or_default().push(envelope);
        }
    }
    let first_of = |group: &[&Envelope<'_>]| group.first().map(|envelope| envelope.index);
    let most = by_answer.iter().max_by_key(|(_, group)| (group.len(), Reverse(first_of(group))));
    let Some((usual, group)) = most else { return };
    let others = match group.len() {
        1 => String::new(),
        2 => " and 1 other command".to_owned(),
        count => format!(" and {} other commands", count - 1),
    };
    let whose = group.first().map(|envelope| excerpt(envelope.name)).unwrap_or_default() + &others;
    for (own, group) in by_answer.iter().filter(|(own, _)| *own != usual) {
        let message = format!("{} in {whose}", sentence(own, usual));
        found.extend(group.iter().map(|envelope| (envelope.index, message.clone())));
    }
}

fn shown(pointer: &Pointer) -> String {
    excerpt(&pointer.to_string())
}
