import { reader } from "./engine.js";

export * from "./library.js";

/**
 * Hands over the module `cli-envelope/cli-envelope.wasm`: compiled, as bytes, or as the answer to a request for it. With a compiled one
 * everything works at once; otherwise wait for the promise. {@link migrate} needs `cli-envelope/cli-envelope-migrate.wasm` instead, which
 * does all that the other does.
 *
 * @example
 * ```ts
 * await init(fetch(new URL("./cli-envelope.wasm", import.meta.url)));
 * ```
 */
export async function init(source: Source | PromiseLike<Source>): Promise<void> {
  const settled = isPromise(source) ? await source : source;
  const isResponse = typeof Response === "function" && settled instanceof Response;
  await reader.start(isResponse ? await settled.arrayBuffer() : (settled as WebAssembly.Module | BufferSource));
}

/** What the module may be handed over as. */
export type Source = Module | ArrayBuffer | ArrayBufferView | Response;

/** `WebAssembly.Module`, also where TypeScript is set up for Node.js alone and does not know the name. */
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Known } } } ? Known : object;

function isPromise(source: Source | PromiseLike<Source>): source is PromiseLike<Source> {
  return typeof (source as PromiseLike<Source>).then === "function";
}
