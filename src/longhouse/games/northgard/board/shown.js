/**
 * What is ringed in a beat, and the fight that is drawn over the map: its dice and its end, as the events tell them. The sums are in the view.
 *
 * @typedef {import("./events.d.ts").Event} Event
 * @typedef {import("../../../web/types.js").Event} ApiEvent
 * @typedef {import("./combat.js").Scene} Scene
 */

/** @typedef {import("./view.d.ts").View} View */

const FIGHTING = ["combat", "rolled", "chose_face", "settled", "creature_rolled", "creature_fought"];

/** @param {ApiEvent[]} events @param {View} before @param {View} _after @param {number | null} seat @param {ApiEvent[]} told what was told before */
export function shown(events, before, _after, seat, told) {
  const fights = events.some(({ kind }) => FIGHTING.includes(kind));
  return {
    fresh: freshOf(events, seat),
    scene: fights ? fightIn(/** @type {Event[]} */ ([...told, ...events]), before) : undefined,
    holds: isWorthReading(/** @type {Event[]} */ (events), seat),
  };
}

/** Whether a beat should stay: it befalls the reader, or it is the end of a year. @param {Event[]} events @param {number | null} seat */
function isWorthReading(events, seat) {
  const mine = (/** @type {Event["seat"]} */ who) => seat !== null && who?.seat === seat;
  return events.some(
    ({ kind, seat: who, opponent }) =>
      kind === "winter" ||
      kind === "domination" ||
      (LOSSES.includes(kind) && mine(who)) ||
      (AGAINST.includes(kind) && mine(opponent)),
  );
}

/** What a player suffers themselves, and what others do to them. */
const LOSSES = ["lost", "kaija_lost", "no_retreat", "pushed", "unrest", "discarded"];
const AGAINST = ["combat", "won", "removed_unit", "chose_card"];

/** The fight that was told last: with a player, or with a creature. @param {Event[]} events @param {View} before @returns {Scene} */
function fightIn(events, before) {
  /** @type {Scene} */
  let scene = {};
  for (const event of events) {
    const who = event.seat?.seat ?? 0;
    const { clash, hunt } = scene;
    if (event.kind === "combat")
      scene = {
        clash: {
          territory: event.territory,
          attacker: who,
          defender: event.opponent.seat,
          faces: {},
          chosen: {},
          end: null,
        },
      };
    else if (event.kind === "rolled" && clash && !clash.end) clash.faces[who] = event.face;
    else if (event.kind === "rolled")
      scene = { hunt: { seat: who, face: event.face, creature: null, its: null, territory: null, end: null } };
    else if (event.kind === "chose_face" && clash) clash.chosen[who] = event.point;
    else if (event.kind === "settled" && clash) clash.end = /** @type {import("./events.d.ts").Settled} */ (event);
    else if (event.kind === "creature_rolled" && hunt)
      Object.assign(hunt, {
        creature: event.creature,
        its: event.face,
        territory: lairOf(before, event.creature, hunt.seat),
      });
    else if (event.kind === "creature_fought" && hunt) Object.assign(hunt, { territory: event.territory, end: event });
  }
  return scene;
}

/** Where a creature and somebody's figures are together. @param {View} view @param {string} kind @param {number} seat @returns {string | null} */
function lairOf(view, kind, seat) {
  const found = view.creatures.find((one) => one.kind === kind && view.territories[one.territory]?.holder === seat);
  return found?.territory ?? null;
}

/** What an event changed, as targets. @param {ApiEvent[]} events @param {number | null} viewer */
export function freshOf(events, viewer) {
  const found = new Set();
  for (const event of events) for (const target of changed(/** @type {Event} */ (event), viewer)) found.add(target);
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
