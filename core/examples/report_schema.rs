//! Prints the JSON Schema of reports. `cargo xtask gen` keeps it as `schema/report.schema.json`.

fn main() -> Result<(), serde_json::Error> {
    println!("{}", serde_json::to_string_pretty(&cli_envelope::report_schema())?);
    Ok(())
}
