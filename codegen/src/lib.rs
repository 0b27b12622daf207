//! Reads `schema/` and writes everything that is generated from it: the core's tables, programs, messages and types, the
//! TypeScript types, the reference pages and the page's tables.

mod automaton;
mod fault;
#[allow(dead_code, reason = "shared with the core, which uses more of it")]
#[path = "../../core/src/json/key_hash.rs"]
mod key_hash;
mod load;
mod model;
mod reference;
mod reference_data;
mod rust_conditions;
mod rust_decisions;
mod rust_messages;
mod rust_schemas;
mod rust_tables;
mod rust_types;
mod schema;
mod typescript;
mod typescript_report;

use std::fs;
use std::path::{Path, PathBuf};

pub use fault::{Fault, Faults};
use serde_json::Value;

/// A generated file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// From the project's root.
    pub path: String,
    /// What it holds.
    pub text: String,
}

/// The output contract, made from the core's own type.
pub const REPORT_SCHEMA: &str = "schema/report.schema.json";

/// What the command to regenerate is; generated files and failing tests name it.
pub const COMMAND: &str = "cargo xtask gen";

/// Reads `schema/` below the root and gives back every generated file, or everything that is wrong.
pub fn generate(root: &Path) -> Result<Vec<Output>, Faults> {
    let project = load::project(root)?;
    let mut outputs = vec![
        rust_tables::write(&project).map_err(|fault| vec![fault])?,
        rust_messages::write(&project),
        rust_decisions::write(&project).map_err(|fault| vec![fault])?,
        rust_schemas::write(root, &project),
    ];
    outputs.extend(rust_types::write(&project)?);
    outputs.push(typescript::write(&project));
    outputs.extend(reference::write(&project));
    outputs.push(reference_data::write(&project));
    Ok(outputs)
}

/// The types of the report, made of its schema as [`REPORT_SCHEMA`] holds it.
pub fn report_types(schema: &str) -> Result<Output, Faults> {
    match serde_json::from_str(schema) {
        Ok(schema) => Ok(typescript_report::write(&schema)),
        Err(error) => Err(vec![Fault::new(REPORT_SCHEMA, "", format!("is not JSON: {error}"))]),
    }
}

/// The generated files that differ from what is on disk.
pub fn stale(root: &Path, outputs: &[Output]) -> Vec<String> {
    let differs = |output: &&Output| fs::read_to_string(root.join(&output.path)).ok().as_deref() != Some(&output.text);
    outputs.iter().filter(differs).map(|output| output.path.clone()).collect()
}

/// Writes the files that changed and gives back their paths.
pub fn write(root: &Path, outputs: &[Output]) -> std::io::Result<Vec<String>> {
    let stale = stale(root, outputs);
    for output in outputs.iter().filter(|output| stale.contains(&output.path)) {
        let path = root.join(&output.path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, &output.text)?;
    }
    Ok(stale)
}

/// The project's root, seen from this crate.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

fn header(comment: &str) -> String {
    format!("{comment} Made by `{COMMAND}` from schema/. Do not edit.\n")
}

fn read_json(path: &Path, shown: &str, faults: &mut Faults) -> Option<Value> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            faults.push(Fault::new(shown, "", format!("cannot be read: {error}")));
            return None;
        }
    };
    match serde_json::from_str(&text) {
        Ok(value) => Some(value),
        Err(error) => {
            faults.push(Fault::new(shown, "", format!("is not JSON: {error}")));
            None
        }
    }
}

/// The files of a folder whose names end like this, sorted.
fn files_in(folder: &Path, ending: &str, faults: &mut Faults) -> Vec<PathBuf> {
    match fs::read_dir(folder) {
        Ok(entries) => {
            let mut paths: Vec<PathBuf> = entries
                .filter_map(Result::ok)
                .map(|entry| entry.path())
                .filter(|path| path.is_file() && path.to_string_lossy().ends_with(ending))
                .collect();
            paths.sort();
            paths
        }
        Err(error) => {
            faults.push(Fault::new(folder.to_string_lossy(), "", format!("cannot be read: {error}")));
            Vec::new()
        }
    }
}

fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// `claw/v1` → `claw_v1`.
fn snake(text: &str) -> String {
    text.replace(['/', '-', '.'], "_")
}

/// `claw/v1` → `ClawV1`, `list-sessions` → `ListSessions`.
fn pascal(text: &str) -> String {
    text.split(['/', '-', '_', '.'])
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
        })
        .collect()
}
