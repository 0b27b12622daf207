// How large the package is to those who load it. `npm run sizes` writes down what was just built, for a change that is worth its bytes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BARS, RECORD, measured } from "../../scripts/sizes.mjs";

const recorded: Record<string, number> = JSON.parse(readFileSync(RECORD, "utf8"));

for (const [name, bytes] of Object.entries(measured())) {
  test(`${name} is within its bar and no more than a twentieth larger than recorded`, () => {
    const known = recorded[name] ?? 0;
    assert.ok(bytes <= (BARS[name] ?? Infinity), `${bytes} bytes, compressed; the bar is ${BARS[name]}`);
    assert.ok(bytes <= known * 1.05, `${bytes} bytes, compressed; recorded are ${known}. If it is worth it: npm run sizes`);
  });
}

test("every size that is recorded is measured", () => assert.deepEqual(Object.keys(recorded), Object.keys(measured())));
