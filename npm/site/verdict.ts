/** A report in words, for the result panel, the summary line and what is copied. */

import type { Decision, Report } from "./engine/messages.js";
import { capital, count, duration, words } from "./text.js";

/** How a decision feels: done, once more, something to mend, a person to ask. */
export type Tone = "good" | "again" | "mend" | "stop";

const TONES: Record<string, Tone> = {
  proceed: "good",
  use_cache: "good",
  fetch_next_page: "again",
  retry: "again",
  retry_same_session: "again",
  retry_fresh_session: "again",
  refresh_credentials: "again",
  follow_redirect: "again",
  narrow_query: "mend",
  acquire_credentials: "mend",
  fix_invocation: "mend",
  handle_absence: "mend",
  inspect_state: "mend",
};

export function tone(action: string): Tone {
  return TONES[action] ?? "stop";
}

/** `Retry in 30 s`. */
export function actionText(decision: Decision): string {
  const action = capital(words(decision.action));
  return decision.delay_ms ? `${action} in ${duration(decision.delay_ms)}` : action;
}

export type Grade = "valid" | "invalid" | "none";

const FOUND: Record<string, string> = {
  none: "No envelope",
  truncated: "Cut off",
  malformed: "Malformed",
  too_large: "Too large",
  ambiguous: "Contradicting envelopes",
};

/** `Valid`, `Not valid`, `Cut off`. */
export function validity(report: Report): { grade: Grade; text: string } {
  if (report.valid) return { grade: "valid", text: report.found === "ambiguous" ? "Contradicting" : "Valid" };
  if (report.found === "envelope") return { grade: "invalid", text: "Not valid" };
  return { grade: report.found === "none" ? "none" : "invalid", text: FOUND[report.found] ?? capital(words(report.found)) };
}

/** `2 errors and 1 warning`; `no problems`. */
export function problemCounts(report: Report): string {
  const of = (severity: string) => report.issues.filter((issue) => issue.severity === severity).length;
  const parts = [
    of("error") > 0 && count(of("error"), "error"),
    of("warning") > 0 && count(of("warning"), "warning"),
    of("info") > 0 && count(of("info"), "note"),
    report.issues_omitted > 0 && `${report.issues_omitted.toLocaleString("en")} more not listed`,
  ].filter((part): part is string => part !== false);
  if (parts.length === 0) return "no problems";
  return parts.length === 1 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** `claw/v1 error`, `cli-agent-spec/v1 revision 1 response`; null where nothing was recognised. */
export function name(report: Report): string | null {
  if (report.dialect === null) return null;
  return [report.dialect, report.revision !== null && `revision ${report.revision}`, report.shape].filter(Boolean).join(" ");
}

/** What a screen reader hears after every change. */
export function summary(report: Report): string {
  const what = name(report);
  return `${validity(report).text}${what ? `: ${what}` : ""}; ${problemCounts(report)}. Outcome ${words(report.outcome)}. ${actionText(report.decision)}.`;
}
