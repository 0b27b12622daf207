//! Reading the schemas: linting them against the keywords the compiler supports, resolving references, merging `allOf`.

use std::collections::BTreeMap;
use std::path::Path;

use indexmap::IndexMap;
use serde_json::{Map, Value};

use crate::fault::{Fault, Faults};
use crate::model::Severity;

/// A schema with every reference resolved.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Schema {
    pub(crate) description: String,
    /// Names of JSON types; empty means any.
    pub(crate) types: Vec<String>,
    pub(crate) one_of: Option<Vec<Value>>,
    pub(crate) properties: IndexMap<String, Property>,
    pub(crate) additional: Additional,
    pub(crate) items: Option<Box<Schema>>,
    pub(crate) item_bounds: (u32, u32),
    pub(crate) length_bounds: (u32, u32),
    pub(crate) pattern: Option<String>,
    pub(crate) date_time: bool,
    pub(crate) minimum: Option<i64>,
    pub(crate) maximum: Option<i64>,
    /// The file or definition this came from by `$ref`, for naming types.
    pub(crate) name: Option<String>,
    /// Stands for the type parameter of a generic type.
    pub(crate) type_parameter: Option<String>,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Property {
    pub(crate) schema: Schema,
    pub(crate) required: bool,
    pub(crate) severity: Severity,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Additional {
    Allowed,
    Forbidden,
    Noted,
    Checked(Box<Schema>),
}

impl Schema {
    fn any() -> Schema {
        Schema {
            description: String::new(),
            types: Vec::new(),
            one_of: None,
            properties: IndexMap::new(),
            additional: Additional::Allowed,
            items: None,
            item_bounds: (0, u32::MAX),
            length_bounds: (0, u32::MAX),
            pattern: None,
            date_time: false,
            minimum: None,
            maximum: None,
            name: None,
            type_parameter: None,
        }
    }

    /// Nothing to check?
    pub(crate) fn is_unconstrained(&self) -> bool {
        let blank = Schema {
            description: self.description.clone(),
            name: self.name.clone(),
            type_parameter: self.type_parameter.clone(),
            ..Schema::any()
        };
        *self == blank
    }
}

/// One schema file as it was read.
#[derive(Debug)]
pub(crate) struct SchemaFile {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) description: String,
    pub(crate) document: Value,
}

/// All schema files of a folder, by name.
pub(crate) type Folder = BTreeMap<String, SchemaFile>;

const KEYWORDS: &[&str] = &[
    "$schema",
    "$id",
    "$ref",
    "$defs",
    "$comment",
    "title",
    "description",
    "examples",
    "type",
    "const",
    "enum",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "minItems",
    "maxItems",
    "minLength",
    "maxLength",
    "minimum",
    "maximum",
    "pattern",
    "format",
    "allOf",
    "anyOf",
    "x-severity",
    "x-unknown-fields",
    "x-type-parameter",
];

pub(crate) const TYPES: &[&str] = &["null", "boolean", "integer", "number", "string", "array", "object"];

/// Reads and lints every `*.schema.json` of a folder.
pub(crate) fn read_folder(root: &Path, folder: &Path, faults: &mut Faults) -> Folder {
    let mut files = Folder::new();
    for path in crate::files_in(folder, ".schema.json", faults) {
        let shown = crate::shown(root, &path);
        let Some(document) = crate::read_json(&path, &shown, faults) else { continue };
        let mut lint = Lint { file: &shown, faults };
        lint.file_level(&document, &expected_id(&shown));
        lint.schema(&document, "");
        let text = |key: &str| document.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let file = SchemaFile { id: text("$id"), title: text("title"), description: text("description"), document };
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        files.insert(name, file);
    }
    files
}

fn expected_id(shown: &str) -> String {
    format!("https://cli-envelope.dev/{shown}")
}

struct Lint<'a> {
    file: &'a str,
    faults: &'a mut Faults,
}

impl Lint<'_> {
    fn fault(&mut self, pointer: &str, message: impl Into<String>) {
        self.faults.push(Fault::new(self.file, pointer, message));
    }

    fn file_level(&mut self, document: &Value, expected_id: &str) {
        for key in ["title", "description"] {
            if document.get(key).and_then(Value::as_str).is_none_or(str::is_empty) {
                self.fault("", format!("keyword `{key}` is missing"));
            }
        }
        if document.get("$schema").and_then(Value::as_str) != Some("https://json-schema.org/draft/2020-12/schema") {
            self.fault("/$schema", "keyword `$schema` must name draft 2020-12");
        }
        if document.get("$id").and_then(Value::as_str) != Some(expected_id) {
            self.fault("/$id", format!("keyword `$id` must be `{expected_id}`"));
        }
        if document.get("examples").and_then(Value::as_array).is_none_or(Vec::is_empty) {
            self.fault("", "keyword `examples` is missing");
        }
    }

    fn schema(&mut self, schema: &Value, pointer: &str) {
        let Some(schema) = schema.as_object() else { return self.fault(pointer, "a schema must be an object") };
        for (keyword, value) in schema {
            let here = format!("{pointer}/{}", keyword.replace('~', "~0").replace('/', "~1"));
            if !KEYWORDS.contains(&keyword.as_str()) {
                self.fault(&here, format!("keyword `{keyword}` is not supported"));
                continue;
            }
            self.keyword(keyword, value, &here);
        }
    }

    fn keyword(&mut self, keyword: &str, value: &Value, here: &str) {
        let wrong = match keyword {
            "properties" | "$defs" => {
                let Some(members) = value.as_object() else { return self.fault(here, format!("`{keyword}` must be an object")) };
                for (name, schema) in members {
                    let below = format!("{here}/{}", name.replace('~', "~0").replace('/', "~1"));
                    if keyword == "properties" && schema.get("description").and_then(Value::as_str).is_none_or(str::is_empty) {
                        self.fault(&below, "keyword `description` is missing");
                    }
                    self.schema(schema, &below);
                }
                (keyword == "properties" && members.len() > 64).then_some("may name at most 64 members")
            }
            "items" => {
                self.schema(value, here);
                None
            }
            "additionalProperties" if value.is_boolean() => None,
            "additionalProperties" => {
                self.schema(value, here);
                None
            }
            "allOf" => {
                let only_refs = value.as_array().is_some_and(|list| {
                    list.iter().all(|item| item.as_object().is_some_and(|item| item.len() == 1 && item.contains_key("$ref")))
                });
                (!only_refs).then_some("must list `{\"$ref\": …}` only")
            }
            "anyOf" => {
                let nullable = value.as_array().is_some_and(|list| {
                    list.len() == 2 && list[0].get("$ref").is_some() && list[1] == serde_json::json!({"type": "null"})
                });
                (!nullable).then_some("must be `[{\"$ref\": …}, {\"type\": \"null\"}]`")
            }
            "type" => {
                let known = |name: &Value| name.as_str().is_some_and(|name| TYPES.contains(&name));
                let good = known(value) || value.as_array().is_some_and(|list| !list.is_empty() && list.iter().all(known));
                (!good).then_some("must name JSON types")
            }
            "required" => (!value.as_array().is_some_and(|list| list.iter().all(Value::is_string))).then_some("must list names"),
            "enum" | "const" => {
                let simple =
                    |value: &Value| value.is_string() || value.is_boolean() || value.is_null() || value.as_i64().is_some();
                let good = if keyword == "enum" {
                    value.as_array().is_some_and(|list| !list.is_empty() && list.iter().all(simple))
                } else {
                    simple(value)
                };
                (!good).then_some("may hold text, integers, booleans and null only")
            }
            "minItems" | "maxItems" | "minLength" | "maxLength" => {
                value.as_u64().is_none_or(|number| number >= u64::from(u32::MAX)).then_some("must be a non-negative integer")
            }
            "minimum" | "maximum" => value.as_i64().is_none().then_some("must be an integer"),
            "format" => (value.as_str() != Some("date-time")).then_some("may be `date-time` only"),
            "pattern" => match value.as_str().map(crate::automaton::compile) {
                Some(Ok(_)) => None,
                Some(Err(reason)) => return self.fault(here, format!("keyword `pattern`: {reason}")),
                None => Some("must be text"),
            },
            "x-severity" => serde_json::from_value::<Severity>(value.clone()).is_err().then_some("must be a severity"),
            "x-unknown-fields" => (value.as_str() != Some("info")).then_some("may be `info` only"),
            "examples" => value.as_array().is_none().then_some("must be a list"),
            _ => (!value.is_string()).then_some("must be text"),
        };
        if let Some(reason) = wrong {
            self.fault(here, format!("keyword `{keyword}` {reason}"));
        }
    }
}

/// Resolves schemas of one folder.
pub(crate) struct Resolver<'a> {
    folder: &'a Folder,
    shown: String,
}

type Resolved = Result<Schema, Fault>;

impl<'a> Resolver<'a> {
    /// `shown` is the folder's path for messages.
    pub(crate) fn new(folder: &'a Folder, shown: impl Into<String>) -> Resolver<'a> {
        Resolver { folder, shown: shown.into() }
    }

    /// The schema of a file.
    pub(crate) fn file(&self, name: &str) -> Resolved {
        let file = self.folder.get(name).ok_or_else(|| self.fault(name, "", "there is no such schema file"))?;
        self.schema(&file.document, name, "", 0)
    }

    fn fault(&self, file: &str, pointer: &str, message: impl Into<String>) -> Fault {
        Fault::new(format!("{}/{file}", self.shown), pointer, message)
    }

    fn schema(&self, value: &Value, file: &str, pointer: &str, depth: usize) -> Resolved {
        if depth > 16 {
            return Err(self.fault(file, pointer, "keyword `$ref`: schemas may not refer to themselves"));
        }
        let empty = Map::new();
        let object = value.as_object().unwrap_or(&empty);
        let text = |key: &str| object.get(key).and_then(Value::as_str);
        let sub = |value: &Value, below: &str| self.schema(value, file, &format!("{pointer}/{below}"), depth + 1);
        let mut schema = Schema::any();
        if let Some(reference) = text("$ref") {
            schema = self.reference(reference, file, &format!("{pointer}/$ref"), depth)?;
        }
        if let Some(nullable) = object.get("anyOf").and_then(|list| list.get(0)).and_then(|item| item.get("$ref")) {
            schema = self.reference(nullable.as_str().unwrap_or_default(), file, &format!("{pointer}/anyOf/0/$ref"), depth)?;
            if !schema.types.is_empty() {
                schema.types.push("null".to_owned());
            }
            if let Some(values) = &mut schema.one_of {
                values.push(Value::Null);
            }
        }
        for (position, part) in object.get("allOf").and_then(Value::as_array).into_iter().flatten().enumerate() {
            let here = format!("{pointer}/allOf/{position}/$ref");
            let part = self.reference(part["$ref"].as_str().unwrap_or_default(), file, &here, depth)?;
            schema = self.merge(schema, part, file, &here)?;
            schema.name = None;
        }
        if let Some(description) = text("description") {
            schema.description = description.to_owned();
        }
        schema.type_parameter = text("x-type-parameter").map(str::to_owned).or(schema.type_parameter);
        match object.get("type") {
            Some(Value::String(name)) => schema.types = vec![name.clone()],
            Some(Value::Array(names)) => {
                schema.types = names.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect();
            }
            _ => {}
        }
        if let Some(value) = object.get("const") {
            schema.one_of = Some(vec![value.clone()]);
        }
        if let Some(values) = object.get("enum").and_then(Value::as_array) {
            schema.one_of = Some(values.clone());
        }
        self.properties(&mut schema, object, file, pointer, depth)?;
        match object.get("additionalProperties") {
            Some(Value::Bool(false)) => schema.additional = Additional::Forbidden,
            Some(Value::Object(_)) => {
                schema.additional = Additional::Checked(Box::new(sub(&object["additionalProperties"], "additionalProperties")?));
            }
            _ => {}
        }
        if object.contains_key("x-unknown-fields") {
            schema.additional = Additional::Noted;
        }
        if let Some(items) = object.get("items") {
            schema.items = Some(Box::new(sub(items, "items")?));
        }
        let number = |key: &str| object.get(key).and_then(Value::as_u64).and_then(|number| u32::try_from(number).ok());
        schema.item_bounds.0 = number("minItems").unwrap_or(schema.item_bounds.0);
        schema.item_bounds.1 = number("maxItems").unwrap_or(schema.item_bounds.1);
        schema.length_bounds.0 = number("minLength").unwrap_or(schema.length_bounds.0);
        schema.length_bounds.1 = number("maxLength").unwrap_or(schema.length_bounds.1);
        schema.minimum = object.get("minimum").and_then(Value::as_i64).or(schema.minimum);
        schema.maximum = object.get("maximum").and_then(Value::as_i64).or(schema.maximum);
        schema.pattern = text("pattern").map(str::to_owned).or(schema.pattern);
        schema.date_time |= text("format").is_some();
        Ok(schema)
    }

    fn properties(
        &self,
        schema: &mut Schema,
        object: &Map<String, Value>,
        file: &str,
        pointer: &str,
        depth: usize,
    ) -> Result<(), Fault> {
        for (name, value) in object.get("properties").and_then(Value::as_object).into_iter().flatten() {
            let here = format!("{pointer}/properties/{name}");
            let severity = value.get("x-severity").and_then(|value| serde_json::from_value(value.clone()).ok());
            let property = Property {
                schema: self.schema(value, file, &here, depth + 1)?,
                required: false,
                severity: severity.unwrap_or(Severity::Error),
            };
            if schema.properties.insert(name.clone(), property).is_some() {
                return Err(self.fault(file, &here, "keyword `allOf` brings a property of the same name"));
            }
        }
        for name in object.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str) {
            match schema.properties.get_mut(name) {
                Some(property) => property.required = true,
                None => {
                    let message = format!("keyword `required` names `{name}`, which has no entry in `properties`");
                    return Err(self.fault(file, &format!("{pointer}/required"), message));
                }
            }
        }
        Ok(())
    }

    fn reference(&self, reference: &str, file: &str, pointer: &str, depth: usize) -> Resolved {
        let (target, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let target = if target.is_empty() { file } else { target };
        let missing = || self.fault(file, pointer, format!("keyword `$ref`: `{reference}` does not exist"));
        let document = &self.folder.get(target).ok_or_else(missing)?.document;
        let value = document.pointer(fragment).ok_or_else(missing)?;
        let mut schema = self.schema(value, target, fragment, depth + 1)?;
        let last = if fragment.is_empty() { target.trim_end_matches(".schema.json") } else { fragment };
        schema.name = last.rsplit('/').next().map(str::to_owned);
        Ok(schema)
    }

    fn merge(&self, mut into: Schema, part: Schema, file: &str, pointer: &str) -> Resolved {
        if !part.types.is_empty() && part.types != ["object"] {
            return Err(self.fault(file, pointer, "keyword `allOf` may merge object schemas only"));
        }
        for (name, property) in part.properties {
            if into.properties.insert(name.clone(), property).is_some() {
                return Err(self.fault(file, pointer, format!("keyword `allOf` brings `{name}` twice")));
            }
        }
        if into.types.is_empty() {
            into.types = part.types;
        }
        if part.additional != Additional::Allowed {
            into.additional = part.additional;
        }
        Ok(into)
    }
}
