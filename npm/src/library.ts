import { initSync, inspect as inspectText } from "../pkg/cli-envelope/cli-envelope.js";

/** What a process gave. */
export interface Capture {
  argv?: string[];
  exit_code?: number | null;
  signal?: string | null;
  timed_out?: boolean;
  stdout?: string;
  stderr?: string;
}

/**
 * The functions of the package over a module that is fetched when it is first needed.
 *
 * An entry point exports what it gets from here. Were it to set something up by a side effect and export the rest from elsewhere, bundlers
 * would leave the entry point out, as `sideEffects: false` allows them to.
 */
export function library(module: () => WebAssembly.Module) {
  let started = false;
  return {
    /** Finds the envelope in a capture and says what it means and what to do next. */
    inspect(capture: Capture): unknown {
      if (!started) initSync({ module: module() });
      started = true;
      return JSON.parse(inspectText(JSON.stringify(capture)));
    },
  };
}
