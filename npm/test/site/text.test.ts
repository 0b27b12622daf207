// The parts of the page that work on text alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf, textOf, unitsByByte } from "../../site/bytes.js";
import { captureIn, lineOf, wordsOf } from "../../site/capture.js";
import { looksLikeRecords } from "../../site/files.js";
import { laidOut } from "../../site/json_layout.js";
import { lineDiff } from "../../site/line_diff.js";

test("bytes come back from text as they were, and those that are no text have one unit each", () => {
  const check = (bytes: number[], text: string) => {
    assert.equal(textOf(Uint8Array.from(bytes)), text);
    const back = bytesOf(text);
    assert.deepEqual([...(typeof back === "string" ? new TextEncoder().encode(back) : back)], bytes);
  };
  check([], "");
  check([0xef, 0xbb, 0xbf, 0x7b], "\ufeff{");
  check([0x61, 0xff, 0x62], "a\udcffb");
  check([0xc3, 0xa9, 0x80, 0xf0, 0x9f, 0x98, 0x80], "é\udc80😀");
  check([0xc3], "\udcc3");
  check([0xe2, 0x82, 0x41], "\udce2\udc82A");
  check([0xed, 0xa0, 0x80], "\udced\udca0\udc80");
  check([0xc0, 0xaf], "\udcc0\udcaf");
  check([0xf4, 0x90, 0x80, 0x80], "\udcf4\udc90\udc80\udc80");
  check([0xf0, 0x8f, 0xbf, 0xbf], "\udcf0\udc8f\udcbf\udcbf");
});

test("every sequence of three bytes that matter survives, and agrees with the browser's decoder on what is text", () => {
  const bytes = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xef, 0xf0, 0xf1, 0xf4, 0xf5, 0xff];
  for (const first of bytes)
    for (const second of bytes)
      for (const third of bytes) {
        const input = Uint8Array.of(first, second, third);
        const text = textOf(input);
        const back = bytesOf(text);
        assert.deepEqual(typeof back === "string" ? new TextEncoder().encode(back) : back, input);
        const lossy = new TextDecoder("utf-8", { ignoreBOM: true }).decode(input);
        assert.equal(text.replace(/[\udc80-\udcff]+/gu, ""), lossy.replaceAll("\ufffd", ""));
      }
});

test("an offset into bytes leads to the same character in the text", () => {
  const text = "aé\udcff😀\udc80z";
  const bytes = bytesOf(text) as Uint8Array;
  const units = unitsByByte(text, bytes.length);
  assert.deepEqual([...units], [0, 1, 1, 2, 3, 3, 3, 3, 5, 6, 7]);
});

test("records are told from captures: three objects or more with nothing else between", () => {
  const check = (text: string, expected: boolean, whole = true) => assert.equal(looksLikeRecords(text, whole), expected, text.slice(0, 80));
  check('{"a":1}\n{"a":2}\n{"a":3}\n', true);
  check('{"a":1}{"a":2}{"a":3}', true);
  check('{\n "a": "}{"\n}\n{\n "a": "\\""\n}\n{}\n', true);
  check('{"a":1}\n{"a":2}\n{"a":3}\n{"a":', true);
  check('{"a":1}\n{"a":2}\n', false);
  check('{"a":1}\n{"a":2}\n{"a"', false);
  check('{"a":1}\nsome text\n{"a":2}\n{"a":3}', false);
  check('{"a":{"b":[{},{},{}]}}', false);
  check("{a}{b}{c}", false);
  check('{"a":1}\n'.repeat(20) + '{"a', true, false);
  check("", false);
});

test("a capture is told from an envelope", () => {
  const check = (text: string, stdout: string | null) => assert.equal(captureIn(text)?.stdout ?? null, stdout, text);
  check('{"stdout":"x","stderr":""}', "x");
  check('{"stdout_base64":"gA==","stderr":""}', "\udc80");
  check('{"stdout":"x"}', null);
  check('{"stdout":1,"stderr":""}', null);
  check('{"stdout":"","stderr":"","exit_code":1,"signal":"SIGTERM"}', null);
  check('{"ok":true,"data":"stdout stderr"}', null);
});

test("words of a command line and back", () => {
  for (const words of [["a"], ["a b", "c"], ["it's", '"q"', "\\"], ["", "x"], ["--a=b", "$HOME;rm"]]) assert.deepEqual(wordsOf(lineOf(words)), words);
});

test("laying out keeps numbers, escapes and repeated keys as they are written", () => {
  assert.equal(laidOut('{"a":1.0,"a":1e400,"b":[],"c":{"d":"\\u0041"}}'), '{\n  "a": 1.0,\n  "a": 1e400,\n  "b": [],\n  "c": {\n    "d": "\\u0041"\n  }\n}');
  assert.equal(laidOut("{no JSON"), "{no JSON");
});

test("a diff holds every line of both texts once, in order, and no more changes than needed", () => {
  const check = (old: string, changed: string, removed: string[], added: string[]) => {
    const pairs = lineDiff(old, changed);
    for (const [side, text] of [["old", old], ["new", changed]] as const) {
      const lines = pairs.flatMap((pair) => pair[side] ?? []);
      assert.equal(lines.map((line) => line.text).join("\n"), text);
      assert.deepEqual(lines.map((line) => line.number), lines.map((_, index) => index + 1));
    }
    const of = (side: "old" | "new") => pairs.flatMap((pair) => (pair.kind === "changed" && pair[side] ? [pair[side].text] : []));
    assert.deepEqual([of("old"), of("new")], [removed, added]);
  };
  check("a\nb\nc", "a\nb\nc", [], []);
  check("a\nb\nc", "a\nx\nc", ["b"], ["x"]);
  check("a\nb", "a\nnew\nb", [], ["new"]);
  check("{\n1\n2\n3\n}", "{\n0\n2\n}", ["1", "3"], ["0"]);
  check("a\nb\na\nb", "b\na\nb\na", ["b"], ["b"]);
});
