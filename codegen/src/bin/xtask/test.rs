//! `cargo xtask test`: installs what is missing, then runs every check, one line each, until one fails.

use std::time::Instant;

use crate::cargo::cargo;
use crate::setup::{self, WASM, npm};
use crate::step::{step, succeed};
use crate::{build, generate};

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

/// Scripts of `npm/package.json`, which need the built package.
const NPM_STEPS: [(&str, &[&str]); 2] = [("npm types", &["run", "--silent", "check"]), ("npm tests", &["test", "--silent"])];

pub(crate) fn run() -> Result<String, String> {
    let start = Instant::now();
    setup::everything()?;
    for (name, arguments) in STEPS {
        if arguments.is_empty() {
            check(name, || generate::check().map(drop))?;
        } else {
            check(name, || succeed(cargo().args(arguments).env("RUSTDOCFLAGS", "--deny warnings")).map(drop))?;
        }
    }
    build::run()?;
    for (name, arguments) in NPM_STEPS {
        check(name, || succeed(npm().args(arguments)).map(drop))?;
    }
    Ok(format!("Every check passed in {:.0} s.", start.elapsed().as_secs_f64()))
}

fn check(name: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    step(name, work)
        .map_err(|reason| format!("{}\n\nThe check \"{name}\" failed; the ones after it did not run.", reason.trim_end()))
}
