/** A tile in hand: where it may lie, and what every way round joins and closes, as the view foretells it. */

import { html } from "../../../web/dom.js";
import { Peaks } from "./land.js";
import { Lair, Resource, Site } from "./pieces.js";
import { cellsOf } from "./model.js";
import { SIZE, STEP, pathOf, shapeOf } from "./tiles.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {import("./tiles.js").Placed} Placed */
/** @typedef {{lands: {areas: string[], joined: string[], open: number, size: number, holder: number | null}[], says: import("./view.d.ts").Sentence[]}} Laid what a tile would do */

/** The way round that is looked at: by the map, beside it, and in the ribbon. */
const seen = { turn: 0 };

/** @param {Ui} ui @param {number} turn */
function look(ui, turn) {
  if (seen.turn === turn) return;
  seen.turn = turn;
  ui.redraw();
}

/** Free cells beside the map that may be touched now. @param {View} view @param {Ui} ui @returns {string[]} */
export function cellsLit(view, ui) {
  const taken = cellsOf(view);
  /** @type {Set<string>} */
  const free = new Set();
  if (!taken.size) free.add("0,0");
  for (const { x, y } of taken.values())
    for (const [dx, dy] of STEP) if (!taken.has(`${x + dx},${y + dy}`)) free.add(`${x + dx},${y + dy}`);
  return [...free].filter((cell) => ui.lit(`cell:${cell}`) || ui.alt(`cell:${cell}`) || ui.chosen(`cell:${cell}`));
}

/** The ways round that are offered now. @param {Ui} ui @returns {number[]} */
export const turnsLit = (ui) =>
  [0, 1, 2, 3].filter((turn) => ui.lit(`turn:${turn}`) || ui.alt(`turn:${turn}`) || ui.chosen(`turn:${turn}`));

/** What the tile would do in a cell, by its ways round. @param {View} view @param {string} cell @returns {Record<string, Laid>} */
const laidAt = (view, cell) => view.forecast?.laid?.[cell] ?? {};

/** The legal way round that is seen in a cell: the one looked at, or the next after it. @param {View} view @param {string} cell */
function turnAt(view, cell) {
  const may = Object.keys(laidAt(view, cell)).map(Number);
  return [0, 1, 2, 3].map((step) => (seen.turn + step) % 4).find((turn) => may.includes(turn)) ?? seen.turn;
}

/** The tile that is being placed, and where: on its cell, or over the one under the pointer. @param {View} view @param {Ui} ui @param {string | null} hover @returns {Placed | null} */
export function inHand(view, ui, hover) {
  const { tile, cell } = view.doing ?? {};
  if (!tile) return null;
  const place = cell?.join() ?? hover ?? cellsLit(view, ui).find((one) => ui.chosen(`cell:${one}`));
  if (!place) return null;
  const [x, y] = place.split(",").map(Number);
  return { id: tile, x, y, turn: turnAt(view, place) };
}

/** Whether the reader turns a tile now. @param {View} view @param {Ui} ui */
export const isTurning = (view, ui) => Boolean(view.doing?.cell && view.doing.seat === ui.seat && view.forecast?.laid);

/** The next way round. @param {View} view @param {Ui} ui @param {number} by */
export function rotate(view, ui, by) {
  const cell = view.doing?.cell?.join();
  const may = cell ? Object.keys(laidAt(view, cell)).map(Number) : [0, 1, 2, 3];
  const now = cell ? turnAt(view, cell) : seen.turn;
  look(ui, may[(may.indexOf(now) + by + may.length) % may.length] ?? now);
}

/** What a tile does there, in sentences. @param {Ui} ui @param {Laid | undefined} laid @returns {string[]} */
const effects = (ui, laid) => (laid?.says.length ? laid.says.map((one) => ui.say(one)) : [ui.say("forecast-nothing")]);

/** The ribbon while a tile is turned: what lies so, and the buttons to turn and to place it. @param {View} view @param {Ui} ui @returns {{say: string, sub: string, acts: {words: string, key: string, icon?: string, take?: string, on?: () => void}[]}} */
export function askTurn(view, ui) {
  const cell = (view.doing?.cell ?? []).join();
  const turn = turnAt(view, cell);
  const [first, ...more] = effects(ui, laidAt(view, cell)[turn]);
  const several = Object.keys(laidAt(view, cell)).length > 1;
  const turning = { words: ui.say("board-turn"), icon: "ui-rotate", key: "R", on: () => rotate(view, ui, 1) };
  return {
    say: `${ui.say("board-place-like-this")} ${first}`,
    sub: more.join(" "),
    acts: [...(several ? [turning] : []), { words: ui.say("board-place"), key: "Enter", take: `turn:${turn}` }],
  };
}

/** A tile by itself, with what is printed on it. @param {{tile: Placed}} props */
export function Tile({ tile }) {
  const shape = shapeOf(tile);
  return html`<g aria-hidden="true">
    ${shape.areas.map(({ id, polygon }, at) => html`<path key=${id} class="ng-new" style=${{ fill: ["#F3F0DC", "#E6E6CF", "#EFE7CB", "#E2E8D6"][at % 4] }} d=${pathOf(polygon, true)} />`)}
    ${shape.borders.map(({ a, b, rough, points }) => (rough ? html`<${Peaks} key=${a + b} borders=${[points]} />` : html`<g key=${a + b}><path class="ng-regular-2" d=${pathOf(points)} /><path class="ng-regular" d=${pathOf(points)} /></g>`))}
    ${shape.areas.flatMap(({ id, items }) =>
      items.map(({ kind, at: [x, y] }) =>
        kind === "lair"
          ? html`<${Lair} key=${id + kind} x=${x} y=${y} />`
          : kind === "food" || kind === "wood" || kind === "lore"
            ? html`<${Resource} key=${id + kind} kind=${kind} x=${x} y=${y} />`
            : html`<${Site} key=${id + kind} kind=${kind} x=${x} y=${y} />`,
      ),
    )}
  </g>`;
}

/** The tile on its cell, lifted; what would be joined is outlined, what would be closed is filled. @param {{view: View, ui: Ui, hover: string | null}} props */
export function Preview({ view, ui, hover }) {
  const tile = inHand(view, ui, hover);
  if (!tile) return null;
  const laid = laidAt(view, `${tile.x},${tile.y}`)[tile.turn];
  const lands = laid?.lands ?? [];
  const [x, y] = [tile.x * SIZE, tile.y * SIZE];
  const label = [ui.say("board-place-like-this"), ...effects(ui, laid)].join(" ");
  return html`<g class="ng-preview" data-light="tile">
    ${lands.filter(({ open, joined }) => !open || joined.length > 1).map((land) => html`<${Future} key=${land.areas[0]} land=${land} view=${view} tile=${tile} ui=${ui} />`)}
    <g ...${isTurning(view, ui) ? ui.el(`turn:${tile.turn}`, { label, class: "ng-hand" }) : { "aria-hidden": true, class: "ng-hand ghost" }}>
      <g filter="url(#sh2)"><rect x=${x} y=${y} width=${SIZE} height=${SIZE} rx="6" fill="#F3F0DC" /><${Tile} tile=${tile} /></g>
      <rect class="ring sel" x=${x - 1} y=${y - 1} width=${SIZE + 2} height=${SIZE + 2} rx="7" />
    </g>
  </g>`;
}

/** A territory as it would be. @param {{land: Laid["lands"][number], view: View, tile: Placed, ui: Ui}} props */
function Future({ land, view, tile, ui }) {
  const tiles = [...view.tiles, tile];
  const d = tiles
    .flatMap((/** @type {Placed} */ one) =>
      shapeOf(one)
        .areas.filter(({ id }) => land.areas.includes(id))
        .map(({ polygon }) => pathOf(polygon, true)),
    )
    .join("");
  const edge = tiles
    .flatMap((/** @type {Placed} */ one) =>
      shapeOf(one)
        .borders.filter(({ a, b }) => land.areas.includes(a) !== land.areas.includes(b))
        .map(({ points }) => pathOf(points)),
    )
    .join("");
  return html`<g aria-hidden="true" class="ng-future ${land.open ? "" : "closed"} ${land.holder === null ? "" : ui.colour(land.holder)}"><path class="ng-future-fill" d=${d} /><path class="ng-future-edge" d=${edge} /></g>`;
}

/** Beside the land: every way round that is offered, small, with what it does; a touch looks at it, Enter places it. @param {{view: View, ui: Ui}} props */
export function Turns({ view, ui }) {
  const { tile, cell } = view.doing ?? {};
  if (!tile) return null;
  if (!cell || !isTurning(view, ui))
    return html`<div class="ng-turns" aria-hidden="true"><span class="ng-turn drawn" key=${tile}><${Small} tile=${{ id: tile, x: 0, y: 0, turn: seen.turn }} /></span></div>`;
  const [x, y] = cell;
  const ways = laidAt(view, cell.join());
  const now = turnAt(view, cell.join());
  const place = (/** @type {KeyboardEvent} */ event, /** @type {number} */ turn) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    ui.touch(`turn:${turn}`);
  };
  return html`<div class="ng-turns" role="group" aria-label=${ui.say("board-turn-tile")}>
    ${Object.entries(ways).map(([name, laid]) => {
      const turn = Number(name);
      const words = effects(ui, laid).join(" ");
      ui.el(`turn:${turn}`, { label: words });
      return html`<button key=${turn} type="button" class="ng-turn ${turn === now ? "now" : ""}" aria-pressed=${turn === now} aria-label=${words} onClick=${(/** @type {MouseEvent & {currentTarget: HTMLElement}} */ event) => (event.detail > 0 && event.currentTarget.blur(), look(ui, turn))} onFocus=${(/** @type {FocusEvent & {currentTarget: HTMLElement}} */ event) => event.currentTarget.matches(":focus-visible") && look(ui, turn)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => place(event, turn)}><${Small} tile=${{ id: tile, x, y, turn }} /><span>${words}</span></button>`;
    })}
  </div>`;
}

/** @param {{tile: Placed}} props */
const Small = ({ tile }) =>
  html`<svg class="lit map" viewBox="${tile.x * SIZE - 3} ${tile.y * SIZE - 3} ${SIZE + 6} ${SIZE + 6}" width="64" height="64" aria-hidden="true"><${Tile} tile=${tile} /></svg>`;
