//! The validity verdict against its peers, for four sizes of envelope. `cargo xtask bench` runs this and prints the ratios.
//!
//! Every round measures all peers one after the other, so that a noisy machine is noisy for all of them.

use std::hint::black_box;
use std::time::Duration;

use cli_envelope::{Capture, Options, decide, is_valid};
use cli_envelope_tests::bench::{ROUNDS, Subject, subjects};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serde::de::IgnoredAny;
use serde_json::Value;

/// The peer's validator of a schema file, built once, as a program would.
fn validator(path: &str) -> jsonschema::Validator {
    let path = cli_envelope_tests::folder().join("../schema").join(path);
    let read = |path: &std::path::Path| -> Value { serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap() };
    let mut registry = jsonschema::Registry::new();
    for file in cli_envelope_tests::json_files(path.parent().unwrap()) {
        let schema = read(&file);
        if let Some(id) = schema["$id"].as_str() {
            registry = registry.add(id, schema.clone()).unwrap();
        }
    }
    let registry = registry.prepare().unwrap();
    jsonschema::options().with_registry(&registry).should_validate_formats(true).build(&read(&path)).unwrap()
}

fn verdict(criterion: &mut Criterion) {
    for Subject { name, text, exit_code, schema } in subjects() {
        let capture = Capture::new(text.as_str()).with_exit_code(exit_code);
        let options = Options::default();
        let validator = validator(&schema);
        assert!(is_valid(&capture, &options), "{name}: the benchmark's envelope must be valid");
        assert!(validator.is_valid(&serde_json::from_str(&text).unwrap()), "{name}: for the peer, too");
        for round in 0..ROUNDS {
            let mut group = criterion.benchmark_group(format!("{name}/{round}"));
            group.throughput(Throughput::Bytes(text.len() as u64));
            group.bench_function("cli-envelope", |bencher| bencher.iter(|| is_valid(black_box(&capture), &options)));
            group.bench_function("cli-envelope-decide", |bencher| bencher.iter(|| decide(black_box(&capture), &options)));
            group.bench_function("jsonschema", |bencher| {
                bencher.iter(|| {
                    let value: Value = serde_json::from_slice(black_box(text.as_bytes())).unwrap();
                    validator.is_valid(&value)
                });
            });
            group.bench_function("syntax-scan", |bencher| {
                bencher.iter(|| serde_json::from_slice::<IgnoredAny>(black_box(text.as_bytes())).is_ok());
            });
            group.finish();
        }
    }
}

fn config() -> Criterion {
    Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(400))
        .without_plots()
}

criterion_group! { name = benches; config = config(); targets = verdict }
criterion_main!(benches);
