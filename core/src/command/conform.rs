//! `cli-envelope conform`: runs the commands of a suite file and says which of them break their contract.

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::console::Console;
use super::host::{Host, Progress};
use super::printer::TextOrJson;
use super::run::refused;
use super::{CLEAN, INTERRUPTED, INVALID, TROUBLE, input};
use crate::Options;
use crate::conform::{Golden, Suite, Test, Verdict, check_consistency};
use crate::render::conformance::Conformance;
use crate::render::escape;
use crate::run::{Called, Cancel, Invocation, Program, RunError};

/// Run the commands of a suite file, and check that they keep their contract
///
/// For authors of command-line programs. Every command of the suite is run once. Its envelope has to be valid at the exit code that
/// it came with, meet what the suite expects, and be the same as its golden, field by field. All of them together have to agree in
/// dialect, version and common fields. `--update` writes the goldens anew; review what it changes as you would review code.
///
/// A suite file is JSON. Its `commands` are objects with `argv`, the program and its arguments, and usually `golden`, the file of the
/// envelope that is expected. A command may also state `name`, `stdin`, `env`, `cwd`, `timeout_s` (30 unless stated), the expected
/// `exit_code`, `dialect`, `shape` and `outcome`, and `volatile`, the paths of values that vary, of which only presence and type are
/// compared: JSON pointers such as /meta/duration_ms, in which `*` stands for every member or item. `defaults` holds the same for
/// all commands; `common` and `constant` list paths that every envelope has and whose value is the same in all. Paths of files count
/// from the suite file's folder, where the commands are run as well. No shell is involved. `cli-envelope schema suite` prints the
/// schema of suite files, which describes it all.
///
/// Exits with 0 where every command passed, with 1 where one did not, and with 2 where the suite file is wrong, a program could not
/// be started, or a golden could not be read or written.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  A suite file of one command, such as tests/contract.json:
    {\"commands\": [{\"argv\": [\"tool\", \"list\", \"--json\"], \"golden\": \"list.json\"}]}

  Check a program's contract in a CI job:
    cli-envelope conform tests/contract.json

  After a change that is meant, write the goldens anew and look at what has changed:
    cli-envelope conform tests/contract.json --update")]
pub(super) struct Arguments {
    /// The suite file, or `-` for standard input
    #[arg(value_name = "SUITE")]
    suite: PathBuf,
    /// Write the goldens of all commands whose envelope is valid
    #[arg(long)]
    update: bool,
    /// How to print the verdicts
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    format: TextOrJson,
}

/// How long processes that were asked to end may take before they are killed.
const GRACE: Duration = Duration::from_secs(2);

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    let bytes = match input::any_bytes(console.host, &arguments.suite) {
        Ok(bytes) => bytes,
        Err(sentence) => {
            console.complain(sentence);
            return Ok(TROUBLE);
        }
    };
    let file = input::name(&arguments.suite);
    let suite = Suite::read(&bytes);
    console.say(Conformance { file: &file, bytes: &bytes, suite: &suite, verdicts: &[] }.mistakes());
    let folder = arguments.suite.parent().unwrap_or(Path::new(""));
    let Some(mut verdicts) = call_all(&suite, folder, console.host) else {
        console.complain("interrupted; no golden was written");
        return Ok(INTERRUPTED);
    };
    for verdict in &mut verdicts {
        compare(verdict, folder, arguments.update, console.host);
    }
    check_consistency(&suite, &mut verdicts);
    let conformance = Conformance { file: &file, bytes: &bytes, suite: &suite, verdicts: &verdicts };
    let printed = match arguments.format {
        TextOrJson::Text => conformance.text(),
        TextOrJson::Json => conformance.json(),
    };
    console.write_all(printed.as_bytes())?;
    let trouble = !suite.mistakes.is_empty() || verdicts.iter().any(Verdict::is_trouble);
    Ok(match verdicts.iter().all(Verdict::passed) {
        _ if trouble => TROUBLE,
        false => INVALID,
        true => CLEAN,
    })
}

/// Runs every command that nothing is wrong with, unless the user interrupts.
fn call_all<'s>(suite: &'s Suite, folder: &Path, host: &mut dyn Host) -> Option<Vec<Verdict<'s>>> {
    let cancel = host.interruption();
    let mut verdicts = Vec::new();
    for (position, test) in suite.tests.iter().enumerate() {
        let name = escape(&test.name);
        host.progress(&Progress { name: &name, files: position, of_files: suite.tests.len(), bytes: 0, of_bytes: None });
        let mut verdict = Verdict::new(test);
        if test.runnable {
            let called = call(test, folder, &cancel, host);
            if cancel.is_cancelled() {
                return None;
            }
            match called {
                Ok(called) => verdict.judge(called),
                Err(error) => verdict.trouble(test.argv.at, refused(&error)),
            }
        }
        verdicts.push(verdict);
    }
    Some(verdicts)
}

fn call(test: &Test, folder: &Path, cancel: &Cancel, host: &mut dyn Host) -> Result<Called, RunError> {
    let settings = &test.settings;
    let (name, words) = test.argv.value.split_first().map_or(("", &[][..]), |(name, words)| (name.as_str(), words));
    let inside = settings.cwd.as_ref().map_or_else(|| folder.to_owned(), |cwd| folder.join(cwd));
    let program = Program {
        name: program(name, folder),
        folder: Some(inside).filter(|inside| inside != Path::new("")),
        grace: GRACE,
        max_bytes: Options::default().max_bytes,
        cancel: cancel.clone(),
    };
    let variable = |(name, value): (&String, &Option<String>)| (name.into(), value.as_ref().map(Into::into));
    let invocation = Invocation {
        args: words.iter().map(Into::into).collect(),
        env: settings.env.iter().map(variable).collect(),
        stdin: settings.stdin.clone().unwrap_or_default().into_bytes(),
    };
    host.call(&program, &invocation, test.timeout())
}

/// A name is looked up in the `PATH`; a path counts from the folder of the suite file, wherever the command is run.
fn program(name: &str, folder: &Path) -> OsString {
    let is_path = name.contains(std::path::is_separator);
    let path = is_path.then(|| std::path::absolute(folder.join(name)).ok()).flatten();
    path.map_or_else(|| name.into(), PathBuf::into_os_string)
}

/// Compares the envelope with its golden, and writes the golden where that is wanted.
fn compare(verdict: &mut Verdict<'_>, folder: &Path, update: bool, host: &mut dyn Host) {
    let Some(place) = &verdict.test.golden else { return };
    let path = folder.join(&place.value);
    let Some(text) = verdict.compare(&golden(&path, host), update) else { return };
    let made = path.parent().map_or(Ok(()), |parent| host.make_folder(parent));
    if let Err(error) = made.and_then(|()| host.save(&path, &text)) {
        let (path, error) = (escape(&path.to_string_lossy()), escape(&error.to_string()));
        verdict.written = None;
        verdict
            .trouble(place.at, format!("the golden `{path}` cannot be written: {error}; look at the permissions of its folder"));
    }
}

fn golden(path: &Path, host: &mut dyn Host) -> Golden {
    match host.open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Golden::Nothing,
        _ => input::any_bytes(host, path).map_or_else(Golden::Unreadable, Golden::Text),
    }
}
