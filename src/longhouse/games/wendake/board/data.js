/**
 * The figures of data.toml that a drawing needs, by id.
 *
 * @typedef {[number, number]} Point
 * @typedef {{id: string, name: string, half: string, home: boolean, areas: string[], flag?: "french" | "english", label: Point, guards: Point, slots: Point[], polygon: Point[]}} Territory
 * @typedef {{id: string, anchor: Point, polygons: Point[][]}} Lake
 * @typedef {{id: string, halves: string[], territories: string[], homes: string[]}} Chart
 * @typedef {{id: string, level: number, actions: string[]}} TileRow
 * @typedef {{id: string, level: number, track: string, timing: string}} ProgressRow
 * @typedef {{id: string, groups: number[], points: number}} SpaceRow
 * @typedef {{id: string, need: number, points: number, tiles: string[][]}} TurtleRow
 * @typedef {{id: string, half: string, anchor: Point, polygon: Point[]}} LakeRow  the part of a lake on one half
 *
 * @typedef {object} Tables
 * @property {Territory[]} territory
 * @property {TileRow[]} tile
 * @property {ProgressRow[]} progress
 * @property {TurtleRow[]} turtle
 * @property {{id: string, cards: number, infected: number}[]} mask
 * @property {{id: string, points: number}[]} rank
 * @property {SpaceRow[]} space
 * @property {Chart[]} map
 * @property {{id: string, map: string, land: boolean}[]} border
 * @property {LakeRow[]} lake
 */

import { components } from "../../../web/board/components.js";

/** @type {Record<string, Territory>} */
export const TERRITORIES = {};

/** @type {Record<string, Chart>} maps by number of sides */
export const CHARTS = {};

/** @type {Record<string, Lake[]>} lakes by number of sides */
export const LAKES = {};

/** @type {Record<string, {a: string, b: string, land: boolean}[]>} by number of sides */
export const BORDERS = {};

/** @type {Record<string, TileRow>} */
export const TILES = {};

/** @type {Record<string, ProgressRow>} */
export const PROGRESS = {};

/** @type {SpaceRow[]} */
export const SPACES = [];

/** @type {Record<string, TurtleRow>} */
export const TURTLES = {};

/** @type {Record<string, {cards: number, infected: number}>} */
export const MASKS = {};

/** What somebody who plays alone becomes with at least so many points. @type {{id: string, points: number}[]} */
export const RANKS = [];

/** The highest point of a track. */
export const TOP = 25;

/** @type {Record<string, string>} */
export const GOOD_ICON = {
  corn: "corn",
  beans: "jelly-beans",
  pumpkin: "pumpkin",
  leather: "animal-hide",
  fish: "double-fish",
  beaver: "beaver",
};

/** @type {Record<string, string>} on paper */
export const GOOD_COLOUR = {
  corn: "#8C6A00",
  beans: "#A8323B",
  pumpkin: "#BC5A12",
  leather: "#7A4A1F",
  fish: "#1F6480",
  beaver: "#5A4431",
};

/** @type {Record<string, string>} */
export const TRACK_ICON = {
  economic: "shaking-hands",
  military: "crossed-axes",
  ritual: "drum",
  mask: "ceremonial-mask",
};

/** @type {Record<string, string>} */
export const KIND_ICON = {
  warrior: "spears",
  black: "spears",
  woman: "basket",
  hunter: "bow-arrow",
  canoe: "wood-canoe",
};

/** @type {Record<string, string>} */
export const MASK_ICON = {
  bear: "bear-head",
  wolf: "wolf-head",
  eagle: "eagle-head",
  deer: "stag-head",
  heron: "raven",
};

/** @type {Record<string, string>} */
export const ACTION_ICON = {
  ...{
    canoe: "wood-canoe",
    move1: "walking-boot",
    move2: "walking-boot",
    move3: "walking-boot",
    move4: "walking-boot",
    harvest: "corn",
    hunt: "bow-arrow",
  },
  ...{
    tan: "animal-hide",
    fish: "double-fish",
    military: "crossed-axes",
    mask: "ceremonial-mask",
    trade: "shaking-hands",
    fire: "campfire",
    ritual: "drum",
  },
};

/** @type {Record<string, string>} */
const TRIBE_ICON = {
  ...{
    cayuga: "smoking-pipe",
    fox: "paw-print",
    mohawk: "stone-spear",
    ojibwa: "wood-canoe",
    oneida: "totem",
    onondaga: "campfire",
  },
  ...{ ottawa: "sunbeams", seneca: "tribal-shield", shawnee: "turtle", tuscarora: "bow-arrow" },
};

const EMBLEMS = ["turtle", "eagle-head", "feather", "stag-head"];

/** What stands in a player's crest. @param {{players: {tribe: string | null}[]} | null} view @param {number} seat */
export const emblem = (view, seat) => TRIBE_ICON[view?.players[seat]?.tribe ?? ""] ?? EMBLEMS[seat % 4];

/** Take in the tables of `/api/games/wendake/components`. @param {Tables} tables */
export function fill(tables) {
  for (const row of tables.territory) TERRITORIES[row.id] = row;
  for (const row of tables.tile)
    TILES[row.id] = { ...row, actions: row.actions.map((action) => action.replace(":", "")) };
  for (const row of tables.progress) PROGRESS[row.id] = row;
  for (const row of tables.turtle) TURTLES[row.id] = row;
  for (const row of tables.mask) MASKS[row.id] = row;
  SPACES.splice(0, SPACES.length, ...tables.space);
  RANKS.splice(0, RANKS.length, ...tables.rank);
  for (const row of tables.map) {
    CHARTS[row.id] = row;
    BORDERS[row.id] = tables.border.filter((border) => border.map === row.id).map(borderOf);
    LAKES[row.id] = lakesOf(tables.lake.filter((lake) => row.halves.includes(lake.half)));
  }
}

/** @param {{id: string, land: boolean}} row */
function borderOf(row) {
  const [a, b] = row.id.split(row.land ? "-" : "|");
  return { a, b, land: row.land };
}

/** A lake that lies on both halves is one. @param {LakeRow[]} rows @returns {Lake[]} */
function lakesOf(rows) {
  return [...new Set(rows.map((row) => row.id))].map((id) => {
    const parts = rows.filter((row) => row.id === id);
    const middle = (/** @type {number} */ at) => parts.reduce((sum, part) => sum + part.anchor[at], 0) / parts.length;
    return { id, anchor: [middle(0), middle(1)], polygons: parts.map((part) => part.polygon) };
  });
}

await components("wendake", fill);
