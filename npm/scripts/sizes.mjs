// Sizes of what users load, compressed. Run on its own it records them; a test compares.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const NPM = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(NPM, "dist");
export const RECORD = join(NPM, "test/packaging/sizes.json");

/**
 * No change may take these further.
 *
 * @type {Record<string, number>}
 */
export const BARS = { "cli-envelope.wasm": 110_000, "slim.js": 12_000 };

/**
 * Bytes by file. `slim.js` is the library without any module: the façade.
 *
 * @returns {Record<string, number>}
 */
export function measured() {
  const names = ["cli-envelope.wasm", "cli-envelope-migrate.wasm", "cli-envelope-command.wasm", "slim.js", "node.js", "bin.js"];
  return Object.fromEntries(names.map((name) => [name, gzipSync(loaded(name), { level: 9 }).length]));
}

/** A file together with those it shares with others, which are loaded along with it. */
function loaded(/** @type {string} */ name) {
  const file = readFileSync(join(DIST, name));
  if (!name.endsWith(".js")) return file;
  const shared = readdirSync(DIST).filter((other) => /^chunk-.*\.js$/.test(other) && file.includes(other));
  return Buffer.concat([file, ...shared.map((other) => readFileSync(join(DIST, other)))]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(RECORD, `${JSON.stringify(measured(), null, 2)}\n`);
