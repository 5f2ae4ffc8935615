/**
 * What happened, beat by beat: a marker, a step, a fight, a harvest, a purchase; at the end of a year the order, the tiles that turn and slide.
 * Between the two views only what the events say is changed; the last beat shows the table as it is.
 *
 * @typedef {{kind: string, seat?: {seat: number}} & Record<string, any>} Event
 */

/** These wait for what comes next, to be shown with it. */
const SOFT = new Set(["turn", "began", "skipped", "turn_ended", "used", "restored", "year", "flag_gone"]);

/** These begin a beat of their own. */
const OPENERS = new Set([
  ...["home_taken", "tribe_taken", "placed", "ordered", "fire_on", "began", "moved", "lay_down", "struck", "attacked", "transferred", "swapped", "exchanged", "bought", "spent"],
  ...["drew", "drew_open", "played", "claimed", "majorities", "brought", "counted", "balanced", "tile_turned", "new_order", "flipped", "replaced", "top_row", "level_2", "year"],
  ...["ghost_card", "turtle_shown", "over", "canoe_put", "turn"],
]);

/** Of these the same kind goes on in the same beat. */
const TOGETHER = new Set(["brought", "flipped", "top_row", "turtle_shown", "drew", "home_taken", "spent"]);

/** @param {Event[]} events @returns {Event[][]} */
export function beats(events) {
  /** @type {Event[][]} */
  const found = [];
  for (const event of events) {
    const now = found.at(-1);
    const waiting = now?.every(({ kind }) => SOFT.has(kind));
    const goesOn = now && TOGETHER.has(event.kind) && now.at(-1)?.kind === event.kind;
    if (now && (waiting || goesOn || !OPENERS.has(event.kind))) now.push(event);
    else found.push([event]);
  }
  return found;
}

/** @param {Event[]} events @param {any} before @param {any} after @param {number | null} seat */
export function steps(events, before, after, seat) {
  const parts = beats(events);
  if (!before || parts.length < 2 || before.map !== after.map) return [{ view: after, events, fresh: freshOf(events, seat) }];
  const view = structuredClone(before);
  return parts.map((part, at) => {
    const fresh = freshOf(part, seat);
    if (at === parts.length - 1) return { view: after, events: part, fresh };
    for (const event of part) APPLY[event.kind]?.(view, event, event.seat?.seat ?? 0, after);
    return { view: structuredClone(view), events: part, fresh };
  });
}

/** What an event changed, as targets. @param {Event[]} events @param {number | null} viewer */
export function freshOf(events, viewer) {
  const found = new Set();
  for (const event of events) for (const target of changed(event, viewer)) found.add(target);
  return [...found];
}

/** @param {Event} event @param {number | null} viewer @returns {string[]} */
function changed(event, viewer) {
  const seat = event.seat?.seat;
  const own = seat === viewer;
  const guard = (/** @type {string} */ id) => (own ? `guard:${id}.${event.kind_of === "black" ? "black" : "warrior"}` : `foe:${id}.${event.kind_of === "black" ? "black" : seat}`);
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

/** One guard more or less. @param {any} view @param {string} id @param {number} seat @param {string} kind @param {number} by */
function guards(view, id, seat, kind, by) {
  const sides = view.territories[id];
  if (!sides) return;
  let side = sides.find((/** @type {any} */ one) => one.seat === seat);
  if (!side) sides.push((side = { seat, guards: 0, black: false }));
  if (kind === "black") side.black = by > 0;
  else side.guards = Math.max(0, side.guards + by);
  view.territories[id] = sides.filter((/** @type {any} */ one) => one.guards || one.black);
  const player = view.players[seat];
  if (player?.home === id) player.village[kind] = kind === "black" ? Number(by > 0) : side.guards;
}

/** The track in a player's panel, and what the pairs count. @param {any} view @param {number} seat @param {string} track @param {number} points */
function track(view, seat, track, points) {
  const player = view.players[seat];
  player.tracks[track] = points;
  const was = player.counted.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  player.counted = view.pairs.map((/** @type {string[]} */ [a, b]) => Math.min(player.tracks[a], player.tracks[b]));
  player.total += player.counted.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0) - was;
}

/** @type {Record<string, (view: any, event: Event, seat: number, after: any) => void>} */
const APPLY = {
  home_taken: (view, event, seat) => void (view.players[seat].home = event.territory),
  tribe_taken: (view, event, seat) => void (view.players[seat].tribe = event.tribe),
  year: (view, event) => void (view.year = event.year),
  turn: (view, _event, seat) => void (view.turn = seat),
  placed(view, event, seat) {
    const player = view.players[seat];
    player.grid[event.slot - 1].marked = true;
    player.markers -= 1;
  },
  ordered(view, _event, seat) {
    view.next_order.push(seat);
    view.players[seat].markers -= 1;
  },
  fire_on: (view, event, seat) => void (view.players[seat].grid[event.slot - 1].fire = true),
  tile_turned: (view, event, seat) => void (view.players[seat].grid[event.slot - 1].ritual = event.ritual),
  canoe_put(view, event, seat) {
    view.players[seat].canoes[event.lake] += 1;
    view.players[seat].canoes_left -= 1;
  },
  gained: (view, event, seat) => void (view.players[seat].goods[event.good] += event.count),
  tanned(view, event, seat) {
    view.players[seat].goods.beaver -= event.count;
    view.players[seat].goods.leather += event.count;
  },
  exchanged(view, event, seat) {
    view.players[seat].goods[event.give] -= 1;
    view.players[seat].goods[event.take] += 1;
  },
  spent: (view, event, seat) => void (view.players[seat].goods[event.good] -= 1),
  paid(view, event, seat) {
    const { goods } = view.players[seat];
    goods.leather -= event.leather;
    goods.fish -= event.fish;
    for (const good of event.vegetables) goods[good] -= 1;
  },
  bought(view, event, seat) {
    view.market = view.market.filter((/** @type {string} */ id) => id !== event.progress);
    view.players[seat].progress.push({ id: event.progress, down: false });
  },
  moved(view, event, seat) {
    guards(view, event.start, seat, event.kind_of, -1);
    guards(view, event.end, seat, event.kind_of, 1);
  },
  lay_down(view, event, seat) {
    guards(view, event.start, seat, event.kind_of, -1);
    view.areas[event.area] = { seat, kind: event.kind_of };
  },
  struck(view, event, seat) {
    guards(view, event.start, seat, event.kind_of, -1);
    guards(view, event.end, event.opponent.seat, event.victim, -1);
  },
  attacked(view, event, seat) {
    guards(view, event.start, seat, event.kind_of, -1);
    view.areas[event.area] = { seat, kind: event.kind_of };
  },
  injured: (view, event, seat) => void (view.players[seat].long_house[event.kind_of] += 1),
  transferred(view, event, seat) {
    const player = view.players[seat];
    view.areas[event.area] = event.replaced_by ? { seat, kind: event.replaced_by } : null;
    if (event.replaced_by) player.village[event.replaced_by] -= 1;
    guards(view, event.stays ? event.area.split(".")[0] : player.home, seat, event.kind_of, 1);
  },
  brought(view, event, seat) {
    const player = view.players[seat];
    player.long_house[event.kind_of] -= 1;
    if (event.kind_of === "woman" || event.kind_of === "hunter") player.village[event.kind_of] += 1;
    else guards(view, player.home, seat, event.kind_of, 1);
  },
  scored: (view, event, seat) => track(view, seat, event.track, event.total),
  balanced(view, event, seat) {
    track(view, seat, event.track, view.players[seat].tracks[event.track] - 1);
    track(view, seat, event.other, view.players[seat].tracks[event.other] + 1);
  },
  played: (view, event, seat) => void (view.players[seat].disk = event.space),
  drew(view, _event, seat) {
    view.masks.deck = Math.max(0, view.masks.deck - 1);
    view.players[seat].card_count += 1;
  },
  drew_open(view, _event, seat) {
    view.masks.discard.pop();
    view.players[seat].card_count += 1;
  },
  discarded(view, event, seat) {
    view.masks.discard.push(event.card);
    view.players[seat].card_count -= 1;
  },
  claimed: (view, event, seat) => void view.players[seat].turtles.push({ id: event.turtle, tracks: event.tracks ?? null }),
  new_order(view, event) {
    view.order = event.order.map((/** @type {any} */ one) => one.seat ?? one);
    view.next_order = [];
    for (const player of view.players) player.disk = null;
  },
  flipped(view, event, seat) {
    for (const slot of event.slots) Object.assign(view.players[seat].grid[slot - 1], { ritual: !view.players[seat].grid[slot - 1].ritual, marked: false });
  },
  top_row: (view, _event, seat, after) => void (view.players[seat].grid = structuredClone(after.players[seat].grid)),
  refilled: (view, _event, _seat, after) => void (view.display = [...after.display]),
  ghost_guard: (view, event, _seat, after) => void (view.territories[event.territory] = structuredClone(after.territories[event.territory])),
  ghost_took: (view, event, _seat, after) => void (view.areas[event.area] = structuredClone(after.areas[event.area])),
  ghost_disk: (view, event) => void (view.ghost.disk = event.space),
  ghost_traded: (view, event) => void (view.market = view.market.filter((/** @type {string} */ id) => id !== event.progress)),
};
