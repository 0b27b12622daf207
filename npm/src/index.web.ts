import base64 from "../pkg/cli-envelope/cli-envelope.wasm";
import { library } from "./library.js";

export const { inspect } = /* @__PURE__ */ library(
  () => new WebAssembly.Module(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))),
);
