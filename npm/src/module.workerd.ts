import migrator from "./cli-envelope-migrate.wasm";
import reader from "./cli-envelope.wasm";

/** The module that was compiled when the worker was deployed: nothing may be compiled while it runs. */
export function load(): WebAssembly.Module {
  return reader;
}

/** The one that can migrate, too. */
export function loadMigrator(): WebAssembly.Module {
  return migrator;
}
