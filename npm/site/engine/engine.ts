/** The page's side of the worker: questions out, answers back. */

import type { Answer, Kind, Progress, Question, Questions } from "./messages.js";
import { startWorker } from "./start.js";

export interface Engine {
  ask<Each extends Kind>(kind: Each, ask: Questions[Each]["ask"]): Promise<Questions[Each]["answer"]>;
  /** Tells how far the reading of a file has come. */
  onProgress(listener: (progress: Progress) => void): void;
  /** Settles where there will be no answers, with the sentence that says why. */
  readonly lost: Promise<string>;
}

const BLOCKED =
  "This browser does not run WebAssembly here, so nothing can be checked. Allow it for this page, or use the command: cli-envelope check.";

let started: Engine | null = null;

/** The page's one engine. The first call starts it. */
export function theEngine(): Engine {
  return (started ??= startEngine());
}

function startEngine(): Engine {
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(reason: Error): void }>();
  let last = 0;
  let worker: Worker | null = null;
  let progress: ((progress: Progress) => void) | null = null;
  let lose: (sentence: string) => void;
  const lost = new Promise<string>((resolve) => (lose = resolve));
  const giveUp = () => {
    lose(BLOCKED);
    for (const { reject } of waiting.values()) reject(new Error(BLOCKED));
    waiting.clear();
    worker = null;
  };
  try {
    worker = startWorker();
    worker.addEventListener("error", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if ("blocked" in data) return giveUp();
      if ("progress" in data) return progress?.(data.progress);
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if ("failure" in data) asker?.reject(new Error(data.failure));
      else asker?.resolve(data.answer);
    });
  } catch {
    giveUp();
  }
  return {
    ask(kind, ask) {
      return new Promise((resolve, reject) => {
        if (!worker) return reject(new Error(BLOCKED));
        last += 1;
        waiting.set(last, { resolve: resolve as (answer: unknown) => void, reject });
        worker.postMessage({ id: last, kind, ask } as Question);
      });
    },
    onProgress(listener) {
      progress = listener;
    },
    lost,
  };
}
