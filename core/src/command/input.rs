//! Where captures come from: files, folders of files and standard input; envelopes, captures and records line by line.

use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use super::host::{Channel, Host};
use crate::render::escape;
use crate::{Capture, CaptureFile, Options, inspect};

/// How to read an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
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
pub(super) struct Input {
    /// What it is called: the file, and the line where the file holds several.
    pub(super) name: String,
    pub(super) file: String,
    /// Where in the file it begins.
    pub(super) first_line: usize,
    /// Text that came without its streams: nobody knows where it stood.
    pub(super) lone: bool,
    pub(super) capture: Capture<'static>,
}

/// A sentence about something that could not be read.
pub(super) type Trouble = String;

/// Reading stops here, whatever the reader would make of it: no stream may be nearly as long.
const LARGEST: u64 = 256 * 1024 * 1024;

/// Standard input as a path.
const STDIN: &str = "-";

/// Does the user expect several answers?
pub(super) fn several(host: &mut dyn Host, paths: &[PathBuf], form: Form) -> bool {
    form == Form::Ndjson || paths.len() > 1 || paths.iter().any(|path| host.is_folder(path))
}

/// The files to read, in order: those named, those in the folders named, or standard input where nothing is named.
pub(super) fn files(host: &mut dyn Host, paths: &[PathBuf]) -> Vec<Result<PathBuf, Trouble>> {
    if paths.is_empty() {
        return vec![if host.is_terminal(Channel::Stdin) {
            Err("there is nothing to check; name a file or a folder, or pipe a program's output in".to_owned())
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
            files.push(Err(format!("`{}` holds no *.json file; name the files themselves to check others", escape(&name(path)))));
        }
    }
    files
}

/// Every `*.json` file in a folder and the folders in it, by name.
fn walk(host: &mut dyn Host, folder: &Path, files: &mut Vec<Result<PathBuf, Trouble>>) {
    let Ok(mut entries) = host.entries(folder) else {
        files.push(Err(format!("`{}` cannot be searched; look at its permissions", escape(&name(folder)))));
        return;
    };
    entries.sort();
    for entry in entries {
        let path = folder.join(&entry.name);
        if entry.is_folder {
            walk(host, &path, files);
        } else if path.extension().is_some_and(|extension| extension == "json") && !host.is_folder(&path) {
            files.push(Ok(path));
        }
    }
}

/// Reads a file into captures, one for each record.
pub(super) fn read(host: &mut dyn Host, path: &Path, form: Form) -> Result<Vec<Input>, Trouble> {
    let file = name(path);
    let bytes = bytes(host, path)?;
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
pub(super) fn bytes(host: &mut dyn Host, path: &Path) -> Result<Vec<u8>, Trouble> {
    let mut bytes = Vec::new();
    let read = if path == Path::new(STDIN) {
        host.stdin().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        host.open(path).and_then(|file| file.reader.take(LARGEST + 1).read_to_end(&mut bytes))
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
