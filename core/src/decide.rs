//! From what is known of a capture to what to do next: the first rule of `schema/decisions.json` whose condition holds.

use crate::capture::{Capture, ExitStatus};
use crate::condition::Facts;
use crate::generated::decisions::deciding_rule;
use crate::inspect::{Reading, read, stream_bytes};
use crate::json::{Entry, Kind, Range, Text, compare_number, multiple};
use crate::locate::Sighting;
use crate::options::{Options, Policy};
use crate::problems::Problems;
use crate::program::{Dialect, ExitCode, Place, Says};
use crate::report::{Action, Decision, ErrorClass, Outcome, Redirect, RuleId, Session};
use crate::template;

/// Says what to do next, without listing issues. The same answer as [`crate::Report::decision`].
///
/// ```
/// use cli_envelope::{Action, Capture, Options, decide};
/// let capture = Capture::new(r#"{"ok":false,"data":null,"error":{"code":"RATE_LIMIT_EXCEEDED","message":"slow down",
///     "retryable":true,"retry_after":30},"warnings":[],"meta":{"duration_ms":6}}"#).with_exit_code(11);
/// let decision = decide(&capture, &Options::default());
/// assert_eq!((decision.action, decision.delay_ms), (Action::Retry, Some(30_000)));
/// ```
pub fn decide(capture: &Capture<'_>, options: &Options) -> Decision {
    if let Some(decision) = template::recall(capture, options, |hit| hit.answer.decision.clone()) {
        return decision;
    }
    let reading = read(capture, options, Problems::decision());
    template::notice(capture, options, reading.look);
    decision(&reading, capture, options)
}

/// One row of the table of decisions.
pub(crate) struct Rule {
    pub(crate) id: RuleId,
    pub(crate) action: Action,
    pub(crate) delay: Delay,
    pub(crate) max_attempts: u32,
    pub(crate) session: Session,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Delay {
    /// The work is not to be called again.
    Never,
    /// At once.
    None,
    /// What the envelope states, else the dialect's own.
    Wire,
    /// The dialect's own.
    Backoff,
}

/// Everything a rule may ask about. Free text is not among it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Situation {
    pub(crate) outcome: Outcome,
    pub(crate) class: ErrorClass,
    pub(crate) code: Code,
    /// Several envelopes contradict each other.
    pub(crate) ambiguous: bool,
    /// The arguments are wrong and nothing was changed.
    pub(crate) argument_error: bool,
    pub(crate) cancel_observed: bool,
    pub(crate) cancel: Option<bool>,
    /// The body and the exit code contradict each other.
    pub(crate) contradiction: bool,
    pub(crate) credentials_refreshed: bool,
    pub(crate) expired_token: bool,
    pub(crate) has_cursor: bool,
    pub(crate) has_redirect: bool,
    /// The data is not all there is.
    pub(crate) incomplete: bool,
    /// A signal ended the process.
    pub(crate) killed: bool,
    /// The body cannot say whether the command succeeded.
    pub(crate) malformed: bool,
    pub(crate) retry_timeouts: bool,
    /// The dialect's timeouts are a matter of the session.
    pub(crate) session_timeout: bool,
    pub(crate) subprocess_timeout: bool,
    /// The dialect's tables allow a retry.
    pub(crate) table_retryable: bool,
    /// The exit code is not in the dialect's table.
    pub(crate) unlisted_exit: bool,
    /// The exit code means different things in the revisions this may be.
    pub(crate) unproven_exit: bool,
    pub(crate) unreadable_delay: bool,
    pub(crate) unsupported: bool,
    pub(crate) wire_retryable: bool,
    /// The envelope does not say whether a retry is allowed.
    pub(crate) wire_silent: bool,
    delay_ms: Option<u64>,
    backoff: Option<(&'static Dialect, Option<&'static ExitCode>)>,
    cursor: Option<Range>,
    redirect: Option<(Range, bool, Option<Range>)>,
}

/// Where an error's code comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Code {
    None,
    /// The text of the envelope, quotes included.
    Wire(Range),
    /// A code of our own.
    Own(&'static str),
}

/// What speaks against taking an envelope at its word.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Doubts {
    /// Other envelopes of the capture contradict it.
    pub(crate) ambiguous: bool,
    /// The exit code contradicts it.
    pub(crate) contradiction: bool,
    /// The exit code means different things in the revisions it may be of.
    pub(crate) unproven_exit: bool,
}

/// A delay of more than a day is taken for a mistake.
const LONGEST_DELAY_MS: i64 = 86_400_000;

impl Situation {
    /// The situation before anything is known of the capture.
    pub(crate) fn new(options: &Options) -> Situation {
        Situation {
            outcome: Outcome::Unknown,
            class: ErrorClass::Unknown,
            code: Code::None,
            ambiguous: false,
            argument_error: false,
            cancel_observed: false,
            cancel: None,
            contradiction: false,
            // The same error twice means that refreshing did not help, whatever the caller remembers.
            credentials_refreshed: options.credentials_refreshed || options.attempts > 1,
            expired_token: false,
            has_cursor: false,
            has_redirect: false,
            incomplete: false,
            killed: false,
            malformed: false,
            retry_timeouts: options.retry_timeouts,
            session_timeout: false,
            subprocess_timeout: false,
            table_retryable: false,
            unlisted_exit: false,
            unproven_exit: false,
            unreadable_delay: false,
            unsupported: false,
            wire_retryable: false,
            wire_silent: true,
            delay_ms: None,
            backoff: None,
            cursor: None,
            redirect: None,
        }
    }

    /// Whatever was printed: our own clock ended the process.
    pub(crate) fn end_by_our_clock(&mut self) {
        self.outcome = Outcome::Timeout;
        self.class = ErrorClass::Timeout;
        self.code = Code::Own("subprocess_timeout");
        self.subprocess_timeout = true;
    }

    /// Takes in what this envelope says. The situation is large, so it is filled in where it stands.
    pub(crate) fn hear(
        &mut self,
        facts: &Facts<'_>,
        sighting: &Sighting,
        doubts: Doubts,
        capture: &Capture<'_>,
        options: &Options,
    ) {
        let situation = self;
        let Doubts { ambiguous, contradiction, unproven_exit } = doubts;
        if capture.timed_out {
            situation.ambiguous = ambiguous;
            return;
        }
        let killed = is_killed(&capture.exit);
        if killed && !sighting.fails() {
            situation.code = Code::Own("killed");
            return;
        }
        let dialect = facts.dialect;
        let malformed = dialect.malformed.iter().find(|malformed| (malformed.when)(facts));
        let wire_code = dialect.error_at.code.iter().find_map(|place| text_at(facts, place));
        let listed = wire_code.and_then(|code| facts.listed_code(&code));
        let body = sighting.shape.says;
        let exit = facts.effective_exit();
        let fails = malformed.is_some() || killed || ambiguous || fails(body, exit, dialect, options.policy);
        situation.ambiguous = ambiguous;
        situation.contradiction = contradiction;
        situation.killed = killed;
        situation.malformed = malformed.is_some();
        if !fails {
            let not_modified = dialect.not_modified.is_some_and(|test| test(facts));
            situation.outcome = if not_modified { Outcome::NotModified } else { Outcome::Success };
            situation.incomplete = dialect.incomplete.is_some_and(|test| test(facts));
            situation.cursor =
                dialect.cursor_at.and_then(|path| string_at(facts, path)).filter(|range| range.end > range.start + 2);
            situation.has_cursor = situation.cursor.is_some();
            return;
        }
        situation.unproven_exit = unproven_exit;
        let row = facts.listed_exit;
        situation.code = match malformed {
            Some(malformed) => Code::Own(malformed.code),
            None => wire_code.map_or(Code::None, |code| Code::Wire(code.value())),
        };
        situation.redirect = redirect(facts);
        situation.has_redirect = situation.redirect.is_some();
        let redirected = exit.is_none() && situation.has_redirect;
        // Where programs choose their own codes the exit code comes first, unless it says no more than that something failed.
        let by_exit = row.and_then(|row| row.class).filter(|_| dialect.open_codes || body == Says::Success);
        situation.class = match (malformed, listed, by_exit) {
            (Some(_), _, _) => ErrorClass::Runtime,
            (None, Some(code), None | Some(ErrorClass::Runtime)) => code.class,
            (None, _, Some(class)) => class,
            (None, None, None) if redirected => ErrorClass::Redirect,
            (None, None, None) => ErrorClass::Unknown,
        };
        situation.unlisted_exit = facts.exit.is_some() && row.is_none() && !killed;
        let plain = malformed.is_some() || killed || situation.unlisted_exit;
        situation.outcome = outcome(situation.class, body, dialect, plain);
        if situation.outcome == Outcome::Timeout {
            situation.class = ErrorClass::Timeout;
            situation.session_timeout = dialect.session_timeouts;
        }
        situation.cancel = dialect.cancel_observed_at.iter().find_map(|path| facts.boolean(*path));
        situation.cancel_observed = situation.cancel == Some(true);
        let retryable = dialect.error_at.retryable.iter().find_map(|place| facts.boolean(place.path));
        situation.wire_retryable = retryable == Some(true);
        // What cannot be read is not silence: it may have been meant to forbid.
        let says_something = |place: &Place| facts.entry(place.path).is_some_and(|entry| entry.kind != Kind::Null);
        situation.wire_silent = !dialect.error_at.retryable.iter().any(says_something);
        situation.argument_error = row.is_some_and(|row| row.correct_and_call);
        situation.expired_token = situation.class == ErrorClass::Credentials && listed.is_some_and(|code| code.refreshable);
        // Without a process's exit code the table of exit codes allows nothing.
        let by_exit = facts.exit.is_some() && row.is_some_and(|row| row.retry);
        situation.table_retryable = listed.is_some_and(|code| code.retry) || by_exit;
        (situation.delay_ms, situation.unreadable_delay) = delay(facts);
        situation.backoff = Some((dialect, row));
    }
}

/// Ended by a signal, as far as a wait status or a shell's exit code tells.
fn is_killed(exit: &ExitStatus) -> bool {
    match exit {
        ExitStatus::Signal(_) => true,
        ExitStatus::Code(code) => (129..=192).contains(code),
        ExitStatus::Unknown => false,
    }
}

/// Exit code first, then the body.
fn fails(body: Says, exit: Option<i64>, dialect: &Dialect, policy: Policy) -> bool {
    match exit {
        Some(0) => match body {
            Says::Success => false,
            Says::Failure => !dialect.zero_exit_failure_is_success || policy == Policy::FailureWins,
            Says::NotFound | Says::Timeout => true,
        },
        Some(_) => true,
        None => body != Says::Success,
    }
}

fn outcome(class: ErrorClass, body: Says, dialect: &Dialect, plain: bool) -> Outcome {
    if plain {
        return Outcome::Failure;
    }
    match (body, class) {
        // A success that the exit code denies. Only an exit code that stands for a timeout says what happened instead.
        (Says::Success, ErrorClass::Timeout) if dialect.session_timeouts => Outcome::Timeout,
        (Says::Success, _) => Outcome::Failure,
        (Says::Timeout, _) | (_, ErrorClass::Timeout) => Outcome::Timeout,
        (Says::NotFound, _) | (_, ErrorClass::Absent) => Outcome::NotFound,
        (_, ErrorClass::Redirect) => Outcome::Redirected,
        (_, ErrorClass::Partial) => Outcome::Partial,
        _ => Outcome::Failure,
    }
}

fn string_at(facts: &Facts<'_>, path: crate::program::Path) -> Option<Range> {
    facts.entry(path).filter(|entry| entry.kind == Kind::String).map(|entry| entry.value())
}

/// The string at a place whose condition holds.
pub(crate) fn text_at(facts: &Facts<'_>, place: &Place) -> Option<Entry> {
    let entry = facts.entry(place.path).filter(|entry| entry.kind == Kind::String)?;
    place.when.is_none_or(|when| when(facts)).then_some(entry)
}

fn redirect(facts: &Facts<'_>) -> Option<(Range, bool, Option<Range>)> {
    let at = facts.dialect.redirect_at.as_ref()?;
    let command = string_at(facts, at.command).filter(|range| range.end > range.start + 2)?;
    Some((command, facts.boolean(at.permanent)?, string_at(facts, at.reason)))
}

/// The delay the envelope states in milliseconds, and whether it states one that cannot be read.
fn delay(facts: &Facts<'_>) -> (Option<u64>, bool) {
    let mut stated = None;
    for delay in facts.dialect.delay_at {
        let Some(entry) = facts.entry(delay.path).filter(|entry| entry.kind != Kind::Null) else { continue };
        let text = entry.value().of(facts.bytes);
        let longest = LONGEST_DELAY_MS / i64::from(delay.unit_ms.max(1));
        let readable = entry.kind == Kind::Number && compare_number(text, 0).is_ge() && compare_number(text, longest).is_le();
        if !readable {
            return (None, true);
        }
        // Of two delays the longer one is the safe one.
        stated = stated.max(Some(multiple(text, delay.unit_ms)));
    }
    (stated, false)
}

/// Applies the rules.
pub(crate) fn decision(reading: &Reading, capture: &Capture<'_>, options: &Options) -> Decision {
    let situation = &reading.situation;
    let rule = deciding_rule(situation);
    let bytes = reading.stream.map_or(&[][..], |stream| stream_bytes(capture, stream));
    let text = |range: Range| Text::quoted(range.of(bytes)).decode().into_owned();
    let redirect =
        situation.redirect.filter(|_| rule.action == Action::FollowRedirect).map(|(command, permanent, reason)| Redirect {
            from: (!capture.argv.is_empty()).then(|| capture.argv.clone()),
            command: text(command),
            permanent,
            reason: reason.map(text),
        });
    let cursor = situation.cursor.filter(|_| rule.action == Action::FetchNextPage).map(text);
    let overruled = if cursor.as_ref().is_some_and(|cursor| options.cursors_seen.contains(cursor)) {
        Some(RuleId::CursorSeen)
    } else if redirect.as_ref().is_some_and(|redirect| options.redirects_followed.contains(&redirect.command)) {
        Some(RuleId::RedirectSeen)
    } else if counts_attempts(rule) && options.attempts >= rule.max_attempts {
        Some(RuleId::AttemptsUsedUp)
    } else {
        None
    };
    if let Some(limit) = overruled {
        return Decision {
            action: Action::Escalate,
            retryable: false,
            delay_ms: None,
            max_attempts: 1,
            session: rule.session,
            cancel_observed: situation.cancel,
            redirect: None,
            cursor: None,
            rule: limit,
            reason: limit.reason().into(),
        };
    }
    Decision {
        action: rule.action,
        retryable: rule.delay != Delay::Never,
        delay_ms: match rule.delay {
            Delay::Never => None,
            Delay::None => Some(0),
            Delay::Wire => Some(situation.delay_ms.unwrap_or_else(|| situation.own_delay(options.attempts))),
            Delay::Backoff => Some(situation.own_delay(options.attempts)),
        },
        max_attempts: rule.max_attempts,
        session: rule.session,
        cancel_observed: situation.cancel,
        redirect,
        cursor,
        rule: rule.id,
        reason: rule.id.reason().into(),
    }
}

/// Pages and redirects are bounded by what was seen, not by how often; a refreshed token is told by its own option.
fn counts_attempts(rule: &Rule) -> bool {
    rule.delay != Delay::Never
        && !matches!(rule.action, Action::FetchNextPage | Action::FollowRedirect | Action::RefreshCredentials)
}

impl Situation {
    /// The dialect's delay after this many calls.
    fn own_delay(&self, attempts: u32) -> u64 {
        let Some((dialect, row)) = self.backoff else { return 1000 };
        let backoff = &dialect.backoff;
        let grows = backoff.exits.is_empty() || row.is_some_and(|row| backoff.exits.contains(&row.name));
        let mut delay = backoff.first_ms;
        for _ in 1..attempts.min(64) {
            if grows {
                delay = (delay * backoff.growth_percent / 100).min(backoff.most_ms);
            }
        }
        delay
    }
}
