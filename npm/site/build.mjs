// Makes the validator page of this folder, of the wasm module in pkg/ and of the project's fixtures: a folder for any static host, and the
// same page as one file. `cargo xtask build` calls this with the folder for both.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const SITE = fileURLToPath(new URL(".", import.meta.url));
const TESTS = join(SITE, "../../tests");
const MODULE = join(SITE, "../pkg/cli-envelope-page/cli-envelope-page.wasm");
const OUT = process.argv[2] && resolve(process.argv[2]);
if (!OUT) {
  console.error("error: name the folder that the page is to be built in, as `cargo xtask build` does");
  process.exit(1);
}
const FOLDER = join(OUT, "site");
/** Examples of one topic; more would have to be searched for, and loaded. */
const CASES = 6;
const FILE = join(OUT, "cli-envelope.html");
/** What a page may do: run its own scripts and its own wasm, and nothing else. Nothing may leave it. */
const POLICY = {
  "default-src": "'none'",
  "img-src": "data:",
  "base-uri": "'none'",
  "form-action": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "cli-envelope",
};

const template = readFileSync(join(SITE, "index.html"), "utf8");
const shared = {
  absWorkingDir: SITE,
  bundle: true,
  minify: true,
  target: "es2022",
  write: false,
  legalComments: "none",
  logLevel: "warning",
  alias: { "#module": join(SITE, "../src/module.slim.ts") },
  plugins: [{ name: "examples", setup: provideExamples }, { name: "reference", setup: shortenReference }],
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await folder();
await file();
sizes();

async function folder() {
  const page = await build({
    ...shared,
    entryPoints: ["start.ts", "style/all.css"],
    entryNames: "[name]",
    chunkNames: "part-[hash]",
    outdir: FOLDER,
    format: "esm",
    splitting: true,
    write: true,
    metafile: true,
    define: { WORKER_SOURCE: '""' },
  });
  writeFileSync(join(FOLDER, "worker.js"), await worker(""));
  copyFileSync(MODULE, join(FOLDER, "cli-envelope.wasm"));
  // What the page needs at once starts to arrive with the page.
  const { outputs } = page.metafile;
  const output = (source) => Object.keys(outputs).find((path) => outputs[path].entryPoint === source);
  const imported = (path) => outputs[path].imports.filter(({ kind }) => kind === "import-statement").map((each) => each.path);
  const first = [output("start.ts"), output("page.ts")];
  const needed = [...new Set(first.flatMap((path) => [path, ...imported(path)]))].map((path) => relative(FOLDER, join(SITE, path)));
  const html = assemble(
    { ...POLICY, "script-src": "'self' 'wasm-unsafe-eval'", "style-src": "'self'", "worker-src": "'self'", "connect-src": "'self'" },
    ['<link rel="stylesheet" href="all.css">', ...needed.map((path) => `<link rel="modulepreload" href="${path}">`)].join("\n    "),
    '<script type="module" src="start.js"></script>',
  );
  writeFileSync(join(FOLDER, "index.html"), html);
  const names = readdirSync(FOLDER).sort();
  const version = createHash("sha256");
  for (const name of names) version.update(name).update(readFileSync(join(FOLDER, name)));
  const define = { FILES: JSON.stringify(["./", ...names]), VERSION: JSON.stringify(version.digest("hex").slice(0, 16)) };
  writeFileSync(join(FOLDER, "offline.js"), text(await build({ ...shared, entryPoints: ["offline.ts"], format: "iife", define })));
}

async function file() {
  const source = await worker(readFileSync(MODULE).toString("base64"));
  const define = { WORKER_SOURCE: JSON.stringify(source) };
  const script = inScript(text(await build({ ...shared, entryPoints: ["start.ts"], format: "esm", define })));
  const style = text(await build({ ...shared, entryPoints: ["style/all.css"] }));
  const html = assemble(
    // The worker inherits this policy, and so may run wasm, too.
    { ...POLICY, "script-src": `${hash(script)} 'wasm-unsafe-eval'`, "style-src": hash(style), "worker-src": "blob:" },
    `<style>${style}</style>`,
    `<script type="module">${script}</script>`,
  );
  writeFileSync(FILE, html);
}

/** The worker's source, with the module in it where it is given. */
async function worker(base64) {
  return text(await build({ ...shared, entryPoints: ["engine/worker.ts"], format: "iife", define: { MODULE_BASE64: JSON.stringify(base64) } }));
}

function text(result) {
  return result.outputFiles[0].text.trim();
}

function assemble(policy, style, script) {
  const content = Object.entries(policy).map(([name, value]) => `${name} ${value}`).join("; ");
  const parts = {
    "<!-- content security policy -->": `<meta http-equiv="Content-Security-Policy" content="${content}">`,
    "<!-- style -->": style,
    "<!-- script -->": script,
  };
  return Object.entries(parts).reduce((html, [place, part]) => html.replace(place, () => part), template);
}

/** A script that may stand inside a page: nothing in it ends the element. */
function inScript(script) {
  return script.replace(/<(?=\/script|!--|script)/gi, "\\x3c");
}

function hash(content) {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** The module `examples`: the first cases of every topic that a person could have typed, and every fixture by dialect and shape. */
function provideExamples(plugin) {
  plugin.onResolve({ filter: /^examples$/ }, () => ({ path: "examples", namespace: "examples" }));
  plugin.onLoad({ filter: /.*/, namespace: "examples" }, () => ({ contents: JSON.stringify([...cases(), ...fixtures()]), loader: "json" }));
}

/**
 * The explanations are in the wasm module already, which is asked for them. What to do about a problem that names a field is said where the
 * problem is.
 */
function shortenReference(plugin) {
  plugin.onLoad({ filter: /generated[\\/]reference\.json$/ }, ({ path }) => {
    const reference = JSON.parse(readFileSync(path, "utf8"));
    const issues = reference.issues.map(({ explain, help, ...issue }) => ({ ...issue, help: help.includes("{") ? null : help }));
    return { contents: JSON.stringify({ ...reference, issues }), loader: "json" };
  });
}

function fixtures() {
  const folder = join(TESTS, "fixtures");
  const groups = new Map();
  for (const path of readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith(".json")).sort()) {
    const [name, version, shape, title] = path.replaceAll("\\", "/").replace(".json", "").split("/");
    const stream = `${name}/${version}/${shape}` === "animus/v1/error" ? "stderr" : "stdout";
    const key = `${name}/${version} ${shape}`;
    if (!groups.has(key)) groups.set(key, { title: key, about: "Valid envelopes.", examples: [] });
    groups.get(key).examples.push({ title: title.replaceAll("-", " "), capture: { [stream]: readFileSync(join(folder, path), "utf8") } });
  }
  return [...groups.values()];
}

function cases() {
  const folder = join(TESTS, "cases");
  return readdirSync(folder).sort().map((name) => {
    const { about, cases } = JSON.parse(readFileSync(join(folder, name), "utf8"));
    const title = name.replace(".json", "").replaceAll("-", " ");
    const plain = cases.filter(({ capture, options }) => !options && !Object.keys(capture).some((key) => /_repeat|_base64/.test(key)));
    return { title: title.charAt(0).toUpperCase() + title.slice(1), about, examples: plain.slice(0, CASES).map(({ name, capture }) => ({ title: name, capture })) };
  });
}

function sizes() {
  const line = (name, bytes) => console.log(`${name.padEnd(28)} ${kilobytes(bytes.length)}   gzip ${kilobytes(gzipSync(bytes, { level: 9 }).length)}`);
  for (const name of readdirSync(FOLDER).sort()) line(`site/${name}`, readFileSync(join(FOLDER, name)));
  line("cli-envelope.html", readFileSync(FILE));
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}
