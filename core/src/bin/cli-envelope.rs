//! The command `cli-envelope` as a program of its own.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Stderr, Stdout, Write};
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use cli_envelope::command::{self, Channel, Entry, Host, Opened, Progress};
use cli_envelope::run::{Called, Cancel, Invocation, Program, RunError};
use indicatif::{ProgressBar, ProgressStyle};

fn main() -> ExitCode {
    let mut host = Native { stdout: io::stdout(), stderr: io::stderr(), started: Instant::now(), bar: None };
    let code = command::run(std::env::args_os(), &mut host);
    host.clear_bar();
    ExitCode::from(code)
}

/// The operating system.
struct Native {
    stdout: Stdout,
    stderr: Stderr,
    started: Instant,
    bar: Option<ProgressBar>,
}

/// A run that is over sooner needs no progress bar.
const PATIENCE: Duration = Duration::from_millis(500);

impl Native {
    /// Whatever is printed takes the place of the progress bar, which comes back below it.
    fn clear_bar(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
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
        self.clear_bar();
        &mut self.stdout
    }

    fn stderr(&mut self) -> &mut dyn Write {
        self.clear_bar();
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

    fn make_folder(&mut self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
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

    fn call(&mut self, program: &Program, invocation: &Invocation, timeout: Duration) -> Result<Called, RunError> {
        program.call(invocation, timeout)
    }

    fn interruption(&mut self) -> Cancel {
        let cancel = Cancel::new();
        let handle = cancel.clone();
        // Without a handler an interrupt ends this command at once; there is nothing better to do then.
        let _ = ctrlc::set_handler(move || handle.cancel());
        cancel
    }

    fn sleep(&mut self, time: Duration, interruption: &Cancel) {
        interruption.sleep(time);
    }

    fn cores(&mut self) -> usize {
        thread::available_parallelism().map_or(1, usize::from)
    }

    fn progress(&mut self, progress: &Progress<'_>) {
        if self.started.elapsed() < PATIENCE || !self.stderr.is_terminal() {
            return;
        }
        let Progress { name, files, of_files, bytes, of_bytes } = *progress;
        let bar = self.bar.get_or_insert_with(ProgressBar::no_length);
        // A long file counts by its bytes, many files count by their number.
        let (template, position, length) = match (of_bytes, of_files) {
            (Some(length), _) => ("{msg} {wide_bar} {binary_bytes} of {binary_total_bytes}", bytes, Some(length)),
            (None, 2..) => ("{msg} {wide_bar} {pos} of {len}", files as u64, Some(of_files as u64)),
            (None, _) => ("{msg} {spinner} {binary_bytes}", bytes, None),
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        if let Some(length) = length {
            bar.set_length(length);
        }
        bar.set_message(name.to_owned());
        bar.set_position(position);
    }
}
