//! The command as a process, for the suites that meet it as its users do.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A folder of its own for each test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn with(self, name: &str, content: impl AsRef<[u8]>) -> Folder {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
        self
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Run {
        self.run_with(arguments, b"")
    }

    pub(crate) fn run_with(&self, arguments: &[&str], stdin: &[u8]) -> Run {
        let mut child = command(&self.0).args(arguments).stdin(Stdio::piped()).spawn().unwrap();
        // A command that does not read its input closes it; that is no failure of the test.
        let _ = child.stdin.take().unwrap().write_all(stdin);
        Run(child.wait_with_output().unwrap())
    }
}

/// The command in this folder, its output kept, its surroundings without an opinion on colours.
pub(crate) fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cli-envelope"));
    command.current_dir(folder).stdout(Stdio::piped()).stderr(Stdio::piped());
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command
}

/// How it ended and what it printed.
pub(crate) struct Run(pub(crate) Output);

impl Run {
    pub(crate) fn stdout(&self) -> &str {
        std::str::from_utf8(&self.0.stdout).unwrap()
    }

    pub(crate) fn stderr(&self) -> &str {
        std::str::from_utf8(&self.0.stderr).unwrap()
    }

    /// The exit code and both streams at once, so that a failure shows them all.
    #[track_caller]
    pub(crate) fn check(&self, code: i32, stdout: &str, stderr: &str) {
        assert_eq!((self.0.status.code(), self.stdout(), self.stderr()), (Some(code), stdout, stderr));
    }

    /// The exit code and a part of each stream.
    #[track_caller]
    pub(crate) fn check_part(&self, code: i32, stdout: &str, stderr: &str) {
        let as_expected = self.0.status.code() == Some(code) && self.stdout().contains(stdout) && self.stderr().contains(stderr);
        assert!(as_expected, "expected {code}, {stdout:?}, {stderr:?}; got {:?}", self.0);
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.0.stdout).unwrap()
    }
}
