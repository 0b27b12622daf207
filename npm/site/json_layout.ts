/** JSON text laid out over lines. It works on the text, so numbers, escapes and repeated keys stay as they are written. */

const INDENT = "  ";

/** The text with one member to a line; a text that is no JSON document comes back as it is. */
export function laidOut(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  let out = "";
  let depth = 0;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  const newline = () => `\n${INDENT.repeat(depth)}`;
  tokens.forEach((token, position) => {
    const next = tokens[position + 1];
    if (token === "{" || token === "[") {
      const empty = next === "}" || next === "]";
      depth += 1;
      out += empty ? token : token + newline();
    } else if (token === "}" || token === "]") {
      depth -= 1;
      const before = tokens[position - 1];
      out += before === "{" || before === "[" ? token : newline() + token;
    } else if (token === ",") {
      out += token + newline();
    } else {
      out += token === ":" ? ": " : token;
    }
  });
  return out;
}
