//! The generated types still describe the canonical schemas: the same properties, required alike, of the same JSON types.
//!
//! Both sides are read here from scratch, the schemas from their files and the types through schemars, so that a mistake in the
//! generator cannot hide itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use cli_envelope_codegen::root;
use serde_json::{Value, json};

#[allow(dead_code, missing_docs, unreachable_pub, reason = "compiled here for their schemas only")]
#[path = "../../core/src/generated/types/mod.rs"]
mod types;

/// What a schema says about a value, as far as a Rust type can say it too.
#[derive(Debug, Default)]
struct Described {
    /// Names of JSON types; empty means any.
    types: BTreeSet<String>,
    /// With whether they are required.
    properties: BTreeMap<String, (Described, bool)>,
    items: Option<Box<Described>>,
}

/// Reads both dialects of JSON Schema at hand: ours (2020-12) and that of schemars (draft 7).
struct Reader<'a> {
    /// The document that a reference into a file is resolved in.
    document: &'a dyn Fn(&str) -> Value,
}

impl Reader<'_> {
    fn read(&self, file: &str, schema: &Value) -> Described {
        let mut described = Described::default();
        if let Some(reference) = schema["$ref"].as_str() {
            let (target, fragment) = reference.split_once('#').unwrap_or((reference, ""));
            let target = if target.is_empty() { file } else { target };
            let document = (self.document)(target);
            let found = document.pointer(fragment).unwrap_or_else(|| panic!("{file}: {reference} does not exist"));
            described = self.read(target, found);
        }
        for part in schema["allOf"].as_array().into_iter().flatten() {
            let part = self.read(file, part);
            described.types.extend(part.types);
            described.properties.extend(part.properties);
            described.items = described.items.or(part.items);
        }
        for alternative in schema["anyOf"].as_array().into_iter().flatten() {
            let alternative = self.read(file, alternative);
            described.types.extend(alternative.types);
            described.properties.extend(alternative.properties);
            described.items = described.items.or(alternative.items);
        }
        match &schema["type"] {
            Value::String(name) => drop(described.types.insert(name.clone())),
            Value::Array(names) => described.types.extend(names.iter().filter_map(|name| name.as_str().map(str::to_owned))),
            _ => {}
        }
        // Values without a type speak for themselves.
        if schema["type"].is_null() {
            let constant = schema.get("const").into_iter();
            described.types.extend(schema["enum"].as_array().into_iter().flatten().chain(constant).map(type_of));
        }
        let required = |name: &str| schema["required"].as_array().is_some_and(|list| list.contains(&json!(name)));
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            // What may be missing without an error may be missing from the type as well.
            let lenient = property.get("x-severity").is_some();
            described.properties.insert(name.clone(), (self.read(file, property), required(name) && !lenient));
        }
        for (name, (_, is_required)) in &mut described.properties {
            *is_required |= required(name) && schema["properties"][name].is_null();
        }
        if schema["items"].is_object() {
            described.items = Some(Box::new(self.read(file, &schema["items"])));
        }
        described
    }
}

fn type_of(value: &Value) -> String {
    let name = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    name.to_owned()
}

/// What differs between a schema and the type made from it.
fn differences(schema: &Described, described: &Described, at: &str, out: &mut Vec<String>) {
    let names = |side: &Described| side.properties.keys().cloned().collect::<BTreeSet<_>>();
    let without_null = |side: &Described| side.types.iter().filter(|name| *name != "null").cloned().collect::<BTreeSet<_>>();
    // Several types in one place become any value.
    if !described.types.is_empty() || without_null(schema).len() == 1 {
        let loses_null = schema.types.contains("null") && !described.types.contains("null");
        if without_null(schema) != without_null(described) || loses_null {
            out.push(format!("{at}: the schema says {:?}, the type {:?}", schema.types, described.types));
        }
    }
    if described.types.contains("object") && names(schema) != names(described) {
        out.push(format!("{at}: the schema has {:?}, the type {:?}", names(schema), names(described)));
    }
    for (name, (property, required)) in &schema.properties {
        let Some((described, described_required)) = described.properties.get(name) else { continue };
        let at = format!("{at}/{name}");
        // An `Option` reads a missing member as null.
        let may_be_null = property.types.contains("null") && !described.types.is_empty();
        if *described_required != (*required && !may_be_null) {
            out.push(format!("{at}: required is {required} in the schema, {described_required} in the type"));
        }
        if *required && !may_be_null && described.types.contains("null") {
            out.push(format!("{at}: the type allows null"));
        }
        differences(property, described, &at, out);
    }
    match (&schema.items, &described.items) {
        (Some(schema), Some(described)) => differences(schema, described, &format!("{at}/[]"), out),
        (Some(_), None) if described.types.contains("array") => out.push(format!("{at}: the type has lost its items")),
        _ => {}
    }
}

/// `claw/v1` → `ClawV1`.
fn variant(name: &str) -> String {
    let capitalised = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split(['/', '-']).filter(|word| !word.is_empty()).map(capitalised).collect()
}

/// Every folder of a dialect or revision that holds schemas, with the schema files that its tables use as shapes.
fn editions() -> BTreeMap<String, BTreeSet<String>> {
    let schema = root().join("schema");
    let mut editions = BTreeMap::new();
    for dialect in folders(&schema).into_iter().filter(|name| name != "released") {
        for version in folders(&schema.join(&dialect)) {
            let name = format!("{dialect}/{version}");
            let tables = read(&schema.join(&name).join("dialect.json"));
            let file = |shape: &Value| {
                let id = shape["id"].as_str().expect("an id");
                shape["schema"].as_str().map_or_else(|| format!("{id}.schema.json"), str::to_owned)
            };
            let shapes: BTreeSet<String> = tables["shapes"].as_array().expect("shapes").iter().map(file).collect();
            match tables["revisions"].as_array() {
                Some(revisions) => editions.extend(
                    revisions.iter().map(|revision| (format!("{name}/{}", revision["folder"].as_str().unwrap()), shapes.clone())),
                ),
                None => drop(editions.insert(name, shapes)),
            }
        }
    }
    editions
}

fn folders(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).unwrap().map(Result::unwrap).filter(|entry| entry.path().is_dir());
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))).unwrap()
}

/// The schema behind a variant of an enum that schemars has described.
fn payload<'a>(definitions: &'a Value, of: &'a Value, variant: &str) -> &'a Value {
    let variants = of["oneOf"].as_array().expect("variants");
    let found = variants.iter().map(|alternative| &alternative["properties"][variant]).find(|payload| !payload.is_null());
    let mut schema = found.unwrap_or_else(|| panic!("there is no type {variant}"));
    // A description beside a reference makes schemars wrap the reference.
    schema = schema["allOf"].get(0).unwrap_or(schema);
    let reference = schema["$ref"].as_str().expect("a reference");
    &definitions[reference.trim_start_matches("#/definitions/")]
}

#[test]
fn the_types_describe_the_schemas() {
    let described = serde_json::to_value(schemars::schema_for!(types::Envelope)).unwrap();
    let definitions = &described["definitions"];
    let of_types = Reader { document: &|_| described.clone() };
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (name, files) in editions() {
        let folder = root().join("schema").join(&name);
        let of_schemas = Reader { document: &|file| read(&folder.join(file)) };
        let edition = payload(definitions, &described, &variant(&name));
        for file in files {
            let schema = of_schemas.read(&file, &read(&folder.join(&file)));
            let shape = payload(definitions, edition, &variant(file.trim_end_matches(".schema.json")));
            differences(&schema, &of_types.read("", shape), &format!("{name}/{file}"), &mut wrong);
            compared += 1;
        }
    }
    assert!(compared > 30, "only {compared} types were compared");
    assert!(wrong.is_empty(), "types and schemas differ in {} places:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn differences_are_noticed() {
    let reader = Reader { document: &|_| Value::Null };
    let schema = json!({
        "type": "object",
        "required": ["code", "hint"],
        "properties": { "code": { "type": "integer" }, "hint": { "type": ["string", "null"] }, "list": { "type": "array", "items": { "type": "string" } } }
    });
    let described = json!({
        "type": "object",
        "required": ["code"],
        "properties": { "code": { "type": "integer" }, "hint": { "type": ["string", "null"] }, "list": { "type": ["array", "null"], "items": { "type": "string" } } }
    });
    let count = |described: &Value| {
        let mut out = Vec::new();
        differences(&reader.read("", &schema), &reader.read("", described), "", &mut out);
        out.len()
    };
    assert_eq!(count(&described), 0);
    for (pointer, value) in [
        ("/required", json!([])),
        ("/required", json!(["code", "hint"])),
        ("/required", json!(["code", "list"])),
        ("/properties/code/type", json!("number")),
        ("/properties/code/type", json!(["integer", "null"])),
        ("/properties/hint/type", json!("string")),
        ("/properties/list/items/type", json!("integer")),
        ("/properties/list/items", json!(null)),
    ] {
        let mut changed = described.clone();
        *changed.pointer_mut(pointer).unwrap() = value;
        assert_eq!(count(&changed), 1, "{pointer}");
    }
    for name in ["code", "hint", "list"] {
        let mut changed = described.clone();
        changed["properties"].as_object_mut().unwrap().remove(name);
        assert_eq!(count(&changed), 1, "{name}");
    }
}
