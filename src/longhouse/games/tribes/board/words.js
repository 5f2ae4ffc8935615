/** Cells, tribes and battles in words: for labels, bubbles and the ribbon. */

import { LANDS } from "./data.js";
import { isRing, menOn, tribeOn } from "./model.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @param {string} words */
export const cap = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** A name and what is said of it. @param {Ui} ui @param {string} what @param {string} about */
export const is = (ui, what, about) => ui.say("board-is", { what, about });

/** Who a side of a battle is. @param {Ui} ui @param {import("./view.d.ts").Battle["opponent"]} side */
export const sideName = (ui, side) => (side === "army" ? ui.noun("army", "the") : ui.names[side.seat]);

/** Chief and warriors, as a list. @param {Ui} ui @param {{warriors: number, chief: boolean}} pieces */
export const piecesWords = (ui, { warriors, chief }) => ui.say("board-pieces", { warriors, chief: chief ? 1 : 0 });

/** @param {View} view @param {Ui} ui @param {string} cell */
export function tribeWords(view, ui, cell) {
  const tribe = tribeOn(view, cell);
  if (tribe)
    return (
      ui.say("board-tribe", { seat: { seat: tribe.seat }, pieces: piecesWords(ui, tribe) }) +
      (tribe.protected ? `, ${ui.say("board-protected")}` : "")
    );
  const men = menOn(view, cell);
  return men ? ui.say("board-cavalry", { count: men }) : "";
}

/** What lies on a cell. @param {View} view @param {Ui} ui @param {string} cell */
export function landWords(view, ui, cell) {
  const here = view.cells[cell];
  if (!here) return ui.say(isRing(cell) ? "board-face-down" : "board-empty");
  return cap(ui.noun(here.land));
}

/** What a land gives and costs. @param {Ui} ui @param {Pick<import("./view.d.ts").Cell, "land" | "price">} here */
export function givesWords(ui, here) {
  const { gives, cost } = LANDS[here.land];
  if (!gives) return "";
  if (gives === "horse") return ui.say("board-gives-horse", { goods: here.price ? [here.price] : (cost ?? []) });
  if (cost?.[0] === "warriors") return ui.say("board-gives-wagon");
  return cost ? ui.say("board-gives-for", { item: gives, tool: cost[0] }) : ui.say("board-gives", { item: gives });
}

/** Mountains and passes. @param {Ui} ui @param {{sides: string[], passes: string[]}} here */
export const sidesWords = (ui, { sides, passes }) =>
  [
    sides.length ? ui.say("board-mountains", { sides }) : "",
    passes.length ? ui.say("board-passes", { sides: passes }) : "",
  ]
    .filter(Boolean)
    .join(", ");

/** A cell as one line. @param {View} view @param {Ui} ui @param {string} cell */
export function cellWords(view, ui, cell) {
  const here = view.cells[cell];
  const parts = [landWords(view, ui, cell), tribeWords(view, ui, cell)];
  if (here)
    parts.push(
      givesWords(ui, here),
      here.bonus ? ui.say("board-bonus", { bonus: here.bonus }) : "",
      sidesWords(ui, here),
    );
  return is(ui, cell, parts.filter(Boolean).join(", "));
}

/** "5 + 1 against 4". @param {Ui} ui @param {import("./view.d.ts").Battle} battle */
export function sumWords(ui, { attackers, bonus, defenders, defence }) {
  const side = (/** @type {number} */ units, /** @type {number} */ extra) =>
    extra ? `${units} + ${extra}` : String(units);
  return ui.say("board-sum", { ours: side(attackers, bonus), theirs: side(defenders, defence) });
}

/** Who loses what, and who stands there then. @param {Ui} ui @param {import("./view.d.ts").Battle} battle */
export function battleLines(ui, battle) {
  const { lost, killed, outcome, own_chief, their_chief, opponent } = battle;
  const who = sideName(ui, opponent);
  return [
    ui.say("board-losses", { lost, killed, who }),
    ui.say("board-outcome", { outcome, who }),
    their_chief ? ui.say("board-their-chief", { who }) : "",
    own_chief ? ui.say("board-own-chief") : "",
  ].filter(Boolean);
}
