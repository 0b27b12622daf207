//! Waiting between calls, and giving up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Ends a run from elsewhere: another thread, or a signal handler that sets the flag inside.
///
/// The child and everything in its group are ended, a wait is cut short, and no further call is made. A child does not share the
/// caller's process group, so an interrupt from the keyboard reaches only the caller; to pass it on, make one of these from the
/// flag that the handler sets.
///
/// ```
/// use std::sync::Arc;
/// use std::sync::atomic::AtomicBool;
/// use cli_envelope::run::Cancel;
/// let interrupted = Arc::new(AtomicBool::new(false));
/// let cancel = Cancel::from(Arc::clone(&interrupted));
/// interrupted.store(true, std::sync::atomic::Ordering::SeqCst);
/// assert!(cancel.is_cancelled());
/// ```
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// One that nobody has used yet. Clones belong together.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Ends the run. There is no way back.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    /// Has someone ended the run?
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }

    /// Sleeps, and looks up now and then whether someone has ended the run.
    pub fn sleep(&self, time: Duration) {
        const SLICE: Duration = Duration::from_millis(50);
        let mut left = time;
        while !left.is_zero() && !self.is_cancelled() {
            let slice = left.min(SLICE);
            thread::sleep(slice);
            left -= slice;
        }
    }
}

impl From<Arc<AtomicBool>> for Cancel {
    fn from(flag: Arc<AtomicBool>) -> Cancel {
        Cancel(flag)
    }
}

/// Lengthens delays by a random share, so that callers that failed together do not come back together. It never shortens one: a
/// program that asks for 30 seconds gets them.
#[derive(Debug, Clone)]
pub(super) struct Jitter {
    pub(super) share: f64,
    state: u64,
}

impl Jitter {
    pub(super) fn new(share: f64, seed: Option<u64>) -> Jitter {
        // Xorshift stands still at nought.
        Jitter { share, state: seed.unwrap_or_else(any_seed).max(1) }
    }

    pub(super) fn apply(&mut self, delay: Duration) -> Duration {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        let random = (self.state >> 11) as f64 / (1_u64 << 53) as f64;
        delay.mul_f64(1.0 + self.share * random)
    }
}

fn any_seed() -> u64 {
    // There is neither a clock nor a process to ask.
    if cfg!(target_family = "wasm") {
        return 1;
    }
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (time.as_nanos() as u64) ^ (u64::from(std::process::id()) << 32)
}
