//! Calling cargo from a command that cargo has started.

use std::path::PathBuf;
use std::process::Command;

use cli_envelope_codegen::root;
use serde_json::Value;

/// The cargo that started this command, in the project's root. What is meant for this command only is not handed on.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("CARGO_PKG_") || name == "CARGO_MANIFEST_DIR") {
        command.env_remove(name);
    }
    command
}

/// A command as one would type it.
pub(crate) fn typed(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let mut words = vec![program.file_stem().unwrap_or_default().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    words.join(" ")
}

/// Where cargo puts what it makes.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let output = cargo()
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .map_err(|error| format!("error: cargo metadata does not start: {error}"))?;
    let metadata: Value =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("error: cargo metadata gives no JSON: {error}"))?;
    Ok(metadata["target_directory"].as_str().unwrap_or("target").into())
}
