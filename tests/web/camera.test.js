import assert from "node:assert/strict";
import { test } from "node:test";
import * as camera from "../../src/longhouse/web/board/camera.js";

const extent = { x: 0, y: 0, w: 1000, h: 600 };
const size = { width: 400, height: 300 };
const bounds = { extent, size, least: 0.4, most: 2 };

/** Where a point of the window (from its middle) lies on the map. @param {camera.Cam} cam @param {camera.Point} at */
const under = ({ x, y, k }, at) => ({ x: Math.round(x + at.x / k), y: Math.round(y + at.y / k) });

test("the window shows what lies around its middle", () => {
  assert.equal(camera.viewBox({ x: 500, y: 300, k: 2 }, size), "400.00 225.00 200.00 150.00");
  assert.equal(camera.fitting(extent, size), 0.4);
});

test("a map goes along with the finger, as far as its rim", () => {
  assert.deepEqual(camera.panned({ x: 500, y: 300, k: 1 }, 50, -20, bounds), { x: 450, y: 320, k: 1 });
  assert.deepEqual(camera.panned({ x: 500, y: 300, k: 1 }, 5000, 5000, bounds), { x: 200, y: 150, k: 1 });
  assert.deepEqual(camera.panned({ x: 500, y: 300, k: 1 }, -5000, -5000, bounds), { x: 800, y: 450, k: 1 });
});

test("what fits into the window stays in the middle", () => {
  assert.deepEqual(camera.bounded({ x: 10, y: 590, k: 0.4 }, bounds), { x: 500, y: 300, k: 0.4 });
  assert.deepEqual(camera.bounded({ x: 10, y: 10, k: 0.5 }, { ...bounds, size: { width: 400, height: 400 } }), {
    x: 400,
    y: 300,
    k: 0.5,
  });
});

test("where the window may lie beyond the rim, its middle never does", () => {
  const loose = { ...bounds, beyond: 0.5 };
  assert.deepEqual(camera.panned({ x: 500, y: 300, k: 1 }, 5000, 0, loose), { x: 0, y: 300, k: 1 });
  assert.deepEqual(camera.panned({ x: 500, y: 300, k: 0.4 }, 40, 0, loose), { x: 400, y: 300, k: 0.4 });
  assert.equal(camera.panned({ x: 500, y: 300, k: 1 }, 5000, 0, { ...bounds, beyond: 0.25 }).x, 100);
});

test("what the pointer is on stays there when the map is enlarged or made smaller", () => {
  const at = { x: 60, y: -30 };
  for (const by of [1.3, 2, 0.8]) {
    const cam = { x: 500, y: 300, k: 1 };
    const next = camera.zoomed(cam, by, at, bounds);
    assert.equal(next.k, by);
    assert.deepEqual(under(next, at), under(cam, at));
  }
});

test("nearer than the nearest and farther than the whole map nobody gets", () => {
  assert.equal(camera.zoomed({ x: 500, y: 300, k: 1 }, 100, { x: 0, y: 0 }, bounds).k, 2);
  assert.deepEqual(camera.zoomed({ x: 250, y: 200, k: 1 }, 0.01, { x: 90, y: 90 }, bounds), { x: 500, y: 300, k: 0.4 });
});

test("two fingers stretch the map between them", () => {
  const cam = { x: 500, y: 300, k: 1 };
  const other = { x: -50, y: 0 };
  const [was, now] = [
    { x: 50, y: 0 },
    { x: 100, y: 0 },
  ];
  const next = camera.pinched(cam, { was, now, other }, bounds);
  assert.equal(next.k, 1.5);
  // The land stays under the fingers, each takes its half of the way.
  assert.deepEqual(under(next, { x: 25, y: 0 }), { x: 500, y: 300 });
  assert.equal(camera.pinched(cam, { was: now, now: was, other }, bounds).k.toFixed(3), "0.667");
});

test("two fingers that meet do not divide by nothing", () => {
  const at = { x: 10, y: 10 };
  const next = camera.pinched({ x: 500, y: 300, k: 1 }, { was: at, now: at, other: at }, bounds);
  assert.deepEqual(next, { x: 500, y: 300, k: 1 });
});

test("a glide ends where it should, and is past the middle after half of its time", () => {
  const [from, to] = [
    { x: 0, y: 0, k: 1 },
    { x: 100, y: 50, k: 4 },
  ];
  assert.deepEqual(camera.between(from, to, 0), from);
  assert.deepEqual(camera.between(from, to, 1), to);
  const half = camera.between(from, to, 0.5);
  assert.ok(half.x > 50 && half.x < 100 && half.k > 2 && half.k < 4);
});

/** @param {number} left @param {number} top */
const box = (left, top, wide = 40) => ({ left, top, right: left + wide, bottom: top + wide });
const window = { left: 0, top: 0, right: 400, bottom: 300 };
const rule = { whole: true, fits: 1 };

test("what is in view does not move the map", () => {
  assert.equal(camera.toReveal([box(10, 10), box(350, 250)], undefined, window, rule), null);
});

test("what may be touched comes to the middle, all of it if it fits", () => {
  assert.deepEqual(camera.toReveal([box(500, 130)], undefined, window, rule), { x: 320, y: 0 });
  assert.deepEqual(camera.toReveal([box(300, 130), box(500, 130)], undefined, window, rule), { x: 220, y: 0 });
});

test("of too much, the thing in hand counts, else the nearest", () => {
  const things = [box(-900, 130), box(600, 130)];
  assert.deepEqual(camera.toReveal(things, box(380, 130), window, rule), { x: 200, y: 0 });
  assert.deepEqual(camera.toReveal(things, undefined, window, rule), { x: 420, y: 0 });
});

test("a thing that is cut is in view only where its middle is enough", () => {
  const cut = [box(370, 130)];
  assert.deepEqual(camera.toReveal(cut, undefined, window, rule), { x: 190, y: 0 });
  assert.equal(camera.toReveal([box(345, 120, 60)], undefined, window, { whole: false, fits: 1.5 }), null);
  assert.equal(camera.toReveal([box(100, 100), box(3000, 100)], undefined, window, { whole: false, fits: 1.5 }), null);
  // What is held does not draw the map away from the rest of what is in view.
  const far = [box(100, 100), box(3000, 100)];
  assert.equal(camera.toReveal(far, box(0, 100), window, { whole: false, fits: 1.5 }), null);
});

test("a lesson looks from as near as usual at what fits, and else from farther away", () => {
  const cam = { x: 500, y: 300, k: 1 };
  const window = { left: 0, top: 0, right: 400, bottom: 300 };
  const box = (/** @type {number} */ x, /** @type {number} */ y) => ({
    left: x,
    top: y,
    right: x + 40,
    bottom: y + 40,
  });
  assert.equal(camera.toShow([box(100, 100), box(300, 200)], cam, window, 1, 0.4), null, "all of it is seen");
  assert.deepEqual(camera.toShow([box(500, 130)], cam, window, 1, 0.4), { x: 820, y: 300, k: 1 });
  const far = camera.toShow([box(0, 130), box(732, 130)], cam, window, 1, 0.4);
  assert.deepEqual(far, { x: 686, y: 300, k: 0.5 });
  assert.equal(camera.toShow([box(-2000, 0), box(2000, 0)], cam, window, 1, 0.4)?.k, 0.4, "never beyond the whole map");
  assert.equal(camera.toShow([box(100, 100)], { ...cam, k: 0.5 }, window, 1, 0.4)?.k, 1, "and comes near again");
});
