//! The command as a process: a long stream against `jq`, and the time from start to finish on one small file.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::cargo::{cargo, target_folder, typed};

/// What a full run reads; other runs read a sixteenth of it.
const FULL: usize = 4_000_000;
/// A stream so short that whatever grows with the stream has not grown yet.
const SHORT: usize = 10_000;
/// How often the short stream is read: it takes no longer than a process takes to start, so single readings say little.
const SHORT_ROUNDS: usize = 60;

/// What is promised, as it stands in the lines beside the measurements.
const FASTER_THAN_JQ: f64 = 10.0;
const MOST_MEGABYTES: f64 = 32.0;
const MOST_MS_TO_START: f64 = 10.0;

/// Records as programs print them, 250 bytes each on average.
const RECORDS: [&str; 4] = [
    r#"{"ok":false,"data":null,"error":{"code":"RATE_LIMIT_EXCEEDED","message":"API rate limit reached","retryable":true,"retry_after":30,"suggestion":"wait, then call again"},"warnings":[],"meta":{"duration_ms":6,"request_id":"req_4d1f6c0a9be2","timestamp":"2026"}}"#,
    r#"{"ok":true,"data":[{"id":"deploy-000001","version":"1.2.3","environment":"staging","status":"active","replicas":3,"healthy":true,"created_at":"2026-02-12T11:00:00Z"}],"error":null,"warnings":[],"meta":{"duration_ms":340,"request_id":"req_abc123"}}"#,
    r#"{"schema":"animus.cli.v1","ok":true,"data":{"id":"TASK-001","title":"café au lait and more of the same, to fill the line","tags":["a","b","c"],"priority":3,"nested":{"x":1.5,"y":[1,2,3,4,5]},"done":false,"owner":"someone@example.org"}}"#,
    r#"{"timestamp":"2026-04-22T10:10:00Z","command":"exec-command","exit_code":1,"output_format":"json","schema_version":"2.0","error":{"kind":"filesystem","operation":"write","target":"/srv/data/a","retryable":true,"message":"No space left on device"}}"#,
];

/// Builds the command, measures it and says what that shows.
pub(crate) fn lines(full: bool) -> Result<Vec<String>, String> {
    let command = build()?;
    let records = if full { FULL } else { FULL / 16 };
    let mut lines = stream(&command, records)?;
    lines.push(start_up(&command)?);
    Ok(lines)
}

fn build() -> Result<PathBuf, String> {
    let mut command = cargo();
    command.args(["build", "--quiet", "--release", "--package", "cli-envelope", "--features", "cli"]);
    match command.status() {
        Ok(status) if status.success() => Ok(target_folder()?.join("release").join("cli-envelope")),
        _ => Err(format!("error: `{}` failed", typed(&command))),
    }
}

/// Each round measures both, one after the other, on the same bytes. The peer is slow; it reads a long stream once.
fn stream(command: &Path, records: usize) -> Result<Vec<String>, String> {
    let ours = || {
        let mut ours = Command::new(command);
        ours.args(["check", "--input", "ndjson"]);
        ours
    };
    let mut long = Vec::new();
    let mut peer = Vec::new();
    let mut memory = 0;
    let mut short = Vec::new();
    let mut empty = Vec::new();
    for round in 0..ROUNDS {
        // All of them are spread over the rounds, so that a machine which is busy for a while is busy for all.
        for _ in 0..SHORT_ROUNDS / ROUNDS {
            empty.push(feed(&mut ours(), 1)?.took);
            short.push(feed(&mut ours(), SHORT)?.took);
        }
        let fed = feed(&mut ours(), records)?;
        let torn = fed.stdout.matches("error[truncated_document]").count();
        if torn != 1 || !fed.stdout.contains(&format!("{records} checked · {} valid · 1 invalid", records - 1)) {
            return Err(format!("error: the last record is torn and no other; the command says\n{}", fed.stdout));
        }
        memory = memory.max(fed.peak_kib);
        long.push(fed.took);
        if (records < FULL || round == 0)
            && let Ok(fed) = feed(Command::new("jq").args(["-c", "."]), records)
        {
            peer.push(fed.took);
        }
    }
    let long = median(&mut long);
    let against = if peer.is_empty() {
        "jq is not installed, so there is nothing to compare with".to_owned()
    } else {
        let ratio = median(&mut peer).as_secs_f64() / long.as_secs_f64();
        format!("{ratio:.1} times as fast as jq -c . (at least {FASTER_THAN_JQ})")
    };
    let megabytes = memory as f64 * 1024.0 / 1e6;
    // The cost of starting is no cost of a record.
    let empty = median(&mut empty);
    let per_record = |time: Duration, count: usize| time.saturating_sub(empty).as_nanos() as f64 / (count - 1) as f64;
    let (long, short) = (per_record(long, records), per_record(median(&mut short), SHORT));
    Ok(vec![
        format!("stream/{records} records, the last one torn and no other: {against}"),
        format!(
            "stream/resident: {megabytes:.1} MB at most, {:.2} of what is allowed ({MOST_MEGABYTES} MB)",
            megabytes / MOST_MEGABYTES
        ),
        format!("stream/per record: {long:.0} ns of {records}, {short:.0} ns of {SHORT}, {:.2} times", long / short),
    ])
}

/// How often a long stream is read.
const ROUNDS: usize = 3;

struct Fed {
    took: Duration,
    stdout: String,
    peak_kib: u64,
}

/// Lets a program read a stream that is made while it reads.
fn feed(command: &mut Command, records: usize) -> Result<Fed, String> {
    let name = typed(command);
    let failed = |error: std::io::Error| format!("error: `{name}`: {error}");
    // A file takes any amount of output without anybody reading it.
    let path = target_folder()?.join("bench-stdout");
    let output = fs::File::create(&path).map_err(failed)?;
    let is_peer = command.get_program() == "jq";
    let stdout = if is_peer { Stdio::null() } else { Stdio::from(output) };
    let started = Instant::now();
    let mut child = command.stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::null()).spawn().map_err(failed)?;
    let mut peak_kib = 0;
    if let Some(mut stdin) = child.stdin.take() {
        let block: String = (0..1000).map(|number| format!("{}\n", RECORDS[number % RECORDS.len()])).collect();
        for _ in 0..(records - 1) / 1000 {
            stdin.write_all(block.as_bytes()).map_err(failed)?;
        }
        for number in 0..(records - 1) % 1000 {
            writeln!(stdin, "{}", RECORDS[number % RECORDS.len()]).map_err(failed)?;
        }
        stdin.write_all(&RECORDS[0].as_bytes()[..100]).map_err(failed)?;
        peak_kib = peak(child.id());
    }
    child.wait().map_err(failed)?;
    let took = started.elapsed();
    let stdout = fs::read_to_string(&path).unwrap_or_default();
    let _ = fs::remove_file(&path);
    Ok(Fed { took, stdout, peak_kib })
}

/// The most memory that a process has held, where the system tells.
fn peak(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse().unwrap_or(0)
}

/// From start to finish on one small file, against a program that does nothing.
fn start_up(command: &Path) -> Result<String, String> {
    let file = cli_envelope_codegen::root().join("tests/fixtures/animus/v1/success");
    let file = fs::read_dir(&file).ok().and_then(|mut entries| entries.next()).and_then(Result::ok).map(|entry| entry.path());
    let file = file.ok_or("error: tests/fixtures/animus/v1/success is empty")?;
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..100 {
        let [nothing, ours] = &mut times;
        nothing.push(time(&mut Command::new("true"))?);
        ours.push(time(Command::new(command).arg("check").arg(&file))?);
    }
    let [nothing, ours] = times.map(|mut times| median(&mut times).as_secs_f64() * 1000.0);
    Ok(format!(
        "start-up/check of one small file: {ours:.2} ms, {:.2} ms more than `true`, {:.2} of what is allowed ({MOST_MS_TO_START} ms)",
        ours - nothing,
        (ours - nothing) / MOST_MS_TO_START
    ))
}

fn time(command: &mut Command) -> Result<Duration, String> {
    let started = Instant::now();
    let done = command.stdin(Stdio::null()).stdout(Stdio::null()).status();
    done.map_err(|error| format!("error: `{}`: {error}", typed(command)))?;
    Ok(started.elapsed())
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}
