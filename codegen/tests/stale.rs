//! Generated files are checked in; they have to be what the generator writes.

use cli_envelope_codegen::{COMMAND, generate, root, stale};

#[test]
fn generated_files_are_up_to_date() {
    let outputs = generate(&root()).unwrap_or_else(|faults| panic!("schema/ has faults: {faults:#?}"));
    let stale = stale(&root(), &outputs);
    assert!(stale.is_empty(), "stale: {}; run `{COMMAND}` and commit the result", stale.join(", "));
}

#[test]
fn generating_twice_gives_the_same() {
    assert_eq!(generate(&root()), generate(&root()));
}
