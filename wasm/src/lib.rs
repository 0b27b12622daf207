//! The core for JavaScript: a capture in, a report out, both as JSON text. No logic lives here.

use cli_envelope::{CaptureFile, Options};
use wasm_bindgen::prelude::wasm_bindgen;

/// Reads a capture, `{argv?, exit_code?, signal?, timed_out?, stdout, stderr}` as JSON text, and gives back its report as JSON text.
///
/// # Errors
///
/// Text that is not such a capture; the sentence says what is wrong with it.
#[wasm_bindgen]
pub fn inspect(capture: &str) -> Result<String, String> {
    let file: CaptureFile = serde_json::from_str(capture).map_err(|error| format!("not a capture: {error}"))?;
    let report = cli_envelope::inspect(&file.into(), &Options::default());
    serde_json::to_string(&report).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::inspect;

    #[test]
    fn a_capture_gives_its_report() {
        let capture = r#"{"exit_code":0,"stdout":"{\"schema\":\"animus.cli.v1\",\"ok\":true,\"data\":null}","stderr":""}"#;
        let report: serde_json::Value = serde_json::from_str(&inspect(capture).unwrap()).unwrap();
        assert_eq!(report["dialect"], "animus/v1");
        assert_eq!(report["decision"]["action"], "proceed");
    }

    #[test]
    fn what_is_no_capture_is_refused_in_a_sentence() {
        assert!(inspect("7").unwrap_err().starts_with("not a capture: "));
    }
}
