//! The vocabulary of the generated tables: what the generator writes into `generated/` and the rest of the core reads.
//!
//! A schema is compiled to [`Node`]s, a dialect to a [`Dialect`], a condition of `dialect.json` to a [`Test`].

use crate::condition::Test;
use crate::generated::tables::{KEY_COUNT, TEXT_WORDS};
use crate::json::{Kind, Kinds};
use crate::report::{ErrorClass, IssueCode, Severity, Stream};

/// One dialect, as `dialect.json` describes it.
#[derive(Debug)]
pub(crate) struct Dialect {
    pub(crate) id: &'static str,
    /// Names of programs that print it, and the option that makes them print JSON.
    pub(crate) programs: &'static [&'static str],
    pub(crate) json_flag: &'static str,
    pub(crate) detect: Test,
    /// Recognises the family in a version that cannot be read.
    pub(crate) unsupported: Option<Test>,
    /// Where the body states its version.
    pub(crate) version_at: Option<Path>,
    pub(crate) streams: Streams,
    /// Where the body repeats the exit code.
    pub(crate) exit_code_at: Option<Path>,
    pub(crate) error_at: ErrorAt,
    pub(crate) delay_at: &'static [DelayAt],
    /// Where the body says whether a request to cancel was seen.
    pub(crate) cancel_observed_at: &'static [Path],
    pub(crate) redirect_at: Option<RedirectAt>,
    /// The data is not all there is.
    pub(crate) incomplete: Option<Test>,
    pub(crate) cursor_at: Option<Path>,
    pub(crate) not_modified: Option<Test>,
    /// Bodies that cannot say whether the command succeeded.
    pub(crate) malformed: &'static [Malformed],
    pub(crate) warnings_at: Option<Path>,
    /// A timeout is a matter of the session the command ran in.
    pub(crate) session_timeouts: bool,
    /// Some condition looks at line breaks.
    pub(crate) asks_for_lines: bool,
    /// Stands for it in [`Key::asked`].
    pub(crate) bit: u32,
    pub(crate) zero_exit_failure_is_success: bool,
    pub(crate) backoff: Backoff,
    pub(crate) shapes: &'static [Shape],
    /// The shape where no other's condition holds.
    pub(crate) otherwise: Shape,
    pub(crate) revisions: &'static [Revision],
    pub(crate) evidence: &'static [Evidence],
    /// Sorted by exit.
    pub(crate) exit_codes: &'static [ExitCode],
    /// Sorted by the numbers of their texts.
    pub(crate) error_codes: &'static [ErrorCode],
    /// Codes outside `error_codes` are the program's own and nothing to report.
    pub(crate) open_codes: bool,
}

/// Where a failing body says what went wrong; of each list, the first place that holds something counts.
#[derive(Debug)]
pub(crate) struct ErrorAt {
    pub(crate) code: &'static [Place],
    pub(crate) message: &'static [Place],
    pub(crate) hint: &'static [Place],
    pub(crate) operation: &'static [Place],
    pub(crate) target: &'static [Place],
    pub(crate) retryable: &'static [Place],
}

#[derive(Debug)]
pub(crate) struct DelayAt {
    pub(crate) path: Path,
    pub(crate) unit_ms: u32,
}

#[derive(Debug)]
pub(crate) struct RedirectAt {
    pub(crate) command: Path,
    pub(crate) permanent: Path,
    pub(crate) reason: Path,
}

#[derive(Debug)]
pub(crate) struct Malformed {
    pub(crate) when: Test,
    pub(crate) code: &'static str,
}

/// The delay where the envelope states none.
#[derive(Debug)]
pub(crate) struct Backoff {
    pub(crate) first_ms: u64,
    pub(crate) growth_percent: u64,
    pub(crate) most_ms: u64,
    /// Names of exit codes at which it grows; all, where there are none.
    pub(crate) exits: &'static [&'static str],
}

#[derive(Debug)]
pub(crate) struct Streams {
    pub(crate) success: Stream,
    pub(crate) failure: Stream,
    /// The other stream is read only where this one holds no envelope.
    pub(crate) fallback: bool,
}

#[derive(Debug)]
pub(crate) struct Shape {
    pub(crate) id: &'static str,
    pub(crate) when: Option<Test>,
    pub(crate) says: Says,
    /// One program per revision, or a single one.
    pub(crate) programs: &'static [&'static Node],
    /// The canonical schema's `$id`, in step with `programs`.
    pub(crate) schemas: &'static [&'static str],
    /// The cross-field rules, in step with `programs`.
    pub(crate) rules: &'static [Rules],
}

/// The cross-field rules of a shape.
#[derive(Debug)]
pub(crate) struct Rules {
    /// Those whose violation makes an envelope invalid.
    pub(crate) errors: &'static [&'static Rule],
    pub(crate) others: &'static [&'static Rule],
    /// Those of both lists whose violation is a contradiction between body and exit code.
    pub(crate) contradictions: &'static [&'static Rule],
}

/// A path that counts where its condition holds.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) path: Path,
    pub(crate) when: Option<Test>,
}

/// What the body of an envelope claims, before the exit code is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Says {
    Success,
    Failure,
    NotFound,
    Timeout,
}

#[derive(Debug)]
pub(crate) struct Revision {
    pub(crate) id: u8,
    pub(crate) addresses: &'static [&'static str],
}

#[derive(Debug)]
pub(crate) struct Evidence {
    pub(crate) when: Test,
    /// A bit per revision id.
    pub(crate) revisions: u8,
}

#[derive(Debug)]
pub(crate) struct ExitCode {
    pub(crate) exit: i64,
    pub(crate) name: &'static str,
    pub(crate) class: Option<ErrorClass>,
    pub(crate) retryable: Option<bool>,
    /// Another call may be made where the envelope does not say.
    pub(crate) retry: bool,
    /// Nothing was changed; a corrected call may be made at once.
    pub(crate) correct_and_call: bool,
    /// A bit per revision id.
    pub(crate) revisions: u8,
}

#[derive(Debug)]
pub(crate) struct ErrorCode {
    pub(crate) text: TextId,
    pub(crate) code: &'static str,
    pub(crate) class: ErrorClass,
    pub(crate) exit: Option<i64>,
    pub(crate) retry: bool,
    /// Refreshed credentials mend it.
    pub(crate) refreshable: bool,
}

/// A cross-field rule.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) code: IssueCode,
    pub(crate) severity: Severity,
    pub(crate) at: Option<Path>,
    /// `when` holds and `require` does not.
    pub(crate) broken: Test,
}

/// Number of a key in [`crate::generated::tables::KEYS`].
pub(crate) type KeyId = u16;

/// A key that some table or schema names.
#[derive(Debug)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    /// A key of fewer than sixteen bytes in two words, see `key_words`. No short key has those of a longer one.
    pub(crate) words: [u64; 2],
    pub(crate) value: Value,
    /// The bits of the dialects that look at more than the kind of its value.
    pub(crate) asked: u32,
}

/// What the index keeps of a key's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Value(u8);

impl Value {
    const SPEAKS: u8 = 0x80;

    pub(crate) const fn new(row: u8, speaks: bool) -> Value {
        Value(if speaks { row | Value::SPEAKS } else { row })
    }

    /// Some path continues below the key: the row of the index that holds the members of its object. Otherwise 0.
    #[inline]
    pub(crate) fn row(self) -> u8 {
        self.0 & !Value::SPEAKS
    }

    /// The value is compared with texts, so its own text gets a number.
    #[inline]
    pub(crate) fn speaks(self) -> bool {
        self.0 & Value::SPEAKS != 0
    }
}

/// Number of a text, from 1; 0 stands for all that [`crate::generated::tables::TEXTS`] does not hold.
pub(crate) type TextId = u16;

/// A bit for each text's number.
#[derive(Debug)]
pub(crate) struct TextSet(pub(crate) [u64; TEXT_WORDS]);

impl TextSet {
    #[inline]
    pub(crate) fn holds(&self, text: TextId) -> bool {
        text != 0 && self.0.get(usize::from(text) / 64).is_some_and(|word| word & 1 << (text % 64) != 0)
    }
}

/// One to three keys below the root of the envelope.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Path {
    pub(crate) key: KeyId,
    pub(crate) child: Option<KeyId>,
    pub(crate) grandchild: Option<KeyId>,
}

impl Path {
    pub(crate) const fn one(key: KeyId) -> Path {
        Path { key, child: None, grandchild: None }
    }

    pub(crate) const fn two(key: KeyId, child: KeyId) -> Path {
        Path { key, child: Some(child), grandchild: None }
    }

    pub(crate) const fn three(key: KeyId, child: KeyId, grandchild: KeyId) -> Path {
        Path { key, child: Some(child), grandchild: Some(grandchild) }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Literal {
    Null,
    Bool(bool),
    Int(i64),
    Text(TextId),
}

impl Literal {
    pub(crate) fn kind(self) -> Kind {
        match self {
            Literal::Null => Kind::Null,
            Literal::Bool(_) => Kind::Boolean,
            Literal::Int(_) => Kind::Number,
            Literal::Text(_) => Kind::String,
        }
    }
}

/// A compiled schema.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) kinds: Kinds,
    /// There is nothing but the kind to check.
    pub(crate) kind_only: bool,
    /// `const` and `enum`.
    pub(crate) one_of: Option<&'static [Literal]>,
    pub(crate) object: Option<&'static ObjectRule>,
    pub(crate) array: Option<&'static ArrayRule>,
    pub(crate) string: Option<&'static StringRule>,
    pub(crate) number: Option<&'static NumberRule>,
}

#[derive(Debug)]
pub(crate) struct ObjectRule {
    /// Position + 1 in `properties` of each known key, or 0.
    pub(crate) positions: &'static [u8; KEY_COUNT],
    /// At most 64.
    pub(crate) properties: &'static [Property],
    /// A bit per property.
    pub(crate) required: u64,
    pub(crate) additional: Additional,
}

#[derive(Debug)]
pub(crate) struct Property {
    pub(crate) name: &'static str,
    /// What a violation at or below this property means.
    pub(crate) severity: Severity,
    pub(crate) node: Option<&'static Node>,
}

#[derive(Debug)]
pub(crate) enum Additional {
    Allowed,
    Forbidden,
    /// Allowed, and reported as information.
    Noted,
    Checked(&'static Node),
}

#[derive(Debug)]
pub(crate) struct ArrayRule {
    pub(crate) items: Option<&'static Node>,
    pub(crate) min: u32,
    pub(crate) max: u32,
}

#[derive(Debug)]
pub(crate) struct StringRule {
    pub(crate) min: u32,
    pub(crate) max: u32,
    pub(crate) pattern: Option<&'static Automaton>,
    pub(crate) date_time: bool,
}

#[derive(Debug)]
pub(crate) struct NumberRule {
    pub(crate) min: Option<i64>,
    pub(crate) max: Option<i64>,
}

/// A regular expression compiled to a table. State 0 is dead, state 1 the start.
#[derive(Debug)]
pub(crate) struct Automaton {
    pub(crate) pattern: &'static str,
    /// Class of each byte.
    pub(crate) classes: &'static [u8; 256],
    pub(crate) width: usize,
    /// `state * width + class` → next state.
    pub(crate) next: &'static [u8],
    /// Per state: does the text match when it ends here?
    pub(crate) accepts: &'static [bool],
}

impl Automaton {
    pub(crate) fn step(&self, state: u8, byte: u8) -> u8 {
        let class = self.classes.get(usize::from(byte)).copied().unwrap_or(0);
        self.next.get(usize::from(state) * self.width + usize::from(class)).copied().unwrap_or(0)
    }

    pub(crate) fn accepts(&self, state: u8) -> bool {
        self.accepts.get(usize::from(state)).copied().unwrap_or(false)
    }
}
