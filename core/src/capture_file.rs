//! A capture as files spell it.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::capture::{Capture, ExitStatus};

/// A capture written down as a JSON object `{argv?, exit_code?, signal?, timed_out?, stdout, stderr}`.
///
/// Bytes that are not text stand in `stdout_base64` and `stderr_base64`. A stream that is not named was empty; members of any
/// other name are left to their owners.
///
/// ```
/// use cli_envelope::{Capture, CaptureFile, ExitStatus};
/// let file: CaptureFile = serde_json::from_str(r#"{"exit_code":0,"stdout":"{}","stderr_base64":"/w=="}"#)?;
/// let capture = Capture::from(file);
/// assert_eq!(capture.exit, ExitStatus::Code(0));
/// assert_eq!(capture.stderr, &b"\xFF"[..]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Spelling")]
pub struct CaptureFile {
    /// The command line, if known.
    pub argv: Vec<String>,
    /// The exit code, if there was one.
    pub exit_code: Option<i64>,
    /// The signal that ended the process, if one did.
    pub signal: Option<String>,
    /// The caller's own wall clock ended the process.
    pub timed_out: bool,
    /// Standard output; nothing where the file does not name it.
    pub stdout: Option<Vec<u8>>,
    /// Standard error; nothing where the file does not name it.
    pub stderr: Option<Vec<u8>>,
}

impl From<CaptureFile> for Capture<'static> {
    fn from(file: CaptureFile) -> Capture<'static> {
        Capture {
            argv: file.argv,
            exit: match (file.signal, file.exit_code) {
                (Some(signal), _) => ExitStatus::Signal(signal),
                (None, Some(code)) => ExitStatus::Code(code),
                (None, None) => ExitStatus::Unknown,
            },
            timed_out: file.timed_out,
            stdout: file.stdout.unwrap_or_default().into(),
            stderr: file.stderr.unwrap_or_default().into(),
        }
    }
}

impl From<&Capture<'_>> for CaptureFile {
    fn from(capture: &Capture<'_>) -> CaptureFile {
        let (exit_code, signal) = match &capture.exit {
            ExitStatus::Code(code) => (Some(*code), None),
            ExitStatus::Signal(signal) => (None, Some(signal.clone())),
            ExitStatus::Unknown => (None, None),
        };
        CaptureFile {
            argv: capture.argv.clone(),
            exit_code,
            signal,
            timed_out: capture.timed_out,
            stdout: Some(capture.stdout.to_vec()),
            stderr: Some(capture.stderr.to_vec()),
        }
    }
}

impl Serialize for CaptureFile {
    /// What is not known is left out.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut members = serializer.serialize_map(None)?;
        if !self.argv.is_empty() {
            members.serialize_entry("argv", &self.argv)?;
        }
        if let Some(code) = self.exit_code {
            members.serialize_entry("exit_code", &code)?;
        }
        if let Some(signal) = &self.signal {
            members.serialize_entry("signal", signal)?;
        }
        if self.timed_out {
            members.serialize_entry("timed_out", &true)?;
        }
        for (name, name_base64, bytes) in [("stdout", "stdout_base64", &self.stdout), ("stderr", "stderr_base64", &self.stderr)] {
            match bytes.as_deref().map(|bytes| std::str::from_utf8(bytes).map_err(|_| bytes)) {
                None => {}
                Some(Ok(text)) => members.serialize_entry(name, text)?,
                Some(Err(bytes)) => members.serialize_entry(name_base64, &BASE64_STANDARD.encode(bytes))?,
            }
        }
        members.end()
    }
}

/// The members as they stand in the file.
#[derive(Deserialize)]
#[serde(expecting = "a capture, which is an object")]
struct Spelling {
    #[serde(default)]
    argv: Option<Vec<String>>,
    exit_code: Option<i64>,
    signal: Option<String>,
    timed_out: Option<bool>,
    stdout: Option<String>,
    stderr: Option<String>,
    stdout_base64: Option<String>,
    stderr_base64: Option<String>,
}

impl TryFrom<Spelling> for CaptureFile {
    type Error = String;

    fn try_from(spelling: Spelling) -> Result<CaptureFile, String> {
        // A process ends in one way; guessing which of the two to believe could call a killed one a success.
        if spelling.exit_code.is_some() && spelling.signal.is_some() {
            return Err("`exit_code` and `signal` exclude each other; a process ends in one way".to_owned());
        }
        Ok(CaptureFile {
            argv: spelling.argv.unwrap_or_default(),
            exit_code: spelling.exit_code,
            signal: spelling.signal,
            timed_out: spelling.timed_out.unwrap_or_default(),
            stdout: stream("stdout", spelling.stdout, spelling.stdout_base64)?,
            stderr: stream("stderr", spelling.stderr, spelling.stderr_base64)?,
        })
    }
}

fn stream(name: &str, text: Option<String>, base64: Option<String>) -> Result<Option<Vec<u8>>, String> {
    match (text, base64) {
        (Some(_), Some(_)) => Err(format!("`{name}` and `{name}_base64` exclude each other")),
        (None, Some(base64)) => match BASE64_STANDARD.decode(base64) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) => Err(format!("`{name}_base64` is not base64: {error}")),
        },
        (text, None) => Ok(text.map(String::into_bytes)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(json: &str, expected: Result<CaptureFile, &str>) {
        match (serde_json::from_str::<CaptureFile>(json), expected) {
            (Ok(got), Ok(expected)) => assert_eq!(got, expected),
            (Err(got), Err(expected)) => assert!(got.to_string().contains(expected), "{got}"),
            (got, expected) => panic!("{json}: got {got:?}, expected {expected:?}"),
        }
    }

    #[test]
    fn reads_every_spelling() {
        let empty = CaptureFile::default;
        check("{}", Ok(empty()));
        check(r#"{"exit_code":null,"signal":null,"timed_out":null,"argv":null,"expect":{}}"#, Ok(empty()));
        check(r#"{"stdout":"a","timed_out":true}"#, Ok(CaptureFile { stdout: Some(b"a".into()), timed_out: true, ..empty() }));
        check(r#"{"stdout_base64":"/w=="}"#, Ok(CaptureFile { stdout: Some(b"\xFF".into()), ..empty() }));
        check(r#"{"stdout":"a","stdout_base64":"/w=="}"#, Err("exclude each other"));
        check(r#"{"exit_code":0,"signal":"SIGTERM"}"#, Err("`exit_code` and `signal` exclude each other"));
        check(r#"{"stderr_base64":"?"}"#, Err("`stderr_base64` is not base64"));
        check("[]", Err("a capture, which is an object"));
        check(r#"{"exit_code":"0"}"#, Err("invalid type"));
    }

    #[test]
    fn what_is_written_is_read_back() {
        let capture = Capture::new(&b"\xFF"[..]).with_stderr("text").with_exit_code(3);
        for capture in [
            capture.clone(),
            Capture::default(),
            Capture { exit: ExitStatus::Signal("SIGTERM".into()), timed_out: true, argv: vec!["a".into()], ..capture },
        ] {
            let json = serde_json::to_string(&CaptureFile::from(&capture)).unwrap();
            let read: CaptureFile = serde_json::from_str(&json).unwrap();
            assert_eq!(Capture::from(read), capture, "{json}");
        }
    }

    #[test]
    fn a_signal_says_more_than_an_exit_code() {
        let file = CaptureFile { exit_code: Some(137), signal: Some("SIGKILL".to_owned()), ..CaptureFile::default() };
        assert_eq!(Capture::from(file).exit, ExitStatus::Signal("SIGKILL".to_owned()));
    }
}
