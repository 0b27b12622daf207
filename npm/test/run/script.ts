// A script for the fake CLI, in a folder of its own that is gone with the test.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { fileURLToPath } from "node:url";

export const FAKE = fileURLToPath(new URL("./fake-cli.mjs", import.meta.url));

export interface Step {
  stdout?: string;
  stderr?: string;
  exit?: number;
  sleep_ms?: number;
  echo_stdin?: boolean;
  echo_env?: string;
  /** This many bytes of rubbish, for ever if negative. */
  flood?: number;
  slowly?: string;
  base64?: string;
  ignore_term?: boolean;
  grandchild?: string;
  die_of?: string;
}

export class Script {
  private readonly folder = mkdtempSync(join(tmpdir(), "cli-envelope-run-"));

  constructor(context: TestContext, ...steps: Step[]) {
    context.after(() => rmSync(this.folder, { recursive: true, force: true }));
    this.rewrite(...steps);
  }

  /** From now on, whatever was called before. */
  rewrite(...steps: Step[]): void {
    writeFileSync(this.path("script"), JSON.stringify(steps));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  get env(): Record<string, string> {
    return { FAKE_CLI_SCRIPT: this.path("script") };
  }

  /** The arguments of every call. */
  calls(): string[][] {
    try {
      return readFileSync(this.path("script.calls"), "utf8").trim().split("\n").map((line) => JSON.parse(line));
    } catch {
      return [];
    }
  }
}

export function step(envelope: unknown, exit: number): Step {
  return { stdout: `${JSON.stringify(envelope)}\n`, exit };
}

export function success(): Step {
  return step({ ok: true, data: { n: 1 }, error: null, warnings: [], meta: { duration_ms: 1 } }, 0);
}

export function failure(code: string, exit: number, extra: object): Step {
  const error = { code, message: "it failed", ...extra };
  return step({ ok: false, data: null, error, warnings: [], meta: { duration_ms: 1 } }, exit);
}

export function busy(retry_after: number): Step {
  return failure("RATE_LIMIT_EXCEEDED", 11, { retryable: true, retry_after });
}

export function redirect(command: string): Step {
  return failure("REDIRECTED", 13, { redirect: { command, permanent: true } });
}

export function clawTimeout(final_cancel_observed: boolean): Step {
  return step({ final_stop_reason: "timeout", final_cancel_observed }, 2);
}
