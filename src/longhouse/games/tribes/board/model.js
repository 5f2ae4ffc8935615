/** What a view and the open options say, without drawing. Pure functions. */

import { GOODS, LANDS, NUMBERS, RECIPES } from "./data.js";

/** @typedef {import("./view.d.ts").View} View @typedef {import("./view.d.ts").Player} Player */

/**
 * @typedef {{cell: string, seat: number, warriors: number, chief: boolean, protected: boolean}} Tribe
 * @typedef {{warriors: number, chief: boolean}} Pieces
 * @typedef {{key: string, start: string, end: string, attack: boolean} & Pieces} Way a step that may be made
 */

/** @typedef {import("./view.d.ts").Doing} Doing */

/** What is said of a turn while it is open. @param {View} view */
export const turnOf = (view) =>
  /** @type {Required<Pick<Doing, "seat" | "steps" | "chief_steps" | "attacked" | "battles">>} */ (view.doing);

/** What is said of a tile that is being turned. @param {View} view */
export const tileOf = (view) => /** @type {Required<Pick<Doing, "seat" | "cell" | "ways" | "refused">>} */ (view.doing);

export const SIZE = 10;
const COLUMNS = "ABCDEFGHIJ";

/** @type {string[]} row by row */
export const CELLS = Array.from(
  { length: SIZE * SIZE },
  (_, at) => `${COLUMNS[at % SIZE]}${Math.floor(at / SIZE) + 1}`,
);

/** Column and row, from 0. @param {string} cell */
export const placeOf = (cell) => ({ x: COLUMNS.indexOf(cell[0]), y: Number(cell.slice(1)) - 1 });

/** @param {number} x @param {number} y @returns {string | null} */
export const cellAt = (x, y) => (x >= 0 && y >= 0 && x < SIZE && y < SIZE ? CELLS[y * SIZE + x] : null);

/** @param {string} cell */
export function isRing(cell) {
  const { x, y } = placeOf(cell);
  return x === 0 || y === 0 || x === SIZE - 1 || y === SIZE - 1;
}

/** @param {View} view @param {string} cell @returns {Tribe | null} */
export const tribeOn = (view, cell) => view.tribes.find((/** @type {Tribe} */ tribe) => tribe.cell === cell) ?? null;

/** How many cavalry men stand there. @param {View} view @param {string} cell */
export const menOn = (view, cell) => view.cavalry.filter((/** @type {string | null} */ at) => at === cell).length;

// Steps.

const STEP = /^(move|attack):([A-J]\d+)>([A-J]\d+):(\d)(\+chief)?$/;

/** The steps among some options. @param {string[]} keys @returns {Way[]} */
export function waysIn(keys) {
  return keys.flatMap((key) => {
    const found = STEP.exec(key);
    return found
      ? [
          {
            key,
            start: found[2],
            end: found[3],
            attack: found[1] === "attack",
            warriors: Number(found[4]),
            chief: Boolean(found[5]),
          },
        ]
      : [];
  });
}

/** @param {Pieces} pieces */
export const piecesTarget = ({ warriors, chief }) => `pieces:${warriors}${chief ? "+chief" : ""}`;

/**
 * Who goes when a tribe sets out: as wished, else everybody who may.
 * @param {Way[]} ways from one cell @param {Tribe} tribe @param {{warriors: number | null, chief: boolean | null}} wish
 * @returns {Pieces}
 */
export function party(ways, tribe, wish) {
  const mayChief = ways.some(({ chief }) => chief);
  const chief = mayChief && (wish.chief ?? true);
  const warriors = Math.min(wish.warriors ?? tribe.warriors, tribe.warriors);
  return { chief, warriors: chief ? warriors : Math.max(1, warriors) };
}

/** The step that these pieces would make. @param {Way[]} ways @param {string} start @param {string} end @param {Pieces} pieces */
export const wayOf = (ways, start, end, pieces) =>
  ways.find(
    (way) => way.start === start && way.end === end && way.warriors === pieces.warriors && way.chief === pieces.chief,
  ) ?? null;

/** What a step to a cell would be. @param {View} view @param {Way[]} ways @param {string} start @param {string} end @returns {"attack" | "discovery" | "free" | null} */
export function kindOf(view, ways, start, end) {
  const found = ways.filter((way) => way.start === start && way.end === end);
  if (!found.length) return null;
  if (found[0].attack) return "attack";
  return view.cells[end] ? "free" : "discovery";
}

// The donkey.

/** Kinds on a donkey, in the order of the list. @param {Player} player @returns {[string, number][]} */
export const carried = (player) =>
  Object.entries(/** @type {Record<string, number>} */ (player.items)).filter(([, count]) => count > 0);

/** What is missing to make something: ingredients, a warrior in reserve, room for a third tool. @param {Player} player @param {string} id @returns {string[]} */
export function missing(player, id) {
  const found = RECIPES[id].parts.filter((part) => !player.items[part]);
  if (id === "warrior" && !player.reserve) found.push("reserve");
  if (id !== "warrior" && player.items[id] >= NUMBERS.per_spot) found.push("full");
  return found;
}

/** How often the open option could be taken in a row, up to what fits and can be paid; 1 when the game might end before. @param {View} view @param {number} seat @param {string} key */
export function timesInARow(view, seat, key) {
  const [deed, item] = key.split(":");
  const player = view.players[seat];
  if (view.doing?.once || item?.includes("-")) return 1;
  if (deed === "trade") return mayEnd(view, player, 0) ? 1 : player.items[item];
  if (deed !== "collect" || item === "wagon") return 1;
  const land = Object.values(LANDS).find(({ gives }) => gives === item);
  const paid = land?.cost ? Math.min(...land.cost.map((tool) => player.items[tool] ?? 0)) : NUMBERS.per_spot;
  if (GOODS.includes(item) && mayEnd(view, player, 1)) return 1;
  return Math.min(NUMBERS.per_spot - player.items[item], paid);
}

/** Whether one gain might win: with so many trophies missing at most. @param {View} view @param {Player} player @param {number} most */
const mayEnd = (view, player, most) => player.trophies.length + most >= 4 && player.horses + 2 >= view.goal;

/** How many horses and trophies are still missing. @param {View} view @param {Player} player */
export const toGo = (view, player) => ({
  horses: Math.max(0, view.goal - player.horses),
  trophies: 4 - player.trophies.length,
});
