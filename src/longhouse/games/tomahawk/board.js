/** The board of Tomahawk in the browser: what docs/client.md asks of a game. The pieces are in board/. */

import { html, useLayoutEffect, useRef } from "../../web/dom.js";
import { Card } from "./board/gallery.js";
import { Lanes } from "./board/lanes.js";
import { lesson } from "./board/lesson.js";
import { lanes } from "./board/model.js";
import { flights, glide } from "./board/motion.js";
import { Own } from "./board/own.js";
import { Poster } from "./board/poster.js";
import { Rows } from "./board/rows.js";
import { Setup } from "./board/setup.js";
import { Goods, Tracker, review } from "./board/side.js";
import { steps } from "./board/steps.js";
import { describe, phase, prompt, section, status, tip } from "./board/talk.js";

/** Where the box is lower, the table scrolls in it. */
const LOWEST = 200;

/** @param {{view: any, ui: any}} props */
function Board({ view, ui }) {
  const svg = useRef(/** @type {Element | null} */ (null));
  useLayoutEffect(() => glide(ui.still));
  useLayoutEffect(() => {
    if (svg.current && view.beat) flights(view.beat, svg.current, ui.still);
  }, [view.beat]);
  if (view.phase === "reject" || view.phase === "replace") return html`<${Setup} view=${view} ui=${ui} />`;
  const { width } = ui.box;
  const height = Math.max(ui.box.height, LOWEST);
  const Layout = ui.compact || (width < 1000 && height > width * 0.8) ? Rows : Lanes;
  return html`<div class="th-frame" tabindex=${height > ui.box.height ? 0 : undefined}>
    <svg ref=${svg} class="th-board lit" viewBox=${`0 0 ${width} ${height}`} style=${{ height: `${height}px` }} role="group" aria-label=${ui.say("board-lanes")}>
      <${Layout} lanes=${lanes(view, ui)} view=${view} ui=${ui} width=${width} height=${height} />
    </svg>
  </div>`;
}

export default {
  Board,
  Own,
  Goods,
  Card,
  Poster,
  lesson,
  Helper: { title: "board-tracker", icon: "spyglass", View: Tracker },
  belt: (/** @type {any} */ view) => ({ count: view.rounds, now: view.round }),
  phase,
  emblem: (/** @type {any} */ view, /** @type {number} */ seat) => view?.players[seat].tribe,
  status,
  score: (/** @type {any} */ view, /** @type {number} */ seat) => view.players[seat].score,
  prompt,
  reads: ["special", "warrior"],
  tip,
  describe,
  steps,
  headings: ["round"],
  lineIcon: { "score-bison": "bison", "score-caribou": "stag-head", "score-eagle": "eagle-head", "score-tokens": "feather", "score-bonus": "laurel-crown" },
  section,
  review,
};
