//! The project's own commands: `cargo xtask gen|setup|build|serve|test|bench|freeze`.

mod bench;
mod bench_command;
mod bench_npm;
mod build;
mod cargo;
mod freeze;
mod generate;
mod serve;
mod setup;
mod step;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use bench::Part;

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
    /// Install what the other commands need
    Setup,
    /// Build the npm package into npm/dist, and the validator page into target/
    Build,
    /// Build the validator page and serve it on this machine
    Serve {
        /// Where to listen; 0 takes any port that is free
        #[arg(long, default_value_t = 4173)]
        port: u16,
        /// Serve the page as it was last built
        #[arg(long)]
        no_build: bool,
    },
    /// Install what is needed, then run every check
    Test,
    /// Measure against peers and print the ratios
    Bench {
        /// Only this part
        only: Option<Part>,
        /// Let the stream be 1 GB long
        #[arg(long)]
        full: bool,
    },
    /// Keep a copy of every schema, when a version is released
    Freeze,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Gen { check: true } => generate::check(),
        Command::Gen { check: false } => generate::write(),
        Command::Setup => setup::everything().map(|()| "Every tool is installed.".to_owned()),
        Command::Build => build::run(),
        Command::Serve { port, no_build } => serve::run(port, !no_build),
        Command::Test => test::run(),
        Command::Bench { only, full } => bench::run(only, full),
        Command::Freeze => freeze::run(),
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
