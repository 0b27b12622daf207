//! What the keywords of JSON Schema hold and whether they are compared.

use serde_json::Value;

/// Keywords that say nothing about which documents are valid.
const ANNOTATIONS: [&str; 15] = [
    "$schema",
    "$id",
    "$comment",
    "$anchor",
    "$vocabulary",
    "$defs",
    "definitions",
    "title",
    "description",
    "examples",
    "default",
    "deprecated",
    "readOnly",
    "writeOnly",
    "id",
];

/// Keywords that are compared and say something about texts and numbers.
pub(super) const SCALAR: [&str; 12] = [
    "type",
    "const",
    "enum",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "pattern",
    "format",
];

/// The others that are compared.
const COMPOSITE: [&str; 16] = [
    "$ref",
    "allOf",
    "anyOf",
    "oneOf",
    "properties",
    "patternProperties",
    "required",
    "additionalProperties",
    "minProperties",
    "maxProperties",
    "items",
    "prefixItems",
    "additionalItems",
    "minItems",
    "maxItems",
    "uniqueItems",
];

/// Does the keyword take part in nothing that is compared?
pub(super) fn is_annotation(keyword: &str) -> bool {
    ANNOTATIONS.contains(&keyword)
}

/// Is the keyword neither an annotation nor one that is compared?
pub(super) fn is_opaque(keyword: &str, value: &Value) -> bool {
    // In draft 4 the exclusive bounds were flags of the others.
    let is_flag = keyword.starts_with("exclusive") && value.is_boolean();
    !is_annotation(keyword) && (is_flag || !(SCALAR.contains(&keyword) || COMPOSITE.contains(&keyword)))
}

/// The schemas directly below a schema, each with the steps that lead to it.
pub(super) fn below(schema: &Value) -> Vec<(Vec<String>, &Value)> {
    let Some(members) = schema.as_object() else { return Vec::new() };
    members.iter().flat_map(|(keyword, value)| below_keyword(keyword, value)).collect()
}

/// The schemas that a keyword holds.
pub(super) fn below_keyword<'s>(keyword: &str, value: &'s Value) -> Vec<(Vec<String>, &'s Value)> {
    let own = || keyword.to_owned();
    match (keyword, value) {
        (
            "properties" | "patternProperties" | "$defs" | "definitions" | "dependentSchemas" | "dependencies",
            Value::Object(map),
        ) => {
            let schemas = map.iter().filter(|(_, value)| !value.is_array());
            schemas.map(|(name, value)| (vec![own(), name.clone()], value)).collect()
        }
        ("allOf" | "anyOf" | "oneOf" | "prefixItems" | "items", Value::Array(list)) => {
            list.iter().enumerate().map(|(index, value)| (vec![own(), index.to_string()], value)).collect()
        }
        (
            "additionalProperties"
            | "items"
            | "additionalItems"
            | "contains"
            | "not"
            | "if"
            | "then"
            | "else"
            | "propertyNames"
            | "unevaluatedItems"
            | "unevaluatedProperties"
            | "contentSchema",
            value,
        ) => vec![(vec![own()], value)],
        _ => Vec::new(),
    }
}

/// Keywords that only ever refuse documents: without them, more is allowed.
pub(super) fn only_refuses(keyword: &str) -> bool {
    matches!(
        keyword,
        "oneOf"
            | "not"
            | "if"
            | "then"
            | "else"
            | "contains"
            | "maxContains"
            | "propertyNames"
            | "dependentRequired"
            | "dependentSchemas"
            | "dependencies"
            | "contentEncoding"
            | "contentMediaType"
            | "contentSchema"
    )
}

/// Does the keyword apply its schemas to the same value, rather than to a part of it?
pub(super) fn is_in_place(keyword: &str) -> bool {
    matches!(keyword, "allOf" | "anyOf" | "oneOf" | "not" | "if" | "then" | "else" | "dependentSchemas" | "dependencies")
}
