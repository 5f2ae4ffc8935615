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

/** Where figures stand in a territory: the roomiest places, away from what is printed there. @param {Territory} territory @param {number} n @param {{at: Point, r: number}[]} [taken] @param {number} [k] how large pieces are @returns {Point[]} */
export function placesIn(territory, n, taken = [], k = 1) {
  const key = `${k}|${territory.areas.map(({ id, units }) => `${id}@${units.map(Math.round)}`).join()}|${n}|${taken.map(({ at }) => at.map(Math.round)).join(";")}`;
  const had = settled.get(key);
  if (had) return had;
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
      free.push({ point, room: room - 19 * k + (point === units ? 2 : 0) });
    }
  }
  /** @type {Point[]} */
  const found = [];
  while (found.length < n && free.length) {
    const blocked = [...items, ...found.map((at) => ({ at, r: 21 * k }))];
    let best = free[0];
    let most = -Infinity;
    for (const one of free) {
      let room = one.room;
      for (const { at, r } of blocked)
        room = Math.min(room, Math.hypot(one.point[0] - at[0], one.point[1] - at[1]) - r - 16 * k);
      if (found[0]) room -= Math.hypot(one.point[0] - found[0][0], one.point[1] - found[0][1]) * 0.04;
      if (room > most) [best, most] = [one, room];
    }
    found.push(best.point);
  }
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
export function layout(view, territories, k = 1, names = []) {
  /** @type {Record<string, Point[]>} */
  const found = {};
  /** @type {{at: Point, r: number}[]} */
  const taken = [];
  for (const territory of [...territories].sort(
    (a, b) => a.areas.length - b.areas.length || a.id.localeCompare(b.id),
  )) {
    const { count } = standing(view, territory);
    if (!count) continue;
    const near = [...taken, ...names].filter(({ at: [x, y] }) =>
      territory.areas.some(({ polygon }) => polygon.some(([px, py]) => Math.hypot(px - x, py - y) < 44 * k)),
    );
    found[territory.id] = placesIn(territory, count, near, k);
    taken.push(...found[territory.id].map((at) => ({ at, r: 19 * k })));
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
