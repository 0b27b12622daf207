//! The sessions of `list-sessions`, whose fields have other names in claw/v2.

use crate::json::{Items, Kind, skip_value};
use crate::migrate::change::{Changes, at};
use crate::migrate::reasons;
use crate::migrate::text::{Field, Object, Writer};
use crate::migrate::time;

/// The members that have another name, or another meaning, in the other dialect.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Name {
    Id,
    SessionId,
    Created,
    CreatedAt,
    MessageCount,
    Turns,
    PromptCount,
    UpdatedAtMs,
    LastModified,
}

impl Name {
    fn of(field: &Field<'_>) -> Option<Name> {
        match field.name().as_ref() {
            "id" => Some(Name::Id),
            "session_id" => Some(Name::SessionId),
            "created" => Some(Name::Created),
            "created_at" => Some(Name::CreatedAt),
            "message_count" => Some(Name::MessageCount),
            "turns" => Some(Name::Turns),
            "prompt_count" => Some(Name::PromptCount),
            "updated_at_ms" => Some(Name::UpdatedAtMs),
            "last_modified" => Some(Name::LastModified),
            _ => None,
        }
    }
}

/// A few names.
#[derive(Clone, Copy, Default)]
struct Names(u16);

impl Names {
    fn has(self, name: Name) -> bool {
        self.0 & (1 << name as u16) != 0
    }

    /// Is it new?
    fn add(&mut self, name: Name) -> bool {
        let is_new = !self.has(name);
        self.0 |= 1 << name as u16;
        is_new
    }
}

/// One session. A list may have very many, so each name is looked at once.
struct Session<'a> {
    object: Object<'a>,
    /// Of each of its fields, in the same order.
    names: Vec<Option<Name>>,
    all_names: Names,
}

impl<'a> Session<'a> {
    /// Reads another one, and gives back where in the text it ends.
    fn read_again(&mut self, text: &'a str) -> usize {
        let end = self.object.read_again(text);
        self.names.clear();
        self.names.extend(self.object.fields.iter().map(Name::of));
        self.all_names = Names::default();
        for name in self.names.iter().flatten() {
            self.all_names.add(*name);
        }
        end
    }

    fn fields(&self) -> impl Iterator<Item = (Option<Name>, &Field<'a>)> {
        self.names.iter().copied().zip(&self.object.fields)
    }

    fn lacks(&self, name: Name) -> bool {
        !self.all_names.has(name)
    }

    fn get(&self, name: Name) -> Option<Field<'a>> {
        self.fields().find(|(own, _)| *own == Some(name)).map(|(_, field)| *field)
    }
}

/// Calls `write` for every session of the array, and gives back how many items there are.
fn each<'a>(array: &'a str, writer: &mut Writer, mut write: impl FnMut(&mut Writer, &Session<'a>)) -> usize {
    let mut session = Session { object: Object { fields: Vec::new() }, names: Vec::new(), all_names: Names::default() };
    let bytes = array.as_bytes();
    let mut items = Items::new(bytes, 0);
    let mut count = 0;
    writer.open('[');
    while let Some(at) = items.next() {
        count += 1;
        if Kind::at(bytes, at) == Kind::Object {
            items.resume(at + session.read_again(array.get(at..).unwrap_or_default()));
            writer.open('{');
            write(writer, &session);
            writer.close('}');
        } else {
            let end = skip_value(bytes, at);
            items.resume(end);
            writer.copy(array.get(at..end).unwrap_or_default());
        }
    }
    writer.close(']');
    count
}

/// `id` → `session_id`, `updated_at_ms` → `last_modified`, `created` → `created_at`, `message_count` or `turns` → `prompt_count`.
pub(super) fn to_v2(array: &str, writer: &mut Writer, changes: &mut Changes) -> usize {
    // What befalls many sessions alike is listed once.
    let mut listed = Names::default();
    let mut date = String::new();
    each(array, writer, |writer, session| {
        date.clear();
        let millis =
            session.get(Name::UpdatedAtMs).filter(|_| session.lacks(Name::LastModified)).and_then(|field| field.integer());
        if let Some(millis) = millis {
            time::push_date(&mut date, millis);
        }
        for (name, field) in session.fields() {
            let (key, from, to) = match name {
                Some(Name::Id) if session.lacks(Name::SessionId) => {
                    (r#""session_id":"#, at!("sessions"[]"id"), at!("sessions"[]"session_id"))
                }
                Some(Name::Created) if session.lacks(Name::CreatedAt) => {
                    (r#""created_at":"#, at!("sessions"[]"created"), at!("sessions"[]"created_at"))
                }
                Some(Name::MessageCount) if session.lacks(Name::PromptCount) => {
                    (r#""prompt_count":"#, at!("sessions"[]"message_count"), at!("sessions"[]"prompt_count"))
                }
                Some(Name::Turns) if session.lacks(Name::MessageCount) && session.lacks(Name::PromptCount) => {
                    (r#""prompt_count":"#, at!("sessions"[]"turns"), at!("sessions"[]"prompt_count"))
                }
                Some(Name::UpdatedAtMs) if !date.is_empty() => {
                    writer.literal(r#""last_modified":"#);
                    writer.text(&date);
                    if listed.add(Name::UpdatedAtMs) {
                        let from = Some(at!("sessions"[]"updated_at_ms"));
                        changes.repaired(at!("sessions"[]"last_modified"), from, reasons::DATE_FROM_MILLIS);
                    }
                    continue;
                }
                _ => {
                    writer.copy_member(field);
                    continue;
                }
            };
            writer.literal(key);
            writer.copy(field.value);
            if name.is_some_and(|name| listed.add(name)) {
                changes.renamed(from, to, reasons::NEW_NAME);
            }
        }
        let created = session.get(Name::Created).filter(|created| created.kind == Kind::String);
        if let Some(created) = created.filter(|_| date.is_empty() && session.lacks(Name::LastModified)) {
            writer.literal(r#""last_modified":"#);
            writer.copy(created.value);
            if listed.add(Name::LastModified) {
                changes.synthesised(at!("sessions"[]"last_modified"), reasons::CREATED_AT_LEAST);
            }
        }
    })
}

/// The same back. Programs that print claw/v1 call the count one name or the other, so it gets both.
pub(super) fn to_v1(array: &str, writer: &mut Writer, changes: &mut Changes) {
    let mut listed = Names::default();
    each(array, writer, |writer, session| {
        let date = session.get(Name::LastModified).filter(|date| date.kind == Kind::String && session.lacks(Name::UpdatedAtMs));
        let millis = date.and_then(|date| time::to_millis(&date.text().decode())).filter(|(millis, _)| *millis >= 0);
        for (name, field) in session.fields() {
            let (key, from, to) = match name {
                Some(Name::SessionId) if session.lacks(Name::Id) => {
                    (r#""id":"#, at!("sessions"[]"session_id"), at!("sessions"[]"id"))
                }
                Some(Name::CreatedAt) if session.lacks(Name::Created) => {
                    (r#""created":"#, at!("sessions"[]"created_at"), at!("sessions"[]"created"))
                }
                Some(Name::PromptCount) if session.lacks(Name::MessageCount) => {
                    (r#""message_count":"#, at!("sessions"[]"prompt_count"), at!("sessions"[]"message_count"))
                }
                Some(Name::LastModified) if millis.is_some() => {
                    let (millis, exact) = millis.unwrap_or_default();
                    writer.literal(r#""updated_at_ms":"#);
                    writer.literal(&millis.to_string());
                    if listed.add(Name::LastModified) {
                        let reason = if exact { reasons::MILLIS_FROM_DATE } else { reasons::MILLIS_CUT };
                        changes.repaired(at!("sessions"[]"updated_at_ms"), Some(at!("sessions"[]"last_modified")), reason);
                    }
                    continue;
                }
                _ => {
                    writer.copy_member(field);
                    continue;
                }
            };
            writer.literal(key);
            writer.copy(field.value);
            if name.is_some_and(|name| listed.add(name)) {
                changes.renamed(from, to, reasons::NEW_NAME);
            }
            if name == Some(Name::PromptCount) && session.lacks(Name::Turns) {
                writer.literal(r#""turns":"#);
                writer.copy(field.value);
                if listed.add(Name::Turns) {
                    changes.synthesised(at!("sessions"[]"turns"), reasons::BOTH_NAMES);
                }
            }
        }
    });
}
