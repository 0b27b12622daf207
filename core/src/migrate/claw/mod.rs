//! Between the flat envelopes that claw prints and the ones with a common header.
//!
//! What `claw/v2` has no place for stands in its member `v1`, from where the way back takes it again.

mod sessions;
mod to_v1;
mod to_v2;

pub(super) use to_v1::to_v1;
pub(super) use to_v2::to_v2;

use super::text::Object;
use crate::report::{ErrorClass, IssueCode, PathStep};

/// The fields on every envelope of claw/v2.
const COMMON: [&str; 5] = ["timestamp", "command", "exit_code", "output_format", "schema_version"];

/// Words by which claw/v1 says that, and how, something failed. claw/v2 says it with `error`.
const FAILURE_WORDS: [&str; 7] = ["type", "kind", "status", "error_kind", "message", "ok", "action"];

/// The kind claw/v2 has for the classes of claw/v1's tokens.
const KIND_BY_CLASS: [(ErrorClass, &str); 9] = [
    (ErrorClass::Invocation, "parse"),
    (ErrorClass::Credentials, "auth"),
    (ErrorClass::Provider, "runtime"),
    (ErrorClass::Session, "session"),
    (ErrorClass::Filesystem, "filesystem"),
    (ErrorClass::Configuration, "runtime"),
    (ErrorClass::Stub, "runtime"),
    (ErrorClass::Runtime, "runtime"),
    (ErrorClass::Policy, "policy"),
];

/// Tokens of the class invocation that are about how the command is used rather than how it is spelt; so is every `unsupported_…`.
const USAGE: [&str; 6] =
    ["agent_already_exists", "broad_cwd", "interactive_only", "missing_argument", "no_git_repo", "removed_subcommand"];

/// Tokens of the class absent that are about sessions, and the operation that ends with them.
const SESSION_OPERATIONS: [(&str, &str); 2] =
    [("session_not_found", "resolve_session"), ("no_managed_sessions", "list_sessions")];

/// The token claw/v1 has for a kind of claw/v2, where it is not the same word. (A command that does not exist is a wrong call in
/// claw/v1 and something not found in claw/v2.)
const TOKEN_BY_KIND: [(&str, &str); 4] = [
    ("auth", "auth_error"),
    ("usage", "unsupported_action"),
    ("policy", "permission_denied"),
    ("command_not_found", "tool_not_found"),
];

/// The kind of an error that is not about something absent.
fn kind(class: ErrorClass, token: &str) -> &'static str {
    if class == ErrorClass::Invocation && (USAGE.contains(&token) || token.starts_with("unsupported_")) {
        return "usage";
    }
    KIND_BY_CLASS.iter().find(|(of, _)| *of == class).map_or("unknown", |(_, kind)| kind)
}

/// Does the way to claw/v2 mend this problem? An error without a token is an unknown error there.
pub(super) fn mends(path: &[PathStep], code: IssueCode) -> bool {
    code == IssueCode::MissingField && path == [PathStep::Key("kind".to_owned())]
}

/// The exit code an envelope of claw/v2 states, where it was made from claw/v1 and notes that the process ended with this one.
pub(super) fn stated_exit(v2: &Object<'_>, process: Option<i64>) -> Option<i64> {
    let noted = v2.object("v1")?.integer("exit_code");
    v2.integer("exit_code").filter(|_| noted.is_some() && noted == process)
}
