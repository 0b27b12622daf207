/** The table of problems, and the way from one to the next. */

import { fill, h, icon } from "./dom.js";
import type { Issue, Report } from "./engine/messages.js";
import { count, pathText, prose } from "./text.js";

export interface ProblemsOptions {
  list: HTMLElement;
  heading: HTMLElement;
  goTo(issue: Issue): void;
  explain(code: string): void;
}

export interface Problems {
  show(report: Report | null): void;
  /** Goes to the next problem, or with -1 to the one before. False where there is none. */
  step(by: 1 | -1): boolean;
  /** Back to the row a reader came from. */
  focus(): boolean;
}

export function createProblems({ list, heading, goTo, explain }: ProblemsOptions): Problems {
  let issues: Issue[] = [];
  let current = -1;
  let cameFrom = false;

  const buttons = () => [...list.querySelectorAll<HTMLButtonElement>("button.problem")];

  function choose(position: number): void {
    const issue = issues[position];
    if (!issue) return;
    current = position;
    buttons().forEach((button, row) => {
      button.tabIndex = row === position ? 0 : -1;
      button.closest("tr")?.toggleAttribute("data-current", row === position);
    });
    buttons()[position]?.scrollIntoView({ block: "nearest" });
    goTo(issue);
  }

  list.addEventListener("keydown", (event) => {
    const rows = buttons();
    const at = rows.indexOf(event.target as HTMLButtonElement);
    if (at >= 0 && event.key === "Enter") {
      // The editor takes the focus at once, and must not take the key as well.
      event.preventDefault();
      cameFrom = true;
      return choose(at);
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    const row = to === undefined || at < 0 ? undefined : rows[to];
    if (!row) return;
    event.preventDefault();
    rows.forEach((each) => (each.tabIndex = each === row ? 0 : -1));
    row.focus();
  });

  return {
    show(report) {
      const keep = buttons().indexOf(document.activeElement as HTMLButtonElement);
      issues = report?.issues ?? [];
      current = -1;
      cameFrom = false;
      fill(heading, "Problems", report && h("span", { class: "badge" }, report.issues.length + report.issues_omitted));
      if (!report) return fill(list, h("p", { class: "quiet" }, "Problems are listed here, each with its place in the text."));
      if (issues.length === 0) return fill(list, h("p", { class: "quiet" }, "Nothing to complain about."));
      const row = (issue: Issue, position: number) =>
        h(
          "tr",
          {
            onclick: (event: MouseEvent) => {
              if ((event.target as Element).closest("button.code")) return;
              cameFrom = true;
              choose(position);
            },
          },
          h("td", { class: `severity ${issue.severity}` }, icon(issue.severity), h("span", { class: "hidden" }, issue.severity)),
          h(
            "td",
            { class: "message" },
            h("button", { type: "button", class: "problem", tabindex: position === 0 ? 0 : -1 }, prose(issue.message)),
          ),
          h("td", { class: "at" }, issue.path.length > 0 && h("code", {}, pathText(issue.path))),
          h(
            "td",
            { class: "code" },
            h("button", { type: "button", class: "code link", onclick: () => explain(issue.code), title: "Explain" }, issue.code),
          ),
          h("td", { class: "place" }, issue.span ? `${issue.span.line}:${issue.span.column}` : "–"),
        );
      const head = ["Severity", "Problem", "Where", "Code", "Line"].map((title) => h("th", { scope: "col" }, title));
      fill(
        list,
        h("table", {}, h("thead", { class: "hidden" }, h("tr", {}, ...head)), h("tbody", {}, ...issues.map(row))),
        report.issues_omitted > 0 && h("p", { class: "quiet" }, `${count(report.issues_omitted, "more problem")} not listed.`),
      );
      if (keep >= 0) buttons()[Math.min(keep, issues.length - 1)]?.focus();
    },
    step(by) {
      const places = issues.flatMap((issue, position) => (issue.span ? [position] : []));
      if (places.length === 0) return false;
      const next = by > 0 ? places.find((position) => position > current) : places.findLast((position) => position < current);
      choose(next ?? places.at(by > 0 ? 0 : -1) ?? 0);
      return true;
    },
    focus() {
      const row = cameFrom ? buttons()[current] : undefined;
      row?.focus();
      return row !== undefined;
    },
  };
}
