/** Components one by one, for the component browser. */

import { html } from "../../../web/dom.js";
import { shapes } from "./card.js";
import { ANIMAL_ICON, CARDS, LAND_ICON, LANDS, TRIBES } from "./data.js";
import { Back, Face, LandSmall, icon, token } from "./faces.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** @param {{id: string, ui: Ui}} props */
export function Card({ id, ui }) {
  const seat = ui.seat ?? 0;
  if (CARDS[id])
    return frame(
      98,
      138,
      html`<g filter="url(#sh)"><${Face} card=${id} colour=${ui.colour(seat)} w=${86} tall=${122} worth=${null} lost=${false} /></g>`,
    );
  if (LANDS[id]) return frame(104, 90, html`<${LandSmall} id=${id} w=${92} tall=${78} turn=${LANDS[id].turns} />`);
  if (TRIBES[id]) {
    const owner = id === "totem" ? 1 : 0;
    return frame(
      98,
      138,
      html`<g filter="url(#sh)"><${Back} colour=${ui.colour(owner)} tribe=${id} w=${86} tall=${122} shape=${shapes(ui, owner)} /></g>`,
    );
  }
  if (LAND_ICON[id]) return frame(72, 72, token(id, 30, 30, 26));
  if (ANIMAL_ICON[id])
    return frame(
      72,
      72,
      html`<circle cx="30" cy="30" r="26" fill="#fffaf0" stroke="#C9B690" />${icon(ANIMAL_ICON[id], 30, 30, 38, "#4A2C0B")}`,
    );
  if (id === "token")
    return frame(
      72,
      72,
      html`<circle cx="30" cy="30" r="26" fill="#FFF8E2" stroke="#8F2F14" stroke-width="2" />${icon("feather", 30, 30, 34, "#8F2F14")}`,
    );
  return null;
}

/** @param {number} w @param {number} tall @param {Child} inside */
const frame = (w, tall, inside) =>
  html`<svg class="th-component lit" viewBox=${`-6 -6 ${w} ${tall}`} width=${w} height=${tall} aria-hidden="true">${inside}</svg>`;
