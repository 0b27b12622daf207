import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync, writeFileSync, writeSync } from "node:fs";
import { isatty } from "node:tty";
import type { Called } from "../run/call.js";
import { ask, type Calls } from "./calls.js";

/** The world around the command, as `wasm/command/src/javascript.rs` wants it. A function that fails throws an error of Node's. */
export interface Node {
  open(path: string): number;
  /** How long the file is, where that can be known. */
  length(file: number): number | undefined;
  close(file: number): void;
  /** Fills the buffer and says how far; 0 at the end. */
  read(file: number, buffer: Uint8Array): number;
  write(file: number, bytes: Uint8Array): void;
  isFolder(path: string): boolean;
  /** Names, folders with a slash behind them. */
  entries(folder: string): string[];
  save(path: string, bytes: Uint8Array): void;
  isTerminal(file: number): boolean;
  /** The terminal's width in columns, where there is one. */
  width(): number | undefined;
  variable(name: string): string | undefined;
  /** Pays heed to interruptions from now on. */
  interruptible(): void;
  /** Waits, and says whether it was interrupted. */
  sleep(ms: number): boolean;
  /** Calls a program; throws an error with a `code` where it cannot be started. `variables` holds names and values in turn. */
  call(
    command: string,
    args: string[],
    cwd: string | undefined,
    variables: (string | undefined)[],
    stdin: Uint8Array,
    graceMs: number,
    maxBytes: number,
    timeoutMs: number,
  ): Called;
}

/** The file system, the three channels, the environment, and whoever makes the calls. */
export function node(calls: Calls | undefined): Node {
  return {
    open: (path) => openSync(path, "r"),
    length(file) {
      const status = fstatSync(file);
      return status.isFile() ? status.size : undefined;
    },
    close: closeSync,
    read: (file, buffer) => patiently(() => readSync(file, buffer)),
    write(file, bytes) {
      for (let at = 0; at < bytes.length; ) at += patiently(() => writeSync(file, bytes, at));
    },
    isFolder,
    entries: (folder) => readdirSync(folder, { withFileTypes: true }).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
    save: (path, bytes) => writeFileSync(path, bytes),
    isTerminal: isatty,
    // Only a terminal has a width; asking anything else for it would change how it is written to.
    width: () => (isatty(1) ? process.stdout.columns : isatty(2) ? process.stderr.columns : undefined),
    variable: (name) => process.env[name],
    interruptible: () => void ask(calls, { type: "interruptible" }),
    sleep: (ms) => ask(calls, { type: "sleep", ms }) as boolean,
    call(command, args, cwd, variables, stdin, graceMs, maxBytes, timeoutMs) {
      const env: Record<string, string | undefined> = {};
      for (let at = 0; at < variables.length; at += 2) env[variables[at] as string] = variables[at + 1];
      // The input is a view of the module's memory, which the other thread does not share.
      const invocation = { args, env, stdin: stdin.slice() };
      return ask(calls, { type: "call", program: { command, cwd, graceMs, maxBytes }, invocation, timeoutMs }) as Called;
    },
  };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

const RETRY_MS = 5;
const bell = new Int32Array(new SharedArrayBuffer(4));

/** A channel that somebody has made non-blocking has nothing to read, or no room, now and then. Windows calls the end an error. */
function patiently(transfer: () => number): number {
  for (;;) {
    try {
      return transfer();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(bell, 0, 0, RETRY_MS);
    }
  }
}
