#!/usr/bin/env node
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type Calls, serve } from "./command/calls.js";
import { command } from "./command/command.js";

if (isMainThread) {
  const words = process.argv.slice(2);
  // The command is synchronous and a call of a program is not. So `run` moves into a thread of its own, and this one makes the calls and
  // hears of interruptions. The word may stand for something else, a file for example: then the thread is merely not needed.
  process.exitCode = words.includes("run") ? await serve(words, thread) : command(words, undefined);
} else {
  const calls = workerData as Calls;
  parentPort?.postMessage(command(calls.words, calls));
}

function thread(calls: Calls): Worker {
  return new Worker(new URL(import.meta.url), { workerData: calls, transferList: [calls.port] });
}
