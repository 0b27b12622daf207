//! Comparing two versions of a JSON Schema: may the new one take the old one's place?
//!
//! ```
//! use cli_envelope::compat::{Schema, Verdict, compat};
//! use serde_json::json;
//!
//! let old = Schema::new(json!({"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}}))?;
//! let new = Schema::new(json!({"type": "object", "required": ["id"], "properties": {"id": {"type": "string", "maxLength": 8}}}))?;
//! let comparison = compat(&old, &new);
//! assert_eq!(comparison.verdict, Verdict::Breaking);
//! let difference = &comparison.differences[0];
//! assert_eq!(difference.kind.as_str(), "bounds_narrowed");
//! assert_eq!(difference.new.as_deref(), Some("#/properties/id/maxLength"));
//! assert_eq!(difference.example.as_ref().unwrap().document, json!({"id": "aaaaaaaaa"}));
//! # Ok::<(), cli_envelope::compat::SchemaError>(())
//! ```
//!
//! # What breaks
//!
//! The schemas describe *output*: a program prints documents, and others read them. A change is **breaking** where it breaks either
//! side of that:
//!
//! - Documents made under the old schema are refused by the new one: a type, enumeration, constant, pattern, format or bound is
//!   narrowed, a field becomes required, further members are no longer allowed, an alternative is gone. Where such a document can
//!   be built, it is given as the example.
//! - Readers lose what they were promised: a field is removed or renamed, even where further members are allowed, or it is no longer
//!   required. The example is then a document that the new schema accepts and the old one refuses.
//!
//! Everything that only allows more is **additive**: a new optional field, a wider type, another value of an enumeration, a looser
//! bound. Readers have to bear values and members they do not know. Descriptions and other annotations make no difference.
//!
//! A new optional field is additive although an object that is open to further members may already have held a member of that name:
//! a member nobody described was never part of the contract. So the promise of `additive` is: no document whose members the old
//! schema describes, and no document with members that neither schema describes, is refused by the new one.
//!
//! Formats count as assertions, whatever a validator is set to. Where a keyword takes part that is not compared, the verdict is
//! [`Verdict::Undecided`] and the difference names the keyword, unless the keyword and all that it refers to are the same on both
//! sides. Such keywords are never taken for equal on sight.

mod compare;
mod difference;
mod example;
mod expand;
mod files;
mod identical;
mod keywords;
mod load;
mod members;
mod objects;
mod sample;
mod scalars;

pub use difference::{Comparison, Difference, DifferenceKind, Effect, Example, Side, Verdict};
pub use load::{Schema, SchemaError};

/// Compares two versions of a schema.
pub fn compat(old: &Schema, new: &Schema) -> Comparison {
    let found = compare::compare(old, new);
    example::with_examples(old, new, found)
}
