//! What a migration costs, as a multiple of an `inspect` of the same capture. `cargo xtask bench` runs this.
//!
//! Every round measures both one after the other, so that a noisy machine is noisy for both; the median round counts.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cli_envelope::migrate::{Context, migrate};
use cli_envelope::{Capture, Options, inspect};
use cli_envelope_tests::bench::{ROUNDS, Subject, sessions, subjects};

/// How long one side of a round is measured.
const TIME: Duration = Duration::from_millis(200);

fn main() {
    let options = Options::default();
    for Subject { name, text, exit_code, schema } in subjects().into_iter().chain([sessions()]) {
        let to = if schema.contains("claw/v1") { "claw/v2" } else { "cli-agent-spec/v2" };
        let command = Some(if name == "sessions" { "list-sessions" } else { "delete-session" });
        let context = Context { command, timestamp: Some("2026-04-22T10:10:00Z"), ..Context::default() };
        let capture = Capture::new(text.as_str()).with_exit_code(exit_code);
        let migrated = migrate(&capture, to, &context, &options);
        assert!(migrated.is_ok_and(|migrated| migrated.report.valid), "{name}: the benchmark's envelope must migrate");
        let mut ratios: Vec<f64> = (0..ROUNDS)
            .map(|_| {
                let inspecting = time(|| drop(black_box(inspect(black_box(&capture), &options))));
                let migrating = time(|| drop(black_box(migrate(black_box(&capture), to, &context, &options))));
                migrating / inspecting
            })
            .collect();
        ratios.sort_by(f64::total_cmp);
        println!("migration/{name} to {to}: {:.2} times an inspect", ratios[ROUNDS / 2]);
    }
}

/// Seconds per call.
fn time(mut call: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut calls = 0;
    while start.elapsed() < TIME {
        call();
        calls += 1;
    }
    start.elapsed().as_secs_f64() / f64::from(calls)
}
