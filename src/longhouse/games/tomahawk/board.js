/** The board of Tomahawk in the browser: what docs/client.md asks of a game. The pieces are in board/. */

import { html, useLayoutEffect, useRef, useState } from "../../web/dom.js";
import { CARDS } from "./board/data.js";
import { Card } from "./board/gallery.js";
import { Lanes } from "./board/lanes.js";
import { Goal } from "./board/goal.js";
import { lesson } from "./board/lesson.js";
import { log } from "./board/log.js";
import { inSetup, lanes } from "./board/model.js";
import { flights, glide } from "./board/motion.js";
import { Own } from "./board/own.js";
import { Rows } from "./board/rows.js";
import { Setup } from "./board/setup.js";
import { Goods, Tracker, review } from "./board/side.js";
import { shown } from "./board/shown.js";
import { describe, phase, prompt, section, status, tip } from "./board/talk.js";

/** @typedef {import("../../web/types.js").Ui<import("./board/shown.js").Scene>} Ui */

/** @typedef {import("./board/view.d.ts").View} View */

/** Where the box is lower, the table scrolls in it. */
const LOWEST = 200;
/** CSS px that the goal takes above the lanes, and on a phone the tabs. */
const [GOAL, TABS] = [40, 38];

/** @param {{view: View, ui: Ui}} props */
function Board({ view, ui }) {
  const svg = useRef(/** @type {Element | null} */ (null));
  useLayoutEffect(() => glide(ui.still));
  useLayoutEffect(() => {
    if (svg.current && ui.step) flights(ui.step.events, svg.current, ui.still);
  }, [ui.step?.events]);
  const [page, setPage] = useState("table");
  if (inSetup(view)) return html`<${Setup} view=${view} ui=${ui} />`;
  const { width } = ui.box;
  const bar = ui.compact ? TABS : GOAL;
  const height = Math.max(ui.box.height, LOWEST) - bar;
  const shows = ui.compact ? page : "table";
  const Layout = ui.compact || (width < 1000 && height > width * 0.8) ? Rows : Lanes;
  const tab = (/** @type {string} */ name, /** @type {string} */ label) =>
    html`<button key=${name} type="button" role="tab" aria-selected=${shows === name} onClick=${() => setPage(name)}>${ui.say(label)}</button>`;
  return html`<div class="th-frame" tabindex=${height + bar > ui.box.height ? 0 : undefined}>
    ${ui.compact ? html`<div class="th-switch" role="tablist">${tab("table", "board-tab-table")}${tab("goal", "board-goal")}</div>` : html`<${Goal} view=${view} ui=${ui} />`}
    ${
      shows === "goal"
        ? html`<${Goal} view=${view} ui=${ui} page />`
        : html`<svg ref=${svg} class="th-board lit" viewBox=${`0 0 ${width} ${height}`} style=${{ height: `${height}px` }} role="group" aria-label=${ui.say("board-lanes")}>
      <${Layout} lanes=${lanes(view, ui)} view=${view} ui=${ui} width=${width} height=${height} />
    </svg>`
    }
  </div>`;
}

export default /** @satisfies {import("../../web/types.js").Board<View, import("./board/shown.js").Scene>} */ ({
  Board,
  Own,
  Goods,
  Card,
  lesson,
  rulePictures: () => import("./board/rulebook.js").then(({ rulePicture }) => rulePicture),
  Helper: { title: "board-tracker", icon: "spyglass", View: Tracker },
  belt: (/** @type {View} */ view) => ({ count: view.rounds, now: view.round }),
  phase,
  emblem: (/** @type {View} */ view, /** @type {number} */ seat) => view?.players[seat].tribe,
  status,
  score: (/** @type {View} */ view, /** @type {number} */ seat) => view.players[seat].score,
  prompt,
  reads: ["special", "warrior"],
  digit: (/** @type {string} */ target) => target.startsWith("hand:") && String(CARDS[target.slice(5)].value % 10),
  tip,
  describe,
  shown,
  log,
  headings: ["round"],
  lineIcon: {
    "score-bison": "bison",
    "score-caribou": "stag-head",
    "score-eagle": "eagle-head",
    "score-tokens": "feather",
    "score-bonus": "laurel-crown",
  },
  section,
  review,
});
