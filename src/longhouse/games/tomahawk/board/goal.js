/** What wins, how far both are, and what is still to be had. Beside the table it is always in view; on a phone it is a page. */

import { html } from "../../../web/dom.js";
import { ANIMAL_ICON, LANDS } from "./data.js";
import { landOf, pilesOf, sides } from "./model.js";
import { decidedIn } from "./saying.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @param {{view: View, ui: Ui, page?: boolean}} props */
export function Goal({ view, ui, page = false }) {
  return html`<section class="th-goal ${page ? "page" : ""}" data-goal aria-label=${ui.say("board-goal")}>
    <h3 class="sr">${ui.say("board-goal")}</h3>
    <p>${ui.say("board-goal-what", { rounds: view.rounds })}</p>
    <ul>${sides(ui).map((seat) => html`<${Standing} key=${seat} view=${view} ui=${ui} seat=${seat} />`)}</ul>
    <p class="th-goal-now"><b>${lead(view, ui)}</b> ${stillToCome(view, ui)}</p>
    ${view.bonus && html`<p class="th-goal-bonus"><${Sign} name=${ANIMAL_ICON[LANDS[view.bonus].animal]} />${bonus(view, ui)}</p>`}
  </section>`;
}

/** @param {{name: string}} props */
const Sign = ({ name }) =>
  html`<svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** @param {{view: View, ui: Ui, seat: number}} props */
function Standing({ view, ui, seat }) {
  const { score, tokens } = view.players[seat];
  const most = Math.max(1, ...view.players.map((player) => player.score));
  return html`<li class=${ui.colour(seat)}>${ui.crest(seat, 20)}<b class="num">${score}</b>
    <span class="th-goal-bar" aria-hidden="true"><i style=${{ width: `${(100 * score) / most}%` }}></i></span>
    <small>${ui.say("board-goal-parts", { animals: score - tokens, tokens })}</small></li>`;
}

/** Who is ahead. @param {View} view @param {Ui} ui */
function lead(view, ui) {
  const [first, second] = view.players.map((player) => player.score);
  if (first === second) return ui.say("board-goal-level", { points: first });
  return ui.say(view.phase === "over" ? "board-goal-won" : "board-goal-lead", {
    seat: { seat: first > second ? 0 : 1 },
    by: Math.abs(first - second),
  });
}

/** What is left to play for: rounds, animals on the table, those decided now. @param {View} view @param {Ui} ui */
function stillToCome(view, ui) {
  if (view.phase === "over" || !view.round) return "";
  const open = pilesOf(view).filter((pile) => pile.territory && !pile.decided);
  const count = (/** @type {import("./model.js").Pile[]} */ piles) =>
    piles.reduce((sum, pile) => sum + landOf(pile).animals, 0);
  return ui.say("board-goal-left", {
    rounds: view.rounds - view.round + 1,
    animals: count(open),
    now: count(open.filter((pile) => decidedIn(view, pile) === view.round)),
  });
}

/** Who has how many of the sought-after animal. @param {View} view @param {Ui} ui */
function bonus(view, ui) {
  const { animal } = LANDS[/** @type {string} */ (view.bonus)];
  const [own, other] = sides(ui);
  const have = (/** @type {number} */ seat) =>
    view.players[seat].won
      .filter((one) => LANDS[one.territory].animal === animal)
      .reduce((sum, one) => sum + one.points, 0);
  return ui.say("board-goal-bonus", {
    species: animal,
    seat: { seat: own },
    first: have(own),
    opponent: { seat: other },
    second: have(other),
  });
}
