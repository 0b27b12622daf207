//! The program of a run, and what a call of it gives.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::runner::Invocation;
use super::wait::Cancel;
use crate::capture::Capture;

/// What every call of a run has in common.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Program {
    /// A path, or a name to be found in `PATH`.
    pub name: OsString,
    /// The folder to run in, where it is not the caller's.
    pub folder: Option<PathBuf>,
    /// How long processes that were asked to end may take before they are killed.
    pub grace: Duration,
    /// As much is kept of each stream, and one byte more.
    pub max_bytes: usize,
    /// Ends a call.
    pub cancel: Cancel,
}

/// What a call gave.
#[derive(Debug)]
pub struct Called {
    /// What the process gave.
    pub capture: Capture<'static>,
    /// The time it took.
    pub took: Duration,
    /// A [`Cancel`] ended it.
    pub cancelled: bool,
    /// Another process still had the streams open when the call was over.
    pub streams_left_open: bool,
    /// How much it wrote to standard output, kept or not.
    pub stdout_bytes: u64,
    /// How much it wrote to standard error, kept or not.
    pub stderr_bytes: u64,
}

impl Program {
    /// The command line of a call.
    pub fn argv(&self, invocation: &Invocation) -> Vec<String> {
        let words = std::iter::once(&self.name).chain(&invocation.args);
        words.map(|word| word.to_string_lossy().into_owned()).collect()
    }

    /// Is this word of a redirect the program itself, by its path or its name?
    pub(super) fn is_named_by(&self, word: &str) -> bool {
        let path = Path::new(&self.name);
        let name = if cfg!(windows) { path.file_stem() } else { path.file_name() };
        OsStr::new(word) == self.name || path.file_name() == Some(OsStr::new(word)) || name == Some(OsStr::new(word))
    }
}
