// The tarball, installed and really used in every environment that is promised. Each gives the same answer to the same capture.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import { Miniflare } from "miniflare";
import type { Browser } from "playwright-core";
import { rollup } from "rollup";
import * as vite from "vite";
import webpack from "webpack";
import { type Resource, openBrowser, serve } from "../browser.js";
import { NPM, Project } from "./project.js";

let project: Project;
let browser: Browser;

before(async () => {
  project = await Project.create();
  project.write({
    "answer.js": `import { decide, inspect, migrate, safeParse } from "cli-envelope";\n${ANSWER}\nexport const answer = JSON.stringify(give());\n`,
    "page.js": 'import { answer } from "./answer.js";\ndocument.title = answer;\n',
    "print.js": 'import { answer } from "./answer.js";\nconsole.log(answer);\n',
    "index.html": '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
  });
  browser = await openBrowser();
});

after(async () => {
  await browser.close();
  project.remove();
});

/** A failure with a delay, with text beyond ASCII, a value that only a parser could give, and a migration, which needs the other module. */
const ANSWER = `
function give() {
  const error = { code: "RATE_LIMITED", message: "zu viele Anfragen, später 🚀", retryable: true, retry_after: 30 };
  const stdout = "starting…\\n" + JSON.stringify({ ok: false, data: null, error, warnings: [], meta: { duration_ms: 7 } });
  const capture = { exit_code: 11, stdout };
  const parsed = safeParse(new TextEncoder().encode('{"schema":"animus.cli.v1","ok":true,"data":[1,2]}'));
  const { changes } = migrate('{"schema":"ao.cli.v1","ok":true,"data":null}', { to: "animus/v1" });
  return [inspect(capture).dialect, decide(capture).action, decide(capture).delay_ms, inspect("{").found, parsed.envelope.value.data, changes.length];
}
`;
const EXPECTED = JSON.stringify(["cli-agent-spec/v1", "retry", 30000, "truncated", [1, 2], 1]);

/** What a page says that is served from files of the project, or from elsewhere. Anything it complains about is a failure. */
async function pageAnswer(url: string): Promise<string> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(url);
  await page.waitForFunction(() => document.title !== "", null, { timeout: 30_000 }).catch(() => complaints.push("the page gave no answer"));
  const title = await page.title();
  await page.close();
  return complaints.length === 0 ? title : complaints.join("; ");
}

/** Without `unsafe-eval` and `unsafe-inline`. A browser wants to be asked before it compiles wasm. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:";
const TYPES: Record<string, string> = { html: "text/html", js: "text/javascript", wasm: "application/wasm", map: "application/json" };

function fromFolder(folder: string): (path: string) => Resource | undefined {
  return (path) => {
    const name = path === "/" ? "index.html" : path.slice(1);
    try {
      const type = TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      return { type, body: project.read(join(folder, name)), headers: { "content-security-policy": POLICY } };
    } catch {
      return undefined;
    }
  };
}

async function servedAnswer(folder: string): Promise<string> {
  const server = await serve(fromFolder(folder));
  try {
    return await pageAnswer(server.url);
  } finally {
    server.close();
  }
}

/** A page whose script is one file. */
function page(folder: string): void {
  project.write({ [`${folder}/index.html`]: '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/bundle.js"></script>' });
}

const check = (name: string, work: () => Promise<string>) => test(name, async () => assert.equal(await work(), EXPECTED));

check("Node.js, import", () => project.run(process.execPath, "print.js"));

check("Node.js, require", () => {
  project.write({ "print.cjs": `const { decide, inspect, migrate, safeParse } = require("cli-envelope");\n${ANSWER}\nconsole.log(JSON.stringify(give()));\n` });
  return project.run(process.execPath, "print.cjs");
});

check("Deno, without any permission", () => project.run(join(NPM, "node_modules/.bin/deno"), "run", "--quiet", "--cached-only", "--node-modules-dir=manual", "print.js"));

check("Bun", () => project.run(join(NPM, `node_modules/@oven/bun-${process.platform}-${process.arch}/bin/bun`), "print.js"));

check("Vite, dev server", async () => {
  const server = await vite.createServer({ root: project.folder, configFile: false, logLevel: "error", server: { port: 0, host: "127.0.0.1" } });
  try {
    await server.listen();
    return await pageAnswer(server.resolvedUrls?.local[0] ?? "");
  } finally {
    await server.close();
  }
});

check("Vite, build", async () => {
  await vite.build({ root: project.folder, configFile: false, logLevel: "error", build: { outDir: "with-vite" } });
  return servedAnswer("with-vite");
});

check("webpack for browsers", async () => {
  await withWebpack("web", "with-webpack");
  return servedAnswer("with-webpack");
});

check("webpack for Node.js", async () => {
  await withWebpack("node", "with-webpack-node");
  return project.run(process.execPath, "with-webpack-node/bundle.js");
});

async function withWebpack(target: "web" | "node", folder: string): Promise<void> {
  page(folder);
  const compiler = webpack({
    mode: "production",
    target,
    context: project.folder,
    entry: target === "web" ? "./page.js" : "./print.js",
    output: { path: project.path(folder), filename: "bundle.js", module: true },
    experiments: { outputModule: true },
    // The text of the module is larger than what webpack finds large.
    performance: false,
  });
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) => {
      const faults = error ?? (stats?.hasErrors() || stats?.hasWarnings() ? new Error(stats.toString()) : undefined);
      compiler.close(() => (faults ? fail(faults) : done()));
    }),
  );
}

check("esbuild", async () => {
  page("with-esbuild");
  const { warnings } = await esbuild.build({
    absWorkingDir: project.folder,
    entryPoints: ["page.js"],
    bundle: true,
    format: "esm",
    platform: "browser",
    outfile: "with-esbuild/bundle.js",
    logLevel: "silent",
  });
  assert.deepEqual(warnings, []);
  return servedAnswer("with-esbuild");
});

check("Rollup", async () => {
  page("with-rollup");
  const warnings: string[] = [];
  const bundle = await rollup({
    input: project.path("page.js"),
    plugins: [nodeResolve({ browser: true })],
    onwarn: (warning) => warnings.push(warning.message),
  });
  await bundle.write({ file: project.path("with-rollup/bundle.js"), format: "esm" });
  assert.deepEqual(warnings, []);
  return servedAnswer("with-rollup");
});

/** Pages without any bundler import by address; the policy allows neither eval nor inline scripts. */
const BY_ADDRESS = "/node_modules/cli-envelope/dist";

check("a page without bundler under a strict policy", () => {
  project.write({
    "plain.html": '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/plain.js"></script>',
    "plain.js": `import { decide, inspect, migrate, safeParse } from "${BY_ADDRESS}/index.web.js";\n${ANSWER}\ndocument.title = JSON.stringify(give());\n`,
  });
  return plainAnswer("plain.html");
});

check("a worker under a strict policy", () => {
  project.write({
    "worker.html": '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/start-worker.js"></script>',
    "start-worker.js": 'new Worker("/worker.js", { type: "module" }).onmessage = ({ data }) => { document.title = data; };\n',
    "worker.js": `import { decide, inspect, migrate, safeParse } from "${BY_ADDRESS}/index.web.js";\n${ANSWER}\npostMessage(JSON.stringify(give()));\n`,
  });
  return plainAnswer("worker.html");
});

check("the slim entry with the module fetched", () => {
  project.write({
    "slim.html": '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/slim.js"></script>',
    "slim.js": `import { decide, init, inspect, migrate, safeParse } from "${BY_ADDRESS}/slim.js";\n${ANSWER}
      await init(fetch("${BY_ADDRESS}/cli-envelope-migrate.wasm"));\ndocument.title = JSON.stringify(give());\n`,
  });
  return plainAnswer("slim.html");
});

async function plainAnswer(name: string): Promise<string> {
  const server = await serve(fromFolder("."));
  try {
    return await pageAnswer(server.url + name);
  } finally {
    server.close();
  }
}

/** Workers there may not compile at run time: the module is uploaded beside the script, as wrangler does with its bundles. */
for (const [entry, program] of [
  ["cli-envelope", 'import { decide, inspect, migrate, safeParse } from "cli-envelope";'],
  ["cli-envelope/slim", 'import { decide, init, inspect, migrate, safeParse } from "cli-envelope/slim";\nimport module from "cli-envelope/cli-envelope-migrate.wasm";\nawait init(module);'],
] as const) {
  check(`workerd, ${entry}`, async () => {
    const folder = `workerd-${entry.replace("/", "-")}`;
    project.write({ [`${folder}/worker.js`]: `${program}\n${ANSWER}\nexport default { fetch: () => new Response(JSON.stringify(give())) };\n` });
    await esbuild.build({
      absWorkingDir: project.folder,
      entryPoints: [`${folder}/worker.js`],
      bundle: true,
      format: "esm",
      conditions: ["workerd", "worker", "browser"],
      loader: { ".wasm": "copy" },
      outfile: `${folder}/dist/bundle.js`,
      logLevel: "error",
    });
    const miniflare = new Miniflare({
      modules: true,
      scriptPath: project.path(`${folder}/dist/bundle.js`),
      modulesRoot: project.path(`${folder}/dist`),
      modulesRules: [{ type: "CompiledWasm", include: ["**/*.wasm"] }],
      compatibilityDate: "2026-04-01",
    });
    try {
      return await (await miniflare.dispatchFetch("http://localhost/")).text();
    } finally {
      await miniflare.dispose();
    }
  });
}
