//! The npm package against its peers: `npm/bench/` measures what has just been built.

use crate::build;
use crate::setup::npm;
use crate::step::{step, succeed};

/// Builds the package and says what measuring it shows.
pub(crate) fn run() -> Result<String, String> {
    build::library()?;
    let table = step("npm benchmarks", || succeed(npm().args(["run", "--silent", "bench"])))?;
    Ok(table.trim_end().to_owned())
}

/// Builds the validator page and says how long people wait for it, in a real browser.
pub(crate) fn page() -> Result<String, String> {
    build::page()?;
    let figures = step("page benchmarks", || succeed(npm().args(["run", "--silent", "bench:page"])))?;
    Ok(figures.trim_end().to_owned())
}
