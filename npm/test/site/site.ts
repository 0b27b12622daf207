// The built page in a real browser. Everything that it complains of, asks for or tries to load is kept.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { type Server, openBrowser, serve } from "../browser.js";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const TARGET = process.env["CARGO_TARGET_DIR"] ?? join(ROOT, "target");
export const FOLDER = join(TARGET, "site");
export const FILE = join(TARGET, "cli-envelope.html");
const SHOTS = join(TARGET, "screenshots");
const TYPES: Record<string, string> = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".wasm": "application/wasm" };

export interface Visit {
  page: Page;
  /** Errors in the console, failed requests, dialogs, and requests to anywhere else. */
  trouble: string[];
  paste(text: string): Promise<void>;
  /** The text of an element of the result, once it is this. */
  expect(selector: string, text: string | RegExp): Promise<void>;
  shoot(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface Site {
  url: string;
  visit(options?: BrowserContextOptions & { path?: string; address?: string; wait?: boolean; before?: string }): Promise<Visit>;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** More arguments of the browser. */
  browser?: string[];
  /** What the host adds to its answers, by path. */
  headers?: Record<string, Record<string, string>>;
  /** Where the page is served already. */
  url?: string;
}

export async function openSite({ browser: more, headers = {}, url }: SiteOptions = {}): Promise<Site> {
  if (!existsSync(FILE)) throw new Error("There is no page yet. Run `cargo xtask build` first.");
  const browser: Browser = await openBrowser(more);
  const server: Server = await serve((path) => {
    const file = join(FOLDER, path === "/" ? "index.html" : path);
    return existsSync(file) ? { type: TYPES[extname(file)] ?? "", body: readFileSync(file), headers: headers[path] ?? {} } : undefined;
  });
  const home = url ?? server.url;
  return {
    url: home,
    async visit({ path = "", address = home + path, wait = true, before: first, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"], ...options });
      const page = await context.newPage();
      const trouble: string[] = [];
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && trouble.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => trouble.push(`error: ${error.message}`));
      page.on("dialog", (dialog) => {
        trouble.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      const own = [home, pathToFileURL(FILE).href, "blob:", "data:"];
      context.on("request", (request) => own.some((start) => request.url().startsWith(start)) || trouble.push(`request: ${request.url()}`));
      // Functions that are handed to the page have been compiled by tsx, which marks their names this way.
      await page.addInitScript("globalThis.__name = (named) => named");
      if (first) await page.addInitScript(first);
      await page.goto(address);
      if (wait) await page.waitForSelector("html[data-ready]", { state: "attached" });
      return {
        page,
        trouble,
        async paste(text) {
          await page.locator("#stdout .cm-content").evaluate((content, pasted) => {
            (content as HTMLElement).focus();
            document.getSelection();
            const data = new DataTransfer();
            data.setData("text/plain", pasted);
            content.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
          }, text);
        },
        async expect(selector, text) {
          const found = page.locator(selector).first();
          const wanted = typeof text === "string" ? new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}\\s*$`) : text;
          await found.filter({ hasText: wanted }).waitFor({ state: "attached", timeout: 10_000 }).catch(async () => {
            throw new Error(`${selector} is to say ${String(wanted)}, and says ${JSON.stringify(await found.textContent().catch(() => null))}`);
          });
        },
        async shoot(name) {
          mkdirSync(SHOTS, { recursive: true });
          await page.screenshot({ path: join(SHOTS, `${name}.png`) });
        },
        close: () => context.close(),
      };
    },
    async close() {
      server.close();
      await browser.close();
    },
  };
}

/** A site for the tests of one file, and a test on a page of its own, which ends without any trouble. */
export function onSite(options: SiteOptions = {}) {
  let site: Site;
  before(async () => {
    site = await openSite(options);
  });
  after(() => site.close());
  const visit: Site["visit"] = (wishes) => site.visit(wishes);
  return {
    visit,
    onPage(name: string, work: (visit: Visit) => Promise<void>, wishes: Parameters<Site["visit"]>[0] = {}): void {
      test(name, async () => {
        const opened = await visit(wishes);
        try {
          await work(opened);
          assert.deepEqual(opened.trouble, []);
        } finally {
          await opened.close();
        }
      });
    },
  };
}
