// The command of the package, as its users start it.
import { type SpawnOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const BIN = fileURLToPath(new URL("../../dist/bin.js", import.meta.url));

export interface Ended {
  exit: number | null;
  stdout: Buffer;
  stderr: Buffer;
}

/** Runs the command to its end, in an environment of which nothing is known. */
export function bin(words: readonly string[], stdin: string | Buffer = "", options: SpawnOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...words], { env: {}, ...options, stdio: "pipe" });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on("data", (chunk) => stdout.push(chunk));
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    // A command that does not read its input closes it; that is no failure of the test.
    child.stdin.on("error", () => {});
    child.stdin.end(stdin);
    child.on("error", reject);
    child.on("close", (exit) => resolve({ exit, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) }));
  });
}
