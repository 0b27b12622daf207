// What is no envelope, and what no browser should have let happen: a sentence, and a page that goes on working.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drop, file } from "./files.js";
import { type SiteOptions, type Visit, onSite, openSite } from "./site.js";

const CLAW = '{"type":"error","error":"no such session: s1","kind":"session_not_found","hint":"run list-sessions"}';

const { onPage } = onSite();

async function stillWorks({ page, paste, expect }: Visit): Promise<void> {
  await page.click("#reset");
  await paste(CLAW);
  await expect("#action", "Handle absence");
}

const FILES: [string, string | number[], RegExp][] = [
  ["paper.pdf", "%PDF-1.7 …", /^“paper\.pdf” is a PDF\. Open the text/],
  ["picture.png", [0x89, 0x50, 0x4e, 0x47, 13, 10], /is a picture/],
  ["bundle.zip", [0x50, 0x4b, 3, 4], /is a ZIP archive/],
  ["log.gz", [0x1f, 0x8b, 8], /is a gzip archive/],
  ["a.out", [0x7f, 0x45, 0x4c, 0x46], /is a program/],
  ["core", [1, 2, 0, 3], /binary file/],
  ["utf16.txt", [0xff, 0xfe, 0x7b, 0], /UTF-16/],
];

for (const [name, content, sentence] of FILES) {
  onPage(`${name} is dropped`, async (visit) => {
    await drop(visit.page, name, typeof content === "string" ? content : Uint8Array.from(content));
    await visit.expect("#notice p", sentence);
    await stillWorks(visit);
  });
}

const TEXTS: [string, string, string, RegExp][] = [
  ["no JSON", "this is no JSON", "No envelope", /Neither stream holds an envelope/],
  ["half an envelope", '{"ok":false,"data":null,"err', "Cut off", /ends before/],
  ["JSON with a mistake", '{"ok":false,,"data":null}', "Malformed", /./],
  ["JSON of another kind", "[1,2,3]", "No envelope", /Neither stream holds an envelope/],
  ["an empty object", "{}", "No envelope", /Neither stream holds an envelope/],
];

for (const [name, text, validity, problem] of TEXTS) {
  onPage(`${name} is pasted`, async (visit) => {
    await visit.paste(text);
    await visit.expect("#validity", validity);
    await visit.expect("#problems-list", problem);
    await stillWorks(visit);
  });
}

onPage("nothing but space is entered, then nothing but an exit code", async (visit) => {
  const { page, paste, expect } = visit;
  await paste(" \n\t ");
  await expect("#result h2", "Paste what a program printed");
  await page.click("#reset");
  await page.fill("#exit-code", "1");
  await expect("#validity", "No envelope");
  await stillWorks(visit);
});

onPage("an empty file is opened", async (visit) => {
  await visit.page.setInputFiles("#file", file("empty.json", ""));
  await visit.expect("#result h2", "Paste what a program printed");
  await stillWorks(visit);
});

for (const hash of ["#c=no-such-link", "#c=", "#c=%00%ff", "#c=AAAA", "#c=q1YqS8wpTVWyUqoFAA"]) {
  onPage(`a link that does not decode: ${hash}`, async (visit) => {
    await visit.expect("#notice p", /The link does not decode: part of it is missing or changed/);
    await stillWorks(visit);
  }, { path: hash });
}

onPage("a hash that means nothing here", async (visit) => stillWorks(visit), { path: "#/nowhere/%E0%A4%A" });

onPage("a draft that somebody else left", async (visit) => stillWorks(visit), { before: "localStorage.setItem('cli-envelope.draft', '{\"capture\":7')" });

onPage("bytes that are not UTF-8 are kept, shown and reported at their place", async ({ page, expect, shoot }) => {
  await drop(page, "latin1.json", Buffer.from('{"type":"error",\n "error":"na\xefve \xe9","kind":"unknown","hint":null}', "latin1"));
  await expect("#problems-list", /invalid_utf8/);
  await expect("#stdout .cm-specialChar.cm-lintRange-error", "\\xef");
  await expect("#stdout .cm-line:nth-child(2) .cm-specialChar", "\\xef");
  assert.equal(await page.locator("#stdout .cm-lint-marker-error").count(), 1);
  await expect("#problems-list tr:has(.error) td.place", "2:13");
  await shoot("not-utf8");
  await page.click("#copy-fixture");
  await expect("#summary", /clipboard/);
  const { capture } = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { capture: { stdout_base64: string } };
  assert.match(Buffer.from(capture.stdout_base64, "base64").toString("latin1"), /na\xefve \xe9/);
  await page.click("#share");
  await expect("#summary", /link .* clipboard/);
  await page.reload();
  await expect("#stdout .cm-specialChar", "\\xef");
});

/** Ways in which WebAssembly does not run, all of them real. */
const BLOCKED: [string, SiteOptions][] = [
  ["the host's policy forbids WebAssembly", { headers: { "/worker.js": { "content-security-policy": "script-src 'self'" } } }],
  ["the browser has no WebAssembly", { browser: ["--js-flags=--jitless"] }],
  ["the host does not have the module", { headers: { "/cli-envelope.wasm": { "content-encoding": "gzip" } } }],
  ["the host's policy forbids workers", { headers: { "/": { "content-security-policy": "worker-src 'none'" } } }],
];

for (const [name, options] of BLOCKED) {
  test(`where ${name} a sentence says so, and the rest of the page works`, async () => {
    const site = await openSite(options);
    try {
      const { page, expect, trouble } = await site.visit({ wait: false });
      await expect("#notice p", /does not run WebAssembly.*or use the command/);
      await expect("#result h2", "Nothing can be checked here");
      await page.locator("#stdout .cm-content").fill(CLAW);
      await page.click("#reference-open");
      await expect("#reference article h2", /./);
      await page.keyboard.press("Escape");
      await page.click("#examples-open");
      await expect("#examples [role=status]", /examples/);
      // The browser itself says in the console what a host's policy forbids or what did not arrive; the page adds nothing.
      assert.deepEqual(trouble.filter((each) => !/Content Security Policy|ERR_CONTENT_DECODING_FAILED/.test(each)), []);
    } finally {
      await site.close();
    }
  });
}
