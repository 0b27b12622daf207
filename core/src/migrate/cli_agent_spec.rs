//! Later revisions of cli-agent-spec: delays in milliseconds, exit codes 2 and 3 swapped, a stricter `retryable`; then warnings as
//! objects, a place for paging, and `meta.exit_code`.

use super::change::{Changes, at, path_of};
use super::reasons;
use super::text::{Field, Object, Writer};
use super::{Draft, Fact, Obstacles, Refusal, Source};
use crate::detect::Wanted;
use crate::json::{Items, Kind, Text, integer_value, skip_value};
use crate::report::Outcome;

/// Version 2 comes after the third revision of version 1.
const VERSION_2: u8 = 4;

/// Exit codes after which the identical call cannot succeed, in the numbers of revision 1. `retryable` promised less there.
const MEND_FIRST: [i64; 4] = [3, 4, 8, 13];

/// Codes that mean something to readers, so that no other code may be spelt like them by accident.
const MEANINGFUL: [&str; 6] =
    ["ARG_ERROR", "CREDENTIALS_EXPIRED", "TOKEN_EXPIRED", "TOKEN_INVALID", "TOKEN_MISSING", "UNAUTHENTICATED"];

pub(super) fn rewrite(source: &Source<'_>, target: Wanted, obstacles: &Obstacles) -> Result<Draft, Refusal> {
    if source.situation.unproven_exit {
        return Err(Refusal::missing(vec![Fact::Revision]));
    }
    let from = source.revision.unwrap_or(1);
    let to = target.revision.unwrap_or(VERSION_2);
    let exit = source.exit.map(|exit| if from == 1 { swapped(exit) } else { exit });
    if to == VERSION_2 && exit.is_none() {
        return Err(Refusal::missing(vec![Fact::ExitCode]));
    }
    let mut migration =
        Migration { source, obstacles, from, to, exit, changes: Changes::new(), writer: Writer::new(source.text) };
    migration.envelope();
    let Migration { changes, writer, .. } = migration;
    Ok(Draft { text: writer.finish(), changes, exit })
}

/// The exit code an envelope of version 2 states, where it was made from version 1 and notes that the process ended with this one.
pub(super) fn stated_exit(v2: &Object<'_>, process: Option<i64>) -> Option<i64> {
    let meta = v2.object("meta")?;
    let noted = meta.object("v1")?.integer("exit_code");
    meta.integer("exit_code").filter(|_| noted.is_some() && noted == process)
}

/// Partial failure and argument error changed places after revision 1.
fn swapped(exit: i64) -> i64 {
    match exit {
        2 => 3,
        3 => 2,
        other => other,
    }
}

struct Migration<'s, 'a> {
    source: &'s Source<'a>,
    obstacles: &'s Obstacles,
    from: u8,
    to: u8,
    /// In the new revision's numbers.
    exit: Option<i64>,
    changes: Changes,
    writer: Writer,
}

impl Migration<'_, '_> {
    fn envelope(&mut self) {
        let object = &self.source.object;
        self.writer.open('{');
        for field in &object.fields {
            self.writer.copy_key(field.key);
            match (field.name().as_ref(), field.kind) {
                ("ok", Kind::Boolean) => self.ok(field),
                ("error", Kind::Object) => self.error(field),
                ("warnings", _) if self.to == VERSION_2 => self.warnings(field),
                ("meta", Kind::Object) if self.to == VERSION_2 => self.meta(field),
                _ => self.writer.copy(field.value),
            }
        }
        if object.get("warnings").is_none() {
            self.writer.key("warnings");
            self.writer.literal("[]");
            self.changes.synthesised(at!("warnings"), reasons::WARNINGS_REQUIRED);
        }
        self.writer.close('}');
    }

    /// Version 1 takes a failing body at exit code 0 for stale. Version 2 does not, so it has to be told.
    fn ok(&mut self, field: &Field<'_>) {
        let succeeded = matches!(self.source.situation.outcome, Outcome::Success | Outcome::NotModified);
        if self.to == VERSION_2 && succeeded && field.value == "false" {
            self.writer.literal("true");
            self.changes.repaired(at!("ok"), None, reasons::OK_FROM_EXIT);
        } else {
            self.writer.copy(field.value);
        }
    }

    fn error(&mut self, field: &Field<'_>) {
        let error = Object::read(field.value);
        let exit = self.source.exit.map(|exit| if self.from == 2 { swapped(exit) } else { exit });
        let stricter = self.from < 3 && self.to >= 3;
        let mend_first =
            stricter && exit.is_some_and(|exit| MEND_FIRST.contains(&exit)) && error.boolean("retryable") == Some(true);
        let mut aside = Vec::new();
        self.writer.open('{');
        for field in &error.fields {
            let name = field.name();
            match name.as_ref() {
                "retryable" if mend_first => {
                    self.writer.key("retryable");
                    self.writer.literal("false");
                    self.changes.repaired(at!("error"."retryable"), None, reasons::RETRYABLE_IDENTICAL);
                }
                "retry_after" | "retry_after_ms" if mend_first => {
                    self.changes.dropped(path_of(&["error", &name]), reasons::DELAY_POINTLESS);
                }
                "retry_after" if stricter && error.get("retry_after_ms").is_none() => self.delay(field.value),
                "code" if self.to == VERSION_2 && field.kind == Kind::String => {
                    if self.code(field.text()) {
                        aside.push(*field);
                    }
                }
                name if self.obstacles.holds(&["error", name]) => {
                    self.changes.renamed(path_of(&["error", name]), path_of(&["error", "v1", name]), reasons::DOES_NOT_FIT);
                    aside.push(*field);
                }
                _ => self.writer.copy_member(field),
            }
        }
        self.aside(&aside);
        self.writer.close('}');
    }

    /// What the new dialect has no room for stands in `v1`.
    fn aside(&mut self, fields: &[Field<'_>]) {
        if fields.is_empty() {
            return;
        }
        self.writer.key("v1");
        self.writer.open('{');
        for field in fields {
            self.writer.copy_member(field);
        }
        self.writer.close('}');
    }

    fn delay(&mut self, seconds: &str) {
        match to_millis(seconds) {
            Some(millis) => {
                self.writer.key("retry_after_ms");
                self.writer.literal(&millis);
                self.changes.repaired(
                    at!("error"."retry_after_ms"),
                    Some(at!("error"."retry_after")),
                    reasons::SECONDS_TO_MILLIS,
                );
            }
            None => self.changes.dropped(at!("error"."retry_after"), reasons::DELAY_UNREADABLE),
        }
    }

    /// Writes the code as version 2 spells codes. Is the spelling another one?
    fn code(&mut self, code: Text<'_>) -> bool {
        let old = code.decode();
        let mut new: String = old.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' }).collect();
        if !new.starts_with(|c: char| c.is_ascii_uppercase()) || new.len() < 2 {
            new.insert_str(0, "E_");
        }
        if new != old && MEANINGFUL.contains(&new.as_str()) {
            new.push('_');
        }
        let changed = new != old;
        self.writer.key("code");
        self.writer.text(&new);
        if changed {
            self.changes.repaired(at!("error"."code"), None, reasons::CODE_SPELLING);
        }
        changed
    }

    fn warnings(&mut self, field: &Field<'_>) {
        self.writer.open('[');
        if field.kind == Kind::Array {
            let mut items = Items::new(field.value.as_bytes(), 0);
            let mut listed = false;
            while let Some(at) = items.next() {
                let end = skip_value(field.value.as_bytes(), at);
                let value = field.value.get(at..end).unwrap_or_default();
                items.resume(end);
                if is_warning(value) {
                    self.writer.copy(value);
                    continue;
                }
                self.warning(value);
                // What befalls many warnings alike is listed once.
                if !listed {
                    listed = true;
                    let from = Some(path_of_every_warning());
                    self.changes.repaired(at!("warnings"[]"message"), from, reasons::WARNING_OBJECT);
                }
            }
        } else if field.kind != Kind::Null {
            self.warning(field.value);
            self.changes.repaired(at!("warnings"[]"message"), Some(at!("warnings")), reasons::WARNING_OBJECT);
        } else {
            self.changes.repaired(at!("warnings"), None, reasons::WARNINGS_REQUIRED);
        }
        self.writer.close(']');
    }

    fn warning(&mut self, value: &str) {
        self.writer.open('{');
        self.writer.key("code");
        self.writer.text("WARNING");
        self.writer.key("message");
        if value.starts_with('"') {
            self.writer.copy(value);
        } else {
            self.writer.text(value);
        }
        self.writer.close('}');
    }

    fn meta(&mut self, field: &Field<'_>) {
        let meta = Object::read(field.value);
        let mut aside = Vec::new();
        self.writer.open('{');
        if let Some(exit) = self.exit {
            self.writer.key("exit_code");
            self.writer.literal(&exit.to_string());
            match meta.get("exit_code") {
                Some(old) => {
                    self.changes.repaired(at!("meta"."exit_code"), None, reasons::META_EXIT);
                    self.changes.renamed(at!("meta"."exit_code"), at!("meta"."v1"."exit_code"), reasons::NAME_TAKEN);
                    aside.push(old);
                }
                None => self.changes.synthesised(at!("meta"."exit_code"), reasons::META_EXIT),
            }
        }
        // A cursor counts only where the data is cut; elsewhere it would ask for a page that nobody wanted.
        let paged = meta.boolean("truncated") == Some(true) && meta.get("pagination").is_none();
        for field in &meta.fields {
            let name = field.name();
            match name.as_ref() {
                "exit_code" => {}
                "cursor" if paged && field.kind == Kind::String => {}
                name if self.obstacles.holds(&["meta", name]) => {
                    self.changes.renamed(path_of(&["meta", name]), path_of(&["meta", "v1", name]), reasons::DOES_NOT_FIT);
                    aside.push(*field);
                }
                _ => self.writer.copy_member(field),
            }
        }
        if paged {
            self.pagination(meta.string("cursor").map(|cursor| cursor.value));
        }
        // Whoever asks for the exit code of the process finds it here where the numbers differ.
        let process = self.source.exit.filter(|exit| Some(*exit) != self.exit && meta.get("exit_code").is_none());
        if let Some(process) = process {
            self.changes.synthesised(at!("meta"."v1"."exit_code"), reasons::PROCESS_EXIT);
            self.writer.key("v1");
            self.writer.open('{');
            self.writer.key("exit_code");
            self.writer.literal(&process.to_string());
            for field in &aside {
                self.writer.copy_member(field);
            }
            self.writer.close('}');
        } else {
            self.aside(&aside);
        }
        self.writer.close('}');
    }

    fn pagination(&mut self, cursor: Option<&str>) {
        let cursor = match cursor {
            Some("\"\"") => {
                self.changes.dropped(at!("meta"."cursor"), reasons::EMPTY_CURSOR);
                None
            }
            Some(cursor) => {
                self.changes.renamed(at!("meta"."cursor"), at!("meta"."pagination"."next_cursor"), reasons::PAGINATION);
                Some(cursor)
            }
            None => None,
        };
        self.changes.synthesised(at!("meta"."pagination"), reasons::PAGINATION);
        let returned = self.returned();
        self.writer.key("pagination");
        self.writer.open('{');
        self.writer.key("total");
        self.writer.literal("null");
        self.writer.key("returned");
        self.writer.literal(&returned.to_string());
        self.writer.key("truncated");
        self.writer.literal("true");
        self.writer.key("has_more");
        self.writer.literal(if cursor.is_some() { "true" } else { "false" });
        self.writer.key("next_cursor");
        self.writer.copy(cursor.unwrap_or("null"));
        self.writer.close('}');
    }

    /// How many records are in `data`.
    fn returned(&self) -> usize {
        let object = &self.source.object;
        object.length("data").unwrap_or_else(|| object.object("data").is_some().into())
    }
}

fn path_of_every_warning() -> super::ChangePath {
    use super::ChangeStep;
    vec![ChangeStep::Key("warnings".into()), ChangeStep::Every].into()
}

/// Is this an object with a code and a message?
fn is_warning(value: &str) -> bool {
    if !value.starts_with('{') {
        return false;
    }
    let object = Object::read(value);
    object.string("code").is_some() && object.string("message").is_some()
}

/// Seconds in milliseconds, rounded up, however they are written. Large integers are not rounded.
fn to_millis(seconds: &str) -> Option<String> {
    // Only a number may be read as one.
    if !seconds.starts_with(|first: char| first.is_ascii_digit() || first == '-') {
        return None;
    }
    if let Some(millis) = integer_value(seconds.as_bytes()).and_then(|seconds| seconds.checked_mul(1000)) {
        return Some(millis.to_string());
    }
    if seconds.bytes().all(|byte| byte.is_ascii_digit()) && !seconds.is_empty() {
        return Some(format!("{seconds}000"));
    }
    let millis = (seconds.parse::<f64>().ok()? * 1000.0).ceil();
    (millis.abs() < 9e15).then(|| format!("{millis:.0}"))
}

#[cfg(test)]
mod tests {
    use super::to_millis;

    #[test]
    fn seconds_become_milliseconds_without_rounding() {
        for (seconds, expected) in [
            ("30", Some("30000")),
            ("0", Some("0")),
            ("3e1", Some("30000")),
            ("1.5", Some("1500")),
            ("0.0001", Some("1")),
            ("9223372036854775807", Some("9223372036854775807000")),
            ("99999999999999999999", Some("99999999999999999999000")),
            ("1e30", None),
            ("\"30\"", None),
            ("null", None),
        ] {
            assert_eq!(to_millis(seconds).as_deref(), expected, "{seconds}");
        }
    }
}
