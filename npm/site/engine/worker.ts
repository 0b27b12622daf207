/** Runs in the worker: everything that reads, so that the page never waits. */

import { decide, explain, init } from "../../src/slim.js";
import { inspectExactly, migrateExactly } from "./exact.js";
import type { Answer, Question } from "./messages.js";
import { Records } from "./records.js";

/** The module as base64 where everything is one file; empty where it stands beside the page. Set by the build. */
declare const MODULE_BASE64: string;

/** What one record may have, like one stream: 8 MiB. */
const LARGEST_RECORD = 8 * 1024 * 1024;

const page = self as unknown as {
  postMessage(message: Answer): void;
  addEventListener(type: "message", listener: (event: MessageEvent<Question>) => void): void;
};

let records: Records | null = null;
const started = start();

async function start(): Promise<void> {
  try {
    await init(MODULE_BASE64 ? Uint8Array.from(atob(MODULE_BASE64), (unit) => unit.charCodeAt(0)) : module());
  } catch (error) {
    page.postMessage({ blocked: String(error) });
  }
}

/** Compiled while it arrives, where the host says what it is. */
async function module(): Promise<WebAssembly.Module | Response> {
  const response = await fetch("cli-envelope.wasm");
  return response.headers.get("content-type") === "application/wasm" ? WebAssembly.compileStreaming(response) : response;
}

page.addEventListener("message", async ({ data }) => {
  await started;
  try {
    page.postMessage({ id: data.id, answer: await answer(data) });
  } catch (error) {
    page.postMessage({ id: data.id, failure: String(error) });
  }
});

async function answer(question: Question) {
  switch (question.kind) {
    case "start":
      return null;
    case "inspect":
      return inspectExactly(question.ask);
    case "decide":
      return question.ask.map((capture) => decide(capture));
    case "explain":
      return explain(question.ask);
    case "migrate":
      return migrateExactly(question.ask);
    case "read": {
      records?.stop();
      records = new Records(question.ask, LARGEST_RECORD);
      return records.read((progress) => page.postMessage({ progress }));
    }
    case "stop":
      records?.stop();
      return null;
    case "rows":
      return records?.rows(question.ask.filter, question.ask.from, question.ask.to) ?? { rows: [], of: 0 };
    case "record":
      return (await records?.text(question.ask)) ?? "";
  }
}
