//! The loop: call, decide, prepare, wait, call again.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use super::program::{Called, Program};
use super::record::{Attempt, Preflight, Progress, Run, RunError, Stop};
use super::wait::{Cancel, Jitter};
use crate::capture::Capture;
use crate::inspect::inspect;
use crate::options::Options;
use crate::report::{Action, Outcome, Redirect, Report, RuleId};

/// What a hook may fail with.
pub type HookError = Box<dyn std::error::Error + Send + Sync>;

/// What goes into a call, and what a hook may change before the next one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Invocation {
    /// The arguments, without the program.
    pub args: Vec<OsString>,
    /// Variables to set, or to remove where there is no value; all others are inherited.
    pub env: BTreeMap<OsString, Option<OsString>>,
    /// What stands on standard input; where that is nothing, standard input is the null device.
    pub stdin: Vec<u8>,
}

type Caller<'a> = Box<dyn FnMut(&Program, &Invocation, Duration) -> Result<Called, RunError> + 'a>;
type Callback<'a> = Box<dyn FnMut(Progress<'_>) + 'a>;
type Hook<'a> = Box<dyn FnMut(&mut Invocation) -> Result<(), HookError> + 'a>;

/// Runs a command until there is nothing more that another call could do.
///
/// ```no_run
/// use std::time::Duration;
/// use cli_envelope::run::Runner;
/// let run = Runner::new("claw")
///     .args(["turn-loop", "tidy up", "--output-format", "json"])
///     .timeout(Duration::from_secs(60))
///     .on_fresh_session(|call| {
///         call.args.extend(["--session".into(), "new".into()]);
///         Ok(())
///     })
///     .run()?;
/// println!("{} after {} calls: {}", run.decision().action.as_str(), run.attempts().count(), run.stop);
/// # Ok::<(), cli_envelope::run::RunError>(())
/// ```
#[must_use = "a runner does nothing until `run` is called"]
pub struct Runner<'a> {
    program: OsString,
    folder: Option<PathBuf>,
    invocation: Invocation,
    options: Options,
    timeout: Duration,
    retry_timeout: Option<Duration>,
    grace: Duration,
    max_attempts: u32,
    max_delay: Duration,
    jitter: f64,
    seed: Option<u64>,
    follow_redirects: bool,
    preflight: bool,
    cancel: Cancel,
    caller: Option<Caller<'a>>,
    refresh_credentials: Option<Hook<'a>>,
    fresh_session: Option<Hook<'a>>,
    progress: Option<Callback<'a>>,
    sleeper: Option<Box<dyn FnMut(Duration) + 'a>>,
}

impl<'a> Runner<'a> {
    /// A runner of this program: a path, or a name to be found in `PATH`. No shell is involved.
    pub fn new(program: impl AsRef<OsStr>) -> Runner<'a> {
        Runner {
            program: program.as_ref().to_owned(),
            folder: None,
            invocation: Invocation::default(),
            options: Options::default(),
            timeout: Duration::from_secs(30),
            retry_timeout: None,
            grace: Duration::from_secs(2),
            max_attempts: 3,
            max_delay: Duration::from_secs(300),
            jitter: 0.25,
            seed: None,
            follow_redirects: false,
            preflight: false,
            cancel: Cancel::new(),
            caller: None,
            refresh_credentials: None,
            fresh_session: None,
            progress: None,
            sleeper: None,
        }
    }

    /// One more argument.
    pub fn arg(self, word: impl AsRef<OsStr>) -> Self {
        self.args([word])
    }

    /// More arguments.
    pub fn args(mut self, words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Self {
        self.invocation.args.extend(words.into_iter().map(|word| word.as_ref().to_owned()));
        self
    }

    /// Sets a variable for the program.
    pub fn env(mut self, name: impl AsRef<OsStr>, value: impl AsRef<OsStr>) -> Self {
        self.invocation.env.insert(name.as_ref().to_owned(), Some(value.as_ref().to_owned()));
        self
    }

    /// Hides an inherited variable from the program.
    pub fn env_remove(mut self, name: impl AsRef<OsStr>) -> Self {
        self.invocation.env.insert(name.as_ref().to_owned(), None);
        self
    }

    /// The folder to run in.
    pub fn current_dir(mut self, folder: impl Into<PathBuf>) -> Self {
        self.folder = Some(folder.into());
        self
    }

    /// What the program reads from standard input, in every call. Without it there is nothing to read.
    pub fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.invocation.stdin = bytes.into();
        self
    }

    /// How to read what the program prints, and what is known of the conversation so far. [`Options::attempts`] counts calls from
    /// before this run, the first one here included, and is added to what the run counts for each error.
    pub fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// How long a call may take. 30 seconds unless set.
    pub fn timeout(mut self, limit: Duration) -> Self {
        self.timeout = limit;
        self
    }

    /// How long a call may take once an earlier one ran out of time. Twice the timeout unless set.
    pub fn retry_timeout(mut self, limit: Duration) -> Self {
        self.retry_timeout = Some(limit);
        self
    }

    /// How long processes that were asked to end may take before they are killed. 2 seconds unless set.
    pub fn grace(mut self, time: Duration) -> Self {
        self.grace = time;
        self
    }

    /// Calls in all, whatever they are made for. 3 unless set, at least 1. It can only tighten what the decisions allow: 3 calls
    /// for one error code.
    pub fn max_attempts(mut self, calls: u32) -> Self {
        self.max_attempts = calls.max(1);
        self
    }

    /// The longest wait to sit through; a decision that asks for more ends the run. 5 minutes unless set.
    pub fn max_delay(mut self, limit: Duration) -> Self {
        self.max_delay = limit;
        self
    }

    /// By how much a delay may be lengthened at random: 0.25 unless set, from 0 (never) to 1 (up to twice as long).
    pub fn jitter(mut self, share: f64) -> Self {
        self.jitter = if share.is_nan() { 0.0 } else { share.clamp(0.0, 1.0) };
        self
    }

    /// Makes the random part of the delays the same in every run.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self
    }

    /// Call again when our own clock has ended a call. The work may then be done twice: only the caller can know that this is safe.
    pub fn retry_timeouts(mut self, allowed: bool) -> Self {
        self.options.retry_timeouts = allowed;
        self
    }

    /// Follow a redirect to another command of the same program. The words come from the program's output, so this trusts it to
    /// name a harmless command. The program is the one this runner was made for, whatever `PATH` says about the redirect's first word.
    pub fn follow_redirects(mut self, allowed: bool) -> Self {
        self.follow_redirects = allowed;
        self
    }

    /// Try the command with `--help` behind it first, for two seconds at most. See [`Preflight`]. Not done where the arguments
    /// contain `--`: behind it, `--help` is an argument like any other and the command would do its work.
    pub fn preflight(mut self, wanted: bool) -> Self {
        self.preflight = wanted;
        self
    }

    /// Lets others end the run.
    pub fn cancel(mut self, cancel: Cancel) -> Self {
        self.cancel = cancel;
        self
    }

    /// Makes the calls in the place of the operating system: where there is none, or in a test. It is given the time a call may take.
    pub fn caller(mut self, call: impl FnMut(&Program, &Invocation, Duration) -> Result<Called, RunError> + 'a) -> Self {
        self.caller = Some(Box::new(call));
        self
    }

    /// Refreshes the credentials. It is called at most once in a run.
    pub fn on_refresh_credentials(mut self, hook: impl FnMut(&mut Invocation) -> Result<(), HookError> + 'a) -> Self {
        self.refresh_credentials = Some(Box::new(hook));
        self
    }

    /// Makes the next call use a fresh session.
    pub fn on_fresh_session(mut self, hook: impl FnMut(&mut Invocation) -> Result<(), HookError> + 'a) -> Self {
        self.fresh_session = Some(Box::new(hook));
        self
    }

    /// Is told what is going on.
    pub fn on_progress(mut self, callback: impl FnMut(Progress<'_>) + 'a) -> Self {
        self.progress = Some(Box::new(callback));
        self
    }

    /// Waits in the place of the clock; a test need not wait at all.
    pub fn sleeper(mut self, sleep: impl FnMut(Duration) + 'a) -> Self {
        self.sleeper = Some(Box::new(sleep));
        self
    }

    /// Runs the command. An error says that nothing was run; what a program does wrong stands in the report.
    pub fn run(&mut self) -> Result<Run, RunError> {
        let mut conversation = Conversation::new(self);
        let preflight = if self.preflight { self.look_before(&conversation)? } else { None };
        let mut last = self.attempt(&mut conversation, 1)?;
        let mut earlier = Vec::new();
        let stop = loop {
            let delay = match self.prepare(&mut conversation, &last) {
                Ok(delay) => delay,
                Err(stop) => break stop,
            };
            let next = last.number + 1;
            last.delay = Some(delay);
            if !delay.is_zero() {
                self.tell(Progress::Waiting { next, delay, action: last.report.decision.action });
                self.sleep(delay);
            }
            match self.attempt(&mut conversation, next) {
                Ok(attempt) => earlier.push(std::mem::replace(&mut last, attempt)),
                Err(RunError::Cancelled) => break Stop::Cancelled,
                Err(error) => break Stop::Failed(error),
            }
        };
        Ok(Run { earlier, last, stop, preflight, options: conversation.options })
    }

    /// One call and its report.
    fn attempt(&mut self, conversation: &mut Conversation, number: u32) -> Result<Attempt, RunError> {
        if self.cancel.is_cancelled() {
            return Err(RunError::Cancelled);
        }
        let timeout = conversation.timeout;
        let argv = conversation.program.argv(&conversation.invocation);
        self.tell(Progress::Started { number, argv: &argv, timeout });
        conversation.calls_made.insert(conversation.invocation.args.clone());
        let called = self.call(&conversation.program, &conversation.invocation, timeout)?;
        let Called { capture, took, cancelled, streams_left_open, stdout_bytes, stderr_bytes } = called;
        let report = conversation.judge(&capture);
        let attempt = Attempt {
            number,
            capture,
            report,
            timeout,
            took,
            stdout_bytes,
            stderr_bytes,
            streams_left_open,
            cancelled,
            delay: None,
        };
        self.tell(Progress::Finished(&attempt));
        Ok(attempt)
    }

    fn call(&mut self, program: &Program, invocation: &Invocation, timeout: Duration) -> Result<Called, RunError> {
        match &mut self.caller {
            Some(call) => call(program, invocation, timeout),
            #[cfg(not(target_family = "wasm"))]
            None => program.call(invocation, timeout),
            #[cfg(target_family = "wasm")]
            None => Err(RunError::NotStarted {
                program: program.name.to_string_lossy().into_owned(),
                source: std::io::ErrorKind::Unsupported.into(),
            }),
        }
    }

    /// Does what the decision asks for before the next call, and says how long to wait for it; or why there is none.
    fn prepare(&mut self, conversation: &mut Conversation, last: &Attempt) -> Result<Duration, Stop> {
        if last.cancelled || self.cancel.is_cancelled() {
            return Err(Stop::Cancelled);
        }
        let decision = &last.report.decision;
        let (Some(delay), true) = (decision.delay_ms, decision.retryable && is_carried_out(decision.action)) else {
            return Err(Stop::Decided);
        };
        if last.number >= self.max_attempts {
            return Err(Stop::AttemptsUsedUp);
        }
        let delay = Duration::from_millis(delay);
        if delay > self.max_delay {
            return Err(Stop::DelayTooLong);
        }
        let invocation = &mut conversation.invocation;
        match decision.action {
            Action::RefreshCredentials => {
                call_hook(&mut self.refresh_credentials, invocation)?;
                conversation.options.credentials_refreshed = true;
            }
            // The caller who lets a call be made again after our own clock ended it has answered the question of the session.
            Action::RetryFreshSession if decision.rule == RuleId::SubprocessTimeoutRetried && self.fresh_session.is_none() => {}
            Action::RetryFreshSession => call_hook(&mut self.fresh_session, invocation)?,
            Action::FollowRedirect if !self.follow_redirects => return Err(Stop::RedirectNotAllowed),
            Action::FollowRedirect => {
                let Some(redirect) = &decision.redirect else { return Err(Stop::Decided) };
                conversation.invocation.args = conversation.redirected(redirect)?;
                conversation.options.redirects_followed.push(redirect.command.clone());
            }
            _ => {}
        }
        if last.report.outcome == Outcome::Timeout {
            conversation.timeout = self.retry_timeout.unwrap_or_else(|| self.timeout.saturating_mul(2));
        }
        Ok(conversation.jitter.apply(delay))
    }

    fn look_before(&mut self, conversation: &Conversation) -> Result<Option<Preflight>, RunError> {
        const LIMIT: Duration = Duration::from_secs(2);
        let mut invocation = conversation.invocation.clone();
        if invocation.args.iter().any(|word| word == "--") {
            return Ok(None);
        }
        if self.cancel.is_cancelled() {
            return Err(RunError::Cancelled);
        }
        invocation.args.push("--help".into());
        invocation.stdin.clear();
        let called = self.call(&conversation.program, &invocation, LIMIT)?;
        let preflight = Preflight { argv: called.capture.argv, exit: called.capture.exit, timed_out: called.capture.timed_out };
        self.tell(Progress::Preflight(&preflight));
        Ok(Some(preflight))
    }

    fn tell(&mut self, progress: Progress<'_>) {
        if let Some(callback) = &mut self.progress {
            callback(progress);
        }
    }

    fn sleep(&mut self, delay: Duration) {
        match &mut self.sleeper {
            Some(sleep) => sleep(delay),
            None => self.cancel.sleep(delay),
        }
    }
}

impl fmt::Debug for Runner<'_> {
    /// Neither the variables nor the input: they may hold secrets.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut output = formatter.debug_struct("Runner");
        output.field("program", &self.program).field("args", &self.invocation.args).field("options", &self.options);
        output.finish_non_exhaustive()
    }
}

/// The decisions that another call of this runner may carry out.
fn is_carried_out(action: Action) -> bool {
    matches!(
        action,
        Action::Retry
            | Action::RetrySameSession
            | Action::RetryFreshSession
            | Action::RefreshCredentials
            | Action::FollowRedirect
    )
}

fn call_hook(hook: &mut Option<Hook<'_>>, invocation: &mut Invocation) -> Result<(), Stop> {
    let hook = hook.as_mut().ok_or(Stop::NoHook)?;
    hook(invocation).map_err(Stop::HookFailed)
}

/// What changes from call to call.
struct Conversation {
    program: Program,
    invocation: Invocation,
    timeout: Duration,
    options: Options,
    jitter: Jitter,
    /// How often each error came back.
    seen: BTreeMap<Error, u32>,
    /// The arguments of every call so far.
    calls_made: BTreeSet<Vec<OsString>>,
}

/// What counts as the same error: its code, or the outcome where there is no code.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Error {
    Code(String),
    Outcome(Outcome),
}

impl Conversation {
    fn new(runner: &Runner<'_>) -> Conversation {
        let program = Program {
            name: runner.program.clone(),
            folder: runner.folder.clone(),
            grace: runner.grace,
            max_bytes: runner.options.max_bytes,
            cancel: runner.cancel.clone(),
        };
        Conversation {
            program,
            invocation: runner.invocation.clone(),
            timeout: runner.timeout,
            options: runner.options.clone(),
            jitter: Jitter::new(runner.jitter, runner.seed),
            seen: BTreeMap::new(),
            calls_made: BTreeSet::new(),
        }
    }

    /// The report in the light of the calls before. Which error it is has to be known before it can be counted, so a
    /// repeated one is inspected twice.
    fn judge(&mut self, capture: &Capture<'_>) -> Report {
        let first = inspect(capture, &self.options);
        let code = first.error.as_ref().and_then(|error| error.code.clone());
        let count = self.seen.entry(code.map_or(Error::Outcome(first.outcome), Error::Code)).or_insert(0);
        *count += 1;
        let mut options = self.options.clone();
        options.attempts = options.attempts.saturating_add(*count - 1);
        let goes_round = first.decision.redirect.as_ref().filter(|redirect| self.leads_back(redirect));
        options.redirects_followed.extend(goes_round.map(|redirect| redirect.command.clone()));
        let report = if options == self.options { first } else { inspect(capture, &options) };
        self.options.cursors_seen.extend(report.decision.cursor.clone());
        report
    }

    /// A redirect to a call already made is a loop, even where its words are spelt differently.
    fn leads_back(&self, redirect: &Redirect) -> bool {
        self.redirected(redirect).is_ok_and(|args| self.calls_made.contains(&args))
    }

    /// The arguments that a redirect leads to.
    fn redirected(&self, redirect: &Redirect) -> Result<Vec<OsString>, Stop> {
        let words = shell_words::split(&redirect.command).map_err(|_| Stop::RedirectUnreadable)?;
        let Some((first, rest)) = words.split_first() else { return Err(Stop::RedirectUnreadable) };
        if !self.program.is_named_by(first) {
            return Err(Stop::RedirectToOtherProgram);
        }
        Ok(rest.iter().map(OsString::from).collect())
    }
}
