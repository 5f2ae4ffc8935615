/** Mask cards in the hand, and those played this year. */

import { classes, html } from "../../../web/dom.js";
import { MaskFace, Sign } from "./tile.js";
import { ICON, MASK_IDS, cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** @param {{view: View, ui: Ui, seat: number}} props */
export function Hand({ view, ui, seat }) {
  const player = view.players[seat];
  const own = seat === ui.seat;
  const cards = player.cards ?? player.known_cards;
  const hidden = player.card_count - cards.length;
  return html`<div class="wd-hand lit" data-light="hand" role="group" aria-label=${own ? ui.say("board-hand") : ui.say("board-masks")}>
    ${stacked(cards).map(([card, count]) => html`<span key=${card} ...${ui.el(own ? `card:${card}` : `known${seat}.${card}`, { label: `${count} × ${ui.noun(card)}`, class: "wd-held" })}><${MaskFace} card=${card} ui=${ui} />${count > 1 && html`<b class="wd-times">${count}</b>`}</span>`)}
    ${hidden > 0 && html`<span class="wd-held wd-back" role="img" aria-label=${ui.say("board-cards", { count: hidden })}><b class="num">${hidden}</b></span>`}
    ${!player.card_count && html`<p class="wd-note">${ui.say("board-cards", { count: 0 })}</p>`}
    <${Played} view=${view} ui=${ui} seat=${seat} />
  </div>`;
}

/** Face up in front of the player until the end of the year. @param {{view: View, ui: Ui, seat: number}} props */
function Played({ view, ui, seat }) {
  const { played } = view.players[seat];
  if (!played.length) return null;
  const masks = stacked(played.map((/** @type {string} */ card) => card.split(".")[0]));
  return html`<span class="wd-played" role="group" aria-label=${ui.say("board-played")}>
    ${masks.map(([mask, count]) => html`<span key=${mask} ...${ui.el(seat === ui.seat ? `played:${mask}` : `played${seat}.${mask}`, { label: `${ui.say("board-played")}: ${count} × ${ui.noun(mask)}`, class: classes("wd-held", "out") })}><${MaskFace} card=${mask} ui=${ui} />${count > 1 && html`<b class="wd-times">${count}</b>`}</span>`)}
  </span>`;
}

/** Equal cards together. @param {string[]} cards @returns {[string, number][]} */
export function stacked(cards) {
  const order = MASK_IDS.flatMap((mask) => [mask, `${mask}.infected`]);
  return order
    .map((card) => /** @type {[string, number]} */ ([card, cards.filter((one) => one === card).length]))
    .filter(([, count]) => count > 0);
}

/** How many of each mask nobody has shown. @param {{view: View, ui: Ui}} props */
export function Unseen({ view, ui }) {
  const of = (/** @type {string} */ mask) => view.masks.unseen[mask] + view.masks.unseen[`${mask}.infected`];
  return html`<span class="wd-unseen lit" role="group" aria-label=${ui.say("board-unseen")}>
    ${MASK_IDS.map((mask) => html`<span key=${mask} title=${cap(ui.noun(mask))} class="m-${mask}"><${Sign} name=${ICON[mask]} />${of(mask)}<span class="sr"> ${ui.noun(mask)}</span></span>`)}
  </span>`;
}
