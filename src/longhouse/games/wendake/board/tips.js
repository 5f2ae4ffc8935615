/** What a thing is and does now: lines of a bubble. */

import { about } from "./abouts.js";
import { PROGRESS, TILES } from "./data.js";
import { slotLabel } from "./grid.js";
import { MASK_IDS, TRIBE_GOODS, actionsOf, cap, turtle } from "./things.js";

/** @typedef {import("../../../web/types.js").Message} Message */

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Player} Player */

/** What an action would bring this player now, in a few words. @param {Ui} ui @param {Player} player @param {string} action @returns {string} */
export function gain(ui, player, action) {
  const now = player.yields;
  if (!now) return "";
  const none = ui.say("board-nothing-now");
  const goods = (/** @type {string} */ good, /** @type {number} */ count) =>
    count ? ui.say("board-gain-goods", { good, count }) : none;
  switch (action) {
    case "harvest":
      return (
        Object.entries(now.harvest)
          .map(([good, count]) => goods(good, Number(count)))
          .join(", ") || none
      );
    case "hunt":
      return goods("beaver", now.hunt);
    case "tan":
      return goods("leather", now.tan);
    case "fish":
      return goods("fish", now.fish);
    case "ritual":
      return ui.say("board-gain-points", { points: now.ritual });
    case "military":
      return military(ui, now);
    case "trade":
      return now.exchanges ? ui.say("board-gain-exchanges", { count: now.exchanges }) : "";
    case "canoe":
      return player.canoes_left ? ui.say("board-gain-canoe", { count: 5 - player.canoes_left + 1 }) : none;
    case "mask":
      return ui.say("board-gain-mask", { count: player.card_count + 1 });
    case "fire":
      return ui.say("board-gain-fire");
    default:
      return ui.say("board-gain-steps", { count: Number(action.slice(4)) });
  }
}

/** @param {Ui} ui @param {import("./view.d.ts").Yields} now */
function military(ui, now) {
  const points = ui.say("board-gain-points", { points: now.military.length });
  return now.turtles.length ? `${points}, ${ui.say("board-gain-turtles", { count: now.turtles.length })}` : points;
}

/** Where the guards are ahead. @param {Ui} ui @param {Player} player @returns {string[]} */
const lands = (ui, player) => (player.yields?.military ?? []).map((land) => ui.noun(land));

/** Every action of a tile with what it would bring. @param {Ui} ui @param {Player} player @param {string} tile @param {boolean} ritual */
export const gains = (ui, player, tile, ritual) =>
  actionsOf(tile, ritual).map((action) => {
    const found = gain(ui, player, action);
    return found
      ? ui.say("board-brings", { what: ui.say("board-action", { action }), gain: found })
      : ui.say("board-action", { action });
  });

/** @param {View} view @param {Ui} ui @param {number} seat @param {number} at */
function slotTip(view, ui, seat, at) {
  const player = view.players[seat];
  const { tile, ritual, marked } = player.grid[at];
  if (!tile) return [slotLabel(view, ui, seat, at), ui.say("board-top-row-random")];
  const what = gains(ui, player, tile, ritual);
  const name = ritual
    ? `${ui.say("board-ritual-side")}. ${ui.say("board-other-side", { what: ui.noun(tile) })}`
    : slotLabel(view, ui, seat, at);
  const [first, ...rest] = what;
  const does = rest.length
    ? [first, ...rest].join(" · ")
    : [first, ui.say(`about-action-${actionsOf(tile, ritual)[0]}`)].join(". ");
  return [name, does, later(view, ui, marked, at)].filter(Boolean);
}

/** What becomes of a tile when the year ends. @param {View} view @param {Ui} ui @param {boolean} marked @param {number} at */
export function later(view, ui, marked, at) {
  if (view.phase !== "turn" || view.year === view.years) return "";
  return at >= 6 ? ui.say("board-bottom-row") : marked ? ui.say("board-turns-over") : "";
}

/** @param {string} target @param {View} view @param {Ui} ui @returns {(Message | string)[] | null} */
export function tip(target, view, ui) {
  const of = target.match(/^of(\d)\.(.+)$/);
  const [kind, name = ""] = (of ? of[2] : target).split(":");
  const mine = of ? Number(of[1]) : (ui.seat ?? view.turn ?? 0);
  const player = view.players[mine];
  switch (kind) {
    case "slot":
      // What it would bring stands beside the grid already; a bubble would cover the other tiles.
      if (!ui.compact && view.doing?.decision === "turn" && ui.lit(target)) return [];
      return slotTip(view, ui, mine, Number(name) - 1);
    case "grid": {
      const [seat, slot] = name.split(".").map(Number);
      return slotTip(view, ui, seat, slot - 1);
    }
    case "action":
      return [
        ui.say("board-action", { action: name }),
        ui.say(`about-action-${name}`),
        ui.say("board-brings", {
          what: ui.say("board-if-now"),
          gain: [gain(ui, player, name), ...(name === "military" ? lands(ui, player) : [])].join(" · "),
        }),
      ];
    case "good":
    case "supply":
      return [cap(ui.noun(name)), goodTip(ui, player, name)];
    case "card":
    case "mask":
    case "as":
    case "played":
      return maskTip(view, ui, name);
    case "village":
    case "longhouse":
      return [
        `${cap(ui.noun(name))}: ${ui.say(kind === "village" ? "board-village" : "board-long-house")}`,
        ui.say(`about-${name}`),
        kind === "longhouse" ? ui.say("board-tip-long-house") : "",
      ];
    case "progress":
      return [ui.noun(name), ui.say(`about-${name}`), held(view, ui, name)];
    case "tile":
    case "leaving":
      return tileTip(view, ui, kind === "tile" ? name : view.leaving?.[Number(name) - 1]);
    case "tribe":
      return TRIBE_GOODS[name] ? [cap(ui.noun(name)), ui.say(`about-${name}`)] : null;
    case "own-turtle":
      return turtleTip(player, ui, name);
    case "own-flag":
      return [cap(ui.say("board-flag", { flag: name })), ui.say("about-P1-2")];
    case "own-canoes":
      return [ui.say("board-canoes"), ui.say("about-action-canoe")];
    case "swap":
      return [ui.say("board-swap"), ui.say("board-tip-swap"), ui.say("board-swaps-left", { count: player.swaps })];
    case "black":
      return [ui.say("board-black-marker"), ui.say("about-ojibwa")];
    case "order":
      return [ui.say("board-next-order"), ui.say("board-tip-order")];
    default:
      return about(kind, name, view, ui);
  }
}

/** @param {Ui} ui @param {Player} player @param {string} good */
function goodTip(ui, player, good) {
  if (good === "beaver") return ui.say("about-beaver");
  return ui.say(["leather", "fish"].includes(good) ? "board-tip-animal" : "board-tip-vegetable", {
    count: player.goods[good],
  });
}

/** @param {View} view @param {Ui} ui @param {string} card */
function maskTip(view, ui, card) {
  const [mask, blanket] = card.split(".");
  if (!MASK_IDS.includes(mask)) return null;
  const unseen = view.masks.unseen[mask] + view.masks.unseen[`${mask}.infected`];
  return [
    cap(ui.noun(mask, "a")),
    ui.say(blanket ? "board-infected" : "board-healthy"),
    ui.say("board-unseen-count", { count: unseen }),
  ];
}

/** @param {View} view @param {Ui} ui @param {string} id */
function held(view, ui, id) {
  const owner = view.players.find((one) => one.progress.some((tile) => tile.id === id));
  const down = owner?.progress.find((tile) => tile.id === id)?.down;
  return down
    ? ui.say("board-face-down")
    : PROGRESS[id]
      ? `${ui.say("board-level", { level: PROGRESS[id].level })}, ${ui.say("board-second-track", { track: PROGRESS[id].track })}`
      : "";
}

/** @param {View} view @param {Ui} ui @param {string | null | undefined} tile */
function tileTip(view, ui, tile) {
  if (!tile || !TILES[tile]) return null;
  const player = view.players[ui.seat ?? view.doing?.seat ?? 0];
  return [ui.noun(tile), gains(ui, player, tile, false).join(" · ")];
}

/** @param {Player} player @param {Ui} ui @param {string} id */
function turtleTip(player, ui, id) {
  const tracks = player.turtles.find((one) => one.id === id)?.tracks;
  const name = tracks
    ? ui.say("board-turtle-of", { turtle: id, tracks })
    : ui.say("board-turtle-secret", { turtle: id });
  return [name, ui.say("board-tip-turtle", { points: turtle(id).points })];
}
