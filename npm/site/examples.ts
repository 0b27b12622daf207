/** The examples: fixtures and cases of the project's tests, so that none can rot. Loaded when they are first asked for. */

import { captureFrom } from "./capture.js";
import { fill, h } from "./dom.js";
import type { Capture } from "./engine/messages.js";
import { count } from "./text.js";

/** What the build writes down: groups of examples. A capture is left as a file spells it. */
interface Group {
  title: string;
  about: string;
  examples: { title: string; capture: unknown }[];
}

export interface Example {
  title: string;
  capture: Capture;
}

let loading: Promise<Group[]> | null = null;

function load(): Promise<Group[]> {
  loading ??= import("examples").then((module) => module.default as Group[]);
  return loading;
}

/** The example with this title in the group with that one. */
export async function example(group: string, title: string): Promise<Example | null> {
  const found = (await load()).find((each) => each.title === group)?.examples.find((each) => each.title === title);
  const capture = found && captureFrom(found.capture);
  return capture ? { title, capture } : null;
}

/** Shows the menu: type to find, arrows to move, Enter to open. */
export async function showExamples(dialog: HTMLDialogElement, open: (example: Example) => void): Promise<void> {
  const search = dialog.querySelector("input") as HTMLInputElement;
  const list = dialog.querySelector(".examples") as HTMLElement;
  const told = dialog.querySelector("[role=status]") as HTMLElement;
  search.value = "";
  dialog.showModal();
  search.focus();
  const groups = await load();

  function show(): void {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    const sections = groups.flatMap((group) => {
      const matching = group.examples.filter(({ title }) => {
        const text = `${group.title} ${title}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      });
      found += matching.length;
      if (matching.length === 0) return [];
      const item = ({ title, capture }: Group["examples"][number]) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: "example",
              onclick: () => {
                const read = captureFrom(capture);
                dialog.close();
                if (read) open({ title, capture: read });
              },
            },
            title,
          ),
        );
      return [h("section", {}, h("h3", {}, group.title), h("p", { class: "quiet" }, group.about), h("ul", {}, ...matching.map(item)))];
    });
    fill(list, ...(sections.length > 0 ? sections : [h("p", { class: "quiet" }, "No example has these words. Try a dialect, a shape or an error.")]));
    told.textContent = count(found, "example");
  }

  search.oninput = show;
  dialog.onkeydown = (event) => {
    const buttons = [...list.querySelectorAll<HTMLButtonElement>("button.example")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "Enter" && document.activeElement === search) {
      event.preventDefault();
      buttons[0]?.click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const to = at + (event.key === "ArrowDown" ? 1 : -1);
      (to < 0 ? search : buttons[Math.min(to, buttons.length - 1)])?.focus();
    }
  };
  show();
}
