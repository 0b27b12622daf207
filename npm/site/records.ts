/** Records, one to a line or one behind the other: totals as a chart, and a list of which only the visible part exists. */

import { fill, h, icon } from "./dom.js";
import type { Engine } from "./engine/engine.js";
import type { Progress, RecordFilter, RecordRow, Totals } from "./engine/messages.js";
import { count, size, visible, words } from "./text.js";
import { tone } from "./verdict.js";

const ROW = 30;
/** Browsers cannot lay out anything taller; beyond it the scroll bar counts several rows at once. */
const TALLEST = 8_000_000;
/** Rows kept ready above and below what is seen. */
const SPARE = 12;

export interface RecordsOptions {
  panel: HTMLElement;
  engine: Engine;
  /** A record was chosen. */
  choose(text: string, row: RecordRow): void;
}

export interface RecordsPanel {
  /** Reads a file from start to end. */
  read(source: Blob, name: string): Promise<void>;
  progress(progress: Progress): void;
}

export function createRecords({ panel, engine, choose }: RecordsOptions): RecordsPanel {
  const head = h("div", { class: "records-head" });
  const chart = h("div", { class: "chart" });
  const spacer = h("div", { class: "spacer", role: "presentation" });
  const body = h("div", { class: "rows", role: "presentation" });
  const titles = ["Line", "Outcome", "Dialect and shape", "Action", "Code"];
  const header = h("div", { class: "row titles", role: "row" }, ...titles.map((title) => h("span", { role: "columnheader" }, title)));
  const scroller = h("div", { class: "scroller", role: "rowgroup", tabindex: 0 }, spacer, body);
  const table = h("div", { class: "records-table", role: "grid", "aria-label": "Records" }, h("div", { role: "rowgroup" }, header), scroller);
  fill(panel, head, chart, table);

  let filter: RecordFilter = null;
  let of = 0;
  let current = -1;
  let name = "";
  let latest: Progress | null = null;
  let drawing = 0;

  const height = () => Math.min(of * ROW, TALLEST);
  /** The first row that is seen, and how far it is shifted. */
  const top = () => {
    const room = height() - scroller.clientHeight;
    if (of * ROW <= TALLEST) return scroller.scrollTop / ROW;
    return room <= 0 ? 0 : (scroller.scrollTop / room) * (of - scroller.clientHeight / ROW);
  };

  async function draw(): Promise<void> {
    drawing += 1;
    const mine = drawing;
    const first = Math.max(0, Math.floor(top()) - SPARE);
    const last = first + Math.ceil(scroller.clientHeight / ROW) + 2 * SPARE;
    const answer = await engine.ask("rows", { filter, from: first, to: last }).catch(() => null);
    if (answer === null) return;
    of = answer.of;
    if (mine !== drawing) return;
    spacer.style.height = `${height()}px`;
    table.setAttribute("aria-rowcount", String(of + 1));
    const shift = of * ROW <= TALLEST ? first * ROW : scroller.scrollTop - (top() - first) * ROW;
    body.style.transform = `translateY(${shift}px)`;
    fill(body, ...answer.rows.map((row, position) => line(row, first + position)));
  }

  function line(row: RecordRow, position: number): HTMLElement {
    return h(
      "div",
      {
        class: "row",
        role: "row",
        "aria-rowindex": position + 2,
        "aria-selected": String(position === current),
        onclick: () => pick(position),
      },
      h("span", { role: "gridcell", class: "number" }, row.line.toLocaleString("en"), row.column > 1 && `:${row.column}`),
      h(
        "span",
        { role: "gridcell" },
        h("span", { class: `dot outcome-${row.outcome}` }),
        words(row.outcome),
        !row.valid && h("span", { class: "invalid-mark" }, icon("error"), h("span", { class: "hidden" }, "not valid")),
      ),
      cell("mono", row.dialect === null ? "–" : `${row.dialect} ${row.shape ?? ""}`),
      cell(`tone-${tone(row.action)}`, words(row.action)),
      cell("mono", row.code === null ? "" : visible(row.code)),
    );
  }

  /** A cell that may be too narrow for what it says. */
  function cell(kind: string, text: string): HTMLElement {
    return h("span", { role: "gridcell", class: kind, title: text }, text);
  }

  async function pick(position: number): Promise<void> {
    if (of === 0) return;
    current = Math.min(Math.max(position, 0), of - 1);
    const seen = top();
    const rows = scroller.clientHeight / ROW;
    if (current < seen) scrollTo(current);
    else if (current > seen + rows - 1) scrollTo(current - rows + 1);
    await draw();
    const { rows: chosen } = await engine.ask("rows", { filter, from: current, to: current + 1 });
    const row = chosen[0];
    if (row) choose(await engine.ask("record", row.index), row);
  }

  function scrollTo(row: number): void {
    const room = height() - scroller.clientHeight;
    scroller.scrollTop = of * ROW <= TALLEST ? row * ROW : (row / Math.max(1, of - scroller.clientHeight / ROW)) * room;
  }

  scroller.addEventListener("scroll", () => void draw(), { passive: true });
  new ResizeObserver(() => void draw()).observe(scroller);
  table.addEventListener("keydown", (event) => {
    const page = Math.max(1, Math.floor(scroller.clientHeight / ROW) - 1);
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: of - 1,
      Enter: current,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    void pick(to);
  });

  function choosing(next: RecordFilter): void {
    filter = JSON.stringify(filter) === JSON.stringify(next) ? null : next;
    current = -1;
    scroller.scrollTop = 0;
    if (latest) drawTotals(latest.totals);
    void draw();
  }

  function drawTotals(totals: Totals): void {
    const bars = (title: string, rows: [string, number][], by: "outcome" | "dialect" | "code", most: number) => {
      if (rows.length === 0) return null;
      const bar = ([value, number]: [string, number]) => {
        const length = h("span", { class: `bar ${by === "outcome" ? `outcome-${value}` : ""}` });
        length.style.width = `${Math.max(1, (100 * number) / Math.max(1, totals.records))}%`;
        const pressed = filter !== null && "value" in filter && filter.by === by && filter.value === value;
        return h(
          "li",
          {},
          h(
            "button",
            { type: "button", class: "total", "aria-pressed": String(pressed), title: value, onclick: () => choosing({ by, value }) },
            h("span", { class: "total-name" }, value === "" ? "no dialect" : visible(by === "outcome" ? words(value) : value)),
            h("span", { class: "track" }, length),
            h("span", { class: "total-number" }, number.toLocaleString("en")),
          ),
        );
      };
      const rest = rows.slice(most).reduce((sum, [, number]) => sum + number, 0);
      return h(
        "div",
        { class: "totals", role: "group", "aria-label": `Records by ${title.toLowerCase()}` },
        h("h2", {}, title),
        h("ul", {}, ...rows.slice(0, most).map(bar), rest > 0 && h("li", { class: "quiet" }, `and ${count(rest, "more record")}`)),
      );
    };
    const focus = (document.activeElement as HTMLElement | null)?.closest(".total")?.querySelector(".total-name")?.textContent;
    fill(chart, bars("Outcome", totals.outcomes, "outcome", 8), bars("Dialect", totals.dialects, "dialect", 8), bars("Error code", totals.codes, "code", 7));
    // Drawn anew while a file is read; whoever stands on a bar stays there.
    if (focus) [...chart.querySelectorAll<HTMLElement>(".total")].find((each) => each.querySelector(".total-name")?.textContent === focus)?.focus();
  }

  function drawHead(): void {
    if (!latest) return;
    const { bytes, of: whole, totals, state } = latest;
    const reading = state === "reading";
    const bar = h("progress", { max: Math.max(1, whole), value: bytes, "aria-label": "Reading" });
    const ends = { reading: "", done: "", stopped: " · stopped", failed: " · the file cannot be read any further" }[state];
    const invalidPressed = filter?.by === "invalid";
    const kept = head.contains(document.activeElement);
    fill(
      head,
      h("strong", { class: "file-name" }, visible(name)),
      h("span", { class: "quiet", id: "records-summary" }, `${count(totals.records, "record")}, ${size(whole)}${ends}`),
      totals.invalid > 0 &&
        h(
          "button",
          { type: "button", class: "small", "aria-pressed": String(invalidPressed), onclick: () => { choosing({ by: "invalid" }); drawHead(); } },
          `${totals.invalid.toLocaleString("en")} not valid`,
        ),
      reading && bar,
      reading && h("button", { type: "button", class: "small", id: "stop", onclick: () => void engine.ask("stop", null) }, "Stop"),
    );
    if (kept) head.querySelector("button")?.focus();
  }

  function progress(next: Progress): void {
    latest = next;
    drawHead();
    drawTotals(next.totals);
    void draw();
  }

  return {
    async read(source, title) {
      name = title;
      filter = null;
      current = -1;
      of = 0;
      scroller.scrollTop = 0;
      progress({ bytes: 0, of: source.size, totals: { records: 0, invalid: 0, outcomes: [], dialects: [], actions: [], codes: [] }, state: "reading" });
      const end = await engine.ask("read", source);
      progress(end);
      await draw();
      if (current < 0) await pick(0);
    },
    progress,
  };
}
