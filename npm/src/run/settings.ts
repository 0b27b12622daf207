import { inspect } from "../index.node.js";
import type { Options } from "../types.js";
import type { Invocation, Program } from "./call.js";
import type { Progress } from "./record.js";
import { sleep } from "./sleep.js";

/** Changes the next call, or fails by throwing. */
export type Hook = (invocation: Invocation) => void | Promise<void>;

/** What a run waits by. A test need not wait at all. */
export interface Clock {
  /** Waits, or ends early where the signal is aborted. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void> | void;
  /** A number from 0, below 1, like `Math.random()`. */
  random(): number;
}

/** How to run a command. The options of the reader count for every call. */
export interface RunOptions extends Options {
  /** The folder to run in. */
  cwd?: string | undefined;
  /** Variables to set, or to remove where there is no value; all others are inherited. */
  env?: Readonly<Record<string, string | undefined>> | undefined;
  /** What stands on standard input; where that is nothing, standard input is the null device. */
  stdin?: string | Uint8Array | undefined;
  /** The time a call may take: 30 seconds unless set. */
  timeoutMs?: number | undefined;
  /** The time for calls that follow one which ran out of time: twice the usual unless set. */
  retryTimeoutMs?: number | undefined;
  /** The time between SIGTERM and SIGKILL: 2 seconds unless set. */
  graceMs?: number | undefined;
  /** The most calls there may be: 3 unless set, 1 at least. A decision may allow fewer, never more. */
  maxAttempts?: number | undefined;
  /** The longest wait to sit through; a decision that asks for more ends the run. 5 minutes unless set. */
  maxDelayMs?: number | undefined;
  /** By how much a delay may be lengthened at random: 0.25 unless set, from 0 (never) to 1 (up to twice as long). */
  jitter?: number | undefined;
  /**
   * Follow a redirect to another command of the same program. The words come from the program's output, so this trusts it to name a
   * harmless command. The program stays the one named here, whatever `PATH` says about the redirect's first word.
   */
  followRedirects?: boolean | undefined;
  /**
   * Try the command with `--help` behind it first, for two seconds at most. Not done where the arguments contain `--`: behind it,
   * `--help` is an argument like any other and the command would do its work.
   */
  preflight?: boolean | undefined;
  /** Ends the run: the child and everything in its group, a wait, and every further call. */
  signal?: AbortSignal | undefined;
  /** Refreshes the credentials. It is called at most once in a run. */
  onRefreshCredentials?: Hook | undefined;
  /** Makes the next call use a fresh session. */
  onFreshSession?: Hook | undefined;
  /** Is told what is going on. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Waits in the place of the real clock. */
  clock?: Clock | undefined;
}

/** {@link RunOptions}, checked and with everything that was left out. */
export interface Settings {
  readonly program: Program;
  readonly invocation: Invocation;
  /** The options of the reader. */
  readonly reading: Options;
  readonly timeoutMs: number;
  readonly retryTimeoutMs: number;
  readonly maxAttempts: number;
  readonly maxDelayMs: number;
  readonly jitter: number;
  readonly followRedirects: boolean;
  readonly preflight: boolean;
  readonly onRefreshCredentials: Hook | undefined;
  readonly onFreshSession: Hook | undefined;
  readonly onProgress: (progress: Progress) => void;
  readonly clock: Clock;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** Beyond this the reader reads nothing, whatever the options say. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Checks everything before anything is run: a mistake of the caller's must not surface behind a call. */
export function settings(command: string, args: readonly string[], options: RunOptions): Settings {
  const { cwd, env, stdin, signal, onRefreshCredentials, onFreshSession, onProgress, clock, followRedirects, preflight, ...rest } = options;
  const { timeoutMs, retryTimeoutMs, graceMs, maxAttempts, maxDelayMs, jitter, ...reading } = rest;
  inspect("", reading);
  const functions = { onRefreshCredentials, onFreshSession, onProgress };
  for (const [name, value] of Object.entries(functions)) {
    if (value !== undefined && typeof value !== "function") throw new TypeError(`options.${name} must be a function`);
  }
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw new TypeError("options.signal must be an AbortSignal");
  if (stdin !== undefined && typeof stdin !== "string" && !(stdin instanceof Uint8Array)) {
    throw new TypeError("options.stdin must be a string or a Uint8Array");
  }
  const usual = number(timeoutMs, "timeoutMs", 30_000);
  return {
    program: {
      command,
      cwd,
      graceMs: number(graceMs, "graceMs", 2000),
      maxBytes: Math.min(reading.maxBytes ?? MAX_BYTES, MOST_BYTES),
      signal,
    },
    invocation: { args: [...args], env: { ...env }, stdin: stdin ?? "" },
    reading,
    timeoutMs: usual,
    retryTimeoutMs: number(retryTimeoutMs, "retryTimeoutMs", usual * 2),
    maxAttempts: Math.max(1, number(maxAttempts, "maxAttempts", 3)),
    maxDelayMs: number(maxDelayMs, "maxDelayMs", 300_000),
    jitter: Math.min(1, number(jitter, "jitter", 0.25)),
    followRedirects: followRedirects === true,
    preflight: preflight === true,
    onRefreshCredentials,
    onFreshSession,
    onProgress: onProgress ?? (() => {}),
    clock: clock ?? { sleep, random: Math.random },
  };
}

function number(value: number | undefined, name: string, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (typeof value !== "number" || !(value >= 0)) throw new TypeError(`options.${name} must be a number from 0`);
  return value;
}
