/** The wooden pieces and printed signs, drawn so that each is known by its form: nothing is told by colour alone. */

import { html } from "../../../web/dom.js";
import { GOOD_COLOUR, GOOD_ICON, KIND_ICON } from "./data.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/**
 * A Native of a player: the player's shape with what the Native carries. An outpost lies: flat, its spears on the ground.
 * @param {{ui: Ui, seat: number, kind: string, x?: number, y?: number, r?: number, lying?: boolean, ghost?: boolean}} props
 */
export function Native({ ui, seat, kind, x = 0, y = 0, r = 17, lying = false, ghost = false }) {
  const colour = ui.colour(seat);
  const black = kind === "black";
  const [drop, size] = seat % 5 === 2 ? [r * 0.2, r * 1.08] : [0, r * (seat % 5 === 0 ? 1.22 : 1.36)];
  const squash = lying ? " scale(1.12 .74)" : "";
  return html`<g class="wk-piece ${ghost ? "wk-ghost" : ""}" transform="translate(${x} ${y})">
    <path class="wk-body ${black ? "wk-black" : ""} ${colour}" d=${ui.shape(seat, 0, 0, r)} transform=${squash ? squash.trim() : undefined} />
    <g transform=${lying ? "rotate(90)" : undefined}><use class=${`wk-sign ${black ? "wk-on-black" : colour}`} href="#${KIND_ICON[kind]}" x=${-size / 2 + (lying ? drop : 0)} y=${-size / 2 + (lying ? 0 : drop)} width=${size} height=${size} /></g>
    ${black && html`<path class="wk-band ${colour}" d="M${-r * 0.55} ${r * 0.62}h${r * 1.1}" />`}
  </g>`;
}

/** A canoe: a hull in the player's colour, with the player's shape as its mark. @param {{ui: Ui, seat: number, x: number, y: number, k?: number}} props */
export function Canoe({ ui, seat, x, y, k = 1 }) {
  const colour = ui.colour(seat);
  return html`<g class="wk-piece" transform="translate(${x} ${y}) scale(${k})">
    <path class="wk-body ${colour}" d="M-23 -7C-21 -2 -14 -4 0 -4S21 -2 23 -7C23 5 13 11 0 11S-23 5 -23 -7Z" />
    <path class="wk-gunwale" d="M-15 -1.5C-8 .5 8 .5 15 -1.5" />
    <path class="wk-token ${colour}" d=${ui.shape(seat, 0, 4, 5.4)} />
  </g>`;
}

/** A player's marker: the bare shape. @param {{ui: Ui, seat: number, x: number, y: number, r: number, black?: boolean}} props */
export const Marker = ({ ui, seat, x, y, r, black = false }) =>
  html`<path class="wk-body ${black ? "wk-black" : ""} ${ui.colour(seat)}" d=${ui.shape(seat, x, y, r)} />`;

/** How many there are: from two on. @param {{n: number, x: number, y: number, size: number}} props */
export const Count = ({ n, x, y, size }) =>
  n > 1 &&
  html`<g class="wk-count" aria-hidden="true"><circle cx=${x} cy=${y} r=${size * 0.7} /><text x=${x} y=${y + size * 0.35} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${n}</text></g>`;

/** A productive area: the cream disc with its product. @param {{good: string, x: number, y: number, r: number}} props */
export const Field = ({ good, x, y, r }) =>
  html`<g class="wk-field"><circle cx=${x} cy=${y} r=${r} /><use href="#${GOOD_ICON[good]}" x=${x - r * 0.68} y=${y - r * 0.68} width=${r * 1.36} height=${r * 1.36} style=${{ color: GOOD_COLOUR[good] }} /></g>`;

/** The same, small, beside a Native who covers it. @param {{good: string, x: number, y: number, r: number}} props */
export const Product = ({ good, x, y, r }) =>
  html`<g class="wk-product"><circle cx=${x} cy=${y} r=${r} /><use href="#${GOOD_ICON[good]}" x=${x - r * 0.74} y=${y - r * 0.74} width=${r * 1.48} height=${r * 1.48} style=${{ color: GOOD_COLOUR[good] }} /></g>`;

/** A flag on its pole: English square with a cross, French a swallowtail with a lily. @param {{flag: string, x: number, y: number, k?: number}} props */
export const Pennant = ({ flag, x, y, k = 1 }) =>
  html`<g class="wk-flag" transform="translate(${x} ${y}) scale(${k})">
    <path class="wk-pole" d="M0 12V-14" />
    ${
      flag === "english"
        ? html`<path class="wk-english" d="M0 -13H20V0H0Z" /><path class="wk-cross" d="M10 -13V0M0 -6.5H20" />`
        : html`<path class="wk-french" d="M0 -13H22L15 -6.5L22 0H0Z" /><path class="wk-lily" d="M8 -11C10.2 -8.6 10.2 -7 8.6 -5.2H10.6V-4H8.6V-2.2H7.4V-4H5.4V-5.2H7.4C5.8 -7 5.8 -8.6 8 -11Z" />`
    }
  </g>`;

/** Crossed axes on ember: what may be attacked. @param {{ui: Ui, x: number, y: number, r: number}} props */
export const Axes = ({ ui, x, y, r }) =>
  html`<g class="wk-axes" aria-hidden="true"><circle cx=${x} cy=${y} r=${r} />${ui.icon("crossed-axes", x, y, r * 1.4, "#fff")}</g>`;
