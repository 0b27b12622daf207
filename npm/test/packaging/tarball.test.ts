// What is in the tarball, and what those who check packages for a living say about it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { NPM, Project } from "./project.js";

let project: Project;

before(async () => {
  project = await Project.create();
});

after(() => project.remove());

const tool = (name: string, ...words: string[]) => project.run(join(NPM, "node_modules/.bin", name), ...words);

test("publint finds nothing, hints included", async () => {
  await tool("publint", project.tarball, "--strict", "--level", "suggestion");
});

test("types resolve wherever the package does", async () => {
  // The oldest resolution, which knows no `exports`, is not promised. A CommonJS file may require() a module of this package, in Node.js as in
  // TypeScript 5.8 and newer; the rule speaks of older ones.
  await tool("attw", project.tarball, "--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm", "--exclude-entrypoints", "./cli-envelope.wasm", "./cli-envelope-migrate.wasm");
});

test("it holds what users need and nothing else", () => {
  const allowed = [/^package\.json$/, /^README\.md$/, /^LICENSE-(MIT|APACHE)$/, /^dist\/[\w.-]+\.(js|js\.map|d\.ts|wasm)$/, /^dist\/(command|generated|run)\/[\w.-]+\.d\.ts$/, /^dist\/schema\/[\w./-]+\.json$/];
  assert.deepEqual(project.packed.filter((path) => !allowed.some((pattern) => pattern.test(path))), []);
  for (const name of ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "dist/cli-envelope.wasm", "dist/cli-envelope-migrate.wasm", "dist/schema/report.schema.json"]) {
    assert.ok(project.packed.includes(name), name);
  }
});

test("every file that package.json leads to is there", () => {
  const manifest = JSON.parse(readFileSync(join(NPM, "package.json"), "utf8"));
  const targets = (target: unknown): string[] => (typeof target === "string" ? [target] : Object.values(target as object).flatMap(targets));
  for (const target of [...targets(manifest.exports), ...targets(manifest.bin ?? {})].filter((target) => !target.includes("*"))) {
    assert.ok(project.packed.includes(target.replace(/^\.\//, "")), target);
  }
});

test("the command is installed under its name", async () => {
  project.write({ "envelope.json": '{"schema":"animus.cli.v1","ok":true,"data":null}' });
  assert.equal(await project.run(project.path("node_modules/.bin/cli-envelope"), "decide", "--exit-code", "0", "envelope.json"), "proceed");
});

test("schemas are found by name", async () => {
  project.write({ "schema.js": 'console.log(import.meta.resolve("cli-envelope/schema/claw/v1/error.schema.json"));' });
  const schema = JSON.parse(readFileSync(new URL(await project.run(process.execPath, "schema.js")), "utf8"));
  assert.equal(schema.type, "object");
});

/** What a user writes; it compiles only if the types say what the package does. */
const PROGRAM = `
  import { decide, inspect, type Decision, type Report } from "cli-envelope";
  import { init } from "cli-envelope/slim";
  const report: Report = inspect({ exit_code: 0, stdout: "{}" }, { maxIssues: 3 });
  const action: Decision["action"] = decide("{}").action;
  // @ts-expect-error an action that does not exist
  const wrong: boolean = action === "do_nothing";
  // @ts-expect-error a number is no capture
  decide(1);
  export default [report, action, wrong, init];
`;

for (const [name, file, options] of [
  ["node16", "program.mts", { module: "node16", moduleResolution: "node16", lib: ["es2022"], types: ["node"] }],
  ["nodenext, from CommonJS", "program.cts", { module: "nodenext", moduleResolution: "nodenext", lib: ["es2022"], types: ["node"] }],
  ["bundler", "program.ts", { module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom"], types: [] }],
] as const) {
  test(`TypeScript, ${name}`, async () => {
    const compilerOptions = { ...options, target: "es2022", strict: true, skipLibCheck: false, noEmit: true, typeRoots: [join(NPM, "node_modules/@types")] };
    project.write({ [file]: PROGRAM, "tsconfig.json": JSON.stringify({ compilerOptions, files: [file] }) });
    await tool("tsc", "--project", "tsconfig.json");
  });
}
