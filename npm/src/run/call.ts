import { type ChildProcess, spawn } from "node:child_process";
import { statSync } from "node:fs";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { askToEnd, kill, OWN_GROUP, release, watch } from "./group.js";
import { RunError } from "./record.js";

/** What every call of a run has in common. */
export interface Program {
  /** A path, or a name to be found in `PATH`. */
  readonly command: string;
  readonly cwd: string | undefined;
  readonly graceMs: number;
  /** As much is kept of each stream, and one byte more. */
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
}

/** What goes into a call, and what a hook may change before the next one. */
export interface Invocation {
  /** The arguments, without the program. */
  args: string[];
  /** Variables to set, or to remove where there is no value; all others are inherited. */
  env: Record<string, string | undefined>;
  /** What stands on standard input; where that is nothing, standard input is the null device. */
  stdin: string | Uint8Array;
}

/** What a call gave. */
export interface Called {
  readonly argv: string[];
  /** Null where there was none. */
  readonly exitCode: number | null;
  /** Null where none ended the process. Both are null where even SIGKILL did not end it. */
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly cancelled: boolean;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  readonly stdoutBytes: number;
  readonly stderrBytes: number;
  readonly streamsLeftOpen: boolean;
  readonly tookMs: number;
}

/**
 * A process may outlive the child and keep its streams open, a daemon for example. What the child itself printed is in the pipe when it
 * ends, so this is ample.
 */
const DRAIN_MS = 1000;

/** Even SIGKILL does not end a process that hangs in the kernel. */
const KILL_PATIENCE_MS = 5000;

/** A timer cannot be set for longer; a limit beyond is no limit. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls a program once: starts it, keeps what it prints, ends it when its time is up. */
export async function call(program: Program, invocation: Invocation, timeoutMs: number): Promise<Called> {
  const started = performance.now();
  const child = await start(program, invocation);
  watch(child.process);
  const { stdout, stderr } = child;
  const closed = Promise.all([stdout.closed, stderr.closed]);
  const end = await firstEnd(child.exited, timeoutMs, program.signal);
  if (end !== "by itself") {
    // Closed streams are the sign that the child's own children have ended as well.
    if (askToEnd(child.process)) await within(program.graceMs, Promise.all([child.exited, closed]));
    kill(child.process);
    await within(KILL_PATIENCE_MS, child.exited);
  }
  release(child.process);
  const streamsLeftOpen = !(await within(DRAIN_MS, closed));
  if (streamsLeftOpen) child.process.unref();
  return {
    argv: [program.command, ...invocation.args],
    exitCode: child.process.exitCode,
    signal: child.process.signalCode,
    timedOut: end === "timed out",
    cancelled: end === "cancelled",
    stdout: stdout.take(),
    stderr: stderr.take(),
    stdoutBytes: stdout.total,
    stderrBytes: stderr.total,
    streamsLeftOpen,
    tookMs: performance.now() - started,
  };
}

interface Child {
  process: ChildProcess;
  exited: Promise<void>;
  stdout: Output;
  stderr: Output;
}

async function start(program: Program, invocation: Invocation): Promise<Child> {
  const { args, env, stdin } = invocation;
  try {
    const child = spawn(program.command, args, {
      ...OWN_GROUP,
      cwd: program.cwd,
      env: { ...process.env, ...env },
      stdio: [stdin.length === 0 ? "ignore" : "pipe", "pipe", "pipe"],
    });
    const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    const stdout = new Output(child.stdout as Readable, program.maxBytes);
    const stderr = new Output(child.stderr as Readable, program.maxBytes);
    // A child that does not read its input is not at fault: the rest is dropped.
    child.stdin?.on("error", () => {});
    child.stdin?.end(stdin);
    await new Promise((resolve, reject) => child.once("spawn", resolve).on("error", reject));
    return { process: child, exited, stdout, stderr };
  } catch (error) {
    throw notStarted(program, error);
  }
}

function notStarted(program: Program, error: unknown): RunError {
  // A folder that does not exist gives the same error as a program that does not exist.
  if (program.cwd !== undefined && !statSync(program.cwd, { throwIfNoEntry: false })?.isDirectory()) {
    return new RunError("folder_not_found", `there is no folder ${JSON.stringify(program.cwd)} to run in`, error);
  }
  const shown = JSON.stringify(program.command);
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOENT":
      return new RunError("program_not_found", `there is no program ${shown}`, error);
    case "EACCES":
    case "EPERM":
      return new RunError("not_executable", `the program ${shown} may not be executed`, error);
    default:
      return new RunError("not_started", `${shown} could not be started: ${(error as Error).message}`, error);
  }
}

type End = "by itself" | "timed out" | "cancelled";

async function firstEnd(exited: Promise<void>, timeoutMs: number, signal: AbortSignal | undefined): Promise<End> {
  let timer: NodeJS.Timeout | undefined;
  let cancel: (() => void) | undefined;
  const limits = new Promise<End>((resolve) => {
    // Where this process was busy, the child may have ended long before its time was up: that is heard of first.
    const strike = () => setImmediate(() => resolve("timed out"));
    if (timeoutMs <= LONGEST_TIMER_MS) timer = setTimeout(strike, timeoutMs);
    cancel = () => resolve("cancelled");
    if (signal?.aborted) cancel();
    signal?.addEventListener("abort", cancel, { once: true });
  });
  try {
    return await Promise.race([exited.then((): End => "by itself"), limits]);
  } finally {
    clearTimeout(timer);
    if (cancel !== undefined) signal?.removeEventListener("abort", cancel);
  }
}

/** Waits, and says whether it came about in time. */
async function within(ms: number, awaited: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => setImmediate(() => resolve(false)), Math.min(ms, LONGEST_TIMER_MS));
  });
  try {
    return await Promise.race([awaited.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a stream gave so far. It is read to its end, so that a child never blocks on a full pipe. */
class Output {
  readonly closed: Promise<void>;
  total = 0;
  private kept: Buffer[] = [];
  private room: number;

  constructor(
    private readonly stream: Readable,
    maxBytes: number,
  ) {
    // One byte more than may be read tells the reader that the stream is too large.
    this.room = maxBytes + 1;
    stream.on("data", (chunk: Buffer) => {
      this.total += chunk.length;
      if (this.room > 0) this.kept.push(chunk.subarray(0, this.room));
      this.room -= Math.min(chunk.length, this.room);
    });
    // An error closes a stream like its end.
    stream.on("error", () => {});
    this.closed = new Promise((resolve) => stream.once("close", () => resolve()));
  }

  /** What was kept. Whatever comes later is read and thrown away, for as long as this process lives anyway. */
  take(): Uint8Array {
    if (!this.stream.closed) (this.stream as Socket).unref();
    this.room = 0;
    const bytes = Buffer.concat(this.kept);
    this.kept = [];
    return bytes;
  }
}
