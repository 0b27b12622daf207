/** Splits a command line into words as a shell does, without a shell; undefined where a quotation mark is missing. */
export function split(line: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < line.length; at++) {
    const unit = line[at] as string;
    if (unit === " " || unit === "\t" || unit === "\n") {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (unit === "#" && word === undefined) {
      const end = line.indexOf("\n", at);
      if (end < 0) break;
      at = end;
    } else if (unit === "'") {
      const end = line.indexOf("'", at + 1);
      if (end < 0) return undefined;
      word = (word ?? "") + line.slice(at + 1, end);
      at = end;
    } else if (unit === '"') {
      const quoted = doubleQuoted(line, at + 1);
      if (quoted === undefined) return undefined;
      word = (word ?? "") + quoted.text;
      at = quoted.end;
    } else if (unit !== "\\") {
      word = (word ?? "") + unit;
    } else if (line[at + 1] === "\n") {
      at++;
    } else {
      // A backslash that nothing follows stands for itself.
      word = (word ?? "") + (line[at + 1] ?? "\\");
      at++;
    }
  }
  if (word !== undefined) words.push(word);
  return words;
}

/** What stands between double quotation marks, and where the second one is. */
function doubleQuoted(line: string, start: number): { text: string; end: number } | undefined {
  let text = "";
  for (let at = start; at < line.length; at++) {
    const unit = line[at] as string;
    if (unit === '"') return { text, end: at };
    if (unit !== "\\") {
      text += unit;
      continue;
    }
    const next = line[++at];
    if (next === undefined) return undefined;
    if (next !== "\n") text += '$`"\\'.includes(next) ? next : `\\${next}`;
  }
  return undefined;
}

/** A word as one would type it into a shell. */
export function quote(word: string): string {
  return word !== "" && !/[|&;<>()$`\\"' \t\n*?[#~=%]/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
