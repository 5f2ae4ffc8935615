/** What travels during a beat: warriors over the land, and into areas. */

import { drawn, piece, travel } from "../../../web/board/flights.js";

/**
 * @typedef {import("../../../web/types.js").Event & {opponent?: import("../../../web/types.js").SeatRef}} Event
 * @typedef {import("../../../web/types.js").Ui} Ui
 */

const LOOK = { px: 36, radius: 16, class: "wk-body" };

/** Where an event begins and ends, as names of spots. @param {Event} event @returns {[string, string] | null} */
function path(event) {
  const seat = event.seat?.seat;
  const start = `guard.${event.start}.${seat}`;
  switch (event.kind) {
    case "moved":
      return [start, `guard.${event.end}.${seat}`];
    case "lay_down":
      return [start, `area.${event.area}`];
    case "struck":
      return [start, `guard.${event.end}.${event.opponent?.seat}`];
    case "attacked":
      return [start, `area.${event.area}`];
    case "transferred":
      return [`area.${event.area}`, `home.${seat}`];
    default:
      return null;
  }
}

/** @param {Event[]} events @param {Element} map @param {Ui} ui */
export function flights(events, map, ui) {
  const face = (/** @type {Event} */ _, /** @type {number} */ seat) =>
    piece(
      ui,
      seat,
      LOOK,
      drawn("use", { href: "#spears", x: -9, y: -9, width: 18, height: 18, class: `wk-sign ${ui.colour(seat)}` }),
    );
  travel(events, ui, (event) => path(event)?.map((spot) => spotOf(map, spot)) ?? null, face, "lit", LOOK.px);
}

/** @param {Element} map @param {string} spot */
const spotOf = (map, spot) => map.querySelector(`[data-spot="${spot}"]`) ?? ground(map, spot);

/** A territory where nobody stands yet. @param {Element} map @param {string} spot */
function ground(map, spot) {
  const [kind, id] = spot.split(".");
  return kind === "guard" ? map.querySelector(`[data-el="territory:${id}"]`) : null;
}
