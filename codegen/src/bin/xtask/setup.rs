//! `cargo xtask setup`: installs what the other commands need and this machine lacks.
//!
//! Tools made by cargo go into a folder of the user's cache, one for each version, so that no tool installed otherwise is touched and
//! every checkout shares them. Packages of npm go into `npm/node_modules`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cli_envelope_codegen::root;

use crate::cargo::cargo;
use crate::step::{step, succeed};

/// What wasm is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
const WASM_PACK: &str = "0.15.0";
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Everything, for a machine that is to run every check.
pub(crate) fn everything() -> Result<(), String> {
    rust_components()?;
    wasm_tools()?;
    npm_packages()?;
    chromium().map(drop)
}

/// The components of the toolchain that the checks need.
fn rust_components() -> Result<(), String> {
    for (component, probe) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if succeed(cargo().args([probe, "--version"])).is_err() {
            rustup(&["component", "add", component])?;
        }
    }
    Ok(())
}

/// The programs that make wasm.
pub(crate) struct WasmTools {
    pub(crate) wasm_pack: PathBuf,
    /// `PATH` with the matching wasm-bindgen first, where wasm-pack looks for it.
    pub(crate) path: OsString,
}

/// Installs the target, wasm-pack and the wasm-bindgen that matches the lock file, where they are missing.
pub(crate) fn wasm_tools() -> Result<WasmTools, String> {
    let libraries = succeed(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if !libraries.is_ok_and(|folder| Path::new(folder.trim()).is_dir()) {
        rustup(&["target", "add", WASM])?;
    }
    let wasm_bindgen = cargo_tool("wasm-bindgen-cli", &locked_version("wasm-bindgen")?)?;
    let wasm_pack = cargo_tool("wasm-pack", WASM_PACK)?.join("wasm-pack");
    let inherited = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(std::iter::once(wasm_bindgen).chain(env::split_paths(&inherited)))
        .map_err(|error| format!("error: PATH cannot be extended: {error}"))?;
    Ok(WasmTools { wasm_pack, path })
}

/// Installs what `npm/package-lock.json` lists, unless exactly that is installed.
pub(crate) fn npm_packages() -> Result<(), String> {
    node_is_new_enough()?;
    let lock = root().join("npm/package-lock.json");
    let wanted = fs::read(&lock).map_err(|error| format!("error: {} cannot be read: {error}", lock.display()))?;
    let installed = root().join("npm/node_modules/.installed-lock.json");
    if fs::read(&installed).is_ok_and(|bytes| bytes == wanted) {
        return Ok(());
    }
    step("installing npm packages", || succeed(npm().args(["ci", "--no-audit", "--no-fund"])))
        .map_err(|reason| format!("{reason}\nnpm needs its registry or a filled cache; `npm ci` in npm/ shows more."))?;
    fs::write(&installed, wanted).map_err(|error| format!("error: {} cannot be written: {error}", installed.display()))
}

/// npm in `npm/`.
pub(crate) fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(root().join("npm"));
    command
}

/// A program that a package of npm brought.
pub(crate) fn npm_tool(name: &str) -> Command {
    let suffix = if cfg!(windows) { ".cmd" } else { "" };
    let mut command = Command::new(root().join("npm/node_modules/.bin").join(format!("{name}{suffix}")));
    command.current_dir(root().join("npm"));
    command
}

/// A Chromium or Chrome: the one `CHROME_PATH` names, one in a usual place, or Debian's package where that can be installed.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    let find =
        || succeed(Command::new("node").arg(root().join("npm/scripts/chromium.mjs"))).map(|path| PathBuf::from(path.trim()));
    let Err(reason) = find() else { return find() };
    if !(cfg!(unix)
        && env::var_os("CHROME_PATH").is_none()
        && user_is_root()
        && succeed(Command::new("apt-get").arg("--version")).is_ok())
    {
        return Err(format!("{reason}\nInstall Chromium or Chrome, or name one in the variable CHROME_PATH."));
    }
    step("installing Debian's chromium", || {
        let apt = |arguments: &[&str]| succeed(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"));
        apt(&["update", "--quiet"])?;
        apt(&["install", "--yes", "--quiet", "--no-install-recommends", "chromium"])
    })
    .map_err(|reason| format!("{reason}\nInstall Chromium or Chrome by hand, or name one in the variable CHROME_PATH."))?;
    find()
}

fn user_is_root() -> bool {
    succeed(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn rustup(arguments: &[&str]) -> Result<String, String> {
    step(&format!("rustup {}", arguments.join(" ")), || succeed(Command::new("rustup").args(arguments)))
        .map_err(|reason| format!("{reason}\nInstall it by hand, or rustup from https://rustup.rs."))
}

/// The folder with the programs of a crate, which is installed first where it is missing.
fn cargo_tool(name: &str, version: &str) -> Result<PathBuf, String> {
    let folder = cache_folder()?.join("tools").join(format!("{name}-{version}"));
    // Cargo writes this file last.
    if !folder.join(".crates2.json").is_file() {
        // Without --locked: the versions these tools were locked to may have been withdrawn since.
        step(&format!("installing {name} {version}"), || {
            succeed(
                cargo()
                    .args(["install", "--quiet", name, "--version", version, "--root"])
                    .arg(&folder)
                    .env_remove("CARGO_TARGET_DIR"),
            )
        })
        .map_err(|reason| format!("{reason}\ncargo needs crates.io or a filled cache; the folder is {}.", folder.display()))?;
    }
    Ok(folder.join("bin"))
}

/// `$XDG_CACHE_HOME/cli-envelope`, or its usual place.
fn cache_folder() -> Result<PathBuf, String> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    variable("XDG_CACHE_HOME")
        .or_else(|| variable("LOCALAPPDATA"))
        .or_else(|| variable("HOME").map(|home| home.join(".cache")))
        .map(|cache| cache.join("cli-envelope"))
        .ok_or_else(|| "error: no folder for tools: set XDG_CACHE_HOME or HOME.".to_owned())
}

/// The version of a package in the workspace's lock file.
fn locked_version(name: &str) -> Result<String, String> {
    let path = root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(|error| format!("error: {} cannot be read: {error}", path.display()))?;
    let heading = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != heading);
    lines
        .nth(1)
        .and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| format!("error: {} does not name {name}", path.display()))
}

fn node_is_new_enough() -> Result<(), String> {
    let (major, minor) = OLDEST_NODE;
    let wanted = format!("Install Node.js {major}.{minor} or newer from https://nodejs.org.");
    let version = succeed(Command::new("node").arg("--version")).map_err(|reason| format!("{reason}\n{wanted}"))?;
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(|number| number.parse().unwrap_or(0));
    let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found >= OLDEST_NODE { Ok(()) } else { Err(format!("error: Node.js {} is too old. {wanted}", version.trim())) }
}
