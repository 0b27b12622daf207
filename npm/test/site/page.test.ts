import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { file } from "./files.js";
import { FILE, FOLDER, onSite } from "./site.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WRONG = `{
  "ok": false,
  "data": null,
  "error": { "code": "RATE_LIMITED", "message": "slow down", "retryable": "yes" },
  "warnings": [],
  "meta": { "duration_ms": 6 }
}`;
const CLAW = '{"type":"error","error":"no such session: s1","kind":"session_not_found","hint":"run list-sessions"}';

const { onPage, visit } = onSite();

onPage("a problem is marked at its exact characters, with a hover, a mark in the gutter and a row", async ({ page, paste, expect }) => {
  await paste(WRONG);
  await page.fill("#exit-code", "11");
  await expect("#stdout .cm-lintRange-error", '"yes"');
  assert.equal(await page.locator("#stdout .cm-lint-marker-error").count(), 1);
  await expect("#problems-list td.place", "4:75");
  await page.locator("#stdout .cm-lintRange-error").hover();
  await expect("#stdout .problem-message", /retryable has the wrong type/);
  await page.locator("#stdout .problem-explain").click();
  await expect("#reference article h2", "wrong_type");
});

onPage("click, Enter, F8 and Shift-F8 go to a problem, Escape goes back", async ({ page, paste, expect }) => {
  await paste('{"ok":false,"data":null,"error":{"code":2,"message":3},"warnings":7,"meta":{"duration_ms":"x"}}');
  await page.locator("#problems-list tr:nth-child(3)").waitFor();
  const selected = () => page.evaluate(() => (document.querySelector("#stdout")?.shadowRoot as ShadowRoot & { getSelection?(): Selection })?.getSelection?.()?.toString() ?? document.getSelection()?.toString());
  await page.keyboard.press("F8");
  const first = await selected();
  await page.keyboard.press("F8");
  const second = await selected();
  assert.notEqual(first, second);
  await page.keyboard.press("Shift+F8");
  assert.equal(await selected(), first);
  // The first row says that the exit code is unknown, which has no place in the text.
  await page.locator("#problems-list button.problem").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // The browser's selection follows the editor's with the next frame.
  await page.waitForTimeout(200);
  assert.equal(await selected(), second);
  await page.keyboard.press("Escape");
  await expect("#problems-list button.problem:focus", /./);
});

onPage("outcome, decision, recognition and the normalised error stand in the result", async ({ page, paste, expect }) => {
  await paste(CLAW);
  await page.fill("#exit-code", "1");
  await expect("#action", "Handle absence");
  await expect("#outcome", "not found");
  await expect("#validity", "Valid");
  await expect("#dialect", "claw/v1");
  await expect("#shape", "error");
  await expect("#rule", "not-found");
  await expect("#result", /type is error and error is of type string/);
  await expect("#result dl", /session_not_found.*Absent.*no such session: s1.*run list-sessions/s);
  await expect("#summary", /^Valid: claw\/v1 error; no problems\. Outcome not found\. Handle absence\.$/);
});

onPage("a delay is in words, and a signal, a time limit and options change the answer", async ({ page, paste, expect }) => {
  await paste('{"ok":false,"data":null,"error":{"code":"RATE_LIMITED","message":"m","retryable":true,"retry_after":30},"warnings":[],"meta":{"duration_ms":6}}');
  await page.fill("#exit-code", "11");
  await expect("#action", "Retry in 30 s");
  await page.locator(".reading summary").click();
  await page.fill("#reading-attempts", "3");
  await expect("#rule", "attempts-used-up");
  await page.fill("#reading-attempts", "1");
  await page.fill("#signal", "SIGKILL");
  assert.equal(await page.inputValue("#exit-code"), "");
  await expect("#rule", "killed");
  await page.fill("#signal", "");
  await page.check("#timed-out");
  await expect("#outcome", "timeout");
  await page.fill("#exit-code", "many");
  await expect("#field-fault", /whole number/);
});

onPage("a pasted capture fills every field", async ({ page, paste, expect }) => {
  await paste(JSON.stringify({ argv: ["animus", "task get"], exit_code: 3, stdout: "", stderr: 'looking…\n{"schema":"animus.cli.v1","ok":false,"error":{"code":"not_found","message":"no","exit_code":3}}' }));
  await expect("#dialect", "animus/v1");
  assert.equal(await page.inputValue("#exit-code"), "3");
  assert.equal(await page.inputValue("#argv"), "animus 'task get'");
  await expect("#stderr .cm-content", /looking…/);
});

onPage("the reference shows dialects as tables, with the decision of every code", async ({ page, paste, expect, shoot }) => {
  await paste(CLAW);
  await page.locator("#shape").click();
  await expect("#reference #shape-error table", /hint/);
  await expect("#reference nav [aria-current]", "claw/v1");
  await page.locator("#reference nav a", { hasText: "animus/v1" }).click();
  await page.locator("#reference tr", { hasText: "unavailable" }).locator("text=Retry in 500 ms").waitFor();
  await page.locator("#reference nav a", { hasText: "cli-agent-spec/v1" }).click();
  await page.locator("#reference tr", { hasText: "REDIRECTED" }).locator("text=Follow redirect").first().waitFor();
  await page.locator("#reference tr", { hasText: "TOKEN_EXPIRED" }).first().locator("text=Refresh credentials").waitFor();
  await shoot("reference");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#reference[open]").count(), 0);
});

onPage("an address leads to a page of the reference", async ({ expect }) => expect("#reference article h2", "duplicate_key"), { path: "#/issues/duplicate_key" });

onPage("examples are found by words and opened by keyboard, and the first ones are there", async ({ page, expect, shoot }) => {
  await page.click("#examples-open");
  await page.keyboard.type("claw/v2 not-found");
  await expect("#examples [role=status]", /[1-9]\d* examples/);
  await shoot("examples");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect("#dialect", "claw/v2");
  await expect("#shape", "not-found");
  for (const [start, action] of [["An error that may be retried", "Retry in 30 s"], ["A session that does not exist", "Handle absence"], ["A document that is not JSON", "Escalate"]] as const) {
    await page.click("#reset");
    await page.locator(".start", { hasText: start }).click();
    await expect("#action", action);
  }
});

onPage("a link holds everything entered, a draft is kept, and reset forgets it", async ({ page, paste, expect }) => {
  await paste(WRONG);
  await page.fill("#exit-code", "11");
  await expect("#validity", "Not valid");
  await page.click("#share");
  await expect("#summary", /link .* clipboard/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#c=[\w-]+$/);
  await page.click("#reset");
  await page.goto("about:blank");
  await page.goto(link);
  await expect("#stdout .cm-lintRange-error", '"yes"');
  assert.equal(await page.inputValue("#exit-code"), "11");
  await page.waitForTimeout(600);
  await page.goto(link.replace(/#.*/, ""));
  await expect("#stdout .cm-lintRange-error", '"yes"');
  await page.click("#reset");
  await page.reload();
  await expect("#result h2", "Paste what a program printed");
});

onPage("the report is copied as JSON, as Markdown and as a case for the tests", async ({ page, paste, expect }) => {
  await paste(WRONG);
  await page.fill("#exit-code", "11");
  await expect("#validity", "Not valid");
  const copied = async (button: string) => {
    await page.click(button);
    await expect("#summary", /clipboard/);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  assert.equal(JSON.parse(await copied("#copy-json")).issues[0].code, "wrong_type");
  assert.match(await copied("#copy-markdown"), /\| 4:75 \| error \| `wrong_type` \|/);
  const fixture = JSON.parse(await copied("#copy-fixture"));
  assert.equal(fixture.capture.exit_code, 11);
  assert.deepEqual(fixture.expect.issues[0], { code: "wrong_type", severity: "error", path: ["error", "retryable"], line: 4, column: 75 });
});

onPage("the page works by keyboard alone", async ({ page, expect }) => {
  await page.keyboard.press("Tab");
  await expect(":focus", "Skip to the result");
  const seen = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    seen.add(await page.evaluate(() => document.activeElement?.id ?? ""));
  }
  for (const id of ["mode-capture", "examples-open", "file-open", "share", "reset", "reference-open", "theme", "argv", "exit-code", "signal", "timed-out", "stdout", "stderr"]) {
    assert.ok(seen.has(id), `Tab does not reach #${id}: ${[...seen].join(" ")}`);
  }
});

for (const [name, options] of [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["phone", { viewport: { width: 390, height: 844 } }],
  ["wide", { viewport: { width: 2200, height: 1200 } }],
] as const) {
  onPage(
    `${name}: axe finds nothing, whatever is shown`,
    async ({ page, paste, expect, shoot }) => {
      const clean = async (what: string) => {
        // Under Trusted Types and a strict policy a script can only be run from outside.
        await page.evaluate(AXE);
        const found = await page.evaluate(async () => {
          const { violations } = await (globalThis as never as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe.run();
          return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.html} ${node.failureSummary}`).join(" | ")}`);
        });
        assert.deepEqual(found, [], what);
      };
      await shoot(`${name}-empty`);
      await clean("empty");
      await paste(WRONG);
      await page.fill("#exit-code", "11");
      await expect("#validity", "Not valid");
      await shoot(`${name}-problems`);
      await clean("problems");
      await page.click("#reference-open");
      await expect("#reference article h2", "cli-agent-spec/v1");
      await clean("reference");
      await page.keyboard.press("Escape");
      await page.click("#examples-open");
      await expect("#examples [role=status]", /examples/);
      await clean("examples");
      await page.keyboard.press("Escape");
      await page.setInputFiles("#file", file("few.ndjson", `${CLAW}\n${CLAW}\n{"ok":tr`));
      await expect("#records-summary", /3 records/);
      await expect("#action", "Handle absence");
      await shoot(`${name}-records`);
      await clean("records");
    },
    options,
  );
}

test("the single file works from disk", async () => {
  const single = await visit({ address: pathToFileURL(FILE).href });
  await single.paste(WRONG);
  await single.expect("#stdout .cm-lintRange-error", '"yes"');
  await single.page.click("#reference-open");
  await single.expect("#reference article h2", "cli-agent-spec/v1");
  assert.deepEqual(single.trouble, []);
  await single.close();
});

test("the served page opens without a network", async () => {
  const { page, paste, expect, close } = await visit();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await paste(CLAW);
  await expect("#action", "Handle absence");
  await close();
});

test("the policy forbids what the page does not need, and everything fits into 350 kB", () => {
  const html = readFileSync(join(FOLDER, "index.html"), "utf8");
  const single = readFileSync(FILE, "utf8");
  for (const page of [html, single]) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
    assert.match(policy, /default-src 'none'.*require-trusted-types-for 'script'/);
    assert.doesNotMatch(policy, /'unsafe-(eval|inline)'|https?:|\*/);
  }
  const bytes = readdirSync(FOLDER).reduce((sum, name) => sum + gzipSync(readFileSync(join(FOLDER, name)), { level: 9 }).length, 0);
  console.log(`the page in all: ${(bytes / 1000).toFixed(1)} kB gzip`);
  assert.ok(bytes <= 350_000, `${bytes} bytes`);
});
