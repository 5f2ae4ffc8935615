/**
 * The figures of data.toml that a drawing needs, by id, and how things look.
 *
 * @typedef {{id: string, gives?: string, cost?: string[]}} LandRow
 * @typedef {{id: string, parts: string[]}} Recipe
 * @typedef {{id: string, parts?: string[]}} Row
 * @typedef {{land: LandRow[], item: Row[], prize: Row[], card: Row[], trophy: Row[], number: {id: string, value: number}[]}} Tables
 */

import { components } from "../../../web/board/components.js";

/** @type {Record<string, LandRow>} */
export const LANDS = {};

/** @type {Record<string, Recipe>} what is made at a Campsite: axe, bow, warrior */
export const RECIPES = {};

/** @type {string[]} what lies on the donkey */
export const ITEMS = [];

/** @type {string[]} what farms take */
export const GOODS = [];

/** @type {string[]} */
export const CARDS = [];

/** @type {string[]} */
export const TROPHIES = [];

/** @type {Record<string, number>} */
export const NUMBERS = {};

/** @type {Record<string, string>} */
export const ITEM_ICON = {
  feather: "feather",
  stone: "stone-pile",
  stick: "wood-stick",
  indian: "person",
  axe: "stone-axe",
  bow: "pocket-bow",
  hide: "animal-hide",
  gold: "gold-nuggets",
  wagon: "old-wagon",
  horse: "horse-head",
  warrior: "stone-spear",
  warriors: "stone-spear",
};

/** @type {Record<string, string>} */
export const CARD_ICON = {
  camp: "camping-tent",
  raid: "tomahawk",
  trail: "boot-prints",
  journey: "horizon-road",
  scouts: "spyglass",
};

/** @type {Record<string, string>} */
export const TROPHY_ICON = {
  "trophy.hide": "animal-hide",
  "trophy.wagon": "old-wagon",
  "trophy.gold": "gold-nuggets",
  "trophy.chief": "war-bonnet",
};

/** Ground, ink and motif of a land. @type {Record<string, {ground: string, ink: string, motif: string}>} */
export const LOOK = {
  "land.camp": { ground: "#E3C08A", ink: "#8A5A2A", motif: "tipi" },
  "land.feather": { ground: "#D9D2B8", ink: "#8A7A4A", motif: "eagle-head" },
  "land.stick": { ground: "#A9C08A", ink: "#4E6E3A", motif: "forest" },
  "land.stone": { ground: "#B9CBCB", ink: "#5A7078", motif: "stone-stack" },
  "land.buffalo": { ground: "#E6C878", ink: "#8A641E", motif: "bison" },
  "land.mine": { ground: "#C9A27A", ink: "#6E4A26", motif: "mine-wagon" },
  "land.wagon": { ground: "#E0CBA0", ink: "#8A6432", motif: "old-wagon" },
  "land.farm": { ground: "#C3CE8E", ink: "#66752E", motif: "wooden-fence" },
  "land.ridge": { ground: "#D8B48E", ink: "#8F4A22", motif: "" },
  "land.bluff": { ground: "#CDB79A", ink: "#6E5A48", motif: "" },
  "land.plain": { ground: "#E4D6A2", ink: "#9A8A4A", motif: "high-grass" },
};

/** @type {Record<string, string>} */
export const BONUS_ICON = { attack: "tomahawk", defence: "tribal-shield", protection: "totem" };

const EMBLEMS = ["bison", "eagle-head", "feather", "turtle", "wolf-head"];

/** What stands in a player's crest. @param {unknown} _view @param {number} seat */
export const emblem = (_view, seat) => EMBLEMS[seat % EMBLEMS.length];

/** Whether the own area lies below the map, as on a phone. */
export const isPhone = () => matchMedia("(max-width: 1099px), (max-height: 539px)").matches;

/** Take in the tables of `/api/games/tribes/components`. @param {Tables} tables */
export function fill(tables) {
  for (const row of tables.land) LANDS[row.id] = row;
  for (const { id, parts } of [...tables.item, ...tables.prize]) if (parts) RECIPES[id] = { id, parts };
  for (const row of tables.number) NUMBERS[row.id] = row.value;
  const ids = (/** @type {Row[]} */ rows) => rows.map(({ id }) => id);
  ITEMS.splice(0, ITEMS.length, ...ids(tables.item));
  CARDS.splice(0, CARDS.length, ...ids(tables.card));
  TROPHIES.splice(0, TROPHIES.length, ...ids(tables.trophy));
  GOODS.splice(0, GOODS.length, ...(tables.land.find(({ gives }) => gives === "horse")?.cost ?? []));
}

await components("tribes", fill);
