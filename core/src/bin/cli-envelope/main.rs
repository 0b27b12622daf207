//! The command `cli-envelope`.

mod check;
mod explain;
mod input;
mod nearest;

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use annotate_snippets::renderer::DEFAULT_ERROR_STYLE;
use anstream::ColorChoice;
use clap::{Parser, Subcommand, ValueEnum};

/// Everything was read and is valid.
const CLEAN: u8 = 0;
/// Something has an issue of severity error, or holds no envelope.
const INVALID: u8 = 1;
/// The command line is wrong, or something could not be read or written.
const TROUBLE: u8 = 2;

/// Read the JSON envelopes that agent-facing CLIs print.
#[derive(Parser)]
#[command(name = "cli-envelope", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// When to use colours; NO_COLOR is heeded.
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto)]
    color: Color,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Arguments),
    Explain(explain::Arguments),
}

#[derive(Clone, Copy, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

fn main() -> ExitCode {
    let Arguments { command, color } = Arguments::parse();
    let choice = match color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    choice.write_global();
    let mut out = anstream::AutoStream::auto(io::stdout().lock());
    let done = match &command {
        Command::Check(arguments) => check::run(arguments, &mut out),
        Command::Explain(arguments) => explain::run(arguments, &mut out),
    };
    match done.and_then(|code| out.flush().map(|()| code)) {
        Ok(code) => ExitCode::from(code),
        // Whoever reads has seen enough, as `head` does.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::from(CLEAN),
        Err(error) => {
            complain(format_args!("cannot write: {error}"));
            ExitCode::from(TROUBLE)
        }
    }
}

/// Says on standard error what is wrong. There is nobody left to tell when that fails.
fn complain(sentence: impl Display) {
    let _ = writeln!(anstream::stderr(), "{DEFAULT_ERROR_STYLE}error{DEFAULT_ERROR_STYLE:#}: {sentence}");
}
