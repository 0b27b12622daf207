//! The host of the command: each wish is passed on to JavaScript.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::Duration;

use cli_envelope::command::{Channel, Entry, Host, Opened};
use cli_envelope::run::{self, Cancel, Invocation, Program, RunError};
use cli_envelope::{Capture, ExitStatus};
use wasm_bindgen::{JsCast, JsValue};

use crate::javascript::{Called, Node, NodeError};
use crate::system_error::system_error;

/// The exit code of the command where its command line is wrong.
const TROUBLE: u8 = 2;

/// Node, as the command sees it.
pub(crate) struct NodeHost {
    node: Node,
    stdout: Output,
    stderr: Output,
    interruption: Cancel,
}

impl NodeHost {
    pub(crate) fn new(node: Node) -> NodeHost {
        let output = |file| Output { node: node.clone(), file };
        NodeHost { stdout: output(1), stderr: output(2), interruption: Cancel::new(), node }
    }

    /// Says why nothing is done, and gives back the exit code for that.
    pub(crate) fn refuse(&mut self, sentence: &str) -> u8 {
        // There is nobody left to tell when that fails.
        let _ = writeln!(self.stderr, "error: {sentence}");
        TROUBLE
    }
}

impl Host for NodeHost {
    fn open(&mut self, path: &Path) -> io::Result<Opened> {
        let file = self.node.open(&path.to_string_lossy()).map_err(system_error)?;
        let reader = Input { node: self.node.clone(), file };
        let length = self.node.length(file).map_err(system_error)?;
        Ok(Opened { reader: Box::new(reader), length: length.map(|length| length as u64) })
    }

    fn stdin(&mut self) -> Box<dyn Read> {
        Box::new(Input { node: self.node.clone(), file: 0 })
    }

    fn stdout(&mut self) -> &mut dyn Write {
        &mut self.stdout
    }

    fn stderr(&mut self) -> &mut dyn Write {
        &mut self.stderr
    }

    fn is_folder(&mut self, path: &Path) -> bool {
        self.node.is_folder(&path.to_string_lossy())
    }

    fn entries(&mut self, folder: &Path) -> io::Result<Vec<Entry>> {
        let names = self.node.entries(&folder.to_string_lossy()).map_err(system_error)?;
        let entry = |name: String| match name.strip_suffix('/') {
            Some(folder) => Entry { name: folder.into(), is_folder: true },
            None => Entry { name: name.into(), is_folder: false },
        };
        Ok(names.into_iter().map(entry).collect())
    }

    fn save(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.node.save(&path.to_string_lossy(), bytes).map_err(system_error)
    }

    fn is_terminal(&mut self, channel: Channel) -> bool {
        self.node.is_terminal(match channel {
            Channel::Stdin => 0,
            Channel::Stdout => 1,
            Channel::Stderr => 2,
        })
    }

    fn width(&mut self) -> Option<usize> {
        self.node.width().map(|width| width as usize)
    }

    fn variable(&mut self, name: &str) -> Option<String> {
        self.node.variable(name)
    }

    fn call(&mut self, program: &Program, invocation: &Invocation, timeout: Duration) -> Result<run::Called, RunError> {
        let text = |word: &OsStr| word.to_string_lossy().into_owned();
        let value = |value: &Option<OsString>| value.as_ref().map_or(JsValue::UNDEFINED, |value| text(value).into());
        let variables = invocation.env.iter().flat_map(|(name, set)| [text(name).into(), value(set)]);
        let called = self.node.call(
            &text(&program.name),
            invocation.args.iter().map(|word| text(word)).collect(),
            program.folder.as_ref().map(|folder| text(folder.as_os_str())),
            variables.collect(),
            &invocation.stdin,
            milliseconds(program.grace),
            program.max_bytes as f64,
            milliseconds(timeout),
        );
        let called = called.map_err(|thrown| not_started(program, thrown))?;
        if called.cancelled() {
            self.interruption.cancel();
        }
        Ok(record(&called, program.argv(invocation)))
    }

    fn interruption(&mut self) -> Cancel {
        self.node.interruptible();
        self.interruption.clone()
    }

    fn sleep(&mut self, time: Duration, interruption: &Cancel) {
        if self.node.sleep(milliseconds(time)) {
            interruption.cancel();
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn record(called: &Called, argv: Vec<String>) -> run::Called {
    let exit = match (called.exit_code(), called.signal()) {
        (Some(code), _) => ExitStatus::Code(code as i64),
        (None, Some(signal)) => ExitStatus::Signal(signal),
        (None, None) => ExitStatus::Unknown,
    };
    let (stdout, stderr) = (called.stdout().into(), called.stderr().into());
    run::Called {
        capture: Capture { argv, exit, timed_out: called.timed_out(), stdout, stderr },
        took: Duration::from_secs_f64(called.took_ms().max(0.0) / 1000.0),
        cancelled: called.cancelled(),
        streams_left_open: called.streams_left_open(),
        stdout_bytes: called.stdout_bytes() as u64,
        stderr_bytes: called.stderr_bytes() as u64,
    }
}

/// The codes of `RunError` in `npm/src/run/record.ts`.
fn not_started(program: &Program, thrown: JsValue) -> RunError {
    let name = program.name.to_string_lossy().into_owned();
    let error: NodeError = thrown.unchecked_into();
    match error.code().as_deref() {
        Some("program_not_found") => RunError::ProgramNotFound { program: name },
        Some("not_executable") => RunError::NotExecutable { program: name },
        Some("folder_not_found") => RunError::FolderNotFound { folder: program.folder.clone().unwrap_or_default() },
        _ => RunError::NotStarted { program: name, source: system_error(error.into()) },
    }
}

/// A file or standard input.
struct Input {
    node: Node,
    file: i32,
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.node.read(self.file, buffer).map(|count| count as usize).map_err(system_error)
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        // Standard input is not ours to close.
        if self.file != 0 {
            self.node.close(self.file);
        }
    }
}

/// Standard output or standard error.
struct Output {
    node: Node,
    file: i32,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.node.write(self.file, bytes).map(|()| bytes.len()).map_err(system_error)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
