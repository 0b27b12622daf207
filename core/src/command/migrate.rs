//! `cli-envelope migrate`: the same envelope in another dialect or revision.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;

use annotate_snippets::renderer::DEFAULT_WARNING_STYLE as WARNING;

use super::console::Console;
use super::host::Channel;
use super::input::{InputArguments, Trouble, known_dialect};
use super::{CLEAN, INVALID, TROUBLE};
use crate::migrate::{ChangeKind, Context, Fact, Migrated, Refusal, RefusalKind, migrate};
use crate::render::{Checked, escape, json, text};
use crate::{Capture, ExitStatus, Options, Stream};

/// Turn an envelope into one of another dialect or revision
///
/// Prints the new envelope on standard output, and on standard error a line for everything that is different: synthesised,
/// renamed, repaired or dropped, and why. What happened and what to do next stay the same. Where that cannot be, nothing is
/// printed on standard output, and the reason names what is missing.
///
/// claw/v1 becomes claw/v2 and back; cli-agent-spec/v1 becomes cli-agent-spec/v1.2, /v1.3 or /v2; in animus/v1 the former name
/// ao.cli.v1 becomes animus.cli.v1. A claw/v2 envelope states what claw/v1 does not carry: give `--command`, `--exit-code` and
/// `--timestamp`, as far as a capture does not tell.
///
/// Exits with 0 where there is a new envelope, with 1 where the old one cannot be migrated or was forced to be, with 2 where the
/// command line lacks something or the input cannot be read.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  Get claw/v2 from a claw that prints claw/v1:
    claw doctor --output-format json > out; code=$?; now=$(date -u +%FT%TZ)
    cli-envelope migrate --to claw/v2 --command doctor \\
      --exit-code $code --timestamp $now out

  Bring a saved capture to the latest revision, and see only what is different:
    cli-envelope migrate --to cli-agent-spec/v2 capture.json > new.json")]
pub(super) struct Arguments {
    /// The dialect or revision that is wanted, such as `claw/v2` or `cli-agent-spec/v1.3`
    #[arg(long, value_name = "ID")]
    to: String,
    /// The command that was run, such as `list-sessions`
    #[arg(long, value_name = "C")]
    command: Option<String>,
    /// When the command ended, in UTC, such as 2026-04-22T10:10:00Z
    #[arg(long, value_name = "T")]
    timestamp: Option<String>,
    /// Migrate what is not valid, too, as far as that goes; the exit code is then 1
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    input: InputArguments,
    /// What the program printed, or a capture; `-` is standard input, which is also read where nothing is named
    #[arg(value_name = "FILE")]
    path: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    let (options, old) = match read(arguments, console) {
        Ok(read) => read,
        Err(sentence) => {
            console.complain(sentence);
            return Ok(TROUBLE);
        }
    };
    let context = Context {
        command: arguments.command.as_deref(),
        exit_code: None,
        timestamp: arguments.timestamp.as_deref(),
        force: arguments.force,
    };
    match migrate(&old.capture, &arguments.to, &context, &options) {
        Ok(migrated) => print(&old, migrated, console),
        Err(refusal) => Ok(refuse(&old, &refusal, console)),
    }
}

fn read(arguments: &Arguments, console: &mut Console<'_>) -> Result<(Options, Checked<'static>), Trouble> {
    let Arguments { to, input, path, .. } = arguments;
    known_dialect(to)?;
    let path = input.only_file(path.as_ref(), "a migration is about one envelope", console.host)?;
    let reader = input.reader(console, false)?;
    let old = reader.file(console.host, &path, input.input)?;
    Ok((reader.options, old))
}

fn print(old: &Checked<'_>, migrated: Migrated, console: &mut Console<'_>) -> io::Result<u8> {
    // Between the members of an envelope that was not changed there may be tabs and carriage returns; inside of text there are
    // none.
    let envelope = migrated.envelope.replace(['\t', '\r'], " ");
    writeln!(console, "{}", json::safe(&envelope))?;
    let changes: String = migrated.changes.iter().fold(String::new(), |mut lines, change| {
        let _ = writeln!(lines, "{change}");
        lines
    });
    let summary = summary(old, &migrated);
    console.say(changes);
    let code = if migrated.forced { INVALID } else { CLEAN };
    if migrated.forced {
        warn(old, migrated, console);
    }
    console.say(summary);
    Ok(code)
}

/// `<stdin>: claw/v1 error became claw/v2 error · 7 synthesised, 2 renamed`
fn summary(old: &Checked<'_>, migrated: &Migrated) -> String {
    let name = text::subject(old);
    let (was, is) = (text::found(&old.report), text::found(&migrated.report));
    if migrated.changes.is_empty() {
        return format!("{name} {was} already, nothing is different\n");
    }
    let count = |kind| migrated.changes.iter().filter(|change| change.kind == kind).count();
    let counts = [ChangeKind::Synthesised, ChangeKind::Renamed, ChangeKind::Repaired, ChangeKind::Dropped]
        .map(|kind| (count(kind), kind.as_str()))
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, kind)| format!("{count} {kind}"))
        .collect::<Vec<_>>()
        .join(", ");
    let exit = match migrated.exit_code {
        Some(code) if old.capture.exit != ExitStatus::Code(code) => format!(" · its exit code is {code}"),
        _ => String::new(),
    };
    format!("{name} {was} became {is} · {counts}{exit}\n")
}

/// Says what is wrong with an envelope that there is only because somebody insisted.
fn warn(old: &Checked<'_>, migrated: Migrated, console: &mut Console<'_>) {
    let Migrated { envelope, stream, report, .. } = migrated;
    let same = (report.outcome, report.decision.action) == (old.report.outcome, old.report.decision.action);
    let reason = match (old.report.valid, report.valid) {
        (false, true) => "the old envelope is not valid, so whatever stands in the new one may be wrong",
        (true, false) => "the new envelope is not valid",
        (false, false) => "neither the old envelope nor the new one is valid",
        (true, true) => "the new envelope is valid and says something else than the old one",
    };
    let said = |report: &crate::Report| format!("{}, {}", report.outcome.as_str(), report.decision.action.as_str());
    let said = if same { String::new() } else { format!(" (it was {}; it is {})", said(&old.report), said(&report)) };
    let capture = match stream {
        Stream::Stdout => Capture::new(envelope),
        Stream::Stderr => Capture::default().with_stderr(envelope),
    };
    let new = Checked { file: "<migrated>".to_owned(), record: None, stderr_file: None, is_text: true, capture, report };
    let columns = console.columns(Channel::Stderr);
    console.say(format_args!(
        "\n{}{}{WARNING}warning{WARNING:#}: forced: {reason}{said}\n",
        text::issues(old, false, columns),
        if new.report.valid { String::new() } else { text::issues(&new, false, columns) },
    ));
}

/// Says why there is no new envelope, and what would make one possible.
fn refuse(old: &Checked<'_>, refusal: &Refusal, console: &mut Console<'_>) -> u8 {
    let message = clause(&refusal.message);
    let issues = text::issues(old, false, console.columns(Channel::Stderr));
    match refusal.kind {
        RefusalKind::MissingFacts => {
            refusal.missing.iter().for_each(|fact| console.complain(missing(fact)));
            let from_the_caller = |fact: &Fact| !matches!(fact, Fact::Member(_));
            return if refusal.missing.iter().all(from_the_caller) { TROUBLE } else { INVALID };
        }
        RefusalKind::Invalid => {
            console.say(issues);
            console.complain("the envelope is not valid; mend it, or use `--force` and look at what it gives");
        }
        RefusalKind::NothingFound => {
            console.say(issues);
            console.complain(format_args!("there is nothing to migrate: {message}"));
        }
        RefusalKind::InvalidContext | RefusalKind::NoRoute | RefusalKind::UnknownTarget => {
            console.complain(message);
            return TROUBLE;
        }
        RefusalKind::Unrepresentable => console.complain(message),
    }
    INVALID
}

/// A sentence as part of another one.
fn clause(sentence: &str) -> String {
    let (first, rest) = sentence.split_at_checked(1).unwrap_or(("", sentence));
    first.to_ascii_lowercase() + rest.trim_end_matches('.')
}

fn missing(fact: &Fact) -> String {
    match fact {
        Fact::Command => "the envelope does not say which command was run; give it with `--command`".to_owned(),
        Fact::ExitCode => "the envelope does not say how the process ended; give its exit code with `--exit-code`".to_owned(),
        Fact::Timestamp => {
            "the envelope does not say when the command ended; give the time with `--timestamp`, such as 2026-04-22T10:10:00Z"
                .to_owned()
        }
        Fact::Revision => "the exit code means different things in the revisions this envelope may be of; say which one it is \
             with `--dialect`, such as cli-agent-spec/v1.2"
            .to_owned(),
        Fact::Member(path) => format!(
            "the new dialect requires `{}`, and nothing in the envelope tells it; `--force` gives an envelope without it",
            escape(path)
        ),
    }
}
