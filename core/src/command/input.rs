//! Where captures come from: files, folders of files and standard input; envelopes, captures and records one behind the other.

use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use super::console::Console;
use super::host::{Channel, Host, Opened};
use crate::detect::addresses;
use crate::render::github::STDIN as STDIN_NAME;
use crate::render::nearest::unknown;
use crate::render::{Checked, RecordPlace, escape};
use crate::stream::{Record, exchanged, inspect_alone};
use crate::{Capture, CaptureFile, ExitStatus, Glance, Options, Policy, Stream, glance, inspect, inspect_beginning};

/// How to read an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    /// A capture where it looks like one, records where the file is called *.ndjson or *.jsonl, otherwise an envelope
    Auto,
    /// What a program printed
    Envelope,
    /// A JSON object with `stdout`, `stderr`, `exit_code` and so on
    Capture,
    /// Envelopes or captures, one per line or one behind the other, of any number
    Ndjson,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Priority {
    /// What the document of the dialect says
    Seed,
    /// Whichever says failure
    #[value(name = "failure_wins", alias = "failure-wins")]
    FailureWins,
}

/// What is known about the input.
#[derive(Debug, clap::Args)]
pub(super) struct InputArguments {
    /// What the input is
    #[arg(long, value_enum, default_value_t = Form::Auto)]
    pub(super) input: Form,
    /// The exit code of the program that printed it
    #[arg(long, value_name = "N", allow_negative_numbers = true, conflicts_with = "signal")]
    exit_code: Option<i64>,
    /// The signal that ended the program, such as SIGTERM
    #[arg(long, value_name = "NAME")]
    signal: Option<String>,
    /// What the program printed on standard error; the input is then its standard output
    #[arg(long, value_name = "FILE")]
    stderr: Option<PathBuf>,
    /// Read as this dialect instead of recognising it, e.g. `claw/v2` or `cli-agent-spec/v1.3`
    #[arg(long, value_name = "ID")]
    dialect: Option<String>,
    /// What wins where an envelope and the exit code contradict each other
    #[arg(long, value_enum, default_value_t = Priority::Seed)]
    policy: Priority,
}

/// Reads inputs as the arguments say. It can be shared between threads.
#[derive(Debug)]
pub(super) struct Reader {
    pub(super) options: Options,
    exit: Option<ExitStatus>,
    /// The name and the content of the file that was standard error.
    stderr: Option<(String, Vec<u8>)>,
}

/// A sentence about something that could not be read.
pub(super) type Trouble = String;

/// What is read at once may be this long. A capture holds two streams of 8 MiB, in which every byte may be escaped.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Standard input as a path.
const STDIN: &str = "-";

/// The files that are read as records, by the end of their names.
const RECORDS: [&str; 2] = ["ndjson", "jsonl"];

impl InputArguments {
    /// Looks up what the arguments name before anything is read.
    pub(super) fn reader(&self, console: &mut Console<'_>, several: bool) -> Result<Reader, Trouble> {
        if let Some(dialect) = &self.dialect {
            known_dialect(dialect)?;
        }
        if self.stderr.is_some() && (several || self.input == Form::Capture) {
            return Err("`--stderr` goes with one input, the same program's standard output; name a single file".to_owned());
        }
        let stderr = match &self.stderr {
            Some(path) => Some((name(path), bytes(console.host, path)?)),
            None => None,
        };
        let exit = match (self.exit_code, &self.signal) {
            (Some(code), _) => Some(ExitStatus::Code(code)),
            (None, Some(signal)) => Some(ExitStatus::Signal(signal.clone())),
            (None, None) => None,
        };
        let policy = match self.policy {
            Priority::Seed => Policy::Seed,
            Priority::FailureWins => Policy::FailureWins,
        };
        Ok(Reader { options: Options { dialect: self.dialect.clone(), policy, ..Options::default() }, exit, stderr })
    }

    /// The file to read where there can be but one; `why` says so to whoever names more.
    pub(super) fn only_file(&self, path: Option<&PathBuf>, why: &str, host: &mut dyn Host) -> Result<PathBuf, Trouble> {
        if self.input == Form::Ndjson {
            return Err(format!("{why}; `cli-envelope check --input ndjson` reads many"));
        }
        if path.is_some_and(|path| host.is_folder(path)) {
            return Err(format!("{why}; name a file, not a folder"));
        }
        files(host, path.map_or(&[], std::slice::from_ref)).swap_remove(0)
    }

    /// Does this file hold records?
    pub(super) fn is_records(&self, path: &Path) -> bool {
        let named = || path.extension().is_some_and(|extension| RECORDS.iter().any(|known| extension == *known));
        self.input == Form::Ndjson || self.input == Form::Auto && named()
    }
}

/// Says what was probably meant where no dialect or revision has this name.
pub(super) fn known_dialect(address: &str) -> Result<(), Trouble> {
    let known = addresses();
    if known.contains(&address) {
        return Ok(());
    }
    Err(unknown("dialect", address, &known, &format!("there are {}", known.join(", "))))
}

impl Reader {
    /// Reads and inspects a whole file.
    pub(super) fn file(&self, host: &mut dyn Host, path: &Path, form: Form) -> Result<Checked<'static>, Trouble> {
        let file = name(path);
        let bytes = bytes(host, path)?;
        let capture = match form {
            Form::Capture => match serde_json::from_slice::<CaptureFile>(&bytes) {
                Ok(capture) => Some(capture),
                Err(error) => {
                    return Err(format!(
                        "`{}` is not a capture: {}; one looks like {{\"exit_code\": 0, \"stdout\": \"…\", \"stderr\": \"\"}}",
                        escape(&file),
                        escape(&error.to_string())
                    ));
                }
            },
            Form::Auto => recognise(&bytes),
            Form::Envelope | Form::Ndjson => None,
        };
        Ok(match capture {
            Some(capture) => self.capture(file, None, capture),
            None => self.text(file, None, bytes),
        })
    }

    /// Inspects a record of a file.
    pub(super) fn record(&self, file: &str, record: &Record<'_>) -> Checked<'static> {
        let Record { number, line, column, length, bytes, .. } = *record;
        let place = Some(RecordPlace { number, line, column });
        if record.is_cut() {
            let capture = self.with_exit(Capture::new(bytes.to_vec()));
            let report = inspect_beginning(&capture, Stream::Stdout, length, &self.options);
            return Checked { file: file.to_owned(), record: place, stderr_file: None, is_text: true, capture, report };
        }
        match recognise(bytes) {
            Some(capture) => self.capture(file.to_owned(), place, capture),
            None => self.text(file.to_owned(), place, bytes.to_vec()),
        }
    }

    /// Hands over what there is to count about the text of a record, if nothing else is to be said about it.
    pub(super) fn if_flawless(&self, record: &Record<'_>, then: impl FnOnce(&Glance<'_>, &Capture<'_>)) -> bool {
        let capture = Capture { exit: self.exit.clone().unwrap_or_default(), ..Capture::new(record.bytes) };
        let first = glance(&capture, &self.options);
        if first.is_flawless() {
            then(&first, &capture);
            return true;
        }
        if first.dialect.is_none() || self.stderr.is_some() {
            return false;
        }
        // Its dialect may want it on standard error.
        let moved = exchanged(capture.clone());
        let second = glance(&moved, &self.options);
        let flawless = second.is_flawless();
        if flawless {
            then(&second, &moved);
        }
        flawless
    }

    fn capture(&self, file: String, record: Option<RecordPlace>, capture: CaptureFile) -> Checked<'static> {
        let capture = self.with_exit(capture.into());
        let report = inspect(&capture, &self.options);
        Checked { file, record, stderr_file: None, is_text: false, capture, report }
    }

    fn text(&self, file: String, record: Option<RecordPlace>, bytes: Vec<u8>) -> Checked<'static> {
        let capture = self.with_exit(Capture::new(bytes));
        let Some((stderr_file, stderr)) = self.stderr.clone() else {
            let (capture, report) = inspect_alone(capture, &self.options);
            return Checked { file, record, stderr_file: None, is_text: true, capture, report };
        };
        let capture = capture.with_stderr(stderr);
        let report = inspect(&capture, &self.options);
        Checked { file, record, stderr_file: Some(stderr_file), is_text: true, capture, report }
    }

    fn with_exit(&self, capture: Capture<'static>) -> Capture<'static> {
        match &self.exit {
            Some(exit) => Capture { exit: exit.clone(), ..capture },
            None => capture,
        }
    }
}

/// The files to read, in order: those named, those in the folders named, or standard input where nothing is named.
pub(super) fn files(host: &mut dyn Host, paths: &[PathBuf]) -> Vec<Result<PathBuf, Trouble>> {
    if paths.is_empty() {
        return vec![if host.is_terminal(Channel::Stdin) {
            Err("there is nothing to read; name a file or a folder, or pipe a program's output in".to_owned())
        } else {
            Ok(STDIN.into())
        }];
    }
    let mut files = Vec::new();
    for path in paths {
        if !host.is_folder(path) {
            files.push(Ok(path.clone()));
            continue;
        }
        let before = files.len();
        walk(host, path, &mut files);
        if files.len() == before {
            let folder = escape(&name(path));
            files.push(Err(format!(
                "`{folder}` holds no *.json, *.ndjson or *.jsonl file; name the files themselves to check others"
            )));
        }
    }
    files
}

/// Every JSON file in a folder and the folders in it, by name.
fn walk(host: &mut dyn Host, folder: &Path, files: &mut Vec<Result<PathBuf, Trouble>>) {
    let Ok(mut entries) = host.entries(folder) else {
        files.push(Err(format!("`{}` cannot be searched; look at its permissions", escape(&name(folder)))));
        return;
    };
    entries.sort();
    for entry in entries {
        let path = folder.join(&entry.name);
        let is_json =
            path.extension().is_some_and(|extension| extension == "json" || RECORDS.iter().any(|known| extension == *known));
        if entry.is_folder {
            walk(host, &path, files);
        } else if is_json && !host.is_folder(&path) {
            files.push(Ok(path));
        }
    }
}

/// The capture in a file, unless the file is an envelope that happens to have members of the same names.
fn recognise(bytes: &[u8]) -> Option<CaptureFile> {
    // Few envelopes hold this word, and it is quickly looked for.
    memchr::memmem::find(bytes, b"\"stderr")?;
    let file: CaptureFile = serde_json::from_slice(bytes).ok()?;
    let names_both = file.stdout.is_some() && file.stderr.is_some();
    (names_both && glance(&Capture::new(bytes), &Options::default()).dialect.is_none()).then_some(file)
}

/// Opens a file or standard input.
pub(super) fn open(host: &mut dyn Host, path: &Path) -> Result<Opened, Trouble> {
    if path == Path::new(STDIN) {
        return Ok(Opened { reader: host.stdin(), length: None });
    }
    host.open(path).map_err(|error| unreadable(path, &error))
}

/// The bytes of a file or of standard input that hold what a program printed.
pub(super) fn bytes(host: &mut dyn Host, path: &Path) -> Result<Vec<u8>, Trouble> {
    let bytes = any_bytes(host, path)?;
    refuse_binary(path, &bytes)?;
    Ok(bytes)
}

/// The bytes of a file or of standard input, whatever they hold.
pub(super) fn any_bytes(host: &mut dyn Host, path: &Path) -> Result<Vec<u8>, Trouble> {
    let Opened { reader, length } = open(host, path)?;
    let too_long = || {
        format!(
            "`{}` is longer than {} MiB; if it holds one envelope behind the other, `--input ndjson` reads any length, otherwise check the part that matters",
            escape(&name(path)),
            LARGEST >> 20
        )
    };
    if length.is_some_and(|length| length > LARGEST) {
        return Err(too_long());
    }
    let mut bytes = Vec::new();
    reader.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| unreadable(path, &error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(too_long());
    }
    Ok(bytes)
}

/// Says what is wrong where a file is plainly not what was meant, by its first bytes.
pub(super) fn refuse_binary(path: &Path, start: &[u8]) -> Result<(), Trouble> {
    let name = escape(&name(path));
    if start.starts_with(b"\xFF\xFE") || start.starts_with(b"\xFE\xFF") {
        return Err(format!("`{name}` is UTF-16; save it as UTF-8 and check again"));
    }
    if start.iter().take(8000).any(|byte| *byte == 0) {
        return Err(format!("`{name}` is binary; name the file that holds the program's output"));
    }
    Ok(())
}

pub(super) fn unreadable(path: &Path, error: &io::Error) -> Trouble {
    let name = escape(&name(path));
    match error.kind() {
        ErrorKind::NotFound => format!("`{name}` does not exist; check the spelling of the path"),
        ErrorKind::PermissionDenied => format!("`{name}` may not be read; look at its permissions"),
        ErrorKind::IsADirectory => format!("`{name}` is a folder; name a file"),
        _ => format!("`{name}` cannot be read: {}; try again, or copy it first", escape(&error.to_string())),
    }
}

pub(super) fn name(path: &Path) -> String {
    if path == Path::new(STDIN) { STDIN_NAME.to_owned() } else { path.to_string_lossy().into_owned() }
}
