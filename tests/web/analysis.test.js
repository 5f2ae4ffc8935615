import assert from "node:assert/strict";
import { test } from "node:test";

import { apart, chanceAt } from "../../src/longhouse/web/analysis/chances.js";
import { signed } from "../../src/longhouse/web/analysis/luck.js";

test("a chance is what the seat saw last, and before its first choice what it saw first", () => {
  /** @type {[number, number][]} */
  const curve = [
    [3, 0.5],
    [7, 0.2],
  ];
  assert.deepEqual(
    [0, 3, 6, 7, 99].map((entry) => chanceAt(curve, entry)),
    [0.5, 0.5, 0.5, 0.2, 0.2],
  );
  assert.equal(chanceAt([], 4), 0);
});

test("numbers on the chart never lie over each other", () => {
  const placed = apart([
    { x: 100, y: 100 },
    { x: 104, y: 103 },
    { x: 98, y: 99 },
    { x: 300, y: 100 },
    { x: 101, y: 20 },
    { x: 103, y: 20 },
  ]);
  assert.deepEqual(placed[0], { x: 100, y: 100 });
  assert.deepEqual(placed[3], { x: 300, y: 100 });
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1))
      assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 22, JSON.stringify([one, other]));
  assert.ok(placed.every(({ y }) => y >= 12));
});

test("games of a hundred have a sign that reads well", () => {
  assert.deepEqual([0.123, -0.05, 0.001, -0.001].map(signed), ["+12", "−5", "0", "0"]);
});
