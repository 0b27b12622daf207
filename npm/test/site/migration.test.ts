// The v2 form of a v1 envelope: what is different and why, and both side by side.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "../../dist/index.node.js";
import { onSite } from "./site.js";

const FIXTURES = fileURLToPath(new URL("../../../tests/fixtures/claw/v1", import.meta.url));
const CLAW = '{"type":"error","error":"no such session: s1","kind":"session_not_found","hint":"run list-sessions"}';

const { onPage } = onSite();

onPage("what is missing is named, and its field is one click away", async ({ page, paste, expect }) => {
  await paste(CLAW);
  await expect("#migration h3", "As claw/v2");
  await expect("#migration", /which command was run; give the command\..*give the exit code\./);
  await page.locator("#migration button", { hasText: "Enter it" }).click();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "argv");
  await page.keyboard.type("claw load-session s1");
  await page.fill("#exit-code", "1");
  await expect("#migration .changes", /Synthesised output_format, schema_version/);
  await expect("#migration .changes", /Renamed hint to error\.hint|Renamed error to error\.message/);
});

onPage("both stand side by side, with what was removed and what was added", async ({ page, paste, expect, shoot }) => {
  await paste(JSON.stringify({ argv: ["claw", "load-session", "s1"], exit_code: 1, stdout: CLAW, stderr: "" }));
  await page.click("#compare");
  await expect("#comparison h2", "claw/v1 and claw/v2");
  await expect("#comparison [role=status]", /^4 lines removed, \d+ lines added$/);
  assert.deepEqual(await page.locator("#comparison del").allTextContents(), ['  "type": "error",', '  "error": "no such session: s1",', '  "kind": "session_not_found",', '  "hint": "run list-sessions"']);
  const added = await page.locator("#comparison ins").allTextContents();
  assert.equal((JSON.parse(`{${added.join("\n")}}`) as { schema_version: string }).schema_version, "2.0");
  await shoot("comparison");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#comparison[open]").count(), 0);
  await page.locator("#migration button", { hasText: "Copy" }).click();
  await expect("#summary", /The envelope as claw\/v2 is in the clipboard/);
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { command: string; found: boolean };
  assert.deepEqual([copied.command, copied.found], ["load-session", false]);
});

onPage("a dialect without a successor has no such part, and neither has a text that is none", async ({ page, paste, expect }) => {
  for (const text of ['{"schema":"animus.cli.v1","ok":true,"data":null}', "no JSON"]) {
    await page.click("#reset");
    await paste(CLAW);
    await page.locator("#migration:visible").waitFor();
    await page.click("#reset");
    await paste(text);
    await expect("#validity", /./);
    await page.locator("#migration").waitFor({ state: "hidden" });
  }
});

onPage("every shape of claw/v1 is shown as the package migrates it", async ({ page, paste, expect }) => {
  for (const shape of readdirSync(FIXTURES)) {
    const [name] = readdirSync(join(FIXTURES, shape));
    const capture = { argv: ["claw", shape], exit_code: /error|timeout/.test(shape) ? 1 : 0, stdout: readFileSync(join(FIXTURES, shape, name ?? ""), "utf8"), stderr: "" };
    const expected = migrate(capture, { to: "claw/v2", timestamp: "2026-04-22T10:10:00Z" });
    await page.click("#reset");
    await paste(JSON.stringify(capture));
    await expect("#dialect", "claw/v1");
    if (expected.success) {
      await expect("#migration .changes", /./);
      const kinds = new Set((await page.locator("#migration .change").allTextContents()).map((kind) => kind.toLowerCase()));
      assert.deepEqual([...kinds].sort(), [...new Set(expected.changes.map(({ kind }) => kind))].sort(), shape);
    } else {
      await expect("#migration .quiet", expected.refusal.message.replaceAll("`", ""));
    }
  }
});
