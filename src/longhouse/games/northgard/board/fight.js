/** A combat as sums: both sides before the dice, and the chance to win for each amount of food. How many figures go. */

import { classes, html } from "../../../web/dom.js";
import { CREATURES } from "./data.js";
import { cap, labelled } from "./faces.js";
import { Answer, on } from "./choices.js";
import { Sign } from "./cards.js";
import { chanceOf, worstOf } from "./forecast.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {{view: View, ui: Ui, seat: number}} Props */

/** Whether a combat is what is asked. @param {Ui} ui */
export const isFight = (ui) =>
  ["point", "casualty", ...NUMBERS.map((n) => `eat:${n}`)].some((target) => on(ui, target));

const NUMBERS = Array.from({ length: 16 }, (_, at) => at);

/** One side of the combat, before the dice. @param {{ui: Ui, side: import("./view.d.ts").Side, attacks: boolean}} props */
function Side({ ui, side, attacks }) {
  const { seat, figures, card, fortress, towers, scorched, food, sum } = side;
  const rows = [
    ui.say("board-sum-figures", { count: figures }),
    card > 0 && ui.say("board-sum-card", { count: card }),
    fortress > 0 && ui.say("board-sum-fortress", { count: fortress }),
    towers > 0 && ui.say("board-sum-tower", { count: towers }),
    scorched > 0 && ui.say("board-sum-scorched", { count: scorched }),
    food > 0 && ui.say("board-sum-food", { count: food }),
  ];
  return html`<div class="nw-side ${ui.colour(seat)}">${ui.crest(seat, 30)}<span><b>${ui.say(attacks ? "board-attacker" : "board-defender")} · ${seat === ui.seat ? ui.say("board-you") : ui.names[seat]}</b>${rows.filter(Boolean).map((row, at) => html`<small key=${at}>${row}</small>`)}</span>
    <span class="nw-sum"><b class="num">${sum}</b><${Sign} name="perspective-dice-six-faces-random" /></span></div>`;
}

/** One amount of food, with the chance it gives. @param {{ui: Ui, view: View, n: number}} props */
function Eat({ ui, view, n }) {
  const [chance, worst] = [chanceOf(view, `eat:${n}`), worstOf(view, `eat:${n}`)];
  const label = [ui.say("option-eat", { number: n }), chance === null ? "" : ui.say("board-odds", { percent: chance })]
    .filter(Boolean)
    .join(". ");
  return html`<span ...${ui.el(`eat:${n}`, { label, class: "nw-eat" })}><span><b class="num">${n}</b><${Sign} name="meat" class="r-food" /></span>${chance !== null && html`<i class="nw-bar" aria-hidden="true"><u style=${{ width: `${chance}%` }}></u></i><b>${chance}${"\u00a0"}%</b>`}${worst !== null && html`<small>${ui.say("board-odds-worst", { percent: worst })}</small>`}</span>`;
}

/** @param {Props} props */
const Amounts = ({ view, ui }) =>
  html`<div class="nw-row-of">${NUMBERS.filter((n) => on(ui, `eat:${n}`)).map((n) => html`<${Eat} key=${n} ui=${ui} view=${view} n=${n} />`)}</div>`;

/** Food for points against a creature. @param {Props} props */
function HuntFood({ view, ui, seat }) {
  const { hunt, creature = "" } = view.doing ?? {};
  const value = CREATURES[creature]?.value ?? 0;
  return html`<div class="nw-food"><${Amounts} view=${view} ui=${ui} seat=${seat} />
    <p class="nw-note">${labelled(ui, ui.say("board-you"), `${hunt?.score}`)} · ${labelled(ui, cap(ui.noun(creature)), ui.say("board-creature-value", { value }))}</p></div>`;
}

/** Food for points. @param {Props} props */
export function Food({ view, ui, seat }) {
  if (view.doing?.hunt) return html`<${HuntFood} view=${view} ui=${ui} seat=${seat} />`;
  const combat = view.doing?.combat;
  const [ours, theirs] = combat?.sides ?? [];
  const attacks = combat?.attacker === seat;
  const foe = combat && (attacks ? combat.defender : combat.attacker);
  return html`<div class="nw-fight">
    ${ours && html`<${Side} ui=${ui} side=${ours} attacks=${true} />`}
    <div class="nw-food"><${Amounts} view=${view} ui=${ui} seat=${seat} />
    ${combat && html`<p class="nw-note">${attacks ? ui.say("board-odds-if-none", { seat: { seat: /** @type {number} */ (foe) }, food: combat.most_food }) : ui.say("board-tie")}</p>`}</div>
    ${theirs && html`<${Side} ui=${ui} side=${theirs} attacks=${false} />`}
  </div>`;
}

/** The choice face: a point or a casualty. @param {Props} props */
export function Faces({ view, ui, seat }) {
  const [ours, theirs] = view.doing?.combat?.sides ?? [];
  const note = (/** @type {string} */ target) =>
    chanceOf(view, target) === null ? "" : ui.say("board-odds", { percent: chanceOf(view, target) });
  return html`<div class="nw-fight">
    ${ours && html`<${Side} ui=${ui} side=${ours} attacks=${true} />`}
    <div class="nw-answers"><${Answer} ui=${ui} target="point" icon="crossed-axes" name=${ui.say("option-point")} about=${note("point")} /><${Answer} ui=${ui} target="casualty" icon="viking-head" name=${ui.say("option-casualty")} about=${note("casualty")} /></div>
    ${theirs && html`<${Side} ui=${ui} side=${theirs} attacks=${false} />`}
  </div>`;
}

/** How many go: every number is a button, all of them the largest. @param {Props} props */
export function Count({ view, ui }) {
  const from = view.doing?.from ? view.territories[view.doing.from] : null;
  const rows = ["", "k"]
    .map((with_) =>
      NUMBERS.map((n) => ({ n, target: `go:${n}${with_}`, with_ })).filter(({ target }) => on(ui, target)),
    )
    .filter((row) => row.length);
  const most = Math.max(...rows.flat().map(({ n }) => n));
  const kaija = on(ui, "kaija");
  const chances = new Map(rows.flat().map(({ target }) => [target, chanceOf(view, target)]));
  const wins = (/** @type {string} */ target) =>
    (chances.get(target) ?? null) === null ? "" : ui.say("board-odds", { percent: chances.get(target) });
  return html`<div class="nw-choose">${!ui.compact && html`<h2>${ui.say("board-how-many")}</h2>`}
    ${rows.map(
      (row) =>
        html`<div class="nw-row-of" key=${row[0].with_}>${row.map(
          ({
            n,
            target,
            with_,
          }) => html`<span key=${target} ...${ui.el(target, { label: [ui.say("option-go", { number: n, kaija: with_ || "none" }), wins(target)].filter(Boolean).join(". "), class: classes("nw-go", n === most && n > 1 && "all") })}>
      ${n > 0 && html`<b class="num">${n}</b><${Sign} name="viking-helmet" />`}${with_ && html`<${Sign} name="bear-head" />`}${n === most && n > 1 && !(ui.compact && with_) && html`<small>${ui.say("board-all")}</small>`}${wins(target) && html`<small class="nw-wins">${ui.compact || row.length > 3 ? `${chances.get(target)}\u00a0%` : wins(target)}</small>`}</span>`,
        )}</div>`,
    )}
    ${kaija && html`<div class="nw-row-of"><span ...${ui.el("kaija", { label: ui.noun("kaija"), class: "nw-go" })}><${Sign} name="bear-head" /><b>${ui.noun("kaija")}</b></span></div>`}
    ${from && from.holder === ui.seat && html`<p class="nw-note">${ui.say("board-stay", { units: from.units })}</p>`}
    ${[...chances.values()].some((chance) => chance !== null) && html`<p class="nw-note">${ui.say("board-odds-bare")}</p>`}
  </div>`;
}
