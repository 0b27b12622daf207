// Whatever a program printed changes the report and nothing else: no dialog, no request, no error in the console.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { largeDocuments } from "./large.js";
import { type Site, openSite } from "./site.js";

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

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

test("markup, event handlers, bidi marks, escape sequences and __proto__", async () => {
  const { page, trouble, paste, shoot, close } = await site.visit();
  for (const text of DOCUMENTS) {
    await page.click("#reset");
    await paste(text);
    await page.waitForFunction(() => document.body.dataset["state"] === "report");
    const state = await page.evaluate(() => ({
      elements: document.querySelectorAll("#result script, #result img, #result iframe, #problems-list img, #result svg[onload]").length,
      hidden: /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b\ufeff]/.test(document.body.innerText),
      polluted: "polluted" in {},
    }));
    assert.deepEqual(state, { elements: 0, hidden: false, polluted: false }, text);
  }
  await shoot("hostile");
  assert.deepEqual(trouble, []);
  await close();
});

for (const { name, text, validity } of largeDocuments()) {
  test(`${name}, ${(text.length / 1e6).toFixed(1)} MB: the page answers, and goes on answering while it is typed in`, async () => {
    const { page, trouble, paste, expect, close } = await site.visit();
    await paste(text);
    await expect("#validity", validity);
    await page.locator("#stdout .cm-content").focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("x");
    await expect("#problems-list", /other text before or after/);
    await page.keyboard.press("Backspace");
    await expect("#validity", validity);
    assert.deepEqual(trouble, []);
    await close();
  });
}
