//! One call of a program: start it, keep what it prints, end it when its time is up.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, ErrorKind, Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::group::Group;
use super::{Called, Invocation, Program, RunError};
use crate::capture::{Capture, ExitStatus};

/// A process may outlive the child and keep its streams open, a daemon for example. What the child itself printed is in the pipe
/// when it ends, so this is ample.
const DRAIN: Duration = Duration::from_secs(1);

/// Even SIGKILL does not end a process that hangs in the kernel.
const KILL_PATIENCE: Duration = Duration::from_secs(5);

const SHORTEST_TICK: Duration = Duration::from_millis(1);
const LONGEST_TICK: Duration = Duration::from_millis(20);

enum End {
    ByItself,
    TimedOut,
    Cancelled,
}

impl Program {
    /// Calls the program once.
    pub fn call(&self, invocation: &Invocation, timeout: Duration) -> Result<Called, RunError> {
        let started = Instant::now();
        let mut command = self.command(invocation);
        let mut group = Group::spawn(&mut command).map_err(|error| self.not_started(error))?;
        let lost = |source| RunError::Lost { program: self.shown(), source };
        let (wake, woken) = mpsc::channel();
        let (stdout, stderr) = group.take_outputs();
        let stdout = Output::of(stdout, self.max_bytes, wake.clone()).map_err(lost)?;
        let stderr = Output::of(stderr, self.max_bytes, wake).map_err(lost)?;
        if let Some(pipe) = group.take_stdin() {
            feed(pipe, invocation.stdin.clone()).map_err(lost)?;
        }
        let mut ticks = Ticks { woken, length: SHORTEST_TICK };
        // A limit beyond what the clock can say is no limit.
        let deadline = started.checked_add(timeout);
        let end = loop {
            if group.has_ended().map_err(lost)? {
                break End::ByItself;
            }
            if self.cancel.is_cancelled() {
                break End::Cancelled;
            }
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break End::TimedOut;
            }
            ticks.wait(deadline);
        };
        let exit = match end {
            End::ByItself => group.collect(),
            End::TimedOut | End::Cancelled => {
                end_group(&mut group, self.grace, &mut ticks, || stdout.is_closed() && stderr.is_closed()).map_err(lost)?
            }
        };
        ticks.wait_until(DRAIN, || Ok(stdout.is_closed() && stderr.is_closed())).map_err(lost)?;
        let streams_left_open = !(stdout.is_closed() && stderr.is_closed());
        let ((stdout, stdout_bytes), (stderr, stderr_bytes)) = (stdout.take(), stderr.take());
        let capture = Capture {
            argv: self.argv(invocation),
            exit,
            timed_out: matches!(end, End::TimedOut),
            stdout: stdout.into(),
            stderr: stderr.into(),
        };
        let cancelled = matches!(end, End::Cancelled);
        Ok(Called { capture, took: started.elapsed(), cancelled, streams_left_open, stdout_bytes, stderr_bytes })
    }

    fn command(&self, invocation: &Invocation) -> Command {
        let mut command = Command::new(&self.name);
        command.args(&invocation.args).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.stdin(if invocation.stdin.is_empty() { Stdio::null() } else { Stdio::piped() });
        set_environment(&mut command, &invocation.env);
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        command
    }

    fn not_started(&self, source: io::Error) -> RunError {
        // A folder that does not exist gives the same error as a program that does not exist.
        if let Some(folder) = self.folder.as_ref().filter(|folder| !folder.is_dir()) {
            return RunError::FolderNotFound { folder: folder.clone() };
        }
        let program = self.shown();
        match source.kind() {
            ErrorKind::NotFound => RunError::ProgramNotFound { program },
            ErrorKind::PermissionDenied => RunError::NotExecutable { program },
            _ => RunError::NotStarted { program, source },
        }
    }

    fn shown(&self) -> String {
        self.name.to_string_lossy().into_owned()
    }
}

fn set_environment(command: &mut Command, variables: &BTreeMap<OsString, Option<OsString>>) {
    for (name, value) in variables {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
}

/// Asks the whole group to end, gives it `grace`, then kills what is left of it.
fn end_group(group: &mut Group, grace: Duration, ticks: &mut Ticks, closed: impl Fn() -> bool) -> io::Result<ExitStatus> {
    if group.ask_to_end() {
        // Closed streams are the sign that the child's own children have ended as well.
        ticks.wait_until(grace, || Ok(group.has_ended()? && closed()))?;
    }
    group.kill();
    let ended = ticks.wait_until(KILL_PATIENCE, || group.has_ended())?;
    Ok(if ended { group.collect() } else { ExitStatus::Unknown })
}

/// Pauses between two looks at the child: cut short when a stream closes, longer the longer nothing happens.
struct Ticks {
    woken: Receiver<()>,
    length: Duration,
}

impl Ticks {
    fn wait(&mut self, until: Option<Instant>) {
        let left = until.map_or(self.length, |until| until.saturating_duration_since(Instant::now()));
        let pause = left.min(self.length);
        match self.woken.recv_timeout(pause) {
            Ok(()) => {
                self.length = SHORTEST_TICK;
                return;
            }
            Err(RecvTimeoutError::Timeout) => {}
            // Both streams are closed, so there is nothing left to be woken by.
            Err(RecvTimeoutError::Disconnected) => thread::sleep(pause),
        }
        self.length = (self.length * 2).min(LONGEST_TICK);
    }

    /// Waits until this holds, and says whether it came to hold in time.
    fn wait_until(&mut self, time: Duration, mut holds: impl FnMut() -> io::Result<bool>) -> io::Result<bool> {
        let deadline = Instant::now().checked_add(time);
        self.length = SHORTEST_TICK;
        loop {
            if holds()? {
                return Ok(true);
            }
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Ok(false);
            }
            self.wait(deadline);
        }
    }
}

/// What a stream gave so far. A thread reads it to its end, so that a child never blocks on a full pipe.
struct Output(Arc<Mutex<Kept>>);

struct Kept {
    bytes: Vec<u8>,
    room: usize,
    total: u64,
    closed: bool,
}

impl Output {
    fn of(stream: Option<impl Read + Send + 'static>, max_bytes: usize, wake: Sender<()>) -> io::Result<Output> {
        // One byte more than may be read tells the reader that the stream is too large.
        let room = max_bytes.saturating_add(1);
        let kept = Arc::new(Mutex::new(Kept { bytes: Vec::new(), room, total: 0, closed: stream.is_none() }));
        if let Some(stream) = stream {
            let kept = Arc::clone(&kept);
            start("cli-envelope-output", move || {
                drain(stream, &kept);
                lock(&kept).closed = true;
                // Nobody waits any more where the streams outlived the call.
                let _ = wake.send(());
            })?;
        }
        Ok(Output(kept))
    }

    fn is_closed(&self) -> bool {
        lock(&self.0).closed
    }

    /// What was kept, and how much there was. Whatever comes later is read and thrown away.
    fn take(&self) -> (Vec<u8>, u64) {
        let mut kept = lock(&self.0);
        kept.room = 0;
        (std::mem::take(&mut kept.bytes), kept.total)
    }
}

fn drain(mut stream: impl Read, kept: &Mutex<Kept>) {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => return,
            Ok(count) => {
                let mut kept = lock(kept);
                let fits = buffer.get(..count.min(kept.room)).unwrap_or_default();
                kept.bytes.extend_from_slice(fits);
                kept.room -= fits.len();
                kept.total += count as u64;
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}

/// A child that does not read its input is not at fault: the rest is dropped.
fn feed(mut pipe: impl Write + Send + 'static, bytes: Vec<u8>) -> io::Result<()> {
    start("cli-envelope-input", move || {
        let _ = pipe.write_all(&bytes);
    })
}

fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// The threads cannot panic while they hold the lock, and a half-written capture would still be a capture.
fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
