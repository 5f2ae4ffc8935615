/** The keyboard: arrows go to the nearest thing in that direction, Enter touches it. */

import { lastKey } from "./dom.js";

/** @typedef {{x: number, y: number}} Point */

/**
 * Which of some points lies best in a direction from here; -1 if none does. Straight ahead counts more than near.
 * @param {Point} from @param {Point[]} points @param {Point} direction
 */
export function nearest(from, points, direction) {
  let [best, least] = [-1, Infinity];
  points.forEach((point, at) => {
    const ahead = (point.x - from.x) * direction.x + (point.y - from.y) * direction.y;
    const aside = Math.abs((point.x - from.x) * direction.y) + Math.abs((point.y - from.y) * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [at, cost];
  });
  return best;
}

/** @type {Record<string, Point>} */
const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** @param {Element} element @returns {Point} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** Move the focus among touchable things. True if the key was an arrow and something took the focus. @param {KeyboardEvent} event @param {Element} root */
export function arrow(event, root) {
  const direction = ARROWS[event.key];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return false;
  const all = [...root.querySelectorAll('[data-el]:is([tabindex="0"], [role="button"])')];
  const here = document.activeElement?.closest("[data-el]");
  const others = all.filter((element) => element !== here);
  if (!others.length) return false;
  const first = others.findIndex((element) => element.matches('[tabindex="0"]'));
  const at = here && root.contains(here) ? nearest(middle(here), others.map(middle), direction) : Math.max(0, first);
  if (at < 0) return false;
  /** @type {HTMLElement} */ (others[at]).focus();
  return true;
}

/**
 * In a list or a row of tabs that is one tab stop, arrows go along it. True if they did.
 * Such a box carries data-rove; "take": what gets the focus is taken at once.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  const box = document.activeElement?.closest("[data-rove]");
  if (!box || event.ctrlKey || event.metaKey || event.altKey) return false;
  const all = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("button")]);
  const here = all.findIndex((one) => one === document.activeElement);
  const to = {
    ArrowUp: here - 1,
    ArrowLeft: here - 1,
    ArrowDown: here + 1,
    ArrowRight: here + 1,
    Home: 0,
    End: all.length - 1,
  }[event.key];
  if (to === undefined) return false;
  const next = all[Math.max(0, Math.min(to, all.length - 1))];
  next?.focus();
  if (box.getAttribute("data-rove") === "take") next?.click();
  return true;
}

/** Whether the last thing that was used is the keyboard. */
export const byKeyboard = () => lastKey() !== "";

/** Whether the focus was moved by hand, not by the page. */
export const wandering = () => lastKey() === "Tab" || lastKey() in ARROWS;

/** Whether keys belong to the thing in focus: a field, a list. @param {EventTarget | null} target */
export const isTyping = (target) => target instanceof HTMLElement && /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
