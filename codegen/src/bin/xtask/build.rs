//! `cargo xtask build`: leaves the npm package in `npm/dist`, ready for `npm pack`, and the validator page in cargo's target folder: as
//! `site/`, for any static host, and as the single file `cli-envelope.html`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use cli_envelope_codegen::root;

use crate::cargo::target_folder;
use crate::setup::{self, WasmTools, npm, npm_tool};
use crate::step::{step, succeed};

/// What becomes wasm: the name of the file in the package, the folder of the crate, and the features it is built with. The first is all
/// that reading needs. The one that can be made to trap is for tests and stays out of the package.
const MODULES: [(&str, &str, &[&str]); 4] = [
    ("cli-envelope", "wasm", &["reader"]),
    ("cli-envelope-migrate", "wasm", &["reader", "migrate"]),
    ("cli-envelope-trap", "wasm", &["reader", "trap"]),
    ("cli-envelope-command", "wasm/command", &[]),
];

/// The module of the validator page does all of it, and is built to be small: its people wait for the page rather than for an answer.
const PAGE: &str = "cli-envelope-page";

/// What the compiler may assume of every engine the package promises to run in.
const WASM_OPT: [&str; 5] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
];

pub(crate) fn run() -> Result<String, String> {
    modules(MODULES.len())?;
    page_module()?;
    let sizes = step("npm/dist", || succeed(npm().args(["run", "--silent", "build"])))?;
    Ok(sizes + &site()?)
}

/// Builds the library's modules alone, and the entry points that need no other.
pub(crate) fn library() -> Result<String, String> {
    modules(2)?;
    step("npm/dist, library", || succeed(npm().args(["run", "--silent", "build", "--", "library"])))
}

/// Builds the validator page alone, and gives back its folder.
pub(crate) fn page() -> Result<PathBuf, String> {
    page_module()?;
    site()?;
    Ok(target_folder()?.join("site"))
}

/// Installs what is missing and builds the first few modules.
fn modules(count: usize) -> Result<(), String> {
    let tools = setup::wasm_tools()?;
    setup::npm_packages()?;
    for (name, source, features) in MODULES.into_iter().take(count) {
        step(&format!("{name}.wasm"), || module(&tools, name, source, features, "wasm", "-O3"))?;
    }
    Ok(())
}

/// Installs what is missing and builds the page's module.
fn page_module() -> Result<(), String> {
    let tools = setup::wasm_tools()?;
    setup::npm_packages()?;
    step(&format!("{PAGE}.wasm"), || module(&tools, PAGE, "wasm", &["migrate"], "wasm-small", "-Oz"))
}

/// Makes the page of the module that has been built, and gives back the sizes of its files.
fn site() -> Result<String, String> {
    let target = target_folder()?;
    step("validator page", || succeed(Command::new("node").arg(root().join("npm/site/build.mjs")).arg(&target)))
}

/// Compiles one module with a profile of Cargo.toml, and optimises it. What wasm-pack leaves stands in `npm/pkg/<name>`, for the TypeScript around it to use.
fn module(tools: &WasmTools, name: &str, source: &str, features: &[&str], profile: &str, level: &str) -> Result<(), String> {
    let folder = root().join("npm/pkg").join(name);
    let mut wasm_pack = Command::new(&tools.wasm_pack);
    wasm_pack
        .args(["build", source, "--profile", profile, "--target", "web", "--no-pack", "--no-opt", "--mode", "no-install"])
        .args(["--out-name", name, "--out-dir"])
        .arg(&folder)
        .args(["--", "--features", &features.join(",")])
        .current_dir(root())
        .env("PATH", &tools.path);
    succeed(&mut wasm_pack)?;
    let made = folder.join(format!("{name}_bg.wasm"));
    succeed(npm_tool("wasm-opt").arg(level).args(WASM_OPT).arg(&made).arg("-o").arg(folder.join(format!("{name}.wasm"))))?;
    // npm would heed the .gitignore, which excludes everything beside it; the others describe the module that has been optimised.
    for left in [".gitignore", &format!("{name}_bg.wasm"), &format!("{name}_bg.wasm.d.ts")] {
        let _ = fs::remove_file(folder.join(left));
    }
    Ok(())
}
