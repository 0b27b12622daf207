//! What a comparison gives back.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

/// Whether the new schema may take the old one's place, and every difference.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Comparison {
    /// All of it in one word.
    pub verdict: Verdict,
    /// What breaks first, then what could not be decided, then what is additive.
    pub differences: Vec<Difference>,
}

impl Comparison {
    pub(super) fn new(mut differences: Vec<Difference>) -> Comparison {
        differences.sort_by_key(|difference| difference.effect);
        let verdict = match differences.first().map(|difference| difference.effect) {
            Some(Effect::Breaking) => Verdict::Breaking,
            Some(Effect::Undecided) => Verdict::Undecided,
            Some(Effect::Additive) => Verdict::Additive,
            None => Verdict::Same,
        };
        Comparison { verdict, differences }
    }
}

/// The comparison in one word. Only [`Verdict::Same`] and [`Verdict::Additive`] are safe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The two accept the same documents and promise the same fields.
    Same,
    /// The new schema allows more, and nothing is lost.
    Additive,
    /// Something that was valid or promised no longer is.
    Breaking,
    /// Nothing is known to break, but not everything could be compared.
    Undecided,
}

impl Verdict {
    /// As it is written in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::Same => "same",
            Verdict::Additive => "additive",
            Verdict::Breaking => "breaking",
            Verdict::Undecided => "undecided",
        }
    }

    /// May the new schema take the old one's place?
    pub fn is_safe(self) -> bool {
        matches!(self, Verdict::Same | Verdict::Additive)
    }
}

/// What one difference does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Something that was valid or promised no longer is.
    Breaking,
    /// It could not be compared.
    Undecided,
    /// More is allowed than before.
    Additive,
}

/// One of the two schemas.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The one that is replaced.
    Old,
    /// The one that replaces it.
    New,
}

impl Side {
    /// The other schema.
    pub fn other(self) -> Side {
        match self {
            Side::Old => Side::New,
            Side::New => Side::Old,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Side::Old => "old",
            Side::New => "new",
        })
    }
}

/// One difference between the schemas.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Difference {
    /// What has changed.
    pub kind: DifferenceKind,
    /// What that does.
    pub effect: Effect,
    /// Where in a document: a JSON pointer, `*` standing for every item or member.
    pub path: String,
    /// Where in the old schema, written like a `$ref`; nothing where the old schema has no such place.
    pub old: Option<String>,
    /// Where in the new schema.
    pub new: Option<String>,
    /// What has changed, in a sentence.
    pub message: String,
    /// A document on which the two disagree. Both schemas were asked.
    pub example: Option<Example>,
}

/// A document that one schema accepts and the other refuses.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[non_exhaustive]
pub struct Example {
    /// The schema that accepts it.
    pub accepted_by: Side,
    /// The schema that refuses it.
    pub refused_by: Side,
    /// The document.
    pub document: Value,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What has changed. The words are stable.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
        #[serde(rename_all = "snake_case")]
        #[non_exhaustive]
        pub enum DifferenceKind {
            $($(#[$doc])* $name,)*
        }

        impl DifferenceKind {
            /// Every kind.
            pub const ALL: &[DifferenceKind] = &[$(DifferenceKind::$name),*];

            /// As it is written in JSON.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(DifferenceKind::$name => $text,)*
                }
            }
        }
    };
}

kinds! {
    /// A field that readers know is gone.
    FieldRemoved = "field_removed",
    /// A field is gone, and another with the same schema has come.
    FieldRenamed = "field_renamed",
    /// A field that was always there may be missing.
    FieldNoLongerRequired = "field_no_longer_required",
    /// A field that could be missing, or did not exist, has to be there.
    FieldRequired = "field_required",
    /// There is a new field, which may be missing.
    FieldAdded = "field_added",
    /// A type is no longer allowed.
    TypeNarrowed = "type_narrowed",
    /// Another type is allowed.
    TypeWidened = "type_widened",
    /// A value of an enumeration or constant is no longer allowed.
    ValuesNarrowed = "values_narrowed",
    /// More values are allowed.
    ValuesWidened = "values_widened",
    /// A limit on size, length or number is tighter.
    BoundsNarrowed = "bounds_narrowed",
    /// A limit is looser or gone.
    BoundsWidened = "bounds_widened",
    /// There is a new pattern.
    PatternAdded = "pattern_added",
    /// A pattern is another one; which texts that concerns is known only from an example.
    PatternChanged = "pattern_changed",
    /// A pattern is gone.
    PatternRemoved = "pattern_removed",
    /// Text has to have a format.
    FormatNarrowed = "format_narrowed",
    /// A format is gone or wider.
    FormatWidened = "format_widened",
    /// Members or items that are not described are no longer allowed.
    Closed = "closed",
    /// Members or items that are not described are allowed.
    Opened = "opened",
    /// One of several alternatives is gone.
    AlternativeRemoved = "alternative_removed",
    /// There is another alternative.
    AlternativeAdded = "alternative_added",
    /// A keyword that is not compared is gone, so it refuses nothing any more.
    KeywordRemoved = "keyword_removed",
    /// A keyword that is not compared takes part, or there is too much to compare.
    NotCompared = "not_compared",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_written_as_serde_writes_them() {
        for kind in DifferenceKind::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.as_str());
        }
        for verdict in [Verdict::Same, Verdict::Additive, Verdict::Breaking, Verdict::Undecided] {
            assert_eq!(serde_json::to_value(verdict).unwrap(), verdict.as_str());
        }
    }
}
