// Many envelopes in one file: listed, counted, filtered, opened one by one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { file } from "./files.js";
import { onSite } from "./site.js";

const CLAW = '{"type":"error","error":"no such session: s1","kind":"session_not_found","hint":"run list-sessions"}';

const { onPage, visit } = onSite();

onPage("records are listed, counted, filtered and opened, and a broken one is told", async ({ page, expect }) => {
  const lines = Array.from({ length: 5000 }, (_, number) => (number % 5 === 0 ? CLAW : '{"schema":"animus.cli.v1","ok":true,"data":null}'));
  await page.setInputFiles("#file", file("many.ndjson", `${lines.join("\n")}\n{"schema":"animus`));
  await expect("#records-summary", /^5,001 records/);
  await expect("[aria-label='Records by outcome']", /success4,000.*not found1,000.*unknown1/s);
  assert.ok((await page.locator(".rows .row").count()) < 100, "only what is seen exists");
  await page.locator(".total", { hasText: "not found" }).first().click();
  await page.locator(".records-table[aria-rowcount='1001']").waitFor();
  await page.locator(".scroller").focus();
  await page.keyboard.press("End");
  await expect(".rows [aria-selected=true] .number", "4,996");
  await expect("#outcome", "not found");
  await page.locator("button", { hasText: "1 not valid" }).click();
  await page.locator(".rows .row", { hasText: "5,001" }).click();
  await expect("#validity", "Cut off");
});

onPage("a large file of records shows progress and can be stopped", async ({ page, expect }) => {
  await page.setInputFiles("#file", file("large.jsonl", `${CLAW}\n`.repeat(450_000)));
  await page.locator("progress").waitFor();
  await page.click("#stop");
  await expect("#records-summary", /stopped$/);
});

test("pasted records can be read as one capture", async () => {
  const { paste, page, expect, close } = await visit();
  await paste(`${CLAW}\n${CLAW}\n${CLAW}\n`);
  await expect("#records-summary", /^3 records/);
  await page.locator("#notice button", { hasText: "Read as one capture" }).click();
  await expect("#result", /the deciding one of 3 envelopes/);
  await close();
});


onPage("documents one behind the other are records, too, whatever line they stand on", async ({ page, expect }) => {
  const laid = JSON.stringify(JSON.parse(CLAW), null, 2);
  await page.setInputFiles("#file", file("several.json", `${laid}${CLAW}\n\n${laid}\n{"ok":tr`));
  await expect("#records-summary", /^4 records/);
  const places = await page.locator(".rows .number").allTextContents();
  assert.deepEqual(places, ["1", "6:2", "8", "14"]);
  await page.locator(".rows .row").nth(1).click();
  await expect("#stdout .cm-content", CLAW);
  await page.locator(".rows .row").nth(2).click();
  await expect("#stdout .cm-content", /"hint": "run list-sessions"/);
  await page.locator(".rows .row").nth(3).click();
  await expect("#validity", "Cut off");
});

onPage("a record that is not UTF-8 shows its bytes", async ({ page, expect }) => {
  await page.setInputFiles("#file", file("bytes.ndjson", Buffer.from(`${CLAW}\n${CLAW.replace("s1", "s\xff")}\n`, "latin1")));
  await expect("#records-summary", /^2 records/);
  await page.locator(".rows .row").nth(1).click();
  await expect("#problems-list", /invalid_utf8/);
  await expect("#stdout .cm-specialChar", "\\xff");
});

for (const width of [1920, 1440, 1024]) {
  onPage(`no column of the list is cut off at ${width} px`, async ({ page, expect }) => {
    await page.setInputFiles("#file", file("few.ndjson", `${CLAW}\n`.repeat(3)));
    await expect("#records-summary", /^3 records/);
    const overhang = await page.evaluate(() => {
      const panel = (document.querySelector("#records") as Element).getBoundingClientRect();
      return [...document.querySelectorAll("#records [role=columnheader], #records [role=gridcell]")].filter((cell) => cell.getBoundingClientRect().right > panel.right).length;
    });
    assert.equal(overhang, 0);
  }, { viewport: { width, height: 900 } });
}
