/** What wins, how far everybody is, and what threatens: always in view, on a phone behind a tab. */

import { html } from "../../../web/dom.js";
import { Sign } from "./cards.js";
import { Gained, Pips, isNear, needed } from "./stores.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** The goal in words. @param {View} view @param {Ui} ui */
const goalWords = (view, ui) =>
  needed(view) === null
    ? [ui.say("board-goal-fame-only", { years: view.years })]
    : [ui.say("board-goal-fame", { years: view.years }), ui.say("board-goal-forts", { need: needed(view) })];

/** Who is near winning by land. @param {{view: View, ui: Ui}} props */
const Threats = ({ view, ui }) =>
  html`<div class="ng-goal-threats">${view.threats.map((one, at) => html`<p key=${at} class="threat"><${Sign} name="hill-fort" /><span>${ui.say(one)}</span></p>`)}</div>`;

/** CSS px that the goal takes above the map; a threat has a line of its own. @param {View} view */
export const goalHeight = (view) => (view.phase === "setup" ? 0 : view.threats.length ? 76 : 52);

/** Everybody's fame and strongholds, the leader first. @param {{view: View, ui: Ui}} props */
function Standing({ view, ui }) {
  const order = [...view.players].sort((a, b) => (b.fame ?? -1) - (a.fame ?? -1));
  return html`<ol class="ng-goal-who">${order.map(({ seat, fame }) => {
    const words = [
      ui.names[seat],
      fame === null ? ui.say("board-fame-hidden") : ui.say("board-fame", { count: fame }),
    ].join(", ");
    return html`<li key=${seat} class=${isNear(view, seat) ? "alarm" : ""} title=${words}>${ui.crest(seat, 24)}<b class="num" key=${fame}>${fame ?? "?"}</b><${Gained} of=${`${seat}`} number=${fame ?? 0} icon="laurel-crown" colour="r-fame" ui=${ui} flies=${seat !== ui.seat} />${needed(view) !== null && html`<${Pips} view=${view} seat=${seat} />`}<span class="sr">${words}</span></li>`;
  })}</ol>`;
}

/** Above the map. @param {{view: View, ui: Ui}} props */
export const GoalBar = ({
  view,
  ui,
}) => html`<section class="ng-goal" data-goal style=${{ height: `${goalHeight(view)}px` }} aria-label=${ui.say("board-goal")}>
  <div class="ng-goal-how" title=${needed(view) === null ? undefined : ui.say("board-tip-domination")}><${Sign} name="laurel-crown" class="r-fame" /><div>${goalWords(view, ui).map((line) => html`<p key=${line}>${line}</p>`)}</div></div>
  <${Standing} view=${view} ui=${ui} />
  ${view.threats.length > 0 && html`<${Threats} view=${view} ui=${ui} />`}
</section>`;

/** On a phone: the same, one below the other. @param {{view: View, ui: Ui}} props */
export const GoalPage = ({
  view,
  ui,
}) => html`<section class="ng-goal page" data-goal aria-label=${ui.say("board-goal")}>
  <div>${goalWords(view, ui).map((line) => html`<p key=${line}>${line}</p>`)}${needed(view) !== null && html`<p><small>${ui.say("board-tip-domination")}</small></p>`}</div>
  <${Standing} view=${view} ui=${ui} />
  <${Threats} view=${view} ui=${ui} />
</section>`;
