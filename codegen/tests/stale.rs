//! Generated files are checked in; they have to be what the generator writes.

use std::fs;

use cli_envelope_codegen::{COMMAND, REPORT_SCHEMA, generate, report_types, root, stale};

#[test]
fn generated_files_are_up_to_date() {
    let mut outputs = generate(&root()).unwrap_or_else(|faults| panic!("schema/ has faults: {faults:#?}"));
    outputs.extend(report_types(&fs::read_to_string(root().join(REPORT_SCHEMA)).unwrap()));
    let stale = stale(&root(), &outputs);
    assert!(stale.is_empty(), "stale: {}; run `{COMMAND}` and commit the result", stale.join(", "));
}

#[test]
fn generating_twice_gives_the_same() {
    assert_eq!(generate(&root()), generate(&root()));
}
