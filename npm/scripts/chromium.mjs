// Where Chromium or Chrome is: `CHROME_PATH`, or the first of the usual places. Run as a program, it prints the path.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The path of a browser, or an Error whose message says what to do. */
export function chromiumPath() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  }
  const found = USUAL_PLACES.find((path) => existsSync(path));
  if (found) return found;
  throw new Error("No Chromium or Chrome in the usual places. Run `cargo xtask setup`, or name one in CHROME_PATH.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    console.log(chromiumPath());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
