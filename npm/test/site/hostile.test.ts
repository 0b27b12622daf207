// Whatever a program printed changes the report and nothing else: no dialog, no request, no error in the console.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
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

test("8 MB in one document, and a million problems: the page answers, and typing stays smooth", async () => {
  const many = `{"ok":false,"data":null,"error":{"code":"E","message":"m"},"warnings":[${"7,".repeat(1_000_000)}7],"meta":{"duration_ms":"x"}}`;
  const long = JSON.stringify({ ok: true, data: { text: Array.from({ length: 80_000 }, (_, line) => `line ${line} ${"x".repeat(80)}`) }, error: null, warnings: [], meta: { duration_ms: 1 } }, null, 1);
  for (const [name, text, wanted] of [["one line", many, "Not valid"], ["many lines", long, "Valid"]] as const) {
    const { page, trouble, paste, expect, close } = await site.visit();
    await paste(text);
    await expect("#validity", wanted);
    const worst = await page.evaluate(async () => {
      const content = document.querySelector("#stdout")?.shadowRoot?.querySelector<HTMLElement>(".cm-content");
      content?.focus();
      let longest = 0;
      for (let key = 0; key < 20; key += 1) {
        const start = performance.now();
        document.execCommand("insertText", false, " ");
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        longest = Math.max(longest, performance.now() - start);
      }
      return longest;
    });
    console.log(`${name}, ${(text.length / 1e6).toFixed(1)} MB: the slowest of 20 keys took ${worst.toFixed(0)} ms to be painted`);
    await expect("#validity", wanted);
    assert.deepEqual(trouble, []);
    await close();
  }
});

test("from a paste of 10 KB to its squiggle, and from the start to a page that answers (figures, not judged)", async () => {
  const { page, expect, close } = await site.visit();
  // The problem stands at the end, which is what is seen after a paste.
  const filler = Array.from({ length: 120 }, (_, number) => `"member ${number} ${"x".repeat(70)}"`).join(",\n");
  const text = `{"ok":false,"data":null,"error":{"code":"E","message":"m","retryable":false},"warnings":[\n${filler}\n],"meta":{"duration_ms":"x"}}`;
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    await page.click("#reset");
    await expect("#result h2", "Paste what a program printed");
    times.push(
      await page.evaluate(async (pasted) => {
        const root = document.querySelector("#stdout")?.shadowRoot as ShadowRoot;
        const content = root.querySelector(".cm-content") as HTMLElement;
        content.focus();
        const data = new DataTransfer();
        data.setData("text/plain", pasted);
        const start = performance.now();
        content.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        while (!root.querySelector(".cm-lintRange-error") && performance.now() - start < 5000) await new Promise((turn) => setTimeout(turn));
        return performance.now() - start;
      }, text),
    );
  }
  const start = await page.evaluate(() => performance.getEntriesByName("interactive")[0]?.startTime ?? NaN);
  times.sort((one, other) => one - other);
  console.log(`${(text.length / 1000).toFixed(1)} KB pasted: squiggle after ${times[3]?.toFixed(0)} ms (median of 7, worst ${times[6]?.toFixed(0)} ms); interactive after ${start.toFixed(0)} ms`);
  assert.ok(times.every((time) => time < 5000) && start > 0, "a squiggle appears");
  await close();
});
