/** What is on offer: Progress tiles in three levels, advanced tiles, turtles; and the order of this year and the next. */

import { classes, html, useEffect } from "../../../web/dom.js";
import { PROGRESS, TILES, TURTLES } from "./data.js";
import { nameOf } from "./model.js";
import { ProgressFace, Sign, TileFace } from "./tile.js";
import { ICON, cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

const LEVELS = [3, 2, 1];

/** @param {View} view @param {number} level @returns {string[]} */
const ofLevel = (view, level) => view.market.filter((/** @type {string} */ id) => PROGRESS[id].level === level);

/** The market as a list: names, and the second track of each tile. @param {{view: View, ui: Ui}} props */
export function MarketList({ view, ui }) {
  return html`<div class="wk-list">
    ${LEVELS.map(
      (level) => html`<section key=${level}>
      <h4>${ui.say("board-level", { level })}<${Price} level=${level} ui=${ui} /></h4>
      <div class="wk-items">${ofLevel(view, level).map((id) => html`<div key=${id} ...${ui.el(`market:${id}`, { label: tileLabel(ui, id), class: "wk-item" })}>${ui.noun(id)}<span class="wk-gain" aria-hidden="true"><${Sign} name=${ICON[PROGRESS[id].track]} />${level}</span></div>`)}</div>
    </section>`,
    )}
  </div>`;
}

/** @param {Ui} ui @param {string} id */
const tileLabel = (ui, id) => `${ui.noun(id)}. ${ui.say(`about-${id}`)}`;

/** @param {{level: number, ui: Ui}} props */
const Price = ({ level, ui }) => html`<span class="wk-price" role="img" aria-label=${ui.say("board-price", { level })}>
  <span><${Sign} name=${ICON.leather} class="g-leather" />${level}</span><span><${Sign} name=${ICON.fish} class="g-fish" />${level}</span><span><${Sign} name=${ICON.corn} class="g-corn" />${level}</span>
</span>`;

/** More tiles in a row than this are narrow; where the box is lower than `ROOMY`, what they do is said by their tips. */
const MANY = 6;
const ROOMY = 720;

/** The market in the map's place: every tile with what it does; what can be paid is ringed. @param {{view: View, ui: Ui, onClose?: () => void}} props */
export function Market({ view, ui, onClose }) {
  const most = Math.max(...LEVELS.map((level) => ofLevel(view, level).length), 1);
  const brief = !ui.compact && most > MANY && ui.box.height < ROOMY;
  const wanted = view.doing?.progress;
  useEffect(() => {
    if (!onClose) return undefined;
    const shut = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") onClose();
    };
    document.addEventListener("keydown", shut);
    return () => document.removeEventListener("keydown", shut);
  }, [onClose]);
  return html`<div class=${classes("wk-market", brief && "brief")} tabindex="0" role="group" aria-label=${ui.say("board-market")} style=${{ "--n": most }}>
    ${onClose && html`<button class="wk-close" aria-label=${ui.say("board-map")} onClick=${onClose}><${Sign} name="ui-x" /></button>`}
    ${LEVELS.map(
      (level) => html`<section key=${level} class="wk-level">
      <div class="wk-level-name"><b class="num">${ui.say("board-level", { level })}</b><${Price} level=${level} ui=${ui} />${can(view, ui, level)}</div>
      <div class="wk-cards">${ofLevel(view, level).map((id) => html`<div key=${id} ...${ui.el(`market:${id}`, { label: tileLabel(ui, id), class: classes("wk-card", "lit", id === wanted && "wanted") })}><div class="wk-inner" aria-hidden="true"><${ProgressFace} id=${id} ui=${ui} short=${brief} /></div></div>`)}</div>
    </section>`,
    )}
  </div>`;
}

/** Whether this level is within reach: the server has said so by what may be touched. @param {View} view @param {Ui} ui @param {number} level */
const can = (view, ui, level) =>
  ofLevel(view, level).some((id) => ui.lit(`market:${id}`)) && html`<em>${ui.say("board-affordable")}</em>`;

/** The display of advanced tiles. @param {{view: View, ui: Ui}} props */
export function Display({ view, ui }) {
  const left = view.stacks[view.level - 1];
  return html`<section class="wk-display">
    <h4>${ui.say("board-display", { level: view.level })}</h4>
    <div class="wk-tiles lit">${view.display.map((/** @type {string | null} */ id, /** @type {number} */ at) =>
      id
        ? html`<div key=${id} ...${ui.el(`tile:${id}`, { label: cap(ui.noun(id)), class: classes("wk-tile", `n${TILES[id].actions.length}`) })}><div class="wk-inner" aria-hidden="true"><${TileFace} tile=${id} ui=${ui} /></div></div>`
        : html`<div key=${`none${at}`} class="wk-tile none"></div>`,
    )}</div>
    <p class="wk-note">${ui.say("board-in-stack", { count: left })}</p>
  </section>`;
}

const CATEGORIES = ["women", "hunters", "canoes"];

/** Three kinds of turtles in three sizes: who has one, what is in reach. @param {{view: View, ui: Ui}} props */
export function Turtles({ view, ui }) {
  const seat = ui.seat ?? view.turn ?? 0;
  const reach = new Set(view.players[seat]?.yields?.turtles ?? []);
  const owners = (/** @type {string} */ id) =>
    /** @type {number[]} */ (
      view.players.filter((player) => player.turtles.some((turtle) => turtle.id === id)).map((player) => player.seat)
    );
  return html`<section class="wk-turtles">
    <h4>${ui.say("board-turtles")}</h4>
    <div class="wk-nine">${CATEGORIES.flatMap((category) =>
      [3, 4, 5].map((size) => {
        const id = `${category}-${size}`;
        const who = owners(id);
        const label = [
          ui.noun(id),
          ui.say("board-gain-points", { points: TURTLES[id].points }),
          ...who.map((one) => ui.names[one]),
        ].join(", ");
        return html`<div key=${id} ...${ui.el(`turtle:${id}`, { label, class: classes("wk-turtle", reach.has(id) && "reach") })}>
        <${Sign} name=${ICON[category]} /><b aria-hidden="true">${size}</b><span class="wk-plus" aria-hidden="true">+${TURTLES[id].points}</span>
        ${who.length > 0 && html`<span class="wk-owners">${who.map((one) => html`<svg key=${one} class="lit" viewBox="0 0 16 16" width="15" height="15" aria-hidden="true"><path class="wk-body ${ui.colour(one)}" d=${ui.shape(one, 8, 8, 5.6)} /></svg>`)}</span>`}
      </div>`;
      }),
    )}</div>
  </section>`;
}

/** Who plays when: this year's order, and the spaces of the next. @param {{view: View, ui: Ui, tight?: boolean}} props */
export function Order({ view, ui, tight = false }) {
  const seats = view.order.length || view.players.length;
  const next = Array.from({ length: seats }, (_, at) => view.next_order[at] ?? null);
  const mark = (/** @type {number} */ seat) =>
    html`<svg class="lit" viewBox="0 0 30 30" width="28" height="28" aria-hidden="true"><path class="wk-body ${ui.colour(seat)}" d=${ui.shape(seat, 15, 15, 11)} /></svg>`;
  const free = view.next_order.length;
  return html`<div class="wk-order">
    ${!tight && view.order.length > 0 && html`<div class="wk-row" role="img" aria-label=${`${ui.say("board-order")}: ${view.order.map((/** @type {number} */ seat) => nameOf(view, ui, seat)).join(", ")}`}><span>${ui.say("board-order")}</span><span class="wk-places">${view.order.map((/** @type {number} */ seat) => html`<i key=${seat} class=${seat === view.turn ? "now" : ""}>${mark(seat)}</i>`)}</span></div>`}
    <div class="wk-row"><span>${ui.say("board-next-year")}</span><span class="wk-places">${next.map((seat, at) => {
      if (seat !== null)
        return html`<i key=${at} role="img" aria-label=${`${at + 1}: ${nameOf(view, ui, seat)}`}>${mark(seat)}</i>`;
      if (at !== free) return html`<i key=${at} class="free" aria-hidden="true">${at + 1}</i>`;
      return html`<i key=${at} ...${ui.el("order", { label: ui.say("board-order-free", { place: at + 1 }), class: "free" })}>${at + 1}</i>`;
    })}</span></div>
  </div>`;
}
