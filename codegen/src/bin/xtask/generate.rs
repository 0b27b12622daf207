//! `cargo xtask gen`: writes what is generated, or says what is stale.

use std::process::Stdio;

use cli_envelope_codegen::{COMMAND, Output, generate, root, stale, write as write_files};

use crate::cargo::{cargo, typed};

/// Writes the files that changed.
pub(crate) fn write() -> Result<String, String> {
    let outputs = from_schemas()?;
    let mut written = write_outputs(&outputs)?;
    // The report's schema comes from the Rust type, which may need what has just been written.
    let report = report_schema()?;
    written.extend(write_outputs(std::slice::from_ref(&report))?);
    // The core embeds it.
    written.extend(write_outputs(&from_schemas()?)?);
    for path in &written {
        println!("wrote {path}");
    }
    Ok(format!("{} of {} generated files changed.", written.len(), outputs.len() + 1))
}

/// Fails where a file on disk is not what would be written.
pub(crate) fn check() -> Result<String, String> {
    let mut outputs = from_schemas()?;
    let mut stale_files = stale(&root(), &outputs);
    if stale_files.is_empty() {
        let report = report_schema()?;
        stale_files = stale(&root(), std::slice::from_ref(&report));
        outputs.push(report);
    }
    if stale_files.is_empty() {
        return Ok(format!("{} generated files are up to date.", outputs.len()));
    }
    let lines: String = stale_files.iter().map(|path| format!("stale: {path}\n")).collect();
    Err(format!("{lines}Run `{COMMAND}` and commit the result."))
}

fn from_schemas() -> Result<Vec<Output>, String> {
    generate(&root()).map_err(|faults| {
        let lines: String = faults.iter().map(|fault| format!("error: {fault}\n")).collect();
        format!("{lines}{} fault(s) in schema/; nothing was written.", faults.len())
    })
}

fn write_outputs(outputs: &[Output]) -> Result<Vec<String>, String> {
    write_files(&root(), outputs).map_err(|error| format!("error: cannot write: {error}"))
}

/// The output contract, printed by an example of the core: the generator cannot depend on what it generates.
fn report_schema() -> Result<Output, String> {
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "cli-envelope", "--features", "schemars", "--example", "report_schema"]);
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("error: cargo does not start: {error}"))?;
    match String::from_utf8(output.stdout) {
        Ok(text) if output.status.success() => Ok(Output { path: "schema/report.schema.json".to_owned(), text }),
        _ => Err(format!("error: `{}` failed; schema/report.schema.json was not written", typed(&command))),
    }
}
