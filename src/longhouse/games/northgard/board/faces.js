/** What is printed on the cards: pile, Flash, fame, a picture, and the effect in icons. */

import { BUILDING_ICON, CARDS, CLAN_ICON, RESOURCE_ICON } from "./data.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {{pile: string, flash: boolean, fame: number, icon: string, does: [string, string][]}} Face */

export { BUILDING_ICON, CLAN_ICON, RESOURCE_ICON };
export const RESOURCES = ["food", "wood", "lore"];
export const BUILDINGS = Object.keys(BUILDING_ICON);
export const LARGE = ["fortress", "forge", "altar"];
export const CLANS = Object.keys(CLAN_ICON);
/** @type {Record<string, string>} */
export const PART_ICON = {
  recruit: "viking-helmet",
  move: "walking-boot",
  explore: "compass",
  build: "viking-longhouse",
  stop: "ui-x",
  take: "card-pick",
  draw: "card-pick",
  discard: "semi-closed-eye",
  before: "basket",
  after: "basket",
};
export const PARTS = Object.keys(PART_ICON);
export const ORDERS = ["never", "any", "recruit", "move", "explore", "build", "draw", "special"];

const [MAN, BOOT, MAP, HOUSE, CARD, AXES, PLUS] = [
  "viking-helmet",
  "walking-boot",
  "compass",
  "viking-longhouse",
  "card-pick",
  "crossed-axes",
  "ui-plus",
];

/** @param {string | number} n @param {string} [where] @returns {[string, string][]} */
const recruit = (n, where) => [[MAN, String(n)], ...(where ? [/** @type {[string, string]} */ ([where, ""])] : [])];
/** @param {number} n @param {number} [bonus] @param {string} [more] @returns {[string, string][]} */
const move = (n, bonus = 0, more = "") => [
  [BOOT, String(n)],
  ...(bonus ? [/** @type {[string, string]} */ ([AXES, `+${bonus}`])] : []),
  ...(more ? [/** @type {[string, string]} */ ([more, ""])] : []),
];
/** @param {number} n @param {string} [text] @param {string} [more] @returns {[string, string][]} */
const explore = (n, text = "", more = "") => [
  [MAP, text || (n > 1 ? `1/${n}` : "1")],
  ...(more ? [/** @type {[string, string]} */ ([more, ""])] : []),
];
/** @param {[string, string][]} more @returns {[string, string][]} */
const build = (...more) => [[HOUSE, "1"], ...more];
/** @param {number} n @param {number} keep @returns {[string, string][]} */
const draw = (n, keep) => [[CARD, keep === n ? String(n) : `${n} → ${keep}`]];

/** @type {[string, string][]} */
const FEAST = [
  [MAN, ""],
  [BOOT, ""],
  [MAP, ""],
  [HOUSE, ""],
];

/** The effects. @type {Record<string, [string, string][]>} */
const DOES = {
  ...{ recruit: recruit(1), explore: explore(1), move: move(1), build: build(), feast: FEAST, feast_dev: FEAST },
  ...{
    bear: move(1, 0, "basket"),
    bear_awakens: recruit(2, "bear-head"),
    protector: [
      [CARD, "1×"],
      ["wooden-fence", "3"],
    ],
    boar: build(["wood-pile", "−1"]),
    osmosis: recruit(3),
    lay_of_the_land: explore(3, "", "basket"),
  },
  ...{
    goat: build([HOUSE, "="]),
    teamwork: [...FEAST.slice(0, 4)],
    resourceful: [
      [CARD, "2"],
      [CARD, "+1"],
    ],
    raven: explore(2),
    raiding_party: [
      [MAN, "−1"],
      ["basket", "1"],
    ],
    raven_mercenaries: recruit(2, "high-grass"),
  },
  ...{
    snake: move(1, 0, "campfire"),
    rapacious: [
      [CARD, "−1"],
      ["basket", "2"],
    ],
    stolen_lore: [
      ["ui-copy", ""],
      ["campfire", ""],
    ],
    stag: [
      [MAN, "1"],
      [BOOT, "1"],
    ],
    glory: build(["basket", ""]),
    annexation: [
      [BOOT, "1"],
      [MAP, "1"],
    ],
  },
  ...{
    wolf: move(1, 0, "stone-pile"),
    plunder: [
      [MAN, "−1"],
      [CARD, "1"],
    ],
    call_to_war: recruit("1×", "spears"),
  },
  ...{
    negotiation: [
      [CARD, "1"],
      ["ui-undo", ""],
    ],
    scouts: explore(1),
    town_hall: recruit(1),
    merchant: draw(3, 1),
    militia: move(2),
    villager_tools: build(),
    recruitment: recruit(2),
    market_place: draw(2, 2),
    mercenary: recruit(1, "high-grass"),
  },
  ...{
    intimidate: move(2, 0, "plain-arrow"),
    scout_camp: explore(1, "", "ui-rotate"),
    shieldbearers: move(2, 0, "viking-shield"),
    bodyguard: move(1, 1),
    simple_living: build(["wood-pile", "−1"]),
    future_sight: [
      ["semi-closed-eye", ""],
      [CARD, "1"],
    ],
  },
  ...{
    spy: [
      [CARD, "−1"],
      [CARD, "1"],
    ],
    fishing: [["meat", "3"]],
    axe_throwers: move(2, 1, "tomahawk"),
    lore_mastery: [["rune-stone", "2"]],
    industrious: build(["ui-rotate", ""]),
    defensive_strategy: [
      ["viking-shield", ""],
      ["ui-x", ""],
    ],
  },
  ...{
    enemy_secrets: [["ui-copy", ""]],
    hunters: recruit("1×", "meat"),
    outpost: recruit(2, "high-grass"),
    hidden_ways: [["horizon-road", ""]],
    carpentry: [[HOUSE, "2"]],
    conqueror: [
      ["hill-fort", ""],
      ["ui-x", ""],
    ],
    huginn_muninn: explore(1, "", "horizon-road"),
  },
  ...{
    market_place_up: draw(2, 2),
    grizzled: move(2, 2),
    trading_post_up: draw(3, 2),
    ancestral_curse: [
      [CARD, "−1"],
      [CARD, "1"],
    ],
    rangers: explore(1, "2"),
    scout_camp_up: explore(2),
    trade_routes: draw(3, 2),
    woodcutters: recruit("1×", "wood-pile"),
  },
  ...{
    infiltration: move(3, 0, "boot-prints"),
    town_hall_up: recruit(2),
    amenities: build([PLUS, ""]),
    wood_monopoly: [["wood-pile", "3"]],
    bribery: [
      ["shaking-hands", ""],
      [BOOT, "2"],
    ],
    incursion: move(4),
    heroic_charge: move(3, 1),
    trading_post: draw(3, 1),
  },
  ...{
    legendary_heroes: [["ui-copy", ""]],
    allies_wild: recruit(3, "high-grass"),
    loremasters: recruit("1×", "rune-stone"),
    warriors: move(2, 1),
    cunning_merchant: draw(3, 1),
    capture: [
      [MAN, "−1"],
      [MAN, "+1"],
    ],
    veiled_threats: [
      [CARD, "−1"],
      [CARD, "1"],
    ],
  },
  ...{
    builder: [[HOUSE, ""]],
    explorer: [[MAP, ""]],
    food_trader: [["meat", "2×"]],
    wood_trader: [["wood-pile", "2×"]],
    scholar: [["rune-stone", "2×"]],
    trapper: [["cave-entrance", "3×"]],
    warlord: [[MAN, "1×"]],
    unrest: [],
  },
};

/** Pictures that are not the first icon of the effect. @type {Record<string, string>} */
const PICTURE = {
  ...CLAN_ICON,
  ...{
    feast: "campfire",
    feast_dev: "campfire",
    teamwork: "shaking-hands",
    scouts: "spyglass",
    rangers: "bow-arrow",
    scout_camp: "camping-tent",
    scout_camp_up: "camping-tent",
    huginn_muninn: "raven",
    merchant: "trade",
    cunning_merchant: "trade",
    negotiation: "shaking-hands",
  },
  ...{
    market_place: "basket",
    market_place_up: "basket",
    trading_post: "wood-canoe",
    trading_post_up: "wood-canoe",
    trade_routes: "horizon-road",
    fishing: "double-fish",
    shieldbearers: "viking-shield",
    bodyguard: "tribal-shield",
    axe_throwers: "tomahawk",
    warriors: "viking-head",
  },
  ...{
    grizzled: "viking-head",
    heroic_charge: "spears",
    incursion: "boot-prints",
    infiltration: "semi-closed-eye",
    intimidate: "spears",
    militia: "stone-spear",
    bribery: "gold-nuggets",
    spy: "spyglass",
    enemy_secrets: "scroll-unfurled",
    stolen_lore: "scroll-unfurled",
    legendary_heroes: "laurel-crown",
  },
  ...{
    hunters: "bow-arrow",
    woodcutters: "stone-axe",
    loremasters: "scroll-unfurled",
    town_hall: "tipi",
    town_hall_up: "tipi",
    outpost: "watchtower",
    allies_wild: "paw-print",
    mercenary: "viking-head",
    conqueror: "crossed-axes",
    capture: "wooden-fence",
    plunder: "tomahawk",
    raiding_party: "wood-canoe",
  },
  ...{
    bear_awakens: "bear-head",
    protector: "wooden-fence",
    raven_mercenaries: "raven",
    rapacious: "campfire",
    osmosis: "boar",
    lay_of_the_land: "treasure-map",
    resourceful: "basket",
    glory: "stag-head",
    annexation: "wooden-fence",
    call_to_war: "drum",
    hidden_ways: "cave-entrance",
  },
  ...{
    carpentry: "wood-stick",
    villager_tools: "stone-axe",
    simple_living: "wood-cabin",
    amenities: "viking-longhouse",
    industrious: "anvil",
    future_sight: "semi-closed-eye",
    ancestral_curse: "totem-head",
    veiled_threats: "totem-head",
    defensive_strategy: "viking-shield",
    unrest: "campfire",
  },
};

/** Colours of the faces: clan cards are one kind, Early and Advanced Development another. @type {Record<string, string>} */
const KIND = { initial: "clan", upgrade: "clan", early: "development", advanced: "development" };

/** A card by its id; copies have a number behind it. @param {string} id @returns {Face | null} */
export function faceOf(id) {
  const face = id.split(".")[0];
  const row = CARDS[face];
  const does = DOES[face];
  return row && does
    ? {
        pile: KIND[row.pile] ?? row.pile,
        flash: row.flash,
        fame: row.fame,
        icon: PICTURE[face] ?? does[0]?.[0] ?? "card-pick",
        does,
      }
    : null;
}

/** Bonus points and special help of a Move card in combat. @param {string} id @returns {{bonus: number, shield: boolean, axes: boolean}} */
export function helpOf(id) {
  const axes = id === "axe_throwers";
  const points = DOES[id]?.find(([icon, text]) => icon === AXES && text)?.[1];
  return { bonus: axes ? 0 : Number(points ?? 0), shield: id === "shieldbearers", axes };
}

/** Message ids have hyphens. @param {string} id */
export const dashed = (id) => id.replace(/[._]/g, "-");

/** @param {string} text */
export const cap = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A label and what it says, in the reader's punctuation. @param {Ui} ui @param {string} label @param {string} facts @returns {string} */
export const labelled = (ui, label, facts) => ui.say("board-label", { label, facts });

/** Equal things together, in their first order. @param {string[]} things @returns {[string, number][]} */
export function counted(things) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}
