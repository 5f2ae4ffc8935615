/** What travels during a beat: tribes from cell to cell, prizes to where they count. */

import { drawn, fly, icon, middle, piece, travel } from "../../../web/board/flights.js";

/** @typedef {import("../../../web/types.js").Event} Event @typedef {import("../../../web/types.js").Ui} Ui */

const [PIECE, PRIZE] = [36, 40];

/** @param {Event[]} events @param {Element} map @param {Ui} ui */
export function flights(events, map, ui) {
  const ends = (/** @type {Event} */ { kind, start, end }) =>
    kind === "moved" || kind === "attacked"
      ? [start, end].map((cell) => map.querySelector(`[data-el="cell:${cell}"]`))
      : null;
  travel(events, ui, ends, (event, seat) => face(ui, seat, Boolean(event.chief)), "lit", PIECE);
}

/** @param {Ui} ui @param {number} seat @param {boolean} chief */
function face(ui, seat, chief) {
  const bonnet = { href: "#war-bonnet", x: -10, y: -10, width: 20, height: 20, class: `tr-bonnet ${ui.colour(seat)}` };
  const look = { px: PIECE, radius: chief ? 16 : 10, class: "tr-chief" };
  return piece(ui, seat, look, ...(chief ? [drawn("use", bonnet)] : []));
}

/**
 * A prize goes from the land it was won on to the place where it counts.
 * @param {string} name @param {string | null} cell @param {Element | null} to @param {boolean} still
 */
export function prize(name, cell, to, still) {
  const from = cell && document.querySelector(`.tr-map [data-el="cell:${cell}"]`);
  if (still || !from || !to || !to.getClientRects().length) return;
  const frame = (/** @type {Element} */ element, /** @type {number} */ size) => {
    const { x, y } = middle(element);
    return { transform: `translate(${x - PRIZE / 2}px,${y - PRIZE / 2}px) scale(${size})` };
  };
  fly(icon(name), "tr-prize", [frame(from, 0.6), { ...frame(from, 1.5), offset: 0.3 }, frame(to, 0.7)], 0, 800);
}
