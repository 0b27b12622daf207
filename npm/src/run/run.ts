import { basename, extname } from "node:path";
import { inspect } from "../index.node.js";
import type { Action, Redirect, Report } from "../generated/report.js";
import type { Options } from "../types.js";
import { type Called, call, type Invocation } from "./call.js";
import { type Attempt, DecisionError, type Preflight, type Run, RunError, type Stop, type StopReason, STOPS, type TextCapture } from "./record.js";
import { type Hook, type RunOptions, type Settings, settings } from "./settings.js";
import { quote, split } from "./words.js";

/** A program, by its path or a name to be found in `PATH`, and its arguments. No shell is involved. */
export type Command = readonly string[] | { readonly command: string; readonly args?: readonly string[] };

/**
 * Runs a command until there is nothing more that another call could do.
 *
 * | decision | what happens |
 * |---|---|
 * | `retry`, `retry_same_session` | called again after the delay |
 * | `retry_fresh_session` | called again if `onFreshSession` can rewrite the call |
 * | the same, because our own clock ended the call | needs `retryTimeouts`; the hook is used where there is one |
 * | `refresh_credentials` | called again if `onRefreshCredentials` succeeds |
 * | `follow_redirect` | needs `followRedirects`; the same program only, never through a shell |
 * | anything else | stops |
 *
 * A contradiction, a partial failure, a killed process or an exit code of unproven meaning is never called again.
 *
 * Each call runs in a process group of its own. When its time is up or the signal is aborted, the whole group gets SIGTERM, and SIGKILL
 * after a short grace. A process that has left the group (a daemon that called `setsid`) is beyond reach. On Windows the tree below
 * the child is ended by `taskkill`, without grace; this is tested on Linux only. Node reports an end by a real-time signal as exit code 0.
 *
 * @example
 * ```ts
 * const { decision, proceed } = await run(["claw", "load-session", "s1", "--output-format", "json"]);
 * if (decision.action === "proceed") console.log(parse(proceed()));
 * ```
 * @throws {@link RunError} where nothing was run. What a program does wrong stands in the report.
 * @throws TypeError where an argument or an option is of the wrong type; then nothing was run either.
 */
export async function run(command: Command, options: RunOptions = {}): Promise<Run> {
  const [program, ...args] = words(command);
  const conversation = new Conversation(settings(program, args, options));
  const preflight = await conversation.lookBefore();
  const attempts = [await conversation.attempt(1)];
  let stop: Stop | undefined;
  while (stop === undefined) {
    const last = attempts.at(-1) as Attempt;
    try {
      const delayMs = await conversation.prepare(last);
      attempts[attempts.length - 1] = { ...last, delayMs };
      attempts.push(await conversation.next(last, delayMs));
    } catch (error) {
      stop = stopOf(error);
    }
  }
  return record(attempts, stop, preflight, conversation.reading);
}

function record(attempts: Attempt[], stop: Stop, preflight: Preflight | null, options: Options): Run {
  const last = attempts.at(-1) as Attempt;
  const { report, envelope } = last;
  const run: Run = {
    attempts,
    last,
    report,
    decision: report.decision,
    stop,
    preflight,
    options,
    proceed() {
      if (report.decision.action !== "proceed" || envelope === null) throw new DecisionError(run);
      return envelope;
    },
  };
  return run;
}

function words(command: Command): readonly [string, ...string[]] {
  const all: unknown = isArray(command) ? command : command && [command.command, ...(command.args ?? [])];
  if (!Array.isArray(all) || all.length === 0 || all.some((word) => typeof word !== "string")) {
    throw new TypeError("command must be an array of strings, the program first, or an object { command, args }");
  }
  return all as [string, ...string[]];
}

function isArray(command: Command): command is readonly string[] {
  return Array.isArray(command);
}

/** Ends the loop from wherever it is found out that there is no further call. */
class Stopped extends Error {
  constructor(
    readonly reason: StopReason,
    override readonly cause?: unknown,
  ) {
    super(STOPS[reason]);
  }
}

function stopOf(error: unknown): Stop {
  if (error instanceof RunError) {
    const { code, message } = error;
    return code === "cancelled" ? { reason: "cancelled", message: STOPS.cancelled } : { reason: "failed", message, error };
  }
  if (!(error instanceof Stopped)) throw error;
  const { reason, message, cause } = error;
  if (reason !== "hook_failed") return { reason, message };
  return { reason, message: `${message}: ${cause instanceof Error ? cause.message : String(cause)}`, error: cause };
}

/** The decisions that another call may carry out. */
const CARRIED_OUT: ReadonlySet<Action> = new Set(["retry", "retry_same_session", "retry_fresh_session", "refresh_credentials", "follow_redirect"]);

const PREFLIGHT_MS = 2000;

/** What changes from call to call. */
class Conversation {
  reading: Options;
  private readonly invocation: Invocation;
  private timeoutMs: number;
  /** How often each error came back, by its code, or by the outcome where there is no code. */
  private readonly seen = new Map<string, number>();
  /** The arguments of every call so far. */
  private readonly callsMade = new Set<string>();

  constructor(private readonly settings: Settings) {
    const { reading, invocation, timeoutMs } = settings;
    this.reading = { ...reading };
    this.invocation = invocation;
    this.timeoutMs = timeoutMs;
  }

  async lookBefore(): Promise<Preflight | null> {
    const { settings, invocation } = this;
    if (!settings.preflight || invocation.args.includes("--")) return null;
    this.refuseIfCancelled();
    const help: Invocation = { ...invocation, args: [...invocation.args, "--help"], stdin: "" };
    const { argv, exitCode, signal, timedOut } = await call(settings.program, help, PREFLIGHT_MS);
    const ended = exitCode !== null ? `exited with ${exitCode}` : signal !== null ? `was ended by ${signal}` : "ended in an unknown way";
    // A program that does not answer `--help` in time gives no reason to doubt the command.
    const doubted = !timedOut && exitCode !== 0;
    const warning = `${argv.map(quote).join(" ")} ${ended}; that does not prove the command wrong, only that --help failed`;
    const preflight: Preflight = { argv, exit_code: exitCode, signal, timed_out: timedOut, warning: doubted ? warning : null };
    settings.onProgress({ type: "preflight", preflight });
    return preflight;
  }

  /** Waits, then makes the call behind this one. */
  async next(last: Attempt, delayMs: number): Promise<Attempt> {
    const { clock, program, onProgress } = this.settings;
    const next = last.number + 1;
    if (delayMs > 0) {
      onProgress({ type: "waiting", next, delayMs, action: last.report.decision.action });
      await clock.sleep(delayMs, program.signal);
    }
    return this.attempt(next);
  }

  /** One call and its report. */
  async attempt(number: number): Promise<Attempt> {
    const { settings, invocation, timeoutMs } = this;
    this.refuseIfCancelled();
    settings.onProgress({ type: "started", number, argv: [settings.program.command, ...invocation.args], timeoutMs });
    this.callsMade.add(JSON.stringify(invocation.args));
    const called = await call(settings.program, invocation, timeoutMs);
    const report = this.judge(called);
    const { tookMs, stdoutBytes, stderrBytes, streamsLeftOpen, cancelled } = called;
    const envelope = envelopeText(called, report);
    const attempt: Attempt = {
      number,
      capture: textCapture(called),
      report,
      envelope,
      timeoutMs,
      tookMs,
      stdoutBytes,
      stderrBytes,
      streamsLeftOpen,
      cancelled,
      delayMs: null,
    };
    settings.onProgress({ type: "finished", attempt });
    return attempt;
  }

  /** Does what the decision asks for before the next call, and says how long to wait for it; throws where there is none. */
  async prepare(last: Attempt): Promise<number> {
    const { settings } = this;
    if (last.cancelled) throw new Stopped("cancelled");
    this.refuseIfCancelled();
    const { action, retryable, delay_ms: delay, rule, redirect } = last.report.decision;
    if (!retryable || delay === null || !CARRIED_OUT.has(action)) throw new Stopped("decided");
    if (last.number >= settings.maxAttempts) throw new Stopped("attempts_used_up");
    if (delay > settings.maxDelayMs) throw new Stopped("delay_too_long");
    if (action === "refresh_credentials") {
      await this.callHook(settings.onRefreshCredentials);
      this.reading.credentialsRefreshed = true;
    } else if (action === "retry_fresh_session") {
      // The caller who lets a call be made again after our own clock ended it has answered the question of the session.
      const answered = rule === "subprocess-timeout-retried" && settings.onFreshSession === undefined;
      if (!answered) await this.callHook(settings.onFreshSession);
    } else if (action === "follow_redirect") {
      if (!settings.followRedirects) throw new Stopped("redirect_not_allowed");
      if (redirect === null) throw new Stopped("decided");
      this.invocation.args = this.redirected(redirect);
      this.reading.redirectsFollowed = [...(this.reading.redirectsFollowed ?? []), redirect.command];
    }
    if (last.report.outcome === "timeout") this.timeoutMs = settings.retryTimeoutMs;
    return Math.round(delay * (1 + settings.jitter * settings.clock.random()));
  }

  private async callHook(hook: Hook | undefined): Promise<void> {
    if (hook === undefined) throw new Stopped("no_hook");
    try {
      await hook(this.invocation);
    } catch (error) {
      throw new Stopped("hook_failed", error);
    }
  }

  private refuseIfCancelled(): void {
    const { signal } = this.settings.program;
    if (signal?.aborted) throw new RunError("cancelled", "cancelled before the first call", signal.reason);
  }

  /**
   * The report in the light of the calls before. Which error it is has to be known before it can be counted, so a repeated one is
   * inspected twice.
   */
  private judge(called: Called): Report {
    const { argv, exitCode: exit_code, signal, timedOut: timed_out, stdout, stderr } = called;
    const capture = { argv, exit_code, signal, timed_out, stdout, stderr };
    const first = inspect(capture, this.reading);
    const error = first.error?.code == null ? `outcome ${first.outcome}` : `code ${first.error.code}`;
    const count = (this.seen.get(error) ?? 0) + 1;
    this.seen.set(error, count);
    const { redirect } = first.decision;
    const goesRound = redirect !== null && this.leadsBack(redirect);
    let report = first;
    if (count > 1 || goesRound) {
      const { attempts = 1, redirectsFollowed = [] } = this.reading;
      const followed = goesRound ? [...redirectsFollowed, redirect.command] : redirectsFollowed;
      report = inspect(capture, { ...this.reading, attempts: attempts + count - 1, redirectsFollowed: followed });
    }
    const { cursor } = report.decision;
    if (cursor !== null) this.reading.cursorsSeen = [...(this.reading.cursorsSeen ?? []), cursor];
    return report;
  }

  /** A redirect to a call already made is a loop, even where its words are spelt differently. */
  private leadsBack(redirect: Redirect): boolean {
    try {
      return this.callsMade.has(JSON.stringify(this.redirected(redirect)));
    } catch {
      return false;
    }
  }

  /** The arguments that a redirect leads to. */
  private redirected(redirect: Redirect): string[] {
    const [first, ...rest] = split(redirect.command) ?? [];
    if (first === undefined) throw new Stopped("redirect_unreadable");
    if (!isNamedBy(this.settings.program.command, first)) throw new Stopped("redirect_to_other_program");
    return rest;
  }
}

/** Is this word of a redirect the program itself, by its path or its name? */
function isNamedBy(command: string, word: string): boolean {
  const name = basename(command);
  const stem = process.platform === "win32" ? basename(command, extname(command)) : name;
  return word === command || word === name || word === stem;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function envelopeText(called: Called, report: Report): string | null {
  const { stream, span } = report;
  if (stream === null || span === null) return null;
  return new TextDecoder().decode(called[stream].subarray(span.start, span.end));
}

function textCapture(called: Called): TextCapture {
  const { argv, exitCode: exit_code, signal, timedOut: timed_out } = called;
  const capture: TextCapture = { argv, exit_code, signal, timed_out };
  for (const stream of ["stdout", "stderr"] as const) {
    try {
      capture[stream] = strict.decode(called[stream]);
    } catch {
      capture[`${stream}_base64`] = Buffer.from(called[stream]).toString("base64");
    }
  }
  return capture;
}
