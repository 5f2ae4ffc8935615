/** The own area: deck, hand, and what the chosen card would do. */

import { html } from "../../../web/dom.js";
import { shapes } from "./card.js";
import { ANIMAL_ICON, CARDS, inOrder } from "./data.js";
import { Back, Face } from "./faces.js";
import { chosenCard, inSetup, landOf } from "./model.js";
import { Tribe } from "./setup.js";
import { cap, decidedIn, saying } from "./saying.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

const [W, TALL] = [96, 136];

/** @param {{view: View, ui: Ui}} props */
export function Own({ view, ui }) {
  if (inSetup(view)) return html`<${Tribe} view=${view} ui=${ui} />`;
  if (ui.seat === null || view.phase === "over") return null;
  const player = view.players[ui.seat];
  const hand = inOrder(player.hand ?? []);
  const asked = ui.deciding.includes(ui.seat) && view.phase === "deploy";
  return html`<div class="th-own ${asked ? "" : "th-idle"}">
    <${Deck} player=${player} ui=${ui} />
    <div class="th-hand" role="group" aria-label=${ui.say("table-hand")} style=${{ "--n": Math.max(1, player.hand_count) }}>
      ${hand.map((card) => (ui.placeOf(`hand:${card}`) ? html`<span key=${card} class="th-slot" />` : html`<${HandCard} key=${card} card=${card} ui=${ui} />`))}
      ${!hand.length && html`<p class="th-none">${ui.say("board-hand-empty")}</p>`}
    </div>
    <${WhatIf} view=${view} ui=${ui} />
  </div>`;
}

/** @param {{player: import("./view.d.ts").Player, ui: Ui}} props */
function Deck({ player, ui }) {
  const seat = /** @type {number} */ (ui.seat);
  const deep = Math.min(3, Math.ceil(player.deck_count / 6));
  return html`<div class="th-deck" data-deck=${seat}>
    <svg class="lit" viewBox="-3 -3 90 122" width="74" height="100" aria-hidden="true">
      ${Array.from({ length: deep }, (_, i) => {
        const off = deep - 1 - i;
        return html`<g filter="url(#sh)" style=${{ transform: `translate(${off * 4}px,${8 - off * 4}px)` }}><${Back} colour=${ui.colour(seat)} tribe=${player.tribe} w=${74} tall=${105} shape=${shapes(ui, seat)} /></g>`;
      })}
      ${!deep && html`<rect class="th-nothing" x="1" y="9" width="72" height="103" rx="8" />`}
    </svg>
    <div><b class="num">${player.deck_count}</b><span>${ui.say("board-in-deck", { count: player.deck_count })}</span></div>
  </div>`;
}

/** @param {{card: string, ui: Ui}} props */
function HandCard({ card, ui }) {
  const target = `hand:${card}`;
  const chosen = ui.chosen(target);
  const ring = chosen ? "ring sel" : ui.lit(target) ? "ring" : ui.alt(target) ? "ring th-thin" : "";
  return html`<span class="th-slot" data-glide=${target}><svg ...${ui.el(target, { label: cap(ui.noun(card)), class: "th-hc lit" })} viewBox="-6 -6 108 150">
    ${ring && html`<rect class=${ring} x="-3" y="-3" width=${W + 6} height=${TALL + 6} rx="12" />`}
    <g filter="url(#sh)"><${Face} card=${card} colour=${ui.colour(/** @type {number} */ (ui.seat))} w=${W} tall=${TALL} worth=${null} lost=${false} /></g>
    ${ui.shown(target) && html`<rect class="th-shown" x="-4" y="-4" width=${W + 8} height=${TALL + 8} rx="12" />`}
  </svg></span>`;
}

/** Beside the hand: the chosen card at each place it could go; otherwise what this round is about. @param {{view: View, ui: Ui}} props */
function WhatIf({ view, ui }) {
  const card = chosenCard(view, ui);
  if (!card || view.phase !== "deploy") return html`<${Stakes} view=${view} ui=${ui} />`;
  const places = view.piles.map((pile, at) => ({ pile, number: at + 1 }));
  const open = places.filter((one) => ui.lit(`pile:${one.number}`) && card in one.pile.with);
  return html`<div class="th-why ${CARDS[card].character ? "th-power" : ""}" aria-live="polite">
    <p><b>${CARDS[card].character ? cap(ui.noun(card)) : ui.say("board-your", { value: CARDS[card].value })}</b> ${CARDS[card].character ? ui.say(`power-${card}`) : ui.say("board-to-lose", { count: CARDS[card].hair })}</p>
    <ul>
      ${open.map((one) => {
        const { type, animal, animals } = landOf(one.pile);
        return html`<li><span class="th-chip w-${type}"><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href=${`#${ANIMAL_ICON[animal]}`} /></svg>${animals}</span>
            <span>${saying.inShort(ui, one.pile, card)}</span></li>`;
      })}
    </ul>
  </div>`;
}

/** What is decided at the end of the round. @param {{view: View, ui: Ui}} props */
function Stakes({ view, ui }) {
  const now = view.piles.filter((pile) => pile.territory && decidedIn(view, pile) === view.round);
  const animals = now.reduce((sum, pile) => sum + landOf(pile).animals, 0);
  if (view.phase !== "deploy") return html`<div class="th-why"></div>`;
  return html`<div class="th-why">
    <p>${ui.say("board-stakes", { count: now.length, animals })}</p>
    <p>${view.round < view.rounds ? ui.say(view.players[/** @type {number} */ (ui.seat)].deck_count ? "board-then-draw" : "board-no-draw", { count: 4 }) : ui.say("board-last-round", { count: view.players[/** @type {number} */ (ui.seat)].hand_count })}</p>
  </div>`;
}
