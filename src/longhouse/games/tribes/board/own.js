/** The own area: a column beside the map; on a phone one part of it at a time. */

import { Icon } from "../../../web/art.js";
import { html, useEffect, useState } from "../../../web/dom.js";
import { Cards, Donkey, Goal, Recipes } from "./boxes.js";
import { ITEM_ICON, isPhone } from "./data.js";
import { Rivals, Unseen, UnseenRow } from "./everybody.js";
import { carried } from "./model.js";
import { Now } from "./now.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** @typedef {import("./view.d.ts").View} View */

/** @param {{view: View, ui: Ui}} props */
export function Own({ view, ui }) {
  if (view.phase === "over") return null;
  const seat = ui.seat ?? view.turn ?? view.doing?.seat ?? 0;
  const props = { view, ui, seat };
  return isPhone() ? html`<${Pocket} ...${props} />` : html`<${Column} ...${props} />`;
}

/** @typedef {{view: View, ui: Ui, seat: number}} Props */

/** @param {Props} props */
function Column(props) {
  const { view, ui } = props;
  const camping = view.doing?.decision === "campsite" && view.doing.seat === ui.seat;
  return html`<div class="tr-column" tabindex="0" role="region" aria-label=${ui.say("board-own")}>
    <${Now} ...${props} />
    <${Goal} ...${props} />
    <${Donkey} ...${props} />
    ${!camping && html`<${Recipes} ...${props} camping=${false} />`}
    ${view.doing?.decision !== "card" && html`<${Cards} ...${props} />`}
    <${UnseenRow} view=${view} ui=${ui} />
  </div>`;
}

const PANES = ["now", "goal", "camp", "rivals", "tiles"];

/** @param {Props} props */
function Pocket(props) {
  const { view, ui, seat } = props;
  const [pane, setPane] = useState("now");
  const moment = `${view.doing?.decision}.${view.doing?.seat}`;
  useEffect(() => setPane("now"), [moment]);
  const drops = carried(view.players[seat]).some(([item]) => ui.lit(`drop:${item}`));
  const show = (/** @type {string} */ id, /** @type {Child} */ inside) =>
    html`<div key=${id} class="tr-pane pocket-pane ${id}" hidden=${pane !== id}>${inside}</div>`;
  return html`<div class="tr-pocket">
    <div class="tr-tabs pocket-tabs" role="tablist">${PANES.map((id) => html`<button key=${id} type="button" role="tab" aria-selected=${pane === id} onClick=${() => setPane(pane === id ? "now" : id)}>${ui.say("board-pane", { pane: id })}</button>`)}</div>
    ${show("now", html`${drops && html`<${Donkey} ...${props} />`}<${Now} ...${props} />${!drops && html`<${Glance} ...${props} />`}`)}
    ${show("goal", html`<${Goal} ...${props} />${!drops && html`<${Donkey} ...${props} />`}<${Cards} ...${props} />`)}
    ${show("camp", html`<${Recipes} ...${props} camping=${false} />`)}
    ${show("rivals", html`<${Rivals} view=${view} ui=${ui} />`)}
    ${show("tiles", html`<${Unseen} view=${view} ui=${ui} />`)}
  </div>`;
}

/** Horses, trophies and the donkey in one line. @param {Props} props */
function Glance({ view, ui, seat }) {
  const player = view.players[seat];
  const kinds = carried(player);
  return html`<p class="tr-glance"><span data-goal><${Icon} name="horse-head" /><b class="num">${player.horses}</b>/${view.goal}</span><span data-goal><${Icon} name="laurel-crown" /><b class="num">${player.trophies.length}</b>/4</span>
    ${kinds.map(([item, count]) => html`<span key=${item} data-light=${`item:${item}`}><${Icon} name=${ITEM_ICON[item]} /><b class="num">${count}</b><span class="sr"> ${ui.noun(item)}</span></span>`)}</p>`;
}
