//! The typed API: structs and enums by typify from a prepared copy of the schemas.
//!
//! typify gets what it handles well: references bundled, `allOf` merged, no patterns, formats or bounds. The types read an
//! envelope; whether it is valid is the programs' business.

use std::collections::BTreeSet;
use std::fmt::Write;

use schemars::schema::Schema as TypifySchema;
use serde_json::{Map, Value, json};
use syn::parse_quote;
use syn::visit_mut::VisitMut;
use typify::{TypeSpace, TypeSpaceSettings};

use crate::fault::{Fault, Faults};
use crate::load::{Edition, Project};
use crate::model::Severity;
use crate::schema::{Additional, Property, Resolver, Schema};
use crate::{Output, header, pascal, snake};

const FOLDER: &str = "core/src/generated/types";

/// Lets the drift test compare what the types describe with the schemas they were made from.
const DERIVE_SCHEMA: &str = "#[cfg_attr(feature = \"drift\", derive(schemars::JsonSchema))]";

pub(crate) fn write(project: &Project) -> Result<Vec<Output>, Faults> {
    let mut outputs = Vec::new();
    let mut modules = header("//");
    modules.push_str("//! The dialects' envelopes as Rust types, one module per dialect and revision.\n\n");
    let (mut variants, mut arms) = (String::new(), String::new());
    for edition in project.dialects.iter().flat_map(|dialect| &dialect.editions) {
        let module = snake(&edition.name);
        let variant = pascal(&edition.name);
        outputs
            .push(Output { path: format!("{FOLDER}/{module}.rs"), text: edition_types(edition).map_err(|fault| vec![fault])? });
        let _ = writeln!(
            modules,
            "#[rustfmt::skip]\n#[allow(missing_docs, clippy::all, reason = \"made by typify\")]\npub mod {module};"
        );
        let _ = writeln!(variants, "    /// `{}`.\n    {variant}({module}::Envelope),", edition.name);
        let prefix = format!("https://cli-envelope.dev/schema/{}/", edition.name);
        let _ = writeln!(
            arms,
            "        if let Some(file) = schema.strip_prefix({prefix:?}) {{\n            return {module}::Envelope::read(file, json).map(Envelope::{variant});\n        }}"
        );
    }
    let _ = write!(
        modules,
        "\n/// An envelope of any dialect.\n#[derive(Debug, Clone)]\n{DERIVE_SCHEMA}\n#[non_exhaustive]\npub enum Envelope {{\n{variants}}}\n\n\
         impl Envelope {{\n    /// Reads text as the type of the schema with this `$id`.\n    \
         pub(crate) fn read(schema: &str, json: &[u8]) -> Result<Envelope, serde_json::Error> {{\n{arms}        \
         Err(serde::de::Error::custom(\"there is no such schema\"))\n    }}\n}}\n"
    );
    outputs.push(Output { path: format!("{FOLDER}/mod.rs"), text: modules });
    Ok(outputs)
}

fn edition_types(edition: &Edition) -> Result<String, Fault> {
    let refuse = |error: String| Fault::new(format!("schema/{}", edition.name), "", error);
    let mut bundle = Bundle { definitions: Map::new() };
    let resolver = Resolver::new(&edition.files, format!("schema/{}", edition.name));
    for file in edition.schemas.keys() {
        let schema = resolver.file(file)?;
        let definition = bundle.object(&schema);
        bundle.definitions.insert(type_name(file), definition);
    }
    let may_be_missing = bundle.may_be_missing();
    let mut settings = TypeSpaceSettings::default();
    settings.with_struct_builder(false).with_map_type("::std::collections::BTreeMap".to_string());
    let mut space = TypeSpace::new(&settings);
    let definitions: Result<Vec<(String, TypifySchema)>, _> = bundle
        .definitions
        .into_iter()
        .map(|(name, schema)| serde_json::from_value(schema).map(|schema| (name, schema)))
        .collect();
    let definitions = definitions.map_err(|error| refuse(format!("typify cannot read the prepared schemas: {error}")))?;
    space.add_ref_types(definitions).map_err(|error| refuse(format!("typify refuses the prepared schemas: {error}")))?;
    let mut file: syn::File =
        syn::parse2(space.to_stream()).map_err(|error| refuse(format!("typify's output does not parse: {error}")))?;
    Tidy { may_be_missing }.visit_file_mut(&mut file);
    let mut text = header("//");
    let _ = writeln!(text, "//! The types of `{}`.\n", edition.name);
    text.push_str(&prettyplease::unparse(&file));
    text.push_str(&envelope_enum(edition));
    Ok(text)
}

/// `list-sessions.schema.json` → `ListSessions`.
pub(crate) fn type_name(file: &str) -> String {
    pascal(file.trim_end_matches(".schema.json"))
}

fn envelope_enum(edition: &Edition) -> String {
    let (mut variants, mut arms) = (String::new(), String::new());
    for file in edition.schemas.keys().collect::<BTreeSet<_>>() {
        let name = type_name(file);
        let _ = writeln!(variants, "    {name}(Box<{name}>),");
        let _ = writeln!(arms, "            {file:?} => serde_json::from_slice(json).map(Envelope::{name}),");
    }
    format!(
        "/// An envelope of this dialect, by shape.\n#[derive(Debug, Clone)]\n{DERIVE_SCHEMA}\n#[non_exhaustive]\npub enum Envelope {{\n{variants}}}\n\
         impl Envelope {{\n    #[allow(dead_code)]\n    pub(crate) fn read(file: &str, json: &[u8]) -> Result<Envelope, serde_json::Error> {{\n        match file {{\n{arms}            \
         _ => Err(serde::de::Error::custom(\"there is no such schema\")),\n        }}\n    }}\n}}\n"
    )
}

/// Marks a property that is written always and read even where it is missing: its absence is an issue, but no error.
const MAY_BE_MISSING: &str = "x-may-be-missing";

/// Definitions by name, as the schemas are walked.
struct Bundle {
    definitions: Map<String, Value>,
}

impl Bundle {
    /// Types with the fields of theirs that may be missing.
    fn may_be_missing(&self) -> BTreeSet<(String, String)> {
        let marked = |(_, property): &(&String, &Value)| property.get(MAY_BE_MISSING).is_some();
        let fields = |definition: &'_ Value| -> Vec<String> {
            let properties = definition["properties"].as_object().into_iter().flatten();
            properties.filter(marked).map(|(name, _)| name.clone()).collect()
        };
        self.definitions.iter().flat_map(|(name, it)| fields(it).into_iter().map(|field| (name.clone(), field))).collect()
    }

    fn value(&mut self, schema: &Schema) -> Value {
        let Some(name) = schema.name.as_deref().map(pascal).filter(|_| !schema.properties.is_empty() || schema.one_of.is_some())
        else {
            return self.inline(schema);
        };
        if !self.definitions.contains_key(&name) {
            let mut own = schema.clone();
            own.types.retain(|kind| kind != "null");
            if let Some(values) = &mut own.one_of {
                values.retain(|value| !value.is_null());
            }
            own.name = None;
            let definition = self.inline(&own);
            self.definitions.insert(name.clone(), definition);
        }
        let reference = json!({ "$ref": format!("#/$defs/{name}") });
        if schema.types.iter().any(|kind| kind == "null") {
            json!({ "description": schema.description, "oneOf": [reference, { "type": "null" }] })
        } else {
            json!({ "description": schema.description, "allOf": [reference] })
        }
    }

    fn property(&mut self, property: &Property) -> Value {
        let mut value = self.value(&property.schema);
        if property.required && property.severity < Severity::Error {
            value[MAY_BE_MISSING] = json!(true);
        }
        value
    }

    fn inline(&mut self, schema: &Schema) -> Value {
        let description = schema.description.clone();
        let nullable = schema.types.iter().any(|kind| kind == "null");
        let kinds: Vec<&String> = schema.types.iter().filter(|kind| *kind != "null").collect();
        let texts: Option<Vec<&str>> =
            schema.one_of.as_ref().and_then(|values| values.iter().filter(|value| !value.is_null()).map(Value::as_str).collect());
        if let Some(texts) = texts.filter(|texts| !texts.is_empty()) {
            let values = json!({ "type": "string", "enum": texts });
            let has_null = schema.one_of.iter().flatten().any(Value::is_null);
            return if has_null {
                json!({ "description": description, "oneOf": [values, { "type": "null" }] })
            } else {
                json!({ "description": description, "type": "string", "enum": texts })
            };
        }
        let kind = match (kinds.as_slice(), &schema.one_of) {
            ([kind], _) => kind.as_str(),
            ([], Some(values)) if values.iter().all(Value::is_boolean) => "boolean",
            ([], Some(values)) if values.iter().all(Value::is_i64) => "integer",
            _ => return json!({ "description": description }),
        };
        let types = if nullable { json!([kind, "null"]) } else { json!(kind) };
        match kind {
            "object" => {
                let mut object = self.object(schema);
                object["type"] = types;
                object
            }
            "array" => {
                let items = schema.items.as_ref().map_or(json!({}), |items| self.value(items));
                json!({ "description": description, "type": types, "items": items })
            }
            _ => json!({ "description": description, "type": types }),
        }
    }

    /// Members the schema does not name are kept, unless it forbids them.
    fn object(&mut self, schema: &Schema) -> Value {
        let properties: Map<String, Value> =
            schema.properties.iter().map(|(name, property)| (name.clone(), self.property(property))).collect();
        let required: Vec<&String> =
            schema.properties.iter().filter(|(_, property)| property.required).map(|(name, _)| name).collect();
        let additional = match &schema.additional {
            Additional::Forbidden => json!(false),
            Additional::Checked(schema) => self.value(schema),
            Additional::Allowed | Additional::Noted => json!({}),
        };
        json!({
            "description": schema.description,
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": additional,
        })
    }
}

/// Drops the schemas typify repeats in its comments, lets the drift test derive schemas from the types, and gives the fields
/// that may be missing a default.
struct Tidy {
    /// Types with their fields.
    may_be_missing: BTreeSet<(String, String)>,
}

impl VisitMut for Tidy {
    fn visit_item_struct_mut(&mut self, item: &mut syn::ItemStruct) {
        for field in &mut item.fields {
            let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
            if self.may_be_missing.contains(&(item.ident.to_string(), name)) {
                field.attrs.push(parse_quote!(#[serde(default)]));
            }
        }
        syn::visit_mut::visit_item_struct_mut(self, item);
    }

    fn visit_attributes_mut(&mut self, attributes: &mut Vec<syn::Attribute>) {
        for attribute in attributes.iter_mut() {
            if let syn::Meta::NameValue(meta) = &mut attribute.meta
                && meta.path.is_ident("doc")
                && let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = &mut meta.value
            {
                let full = text.value();
                let kept = full.split("<details>").next().unwrap_or_default().trim().trim_matches('`').to_owned();
                *text = syn::LitStr::new(&format!(" {kept}"), text.span());
            }
        }
        let derives_serde = attributes.iter().any(|attribute| {
            attribute.path().is_ident("derive")
                && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string().contains("Serialize"))
        });
        if derives_serde {
            attributes.push(parse_quote!(#[cfg_attr(feature = "drift", derive(schemars::JsonSchema))]));
        }
    }
}
