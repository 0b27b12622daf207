import { type ChildProcess, spawn } from "node:child_process";

const isWindows = process.platform === "win32";

/** How to start a child that leads a group of its own. On Windows a group is the tree below the child. */
export const OWN_GROUP = { detached: !isWindows, windowsHide: true } as const;

/** Groups whose end nobody has seen yet. They do not outlive this process. */
const living = new Set<ChildProcess>();

/** From now on the group ends with this process, where it comes to its end in an orderly way. */
export function watch(child: ChildProcess): void {
  if (living.size === 0) process.on("exit", killAll);
  living.add(child);
}

/** The group may go its own way. */
export function release(child: ChildProcess): void {
  living.delete(child);
  if (living.size === 0) process.off("exit", killAll);
}

function killAll(): void {
  for (const child of living) kill(child);
}

/** Asks everyone to end. False where there is no such request, as on Windows. */
export function askToEnd(child: ChildProcess): boolean {
  if (isWindows) return false;
  signal(child, "SIGTERM");
  return true;
}

/** Ends everyone. */
export function kill(child: ChildProcess): void {
  if (isWindows) {
    const ended = spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"], { stdio: "ignore", windowsHide: true });
    ended.on("error", () => child.kill("SIGKILL"));
  } else {
    signal(child, "SIGKILL");
  }
}

/**
 * Node collects a child as soon as it ends. Its number stays taken as long as anyone is left in the group; where nobody is, the kernel
 * would have to hand out every other number within the grace before a signal could hit a stranger.
 */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // Nobody is left, or the system refuses: the caller looks at the child, not at this.
  }
}
