/**
 * What is ringed in a beat.
 *
 * @typedef {import("./events.d.ts").Event} Event
 * @typedef {import("../../../web/types.js").Event} ApiEvent
 * @typedef {import("./view.d.ts").View} View
 */

/** @param {ApiEvent[]} events @param {View} _before @param {View} _after @param {number | null} seat */
export const shown = (events, _before, _after, seat) => ({ fresh: freshOf(events, seat) });

/** What an event changed, as targets. @param {ApiEvent[]} events @param {number | null} viewer */
export function freshOf(events, viewer) {
  const found = new Set();
  for (const event of events) for (const target of changed(/** @type {Event} */ (event), viewer)) found.add(target);
  return [...found];
}

/** @param {Event} event @param {number | null} viewer @returns {string[]} */
function changed(event, viewer) {
  const seat = event.seat?.seat;
  const own = seat === viewer;
  const guard = (/** @type {string} */ id) =>
    own
      ? `guard:${id}.${event.kind_of === "black" ? "black" : "warrior"}`
      : `foe:${id}.${event.kind_of === "black" ? "black" : seat}`;
  switch (event.kind) {
    case "home_taken":
    case "ghost_guard":
      return [`territory:${event.territory}`];
    case "placed":
    case "fire_on":
    case "tile_turned":
      return [own ? `slot:${event.slot}` : `grid:${seat}.${event.slot}`];
    case "moved":
      return [guard(event.end)];
    case "struck":
      return [`territory:${event.end}`];
    case "lay_down":
    case "attacked":
    case "transferred":
    case "ghost_took":
      return [`area:${event.area}`];
    case "canoe_put":
      return [`lake:${event.lake}`];
    case "scored":
      return [`track:${event.track}`];
    case "balanced":
      return [`track:${event.track}`, `track:${event.other}`];
    case "played":
    case "ghost_disk":
      return [`space:${event.space}`];
    case "claimed":
      return [`turtle:${event.turtle}`];
    case "drew_open":
    case "discarded":
      return ["discard"];
    case "drew":
      return ["deck"];
    case "refilled":
      return [`tile:${event.tile}`];
    case "bought":
      return own ? [`progress:${event.progress}`] : [];
    case "gained":
      return own ? [`good:${event.good}`] : [];
    default:
      return [];
  }
}
