/** What the view says, put together for drawing: territories as shapes, places for figures and names. */

import { SIZE, STEP, inside, shapeOf } from "./tiles.js";

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {import("./data.js").Point} Point */
/** @typedef {import("./tiles.js").Placed} Placed */
/** @typedef {import("./tiles.js").Area} Area */
/** @typedef {{id: string, at: import("./view.d.ts").Territory, areas: Area[], edge: Point[][], rims: [Point, Point][]}} Territory edge: its borders; rims: its open sides */

/** @param {View} view @returns {Map<string, Placed>} tiles by cell */
export const cellsOf = (view) => new Map(view.tiles.map((/** @type {Placed} */ tile) => [`${tile.x},${tile.y}`, tile]));

/** @param {View} view @returns {Record<string, string>} the territory of every area */
export function ownersOf(view) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [id, at] of Object.entries(view.territories)) for (const area of at.areas) found[area] = id;
  return found;
}

/** @param {View} view @returns {Territory[]} */
export function territoriesOf(view) {
  const cells = cellsOf(view);
  const of = ownersOf(view);
  /** @type {Record<string, Territory>} */
  const found = {};
  for (const [id, at] of Object.entries(view.territories)) found[id] = { id, at, areas: [], edge: [], rims: [] };
  for (const tile of view.tiles) {
    const shape = shapeOf(tile);
    for (const area of shape.areas) {
      const territory = found[of[area.id]];
      if (!territory) continue;
      territory.areas.push(area);
      for (const side of area.sides)
        if (!cells.has(`${tile.x + STEP[side][0]},${tile.y + STEP[side][1]}`)) territory.rims.push(shape.rims[side]);
    }
    for (const border of shape.borders)
      for (const id of new Set([of[border.a], of[border.b]])) found[id]?.edge.push(border.points);
  }
  return Object.values(found);
}

/** @type {Map<string, Point[]>} */
const settled = new Map();
/** Places too narrow for pieces of the usual size. @type {WeakSet<Point[]>} */
const narrow = new WeakSet();
/** Whether pieces have to be smaller there. @param {Point[]} spots */
export const isNarrow = (spots) => narrow.has(spots);

/** Half of what a piece takes: its crest, and the tab with the number beside it. @param {number} k @param {number} size of the number */
const extentOfPiece = (k, size) => ({ hw: 17 * k + size * 0.5, hh: 17 * k });

/** How far a piece is from something round, or from another piece. @param {Point} point @param {{hw: number, hh: number}} piece @param {Blocked} other */
const gapTo = ([x, y], { hw, hh }, { at, r = 0, piece }) => {
  const [across, down] = [Math.abs(at[0] - x) - hw - (piece?.hw ?? 0), Math.abs(at[1] - y) - hh - (piece?.hh ?? 0)];
  return across < 0 && down < 0 ? Math.max(across, down) - r : Math.hypot(Math.max(0, across), Math.max(0, down)) - r;
};

/** @typedef {{at: Point, r?: number, piece?: {hw: number, hh: number}}} Blocked */

/** Where figures stand in a territory: the roomiest places, away from what is printed there. @param {Territory} territory @param {number} n @param {Blocked[]} [taken] @param {number} [k] how large pieces are @param {number} [size] of their numbers @returns {Point[]} */
export function placesIn(territory, n, taken = [], k = 1, size = 14.5) {
  const key = `${k}|${size}|${territory.areas.map(({ id, units }) => `${id}@${units.map(Math.round)}`).join()}|${n}|${taken.map(({ at }) => at.map(Math.round)).join(";")}`;
  const had = settled.get(key);
  if (had) return had;
  const piece = extentOfPiece(k, size);
  /** @type {Blocked[]} */
  const items = [
    ...territory.areas.flatMap((area) =>
      area.items.map((item) => ({ at: item.at, r: item.kind === "large" ? 17 : 13 })),
    ),
    ...taken,
  ];
  /** @type {{point: Point, room: number}[]} */
  const free = [];
  for (const { polygon, units } of territory.areas) {
    const xs = polygon.map(([x]) => x);
    const ys = polygon.map(([, y]) => y);
    /** @type {Point[]} */
    const tried = [units];
    for (let x = Math.min(...xs) + 4; x < Math.max(...xs); x += 6)
      for (let y = Math.min(...ys) + 4; y < Math.max(...ys); y += 6) tried.push([x, y]);
    for (const point of tried) {
      if (!inside(point, polygon)) continue;
      const edges = [...territory.edge, ...territory.rims];
      let room = 19 * k + 9;
      for (const edge of edges)
        for (const [x, y] of edge) room = Math.min(room, Math.hypot(point[0] - x, point[1] - y));
      for (const rim of territory.rims) room = Math.min(room, fromLine(point, rim));
      // A piece may lie on a border before it lies on another piece.
      free.push({ point, room: (room - 19 * k) * 0.6 + (point === units ? 2 : 0) });
    }
  }
  /** @type {Point[]} */
  const found = [];
  let worst = 0;
  while (found.length < n && free.length) {
    const blocked = [...items, ...found.map((at) => ({ at, piece }))];
    let best = free[0];
    let most = -Infinity;
    let least = 0;
    for (const one of free) {
      let gap = 12;
      for (const other of blocked) gap = Math.min(gap, gapTo(one.point, piece, other));
      let room = Math.min(one.room, gap);
      if (found[0]) room -= Math.hypot(one.point[0] - found[0][0], one.point[1] - found[0][1]) * 0.04;
      if (room > most) [best, most, least] = [one, room, gap];
    }
    found.push(best.point);
    worst = Math.min(worst, least);
  }
  if (worst < -3) narrow.add(found);
  if (settled.size > 800) settled.clear();
  settled.set(key, found);
  return found;
}

/** @param {Point} point @param {[Point, Point]} line along an axis */
function fromLine([x, y], [[ax, ay], [bx, by]]) {
  return ax === bx
    ? Math.hypot(x - ax, Math.max(0, Math.min(ay, by) - y, y - Math.max(ay, by)))
    : Math.hypot(y - ay, Math.max(0, Math.min(ax, bx) - x, x - Math.max(ax, bx)));
}

/** What stands in a territory without a printed place. @param {View} view @param {Territory} territory */
export function standing(view, { id, at }) {
  const creatures = view.creatures.filter((one) => one.territory === id);
  const extra = view.extra.filter(([area]) => at.areas.includes(area));
  const count =
    Number(at.holder !== null) +
    Number(at.attacker !== null) +
    creatures.length +
    extra.length +
    Number(view.scorched === id);
  return { creatures, extra, count };
}

/** Places for all of it, the smallest territories first, so that neighbours do not cover each other. @param {View} view @param {Territory[]} territories @param {number} [k] how large pieces are @param {{at: Point, r: number}[]} [names] what is better left free @returns {Record<string, Point[]>} */
export function layout(view, territories, k = 1, names = [], size = 14.5) {
  /** @type {Record<string, Point[]>} */
  const found = {};
  /** @type {Blocked[]} */
  const taken = [];
  const piece = extentOfPiece(k, size);
  for (const territory of [...territories].sort(
    (a, b) => a.areas.length - b.areas.length || a.id.localeCompare(b.id),
  )) {
    const { count } = standing(view, territory);
    if (!count) continue;
    const near = [...taken, ...names].filter(({ at: [x, y] }) =>
      territory.areas.some(({ polygon }) => polygon.some(([px, py]) => Math.hypot(px - x, py - y) < 44 * k)),
    );
    found[territory.id] = placesIn(territory, count, near, k, size);
    taken.push(...found[territory.id].map((at) => ({ at, piece })));
  }
  return found;
}

/** The middle of a territory's first area, for arrows. @param {Territory} territory @returns {Point} */
export const heart = (territory) => placesIn(territory, 1)[0] ?? [0, 0];

/** The map's extent in units. @param {View} view @param {string[]} cells more cells, "x,y" */
export function extentOf(view, cells = []) {
  const all = [
    ...view.tiles.map((/** @type {Placed} */ { x, y }) => [x, y]),
    ...cells.map((cell) => cell.split(",").map(Number)),
  ];
  if (!all.length) all.push([0, 0]);
  const xs = all.map(([x]) => x * SIZE);
  const ys = all.map(([, y]) => y * SIZE);
  return {
    x: Math.min(...xs),
    y: Math.min(...ys),
    w: Math.max(...xs) + SIZE - Math.min(...xs),
    h: Math.max(...ys) + SIZE - Math.min(...ys),
  };
}
