//! Why a field is different, in the words of the list of changes.

pub(super) const FROM_CALLER: &str = "The old dialect does not carry it; the caller gave it.";
pub(super) const FROM_ARGV: &str = "The old dialect does not carry it; it is the first word of the command line.";
pub(super) const NO_COMMAND: &str = "The program was called without a command.";
pub(super) const FROM_SHAPE: &str = "Only this command prints envelopes of this shape.";
pub(super) const EXIT_BY_OUTCOME: &str =
    "What the new dialect uses for this outcome: 0 for a success, 1 for an error or something not found, 2 for a timeout.";
pub(super) const FIXED: &str = "It is the same in every envelope of the new dialect.";
pub(super) const KEPT_IN_V1: &str = "The new dialect has no such word; it is kept for whoever still needs it.";
pub(super) const NAME_TAKEN: &str = "The common field of this name wins; the old value is kept.";
pub(super) const DOES_NOT_FIT: &str = "The new dialect gives this name another meaning or another type; the old value is kept.";
pub(super) const PROCESS_EXIT: &str = "How the process really ended; the new dialect uses another number.";
pub(super) const MESSAGE_FROM_TEXT: &str = "The text of the error is the message of an error object.";
pub(super) const MESSAGE_FROM_TOKEN: &str = "The old envelope has no text; its token stands in.";
pub(super) const MESSAGE_FROM_EXIT: &str = "The answer reports no error, but the exit code does.";
pub(super) const REPORTS_SUCCESS: &str = "The answer itself reports no error.";
pub(super) const KIND_FROM_TOKEN: &str = "The kind the new dialect has for this token.";
pub(super) const KIND_DISTRUSTED: &str =
    "The way the process ended contradicts the answer, so nothing may be derived from the token; a person has to look.";
pub(super) const OPERATION_FROM_ACTION: &str = "What the old envelope calls the action.";
pub(super) const OPERATION_OF_TOKEN: &str = "The operation that ends with this token.";
pub(super) const FIRST_NAME_GIVEN: &str = "The first thing the old envelope names.";
pub(super) const NOTHING_NAMED: &str = "Required, and the old envelope names nothing.";
pub(super) const RETRYABLE_BY_TABLE: &str = "The old envelope does not say; this is what its token allows.";
pub(super) const INTO_ERROR: &str = "It belongs to the error object.";
pub(super) const OUT_OF_ERROR: &str = "The old dialect's errors are flat.";
pub(super) const NULL_HINT: &str = "It is null; leaving it out says the same.";
pub(super) const NOT_FOUND: &str = "What was looked up does not exist.";
pub(super) const RAN_OUT_OF_TIME: &str = "The process was ended for taking too long; its answer could not say so.";
pub(super) const NO_CANCEL_OBSERVED: &str = "Nothing says that the request to stop was noticed, so nobody may rely on it.";
pub(super) const COUNTED: &str = "Counted from the list.";
pub(super) const NEW_NAME: &str = "The new dialect calls it so.";
pub(super) const DATE_FROM_MILLIS: &str = "The new dialect writes dates as RFC 3339 instead of milliseconds since 1970.";
pub(super) const CREATED_AT_LEAST: &str =
    "The old envelope does not say when the session was last changed; this is when it was created, the earliest it can be.";
pub(super) const FLAT_SESSION: &str = "The new dialect has the session's fields at the top.";
pub(super) const LOADED: &str = "A session that is shown was loaded.";
pub(super) const OTHER_ENVELOPES: &str = "The capture holds other envelopes; only the one that decides is migrated.";

pub(super) const NO_COMMON_FIELDS: &str = "The old dialect has no such field and would not be recognised with it.";
pub(super) const LEGACY_MARK: &str = "The old dialect says with it whether the command succeeded.";
pub(super) const NO_HINT: &str = "The old dialect says null where there is none.";
pub(super) const LEGACY_KIND: &str = "The old dialect names the command here.";
pub(super) const TOKEN_FROM_KIND: &str = "The token the old dialect has for this kind.";
pub(super) const OLD_VALUE_BACK: &str = "The old envelope's own value is back.";
pub(super) const OWN_VALUE: &str = "The old envelope's own value takes its place.";
pub(super) const SAYS_NOTHING: &str = "It says nothing.";
pub(super) const MILLIS_FROM_DATE: &str = "The old dialect counts milliseconds since 1970.";
pub(super) const MILLIS_CUT: &str = "The old dialect counts milliseconds since 1970; the rest of the fraction is lost.";
pub(super) const BOTH_NAMES: &str = "Some programs print this name instead.";
pub(super) const NESTED_SESSION: &str = "The old dialect has the session's fields in an object.";
pub(super) const STOP_REASON: &str = "The turn's own words, where the old dialect looks for them.";
pub(super) const ABSENCE_TEXT: &str = "The old dialect says with a text that something does not exist.";

pub(super) const SECONDS_TO_MILLIS: &str = "The new revision states delays in milliseconds instead of seconds.";
pub(super) const DELAY_UNREADABLE: &str = "The delay cannot be written in milliseconds.";
pub(super) const DELAY_POINTLESS: &str = "No delay makes the identical call succeed.";
pub(super) const RETRYABLE_IDENTICAL: &str =
    "It now means that the identical call may succeed; after this exit code it cannot, something has to be mended first.";
pub(super) const OK_FROM_EXIT: &str = "The exit code is 0, which the old dialect trusts more than `ok`; the new one trusts `ok`.";
pub(super) const META_EXIT: &str = "Version 2 repeats the exit code here, in its own numbers.";
pub(super) const WARNING_OBJECT: &str = "Version 2 has warnings as objects with a code; the old ones have none of their own.";
pub(super) const WARNINGS_REQUIRED: &str = "Required; no warnings were given.";
pub(super) const PAGINATION: &str = "Version 2 has a place of its own for paging.";
pub(super) const EMPTY_CURSOR: &str = "An empty cursor leads nowhere.";
pub(super) const CODE_SPELLING: &str =
    "Codes consist of capital letters, digits and underscores in version 2; the old spelling is kept in `v1`.";
pub(super) const SCHEMA_RENAMED: &str = "ao.cli.v1 is the former name of animus.cli.v1.";
pub(super) const DOES_NOT_FIT_FLAT: &str = "The old dialect's errors are flat, and the name is taken there.";
