/** What travels during a beat: figures over the land. */

import { piece, travel } from "../../../web/board/flights.js";

/** @typedef {import("../../../web/types.js").Event} Event @typedef {import("../../../web/types.js").Ui} Ui */

const MOVING = ["moved", "retreated", "pushed"];
const LOOK = { px: 38, radius: 15, class: "ng-crest" };

/** @param {Event[]} events @param {Element} map @param {Ui} ui */
export function flights(events, map, ui) {
  const ends = (/** @type {Event} */ { kind, seat, start, end }) =>
    MOVING.includes(kind)
      ? [start, end].map(
          (id) =>
            map.querySelector(`[data-spot="figures.${id}.${seat?.seat ?? 0}"]`) ??
            map.querySelector(`[data-el="territory:${id}"]`),
        )
      : null;
  travel(events, ui, ends, (_, seat) => piece(ui, seat, LOOK), "lit", LOOK.px);
}
