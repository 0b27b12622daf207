import module from "./cli-envelope.wasm";

/** The module that was compiled when the worker was deployed: nothing may be compiled while it runs. */
export function load(): WebAssembly.Module {
  return module;
}
