/** What is drawn turns over large, while it is told: a tile for everybody, cards for whoever may see them. */

import { classes, html } from "../../../web/dom.js";
import { CardFace } from "./cards.js";
import { Tile } from "./explore.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** What a beat turns over. @param {{kind: string, tile?: string, card?: string}[]} events @returns {{tiles: string[], cards: string[]}} */
export const turnedOver = (events) => ({
  tiles: events.flatMap(({ kind, tile }) => (kind === "tile_drawn" && tile ? [tile] : [])),
  cards: events.flatMap(({ kind, card }) => (["drew", "row_shown"].includes(kind) && card ? [card] : [])),
});

/** A tile that is about to be placed is shown beside the land anyway. @param {{view: import("./view.d.ts").View, ui: Ui}} props */
export function Drawn({ view, ui }) {
  const { tiles: drawn, cards } = turnedOver(ui.step?.events ?? []);
  const tiles = view.doing?.tile ? [] : drawn;
  const shown = ui.compact ? cards.slice(0, 3) : cards;
  if (!tiles.length && !shown.length) return null;
  const delay = (/** @type {number} */ at) => ({ animationDelay: `${at * 90}ms` });
  return html`<div class=${classes("ng-drawn", tiles.length > 0 && "tiles")} aria-hidden="true">
    ${tiles.map((id, at) => html`<svg key=${id} class="lit map" viewBox="-3 -3 138 138" width="170" height="170" style=${delay(at)}><${Tile} tile=${{ id, x: 0, y: 0, turn: 0 }} /></svg>`)}
    ${shown.map((id, at) => html`<span key=${`${id}${at}`} class="lit" style=${delay(at)}><${CardFace} id=${id} ui=${ui} brief /></span>`)}
  </div>`;
}
