/** How editors look. Colours are the page's own variables, which reach into the shadow root. */

import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const chrome = EditorView.theme({
  "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--surface)", fontSize: "13px" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.6", overflow: "auto" },
  ".cm-content": { padding: "10px 0", caretColor: "var(--text)" },
  ".cm-line": { padding: "0 14px 0 8px" },
  ".cm-placeholder": { color: "var(--muted)", fontFamily: "var(--sans)" },
  ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--faint)", border: "none", fontSize: "12px" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 6px 0 10px", minWidth: "28px" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "var(--line)" },
  ".cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLineGutter": { color: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--selection)",
  },
  ".cm-cursor": { borderLeftColor: "var(--text)", borderLeftWidth: "1.5px" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": { backgroundColor: "var(--selection)", outline: "none" },
  ".cm-specialChar": { color: "var(--warning)", backgroundColor: "var(--warning-tint)", borderRadius: "3px", padding: "0 2px" },
  ".cm-searchMatch": { backgroundColor: "var(--warning-tint)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--selection)" },
});

const problems = EditorView.theme({
  ".cm-lintRange": { backgroundImage: "none", textDecorationSkipInk: "none", textUnderlineOffset: "3px", paddingBottom: "0" },
  ".cm-lintRange-error": { textDecoration: "underline wavy var(--error) 1.25px", backgroundColor: "var(--error-tint)" },
  ".cm-lintRange-warning": { textDecoration: "underline wavy var(--warning) 1.25px", backgroundColor: "var(--warning-tint)" },
  ".cm-lintRange-info": { textDecoration: "underline dotted var(--info) 1.5px" },
  ".cm-lintRange-active": { backgroundColor: "var(--selection)" },
  ".cm-lintPoint-error:after": { borderBottomColor: "var(--error)" },
  ".cm-lintPoint-warning:after": { borderBottomColor: "var(--warning)" },
  ".cm-lintPoint-info:after": { borderBottomColor: "var(--info)" },
  ".cm-gutter-lint": { width: "14px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0", display: "flex", alignItems: "center", justifyContent: "flex-end" },
  ".cm-lint-marker": { content: "none", width: "7px", height: "7px", borderRadius: "50%", cursor: "default" },
  ".cm-lint-marker-error": { content: "none", backgroundColor: "var(--error)" },
  ".cm-lint-marker-warning": { content: "none", backgroundColor: "var(--warning)" },
  ".cm-lint-marker-info": { content: "none", backgroundColor: "transparent", border: "1.5px solid var(--info)" },
});

const floating = EditorView.theme({
  ".cm-tooltip": {
    backgroundColor: "var(--surface)",
    color: "var(--text)",
    border: "1px solid var(--border-strong)",
    borderRadius: "8px",
    boxShadow: "var(--shadow)",
    overflow: "hidden",
  },
  ".cm-tooltip-lint": { padding: "0", margin: "0", maxWidth: "min(460px, 90vw)" },
  ".cm-diagnostic": { padding: "10px 14px 11px", margin: "0", border: "none", fontFamily: "var(--sans)", fontSize: "13px", lineHeight: "1.45" },
  ".cm-diagnostic + .cm-diagnostic": { borderTop: "1px solid var(--border)" },
  ".cm-diagnostic code": { fontFamily: "var(--mono)", fontSize: "12px" },
  ".problem-message": { fontWeight: "600" },
  ".problem-help": { color: "var(--muted)", margin: "3px 0 5px" },
  ".problem-explain": {
    font: "inherit",
    color: "var(--accent)",
    background: "none",
    border: "none",
    padding: "0",
    cursor: "pointer",
    textDecoration: "underline",
    textUnderlineOffset: "2px",
  },
  ".problem-explain:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: "2px", borderRadius: "2px" },
  ".cm-panels": { backgroundColor: "var(--sunken)", color: "var(--text)", borderColor: "var(--border)", fontFamily: "var(--sans)" },
  ".cm-panels.cm-panels-bottom": { borderTop: "1px solid var(--border)" },
  ".cm-panel.cm-search": { padding: "8px 28px 8px 10px", fontSize: "13px" },
  ".cm-panel.cm-search label": { fontSize: "12px" },
  ".cm-textfield": { backgroundColor: "var(--surface)", color: "var(--text)", border: "1px solid var(--border-strong)", borderRadius: "6px", padding: "3px 7px" },
  ".cm-button": { backgroundImage: "none", backgroundColor: "var(--surface)", color: "var(--text)", border: "1px solid var(--border-strong)", borderRadius: "6px", padding: "3px 9px" },
});

const code = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--code-key)" },
  { tag: tags.string, color: "var(--code-string)" },
  { tag: tags.number, color: "var(--code-number)" },
  { tag: [tags.bool, tags.null], color: "var(--code-word)" },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: "var(--muted)" },
]);

export const appearance = [chrome, problems, floating, syntaxHighlighting(code)];
