//! claw/v2 → claw/v1, for readers that know only the flat envelopes.

use super::{COMMON, FAILURE_WORDS, TOKEN_BY_KIND, sessions};
use crate::detect::Wanted;
use crate::json::{Kind, Text};
use crate::migrate::change::{Changes, at, path_of};
use crate::migrate::reasons;
use crate::migrate::text::{Field, Object, Writer};
use crate::migrate::{Draft, Obstacles, Refusal, Source};
use crate::report::Outcome;

/// Members that decide in claw/v1 whether a command failed. In claw/v2 they do not.
const DECISIVE: [&str; 6] = ["error", "error_kind", "kind", "ok", "status", "type"];

pub(in crate::migrate) fn to_v1(source: &Source<'_>, _: Wanted, obstacles: &Obstacles) -> Result<Draft, Refusal> {
    let v2 = &source.object;
    let old = v2.object("v1");
    let exit = old.as_ref().and_then(|old| old.integer("exit_code")).or(source.exit).or_else(|| v2.integer("exit_code"));
    // claw/v2 can say at exit code 0 that something does not exist; in claw/v1 that would be a contradiction.
    let absent = source.situation.outcome == Outcome::NotFound && !source.situation.contradiction;
    let exit = exit.map(|exit| if absent && exit == 0 { 1 } else { exit });
    let mut migration = Migration {
        source,
        obstacles,
        old,
        aside: Vec::new(),
        written: Vec::new(),
        changes: Changes::new(),
        writer: Writer::new(source.text),
    };
    migration.writer.open('{');
    match source.situation.outcome {
        Outcome::Failure | Outcome::NotFound => migration.failure(),
        Outcome::Timeout => migration.timeout(),
        Outcome::Success => migration.success(),
        other => return Err(Refusal::unspeakable(other.as_str())),
    }
    migration.put_aside();
    migration.restore();
    migration.writer.close('}');
    Ok(Draft { text: migration.writer.finish(), changes: migration.changes, exit })
}

struct Migration<'s, 'a> {
    source: &'s Source<'a>,
    obstacles: &'s Obstacles,
    /// What the way from claw/v1 has put aside.
    old: Option<Object<'a>>,
    /// What goes into `v2`.
    aside: Vec<Field<'a>>,
    /// Members that are written, other than by copying.
    written: Vec<&'static str>,
    changes: Changes,
    writer: Writer,
}

impl Migration<'_, '_> {
    /// Will this member come back with the old envelope's own value?
    fn comes_back(&self, name: &str) -> bool {
        self.old.as_ref().is_some_and(|old| old.get(name).is_some()) && !self.is_withheld(name)
    }

    /// Where the old words would say something else than the envelope does, they stay away.
    fn is_withheld(&self, name: &str) -> bool {
        self.obstacles.misread && DECISIVE.contains(&name)
    }

    fn key(&mut self, name: &'static str) {
        self.writer.key(name);
        self.written.push(name);
    }

    fn failure(&mut self) {
        let v2 = &self.source.object;
        let error = v2.object("error");
        let reported_success = self.comes_back("error") && self.old.as_ref().is_some_and(|old| old.string("error").is_none());
        if reported_success {
            self.changes.dropped(at!("error"."kind"), reasons::OWN_VALUE);
        } else if !self.comes_back("kind") {
            if !["type", "error_kind", "status", "message"].iter().any(|name| self.comes_back(name)) {
                self.key("type");
                self.writer.text("error");
                self.changes.synthesised(at!("type"), reasons::LEGACY_MARK);
            }
            self.token(error.as_ref());
        } else if error.as_ref().is_some_and(|error| error.get("kind").is_some()) {
            self.changes.dropped(at!("error"."kind"), reasons::OWN_VALUE);
        }
        self.text(error.as_ref());
        match error.as_ref().and_then(|error| error.string("hint")) {
            Some(hint) => {
                self.key("hint");
                self.writer.copy(hint.value);
                self.changes.renamed(at!("error"."hint"), at!("hint"), reasons::OUT_OF_ERROR);
            }
            None if !self.comes_back("hint") => {
                self.key("hint");
                self.writer.literal("null");
                self.changes.synthesised(at!("hint"), reasons::NO_HINT);
            }
            None => {}
        }
        if let Some(error) = &error {
            self.rest_of_error(error);
        }
        self.payload(|name| matches!(name, "error" | "hint" | "retryable") || FAILURE_WORDS.contains(&name));
    }

    fn token(&mut self, error: Option<&Object<'_>>) {
        let kind = error.and_then(|error| error.text("kind")).map(Text::decode);
        let kind = match (&kind, self.source.situation.outcome) {
            (None, Outcome::NotFound) => "session_not_found",
            (None, _) => "unknown",
            (Some(kind), _) => kind,
        };
        let token = TOKEN_BY_KIND.iter().find(|(of, _)| *of == kind).map_or(kind, |(_, token)| token);
        self.key("kind");
        self.writer.text(token);
        self.changes.repaired(at!("kind"), Some(at!("error"."kind")), reasons::TOKEN_FROM_KIND);
    }

    fn text(&mut self, error: Option<&Object<'_>>) {
        // Some errors of claw/v1 have no text of this name, and with it they may look like those of another dialect.
        let told = self.obstacles.mistaken && (self.comes_back("message") || self.comes_back("error_kind"));
        if self.comes_back("error") || told {
            self.changes.dropped(at!("error"."message"), reasons::OWN_VALUE);
            return;
        }
        self.key("error");
        match error.and_then(|error| Some(error.string("message")?.value)) {
            Some(message) => {
                self.writer.copy(message);
                self.changes.renamed(at!("error"."message"), at!("error"), reasons::OUT_OF_ERROR);
            }
            None => {
                self.writer.text("not found");
                self.changes.synthesised(at!("error"), reasons::ABSENCE_TEXT);
            }
        }
    }

    /// The members of the error object that are neither its kind, its message nor its hint.
    fn rest_of_error(&mut self, error: &Object<'_>) {
        for field in &error.fields {
            let name = field.name();
            match name.as_ref() {
                "kind" | "message" | "hint" => {}
                "retryable" if self.comes_back("retryable") => {
                    self.changes.dropped(at!("error"."retryable"), reasons::OWN_VALUE);
                }
                "operation" | "target" if error.text(&name).is_some_and(|text| text.is("unknown")) => {
                    self.changes.dropped(path_of(&["error", &name]), reasons::SAYS_NOTHING);
                }
                name if name != "v2"
                    && !COMMON.contains(&name)
                    && !FAILURE_WORDS.contains(&name)
                    && self.source.object.get(name).is_none()
                    && !self.comes_back(name) =>
                {
                    self.writer.copy_member(field);
                    self.changes.renamed(path_of(&["error", name]), path_of(&[name]), reasons::OUT_OF_ERROR);
                }
                name => self.changes.dropped(path_of(&["error", name]), reasons::DOES_NOT_FIT_FLAT),
            }
        }
    }

    fn timeout(&mut self) {
        let v2 = &self.source.object;
        let turn = v2.object("turn");
        if v2.get("final_stop_reason").is_none_or(|field| field.value != "\"timeout\"") {
            self.key("final_stop_reason");
            self.writer.text("timeout");
            self.changes.synthesised(at!("final_stop_reason"), reasons::STOP_REASON);
        }
        if v2.get("final_cancel_observed").is_none() {
            let observed = turn.as_ref().and_then(|turn| turn.boolean("cancel_observed")).unwrap_or(false);
            self.key("final_cancel_observed");
            self.writer.literal(if observed { "true" } else { "false" });
            self.changes.synthesised(at!("final_cancel_observed"), reasons::STOP_REASON);
        }
        let says_timeout = v2.text("final_stop_reason").is_some_and(|text| text.is("timeout"));
        self.payload(|name| name == "final_stop_reason" && !says_timeout);
    }

    fn success(&mut self) {
        let source = self.source;
        let v2 = &source.object;
        if !self.is_recognisable() {
            self.key("type");
            self.writer.text("success");
            self.changes.synthesised(at!("type"), reasons::LEGACY_MARK);
            let command = v2.string("command").filter(|_| v2.text("command").is_some_and(|command| may_be_kind(command.raw())));
            let free = v2.get("kind").is_none() && !self.comes_back("command") && !self.obstacles.misread;
            if let Some(command) = command.filter(|_| free) {
                self.key("kind");
                self.writer.copy(command.value);
                self.changes.synthesised(at!("kind"), reasons::LEGACY_KIND);
            }
        }
        let lists = self.is_of("list-sessions");
        if lists && let Some(list) = v2.get("sessions").filter(|list| list.kind == Kind::Array) {
            self.key("sessions");
            sessions::to_v1(list.value, &mut self.writer, &mut self.changes);
        }
        let nested = self.nest_session();
        self.payload(|name| {
            (name == "sessions" && lists) || (nested && matches!(name, "session_id" | "path" | "messages" | "session"))
        });
    }

    /// Is this what claw/v1 prints for the command?
    fn is_of(&self, command: &str) -> bool {
        let old = self.old.as_ref().and_then(|old| old.text("command"));
        let v2 = &self.source.object;
        old.or_else(|| v2.text("command")).is_some_and(|own| own.is(command))
            || v2.text("kind").is_some_and(|own| own.is(command))
    }

    /// Would a reader of claw/v1 see by itself that this is an envelope?
    fn is_recognisable(&self) -> bool {
        let v2 = &self.source.object;
        let any = |names: &[&str]| names.iter().any(|name| v2.get(name).is_some() || self.comes_back(name));
        let all = |names: &[&str]| names.iter().all(|name| v2.get(name).is_some());
        let typed = v2.text("type").is_some_and(|own| own.is("success") || own.is("error"));
        let marked = typed || v2.string("kind").is_some() || ["type", "kind"].iter().any(|name| self.comes_back(name));
        marked && !self.obstacles.misread
            || (all(&["message", "model", "usage"]) && any(&["iterations", "compact"]))
            || (all(&["session_id"]) && ["loaded", "deleted", "flushed"].iter().any(|name| v2.boolean(name).is_some()))
            || v2.string("final_stop_reason").is_some()
            || self.is_of("list-sessions")
    }

    /// A session that counts its messages was nested in claw/v1.
    fn nest_session(&mut self) -> bool {
        let source = self.source;
        let v2 = &source.object;
        let (Some(id), Some(path), Some(messages)) = (v2.string("session_id"), v2.string("path"), v2.get("messages")) else {
            return false;
        };
        if !v2.is_integer("messages") || v2.get("session").is_some_and(|rest| rest.kind != Kind::Object) {
            return false;
        }
        self.key("session");
        self.writer.open('{');
        for (name, field) in [("id", id), ("path", path), ("messages", messages)] {
            self.writer.key(name);
            self.writer.copy(field.value);
            self.changes.renamed(path_of(&[&field.name()]), path_of(&["session", name]), reasons::NESTED_SESSION);
        }
        for field in v2.object("session").map(|rest| rest.fields).unwrap_or_default() {
            self.writer.copy_member(&field);
        }
        self.writer.close('}');
        true
    }

    /// Everything else, but for what is written already.
    fn payload(&mut self, written: impl Fn(&str) -> bool) {
        let source = self.source;
        let v2 = &source.object;
        let own_time = self.comes_back("timestamp");
        let misplaced = ["sessions", "session", "command"].iter().any(|name| self.obstacles.holds(&[name]));
        for field in &v2.fields {
            let name = field.name();
            match name.as_ref() {
                "v1" if self.old.is_some() => {}
                name if self.comes_back(name) => self.changes.dropped(path_of(&[name]), reasons::OWN_VALUE),
                name @ ("timestamp" | "output_format" | "schema_version") => {
                    self.changes.dropped(path_of(&[name]), reasons::NO_COMMON_FIELDS);
                }
                // With a time of its own beside them, an envelope of claw/v1 would be taken for one of claw/v2. A command can make
                // it one of that command's, which it was not.
                name @ ("command" | "exit_code") if own_time || (name == "command" && misplaced) => {
                    self.changes.dropped(path_of(&[name]), reasons::NO_COMMON_FIELDS);
                }
                "error" if v2.object("error").is_some() => {}
                // These stand in the old envelope already, under their old names.
                "sessions" | "session_id" | "path" | "messages" | "session" if written(&name) => {}
                "sessions" | "session" | "kind" if misplaced => self.writer.copy_member(field),
                name if written(name)
                    || self.written.contains(&name)
                    || self.is_withheld(name)
                    || self.obstacles.holds(&[name]) =>
                {
                    self.changes.renamed(path_of(&[name]), path_of(&["v2", name]), reasons::DOES_NOT_FIT);
                    self.aside.push(*field);
                }
                _ => self.writer.copy_member(field),
            }
        }
    }

    /// What the way from claw/v1 had put aside comes back.
    fn restore(&mut self) {
        let Some(old) = self.old.take() else { return };
        if old.fields.is_empty() {
            self.changes.dropped(at!("v1"), reasons::SAYS_NOTHING);
        }
        let looks_like_v2 = COMMON.iter().take(3).all(|name| old.get(name).is_some()) && old.integer("exit_code").is_some();
        for field in &old.fields {
            let name = field.name();
            // Only the way to claw/v2 can have added it.
            if looks_like_v2 && name == "exit_code" {
                self.changes.dropped(at!("v1"."exit_code"), reasons::NO_COMMON_FIELDS);
                continue;
            }
            if self.is_withheld(&name) || self.written.iter().any(|written| *written == name) {
                self.changes.dropped(path_of(&["v1", &name]), reasons::KIND_DISTRUSTED);
                continue;
            }
            self.writer.copy_member(field);
            self.changes.renamed(path_of(&["v1", &name]), path_of(&[&name]), reasons::OLD_VALUE_BACK);
        }
    }

    fn put_aside(&mut self) {
        if self.aside.is_empty() {
            return;
        }
        self.key("v2");
        self.writer.open('{');
        for field in &self.aside {
            self.writer.copy_member(field);
        }
        self.writer.close('}');
    }
}

/// Can a command stand in `kind`? Not every word can, and `status` has a shape of its own, which asks for more than there is.
fn may_be_kind(command: &[u8]) -> bool {
    command.first().is_some_and(u8::is_ascii_lowercase)
        && command.iter().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-'))
        && command != b"status"
}
