/** Winter as one small table: what everybody pays, and who cannot. */

import { html } from "../../../web/dom.js";
import { Sign } from "./cards.js";

/** @param {{view: any, ui: any}} props */
export function Summary({ view, ui }) {
  const events = ui.step?.events ?? [];
  const rows = events.filter((/** @type {any} */ { kind }) => kind === "winter");
  if (!rows.length) return null;
  const short = events
    .filter((/** @type {any} */ { kind }) => kind === "unrest")
    .map((/** @type {any} */ { seat }) => seat.seat);
  return html`<div class="ng-summary" role="status"><h4><${Sign} name="snowflake-2" />${ui.say("board-winter")}</h4>
    <table>${rows.map(
      (/** @type {any} */ { seat: { seat }, food, wood }) => html`<tr key=${seat}>
      <th scope="row">${ui.crest(seat, 24)} ${ui.names[seat]}</th><td>${view.players[seat].units} <${Sign} name="viking-helmet" /></td><td>−${food} <${Sign} name="meat" class="r-food" /></td><td>${wood > 0 && html`−${wood} <${Sign} name="wood-pile" class="r-wood" />`}</td><td class="short">${short.includes(seat) && ui.noun("unrest")}</td></tr>`,
    )}</table>
  </div>`;
}
