//! The schemas as text, for the command that prints them: a package cannot read files outside of its own folder.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::load::Project;
use crate::{Output, header};

pub(crate) fn write(root: &Path, project: &Project) -> Output {
    let mut text = header("//");
    text.push_str("//! The schemas as they stand in schema/.\n\n");
    text.push_str("/// A schema with the name that the command knows it by and a sentence about it.\n");
    text.push_str("pub(crate) struct Schema {\n    pub(crate) name: &'static str,\n    pub(crate) about: &'static str,\n    pub(crate) text: &'static str,\n}\n\n");
    text.push_str("/// By name.\npub(crate) const SCHEMAS: &[Schema] = &[\n");
    for (name, path) in files(project) {
        // The report's schema is made from the core, which is made from this; the first time there is none.
        let Ok(schema) = fs::read_to_string(root.join(path)) else { continue };
        let about =
            serde_json::from_str::<Value>(&schema).ok().and_then(|schema| Some(schema["description"].as_str()?.to_owned()));
        let _ = writeln!(
            text,
            "    Schema {{\n        name: {name:?},\n        about: {:?},\n        text: r####\"{schema}\"####,\n    }},",
            about.unwrap_or_default()
        );
    }
    text.push_str("];\n");
    Output { path: "core/src/generated/schemas.rs".to_owned(), text }
}

/// Names such as `claw/v2/error` and `cli-agent-spec/v1.2/response`, and the files they stand for.
fn files(project: &Project) -> Vec<(String, String)> {
    let mut files: Vec<_> = ["report", "suite"].map(|name| (name.to_owned(), format!("schema/{name}.schema.json"))).into();
    for dialect in &project.dialects {
        for edition in &dialect.editions {
            let address = match edition.revision {
                0 | 1 => dialect.tables.id.clone(),
                revision => format!("{}.{revision}", dialect.tables.id),
            };
            for file in edition.files.keys() {
                let shape = file.trim_end_matches(".schema.json");
                files.push((format!("{address}/{shape}"), format!("schema/{}/{file}", edition.name)));
            }
        }
    }
    files.sort();
    files
}
