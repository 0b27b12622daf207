//! `cargo xtask serve`: builds the validator page and serves it on this machine, to nobody else.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::build;
use crate::cargo::target_folder;

/// What a file is, by the end of its name.
const TYPES: [(&str, &str); 4] = [
    (".html", "text/html; charset=utf-8"),
    (".css", "text/css; charset=utf-8"),
    (".js", "text/javascript; charset=utf-8"),
    (".wasm", "application/wasm"),
];

/// A request's first line and headers have no more than this.
const LONGEST_REQUEST: u64 = 16 * 1024;
const PATIENCE: Duration = Duration::from_secs(10);

/// The files of a folder by their addresses. Nothing else can be asked for, whatever a request says.
type Files = BTreeMap<String, Vec<u8>>;

/// Serves until it is interrupted.
pub(crate) fn run(port: u16, build_first: bool) -> Result<String, String> {
    let folder = if build_first { build::page()? } else { target_folder()?.join("site") };
    let files = read(&folder)
        .map_err(|error| format!("error: {} cannot be read: {error}. `cargo xtask build` makes it.", folder.display()))?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
        format!("error: port {port} cannot be used: {error}. Name another one with --port, or 0 for any that is free.")
    })?;
    let address = listener.local_addr().map_err(|error| format!("error: no address: {error}"))?;
    println!("http://localhost:{}/ (Ctrl-C ends it)", address.port());
    thread::scope(|scope| {
        for stream in listener.incoming().filter_map(Result::ok) {
            let files = &files;
            // A browser that goes away in the middle of an answer is no trouble of ours.
            scope.spawn(move || drop(answer(stream, files)));
        }
    });
    Ok("Nothing is served any more.".to_owned())
}

fn read(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.insert(format!("/{name}"), fs::read(&path)?);
    }
    if let Some(index) = files.get("/index.html").cloned() {
        files.insert("/".to_owned(), index);
    }
    Ok(files)
}

fn answer(stream: TcpStream, files: &Files) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(stream.try_clone()?.take(LONGEST_REQUEST)).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let (status, kind, body) = match (method, files.get(path)) {
        ("GET" | "HEAD", Some(body)) => ("200 OK", content_type(path), body.as_slice()),
        ("GET" | "HEAD", None) => ("404 Not Found", "text/plain", b"There is no such file here.\n".as_slice()),
        _ => ("405 Method Not Allowed", "text/plain", b"Files can be read here, and nothing else.\n".as_slice()),
    };
    let mut out = stream;
    write!(
        out,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method != "HEAD" {
        out.write_all(body)?;
    }
    out.flush()
}

fn content_type(path: &str) -> &'static str {
    let name = if path == "/" { "/index.html" } else { path };
    TYPES.iter().find(|(ending, _)| name.ends_with(ending)).map_or("application/octet-stream", |(_, kind)| kind)
}
