/** The shapes of tiles as they lie: areas, borders, rims and places of things, in units of the map (a tile is 132 wide). */

import { AREAS, LINES, TILES } from "./data.js";

/** @typedef {import("./data.js").Point} Point */
/** @typedef {{id: string, x: number, y: number, turn: number}} Placed */
/** @typedef {{id: string, local: string, polygon: Point[], sides: number[], units: Point, items: {kind: string, at: Point}[]}} Area */
/** @typedef {{a: string, b: string, rough: boolean, points: Point[]}} Border */
/** @typedef {{areas: Area[], borders: Border[], rims: Record<number, [Point, Point]>}} Shape */

export const SIZE = 132;
const SIDES = "NESW";

/** Steps to the cell beyond a side: north, east, south, west. @type {Point[]} */
export const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Numbers that look thrown, always the same for one seed. @param {string} seed */
export function dice(seed) {
  let h = 2166136261;
  for (const sign of seed) h = Math.imul(h ^ sign.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507) + 0x9e3779b9;
    h ^= h >>> 13;
    return (h >>> 0) / 4294967296;
  };
}

/** Clockwise by quarter turns, in the square of 100. @param {Point} point @param {number} turn @returns {Point} */
const turned = ([x, y], turn) => (turn ? turned([100 - y, x], turn - 1) : [x, y]);

/** A point of the square of 100 on the map. @param {Placed} tile @param {Point} point @returns {Point} */
function onMap(tile, point) {
  const [x, y] = turned(point, tile.turn);
  return [(tile.x + x / 100) * SIZE, (tile.y + y / 100) * SIZE];
}

/** A wandering line through the given points: what lies between each two of them. @param {Point[]} line @param {string} seed @returns {Point[][]} */
function wander(line, seed) {
  const random = dice(seed);
  return line.slice(1).map((to, at) => {
    const from = line[at];
    const before = line[at - 1] ?? from;
    const after = line[at + 2] ?? to;
    const n = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 6));
    return Array.from({ length: n - 1 }, (_, step) => {
      const t = (step + 1) / n;
      const mix = (/** @type {0 | 1} */ k) =>
        0.5 *
        (2 * from[k] +
          (to[k] - before[k]) * t +
          (2 * before[k] - 5 * from[k] + 4 * to[k] - after[k]) * t * t +
          (3 * from[k] - before[k] - 3 * to[k] + after[k]) * t ** 3);
      return /** @type {Point} */ ([mix(0) + (random() - 0.5) * 2.4, mix(1) + (random() - 0.5) * 2.4]);
    });
  });
}

/** @type {Map<string, Shape>} */
const known = new Map();

/** A tile as it lies. @param {Placed} tile @returns {Shape} */
export function shapeOf(tile) {
  const key = `${tile.id}|${tile.x}|${tile.y}|${tile.turn}`;
  const had = known.get(key);
  if (had) return had;
  const row = TILES[tile.id];
  /** @type {Map<string, Point[]>} */
  const between = new Map();
  const borders = (LINES[row.pattern] ?? []).map(({ a, b, line }) => {
    const parts = wander(line, `${tile.id}${a}${b}`);
    parts.forEach((points, at) => {
      between.set(`${line[at]}|${line[at + 1]}`, points);
      between.set(`${line[at + 1]}|${line[at]}`, [...points].reverse());
    });
    const whole = line.flatMap((point, at) => [point, ...(parts[at] ?? [])]);
    const rough = row.rough.includes(`${a}-${b}`) || row.rough.includes(`${b}-${a}`);
    return { a: `${tile.id}.${a}`, b: `${tile.id}.${b}`, rough, points: whole.map((point) => onMap(tile, point)) };
  });
  const areas = AREAS[row.pattern].map((area) => ({
    id: `${tile.id}.${area.id}`,
    local: area.id,
    sides: area.sides.map((side) => (SIDES.indexOf(side) + tile.turn) % 4),
    polygon: area.polygon
      .flatMap((point, at) => [
        point,
        ...(between.get(`${point}|${area.polygon[(at + 1) % area.polygon.length]}`) ?? []),
      ])
      .map((point) => onMap(tile, point)),
    units: onMap(tile, area.units),
    items: (row.items[area.id] ?? []).map((kind, at) => ({ kind, at: onMap(tile, at ? area.second : area.first) })),
  }));
  const [x, y] = [tile.x * SIZE, tile.y * SIZE];
  /** @type {Point[]} */
  const corners = [
    [x, y],
    [x + SIZE, y],
    [x + SIZE, y + SIZE],
    [x, y + SIZE],
  ];
  /** @type {Record<number, [Point, Point]>} */
  const rims = Object.fromEntries(corners.map((corner, side) => [side, [corner, corners[(side + 1) % 4]]]));
  const shape = { areas, borders, rims };
  if (known.size > 600) known.clear();
  known.set(key, shape);
  return shape;
}

/** @param {Point[]} points @param {boolean} [closed] */
export const pathOf = (points, closed = false) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${closed ? "Z" : ""}`;

/** @param {Point} point @param {Point[]} polygon */
export function inside([x, y], polygon) {
  let is = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i];
    const [xj, yj] = polygon[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) is = !is;
  }
  return is;
}
