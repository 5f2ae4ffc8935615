/** What own things are: the actions of tiles, sets of masks, the lines of the grid. */

import { ACTION_ICON, GOOD_ICON, KIND_ICON, MASK_ICON, SPACES, TILES, TRACK_ICON } from "./data.js";

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Player} Player */

export const GOODS = ["corn", "beans", "pumpkin", "leather", "fish", "beaver"];
export const RESOURCES = GOODS.slice(0, 5);
export const KINDS = ["warrior", "woman", "hunter", "black"];
export const TRACKS = ["economic", "military", "ritual", "mask"];
export const MASK_IDS = ["bear", "wolf", "eagle", "deer", "heron"];
export const FLAGS = ["english", "french"];
export const LEVELS = [1, 2, 3];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const PROGRESS_IDS = LEVELS.flatMap((level) => NUMBERS.map((number) => `P${level}-${number}`));
const CATEGORIES = ["women", "hunters", "canoes"];
export const TURTLE_IDS = CATEGORIES.flatMap((category) => LEVELS.map((level) => `${category}-${level + 2}`));

/** @type {Record<string, string>} of goods, natives, tracks, masks, turtles, and where a progress tile scores */
export const ICON = {
  ...GOOD_ICON,
  ...KIND_ICON,
  ...TRACK_ICON,
  ...MASK_ICON,
  lowest: "plain-arrow",
  highest: "upgrade",
  women: "basket",
  hunters: "bow-arrow",
  canoes: "wood-canoe",
};

/** The actions a tile gives, lying on this side. @param {string} tile @param {boolean} [ritual] */
export const actionsOf = (tile, ritual = false) => (ritual ? ["ritual"] : (TILES[tile]?.actions ?? []));

/** @param {string} action */
export const actionIcon = (action) => ACTION_ICON[action];

/** @type {Record<string, [number, number, number, number]>} leather, fish, vegetables, beavers at the start */
export const TRIBE_GOODS = {
  ...{
    identical: [1, 1, 1, 2],
    cayuga: [1, 1, 2, 2],
    fox: [1, 1, 2, 1],
    mohawk: [1, 1, 0, 2],
    ojibwa: [1, 1, 1, 1],
    oneida: [0, 0, 1, 0],
  },
  ...{
    onondaga: [1, 0, 1, 2],
    ottawa: [1, 1, 1, 0],
    seneca: [2, 0, 1, 1],
    shawnee: [1, 1, 1, 3],
    tuscarora: [2, 1, 1, 2],
  },
};

/** @param {string} id */
export const spaceOf = (id) => SPACES.find((row) => row.id === id) ?? { id, groups: [], points: 0 };

/** Every set of masks that fits a space, as options name it. @param {string} space @returns {string[][]} */
export function setsOf(space) {
  const found = new Set();
  const fill = (/** @type {number[]} */ groups, /** @type {number[]} */ counts) => {
    if (!groups.length) found.add(counts.join());
    else
      counts.forEach(
        (count, mask) =>
          count ||
          fill(
            groups.slice(1),
            counts.map((old, at) => (at === mask ? groups[0] : old)),
          ),
      );
  };
  fill(spaceOf(space).groups, [0, 0, 0, 0, 0]);
  return [...found].map((one) =>
    one
      .split(",")
      .flatMap((/** @type {string} */ count, /** @type {number} */ mask) => Array(Number(count)).fill(MASK_IDS[mask])),
  );
}

/** @param {string} id */
export function turtle(id) {
  const [category, level] = id.split("-");
  return { category, level: Number(level), points: level === "3" ? 1 : 2 };
}

/** Rows, columns and diagonals of the grid, slots numbered from 1. */
const LINES = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [1, 4, 7],
  [2, 5, 8],
  [3, 6, 9],
  [1, 5, 9],
  [3, 5, 7],
];

/** Lines that may still become full: with all markers, without the Fire, and through this slot if one is named. @param {Player} player @param {number} [slot] */
export function openLines(player, slot) {
  const marked = player.grid.flatMap((one, at) => (one.marked ? [at + 1] : []));
  const fire = player.grid.findIndex((one) => one.fire) + 1;
  return LINES.filter(
    (line) =>
      marked.every((/** @type {number} */ at) => line.includes(at)) &&
      !line.includes(fire) &&
      (!slot || line.includes(slot)),
  );
}

/** Where the tile lies that is being used, from 0: the one lit by the Fire, if it is. Null: none. @param {View} view @returns {number | null} */
export function slotInUse(view) {
  const doing = view.doing;
  if (!doing?.slot) return null;
  const grid = view.players[doing.seat].grid;
  const at = doing.slot - 1;
  const lit = grid.findIndex((one) => one.fire);
  const isFire = grid[at].tile && actionsOf(grid[at].tile, grid[at].ritual)[0] === "fire";
  return isFire && lit >= 0 && doing.decision !== "fire" && doing.todo[0] !== "fire" ? lit : at;
}

/**
 * The actions of the tile in use, each done, skipped, now or next; empty when none is in use.
 * @param {View} view @returns {{action: string, state: "done" | "skipped" | "now" | "next"}[]}
 */
export function strip(view) {
  const { doing } = view;
  const at = slotInUse(view);
  if (at === null || !doing) return [];
  const { tile, ritual } = view.players[doing.seat].grid[at];
  const all = actionsOf(tile ?? "", ritual);
  const left = [...doing.todo];
  const open = all.map((action) => left.includes(action) && (left.splice(left.indexOf(action), 1), true));
  // A bonus of the Ritual side stands on no tile.
  const rows = [
    ...all.map((action, n) => ({ action, open: open[n] })),
    ...left.map((action) => ({ action, open: true })),
  ];
  const between = doing.decision === "action";
  const now = between ? rows.findIndex((row) => row.open) : rows.findLastIndex((row) => !row.open);
  const skipped = [...doing.skipped];
  const past = (/** @type {string} */ action) =>
    skipped.includes(action) && skipped.splice(skipped.indexOf(action), 1) ? "skipped" : "done";
  return rows.map(({ action, open: waits }, n) => ({
    action,
    state: n === now ? "now" : waits ? "next" : past(action),
  }));
}

/** The action being done or next to be done. @param {View} view @returns {string | null} */
export const actionNow = (view) => strip(view).find((row) => row.state === "now")?.action ?? null;

/** First letter large. @param {string} words */
export const cap = (words) => words.charAt(0).toUpperCase() + words.slice(1);
