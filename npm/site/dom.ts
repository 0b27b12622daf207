/** Elements without markup: text is only ever set as text, so nothing that a program printed can become part of the page. */

export type Child = Node | string | number | null | undefined | false;

type Listener = (event: never) => void;
type Attributes = Record<string, string | number | boolean | null | undefined | Listener>;

/** An element with its attributes, listeners (`onclick`, …) and children. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** What is left of a list of children without the ones that are not there. */
export function nodes(children: Child[]): (Node | string)[] {
  return children
    .filter((child): child is Node | string | number => child !== null && child !== undefined && child !== false)
    .map((child) => (typeof child === "number" ? String(child) : child));
}

/** Shows these children instead of what was there. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(...nodes(children));
}

/** The element of index.html with this id. */
export function part<Type extends HTMLElement>(id: string): Type {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no element #${id}`);
  return element as Type;
}

const SVG = "http://www.w3.org/2000/svg";

/** Outlines on a grid of 16 by 16. */
const ICONS = {
  check: "M3.5 8.5l3 3 6-7",
  again: "M12.9 6.2A5.2 5.2 0 1 0 13.2 9M13.2 3v3.4H9.8",
  wrench: "M8 4.6v4.2M8 11.3v.1M8 1.8l6.4 11.4H1.6z",
  person: "M8 7.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM2.8 13.6c.6-2.6 2.6-4 5.2-4s4.6 1.4 5.2 4",
  error: "M8 1.9a6.1 6.1 0 1 0 0 12.2A6.1 6.1 0 0 0 8 1.9zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4",
  warning: "M8 2.2l6.2 11H1.8zM8 6.4v3.2M8 11.4v.1",
  info: "M8 1.9a6.1 6.1 0 1 0 0 12.2A6.1 6.1 0 0 0 8 1.9zM8 7.3v3.6M8 5v.1",
  close: "M4 4l8 8M12 4l-8 8",
  sun: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8 1.4v1.3M8 13.3v1.3M1.4 8h1.3M13.3 8h1.3M3.3 3.3l.9.9M11.8 11.8l.9.9M3.3 12.7l.9-.9M11.8 4.2l.9-.9",
  moon: "M13.4 9.6A5.8 5.8 0 0 1 6.4 2.6a5.8 5.8 0 1 0 7 7z",
  search: "M7 2.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2zM10.4 10.4l3.4 3.4",
} as const;

export type Icon = keyof typeof ICONS;

/** A drawing beside a word. Screen readers have the word. */
export function icon(name: Icon): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}
