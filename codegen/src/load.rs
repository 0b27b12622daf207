//! Loading the whole of `schema/`: every dialect with its tables and resolved schemas, and the messages.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use indexmap::IndexMap;
use serde_json::{Map, Value};

use crate::fault::{Fault, Faults};
use crate::model::{Decisions, Dialect, Messages};
use crate::rust_types::type_name;
use crate::schema::{Folder, Resolver, Schema, read_folder};

/// Everything `schema/` says.
#[derive(Debug)]
pub(crate) struct Project {
    /// In the order of their precedence.
    pub(crate) dialects: Vec<LoadedDialect>,
    pub(crate) messages: Messages,
    pub(crate) decisions: Decisions,
}

#[derive(Debug)]
pub(crate) struct LoadedDialect {
    /// `schema/claw/v1`.
    pub(crate) folder: String,
    pub(crate) tables: Dialect,
    /// One entry per revision, or a single one with revision 0.
    pub(crate) editions: Vec<Edition>,
}

/// The schemas of a dialect, or of one of its revisions.
#[derive(Debug)]
pub(crate) struct Edition {
    pub(crate) revision: u8,
    /// `claw/v1`, `cli-agent-spec/v1/r2`.
    pub(crate) name: String,
    pub(crate) files: Folder,
    /// The shapes' schemas by file name, resolved.
    pub(crate) schemas: IndexMap<String, Schema>,
}

impl LoadedDialect {
    /// A bit per revision; dialects without revisions use bit 0.
    pub(crate) fn revision_bits(&self, revisions: Option<&[u8]>) -> u8 {
        match revisions {
            Some(revisions) => revisions.iter().fold(0, |bits, revision| bits | 1 << revision),
            None => self.editions.iter().fold(0, |bits, edition| bits | 1 << edition.revision),
        }
    }
}

pub(crate) fn project(root: &Path) -> Result<Project, Faults> {
    let mut faults = Faults::new();
    let schema = root.join("schema");
    let mut dialects = Vec::new();
    for name in folders(&schema, &mut faults) {
        if name == "released" {
            continue;
        }
        for version in folders(&schema.join(&name), &mut faults) {
            if let Some(dialect) = dialect(root, &format!("schema/{name}/{version}"), &mut faults) {
                dialects.push(dialect);
            }
        }
    }
    dialects.sort_by_key(|dialect| dialect.tables.precedence);
    for pair in dialects.windows(2) {
        if pair[0].tables.precedence == pair[1].tables.precedence {
            let message = format!("`precedence` is the same as that of {}", pair[0].folder);
            faults.push(Fault::new(format!("{}/dialect.json", pair[1].folder), "/precedence", message));
        }
    }
    let messages = table(root, "schema/messages.json", &mut faults);
    let decisions = table(root, "schema/decisions.json", &mut faults);
    match (messages, decisions) {
        (Some(messages), Some(decisions)) if faults.is_empty() => {
            for dialect in &dialects {
                check_tables(dialect, &messages, &decisions, &mut faults);
            }
            check_decisions(&decisions, &mut faults);
            if faults.is_empty() { Ok(Project { dialects, messages, decisions }) } else { Err(faults) }
        }
        _ => Err(faults),
    }
}

fn folders(path: &Path, faults: &mut Faults) -> Vec<String> {
    let Ok(entries) = fs::read_dir(path) else {
        faults.push(Fault::new(path.to_string_lossy(), "", "cannot be read"));
        return Vec::new();
    };
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn dialect(root: &Path, folder: &str, faults: &mut Faults) -> Option<LoadedDialect> {
    let shown = format!("{folder}/dialect.json");
    let value = crate::read_json(&root.join(&shown), &shown, faults)?;
    let tables: Dialect = match serde_json::from_value(value) {
        Ok(tables) => tables,
        Err(error) => {
            faults.push(Fault::new(shown, "", error.to_string()));
            return None;
        }
    };
    let name = folder.trim_start_matches("schema/");
    if tables.id != name {
        faults.push(Fault::new(&shown, "/id", format!("`id` must be `{name}`, as the folder is")));
    }
    let mut editions = Vec::new();
    if tables.revisions.is_empty() {
        editions.extend(edition(root, folder, name.to_owned(), 0, &tables, faults));
    }
    for revision in &tables.revisions {
        let below = format!("{folder}/{}", revision.folder);
        let name = format!("{name}/{}", revision.folder);
        if revision.id == 0 || revision.id > 7 {
            faults.push(Fault::new(&shown, "/revisions", "`id` must be from 1 to 7"));
        }
        editions.extend(edition(root, &below, name, revision.id, &tables, faults));
    }
    Some(LoadedDialect { folder: folder.to_owned(), tables, editions })
}

fn edition(root: &Path, folder: &str, name: String, revision: u8, tables: &Dialect, faults: &mut Faults) -> Option<Edition> {
    let before = faults.len();
    let files = read_folder(root, &root.join(folder), faults);
    if faults.len() > before {
        return None;
    }
    check_names(&files, folder, faults);
    let resolver = Resolver::new(&files, folder);
    let mut schemas = IndexMap::new();
    for (position, shape) in tables.shapes.iter().enumerate() {
        let file = shape.file();
        if !files.contains_key(&file) {
            let shown = format!("schema/{}/dialect.json", tables.id);
            faults.push(Fault::new(shown, format!("/shapes/{position}"), format!("`schema`: there is no {folder}/{file}")));
            continue;
        }
        match resolver.file(&file) {
            Ok(schema) => {
                schemas.insert(file, schema);
            }
            Err(fault) => faults.push(fault),
        }
    }
    for file in files.keys() {
        if let Err(fault) = resolver.file(file) {
            faults.push(fault);
        }
    }
    Some(Edition { revision, name, files, schemas })
}

/// Files and definitions become types, so no two of a folder may share a name.
fn check_names(files: &Folder, folder: &str, faults: &mut Faults) {
    let mut taken: BTreeMap<String, String> = files.keys().map(|file| (type_name(file), file.clone())).collect();
    for (file, schema) in files {
        for name in schema.document.get("$defs").and_then(Value::as_object).into_iter().flat_map(Map::keys) {
            if let Some(other) = taken.insert(type_name(name), format!("{file}#/$defs/{name}")) {
                let message = format!("keyword `$defs`: the type of `{name}` would have the same name as that of {other}");
                faults.push(Fault::new(format!("{folder}/{file}"), format!("/$defs/{name}"), message));
            }
        }
    }
}

fn table<T: serde::de::DeserializeOwned>(root: &Path, shown: &str, faults: &mut Faults) -> Option<T> {
    let value = crate::read_json(&root.join(shown), shown, faults)?;
    match serde_json::from_value(value) {
        Ok(table) => Some(table),
        Err(error) => {
            faults.push(Fault::new(shown, "", error.to_string()));
            None
        }
    }
}

fn check_decisions(decisions: &Decisions, faults: &mut Faults) {
    if decisions.rules.last().is_none_or(|rule| rule.when != serde_json::json!({ "all": [] })) {
        faults.push(Fault::new("schema/decisions.json", "/rules", "the last rule must hold always: `{\"all\": []}`"));
    }
    for (position, rule) in decisions.rules.iter().enumerate() {
        let mut fault = |below: &str, message: String| {
            faults.push(Fault::new("schema/decisions.json", format!("/rules/{position}/{below}"), message));
        };
        if !decisions.actions.contains_key(&rule.action) {
            fault("action", format!("there is no action `{}`", rule.action));
        }
        if rule.retryable != rule.delay.is_some() {
            fault("delay", "a retryable rule, and only such a rule, states its `delay`".to_owned());
        }
        if decisions.rules[..position].iter().any(|earlier| earlier.id == rule.id) {
            fault("id", format!("`{}` is listed twice", rule.id));
        }
    }
}

/// What serde cannot see: codes, classes, shapes and revisions that do not exist.
fn check_tables(dialect: &LoadedDialect, messages: &Messages, decisions: &Decisions, faults: &mut Faults) {
    let file = format!("{}/dialect.json", dialect.folder);
    let tables = &dialect.tables;
    let mut fault = |pointer: String, message: String| faults.push(Fault::new(&file, pointer, message));
    let known_revision = |id: &u8| dialect.editions.iter().any(|edition| edition.revision == *id);
    for (position, rule) in tables.rules.iter().enumerate() {
        let pointer = format!("/rules/{position}");
        if !messages.issues.contains_key(&rule.code) {
            fault(format!("{pointer}/code"), format!("issue code `{}` is not in schema/messages.json", rule.code));
        }
        for shape in &rule.shapes {
            if !tables.shapes.iter().any(|known| known.id == *shape) {
                fault(format!("{pointer}/shapes"), format!("there is no shape `{shape}`"));
            }
        }
        if rule.when.is_none() && rule.require.is_none() {
            fault(pointer.clone(), "a rule needs `when` or `require`".to_owned());
        }
        if !rule.revisions.iter().flatten().all(known_revision) {
            fault(format!("{pointer}/revisions"), "there is no such revision".to_owned());
        }
    }
    let last = tables.shapes.len().saturating_sub(1);
    if tables.shapes.iter().enumerate().any(|(position, shape)| shape.when.is_none() != (position == last)) {
        fault("/shapes".to_owned(), "the last shape, and only the last, has no `when`".to_owned());
    }
    let classes = tables.exit_codes.iter().filter_map(|code| code.class.as_ref()).map(|class| ("/exit_codes", class));
    for (pointer, class) in classes.chain(tables.error_codes.iter().map(|code| ("/error_codes", &code.class))) {
        if !decisions.classes.contains_key(class) {
            fault(pointer.to_owned(), format!("there is no class `{class}`"));
        }
    }
    for (position, code) in tables.error_codes.iter().enumerate() {
        if tables.error_codes[..position].iter().any(|earlier| earlier.code == code.code) {
            fault(format!("/error_codes/{position}/code"), format!("`{}` is listed twice", code.code));
        }
    }
}
