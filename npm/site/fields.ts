/** The fields beside the streams: command line, how the process ended, how it is to be read. */

import { DEFAULT_READING, lineOf, wordsOf } from "./capture.js";
import { h, part } from "./dom.js";
import type { Capture, Reading } from "./engine/messages.js";
import type { Reference } from "./reference/data.js";

export interface Fields {
  capture(): Omit<Capture, "stdout" | "stderr">;
  reading(): Reading;
  set(capture: Capture, reading: Reading): void;
  /** Offers the dialects to choose from. */
  offer(reference: Reference): void;
}

export function createFields(changed: () => void): Fields {
  const argv = part<HTMLInputElement>("argv");
  const exitCode = part<HTMLInputElement>("exit-code");
  const signal = part<HTMLInputElement>("signal");
  const timedOut = part<HTMLInputElement>("timed-out");
  const dialect = part<HTMLSelectElement>("reading-dialect");
  const policy = part<HTMLSelectElement>("reading-policy");
  const attempts = part<HTMLInputElement>("reading-attempts");
  const fault = part("field-fault");

  /** The number in a field, null where it is empty; what is no such number is reported beside the field. */
  function number(field: HTMLInputElement, least: number, sentence: string): number | null {
    const text = field.value.trim();
    const value = Number(text);
    const good = text === "" || (/^-?\d{1,10}$/.test(text) && value >= least);
    field.setAttribute("aria-invalid", String(!good));
    if (!good) fault.textContent = sentence;
    return good && text !== "" ? value : null;
  }

  const numbers = () => {
    fault.textContent = "";
    return {
      exit: number(exitCode, -2_147_483_648, "An exit code is a whole number, such as 0 or 11. It counts as unknown until it is one."),
      calls: number(attempts, 1, "Calls so far is a whole number from 1. It counts as 1 until it is one."),
    };
  };

  // A process ends in one way: the field written last counts.
  exitCode.addEventListener("input", () => {
    if (exitCode.value.trim() !== "") signal.value = "";
  });
  signal.addEventListener("input", () => {
    if (signal.value.trim() !== "") exitCode.value = "";
  });
  for (const field of [argv, exitCode, signal, timedOut, dialect, policy, attempts]) field.addEventListener("input", changed);

  return {
    capture: () => ({
      argv: wordsOf(argv.value),
      exit_code: numbers().exit,
      signal: signal.value.trim() || null,
      timed_out: timedOut.checked,
    }),
    reading: () => ({
      dialect: dialect.value || null,
      policy: policy.value === "failure_wins" ? "failure_wins" : "seed",
      attempts: numbers().calls ?? DEFAULT_READING.attempts,
    }),
    set(capture, reading) {
      argv.value = lineOf(capture.argv);
      exitCode.value = capture.exit_code === null ? "" : String(capture.exit_code);
      signal.value = capture.signal ?? "";
      timedOut.checked = capture.timed_out;
      if (reading.dialect && ![...dialect.options].some((option) => option.value === reading.dialect)) {
        dialect.append(h("option", { value: reading.dialect }, reading.dialect));
      }
      dialect.value = reading.dialect ?? "";
      policy.value = reading.policy;
      attempts.value = String(reading.attempts);
    },
    offer(reference) {
      const chosen = dialect.value;
      const addresses = reference.dialects.flatMap(({ id, revisions }) => [id, ...revisions.flatMap((revision) => revision.addresses)]);
      const names = [...new Set(addresses)];
      dialect.replaceChildren(h("option", { value: "" }, "recognise it"), ...names.map((name) => h("option", { value: name }, name)));
      dialect.value = chosen;
    },
  };
}
