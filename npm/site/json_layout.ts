/** JSON text laid out over lines. It works on the text, so numbers, escapes and repeated keys stay as they are written. */

const INDENT = "  ";

/** The text with one member to a line; a text that is no JSON document comes back as it is. */
export function laidOut(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  const out: string[] = [];
  let depth = 0;
  const newline = () => `\n${INDENT.repeat(depth)}`;
  let before = "";
  for (let at = 0; at < text.length; ) {
    const first = text.charAt(at);
    const end = first === '"' ? endOfString(text, at) : PUNCTUATION.test(first) ? at + 1 : endOfWord(text, at);
    const token = text.slice(at, end);
    at = end;
    if (token.trim() === "") continue;
    const opened = before === "{" || before === "[";
    if (token === "}" || token === "]") {
      depth -= 1;
      out.push(opened ? token : newline() + token);
    } else {
      if (opened) out.push(newline());
      if (token === "{" || token === "[") depth += 1;
      out.push(token === ":" ? ": " : token === "," ? token + newline() : token);
    }
    before = token;
  }
  return out.join("");
}

const PUNCTUATION = /[{}[\],:]/;

/** Behind the string that begins at an offset, or behind the text where the string does not end. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

/** Behind the number, word or space that begins at an offset. */
function endOfWord(text: string, start: number): number {
  const space = /\s/;
  const isSpace = space.test(text.charAt(start));
  let at = start + 1;
  while (at < text.length && !/["{}[\],:]/.test(text.charAt(at)) && space.test(text.charAt(at)) === isSpace) at += 1;
  return at;
}
