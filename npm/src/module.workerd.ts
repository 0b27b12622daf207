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

/** There is no such thing here. */
export const writeLatin1: ((text: string, into: Uint8Array) => void) | undefined = undefined;
