/**
 * The dark bubble: what a thing is (after a rest of the pointer or a long press), and why it cannot be used (after a touch).
 *
 * Anything with `data-tip` brings its own words; for what lies on a table, `data-el`, the page is asked.
 */

import { wandering } from "./keys.js";

const HOVER = 400;
const PRESS = 350;
/** After a click the pointer rests where it was; that is no question. */
const QUIET_AFTER_CLICK = 1000;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** How much of two boxes is common, in square px. @param {Box} one @param {Box} other */
const common = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Where the bubble goes: above the thing, below it, beside it, or at one of its corners; the first of these where it covers neither the thing nor what must be seen,
 * else the one where it covers least. Never beyond the window.
 * @param {Box} thing @param {{width: number, height: number}} bubble @param {{width: number, height: number}} room @param {Box[]} [keep] what must be seen
 */
export function placeBubble(thing, bubble, room, keep = []) {
  const [gap, edge] = [12, 8];
  const [middle, centre] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const across = (/** @type {number} */ left) => Math.max(edge, Math.min(left, room.width - bubble.width - edge));
  const down = (/** @type {number} */ top) => Math.max(edge, Math.min(top, room.height - bubble.height - edge));
  const spots = [
    { side: "above", left: across(middle - bubble.width / 2), top: down(thing.top - gap - bubble.height) },
    { side: "below", left: across(middle - bubble.width / 2), top: down(thing.bottom + gap) },
    { side: "right", left: across(thing.right + gap), top: down(centre - bubble.height / 2) },
    { side: "left", left: across(thing.left - gap - bubble.width), top: down(centre - bubble.height / 2) },
    // At a corner it covers none of the four neighbours that a cell of a grid has.
    ...[thing.top - gap - bubble.height, thing.bottom + gap].flatMap((top) => [
      { side: "right", left: across(thing.right + gap), top: down(top) },
      { side: "left", left: across(thing.left - gap - bubble.width), top: down(top) },
    ]),
  ];
  const covers = (/** @type {{left: number, top: number}} */ { left, top }) => {
    const box = { left, top, right: left + bubble.width, bottom: top + bubble.height };
    return [thing, ...keep].reduce((sum, one) => sum + common(box, one), 0);
  };
  const best = spots.reduce((found, spot) => (covers(spot) < covers(found) ? spot : found));
  return {
    left: best.left,
    top: best.top,
    side: best.side,
    arrow: Math.max(18, Math.min(middle - best.left, bubble.width - 18)),
  };
}

/** What remains of a bubble's lines without those that can be read on the thing itself. @param {string[]} lines @param {string} visible @returns {string[]} */
export function notRepeated(lines, visible) {
  const plain = (/** @type {string} */ text) =>
    text
      .toLowerCase()
      .replace(/[\s.,:;·!?]+/g, " ")
      .trim();
  const seen = plain(visible);
  const adds = lines.some((line) => !seen.includes(plain(line)));
  return adds ? lines : [];
}

export class Tips {
  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {{element: Element, target: string | null, text: string | null, sticky: boolean, reason: import("./types.js").Why | null} | null} */
    this.now = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.pressed = false;
    this.pressedAt = 0;
    this.clicked = -QUIET_AFTER_CLICK;
    /** Where the last click was: what comes to lie there was not pointed at. */
    this.clickedAt = { x: NaN, y: NaN };
    this.stop = new AbortController();
  }

  listen() {
    const options = { signal: this.stop.signal };
    document.addEventListener("pointerover", (event) => this.over(event), options);
    document.addEventListener("pointerdown", (event) => this.down(event), options);
    document.addEventListener("pointerup", (event) => this.up(event), options);
    document.addEventListener("focusin", (event) => this.focus(event), options);
    document.addEventListener(
      "scroll",
      (event) => event.target instanceof Node && event.target.contains(this.now?.element ?? null) && this.hide(),
      { ...options, capture: true, passive: true },
    );
  }

  close() {
    clearTimeout(this.timer);
    this.stop.abort();
  }

  /** @param {EventTarget | null} target @returns {Element | null} */
  thing(target) {
    return target instanceof Element ? target.closest("[data-tip], [data-el]") : null;
  }

  /** @param {PointerEvent} event */
  over(event) {
    if (event.pointerType === "touch" || (event.target instanceof Element && event.target.closest(".bubble"))) return;
    const element = this.thing(event.target);
    if (element === this.now?.element) return;
    if (event.clientX === this.clickedAt.x && event.clientY === this.clickedAt.y) return;
    clearTimeout(this.timer);
    if (this.now && !this.now.sticky) this.hide();
    const rest = Math.max(HOVER, this.clicked + QUIET_AFTER_CLICK - performance.now());
    if (element) this.timer = setTimeout(() => this.show(element), rest);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.target instanceof Element && event.target.closest(".bubble")) return;
    this.hide();
    this.clicked = performance.now();
    this.clickedAt = { x: event.clientX, y: event.clientY };
    const element = this.thing(event.target);
    this.pressed = false;
    this.pressedAt = event.timeStamp;
    if (event.pointerType === "touch" && element) {
      this.timer = setTimeout(() => {
        this.pressed = true;
        this.show(element, true);
      }, PRESS);
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    clearTimeout(this.timer);
    // A busy page hears of a short tap late, after the timer: the times of the events tell a tap from a long press.
    if (this.pressed && event.timeStamp - this.pressedAt < PRESS) {
      this.pressed = false;
      this.hide();
    }
    this.clicked = performance.now();
  }

  /** @param {FocusEvent} event */
  focus(event) {
    if (event.target instanceof Element && event.target.closest(".bubble")) return;
    if (this.now && !this.now.sticky) this.hide();
    clearTimeout(this.timer);
    const element = this.thing(event.target);
    if (element && wandering()) this.timer = setTimeout(() => this.show(element), HOVER);
  }

  /** @param {Element} element @param {boolean} [sticky] stays until something else is touched @param {import("./types.js").Why | null} [reason] why it cannot be used */
  show(element, sticky = false, reason = null) {
    clearTimeout(this.timer);
    this.now = {
      element,
      target: element.getAttribute("data-el"),
      text: element.getAttribute("data-tip"),
      sticky,
      reason,
    };
    this.onChange();
  }

  /** The table has changed: what a bubble said may no longer be so. What was asked for by a touch stays until the next one. */
  stateChanged() {
    if (this.now && !this.now.sticky) this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    if (!this.now) return;
    this.now = null;
    this.onChange();
  }
}
