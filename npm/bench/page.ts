// What people wait for on the validator page, as it was last built, in a real browser: `cargo xtask bench page`. Prints milliseconds, which
// depend on the machine; nothing is judged here.
import { type Site, openSite } from "../test/site/site.js";
import { largeDocuments } from "../test/site/large.js";

const PASTES = 9;
const VISITS = 7;
const KEYS = 20;

const site = await openSite();
try {
  await starting(site);
  await pasting(site);
  await typing(site);
  await reading(site);
} finally {
  await site.close();
}

function tell(what: string, times: number[], rest = ""): void {
  const sorted = [...times].sort((one, other) => one - other);
  const shown = (time: number | undefined) => `${(time ?? NaN).toFixed(0)} ms`;
  console.log(`page: ${what.padEnd(58)} ${shown(sorted[sorted.length >> 1]).padStart(8)} (median of ${times.length}; the first ${shown(times[0])}, the worst ${shown(sorted.at(-1))})${rest}`);
}

/** Each visit is one of a browser that has never been there. */
async function starting(site: Site): Promise<void> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { page, close } = await site.visit();
    times.push(await page.evaluate(() => performance.getEntriesByName("interactive")[0]?.startTime ?? NaN));
    await close();
  }
  tell("from its address to a page that answers", times);
}

async function pasting(site: Site): Promise<void> {
  const { page, expect, close } = await site.visit();
  // What is seen after a paste is the end, and the problem stands there.
  const filler = Array.from({ length: 120 }, (_, number) => `"member ${number} ${"x".repeat(70)}"`).join(",\n");
  const text = `{"ok":false,"data":null,"error":{"code":"E","message":"m","retryable":false},"warnings":[\n${filler}\n],"meta":{"duration_ms":"x"}}`;
  const times: number[] = [];
  for (let paste = 0; paste < PASTES; paste += 1) {
    await page.click("#reset");
    await expect("#result h2", "Paste what a program printed");
    await page.waitForTimeout(300);
    times.push(
      await page.evaluate(async (pasted) => {
        const root = document.querySelector("#stdout")?.shadowRoot as ShadowRoot;
        const content = root.querySelector(".cm-content") as HTMLElement;
        content.focus();
        const data = new DataTransfer();
        data.setData("text/plain", pasted);
        const marked = new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!root.querySelector(".cm-lintRange-error")) return;
            observer.disconnect();
            resolve(performance.now());
          });
          observer.observe(root, { subtree: true, childList: true });
        });
        const start = performance.now();
        content.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        return (await marked) - start;
      }, text),
    );
  }
  tell(`from a paste of ${(text.length / 1000).toFixed(1)} KB to its squiggle`, times);
  await close();
}

async function typing(site: Site): Promise<void> {
  for (const { name, text } of largeDocuments()) {
    const { page, paste, expect, close } = await site.visit();
    await paste(text);
    await expect("#validity", /./);
    const times = await page.evaluate(async (keys) => {
      document.querySelector("#stdout")?.shadowRoot?.querySelector<HTMLElement>(".cm-content")?.focus();
      const taken: number[] = [];
      for (let key = 0; key < keys; key += 1) {
        const start = performance.now();
        document.execCommand("insertText", false, " ");
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        taken.push(performance.now() - start);
      }
      return taken;
    }, KEYS);
    tell(`from a key to its letter in ${(text.length / 1e6).toFixed(1)} MB, ${name}`, times);
    await close();
  }
}

async function reading(site: Site): Promise<void> {
  const { page, expect, close } = await site.visit();
  const record = '{"type":"error","error":"no such session: s1","kind":"session_not_found","hint":"run list-sessions"}\n';
  const records = 200_000;
  const time = await page.evaluate(
    async ([text, times]) => {
      const data = new DataTransfer();
      data.items.add(new File([text.repeat(times)], "many.ndjson"));
      const start = performance.now();
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      while (!document.querySelector("#action")) await new Promise((turn) => setTimeout(turn, 20));
      return performance.now() - start;
    },
    [record, records] as const,
  );
  await expect("#records-summary", /^200,000 records/);
  tell(`to read ${records.toLocaleString("en")} records, ${((records * record.length) / 1e6).toFixed(0)} MB`, [time]);
  await close();
}
