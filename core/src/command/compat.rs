//! `cli-envelope compat`: may a new version of a schema take the old one's place?

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::console::Console;
use super::printer::TextOrJson;
use super::{CLEAN, INVALID, TROUBLE};
use crate::compat::{Comparison, Difference, Effect, Schema, Verdict, compat};
use crate::render::{escape, json};
use annotate_snippets::renderer::{DEFAULT_ERROR_STYLE, DEFAULT_NOTE_STYLE, DEFAULT_WARNING_STYLE};

/// Compare two versions of a JSON Schema, and say whether the new one breaks anything
///
/// Breaking is what refuses documents that were valid, and what takes a field away from readers: a field removed, renamed, newly
/// required or no longer required, a type or a bound narrowed. Additive is what only allows more: a new optional field, a wider
/// type. Files that a schema refers to are read where they stand beside it; nothing is fetched.
///
/// Exits with 0 where the schemas are the same or the change is additive, with 1 where it is breaking or cannot be decided, with
/// 2 where a schema cannot be read.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  Has a schema kept what was released?
    cli-envelope compat released/error.schema.json schema/error.schema.json

  Stop a release that breaks something, and keep what it breaks:
    cli-envelope compat old.json new.json --format json > compat.json || exit 1")]
pub(super) struct Arguments {
    /// The schema as it was released
    #[arg(value_name = "OLD")]
    old: PathBuf,
    /// The schema that is to take its place
    #[arg(value_name = "NEW")]
    new: PathBuf,
    /// How to print the differences
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    format: TextOrJson,
}

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    // Both are read whatever becomes of the first, so that everything wrong is said at once.
    let (old, new) = (read(&arguments.old, console), read(&arguments.new, console));
    let (Some(old), Some(new)) = (old, new) else { return Ok(TROUBLE) };
    let comparison = compat(&old, &new);
    match arguments.format {
        TextOrJson::Json => {
            let json = serde_json::to_string_pretty(&comparison).map_err(io::Error::other)?;
            writeln!(console, "{}", json::safe(&json))?;
        }
        TextOrJson::Text => console.write_all(text(&comparison, arguments).as_bytes())?,
    }
    Ok(if comparison.verdict.is_safe() { CLEAN } else { INVALID })
}

fn read(path: &Path, console: &mut Console<'_>) -> Option<Schema> {
    if path == Path::new("-") {
        console.complain("a schema may refer to files beside it, so it is not read from standard input; name a file");
        return None;
    }
    Schema::read(path).map_err(|error| console.complain(format_args!("{error}"))).ok()
}

fn text(comparison: &Comparison, arguments: &Arguments) -> String {
    let mut text: String = comparison.differences.iter().map(|difference| paragraph(difference, arguments)).collect();
    let count = |effect| comparison.differences.iter().filter(|difference| difference.effect == effect).count();
    text.push_str(&match comparison.verdict {
        Verdict::Same => "same: both accept the same documents\n".to_owned(),
        verdict => format!(
            "{}: {} breaking, {} undecided, {} additive\n",
            verdict.as_str(),
            count(Effect::Breaking),
            count(Effect::Undecided),
            count(Effect::Additive)
        ),
    });
    text
}

fn paragraph(difference: &Difference, arguments: &Arguments) -> String {
    let (style, word) = match difference.effect {
        Effect::Breaking => (DEFAULT_ERROR_STYLE, "breaking"),
        Effect::Undecided => (DEFAULT_WARNING_STYLE, "undecided"),
        Effect::Additive => (DEFAULT_NOTE_STYLE, "additive"),
    };
    let mut text = format!("{style}{word}[{}]{style:#}: {}\n", difference.kind.as_str(), difference.message);
    if !difference.path.is_empty() {
        text.push_str(&format!("  in documents: {}\n", escape(&difference.path)));
    }
    for (label, file, place) in [("old", &arguments.old, &difference.old), ("new", &arguments.new, &difference.new)] {
        let Some(place) = place else { continue };
        let file = if place.starts_with('#') { file.to_string_lossy() } else { "".into() };
        text.push_str(&format!("  {label}: {}\n", escape(&format!("{file}{place}"))));
    }
    if let Some(example) = &difference.example {
        let document = escape(&example.document.to_string());
        text.push_str(&format!(
            "  example, which the {} accepts and the {} refuses: {document}\n",
            example.accepted_by, example.refused_by
        ));
    }
    text.push('\n');
    text
}
