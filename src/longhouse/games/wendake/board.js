/** The board of Wendake in the browser: what docs/client.md asks of a game. The pieces are in board/. */

import { html, useEffect, useRef, useState } from "../../web/dom.js";
import { emblem } from "./board/data.js";
import { lesson } from "./board/lesson.js";
import { log } from "./board/log.js";
import { Market, Order } from "./board/market.js";
import { zoneNow } from "./board/model.js";
import { Beside } from "./board/ghost.js";
import { Goal } from "./board/goal.js";
import { Offer, Switch } from "./board/offers.js";
import { Own } from "./board/own.js";
import { MapWindow } from "./board/pan.js";
import { shown } from "./board/shown.js";
import { Goods } from "./board/stores.js";
import { cost, describe, phase, prompt, section, status } from "./board/talk.js";
import { Card } from "./board/tile.js";
import { tip } from "./board/tips.js";
import { Tracks } from "./board/tracks.js";

/** @typedef {import("../../web/types.js").Ui} Ui */
/** @typedef {import("./board/view.d.ts").View} View */

/** @typedef {import("./board/model.js").Zone} Zone */

/** @type {Zone[]} */
const ASIDE = ["masks", "market", "tiles", "tracks"];
/** @type {Zone[]} */
const ALL = ["map", ...ASIDE];

/**
 * Which part of the table is shown: the one just picked, until the decision calls for another.
 * @param {View} view @param {Ui} ui @param {Zone} first @returns {{now: Zone, lit: Zone | null, pick: (zone: Zone) => void}}
 */
function useZone(view, ui, first) {
  const [picked, setPicked] = useState(/** @type {{zone: Zone, while: string} | null} */ (null));
  const last = useRef(first);
  const lit = zoneNow(view, ui);
  const moment = `${view.doing?.decision}.${view.doing?.seat}.${lit}`;
  if (picked?.while === moment) last.current = picked.zone;
  else if (lit) last.current = lit;
  return { now: last.current, lit, pick: (zone) => setPicked({ zone, while: moment }) };
}

/** @param {{view: View, ui: Ui}} props */
function Board({ view, ui }) {
  return ui.compact ? html`<${Phone} view=${view} ui=${ui} />` : html`<${Desk} view=${view} ui=${ui} />`;
}

/** The map, and beside it one of the offers; while a tile is bought the market lies over the map. @param {{view: View, ui: Ui}} props */
function Desk({ view, ui }) {
  const { width, height } = ui.box;
  const { now, lit, pick } = useZone(view, ui, "masks");
  const [shut, setShut] = useState("");
  const [grown, setGrown] = useState(false);
  const market = grown || (lit === "market" && shut !== lit);
  const close = () => {
    setGrown(false);
    setShut("market");
  };
  useEffect(() => {
    if (lit !== "market") setShut("");
  }, [lit]);
  const tall = height > width * 0.75;
  const aside = tall ? 0 : Math.max(250, Math.min(330, Math.max(width * 0.24, width - (height / 622) * 1022)));
  const shown = now === "map" ? "masks" : now;
  const last = useRef(/** @type {Zone} */ ("masks"));
  if (now !== "map") last.current = shown;
  if (market) return html`<div class="wk-table"><${Market} view=${view} ui=${ui} onClose=${close} /></div>`;
  return html`<div class="wk-table ${tall ? "tall" : ""}">
    <${MapWindow} key="map" view=${view} ui=${ui} width=${width - aside} height=${tall ? Math.min(height * 0.66, width * 0.61) : height} />
    <aside key="aside" class="wk-aside ${height < 470 ? "tight" : height < 620 ? "snug" : ""}" style=${tall ? {} : { width: `${aside}px` }}>
      <${Goal} view=${view} ui=${ui} />
      <${Switch} view=${view} zones=${ASIDE} now=${last.current} onPick=${pick} lit=${lit} ui=${ui} />
      <div class="wk-offer" tabindex="0" role="tabpanel" aria-label=${ui.say(`board-view-${last.current}`)}><${Offer} zone=${last.current} view=${view} ui=${ui} onGrow=${() => setGrown(true)} /></div>
      <${Order} view=${view} ui=${ui} tight=${height < 470} />
    </aside>
  </div>`;
}

/** Where the box is lower, the buttons have no icons. */
const LOW = 340;

/** On a phone: one part of the table at a time. @param {{view: View, ui: Ui}} props */
function Phone({ view, ui }) {
  const { width, height } = ui.box;
  const { now, lit, pick } = useZone(view, ui, "map");
  const rest = Math.max(60, height - (height < LOW ? 40 : 48));
  return html`<div class="wk-phone">
    <${Switch} view=${view} short=${height < LOW} zones=${ALL} now=${now} onPick=${pick} lit=${lit} ui=${ui} />
    ${
      now === "map"
        ? html`<${MapWindow} view=${view} ui=${ui} width=${width} height=${rest} />`
        : html`<div class="wk-offer" tabindex="0" role="tabpanel" style=${{ height: `${rest}px` }} aria-label=${ui.say(`board-view-${now}`)}><${Offer} zone=${now} view=${view} ui=${ui} wide=${true} />${now === "tiles" && html`<${Order} view=${view} ui=${ui} />`}</div>`
    }
  </div>`;
}

/** What was secret, at the end: the turtles. @param {View} view @param {Ui} ui */
function review(view, ui) {
  if (view.phase !== "over") return null;
  const owners = view.players.filter((player) => player.turtles.some((turtle) => turtle.tracks));
  if (!owners.length) return null;
  return html`<div>${owners.map(
    (player) =>
      html`<p key=${player.seat}>${ui.crest(player.seat, 20)} ${player.turtles
        .filter((turtle) => turtle.tracks)
        .map((turtle) => ui.say("board-turtle-of", { turtle: turtle.id, tracks: turtle.tracks }))
        .join(" · ")}</p>`,
  )}</div>`;
}

export default /** @satisfies {import("../../web/types.js").Board<View>} */ ({
  Board,
  Own,
  Goods,
  Beside,
  Card,
  lesson,
  rulePictures: () => import("./board/rulebook.js").then(({ rulePicture }) => rulePicture),
  Helper: { title: "board-tracks", icon: "chart", View: Tracks },
  belt: (/** @type {View} */ view) => ({ count: view.years, now: view.year }),
  phase,
  emblem,
  status,
  score: (/** @type {View} */ view, /** @type {number} */ seat) => view.players[seat].total,
  prompt,
  cost,
  reads: ["slot", "tribe", "market", "card", "tile", "turtle", "progress"],
  tip,
  describe,
  shown,
  headings: ["year"],
  log,
  lineIcon: {
    "score-pair": "chart",
    "score-turtles": "turtle",
    "score-swaps": "card-pick",
    "score-economic": "shaking-hands",
    "score-military": "crossed-axes",
    "score-ritual": "drum",
    "score-mask": "ceremonial-mask",
  },
  section,
  review,
});
