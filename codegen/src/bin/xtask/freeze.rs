//! `cargo xtask freeze`: keeps a copy of every schema as it is released.

use std::fs;
use std::path::Path;

use cli_envelope_codegen::root;

/// Copies the schemas to `schema/released/<version>/`. A copy that is there already is never changed.
pub(crate) fn run() -> Result<String, String> {
    let schema = root().join("schema");
    let version = env!("CARGO_PKG_VERSION");
    let released = schema.join("released").join(version);
    if released.exists() {
        return Err(format!(
            "error: schema/released/{version} exists, and what was released stays as it is; raise the version first"
        ));
    }
    let count = copy(&schema, &released).map_err(|error| format!("error: cannot copy to {}: {error}", released.display()))?;
    Ok(format!("{count} schemas of version {version} are kept in schema/released/{version}."))
}

fn copy(from: &Path, to: &Path) -> std::io::Result<usize> {
    let mut count = 0;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name());
        if path.is_dir() && name != "released" {
            count += copy(&path, &to.join(name))?;
        } else if name.to_string_lossy().ends_with(".schema.json") {
            fs::create_dir_all(to)?;
            fs::copy(&path, to.join(name))?;
            count += 1;
        }
    }
    Ok(count)
}
