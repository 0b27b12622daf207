// Made by `cargo xtask gen` from schema/. Do not edit.
//! Error classes, actions and the rules that decide.

use crate::decide::{Delay, Rule, Situation};
use crate::report::{Outcome, Session};

/// What sort of error it is, the same words for every dialect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub enum ErrorClass {
    /// The call itself is wrong: arguments, options, preconditions.
    Invocation,
    /// The credentials are missing, invalid or expired.
    Credentials,
    /// Someone has to pay first.
    Payment,
    /// What was asked about does not exist.
    Absent,
    /// The request collides with the state as it is.
    Conflict,
    /// The call is not allowed.
    Policy,
    /// The session cannot be used.
    Session,
    /// A file or folder could not be read or written.
    Filesystem,
    /// A configuration file is wrong.
    Configuration,
    /// A service behind the program refused or failed.
    Provider,
    /// A service is down for the moment.
    Unavailable,
    /// Time ran out.
    Timeout,
    /// Some of the work was done and some was not.
    Partial,
    /// The command has moved.
    Redirect,
    /// A tool server failed.
    Mcp,
    /// An answer could not be delivered.
    Delivery,
    /// The program failed in a way nothing else describes.
    Runtime,
    /// The command does not exist yet.
    Stub,
    /// The envelope does not say.
    Unknown,
}

impl ErrorClass {
    /// Every one, in the order of the documentation.
    pub const ALL: &'static [ErrorClass] = &[
        ErrorClass::Invocation,
        ErrorClass::Credentials,
        ErrorClass::Payment,
        ErrorClass::Absent,
        ErrorClass::Conflict,
        ErrorClass::Policy,
        ErrorClass::Session,
        ErrorClass::Filesystem,
        ErrorClass::Configuration,
        ErrorClass::Provider,
        ErrorClass::Unavailable,
        ErrorClass::Timeout,
        ErrorClass::Partial,
        ErrorClass::Redirect,
        ErrorClass::Mcp,
        ErrorClass::Delivery,
        ErrorClass::Runtime,
        ErrorClass::Stub,
        ErrorClass::Unknown,
    ];

    /// As reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            ErrorClass::Invocation => "invocation",
            ErrorClass::Credentials => "credentials",
            ErrorClass::Payment => "payment",
            ErrorClass::Absent => "absent",
            ErrorClass::Conflict => "conflict",
            ErrorClass::Policy => "policy",
            ErrorClass::Session => "session",
            ErrorClass::Filesystem => "filesystem",
            ErrorClass::Configuration => "configuration",
            ErrorClass::Provider => "provider",
            ErrorClass::Unavailable => "unavailable",
            ErrorClass::Timeout => "timeout",
            ErrorClass::Partial => "partial",
            ErrorClass::Redirect => "redirect",
            ErrorClass::Mcp => "mcp",
            ErrorClass::Delivery => "delivery",
            ErrorClass::Runtime => "runtime",
            ErrorClass::Stub => "stub",
            ErrorClass::Unknown => "unknown",
        }
    }
}

/// The step to take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub enum Action {
    /// Use the data.
    Proceed,
    /// Use the answer you already have.
    UseCache,
    /// Call again with the cursor, and do not act on the data until every page is there.
    FetchNextPage,
    /// Ask for less; the data is incomplete and there is no next page to fetch.
    NarrowQuery,
    /// Make the same call again after the delay.
    Retry,
    /// Call again in the same session, with more time.
    RetrySameSession,
    /// Call again in a fresh session.
    RetryFreshSession,
    /// Refresh the token, then make the same call once more.
    RefreshCredentials,
    /// Get new credentials, then start over.
    AcquireCredentials,
    /// Use the replacement command.
    FollowRedirect,
    /// Correct the call.
    FixInvocation,
    /// Carry on without it, or create it.
    HandleAbsence,
    /// Find out what was done before doing anything else.
    InspectState,
    /// Ask a person.
    Escalate,
}

impl Action {
    /// Every one, in the order of the documentation.
    pub const ALL: &'static [Action] = &[
        Action::Proceed,
        Action::UseCache,
        Action::FetchNextPage,
        Action::NarrowQuery,
        Action::Retry,
        Action::RetrySameSession,
        Action::RetryFreshSession,
        Action::RefreshCredentials,
        Action::AcquireCredentials,
        Action::FollowRedirect,
        Action::FixInvocation,
        Action::HandleAbsence,
        Action::InspectState,
        Action::Escalate,
    ];

    /// As reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Action::Proceed => "proceed",
            Action::UseCache => "use_cache",
            Action::FetchNextPage => "fetch_next_page",
            Action::NarrowQuery => "narrow_query",
            Action::Retry => "retry",
            Action::RetrySameSession => "retry_same_session",
            Action::RetryFreshSession => "retry_fresh_session",
            Action::RefreshCredentials => "refresh_credentials",
            Action::AcquireCredentials => "acquire_credentials",
            Action::FollowRedirect => "follow_redirect",
            Action::FixInvocation => "fix_invocation",
            Action::HandleAbsence => "handle_absence",
            Action::InspectState => "inspect_state",
            Action::Escalate => "escalate",
        }
    }
}

impl Action {
    /// What it asks for, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Action::Proceed => "Use the data.",
            Action::UseCache => "Use the answer you already have.",
            Action::FetchNextPage => "Call again with the cursor, and do not act on the data until every page is there.",
            Action::NarrowQuery => "Ask for less; the data is incomplete and there is no next page to fetch.",
            Action::Retry => "Make the same call again after the delay.",
            Action::RetrySameSession => "Call again in the same session, with more time.",
            Action::RetryFreshSession => "Call again in a fresh session.",
            Action::RefreshCredentials => "Refresh the token, then make the same call once more.",
            Action::AcquireCredentials => "Get new credentials, then start over.",
            Action::FollowRedirect => "Use the replacement command.",
            Action::FixInvocation => "Correct the call.",
            Action::HandleAbsence => "Carry on without it, or create it.",
            Action::InspectState => "Find out what was done before doing anything else.",
            Action::Escalate => "Ask a person.",
        }
    }
}

/// The rule that decided. Ids are public contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub enum RuleId {
    /// The envelope is of a version that cannot be read, and guessing at its meaning is not safe.
    UnsupportedVersion,
    /// There is no envelope to go by, so nobody can tell what the command did.
    UnknownOutcome,
    /// A signal ended the process, so part of the work may have been done.
    Killed,
    /// Some envelopes report success and others failure, so part of the work was done.
    ContradictingEnvelopes,
    /// The envelope lacks what would say whether the command succeeded; its data must not be acted on.
    MalformedBody,
    /// The body and the exit code contradict each other, so a retry could repeat work that was done.
    Contradiction,
    /// The dialect gives this exit code no meaning.
    UnexpectedExitCode,
    /// The envelope states a delay that is not a sensible number.
    UnreadableDelay,
    /// Nothing has changed since the answer you already have.
    NotModified,
    /// The data is one page of several; fetch the rest before acting on it.
    NextPage,
    /// The data was cut and there is no next page; ask for less before acting on it.
    IncompleteData,
    /// The command did what it was asked.
    Success,
    /// The token was good and has run out; refresh it and make the same call once more.
    TokenExpired,
    /// The credentials are missing or no longer good; the same call cannot succeed without new ones.
    Credentials,
    /// The command has moved; use the replacement word for word, and remember it if the move is permanent.
    Redirect,
    /// The command has moved, but the envelope does not say where to, or for how long.
    RedirectIncomplete,
    /// Some of the work was done; calling again would do it twice.
    Partial,
    /// This exit code means partial failure in one revision and wrong arguments in another, and nothing shows which this is.
    UnprovenExitCode,
    /// The program saw the request to cancel, so the session is sound; call again with more time.
    TimeoutCancelled,
    /// The program did not confirm that it saw the request to cancel, so the session may be stuck.
    TimeoutUnobserved,
    /// The caller's clock ended the process, and the caller allows another try.
    SubprocessTimeoutRetried,
    /// The caller's clock ended the process; whether it may run again is the caller's decision.
    SubprocessTimeout,
    /// The command ran out of time and may have done part of the work.
    TimeoutWithEffects,
    /// The arguments are wrong and nothing was changed; correct them and call again at once.
    ArgumentError,
    /// The call itself is wrong and fails again until it is corrected.
    Invocation,
    /// The envelope says that the same call may be made again.
    WireRetryable,
    /// What was asked about does not exist, and asking again does not change that.
    NotFound,
    /// Errors of this kind are passing ones, and the envelope does not say otherwise.
    TableRetryable,
    /// Nothing says that another call would end differently.
    Otherwise,
    /// The same error came back as often as it may; nothing has changed, so another call would not help.
    AttemptsUsedUp,
    /// The next page starts where an earlier one did, so fetching it would go round in circles.
    CursorSeen,
    /// The redirect leads back to a command that was already followed.
    RedirectSeen,
}

impl RuleId {
    /// Every one, in the order of the documentation.
    pub const ALL: &'static [RuleId] = &[
        RuleId::UnsupportedVersion,
        RuleId::UnknownOutcome,
        RuleId::Killed,
        RuleId::ContradictingEnvelopes,
        RuleId::MalformedBody,
        RuleId::Contradiction,
        RuleId::UnexpectedExitCode,
        RuleId::UnreadableDelay,
        RuleId::NotModified,
        RuleId::NextPage,
        RuleId::IncompleteData,
        RuleId::Success,
        RuleId::TokenExpired,
        RuleId::Credentials,
        RuleId::Redirect,
        RuleId::RedirectIncomplete,
        RuleId::Partial,
        RuleId::UnprovenExitCode,
        RuleId::TimeoutCancelled,
        RuleId::TimeoutUnobserved,
        RuleId::SubprocessTimeoutRetried,
        RuleId::SubprocessTimeout,
        RuleId::TimeoutWithEffects,
        RuleId::ArgumentError,
        RuleId::Invocation,
        RuleId::WireRetryable,
        RuleId::NotFound,
        RuleId::TableRetryable,
        RuleId::Otherwise,
        RuleId::AttemptsUsedUp,
        RuleId::CursorSeen,
        RuleId::RedirectSeen,
    ];

    /// As reports spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            RuleId::UnsupportedVersion => "unsupported-version",
            RuleId::UnknownOutcome => "unknown-outcome",
            RuleId::Killed => "killed",
            RuleId::ContradictingEnvelopes => "contradicting-envelopes",
            RuleId::MalformedBody => "malformed-body",
            RuleId::Contradiction => "contradiction",
            RuleId::UnexpectedExitCode => "unexpected-exit-code",
            RuleId::UnreadableDelay => "unreadable-delay",
            RuleId::NotModified => "not-modified",
            RuleId::NextPage => "next-page",
            RuleId::IncompleteData => "incomplete-data",
            RuleId::Success => "success",
            RuleId::TokenExpired => "token-expired",
            RuleId::Credentials => "credentials",
            RuleId::Redirect => "redirect",
            RuleId::RedirectIncomplete => "redirect-incomplete",
            RuleId::Partial => "partial",
            RuleId::UnprovenExitCode => "unproven-exit-code",
            RuleId::TimeoutCancelled => "timeout-cancelled",
            RuleId::TimeoutUnobserved => "timeout-unobserved",
            RuleId::SubprocessTimeoutRetried => "subprocess-timeout-retried",
            RuleId::SubprocessTimeout => "subprocess-timeout",
            RuleId::TimeoutWithEffects => "timeout-with-effects",
            RuleId::ArgumentError => "argument-error",
            RuleId::Invocation => "invocation",
            RuleId::WireRetryable => "wire-retryable",
            RuleId::NotFound => "not-found",
            RuleId::TableRetryable => "table-retryable",
            RuleId::Otherwise => "otherwise",
            RuleId::AttemptsUsedUp => "attempts-used-up",
            RuleId::CursorSeen => "cursor-seen",
            RuleId::RedirectSeen => "redirect-seen",
        }
    }
}

impl RuleId {
    /// Why the rule decides as it does.
    pub const fn reason(self) -> &'static str {
        match self {
            RuleId::UnsupportedVersion => "The envelope is of a version that cannot be read, and guessing at its meaning is not safe.",
            RuleId::UnknownOutcome => "There is no envelope to go by, so nobody can tell what the command did.",
            RuleId::Killed => "A signal ended the process, so part of the work may have been done.",
            RuleId::ContradictingEnvelopes => "Some envelopes report success and others failure, so part of the work was done.",
            RuleId::MalformedBody => "The envelope lacks what would say whether the command succeeded; its data must not be acted on.",
            RuleId::Contradiction => "The body and the exit code contradict each other, so a retry could repeat work that was done.",
            RuleId::UnexpectedExitCode => "The dialect gives this exit code no meaning.",
            RuleId::UnreadableDelay => "The envelope states a delay that is not a sensible number.",
            RuleId::NotModified => "Nothing has changed since the answer you already have.",
            RuleId::NextPage => "The data is one page of several; fetch the rest before acting on it.",
            RuleId::IncompleteData => "The data was cut and there is no next page; ask for less before acting on it.",
            RuleId::Success => "The command did what it was asked.",
            RuleId::TokenExpired => "The token was good and has run out; refresh it and make the same call once more.",
            RuleId::Credentials => "The credentials are missing or no longer good; the same call cannot succeed without new ones.",
            RuleId::Redirect => "The command has moved; use the replacement word for word, and remember it if the move is permanent.",
            RuleId::RedirectIncomplete => "The command has moved, but the envelope does not say where to, or for how long.",
            RuleId::Partial => "Some of the work was done; calling again would do it twice.",
            RuleId::UnprovenExitCode => "This exit code means partial failure in one revision and wrong arguments in another, and nothing shows which this is.",
            RuleId::TimeoutCancelled => "The program saw the request to cancel, so the session is sound; call again with more time.",
            RuleId::TimeoutUnobserved => "The program did not confirm that it saw the request to cancel, so the session may be stuck.",
            RuleId::SubprocessTimeoutRetried => "The caller's clock ended the process, and the caller allows another try.",
            RuleId::SubprocessTimeout => "The caller's clock ended the process; whether it may run again is the caller's decision.",
            RuleId::TimeoutWithEffects => "The command ran out of time and may have done part of the work.",
            RuleId::ArgumentError => "The arguments are wrong and nothing was changed; correct them and call again at once.",
            RuleId::Invocation => "The call itself is wrong and fails again until it is corrected.",
            RuleId::WireRetryable => "The envelope says that the same call may be made again.",
            RuleId::NotFound => "What was asked about does not exist, and asking again does not change that.",
            RuleId::TableRetryable => "Errors of this kind are passing ones, and the envelope does not say otherwise.",
            RuleId::Otherwise => "Nothing says that another call would end differently.",
            RuleId::AttemptsUsedUp => "The same error came back as often as it may; nothing has changed, so another call would not help.",
            RuleId::CursorSeen => "The next page starts where an earlier one did, so fetching it would go round in circles.",
            RuleId::RedirectSeen => "The redirect leads back to a command that was already followed.",
        }
    }

    /// The document that asks for the rule.
    pub const fn source(self) -> &'static str {
        match self {
            RuleId::UnsupportedVersion => "JSON envelope contract, versioning: check the schema before parsing",
            RuleId::UnknownOutcome => "Error handling guide, one-handler pattern: output that is not JSON is not retried",
            RuleId::Killed => "Ruling: a killed process is never retried, whatever it had printed",
            RuleId::ContradictingEnvelopes => "Ruling: several envelopes that contradict each other are never retried",
            RuleId::MalformedBody => "ResponseEnvelope, agent interpretation: missing or null fields",
            RuleId::Contradiction => "ResponseEnvelope, agent interpretation: determining the outcome",
            RuleId::UnexpectedExitCode => "Error handling guide, one-handler pattern: an unexpected exit code is not retried",
            RuleId::UnreadableDelay => "Ruling: a delay that cannot be read, is negative or is longer than a day is not guessed at",
            RuleId::NotModified => "ResponseEnvelope, agent interpretation: meta.not_modified",
            RuleId::NextPage => "ResponseEnvelope, agent interpretation: meta.truncated",
            RuleId::IncompleteData => "ResponseEnvelope, agent interpretation: meta.truncated",
            RuleId::Success => "Error handling guide, exit codes table; ResponseEnvelope, success",
            RuleId::TokenExpired => "ResponseEnvelope, agent interpretation: auth flow, TOKEN_EXPIRED",
            RuleId::Credentials => "ResponseEnvelope, agent interpretation: auth flow, TOKEN_INVALID and TOKEN_MISSING",
            RuleId::Redirect => "ResponseEnvelope, agent interpretation: redirect flow",
            RuleId::RedirectIncomplete => "ResponseEnvelope, Redirect: command and permanent are required",
            RuleId::Partial => "ResponseEnvelope, exit codes: PARTIAL_FAILURE",
            RuleId::UnprovenExitCode => "Ruling: revisions swap exit codes 2 and 3 and do not announce themselves",
            RuleId::TimeoutCancelled => "Error handling guide, pattern 2; error kinds, timeout",
            RuleId::TimeoutUnobserved => "Error handling guide, pattern 2; common mistakes: reusing a session after a timeout",
            RuleId::SubprocessTimeoutRetried => "Error handling guide, one-handler pattern: retrying a subprocess timeout is the caller's decision",
            RuleId::SubprocessTimeout => "Error handling guide, one-handler pattern: retrying a subprocess timeout is the caller's decision",
            RuleId::TimeoutWithEffects => "ResponseEnvelope, exit codes: TIMEOUT may have partial effects",
            RuleId::ArgumentError => "ResponseEnvelope, agent interpretation: retrying, ARG_ERROR",
            RuleId::Invocation => "Error handling guide, error kinds: parse; common mistakes: retrying on parse errors",
            RuleId::WireRetryable => "ResponseEnvelope, error.retryable; error handling guide, common mistakes: check retryable before retrying",
            RuleId::NotFound => "Error handling guide, error kinds: session_not_found",
            RuleId::TableRetryable => "Error handling guide, error kinds: filesystem; ResponseEnvelope, agent interpretation: retryable absent",
            RuleId::Otherwise => "Error handling guide, one-handler pattern: anything else is raised",
            RuleId::AttemptsUsedUp => "ResponseEnvelope, agent interpretation: never retry more than 3 times on the same error code",
            RuleId::CursorSeen => "Ruling: a repeated cursor is a loop",
            RuleId::RedirectSeen => "Ruling: a repeated redirect is a loop",
        }
    }
}

/// In the order they are tried.
pub(crate) static RULES: [Rule; 29] = [Rule {
    id: RuleId::UnsupportedVersion,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::UnknownOutcome,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::Killed,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::ContradictingEnvelopes,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::MalformedBody,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::Contradiction,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::UnexpectedExitCode,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::UnreadableDelay,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::NotModified,
    action: Action::UseCache,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::NextPage,
    action: Action::FetchNextPage,
    delay: Delay::None,
    max_attempts: 3,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::IncompleteData,
    action: Action::NarrowQuery,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::Success,
    action: Action::Proceed,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::TokenExpired,
    action: Action::RefreshCredentials,
    delay: Delay::None,
    max_attempts: 2,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::Credentials,
    action: Action::AcquireCredentials,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::Redirect,
    action: Action::FollowRedirect,
    delay: Delay::None,
    max_attempts: 3,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::RedirectIncomplete,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::Partial,
    action: Action::InspectState,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::UnprovenExitCode,
    action: Action::InspectState,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::TimeoutCancelled,
    action: Action::RetrySameSession,
    delay: Delay::Backoff,
    max_attempts: 3,
    session: Session::Reusable,
}, Rule {
    id: RuleId::TimeoutUnobserved,
    action: Action::RetryFreshSession,
    delay: Delay::Backoff,
    max_attempts: 3,
    session: Session::Suspect,
}, Rule {
    id: RuleId::SubprocessTimeoutRetried,
    action: Action::RetryFreshSession,
    delay: Delay::Backoff,
    max_attempts: 3,
    session: Session::Suspect,
}, Rule {
    id: RuleId::SubprocessTimeout,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Suspect,
}, Rule {
    id: RuleId::TimeoutWithEffects,
    action: Action::InspectState,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::ArgumentError,
    action: Action::FixInvocation,
    delay: Delay::None,
    max_attempts: 3,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::Invocation,
    action: Action::FixInvocation,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::WireRetryable,
    action: Action::Retry,
    delay: Delay::Wire,
    max_attempts: 3,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::NotFound,
    action: Action::HandleAbsence,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::TableRetryable,
    action: Action::Retry,
    delay: Delay::Wire,
    max_attempts: 3,
    session: Session::Unaffected,
}, Rule {
    id: RuleId::Otherwise,
    action: Action::Escalate,
    delay: Delay::Never,
    max_attempts: 1,
    session: Session::Unaffected,
}];

/// The first rule whose condition holds decides.
pub(crate) fn deciding_rule(s: &Situation) -> &'static Rule {
    if s.unsupported {
        return &RULES[0];
    }
    if matches!(s.outcome, Outcome::Unknown) {
        return &RULES[1];
    }
    if s.killed {
        return &RULES[2];
    }
    if s.ambiguous {
        return &RULES[3];
    }
    if s.malformed {
        return &RULES[4];
    }
    if !matches!(s.outcome, Outcome::Success | Outcome::NotModified) && s.contradiction {
        return &RULES[5];
    }
    if !matches!(s.outcome, Outcome::Success | Outcome::NotModified | Outcome::Timeout) && s.unlisted_exit {
        return &RULES[6];
    }
    if !matches!(s.outcome, Outcome::Success | Outcome::NotModified) && s.unreadable_delay {
        return &RULES[7];
    }
    if matches!(s.outcome, Outcome::NotModified) {
        return &RULES[8];
    }
    if matches!(s.outcome, Outcome::Success) && s.incomplete && s.has_cursor {
        return &RULES[9];
    }
    if matches!(s.outcome, Outcome::Success) && s.incomplete {
        return &RULES[10];
    }
    if matches!(s.outcome, Outcome::Success) {
        return &RULES[11];
    }
    if s.expired_token && !s.credentials_refreshed && !s.unproven_exit {
        return &RULES[12];
    }
    if matches!(s.class, ErrorClass::Credentials) {
        return &RULES[13];
    }
    if matches!(s.outcome, Outcome::Redirected) && s.has_redirect {
        return &RULES[14];
    }
    if matches!(s.outcome, Outcome::Redirected) {
        return &RULES[15];
    }
    if matches!(s.outcome, Outcome::Partial) {
        return &RULES[16];
    }
    if s.unproven_exit {
        return &RULES[17];
    }
    if matches!(s.outcome, Outcome::Timeout) && s.session_timeout && s.cancel_observed {
        return &RULES[18];
    }
    if matches!(s.outcome, Outcome::Timeout) && s.session_timeout {
        return &RULES[19];
    }
    if s.subprocess_timeout && s.retry_timeouts {
        return &RULES[20];
    }
    if s.subprocess_timeout {
        return &RULES[21];
    }
    if matches!(s.outcome, Outcome::Timeout) && !s.wire_retryable {
        return &RULES[22];
    }
    if s.argument_error {
        return &RULES[23];
    }
    if matches!(s.class, ErrorClass::Invocation) {
        return &RULES[24];
    }
    if s.wire_retryable {
        return &RULES[25];
    }
    if matches!(s.outcome, Outcome::NotFound) {
        return &RULES[26];
    }
    if s.wire_silent && s.table_retryable {
        return &RULES[27];
    }
    &RULES[28]
}
