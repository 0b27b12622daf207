// Makes dist/ of src/, of the modules that wasm-pack left in pkg/, and of ../schema. `cargo xtask build` calls this. With the word
// `library` what needs the command's module is left out, and dist/ is good for measuring only.
import { execFileSync } from "node:child_process";
import { cpSync, copyFileSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const NPM = fileURLToPath(new URL("..", import.meta.url));
const ROOT = join(NPM, "..");
const DIST = join(NPM, "dist");
const PKG = join(NPM, "pkg");
const COMMAND = "cli-envelope-command";
const isWhole = process.argv[2] !== "library";

rmSync(DIST, { recursive: true, force: true });
await bundle();
if (isWhole) declarations();
copies();
sizes();

/**
 * One file for each entry point that package.json names. Which module of src/ stands for `#module` depends on the entry; it is bundled in,
 * not called by the entry, because bundlers leave out what an entry does when a package is free of side effects.
 */
async function bundle() {
  const manifest = JSON.parse(readFileSync(join(NPM, "package.json"), "utf8"));
  for (const [platform, entries] of grouped(entryPoints(manifest).filter((path) => isWhole || !path.endsWith("/bin.js")))) {
    await build({
      absWorkingDir: NPM,
      entryPoints: entries.map((path) => path.replace("./dist/", "src/").replace(/\.js$/, ".ts")),
      outdir: "dist",
      bundle: true,
      // What the entries for Node share, they share at run time, too.
      splitting: entries.length > 1,
      format: "esm",
      platform: "neutral",
      target: ["es2022", "node20.19"],
      minify: true,
      sourcemap: true,
      sourcesContent: false,
      alias: { "#module": `./src/module.${platform}.ts` },
      // The entry for the web carries the module as text, and decodes it when it is first needed. Files beside an entry stay files.
      loader: { ".wasm": "base64" },
      external: ["node:*", "./cli-envelope.wasm", "./cli-envelope-migrate.wasm"],
      logLevel: "warning",
    });
  }
}

/** The entry points by where they run. */
function grouped(paths) {
  const groups = new Map();
  for (const path of paths) {
    const platform = /(web|workerd|slim)\.js$/.exec(path)?.[1] ?? "node";
    groups.set(platform, [...(groups.get(platform) ?? []), path]);
  }
  // No entry point, but a file that bundlers can leave out.
  groups.get("web").push("./dist/migrator.web.js");
  return groups;
}

/** The JavaScript files that `exports` and `bin` lead to. */
function entryPoints(manifest) {
  const files = new Set();
  const collect = (target) => {
    if (typeof target === "string") {
      if (target.endsWith(".js")) files.add(target.startsWith("./") ? target : `./${target}`);
    } else {
      Object.values(target).forEach(collect);
    }
  };
  collect(manifest.exports);
  collect(manifest.bin ?? {});
  return [...files];
}

function declarations() {
  try {
    execFileSync(process.execPath, [join(NPM, "node_modules/typescript/bin/tsc"), "--project", "tsconfig.build.json"], { cwd: NPM, stdio: "pipe" });
  } catch (error) {
    console.error(`${error.stdout}${error.stderr}`.trim());
    process.exit(1);
  }
}

function copies() {
  for (const name of readdirSync(PKG).filter((name) => !name.endsWith("-trap") && (isWhole || name !== COMMAND))) copyFileSync(join(PKG, name, `${name}.wasm`), join(DIST, `${name}.wasm`));
  for (const name of ["cli-envelope", "cli-envelope-migrate"]) copyFileSync(join(NPM, "src/cli-envelope.wasm.d.ts"), join(DIST, `${name}.wasm.d.ts`));
  const published = (path) => (statSync(path).isDirectory() ? basename(path) !== "released" : /\.json$/.test(path));
  cpSync(join(ROOT, "schema"), join(DIST, "schema"), { recursive: true, filter: published });
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(ROOT, name), join(NPM, name));
}

function sizes() {
  const files = readdirSync(DIST).filter((name) => /\.(js|wasm)$/.test(name));
  for (const name of files.sort()) {
    const bytes = readFileSync(join(DIST, name));
    const gzip = gzipSync(bytes, { level: 9 }).length;
    console.log(`${basename(name).padEnd(28)} ${kilobytes(bytes.length)}   gzip ${kilobytes(gzip)}`);
  }
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}
