/** A text field that knows JSON and shows problems at the exact characters they are about. */

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension, Text } from "@codemirror/state";
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { ESCAPED_SOURCE } from "../bytes.js";
import { h } from "../dom.js";
import type { Issue } from "../engine/messages.js";
import { writtenByte } from "../text.js";
import { appearance } from "./appearance.js";
import { diagnostic } from "./diagnostic.js";

/** Beyond this many UTF-16 units colours cost more than they help. */
const LARGEST_COLOURED = 1_000_000;
/** A line beyond this length is not broken: finding the breaks takes long, on every keystroke. */
const LONGEST_WRAPPED = 100_000;

export interface EditorOptions {
  label: string;
  placeholder: string;
  changed(): void;
  /** Text is pasted over everything there is. True where it was taken care of. */
  replaced(text: string): boolean;
  explain(code: string): void;
  /** Back to where the reader came from. */
  leave(): boolean;
}

export interface Editor {
  text(): string;
  setText(text: string): void;
  /** Marks these problems and no others. */
  mark(issues: Issue[]): void;
  /** Shows and selects a range, and takes the focus. */
  reveal(from: number, to: number): void;
  focus(): void;
  destroy(): void;
  readonly length: number;
}

export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  // In a shadow root CodeMirror adopts constructed style sheets, which a strict content security policy allows.
  const root = host.attachShadow({ mode: "open" });
  const language = new Compartment();
  const wrapping = new Compartment();
  let suited = { coloured: true, wrapped: true };
  let text = Text.empty;
  const view = new EditorView({
    parent: root,
    root,
    // The question leaves before the page is drawn anew, so that the worker reads at the same time.
    dispatchTransactions(transactions, view) {
      const last = transactions.findLast(({ docChanged }) => docChanged);
      if (last) {
        text = last.newDoc;
        options.changed();
      }
      view.update(transactions);
    },
    state: EditorState.create({
      extensions: [
        exactText,
        lineNumbers(),
        lintGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        history(),
        bracketMatching(),
        search(),
        highlightSelectionMatches({ maxMatches: 50 }),
        keymap.of([{ key: "Escape", run: () => options.leave() }]),
        keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
        language.of(json()),
        wrapping.of(EditorView.lineWrapping),
        placeholder(options.placeholder),
        EditorView.contentAttributes.of({ "aria-label": options.label }),
        EditorView.domEventHandlers({
          paste(event, view) {
            const text = event.clipboardData?.getData("text/plain") ?? "";
            const { from, to } = view.state.selection.main;
            const everything = from === 0 && to === view.state.doc.length;
            if (!everything || !options.replaced(text)) return false;
            event.preventDefault();
            return true;
          },
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) suit(update.state);
        }),
        appearance,
      ],
    }),
  });

  /** Large documents and long lines do without what would make typing slow. */
  function suit(state: EditorState): void {
    const coloured = state.doc.length <= LARGEST_COLOURED;
    const wrapped = coloured || longestLine(state) <= LONGEST_WRAPPED;
    if (coloured === suited.coloured && wrapped === suited.wrapped) return;
    suited = { coloured, wrapped };
    queueMicrotask(() =>
      view.dispatch({
        effects: [language.reconfigure(coloured ? json() : []), wrapping.reconfigure(wrapped ? EditorView.lineWrapping : [])],
      }),
    );
  }

  return {
    text: () => text.toString(),
    setText(next) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, selection: { anchor: 0 }, scrollIntoView: true });
    },
    mark(issues) {
      const length = view.state.doc.length;
      const marks = issues.flatMap((issue) => diagnostic(issue, length, options.explain));
      view.dispatch(setDiagnostics(view.state, marks));
    },
    reveal(from, to) {
      const length = view.state.doc.length;
      const [anchor, head] = [Math.min(from, length), Math.min(to, length)];
      view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
    get length() {
      return text.length;
    },
  };
}

/** The text is kept unit by unit, so that offsets into it mean the same here and in a report; what cannot be seen is shown. */
const exactText: Extension = [
  EditorState.lineSeparator.of("\n"),
  highlightSpecialChars({
    addSpecialChars: new RegExp(`[\\r\\u034f\\u180e\\u200c\\u200d\\u202a-\\u202c\\u2060-\\u2064\\u2068\\u206a-\\u206f]|${ESCAPED_SOURCE}`, "gu"),
    render(code, description, placeholder) {
      const byte = writtenByte(String.fromCodePoint(code));
      const title = byte === null ? description : `a byte that is not UTF-8: ${byte}`;
      // A squiggle does not go around what stands in for exactly its characters.
      return h("span", { class: byte === null ? "cm-specialChar" : "cm-specialChar cm-lintRange cm-lintRange-error", title, "aria-label": title }, byte ?? placeholder);
    },
  }),
];

function longestLine(state: EditorState): number {
  // A document of short lines is told by their number, without looking at each.
  if (state.doc.length / state.doc.lines < 200) return 0;
  let longest = 0;
  for (const line of state.doc.iterLines()) longest = Math.max(longest, line.length);
  return longest;
}
