/**
 * How a map is looked at through a window: pure functions.
 *
 * @typedef {{x: number, y: number, k: number}} Cam  the middle of the window in units of the map, and CSS px per unit
 * @typedef {{x: number, y: number}} Point  in CSS px
 * @typedef {{x: number, y: number, w: number, h: number}} Extent  of the map, in its units
 * @typedef {import("../types.js").Size} Size
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box  in CSS px
 *
 * @typedef {object} Bounds  how far one may go
 * @property {Extent} extent
 * @property {Size} size of the window
 * @property {number} least CSS px per unit: no smaller
 * @property {number} most
 * @property {number} [beyond] the part of the window that may lie beyond the rim of the map: 0, up to 0.5
 */

/** @param {Cam} cam @param {Size} size */
export const viewBox = ({ x, y, k }, { width, height }) =>
  [x - width / 2 / k, y - height / 2 / k, width / k, height / k].map((n) => n.toFixed(2)).join(" ");

/** The scale at which all of a map is seen. @param {Extent} extent @param {Size} size */
export const fitting = (extent, size) => Math.min(size.width / extent.w, size.height / extent.h);

/** The middle of a map. @param {Extent} extent @param {number} k @returns {Cam} */
export const centred = (extent, k) => ({ x: extent.x + extent.w / 2, y: extent.y + extent.h / 2, k });

/** The nearest that is allowed. @param {Cam} cam @param {Bounds} bounds @returns {Cam} */
export function bounded(cam, { extent, size, least, most, beyond = 0 }) {
  const k = Math.max(least, Math.min(most, cam.k));
  const along = (
    /** @type {number} */ at,
    /** @type {number} */ start,
    /** @type {number} */ length,
    /** @type {number} */ px,
  ) => {
    const half = (px / 2 / k) * (1 - 2 * beyond);
    return 2 * half >= length ? start + length / 2 : Math.max(start + half, Math.min(start + length - half, at));
  };
  return { x: along(cam.x, extent.x, extent.w, size.width), y: along(cam.y, extent.y, extent.h, size.height), k };
}

/** Nearer or farther; what lies at a point (from the middle of the window) stays there. @param {Cam} cam @param {number} by @param {Point} at @param {Bounds} bounds @returns {Cam} */
export function zoomed({ x, y, k }, by, at, bounds) {
  const next = Math.max(bounds.least, Math.min(bounds.most, k * by));
  return bounded({ x: x + at.x / k - at.x / next, y: y + at.y / k - at.y / next, k: next }, bounds);
}

/** The map goes along with a finger. @param {Cam} cam @param {number} right @param {number} down @param {Bounds} bounds @returns {Cam} */
export const panned = ({ x, y, k }, right, down, bounds) => bounded({ x: x - right / k, y: y - down / k, k }, bounds);

/** One of two fingers moves, all from the middle of the window: the map stretches between them and goes along. @param {Cam} cam @param {{was: Point, now: Point, other: Point}} fingers @param {Bounds} bounds @returns {Cam} */
export function pinched(cam, { was, now, other }, bounds) {
  const apart = (/** @type {Point} */ one) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  const middle = { x: (was.x + other.x) / 2, y: (was.y + other.y) / 2 };
  const near = zoomed(cam, apart(now) / apart(was), middle, bounds);
  return panned(near, (now.x - was.x) / 2, (now.y - was.y) / 2, bounds);
}

/** On the way, after a part of it (0 to 1). @param {Cam} from @param {Cam} to @param {number} part @returns {Cam} */
export function between(from, to, part) {
  const eased = 1 - (1 - part) ** 3;
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    k: from.k * (to.k / from.k) ** eased,
  };
}

/** CSS px around what a lesson speaks of. */
const RIM = 14;

/** @param {Box} box @returns {Point} */
const middleOf = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/**
 * Where to look so that things are in view, from the middle of the window; null: stay. If they do not fit: at the one that is held, else at the nearest.
 * @param {Box[]} things @param {Box | undefined} held @param {Box} window
 * @param {{whole: boolean, fits: number}} rule `whole`: a thing that is cut is not in view, even if its middle is; `fits`: so much of a window may they fill together
 * @returns {Point | null}
 */
export function toReveal(things, held, window, { whole, fits }) {
  const [width, height] = [window.right - window.left, window.bottom - window.top];
  const centre = middleOf(window);
  const far = (/** @type {Box} */ box) => ({ x: middleOf(box).x - centre.x, y: middleOf(box).y - centre.y });
  const isSeen = (/** @type {Box} */ box) =>
    whole
      ? box.left >= window.left - 4 &&
        box.right <= window.right + 4 &&
        box.top >= window.top - 4 &&
        box.bottom <= window.bottom + 4
      : Math.abs(far(box).x) < width / 2 - 20 && Math.abs(far(box).y) < height / 2 - 20;
  if (things.every(isSeen)) return null;
  const all = {
    left: Math.min(...things.map((box) => box.left)),
    right: Math.max(...things.map((box) => box.right)),
    top: Math.min(...things.map((box) => box.top)),
    bottom: Math.max(...things.map((box) => box.bottom)),
  };
  if (all.right - all.left <= width * fits && all.bottom - all.top <= height * fits) return far(all);
  if (held && whole) return far(held);
  if (!whole && things.some(isSeen)) return null;
  return things.map(far).reduce((best, one) => (Math.hypot(one.x, one.y) < Math.hypot(best.x, best.y) ? one : best));
}

/**
 * How to look so that all of some things are in view: from as near as usual if they fit, else from as far as they need; null: stay.
 * @param {Box[]} things @param {Cam} cam @param {Box} window @param {number} usual CSS px per unit @param {number} whole at which all of the map is seen
 * @returns {Cam | null}
 */
export function toShow(things, cam, window, usual, whole) {
  const all = {
    left: Math.min(...things.map((box) => box.left)) - RIM,
    right: Math.max(...things.map((box) => box.right)) + RIM,
    top: Math.min(...things.map((box) => box.top)) - RIM,
    bottom: Math.max(...things.map((box) => box.bottom)) + RIM,
  };
  const [width, height] = [window.right - window.left, window.bottom - window.top];
  const fits = Math.min(width / (all.right - all.left), height / (all.bottom - all.top)) * cam.k;
  const k = Math.max(Math.min(whole, usual), Math.min(usual, fits));
  const isSeen =
    all.left >= window.left && all.right <= window.right && all.top >= window.top && all.bottom <= window.bottom;
  if (isSeen && cam.k >= k * 0.98) return null;
  const [at, centre] = [middleOf(all), middleOf(window)];
  return { x: cam.x + (at.x - centre.x) / cam.k, y: cam.y + (at.y - centre.y) / cam.k, k };
}
