import { readFileSync } from "node:fs";

/** The module from the file beside this one. */
export function load(): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL("./cli-envelope.wasm", import.meta.url));
}

/** The one that can migrate, too. */
export function loadMigrator(): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL("./cli-envelope-migrate.wasm", import.meta.url));
}
