/** The parts of the table beside the map, one at a time: masks, progress, tiles, tracks. */

import { html } from "../../../web/dom.js";
import { TURTLES } from "./data.js";
import { Display, Market, MarketList, Turtles } from "./market.js";
import { MaskBoard } from "./masks.js";
import { targets } from "./model.js";
import { Tracks } from "./tracks.js";
import { Sign } from "./tile.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** @typedef {import("./model.js").Zone} Zone */

/** @type {Record<Zone, string>} */
const ICONS = { map: "compass", masks: "ceremonial-mask", market: "upgrade", tiles: "card-pick", tracks: "chart" };

/** Buttons that switch between the parts of the table. @param {{view: View, zones: Zone[], now: Zone, onPick: (zone: Zone) => void, lit: Zone | null, ui: Ui, short?: boolean}} props */
export const Switch = ({
  view,
  zones,
  now,
  onPick,
  lit,
  ui,
  short = false,
}) => html`<div class="wk-switch ${short ? "short" : ""}" role="tablist" aria-label=${ui.say("board-views")} data-rove="take">
  ${zones.map((zone) => html`<button key=${zone} role="tab" aria-selected=${zone === now} data-holds=${targets(view)[zone].join(" ")} tabindex=${zone === now ? 0 : -1} class=${zone === lit && zone !== now ? "calls" : ""} onClick=${() => onPick(zone)}><${Sign} name=${ICONS[zone]} /><span>${ui.say(`board-view-${zone}`)}</span></button>`)}
</div>`;

/** @param {{zone: Zone, view: View, ui: Ui, wide?: boolean, onGrow?: () => void}} props */
export function Offer({ zone, view, ui, wide = false, onGrow }) {
  switch (zone) {
    case "market":
      return wide
        ? html`<${Market} view=${view} ui=${ui} />`
        : html`<div>${onGrow && html`<button class="btn wk-grow" onClick=${onGrow}>${ui.say("board-view-all")}</button>`}<${MarketList} view=${view} ui=${ui} /></div>`;
    case "tiles":
      return html`<div class="wk-both ${Object.keys(TURTLES).some((id) => ui.lit(`turtle:${id}`)) ? "turned" : ""}"><${Display} view=${view} ui=${ui} /><${Turtles} view=${view} ui=${ui} /></div>`;
    case "tracks":
      return html`<${Tracks} view=${view} ui=${ui} />`;
    default:
      return html`<${MaskBoard} view=${view} ui=${ui} />`;
  }
}
