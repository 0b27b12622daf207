//! What comes with the streams: how the process ended, and the caller's options.
//!
//! A list of settings, each a byte that says which, a number in four bytes, the lowest first, and for text as many bytes of it.

use cli_envelope::{Capture, ExitStatus, Options, Policy};

use crate::buffers::Parts;

/// A capture and the options to read it with.
pub(crate) struct Call<'a> {
    pub(crate) capture: Capture<'a>,
    pub(crate) options: Options,
}

impl<'a> Call<'a> {
    pub(crate) fn new(parts: Parts<'a>, exit: f64) -> Call<'a> {
        let Parts { stdout, stderr, call } = parts;
        let exit = if exit.is_nan() { ExitStatus::Unknown } else { ExitStatus::Code(exit as i64) };
        let capture = Capture { argv: Vec::new(), exit, timed_out: false, stdout: stdout.into(), stderr: stderr.into() };
        let mut this = Call { capture, options: Options::default() };
        for (setting, number, text) in Settings(call) {
            this.set(setting, number, text);
        }
        #[cfg(feature = "trap")]
        crate::trap::fail_on_demand(&this.capture);
        this
    }

    /// Takes over one setting. `npm/src/call.ts` writes the same numbers.
    fn set(&mut self, setting: u8, number: u32, text: &[u8]) {
        let Call { capture, options } = self;
        let count = number as usize;
        match setting {
            1 => capture.timed_out = true,
            2 => options.policy = Policy::FailureWins,
            3 => options.max_bytes = count,
            4 => options.max_depth = count,
            5 => options.max_issues = count,
            6 => options.attempts = number,
            7 => options.credentials_refreshed = true,
            8 => options.retry_timeouts = true,
            16 => capture.exit = ExitStatus::Signal(owned(text)),
            17 => capture.argv.push(owned(text)),
            18 => options.dialect = Some(owned(text)),
            19 => options.redirects_followed.push(owned(text)),
            20 => options.cursors_seen.push(owned(text)),
            _ => {}
        }
    }
}

/// What a migration has to know beyond a call.
#[cfg(feature = "migrate")]
#[derive(Default)]
pub(crate) struct Wishes {
    pub(crate) to: String,
    pub(crate) command: Option<String>,
    pub(crate) timestamp: Option<String>,
    pub(crate) force: bool,
}

#[cfg(feature = "migrate")]
impl Wishes {
    pub(crate) fn new(call: &[u8]) -> Wishes {
        let mut wishes = Wishes::default();
        for (setting, _, text) in Settings(call) {
            match setting {
                9 => wishes.force = true,
                21 => wishes.to = owned(text),
                22 => wishes.command = Some(owned(text)),
                23 => wishes.timestamp = Some(owned(text)),
                _ => {}
            }
        }
        wishes
    }
}

/// The settings one after the other: which one, its number, its text. Those from 16 on have text, of as many bytes as the number says.
struct Settings<'a>(&'a [u8]);

impl<'a> Iterator for Settings<'a> {
    type Item = (u8, u32, &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        let (&[setting, a, b, c, d], after) = self.0.split_first_chunk()?;
        let number = u32::from_le_bytes([a, b, c, d]);
        let length = if setting < 16 { 0 } else { number as usize };
        let (text, rest) = after.split_at_checked(length).unwrap_or((after, &[]));
        self.0 = rest;
        Some((setting, number, text))
    }
}

fn owned(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}
