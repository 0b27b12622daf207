//! The core for JavaScript. No logic lives here, only the way in and out.
//!
//! JavaScript writes into one buffer, whose address [`reserve`] tells: standard output, then standard error, then what
//! `call` reads. Every function takes the lengths of the three and the exit code, NaN where it is unknown, and gives back a number,
//! or the address of an answer, which `answer` describes. An answer is good until the next call.

mod answer;
mod buffers;
mod call;
mod records;
#[cfg(feature = "trap")]
mod trap;

use cli_envelope::{Decision, Stream, parts};
use wasm_bindgen::prelude::wasm_bindgen;

use call::Call;

/// Makes the input buffer at least this long, and tells its address. What stood in it may be gone.
#[wasm_bindgen]
pub fn reserve(size: usize) -> usize {
    buffers::reserve(size)
}

/// Turns Latin-1 in the buffer into UTF-8 that begins at `at`, and tells its length. `length` bytes of Latin-1 stand `length` bytes behind.
#[wasm_bindgen]
pub fn widen(at: usize, length: usize) -> usize {
    buffers::widen(at, length)
}

/// The decision as a number. The lowest 16 bits are its kind: all that does not change from call to call, see [`decision`]. The bit
/// above them says that it carries text of the envelope, which only [`decision`] gives. The rest is the delay plus one, or nought.
#[wasm_bindgen]
pub fn decide(stdout: usize, stderr: usize, call: usize, exit: f64) -> f64 {
    buffers::read(stdout, stderr, call, |parts| {
        let Call { capture, options } = Call::new(parts, exit);
        packed(&cli_envelope::decide(&capture, &options), false)
    })
}

/// A decision as a number; `is_text` says that it stands somewhere as text, whether it has to or not.
fn packed(decision: &Decision, is_text: bool) -> f64 {
    let delay = decision.delay_ms.map_or(0.0, |delay| delay as f64 + 1.0);
    delay * 131_072.0 + f64::from(u32::from(is_text || quotes(decision)) * 65_536 + kind(decision))
}

/// All of a decision that does not change from call to call.
fn kind(decision: &Decision) -> u32 {
    let cancel = match decision.cancel_observed {
        None => 0,
        Some(false) => 1,
        Some(true) => 2,
    };
    decision.rule as u32 * 16 + decision.session as u32 * 4 + cancel
}

/// Does it carry text of the envelope?
fn quotes(decision: &Decision) -> bool {
    decision.redirect.is_some() || decision.cursor.is_some()
}

/// The address of the decision.
#[wasm_bindgen]
pub fn decision(stdout: usize, stderr: usize, call: usize, exit: f64) -> usize {
    buffers::read(stdout, stderr, call, |parts| {
        let Call { capture, options } = Call::new(parts, exit);
        let decision = cli_envelope::decide(&capture, &options);
        buffers::answer(|answer| parts::decision(&decision, answer))
    })
}

/// The address of the report.
#[wasm_bindgen]
pub fn inspect(stdout: usize, stderr: usize, call: usize, exit: f64) -> usize {
    buffers::read(stdout, stderr, call, |parts| {
        let Call { capture, options } = Call::new(parts, exit);
        buffers::answer(|answer| parts::inspect(&capture, &options, answer))
    })
}

/// The address of the report on a stream that is longer than allowed. Only its beginning is in the buffer; `length` is all of it.
#[wasm_bindgen]
pub fn inspect_beginning(stdout: usize, stderr: usize, call: usize, exit: f64, length: f64) -> usize {
    let stream = if stdout > 0 { Stream::Stdout } else { Stream::Stderr };
    buffers::read(stdout, stderr, call, |parts| {
        let Call { capture, options } = Call::new(parts, exit);
        buffers::answer(|answer| parts::inspect_beginning(&capture, stream, length as u64, &options, answer))
    })
}

/// The address of the sentences of an issue code. The answer before this one stays good.
#[wasm_bindgen]
pub fn sentences(code: usize) -> usize {
    buffers::aside(|answer| parts::sentences(code, answer))
}

/// Nought where there is no valid envelope. Otherwise the lowest bit is set, the next one says that it stands on standard error, and
/// the rest is the number of its name, see [`name`]. [`start`] and [`end`] tell where it stands.
#[wasm_bindgen]
pub fn find(stdout: usize, stderr: usize, call: usize, exit: f64) -> u32 {
    let found = buffers::read(stdout, stderr, call, |parts| {
        let Call { capture, options } = Call::new(parts, exit);
        cli_envelope::find(&capture, &options)
    });
    buffers::found(found)
}

/// The first byte of what [`find`] found.
#[wasm_bindgen]
pub fn start() -> usize {
    buffers::span().start
}

/// Behind the last byte of what [`find`] found.
#[wasm_bindgen]
pub fn end() -> usize {
    buffers::span().end
}

/// The address of the dialect, the revision and the shape of a number that [`find`] gave. The answer before this one stays
/// good.
#[wasm_bindgen]
pub fn name(number: usize) -> usize {
    buffers::name(number)
}

/// The address of what a code or rule means; nought for one that does not exist. The code is all of the input.
#[cfg(feature = "reader")]
#[wasm_bindgen]
pub fn explain(length: usize) -> usize {
    buffers::read(length, 0, 0, |parts| {
        let code = std::str::from_utf8(parts.stdout).unwrap_or_default();
        let mut is_known = false;
        let address = buffers::answer(|answer| is_known = parts::explanation(code, answer));
        if is_known { address } else { 0 }
    })
}

/// The address of the report on a record of a stream: text of which nobody knows on which stream it stood.
#[wasm_bindgen]
pub fn inspect_text(stdout: usize, stderr: usize, call: usize, exit: f64) -> usize {
    buffers::read(stdout, stderr, call, |parts| {
        let Call { capture, options } = Call::new(parts, exit);
        let capture = cli_envelope::Capture { stdout: capture.stdout, ..Default::default() };
        buffers::answer(|answer| parts::inspect_text(capture, &options, answer))
    })
}

/// The address of the text that [`migrate`] made.
#[cfg(feature = "migrate")]
#[wasm_bindgen]
pub fn output() -> usize {
    buffers::output()
}

/// The length of the envelope in another dialect, as JSON at [`output`]; where that is refused it is negative, and the JSON is the refusal. `exit_code` wins
/// over `exit`.
#[cfg(feature = "migrate")]
#[wasm_bindgen]
pub fn migrate(stdout: usize, stderr: usize, call: usize, exit: f64, exit_code: f64) -> i32 {
    let result = buffers::read(stdout, stderr, call, |parts| {
        let call::Wishes { to, command, timestamp, force } = call::Wishes::new(parts.call);
        let Call { capture, options } = Call::new(parts, exit);
        let exit_code = (!exit_code.is_nan()).then_some(exit_code as i64);
        let context =
            cli_envelope::migrate::Context { command: command.as_deref(), exit_code, timestamp: timestamp.as_deref(), force };
        cli_envelope::migrate(&capture, &to, &context, &options)
    });
    match result {
        Ok(migrated) => buffers::write(migrated.to_json()) as i32,
        Err(refusal) => -(buffers::write(refusal.to_json()) as i32),
    }
}

/// Begins a stream of records. The settings are all of the input.
#[wasm_bindgen]
pub fn begin(settings: usize) {
    let options = buffers::read(0, 0, settings, |parts| Call::new(parts, f64::NAN).options);
    records::begin(options);
}

/// Splits a piece of the stream, and tells how many records end in it. `counts` asks for [`totals`], too.
#[wasm_bindgen]
pub fn push(length: usize, counts: bool) -> usize {
    buffers::read(length, 0, 0, |parts| records::push(parts.stdout, counts))
}

/// Ends the stream, and tells whether that ends a record.
#[wasm_bindgen]
pub fn finish(counts: bool) -> usize {
    records::finish(counts)
}

/// The address of the records of the last piece, six numbers each: the decision as [`decide`] packs it, number, line, column, offset and
/// length. Records that are counted are the first number alone.
/// The decisions that are marked as text stand in [`quoted`].
#[wasm_bindgen]
pub fn records() -> usize {
    records::address()
}

/// The address of the decisions of the last piece that carry text, and of the first of every kind.
#[wasm_bindgen]
pub fn quoted() -> usize {
    records::quoted()
}

/// The text of the first record, where it began in an earlier piece; its length.
#[wasm_bindgen]
pub fn carried() -> usize {
    records::carried().1
}

/// The address of that text.
#[wasm_bindgen]
pub fn carried_text() -> usize {
    records::carried().0
}

/// The address of counts over the stream so far.
#[wasm_bindgen]
pub fn totals() -> usize {
    records::totals()
}

#[cfg(test)]
mod tests;
