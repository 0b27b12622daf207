/** What the engine says about the bytes that an editor's text stands for. */

import { inspect, migrate } from "../../src/slim.js";
import { bytesOf, unitsByByte } from "../bytes.js";
import type { Capture, Entry, Migration, Questions, Report } from "./messages.js";

/** A report with spans into the text. */
export function inspectExactly({ capture, reading }: Entry): Report {
  const streams = streamsOf(capture);
  const report = inspect({ ...capture, ...streams }, reading);
  const stream = report.stream ?? "stdout";
  const bytes = streams[stream];
  if (typeof bytes === "string") return report;
  // A report counts every run of bad bytes as one unit, like U+FFFD; the editor has one for each byte.
  const units = unitsByByte(capture[stream], bytes.length);
  const moved = <Each extends { start: number; end: number }>(span: Each) => ({
    ...span,
    start_utf16: units[span.start] ?? 0,
    end_utf16: units[span.end] ?? 0,
  });
  const lineStart = (unit: number) => capture[stream].lastIndexOf("\n", unit - 1) + 1;
  return {
    ...report,
    span: report.span && moved(report.span),
    issues: report.issues.map((issue) => {
      if (!issue.span) return issue;
      const span = moved(issue.span);
      return { ...issue, span: { ...span, column: span.start_utf16 - lineStart(span.start_utf16) + 1 } };
    }),
  };
}

export function migrateExactly({ capture, reading, to, timestamp }: Questions["migrate"]["ask"]): Migration {
  return migrate({ ...capture, ...streamsOf(capture) }, { ...reading, to, timestamp });
}

function streamsOf({ stdout, stderr }: Capture) {
  return { stdout: bytesOf(stdout), stderr: bytesOf(stderr) };
}
