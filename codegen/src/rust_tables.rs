//! The core's tables: keys, dialects, and the schemas as validation programs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use indexmap::{IndexMap, IndexSet};

use crate::fault::Fault;
use crate::key_hash::{first_slot, key_hash, key_words, text_hash};
use crate::load::{LoadedDialect, Project};
use crate::model::{Dialect, Says, Severity, Stream, ZeroExitFailure};
use crate::rust_conditions::condition_paths;
use crate::schema::{Additional, Schema};
use crate::{Output, header, pascal, snake};

pub(crate) fn write(project: &Project) -> Result<Output, Fault> {
    let mut tables = Tables::new(project);
    let mut dialects = String::new();
    for dialect in &project.dialects {
        let written = tables.dialect(dialect)?;
        dialects.push_str(&written);
    }
    let mut text = String::from("//! What the core knows of keys, dialects and schemas.\n\n");
    text.push_str("use crate::condition::Facts;\nuse crate::json::Kinds;\nuse crate::program::*;\nuse crate::report::{ErrorClass, IssueCode, Severity, Stream};\n\n");
    text.push_str(&tables.keys());
    text.push_str(&tables.texts());
    let _ = writeln!(
        text,
        "/// In the order they are tried.\npub(crate) static DIALECTS: [Dialect; {}] = [{dialects}];\n",
        project.dialects.len()
    );
    text.push_str(&tables.statics());
    let formatted = syn::parse_file(&text).map(|file| prettyplease::unparse(&file));
    let body = formatted.map_err(|error| Fault::new("codegen", "", format!("generated Rust does not parse: {error}")))?;
    Ok(Output { path: "core/src/generated/tables.rs".to_owned(), text: header("//") + &body })
}

/// Collects shared statics while the dialects are written out.
pub(crate) struct Tables {
    /// Every key with "does a path continue below it?", in the order of their numbers.
    pub(crate) keys: IndexMap<String, bool>,
    pub(crate) nodes: IndexMap<String, String>,
    pub(crate) automata: IndexMap<String, String>,
    pub(crate) rules: Vec<String>,
    pub(crate) functions: IndexSet<String>,
    /// Every text that a condition or schema compares with; a text's number is its position plus one.
    pub(crate) texts: IndexSet<String>,
    /// Numbers of texts.
    pub(crate) sets: IndexSet<BTreeSet<usize>>,
    /// The keys whose values are compared with texts.
    pub(crate) spoken: BTreeSet<String>,
    /// The keys of whose values more than the kind matters to some condition or table, and a bit for each dialect it matters to.
    pub(crate) asked: BTreeMap<String, u32>,
    /// The bits of the dialects that what is being written matters to.
    pub(crate) asking: u32,
    /// Some condition of the dialect being written looks at line breaks.
    pub(crate) asks_for_lines: bool,
    /// The bit of the next dialect.
    dialects: u32,
    pub(crate) severities: BTreeMap<String, Severity>,
}

/// What a condition's paths are checked against.
pub(crate) struct Scope<'a> {
    pub(crate) file: String,
    pub(crate) sets: &'a IndexMap<String, Vec<String>>,
    pub(crate) codes: Vec<String>,
    pub(crate) exits: Vec<String>,
}

impl Tables {
    fn new(project: &Project) -> Tables {
        let mut keys: BTreeMap<String, bool> = BTreeMap::new();
        for dialect in &project.dialects {
            for edition in &dialect.editions {
                for (name, property) in edition.schemas.values().flat_map(|schema| &schema.properties) {
                    // An object the schema looks into is indexed, so that it is not walked again to be checked.
                    let inner = &property.schema.properties;
                    *keys.entry(name.clone()).or_default() |= !inner.is_empty();
                    for name in inner.keys() {
                        keys.entry(name.clone()).or_default();
                    }
                }
            }
        }
        for dialect in &project.dialects {
            let mut paths = BTreeSet::new();
            dialect_paths(dialect, &mut paths);
            for path in paths {
                let parts: Vec<&str> = path.split('.').collect();
                for (position, part) in parts.iter().enumerate() {
                    let continues = position == 0 && parts.len() > 1;
                    *keys.entry((*part).to_owned()).or_default() |= continues;
                }
            }
        }
        let severities = project.messages.issues.iter().map(|(code, message)| (code.clone(), message.severity)).collect();
        Tables {
            keys: keys.into_iter().collect(),
            nodes: IndexMap::new(),
            automata: IndexMap::new(),
            rules: Vec::new(),
            functions: IndexSet::new(),
            texts: IndexSet::new(),
            sets: IndexSet::new(),
            spoken: BTreeSet::new(),
            asked: BTreeMap::new(),
            asking: 0,
            asks_for_lines: false,
            dialects: 1,
            severities,
        }
    }

    fn keys(&self) -> String {
        let mut out = String::new();
        let count = self.keys.len();
        let _ = writeln!(out, "pub(crate) const KEY_COUNT: usize = {count};");
        let _ = write!(
            out,
            "/// Every key a table names, or a schema at its root or one level below.\npub(crate) static KEYS: [Key; KEY_COUNT] = ["
        );
        let mut parents = 0;
        for (name, has_children) in &self.keys {
            let words = key_words(name.as_bytes()).unwrap_or(NO_WORDS);
            parents += usize::from(*has_children);
            let row = if *has_children { parents } else { 0 };
            let speaks = self.spoken.contains(name);
            let asked = self.asked.get(name).copied().unwrap_or_default();
            let _ =
                write!(out, "Key {{ name: {name:?}, words: {words:?}, value: Value::new({row}, {speaks}), asked: {asked} }},");
        }
        out.push_str("];\n");
        let _ = writeln!(
            out,
            "/// One for the members of the root, and one for those of each key whose members are indexed.\npub(crate) const ROW_COUNT: usize = {};",
            parents + 1
        );
        let slots = hash_table(self.keys.keys().map(|name| key_hash(name.as_bytes())));
        let _ = writeln!(
            out,
            "/// Open addressing by hash: a key's number plus one, or 0.\npub(crate) static KEY_SLOTS: [KeyId; {}] = {slots:?};\n",
            slots.len()
        );
        out
    }

    fn texts(&self) -> String {
        let mut out = String::new();
        let texts: Vec<&String> = self.texts.iter().collect();
        let _ = writeln!(
            out,
            "/// Every text that a condition or schema compares with; its number is its position plus one.\npub(crate) static TEXTS: [&str; {}] = {texts:?};",
            texts.len()
        );
        let slots = hash_table(self.texts.iter().map(|text| text_hash(text.as_bytes())));
        let _ = writeln!(
            out,
            "/// Open addressing by hash: a text's number, or 0.\npub(crate) static TEXT_SLOTS: [TextId; {}] = {slots:?};",
            slots.len()
        );
        let words = self.texts.len() / 64 + 1;
        let _ = writeln!(out, "pub(crate) const TEXT_WORDS: usize = {words};");
        for (position, set) in self.sets.iter().enumerate() {
            let mut bits = vec![0u64; words];
            for id in set {
                bits[id / 64] |= 1 << (id % 64);
            }
            let _ = writeln!(out, "static SET_{position}: TextSet = TextSet({bits:?});");
        }
        out
    }

    fn statics(&self) -> String {
        let mut out = String::new();
        for (position, body) in self.functions.iter().enumerate() {
            let _ = writeln!(out, "fn test_{position}(f: &Facts<'_>) -> bool {{ {body} }}");
        }
        for text in self.rules.iter().chain(self.automata.values()).chain(self.nodes.values()) {
            let _ = writeln!(out, "{text}");
        }
        out
    }

    /// The bit of the dialect that comes next.
    fn next_dialect_bit(&mut self, folder: &str) -> Result<u32, Fault> {
        let bit = self.dialects;
        self.dialects = bit.checked_shl(1).filter(|next| *next != 0).ok_or_else(|| {
            Fault::new(
                format!("{folder}/dialect.json"),
                "",
                "there is a bit for each dialect, and no more than 31 of them".to_owned(),
            )
        })?;
        Ok(bit)
    }

    fn key(&self, name: &str) -> usize {
        self.keys.get_index_of(name).unwrap_or_default()
    }

    pub(crate) fn path(&self, path: &str) -> String {
        let parts: Vec<String> = path.split('.').map(|part| self.key(part).to_string()).collect();
        let name = match parts.len() {
            1 => "one",
            2 => "two",
            _ => "three",
        };
        format!("Path::{name}({})", parts.join(", "))
    }

    fn dialect(&mut self, dialect: &LoadedDialect) -> Result<String, Fault> {
        let tables = &dialect.tables;
        let bit = self.next_dialect_bit(&dialect.folder)?;
        self.asks_for_lines = false;
        let mut codes: Vec<String> = tables.error_codes.iter().map(|code| code.code.clone()).collect();
        codes.sort();
        let exits = tables.exit_codes.iter().map(|code| code.name.clone()).collect();
        let scope = Scope { file: format!("{}/dialect.json", dialect.folder), sets: &tables.sets, codes, exits };
        // Every envelope is put to these questions, whatever dialect it turns out to be of.
        self.asking = u32::MAX;
        let detect = self.test_function(&scope, &tables.detect, "/detect")?;
        let unsupported = self.optional(&scope, tables.unsupported.as_ref(), "/unsupported")?;
        self.asking = bit;
        asked_paths(tables).into_iter().for_each(|path| self.note_asked(path));
        let rules_name = format!("RULES_{}", snake(&tables.id).to_uppercase());
        let mut shapes = Vec::new();
        for (position, shape) in tables.shapes.iter().enumerate() {
            let when = self.optional(&scope, shape.when.as_ref(), &format!("/shapes/{position}/when"))?;
            let (mut programs, mut schemas, mut rules) = (Vec::new(), Vec::new(), Vec::new());
            for edition in &dialect.editions {
                let name = format!("{}_{}", edition.name, shape.file().trim_end_matches(".schema.json"));
                programs.push(format!("&{}", self.node(&edition.schemas[&shape.file()], &snake(&name).to_uppercase())));
                schemas.push(format!("{:?}", edition.files[&shape.file()].id));
                let own = tables.rules.iter().enumerate().filter(|(_, rule)| {
                    (rule.shapes.is_empty() || rule.shapes.contains(&shape.id))
                        && rule.revisions.as_ref().is_none_or(|list| list.contains(&edition.revision))
                });
                let (errors, others): (Vec<_>, Vec<_>) =
                    own.partition(|(_, rule)| rule.severity.unwrap_or(self.severities[&rule.code]) == Severity::Error);
                let contradictions: Vec<(usize, _)> =
                    errors.iter().chain(&others).filter(|(_, rule)| rule.is_contradiction()).copied().collect();
                let list = |rules: Vec<(usize, _)>| {
                    rules.iter().map(|(number, _)| format!("&{rules_name}[{number}]")).collect::<Vec<_>>().join(", ")
                };
                rules.push(format!(
                    "Rules {{ errors: &[{}], others: &[{}], contradictions: &[{}] }}",
                    list(errors),
                    list(others),
                    list(contradictions)
                ));
            }
            let says = match shape.says {
                Says::Success => "Success",
                Says::Failure => "Failure",
                Says::NotFound => "NotFound",
                Says::Timeout => "Timeout",
            };
            shapes.push(format!(
                "Shape {{ id: {:?}, when: {when}, says: Says::{says}, programs: &[{}], schemas: &[{}], rules: &[{}] }}",
                shape.id,
                programs.join(", "),
                schemas.join(", "),
                rules.join(", ")
            ));
        }
        let otherwise = shapes.pop().unwrap_or_default();
        let shapes = shapes.join(", ");
        let mut evidence = String::new();
        for (position, item) in tables.evidence.iter().enumerate() {
            let when = self.test_function(&scope, &item.when, &format!("/evidence/{position}/when"))?;
            let bits = dialect.revision_bits(Some(&item.revisions));
            let _ = write!(evidence, "Evidence {{ when: {when}, revisions: {bits} }},");
        }
        let mut rules = String::new();
        for (position, rule) in tables.rules.iter().enumerate() {
            let when = rule.when.as_ref().map(|when| self.condition(&scope, when, &format!("/rules/{position}/when")));
            let require =
                rule.require.as_ref().map(|require| self.condition(&scope, require, &format!("/rules/{position}/require")));
            let broken = match (when.transpose()?, require.transpose()?) {
                (Some(when), Some(require)) => format!("{when} && !({require})"),
                (Some(when), None) => when,
                (None, Some(require)) => format!("!({require})"),
                (None, None) => "false".to_owned(),
            };
            let broken = self.function(broken);
            let severity = match rule.severity {
                Some(severity) => severity_name(severity),
                None => format!("IssueCode::{}.severity()", pascal(&rule.code)),
            };
            let at = if rule.at.is_empty() { "None".to_owned() } else { format!("Some({})", self.path(&rule.at)) };
            let _ = write!(
                rules,
                "Rule {{ code: IssueCode::{}, severity: {severity}, at: {at}, broken: {broken} }},",
                pascal(&rule.code)
            );
        }
        self.rules.push(format!("static {rules_name}: [Rule; {}] = [{rules}];", tables.rules.len()));
        let mut exit_codes = String::new();
        let mut rows: Vec<_> = tables.exit_codes.iter().collect();
        rows.sort_by_key(|code| code.exit);
        for code in rows {
            let _ = write!(
                exit_codes,
                "ExitCode {{ exit: {}, name: {:?}, class: {}, retryable: {:?}, retry: {}, correct_and_call: {}, revisions: {} }},",
                code.exit,
                code.name,
                class(code.class.as_deref()),
                code.retryable,
                code.retry,
                code.correct_and_call,
                dialect.revision_bits(code.revisions.as_deref())
            );
        }
        let mut numbered: Vec<_> = tables.error_codes.iter().map(|code| (self.text(&code.code), code)).collect();
        numbered.sort_by_key(|(number, _)| *number);
        let mut error_codes = String::new();
        for (number, code) in numbered {
            let _ = write!(
                error_codes,
                "ErrorCode {{ text: {number}, code: {:?}, class: ErrorClass::{}, exit: {:?}, retry: {}, refreshable: {} }},",
                code.code,
                pascal(&code.class),
                code.exit,
                code.retry,
                code.refreshable
            );
        }
        let mut revisions = String::new();
        for revision in &tables.revisions {
            let _ = write!(revisions, "Revision {{ id: {}, addresses: &{:?} }},", revision.id, revision.address.list());
        }
        let exit_code_at = tables.exit_code_at.as_ref().map_or("None".to_owned(), |path| format!("Some({})", self.path(path)));
        let version_at = tables.version_at.as_ref().map_or("None".to_owned(), |path| format!("Some({})", self.path(path)));
        let mut error_at = String::new();
        for (name, places) in tables.error_at.lists() {
            let mut list = String::new();
            for (position, place) in places.iter().enumerate() {
                let when = self.optional(&scope, place.when.as_ref(), &format!("/error_at/{name}/{position}/when"))?;
                if name == "code" {
                    self.note_spoken(&place.path);
                }
                let _ = write!(list, "Place {{ path: {}, when: {when} }},", self.path(&place.path));
            }
            let _ = write!(error_at, "{name}: &[{list}],");
        }
        let reading = self.reading(&scope, dialect)?;
        Ok(format!(
            "Dialect {{ id: {:?}, programs: &{:?}, json_flag: {:?}, detect: {detect}, unsupported: {unsupported}, version_at: {version_at}, \
             streams: Streams {{ success: {}, failure: {}, fallback: {} }}, exit_code_at: {exit_code_at}, error_at: ErrorAt {{ {error_at} }}, {reading} \
             shapes: &[{shapes}], otherwise: {otherwise}, revisions: &[{revisions}], evidence: &[{evidence}], exit_codes: &[{exit_codes}], \
             error_codes: &[{error_codes}], open_codes: {}, asks_for_lines: {}, bit: {bit} }},",
            tables.id,
            tables.programs,
            tables.json_flag.as_deref().unwrap_or_default(),
            stream(tables.streams.success),
            stream(tables.streams.failure),
            tables.streams.fallback,
            tables.open_codes,
            self.asks_for_lines,
        ))
    }

    /// What outcomes and decisions read from the body.
    fn reading(&mut self, scope: &Scope<'_>, dialect: &LoadedDialect) -> Result<String, Fault> {
        let tables = &dialect.tables;
        let path = |path: &Option<String>| option(path.as_ref().map(|path| self.path(path)));
        let mut out = format!("cursor_at: {}, warnings_at: {},", path(&tables.cursor_at), path(&tables.warnings_at));
        let delays: Vec<String> = tables
            .delay_at
            .iter()
            .map(|delay| format!("DelayAt {{ path: {}, unit_ms: {} }}", self.path(&delay.path), delay.unit_ms))
            .collect();
        let cancels: Vec<String> = tables.cancel_observed_at.iter().map(|path| self.path(path)).collect();
        let redirect = option(tables.redirect_at.as_ref().map(|redirect| {
            format!(
                "RedirectAt {{ command: {}, permanent: {}, reason: {} }}",
                self.path(&redirect.command),
                self.path(&redirect.permanent),
                self.path(&redirect.reason)
            )
        }));
        let incomplete = self.optional(scope, tables.incomplete.as_ref(), "/incomplete")?;
        let not_modified = self.optional(scope, tables.not_modified.as_ref(), "/not_modified")?;
        let mut malformed = String::new();
        for (position, item) in tables.malformed.iter().enumerate() {
            let when = self.test_function(scope, &item.when, &format!("/malformed/{position}/when"))?;
            let _ = write!(malformed, "Malformed {{ when: {when}, code: {:?} }},", item.code);
        }
        let backoff = &tables.backoff;
        let _ = write!(
            out,
            "delay_at: &[{}], cancel_observed_at: &[{}], redirect_at: {redirect}, incomplete: {incomplete}, not_modified: {not_modified}, \
             malformed: &[{malformed}], session_timeouts: {}, zero_exit_failure_is_success: {}, \
             backoff: Backoff {{ first_ms: {}, growth_percent: {}, most_ms: {}, exits: &{:?} }},",
            delays.join(", "),
            cancels.join(", "),
            tables.session_timeouts,
            tables.zero_exit_failure == ZeroExitFailure::Success,
            backoff.first_ms,
            backoff.growth_percent,
            backoff.most_ms,
            backoff.exits
        );
        Ok(out)
    }

    /// Writes a schema's program once and gives back the static's name; equal schemas share one.
    fn node(&mut self, schema: &Schema, name: &str) -> String {
        let object = self.object(schema, name);
        let array = schema.items.is_some() || schema.item_bounds != (0, u32::MAX);
        let array = option(array.then(|| {
            let items = option(schema.items.as_ref().filter(|items| !items.is_unconstrained()).map(|items| {
                let items = self.node(items, &format!("{name}_ITEM"));
                format!("&{items}")
            }));
            format!("&ArrayRule {{ items: {items}, min: {}, max: {} }}", schema.item_bounds.0, bound(schema.item_bounds.1))
        }));
        let string = schema.length_bounds != (0, u32::MAX) || schema.pattern.is_some() || schema.date_time;
        let string = option(string.then(|| {
            let pattern =
                option(schema.pattern.as_ref().map(|pattern| format!("&{}", self.automaton(pattern).unwrap_or_default())));
            format!(
                "&StringRule {{ min: {}, max: {}, pattern: {pattern}, date_time: {} }}",
                schema.length_bounds.0,
                bound(schema.length_bounds.1),
                schema.date_time
            )
        }));
        let number = option(
            (schema.minimum.is_some() || schema.maximum.is_some())
                .then(|| format!("&NumberRule {{ min: {:?}, max: {:?} }}", schema.minimum, schema.maximum)),
        );
        let one_of = option(schema.one_of.as_ref().map(|values| {
            let values: Vec<String> = values.iter().filter_map(|value| self.literal(value)).collect();
            format!("&[{}]", values.join(", "))
        }));
        let kind_only = [&one_of, &object, &array, &string, &number].iter().all(|part| *part == "None");
        let body = format!(
            "Node {{ kinds: {}, kind_only: {kind_only}, one_of: {one_of}, object: {object}, array: {array}, string: {string}, number: {number} }}",
            kinds(&schema.types)
        );
        if let Some((_, text)) = self.nodes.get_key_value(&body) {
            return text.split([' ', ':']).nth(1).unwrap_or_default().to_owned();
        }
        let taken = |name: &str| self.nodes.values().any(|text| text.starts_with(&format!("static {name}:")));
        let name = (1..)
            .map(|n| if n == 1 { name.to_owned() } else { format!("{name}_{n}") })
            .find(|name| !taken(name))
            .unwrap_or_default();
        self.nodes.insert(body.clone(), format!("static {name}: Node = {body};"));
        name
    }

    fn object(&mut self, schema: &Schema, name: &str) -> String {
        if schema.properties.is_empty() && schema.additional == Additional::Allowed {
            return "None".to_owned();
        }
        let position = |key: &String| schema.properties.get_index_of(key).map_or(0, |position| position + 1);
        let positions: Vec<usize> = self.keys.keys().map(position).collect();
        let mut properties = String::new();
        for (key, property) in &schema.properties {
            if property.schema.one_of.is_some() {
                self.note_spoken(key);
            }
            let node = option((!property.schema.is_unconstrained()).then(|| {
                let word: String =
                    key.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' }).collect();
                let node = self.node(&property.schema, &format!("{name}_{word}"));
                format!("&{node}")
            }));
            let _ =
                write!(properties, "Property {{ name: {key:?}, severity: {}, node: {node} }},", severity_name(property.severity));
        }
        let required = schema.properties.values().rev().fold(0u64, |bits, property| bits << 1 | u64::from(property.required));
        let additional = match &schema.additional {
            Additional::Allowed => "Additional::Allowed".to_owned(),
            Additional::Forbidden => "Additional::Forbidden".to_owned(),
            Additional::Noted => "Additional::Noted".to_owned(),
            Additional::Checked(schema) => format!("Additional::Checked(&{})", self.node(schema, &format!("{name}_ANY"))),
        };
        format!(
            "Some(&ObjectRule {{ positions: &{positions:?}, properties: &[{properties}], required: {required}, additional: {additional} }})"
        )
    }
}

/// Every path some condition or table of the dialect names.
fn dialect_paths(dialect: &LoadedDialect, paths: &mut BTreeSet<String>) {
    let tables = &dialect.tables;
    let conditions = [Some(&tables.detect), tables.unsupported.as_ref()]
        .into_iter()
        .flatten()
        .chain(tables.shapes.iter().filter_map(|shape| shape.when.as_ref()))
        .chain(tables.evidence.iter().map(|evidence| &evidence.when))
        .chain(tables.incomplete.iter().chain(&tables.not_modified))
        .chain(tables.malformed.iter().map(|item| &item.when))
        .chain(tables.error_at.lists().into_iter().flat_map(|(_, places)| places).filter_map(|place| place.when.as_ref()))
        .chain(tables.rules.iter().flat_map(|rule| [rule.when.as_ref(), rule.require.as_ref()]).flatten());
    for condition in conditions {
        condition_paths(condition, paths);
    }
    paths.extend(tables.rules.iter().map(|rule| rule.at.clone()).filter(|at| !at.is_empty()));
    paths.extend(tables.exit_code_at.clone());
    paths.extend(tables.version_at.clone());
    paths.extend(tables.error_at.lists().iter().flat_map(|(_, places)| *places).map(|place| place.path.clone()));
    paths.extend(tables.delay_at.iter().map(|delay| delay.path.clone()));
    paths.extend(tables.cancel_observed_at.iter().cloned());
    paths.extend(tables.cursor_at.iter().chain(&tables.warnings_at).cloned());
    if let Some(redirect) = &tables.redirect_at {
        paths.extend([&redirect.command, &redirect.permanent, &redirect.reason].map(Clone::clone));
    }
}

/// The paths whose values the tables of a dialect read.
fn asked_paths(tables: &Dialect) -> Vec<&str> {
    let lists = tables.error_at.lists();
    let read = lists.iter().filter(|(name, _)| ["code", "retryable"].contains(name)).flat_map(|(_, places)| *places);
    let single = [&tables.exit_code_at, &tables.version_at, &tables.cursor_at, &tables.warnings_at];
    let mut paths: Vec<&str> = read.map(|place| place.path.as_str()).collect();
    paths.extend(single.into_iter().flatten().map(String::as_str));
    paths.extend(tables.delay_at.iter().map(|delay| delay.path.as_str()));
    paths.extend(tables.cancel_observed_at.iter().map(String::as_str));
    if let Some(redirect) = &tables.redirect_at {
        paths.extend([&redirect.command, &redirect.permanent, &redirect.reason].map(String::as_str));
    }
    paths
}

fn option(text: Option<String>) -> String {
    text.map_or("None".to_owned(), |text| format!("Some({text})"))
}

fn bound(number: u32) -> String {
    if number == u32::MAX { "u32::MAX".to_owned() } else { number.to_string() }
}

/// The words of a key too long for them: no key that is short enough has them.
const NO_WORDS: [u64; 2] = [u64::MAX; 2];

/// Open addressing: the position plus one of each hash, or 0 where there is none.
fn hash_table(hashes: impl ExactSizeIterator<Item = u32>) -> Vec<usize> {
    let size = (hashes.len() * 4).next_power_of_two();
    let mut slots = vec![0; size];
    for (position, hash) in hashes.enumerate() {
        let mut slot = first_slot(hash, size);
        while slots[slot] != 0 {
            slot = (slot + 1) & (size - 1);
        }
        slots[slot] = position + 1;
    }
    slots
}

fn class(class: Option<&str>) -> String {
    option(class.map(|class| format!("ErrorClass::{}", pascal(class))))
}

pub(crate) fn stream(stream: Stream) -> &'static str {
    match stream {
        Stream::Stdout => "Stream::Stdout",
        Stream::Stderr => "Stream::Stderr",
    }
}

pub(crate) fn severity_name(severity: Severity) -> String {
    format!("Severity::{severity:?}")
}

/// A set of kinds; no names means any.
pub(crate) fn kinds(names: &[String]) -> String {
    if names.is_empty() {
        return "Kinds(Kinds::ANY)".to_owned();
    }
    let bits: Vec<String> = names.iter().map(|name| format!("Kinds::{}", name.to_uppercase())).collect();
    format!("Kinds({})", bits.join(" | "))
}
