//! `ao.cli.v1` is the former name of `animus.cli.v1`; the shape is the same.

use super::change::{Changes, at};
use super::reasons;
use super::text::Writer;
use super::{Draft, Obstacles, Refusal, Source, unchanged};
use crate::detect::Wanted;

pub(super) fn rewrite(source: &Source<'_>, target: Wanted, obstacles: &Obstacles) -> Result<Draft, Refusal> {
    let object = &source.object;
    let Some(schema) = object.string("schema").filter(|_| object.text("schema").is_some_and(|text| text.is("ao.cli.v1"))) else {
        return unchanged(source, target, obstacles);
    };
    let mut changes = Changes::new();
    let mut writer = Writer::new(source.text);
    writer.open('{');
    for field in &object.fields {
        writer.copy_key(field.key);
        match field.key == schema.key {
            true => writer.text("animus.cli.v1"),
            false => writer.copy(field.value),
        }
    }
    writer.close('}');
    changes.repaired(at!("schema"), None, reasons::SCHEMA_RENAMED);
    Ok(Draft { text: writer.finish(), changes, exit: source.exit })
}
