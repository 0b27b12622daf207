//! Two versions of a schema: what each kind of change is called, and that its example holds.

use std::fs;
use std::path::PathBuf;

use cli_envelope::compat::{Comparison, DifferenceKind, Effect, Schema, Side, Verdict, compat};
use cli_envelope_tests::Dice;
use jsonschema::canonical::Containment;
use serde_json::{Value, json};

fn schema(document: &Value) -> Schema {
    Schema::new(document.clone()).unwrap_or_else(|error| panic!("{document}: {error}"))
}

/// An independent validator, with formats as assertions.
fn validator(document: &Value) -> jsonschema::Validator {
    jsonschema::options().should_validate_formats(true).build(document).unwrap()
}

/// Compares, and asks a validator of its own about every example.
fn compare(old: &Value, new: &Value) -> Comparison {
    let comparison = compat(&schema(old), &schema(new));
    for difference in &comparison.differences {
        if let Some(example) = &difference.example {
            let accepts = |side| validator(if side == Side::Old { old } else { new }).is_valid(&example.document);
            assert!(accepts(example.accepted_by), "{difference:#?}");
            assert!(!accepts(example.refused_by), "{difference:#?}");
        }
    }
    comparison
}

/// One difference: its effect, kind and place in the new schema (the old one where it is gone), and who refuses its example.
fn shown(comparison: &Comparison) -> Vec<String> {
    let differences = comparison.differences.iter().map(|difference| {
        let effect = match difference.effect {
            Effect::Breaking => "breaking",
            Effect::Undecided => "undecided",
            Effect::Additive => "additive",
        };
        let place = difference.new.as_ref().or(difference.old.as_ref()).map_or("", String::as_str);
        let example = difference.example.as_ref().map(|example| format!(", {} refuses {}", example.refused_by, example.document));
        format!("{effect} {} {place}{}", difference.kind.as_str(), example.unwrap_or_default())
    });
    differences.collect()
}

#[track_caller]
fn check(old: Value, new: Value, expected: &[&str]) {
    let comparison = compare(&old, &new);
    assert_eq!(shown(&comparison), expected, "{old}\n{new}\n{comparison:#?}");
}

fn object(properties: Value, required: Value) -> Value {
    json!({ "type": "object", "properties": properties, "required": required })
}

fn text() -> Value {
    json!({ "type": "string" })
}

#[test]
fn fields() {
    let a = || object(json!({ "a": text() }), json!(["a"]));
    check(a(), a(), &[]);
    check(a(), object(json!({ "a": { "type": "string", "description": "New.", "examples": ["x"] } }), json!(["a"])), &[]);
    check(
        a(),
        object(json!({ "a": text(), "b": { "type": "integer" } }), json!(["a"])),
        &["additive field_added #/properties/b"],
    );
    check(
        a(),
        object(json!({ "a": text(), "b": { "type": "integer" } }), json!(["a", "b"])),
        &[r##"breaking field_required #/required, new refuses {"a":"a"}"##],
    );
    check(a(), object(json!({ "a": text() }), json!([])), &["breaking field_no_longer_required #/required, old refuses {}"]);
    check(object(json!({ "a": text() }), json!([])), a(), &["breaking field_required #/required, new refuses {}"]);
    check(a(), object(json!({}), json!([])), &["breaking field_removed #, old refuses {}"]);
    check(object(json!({ "a": text() }), json!([])), object(json!({}), json!([])), &["breaking field_removed #"]);
    check(
        object(json!({ "id": text(), "n": { "type": "integer" } }), json!(["id"])),
        object(json!({ "session_id": text(), "n": { "type": "integer" } }), json!(["session_id"])),
        &[
            r##"breaking field_renamed #/properties/session_id, old refuses {"session_id":"a"}"##,
            r##"breaking field_required #/required, new refuses {"id":"a"}"##,
        ],
    );
    check(
        a(),
        object(json!({ "a": false }), json!([])),
        &[
            r##"breaking field_removed #/properties/a, new refuses {"a":"a"}"##,
            "breaking field_no_longer_required #/required, old refuses {}",
        ],
    );
    // A new field in an object that is open otherwise: whatever stood there under that name was never described.
    check(object(json!({}), json!([])), object(json!({ "b": text() }), json!([])), &["additive field_added #/properties/b"]);
    // A map describes all its members, so this one was described.
    let map =
        |properties: Value| json!({ "type": "object", "properties": properties, "additionalProperties": { "type": "integer" } });
    check(
        map(json!({})),
        map(json!({ "b": text() })),
        &[
            r##"breaking type_narrowed #/properties/b/type, new refuses {"b":0}"##,
            "additive field_added #/properties/b",
            "additive type_widened #/properties/b/type",
        ],
    );
}

#[test]
fn types_and_values() {
    let of = |kind: Value| json!({ "type": kind });
    check(of(json!(["string", "null"])), text(), &["breaking type_narrowed #/type, new refuses null"]);
    check(text(), of(json!(["string", "null"])), &["additive type_widened #/type"]);
    check(text(), json!({}), &["additive type_widened #"]);
    check(json!({}), json!(true), &[]);
    check(of(json!("number")), of(json!("integer")), &["breaking type_narrowed #/type, new refuses 0.5"]);
    check(of(json!("integer")), of(json!("number")), &["additive type_widened #/type"]);
    check(text(), of(json!("integer")), &[r#"breaking type_narrowed #/type, new refuses "a""#, "additive type_widened #/type"]);
    check(text(), json!(false), &[r#"breaking type_narrowed #, new refuses "a""#]);
    check(json!({ "enum": ["a", "b"] }), json!({ "enum": ["a"] }), &[r#"breaking values_narrowed #/enum, new refuses "b""#]);
    check(json!({ "enum": ["a"] }), json!({ "enum": ["b", "a"] }), &["additive values_widened #/enum"]);
    check(json!({ "enum": ["a", "b"] }), json!({ "type": "string", "enum": ["b", "a"] }), &[]);
    check(
        json!({ "const": "a" }),
        json!({ "const": "b" }),
        &[r#"breaking values_narrowed #/const, new refuses "a""#, "additive values_widened #/const"],
    );
    check(json!({ "const": 1 }), json!({ "const": 1.0 }), &[]);
    check(text(), json!({ "const": "a" }), &[r#"breaking values_narrowed #/const, new refuses """#]);
    check(json!({ "const": "a" }), text(), &["additive values_widened #/type"]);
    check(
        json!({ "const": "a" }),
        json!({ "type": "string", "minLength": 2 }),
        &[r#"breaking values_narrowed #/type, new refuses "a""#, "additive values_widened #/type"],
    );
    check(of(json!("boolean")), json!({ "const": true }), &["breaking values_narrowed #/const, new refuses false"]);
    check(of(json!("boolean")), json!({ "enum": [true, false] }), &[]);
}

#[test]
fn bounds() {
    let with = |kind: &str, keyword: &str, value: Value| json!({ "type": kind, keyword: value });
    for (kind, keyword, wide, narrow, refused) in [
        ("integer", "minimum", json!(0), json!(1), "0"),
        ("integer", "maximum", json!(9), json!(8), "9"),
        ("number", "exclusiveMinimum", json!(0), json!(1), "0.5"),
        ("number", "exclusiveMaximum", json!(1), json!(0), "0.5"),
        ("integer", "multipleOf", json!(2), json!(4), "2"),
        ("string", "minLength", json!(1), json!(3), r#""a""#),
        ("string", "maxLength", json!(3), json!(1), r#""aa""#),
        ("array", "minItems", json!(0), json!(2), "[]"),
        ("array", "maxItems", json!(2), json!(0), r#"["a"]"#),
        ("array", "uniqueItems", json!(false), json!(true), r#"["a","a"]"#),
        ("object", "minProperties", json!(0), json!(1), "{}"),
        ("object", "maxProperties", json!(1), json!(0), r#"{"member_0":"a"}"#),
    ] {
        let (old, new) = (with(kind, keyword, wide.clone()), with(kind, keyword, narrow));
        let narrowed = format!("breaking bounds_narrowed #/{keyword}, new refuses {refused}");
        check(old.clone(), new.clone(), &[&narrowed]);
        check(new.clone(), old, &[&format!("additive bounds_widened #/{keyword}")]);
        check(json!({ "type": kind }), json!({ "type": kind }), &[]);
        let without = compare(&json!({ "type": kind }), &new);
        assert_eq!(without.verdict, Verdict::Breaking, "{kind} {keyword}");
    }
    // Three spellings of the same bound for integers.
    check(with("integer", "exclusiveMinimum", json!(0)), with("integer", "minimum", json!(1)), &[]);
    check(with("integer", "minimum", json!(0.5)), with("integer", "minimum", json!(1)), &[]);
    check(
        json!({ "type": "integer", "multipleOf": 6 }),
        json!({ "type": "integer", "multipleOf": 3 }),
        &["additive bounds_widened #/multipleOf"],
    );
}

#[test]
fn texts() {
    let pattern = |pattern: &str| json!({ "type": "string", "pattern": pattern });
    check(text(), pattern("^[a-z]+$"), &[r##"breaking pattern_added #/pattern, new refuses """##]);
    check(pattern("^[a-z]+$"), text(), &["additive pattern_removed #"]);
    check(pattern("^(a|b)$"), pattern("^a$"), &[r##"breaking pattern_changed #/pattern, new refuses "b""##]);
    // No example is found for a pattern that allows more, and nothing proves that it does.
    check(pattern("^a$"), pattern("^(a|b)$"), &["undecided pattern_changed #/pattern"]);
    let format = |format: &str| json!({ "type": "string", "format": format });
    check(text(), format("date-time"), &[r##"breaking format_narrowed #/format, new refuses "a""##]);
    check(format("date-time"), text(), &["additive format_widened #"]);
    check(format("uri"), format("uri-reference"), &["additive format_widened #/format"]);
    check(format("uri-reference"), format("uri"), &[r##"breaking format_narrowed #/format, new refuses "a""##]);
}

#[test]
fn further_members_and_items() {
    let open = || object(json!({ "a": text() }), json!([]));
    let closed = || json!({ "type": "object", "properties": { "a": text() }, "additionalProperties": false });
    check(open(), closed(), &[r##"breaking closed #/additionalProperties, new refuses {"further_member":"a"}"##]);
    check(closed(), open(), &["additive opened #"]);
    let map = |value: Value| json!({ "type": "object", "additionalProperties": value });
    check(
        map(text()),
        map(json!({ "type": "integer" })),
        &[
            r##"breaking type_narrowed #/additionalProperties/type, new refuses {"further_member":"a"}"##,
            "additive type_widened #/additionalProperties/type",
        ],
    );
    check(
        json!({ "type": "object", "properties": { "a": text() } }),
        json!({ "type": "object", "additionalProperties": false }),
        &[
            r##"breaking field_removed #, new refuses {"a":"a"}"##,
            r##"breaking closed #/additionalProperties, new refuses {"further_member":"a"}"##,
        ],
    );
    let named = |value: Value| json!({ "type": "object", "patternProperties": { "^x-": value }, "additionalProperties": false });
    check(
        named(json!({ "type": "string" })),
        named(json!({ "type": "string", "maxLength": 0 })),
        &[r##"breaking bounds_narrowed #/patternProperties/^x-/maxLength, new refuses {"x-":"a"}"##],
    );
    check(
        json!({ "type": "array", "items": text() }),
        json!({ "type": "array", "items": { "type": "integer" } }),
        &[r##"breaking type_narrowed #/items/type, new refuses ["a"]"##, "additive type_widened #/items/type"],
    );
    check(
        json!({ "type": "array", "prefixItems": [text()] }),
        json!({ "type": "array", "prefixItems": [text()], "items": false }),
        &[r##"breaking closed #/items, new refuses ["a","a"]"##],
    );
    check(
        json!({ "$schema": "http://json-schema.org/draft-07/schema#", "type": "array", "items": [text()], "additionalItems": false }),
        json!({ "type": "array", "prefixItems": [text()], "items": false }),
        &[],
    );
}

#[test]
fn references_and_alternatives() {
    let inner = |schema: Value| json!({ "$defs": { "t": schema }, "type": "object", "properties": { "a": { "$ref": "#/$defs/t" }, "b": { "$ref": "#/$defs/t" } } });
    // A shared definition is reported once.
    check(
        inner(text()),
        inner(json!({ "type": "string", "maxLength": 1 })),
        &[r##"breaking bounds_narrowed #/$defs/t/maxLength, new refuses {"a":"aa"}"##],
    );
    check(inner(text()), object(json!({ "a": text(), "b": text() }), json!([])), &[]);
    let nullable = json!({ "$defs": { "t": text() }, "anyOf": [{ "$ref": "#/$defs/t" }, { "type": "null" }] });
    check(nullable.clone(), json!({ "type": ["string", "null"] }), &[]);
    check(json!({ "type": ["string", "null"] }), nullable.clone(), &[]);
    check(nullable, text(), &["breaking type_narrowed #/type, new refuses null"]);
    let one_of = |words: &[&str]| json!({ "oneOf": words.iter().map(|word| json!({ "const": word, "description": word })).collect::<Vec<_>>() });
    check(one_of(&["a", "b"]), one_of(&["b", "a", "c"]), &["additive values_widened #/oneOf"]);
    check(one_of(&["a", "b"]), json!({ "enum": ["a"] }), &[r##"breaking values_narrowed #/enum, new refuses "b""##]);
    let shape = |kind: &str, extra: Value| json!({ "type": "object", "required": ["kind"], "properties": { "kind": { "const": kind }, "v": extra } });
    let shapes = |list: Value| json!({ "oneOf": list });
    check(
        shapes(json!([shape("a", text()), shape("b", text())])),
        shapes(json!([shape("b", text()), shape("a", text()), shape("c", text())])),
        &["additive alternative_added #/oneOf/2"],
    );
    check(
        shapes(json!([shape("a", text()), shape("b", text())])),
        shapes(json!([shape("a", text())])),
        &[r##"breaking alternative_removed #, new refuses {"kind":"b"}"##],
    );
    check(
        shapes(json!([shape("a", text()), shape("b", text())])),
        shapes(json!([shape("a", text()), shape("b", json!({ "type": "integer" }))])),
        &[
            r##"breaking type_narrowed #/oneOf/1/properties/v/type, new refuses {"kind":"b","v":"a"}"##,
            "additive type_widened #/oneOf/1/properties/v/type",
        ],
    );
    // All of several schemas hold, wherever they stand.
    check(
        json!({ "allOf": [object(json!({ "a": text() }), json!(["a"])), object(json!({ "b": text() }), json!([]))] }),
        object(json!({ "a": text(), "b": text() }), json!(["a"])),
        &[],
    );
    let tree = |leaf: Value| json!({ "$defs": { "n": { "type": "object", "properties": { "next": { "$ref": "#/$defs/n" }, "v": leaf } } }, "$ref": "#/$defs/n" });
    check(
        tree(text()),
        tree(json!({ "type": "string", "maxLength": 0 })),
        &[r##"breaking bounds_narrowed #/$defs/n/properties/v/maxLength, new refuses {"next":{"v":"a"}}"##],
    );
}

#[test]
fn what_is_not_compared_is_named() {
    let with = |keyword: &str, value: Value| json!({ "type": "object", "properties": { "a": text() }, keyword: value });
    let plain = || json!({ "type": "object", "properties": { "a": text() } });
    for (keyword, value, other) in [
        ("not", json!({ "required": ["b"] }), json!({ "required": ["c"] })),
        ("if", json!({ "required": ["b"] }), json!({ "required": ["c"] })),
        ("propertyNames", json!({ "maxLength": 9 }), json!({ "maxLength": 8 })),
        ("dependentRequired", json!({ "a": ["b"] }), json!({ "a": ["c"] })),
        ("unevaluatedProperties", json!(false), json!({ "type": "string" })),
        ("x-severity", json!("error"), json!("warning")),
        ("$dynamicRef", json!("#"), json!("#")),
    ] {
        let named = format!("undecided not_compared #/{keyword}");
        let change = |old: Value, new: Value| shown(&compare(&old, &new));
        if keyword != "$dynamicRef" {
            assert_eq!(
                change(with(keyword, value.clone()), with(keyword, other)),
                std::slice::from_ref(&named),
                "{keyword} changed"
            );
            assert_eq!(change(plain(), with(keyword, value.clone())), [named], "{keyword} added");
        }
        assert!(change(with(keyword, value.clone()), with(keyword, value.clone())).is_empty(), "{keyword} untouched");
        // Beside another change, the same keyword is not one, unless it depends on what stands beside it.
        let mut wider = with(keyword, value.clone());
        wider["properties"]["b"] = text();
        let beside = compare(&with(keyword, value), &wider);
        let depends = keyword.starts_with("unevaluated") || keyword.starts_with('$');
        assert_eq!(
            beside.verdict,
            if depends { Verdict::Undecided } else { Verdict::Additive },
            "{keyword} beside another change"
        );
    }
    check(with("not", json!({ "required": ["b"] })), plain(), &["additive keyword_removed #/not"]);
    check(with("x-severity", json!("error")), plain(), &["undecided not_compared #/x-severity"]);
    // Alternatives that may overlap.
    let overlapping =
        |most: u32| json!({ "oneOf": [{ "type": "string", "maxLength": most }, { "type": "string", "minLength": 3 }] });
    check(overlapping(5), overlapping(6), &["undecided not_compared #/oneOf"]);
}

#[test]
fn every_kind_of_difference_occurs_above() {
    let own = include_str!("compat.rs");
    for kind in DifferenceKind::ALL {
        assert!(own.contains(&format!(" {} #", kind.as_str())), "no case shows {}", kind.as_str());
    }
}

/// A folder of its own for each test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let folder = Folder(std::env::temp_dir().join(format!("cli-envelope-compat-{}-{name}", std::process::id())));
        for (name, text) in files {
            let path = folder.0.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    fn read(&self, name: &str) -> Result<Schema, String> {
        Schema::read(self.0.join(name)).map_err(|error| error.to_string())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn files_beside_a_schema_are_read() {
    let a = r#"{"$id":"https://example.com/s/a.json","type":"object","properties":{"t":{"$ref":"b.json#/$defs/t"},"u":{"$ref":"https://example.com/s/b.json#u"}}}"#;
    let b = |most: u32| {
        format!(r#"{{"$defs":{{"t":{{"type":"string","maxLength":{most}}},"u":{{"$anchor":"u","$ref":"c/d.json"}}}}}}"#)
    };
    let folder = Folder::new(
        "files",
        &[
            ("old/a.json", a),
            ("old/b.json", &b(3)),
            ("old/c/d.json", r#"{"$ref":"../b.json#/$defs/t"}"#),
            ("new/a.json", a),
            ("new/b.json", &b(2)),
            ("new/c/d.json", r#"{"$ref":"../b.json#/$defs/t"}"#),
        ],
    );
    let (old, new) = (folder.read("old/a.json").unwrap(), folder.read("new/a.json").unwrap());
    assert_eq!(shown(&compat(&old, &new)), [r##"breaking bounds_narrowed b.json#/$defs/t/maxLength, new refuses {"t":"aaa"}"##]);
    assert_eq!(compat(&old, &old).verdict, Verdict::Same);
}

#[test]
fn what_is_no_schema_is_refused_with_a_sentence() {
    let deep = format!("{}{}", r#"{"not":"#.repeat(200), "}".repeat(200));
    let chain: String = (0..5000).map(|n| format!(r##","d{n}":{{"$ref":"#/$defs/d{}"}}"##, n + 1)).collect();
    let chain = format!(r##"{{"$ref":"#/$defs/d0","$defs":{{"d5000":true{chain}}}}}"##);
    for (name, text, expected) in [
        ("empty", "", "is not JSON: the file is empty"),
        ("text", "{\n  type: object\n}", "is not JSON: key must be a string at line 2 column 3"),
        ("number", "12", "a schema is an object, true or false"),
        ("list", "[]", "a schema is an object, true or false"),
        ("type", r#"{"properties":{"a":{"type":"text"}}}"#, "#/properties/a/type` is not a JSON Schema"),
        ("pattern", r#"{"pattern":"("}"#, "is not a JSON Schema"),
        ("draft", r#"{"$schema":"https://example.com/none"}"#, "is not a JSON Schema"),
        (
            "nowhere",
            r##"{"properties":{"a":{"$ref":"#/$defs/b"}}}"##,
            "#/properties/a` refers to `#/$defs/b`, but there is no such place",
        ),
        ("anchor", r##"{"$ref":"#b"}"##, "refers to `#b`, but there is no such place"),
        ("file", r#"{"$ref":"b.json"}"#, "refers to `b.json`, but that cannot be read"),
        ("server", r#"{"$ref":"https://example.com/b.json"}"#, "nothing is fetched from elsewhere"),
        (
            "circle",
            r##"{"$ref":"#/$defs/a","$defs":{"a":{"allOf":[{"$ref":"#/$defs/b"}]},"b":{"$ref":"#/$defs/a"}}}"##,
            "leads back to itself",
        ),
        ("deep", &deep, "is not JSON: recursion limit exceeded"),
        ("chain", &chain, "more than 100 references follow one another"),
        ("bidi", "{\"\u{202e}\": \u{1b}}", "is not JSON"),
    ] {
        let folder = Folder::new(name, &[("a.json", text)]);
        let sentence = folder.read("a.json").err().unwrap_or_else(|| panic!("{name} was taken for a schema"));
        assert!(sentence.contains(expected), "{name}: {sentence}");
        assert!(!sentence.contains(['\u{202e}', '\u{1b}']), "{name}: {sentence:?}");
    }
    let folder = Folder::new("none", &[("a.json", "{}")]);
    assert!(folder.read("b.json").is_err_and(|sentence| sentence.contains("b.json` cannot be read")));
    assert!(folder.read("").is_err_and(|sentence| sentence.contains("cannot be read")));
    let huge = format!("{{\"description\":\"{}\"}}", "x".repeat(17 << 20));
    let folder = Folder::new("huge", &[("a.json", &huge)]);
    assert!(folder.read("a.json").is_err_and(|sentence| sentence.contains("is too large")));
}

/// A large schema is compared in no noticeable time, or not to the end, and then says so.
#[test]
fn large_schemas_come_to_an_end() {
    let wide = |most: u32| {
        let properties: serde_json::Map<String, Value> =
            (0..2000).map(|n| (format!("p{n}"), json!({ "type": "string", "maxLength": most }))).collect();
        json!({ "type": "object", "properties": properties })
    };
    let comparison = compat(&schema(&wide(2)), &schema(&wide(1)));
    assert_eq!((comparison.verdict, comparison.differences.len()), (Verdict::Breaking, 2000));
    // Ten choices between two each are a thousand alternatives.
    let choices = |most: u32| {
        let choice = |n: u32| json!({ "anyOf": [{ "properties": { format!("a{n}"): { "maxLength": most } } }, { "properties": { format!("b{n}"): { "maxLength": most } } }] });
        json!({ "type": "object", "allOf": (0..10).map(choice).collect::<Vec<_>>() })
    };
    assert_eq!(shown(&compat(&schema(&choices(2)), &schema(&choices(3)))), ["undecided not_compared #"]);
}

/// Schemas and documents at random.
struct Maker(Dice);

impl Maker {
    fn roll(&mut self, sides: usize) -> usize {
        self.0.roll(sides)
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.roll(one_in) == 0
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        self.0.pick(list).clone()
    }

    fn schema(&mut self, depth: usize) -> Value {
        let kinds = if depth == 0 { 6 } else { 10 };
        match self.roll(kinds) {
            0 => {
                let mut schema = json!({ "type": self.pick(&["integer", "number"]) });
                for keyword in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] {
                    if self.chance(4) {
                        schema[keyword] = json!(self.roll(3) + usize::from(keyword == "multipleOf"));
                    }
                }
                schema
            }
            1 => {
                let mut schema = json!({ "type": self.pick(&[json!("string"), json!(["string", "null"])]) });
                for keyword in ["minLength", "maxLength"] {
                    if self.chance(3) {
                        schema[keyword] = json!(self.roll(3));
                    }
                }
                if self.chance(4) {
                    schema["pattern"] = self.pick(&["^a", "^(a|b)$", "b"]).into();
                }
                if self.chance(6) {
                    schema["format"] = self.pick(&["date-time", "uri", "uri-reference"]).into();
                }
                schema
            }
            2 => json!({ "enum": (0..=self.roll(3)).map(|_| self.scalar()).collect::<Vec<_>>() }),
            3 => json!({ "const": self.scalar() }),
            4 => json!({ "type": self.pick(&["boolean", "null"]) }),
            5 => self.pick(&[json!({}), json!(true), json!({ "type": ["integer", "string", "null"] })]),
            6 => {
                let mut schema = json!({ "type": "array", "items": self.schema(depth - 1) });
                for keyword in ["minItems", "maxItems"] {
                    if self.chance(3) {
                        schema[keyword] = json!(self.roll(3));
                    }
                }
                if self.chance(5) {
                    schema["prefixItems"] = json!([self.schema(0)]);
                }
                if self.chance(5) {
                    schema["uniqueItems"] = json!(true);
                }
                schema
            }
            7 => {
                let keyword = self.pick(&["anyOf", "allOf", "oneOf"]);
                json!({ keyword: [self.schema(depth - 1), self.schema(depth - 1)] })
            }
            8 if self.chance(2) => json!({ "type": "object", "not": self.schema(0), "properties": { "a": self.schema(0) } }),
            _ => {
                let mut properties = serde_json::Map::new();
                let mut required = Vec::new();
                for name in ["a", "b", "c"] {
                    if self.chance(2) {
                        properties.insert(name.to_owned(), self.schema(depth - 1));
                        if self.chance(2) {
                            required.push(name);
                        }
                    }
                }
                let mut schema = json!({ "type": "object", "properties": properties, "required": required });
                match self.roll(5) {
                    0 => schema["additionalProperties"] = json!(false),
                    1 => schema["additionalProperties"] = self.schema(0),
                    2 => schema["patternProperties"] = json!({ "^[ab]$": self.schema(0) }),
                    _ => {}
                }
                schema
            }
        }
    }

    fn scalar(&mut self) -> Value {
        self.pick(&[
            json!(null),
            json!(true),
            json!(false),
            json!(0),
            json!(1),
            json!(2),
            json!(0.5),
            json!(""),
            json!("a"),
            json!("b"),
            json!("ab"),
        ])
    }

    fn document(&mut self, depth: usize) -> Value {
        match self.roll(if depth == 0 { 3 } else { 6 }) {
            0..=2 => self.scalar(),
            3 => (0..self.roll(3)).map(|_| self.document(depth - 1)).collect(),
            _ => {
                let mut object = serde_json::Map::new();
                for name in ["a", "b", "c", "further"] {
                    if self.chance(2) {
                        object.insert(name.to_owned(), self.document(depth - 1));
                    }
                }
                object.into()
            }
        }
    }

    /// The schema with one place in it changed: a keyword dropped, a value replaced, or a schema exchanged.
    fn mutate(&mut self, schema: &Value) -> Value {
        let mut changed = schema.clone();
        let mut place = &mut changed;
        loop {
            let below: Vec<String> = match &*place {
                Value::Object(members) => members
                    .iter()
                    .filter(|(_, value)| value.is_object() || value.is_array())
                    .map(|(key, _)| key.clone())
                    .collect(),
                Value::Array(items) => (0..items.len()).map(|index| index.to_string()).collect(),
                _ => Vec::new(),
            };
            if below.is_empty() || self.chance(3) {
                break;
            }
            let step = self.pick(&below);
            place = match place {
                Value::Object(members) => members.get_mut(&step).unwrap(),
                other => other.get_mut(step.parse::<usize>().unwrap()).unwrap(),
            };
        }
        match place {
            Value::Object(members) if !members.is_empty() && self.chance(2) => {
                let keys: Vec<String> = members.keys().cloned().collect();
                members.remove(&self.pick(&keys));
            }
            Value::Object(members) => {
                let other = self.schema(1);
                members.extend(other.as_object().cloned().unwrap_or_default());
            }
            Value::Array(items) if !items.is_empty() => {
                let index = self.roll(items.len());
                items.remove(index);
            }
            other => *other = self.scalar(),
        }
        changed
    }
}

/// Does the document have a member that the new schema describes and the old one leaves open? Such a member was never part of the
/// contract. Every schema of the generator is looked at as if it described every object: coarse, and never too strict.
fn newly_described(old: &Value, new: &Value, document: &Value) -> bool {
    fn names(schema: &Value, found: &mut Vec<String>) {
        match schema {
            Value::Object(members) => {
                for (keyword, value) in members {
                    if keyword == "properties" {
                        found.extend(value.as_object().into_iter().flat_map(|map| map.keys().cloned()));
                    }
                    if keyword == "patternProperties" {
                        found.extend(["a".to_owned(), "b".to_owned()]);
                    }
                    names(value, found);
                }
            }
            Value::Array(items) => items.iter().for_each(|item| names(item, found)),
            _ => {}
        }
    }
    fn has(document: &Value, wanted: &[String]) -> bool {
        match document {
            Value::Object(members) => members.iter().any(|(name, value)| wanted.contains(name) || has(value, wanted)),
            Value::Array(items) => items.iter().any(|item| has(item, wanted)),
            _ => false,
        }
    }
    let (mut before, mut after) = (Vec::new(), Vec::new());
    names(old, &mut before);
    names(new, &mut after);
    let count = |list: &[String], name: &String| list.iter().filter(|other| *other == name).count();
    let new_names: Vec<String> = after.iter().filter(|name| count(&after, name) > count(&before, name)).cloned().collect();
    has(document, &new_names)
}

#[test]
fn nothing_additive_refuses_what_was_accepted() {
    const PAIRS: usize = 6_000;
    const DOCUMENTS: usize = 60;
    let mut dice = Maker(Dice(0x9E37_79B9_7F4A_7C15));
    let (mut safe, mut breaking, mut asked, mut proven) = (0, 0, 0, 0);
    for _ in 0..PAIRS {
        let old = dice.schema(3);
        let mut new = dice.mutate(&old);
        if dice.chance(3) {
            new = dice.mutate(&new);
        }
        let (Ok(old_schema), Ok(new_schema)) = (Schema::new(old.clone()), Schema::new(new.clone())) else { continue };
        let comparison = compat(&old_schema, &new_schema);
        assert_eq!(compat(&old_schema, &old_schema).verdict, Verdict::Same, "{old}");
        for example in comparison.differences.iter().filter_map(|difference| difference.example.as_ref()) {
            let accepts = |side| validator(if side == Side::Old { &old } else { &new }).is_valid(&example.document);
            assert!(accepts(example.accepted_by) && !accepts(example.refused_by), "{old}\n{new}\n{example:?}");
        }
        if !comparison.verdict.is_safe() {
            breaking += 1;
            continue;
        }
        safe += 1;
        let (accepts_old, accepts_new) = (validator(&old), validator(&new));
        for _ in 0..DOCUMENTS {
            let document = dice.document(3);
            if accepts_old.is_valid(&document) && !newly_described(&old, &new, &document) {
                asked += 1;
                assert!(accepts_new.is_valid(&document), "{old}\n{new}\n{comparison:#?}\n{document}");
            }
        }
        // A second opinion, which reasons about all documents at once. It does not know about members nobody described.
        let canonical = |schema: &Value| jsonschema::canonical::options().should_validate_formats(true).canonicalize(schema).ok();
        if let (Some(old_form), Some(new_form)) = (canonical(&old), canonical(&new)) {
            match new_form.covers(&old_form) {
                Ok(Containment::Yes) => proven += 1,
                Ok(Containment::No) => {
                    let adds = comparison.differences.iter().any(|difference| difference.kind == DifferenceKind::FieldAdded);
                    assert!(adds, "{old}\n{new}\n{comparison:#?}");
                }
                _ => {}
            }
        }
    }
    assert!(
        safe > PAIRS / 20 && breaking > PAIRS / 4 && asked > 5_000 && proven > safe / 4,
        "{safe} {breaking} {asked} {proven}"
    );
}
