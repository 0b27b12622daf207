//! The output contract as a JSON Schema, made from the Rust type.

use schemars::Schema;
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};

use crate::report::Report;

/// The JSON Schema (2020-12) of a report as it is written.
///
/// ```
/// let schema = cli_envelope::report_schema();
/// assert_eq!(schema.get("$id").and_then(|id| id.as_str()), Some("https://cli-envelope.dev/schema/report.schema.json"));
/// ```
pub fn report_schema() -> Schema {
    let mut schema = SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<Report>();
    schema.insert("$id".to_owned(), "https://cli-envelope.dev/schema/report.schema.json".into());
    // `uint8` and its like are words of Rust; strict validators stumble over formats they do not know.
    RecursiveTransform(|schema: &mut Schema| drop(schema.remove("format"))).transform(&mut schema);
    schema
}
