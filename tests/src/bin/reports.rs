//! Prints the native report on each input, for runners in other languages to compare theirs with.
//!
//! Each line of stdin is `{"capture": …, "options": …}` as in `cases/`; each line of stdout is a report.

use std::io::{self, BufWriter, Write};

use cli_envelope_tests::{SuiteCapture, SuiteOptions};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    capture: SuiteCapture,
    #[serde(default)]
    options: SuiteOptions,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut output = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lines() {
        let input: Input = serde_json::from_str(&line?)?;
        serde_json::to_writer(&mut output, &cli_envelope::inspect(&input.capture.capture, &input.options.into()))?;
        output.write_all(b"\n")?;
    }
    Ok(output.flush()?)
}
