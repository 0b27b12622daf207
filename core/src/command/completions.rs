//! `cli-envelope completions`: what a shell needs to complete this command.

use std::io::{self, Write};

use clap::CommandFactory;

use super::CLEAN;
use super::console::Console;

/// Print completions for a shell
///
/// Prints a script that makes a shell complete subcommands, options and their values.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  For bash, for this user:
    cli-envelope completions bash \\
      > ~/.local/share/bash-completion/completions/cli-envelope

  For fish:
    cli-envelope completions fish > ~/.config/fish/completions/cli-envelope.fish")]
pub(super) struct Arguments {
    /// The shell to complete in
    #[arg(value_enum)]
    shell: clap_complete::Shell,
}

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut super::Arguments::command(), "cli-envelope", &mut script);
    console.write_all(&script)?;
    Ok(CLEAN)
}
