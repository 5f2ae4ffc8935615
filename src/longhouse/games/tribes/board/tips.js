/** What a thing is and does now: lines of a bubble, at most three, the first is its name. */

import { RECIPES } from "./data.js";
import { missing, tribeOn } from "./model.js";
import { cap, cellWords, givesWords, is, landWords, sidesWords, tribeWords } from "./words.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Message} Message */

/** @typedef {import("./view.d.ts").View} View */

/** @param {string} target @param {View} view @param {Ui} ui @returns {(Message | string)[] | null} */
export function tip(target, view, ui) {
  const at = target.search(/[:.]/);
  const [kind, name] = at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
  const player = view.players[ui.seat ?? view.turn ?? 0];
  switch (kind) {
    case "cell":
      return cellTip(view, ui, name);
    case "card":
    case "shown":
    case "item":
    case "drop":
    case "take":
    case "collect":
      return [cap(ui.noun(name)), about(ui, name)];
    case "trade":
      return [cap(ui.noun("horse")), ui.say("board-trade", { item: name }), about(ui, "horse")];
    case "craft":
      return recipeTip(ui, player, name);
    case "train":
      return recipeTip(ui, player, "warrior");
    case "trophy":
      return [
        cap(ui.noun(target)),
        about(ui, target),
        ui.say(player.trophies.includes(target) ? "board-owned" : "board-not-owned"),
      ];
    case "horses":
      return [ui.say("board-horses", { horses: player.horses, goal: view.goal }), about(ui, "horse")];
    case "unseen":
      return [cap(ui.noun(name)), about(ui, name), ui.say("board-unseen", { count: view.unseen[name] })];
    case "retreat":
      return [ui.say("board-retreat"), ui.say("board-about-retreat")];
    default:
      return null;
  }
}

/** @param {View} view @param {Ui} ui @param {string} cell */
function cellTip(view, ui, cell) {
  const here = view.cells[cell];
  if (!here) return [is(ui, cell, landWords(view, ui, cell)), ui.say("board-about-unknown")];
  const tribe = tribeOn(view, cell);
  const land = [
    givesWords(ui, here),
    here.bonus && !(here.bonus === "protection" && tribe?.protected)
      ? ui.say("board-bonus", { bonus: here.bonus })
      : "",
  ]
    .filter(Boolean)
    .join(", ");
  const pieces = tribeWords(view, ui, cell);
  if (pieces)
    return [
      is(ui, cell, landWords(view, ui, cell)),
      pieces,
      [land, sidesWords(ui, here)].filter(Boolean).join(", "),
    ].filter(Boolean);
  return land || sidesWords(ui, here)
    ? [is(ui, cell, landWords(view, ui, cell)), land, sidesWords(ui, here)].filter(Boolean)
    : [cellWords(view, ui, cell)];
}

/** @param {Ui} ui @param {string} id */
const about = (ui, id) => ui.say(`about-${id.replace(".", "-")}`);

/** @param {Ui} ui @param {import("./view.d.ts").Player} player @param {string} id */
const recipeTip = (ui, player, id) =>
  RECIPES[id]
    ? [cap(ui.noun(id)), about(ui, id), missing(player, id).length ? ui.say("board-not-yet") : ui.say("board-can-make")]
    : null;
