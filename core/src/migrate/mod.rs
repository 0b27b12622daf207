//! The same envelope in another dialect: `claw/v2` from a `claw/v1` binary, and back; later revisions of `cli-agent-spec`; the
//! present name of `animus`.
//!
//! A migration changes neither the outcome nor the action, loses nothing that its list does not name, and gives a valid envelope
//! or a [`Refusal`] that says what is missing. It reads no clock: what the old envelope does not carry, the caller gives.

mod animus;
mod change;
mod claw;
mod cli_agent_spec;
mod reasons;
mod refusal;
mod text;
mod time;

use std::borrow::Cow;

pub use change::{Change, ChangeKind, ChangePath, ChangeStep};
pub use refusal::{Fact, Refusal, RefusalKind, Route};

use change::{Changes, path_of};
use text::Object;

use crate::capture::{Capture, ExitStatus};
use crate::decide::{Situation, decision};
use crate::detect::{Wanted, dialect_by_address};
use crate::inspect::{Reading, inspect, read, stream_bytes};
use crate::options::Options;
use crate::problems::Problems;
use crate::program::Says;
use crate::report::{Action, IssueCode, Outcome, PathStep, Report, Severity, Stream};

/// What a migration has to know and an envelope may not say.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Context<'a> {
    /// The command that was run, such as `list-sessions`. Where it is not given, the envelope's own word or the capture's
    /// command line is taken, if one of them tells. An empty one, of a program that was
    /// called without a command, becomes `unknown`.
    pub command: Option<&'a str>,
    /// The exit code of the process; it wins over the capture's.
    pub exit_code: Option<i64>,
    /// When the command ended: RFC 3339, in UTC.
    pub timestamp: Option<&'a str>,
    /// Migrate what is not valid, too, as far as that goes. See [`Migrated::forced`].
    pub force: bool,
}

/// A new envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Migrated {
    /// Its text, on one line; an envelope that is already what was asked for is given back as it is.
    pub envelope: String,
    /// The exit code that goes with it, in the numbers of its dialect.
    pub exit_code: Option<i64>,
    /// The stream it belongs on.
    pub stream: Stream,
    /// What is different, and why.
    pub changes: Vec<Change>,
    /// There is an envelope only because the caller insisted: the old one is not valid, or the new one is not, or it says
    /// something else. The report tells.
    pub forced: bool,
    /// What a reader says about the new envelope.
    pub report: Report,
}

/// Turns the deciding envelope of a capture into one of another dialect or revision.
///
/// ```
/// use cli_envelope::migrate::{Context, RefusalKind, migrate};
/// use cli_envelope::{Capture, Options};
///
/// let capture = Capture::new(r#"{"type":"error","error":"no such option: --frob","kind":"cli_parse","hint":null}"#)
///     .with_exit_code(1);
/// let context = Context { command: Some("doctor"), timestamp: Some("2026-04-22T10:10:00Z"), ..Context::default() };
/// let migrated = migrate(&capture, "claw/v2", &context, &Options::default())?;
/// assert!(migrated.report.valid);
/// assert!(migrated.envelope.contains(r#""error":{"kind":"parse","operation":"unknown","target":"unknown","retryable":false"#));
/// assert!(migrated.changes.iter().any(|change| change.to_string().starts_with("renamed error to error.message")));
///
/// let refusal = migrate(&capture, "claw/v2", &Context::default(), &Options::default()).unwrap_err();
/// assert_eq!(refusal.kind, RefusalKind::MissingFacts);
/// assert_eq!(refusal.missing[0].as_str(), "command");
/// # Ok::<(), cli_envelope::migrate::Refusal>(())
/// ```
///
/// # Errors
///
/// A [`Refusal`], where no envelope can be given that says the same.
pub fn migrate(capture: &Capture<'_>, to: &str, context: &Context<'_>, options: &Options) -> Result<Migrated, Refusal> {
    let target = dialect_by_address(to).ok_or_else(|| Refusal::unknown_target(to, &ROUTES))?;
    check(context)?;
    let ended;
    let capture = match context.exit_code {
        Some(code) if capture.exit.code() != Some(code) => {
            ended = ended_with(capture, code);
            &ended
        }
        _ => capture,
    };
    let reading = read(capture, options, Problems::listing(0));
    let source =
        Source::of(&reading, capture, context, options).ok_or_else(|| Refusal::nothing_found(inspect(capture, options)))?;
    if let Some(stated) = source.stated_exit().filter(|stated| source.exit != Some(*stated)) {
        let context = Context { exit_code: None, ..*context };
        return migrate(&ended_with(capture, stated), to, &context, options);
    }
    let rewrite = source.route_to(target).ok_or_else(|| Refusal::no_route(source.address(), to, &ROUTES))?;
    let valid = reading.is_valid() || source.is_mendable(capture, options);
    if !valid && !context.force {
        return Err(Refusal::invalid(inspect(capture, options)));
    }
    let mut obstacles = Obstacles::default();
    loop {
        let mut draft = rewrite(&source, target, &obstacles)?;
        if reading.envelopes > 1 {
            draft.changes.dropped(path_of(&[]), reasons::OTHER_ENVELOPES);
        }
        let migrated = source.finish(draft, to, target, capture, options);
        if valid && source.agrees(&migrated.report, target) {
            return Ok(migrated);
        }
        if obstacles.learn(&source, &migrated.report, target) {
            continue;
        }
        if context.force {
            return Ok(Migrated { forced: true, ..migrated });
        }
        return Err(source.refusal(migrated.report));
    }
}

/// The same capture with another exit code.
fn ended_with<'a>(capture: &'a Capture<'_>, code: i64) -> Capture<'a> {
    Capture {
        argv: capture.argv.clone(),
        exit: ExitStatus::Code(code),
        timed_out: capture.timed_out,
        stdout: Cow::Borrowed(&capture.stdout),
        stderr: Cow::Borrowed(&capture.stderr),
    }
}

/// Every migration there is.
pub fn routes() -> &'static [Route] {
    &ROUTES
}

const fn route(from: &'static str, to: &'static str) -> Route {
    Route { from, to }
}

static ROUTES: [Route; 9] = [
    route("claw/v1", "claw/v2"),
    route("claw/v2", "claw/v1"),
    route("cli-agent-spec/v1", "cli-agent-spec/v1.2"),
    route("cli-agent-spec/v1", "cli-agent-spec/v1.3"),
    route("cli-agent-spec/v1", "cli-agent-spec/v2"),
    route("cli-agent-spec/v1.2", "cli-agent-spec/v1.3"),
    route("cli-agent-spec/v1.2", "cli-agent-spec/v2"),
    route("cli-agent-spec/v1.3", "cli-agent-spec/v2"),
    route("animus/v1", "animus/v1"),
];

/// What stands in a context has to make sense before anything is made from it.
fn check(context: &Context<'_>) -> Result<(), Refusal> {
    if context.timestamp.is_some_and(|timestamp| !time::is_utc(timestamp)) {
        return Err(Refusal::invalid_context("The timestamp is not RFC 3339 in UTC; give one like 2026-04-22T10:10:00Z."));
    }
    Ok(())
}

/// Makes the text of a new envelope.
type Rewrite = fn(&Source<'_>, Wanted, &Obstacles) -> Result<Draft, Refusal>;

/// A new envelope that nobody has read yet.
struct Draft {
    text: String,
    changes: Changes,
    exit: Option<i64>,
}

/// The envelope that is migrated, and what is known about it.
struct Source<'a> {
    /// The stream it stands on.
    bytes: &'a [u8],
    /// Its own text.
    text: &'a str,
    object: Object<'a>,
    dialect: &'static str,
    revision: Option<u8>,
    shape: &'static str,
    says: Says,
    situation: Situation,
    action: Action,
    /// The exit code of the process.
    exit: Option<i64>,
    argv: &'a [String],
    context: &'a Context<'a>,
}

impl<'a> Source<'a> {
    /// Nothing where no envelope was found that can be read.
    fn of(reading: &Reading, capture: &'a Capture<'_>, context: &'a Context<'a>, options: &Options) -> Option<Source<'a>> {
        let shape = reading.shape?;
        let range = reading.range?;
        let bytes = stream_bytes(capture, reading.stream?);
        let text = std::str::from_utf8(range.of(bytes)).ok()?;
        Some(Source {
            bytes,
            text,
            object: Object::read(text),
            dialect: reading.dialect?.id,
            revision: reading.revision,
            shape: shape.id,
            says: shape.says,
            situation: reading.situation,
            action: decision(reading, capture, options).action,
            exit: capture.exit.code(),
            argv: &capture.argv,
            context,
        })
    }

    fn address(&self) -> &'static str {
        match (self.dialect, self.revision) {
            ("cli-agent-spec/v1", Some(2)) => "cli-agent-spec/v1.2",
            ("cli-agent-spec/v1", Some(3)) => "cli-agent-spec/v1.3",
            (dialect, _) => dialect,
        }
    }

    /// An envelope that was migrated before states the exit code of its dialect, and notes the one of the process where that is
    /// another. Either of them may be given.
    fn stated_exit(&self) -> Option<i64> {
        match self.dialect {
            "claw/v2" => claw::stated_exit(&self.object, self.exit),
            "cli-agent-spec/v2" => cli_agent_spec::stated_exit(&self.object, self.exit),
            _ => None,
        }
    }

    fn route_to(&self, target: Wanted) -> Option<Rewrite> {
        match (self.dialect, target.dialect.id) {
            ("animus/v1", "animus/v1") => Some(animus::rewrite),
            (from, to) if from == to && self.revision == target.revision => Some(unchanged),
            ("claw/v1", "claw/v2") => Some(claw::to_v2),
            ("claw/v2", "claw/v1") => Some(claw::to_v1),
            ("cli-agent-spec/v1", "cli-agent-spec/v2") => Some(cli_agent_spec::rewrite),
            ("cli-agent-spec/v1", "cli-agent-spec/v1") if self.revision < target.revision => Some(cli_agent_spec::rewrite),
            _ => None,
        }
    }

    /// Is everything that is wrong with the envelope mended on the way?
    fn is_mendable(&self, capture: &Capture<'_>, options: &Options) -> bool {
        let all = Options { max_issues: Options::default().max_issues, ..options.clone() };
        let report = inspect(capture, &all);
        let mended = |path: &[PathStep], code: IssueCode| self.dialect == "claw/v1" && claw::mends(path, code);
        let errors = || report.issues.iter().filter(|issue| issue.severity == Severity::Error);
        report.issues_omitted == 0 && errors().count() > 0 && errors().all(|issue| mended(&issue.path, issue.code))
    }

    /// Reads the new envelope as a stranger would; a revision, which none announces, is told to the reader.
    fn finish(&self, draft: Draft, to: &str, target: Wanted, capture: &Capture<'_>, options: &Options) -> Migrated {
        let Draft { text, changes, exit } = draft;
        let failure = !matches!(self.situation.outcome, Outcome::Success | Outcome::NotModified);
        let streams = &target.dialect.streams;
        let stream = if failure { streams.failure } else { streams.success };
        let told = target.revision.map(|_| to.to_owned());
        let options = Options { dialect: told, max_bytes: options.max_bytes.max(text.len()), ..options.clone() };
        let (stdout, stderr) = match stream {
            Stream::Stdout => (text.as_str(), ""),
            Stream::Stderr => ("", text.as_str()),
        };
        let result = Capture {
            argv: capture.argv.clone(),
            exit: exit.map_or_else(|| capture.exit.clone(), ExitStatus::Code),
            timed_out: capture.timed_out,
            ..Capture::new(stdout).with_stderr(stderr)
        };
        let report = inspect(&result, &options);
        Migrated { envelope: text, exit_code: exit, stream, changes: changes.into_list(), forced: false, report }
    }

    /// Is the new envelope valid, and does it say the same?
    fn agrees(&self, report: &Report, target: Wanted) -> bool {
        report.valid
            && report.dialect.as_deref() == Some(target.dialect.id)
            && report.revision == target.revision
            && self.says_the_same(report)
    }

    fn says_the_same(&self, report: &Report) -> bool {
        report.outcome == self.situation.outcome && report.decision.action == self.action
    }

    fn refusal(&self, report: Report) -> Refusal {
        if !report.valid {
            return Refusal::unfit(report);
        }
        let was = (self.situation.outcome.as_str(), self.action.as_str());
        Refusal::misread(was, (report.outcome.as_str(), report.decision.action.as_str()))
    }
}

/// What an attempt to rewrite an envelope ran into.
#[derive(Debug, Default)]
struct Obstacles {
    /// Members, by their path of one or two names, that the new dialect does not allow as they are.
    misfits: Vec<Vec<String>>,
    /// Every member fitted, and the new envelope said something else.
    misread: bool,
    /// The new envelope was taken for one of another dialect.
    mistaken: bool,
}

impl Obstacles {
    fn holds(&self, path: &[&str]) -> bool {
        self.misfits.iter().any(|misfit| misfit.iter().map(String::as_str).eq(path.iter().copied()))
    }

    /// Is there something to do differently in another attempt?
    fn learn(&mut self, source: &Source<'_>, report: &Report, target: Wanted) -> bool {
        // What another dialect finds wrong says nothing about the members.
        if report.dialect.as_deref().is_some_and(|dialect| dialect != target.dialect.id) && !self.mistaken {
            self.mistaken = true;
            return true;
        }
        let before = self.misfits.len();
        for issue in report.issues.iter().filter(|issue| issue.severity == Severity::Error) {
            let names: Vec<String> = issue
                .path
                .iter()
                .map_while(|step| match step {
                    PathStep::Key(key) => Some(key.clone()),
                    PathStep::Index(_) => None,
                })
                .collect();
            for misfit in [names.get(..1), names.get(..2)].into_iter().flatten() {
                if source.has(misfit) && !self.misfits.iter().any(|known| known == misfit) {
                    self.misfits.push(misfit.to_vec());
                }
            }
        }
        if self.misfits.len() > before {
            return true;
        }
        let misread = !source.says_the_same(report) && !self.misread;
        self.misread |= misread;
        misread
    }
}

impl Source<'_> {
    /// Does the old envelope have a member at this path of one or two names?
    fn has(&self, path: &[String]) -> bool {
        match path {
            [name] => self.object.get(name).is_some(),
            [parent, name] => self.object.object(parent).is_some_and(|object| object.get(name).is_some()),
            _ => false,
        }
    }
}

/// It is what was asked for already.
fn unchanged(source: &Source<'_>, _: Wanted, _: &Obstacles) -> Result<Draft, Refusal> {
    Ok(Draft { text: source.text.to_owned(), changes: Changes::new(), exit: source.exit })
}
