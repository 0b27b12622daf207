// Whatever a program printed changes the report and nothing else: no dialog, no request, no error in the console.
import assert from "node:assert/strict";
import { drop } from "./files.js";
import { largeDocuments } from "./large.js";
import { onSite } from "./site.js";

const TEXTS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "</script><svg onload=alert(1)>",
  "javascript:alert(1)",
  "'\"><iframe srcdoc='<script>parent.alert(1)</script>'>",
  "{{constructor.constructor('alert(1)')()}}",
  "https://example.com/steal",
  "\u202egnp.exe\u202c \u2066x\u2069 \u200b\u061c\ufeff",
  "\u001b[31mred\u001b]8;;https://example.com\u0007link\u001b]8;;\u0007\u009b2J",
];

/** Every text as a message, a code, a hint, a key and a value. */
const DOCUMENTS = TEXTS.flatMap((text) => [
  JSON.stringify({ type: "error", error: text, kind: text, hint: text, [text]: text }),
  JSON.stringify({ ok: false, data: null, error: { code: text, message: text, suggestion: text, retryable: text }, warnings: [text], meta: { duration_ms: text, [text]: 1 } }),
  JSON.stringify({ ok: false, data: null, error: { code: "REDIRECTED", message: text, redirect: { command: text, permanent: true, reason: text } }, warnings: [text], meta: { duration_ms: 1 } }),
]);
DOCUMENTS.push(
  '{"type":"error","error":"e","kind":"unknown","hint":null,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":null,"ok":true}',
);

const { onPage } = onSite();

/** What is on the page that a program could have put there. */
function planted() {
  const shown = [document.body.innerText, ...[...document.querySelectorAll("[title], [aria-label]")].flatMap((each) => [each.getAttribute("title") ?? "", each.getAttribute("aria-label") ?? ""])];
  return {
    elements: document.querySelectorAll("main script, main img, main iframe, dialog img, dialog script, [onload], [onerror], [srcdoc]").length,
    hidden: shown.some((text) => /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b\ufeff]/.test(text)),
    polluted: "polluted" in {},
  };
}

const NOTHING = { elements: 0, hidden: false, polluted: false };

onPage("markup, event handlers, bidi marks, escape sequences and __proto__ in an envelope", async ({ page, paste, shoot }) => {
  for (const text of DOCUMENTS) {
    await page.click("#reset");
    await paste(text);
    await page.waitForFunction(() => document.body.dataset["state"] === "report");
    assert.deepEqual(await page.evaluate(planted), NOTHING, text);
  }
  await shoot("hostile");
});

onPage("the same in file names, command lines, signals, options and records", async ({ page, paste, expect }) => {
  for (const text of TEXTS) {
    await drop(page, `${text.replaceAll("/", "")}.bin`, Uint8Array.of(1, 0, 2));
    await expect("#notice p", /binary file/);
    assert.deepEqual(await page.evaluate(planted), NOTHING, text);
    await page.click("#reset");
    await paste(JSON.stringify({ argv: [text, text], signal: text, stdout: text, stderr: text }));
    await expect("#validity", /./);
    assert.deepEqual(await page.evaluate(planted), NOTHING, text);
  }
  await drop(page, "hostile.ndjson", DOCUMENTS.join("\n"));
  await expect("#records-summary", new RegExp(`^${DOCUMENTS.length} records`));
  for (let record = 0; record < DOCUMENTS.length; record += 1) {
    await page.locator(".scroller").press("ArrowDown");
    assert.deepEqual(await page.evaluate(planted), NOTHING);
  }
});

onPage("the same in a link, and in one that leads into the reference", async ({ page, paste, expect }) => {
  await paste(DOCUMENTS[0] ?? "");
  await page.click("#share");
  await expect("#summary", /clipboard/);
  await page.reload();
  await expect("#validity", /./);
  assert.deepEqual(await page.evaluate(planted), NOTHING);
  for (const text of TEXTS) {
    await page.evaluate((hash) => (location.hash = `#/issues/${encodeURIComponent(hash)}`), text);
    await expect("#reference article h2", "Nothing is known about this");
    assert.deepEqual(await page.evaluate(planted), NOTHING, text);
  }
});

for (const { name, text, validity } of largeDocuments()) {
  onPage(`${name}, ${(text.length / 1e6).toFixed(1)} MB: the page answers, and goes on answering while it is typed in`, async ({ page, paste, expect }) => {
    await paste(text);
    await expect("#validity", validity);
    await page.locator("#stdout .cm-content").focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("x");
    await expect("#problems-list", /other text before or after/);
    await page.keyboard.press("Backspace");
    await expect("#validity", validity);
  });
}

onPage("more than may be read: the report says so", async ({ page, paste, expect }) => {
  await paste(`{"ok":true,"data":"${"x".repeat(8 * 1024 * 1024)}"}`);
  await expect("#validity", "Too large");
  await page.click("#reset");
  await expect("#result h2", "Paste what a program printed");
});
