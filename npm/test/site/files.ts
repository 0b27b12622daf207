// Files to open and to drop.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

const folder = mkdtempSync(join(tmpdir(), "cli-envelope-site-"));

/** A file on disk, for the page's own dialog. */
export function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A file that falls onto the page. */
export async function drop(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page.evaluate(
    ([title, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], title));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [name, [...Buffer.from(content)]] as const,
  );
}
