/**
 * What happened, beat by beat: a card, a move, a tile, a fight with its dice, harvest and winter.
 * Between the two views only what the events say is changed; the last beat shows the table as it is.
 *
 * @typedef {{kind: string, seat?: {seat: number}} & Record<string, any>} Event
 */

import { helpOf } from "./faces.js";

/** These wait for what comes next, to be shown with it. */
const SOFT = new Set(["turn", "year", "cancelled", "allowed", "copied", "left_off", "reshuffled"]);

/** These begin a beat of their own. */
const OPENERS = new Set([
  ...["clan_taken", "tiles_dealt", "first_player", "settled_units", "tile_drawn", "tile_chosen", "tile_placed", "closed", "turn", "played", "waited", "replaced", "upgraded", "passed", "took", "recruited", "kaija_came"],
  ...["camp_sent", "moved", "combat", "pushed", "rolled", "settled", "retreated", "no_retreat", "built", "rebuilt", "scorched", "removed_unit", "winter", "unrest", "year", "row_shown", "achievement_shown"],
  ...["creature_came", "creature_moved", "creature_fought", "domination", "over", "offered", "swapped", "traded", "marker"],
]);

/** Of these the same kind goes on in the same beat. */
const TOGETHER = new Set(["tiles_dealt", "tile_drawn", "row_shown", "achievement_shown", "winter", "closed", "recruited", "settled_units", "clan_taken"]);

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
  if (!before || parts.length < 2) return [{ view: after, events, fresh: freshOf(events, seat) }];
  const view = structuredClone(before);
  view.doing = null;
  view.playing = before.doing?.effect ?? "";
  view.clash = clashOf(before);
  return parts.map((part, at) => {
    const fresh = freshOf(part, seat);
    for (const event of part) APPLY[event.kind]?.(view, event, event.seat?.seat ?? 0, after);
    const has = (/** @type {string[]} */ ...kinds) => part.some(({ kind }) => kinds.includes(kind));
    const fights = { clash: has(...FIGHTING) ? structuredClone(view.clash) : undefined, hunt: has("creature_rolled", "creature_fought") ? structuredClone(view.hunt) : undefined };
    const shown = at === parts.length - 1 ? { ...after, ...fights } : structuredClone(view);
    if (has("settled")) view.clash = undefined;
    if (has("creature_fought")) view.hunt = undefined;
    thrown = view.clash ? structuredClone({ territory: view.clash.territory, faces: view.clash.faces, chosen: view.clash.chosen }) : null;
    return { view: shown, events: part, fresh };
  });
}

const FIGHTING = ["combat", "rolled", "chose_face", "settled"];

/** Dice of a fight that was interrupted by a question. @type {{territory: string, faces: Record<number, string>, chosen: Record<number, boolean>} | null} */
let thrown = null;

/** The fight that was going on. @param {any} view @returns {any} */
function clashOf(view) {
  const combat = view.doing?.combat;
  const [mine, theirs] = combat?.food ?? [];
  return combat ? { territory: combat.territory, attacker: combat.attacker, defender: combat.defender, bonus: combat.bonus ?? 0, faces: {}, chosen: {}, ...(thrown?.territory === combat.territory && structuredClone(thrown)), food: { [combat.attacker]: mine ?? 0, [combat.defender]: theirs ?? 0 }, end: null } : undefined;
}

/** What an event changed, as targets. @param {Event[]} events @param {number | null} viewer */
export function freshOf(events, viewer) {
  const found = new Set();
  for (const event of events) for (const target of changed(event, viewer)) found.add(target);
  return [...found];
}

/** @param {Event} event @param {number | null} viewer @returns {string[]} */
function changed(event, viewer) {
  const own = event.seat?.seat === viewer;
  switch (event.kind) {
    case "recruited":
    case "kaija_came":
    case "camp_sent":
    case "combat":
    case "settled":
    case "lost":
    case "closed":
    case "built":
    case "rebuilt":
    case "scorched":
    case "settled_units":
    case "removed_unit":
    case "creature_came":
    case "creature_moved":
    case "creature_fought":
      return [`territory:${event.territory}`];
    case "moved":
    case "retreated":
    case "pushed":
      return [`territory:${event.end}`];
    case "row_shown":
    case "achievement_shown":
      return [`row:${event.card}`];
    case "played":
    case "waited":
    case "replaced":
      return own ? [`active:${event.card}`] : [];
    case "drew":
      return own && event.card ? [`hand:${event.card}`] : [];
    case "took":
      return own ? [`discard:${event.card}`] : [];
    default:
      return [];
  }
}

/** Figures in or out of a territory, on the side they belong to. @param {any} view @param {string} id @param {number} seat @param {number} by */
function figures(view, id, seat, by) {
  const at = view.territories[id];
  if (!at) return;
  if (at.attacker === seat) {
    at.attackers = Math.max(0, at.attackers + by);
    if (!at.attackers && !at.kaija) at.attacker = null;
  } else if (at.holder === null || at.holder === seat) {
    at.units = Math.max(0, at.units + by);
    at.holder = at.units || at.kaija ? seat : null;
  } else if (by > 0) Object.assign(at, { attacker: seat, attackers: by });
}

/** Kaija in a territory, or gone from it. @param {any} view @param {string} id @param {number} seat @param {boolean} here */
function kaija(view, id, seat, here) {
  if (view.territories[id]) view.territories[id].kaija = here;
  figures(view, id, seat, 0);
}

/** @param {any} view @param {Event} event @param {number} seat */
function travel(view, event, seat) {
  const [from, to] = [view.territories[event.start], view.territories[event.end]];
  if (event.kaija && from && to) [from.kaija, to.kaija] = [false, true];
  figures(view, event.start, seat, -(event.units ?? (event.kaija ? 0 : 1)));
  figures(view, event.end, seat, event.units ?? (event.kaija ? 0 : 1));
}

/** @param {any} view @param {number} seat @param {string} card */
function leaveHand(view, seat, card) {
  const player = view.players[seat];
  const at = player.hand?.indexOf(card) ?? -1;
  if (at >= 0) player.hand.splice(at, 1);
  player.hand_count = Math.max(0, player.hand_count - 1);
  player.active.push(card);
}

/** The creatures as they are in the end. @param {any} view @param {Event} _event @param {number} _seat @param {any} after */
const creatures = (view, _event, _seat, after) => void (view.creatures = structuredClone(after.creatures));

/** @type {Record<string, (view: any, event: Event, seat: number, after: any) => void>} */
const APPLY = {
  clan_taken: (view, event, seat) => void (view.players[seat].clan = event.clan),
  year: (view, event) => void (view.year = event.year),
  turn: (view, _event, seat) => void (view.turn = seat),
  first_player: (view, _event, seat) => void (view.first_player = seat),
  marker: (view, _event, seat) => void (view.first_player = seat),
  passed: (view, _event, seat) => void (view.players[seat].passed = true),
  gained: (view, event, seat) => void (view.players[seat].resources[event.resource] += event.count),
  paid(view, event, seat) {
    view.players[seat].resources[event.resource] -= event.count;
    if (view.clash && event.resource === "food") view.clash.food[seat] = (view.clash.food[seat] ?? 0) + event.count;
  },
  fame: (view, event, seat) => void (view.players[seat].fame !== null && (view.players[seat].fame += event.count)),
  winter(view, event, seat) {
    const { resources } = view.players[seat];
    resources.food = Math.max(0, resources.food - event.food);
    resources.wood = Math.max(0, resources.wood - event.wood);
  },
  played(view, event, seat) {
    leaveHand(view, seat, event.card);
    view.playing = event.card;
  },
  copied: (view, event) => void (view.playing = event.card),
  waited: (view, event, seat) => leaveHand(view, seat, event.card),
  row_shown: (view, event) => void (view.row.includes(event.card) || view.row.push(event.card)),
  took(view, event) {
    const at = view.row.indexOf(event.card);
    if (at >= 0) view.row.splice(at, 1);
  },
  recruited: (view, event, seat) => figures(view, event.territory, seat, 1),
  settled_units: (view, event, seat) => figures(view, event.territory, seat, event.count),
  camp_sent: (view, event, seat) => figures(view, event.territory, seat, 1),
  kaija_came: (view, event, seat) => kaija(view, event.territory, seat, true),
  kaija_lost: (view, event, seat) => kaija(view, event.territory, seat, false),
  lost: (view, event, seat) => figures(view, event.territory, seat, -event.count),
  removed_unit: (view, event) => figures(view, event.territory, event.opponent?.seat ?? 0, -1),
  moved: travel,
  retreated: travel,
  pushed: travel,
  tile_placed(view, event, _seat, after) {
    if (view.tiles.some((/** @type {any} */ { id }) => id === event.tile)) return;
    view.tiles.push({ id: event.tile, x: event.x, y: event.y, turn: event.turn });
    const last = after.tiles.length === view.tiles.length;
    if (last) view.territories = structuredClone(after.territories);
  },
  built: (view, _event, _seat, after) => void Object.assign(view, { buildings: { ...after.buildings }, extra: [...after.extra] }),
  rebuilt: (view, _event, _seat, after) => void Object.assign(view, { buildings: { ...after.buildings }, extra: [...after.extra] }),
  scorched: (view, _event, _seat, after) => void (view.scorched = after.scorched),
  combat: (view, event, seat) => void (view.clash = { territory: event.territory, attacker: seat, defender: event.opponent?.seat ?? seat, bonus: helpOf(view.playing).bonus, faces: {}, chosen: {}, food: {}, end: null }),
  rolled(view, event, seat) {
    if (view.clash) view.clash.faces[seat] = event.face;
    else view.hunt = { seat, face: event.face, creature: null, its: null, territory: null, end: null };
  },
  chose_face: (view, event, seat) => void (view.clash && (view.clash.chosen[seat] = event.point)),
  settled: (view, event) => void (view.clash && (view.clash.end = event)),
  creature_came: creatures,
  creature_moved: creatures,
  creature_beaten: creatures,
  creature_rolled(view, event) {
    const { hunt } = view;
    const fought = view.creatures.find((/** @type {any} */ one) => one.kind === event.creature && view.territories[one.territory]?.holder === hunt?.seat);
    if (hunt) Object.assign(hunt, { creature: event.creature, its: event.face, territory: fought?.territory ?? null });
  },
  creature_fought: (view, event) => void (view.hunt && (view.hunt.end = event)),
};
