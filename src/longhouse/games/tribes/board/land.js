/** The land: face-down tiles, empty cells, tiles with what they give and cost, mountains on the borders. */

import { html } from "../../../web/dom.js";
import { BONUS_ICON, ITEM_ICON, LANDS, LOOK } from "./data.js";
import { CELLS, SIZE, cellAt, isRing, placeOf } from "./model.js";

/** The side of a cell, in units. */
export const CELL = 75;

/** @typedef {{x: number, y: number}} Point */

/** The upper left corner of a cell. @param {string} cell @returns {Point} */
export function cornerOf(cell) {
  const { x, y } = placeOf(cell);
  return { x: x * CELL, y: y * CELL };
}

/** Numbers that look random and are always the same. @param {string} seed */
function dice(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** Frame, and the letters and numbers outside of it. @param {{size: number}} props size: of the letters, in units */
export function Frame({ size }) {
  const all = CELL * SIZE;
  const label = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ word) =>
    html`<text key=${word} x=${x} y=${y + size * 0.35} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${word}</text>`;
  return html`<g aria-hidden="true" class="tr-frame">
    <rect class="tr-wood" x="-14" y="-14" width=${all + 28} height=${all + 28} rx="16" /><rect class="tr-floor" x="-8" y="-8" width=${all + 16} height=${all + 16} rx="11" />
    ${Array.from({ length: SIZE }, (_, at) => [label((at + 0.5) * CELL, -27, CELLS[at][0]), label(-29, (at + 0.5) * CELL, String(at + 1))])}
  </g>`;
}

/** @typedef {Pick<import("./view.d.ts").Cell, "tile" | "land" | "bonus" | "price">} Face what a tile shows, without its mountains */

/** A tuft, a pine, a hill: what the undiscovered valley is made of. @param {string} seed @param {number} count @param {(luck: () => number) => string} draw */
const strewn = (seed, count, draw) => {
  const luck = dice(seed);
  for (let i = 0; i < 9; i++) luck();
  return Array.from({ length: count }, () => draw(luck)).join("");
};
const TUFTS = strewn("grass", 150, (luck) => {
  const [x, y, s] = [luck() * 750, luck() * 750, 3 + luck() * 4];
  return `M${x.toFixed(0)} ${y.toFixed(0)}q${(s * 0.2).toFixed(1)}-${(s * 1.2).toFixed(1)} ${(-s * 0.5).toFixed(1)}-${(s * 1.8).toFixed(1)}m${(s * 0.6).toFixed(1)} ${(s * 1.8).toFixed(1)}q0-${s.toFixed(1)} ${(s * 0.2).toFixed(1)}-${(s * 2).toFixed(1)}m${(s * 0.2).toFixed(1)} ${(s * 2).toFixed(1)}q${(-s * 0.1).toFixed(1)}-${s.toFixed(1)} ${(s * 0.7).toFixed(1)}-${(s * 1.5).toFixed(1)}`;
});
const pine = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
  `M${x} ${y - s}l${s * 0.2} ${s * 0.38}h${-s * 0.08}l${s * 0.2} ${s * 0.36}h${-s * 0.1}l${s * 0.2} ${s * 0.4}h${-s * 0.84}l${s * 0.2} ${-s * 0.4}h${-s * 0.1}l${s * 0.2} ${-s * 0.36}h${-s * 0.08}Z`;
const PINES = [
  [150, 250],
  [560, 150],
  [250, 560],
  [600, 470],
  [420, 640],
  [120, 620],
]
  .map(([cx, cy], at) =>
    strewn(`wood${at}`, 13, (luck) =>
      pine(Math.round(cx + (luck() - 0.5) * 120), Math.round(cy + (luck() - 0.5) * 80), Math.round(13 + luck() * 9)),
    ),
  )
  .join("");
const HILLS =
  "M40 330q45-52 92-4q34-34 70 2M470 250q52-60 106-6q32-30 66 4M300 470q40-44 84-4q26-26 58 2M520 610q44-50 92-4q28-26 60 2M90 500q36-40 76-4";
const RIVER = "M300-8C270 70 350 120 330 190S210 260 226 340S400 400 430 470S360 590 400 650S520 700 560 758";
const BROOK = "M758 300C700 320 660 290 610 330S520 420 430 470";

/** The valley that lies under everything: grass, hills, woods, a river; mist over what is far from every known tile. @param {{cells: Record<string, unknown>}} props */
export function Wild({ cells }) {
  const known = CELLS.filter((cell) => cells[cell]).map(cornerOf);
  const luck = dice("mist");
  const far = CELLS.flatMap((cell) => {
    const { x, y } = cornerOf(cell);
    const [dx, dy, r] = [luck() * 24 - 12, luck() * 24 - 12, 66 + luck() * 22];
    if (cells[cell]) return [];
    const near = Math.min(9, ...known.map((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) / CELL));
    return near <= 1
      ? []
      : [{ x: x + 37 + dx, y: y + 37 + dy, r: near === 2 ? r * 0.8 : r, o: near === 2 ? 0.55 : 0.9 }];
  });
  return html`<g aria-hidden="true" class="tr-wild">
    <defs><radialGradient id="tr-mist"><stop offset="0" stop-color="#fbf4e0" stop-opacity="0.82" /><stop offset="1" stop-color="#fbf4e0" stop-opacity="0" /></radialGradient><clipPath id="tr-valley"><rect x="-8" y="-8" width="766" height="766" rx="11" /></clipPath></defs>
    <g clip-path="url(#tr-valley)">
      <rect class="tr-meadow" x="-8" y="-8" width="766" height="766" />
      <g fill="none" stroke-linecap="round">
        <path fill="#b8bd7d" fill-opacity="0.8" stroke="#8f9a5c" stroke-opacity="0.5" stroke-width="2" d=${HILLS} /><path stroke="#7d8a4a" stroke-opacity="0.6" stroke-width="1.4" d=${TUFTS} />
        <path stroke="#efe3b8" stroke-width="25" d=${RIVER + BROOK} /><path stroke="#7fb0bd" stroke-width="18" d=${RIVER} /><path stroke="#7fb0bd" stroke-width="13" d=${BROOK} />
        <path stroke="#d7ecee" stroke-opacity="0.9" stroke-width="1.8" stroke-dasharray="7 44" d=${RIVER} />
      </g>
      <path fill="#5f7f54" fill-opacity="0.75" d=${PINES} />
      ${far.map(({ x, y, r, o }, at) => html`<ellipse key=${at} cx=${x.toFixed(0)} cy=${y.toFixed(0)} rx=${(r * 1.15).toFixed(0)} ry=${(r * 0.8).toFixed(0)} fill="url(#tr-mist)" opacity=${o} />`)}
    </g>
  </g>`;
}

/** Everything that lies: it changes only when a tile is turned over. @param {{cells: Record<string, import("./view.d.ts").Cell>, occupied: Set<string>}} props */
export function Ground({ cells, occupied }) {
  return html`<g aria-hidden="true" class="tr-land">
    ${CELLS.map((cell) => html`<g key=${cell} transform=${`translate(${cornerOf(cell).x} ${cornerOf(cell).y})`}>${cells[cell] ? html`<${Tile} id=${cell} cell=${cells[cell]} occupied=${occupied.has(cell)} />` : isRing(cell) ? html`<${Back} id=${cell} />` : html`<rect class="tr-empty" x="5" y="5" width="65" height="65" rx="8" />`}</g>`)}
  </g>`;
}

/** A tile of the ring that nobody has seen: each lies a little differently. @param {{id: string}} props */
const Back = ({ id }) =>
  html`<g transform=${`rotate(${((id.charCodeAt(0) * 7 + id.charCodeAt(1) * 13 + id.length * 5) % 7) * 0.7 - 2.1} 37.5 37.5)`}><rect class="tr-back" x="5" y="5" width="65" height="65" rx="9" /><rect class="tr-stitch" x="9.5" y="9.5" width="56" height="56" rx="6" /><path class="tr-back-line" d="M37.5 16L59 37.5L37.5 59L16 37.5Z" /><path class="tr-back-heart" d="M37.5 27L48 37.5L37.5 48L27 37.5Z" /></g>`;

/** A tile without its mountains. @param {{id: string, cell: Face, occupied?: boolean}} props */
export function Tile({ id, cell, occupied = false }) {
  const { ground, ink, motif } = LOOK[cell.land];
  const luck = dice(id + cell.tile);
  const grass = Array.from(
    { length: 5 },
    () => `M${(8 + luck() * 56).toFixed(1)} ${(16 + luck() * 48).toFixed(1)}q1-4 2 0q2-5 3 0`,
  ).join("");
  return html`<rect x="1.5" y="1.5" width="72" height="72" rx="6" fill=${ground} class="tr-tile" />
    ${cell.land === "land.stone" && html`<path d="M2 58C22 48 44 66 73 54V68C44 78 22 60 2 70Z" fill="#86B4BF" />`}
    ${cell.land === "land.wagon" && html`<path d="M2 60C24 66 46 70 73 60" fill="none" stroke="#B99560" stroke-width="6" stroke-dasharray="9 4" />`}
    <path d=${grass} fill="none" stroke=${ink} stroke-opacity=".35" stroke-width="1.3" />
    ${motif && html`<use href="#${motif}" x="35.8" y="8.5" width="31.5" height="31.5" style=${{ color: ink }} opacity=${occupied ? 0.25 : motif === "high-grass" ? 0.35 : 0.6} />`}
    <${Bonus} bonus=${cell.bonus} />
    <${Price} cell=${cell} />
    <${Catcher} land=${cell.land} ink=${ink} />`;
}

/** What the chief can collect here. @param {{land: string, ink: string}} props */
function Catcher({ land, ink }) {
  const item = LANDS[land].gives;
  if (!item) return null;
  return html`<g transform="translate(20 20)"><circle r="13" class="tr-catcher" stroke=${ink} /><use href="#${ITEM_ICON[item]}" x="-8.5" y="-8.5" width="17" height="17" class="tr-gift" /></g>`;
}

/** What it costs. @param {{cell: Face}} props */
function Price({ cell }) {
  const { gives, cost } = LANDS[cell.land];
  if (!cost) return null;
  const icon = gives === "horse" ? (cell.price ? ITEM_ICON[cell.price] : "trade") : ITEM_ICON[cost[0]];
  const two = cost[0] === "warriors";
  return html`<g transform="translate(20 48)" class="tr-price"><rect x=${two ? -16 : -13} y="-11" width=${two ? 32 : 26} height="22" rx="6" />
    ${two ? html`<use href="#${icon}" x="-15" y="-8" width="16" height="16" /><use href="#${icon}" x="-1" y="-8" width="16" height="16" />` : html`<use href="#${icon}" x="-8.5" y="-8.5" width="17" height="17" />`}</g>`;
}

/** @param {{bonus: string | null}} props */
const Bonus = ({ bonus }) =>
  bonus &&
  html`<g transform="translate(60 60)" class="tr-bonus ${bonus}"><circle r="10" /><use href="#${BONUS_ICON[bonus]}" x="-7" y="-7" width="14" height="14" /></g>`;

// Mountains.

/** The border on a side of a cell: both neighbours agree on it. @param {string} cell @param {string} side */
export function borderOf(cell, side) {
  const { x, y } = cornerOf(cell);
  const down = side === "E" || side === "W";
  const from = { x: x + (side === "E" ? CELL : 0), y: y + (side === "S" ? CELL : 0) };
  return {
    id: `${down ? "v" : "h"}${from.x / CELL},${from.y / CELL}`,
    from,
    to: { x: from.x + (down ? 0 : CELL), y: from.y + (down ? CELL : 0) },
  };
}

/** The neighbour on a side, if there is one. @param {string} cell @param {string} side */
export function beyond(cell, side) {
  const { x, y } = placeOf(cell);
  return cellAt(x + (side === "E" ? 1 : side === "W" ? -1 : 0), y + (side === "S" ? 1 : side === "N" ? -1 : 0));
}

/** All chains of mountains and passes, each border once. @param {Record<string, Pick<import("./view.d.ts").Cell, "sides" | "passes">>} cells */
export function chains(cells) {
  /** @type {Map<string, {from: Point, to: Point, pass: boolean}>} */
  const found = new Map();
  const note = (/** @type {string} */ cell, /** @type {string[]} */ sides, /** @type {boolean} */ pass) => {
    for (const side of sides) {
      const { id, from, to } = borderOf(cell, side);
      if (!pass || !found.has(id)) found.set(id, { from, to, pass });
    }
  };
  for (const [cell, { passes }] of Object.entries(cells)) note(cell, passes, true);
  for (const [cell, { sides }] of Object.entries(cells)) note(cell, sides, false);
  return found;
}

/** @param {{cells: Record<string, import("./view.d.ts").Cell>}} props */
export const Mountains = ({ cells }) =>
  html`<g aria-hidden="true" class="tr-mountains">${[...chains(cells)].map(([id, { from, to, pass }]) => html`<${Chain} key=${id} id=${id} from=${from} to=${to} pass=${pass} />`)}</g>`;

/** Five or six peaks along a border; a pass has a gap in the middle. @param {{id: string, from: Point, to: Point, pass: boolean, kind?: string}} props */
export function Chain({ id, from, to, pass, kind = "" }) {
  const luck = dice(`peaks${id}`);
  const down = from.x === to.x;
  const count = down ? 5 : 6;
  const peaks = Array.from({ length: count }, (_, at) => {
    const t = (at + 0.5) / count;
    const x = from.x + (to.x - from.x) * t + (down ? (luck() - 0.5) * 4 : 0);
    const y = from.y + (to.y - from.y) * t + (down ? 0 : (luck() - 0.5) * 3);
    const h = (down ? 9.5 : 10) * (0.85 + 0.4 * luck());
    return { x, y, h, open: pass && t > 0.25 && t < 0.75 };
  }).filter(({ open }) => !open);
  const n = (/** @type {number} */ number) => number.toFixed(1);
  const body = peaks.map(
    ({ x, y, h }) =>
      `M${n(x - h * 0.8)} ${n(y + h * 0.6)}L${n(x)} ${n(y - h * 0.8)}L${n(x + h * 0.8)} ${n(y + h * 0.6)}Z`,
  );
  const snow = peaks.map(
    ({ x, y, h }) =>
      `M${n(x)} ${n(y - h * 0.8)}l${n(h * 0.3)} ${n(h * 0.55)}l${n(-h * 0.25)} ${n(-h * 0.1)}l${n(-h * 0.35)} ${n(h * 0.12)}Z`,
  );
  return html`<g class="tr-chain ${pass ? "pass" : ""} ${kind}">${body.map((d, at) => html`<path key=${at} d=${d} class="tr-peak" /><path d=${snow[at]} class="tr-snow" />`)}</g>`;
}
