/** What the page makes of clocks. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { serverNow, timeOf, warning } from "../../src/longhouse/web/table/clocks.js";
import { timeWords } from "../../src/longhouse/web/words.js";

const say = (/** @type {string} */ id, /** @type {object} */ args = {}) => [id, ...Object.values(args)].join(" ");

/** @returns {import("../../src/longhouse/web/types.js").Clocks} */
const clocksWith = (/** @type {object} */ seat = {}) => ({
  now: 1000,
  pace: "day",
  at_zero: "ask",
  free: 100,
  reserve: 300,
  seats: [
    { left: 300, free: 60, runs: true, waits: false, late: false, away_from: null, away_until: null, ...seat },
    null,
  ],
  paused: null,
  asked: null,
});

test("what is free runs first, then the reserve, and never below nothing", () => {
  const left = (/** @type {number} */ now) => timeOf(clocksWith(), 0, now);
  assert.deepEqual([left(1000)?.total, left(1000)?.free], [360, 60]);
  assert.deepEqual([left(1050)?.total, left(1050)?.free], [310, 10]);
  assert.deepEqual([left(1100)?.total, left(1100)?.free], [260, 0]);
  assert.equal(left(9000)?.total, 0);
  assert.equal(timeOf(clocksWith(), 1, 1000), null);
  assert.equal(timeOf(clocksWith({ runs: false }), 0, 2000)?.total, 360);
});

test("nothing runs on holiday, also one that begins while the page is open", () => {
  const clocks = clocksWith({ away_from: 1010, away_until: 1500 });
  assert.deepEqual([timeOf(clocks, 0, 1300)?.total, timeOf(clocks, 0, 1300)?.away], [350, 1500]);
  assert.deepEqual([timeOf(clocks, 0, 1520)?.total, timeOf(clocks, 0, 1520)?.away], [330, null]);
});

test("the page counts from when it was told, whatever its own clock says", () => {
  const clocks = clocksWith();
  assert.equal(serverNow(clocks, 5000), 1000);
  assert.equal(serverNow(clocks, 7500), 1002.5);
});

test("days, then hours, then minutes and seconds", () => {
  assert.equal(timeWords(say, 3 * 86400 + 7200), "clock-days 3 2");
  assert.equal(timeWords(say, 86400 + 3600), "clock-hours 25 0");
  assert.equal(timeWords(say, 65.9), "1:05");
  assert.equal(timeWords(say, 9), "0:09");
});

test("a quarter of the time and half a minute are read out, once it runs", () => {
  const warns = (/** @type {object} */ seat) => {
    const time = timeOf(clocksWith(seat), 0, 1000);
    return time && warning(time);
  };
  assert.equal(warns({}), "");
  assert.equal(warns({ left: 30 }), "quarter");
  assert.equal(warns({ left: 10, free: 0 }), "soon");
  assert.equal(warns({ left: 10, free: 0, runs: false }), "");
});
