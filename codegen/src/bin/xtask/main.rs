//! The project's own commands: `cargo xtask gen|test|bench`.

mod bench;
mod cargo;
mod generate;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write everything that is generated
    Gen {
        /// Write nothing; fail when a generated file is stale
        #[arg(long)]
        check: bool,
    },
    /// Install what is needed, then run every check
    Test,
    /// Measure the verdict against its peers and print the ratios
    Bench,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Gen { check: true } => generate::check(),
        Command::Gen { check: false } => generate::write(),
        Command::Test => test::run(),
        Command::Bench => bench::run(),
    };
    match done {
        Ok(sentence) => {
            println!("{sentence}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
