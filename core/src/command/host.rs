//! What the command needs of the world around it. Everything it reads, writes and asks goes through here, so that the same
//! command runs as a native program and, compiled to wasm, inside Node.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::Duration;

use crate::run::{Called, Cancel, Invocation, Program, RunError};

/// The world around the command.
pub trait Host {
    /// Opens a file.
    fn open(&mut self, path: &Path) -> io::Result<Opened>;

    /// Standard input, from where the last reader stopped.
    fn stdin(&mut self) -> Box<dyn Read>;

    /// Standard output.
    fn stdout(&mut self) -> &mut dyn Write;

    /// Standard error.
    fn stderr(&mut self) -> &mut dyn Write;

    /// Is it a folder, or a link to one?
    fn is_folder(&mut self, path: &Path) -> bool;

    /// What a folder holds, in any order.
    fn entries(&mut self, folder: &Path) -> io::Result<Vec<Entry>>;

    /// Writes a file, over one that may be there.
    fn save(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Makes a folder and those that it lies in, unless they are there.
    fn make_folder(&mut self, _folder: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Is a person at the other end?
    fn is_terminal(&mut self, channel: Channel) -> bool;

    /// The terminal's width in columns, where there is one.
    fn width(&mut self) -> Option<usize>;

    /// A variable of the environment.
    fn variable(&mut self, name: &str) -> Option<String>;

    /// Calls a program once and lets it run for so long at most.
    fn call(&mut self, program: &Program, invocation: &Invocation, timeout: Duration) -> Result<Called, RunError>;

    /// What is cancelled when the user interrupts the command.
    fn interruption(&mut self) -> Cancel;

    /// Waits, unless the user interrupts.
    fn sleep(&mut self, time: Duration, interruption: &Cancel);

    /// How many threads may work at once.
    fn cores(&mut self) -> usize {
        1
    }

    /// Is told how far a long run has come; a host that has a person at a terminal may show it.
    fn progress(&mut self, _progress: &Progress<'_>) {}
}

/// A file to read.
pub struct Opened {
    /// Its bytes.
    pub reader: Box<dyn Read>,
    /// How many there are, where that can be known beforehand.
    pub length: Option<u64>,
}

/// Something in a folder.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// Its name, without the folder's.
    pub name: OsString,
    /// Is it a folder itself? A link to one is not, so that no walk goes round in circles.
    pub is_folder: bool,
}

/// The three channels that a program is started with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Channel {
    /// Standard input.
    Stdin,
    /// Standard output.
    Stdout,
    /// Standard error.
    Stderr,
}

/// How far a run has come.
#[derive(Debug, Clone, Copy)]
pub struct Progress<'a> {
    /// What is being read, safe to print.
    pub name: &'a str,
    /// Files before this one.
    pub files: usize,
    /// Files in all.
    pub of_files: usize,
    /// Bytes of this file that have been read.
    pub bytes: u64,
    /// Bytes of this file in all, where that is known.
    pub of_bytes: Option<u64>,
}
