//! `cargo xtask test`: installs what is missing, then runs every check, one line each, until one fails.

use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::cargo::{cargo, typed};
use crate::generate;

const WASM: &str = "wasm32-unknown-unknown";

/// Commands of cargo, in the order in which a mistake is cheapest to find.
const STEPS: [(&str, &[&str]); 9] = [
    ("formatting", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"]),
    ("generated files", &[]),
    ("tests", &["test", "--workspace", "--all-features"]),
    ("documentation", &["doc", "--workspace", "--no-deps", "--all-features"]),
    ("core alone", &["check", "--package", "cli-envelope", "--no-default-features"]),
    ("wasm", &["build", "--package", "cli-envelope-wasm", "--target", WASM]),
    (
        "wasm, command",
        &["check", "--package", "cli-envelope", "--no-default-features", "--features", "cli", "--lib", "--target", WASM],
    ),
    ("package", &["package", "--package", "cli-envelope", "--allow-dirty"]),
];

pub(crate) fn run() -> Result<String, String> {
    let start = Instant::now();
    step("tools", install)?;
    for (name, arguments) in STEPS {
        if arguments.is_empty() {
            step(name, || generate::check().map(drop))?;
        } else {
            step(name, || succeed(cargo().args(arguments).env("RUSTDOCFLAGS", "--deny warnings")))?;
        }
    }
    Ok(format!("Every check passed in {:.0} s.", start.elapsed().as_secs_f64()))
}

fn step(name: &str, check: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    print!("{name:16} ");
    let _ = std::io::stdout().flush();
    let start = Instant::now();
    let done = check();
    let word = if done.is_ok() { "ok" } else { "FAILED" };
    println!("{word:6} {:>7.1} s", start.elapsed().as_secs_f64());
    done.map_err(|reason| format!("{}\n\nThe check \"{name}\" failed; the ones after it did not run.", reason.trim_end()))
}

/// Runs a command whose output matters only when it fails.
fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("`{}` does not start: {error}", typed(command)))?;
    if output.status.success() {
        return Ok(());
    }
    let shown = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    Err(format!("{}\n`{}` failed.", shown.trim_end(), typed(command)))
}

/// The components and the target that the checks need.
fn install() -> Result<(), String> {
    let rustup = |arguments: &[&str]| {
        succeed(Command::new("rustup").args(arguments))
            .map_err(|reason| format!("{reason}\nInstall it by hand, or rustup from https://rustup.rs."))
    };
    for (component, probe) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if succeed(cargo().args([probe, "--version"])).is_err() {
            rustup(&["component", "add", component])?;
        }
    }
    let libraries = Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]).output();
    let installed = libraries.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir());
    if installed { Ok(()) } else { rustup(&["target", "add", WASM]) }
}
