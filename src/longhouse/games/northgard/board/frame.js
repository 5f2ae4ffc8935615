/** Where the map lies in its window: there is always room for what may be asked, so that no question moves it. */

import { cellsLit, isTurning } from "./explore.js";
import { extentOf } from "./model.js";
import { SIZE } from "./tiles.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {{width: number, height: number}} Size in CSS px */

/** Of a tile, around the land: enough to see and to touch a cell there, and for what is laid over the map. */
const ROOM = 0.62;
/** CSS px per unit below which pieces could hardly be touched, by finger and by mouse; and at most. */
const [LEAST, DESK, MOST] = [0.68, 0.5, 1.2];
/** The same by mouse, if more would not let all of the land be seen. */
const TIGHT = 0.44;
/** CSS px per unit below which pieces lie on each other. */
const SMALLEST = 0.3;
/** CSS px that the tile in hand takes at the left, and the ways round it may lie. */
const [HAND, WAYS] = [180, 262];
/** The same at the top of a phone's map. */
const ABOVE = 74;
/** CSS px between what is shown and the window's edge. */
const GAP = 10;

/**
 * The scale at which all of the map is seen, and where to look. It depends on the land alone, unless the tile in hand would be outside or hidden.
 * @param {View} view @param {Ui} ui @param {Size} size @returns {{whole: number, home: {x: number, y: number, k: number}}}
 */
export function frameOf(view, ui, { width, height }) {
  const land = extentOf(view);
  const room = 2 * (Math.max(land.w, land.h) > 4.5 * SIZE ? 0.4 : ROOM) * SIZE;
  const whole = Math.min(MOST, width / (land.w + room), height / (land.h + room));
  // All of the land is seen, if it can be touched then; where nothing is decided any more nothing is touched.
  const tight = Math.min((width - 2 * GAP) / land.w, (height - 2 * GAP) / land.h);
  const desk = Math.max(TIGHT, Math.min(DESK, tight));
  const k = Math.max(whole, !ui.deciding.length ? SMALLEST : ui.compact ? Math.max(0.5, Math.min(LEAST, tight)) : desk);
  const home = { x: land.x + land.w / 2, y: land.y + land.h / 2, k };
  const { tile, cell } = view.doing ?? {};
  if (!tile || k > whole) return { whole, home };
  const across = (/** @type {number} */ x) => (x - home.x) * k + width / 2;
  const down = (/** @type {number} */ y) => (y - home.y) * k + height / 2;
  const own = isTurning(view, ui) && cell ? { x: cell[0] * SIZE, y: cell[1] * SIZE, w: SIZE, h: SIZE } : null;
  const wide = ui.compact ? own : extentOf(view, own && cell ? [cell.join()] : cellsLit(view, ui));
  const beside = wide ? inward(across(wide.x), across(wide.x + wide.w), ui.compact ? 0 : own ? WAYS : HAND, width) : 0;
  const below = own ? inward(down(own.y), down(own.y + own.h), ui.compact ? ABOVE : 0, height) : 0;
  return { whole, home: { x: home.x - beside / k, y: home.y - below / k, k } };
}

/** How far something must go to lie between two edges; the upper or left one counts less if it does not fit. @param {number} from @param {number} to @param {number} least @param {number} most */
function inward(from, to, least, most) {
  const room = most - GAP - to;
  return room < 0 ? room : Math.max(0, Math.min(least + GAP - from, room));
}

/** With the room around the land that may be seen and touched, too. @param {ReturnType<typeof extentOf>} land */
export const withRoom = ({ x, y, w, h }) => {
  const room = ROOM * SIZE;
  return { x: x - room, y: y - room, w: w + 2 * room, h: h + 2 * room };
};

/** Another line in the ribbon takes less than this: the map stays where it is. */
const LINE = 48;

/**
 * The same for a window that has become a little higher or lower since: its upper edge stays.
 * @param {View} view @param {Ui} ui @param {Size} now @param {Size} then @returns {ReturnType<typeof frameOf>}
 */
export function frameSince(view, ui, now, then) {
  const { whole, home } = frameOf(view, ui, then);
  return { whole, home: { ...home, y: home.y + (now.height - then.height) / 2 / home.k } };
}

/** Whether a window is another one, and not only a line higher or lower. @param {Size} now @param {Size} then */
export const isOther = (now, then) => now.width !== then.width || Math.abs(now.height - then.height) > LINE;
