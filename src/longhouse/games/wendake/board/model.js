/** Where things stand on the map, and where the things that may be touched now are to be found. No rule is decided here. */

import { CHARTS, LAKES, SPACES, TERRITORIES, TURTLES } from "./data.js";
import { inside } from "./land.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** @typedef {import("./data.js").Point} Point */
/** @typedef {View & {doing: import("./view.d.ts").Doing}} Asked the table while somebody is asked something */
/** @typedef {{key: string, target: string | null, seat: number, kind: string, count: number}} Token */

/** Ways to set up so many tokens, around 0. @param {number} n @param {number} step @returns {Point[][]} */
function formations(n, step) {
  /** @param {number} count @param {number} y @param {number} gap @returns {Point[]} */
  const row = (count, y, gap) => Array.from({ length: count }, (_, at) => [(at - (count - 1) / 2) * gap, y]);
  const column = row(n, 0, step).map(([x]) => /** @type {Point} */ ([0, x]));
  const found = [row(n, 0, step)];
  if (n > 1) found.push(column);
  if (n > 2) found.push([...row(Math.ceil(n / 2), -step * 0.5, step), ...row(Math.floor(n / 2), step * 0.5, step)]);
  if (n > 2) found.push([...row(Math.floor(n / 2), -step * 0.5, step), ...row(Math.ceil(n / 2), step * 0.5, step)]);
  return found;
}

/** @type {Map<string, Point[]>} */
const settled = new Map();

/**
 * The places of n tokens near an anchor: inside the polygon, off the blocked circles and the name.
 * @param {string} key @param {number} n @param {Point} anchor @param {Point[][]} polygons @param {{at: Point, r: number}[]} blocked @param {{x: number, y: number, w: number, tall: number} | null} name @param {number} r
 */
export function settle(key, n, anchor, polygons, blocked, name, r) {
  const memory = `${key}|${n}|${r}|${name?.w}|${name?.x}`;
  const known = settled.get(memory);
  if (known) return known;
  /** @type {Point[]} */
  let best = [anchor];
  let least = Infinity;
  const shifts = [0, -12, 12, -24, 24, -36, 36, -48, 48, -60, 60];
  for (const step of [r * 2 + 15, r * 2 + 6, r * 1.55]) {
    for (const formation of formations(n, step)) {
      for (const dx of shifts) {
        for (const dy of shifts) {
          const points = formation.map(([x, y]) => /** @type {Point} */ ([anchor[0] + x + dx, anchor[1] + y + dy]));
          let cost = (Math.abs(dx) + Math.abs(dy)) * 0.22 + (r * 2 + 15 - step) * n * 0.8;
          for (const point of points) cost += wrong(point, polygons, blocked, name, r);
          if (cost < least) [best, least] = [points, cost];
        }
      }
    }
  }
  settled.set(memory, best);
  return best;
}

/** How badly a token stands. @param {Point} point @param {Point[][]} polygons @param {{at: Point, r: number}[]} blocked @param {{x: number, y: number, w: number, tall: number} | null} name @param {number} r */
function wrong([x, y], polygons, blocked, name, r) {
  let cost = 0;
  for (let i = 0; i < 8; i++) {
    const [px, py] = [x + Math.cos((i * Math.PI) / 4) * r * 0.95, y + Math.sin((i * Math.PI) / 4) * r * 0.95];
    if (!polygons.some((polygon) => inside([px, py], polygon))) cost += 7;
    if (px < 3 || px > 997 || py < 3 || py > 597) cost += 30;
  }
  for (const { at, r: other } of blocked) cost += Math.max(0, other + r + 2 - Math.hypot(x - at[0], y - at[1])) * 3;
  if (name) {
    const nearX = Math.max(Math.abs(x - name.x) - name.w / 2, 0);
    const nearY = Math.max(Math.abs(y - name.y) - name.tall / 2, 0);
    cost += Math.max(0, r - Math.hypot(nearX, nearY)) * 3;
  }
  return cost;
}

/** The guards in a territory: one token per player, a black Warrior beside it. @param {View} view @param {Ui} ui @param {string} id @returns {Token[]} */
export function guardsIn(view, ui, id) {
  /** @type {Token[]} */
  const found = [];
  for (const side of view.territories[id]) {
    const own = side.seat === ui.seat;
    if (side.guards)
      found.push({
        key: `${id}.${side.seat}`,
        target: own ? `guard:${id}.warrior` : `foe:${id}.${side.seat}`,
        seat: side.seat,
        kind: "warrior",
        count: side.guards,
      });
    if (side.black)
      found.push({
        key: `${id}.${side.seat}.black`,
        target: own ? `guard:${id}.black` : `foe:${id}.black`,
        seat: side.seat,
        kind: "black",
        count: 1,
      });
  }
  return found;
}

/** Whose Home a territory is. @param {View} view @returns {Record<string, number>} */
export function homesOf(view) {
  /** @type {Record<string, number>} */
  const homes = {};
  for (const player of view.players) if (player.home) homes[player.home] = player.seat;
  if (view.ghost?.home) homes[view.ghost.home] = view.ghost.seat;
  return homes;
}

/** The guard that has been touched, if one has. @param {View} view @param {Ui} ui @returns {{id: string, kind: string} | null} */
export function chosenGuard(view, ui) {
  for (const id of CHARTS[view.map].territories) {
    for (const kind of ["warrior", "black"]) if (ui.chosen(`guard:${id}.${kind}`)) return { id, kind };
  }
  return null;
}

/** @typedef {"map" | "masks" | "market" | "tiles" | "tracks"} Zone */

/** Everything that may be touched in each part of the table. @param {View} view @returns {Record<Zone, string[]>} */
export function targets(view) {
  const ids = CHARTS[view.map].territories;
  const sides = [0, 1, 2, 3];
  return {
    map: [
      ...ids.flatMap((id) => [
        `territory:${id}`,
        `guard:${id}.warrior`,
        `guard:${id}.black`,
        `foe:${id}.black`,
        ...sides.map((seat) => `foe:${id}.${seat}`),
      ]),
      ...ids.flatMap((id) => TERRITORIES[id].areas.map((_, at) => `area:${id}.${at + 1}`)),
      ...LAKES[view.map].map(({ id }) => `lake:${id}`),
      ...["flag:english", "flag:french", "village:woman", "village:hunter"],
    ],
    masks: [...SPACES.map(({ id }) => `space:${id}`), "deck", "discard"],
    market: view.market.map((/** @type {string} */ id) => `market:${id}`),
    tiles: [
      ...view.display.flatMap((id) => (id ? [`tile:${id}`] : [])),
      ...Object.keys(TURTLES).map((id) => `turtle:${id}`),
    ],
    tracks: ["economic", "military", "ritual", "mask"].map((track) => `track:${track}`),
  };
}

/** Questions about a tile of the market: it stays in sight until it is paid. */
const BUYING = ["buy", "discount", "pay"];

/** Where the things lie that may be touched now: the rarer part first. @param {View} view @param {Ui} ui @returns {Zone | null} */
export function zoneNow(view, ui) {
  if (
    view.doing &&
    BUYING.includes(view.doing.decision) &&
    view.doing.seat === ui.seat &&
    ui.deciding.includes(ui.seat)
  )
    return "market";
  const all = targets(view);
  for (const zone of /** @type {Zone[]} */ (["market", "masks", "tiles", "tracks", "map"]))
    if (all[zone].some(ui.lit)) return zone;
  return null;
}

/** How a player is called here: the Ghost has no name of its own. @param {View} view @param {Ui} ui @param {number} seat @returns {string} */
export const nameOf = (view, ui, seat) => (view.ghost?.seat === seat ? ui.say("board-ghost") : ui.names[seat]);
