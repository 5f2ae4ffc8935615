/**
 * Views that are nearly the same are sent as what has changed in them (server/table/changes.py).
 *
 * @typedef {unknown[] | {[key: string]: Change}} Change  [value]: it is this now; []: it is gone; an object: of these keys or indices
 */

/** The value after a change; what did not change is shared with the value before. @param {unknown} before @param {Change} change @returns {unknown} */
export function changed(before, change) {
  if (Array.isArray(change)) return change[0];
  if (!Object.keys(change).length) return before;
  const old = /** @type {Record<string, unknown>} a list is changed by its indices */ (before ?? {});
  const after = /** @type {Record<string, unknown>} */ (Array.isArray(before) ? [...before] : { ...old });
  for (const [key, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && !inside.length) delete after[key];
    else after[key] = changed(old[key], inside);
  }
  return after;
}
