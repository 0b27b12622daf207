/** The page's side of the worker: questions out, answers back. */

import type { Answer, Kind, Progress, Question, Questions } from "./messages.js";
import { startWorker } from "./start.js";

export interface Engine {
  ask<Each extends Kind>(kind: Each, ask: Questions[Each]["ask"]): Promise<Questions[Each]["answer"]>;
}

export interface EngineEvents {
  ready(): void;
  /** There will be no answers, and this is why. */
  blocked(sentence: string): void;
  progress(progress: Progress): void;
}

const BLOCKED =
  "This browser does not run WebAssembly here, so nothing can be checked. Allow it for this page, or use the command: cli-envelope check.";

export function startEngine(events: EngineEvents): Engine {
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(reason: Error): void }>();
  let last = 0;
  let worker: Worker | null = null;
  const giveUp = () => {
    events.blocked(BLOCKED);
    for (const { reject } of waiting.values()) reject(new Error(BLOCKED));
    waiting.clear();
    worker = null;
  };
  try {
    worker = startWorker();
    worker.addEventListener("error", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if ("ready" in data) events.ready();
      else if ("blocked" in data) giveUp();
      else if ("progress" in data) events.progress(data.progress);
      else {
        const asker = waiting.get(data.id);
        waiting.delete(data.id);
        if ("failure" in data) asker?.reject(new Error(data.failure));
        else asker?.resolve(data.answer);
      }
    });
  } catch {
    // Told after the page has taken its place.
    queueMicrotask(giveUp);
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
  };
}
