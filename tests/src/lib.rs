//! Reading the suites: fixtures, cases and captures from disk.

pub mod bench;

use std::fs;
use std::path::{Path, PathBuf};

use cli_envelope::{Capture, ExitStatus};
use serde::Deserialize;

/// The folder of this crate, which holds `fixtures/` and `cases/`.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every `.json` file below a folder, sorted.
pub fn json_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("a folder entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "json") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// A capture as files spell it.
#[derive(Debug, Default, Clone, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CaptureFile {
    /// The command line.
    pub argv: Vec<String>,
    /// The exit code, if known.
    pub exit_code: Option<i64>,
    /// The signal that ended the process, if one did.
    pub signal: Option<String>,
    /// The caller's clock ended it.
    pub timed_out: bool,
    /// Standard output as text.
    pub stdout: String,
    /// Standard error as text.
    pub stderr: String,
    /// Standard output as bytes.
    pub stdout_base64: Option<String>,
    /// Standard error as bytes.
    pub stderr_base64: Option<String>,
    /// Standard output that would be too long to write down.
    pub stdout_repeat: Option<Repeat>,
    /// What the corpus says about a capture; cases keep theirs elsewhere.
    pub expect: Option<serde_json::Value>,
}

/// `prefix`, `times` times `unit`, `suffix`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    prefix: String,
    unit: String,
    times: usize,
    suffix: String,
}

impl CaptureFile {
    /// The capture itself. `decode` turns base64 into bytes.
    pub fn capture(&self, decode: impl Fn(&str) -> Vec<u8>) -> Capture<'static> {
        let stream = |text: &String, base64: &Option<String>| base64.as_deref().map_or(text.clone().into_bytes(), &decode);
        let stdout = match &self.stdout_repeat {
            Some(repeat) => format!("{}{}{}", repeat.prefix, repeat.unit.repeat(repeat.times), repeat.suffix).into_bytes(),
            None => stream(&self.stdout, &self.stdout_base64),
        };
        Capture {
            argv: self.argv.clone(),
            exit: match (&self.signal, self.exit_code) {
                (Some(signal), _) => ExitStatus::Signal(signal.clone()),
                (None, Some(code)) => ExitStatus::Code(code),
                (None, None) => ExitStatus::Unknown,
            },
            timed_out: self.timed_out,
            stdout: stdout.into(),
            stderr: stream(&self.stderr, &self.stderr_base64).into(),
        }
    }
}
