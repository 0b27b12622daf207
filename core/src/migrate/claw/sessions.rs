//! The sessions of `list-sessions`, whose fields have other names in claw/v2.

use crate::json::{Items, Kind, Range, Text, skip_value};
use crate::migrate::ChangeKind;
use crate::migrate::change::{Changes, at};
use crate::migrate::reasons;
use crate::migrate::text::{Field, Object, Writer};
use crate::migrate::time;

/// Calls `write` for every item of the array, and gives back how many there are.
fn each(bytes: &[u8], array: Range, writer: &mut Writer, mut write: impl FnMut(&mut Writer, &Object<'_>)) -> usize {
    let mut session = Object::read(bytes, bytes.len());
    let mut items = Items::new(bytes, array.start);
    let mut count = 0;
    writer.open(b'[');
    while let Some(at) = items.next() {
        count += 1;
        if Kind::at(bytes, at) == Kind::Object {
            items.resume(session.read_again(at));
            writer.open(b'{');
            write(writer, &session);
            writer.close(b'}');
        } else {
            let end = skip_value(bytes, at);
            items.resume(end);
            writer.copy(bytes.get(at..end).unwrap_or_default());
        }
    }
    writer.close(b']');
    count
}

/// `id` → `session_id`, `updated_at_ms` → `last_modified`, `created` → `created_at`, `message_count` or `turns` → `prompt_count`.
pub(super) fn to_v2(bytes: &[u8], array: Range, writer: &mut Writer, changes: &mut Changes) -> usize {
    each(bytes, array, writer, |writer, session| {
        let free = |name: &str| session.get(name).is_none();
        let date = session.integer("updated_at_ms").filter(|_| free("last_modified")).and_then(time::from_millis);
        let count = if free("message_count") { "turns" } else { "message_count" };
        for field in &session.fields {
            let rename = |writer: &mut Writer, name: &str| {
                writer.key(name);
                writer.copy(session.raw(field));
            };
            match session.name(field).as_ref() {
                "id" if free("session_id") => {
                    rename(writer, "session_id");
                    renamed(changes, at!("sessions"[]"id"), at!("sessions"[]"session_id"));
                }
                "created" if free("created_at") => {
                    rename(writer, "created_at");
                    renamed(changes, at!("sessions"[]"created"), at!("sessions"[]"created_at"));
                }
                "message_count" if count == "message_count" && free("prompt_count") => {
                    rename(writer, "prompt_count");
                    renamed(changes, at!("sessions"[]"message_count"), at!("sessions"[]"prompt_count"));
                }
                "turns" if count == "turns" && free("prompt_count") => {
                    rename(writer, "prompt_count");
                    renamed(changes, at!("sessions"[]"turns"), at!("sessions"[]"prompt_count"));
                }
                "updated_at_ms" if date.is_some() => {
                    writer.key("last_modified");
                    writer.text(date.as_deref().unwrap_or_default());
                    let from = Some(at!("sessions"[]"updated_at_ms"));
                    changes.once(ChangeKind::Repaired, at!("sessions"[]"last_modified"), from, reasons::DATE_FROM_MILLIS);
                }
                _ => writer.copy_member(bytes, field),
            }
        }
        if let Some(created) = session.string("created").filter(|_| date.is_none() && free("last_modified")) {
            writer.key("last_modified");
            writer.copy(session.raw(&created));
            changes.once(ChangeKind::Synthesised, at!("sessions"[]"last_modified"), None, reasons::CREATED_AT_LEAST);
        }
    })
}

fn renamed(changes: &mut Changes, from: crate::migrate::ChangePath, to: crate::migrate::ChangePath) {
    changes.once(ChangeKind::Renamed, to, Some(from), reasons::NEW_NAME);
}

/// The same back. Programs that print claw/v1 call the count one name or the other, so it gets both.
pub(super) fn to_v1(bytes: &[u8], array: Range, writer: &mut Writer, changes: &mut Changes) {
    each(bytes, array, writer, |writer, session| {
        let free = |name: &str| session.get(name).is_none();
        let text = |field: &Field| Text::quoted(session.raw(field)).decode().into_owned();
        let millis =
            session.string("last_modified").filter(|_| free("updated_at_ms")).and_then(|field| time::to_millis(&text(&field)));
        let millis = millis.filter(|(millis, _)| *millis >= 0);
        for field in &session.fields {
            let rename = |writer: &mut Writer, name: &str| {
                writer.key(name);
                writer.copy(session.raw(field));
            };
            match session.name(field).as_ref() {
                "session_id" if free("id") => {
                    rename(writer, "id");
                    renamed(changes, at!("sessions"[]"session_id"), at!("sessions"[]"id"));
                }
                "created_at" if free("created") => {
                    rename(writer, "created");
                    renamed(changes, at!("sessions"[]"created_at"), at!("sessions"[]"created"));
                }
                "prompt_count" if free("message_count") => {
                    rename(writer, "message_count");
                    renamed(changes, at!("sessions"[]"prompt_count"), at!("sessions"[]"message_count"));
                    if free("turns") {
                        rename(writer, "turns");
                        changes.once(ChangeKind::Synthesised, at!("sessions"[]"turns"), None, reasons::BOTH_NAMES);
                    }
                }
                "last_modified" if millis.is_some() => {
                    let (millis, exact) = millis.unwrap_or_default();
                    writer.key("updated_at_ms");
                    writer.literal(&millis.to_string());
                    let reason = if exact { reasons::MILLIS_FROM_DATE } else { reasons::MILLIS_CUT };
                    let from = Some(at!("sessions"[]"last_modified"));
                    changes.once(ChangeKind::Repaired, at!("sessions"[]"updated_at_ms"), from, reason);
                }
                _ => writer.copy_member(bytes, field),
            }
        }
    });
}
