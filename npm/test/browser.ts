// A real browser and a server on localhost for it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "../scripts/chromium.mjs";

const NPM = fileURLToPath(new URL("..", import.meta.url));

/** The sandbox needs rights that root and containers lack; the rest keeps the browser from calling home. */
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export function openBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...ARGUMENTS, ...more] });
}

export interface Resource {
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

export interface Server {
  url: string;
  close(): void;
}

/** Serves a table of resources, or what a function finds for a path. */
export async function serve(resources: Record<string, Resource> | ((path: string) => Resource | undefined)): Promise<Server> {
  const find = typeof resources === "function" ? resources : (path: string) => resources[path];
  const server = createServer((request, response) => {
    const resource = find(new URL(request.url ?? "/", "http://localhost").pathname);
    response.writeHead(resource ? 200 : 404, resource && { "content-type": resource.type, ...resource.headers });
    response.end(resource?.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A program as one file, with the package resolved as a bundler for that environment would. */
export async function bundleFor(condition: string, contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: NPM, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    conditions: [condition],
    logLevel: "error",
  });
  return result.outputFiles[0]?.text ?? "";
}
