//! `cli-envelope schema`: the schemas that envelopes and reports are checked against.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde_json::{Map, Value};

use super::console::Console;
use super::{CLEAN, TROUBLE};
use crate::generated::schemas::{SCHEMAS, Schema};
use crate::render::nearest::unknown;

/// Print the JSON Schema of a dialect's shape, of reports or of suite files, or list them all
///
/// The schemas are JSON Schema 2020-12. Their `$id`s are stable, so an editor or another validator can point at them.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  List the schemas of a dialect:
    cli-envelope schema claw/v2

  Save a schema with everything it refers to, for another validator:
    cli-envelope schema claw/v2/error --bundle > error.schema.json")]
pub(super) struct Arguments {
    /// A schema such as `claw/v2/error`, a dialect such as `cli-agent-spec/v1.3`, `report`, or `suite`
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// Put the schemas that it refers to into it
    #[arg(long, requires = "id")]
    bundle: bool,
}

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    let Some(id) = &arguments.id else { return list(console, SCHEMAS.iter()) };
    let of_dialect = || SCHEMAS.iter().filter(|schema| schema.name.rsplit_once('/').is_some_and(|(dialect, _)| dialect == id));
    let schema = match (SCHEMAS.iter().find(|schema| schema.name == id), of_dialect().count()) {
        (Some(schema), _) => schema,
        (None, 1) => match of_dialect().next() {
            Some(schema) => schema,
            None => return Ok(TROUBLE),
        },
        (None, 2..) if !arguments.bundle => return list(console, of_dialect()),
        (None, 2..) => {
            console.complain(format_args!("`{id}` has several schemas; `cli-envelope schema {id}` lists them"));
            return Ok(TROUBLE);
        }
        (None, 0) => {
            let dialects = SCHEMAS.iter().filter_map(|schema| Some(schema.name.rsplit_once('/')?.0));
            let names: Vec<&str> = SCHEMAS.iter().map(|schema| schema.name).chain(dialects).collect();
            console.complain(unknown("schema", id, &names, "`cli-envelope schema` lists them all"));
            return Ok(TROUBLE);
        }
    };
    if arguments.bundle {
        let bundle = serde_json::to_string_pretty(&bundled(schema)).map_err(io::Error::other)?;
        writeln!(console, "{bundle}")?;
    } else {
        console.write_all(schema.text.as_bytes())?;
    }
    Ok(CLEAN)
}

fn list<'a>(console: &mut Console<'_>, schemas: impl Iterator<Item = &'a Schema> + Clone) -> io::Result<u8> {
    let widest = schemas.clone().map(|schema| schema.name.len()).max().unwrap_or(0);
    for schema in schemas {
        writeln!(console, "{:widest$}  {}", schema.name, schema.about)?;
    }
    Ok(CLEAN)
}

/// The schema with those that it refers to among its definitions, each with its own `$id`, as 2020-12 wants a bundle.
fn bundled(schema: &Schema) -> Value {
    let mut bundle = parsed(schema);
    let folder = schema.name.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut found = BTreeMap::new();
    let mut waiting = references(&bundle);
    while let Some(file) = waiting.pop() {
        let name = format!("{folder}/{}", file.trim_end_matches(".schema.json"));
        if found.contains_key(&file) || name == schema.name {
            continue;
        }
        let Some(other) = SCHEMAS.iter().find(|schema| schema.name == name) else { continue };
        let other = parsed(other);
        waiting.extend(references(&other));
        found.insert(file, other);
    }
    if let (Some(root), false) = (bundle.as_object_mut(), found.is_empty()) {
        let definitions = root.entry("$defs").or_insert_with(|| Value::Object(Map::new()));
        if let Some(definitions) = definitions.as_object_mut() {
            definitions.extend(found);
        }
    }
    bundle
}

fn parsed(schema: &Schema) -> Value {
    serde_json::from_str(schema.text).unwrap_or_default()
}

/// The files that a schema refers to.
fn references(schema: &Value) -> Vec<String> {
    match schema {
        Value::Object(members) => members
            .iter()
            .flat_map(|(key, value)| match value {
                Value::String(reference) if key == "$ref" => {
                    let file = reference.split('#').next().unwrap_or_default();
                    if file.is_empty() { Vec::new() } else { vec![file.to_owned()] }
                }
                value => references(value),
            })
            .collect(),
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}
