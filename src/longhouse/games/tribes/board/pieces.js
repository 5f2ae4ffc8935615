/** What stands on the land: tribes with their counts, chiefs, cavalry; and the rings around cells. */

import { html } from "../../../web/dom.js";
import { CELL } from "./land.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** A count in a white disc. @param {{x: number, y: number, count: number | string, size: number}} props size: of the number, in units */
export const Count = ({ x, y, count, size }) =>
  html`<g class="tr-count" transform="translate(${x} ${y})"><circle r=${Math.max(10, size * 0.72)} /><text y=${size * 0.35} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${count}</text></g>`;

/** All pieces of a player on a cell: up to four small shapes and the number; the chief above them. @param {{ui: Ui, tribe: import("./model.js").Tribe, size: number}} props */
export function TribePieces({ ui, tribe, size }) {
  const { seat, warriors, chief } = tribe;
  const p = ui.colour(seat);
  const drop = seat % 5 === 2 ? 2.5 : 0;
  const shown = Math.min(4, warriors);
  return html`<g class="tr-tribe ${p}">
    ${Array.from({ length: shown }, (_, at) => html`<path key=${at} class="tr-warrior" d=${ui.shape(seat, 14 + at * 9.5, 62, 6.2)} />`)}
    ${warriors > 0 && html`<${Count} x=${Math.max(14 + shown * 9.5 + 4, 30)} y="61" count=${warriors} size=${size} />`}
    ${chief && html`<path class="tr-chief" d=${ui.shape(seat, 48, 30, 16)} /><use class="tr-bonnet" href="#war-bonnet" x="37.5" y=${19.5 + drop} width="21" height="21" />`}
    ${tribe.protected && html`<g class="tr-shield" transform="translate(66 14)"><path d="M0-10C4-7 7-7 10-7C10 3 6 9 0 12C-6 9-10 3-10-7C-7-7-4-7 0-10Z" /><path class="tr-shield-tick" d="M-4.5 0L-1 4L5-4" /></g>`}
  </g>`;
}

/** One or two cavalry men. @param {{count: number, size: number}} props */
export const Cavalry = ({
  count,
  size,
}) => html`<g class="tr-cavalry"><rect x="28" y="24" width="32" height="32" rx="7" /><use href="#cavalry" x="31" y="27" width="26" height="26" />
  ${count > 1 && html`<${Count} x="61" y="55" count=${count} size=${size} />`}</g>`;

/** The ring of a cell that may be touched, was touched, or is pointed at. @param {{ui: Ui, target: string, kind: string | null, dull?: boolean}} props kind: what a step there would be */
export function CellRing({ ui, target, kind, dull = false }) {
  const chosen = ui.chosen(target);
  const lit = ui.lit(target);
  const fresh = ui.fresh(target);
  const box = { x: 3, y: 3, width: CELL - 6, height: CELL - 6, rx: 8 };
  return html`
    ${fresh && html`<rect class="tr-trace ${fresh}" ...${box} />`}
    ${ui.shown(target) && html`<rect class="tr-shown" ...${box} />`}
    ${lit && !chosen && html`<rect class="tr-soft ${kind ?? ""}" ...${box} /><rect class="tr-halo" ...${box} /><rect class=${`ring ${kind === "discovery" ? "dash" : ""} ${dull ? "tr-dull" : ""} tr-ring ${kind ?? ""}`} ...${box} />`}
    ${chosen && html`<rect class="tr-halo" ...${box} /><rect class="ring sel tr-ring" ...${box} />`}`;
}

/** What a step would mean, as a badge at the top right of its cell. @param {{kind: string}} props */
export const Badge = ({ kind }) =>
  kind === "attack"
    ? html`<g class="tr-badge attack" transform="translate(68 8)"><circle r="12" /><use href="#crossed-axes" x="-8" y="-8" width="16" height="16" /></g>`
    : html`<g class="tr-badge" transform="translate(37.5 37.5)"><circle r="13" /><path d="M-6 0H6M0-6V6" /></g>`;
