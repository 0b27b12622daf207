/**
 * Running commands from Node: start one, read it, decide, and call it again where that is safe.
 *
 * @packageDocumentation
 */
export { run } from "./run/run.js";
export type { Command } from "./run/run.js";
export { DecisionError, RunError } from "./run/record.js";
export type { Attempt, Preflight, Progress, Run, RunErrorCode, Stop, StopReason, TextCapture } from "./run/record.js";
export type { Clock, Hook, RunOptions } from "./run/settings.js";
export type { Invocation } from "./run/call.js";
