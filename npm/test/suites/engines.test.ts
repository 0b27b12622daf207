// The same suites in every engine, and the same reports, byte for byte, as the native core gives.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as package_ from "cli-envelope";
import { bundleFor, openBrowser, serve } from "../browser.js";
import { cases, corpus, fixtures, nativeReports } from "./files.js";
import { type Input, type Result, runSuite } from "./suite.js";

const inputs: Input[] = [...fixtures(), ...cases(), ...corpus()];
const native = nativeReports(inputs);

function check(results: Result[]): void {
  assert.equal(results.length, inputs.length);
  const wrong = results.flatMap(({ report, differences }, index) => {
    const name = inputs[index]?.name;
    const other = report === native[index] ? [] : [`native: ${native[index]}\n  here:   ${report}`];
    return [...differences, ...other].map((difference) => `${name}\n  ${difference}`);
  });
  assert.equal(wrong.length, 0, `${wrong.length} differences:\n${wrong.slice(0, 20).join("\n")}`);
}

test("enough was read, and the native core answered each", () => {
  assert.ok(fixtures().length > 150, `${fixtures().length} fixtures`);
  assert.ok(cases().length > 800, `${cases().length} cases`);
  assert.equal(native.length, inputs.length);
});

test("Node.js", () => check(runSuite(package_, inputs)));

test("Chromium", async () => {
  const server = await serve({
    "/": { type: "text/html", body: '<!doctype html><script type="module" src="/suite.js"></script>' },
    "/suite.js": { type: "text/javascript", body: await bundleFor("browser", `
      import * as subject from "cli-envelope";
      import { runSuite } from "./test/suites/suite.ts";
      const inputs = await (await fetch("/inputs.json")).json();
      globalThis.results = runSuite(subject, inputs);
    `) },
    "/inputs.json": { type: "application/json", body: JSON.stringify(inputs) },
  });
  after(() => server.close());
  const browser = await openBrowser();
  after(() => browser.close());
  const page = await browser.newPage();
  const failed = new Promise<never>((_, reject) => page.on("pageerror", reject));
  await page.goto(server.url);
  const finished = page.waitForFunction(() => (globalThis as { results?: Result[] }).results, null, { timeout: 120_000 });
  const results = await Promise.race([finished, failed]);
  check((await results.jsonValue()) as Result[]);
});
