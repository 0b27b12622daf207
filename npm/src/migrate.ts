import { loadMigrator } from "#module";
import { askReport } from "./ask.js";
import { type Call, Settings, readCall, readFlag, wrong } from "./call.js";
import { Core, type Engine, answer, reader } from "./engine.js";
import type { Input, MigrateOptions, Migration } from "./types.js";

/** Most callers never migrate, so that this module is another one, made here so that bundlers see who needs it. */
let migrator: Core | undefined;

/**
 * The envelope of a capture in another dialect or revision of its family, with all that is different and why; or a refusal that says what
 * is missing. The outcome and the action stay what they are.
 *
 * @example
 * ```ts
 * const result = migrate({ stdout, exit_code: 1 }, { to: "claw/v2", command: "doctor", timestamp: new Date() });
 * if (result.success) console.log(result.envelope);
 * else console.error(result.refusal.message);
 * ```
 * @throws TypeError where `input` or an option is of the wrong type; the message names it.
 */
export function migrate(input: Input, options: MigrateOptions): Migration {
  if (typeof options !== "object" || options === null) throw wrong("options", "an object with the dialect that is wanted in `to`", options);
  const settings = new Settings();
  const { to, command, exitCode, timestamp, force } = options;
  if (typeof to !== "string") throw wrong("options.to", "a string", to);
  settings.text(21, to);
  if (command !== undefined && command !== null) {
    if (typeof command !== "string") throw wrong("options.command", "a string", command);
    settings.text(22, command);
  }
  if (timestamp !== undefined && timestamp !== null) settings.text(23, readTime(timestamp));
  if (readFlag(force, "options.force")) settings.number(9, 1);
  if (exitCode !== undefined && exitCode !== null && !Number.isInteger(exitCode)) throw wrong("options.exitCode", "an integer", exitCode);
  const call = readCall(input, options, settings);
  // What is too long is known by its beginning; whatever the limit was, the core has to see that it is too long.
  if (call.length > 0) call.settings = Uint8Array.of(...call.settings, 3, 0, 0, 0, 0);
  const core = reader.canMigrate() ? reader : (migrator ??= new Core(loadMigrator));
  const result = answer(call, (engine) => ask(engine, call, exitCode ?? NaN), core);
  if (call.length === 0 || result.success) return result;
  const { issues } = answer(readCall(input, options), askReport);
  return { success: false, refusal: { ...result.refusal, issues: result.refusal.issues.length > 0 ? issues : [] } };
}

function ask(engine: Engine, call: Call, exitCode: number): Migration {
  const { wasm, stdout, stderr, settings } = engine;
  const length = wasm.migrate?.(stdout, stderr, settings, call.exit, exitCode) ?? 0;
  const answer = JSON.parse(engine.textAt(wasm.output?.() ?? 0, Math.abs(length)));
  return length > 0 ? { success: true, ...answer } : { success: false, refusal: answer };
}

function readTime(timestamp: unknown): string {
  if (typeof timestamp === "string") return timestamp;
  if (timestamp instanceof Date && !Number.isNaN(timestamp.getTime())) return timestamp.toISOString();
  throw wrong("options.timestamp", "a string or a valid Date", timestamp);
}
