/** Light or dark: what the system says, until a person says otherwise. */

import { fill, icon } from "./dom.js";

const KEY = "cli-envelope.theme";

type Theme = "light" | "dark";

export function startTheme(button: HTMLButtonElement): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let chosen = kept();
  const show = () => {
    const theme = chosen ?? (system.matches ? "dark" : "light");
    document.documentElement.dataset["theme"] = theme;
    const other = theme === "dark" ? "light" : "dark";
    button.setAttribute("aria-label", `Switch to the ${other} theme`);
    button.title = `Switch to the ${other} theme`;
    fill(button, icon(theme === "dark" ? "sun" : "moon"));
  };
  button.addEventListener("click", () => {
    chosen = document.documentElement.dataset["theme"] === "dark" ? "light" : "dark";
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
