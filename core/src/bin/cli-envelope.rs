//! The command `cli-envelope` as a program of its own.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Stderr, Stdout, Write};
use std::path::Path;
use std::process::ExitCode;

use cli_envelope::command::{Channel, Entry, Host, Opened};

fn main() -> ExitCode {
    let mut host = Native { stdout: io::stdout(), stderr: io::stderr() };
    ExitCode::from(cli_envelope::command::run(std::env::args_os(), &mut host))
}

/// The operating system.
struct Native {
    stdout: Stdout,
    stderr: Stderr,
}

impl Host for Native {
    fn open(&mut self, path: &Path) -> io::Result<Opened> {
        let file = File::open(path)?;
        let length = file.metadata().ok().filter(fs::Metadata::is_file).map(|metadata| metadata.len());
        Ok(Opened { reader: Box::new(file), length })
    }

    fn stdin(&mut self) -> Box<dyn Read> {
        Box::new(io::stdin())
    }

    fn stdout(&mut self) -> &mut dyn Write {
        &mut self.stdout
    }

    fn stderr(&mut self) -> &mut dyn Write {
        &mut self.stderr
    }

    fn is_folder(&mut self, path: &Path) -> bool {
        path.is_dir()
    }

    fn entries(&mut self, folder: &Path) -> io::Result<Vec<Entry>> {
        let entry = |entry: fs::DirEntry| Ok(Entry { name: entry.file_name(), is_folder: entry.file_type()?.is_dir() });
        fs::read_dir(folder)?.map(|read| read.and_then(entry)).collect()
    }

    fn save(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        fs::write(path, bytes)
    }

    fn is_terminal(&mut self, channel: Channel) -> bool {
        match channel {
            Channel::Stdin => io::stdin().is_terminal(),
            Channel::Stdout => self.stdout.is_terminal(),
            Channel::Stderr => self.stderr.is_terminal(),
        }
    }

    fn width(&mut self) -> Option<usize> {
        terminal_size::terminal_size().map(|(width, _)| usize::from(width.0))
    }

    fn variable(&mut self, name: &str) -> Option<String> {
        std::env::var(name).ok()
    }
}
