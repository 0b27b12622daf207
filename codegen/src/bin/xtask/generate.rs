//! `cargo xtask gen`: writes what is generated, or says what is stale.

use std::process::Stdio;

use cli_envelope_codegen::{COMMAND, Fault, Output, REPORT_SCHEMA, generate, report_types, root, stale, write as write_files};

use crate::cargo::{cargo, typed};

/// Writes the files that changed.
pub(crate) fn write() -> Result<String, String> {
    let outputs = from_schemas()?;
    let mut written = write_outputs(&outputs)?;
    // The report's schema comes from the Rust type, which may need what has just been written.
    let reports = of_report()?;
    written.extend(write_outputs(&reports)?);
    // The core embeds it.
    written.extend(write_outputs(&from_schemas()?)?);
    for path in &written {
        println!("wrote {path}");
    }
    Ok(format!("{} of {} generated files changed.", written.len(), outputs.len() + reports.len()))
}

/// Fails where a file on disk is not what would be written.
pub(crate) fn check() -> Result<String, String> {
    let mut outputs = from_schemas()?;
    let mut stale_files = stale(&root(), &outputs);
    if stale_files.is_empty() {
        let reports = of_report()?;
        stale_files = stale(&root(), &reports);
        outputs.extend(reports);
    }
    if stale_files.is_empty() {
        return Ok(format!("{} generated files are up to date.", outputs.len()));
    }
    let lines: String = stale_files.iter().map(|path| format!("stale: {path}\n")).collect();
    Err(format!("{lines}Run `{COMMAND}` and commit the result."))
}

/// The report's schema, and what is made of it.
fn of_report() -> Result<[Output; 2], String> {
    let schema = report_schema()?;
    let types = report_types(&schema.text).map_err(|faults| lines(&faults))?;
    Ok([schema, types])
}

fn from_schemas() -> Result<Vec<Output>, String> {
    generate(&root()).map_err(|faults| format!("{}{} fault(s) in schema/; nothing was written.", lines(&faults), faults.len()))
}

fn lines(faults: &[Fault]) -> String {
    faults.iter().map(|fault| format!("error: {fault}\n")).collect()
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
        Ok(text) if output.status.success() => Ok(Output { path: REPORT_SCHEMA.to_owned(), text }),
        _ => Err(format!("error: `{}` failed; {REPORT_SCHEMA} was not written", typed(&command))),
    }
}
