/** The result panel: what to do, what happened, what was recognised and how. */

import { type Child, type Icon, fill, h, icon } from "./dom.js";
import type { Capture, Report } from "./engine/messages.js";
import { recognise } from "./recognition.js";
import type { Reference } from "./reference/data.js";
import { capital, count, duration, prose, visible, words } from "./text.js";
import { actionText, name, problemCounts, tone, validity } from "./verdict.js";

const TONE_ICONS: Record<string, Icon> = { good: "check", again: "again", mend: "wrench", stop: "person" };

export interface ResultLinks {
  explain(code: string): void;
  dialect(id: string, shape: string | null): void;
}

/** Shows a report. */
export function showResult(
  panel: HTMLElement,
  report: Report,
  capture: Capture,
  reference: Reference | null,
  links: ResultLinks,
  migration: HTMLElement | null,
): void {
  fill(
    panel,
    decision(report, reference, links),
    happened(report),
    recognised(report, capture, reference, links),
    migration,
    warnings(report),
  );
}

function decision(report: Report, reference: Reference | null, links: ResultLinks): HTMLElement {
  const { decision } = report;
  const feel = tone(decision.action);
  const again = decision.retryable
    ? `${decision.delay_ms ? `After ${duration(decision.delay_ms)}, ` : "At once, "}up to ${count(decision.max_attempts, "call")} in all.`
    : "Not to be called again as it is.";
  return h(
    "section",
    { class: `verdict ${feel}`, "aria-label": "Decision" },
    h("div", { class: "verdict-icon" }, icon(TONE_ICONS[feel] ?? "person")),
    h(
      "div",
      {},
      h("h2", { id: "action" }, actionText(decision)),
      h("p", { id: "reason" }, reference?.actions[decision.action] && `${reference.actions[decision.action]} `, decision.reason),
      h(
        "p",
        { class: "facts" },
        h("span", {}, again),
        decision.session !== "unaffected" && h("span", {}, `Session ${decision.session}.`),
        decision.cancel_observed !== null &&
          h("span", {}, decision.cancel_observed ? "The program saw the request to cancel." : "The program did not confirm that it was cancelled."),
        h(
          "span",
          {},
          "Rule ",
          h("button", { type: "button", class: "link mono", id: "rule", onclick: () => links.explain(decision.rule) }, decision.rule),
        ),
      ),
      decision.redirect &&
        h(
          "p",
          { class: "facts" },
          h("span", {}, decision.redirect.permanent ? "Moved for good to " : "Moved for now to ", code(decision.redirect.command)),
        ),
      decision.cursor !== null && h("p", { class: "facts" }, h("span", {}, "Next page starts at ", code(decision.cursor))),
    ),
  );
}

function happened(report: Report): HTMLElement {
  const { grade, text } = validity(report);
  const { error } = report;
  return h(
    "section",
    { class: "card", "aria-labelledby": "happened" },
    h("h3", { id: "happened" }, "What happened"),
    list([
      ["Outcome", h("span", { class: `pill outcome-${report.outcome}`, id: "outcome" }, words(report.outcome))],
      ["Envelope", [h("span", { class: `pill ${grade}`, id: "validity" }, text), h("span", { class: "quiet" }, problemCounts(report))]],
      error && ["Error code", error.code === null ? h("span", { class: "quiet" }, "none given") : code(error.code)],
      error && ["Class", capital(words(error.class))],
      error?.message != null && ["Message", said(error.message)],
      error?.hint != null && ["Hint", said(error.hint)],
      error?.operation != null && ["Operation", code(error.operation)],
      error?.target != null && ["Target", code(error.target)],
    ]),
  );
}

function recognised(report: Report, capture: Capture, reference: Reference | null, links: ResultLinks): HTMLElement {
  const why = reference && recognise(report, capture, reference);
  const title = name(report);
  const { dialect } = report;
  const span = report.span;
  return h(
    "section",
    { class: "card", "aria-labelledby": "recognised" },
    h("h3", { id: "recognised" }, "How it was recognised"),
    dialect === null || title === null
      ? h("p", { class: "quiet" }, "No dialect recognises what is here. The dialects and what marks each of them are in the reference.")
      : list([
          [
            "Dialect",
            [
              h("button", { type: "button", class: "link mono", id: "dialect", onclick: () => links.dialect(dialect, null) }, dialect),
              because(why?.dialect),
            ],
          ],
          report.revision !== null && [
            "Revision",
            [
              String(report.revision),
              why?.revision?.length === 0 ? h("span", { class: "because plainly" }, "no evidence of another one") : because(why?.revision),
            ],
          ],
          report.shape !== null && [
            "Shape",
            [
              h("button", { type: "button", class: "link mono", id: "shape", onclick: () => links.dialect(dialect, report.shape) }, report.shape),
              because(why?.shape),
            ],
          ],
          span && [
            "Place",
            `${report.stream}, ${count(span.end - span.start, "byte")} from byte ${span.start.toLocaleString("en")}${report.envelopes > 1 ? `; the deciding one of ${report.envelopes} envelopes` : ""}`,
          ],
        ]),
  );
}

function because(reasons: string[] | null | undefined): Child {
  if (!reasons || reasons.length === 0) return null;
  const shown = reasons.slice(0, 6);
  return h(
    "span",
    { class: "because" },
    ...shown.flatMap((reason, position): Child[] => [position > 0 && (position === shown.length - 1 ? " and " : ", "), prose(reason)]),
  );
}

function warnings(report: Report): Child {
  if (report.warnings.length === 0) return null;
  return h(
    "section",
    { class: "card", "aria-labelledby": "warnings" },
    h("h3", { id: "warnings" }, "What the envelope warns of"),
    h("ul", { class: "plain" }, ...report.warnings.map((warning) => h("li", {}, said(warning)))),
  );
}

type Row = [string, Child | Child[]];

function list(rows: (Row | null | false | undefined)[]): HTMLElement {
  const present = rows.filter((row): row is Row => Boolean(row));
  return h("dl", {}, ...present.flatMap(([title, value]) => [h("dt", {}, title), h("dd", {}, ...[value].flat())]));
}

function code(text: string): HTMLElement {
  return h("code", { dir: "ltr" }, visible(text));
}

/** Words of a program, kept apart from ours. */
function said(text: string): HTMLElement {
  return h("bdi", { class: "said" }, visible(text));
}

/** Before anything is entered. */
export function showNothing(panel: HTMLElement, examples: { title: string; open(): void }[], openFile: () => void): void {
  fill(
    panel,
    h(
      "section",
      { class: "empty" },
      h("h2", {}, "Paste what a program printed"),
      h(
        "p",
        {},
        "You see at once whether it is a valid envelope, what is wrong and where, what happened, and whether it is safe to call again.",
      ),
      h(
        "ul",
        { class: "starts" },
        ...examples.map(({ title, open }) => h("li", {}, h("button", { type: "button", class: "start", onclick: open }, title))),
        h("li", {}, h("button", { type: "button", class: "start", onclick: openFile }, "Open a file of yours")),
      ),
      h(
        "p",
        { class: "quiet" },
        "An envelope, a whole capture as JSON, or records line by line. Add the exit code if you know it: it decides more than anything else. Nothing you enter leaves this page.",
      ),
    ),
  );
}

/** Where nothing can be checked. */
export function showBlocked(panel: HTMLElement, sentence: string): void {
  fill(panel, h("section", { class: "empty" }, h("h2", {}, "Nothing can be checked here"), h("p", {}, sentence)));
}
