//! The command `cli-envelope`, one file per subcommand, over whatever [`Host`] it runs on.

mod check;
#[cfg(not(target_family = "wasm"))]
mod compat;
mod completions;
#[cfg(not(target_family = "wasm"))]
mod conform;
mod console;
mod decide;
mod explain;
mod host;
mod input;
mod migrate;
mod printer;
mod records;
mod run;
mod schema;

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use console::{Color, Console};
pub use host::{Channel, Entry, Host, Opened, Progress};

use crate::json::is_plain;
use crate::render::escape;

/// Everything was read and is valid.
const CLEAN: u8 = 0;
/// Something has an issue of severity error, or holds no envelope.
const INVALID: u8 = 1;
/// The command line is wrong, or something could not be read or written.
const TROUBLE: u8 = 2;
/// The user ended a run, as shells say it.
const INTERRUPTED: u8 = 130;

/// Read the JSON envelopes that agent-facing CLIs print
///
/// Finds the envelope among whatever else a program printed, names its dialect, lists every problem with its line and column, and
/// says what happened and what to do next: proceed, retry in 30 s, refresh the token, ask a person.
#[derive(Parser)]
#[command(
    name = "cli-envelope",
    version,
    after_help = "\
Examples:
  Check what a program prints:
    some-tool --json | cli-envelope check

  Run a program, and call it again where that is safe:
    cli-envelope run -- some-tool deploy --json

Exit codes: 0 clean (warnings allowed), 1 something is wrong with an envelope or the call it reports did not succeed, 2 the command line \
            is wrong or something could not be read or written."
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    // Its place is fixed: clap would count the subcommands before it, and wasm has fewer of them.
    /// When to use colours; NO_COLOR is heeded
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Color::Auto, display_order = 900)]
    color: Color,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Arguments),
    Decide(decide::Arguments),
    Run(run::Arguments),
    Migrate(migrate::Arguments),
    Schema(schema::Arguments),
    #[cfg(not(target_family = "wasm"))]
    Compat(compat::Arguments),
    Explain(explain::Arguments),
    #[cfg(not(target_family = "wasm"))]
    Conform(conform::Arguments),
    Completions(completions::Arguments),
}

/// Runs the command with these arguments, the program's name first, and gives back its exit code.
pub fn run(arguments: impl IntoIterator<Item = impl Into<OsString>>, host: &mut dyn Host) -> u8 {
    let words: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
    let Arguments { command, color } = match parse(&words, host.width()) {
        Ok(arguments) => arguments,
        Err(error) => return answer(&error, &words, host),
    };
    let mut console = Console::new(host, color);
    let done = match &command {
        Command::Check(arguments) => check::run(arguments, &mut console),
        Command::Decide(arguments) => decide::run(arguments, &mut console),
        Command::Run(arguments) => run::run(arguments, &mut console),
        Command::Migrate(arguments) => migrate::run(arguments, &mut console),
        Command::Schema(arguments) => schema::run(arguments, &mut console),
        #[cfg(not(target_family = "wasm"))]
        Command::Compat(arguments) => compat::run(arguments, &mut console),
        Command::Explain(arguments) => explain::run(arguments, &mut console),
        #[cfg(not(target_family = "wasm"))]
        Command::Conform(arguments) => conform::run(arguments, &mut console),
        Command::Completions(arguments) => completions::run(arguments, &mut console),
    };
    finish(done, &mut console)
}

fn parse(words: &[OsString], width: Option<usize>) -> Result<Arguments, clap::Error> {
    // Help is easiest to read in lines of this length, however wide the terminal.
    let width = width.unwrap_or(100).min(100);
    let mut command = Arguments::command().term_width(width);
    let matches = command.try_get_matches_from_mut(words)?;
    Arguments::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

/// Help and the version, which were asked for, or what is wrong with the command line.
fn answer(error: &clap::Error, words: &[OsString], host: &mut dyn Host) -> u8 {
    let rendered = error.render();
    // An error quotes the arguments. Where one holds anything that acts on a terminal, safety comes before colours.
    let harmless = words.iter().all(|word| word.to_str().is_some_and(|word| word.chars().all(is_plain)));
    let text = match harmless {
        true => rendered.ansi().to_string(),
        false => rendered.to_string().split_inclusive('\n').map(|line| escape(line.trim_end()) + "\n").collect(),
    };
    let mut console = Console::new(host, Color::Auto);
    if error.use_stderr() {
        console.say(text);
        return TROUBLE;
    }
    let done = console.write_all(text.as_bytes()).map(|()| CLEAN);
    finish(done, &mut console)
}

fn finish(done: io::Result<u8>, console: &mut Console<'_>) -> u8 {
    match done.and_then(|code| console.flush().map(|()| code)) {
        Ok(code) => code,
        // Whoever reads has seen enough, as `head` does. There is nothing to say, and nothing was found clean either.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => TROUBLE,
        Err(error) => {
            console.complain(format_args!("cannot write: {error}; look whether the disk is full"));
            TROUBLE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subcommand_shows_two_examples_that_can_be_copied_from_a_narrow_terminal() {
        let command = Arguments::command();
        for subcommand in command.get_subcommands() {
            let (name, help) = (subcommand.get_name(), subcommand.get_after_long_help().unwrap().to_string());
            let examples = help.split("Examples:\n").nth(1).unwrap();
            assert!(examples.matches(&format!("cli-envelope {name}")).count() >= 2, "{name}: {examples}");
            // A longer line is broken by the help, and what is copied is then two commands.
            let mut typed = examples.lines().filter(|line| line.starts_with("    "));
            assert!(typed.all(|line| line.chars().count() <= 80), "{name}: {examples}");
        }
    }
}
