//! Documents on which the two schemas disagree. Both are asked before one is shown.

use serde_json::{Map, Value};

use super::compare::{Above, At, Finding, Step};
use super::difference::{Comparison, Difference, Effect, Example, Side};
use super::expand::Type;
use super::load::Schema;
use super::sample::{array_of_length, sample_of_type};

/// Candidates that are tried for one difference.
const MOST_TRIALS: usize = 48;

/// Longer examples are not shown.
const LONGEST: usize = 16 * 1024;

/// Gives every difference its example, where one is found. An example decides what was undecided.
pub(super) fn with_examples(old: &Schema, new: &Schema, found: Vec<Finding<'_>>) -> Comparison {
    let differences = found.into_iter().map(|finding| {
        let example = match finding.effect {
            Effect::Additive => None,
            Effect::Breaking | Effect::Undecided => example(old, new, &finding),
        };
        let is_proven = example.as_ref().is_some_and(|example| example.refused_by == Side::New);
        let effect = if is_proven { Effect::Breaking } else { finding.effect };
        let Finding { kind, old, new, message, at, .. } = finding;
        Difference { kind, effect, path: at.path, old, new, message, example }
    });
    Comparison::new(differences.collect())
}

fn example(old: &Schema, new: &Schema, finding: &Finding<'_>) -> Option<Example> {
    let schema = |side| match side {
        Side::Old => old,
        Side::New => new,
    };
    finding.candidates.iter().take(MOST_TRIALS).find_map(|(refused_by, value)| {
        let accepted_by = refused_by.other();
        let tells_apart = |document: &Value| schema(accepted_by).accepts(document) && !schema(*refused_by).accepts(document);
        let built = embed(schema(accepted_by), accepted_by, &finding.at, value.clone());
        let document = built.into_iter().find(tells_apart)?;
        let is_short = document.to_string().len() <= LONGEST;
        is_short.then_some(Example { accepted_by, refused_by: *refused_by, document })
    })
}

/// The document around a value: built from the schema, or one of the schema's own examples with the value put in.
fn embed(schema: &Schema, side: Side, at: &At<'_>, value: Value) -> Vec<Value> {
    let mut steps = Vec::new();
    let mut built = Some(value.clone());
    let mut above = at.above.as_deref();
    while let Some(Above { at, old, new, step }) = above {
        steps.push(step);
        let case = if side == Side::Old { old } else { new };
        built = built.and_then(|inner| match step {
            Step::Member(name) => {
                let mut object = sample_of_type(&schema.files, case, Type::Object)?;
                object.as_object_mut()?.insert(name.clone(), inner);
                Some(object)
            }
            Step::Item(position) => {
                let mut array = array_of_length(&schema.files, case, *position as u64).or(Some(Value::Array(Vec::new())))?;
                array.as_array_mut()?.push(inner);
                Some(array)
            }
        });
        above = at.above.as_deref();
    }
    steps.reverse();
    let examples = schema.files.root().schema.get("examples").and_then(Value::as_array).into_iter().flatten();
    let filled = examples.filter_map(|example| fill(example.clone(), &steps, value.clone()));
    built.into_iter().chain(filled).collect()
}

/// Puts a value where the steps lead. The last step may lead to something new.
fn fill(mut document: Value, steps: &[&Step], value: Value) -> Option<Value> {
    let mut place = &mut document;
    let last = steps.len().checked_sub(1);
    for (number, step) in steps.iter().enumerate() {
        place = match step {
            Step::Member(name) if Some(number) == last => {
                place.as_object_mut().map(|object: &mut Map<String, Value>| object.entry(name).or_insert(Value::Null))?
            }
            Step::Member(name) => place.get_mut(name)?,
            Step::Item(_) => place.as_array_mut()?.first_mut()?,
        };
    }
    *place = value;
    Some(document)
}
