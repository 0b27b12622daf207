/** One sentence about something that did not go as expected, or that was done unasked. */

import { fill, h, icon, part } from "./dom.js";
import { visible } from "./text.js";

interface Offer {
  text: string;
  take(): void;
}

export function notify(sentence: string, tone: "problem" | "news" = "problem", offer?: Offer): void {
  const bar = part("notice");
  const close = () => fill(bar);
  fill(
    bar,
    h(
      "div",
      { class: `notice ${tone}` },
      icon(tone === "problem" ? "warning" : "info"),
      h("p", {}, visible(sentence)),
      offer &&
        h(
          "button",
          {
            type: "button",
            class: "small",
            onclick: () => {
              close();
              offer.take();
            },
          },
          offer.text,
        ),
      h("button", { type: "button", class: "square", "aria-label": "Dismiss", onclick: close }, icon("close")),
    ),
  );
}

export function clearNotice(): void {
  fill(part("notice"));
}
