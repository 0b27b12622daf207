// A project of a user's, with the package installed from the tarball that would be published.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const NPM = fileURLToPath(new URL("../..", import.meta.url));

const run = promisify(execFile);

export class Project {
  private constructor(
    readonly folder: string,
    readonly tarball: string,
    readonly packed: string[],
  ) {}

  /** Packs the package as it was last built and installs it, without asking a registry for anything. */
  static async create(): Promise<Project> {
    const folder = mkdtempSync(join(tmpdir(), "cli-envelope-project-"));
    const { stdout } = await run("npm", ["pack", "--json", "--silent", "--pack-destination", folder], { cwd: NPM });
    const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
    const tarball = join(folder, filename);
    const project = new Project(folder, tarball, files.map(({ path }) => path));
    project.write({ "package.json": JSON.stringify({ name: "project", private: true, type: "module" }) });
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder });
    return project;
  }

  write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      const path = join(this.folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  read(name: string): Buffer {
    return readFileSync(this.path(name));
  }

  /** What a program prints when it runs in the project. Where it fails, what it printed is the error. */
  async run(program: string, ...words: string[]): Promise<string> {
    try {
      const { stdout } = await run(program, words, { cwd: this.folder });
      return stdout.trim();
    } catch (error) {
      const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
      throw new Error([message, stdout, stderr].filter(Boolean).join("\n"));
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
