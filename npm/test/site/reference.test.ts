// What the page says about dialects is what the engine does: why an envelope was recognised, and what every code leads to.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { decide, inspect } from "../../dist/index.node.js";
import { EMPTY_CAPTURE } from "../../site/capture.js";
import { recognise } from "../../site/recognition.js";
import type { Dialect, Reference } from "../../site/reference/data.js";
import { captureOfCode, captureOfExit } from "../../site/reference/probes.js";
import { actionText } from "../../site/verdict.js";
import { onSite } from "./site.js";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const REFERENCE = JSON.parse(readFileSync(at("../../site/generated/reference.json"), "utf8")) as Reference;
const FIXTURES = at("../../../tests/fixtures");

const { onPage } = onSite();

test("the page's own reading of dialect.json finds what the engine found, for every fixture", () => {
  const paths = readdirSync(FIXTURES, { recursive: true }).map(String).filter((path) => path.endsWith(".json"));
  const shapes = new Set<string>();
  for (const path of paths) {
    const [name, version, shape] = path.split(/[\\/]/);
    const stream = `${name}/${version}/${shape}` === "animus/v1/error" ? "stderr" : "stdout";
    const capture = { ...EMPTY_CAPTURE, [stream]: readFileSync(join(FIXTURES, path), "utf8") };
    const report = inspect(capture);
    const why = recognise(report, capture, REFERENCE);
    assert.ok(why, path);
    assert.ok(why.dialect.length > 0, `${path}: nothing says why it is ${report.dialect}`);
    assert.ok(why.agrees, `${path}: the page does not find that it is ${report.shape}`);
    assert.notEqual(why.shape?.length, 0, `${path}: nothing says why it is ${report.shape}`);
    assert.equal(why.revision === null, report.revision === null, `${path}: revision ${report.revision}`);
    if (report.revision !== null && report.revision > 1) assert.ok(why.revision && why.revision.length > 0, `${path}: no evidence of revision ${report.revision}`);
    shapes.add(`${name}/${version}/${shape}`);
  }
  const folders = readdirSync(FIXTURES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath);
  assert.equal(shapes.size, new Set(folders).size, "every folder of fixtures is read");
});

/** What stands beside every code, with the capture that it is the answer to. */
function probes(dialect: Dialect) {
  return [
    ...(dialect.open_codes ? dialect.exit_codes.map((exit) => ({ table: "Exit codes", name: exit.name, exit: exit.exit, code: null, capture: captureOfExit(dialect, exit) })) : []),
    ...dialect.error_codes.map((code) => ({ table: "Error codes", name: code.code, exit: code.exit ?? 1, code: code.code, capture: captureOfCode(dialect, code) })),
  ];
}

for (const dialect of REFERENCE.dialects) {
  const title = `${dialect.id}: the decision beside every code is the one of an envelope with that code`;
  const address = { path: `#/dialects/${dialect.id}` };
  onPage(title, async ({ page }) => {
    await page.waitForFunction(() => document.querySelectorAll("#reference article td a").length > 0 && ![...document.querySelectorAll("#reference td")].some((cell) => cell.textContent === "…"));
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll("#reference article h3")].flatMap((heading) => {
        let table = heading.nextElementSibling;
        while (table && !table.matches(".table, h3")) table = table.nextElementSibling;
        if (!table?.matches(".table")) return [];
        const titles = [...table.querySelectorAll("th")].map((cell) => cell.textContent);
        const cell = (row: Element, title: string) => row.children[titles.indexOf(title)]?.textContent ?? "";
        const name = heading.textContent === "Exit codes" ? "Name" : "Code";
        return [...table.querySelectorAll("tbody tr")].map((row) => ({ table: heading.textContent ?? "", name: cell(row, name), decision: cell(row, "Decision") }));
      }),
    );
    for (const { table, name, exit, code, capture } of probes(dialect)) {
      const report = inspect(capture);
      assert.equal(report.dialect, dialect.id, name);
      assert.equal(report.found, "envelope", name);
      assert.equal(capture.exit_code, exit, name);
      if (code !== null) assert.equal(report.error?.code, code, `the envelope that is asked about carries ${code}`);
      const rows = shown.filter((row) => row.table === table && row.name === name);
      assert.ok(rows.length > 0, `${table} has no row for ${name}`);
      assert.ok(
        rows.some(({ decision }) => decision === actionText(decide(capture))),
        `${name}: ${rows.map(({ decision }) => decision).join(", ")} instead of ${actionText(decide(capture))}`,
      );
    }
  }, address);
}
