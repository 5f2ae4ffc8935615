/** What the view foretells of fights. */

/** @typedef {import("./view.d.ts").View} View */

/** The chance to win if this is touched, in percent; null where nobody would fight. @param {View} view @param {string} target @returns {number | null} */
export const chanceOf = (view, target) => view.forecast?.odds?.[target]?.chance ?? null;

/** The chance if the defender eats as much as possible. @param {View} view @param {string} target @returns {number | null} */
export const worstOf = (view, target) => view.forecast?.odds?.[target]?.worst ?? null;
