/** A combat over the map, as it goes: both sums, the dice, who falls, who stays. What is asked is answered in the own area. */

import { html } from "../../../web/dom.js";
import { CREATURES, CREATURE_ICON, DIE } from "./data.js";
import { cap } from "./faces.js";

/** @typedef {import("../../../web/types.js").Ui<Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {{territory: string, attacker: number, defender: number, faces: Record<number, string>, chosen: Record<number, boolean>, end: import("./events.d.ts").Settled | null}} Clash the scene of a beat, see shown.js */
/** @typedef {{seat: number, face: string, creature: string | null, its: string | null, territory: string | null, end: import("./events.d.ts").CreatureFought | null}} Hunt likewise: a fight with a creature */
/** @typedef {{clash?: Clash, hunt?: Hunt}} Scene */

/** A face of the die: points as shields, casualties as axes. @param {{face: string | undefined, point?: boolean}} props */
export function Die({ face, point }) {
  const row = DIE.find(({ id }) => id === face);
  if (!row)
    return html`<span class="ng-die" aria-hidden="true"><svg class="i" viewBox="0 0 512 512"><use href="#perspective-dice-six-faces-random" /></svg></span>`;
  const points = row.choice ? Number(point !== false) : row.points;
  const axes = row.choice ? Number(point !== true) : row.casualties;
  return html`<span class="ng-die thrown ${row.choice && point === undefined ? "either" : ""}">
    ${points > 0 && html`<b>+${points}</b>`}
    ${Array.from({ length: axes }, (_, at) => html`<svg key=${at} class="i axe" viewBox="0 0 512 512" aria-hidden="true"><use href="#crossed-axes" /></svg>`)}
  </span>`;
}

/** What each side has so far. @param {View} view @param {Ui} ui @param {Clash | undefined} clash @param {boolean} attacks */
function terms(view, ui, clash, attacks) {
  const side = (view.fight?.sides ?? view.doing?.combat?.sides)?.[attacks ? 0 : 1];
  if (!side) return { seat: (attacks ? clash?.attacker : clash?.defender) ?? 0, rows: [], sum: 0 };
  const { figures, scorched, card, fortress, food } = side;
  const rows = [
    figures ? ui.say("board-sum-figures", { count: figures }) : "",
    scorched ? ui.say("board-sum-scorched", { count: scorched }) : "",
    card ? ui.say("board-sum-card", { count: card }) : "",
    fortress ? ui.say("board-sum-fortress", { count: fortress }) : "",
    food ? ui.say("board-sum-food", { count: food }) : "",
  ];
  return { seat: side.seat, rows: rows.filter(Boolean), sum: side.sum };
}

/** Whether it is shown: not to whoever is asked, who has it in the own area. @param {View} view @param {Ui} ui */
export const isFought = (view, ui) =>
  Boolean(ui.step?.scene || (view.doing?.combat && !ui.deciding?.includes(/** @type {number} */ (ui.seat))));

const VERSUS = html`<span class="ng-versus" aria-hidden="true"><svg class="i" viewBox="0 0 512 512"><use href="#crossed-axes" /></svg></span>`;

/** @param {{view: View, ui: Ui}} props */
export function Combat({ view, ui }) {
  const { clash, hunt } = ui.step?.scene ?? {};
  if (!isFought(view, ui)) return null;
  if (hunt) return html`<${Hunted} ui=${ui} hunt=${hunt} />`;
  const end = clash?.end;
  return html`<div class="ng-clash" role="status">
    ${[true, false].map((attacks) => {
      const { seat, rows, sum } = terms(view, ui, clash, attacks);
      const total = end ? (attacks ? end.attack : end.defence) : sum;
      const lost = end ? (attacks ? end.on_attacker : end.on_defender) : 0;
      const won = end && end.winner === (attacks ? "attacker" : "defender");
      return html`${!attacks && VERSUS}<div class="ng-side ${ui.colour(seat)} ${won ? "won" : ""} ${attacks ? "" : "right"}">
        ${ui.crest(seat, 34)}
        <span class="ng-terms"><b>${ui.names[seat]}</b>${end ? html`<small>${lost ? ui.say("board-casualties", { count: lost }) : ""}</small>` : html`<small>${rows.join(" · ")}</small>`}</span>
        <${Die} face=${clash?.faces[seat]} point=${clash?.chosen[seat]} />
        <span class="num ng-total">${total}</span>
      </div>`;
    })}
  </div>`;
}

/** A fight with a creature: both dice, then both sums. The choice face is a point for both. @param {{ui: Ui, hunt: Hunt}} props */
function Hunted({ ui, hunt: { seat, face, creature, its, end } }) {
  return html`<div class="ng-clash" role="status">
    <div class="ng-side ${ui.colour(seat)} ${end?.won ? "won" : ""}">${ui.crest(seat, 34)}<span class="ng-terms"><b>${ui.names[seat]}</b></span><${Die} face=${face} point=${true} /><span class="num ng-total">${end?.mine}</span></div>
    ${VERSUS}
    ${
      creature &&
      html`<div class="ng-side right beast ${end && !end.won ? "won" : ""}"><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href="#${CREATURE_ICON[creature]}" /></svg>
      <span class="ng-terms"><b>${cap(ui.noun(creature))}</b><small>${ui.say("board-creature-value", { value: CREATURES[creature]?.value })}</small></span><${Die} face=${its ?? undefined} point=${true} /><span class="num ng-total">${end?.its}</span></div>`
    }
  </div>`;
}
