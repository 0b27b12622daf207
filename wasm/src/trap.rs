//! Makes an instance fail on demand, to test what happens then.

use std::cell::Cell;
use std::hint::black_box;

use cli_envelope::Capture;

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// Fails as the first word of the command line says, but for the first two calls of an instance: a fresh one answers, even where an
/// answer takes two calls.
pub(crate) fn fail_on_demand(capture: &Capture<'_>) {
    if CALLS.replace(CALLS.get() + 1) < 2 {
        return;
    }
    match capture.argv.first().map(String::as_str) {
        Some("trap") => std::process::abort(),
        Some("overflow") => drop(black_box(deeper(0))),
        Some("exhaust") => drop(black_box(vec![1_u8; usize::MAX / 2 - 1])),
        Some("grow") => drop(black_box(vec![1_u8; 64 << 20])),
        _ => {}
    }
}

fn deeper(depth: u64) -> u64 {
    let here = black_box([depth; 64]);
    if here.contains(&u64::MAX) { depth } else { deeper(depth + 1).wrapping_add(here.iter().sum()) }
}
