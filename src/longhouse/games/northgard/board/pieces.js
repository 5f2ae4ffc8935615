/** Tokens and printed signs, each known by its form: nothing is told by colour alone. */

import { html } from "../../../web/dom.js";
import {
  BUILDINGS,
  BUILDING_ICON,
  CREATURES,
  CREATURE_ICON,
  RESOURCE_COLOUR,
  RESOURCE_ICON,
  SPACE_ICON,
  emblem,
} from "./data.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {{ui: Ui, x?: number, y?: number}} At */

/** A tab at the right of a piece, for its number: it covers nothing. @param {number} h half its height @param {number} n @param {number} [x] */
const tab = (h, n, x = 0) => {
  const w = h * (n > 9 ? 2.1 : 1.55);
  return `M${x - h * 0.5} ${-h}H${x + w - h}a${h} ${h} 0 0 1 0 ${2 * h}H${x - h * 0.5}Z`;
};

/** The figures of a player: shape, clan, how many; Kaija at their side. @param {At & {view: import("./view.d.ts").View, seat: number, units: number, kaija?: boolean, r?: number, size?: number}} props */
export function Figures({ ui, view, seat, units, kaija = false, r = 17, size = 14.5 }) {
  const colour = ui.colour(seat);
  const [drop, sign] = seat % 5 === 2 ? [r * 0.22, r * 0.95] : [0, r * (seat % 5 === 0 ? 1.08 : 1.22)];
  const badge = size * 0.68;
  const kaijaAt = units ? `translate(${-r * 0.92} ${r * 0.62})` : "scale(1.4)";
  return html`<g class="ng-figures ${colour}" transform="translate(${units ? -badge * 0.6 : 0} 0)">
    ${units > 0 && html`<path class="ng-tab" d=${tab(badge, units, r * 1.02)} />`}${
      units > 0 &&
      html`<path class="ng-crest" d=${ui.shape(seat, 0, 0, r)} />
    <use class="ng-sign" href="#${emblem(view, seat)}" x=${-sign / 2} y=${-sign / 2 + drop} width=${sign} height=${sign} />
    <g class="ng-count" transform="translate(${r * 1.02} 0)"><text x=${badge * (units > 9 ? 0.94 : 0.66)} y=${size * 0.345} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${units}</text></g>`
    }
    ${kaija && html`<g class="ng-kaija" transform=${kaijaAt}><circle r=${r * 0.66} /><use href="#bear-head" x=${-r * 0.46} y=${-r * 0.46} width=${r * 0.92} height=${r * 0.92} /></g>`}
  </g>`;
}

/** A printed resource: white disc with coloured rim. @param {At & {kind: string, r?: number}} props */
export const Resource = ({ kind, x = 0, y = 0, r = 11.6 }) =>
  html`<g class="ng-resource"><circle cx=${x} cy=${y} r=${r} style=${{ stroke: RESOURCE_COLOUR[kind] }} /><use href="#${RESOURCE_ICON[kind]}" x=${x - r * 0.68} y=${y - r * 0.68} width=${r * 1.36} height=${r * 1.36} style=${{ color: RESOURCE_COLOUR[kind] }} /></g>`;

/** A building space: dashed, with a pale sign of what may stand there. @param {At & {kind: string}} props */
export function Site({ kind, x = 0, y = 0 }) {
  const w = kind === "large" ? 33 : 25;
  const sign = w * 0.58;
  return html`<g class="ng-site ${kind}"><rect x=${x - w / 2} y=${y - w / 2} width=${w} height=${w} rx="5" /><use href="#${SPACE_ICON[kind]}" x=${x - sign / 2} y=${y - sign / 2} width=${sign} height=${sign} /></g>`;
}

/** A building: dark wood with its sign; large ones are larger. @param {At & {kind: string, k?: number}} props */
export function Building({ kind, x = 0, y = 0, k = 1 }) {
  const w = (BUILDINGS[kind]?.large ? 34 : 26) * k;
  const sign = w * 0.74;
  return html`<g class="ng-building"><rect x=${x - w / 2} y=${y - w / 2} width=${w} height=${w} rx="5" /><use href="#${BUILDING_ICON[kind]}" x=${x - sign / 2} y=${y - sign / 2} width=${sign} height=${sign} /></g>`;
}

/** @param {At} props */
export const Lair = ({ x = 0, y = 0 }) =>
  html`<use class="ng-lair" href="#cave-entrance" x=${x - 13} y=${y - 13} width="26" height="26" />`;

/** A creature: a stone disc with its head and its strength. @param {At & {kind: string, r?: number, size?: number}} props */
export const Creature = ({
  kind,
  r = 15,
  size = 14.5,
}) => html`<g class="ng-creature" transform="translate(${-size * 0.4} 0)">
  <path class="ng-tab dark" d=${tab(size * 0.66, CREATURES[kind]?.value ?? 0, r)} />
  <path class="ng-stone" d="M${-r} ${-r * 0.35}L${-r * 0.5} ${-r}H${r * 0.5}L${r} ${-r * 0.35}V${r * 0.4}L${r * 0.45} ${r}H${-r * 0.45}L${-r} ${r * 0.4}Z" />
  <use href="#${CREATURE_ICON[kind]}" x=${-r * 0.68} y=${-r * 0.68} width=${r * 1.36} height=${r * 1.36} />
  <g class="ng-count" transform="translate(${r} 0)"><text x=${size * 0.44} y=${size * 0.345} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${CREATURES[kind]?.value}</text></g>
</g>`;

/** Scorched Earth: fire on black ground. @param {At & {r?: number}} props */
export const Scorched = ({ r = 14 }) =>
  html`<g class="ng-scorched"><path d="M${-r} 0L${-r * 0.6} ${-r * 0.8}L0 ${-r}L${r * 0.7} ${-r * 0.7}L${r} ${r * 0.1}L${r * 0.6} ${r * 0.8}L${-r * 0.1} ${r}L${-r * 0.75} ${r * 0.6}Z" /><use href="#campfire" x=${-r * 0.62} y=${-r * 0.66} width=${r * 1.24} height=${r * 1.24} /></g>`;

/** Crossed axes on ember: where there is fighting. @param {At & {r?: number}} props */
export const Axes = ({ x = 0, y = 0, r = 14 }) =>
  html`<g class="ng-axes" aria-hidden="true"><circle cx=${x} cy=${y} r=${r} /><use href="#crossed-axes" x=${x - r * 0.7} y=${y - r * 0.7} width=${r * 1.4} height=${r * 1.4} /></g>`;

/** What may be touched, was touched, was changed, around a round piece. @param {Ui} ui @param {string} target @param {number} r */
export function rings(ui, target, r) {
  const fresh = ui.fresh(target);
  const can = ui.lit(target);
  const sel = ui.chosen(target);
  return html`${fresh && !can && html`<circle class="ng-trace ${fresh}" r=${r} />`}
    ${(can || sel) && html`<circle class="ng-halo" r=${r} />`}
    ${sel ? html`<circle class="ring sel" r=${r} />` : can && html`<circle class="ring" r=${r} />`}
    ${!can && !sel && ui.alt(target) && html`<circle class="ring ng-thin" r=${r} />`}
    ${ui.shown(target) && html`<circle class="ng-shown" r=${r + 2} />`}
    <circle class="ng-hit" r=${r + 2} />`;
}
