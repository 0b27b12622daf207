//! `cargo xtask bench`: runs the benchmarks and prints what they show: ratios, which hold from machine to machine.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;

use clap::ValueEnum;
use serde_json::Value;

use crate::cargo::{cargo, target_folder, typed};
use crate::{bench_command, bench_npm};

/// What there is to measure.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// The crate and its command
    Native,
    /// The command alone
    Command,
    /// The npm package
    Npm,
    /// The validator page
    Page,
}

/// What the benchmarks call the competitors.
const OURS: &str = "cli-envelope";
const DECIDE: &str = "cli-envelope-decide";
const VALIDATOR: &str = "jsonschema";
const SCAN: &str = "syntax-scan";

pub(crate) fn run(only: Option<Part>, full: bool) -> Result<String, String> {
    let wanted = |part| only.is_none_or(|only| only == part);
    let mut lines = Vec::new();
    if wanted(Part::Native) {
        lines.extend(native()?);
    }
    if wanted(Part::Native) || wanted(Part::Command) {
        lines.extend(bench_command::lines(full)?);
    }
    if wanted(Part::Npm) {
        lines.push(bench_npm::run()?);
    }
    if wanted(Part::Page) {
        lines.push(bench_npm::page()?);
    }
    Ok(lines.join("\n"))
}

fn native() -> Result<Vec<String>, String> {
    let results = target_folder()?.join("criterion");
    // Subjects that have been renamed since would turn up in the table.
    let _ = fs::remove_dir_all(&results);
    let memory = bench("memory", &results)?;
    let migration = bench("migration", &results)?;
    bench("verdict", &results)?;
    let subjects = read(&results)?;
    let mut lines = vec![format!(
        "{:>8} {:>10} {:>12} {:>12}   {:>18} {:>18} {:>18}",
        "envelope", "bytes", "ns", "ns per byte", "against a Value", "against a syntax", "decision against"
    )];
    lines.push(format!(
        "{:>8} {:>10} {:>12} {:>12}   {:>18} {:>18} {:>18}",
        "", "", "", "", "and jsonschema", "scan alone", "the verdict"
    ));
    lines.extend(subjects.iter().map(|(name, subject)| subject.line(name)));
    let figures = memory.lines().chain(migration.lines());
    lines.extend(figures.filter(|line| line.starts_with("memory/") || line.starts_with("migration/")).map(str::to_owned));
    Ok(lines)
}

fn bench(name: &str, results: &Path) -> Result<String, String> {
    let mut command = cargo();
    command.args(["bench", "--quiet", "--package", "cli-envelope-tests", "--bench", name]).env("CRITERION_HOME", results);
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("error: cargo does not start: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() { Ok(text) } else { Err(format!("{text}\nerror: `{}` failed", typed(&command))) }
}

/// The measurements of one envelope.
#[derive(Debug, Default)]
struct Subject {
    bytes: f64,
    /// Nanoseconds by competitor, for each round.
    rounds: Vec<BTreeMap<String, f64>>,
}

impl Subject {
    fn line(&self, name: &str) -> String {
        let ours = self.median(|round| round.get(OURS).copied());
        let faster = self.median(|round| Some(round.get(VALIDATOR)? / round.get(OURS)?));
        let dearer = self.median(|round| Some(round.get(OURS)? / round.get(SCAN)?));
        let deciding = self.median(|round| Some(round.get(DECIDE)? / round.get(OURS)?));
        let per_byte = ours / self.bytes;
        let (faster, dearer) = (format!("{faster:.2} times as fast"), format!("{dearer:.2} times the cost"));
        let deciding = format!("{deciding:.2} times the cost");
        format!("{name:>8} {:>10} {ours:>12.0} {per_byte:>12.3}   {faster:>18} {dearer:>18} {deciding:>18}", self.bytes)
    }

    /// Ratios are taken within a round, where both sides met the same conditions.
    fn median(&self, of: impl Fn(&BTreeMap<String, f64>) -> Option<f64>) -> f64 {
        let mut values: Vec<f64> = self.rounds.iter().filter_map(of).collect();
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
    }
}

/// Criterion leaves `<subject>_<round>/<competitor>/new/{benchmark,estimates}.json`.
fn read(results: &Path) -> Result<Vec<(String, Subject)>, String> {
    let mut subjects: BTreeMap<String, Subject> = BTreeMap::new();
    for group in folders(results) {
        let Some((name, _round)) = group.rsplit_once('_') else { continue };
        let mut round = BTreeMap::new();
        for competitor in folders(&results.join(&group)) {
            let folder = results.join(&group).join(&competitor).join("new");
            let Some(time) = json(&folder.join("estimates.json"))["median"]["point_estimate"].as_f64() else { continue };
            round.insert(competitor, time);
            let bytes = json(&folder.join("benchmark.json"))["throughput"]["Bytes"].as_f64();
            subjects.entry(name.to_owned()).or_default().bytes = bytes.unwrap_or(f64::NAN);
        }
        subjects.entry(name.to_owned()).or_default().rounds.push(round);
    }
    subjects.retain(|_, subject| subject.rounds.iter().any(|round| round.contains_key(OURS)));
    if subjects.is_empty() {
        return Err(format!("error: the benchmarks left no results in {}", results.display()));
    }
    let mut subjects: Vec<(String, Subject)> = subjects.into_iter().collect();
    subjects.sort_by(|(_, a), (_, b)| a.bytes.total_cmp(&b.bytes));
    Ok(subjects)
}

fn folders(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn json(path: &Path) -> Value {
    fs::read(path).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
}
