// What the command prints, byte for byte: the cases of tests/command, which the native command is held to as well.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { bin } from "./bin.js";

const CASES = fileURLToPath(new URL("../../../tests/command", import.meta.url));
const NATIVE_ONLY = ["compat", "conform"];

interface Case {
  about: string;
  arguments: string[];
  files?: Record<string, string | { base64: string }>;
  stdin?: string;
  exit: number;
}

const folder = mkdtempSync(join(tmpdir(), "cli-envelope-command-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const names = readdirSync(CASES).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));

test("there are cases", () => assert.ok(names.length > 30));

for (const name of names) {
  const { about, arguments: words, files = {}, stdin = "", exit }: Case = JSON.parse(readFileSync(join(CASES, `${name}.json`), "utf8"));
  if (NATIVE_ONLY.includes(words[0] ?? "")) continue;
  test(`${name}: ${about}`, async () => {
    const cwd = join(folder, name);
    mkdirSync(cwd);
    for (const [file, content] of Object.entries(files)) {
      const path = join(cwd, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof content === "string" ? content : Buffer.from(content.base64, "base64"));
    }
    const ended = await bin(words, stdin, { cwd });
    assert.equal(String(ended.stdout), expected(`${name}.out`));
    assert.equal(String(ended.stderr), expected(`${name}.err`));
    assert.equal(ended.exit, exit);
  });
}

/** Where nothing is printed there is no file. */
function expected(file: string): string {
  const path = join(CASES, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
