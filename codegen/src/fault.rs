//! What is wrong with an input file, and where.

use std::fmt;

/// One thing wrong with a file under `schema/`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, from the project's root.
    pub file: String,
    /// A JSON pointer into it.
    pub pointer: String,
    /// What is wrong, naming the keyword.
    pub message: String,
}

/// Everything that is wrong; nothing is written while there is anything here.
pub type Faults = Vec<Fault>;

impl Fault {
    pub(crate) fn new(file: impl Into<String>, pointer: impl Into<String>, message: impl Into<String>) -> Fault {
        Fault { file: file.into(), pointer: pointer.into(), message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pointer = if self.pointer.is_empty() { "/" } else { &self.pointer };
        write!(f, "{}: {pointer}: {}", self.file, self.message)
    }
}
