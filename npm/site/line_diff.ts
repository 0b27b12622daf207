/** What changed between two texts, line by line, side by side. */

/** A line of a text, numbered from 1. */
export interface Line {
  number: number;
  text: string;
}

/** Lines that stand beside each other: the same line twice, or an old and a new one, of which one may be missing. */
export interface Pair {
  kind: "same" | "changed";
  old: Line | null;
  new: Line | null;
}

/** Texts of more lines that differ are not compared line by line; the work grows with the product of both numbers. */
const MOST_COMPARED = 4_000_000;

export function lineDiff(old: string, changed: string): Pair[] {
  const left = lines(old);
  const right = lines(changed);
  const equal = (one: Line | undefined, other: Line | undefined) => one !== undefined && other !== undefined && one.text === other.text;
  let start = 0;
  while (equal(left[start], right[start])) start += 1;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > start && rightEnd > start && equal(left[leftEnd - 1], right[rightEnd - 1])) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  const same = (from: Line[], to: Line[]) => from.map((line, at): Pair => ({ kind: "same", old: line, new: to[at] ?? null }));
  return [
    ...same(left.slice(0, start), right.slice(0, start)),
    ...middle(left.slice(start, leftEnd), right.slice(start, rightEnd)),
    ...same(left.slice(leftEnd), right.slice(rightEnd)),
  ];
}

function lines(text: string): Line[] {
  return text.split("\n").map((line, at) => ({ number: at + 1, text: line }));
}

/** The longest common subsequence stays, everything else is old or new. */
function middle(left: Line[], right: Line[]): Pair[] {
  if (left.length * right.length > MOST_COMPARED) return beside(left, right);
  const width = right.length + 1;
  const longest = new Uint32Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      longest[at] =
        left[row]?.text === right[column]?.text
          ? (longest[at + width + 1] ?? 0) + 1
          : Math.max(longest[at + width] ?? 0, longest[at + 1] ?? 0);
    }
  }
  const pairs: Pair[] = [];
  let gone: Line[] = [];
  let come: Line[] = [];
  const flush = () => {
    pairs.push(...beside(gone, come));
    [gone, come] = [[], []];
  };
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [old, changed] = [left[row], right[column]];
    if (old && changed && old.text === changed.text) {
      flush();
      pairs.push({ kind: "same", old, new: changed });
      row += 1;
      column += 1;
    } else if (changed && (!old || (longest[row * width + column + 1] ?? 0) >= (longest[(row + 1) * width + column] ?? 0))) {
      come.push(changed);
      column += 1;
    } else if (old) {
      gone.push(old);
      row += 1;
    }
  }
  flush();
  return pairs;
}

function beside(gone: Line[], come: Line[]): Pair[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at): Pair => ({ kind: "changed", old: gone[at] ?? null, new: come[at] ?? null }));
}
