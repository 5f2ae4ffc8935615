/** What everybody sees of everybody: trophies, donkeys, cards played and left; and the tiles nobody has seen. */

import { Icon } from "../../../web/art.js";
import { classes, html, useRef } from "../../../web/dom.js";
import { Box } from "./boxes.js";
import { CARDS, CARD_ICON, ITEM_ICON, LANDS, LOOK, TROPHIES, TROPHY_ICON } from "./data.js";
import { useGains } from "./gains.js";
import { carried } from "./model.js";
import { cap, is } from "./words.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** In a player's panel. @param {{view: View, seat: number, ui: Ui}} props */
export function Goods({ view, seat, ui }) {
  const player = view.players[seat];
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // One's own fly to the goal.
  useGains(view, ui, seat, (gain) =>
    seat === ui.seat
      ? null
      : "horse" in gain
        ? (box.current?.querySelector(".tr-has") ?? null)
        : (box.current?.querySelectorAll(".tr-won i")[TROPHIES.indexOf(gain.trophy)] ?? null),
  );
  return html`<div class="tr-goods" ref=${box}>
    <p class="tr-goods-row"><span class="tr-has" title=${ui.say("board-horses", { horses: player.horses, goal: view.goal })}><${Icon} name="horse-head" /><b class="num">${player.horses}</b><small>/ ${view.goal}</small><span class="sr"> ${ui.noun("horse")}</span></span>
      <span class="tr-won">${TROPHIES.map((trophy) => html`<i key=${trophy} class=${player.trophies.includes(trophy) ? "on" : ""} role="img" aria-label=${is(ui, ui.noun(trophy), ui.say(player.trophies.includes(trophy) ? "board-owned" : "board-not-owned"))}><${Icon} name=${TROPHY_ICON[trophy]} /></i>`)}</span>
      <span class="tr-has" title=${ui.say("board-warriors", { warriors: player.warriors, reserve: player.reserve })}><${Icon} name=${ITEM_ICON.warrior} /><b class="num">${player.warriors}</b><small>/ ${player.warriors + player.reserve}</small><span class="sr"> ${ui.say("board-warriors", { warriors: player.warriors, reserve: player.reserve })}</span></span></p>
    <p class="tr-goods-row"><span class="tr-dealt">${CARDS.map((card) => {
      const state = player.card === card ? "now" : player.hand.includes(card) ? "left" : "played";
      return html`<i key=${card} class=${state} role="img" aria-label=${is(ui, ui.noun(card), ui.say("board-card-state", { state }))}><${Icon} name=${CARD_ICON[card]} /></i>`;
    })}</span>
      <span class="tr-load">${carried(player).map(([item, count]) => html`<span key=${item} title=${ui.noun(item)}><${Icon} name=${ITEM_ICON[item]} />${count}<span class="sr"> ${ui.noun(item)}</span></span>`)}</span></p>
  </div>`;
}

/** All players, one below the other, where their panels have no room. @param {{view: View, ui: Ui}} props */
export const Rivals = ({ view, ui }) =>
  html`<div class="tr-rivals">${view.order.map((/** @type {number} */ seat) => html`<section key=${seat} class=${classes("tr-rival", ui.colour(seat))}><h4>${ui.crest(seat, 22)}${seat === ui.seat ? ui.say("board-you") : ui.names[seat]}</h4><${Goods} view=${view} seat=${seat} ui=${ui} /></section>`)}</div>`;

/** @param {View} view */
export const unseenTiles = (view) =>
  Object.values(view.unseen).reduce((/** @type {number} */ sum, count) => sum + Number(count), 0);

/** What stands for a land. @param {string} land */
const signOf = (land) =>
  ITEM_ICON[LANDS[land].gives ?? ""] ??
  { "land.ridge": "tomahawk", "land.bluff": "tribal-shield" }[land] ??
  "high-grass";

/** Tiles by kind: how many are still unseen. @param {{view: View, ui: Ui}} props */
export function Unseen({ view, ui }) {
  const all = unseenTiles(view);
  return html`<section class="tr-unseen"><h4>${ui.say("board-unseen", { count: all })}</h4><p class="tr-note">${ui.say("board-unseen-note", { pile: view.pile })}</p>
    <ul>${Object.keys(LANDS).map((land) => {
      const count = view.unseen[land];
      return html`<li key=${land} class=${count ? "" : "none"}><span class="tr-swatch" style=${{ background: LOOK[land].ground }}><${Icon} name=${signOf(land)} /></span><span>${cap(ui.noun(land))}</span><b class="num">${count}</b><small>${all ? Math.round((100 * count) / all) : 0} %</small></li>`;
    })}</ul></section>`;
}

/** The same in one row. @param {{view: View, ui: Ui}} props */
export function UnseenRow({ view, ui }) {
  return html`<${Box} title=${ui.say("board-tiles-left")} note=${ui.say("board-unseen", { count: unseenTiles(view) })} class="tr-unseen-box"><div class="tr-unseen-row">
    ${Object.keys(LANDS).map((land) => html`<span key=${land} ...${ui.el(`unseen:${land}`, { label: is(ui, cap(ui.noun(land)), String(view.unseen[land])) })}><span class="tr-swatch" style=${{ background: LOOK[land].ground }}><${Icon} name=${signOf(land)} /></span><b aria-hidden="true">${view.unseen[land]}</b></span>`)}
  </div><//>`;
}

/** Third tab of the rail. @param {{view: View, ui: Ui}} props */
export const TilesLeft = ({ view, ui }) => html`<${Unseen} view=${view} ui=${ui} />`;
