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
        let mut rest = call;
        while let Some((&[setting, a, b, c, d], after)) = rest.split_first_chunk() {
            rest = this.set(setting, u32::from_le_bytes([a, b, c, d]), after);
        }
        #[cfg(feature = "trap")]
        crate::trap::fail_on_demand(&this.capture);
        this
    }

    /// Takes over one setting, and gives back what stands behind it. `npm/src/call.ts` writes the same numbers.
    fn set<'b>(&mut self, setting: u8, number: u32, after: &'b [u8]) -> &'b [u8] {
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
            _ => {
                let (text, rest) = after.split_at_checked(count).unwrap_or((after, &[]));
                let text = String::from_utf8_lossy(text).into_owned();
                match setting {
                    16 => capture.exit = ExitStatus::Signal(text),
                    17 => capture.argv.push(text),
                    18 => options.dialect = Some(text),
                    19 => options.redirects_followed.push(text),
                    20 => options.cursors_seen.push(text),
                    _ => {}
                }
                return rest;
            }
        }
        after
    }
}
