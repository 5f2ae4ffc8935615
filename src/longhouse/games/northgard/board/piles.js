/** The piles of a deck and what is in them: draw pile, active area, discard, upgrades; every player's deck list. */

import { classes, html, useState } from "../../../web/dom.js";
import { cap, counted, labelled } from "./faces.js";
import { CardFace, CardLine, Sign, cardLabel } from "./cards.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @param {Ui} ui @param {number} seat @param {string} zone @param {string} card */
const nameIn = (ui, seat, zone, card) => (seat === ui.seat ? `${zone}:${card}` : `${zone}${seat}.${card}`);

/** Those that the reader knows. @param {(string | null)[]} cards @returns {string[]} */
const known = (cards) => cards.flatMap((card) => card ?? []);

/** Cards played or put away this year, small and face up. @param {{view: View, ui: Ui, seat: number}} props */
export function Active({ view, ui, seat }) {
  const { active, played } = view.players[seat];
  const left = [...played];
  if (!active.length) return html`<p class="nw-note">${cap(ui.say("board-none"))}</p>`;
  return html`<div class="nw-active lit">${active.map((/** @type {string} */ card, /** @type {number} */ at) => {
    const was = left.indexOf(card);
    if (was >= 0) left.splice(was, 1);
    return html`<span key=${at} ...${ui.el(nameIn(ui, seat, "active", card), { label: labelled(ui, ui.say("board-active"), cardLabel(ui, card)), class: classes("nw-held", "out", was < 0 && "idle") })}><${CardFace} id=${card} ui=${ui} brief /></span>`;
  })}</div>`;
}

/** The cards of one zone as lines. @param {{view: View, ui: Ui, seat: number, zone: string, cards: string[]}} props */
export const Lines = ({ ui, seat, zone, cards }) =>
  html`<ul class="nw-lines">${counted(cards).map(([card, count]) => html`<li key=${card}><span ...${ui.el(nameIn(ui, seat, zone, card), { label: cardLabel(ui, card), class: "nw-row" })}><${CardLine} id=${card} ui=${ui} count=${count} /></span></li>`)}</ul>`;

/** Piles as buttons; a touch shows what is in one. @param {{view: View, ui: Ui, seat: number}} props */
export function Piles({ view, ui, seat }) {
  const [open, setOpen] = useState("");
  const player = view.players[seat];
  const top = known(player.on_top);
  /** @type {[string, string, number, string][]} */
  const rows = [
    ["deck", "card-pick", player.draw_count, ui.say("board-draw-pile")],
    ["discard", "ui-down", player.discard.length, ui.say("board-discard")],
    ["upgrade", "upgrade", player.upgrades.length, ui.say("board-upgrades")],
  ];
  return html`<div class="nw-piles">
    <div>${rows.map(([id, icon, number, label]) => html`<button key=${id} class="nw-pile" data-light=${id === "upgrade" ? "upgrades" : undefined} aria-expanded=${open === id} onClick=${() => setOpen(open === id ? "" : id)}><${Sign} name=${icon} /><b class="num">${number}</b><span>${label}</span></button>`)}</div>
    ${
      open &&
      html`<div class="nw-sheet" role="group"><button class="nw-shut" aria-label=${ui.say("board-close")} onClick=${() => setOpen("")}><${Sign} name="ui-x" /></button>
      ${open === "deck" && html`${top.length > 0 && html`<h3>${ui.say("board-next-hand")}</h3><${Lines} view=${view} ui=${ui} seat=${seat} zone="top" cards=${top} />`}<h3>${ui.say("board-deck-of", { seat: { seat } })}</h3><${Lines} view=${view} ui=${ui} seat=${seat} zone="deck" cards=${player.deck} />`}
      ${open === "discard" && html`<h3>${ui.say("board-discard")}</h3>${player.discard.length ? html`<${Lines} view=${view} ui=${ui} seat=${seat} zone="discarded" cards=${player.discard} />` : html`<p class="nw-note">${cap(ui.say("board-none"))}</p>`}`}
      ${open === "upgrade" && html`<h3>${ui.say("board-upgrades")}</h3><${Lines} view=${view} ui=${ui} seat=${seat} zone="aside" cards=${player.upgrades} />`}
    </div>`
    }
  </div>`;
}

/** Every player's deck: for the third tab of the rail. @param {{view: View, ui: Ui}} props */
export function Decks({ view, ui }) {
  const [seat, setSeat] = useState(ui.seat ?? 0);
  const player = view.players[seat];
  const part = (/** @type {string} */ title, /** @type {string} */ zone, /** @type {string[]} */ cards) =>
    cards.length > 0 &&
    html`<h3>${title}</h3><${Lines} view=${view} ui=${ui} seat=${seat} zone=${zone} cards=${cards} />`;
  return html`<div class="nw-decks">
    <div class="nw-who" role="tablist">${view.players.map((one) => html`<button key=${one.seat} role="tab" aria-selected=${seat === one.seat} aria-label=${ui.names[one.seat]} onClick=${() => setSeat(one.seat)}>${ui.crest(one.seat, 26)}</button>`)}</div>
    <p><b>${ui.names[seat]}</b> · ${ui.say("board-hand-count", { count: player.hand_count })} · ${ui.say("board-draw-count", { count: player.draw_count })}</p>
    ${part(ui.say("board-next-hand"), "top", known(player.on_top))}
    ${seat !== ui.seat && part(ui.say("board-known-hand"), "known", player.known_hand)}
    ${part(ui.say("board-active"), "used", player.active)}
    ${part(ui.say("board-discard"), "discarded", player.discard)}
    ${part(ui.say("board-upgrades"), "aside", player.upgrades)}
    ${part(ui.say("board-deck"), "deck", player.deck)}
  </div>`;
}
