import { library } from "./library.js";

let provided: WebAssembly.Module | undefined;

/** Hands over the compiled module, `cli-envelope/cli-envelope.wasm`. */
export function init(module: WebAssembly.Module): void {
  provided = module;
}

export const { inspect } = /* @__PURE__ */ library(() => {
  if (!provided) throw new Error("call init(module) first: this entry point carries no wasm");
  return provided;
});
