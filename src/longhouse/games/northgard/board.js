/** The board of Northgard in the browser: what docs/client.md asks of a game. The pieces are in board/. */

import { html, useRef, useState } from "../../web/dom.js";
import { Card } from "./board/cards.js";
import { Combat } from "./board/combat.js";
import { emblem } from "./board/data.js";
import { Drawn } from "./board/drawn.js";
import { GoalBar, GoalPage, goalHeight } from "./board/goal.js";
import { lesson } from "./board/lesson.js";
import { log } from "./board/log.js";
import { Own } from "./board/own.js";
import { MapWindow } from "./board/pan.js";
import { Decks } from "./board/piles.js";
import { Row } from "./board/row.js";
import { shown } from "./board/shown.js";
import { Everybody, Goods, Pips } from "./board/stores.js";
import { Summary } from "./board/summary.js";
import { cost, describe, phase, prompt, section, status } from "./board/talk.js";
import { tip } from "./board/tips.js";

/** @typedef {import("../../web/types.js").Ui} Ui */

/** @typedef {import("./board/view.d.ts").View} View */

/** @param {{view: View, ui: Ui}} props */
function Board({ view, ui }) {
  return ui.compact ? html`<${Phone} view=${view} ui=${ui} />` : html`<${Desk} view=${view} ui=${ui} />`;
}

/** The goal, and the map below it; what the year offers lies beside the hand. @param {{view: View, ui: Ui}} props */
function Desk({ view, ui }) {
  const { width, height } = ui.box;
  const goal = goalHeight(view);
  return html`<div class="ng-table">
    ${goal > 0 && html`<${GoalBar} view=${view} ui=${ui} />`}
    <${MapWindow} view=${view} ui=${ui} width=${width} height=${height - goal}><${Combat} view=${view} ui=${ui} /><${Summary} view=${view} ui=${ui} /><${Drawn} view=${view} ui=${ui} /><//>
  </div>`;
}

/** On a phone: the map, the goal, what the year offers, or what everybody has; a card of the row that may be taken calls for it. @param {{view: View, ui: Ui}} props */
function Phone({ view, ui }) {
  const { width, height } = ui.box;
  const [picked, setPicked] = useState(/** @type {{zone: string, while: string} | null} */ (null));
  const last = useRef("map");
  const picks = view.row.some((/** @type {string} */ card) => ui.lit(`row:${card}`));
  const moment = `${view.doing?.decision}.${view.doing?.seat}`;
  if (picked?.while === moment) last.current = picked.zone;
  else last.current = picks ? "row" : "map";
  /** @type {Record<string, (props: {view: View, ui: Ui}) => import("../../web/types.js").Child>} */
  const pages = { goal: GoalPage, row: Row, all: Everybody };
  const low = height < 270;
  const rest = Math.max(120, height - (low ? 40 : 44));
  // What a lesson may speak of that lies behind a tab.
  /** @type {Record<string, string>} */
  const holds = {
    goal: "goal",
    map: Object.keys(view.territories)
      .map((id) => `territory:${id}`)
      .join(" "),
  };
  const tab = (/** @type {string} */ zone, /** @type {string} */ name, /** @type {boolean} */ lit) =>
    html`<button key=${zone} type="button" role="tab" data-holds=${last.current === zone ? undefined : holds[zone]} aria-selected=${last.current === zone} class=${lit && last.current !== zone ? "calls" : ""} onClick=${() => setPicked({ zone, while: moment })}>${name}</button>`;
  if (view.phase === "setup")
    return html`<div class="ng-phone"><${MapWindow} view=${view} ui=${ui} width=${width} height=${height} /></div>`;
  return html`<div class="ng-phone">
    <div class="ng-switch" role="tablist" style=${{ height: `${low ? 40 : 44}px` }}>${tab("map", ui.say("board-map"), false)}${tab("goal", ui.say("board-tab-goal"), false)}${tab("row", ui.say("board-tab-row"), picks)}${tab("all", ui.say("board-tab-all"), false)}</div>
    ${last.current === "map" ? html`<${MapWindow} view=${view} ui=${ui} width=${width} height=${rest}><${Combat} view=${view} ui=${ui} /><${Summary} view=${view} ui=${ui} /><${Drawn} view=${view} ui=${ui} /><//>` : html`<div class="ng-aside" tabindex="0" role="tabpanel" style=${{ height: `${rest}px` }} aria-label=${ui.say("board-row")}><${pages[last.current]} view=${view} ui=${ui} /></div>`}
  </div>`;
}

/** Everybody's cards, as far as they are known: third tab of the rail. @param {{view: View, ui: Ui}} props */
const Helper = ({ view, ui }) => html`<${Decks} view=${view} ui=${ui} seat=${ui.seat ?? 0} />`;

export default /** @satisfies {import("../../web/types.js").Board<View, import("./board/combat.js").Scene>} */ ({
  Board,
  Own,
  Goods,
  Card,
  lesson,
  rulePictures: () => import("./board/rulebook.js").then(({ rulePicture }) => rulePicture),
  Helper: { title: "board-decks", icon: "card-pick", View: Helper },
  belt: (/** @type {View} */ view) => ({ count: view.years, now: view.year }),
  phase,
  emblem,
  status,
  /** Who plays together: their seats, what they have together, and how near they are. */
  teams: (/** @type {View} */ view) =>
    view.teams
      ? [0, 1].map((side) => {
          const seats = view.players.map(({ seat }) => seat).filter((seat) => seat % 2 === side);
          const fame = seats.map((seat) => view.players[seat].final_fame ?? view.players[seat].fame);
          return {
            seats,
            score: fame.some((one) => one === null) ? null : fame.reduce((a, b) => Number(a) + Number(b), 0),
            near: html`<${Pips} view=${view} seat=${seats[0]} /><span class="nw-near"><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href="#hill-fort" /></svg>${view.players[seats[0]].side_strongholds}/${view.strongholds_needed}</span>`,
          };
        })
      : null,
  score: (/** @type {View} */ view, /** @type {number} */ seat) =>
    view.players[seat].final_fame ?? view.players[seat].fame,
  prompt,
  cost,
  reads: ["hand", "clan", "row", "card", "active", "tile"],
  keys: ["turn"],
  tip,
  describe,
  shown,
  headings: ["year"],
  log,
  tells: true,
  lineIcon: {
    "score-fame": "laurel-crown",
    "score-resources": "wood-pile",
    "score-cards": "card-pick",
    "score-achievements": "star-altar",
    "score-unrest": "campfire",
  },
  section,
});
