/** The decision at hand, where its answers are drawn nowhere else. */

import { html } from "../../../web/dom.js";
import { BUILDINGS, CLANS, ORDERS, PARTS, RESOURCES, cap, labelled } from "./faces.js";
import {
  Buildings,
  Choose,
  Clans,
  Copy,
  Deeds,
  Either,
  Opponents,
  Orders,
  Parts,
  React,
  Redraw,
  Swap,
  Tiles,
  Trade,
  on,
} from "./choices.js";
import { Count, Faces, Food } from "./fight.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** @typedef {import("./view.d.ts").View} View */

/** @param {Ui} ui */
export const isAsked = (ui) => ui.seat !== null && ui.deciding.includes(ui.seat);

/** The card of the own hand that was touched, in a turn. @param {View} view @param {Ui} ui */
export function touched(view, ui) {
  const cards = ui.seat === null ? [] : (view.players[ui.seat].hand ?? []);
  return ["play", "wait"].some((way) => on(ui, way))
    ? (cards.find((/** @type {string} */ card) => ui.chosen(`hand:${card}`)) ?? null)
    : null;
}

/** What is asked, drawn; null where the map, the hand or the ribbon has the answers. @param {View} view @param {Ui} ui @returns {import("../../../web/vendor/preact.js").VNode | null} */
export function question(view, ui) {
  if (!isAsked(ui)) return null;
  const seat = /** @type {number} */ (ui.seat);
  const props = { view, ui, seat };
  const player = view.players[seat];
  const offers = (/** @type {string} */ word, /** @type {(string | number)[]} */ names) =>
    names.some((name) => on(ui, `${word}:${name}`));
  const numbers = Array.from({ length: 16 }, (_, at) => at);
  const card = touched(view, ui);
  if (card) return html`<${Deeds} ...${props} card=${card} />`;
  if (
    ui.chosen("orders") ||
    offers(
      "order",
      ORDERS.filter((order) => ui.lit(`order:${order}`)),
    )
  )
    return html`<${Orders} ...${props} />`;
  if (offers("building", BUILDINGS)) return html`<${Buildings} ...${props} />`;
  if (offers("clan", CLANS)) return html`<${Clans} ...${props} />`;
  if (offers("tile", view.drawn)) return html`<${Tiles} ui=${ui} tiles=${view.drawn} title=${ui.say("board-drawn")} />`;
  if (on(ui, "redraw")) return html`<${Redraw} ...${props} />`;
  if (offers("eat", numbers)) return html`<${Food} ...${props} />`;
  if (on(ui, "point") || on(ui, "casualty")) return html`<${Faces} ...${props} />`;
  if (offers("go", [...numbers, ...numbers.map((n) => `${n}k`)])) return html`<${Count} ...${props} />`;
  if (offers("row", [...view.row, ...view.achievements]))
    return html`<${Choose} ui=${ui} zone="row" cards=${[...view.row, ...view.achievements.filter((/** @type {string} */ id) => on(ui, `row:${id}`))]} title=${ui.say("board-row")} />`;
  if (offers("part", PARTS)) return html`<${Parts} ...${props} />`;
  if (on(ui, "allow")) return html`<${React} ...${props} />`;
  if (player.drawn?.length)
    return html`<${Choose} ui=${ui} zone="hand" cards=${player.drawn} title=${ui.say("board-cards-to-sort")} />`;
  if (offers("card", player.discard))
    return html`<${Choose} ui=${ui} zone="card" cards=${player.discard} title=${ui.say("board-discard")} />`;
  const looked = view.players.find((one) => one.seat !== seat && offers("card", one.known_hand));
  if (looked)
    return html`<${Choose} ui=${ui} zone="card" cards=${looked.known_hand} title=${labelled(ui, ui.names[looked.seat], ui.say("board-looked-at"))} />`;
  if (view.players.some((one) => offers("active", one.active))) return html`<${Copy} ...${props} />`;
  if (offers("player", numbers.slice(0, 5))) return html`<${Opponents} ...${props} />`;
  if (
    ["trade", "pay", "pay-or-discard", "resource", "scorch-take"].includes(view.doing?.decision ?? "") &&
    view.doing?.seat === seat
  )
    return html`<${Trade} ...${props} />`;
  if (offers("resource", RESOURCES)) return html`<${Trade} ...${props} />`;
  if (on(ui, "accept") || on(ui, "refuse")) return html`<${Swap} ...${props} />`;
  if (on(ui, "units"))
    return html`<${Either} ui=${ui} title=${cap(ui.noun("kaija"))} answers=${[
      ["kaija", "bear-head", ui.say("option-with-kaija")],
      ["units", "viking-helmet", ui.say("option-without-kaija")],
    ]} />`;
  if (on(ui, "kaija"))
    return html`<${Either} ui=${ui} title=${cap(ui.noun("kaija"))} answers=${[["kaija", "bear-head", ui.say("board-recruit-kaija")]]} />`;
  return null;
}

/** @param {{view: View, ui: Ui}} props */
export const Panel = ({ view, ui }) =>
  html`<div class="nw-now" role="group" aria-label=${ui.say("board-todo")}>${question(view, ui)}</div>`;
