/** The valley: cells that are touched, what lies and stands on them, and what a step would mean. */

import { Memo, html } from "../../../web/dom.js";
import { LANDS, isPhone } from "./data.js";
import { CELL, Frame, Ground, Mountains, Wild, cornerOf } from "./land.js";
import { CELLS, menOn, tileOf, timesInARow } from "./model.js";
import { Badge, Cavalry, CellRing, TribePieces } from "./pieces.js";
import { TurningTile, isTurning } from "./turning.js";
import { battleLines, cellWords, is, sideName, sumWords } from "./words.js";
import { fit } from "../../../web/fit.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {NonNullable<ReturnType<typeof import("./party.js").outing>>} Outing */
/** @typedef {{view: View, ui: Ui, out: Outing | null, scale: number, size: number}} All scale: CSS px per unit; size: of numbers, in units */

/** @param {Omit<All, "size">} props */
export function Valley({ view, ui, out, scale }) {
  const size = Math.max(14, 14.2 / scale);
  const all = { view, ui, out, scale, size };
  const occupied = new Set([...view.tribes.map(({ cell }) => cell), ...view.cavalry]);
  const turned = isTurning(view) ? tileOf(view).cell : "";
  const lying = JSON.stringify([view.cells, [...occupied]]);
  return html`<g>
    <${Memo} inputs=${[lying, size]} draw=${() => html`<${Frame} size=${size} /><${Wild} cells=${view.cells} /><${Ground} cells=${view.cells} occupied=${occupied} />`} />
    ${CELLS.map((cell) => html`<${Cell} key=${cell} cell=${cell} ...${all} />`)}
    <${Memo} inputs=${[lying]} draw=${() => html`<${Mountains} cells=${view.cells} />`} />
    <${Starts} ...${all} />
    ${view.tribes.map((tribe) => html`<g key=${`${tribe.seat}${tribe.cell}`} class="tr-stand" data-spot=${`tribe.${tribe.cell}`} aria-hidden="true" transform=${at(tribe.cell)} filter="url(#sh)"><${TribePieces} ui=${ui} tribe=${tribe} size=${size} /></g>`)}
    ${[...new Set(view.cavalry)].map((cell) => cell && html`<g key=${`cavalry${cell}`} class="tr-stand" data-spot=${`cavalry.${cell}`} aria-hidden="true" transform=${at(cell)} filter="url(#sh)"><${Cavalry} count=${menOn(view, cell)} size=${size} /></g>`)}
    <${Gift} ...${all} />
    ${out?.goals.map((goal) => (goal.kind === "free" ? null : html`<g key=${`badge${goal.end}`} class="tr-stand" aria-hidden="true" transform=${at(goal.end)}><${Badge} kind=${goal.kind ?? ""} /></g>`))}
    ${turned && html`<${TurningTile} view=${view} ui=${ui} scale=${scale} />`}
    <${Forecasts} ...${all} />
  </g>`;
}

/** @param {string} cell */
const at = (cell) => `translate(${cornerOf(cell).x} ${cornerOf(cell).y})`;

/** A cell: what is touched to go there. @param {All & {cell: string}} props */
function Cell({ view, ui, out, cell }) {
  const target = `cell:${cell}`;
  const goal = out?.goals.find(({ end }) => end === cell);
  const kind = goal && out?.start !== cell ? goal.kind : null;
  const words = kind ? `${cellWords(view, ui, cell)}. ${ui.say("board-goal", { kind })}` : cellWords(view, ui, cell);
  const label = goal?.battle ? `${words} ${sumWords(ui, goal.battle)}` : words;
  return html`<g ...${ui.el(target, { label, class: "tr-cell", transform: at(cell) })}>
    <rect class="tr-hit" x="2" y="2" width=${CELL - 4} height=${CELL - 4} rx="8" />
    <${CellRing} ui=${ui} target=${target} kind=${kind} dull=${Boolean(goal && !goal.way)} />
    <rect class="tr-focus" x="4" y="4" width=${CELL - 8} height=${CELL - 8} rx="7" />
  </g>`;
}

/** Start cells that are picked, before anybody stands there. @param {All} props */
const Starts = ({ view, ui }) =>
  view.players.map(({ seat, start, chief }) => {
    if (!start || chief) return null;
    return html`<g key=${seat} class="tr-stand tr-tribe ${ui.colour(seat)}" aria-hidden="true" transform=${at(start)}><path class="tr-chief" d=${ui.shape(seat, 37.5, 37.5, 15)} /><use class="tr-bonnet" href="#tipi" x="28" y="28" width="19" height="19" /></g>`;
  });

/** The dreamcatcher under the own chief: one touch takes one. @param {All} props */
function Gift({ view, ui }) {
  const cell = ui.seat === null ? null : view.players[ui.seat].chief;
  const item = cell && LANDS[view.cells[cell]?.land]?.gives;
  const keys = ui.keys.filter((/** @type {string} */ key) => key.startsWith("collect:") || key.startsWith("trade:"));
  const target = keys[0]?.split("-")[0];
  if (!item || !target || new Set(keys.map((/** @type {string} */ key) => key.split("-")[0])).size > 1) return null;
  const times = timesInARow(view, /** @type {number} */ (ui.seat), target);
  return html`<g ...${ui.el(target, { label: ui.say("board-collect", { item }), class: "tr-gift-spot", transform: at(cell) })}>
    <circle cx="20" cy="20" r="20" class="tr-hit" /><circle cx="20" cy="20" r="17" class="tr-halo" /><circle cx="20" cy="20" r="17" class=${ui.chosen(target) ? "ring sel" : "ring"} />
    ${times > 1 && html`<g class="tr-times" transform="translate(33 6)" aria-hidden="true"><circle r="9" /><path d="M-4 0H4M0-4V4" /></g>`}
  </g>`;
}

/** What a battle would cost both sides, over the cell that would be attacked. @param {All} props */
function Forecasts({ ui, out, size }) {
  if (isPhone()) return null;
  const goals = (out?.goals ?? []).flatMap(({ battle, end }) =>
    battle && (!out?.end || out.end === end) ? [{ battle, end }] : [],
  );
  return html`<g aria-hidden="true" class="tr-forecasts">${goals.map(({ battle, end }) => {
    const lines = [is(ui, sideName(ui, battle.opponent), sumWords(ui, battle)), battleLines(ui, battle)[0]];
    const wide = Math.max(...lines.map((line, nth) => fit.width(line, size * 1.06, nth ? 400 : 650))) + size * 1.8;
    const high = size * 3.6;
    const { x, y } = cornerOf(end);
    const left = Math.max(-10, Math.min(10 * CELL + 10 - wide, x + CELL / 2 - wide / 2));
    const below = y < high + 10;
    const top = below ? y + CELL + 9 : y - high - 9;
    const tail = below
      ? `M${x + 29} ${top + 1}L${x + 37.5} ${top - 9}L${x + 46} ${top + 1}Z`
      : `M${x + 29} ${top + high - 1}L${x + 37.5} ${top + high + 9}L${x + 46} ${top + high - 1}Z`;
    return html`<g key=${end} data-light=${`cell:${end}`}><rect x=${left} y=${top} width=${wide} height=${high} rx="10" /><path d=${tail} />${lines.map((line, nth) => html`<text key=${nth} class=${nth ? "" : "tr-strong"} x=${left + size * 0.9} y=${top + size * (1.45 + nth * 1.4)} style=${{ fontSize: `${size * 1.06}px` }}>${line}</text>`)}</g>`;
  })}</g>`;
}
