/** What the view foretells of fights, and who fights whom. */

/** Whether two seats never fight each other. @param {any} view @param {number} one @param {number} other */
export const areMates = (view, one, other) => view.teams && (one - other) % 2 === 0;

/** One more point for the Snake on Scorched Earth. @param {any} view @param {string} to @param {number} seat */
export const scorched = (view, to, seat) => Number(view.players[seat].clan === "snake" && view.scorched === to);

/** The chance to win if this is touched, in percent; null where nobody would fight. @param {any} view @param {string} target @returns {number | null} */
export const chanceOf = (view, target) => view.forecast?.odds?.[target]?.chance ?? null;

/** The chance if the defender eats as much as possible. @param {any} view @param {string} target @returns {number | null} */
export const worstOf = (view, target) => view.forecast?.odds?.[target]?.worst ?? null;
