/** A tile in hand: where it may lie, and what every way to turn it joins and closes, shown before it is placed. */

import { html } from "../../../web/dom.js";
import { Lair, Resource, Site } from "./pieces.js";
import { labelled } from "./faces.js";
import { cellsOf, effects, fits, joins } from "./model.js";
import { SIZE, STEP, pathOf, shapeOf } from "./tiles.js";
import { fit } from "../../../web/fit.js";

/** @typedef {import("./tiles.js").Placed} Placed */

/** Free cells beside the map that may be touched now. @param {any} view @param {any} ui @returns {string[]} */
export function cellsLit(view, ui) {
  const taken = cellsOf(view);
  /** @type {Set<string>} */
  const free = new Set();
  if (!taken.size) free.add("0,0");
  for (const { x, y } of taken.values()) for (const [dx, dy] of STEP) if (!taken.has(`${x + dx},${y + dy}`)) free.add(`${x + dx},${y + dy}`);
  return [...free].filter((cell) => ui.lit(`cell:${cell}`) || ui.alt(`cell:${cell}`) || ui.chosen(`cell:${cell}`));
}

/** The ways round that are offered now. @param {any} ui @returns {number[]} */
export const turnsLit = (ui) => [0, 1, 2, 3].filter((turn) => ui.lit(`turn:${turn}`) || ui.alt(`turn:${turn}`) || ui.chosen(`turn:${turn}`));

/** The way round that is seen: the one touched, else the one looked at, else the first. @param {any} ui @param {number} turn */
function turnNow(ui, turn) {
  const may = turnsLit(ui);
  return may.find((one) => ui.chosen(`turn:${one}`)) ?? (may.length && !may.includes(turn) ? may[0] : turn);
}

/** The tile that is being placed, and where: on its cell, or over the one under the pointer. @param {any} view @param {any} ui @param {number} turn @param {string | null} hover @returns {Placed | null} */
export function inHand(view, ui, turn, hover) {
  const { tile, cell } = view.doing ?? {};
  if (!tile) return null;
  if (cell) return { id: tile, x: cell[0], y: cell[1], turn: turnNow(ui, turn) };
  const place = hover ?? cellsLit(view, ui).find((one) => ui.chosen(`cell:${one}`));
  if (!place) return null;
  const [x, y] = place.split(",").map(Number);
  const ways = [0, 1, 2, 3].map((step) => ({ id: tile, x, y, turn: (turn + step) % 4 }));
  return ways.find((way) => fits(view, way)) ?? null;
}

/** A tile by itself, with what is printed on it. @param {{tile: Placed}} props */
export function Tile({ tile }) {
  const shape = shapeOf(tile);
  return html`<g aria-hidden="true">
    ${shape.areas.map(({ id, polygon }, at) => html`<path key=${id} class="ng-new" style=${{ fill: ["#F3F0DC", "#E6E6CF", "#EFE7CB", "#E2E8D6"][at % 4] }} d=${pathOf(polygon, true)} />`)}
    ${shape.borders.map(({ a, b, rough, points }) => html`<g key=${a + b}><path class=${rough ? "ng-rough-2" : "ng-regular-2"} d=${pathOf(points)} /><path class=${rough ? "ng-rough" : "ng-regular"} d=${pathOf(points)} /></g>`)}
    ${shape.areas.flatMap(({ id, items }) =>
      items.map(({ kind, at: [x, y] }) =>
        kind === "lair" ? html`<${Lair} key=${id + kind} x=${x} y=${y} />` : kind === "food" || kind === "wood" || kind === "lore" ? html`<${Resource} key=${id + kind} kind=${kind} x=${x} y=${y} />` : html`<${Site} key=${id + kind} kind=${kind} x=${x} y=${y} />`,
      ),
    )}
  </g>`;
}

/** For the keyboard and for ears the ways round stand beside the map. */
const SEEN_ONLY = { role: undefined, tabindex: undefined, "aria-pressed": undefined, "aria-hidden": true };

/** The tile on its cell, lifted; what would be joined is outlined, what would be closed is filled. @param {{view: any, ui: any, scale: number, turn: number, hover: string | null, onRotate: (by: number) => void}} props */
export function Preview({ view, ui, scale, turn, hover, onRotate }) {
  const tile = inHand(view, ui, turn, hover);
  if (!tile) return null;
  const groups = joins(view, tile);
  const target = `turn:${tile.turn}`;
  const placing = Boolean(view.doing.cell) && view.doing.seat === ui.seat;
  const [x, y] = [tile.x * SIZE, tile.y * SIZE];
  const words = effects(groups, ui);
  return html`<g class="ng-preview">
    ${groups.filter(({ open, merged }) => !open || merged.length > 1).map((group) => html`<${Future} key=${group.areas[0]} group=${group} view=${view} tile=${tile} ui=${ui} />`)}
    <g ...${placing ? { ...ui.el(target, { class: "ng-hand" }), ...SEEN_ONLY } : { "aria-hidden": true, class: "ng-hand ghost" }}>
      <g filter="url(#sh2)"><rect x=${x} y=${y} width=${SIZE} height=${SIZE} rx="6" fill="#F3F0DC" /><${Tile} tile=${tile} /></g>
      <rect class="ring sel" x=${x - 1} y=${y - 1} width=${SIZE + 2} height=${SIZE + 2} rx="7" />
    </g>
    ${placing && turnsLit(ui).length > 1 && [-1, 1].map((by) => html`<${Rotate} key=${by} ui=${ui} x=${x - 34 / scale} y=${y + SIZE / 2 + (by * 27) / scale} k=${1 / scale} flip=${by < 0} onClick=${() => onRotate(by)} />`)}
    ${!(placing && ui.compact) && html`<${Words} words=${words} x=${x + SIZE / 2} y=${placing ? y - 12 / scale : y + SIZE + 12 / scale + words.length * (32 / scale)} scale=${scale} good=${groups.some(({ open, holder }) => !open && holder === ui.seat && holder !== null)} />`}
  </g>`;
}

/** @param {{ui: any, x: number, y: number, k: number, flip: boolean, onClick: () => void}} props */
function Rotate({ ui, x, y, k, flip, onClick }) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onClick();
  };
  return html`<g class="ng-rotate" role="button" tabindex="0" aria-label=${ui.say("board-turn-tile")} transform="translate(${x} ${y}) scale(${k})" onClick=${onClick} onKeyDown=${press}><circle r="22" /><g transform=${flip ? "scale(-1 1)" : undefined}><use href="#ui-rotate" x="-12" y="-12" width="24" height="24" /></g></g>`;
}

/** A territory as it would be. @param {{group: import("./model.js").Group, view: any, tile: Placed, ui: any}} props */
function Future({ group, view, tile, ui }) {
  const d = [...view.tiles, tile].flatMap((/** @type {Placed} */ one) => shapeOf(one).areas.filter(({ id }) => group.areas.includes(id)).map(({ polygon }) => pathOf(polygon, true))).join("");
  const edge = [...view.tiles, tile].flatMap((/** @type {Placed} */ one) => shapeOf(one).borders.filter(({ a, b }) => group.areas.includes(a) || group.areas.includes(b)).map(({ points }) => pathOf(points))).join("");
  return html`<g aria-hidden="true" class="ng-future ${group.open ? "" : "closed"} ${group.holder === null ? "" : ui.colour(group.holder)}"><path class="ng-future-fill" d=${d} /><path class="ng-future-edge" d=${edge} /></g>`;
}

/** @param {{words: string[], x: number, y: number, scale: number, good: boolean}} props */
function Words({ words, x, y, scale, good }) {
  const size = 15.5 / scale;
  return html`<g class="ng-words ${good ? "good" : ""}" aria-hidden="true">${words.map((line, at) => {
    const w = fit.width(line, size, 650) + size * 1.8;
    const top = y - (words.length - at) * size * 2.05;
    return html`<g key=${at}><rect x=${x - w / 2} y=${top} width=${w} height=${size * 1.95} rx=${size} /><text x=${x} y=${top + size * 1.32} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${line}</text></g>`;
  })}</g>`;
}

/** Beside the map: every way round that is offered, small, with what it does. @param {{view: any, ui: any, turn: number, onTurn: (turn: number) => void}} props */
export function Turns({ view, ui, turn, onTurn }) {
  const { tile, cell } = view.doing ?? {};
  const may = turnsLit(ui);
  if (!tile) return null;
  const [x, y] = cell ?? [0, 0];
  if (!cell || !may.length) return html`<div class="ng-turns" aria-hidden="true"><span class="ng-turn"><${Small} tile=${{ id: tile, x: 0, y: 0, turn: turn % 4 }} /></span></div>`;
  const now = turnNow(ui, turn);
  const seen = effects(joins(view, { id: tile, x, y, turn: now }), ui);
  return html`<div class="ng-turns" role="group" aria-label=${ui.say("board-turn-tile")}>
    ${may.map((one) => {
      const placed = { id: tile, x, y, turn: one };
      const words = effects(joins(view, placed), ui).join(" · ");
      const see = () => onTurn(one);
      return html`<button key=${one} type="button" ...${ui.el(`turn:${one}`, { label: labelled(ui, `${ui.say("board-turn-tile")} ${one + 1}`, words), class: `ng-turn ${one === now ? "now" : ""}` })} onPointerEnter=${see} onFocus=${see}><${Small} tile=${placed} /><span>${words}</span></button>`;
    })}
    ${ui.compact && html`<p class="ng-does" aria-hidden="true">${seen.join(" · ")}</p>`}
  </div>`;
}

/** @param {{tile: Placed}} props */
const Small = ({ tile }) => html`<svg class="lit map" viewBox="${tile.x * SIZE - 3} ${tile.y * SIZE - 3} ${SIZE + 6} ${SIZE + 6}" width="64" height="64" aria-hidden="true"><${Tile} tile=${tile} /></svg>`;
