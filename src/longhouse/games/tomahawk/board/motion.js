/** Things that move from one part of the screen to another: cards between hand and table, feathers and lands to their owner. */

import { EASE, GLIDE, drawn, fly, icon } from "../../../web/board/flights.js";

/** @typedef {import("../../../web/types.js").Event & {pile: number, row: number, count: number, territory: string}} Event  what a fight tells */

/** @type {Map<string, {left: number, top: number, width: number}>} */
let seen = new Map();
let waiting = false;

/** After a redraw: whatever has moved glides from where it was. @param {boolean} still */
export function glide(still) {
  if (waiting || typeof document === "undefined") return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    /** @type {Map<string, {left: number, top: number, width: number}>} */
    const now = new Map();
    const deck = document.querySelector("[data-deck]");
    const start = deck && seen.size && deck.getClientRects().length ? deck.getBoundingClientRect() : null;
    let drawn = 0;
    for (const element of document.querySelectorAll("[data-glide]")) {
      const key = /** @type {string} */ (element.getAttribute("data-glide"));
      const { left, top, width } = placeOf(element);
      if (!width) continue;
      now.set(key, { left, top, width });
      const fromDeck = start && element.closest(".th-hand") ? { left: start.left, top: start.top, width } : undefined;
      const old = seen.get(key) ?? fromDeck;
      if (still || !old || Math.abs(old.left - left) + Math.abs(old.top - top) < 12) continue;
      const scale = Math.min(2, old.width / width);
      const from = `translate(${old.left - left}px,${old.top - top}px) scale(${scale})`;
      element.animate([{ transform: from }, { transform: "none" }], {
        duration: GLIDE,
        easing: EASE,
        delay: old === fromDeck ? 80 * drawn++ : 0,
        fill: "backwards",
      });
    }
    seen = now;
  });
}

/** Where a thing lies once it has come to rest. @param {Element} element */
function placeOf(element) {
  const { left, top, width } = element.getBoundingClientRect();
  if (!element.getAnimations().length) return { left, top, width };
  const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { left: left - e, top: top - f, width: a ? width / a : width };
}

/**
 * What flies during a beat: feathers to the one who took them, territories to the shelf.
 * @param {import("../../../web/types.js").Event[]} events @param {Element} board @param {boolean} still
 */
export function flights(events, board, still) {
  if (still) return;
  let delay = 0;
  for (const event of /** @type {Event[]} */ (events)) {
    const seat = event.seat?.seat ?? 0;
    if (event.kind === "scalped") {
      const from = board.querySelector(`[data-spot="${event.pile}.${1 - seat}.${event.row - 1}"]`);
      const to = target("data-feathers", seat);
      for (let i = 0; i < event.count && from && to; i++, delay += 80) flyFeather(from, to, delay);
    }
    if (event.kind === "won") {
      const from = board.querySelector(`[data-land="${event.pile}"]`);
      const to = target("data-el", `won:${event.territory}`) ?? target("data-shelf", seat);
      if (from && to) flyLand(from, to, delay);
      delay += 80;
    }
  }
}

/** The owner's shelf, where it can be seen. @param {string} attribute @param {number | string} value */
function target(attribute, value) {
  const element = document.querySelector(`[${attribute}="${value}"]`);
  return element?.getClientRects().length ? element : null;
}

const FEATHER = 22;
const SHELVED = 34;

/** @param {Element} from @param {Element} to @param {number} delay */
function flyFeather(from, to, delay) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const at = (/** @type {DOMRect} */ box, /** @type {number} */ top) =>
    `translate(${box.left + box.width / 2 - FEATHER / 2}px,${top}px)`;
  const frames = [{ transform: at(a, a.top + a.height / 3) }, { transform: `${at(b, b.top + 2)} scale(0.8)` }];
  fly(icon("feather", FEATHER), "th-flight lit", frames, delay, GLIDE + 180);
}

/** @param {Element} from @param {Element} to @param {number} delay */
function flyLand(from, to, delay) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const frames = [
    { transform: `translate(${a.left}px,${a.top}px)`, opacity: 1 },
    { transform: `translate(${b.left + 4}px,${b.top + 2}px) scale(${SHELVED / a.width})`, opacity: 0.7 },
  ];
  fly(copy(from), "th-flight lit", frames, delay, GLIDE + 180);
}

/** @param {Element} land */
function copy(land) {
  const { width, height } = land.getBoundingClientRect();
  const twin = /** @type {Element} */ (land.cloneNode(true));
  for (const name of twin.getAttributeNames()) if (name !== "transform") twin.removeAttribute(name);
  return drawn("svg", { width, height }, twin);
}
