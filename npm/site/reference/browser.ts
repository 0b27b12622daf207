/** The reference: dialects as readable tables, every issue and every rule with its explanation. */

import { type Child, fill, h } from "../dom.js";
import type { Decision } from "../engine/messages.js";
import { capital, prose, visible, words } from "../text.js";
import { actionText, tone } from "../verdict.js";
import { type Condition, type Dialect, type ErrorCode, type ExitCode, type Reference, type Schema, loadReference } from "./data.js";
import { captureOfCode, captureOfExit } from "./probes.js";
import type { Engine } from "../engine/engine.js";

/** Where in the reference: `dialects/claw/v1`, `dialects/claw/v1/error`, `issues/wrong_type`, `rules/success`. */
export type Address = string;

export interface Browser {
  /** Shows a place; an address that leads nowhere shows the first dialect. */
  open(address: Address): Promise<void>;
  openDialect(id: string, shape: string | null): void;
  /** Opens the text about an issue's code or a rule. */
  explain(code: string): void;
}

export function createBrowser(dialog: HTMLDialogElement, engine: Engine): Browser {
  const nav = dialog.querySelector("nav") as HTMLElement;
  const content = dialog.querySelector("article") as HTMLElement;
  const decisions = new Map<string, Promise<Decision[]>>();

  dialog.addEventListener("close", () => {
    if (isReference(location.hash)) history.replaceState(null, "", location.pathname + location.search);
  });

  function ask(dialect: Dialect): Promise<Decision[]> {
    const captures = [
      ...dialect.exit_codes.map((exit) => captureOfExit(dialect, exit)),
      ...dialect.error_codes.map((code) => captureOfCode(dialect, code)),
    ];
    const asked = decisions.get(dialect.id) ?? engine.ask("decide", captures);
    decisions.set(dialect.id, asked);
    return asked;
  }

  function link(address: Address, ...children: Child[]): HTMLAnchorElement {
    return h(
      "a",
      {
        href: `#/${address}`,
        onclick: (event: MouseEvent) => {
          event.preventDefault();
          void open(address);
        },
      },
      ...children,
    );
  }

  async function open(address: Address): Promise<void> {
    const reference = await loadReference();
    if (!dialog.open) dialog.showModal();
    history.replaceState(null, "", `#/${address}`);
    navigation(reference, address);
    const [section, ...rest] = address.split("/");
    if (section === "issues") issue(reference, rest.join("/"));
    else if (section === "rules") rule(reference, rest.join("/"));
    else {
      const id = rest.slice(0, 2).join("/");
      const dialect = reference.dialects.find((each) => each.id === id) ?? reference.dialects[0];
      if (dialect) show(reference, dialect);
      const target = rest[2] && content.querySelector<HTMLElement>(`#shape-${CSS.escape(rest[2])}`);
      if (target) return target.scrollIntoView({ block: "start" });
    }
    content.scrollTop = 0;
    if (!dialog.contains(document.activeElement) || document.activeElement === dialog) content.focus();
  }

  function navigation(reference: Reference, address: Address): void {
    const item = (to: Address, text: string, mono = false) => {
      const anchor = link(to, text);
      if (mono) anchor.classList.add("mono");
      if (address === to || address.startsWith(`${to}/`)) anchor.setAttribute("aria-current", "page");
      return h("li", {}, anchor);
    };
    const focus = nav.contains(document.activeElement);
    fill(
      nav,
      h("h3", {}, "Dialects"),
      h("ul", {}, ...reference.dialects.map(({ id }) => item(`dialects/${id}`, id, true))),
      h("h3", {}, "Decisions"),
      h("ul", {}, ...reference.rules.map(({ id }) => item(`rules/${id}`, id, true))),
      h("h3", {}, "Issues"),
      h("ul", {}, ...reference.issues.map(({ code }) => item(`issues/${code}`, code, true))),
    );
    const current = nav.querySelector<HTMLElement>("[aria-current]");
    if (focus) current?.focus();
    current?.scrollIntoView({ block: "nearest" });
  }

  function issue(reference: Reference, code: string): void {
    const found = reference.issues.find((each) => each.code === code);
    if (!found) return unknown(code);
    const explanation = h("div", { class: "explanation" });
    engine.ask("explain", code).then(
      (explained) => fill(explanation, ...(explained?.text ?? "").split("\n\n").map((paragraph) => h("p", {}, prose(paragraph)))),
      () => fill(explanation, h("p", { class: "quiet" }, prose(`The explanation comes from the engine, which does not run here. \`cli-envelope explain ${code}\` prints it.`))),
    );
    const raised = reference.dialects.flatMap((dialect) =>
      dialect.rules.filter((each) => each.code === code).map((each) => ({ dialect, rule: each })),
    );
    fill(
      content,
      h("h2", { class: "mono" }, found.code),
      h("p", { class: "lead" }, h("span", { class: `pill ${found.severity}` }, found.severity), ` ${found.title}.`),
      explanation,
      found.help !== null && h("h3", {}, "What to do"),
      found.help !== null && h("p", {}, prose(found.help)),
      raised.length > 0 && h("h3", {}, "Where it comes from"),
      raised.length > 0 &&
        table(
          ["Dialect", "About", "Severity", "Source"],
          raised.map(({ dialect, rule: each }) => [
            link(`dialects/${dialect.id}`, dialect.id),
            each.at ? h("code", {}, each.at) : "the envelope",
            each.severity,
            each.source,
          ]),
        ),
    );
  }

  function rule(reference: Reference, id: string): void {
    const found = reference.rules.find((each) => each.id === id);
    if (!found) return unknown(id);
    const delays = { none: "at once", wire: "after the delay the envelope states, or the dialect's own", backoff: "after the dialect's own delay" };
    fill(
      content,
      h("h2", { class: "mono" }, found.id),
      h("p", { class: "lead" }, h("span", { class: `pill tone-${tone(found.action)}` }, words(found.action)), ` ${reference.actions[found.action] ?? ""}`),
      h("p", {}, prose(found.reason)),
      h("p", {}, found.retryable && found.delay ? `The work may be called again, ${delays[found.delay]}.` : "The work is not to be called again as it is."),
      h("p", { class: "quiet" }, "From: ", found.source, "."),
      h("p", { class: "quiet" }, "Rules are tried from the top of the list; the first that holds decides."),
    );
  }

  function unknown(code: string): void {
    fill(content, h("h2", {}, "Nothing is known about this"), h("p", {}, "There is no issue or rule named ", h("code", {}, visible(code)), ". The list beside this names them all."));
  }

  function show(reference: Reference, dialect: Dialect): void {
    const revised = dialect.revisions.length > 0;
    const { streams } = dialect;
    const answers: { decision: HTMLElement; at: number }[] = [];
    const decision = (at: number) => {
      const cell = h("span", { class: "quiet" }, "…");
      answers.push({ decision: cell, at });
      return cell;
    };
    const withDecisions = dialect.open_codes;
    fill(
      content,
      h("h2", { class: "mono" }, dialect.id),
      h("p", { class: "lead" }, prose(dialect.description)),
      h(
        "p",
        {},
        `Successes belong on ${streams.success}, failures on ${streams.failure}.`,
        streams.fallback && " The other stream is read only where that one holds no envelope.",
      ),
      h("h3", {}, "How it is recognised"),
      h("ul", { class: "condition" }, condition(dialect.detect)),
      revised && h("h3", {}, "Revisions"),
      revised && h("p", {}, "No envelope names its revision. This is the evidence, the strongest first; without any it is revision 1."),
      revised &&
        h(
          "ul",
          { class: "condition" },
          ...dialect.evidence.map(({ when, revisions }) =>
            h("li", {}, `revision ${revisions.join(" or ")} if`, h("ul", {}, condition(when))),
          ),
        ),
      h("h3", {}, "Shapes"),
      h(
        "ul",
        { class: "contents" },
        ...dialect.editions.flatMap((edition) =>
          edition.schemas.map((schema) => h("li", {}, link(`dialects/${dialect.id}/${anchor(schema, edition.revision)}`, schema.title))),
        ),
      ),
      ...dialect.editions.flatMap((edition) => edition.schemas.map((schema) => fields(dialect, schema, edition.revision))),
      h("h3", {}, "Exit codes"),
      table(
        ["Exit", "Name", "Class", ...(withDecisions ? ["Decision"] : []), ...(revised ? ["Revisions"] : []), "Meaning"],
        dialect.exit_codes.map((code: ExitCode, position) => [
          code.exit,
          h("code", {}, code.name),
          code.class && h("span", { title: reference.classes[code.class] ?? "" }, code.class),
          ...(withDecisions ? [decision(position)] : []),
          ...(revised ? [code.revisions?.join(", ") ?? "all"] : []),
          prose(code.description),
        ]),
      ),
      h("h3", {}, "Error codes"),
      h(
        "p",
        {},
        dialect.open_codes && "Programs may use codes of their own; these have a meaning here. ",
        "The decision is the one for an envelope that does not say itself whether a retry is allowed.",
      ),
      table(
        ["Code", "Class", "Exit", "Decision", "Meaning"],
        dialect.error_codes.map((code: ErrorCode, position) => [
          h("code", {}, code.code),
          h("span", { title: reference.classes[code.class] ?? "" }, code.class),
          code.exit,
          decision(dialect.exit_codes.length + position),
          code.description && prose(code.description),
        ]),
      ),
      dialect.rules.length > 0 && h("h3", {}, "Rules across fields"),
      dialect.rules.length > 0 &&
        table(
          ["Issue", "About", "Severity", "Source"],
          dialect.rules.map((each) => [
            link(`issues/${each.code}`, h("code", {}, each.code)),
            each.at ? h("code", {}, each.at) : "the envelope",
            each.severity,
            each.source,
          ]),
        ),
    );
    ask(dialect).then(
      (decided) => {
        for (const { decision: cell, at } of answers) {
          const made = decided[at];
          if (!made) continue;
          cell.className = `tone-${tone(made.action)}`;
          fill(cell, link(`rules/${made.rule}`, actionText(made)));
        }
      },
      () => answers.forEach(({ decision: cell }) => fill(cell, "–")),
    );
  }

  function fields(dialect: Dialect, schema: Schema, revision: number): HTMLElement {
    const id = anchor(schema, revision);
    const says = dialect.shapes.filter((shape) => shape.schema === schema.file);
    const when = says.find((shape) => shape.when)?.when;
    return h(
      "section",
      { id: `shape-${id}`, class: "shape" },
      h("h4", {}, schema.title),
      h("p", {}, prose(schema.description)),
      when && h("details", {}, h("summary", {}, "When an envelope has this shape"), h("ul", { class: "condition" }, condition(when))),
      table(
        ["Field", "Type", "Required", "Meaning"],
        schema.fields.map((field) => [
          h("code", {}, field.path),
          prose(field.type),
          field.required ? "yes" : h("span", { class: "quiet" }, "no"),
          prose(field.description),
        ]),
      ),
      schema.examples[0] !== undefined &&
        h("details", {}, h("summary", {}, "Example"), h("pre", { tabindex: 0 }, JSON.stringify(schema.examples[0], null, 2))),
    );
  }

  return {
    open,
    openDialect: (id, shape) => void openShape(id, shape),
    explain: (code) => void explainCode(code),
  };

  async function explainCode(code: string): Promise<void> {
    const reference = await loadReference();
    await open(reference.rules.some(({ id }) => id === code) ? `rules/${code}` : `issues/${code}`);
  }

  async function openShape(id: string, shape: string | null): Promise<void> {
    const reference = await loadReference();
    const dialect = reference.dialects.find((each) => each.id === id);
    const file = dialect?.shapes.find((each) => each.id === shape)?.schema;
    const edition = dialect?.editions.find(({ schemas }) => schemas.some((schema) => schema.file === file));
    const schema = edition?.schemas.find((each) => each.file === file);
    await open(`dialects/${id}${schema && edition ? `/${anchor(schema, edition.revision)}` : ""}`);
  }
}

export function isReference(hash: string): boolean {
  return /^#\/(dialects|issues|rules)(\/|$)/.test(hash);
}

function anchor(schema: Schema, revision: number): string {
  const name = schema.file.replace(".schema.json", "");
  return revision === 0 ? name : `${name}-r${revision}`;
}

/** A condition as items of a list. */
function condition(each: Condition): HTMLElement {
  if ("all" in each) return nested("all of", each.all as Condition[]);
  if ("any" in each) return nested("any of", each.any as Condition[]);
  if ("not" in each) return nested("not", [each.not as Condition]);
  return h("li", {}, prose(String(each["words"])));
}

function nested(title: string, list: Condition[]): HTMLElement {
  return h("li", {}, title, h("ul", {}, ...list.map(condition)));
}

function table(titles: string[], rows: Child[][]): HTMLElement {
  return h(
    "div",
    { class: "table", tabindex: 0, role: "group", "aria-label": titles.map((title) => capital(title)).join(", ") },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...titles.map((title) => h("th", { scope: "col" }, title)))),
      h("tbody", {}, ...rows.map((cells) => h("tr", {}, ...cells.map((cell) => h("td", {}, cell))))),
    ),
  );
}
