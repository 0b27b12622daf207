//! One line for each thing that is done: what, how it ended, how long it took.

use std::io::Write;
use std::process::Command;
use std::time::Instant;

use crate::cargo::typed;

/// Does one thing and prints its line. The sentence of a failure is left to the caller.
pub(crate) fn step<T>(name: &str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    print!("{name:28} ");
    let _ = std::io::stdout().flush();
    let start = Instant::now();
    let done = work();
    let word = if done.is_ok() { "ok" } else { "FAILED" };
    println!("{word:6} {:>7.1} s", start.elapsed().as_secs_f64());
    done
}

/// Runs a command whose output matters only when it fails, and gives back what it printed on stdout.
pub(crate) fn succeed(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("`{}` does not start: {error}", typed(command)))?;
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(stdout);
    }
    let shown = stdout + &String::from_utf8_lossy(&output.stderr);
    Err(format!("{}\n`{}` failed.", shown.trim_end(), typed(command)))
}
