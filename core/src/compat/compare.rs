//! The comparison: case by case and type by type, down the two schemas side by side.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde_json::Value;

use super::difference::{DifferenceKind as Kind, Effect, Side};
use super::expand::{Case, TooMany, Type, cases};
use super::files::{Files, Place};
use super::identical::{identical, identical_keyword};
use super::keywords::only_refuses;
use super::load::Schema;
use super::members::{item, prefix_length};
use super::sample::sample_of_type;
use crate::json::excerpt;

/// A difference, and what is needed to build an example for it.
#[derive(Debug, Clone)]
pub(super) struct Finding<'s> {
    pub(super) kind: Kind,
    pub(super) effect: Effect,
    pub(super) old: Option<String>,
    pub(super) new: Option<String>,
    pub(super) message: String,
    pub(super) at: At<'s>,
    /// Values for this place, and the schema that may refuse them.
    pub(super) candidates: Vec<(Side, Value)>,
}

impl Finding<'_> {
    pub(super) fn with(mut self, candidates: Vec<(Side, Value)>) -> Self {
        self.candidates = candidates;
        self
    }

    fn is_safe(&self) -> bool {
        self.effect == Effect::Additive
    }
}

/// Where in a document the comparison is.
#[derive(Debug, Clone, Default)]
pub(super) struct At<'s> {
    pub(super) path: String,
    pub(super) above: Option<Rc<Above<'s>>>,
}

/// The value around this place.
#[derive(Debug)]
pub(super) struct Above<'s> {
    pub(super) at: At<'s>,
    pub(super) old: Case<'s>,
    pub(super) new: Case<'s>,
    pub(super) step: Step,
}

#[derive(Debug, Clone)]
pub(super) enum Step {
    Member(String),
    Item(usize),
}

impl<'s> At<'s> {
    /// The place one step below, shown as `shown`.
    pub(super) fn below(&self, pair: &Pair<'_, 's>, step: Step, shown: &str) -> At<'s> {
        let path = format!("{}/{}", self.path, shown.replace('~', "~0").replace('/', "~1"));
        let above = Above { at: self.clone(), old: pair.old.clone(), new: pair.new.clone(), step };
        At { path, above: Some(Rc::new(above)) }
    }
}

/// An old case beside a new one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair<'a, 's> {
    pub(super) old: &'a Case<'s>,
    pub(super) new: &'a Case<'s>,
}

type Places<'s> = Vec<Place<'s>>;
type Findings<'s> = Rc<Vec<Finding<'s>>>;

#[derive(Debug)]
pub(super) struct Comparer<'s> {
    old: &'s Schema,
    new: &'s Schema,
    /// What is known already.
    known: BTreeMap<(Places<'s>, Places<'s>), Findings<'s>>,
    /// What is being compared. Met again, it is taken to be compatible: if it is not, that is reported where it stands.
    open: Vec<(Places<'s>, Places<'s>)>,
    /// The lowest entry of `open` that was met again. Results that rest on it are not kept.
    assumed: usize,
    left: usize,
}

/// Schemas that would need more comparisons than this are not compared to the end.
const MOST_COMPARISONS: usize = 20_000;

/// Documents nested deeper than this are not compared.
const DEEPEST: usize = 64;

/// Pairs of alternatives that are tried.
const MOST_PAIRS: usize = 4096;

pub(super) fn compare<'s>(old: &'s Schema, new: &'s Schema) -> Vec<Finding<'s>> {
    let roots = (old.files.root(), new.files.root());
    if old.files.bundled() == new.files.bundled() {
        return Vec::new();
    }
    let mut comparer =
        Comparer { old, new, known: BTreeMap::new(), open: Vec::new(), assumed: usize::MAX, left: MOST_COMPARISONS };
    let findings = comparer.schemas(&[roots.0], &[roots.1], &At::default());
    let mut unique: Vec<Finding<'s>> = Vec::new();
    for finding in findings.iter() {
        // A shared definition is compared once for each place that uses it, and for each type it allows.
        let is_known = |known: &Finding<'s>| {
            (known.kind, &known.old, &known.new, &known.message) == (finding.kind, &finding.old, &finding.new, &finding.message)
        };
        if !unique.iter().any(is_known) {
            unique.push(finding.clone());
        }
    }
    unique
}

/// What makes a case differ from the others stands last.
fn own_place<'a, 's>(case: &'a Case<'s>) -> &'a [Place<'s>] {
    case.places.last().map(std::slice::from_ref).unwrap_or_default()
}

impl<'s> Comparer<'s> {
    pub(super) fn files(&self, side: Side) -> &'s Files {
        match side {
            Side::Old => &self.old.files,
            Side::New => &self.new.files,
        }
    }

    /// Schemas that hold together, old and new.
    pub(super) fn schemas(&mut self, old: &[Place<'s>], new: &[Place<'s>], at: &At<'s>) -> Findings<'s> {
        let same = |(old, new): (&Place<'s>, &Place<'s>)| identical(&self.old.files, old, &self.new.files, new);
        if old.len() == new.len() && old.iter().zip(new).all(same) {
            return Rc::default();
        }
        let key = (old.to_vec(), new.to_vec());
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        if let Some(position) = self.open.iter().position(|open| *open == key) {
            self.assumed = self.assumed.min(position);
            return Rc::default();
        }
        if self.left == 0 || self.open.len() >= DEEPEST {
            return Rc::new(vec![self.unfinished(old, new, "there is too much to compare here", at)]);
        }
        self.left -= 1;
        let position = self.open.len();
        self.open.push(key.clone());
        let above = std::mem::replace(&mut self.assumed, usize::MAX);
        let findings = match (cases(&self.old.files, old), cases(&self.new.files, new)) {
            (Ok(old_cases), Ok(new_cases)) => Rc::new(self.all_types(&old_cases, &new_cases, (old, new), at)),
            (Err(TooMany), _) | (_, Err(TooMany)) => {
                Rc::new(vec![self.unfinished(old, new, "there are too many alternatives to compare", at)])
            }
        };
        self.open.pop();
        if self.assumed >= position {
            self.known.insert(key, Rc::clone(&findings));
            self.assumed = above;
        } else {
            self.assumed = self.assumed.min(above);
        }
        findings
    }

    fn all_types(
        &mut self,
        old: &[Case<'s>],
        new: &[Case<'s>],
        places: (&[Place<'s>], &[Place<'s>]),
        at: &At<'s>,
    ) -> Vec<Finding<'s>> {
        let mut findings = Vec::new();
        let (mut lost, mut gained) = (Vec::new(), Vec::new());
        for kind in Type::ALL {
            let allowing = |cases: &[Case<'s>]| cases.iter().filter(|case| case.allows(kind)).cloned().collect::<Vec<_>>();
            match (allowing(old).as_slice(), allowing(new).as_slice()) {
                ([], []) => {}
                (_, []) => lost.push(kind),
                ([], _) => gained.push(kind),
                ([old], [new]) => findings.extend(self.case(kind, &Pair { old, new }, at)),
                (old, new) => findings.extend(self.alternatives(kind, old, new, places, at)),
            }
        }
        let phrase = |kinds: &[Type]| kinds.iter().map(|kind| kind.phrase()).collect::<Vec<_>>().join(" or ");
        if !lost.is_empty() {
            let message = if new.is_empty() {
                "nothing is allowed here any more".to_owned()
            } else {
                format!("{} is no longer allowed", phrase(&lost))
            };
            let values = old.iter().flat_map(|case| {
                lost.iter().filter_map(|kind| sample_of_type(&self.old.files, case, *kind)).map(|value| (Side::New, value))
            });
            let values = values.collect();
            findings.push(self.between(Kind::TypeNarrowed, Effect::Breaking, places, &["type"], message, at).with(values));
        }
        if !gained.is_empty() {
            let message = format!("{} is allowed as well", phrase(&gained));
            findings.push(self.between(Kind::TypeWidened, Effect::Additive, places, &["type"], message, at));
        }
        findings
    }

    /// Several ways to satisfy a schema. It is enough that each old one finds a new one that takes all of its documents.
    fn alternatives(
        &mut self,
        kind: Type,
        old: &[Case<'s>],
        new: &[Case<'s>],
        places: (&[Place<'s>], &[Place<'s>]),
        at: &At<'s>,
    ) -> Vec<Finding<'s>> {
        let is_plain = old.iter().chain(new).all(|case| case.opaque(kind).is_empty());
        if let Some(findings) = self.listed(kind, old, new, places, at).filter(|_| is_plain) {
            return findings;
        }
        if old.len().saturating_mul(new.len()) > MOST_PAIRS {
            return vec![self.unfinished(places.0, places.1, "there are too many alternatives to compare", at)];
        }
        let mut findings = Vec::new();
        let mut used = vec![false; new.len()];
        let mut unmatched = Vec::new();
        for old_case in old {
            let taken = new.iter().enumerate().find_map(|(position, new_case)| {
                let found = self.case(kind, &Pair { old: old_case, new: new_case }, at);
                found.iter().all(Finding::is_safe).then_some((position, found))
            });
            match taken {
                Some((position, found)) => {
                    used.get_mut(position).into_iter().for_each(|used| *used = true);
                    findings.extend(found);
                }
                None => unmatched.push(old_case),
            }
        }
        // What finds no place is compared with the most similar one that nothing else was found for.
        for old_case in unmatched {
            let free = new.iter().enumerate().filter(|(position, _)| used.get(*position) == Some(&false));
            let compared =
                free.map(|(position, new_case)| (position, self.case(kind, &Pair { old: old_case, new: new_case }, at)));
            let similar = compared.min_by_key(|(_, found)| found.iter().filter(|finding| !finding.is_safe()).count());
            if let Some((position, found)) = similar {
                used.get_mut(position).into_iter().for_each(|used| *used = true);
                findings.extend(found);
                continue;
            }
            let message = format!("an alternative for {} is gone", kind.phrase());
            let refused = sample_of_type(&self.old.files, old_case, kind).into_iter().map(|value| (Side::New, value)).collect();
            let places = (own_place(old_case), places.1);
            findings.push(self.between(Kind::AlternativeRemoved, Effect::Breaking, places, &[], message, at).with(refused));
        }
        for (new_case, _) in new.iter().zip(used).filter(|(_, used)| !used) {
            let message = format!("there is another alternative for {}", kind.phrase());
            let places = (places.0, own_place(new_case));
            findings.push(self.between(Kind::AlternativeAdded, Effect::Additive, places, &[], message, at));
        }
        findings
    }

    /// One old case beside one new case.
    fn case(&mut self, kind: Type, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let mut findings = self.not_compared(kind, pair, at);
        let (old, new) = (std::slice::from_ref(pair.old), std::slice::from_ref(pair.new));
        if let Some(listed) = self.listed(kind, old, new, (&pair.old.places, &pair.new.places), at) {
            findings.extend(listed);
            return findings;
        }
        match kind {
            Type::Object => findings.extend(self.members(pair, at)),
            Type::Array => {
                findings.extend(self.array_sizes(pair, at));
                findings.extend(self.items(pair, at));
            }
            Type::String => findings.extend(self.strings(pair, at)),
            Type::Number => findings.extend(self.numbers(pair, at)),
            Type::Boolean | Type::Null => {}
        }
        findings
    }

    fn items(&mut self, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let described = prefix_length(pair.old).max(prefix_length(pair.new));
        let mut findings = Vec::new();
        // The item behind the last one that is described stands for all that follow.
        for position in 0..=described {
            let shown = if position == described { "*".to_owned() } else { position.to_string() };
            let below = at.below(pair, Step::Item(position), &shown);
            let (old, new) = (item(pair.old, position), item(pair.new, position));
            match (self.is_impossible(Side::Old, &old), self.is_impossible(Side::New, &new)) {
                (true, true) => {}
                (true, false) => {
                    let message = "further items are allowed".to_owned();
                    findings.push(self.between(Kind::Opened, Effect::Additive, (&old, &new), &[], message, &below));
                }
                (false, true) => {
                    let message = "further items are no longer allowed".to_owned();
                    let value =
                        super::sample::sample(&self.old.files, &old).into_iter().map(|value| (Side::New, value)).collect();
                    findings.push(self.between(Kind::Closed, Effect::Breaking, (&old, &new), &[], message, &below).with(value));
                }
                (false, false) => findings.extend(self.schemas(&old, &new, &below).iter().cloned()),
            }
        }
        findings
    }

    /// Keywords that nobody here understands. The same on both sides, they refuse the same.
    fn not_compared(&self, kind: Type, pair: &Pair<'_, 's>, at: &At<'s>) -> Vec<Finding<'s>> {
        let (old, new) = (pair.old.opaque(kind), pair.new.opaque(kind));
        let has = |list: &[(Place<'s>, &str)], wanted: &(Place<'s>, &str), is_old: bool| {
            list.iter().filter(|(_, keyword)| *keyword == wanted.1).any(|(place, keyword)| {
                let (old, new) = if is_old { (place, &wanted.0) } else { (&wanted.0, place) };
                // What these say depends on everything beside them, which is known to differ.
                !keyword.starts_with("unevaluated") && identical_keyword(&self.old.files, old, &self.new.files, new, keyword)
            })
        };
        let mut findings = Vec::new();
        for (place, keyword) in new.iter().filter(|opaque| !has(&old, opaque, true)) {
            let message = format!("the keyword {} is not compared, and it is not known to be the same", excerpt(keyword));
            let before = old.iter().find(|(_, other)| other == keyword).map(|(place, _)| place.clone());
            let places = (before.as_slice(), std::slice::from_ref(place));
            findings.push(self.between(Kind::NotCompared, Effect::Undecided, places, &[keyword], message, at));
        }
        for (place, keyword) in old.iter().filter(|opaque| !has(&new, opaque, false)) {
            if new.iter().any(|(_, other)| other == keyword) {
                continue;
            }
            let places = (std::slice::from_ref(place), [].as_slice());
            let (kind, effect, message) = if only_refuses(keyword) {
                (Kind::KeywordRemoved, Effect::Additive, format!("the keyword {} is gone, so more is allowed", excerpt(keyword)))
            } else {
                let message = format!("the keyword {} is gone, and what that does is not known", excerpt(keyword));
                (Kind::NotCompared, Effect::Undecided, message)
            };
            findings.push(self.between(kind, effect, places, &[keyword], message, at));
        }
        findings
    }

    /// Is there nothing that satisfies these schemas?
    pub(super) fn is_impossible(&self, side: Side, places: &[Place<'s>]) -> bool {
        cases(self.files(side), places).is_ok_and(|cases| cases.is_empty())
    }

    pub(super) fn finding(
        &self,
        kind: Kind,
        effect: Effect,
        pair: &Pair<'_, 's>,
        keywords: &[&str],
        message: String,
        at: &At<'s>,
    ) -> Finding<'s> {
        self.between(kind, effect, (&pair.old.places, &pair.new.places), keywords, message, at)
    }

    /// A finding that points at the first of these keywords that is there, or at the schema itself.
    pub(super) fn between(
        &self,
        kind: Kind,
        effect: Effect,
        places: (&[Place<'s>], &[Place<'s>]),
        keywords: &[&str],
        message: String,
        at: &At<'s>,
    ) -> Finding<'s> {
        let shown = |side: Side, places: &[Place<'s>]| {
            let keyword = keywords.iter().find_map(|keyword| {
                let place = places.iter().find(|place| place.schema.get(keyword).is_some())?;
                Some(place.keyword(keyword))
            });
            keyword.or_else(|| places.first().cloned()).map(|place| self.files(side).shown(&place))
        };
        let (old, new) = (shown(Side::Old, places.0), shown(Side::New, places.1));
        Finding { kind, effect, old, new, message, at: at.clone(), candidates: Vec::new() }
    }

    fn unfinished(&self, old: &[Place<'s>], new: &[Place<'s>], reason: &str, at: &At<'s>) -> Finding<'s> {
        self.between(Kind::NotCompared, Effect::Undecided, (old, new), &[], reason.to_owned(), at)
    }
}
