import { readFileSync, writeSync } from "node:fs";
import { initSync, main } from "../../pkg/cli-envelope-command/cli-envelope-command.js";
import type { Calls } from "./calls.js";
import { node } from "./node.js";

/** Runs the command and gives back its exit code. Programs can be called only where another thread makes the calls. */
export function command(words: readonly string[], calls: Calls | undefined): number {
  try {
    initSync({ module: readFileSync(new URL("./cli-envelope-command.wasm", import.meta.url)) });
    return main(["cli-envelope", ...words], node(calls));
  } catch (error) {
    // The core cannot fail; memory can run out.
    writeSync(2, `error: the command itself has failed: ${(error as Error).message}; try it on less input, and report it if it happens again\n`);
    return 2;
  }
}
