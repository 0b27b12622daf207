/** Light or dark: what the system says, until a person says otherwise. */

import { fill, icon } from "./dom.js";

const KEY = "cli-envelope.theme";

type Theme = "light" | "dark";

let chosen: Theme | null = null;

/** Called before anything is drawn, so that nothing flashes. Without a choice the style follows the system by itself. */
export function showChosenTheme(): void {
  chosen = kept();
  if (chosen) document.documentElement.dataset["theme"] = chosen;
}

/** Makes a button that switches to the other theme. */
export function offerThemes(button: HTMLButtonElement): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const current = () => chosen ?? (system.matches ? "dark" : "light");
  const show = () => {
    const theme = current();
    const other = theme === "dark" ? "light" : "dark";
    button.setAttribute("aria-label", `Switch to the ${other} theme`);
    button.title = `Switch to the ${other} theme`;
    fill(button, icon(theme === "dark" ? "sun" : "moon"));
  };
  button.addEventListener("click", () => {
    chosen = current() === "dark" ? "light" : "dark";
    document.documentElement.dataset["theme"] = chosen;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Forbidden: the choice lasts as long as the page.
    }
    show();
  });
  system.addEventListener("change", show);
  show();
}

function kept(): Theme | null {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === "light" || theme === "dark" ? theme : null;
  } catch {
    return null;
  }
}
