// `cargo xtask serve`: prints an address, and serves the page there to this machine alone.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FOLDER, ROOT, openSite } from "./site.js";

const server = spawn("cargo", ["xtask", "serve", "--no-build", "--port", "0"], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"], detached: true });
let url = "";

before(async () => {
  let printed = "";
  for await (const chunk of server.stdout) {
    printed += String(chunk);
    url = /^(http:\/\/localhost:\d+\/) \(Ctrl-C ends it\)$/m.exec(printed)?.[1] ?? "";
    if (url) return;
  }
  throw new Error(`no address was printed: ${printed}`);
});
// Cargo's own child is in its group.
after(() => process.kill(-(server.pid ?? 0)));

const TYPES: [RegExp, string][] = [
  [/\.html$/, "text/html; charset=utf-8"],
  [/\.css$/, "text/css; charset=utf-8"],
  [/\.js$/, "text/javascript; charset=utf-8"],
  [/\.wasm$/, "application/wasm"],
];

test("every file of the page is there, with its type, byte for byte", async () => {
  for (const name of ["", ...readdirSync(FOLDER)]) {
    const response = await fetch(url + name);
    const path = name || "index.html";
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get("content-type"), TYPES.find(([ending]) => ending.test(path))?.[1], path);
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    assert.equal(response.headers.get("cache-control"), "no-cache");
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), readFileSync(join(FOLDER, path)));
  }
});

test("nothing else is", async () => {
  const status = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status;
  assert.equal(await status("no-such-file"), 404);
  assert.equal(await status("?query"), 200);
  assert.equal(await status("", { method: "HEAD" }), 200);
  assert.equal(await status("", { method: "POST", body: "x" }), 405);
  for (const path of ["/../Cargo.toml", "/..%2fCargo.toml", "/./index.html", "//etc/passwd", "", "nonsense"]) {
    assert.match(await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`), /^HTTP\/1\.1 404 /, path);
  }
});

/** What a client gets that sends exactly this. */
function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = createConnection(Number(new URL(url).port), "127.0.0.1", () => socket.write(request));
    socket.on("data", (data) => (answer += String(data)));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

test("the page works there", async () => {
  const site = await openSite({ url });
  try {
    const { paste, expect, trouble } = await site.visit();
    await paste('{"type":"error","error":"no such session: s1","kind":"session_not_found","hint":"run list-sessions"}');
    await expect("#action", "Handle absence");
    assert.deepEqual(trouble, []);
  } finally {
    await site.close();
  }
});

test("a port that is taken gets a sentence", async () => {
  const { port } = new URL(url);
  const second = spawn("cargo", ["xtask", "serve", "--no-build", "--port", port], { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"] });
  let told = "";
  for await (const chunk of second.stderr) told += String(chunk);
  assert.match(told, new RegExp(`error: port ${port} cannot be used: .*\\. Name another one with --port, or 0 for any that is free\\.`));
  assert.equal(second.exitCode ?? (await new Promise((resolve) => second.on("exit", resolve))), 1);
});
