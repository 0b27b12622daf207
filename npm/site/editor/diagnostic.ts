/** An issue of a report as a mark in an editor, with what its hover says. */

import type { Diagnostic } from "@codemirror/lint";
import { h } from "../dom.js";
import type { Issue } from "../engine/messages.js";
import { prose } from "../text.js";

/** The mark, or none where no text is to blame. */
export function diagnostic(issue: Issue, length: number, explain: (code: string) => void): Diagnostic[] {
  if (!issue.span) return [];
  const from = Math.min(issue.span.start_utf16, length);
  const to = Math.min(Math.max(issue.span.end_utf16, from), length);
  const renderMessage = () =>
    h(
      "div",
      {},
      h("div", { class: "problem-message" }, prose(issue.message)),
      h("div", { class: "problem-help" }, prose(issue.help)),
      h("button", { type: "button", class: "problem-explain", onclick: () => explain(issue.code) }, `Explain ${issue.code}`),
    );
  return [{ from, to, severity: issue.severity, message: issue.message, source: issue.code, renderMessage }];
}
