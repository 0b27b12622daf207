//! What the command prints, byte for byte: every case of `tests/command/` with what it expects beside it.
//!
//! `REWRITE_GOLDEN=1` writes what is printed now; read the difference as a user would.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[serde(rename = "about")]
    _about: String,
    arguments: Vec<String>,
    #[serde(default)]
    files: BTreeMap<String, Content>,
    #[serde(default)]
    stdin: String,
    exit: i32,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Content {
    Text(String),
    Bytes { base64: String },
}

impl Content {
    fn bytes(&self) -> Vec<u8> {
        match self {
            Content::Text(text) => text.clone().into_bytes(),
            Content::Bytes { base64 } => BASE64_STANDARD.decode(base64).unwrap(),
        }
    }
}

fn run(name: &str, case: &Case) -> Output {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (file, content) in &case.files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content.bytes()).unwrap();
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_cli-envelope"))
        .args(&case.arguments)
        .current_dir(&folder)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input closes it; that is no failure of the test.
    let _ = child.stdin.take().unwrap().write_all(case.stdin.as_bytes());
    child.wait_with_output().unwrap()
}

/// Compares with what stands in the file, where nothing is no file at all.
fn check(path: &Path, printed: &[u8]) -> Result<(), String> {
    if std::env::var_os("REWRITE_GOLDEN").is_some() {
        let done = if printed.is_empty() { fs::remove_file(path) } else { fs::write(path, printed) };
        return if done.is_err() && !printed.is_empty() { Err(format!("{} is not written", path.display())) } else { Ok(()) };
    }
    let expected = fs::read(path).unwrap_or_default();
    if expected == printed {
        return Ok(());
    }
    let [expected, printed] = [&expected[..], printed].map(String::from_utf8_lossy);
    Err(format!("{} differs; expected\n{expected}\nprinted\n{printed}", path.display()))
}

#[test]
fn the_command_prints_what_is_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/command");
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    assert!(paths.len() > 30, "cases are missing");
    let mut failures = Vec::new();
    for path in paths {
        let case: Case = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let output = run(&path.file_stem().unwrap().to_string_lossy(), &case);
        if output.status.code() != Some(case.exit) {
            failures.push(format!("{} ends with {:?}: {output:?}", path.display(), output.status.code()));
        }
        for (extension, printed) in [("out", &output.stdout), ("err", &output.stderr)] {
            failures.extend(check(&path.with_extension(extension), printed).err());
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}
