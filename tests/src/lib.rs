//! Reading the suites: fixtures, cases and captures from disk.

pub mod bench;
mod dice;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cli_envelope::{Capture, CaptureFile, Options, Policy};
pub use dice::Dice;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The program in the project's README is run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;

/// So are the examples of the migration guide.
#[cfg(doctest)]
#[doc = include_str!("../../MIGRATING.md")]
pub struct Migrating;

/// The folder of this crate, which holds `fixtures/` and `cases/`.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Labelled captures of real programs, kept beside the checkout; `CLI_ENVELOPE_CORPUS` names another place.
pub fn corpus() -> Option<PathBuf> {
    let folder = std::env::var_os("CLI_ENVELOPE_CORPUS").map_or(folder().join("../../shared/corpus"), PathBuf::from);
    folder.is_dir().then_some(folder)
}

/// The cases of every file in a folder of this crate, each with the name of its file and its own.
///
/// # Panics
///
/// Where a file is not a list of such cases; the message names it.
pub fn cases<T: DeserializeOwned>(name: &str) -> Vec<(String, T)> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct CaseFile {
        #[allow(dead_code, reason = "for people")]
        about: String,
        cases: Vec<Value>,
    }
    let mut all = Vec::new();
    for path in json_files(&folder().join(name)) {
        let topic = path.file_stem().unwrap_or_default().to_string_lossy();
        let wrong = |error: serde_json::Error| -> ! { panic!("{}: {error}", path.display()) };
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let file: CaseFile = serde_json::from_str(&text).unwrap_or_else(|error| wrong(error));
        for case in file.cases {
            let name = format!("{topic}: {}", case["name"].as_str().unwrap_or_default());
            all.push((name, serde_json::from_value(case).unwrap_or_else(|error| wrong(error))));
        }
    }
    all
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

/// A capture as the suites spell it: as in any file, and two members more.
#[derive(Debug, Clone, Deserialize)]
#[serde(try_from = "Members")]
pub struct SuiteCapture {
    /// The capture itself.
    pub capture: Capture<'static>,
    /// What the corpus says about a capture; cases keep theirs elsewhere.
    pub expect: Option<Value>,
}

#[derive(Deserialize)]
struct Members {
    #[serde(flatten)]
    file: CaptureFile,
    /// Standard output that would be too long to write down.
    stdout_repeat: Option<Repeat>,
    expect: Option<Value>,
    /// Typing mistakes.
    #[serde(flatten)]
    unknown: BTreeMap<String, Value>,
}

impl TryFrom<Members> for SuiteCapture {
    type Error = String;

    fn try_from(members: Members) -> Result<SuiteCapture, String> {
        if let Some(name) = members.unknown.keys().next() {
            return Err(format!("a capture has no member `{name}`"));
        }
        let mut capture = Capture::from(members.file);
        if let Some(Repeat { prefix, unit, times, suffix }) = members.stdout_repeat {
            capture.stdout = format!("{prefix}{}{suffix}", unit.repeat(times)).into_bytes().into();
        }
        Ok(SuiteCapture { capture, expect: members.expect })
    }
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

/// Options as the suites spell them. What is left out is as usual.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SuiteOptions {
    dialect: Option<String>,
    max_bytes: Option<usize>,
    max_depth: Option<usize>,
    max_issues: Option<usize>,
    policy: SuitePolicy,
    attempts: Option<u32>,
    credentials_refreshed: bool,
    redirects_followed: Vec<String>,
    cursors_seen: Vec<String>,
    retry_timeouts: bool,
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SuitePolicy {
    #[default]
    Seed,
    FailureWins,
}

impl From<SuiteOptions> for Options {
    fn from(options: SuiteOptions) -> Options {
        let defaults = Options::default();
        Options {
            dialect: options.dialect,
            max_bytes: options.max_bytes.unwrap_or(defaults.max_bytes),
            max_depth: options.max_depth.unwrap_or(defaults.max_depth),
            max_issues: options.max_issues.unwrap_or(defaults.max_issues),
            policy: match options.policy {
                SuitePolicy::Seed => Policy::Seed,
                SuitePolicy::FailureWins => Policy::FailureWins,
            },
            attempts: options.attempts.unwrap_or(defaults.attempts),
            credentials_refreshed: options.credentials_refreshed,
            redirects_followed: options.redirects_followed,
            cursors_seen: options.cursors_seen,
            retry_timeouts: options.retry_timeouts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_mistake_in_a_capture_is_noticed() {
        let read = |json: &str| serde_json::from_str::<SuiteCapture>(json).map_err(|error| error.to_string());
        assert!(read(r#"{"stdout":"a","exit_code":1,"stdout_repeat":null,"expect":{}}"#).is_ok());
        assert!(read(r#"{"stdout":"a","exitcode":1}"#).unwrap_err().contains("no member `exitcode`"));
    }
}
