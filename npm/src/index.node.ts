import { readFileSync } from "node:fs";
import { library } from "./library.js";

export const { inspect } = /* @__PURE__ */ library(
  () => new WebAssembly.Module(readFileSync(new URL("./cli-envelope.wasm", import.meta.url))),
);
