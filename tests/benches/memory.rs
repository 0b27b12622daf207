//! The peak memory of `inspect` on an 8 MB envelope, as a multiple of the input. `cargo xtask bench` runs this.

use cli_envelope::{Capture, Options, inspect};
use cli_envelope_tests::bench::page;
use peak_alloc::PeakAlloc;

#[global_allocator]
static PEAK: PeakAlloc = PeakAlloc;

fn main() {
    let text = page(8_000_000);
    let flat = format!(r#"{{"schema":"animus.cli.v1","ok":true,"data":{{{}}}}}"#, distinct_keys(7_900_000));
    for (name, text) in [("records", &text), ("one object of many keys", &flat)] {
        let before = PEAK.current_usage();
        PEAK.reset_peak_usage();
        let report = inspect(&Capture::new(text.as_str()).with_exit_code(0), &Options::default());
        assert!(report.valid, "{name}: {:?}", report.issues);
        let used = PEAK.peak_usage() - before;
        println!("memory/{name}: {:.3} times the input beside the input itself", used as f64 / text.len() as f64);
    }
}

fn distinct_keys(size: usize) -> String {
    let mut text = String::with_capacity(size + 16);
    let mut key = 0;
    while text.len() < size {
        if key > 0 {
            text.push(',');
        }
        text.push_str(&format!("\"{key:x}\":1"));
        key += 1;
    }
    text
}
