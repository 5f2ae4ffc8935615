/** The table on a phone: a lane is a row, the viewer on the right, the first turn outermost. */

import { html } from "../../../web/dom.js";
import { Land, LandSmall } from "./faces.js";
import { fit } from "../../../web/fit.js";
import { land, rest, side, tellsTurns } from "./lanes.js";
import { sides } from "./model.js";
import { saying } from "./saying.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

const GAP = 2.5;
const DISC = 15;
const BESIDE = DISC + 4;
const NARROWEST_LAND = 96;
const WIDE_LAND = 160;

/** Where things stand in a box of this size, in CSS px. @param {number} width @param {number} height */
export function geometry(width, height) {
  const row = height / 4;
  const worded = row >= 104;
  const room = row - 10 - (worded ? 20 : 0);
  const k = Math.max(1, Math.min(width / 390, room / 88));
  const w = Math.min(40 * k, room / 1.3, (width - NARROWEST_LAND - 2 * BESIDE) / 6 - GAP);
  const card = { w, tall: Math.min(w * 1.45, room) };
  const land = { w: Math.min(106 * k, width - 2 * (3 * (card.w + GAP) + BESIDE)), tall: Math.min(88 * k, room) };
  return { row, worded, k, card, land, middle: (row - (worded ? 20 : 0)) / 2 };
}

/** @param {{lanes: import("./model.js").Lane[], view: View, ui: Ui, width: number, height: number}} props */
export function Rows({ lanes, view, ui, width, height }) {
  const g = geometry(width, height);
  const told = tellsTurns(lanes, g.land.w, ui);
  return lanes.map(
    (lane, at) =>
      html`<${LaneRow} key=${lane.number} lane=${lane} view=${view} ui=${ui} g=${g} top=${at * g.row} width=${width} told=${told} />`,
  );
}

/** @param {{lane: import("./model.js").Lane, view: View, ui: Ui, g: ReturnType<typeof geometry>, top: number, width: number, told: boolean}} props */
function LaneRow({ lane, view, ui, g, top, width, told }) {
  const { pile, number } = lane;
  const [own, other] = sides(ui);
  const landX = (width - g.land.w) / 2;
  const y = top + g.middle;
  const landY = y - g.land.tall / 2;
  const near = landX + g.land.w + 15;
  /** The last turn lies next to the land. @param {number} owner @param {number} turn */
  const x = (owner, turn) => {
    const off = (pile.turns - 1 - turn) * (g.card.w + GAP);
    return owner === own ? near + off : width - near - off - g.card.w;
  };
  return html`<g role="group" aria-label=${saying.lane(view, ui, lane)} data-lane=${number} data-light=${`land:${number}`}>
    <rect class="th-lane" x="4" y=${top + 3} width=${width - 8} height=${g.row - 6} rx="12" />
    <text class="th-no num" aria-hidden="true" x="15" y=${Math.max(top + 16, Math.min(top + 20, y - g.card.tall / 2 - 4))} text-anchor="middle">${number}</text>
    <g ...${land(lane, ui, view)} style=${{ transform: `translate(${landX}px,${landY}px)` }}>
      ${pile.below.map((turns, deep) => rest(turns, deep + 1, 3, g.land)).reverse()}
      ${
        pile.territory &&
        html`<g key=${pile.territory} class="th-land-card ${pile.gone ? "th-gone" : ""}" data-land=${number}>
          ${
            g.land.w < WIDE_LAND
              ? html`<${LandSmall} id=${pile.territory} w=${g.land.w} tall=${g.land.tall} turn=${pile.decided ? pile.turns : pile.turn} />`
              : html`<${Land} id=${pile.territory} w=${g.land.w} tall=${g.land.tall} name=${saying.landName(ui, pile.territory)} turns=${told ? saying.turns(ui, pile.turns) : ""} />`
          }
        </g>`
      }
    </g>
    ${[other, own].map((owner) => side(lane.sides[owner], (place) => ({ x: x(owner, place.turn), y: y - g.card.tall / 2, ...g.card, ui, tribe: view.players[owner].tribe, gone: pile.gone })))}
    ${[other, own].map((owner) => disc(lane, ui, owner, owner === own ? landX + g.land.w + 2 : landX - 2, y))}
    ${g.worded && words(lane, ui, width, top + g.row - 11)}
  </g>`;
}

/** A side's total as a disc on the land's side. @param {import("./model.js").Lane} lane @param {Ui} ui @param {number} owner @param {number} x @param {number} y */
function disc(lane, ui, owner, x, y) {
  const text = lane.totals[owner];
  if (text === null) return null;
  const colour = ui.colour(owner);
  const ahead = lane.leader === owner;
  const size = text.length > 2 ? 14 : ahead ? 19 : 17;
  return html`<g key=${`disc${owner}`} class="th-pill" style=${{ transform: `translate(${x}px,${y}px)` }}>
    <circle r=${ahead ? DISC + 2 : DISC} fill=${`var(--${colour})`} stroke="var(--paper)" stroke-width="2" filter="url(#sh)" />
    <text key=${text} class="num th-tick" text-anchor="middle" y=${size * 0.34} style=${{ fontSize: `${size}px` }} fill=${`var(--on-${colour})`}>${text}</text>
  </g>`;
}

/** One line: how it stands, and if there is room what to know. @param {import("./model.js").Lane} lane @param {Ui} ui @param {number} width @param {number} y */
function words(lane, ui, width, y) {
  const room = width - 24;
  const verdict = fit.line(lane.verdict.text, room, 14, 650, ui.names);
  const wide = fit.width(verdict.text, 14, 650);
  const rest = lane.help && wide + 20 + fit.width(lane.help, 14, 400) <= room ? lane.help : "";
  const fill = lane.verdict.seat === null ? "var(--ink-2)" : `var(--${ui.colour(lane.verdict.seat)}-ink)`;
  return html`<text class="th-line" x=${width / 2} y=${y} text-anchor="middle" aria-hidden="true">
    <tspan font-weight="650" style=${{ fill }}>${verdict.text}</tspan>${rest && html`<tspan dx="10">${rest}</tspan>`}
  </text>`;
}
