/**
 * The figures of data.toml that a drawing needs: cards and territories by id.
 *
 * @typedef {{id: string, value: number, hair: number, character: boolean, icon: string}} CardRow
 * @typedef {{id: string, type: "plain" | "forest" | "mountain", animal: string, turns: number, animals: number, icon?: "puma" | "gather"}} LandRow
 * @typedef {{id: string, value: number, hair: number}} Row
 * @typedef {{warrior: Row[], special: Row[], territory: LandRow[]}} Tables
 */

import { components } from "../../../web/board/components.js";

const EMBLEMS = [
  "smoking-pipe",
  "campfire",
  "basket",
  "blanket",
  "spearfishing",
  "boot-prints",
  "deer-track",
  "bow-arrow",
  "stone-spear",
  "war-bonnet",
];

/** @type {Record<string, string>} */
const CHARACTERS = {
  cloud: "fluffy-cloud",
  spirit: "spark-spirit",
  manitou: "totem-head",
  dance: "sunset",
  sequoia: "pine-tree",
  sky: "sunbeams",
  skull: "whirlwind",
};

/** @type {Record<string, string>} */
export const ANIMAL_ICON = { bison: "bison", caribou: "stag-head", eagle: "eagle-head" };

/** @type {Record<string, string>} */
export const LAND_ICON = { puma: "paw-print", gather: "berries-bowl" };

/** @type {Record<string, CardRow>} */
export const CARDS = {};

/** @type {Record<string, LandRow>} */
export const LANDS = {};

/** @type {Record<string, string>} tribe by id, and its icon */
export const TRIBES = { tipi: "tipi", totem: "totem" };

/** Take in the tables of `/api/games/tomahawk/components`. @param {Tables} tables */
export function fill(tables) {
  for (const row of tables.warrior) CARDS[row.id] = { ...row, character: false, icon: EMBLEMS[row.value - 1] };
  for (const row of tables.special) CARDS[row.id] = { ...row, character: true, icon: CHARACTERS[row.id] };
  for (const row of tables.territory) LANDS[row.id] = row;
}

/** Cards in the order a hand is held: by value, then by feathers, warriors before characters. @param {string[]} ids */
export const inOrder = (ids) => [...ids].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

/** @param {string} id */
const rank = (id) => CARDS[id].value * 20 + (CARDS[id].character ? 10 : 0) + CARDS[id].hair;

/** The warriors of a value, each face once, with all ids that look like it. @param {number} value */
export function facesOfValue(value) {
  /** @type {Map<number, string[]>} */
  const faces = new Map();
  for (const row of Object.values(CARDS)) {
    if (row.value === value && !row.character) faces.set(row.hair, [...(faces.get(row.hair) ?? []), row.id]);
  }
  return [...faces.values()];
}

await components("tomahawk", fill);
