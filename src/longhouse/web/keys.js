/** The keyboard: arrows go to the nearest thing in that direction, Enter touches it. */

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
const ARROWS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** @param {Element} element @returns {Point} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** Move the focus among touchable things. True if the key was an arrow and something took the focus. @param {KeyboardEvent} event @param {Element} root */
export function arrow(event, root) {
  const direction = ARROWS[event.key];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return false;
  const all = [...root.querySelectorAll("[data-el][tabindex]")];
  const here = document.activeElement?.closest("[data-el]");
  const others = all.filter((element) => element !== here);
  if (!others.length) return false;
  const at = here && root.contains(here) ? nearest(middle(here), others.map(middle), direction) : 0;
  if (at < 0) return false;
  /** @type {HTMLElement} */ (others[at]).focus();
  return true;
}

/** Whether keys belong to the thing in focus: a field, a list. @param {EventTarget | null} target */
export const isTyping = (target) => target instanceof HTMLElement && /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
