/** A v1 envelope in its v2 form: what is new, renamed, repaired or dropped, and why, and both side by side. */

import { type Child, fill, h } from "./dom.js";
import type { Engine } from "./engine/engine.js";
import type { Capture, Change, Entry, Migration, Report } from "./engine/messages.js";
import { laidOut } from "./json_layout.js";
import { type Line, type Pair, lineDiff } from "./line_diff.js";
import { capital, count, pathText, prose, visible } from "./text.js";

/** The dialects with a successor. */
const SUCCESSORS: Record<string, string> = { "claw/v1": "claw/v2", "cli-agent-spec/v1": "cli-agent-spec/v2" };
/** Lines shown around a change; what lies further away is counted. */
const AROUND = 4;
/** More lines than this are not drawn. */
const MOST_DRAWN = 4_000;

/** The fields of the page that hold what a migration may lack. */
const FIELDS: Record<string, string> = { command: "argv", exit_code: "exit-code" };

export interface MigrationOptions {
  engine: Engine;
  dialog: HTMLDialogElement;
  copy(text: string, what: string): void;
  /** Leads to a field of the page. */
  focus(id: string): void;
}

export interface MigrationView {
  /** Stands in the result. */
  readonly card: HTMLElement;
  /** Shows the successor's form of what was read, if its dialect has one. */
  show(report: Report, entry: Entry): Promise<void>;
}

export function createMigration({ engine, dialog, copy, focus }: MigrationOptions): MigrationView {
  const card = h("section", { class: "card", id: "migration", "aria-labelledby": "migration-title", hidden: true });
  let latest: Report | null = null;

  function present(to: string, report: Report, capture: Capture, answer: Migration): void {
    const title = h("h3", { id: "migration-title" }, "As ", h("code", {}, to));
    card.hidden = false;
    if (!answer.success) {
      const { message, missing } = answer.refusal;
      const field = missing.map((fact) => FIELDS[fact]).find((id) => id !== undefined);
      return fill(
        card,
        title,
        h("p", { class: "quiet" }, prose(message)),
        field !== undefined && h("p", { class: "buttons" }, h("button", { type: "button", class: "small", onclick: () => focus(field) }, "Enter it")),
      );
    }
    const { envelope, changes } = answer;
    const old = report.stream && report.span ? capture[report.stream].slice(report.span.start_utf16, report.span.end_utf16) : "";
    fill(
      card,
      title,
      changes.length === 0
        ? h("p", { class: "quiet" }, "It has the same form there.")
        : h("ul", { class: "changes" }, ...together(changes).map((alike) => h("li", {}, ...sentence(alike)))),
      changes.some(({ path }) => path.join(".") === "timestamp") && h("p", { class: "quiet" }, "The time is that of this page, because the old envelope has none."),
      h(
        "p",
        { class: "buttons" },
        h("button", { type: "button", class: "small", id: "compare", onclick: () => compare(report.dialect ?? "", to, old, envelope) }, "Compare side by side"),
        h("button", { type: "button", class: "small", onclick: () => copy(laidOut(envelope), `The envelope as ${to}`) }, "Copy"),
      ),
    );
  }

  function compare(from: string, to: string, old: string, changed: string): void {
    const content = dialog.querySelector(".comparison") as HTMLElement;
    const heading = dialog.querySelector("h2") as HTMLElement;
    const pairs = lineDiff(laidOut(old), laidOut(changed));
    const lines = (side: "old" | "new") => pairs.filter((pair) => pair.kind === "changed" && pair[side]).length;
    fill(heading, h("code", {}, from), " and ", h("code", {}, to));
    (dialog.querySelector("[role=status]") as HTMLElement).textContent = `${count(lines("old"), "line")} removed, ${count(lines("new"), "line")} added`;
    fill(
      content,
      h(
        "table",
        { class: "diff" },
        h("colgroup", {}, ...["number", "", "number", ""].map((kind) => h("col", { class: kind }))),
        h("thead", {}, h("tr", {}, ...[from, to].map((name) => h("th", { scope: "col", colspan: 2 }, name)))),
        h("tbody", {}, ...rows(pairs)),
      ),
    );
    dialog.showModal();
    content.scrollTop = 0;
  }

  return {
    card,
    async show(report, entry) {
      latest = report;
      // Where there is no whole document, the problems say all there is to say.
      const to = report.dialect === null || report.span === null ? undefined : SUCCESSORS[report.dialect];
      if (to === undefined) {
        card.hidden = true;
        return fill(card);
      }
      try {
        // No v1 envelope says when its command ended. People see what stands in for it.
        const timestamp = `${new Date().toISOString().slice(0, 19)}Z`;
        const answer = await engine.ask("migrate", { ...entry, to, timestamp });
        if (latest === report) present(to, report, entry.capture, answer);
      } catch {
        // Without an engine the page has said so already.
        card.hidden = true;
      }
    },
  };
}

/** Changes of one kind and for one reason, which are told in one sentence. */
function together(changes: Change[]): Change[][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.kind} ${change.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

/** `Renamed error to error.message`, and why. */
function sentence(alike: Change[]): Child[] {
  const [first] = alike;
  if (!first) return [];
  const place = (steps: (string | number)[]) => (steps.length === 0 ? "the envelope" : h("code", {}, pathText(steps, true)));
  return [
    h("span", { class: `change ${first.kind}` }, capital(first.kind)),
    " ",
    ...alike.flatMap(({ path, from }, at) => [at > 0 && ", ", ...(from ? [place(from), " to "] : []), place(path)]),
    h("span", { class: "because plainly" }, prose(first.reason)),
  ];
}

function rows(pairs: Pair[]): HTMLElement[] {
  const near = new Set<number>();
  pairs.forEach(({ kind }, at) => {
    if (kind === "changed") for (let line = at - AROUND; line <= at + AROUND; line += 1) near.add(line);
  });
  const drawn: HTMLElement[] = [];
  let hidden = 0;
  const tellHidden = () => {
    if (hidden > 0) drawn.push(h("tr", { class: "gap" }, h("td", { colspan: 4 }, `${count(hidden, "line")} alike`)));
    hidden = 0;
  };
  pairs.forEach((pair, at) => {
    if (!near.has(at) || drawn.length > MOST_DRAWN) return void (hidden += 1);
    tellHidden();
    drawn.push(h("tr", { class: pair.kind }, ...side(pair, pair.old, "del"), ...side(pair, pair.new, "ins")));
  });
  tellHidden();
  return drawn;
}

function side({ kind }: Pair, line: Line | null, element: "del" | "ins"): HTMLElement[] {
  const text = line && visible(line.text);
  return [
    h("td", { class: "number" }, line?.number),
    h("td", { class: `${element === "del" ? "old" : "new"}${line ? "" : " none"}` }, kind === "changed" && text !== null ? h(element, {}, text) : text),
  ];
}
