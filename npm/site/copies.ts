/** A report as text for elsewhere: an issue tracker, a chat, a test. */

import { spelled } from "./capture.js";
import type { Capture, Report } from "./engine/messages.js";
import { pathText, visible, words } from "./text.js";
import { actionText, name, problemCounts, validity } from "./verdict.js";

export function asJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

export function asMarkdown(report: Report, capture: Capture): string {
  const { decision, error } = report;
  const ended = capture.timed_out ? "time limit" : capture.signal !== null ? `signal ${capture.signal}` : capture.exit_code;
  const facts: [string, string | null][] = [
    ["Envelope", name(report) ?? "none recognised"],
    ["Exit code", ended === null ? "unknown" : String(ended)],
    ["Outcome", words(report.outcome)],
    ["Error", error && [error.code, error.class, error.message].filter(Boolean).join(" · ")],
    ["Decision", `**${actionText(decision)}** (\`${decision.rule}\`): ${decision.reason}`],
  ];
  const lines = [`**${validity(report).text}**, ${problemCounts(report)}`, ""];
  lines.push(...facts.flatMap(([title, fact]) => (fact === null ? [] : [`- ${title}: ${title === "Decision" ? fact : escaped(fact)}`])));
  if (report.issues.length > 0) {
    lines.push("", "| line | severity | code | problem |", "|---|---|---|---|");
    for (const issue of report.issues) {
      const place = issue.span ? `${issue.span.line}:${issue.span.column}` : "";
      const at = issue.path.length > 0 ? ` (${escaped(pathText(issue.path))})` : "";
      lines.push(`| ${place} | ${issue.severity} | \`${issue.code}\` | ${issue.message.replaceAll("|", "\\|")}${at} |`);
    }
  }
  if (report.stream && report.span) {
    const text = capture[report.stream].slice(report.span.start_utf16, report.span.end_utf16);
    // A fence longer than any in the text cannot be closed by it.
    const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
    if (text.length <= 20_000) lines.push("", `${fence}json`, visible(text), fence);
  }
  return `${lines.join("\n")}\n`;
}

function escaped(text: string): string {
  return visible(text).replace(/[\\`*_[\]<>|]/g, "\\$&").replaceAll("\n", " ");
}

/** A case for tests/cases: the capture, and what its report is to say. */
export function asFixture(report: Report, capture: Capture): string {
  const { found, dialect, revision, shape, valid, outcome, decision } = report;
  const issues = report.issues.map(({ code, severity, path, span }) => ({
    code,
    severity,
    path,
    ...(span && { line: span.line, column: span.column }),
  }));
  const fixture = {
    name: [name(report) ?? words(found), words(outcome), words(decision.action)].join(", "),
    capture: spelled(capture),
    expect: {
      found,
      dialect,
      ...(revision !== null && { revision }),
      shape,
      valid,
      outcome,
      decision: { action: decision.action, retryable: decision.retryable, delay_ms: decision.delay_ms, rule: decision.rule },
      ...(report.issues_omitted === 0 ? { issues } : { issues_include: issues }),
    },
  };
  return `${JSON.stringify(fixture, null, 2)}\n`;
}
