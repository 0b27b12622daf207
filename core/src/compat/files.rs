//! The files of a schema, the places in them, and where references lead.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::rc::Rc;

use jsonschema::error::ValidationErrorKind;
use serde_json::{Map, Value};

use super::keywords::{below, below_keyword, is_in_place};
use super::load::SchemaError;

/// References that follow one another without a step into the document. More is not a schema but an attack on the stack.
const LONGEST_CHAIN: usize = 100;

/// A schema's own file, and then those it refers to.
#[derive(Debug)]
pub(super) struct Files(pub(super) Vec<SchemaFile>);

#[derive(Debug)]
pub(super) struct SchemaFile {
    /// Its path, from wherever the first file's path is seen.
    pub(super) name: String,
    id: Option<String>,
    document: Value,
    /// Before 2019-09, `$ref` hides every keyword beside it.
    lone_references: bool,
}

impl Files {
    pub(super) fn root(&self) -> Place<'_> {
        static NOTHING: Value = Value::Null;
        Place { file: 0, pointer: "".into(), schema: self.0.first().map_or(&NOTHING, |file| &file.document) }
    }

    /// The file a reference leads to, by the name it has or would have.
    pub(super) fn file_of(&self, from: usize, reference: &str) -> Option<String> {
        let (uri, _) = reference.split_once('#').unwrap_or((reference, ""));
        let from = self.0.get(from)?;
        if uri.is_empty() {
            return Some(from.name.clone());
        }
        if let Some(known) = self.0.iter().find(|file| file.id.as_deref() == Some(uri)) {
            return Some(known.name.clone());
        }
        if !uri.contains(':') {
            return beside(&from.name, uri);
        }
        // A neighbour called by its full name.
        let (folder, _) = from.id.as_deref()?.rsplit_once('/')?;
        beside(&from.name, uri.strip_prefix(folder)?.strip_prefix('/')?)
    }

    /// Where a `$ref` leads.
    pub(super) fn target(&self, from: &Place<'_>, reference: &str) -> Option<Place<'_>> {
        let (_, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let name = self.file_of(from.file, reference)?;
        let file = self.0.iter().position(|file| file.name == name)?;
        let document = &self.0.get(file)?.document;
        let fragment = percent_decoded(fragment);
        let pointer = if fragment.is_empty() || fragment.starts_with('/') { fragment } else { anchor(document, &fragment)? };
        let schema = document.pointer(&pointer)?;
        Some(Place { file, pointer: pointer.into(), schema })
    }

    /// The place written like a `$ref`.
    pub(super) fn shown(&self, place: &Place<'_>) -> String {
        let name = |file: usize| self.0.get(file).map_or("", |file| file.name.as_str());
        let (folder, _) = name(0).rsplit_once('/').unwrap_or_default();
        let neighbour = name(place.file).strip_prefix(folder).unwrap_or(name(place.file)).trim_start_matches('/');
        if place.file == 0 { format!("#{}", place.pointer) } else { format!("{neighbour}#{}", place.pointer) }
    }

    pub(super) fn has_lone_references(&self, place: &Place<'_>) -> bool {
        self.0.get(place.file).is_some_and(|file| file.lone_references)
    }

    /// Every reference leads somewhere, and none goes round in a circle without a step into the document.
    pub(super) fn check_references(&self) -> Result<(), SchemaError> {
        let mut done = BTreeMap::new();
        let every = self.0.iter().enumerate().flat_map(|(file, SchemaFile { document, .. })| places(file, document));
        every.into_iter().try_for_each(|place| self.follow(&place, &mut done, 0))
    }

    /// `done` holds false for the places that are being followed.
    fn follow<'s>(&'s self, place: &Place<'s>, done: &mut BTreeMap<Place<'s>, bool>, depth: usize) -> Result<(), SchemaError> {
        match done.get(place) {
            Some(true) => return Ok(()),
            Some(false) => return Err(SchemaError::EndlessReference { place: self.named(place) }),
            None => {}
        }
        if depth > LONGEST_CHAIN {
            let reason = format!("more than {LONGEST_CHAIN} references follow one another");
            return Err(place.not_a_schema(self, reason));
        }
        done.insert(place.clone(), false);
        for (keyword, value) in place.schema.as_object().into_iter().flatten() {
            if keyword == "$ref" {
                let reference = value.as_str().unwrap_or_default();
                let target = self.target(place, reference).ok_or_else(|| SchemaError::MissingReference {
                    place: self.named(place),
                    reference: reference.to_owned(),
                    reason: "there is no such place".to_owned(),
                })?;
                self.follow(&target, done, depth + 1)?;
            } else if is_in_place(keyword) {
                for (steps, schema) in below_keyword(keyword, value) {
                    self.follow(&place.child(&steps, schema), done, depth + 1)?;
                }
            }
        }
        done.insert(place.clone(), true);
        Ok(())
    }

    /// With the name of the file, the first one included.
    fn named(&self, place: &Place<'_>) -> String {
        format!("{}#{}", self.0.get(place.file).map_or("", |file| &file.name), place.pointer)
    }

    /// One document with every file in it and every `$ref` rewritten, so that a validator needs nothing else.
    pub(super) fn bundled(&self) -> Value {
        let mut bundle = self.rewritten(&self.root());
        let Some(members) = bundle.as_object_mut() else { return bundle };
        let others = self.0.iter().enumerate().skip(1);
        let others: Map<String, Value> = others
            .map(|(file, SchemaFile { document, .. })| {
                let mut document = self.rewritten(&Place { file, pointer: "".into(), schema: document });
                if let Some(members) = document.as_object_mut() {
                    members.shift_remove("$schema");
                }
                (bundled_name(file), document)
            })
            .collect();
        if others.is_empty() {
            return bundle;
        }
        if let Some(definitions) = members.entry("$defs").or_insert_with(|| Map::new().into()).as_object_mut() {
            definitions.extend(others);
        }
        bundle
    }

    fn rewritten(&self, place: &Place<'_>) -> Value {
        let Some(members) = place.schema.as_object() else { return place.schema.clone() };
        let mut out = members.clone();
        // Names of its own would change what the references mean.
        out.shift_remove("$id");
        out.shift_remove("$anchor");
        if let Some(target) = members.get("$ref").and_then(Value::as_str).and_then(|reference| self.target(place, reference)) {
            let folder = if target.file == 0 { String::new() } else { format!("/$defs/{}", bundled_name(target.file)) };
            out.insert("$ref".to_owned(), format!("#{folder}{}", percent_encoded(&target.pointer)).into());
        }
        let mut out = Value::Object(out);
        for (steps, schema) in below(place.schema) {
            let child = place.child(&steps, schema);
            let inside = child.pointer.strip_prefix(&*place.pointer).unwrap_or_default();
            if let Some(slot) = out.pointer_mut(inside) {
                *slot = self.rewritten(&child);
            }
        }
        out
    }
}

impl SchemaFile {
    pub(super) fn new(name: String, document: Value) -> SchemaFile {
        let text = |key: &str| document.get(key).and_then(Value::as_str).map(|text| text.trim_end_matches('#').to_owned());
        let draft = text("$schema").unwrap_or_default();
        let lone_references = ["draft-03", "draft-04", "draft-06", "draft-07"].iter().any(|old| draft.contains(old));
        SchemaFile { name, id: text("$id"), document, lone_references }
    }

    pub(super) fn parse(name: String, bytes: &[u8]) -> Result<SchemaFile, SchemaError> {
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let not_json = |reason: &str| Err(SchemaError::NotJson { file: name.clone(), reason: reason.to_owned() });
        if bytes.trim_ascii().is_empty() {
            return not_json("the file is empty");
        }
        if bytes.iter().take(8000).any(|byte| *byte == 0) {
            return not_json("it is binary");
        }
        match serde_json::from_slice(bytes) {
            Ok(document) => Ok(SchemaFile::new(name, document)),
            Err(error) => Err(SchemaError::NotJson { file: name, reason: error.to_string() }),
        }
    }

    /// Keeps the rules of its draft?
    pub(super) fn check(&self) -> Result<(), SchemaError> {
        if !self.document.is_object() && !self.document.is_boolean() {
            let reason = "a schema is an object, true or false".to_owned();
            return Err(SchemaError::NotASchema { place: self.name.clone(), reason });
        }
        jsonschema::meta::validate(&self.document).map_err(|error| {
            let place = format!("{}#{}", self.name, error.instance_path());
            // What the validator says of a choice names neither the keyword nor the value.
            let reason = match (error.kind(), error.instance_path().as_str().rsplit_once('/')) {
                (ValidationErrorKind::AnyOf { .. }, Some((_, keyword))) => format!("`{keyword}` may not have this value"),
                _ => error.masked().to_string(),
            };
            SchemaError::NotASchema { place, reason }
        })
    }

    /// Every `$ref` with the place of the schema that holds it.
    pub(super) fn references(&self) -> Vec<(String, String)> {
        let reference = |place: Place<'_>| {
            let reference = place.schema.get("$ref")?.as_str()?.to_owned();
            Some((format!("{}#{}", self.name, place.pointer), reference))
        };
        places(0, &self.document).into_iter().filter_map(reference).collect()
    }
}

/// A schema by where it stands.
#[derive(Debug, Clone)]
pub(super) struct Place<'s> {
    file: usize,
    pointer: Rc<str>,
    pub(super) schema: &'s Value,
}

impl<'s> Place<'s> {
    /// The schema these steps below.
    pub(super) fn child(&self, steps: &[impl AsRef<str>], schema: &'s Value) -> Place<'s> {
        let mut pointer = self.pointer.to_string();
        for step in steps {
            pointer.push('/');
            pointer.push_str(&step.as_ref().replace('~', "~0").replace('/', "~1"));
        }
        Place { file: self.file, pointer: pointer.into(), schema }
    }

    /// The keyword's own place.
    pub(super) fn keyword(&self, keyword: &str) -> Place<'s> {
        self.child(&[keyword], self.schema.get(keyword).unwrap_or(self.schema))
    }

    pub(super) fn not_a_schema(&self, schema: &Files, reason: String) -> SchemaError {
        SchemaError::NotASchema { place: schema.named(self), reason }
    }

    fn key(&self) -> (usize, &str) {
        (self.file, &self.pointer)
    }
}

impl PartialEq for Place<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Place<'_> {}

impl PartialOrd for Place<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Place<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

/// `b.json` seen from `x/a.json` is `x/b.json`.
fn beside(from: &str, relative: &str) -> Option<String> {
    let mut steps: Vec<&str> = from.split('/').collect();
    steps.pop();
    for step in relative.split('/') {
        match step {
            "" => return None,
            "." => {}
            ".." if steps.last().is_some_and(|last| *last != "..") => drop(steps.pop()),
            step => steps.push(step),
        }
    }
    Some(steps.join("/"))
}

/// The pointer of the schema with this anchor.
fn anchor(document: &Value, name: &str) -> Option<String> {
    let named = |place: &Place<'_>| place.schema.get("$anchor").and_then(Value::as_str) == Some(name);
    places(0, document).into_iter().find(named).map(|place| place.pointer.to_string())
}

/// Every schema of a file, its own first.
fn places(file: usize, document: &Value) -> Vec<Place<'_>> {
    let mut found = Vec::new();
    let mut waiting = vec![Place { file, pointer: "".into(), schema: document }];
    while let Some(place) = waiting.pop() {
        waiting.extend(below(place.schema).into_iter().rev().map(|(steps, schema)| place.child(&steps, schema)));
        found.push(place);
    }
    found
}

fn percent_decoded(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let escape = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match (first, escape.and_then(|digits| u8::from_str_radix(digits, 16).ok())) {
            (b'%', Some(byte)) => {
                out.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            _ => {
                out.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn percent_encoded(pointer: &str) -> String {
    let mut out = String::with_capacity(pointer.len());
    for byte in pointer.bytes() {
        if byte.is_ascii_alphanumeric() || b"/~-._$".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

fn bundled_name(file: usize) -> String {
    format!("file-{file}")
}
