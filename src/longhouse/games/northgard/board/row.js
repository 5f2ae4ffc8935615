/** Beside the map: the row of the year, the achievements of the last year, tiles, tokens and creatures. */

import { html } from "../../../web/dom.js";
import { CardLine, cardLabel } from "./cards.js";
import { cap } from "./faces.js";
import { BUILDING_ICON, CREATURES, CREATURE_ICON } from "./data.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @param {{view: View, ui: Ui, part?: string}} props part: only the row, or only the supply */
export function Row({ view, ui, part = "" }) {
  return html`<div class="ng-row">
    ${part !== "supply" && html`<${Cards} ui=${ui} title=${ui.say("board-row")} note=${view.row.length ? passNote(view, ui) : ""} cards=${view.row} />`}
    ${part !== "supply" && view.achievements.length > 0 && html`<${Cards} ui=${ui} title=${ui.say("board-achievements")} note="" cards=${view.achievements} />`}
    ${part !== "row" && view.creatures.length > 0 && html`<${Creatures} view=${view} ui=${ui} />`}
    ${part !== "row" && html`<${Supply} view=${view} ui=${ui} />`}
  </div>`;
}

/** What passing is worth now: the first to pass has the marker. @param {View} view @param {Ui} ui @returns {string} */
export function passNote({ players, first_player }, ui) {
  const passed = players.filter((one) => one.passed).length;
  if (!passed) return ui.say("board-pass-first");
  if (ui.seat === null || players[ui.seat].passed) return "";
  return ui.say("board-pass-next", { seat: { seat: first_player }, place: passed + 1 });
}

/** @param {{ui: Ui, title: string, note: string, cards: string[]}} props */
function Cards({ ui, title, note, cards }) {
  return html`<section><h4>${title}</h4>${note && html`<p class="ng-note">${note}</p>`}
    ${cards.length ? html`<ul class="ng-cards">${cards.map((card, at) => html`<li key=${`${card}${at}`}><span ...${ui.el(`row:${card}`, { label: cardLabel(ui, card), class: "ng-line" })}><${CardLine} id=${card} ui=${ui} /></span></li>`)}</ul>` : html`<p class="ng-note">${cap(ui.say("board-none"))}</p>`}
  </section>`;
}

/** Creatures in the order in which they go. @param {{view: View, ui: Ui}} props */
const Creatures = ({ view, ui }) => html`<section><h4>${ui.say("board-creatures")}</h4>
  <ol class="ng-line-up">${view.creatures.map(({ id, kind }) => html`<li key=${id}><span ...${ui.el(`creature:${id}`, { label: `${ui.noun(kind)}, ${ui.say("board-creature-value", { value: CREATURES[kind].value })}`, class: "ng-beast" })}><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href="#${CREATURE_ICON[kind]}" /></svg><b>${CREATURES[kind].value}</b></span></li>`)}</ol>
</section>`;

/** What is left: tiles to find, building tokens. @param {{view: View, ui: Ui}} props */
const Supply = ({ view, ui }) => html`<section class="ng-supply">
  <h4><span>${ui.say("board-tiles")}</span><b>${ui.say("board-pile", { count: view.pile })}</b></h4>
  <h4>${ui.say("board-buildings")}</h4>
  <ul class="ng-tokens">${Object.entries(view.tokens).map(([kind, count]) => html`<li key=${kind}><span ...${ui.el(`building:${kind}`, { label: ui.say("board-tokens-left", { building: kind, count }), class: count ? "ng-token" : "ng-token none" })}><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href="#${BUILDING_ICON[kind]}" /></svg><b>${count}</b></span></li>`)}</ul>
</section>`;
