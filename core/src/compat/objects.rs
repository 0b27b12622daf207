//! The members of objects: added, removed, renamed, required, described or not.

use serde_json::{Map, Value};

use super::compare::{At, Comparer, Finding, Pair, Step};
use super::difference::{DifferenceKind as Kind, Effect, Side};
use super::expand::{Case, Type};
use super::files::Place;
use super::identical::identical;
use super::members::{children, is_open, matches, named, patterns, required, rest};
use super::sample::{sample, sample_of_type};
use super::scalars::MEMBERS;
use crate::json::excerpt;

impl<'s> Comparer<'s> {
    pub(super) fn members(&mut self, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let with_members = |count: u64| self.object_of_size(pair.old, count);
        let mut findings = self.sizes(&MEMBERS, pair, at, with_members);
        let (old_names, new_names) = (named(pair.old), named(pair.new));
        for name in &old_names {
            let (old, new) = (children(pair.old, name), children(pair.new, name));
            if self.is_impossible(Side::Old, &old) {
                continue;
            }
            if new_names.contains(name) || patterns(pair.new).iter().any(|(pattern, _)| matches(pattern, name)) {
                findings.extend(self.member(name, pair, &old, &new, at));
            } else {
                findings.push(self.removed(name, pair, &old, at));
            }
        }
        for name in &new_names {
            let (old, new) = (children(pair.old, name), children(pair.new, name));
            let was_possible = !self.is_impossible(Side::Old, &old);
            if !(old_names.contains(name) && was_possible) {
                findings.extend(self.added(name, pair, &old, &new, at));
            }
        }
        findings.extend(self.requirements(pair, at));
        findings.extend(self.patterned(pair, at));
        findings.extend(self.undescribed(pair, at));
        findings
    }

    /// A member on both sides.
    fn member(&mut self, name: &str, pair: &Pair<'_, 's>, old: &[Place<'s>], new: &[Place<'s>], at: &At<'s>) -> Vec<Finding<'s>> {
        let below = at.below(pair, Step::Member(name.to_owned()), name);
        if self.is_impossible(Side::New, new) {
            let message = format!("the field {} is no longer allowed", excerpt(name));
            let value = sample(self.files(Side::Old), old).into_iter().map(|value| (Side::New, value)).collect();
            return vec![self.between(Kind::FieldRemoved, Effect::Breaking, (old, new), &[], message, &below).with(value)];
        }
        self.schemas(old, new, &below).to_vec()
    }

    fn removed(&self, name: &str, pair: &Pair<'_, 's>, old: &[Place<'s>], at: &At<'s>) -> Finding<'s> {
        let new = children(pair.new, name);
        let is_refused = self.is_impossible(Side::New, &new);
        let refused = if is_refused { " and refused" } else { "" };
        let successor = self.successor(name, pair, old);
        let (kind, message, places) = match &successor {
            Some((successor, place)) => {
                let message =
                    format!("the field {} is gone{refused}; it seems to be called {} now", excerpt(name), excerpt(successor));
                (Kind::FieldRenamed, message, (old, std::slice::from_ref(place)))
            }
            None => {
                let message = format!("the field {} is gone{refused}; readers may rely on it", excerpt(name));
                (Kind::FieldRemoved, message, (old, pair.new.places.as_slice()))
            }
        };
        let mut candidates: Vec<(Side, Value)> = Vec::new();
        candidates.extend(self.object_with(pair.old, name, old).filter(|_| is_refused).map(|object| (Side::New, object)));
        candidates.extend(self.object_without(Side::New, pair.new, name).map(|object| (Side::Old, object)));
        // Examples are built for the object around it, and the path names the field.
        let at = At { path: at.below(pair, Step::Member(name.to_owned()), name).path, above: at.above.clone() };
        self.between(kind, Effect::Breaking, places, &[], message, &at).with(candidates)
    }

    /// The new field that has the schema of a removed one, the one with the most similar name if there are several.
    fn successor(&self, name: &str, pair: &Pair<'_, 's>, old: &[Place<'s>]) -> Option<(&'s str, Place<'s>)> {
        let [old] = old else { return None };
        let old_names = named(pair.old);
        let removed = old_names.iter().filter(|name| !named(pair.new).contains(*name)).count();
        let added: Vec<&'s str> = named(pair.new).into_iter().filter(|name| !old_names.contains(name)).collect();
        let likeness = |other: &str| strsim::normalized_damerau_levenshtein(name, other);
        let same_schema = added.iter().filter_map(|added| match children(pair.new, added).as_slice() {
            [new] if identical(self.files(Side::Old), old, self.files(Side::New), new) => Some((*added, new.clone())),
            _ => None,
        });
        let best = same_schema.max_by(|(a, _), (b, _)| likeness(a).total_cmp(&likeness(b)))?;
        // One gone and one come is a renaming whatever the names are.
        ((removed, added.len()) == (1, 1) || likeness(best.0) > 0.5).then_some(best)
    }

    /// A field that the old schema does not describe.
    fn added(&mut self, name: &str, pair: &Pair<'_, 's>, old: &[Place<'s>], new: &[Place<'s>], at: &At<'s>) -> Vec<Finding<'s>> {
        let below = at.below(pair, Step::Member(name.to_owned()), name);
        if self.is_impossible(Side::New, new) {
            if self.is_impossible(Side::Old, old) {
                return Vec::new();
            }
            let message = format!("a member {} is no longer allowed", excerpt(name));
            let value = sample(self.files(Side::Old), old).into_iter().map(|value| (Side::New, value)).collect();
            return vec![self.between(Kind::Closed, Effect::Breaking, (old, new), &[], message, &below).with(value)];
        }
        let mut findings = Vec::new();
        if !required(pair.new).contains(&name) {
            let message = format!("there is a new field {}, which may be missing", excerpt(name));
            findings.push(self.between(Kind::FieldAdded, Effect::Additive, (&[], new), &[], message, &below));
        }
        // A member that nobody described was never part of the contract; one that a general rule described was.
        if !is_open(old) && !self.is_impossible(Side::Old, old) {
            findings.extend(self.schemas(old, new, &below).iter().cloned());
        }
        findings
    }

    fn requirements(&self, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let (before, after) = (required(pair.old), required(pair.new));
        let mut findings = Vec::new();
        for name in after.iter().filter(|name| !before.contains(name)) {
            let is_new = !named(pair.old).contains(name);
            let message = format!("{} field {} has to be there now", if is_new { "the new" } else { "the" }, excerpt(name));
            let candidates = self.object_without(Side::Old, pair.old, name).map(|object| (Side::New, object));
            let finding = self.finding(Kind::FieldRequired, Effect::Breaking, pair, &["required"], message, at);
            findings.push(finding.with(candidates.into_iter().collect()));
        }
        for name in before.iter().filter(|name| !after.contains(name)) {
            let is_reported = named(pair.old).contains(name) && !named(pair.new).contains(name);
            if is_reported {
                continue;
            }
            let message = format!("the field {} may be missing now; readers may rely on it", excerpt(name));
            let candidates = self.object_without(Side::New, pair.new, name).map(|object| (Side::Old, object));
            let finding = self.finding(Kind::FieldNoLongerRequired, Effect::Breaking, pair, &["required"], message, at);
            findings.push(finding.with(candidates.into_iter().collect()));
        }
        findings
    }

    /// Members that are described by patterns of their names.
    fn patterned(&mut self, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let (old_patterns, new_patterns) = (patterns(pair.old), patterns(pair.new));
        let below = |pattern: &str| at.below(pair, Step::Member(example_name(pattern, pair)), pattern);
        let mut findings = Vec::new();
        for (pattern, old) in &old_patterns {
            let at = below(pattern);
            match new_patterns.iter().find(|(other, _)| other == pattern) {
                Some((_, new)) => findings.extend(self.schemas(old, new, &at).iter().cloned()),
                None => {
                    let message = format!("members whose names match {} are no longer described", excerpt(pattern));
                    findings.push(self.between(Kind::FieldRemoved, Effect::Breaking, (old, &[]), &[], message, &at));
                }
            }
        }
        for (pattern, new) in new_patterns.iter().filter(|(pattern, _)| !old_patterns.iter().any(|(other, _)| other == pattern)) {
            let at = below(pattern);
            let old = rest(pair.old);
            if self.is_impossible(Side::Old, &old) && old_patterns.is_empty() || is_open(&old) {
                let message = format!("members whose names match {} are described now", excerpt(pattern));
                findings.push(self.between(Kind::FieldAdded, Effect::Additive, (&[], new), &[], message, &at));
            } else {
                findings.extend(self.schemas(&old, new, &at).iter().cloned());
            }
            // A name may match several patterns; which do is not worked out.
            if !old_patterns.is_empty() {
                let message =
                    format!("the pattern {} is new beside others, and whether they overlap is not known", excerpt(pattern));
                findings.push(self.between(Kind::NotCompared, Effect::Undecided, (&[], new), &[], message, &at));
            }
        }
        findings
    }

    /// Members that neither names nor patterns describe.
    fn undescribed(&mut self, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let (old, new) = (rest(pair.old), rest(pair.new));
        let below = at.below(pair, Step::Member(unknown_name(pair)), "*");
        match (self.is_impossible(Side::Old, &old), self.is_impossible(Side::New, &new)) {
            (true, true) => Vec::new(),
            (true, false) => {
                let message = "members that are not described are allowed".to_owned();
                vec![self.finding(Kind::Opened, Effect::Additive, pair, &["additionalProperties"], message, at)]
            }
            (false, true) => {
                let message = "members that are not described are no longer allowed".to_owned();
                let value = sample(self.files(Side::Old), &old).into_iter().map(|value| (Side::New, value)).collect();
                let mut finding = self.finding(Kind::Closed, Effect::Breaking, pair, &["additionalProperties"], message, &below);
                finding.candidates = value;
                vec![finding]
            }
            (false, false) => self.schemas(&old, &new, &below).to_vec(),
        }
    }

    fn object_with(&self, case: &Case<'s>, name: &str, places: &[Place<'s>]) -> Option<Value> {
        let mut object = self.object(Side::Old, case)?;
        object.insert(name.to_owned(), sample(self.files(Side::Old), places)?);
        Some(object.into())
    }

    fn object_without(&self, side: Side, case: &Case<'s>, name: &str) -> Option<Value> {
        let mut object = self.object(side, case)?;
        object.shift_remove(name);
        Some(object.into())
    }

    fn object_of_size(&self, case: &Case<'s>, count: u64) -> Option<Value> {
        let mut object = self.object(Side::Old, case)?;
        let names = named(case).into_iter().map(str::to_owned).chain((0..256).map(|number| format!("member_{number}")));
        for name in names {
            if object.len() as u64 >= count {
                break;
            }
            if !object.contains_key(&name) {
                object.insert(name.clone(), sample(self.files(Side::Old), &children(case, &name))?);
            }
        }
        Some(object.into())
    }

    fn object(&self, side: Side, case: &Case<'s>) -> Option<Map<String, Value>> {
        match sample_of_type(self.files(side), case, Type::Object)? {
            Value::Object(object) => Some(object),
            _ => None,
        }
    }
}

/// A name that nothing describes.
fn unknown_name(pair: &Pair<'_, '_>) -> String {
    let is_described = |name: &str| {
        [pair.old, pair.new]
            .into_iter()
            .any(|case| named(case).contains(&name) || patterns(case).iter().any(|(pattern, _)| matches(pattern, name)))
    };
    let names = ["further_member", "x", "0", "!", "€", "Another member"];
    names.into_iter().find(|name| !is_described(name)).unwrap_or("further_member").to_owned()
}

/// A name that matches a pattern and that no property has.
fn example_name(pattern: &str, pair: &Pair<'_, '_>) -> String {
    let is_named = |name: &str| named(pair.old).contains(&name) || named(pair.new).contains(&name);
    super::sample::matching(pattern).into_iter().find(|name| !is_named(name)).unwrap_or_default()
}
