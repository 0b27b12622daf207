//! TypeScript types: one interface per schema, and `Envelope`, a union told apart by dialect and shape.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

use crate::load::{Edition, Project};
use crate::rust_types::type_name;
use crate::schema::{Additional, Property, Schema};
use crate::{Output, header, pascal};

pub(crate) fn write(project: &Project) -> Output {
    let mut text = header("//");
    text.push_str(
        "\n/** Any JSON value. */\nexport type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n",
    );
    let mut union = String::new();
    for dialect in &project.dialects {
        for edition in &dialect.editions {
            let mut interfaces = Interfaces { prefix: pascal(&edition.name), parts: BTreeMap::new() };
            let mut own = String::new();
            for (file, schema) in &edition.schemas {
                let name = format!("{}{}", interfaces.prefix, type_name(file));
                let parameter = schema.properties.values().find_map(|property| property.schema.type_parameter.as_deref());
                let generic = parameter.map(|parameter| format!("<{parameter} = Json>")).unwrap_or_default();
                let body = interfaces.members(schema, "");
                let _ = write!(
                    own,
                    "\n/** {} */\nexport interface {name}{generic} {body}\n",
                    sentence(&edition.files[file].description)
                );
            }
            for (name, part) in &interfaces.parts {
                let _ = write!(text, "\n{}export type {name} = {};\n", comment(&part.0, ""), part.1);
            }
            text.push_str(&own);
            union.push_str(&variants(&dialect.tables.id, edition, &dialect.tables.shapes));
        }
    }
    let _ = write!(
        text,
        "\n/** An envelope with its names: `dialect` and `shape` narrow `value`. `Data` is the type of the payload, where the dialect is generic in it. */\nexport type Envelope<Data = Json> =\n{union};\n"
    );
    let ids: Vec<String> = project.dialects.iter().map(|dialect| format!("{:?}", dialect.tables.id)).collect();
    let _ = write!(text, "\n/** Every dialect. */\nexport type DialectId = {};\n", ids.join(" | "));
    Output { path: "npm/src/generated/envelopes.ts".to_owned(), text }
}

fn variants(id: &str, edition: &Edition, shapes: &[crate::model::Shape]) -> String {
    let mut seen: Vec<(String, String)> = Vec::new();
    for shape in shapes {
        let pair = (shape.id.clone(), shape.file());
        if !seen.contains(&pair) {
            seen.push(pair);
        }
    }
    let revision = if edition.revision == 0 { "null".to_owned() } else { edition.revision.to_string() };
    seen.iter().fold(String::new(), |mut out, (shape, file)| {
        let generic = edition.schemas[file].properties.values().any(|property| property.schema.type_parameter.is_some());
        let name = format!("{}{}{}", pascal(&edition.name), type_name(file), if generic { "<Data>" } else { "" });
        let _ = writeln!(out, "  | {{ dialect: {id:?}; revision: {revision}; shape: {shape:?}; value: {name} }}");
        out
    })
}

/// Named parts of one edition, collected while its interfaces are written.
struct Interfaces {
    prefix: String,
    parts: BTreeMap<String, (String, String)>,
}

impl Interfaces {
    fn members(&mut self, schema: &Schema, indent: &str) -> String {
        let inner = format!("{indent}  ");
        let mut out = String::from("{\n");
        for (name, Property { schema, required, .. }) in &schema.properties {
            out.push_str(&comment(&schema.description, &inner));
            let optional = if *required { "" } else { "?" };
            let _ = writeln!(out, "{inner}{}{optional}: {};", key(name), self.type_of(schema, &inner));
        }
        match &schema.additional {
            Additional::Forbidden => {}
            Additional::Allowed | Additional::Noted => {
                let _ = writeln!(out, "{inner}[member: string]: unknown;");
            }
            Additional::Checked(schema) => {
                let _ = writeln!(out, "{inner}[member: string]: {};", self.type_of(schema, &inner));
            }
        }
        let _ = write!(out, "{indent}}}");
        out
    }

    fn type_of(&mut self, schema: &Schema, indent: &str) -> String {
        let nullable = schema.types.iter().any(|kind| kind == "null");
        if let Some(parameter) = &schema.type_parameter {
            return if nullable { format!("{parameter} | null") } else { parameter.clone() };
        }
        let Some(part) = schema.name.as_deref().filter(|_| !schema.properties.is_empty()) else {
            return self.inline(schema, indent);
        };
        let name = format!("{}{}", self.prefix, pascal(part));
        if !self.parts.contains_key(&name) {
            self.parts.insert(name.clone(), Default::default());
            let mut own = schema.clone();
            own.types.retain(|kind| kind != "null");
            own.name = None;
            let body = self.inline(&own, "");
            self.parts.insert(name.clone(), (schema.description.clone(), body));
        }
        if nullable { format!("{name} | null") } else { name }
    }

    fn inline(&mut self, schema: &Schema, indent: &str) -> String {
        if let Some(values) = &schema.one_of {
            return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
        }
        if schema.types.is_empty() {
            return "Json".to_owned();
        }
        let mut kinds: Vec<String> = schema
            .types
            .iter()
            .map(|kind| match kind.as_str() {
                "integer" | "number" => "number".to_owned(),
                "array" => match &schema.items {
                    Some(items) => match self.type_of(items, indent) {
                        simple if !simple.contains([' ', '{']) => format!("{simple}[]"),
                        other => format!("Array<{other}>"),
                    },
                    None => "Json[]".to_owned(),
                },
                "object" if schema.properties.is_empty() => match &schema.additional {
                    Additional::Checked(schema) => format!("{{ [member: string]: {} }}", self.type_of(schema, indent)),
                    _ => "{ [member: string]: Json }".to_owned(),
                },
                "object" => self.members(schema, indent),
                other => other.to_owned(),
            })
            .collect();
        kinds.dedup();
        kinds.join(" | ")
    }
}

fn key(name: &str) -> String {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if plain { name.to_owned() } else { format!("{name:?}") }
}

fn sentence(text: &str) -> String {
    text.replace("*/", "*\\/").replace('\n', " ")
}

pub(crate) fn comment(text: &str, indent: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{indent}/** {} */\n", sentence(text)) }
}
