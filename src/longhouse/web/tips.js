/**
 * The dark bubble: what a thing is (after a rest of the pointer or a long press), and why it cannot be used (after a touch).
 *
 * Anything with `data-tip` brings its own words; for what lies on a table, `data-el`, the page is asked.
 */

import { wandering } from "./keys.js";

const HOVER = 400;
const PRESS = 350;

/** Where the bubble goes: above the thing if there is room, else below; never beyond the window. @param {{left: number, right: number, top: number, bottom: number}} thing @param {{width: number, height: number}} bubble @param {{width: number, height: number}} room */
export function placeBubble(thing, bubble, room) {
  const [gap, edge] = [12, 8];
  const middle = (thing.left + thing.right) / 2;
  const left = Math.max(edge, Math.min(middle - bubble.width / 2, room.width - bubble.width - edge));
  const above = thing.top - gap - bubble.height;
  const below = above < edge && thing.bottom + gap + bubble.height < room.height;
  const top = below ? thing.bottom + gap : Math.max(edge, above);
  return { left, top, arrow: Math.max(18, Math.min(middle - left, bubble.width - 18)), below };
}

export class Tips {
  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {{element: Element, target: string | null, text: string | null, sticky: boolean, reason: any} | null} */
    this.now = null;
    /** @type {any} */
    this.timer = null;
    this.pressed = false;
    this.stop = new AbortController();
  }

  listen() {
    const options = { signal: this.stop.signal };
    document.addEventListener("pointerover", (event) => this.over(event), options);
    document.addEventListener("pointerdown", (event) => this.down(event), options);
    document.addEventListener("pointerup", () => clearTimeout(this.timer), options);
    document.addEventListener("focusin", (event) => this.focus(event), options);
    document.addEventListener("scroll", () => this.hide(), { ...options, capture: true, passive: true });
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
    clearTimeout(this.timer);
    if (this.now && !this.now.sticky) this.hide();
    if (element) this.timer = setTimeout(() => this.show(element), HOVER);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.target instanceof Element && event.target.closest(".bubble")) return;
    this.hide();
    const element = this.thing(event.target);
    this.pressed = false;
    if (event.pointerType === "touch" && element) {
      this.timer = setTimeout(() => {
        this.pressed = true;
        this.show(element, true);
      }, PRESS);
    }
  }

  /** @param {FocusEvent} event */
  focus(event) {
    if (event.target instanceof Element && event.target.closest(".bubble")) return;
    if (this.now && !this.now.sticky) this.hide();
    clearTimeout(this.timer);
    const element = this.thing(event.target);
    if (element && wandering()) this.timer = setTimeout(() => this.show(element), HOVER);
  }

  /** @param {Element} element @param {boolean} [sticky] stays until something else is touched @param {any} [reason] why it cannot be used */
  show(element, sticky = false, reason = null) {
    clearTimeout(this.timer);
    this.now = { element, target: element.getAttribute("data-el"), text: element.getAttribute("data-tip"), sticky, reason };
    this.onChange();
  }

  hide() {
    clearTimeout(this.timer);
    if (!this.now) return;
    this.now = null;
    this.onChange();
  }
}
