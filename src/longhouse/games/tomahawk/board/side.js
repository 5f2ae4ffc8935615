/** Beside the table: what players have won, the card tracker, and at the end what was hidden. */

import { Fragment, html } from "../../../web/dom.js";
import { ANIMAL_ICON, CARDS, LANDS } from "./data.js";
import { cap } from "./saying.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @param {{name: string}} props */
const Sign = ({ name }) =>
  html`<svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** Territories and feathers of a player. @param {{view: View, seat: number, ui: Ui}} props */
export function Goods({ view, seat, ui }) {
  const player = view.players[seat];
  const wanted = view.bonus ? LANDS[view.bonus].animal : null;
  return html`<div class="th-shelf lit" data-shelf=${seat}>
    ${player.won.map((won) => {
      const land = LANDS[won.territory];
      const label = `${cap(ui.noun(won.territory))}: ${ui.say("table-score", { points: won.points })}`;
      return html`<span key=${won.territory} ...${ui.el(`won:${won.territory}`, { label, class: `th-chip w-${land.type}` })}><${Sign} name=${ANIMAL_ICON[land.animal]} />${won.points}</span>`;
    })}
    <span key="feathers" ...${ui.el(`feathers:${seat}`, { label: ui.say("table-tokens", { count: player.tokens }), class: "th-chip w-feather" })} data-feathers=${seat}><${Sign} name="feather" />${player.tokens}</span>
    ${wanted && seat === 0 && html`<span key="bonus" ...${ui.el("bonus", { label: ui.say("table-bonus", { species: wanted }), class: "th-chip w-bonus" })}><${Sign} name=${ANIMAL_ICON[wanted]} />+3</span>`}
  </div>`;
}

/** @param {{view: View, ui: Ui}} props */
export function Tracker({ view, ui }) {
  if (!view.players[0].shown) return html`<p class="th-none">${ui.say("board-no-tracker")}</p>`;
  const seats = ui.seat === null ? [0, 1] : view.round ? [1 - ui.seat, ui.seat] : [1 - ui.seat];
  return html`<div class="th-tracker">
    ${seats.map((seat) => html`<${Side} key=${seat} view=${view} seat=${seat} ui=${ui} />`)}
    ${view.piles.length > 0 && html`<${Schedule} view=${view} ui=${ui} />`}
  </div>`;
}

/** One tribe: every card, struck out when it has been shown. @param {{view: View, seat: number, ui: Ui}} props */
function Side({ view, seat, ui }) {
  const player = view.players[seat];
  const [shown, unseen] = [new Set(player.shown), new Set(player.unseen)];
  const out = new Set(seat === ui.seat ? (player.replaced ?? []) : []);
  const characters = Object.values(CARDS).filter((row) => row.character && (shown.has(row.id) || unseen.has(row.id)));
  const values = Array.from({ length: 10 }, (_, i) => i + 1);
  return html`<section class="th-track ${ui.colour(seat)}">
    <h3>${ui.crest(seat, 22)} ${ui.say("board-still", { seat: { seat } })}</h3>
    <div class="th-grid" role="list">
      ${values.map(
        (value) =>
          html`<div class="th-col" key=${value}>
            ${Object.values(CARDS)
              .filter((row) => row.value === value && !row.character)
              .map((row) => {
                const state = shown.has(row.id) ? "shown" : out.has(row.id) ? "out" : "left";
                const label = `${cap(ui.noun(row.id))}: ${ui.say(`board-track-${state}`)}`;
                return html`<span key=${row.id} role="listitem" class="th-t ${state}" title=${label} aria-label=${label}>${value}<i>${Array.from({ length: row.hair }, () => html`<b></b>`)}</i></span>`;
              })}
          </div>`,
      )}
    </div>
    ${
      characters.length > 0 &&
      html`<p class="th-track-about">${ui.say(seat === ui.seat ? "board-characters-own" : "board-characters", { count: characters.length })}</p>
        <ul class="th-characters">
          ${characters.map(
            (row) =>
              html`<li key=${row.id} class=${shown.has(row.id) ? "shown" : ""} title=${ui.say(`power-${row.id}`)}>
                <${Sign} name=${row.icon} /><b>${row.value}</b><span>${cap(ui.noun(row.id))}</span>${shown.has(row.id) && html`<small>${ui.say("board-track-shown")}</small>`}
              </li>`,
          )}
        </ul>`
    }
  </section>`;
}

/** When each territory is decided: a bar per territory over the rounds it lasts. @param {{view: View, ui: Ui}} props */
function Schedule({ view, ui }) {
  const [left, step, high] = [0, 48, 26];
  const rounds = Array.from({ length: view.rounds }, (_, i) => i + 1);
  return html`<section class="th-track">
    <h3>${ui.say("board-schedule")}</h3>
    <svg class="th-schedule" viewBox=${`0 0 ${view.rounds * step} ${4 * high + 26}`} role="img" aria-label=${ui.say("board-schedule")}>
      ${rounds.map((round) => html`<text x=${left + (round - 0.5) * step} y="16" text-anchor="middle" class=${round === view.round ? "now" : ""}>${round}</text>`)}
      <rect class="th-round" x=${left + (view.round - 1) * step} y="22" width=${step} height=${4 * high + 2} rx="6" />
      ${view.piles.map((pile, at) => bars(view, pile, at, left, step, high))}
    </svg>
  </section>`;
}

/** @param {View} view @param {import("./model.js").Pile} pile @param {number} at @param {number} left @param {number} step @param {number} high */
function bars(view, pile, at, left, step, high) {
  const y = 26 + at * high;
  let start = view.round - pile.turn + 1;
  const done =
    start > 1 &&
    html`<rect class="th-bar done" x=${left + 2} y=${y} width=${(start - 1) * step - 4} height=${high - 6} rx="5" />`;
  const lands = [
    { turns: pile.turns, type: pile.territory ? LANDS[pile.territory].type : "" },
    ...pile.below.map((/** @type {number} */ turns) => ({ turns, type: "" })),
  ];
  return html`<${Fragment} key=${at}>${done}${lands.map(({ turns, type }) => {
    const x = left + (start - 1) * step + 2;
    start += turns;
    return html`<rect class="th-bar ${type}" x=${x} y=${y} width=${turns * step - 4} height=${high - 6} rx="5" /><circle class="th-end" cx=${x + turns * step - 16} cy=${y + (high - 6) / 2} r="4" />`;
  })}<//>`;
}

/** What was hidden, when it no longer matters. @param {View} view @param {Ui} ui */
export function review(view, ui) {
  if (view.phase !== "over") return null;
  const [first, second] = ui.seat === 1 ? [0, 1] : [1, 0];
  return html`<div class="th-review">
    ${[first, second].map((seat) => {
      const { kept = [], dealt = [], replaced } = view.players[seat];
      if (!kept.length) return null;
      const rejected = dealt.filter((card) => !kept.includes(card));
      return html`<p key=${seat}>${ui.crest(seat, 20)} ${ui.say("table-review", { seat: { seat }, kept, rejected, replaced })}</p>`;
    })}
    ${Boolean(view.undealt?.length) && html`<p>${ui.say("table-review-undealt", { cards: view.undealt })}</p>`}
    ${Boolean(view.unused?.length) && html`<p>${ui.say("table-review-unused", { cards: view.unused })}</p>`}
    ${view.tied.length > 0 && html`<p>${ui.say("table-review-tied", { cards: view.tied })}</p>`}
  </div>`;
}
