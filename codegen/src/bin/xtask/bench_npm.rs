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
