import reader from "../pkg/cli-envelope/cli-envelope.wasm";
import migrator from "./migrator.web.js";

/** The module from the text of this program, so that no bundler has to find a file and nothing has to be fetched. */
export function load(): Uint8Array<ArrayBuffer> {
  return decode(reader);
}

/** The one that can migrate, too. */
export function loadMigrator(): Uint8Array<ArrayBuffer> {
  return decode(migrator);
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** There is no such thing here. */
export const writeLatin1: ((text: string, into: Uint8Array) => void) | undefined = undefined;
