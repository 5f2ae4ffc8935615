/**
 * What is ringed in a beat.
 *
 * @typedef {import("../../../web/types.js").Event} Event
 */

/** @param {Event[]} events */
export const shown = (events) => ({ fresh: freshOf(events) });

/** What events changed, as targets. @param {Event[]} events */
export function freshOf(events) {
  const found = new Set();
  for (const { kind, cell, end } of events) {
    const changed = kind === "moved" || kind === "attacked" ? end : cell;
    if (changed) found.add(`cell:${changed}`);
  }
  return [...found];
}
