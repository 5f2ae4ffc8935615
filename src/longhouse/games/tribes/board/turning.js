/** A tile that is being turned: on its cell, with buttons to turn it; beside the map every way round, and why not the others. */

import { html, useRedraw } from "../../../web/dom.js";
import { Chain, Tile, beyond, borderOf, cornerOf } from "./land.js";
import { isPhone } from "./data.js";
import { menOn, tileOf, tribeOn } from "./model.js";
import { sidesWords } from "./words.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** Which way round is looked at, by the board and beside it. */
const seen = { mask: "", listeners: new Set() };

/** @param {() => void} listener */
function listen(listener) {
  seen.listeners.add(listener);
  return () => seen.listeners.delete(listener);
}

/** @param {string} mask */
function look(mask) {
  if (seen.mask === mask) return;
  seen.mask = mask;
  for (const listener of seen.listeners) listener();
}

/** @typedef {import("./view.d.ts").Way & {why?: string, borders?: string[][]}} Lying a way round, legal or refused */

/** The ways round, and the one looked at: legal or refused. @param {View} view @param {Ui} ui */
function waysNow(view, ui) {
  const { ways, refused, cell, seat } = tileOf(view);
  const mine = seat === ui.seat;
  /** @type {Lying[]} */
  const all = [...ways, ...refused.map((way) => ({ ...way, passes: [] }))];
  return { cell, ways, refused, mine, now: (mine && all.find((way) => way.mask === seen.mask)) || all[0] };
}

/** Whether a tile is being turned. @param {View} view */
export const isTurning = (view) => Boolean(view.doing?.ways);

/** The next legal way round. @param {View} view @param {Ui} ui @param {number} by */
export function turn(view, ui, by) {
  const { ways, now } = waysNow(view, ui);
  const at = ways.findIndex((way) => way.mask === now.mask);
  look(ways[(at + by + ways.length) % ways.length].mask);
}

/** Keys choose in the list beside the map, where every way round keeps its place. */
const BY_HAND = { role: "img", tabindex: undefined, "aria-pressed": undefined };

/** On the map. @param {{view: View, ui: Ui, scale: number}} props scale: CSS px per unit */
export function TurningTile({ view, ui, scale }) {
  useRedraw(listen);
  const { cell, ways, mine, now } = waysNow(view, ui);
  const { x, y } = cornerOf(cell);
  const here = { ...view.cells[cell], sides: now.sides, passes: now.passes };
  const words = `${ui.noun(here.land)}, ${sidesWords(ui, here) || ui.say("board-no-mountains")}`;
  const buttons = mine && ways.length > 1;
  const [dx, dy] = besides(view, cell);
  return html`<g class="tr-turning">
    <g ...${mine && !now.why ? { ...ui.el(`mask:${now.mask}`, { label: ui.say("board-lay", { tile: words }), class: "tr-hand" }), ...BY_HAND } : { class: "tr-hand" }}>
      <g transform="translate(${x} ${y})" filter="url(#sh2)"><rect width="75" height="75" rx="7" fill="#FFFBF0" /><${Tile} id=${cell} cell=${here} /></g>
      <rect class=${`tr-hand-ring ${now.why ? "refused" : ""}`} x=${x + 1} y=${y + 1} width="73" height="73" rx="8" />
    </g>
    <g aria-hidden="true">
      ${now.sides.map((/** @type {string} */ side) => html`<${Chain} key=${side} ...${borderOf(cell, side)} pass=${false} kind=${now.why ? "refused" : "new"} />`)}
      ${now.passes.map((/** @type {string} */ side) => html`<${Chain} key=${`pass${side}`} ...${borderOf(cell, side)} pass=${true} kind="new" />`)}
      ${(now.borders ?? []).map(([other, side]) => {
        const { id, from, to } = borderOf(other, side);
        return html`<path key=${id} class="tr-line-refused" d="M${from.x} ${from.y}L${to.x} ${to.y}" />`;
      })}
    </g>
    ${buttons && [-1, 1].map((by) => html`<${TurnButton} key=${by} ui=${ui} x=${x + 37.5 + dx * (37.5 + 26 / scale) + (dy * by * 26) / scale} y=${y + 37.5 + dy * (37.5 + 26 / scale) + (dx * by * 26) / scale} k=${1 / scale} flip=${by < 0} onClick=${() => turn(view, ui, by)} />`)}
  </g>`;
}

/** Where the buttons hide least: a neighbouring cell where nobody stands. @param {View} view @param {string} cell @returns {[number, number]} */
function besides(view, cell) {
  const sides = /** @type {const} */ ([
    ["E", 1, 0],
    ["W", -1, 0],
    ["S", 0, 1],
    ["N", 0, -1],
  ]);
  const free = (/** @type {string | null} */ other) => other && !tribeOn(view, other) && !menOn(view, other);
  const [, dx, dy] =
    sides.find(([side]) => free(beyond(cell, side))) ?? sides.find(([side]) => beyond(cell, side)) ?? sides[0];
  return [dx, dy];
}

/** @param {{ui: Ui, x: number, y: number, k: number, flip: boolean, onClick: () => void}} props */
function TurnButton({ ui, x, y, k, flip, onClick }) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onClick();
  };
  return html`<g class="tr-turn-button" role="button" tabindex="0" aria-label=${ui.say("board-turn", { way: flip ? "left" : "right" })} transform="translate(${x} ${y}) scale(${k})" onClick=${onClick} onKeyDown=${press}><circle r="22" /><g transform=${flip ? "scale(-1 1)" : undefined}><use href="#ui-rotate" x="-12" y="-12" width="24" height="24" /></g></g>`;
}

/** Beside the map. @param {{view: View, ui: Ui}} props */
export function Ways({ view, ui }) {
  useRedraw(listen);
  const { cell, ways, refused, mine, now } = waysNow(view, ui);
  const tile = view.cells[cell];
  return html`<div class="tr-ways" role="group" aria-label=${ui.say("board-turn-tile")}>
    ${ways.map((way) => {
      const words = sidesWords(ui, way) || ui.say("board-no-mountains");
      const see = () => look(way.mask);
      return html`<div key=${way.mask} ...${mine ? ui.el(`mask:${way.mask}`, { label: ui.say("board-lay", { tile: words }), class: `tr-way ${way.mask === now.mask ? "now" : ""}` }) : { class: "tr-way" }} onPointerEnter=${see} onFocus=${see}><${Small} tile=${tile} way=${way} cell=${cell} /><span>${words}${way.passes.length ? html`<small>${ui.say("board-pass-why")}</small>` : ""}</span></div>`;
    })}
    ${mine && refused.map((way) => html`<button key=${way.mask} type="button" class="tr-way refused ${way.mask === now.mask ? "now" : ""}" onPointerEnter=${() => look(way.mask)} onFocus=${() => look(way.mask)} onClick=${() => look(way.mask)}><${Small} tile=${tile} way=${{ ...way, passes: [] }} cell=${cell} /><span>${ui.say("board-refused", { why: way.why })}</span></button>`)}
    ${isPhone() && html`<p class="tr-note">${now.why ? ui.say("board-refused", { why: now.why }) : sidesWords(ui, now) || ui.say("board-no-mountains")}</p>`}
  </div>`;
}

/** A tile with its mountains, small. @param {{tile: import("./land.js").Face, way: import("./view.d.ts").Way, cell: string}} props */
function Small({ tile, way, cell }) {
  const { x, y } = cornerOf(cell);
  return html`<svg class="lit map" viewBox="${x - 9} ${y - 9} 93 93" width="46" height="46" aria-hidden="true"><g transform="translate(${x} ${y})"><${Tile} id=${cell} cell=${tile} /></g>
    ${way.sides.map((/** @type {string} */ side) => html`<${Chain} key=${side} ...${borderOf(cell, side)} pass=${false} />`)}${way.passes.map((/** @type {string} */ side) => html`<${Chain} key=${`pass${side}`} ...${borderOf(cell, side)} pass=${true} />`)}</svg>`;
}
