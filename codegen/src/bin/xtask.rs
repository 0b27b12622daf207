//! The project's own commands: `cargo xtask gen|test|bench`.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cli_envelope_codegen::{COMMAND, generate, root, stale, write};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write everything that is generated from schema/.
    Gen {
        /// Write nothing; fail when a generated file is stale.
        #[arg(long)]
        check: bool,
    },
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Gen { check } => generate_files(check),
    }
}

fn generate_files(check: bool) -> ExitCode {
    let root = root();
    let outputs = match generate(&root) {
        Ok(outputs) => outputs,
        Err(faults) => {
            for fault in &faults {
                eprintln!("error: {fault}");
            }
            eprintln!("{} fault(s) in schema/; nothing was written.", faults.len());
            return ExitCode::FAILURE;
        }
    };
    if check {
        let stale = stale(&root, &outputs);
        for path in &stale {
            eprintln!("stale: {path}");
        }
        if stale.is_empty() {
            println!("{} generated files are up to date.", outputs.len());
            return ExitCode::SUCCESS;
        }
        eprintln!("Run `{COMMAND}` and commit the result.");
        return ExitCode::FAILURE;
    }
    match write(&root, &outputs) {
        Ok(written) => {
            for path in &written {
                println!("wrote {path}");
            }
            println!("{} of {} generated files changed.", written.len(), outputs.len());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
