import base64 from "../pkg/cli-envelope/cli-envelope.wasm";

/** The module from the text of this program, so that no bundler has to find a file and nothing has to be fetched. */
export function load(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
