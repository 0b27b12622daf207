// Words as a shell splits them, and back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { quote, split } from "../../src/run/words.js";

test("lines are split as a shell splits them", () => {
  const cases: [string, string[] | undefined][] = [
    ["", []],
    [" \t\n", []],
    ["a  b\tc\nd", ["a", "b", "c", "d"]],
    [`'a b'"c d"e`, ["a bc de"]],
    [`'' ""`, ["", ""]],
    [String.raw`a\ b \'c`, ["a b", "'c"]],
    [String.raw`"\$ \" \\ \n"`, [String.raw`$ " \ \n`]],
    ["a\\\nb \\\nc", ["ab", "c"]],
    ['"a\\\nb"', ["ab"]],
    ["a #b\nc d#e", ["a", "c", "d#e"]],
    ["a\\", ["a\\"]],
    ["é🚀 'é🚀' \\🚀", ["é🚀", "é🚀", "🚀"]],
    ["'a", undefined],
    ['"a', undefined],
    ['"a\\', undefined],
  ];
  for (const [line, words] of cases) assert.deepEqual(split(line), words, JSON.stringify(line));
});

test("a quoted word is split into itself", () => {
  for (const word of ["a", "", "a b", "it's", "a\nb", "$(x)", "~", "a=b", "--x"]) assert.deepEqual(split(quote(word)), [word]);
  assert.equal(quote("--output-format"), "--output-format");
});
