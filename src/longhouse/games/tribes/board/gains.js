/** Horses and trophies that were not there a moment ago: they fly from the chief's land to where they count. */

import { useLayoutEffect, useRef } from "../../../web/dom.js";
import { TROPHY_ICON } from "./data.js";
import { prize } from "./motion.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** So long a prize is new, in ms. */
const FLIGHT = 1000;

/** @type {{horses: number[], trophies: string[]}} */
const NOTHING = { horses: [], trophies: [] };

/**
 * @param {View} view @param {Ui} ui @param {number} seat
 * @param {(gain: {horse: number} | {trophy: string}) => Element | null} place where a prize goes: the number of a horse, from 0, or a trophy
 * @returns {{horses: number[], trophies: string[]}} what is new in this drawing
 */
export function useGains(view, ui, seat, place) {
  const { horses, trophies, chief } = view.players[seat];
  const known = useRef({ seat, horses, trophies });
  const before = known.current.seat === seat ? known.current : { seat, horses, trophies };
  const more = Array.from({ length: Math.max(0, horses - before.horses) }, (_, at) => before.horses + at);
  const won = trophies.filter((/** @type {string} */ trophy) => !before.trophies.includes(trophy));
  // Drawn anew while they fly, they are still new.
  const gained = useRef({ horses: more, trophies: won });
  if (more.length || won.length) gained.current = { horses: more, trophies: won };
  const waiting = useRef(/** @type {(() => void)[]} */ ([]));
  useLayoutEffect(() => {
    known.current = { seat, horses, trophies };
    waiting.current = [
      ...more.map((horse) => () => prize("horse-head", chief, place({ horse }), ui.still)),
      ...won.map(
        (/** @type {string} */ trophy) => () => prize(TROPHY_ICON[trophy], chief, place({ trophy }), ui.still),
      ),
    ];
    const rest = setTimeout(() => (gained.current = NOTHING), FLIGHT);
    return () => clearTimeout(rest);
  }, [seat, horses, trophies.length]);
  // An own answer is followed by the next question, which moves the boxes below it: the goal has its place only then.
  const settled = ui.step || ui.keys.length || view.doing?.seat !== ui.seat;
  useLayoutEffect(() => {
    if (settled) waiting.current.splice(0).forEach((fly) => fly());
  });
  return gained.current;
}
