/** What was laid out and not sent survives a reload: kept in this window's own storage, and only for the question it belongs to. */

/** @typedef {{decision: string, seat: number | null, placed: Record<string, string>, answers: number[]}} Unsent */

/** @param {string} table */
const keyOf = (table) => `longhouse.unsent.${table}`;

/** @param {string} table @returns {Unsent | null} */
export function recall(table) {
  try {
    return JSON.parse(globalThis.sessionStorage?.getItem(keyOf(table)) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} table @param {Unsent} unsent */
export function remember(table, unsent) {
  try {
    globalThis.sessionStorage?.setItem(keyOf(table), JSON.stringify(unsent));
  } catch {
    // A full or forbidden storage: the page works, it only forgets.
  }
}
