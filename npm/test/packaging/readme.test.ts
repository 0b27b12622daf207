// Every program in the README runs, and prints what its comments say.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { NPM, Project } from "./project.js";

const programs = [...readFileSync(join(NPM, "README.md"), "utf8").matchAll(/^```js\n(.*?)^```$/gms)].map(([, program]) => program as string);
let project: Project;

before(async () => {
  project = await Project.create();
});

after(() => project.remove());

test("the README shows programs", () => assert.ok(programs.length >= 2));

for (const [index, program] of programs.entries()) {
  test(`program ${index + 1} of the README`, async () => {
    project.write({ "program.js": program });
    const printed = (await project.run(process.execPath, "program.js")).split("\n");
    const promised = [...program.matchAll(/\/\/ prints: (.*)$/gm)].map(([, line]) => line);
    assert.deepEqual(printed, promised);
  });
}
