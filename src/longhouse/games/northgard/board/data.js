/**
 * The figures of data.toml that a drawing needs, by id.
 *
 * @typedef {[number, number]} Point
 * @typedef {{id: string, sides: string[], polygon: Point[], units: Point, first: Point, second: Point}} AreaRow
 * @typedef {{id: string, pattern: string, items: Record<string, string[]>, rough: string[]}} TileRow
 * @typedef {{a: string, b: string, line: Point[]}} LineRow
 * @typedef {{id: string, number?: string, pile: string, flash: boolean, fame: number, copies: number}} CardRow
 * @typedef {{id: string, value: number, fame: number, copies: number, priorities: string[], shares: boolean}} CreatureRow
 * @typedef {{id: string, points: number, casualties: number, choice: boolean}} DieRow
 * @typedef {{units: number, food: number, wood: number}} WinterRow
 *
 * @typedef {object} Tables
 * @property {AreaRow[]} area
 * @property {{id: string, line: Point[]}[]} line
 * @property {TileRow[]} tile
 * @property {CardRow[]} card
 * @property {{id: string, large: boolean}[]} building
 * @property {CreatureRow[]} creature
 * @property {{id: string, cards: string[]}[]} clan
 * @property {{id: string, value: number}[]} number
 * @property {DieRow[]} die
 * @property {WinterRow[]} winter
 */

import { components } from "../../../web/board/components.js";

/** @type {Record<string, AreaRow[]>} by pattern */
export const AREAS = {};

/** @type {Record<string, LineRow[]>} printed borders by pattern */
export const LINES = {};

/** @type {Record<string, TileRow>} */
export const TILES = {};

/** @type {Record<string, CardRow>} */
export const CARDS = {};

/** @type {Record<string, {id: string, large: boolean}>} */
export const BUILDINGS = {};

/** @type {Record<string, CreatureRow>} */
export const CREATURES = {};

/** @type {DieRow[]} */
export const DIE = [];

/** @type {WinterRow[]} */
export const WINTER = [];

/** @type {Record<string, string[]>} a clan's initial card and its two upgrades */
export const CLANS = {};

/** @type {Record<string, number>} */
export const NUMBERS = {};

/** @type {Record<string, string>} */
export const RESOURCE_ICON = { food: "meat", wood: "wood-pile", lore: "rune-stone" };

/** @type {Record<string, string>} on paper */
export const RESOURCE_COLOUR = { food: "#B4521F", wood: "#6B4526", lore: "#41549B" };

/** @type {Record<string, string>} */
export const BUILDING_ICON = {
  silo: "round-silo",
  lodge: "wood-cabin",
  tower: "watchtower",
  camp: "barracks-tent",
  stone: "rune-stone",
  fortress: "hill-fort",
  forge: "anvil",
  altar: "star-altar",
};

/** @type {Record<string, string>} free spaces */
export const SPACE_ICON = { small: "wood-cabin", carved: "rune-stone", large: "hill-fort" };

/** @type {Record<string, string>} */
export const CREATURE_ICON = {
  c_wolf: "wolf-head",
  c_draugr: "ng-draugr",
  c_bear: "bear-head",
  c_valkyrie: "ng-valkyrie",
};

/** @type {Record<string, string>} */
export const CLAN_ICON = {
  bear: "bear-head",
  boar: "boar",
  goat: "ng-goat",
  raven: "raven",
  snake: "ng-snake",
  stag: "stag-head",
  wolf: "wolf-head",
};

const EMBLEMS = ["viking-helmet", "viking-shield", "crossed-axes", "viking-head", "hill-fort"];

/** What stands in a player's crest. @param {{players: {clan: string | null}[]} | null} view @param {number} seat */
export const emblem = (view, seat) => CLAN_ICON[view?.players[seat]?.clan ?? ""] ?? EMBLEMS[seat % 5];

/** Take in the tables of `/api/games/northgard/components`. @param {Tables} tables */
export function fill(tables) {
  for (const row of tables.area) (AREAS[row.id.split(".")[0]] ??= []).push({ ...row, id: row.id.split(".")[1] });
  for (const row of tables.line) {
    const [pattern, ends] = row.id.split(".");
    const [a, b] = ends.split("-");
    (LINES[pattern] ??= []).push({ a, b, line: row.line });
  }
  for (const row of tables.tile) TILES[row.id] = row;
  for (const row of tables.card) CARDS[row.id] = row;
  for (const row of tables.building) BUILDINGS[row.id] = row;
  for (const row of tables.creature) CREATURES[row.id] = row;
  for (const row of tables.clan) CLANS[row.id] = row.cards;
  for (const row of tables.number) NUMBERS[row.id] = row.value;
  DIE.splice(0, DIE.length, ...tables.die);
  WINTER.splice(0, WINTER.length, ...tables.winter);
}

await components("northgard", fill);
