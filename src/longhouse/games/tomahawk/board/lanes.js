/** The table on a wide screen: four lanes side by side, the viewer below. Sizes follow the box, words keep theirs. */

import { html } from "../../../web/dom.js";
import { Spot } from "./card.js";
import { Land, fitsTurns } from "./faces.js";
import { fit } from "../../../web/fit.js";
import { chosenCard, sides } from "./model.js";
import { saying } from "./saying.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** Where things stand in a box of this size, in CSS px. @param {number} width @param {number} height */
export function geometry(width, height) {
  const tight = height < 540;
  const [top, bottom] = tight ? [54, 38] : [75, 95];
  const k = Math.min(width / 1112, (height - top - bottom) / 440);
  const slack = Math.max(0, height - top - bottom - 440 * k);
  const y = top + slack / 2;
  return {
    k,
    tight,
    lane: width / 4,
    card: { w: 78 * k, tall: 111 * k, step: 86 * k },
    land: { w: 240 * k, tall: 166 * k },
    above: y,
    landTop: y + 137 * k,
    below: y + 329 * k,
    header: y - (tight ? 30 : 35),
    verdict: y + 440 * k + (tight ? 25 : 32),
    help: y + 440 * k + 54,
  };
}

/** @param {{lanes: import("./model.js").Lane[], view: View, ui: Ui, width: number, height: number}} props */
export function Lanes({ lanes, view, ui, width, height }) {
  const g = geometry(width, height);
  const told = tellsTurns(lanes, g.land.w, ui);
  return lanes.map(
    (lane, at) =>
      html`<${LaneColumn} key=${lane.number} lane=${lane} view=${view} ui=${ui} g=${g} at=${at} height=${height} told=${told} />`,
  );
}

/** Whether all four lands have room for their turns. @param {import("./model.js").Lane[]} lanes @param {number} w @param {Ui} ui */
export const tellsTurns = (lanes, w, ui) =>
  lanes.every(
    ({ pile: { territory, turns } }) =>
      !territory || fitsTurns(territory, w, saying.landName(ui, territory), saying.turns(ui, turns)),
  );

/** @param {{lane: import("./model.js").Lane, view: View, ui: Ui, g: ReturnType<typeof geometry>, at: number, height: number, told: boolean}} props */
function LaneColumn({ lane, view, ui, g, at, height, told }) {
  const { pile, number } = lane;
  const middle = g.lane * (at + 0.5);
  const [below, above] = sides(ui);
  const x = (/** @type {number} */ turn) => middle + (turn - (pile.turns - 1) / 2) * g.card.step;
  const landX = middle - g.land.w / 2;
  return html`<g role="group" aria-label=${saying.lane(view, ui, lane)} data-lane=${number} data-light=${`land:${number}`}>
    <rect class="th-lane" x=${g.lane * at + 8} y=${g.tight ? 4 : 10} width=${Math.max(0, g.lane - 16)} height=${Math.max(0, height - (g.tight ? 8 : 20))} rx="14" />
    <text class="th-no num" aria-hidden="true" x=${g.lane * at + 26} y=${g.tight ? 25 : 34} text-anchor="middle">${number}</text>
    ${pile.territory && html`<${Header} view=${view} ui=${ui} pile=${pile} x=${middle} y=${g.header} room=${g.lane - 76} />`}
    <g ...${land(lane, ui, view)} style=${{ transform: `translate(${landX}px,${g.landTop}px)` }}>
      ${pile.below.map((turns, deep) => rest(turns, deep + 1, Math.min(6 * g.k, (g.lane / 2 - 8 - g.land.w / 2) / pile.below.length), g.land)).reverse()}
      ${
        pile.territory &&
        html`<g key=${pile.territory} class="th-land-card ${pile.gone ? "th-gone" : ""}" data-land=${number}>
          <${Land} id=${pile.territory} w=${g.land.w} tall=${g.land.tall} name=${saying.landName(ui, pile.territory)} turns=${told ? saying.turns(ui, pile.turns) : ""} />
        </g>`
      }
    </g>
    ${pile.territory && !pile.gone && spine(pile.turns, x, g)}
    ${[above, below].map((owner) =>
      side(lane.sides[owner], (place) => ({
        x: x(place.turn) - g.card.w / 2,
        y: owner === below ? g.below : g.above,
        ...g.card,
        ui,
        tribe: view.players[owner].tribe,
        gone: pile.gone,
      })),
    )}
    ${[above, below].map((owner) => pill(lane, ui, owner, middle, owner === below ? g.landTop + g.land.tall + 1 : g.landTop - 1))}
    ${words(lane, ui, middle, g)}
  </g>`;
}

/** The places of one side: empty ones flat on the table, cards above them with one shadow. @param {import("./model.js").Place[]} places @param {(place: import("./model.js").Place) => object} about */
export function side(places, about) {
  const spot = (/** @type {import("./model.js").Place} */ place) =>
    html`<${Spot} key=${place.turn} place=${place} ...${about(place)} />`;
  const lies = (/** @type {import("./model.js").Place} */ place) => place.kind === "face" || place.kind === "back";
  return html`<g>${places.filter((place) => !lies(place)).map(spot)}</g>
    <g filter="url(#sh)">${places.filter(lies).reverse().map(spot)}</g>`;
}

/** With a card in hand the land is part of its place; otherwise it tells about itself. @param {import("./model.js").Lane} lane @param {Ui} ui @param {View} view */
export function land(lane, ui, view) {
  const { pile, number } = lane;
  if (!pile.territory) return {};
  const label = `${ui.say("table-pile", { pile: number })}, ${ui.noun(pile.territory)}`;
  if (!chosenCard(view, ui) || !ui.lit(`pile:${number}`)) return ui.el(`territory:${number}`, { label });
  return { ...ui.el(`pile:${number}`), role: undefined, tabindex: -1, "aria-hidden": true, "aria-label": undefined };
}

/** "Decided this round", and the turns of this battle: done, now, to come. @param {{view: View, ui: Ui, pile: import("./model.js").Pile, x: number, y: number, room: number}} props */
function Header({ view, ui, pile, x, y, room }) {
  const text = saying.when(view, ui, pile);
  const now = pile.turn === pile.turns;
  const mine = ui.seat !== null && view.phase === "deploy" && ui.deciding.includes(ui.seat) && !ui.step;
  const { text: said, size } = fit.line(text, room, 15, 600);
  return html`<g aria-hidden="true">
    <text class="th-when" x=${x} y=${y + 5} text-anchor="middle" style=${{ fontSize: `${size}px`, fill: now ? "var(--ink)" : "var(--ink-2)" }}>${said}</text>
    ${Array.from({ length: pile.turns }, (_, turn) => {
      const look = turn < pile.turn - 1 || pile.decided ? "done" : turn >= pile.turn ? "later" : mine ? "mine" : "now";
      return html`<rect class="th-mark ${look}" x=${x + (turn - (pile.turns - 1) / 2) * 22 - 9} y=${y + 14} width="18" height="8" rx="3" />`;
    })}
  </g>`;
}

/** A card of the pile below, as an offset edge; its back shows how many turns it lasts. @param {number} turns @param {number} deep @param {number} by @param {{w: number, tall: number}} size */
export function rest(turns, deep, by, size) {
  const { w, tall } = size;
  const [mark, gap] = [w * 0.1, w * 0.035];
  const left = (w - turns * mark - (turns - 1) * gap) / 2;
  return html`<g key=${`rest${deep}`} style=${{ transform: `translate(${deep * by}px,${-deep * by}px)` }}>
    <rect class="th-rest" width=${w} height=${tall} rx=${w / 21} />
    <rect class="th-rest-line" x=${w * 0.04} y=${w * 0.04} width=${w * 0.92} height=${Math.max(0, tall - w * 0.08)} rx=${w / 30} />
    ${Array.from({ length: turns }, (_, i) => html`<rect class="th-rest-mark" x=${left + i * (mark + gap)} y=${tall / 2 - mark * 0.7} width=${Math.max(0, mark)} height=${Math.max(0, mark * 1.4)} rx=${mark / 6} />`)}
  </g>`;
}

/** The dotted lines that join the two cards of a row. @param {number} turns @param {(turn: number) => number} x @param {ReturnType<typeof geometry>} g */
function spine(turns, x, g) {
  const d = Array.from(
    { length: turns },
    (_, turn) => `M${x(turn)} ${g.above + g.card.tall}V${g.landTop}M${x(turn)} ${g.landTop + g.land.tall}V${g.below}`,
  ).join("");
  return html`<path class="th-spine" d=${d} />`;
}

/** A side's total on the edge of the land; the leader's is larger. @param {import("./model.js").Lane} lane @param {Ui} ui @param {number} owner @param {number} x @param {number} y */
function pill(lane, ui, owner, x, y) {
  const text = lane.totals[owner];
  if (text === null) return null;
  const colour = ui.colour(owner);
  const ahead = lane.leader === owner;
  const [half, tall, size] = ahead
    ? [Math.max(29, text.length * 8 + 12), 34, 22]
    : [Math.max(23, text.length * 7 + 10), 30, 19];
  return html`<g key=${`pill${owner}`} class="th-pill" style=${{ transform: `translate(${x}px,${y}px)` }}>
    <rect x=${-half} y=${-tall / 2} width=${2 * half} height=${tall} rx=${tall / 2} fill=${`var(--${colour})`} stroke="var(--paper)" stroke-width="2.5" filter="url(#sh)" />
    <text key=${text} class="num th-tick" text-anchor="middle" y=${size * 0.34} style=${{ fontSize: `${size}px` }} fill=${`var(--on-${colour})`}>${text}</text>
  </g>`;
}

/** @param {import("./model.js").Lane} lane @param {Ui} ui @param {number} x @param {ReturnType<typeof geometry>} g */
function words(lane, ui, x, g) {
  const room = g.lane - 24;
  const { text, size } = fit.line(lane.verdict.text, room, 17, 650, ui.names);
  const more = fit.line(lane.help, room, 15, 400, ui.names);
  const fill = lane.verdict.seat === null ? "var(--ink-2)" : `var(--${ui.colour(lane.verdict.seat)}-ink)`;
  return html`<g aria-hidden="true">
    <text class="th-verdict" x=${x} y=${g.verdict} text-anchor="middle" style=${{ fontSize: `${size}px`, fill }}>${text}</text>
    ${!g.tight && html`<text class="th-help" x=${x} y=${g.help} text-anchor="middle" style=${{ fontSize: `${more.size}px` }}>${more.text}</text>`}
  </g>`;
}
