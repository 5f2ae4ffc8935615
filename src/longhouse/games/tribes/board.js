/** The board of Tribes in the browser: what docs/client.md asks of a game. The pieces are in board/. */

import { Icon } from "../../web/art.js";
import { html } from "../../web/dom.js";
import { CARD_ICON, ITEM_ICON, LOOK, TROPHY_ICON, emblem } from "./board/data.js";
import { Goods, TilesLeft } from "./board/everybody.js";
import { Tile } from "./board/land.js";
import { lesson } from "./board/lesson.js";
import { befalls, log } from "./board/log.js";
import { Own } from "./board/own.js";
import { useParty } from "./board/party.js";
import { shown } from "./board/shown.js";
import { cost, describe, phase, prompt, section, status } from "./board/talk.js";
import { tip } from "./board/tips.js";
import { ValleyWindow } from "./board/window.js";

/** @typedef {import("../../web/types.js").Ui} Ui */

/** @typedef {import("./board/view.d.ts").View} View */

/** @param {{view: View, ui: Ui}} props */
function Board({ view, ui }) {
  const out = useParty(view, ui);
  return html`<div class="tr-table"><${ValleyWindow} view=${view} ui=${ui} out=${out} width=${ui.box.width} height=${ui.box.height} /></div>`;
}

/** A land as its tile, anything else as its icon: for the component browser. @param {{id: string}} props */
function Card({ id }) {
  if (LOOK[id])
    return html`<svg class="tr-card-tile lit map" viewBox="0 0 75 75" aria-hidden="true"><${Tile} id=${id} cell=${{ tile: id, land: id, bonus: null, price: null }} /></svg>`;
  const icon = CARD_ICON[id] ?? ITEM_ICON[id] ?? TROPHY_ICON[id];
  return icon ? html`<span class="tr-card-icon lit"><${Icon} name=${icon} /></span>` : null;
}

export default /** @satisfies {import("../../web/types.js").Board<View>} */ ({
  Board,
  Own,
  Goods,
  Card,
  lesson,
  rulePictures: () => import("./board/rulebook.js").then(({ rulePicture }) => rulePicture),
  Helper: { title: "board-tiles-left", icon: "treasure-map", View: TilesLeft },
  belt: (/** @type {View} */ view) => ({
    count: view.rounds,
    now: view.round,
    before: Math.max(0, view.cycle - 1) * view.rounds,
  }),
  phase,
  emblem,
  status,
  score: (/** @type {View} */ view, /** @type {number} */ seat) => view.players[seat].points,
  prompt,
  cost,
  reads: ["card"],
  keys: ["turn"],
  tip,
  describe,
  shown,
  headings: ["round"],
  log,
  befalls,
  lineIcon: { "score-horses": "horse-head", "score-trophies": "laurel-crown" },
  section,
});
