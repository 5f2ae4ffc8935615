/** What a fight would be like before anybody has moved: the chance to win if so many go there, without food on either side. */

import { helpOf } from "./faces.js";
import { odds, percent } from "./odds.js";
import { buildingsIn } from "./stores.js";

/** Whether two seats never fight each other. @param {any} view @param {number} one @param {number} other */
export const areMates = (view, one, other) => view.teams && (one - other) % 2 === 0;

/** @param {any} view @param {string} to @param {number} seat */
export function isEnemy(view, to, seat) {
  const { holder } = view.territories[to];
  return holder !== null && holder !== seat && !areMates(view, holder, seat);
}

/** One more point for the Snake on Scorched Earth. @param {any} view @param {string} to @param {number} seat */
export const scorched = (view, to, seat) => Number(view.players[seat].clan === "snake" && view.scorched === to);

/** The chance in percent, with those who have come before; null where nobody would fight. @param {any} view @param {string} to @param {number} seat @param {number} units @param {boolean} [kaija] @returns {number | null} */
export function forecast(view, to, seat, units, kaija = false) {
  if (!isEnemy(view, to, seat)) return null;
  const land = view.territories[to];
  const before = land.attacker === seat ? land.attackers : 0;
  const bear = kaija || (land.kaija && before > 0 && view.players[seat].clan === "bear");
  const theirs = land.kaija && view.players[land.holder].clan === "bear";
  const counts = !view.players[seat].conqueror;
  const { bonus, shield, axes } = helpOf(view.doing?.effect ?? "");
  const won = odds({
    attack: before + units + (bear ? 2 : 0) + bonus + scorched(view, to, seat),
    defence: land.units + (theirs ? 2 : 0) + (counts ? 2 * buildingsIn(view, land, "fortress") : 0) + scorched(view, to, land.holder),
    attackers: before + units + Number(bear),
    defenders: land.units + Number(theirs),
    towers: counts ? buildingsIn(view, land, "tower") : 0,
    shield,
    axes,
  });
  return percent(won.attacker);
}
