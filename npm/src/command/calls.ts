import { MessageChannel, type MessagePort, receiveMessageOnPort, type Worker } from "node:worker_threads";
import { call, type Invocation, type Program } from "../run/call.js";
import { RunError } from "../run/record.js";
import { sleep } from "../run/sleep.js";

/** What the thread of the command is given: its words, and how to ask the other thread, which makes the calls. */
export interface Calls {
  readonly words: readonly string[];
  readonly port: MessagePort;
  /** Counts the answers; a thread that waits for one is woken. */
  readonly bell: Int32Array;
}

/** What the command may ask for. */
type Question =
  | { readonly type: "interruptible" }
  | { readonly type: "sleep"; readonly ms: number }
  | { readonly type: "call"; readonly program: Omit<Program, "signal">; readonly invocation: Invocation; readonly timeoutMs: number };

/** An error loses its class on the way from thread to thread. */
type Answer = { readonly value: unknown } | { readonly error: { code: string | undefined; errno: number | undefined; message: string } };

/** What ends a program that people start by hand. */
const INTERRUPTIONS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Lets the command run in a thread, answers it, and gives back its exit code. */
export async function serve(words: readonly string[], thread: (calls: Calls) => Worker): Promise<number> {
  const { port1: ours, port2: port } = new MessageChannel();
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const worker = thread({ words, port, bell });
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  ours.on("message", async (question: Question) => {
    if (question.type === "interruptible") for (const signal of INTERRUPTIONS) process.on(signal, interrupt);
    ours.postMessage(await answer(question, interrupted.signal));
    Atomics.add(bell, 0, 1);
    Atomics.notify(bell, 0);
  });
  try {
    return await new Promise<number>((resolve, reject) => {
      worker.on("message", resolve);
      worker.on("error", reject);
    });
  } finally {
    ours.close();
    for (const signal of INTERRUPTIONS) process.off(signal, interrupt);
  }
}

async function answer(question: Question, signal: AbortSignal): Promise<Answer> {
  try {
    switch (question.type) {
      case "interruptible":
        return { value: undefined };
      case "sleep":
        await sleep(question.ms, signal);
        return { value: signal.aborted };
      case "call":
        return { value: await call({ ...question.program, signal }, question.invocation, question.timeoutMs) };
    }
  } catch (error) {
    // The reason of the system is worth more than ours, where the program exists and may be executed.
    const reason = error instanceof RunError && error.code === "not_started" ? error.cause : error;
    const { code, errno, message } = reason as NodeJS.ErrnoException;
    return { error: { code, errno, message } };
  }
}

/** Asks the other thread and waits for the answer. */
export function ask(calls: Calls | undefined, question: Question): unknown {
  if (calls === undefined) throw new Error("programs are called only by `run`");
  const { port, bell } = calls;
  const answered = Atomics.load(bell, 0);
  port.postMessage(question);
  Atomics.wait(bell, 0, answered);
  const { message } = receiveMessageOnPort(port) as { message: Answer };
  if ("error" in message) throw Object.assign(new Error(message.error.message), message.error);
  return message.value;
}
