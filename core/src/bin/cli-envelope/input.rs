//! Where captures come from: files, folders of files and standard input; envelopes, captures and records line by line.

use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Read};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use cli_envelope::render::escape;
use cli_envelope::{Capture, CaptureFile, Options, inspect};
use walkdir::WalkDir;

/// How to read an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// A capture where it looks like one, otherwise an envelope
    Auto,
    /// What a program printed
    Envelope,
    /// A JSON object with `stdout`, `stderr`, `exit_code` and so on
    Capture,
    /// An envelope or a capture on each line
    Ndjson,
}

/// One capture to check.
#[derive(Debug)]
pub(crate) struct Input {
    /// What it is called: the file, and the line where the file holds several.
    pub(crate) name: String,
    pub(crate) file: String,
    /// Where in the file it begins.
    pub(crate) first_line: usize,
    /// Text that came without its streams: nobody knows where it stood.
    pub(crate) lone: bool,
    pub(crate) capture: Capture<'static>,
}

/// A sentence about something that could not be read.
pub(crate) type Trouble = String;

/// Reading stops here, whatever the reader would make of it: no stream may be nearly as long.
const LARGEST: u64 = 256 * 1024 * 1024;

/// Standard input as a path.
const STDIN: &str = "-";

/// Does the user expect several answers?
pub(crate) fn several(paths: &[PathBuf], form: Form) -> bool {
    form == Form::Ndjson || paths.len() > 1 || paths.iter().any(|path| path.is_dir())
}

/// The files to read, in order: those named, those in the folders named, or standard input where nothing is named.
pub(crate) fn files(paths: &[PathBuf]) -> Vec<Result<PathBuf, Trouble>> {
    if paths.is_empty() {
        return vec![if io::stdin().is_terminal() {
            Err("there is nothing to check; name a file or a folder, or pipe a program's output in".to_owned())
        } else {
            Ok(STDIN.into())
        }];
    }
    paths.iter().flat_map(|path| if path.is_dir() { folder(path) } else { vec![Ok(path.clone())] }).collect()
}

fn folder(path: &Path) -> Vec<Result<PathBuf, Trouble>> {
    let mut files = Vec::new();
    for entry in WalkDir::new(path).sort_by_file_name() {
        match entry {
            Ok(entry) if entry.path().extension().is_some_and(|extension| extension == "json") && !entry.path().is_dir() => {
                files.push(Ok(entry.into_path()));
            }
            Ok(_) => {}
            Err(error) => {
                let place = error.path().unwrap_or(path);
                files.push(Err(format!("`{}` cannot be searched; look at its permissions", escape(&name(place)))));
            }
        }
    }
    if files.is_empty() {
        files.push(Err(format!("`{}` holds no *.json file; name the files themselves to check others", escape(&name(path)))));
    }
    files
}

/// Reads a file into captures, one for each record.
pub(crate) fn read(path: &Path, form: Form) -> Result<Vec<Input>, Trouble> {
    let file = name(path);
    let bytes = bytes(path)?;
    if form != Form::Ndjson {
        return Ok(vec![input(file.clone(), file, 1, bytes, form)?]);
    }
    let lines = bytes.split(|byte| *byte == b'\n').enumerate();
    let records = lines.filter(|(_, line)| !line.trim_ascii().is_empty());
    records.map(|(at, line)| input(format!("{file}:{}", at + 1), file.clone(), at + 1, line.to_vec(), Form::Auto)).collect()
}

fn input(name: String, file: String, first_line: usize, bytes: Vec<u8>, form: Form) -> Result<Input, Trouble> {
    let capture = match form {
        Form::Capture => match serde_json::from_slice::<CaptureFile>(&bytes) {
            Ok(capture) => Some(capture),
            Err(error) => {
                let reason = escape(&error.to_string());
                return Err(format!(
                    "`{}` is not a capture: {reason}; one looks like {{\"exit_code\": 0, \"stdout\": \"…\", \"stderr\": \"\"}}",
                    escape(&name)
                ));
            }
        },
        Form::Auto => recognise(&bytes),
        Form::Envelope | Form::Ndjson => None,
    };
    Ok(match capture {
        Some(capture) => Input { name, file, first_line: 1, lone: false, capture: capture.into() },
        None => Input { name, file, first_line, lone: true, capture: Capture::new(bytes) },
    })
}

/// The capture in a file, unless the file is an envelope that happens to have members of the same names.
fn recognise(bytes: &[u8]) -> Option<CaptureFile> {
    let file: CaptureFile = serde_json::from_slice(bytes).ok()?;
    let names_both = file.stdout.is_some() && file.stderr.is_some();
    (names_both && inspect(&Capture::new(bytes), &Options::default()).dialect.is_none()).then_some(file)
}

/// The bytes of a text file or of standard input.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, Trouble> {
    let mut bytes = Vec::new();
    let read = if path == Path::new(STDIN) {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    let name = escape(&name(path));
    match read {
        Err(error) => Err(match error.kind() {
            ErrorKind::NotFound => format!("`{name}` does not exist; check the spelling of the path"),
            ErrorKind::PermissionDenied => format!("`{name}` may not be read; look at its permissions"),
            ErrorKind::IsADirectory => format!("`{name}` is a folder; name a file"),
            _ => format!("`{name}` cannot be read: {error}"),
        }),
        Ok(length) if length as u64 > LARGEST => {
            Err(format!("`{name}` is longer than {} MiB; split it, or check the part that matters", LARGEST >> 20))
        }
        Ok(_) if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") => {
            Err(format!("`{name}` is UTF-16; save it as UTF-8 and check again"))
        }
        Ok(_) if bytes.iter().take(8000).any(|byte| *byte == 0) => {
            Err(format!("`{name}` is binary; name the file that holds the program's output"))
        }
        Ok(_) => Ok(bytes),
    }
}

fn name(path: &Path) -> String {
    if path == Path::new(STDIN) { "<stdin>".to_owned() } else { path.to_string_lossy().into_owned() }
}
