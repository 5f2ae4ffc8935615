/**
 * The log: one line for each deed instead of one for each event. "Heron collects a wagon on H7 for 2 warriors. Heron wins the wagon trophy."
 */

import { is, piecesWords } from "./words.js";

/** @typedef {import("./events.d.ts").Event} Event */
/** @typedef {import("../../../web/types.js").Event} ApiEvent */
/** @typedef {import("../../../web/types.js").Ui} Ui */

/** Seen on the table, and told by nothing. */
const SILENT = new Set(["ready", "turn", "oriented", "turn_ended"]);
/** What comes before and after these is never one deed. */
const PARTS = new Set(["turn", "turn_ended", "round", "cycle", "cycle_ended"]);
const PAYMENTS = new Set(["paid", "paid_warriors", "dropped"]);
const GAINS = new Set(["collected", "traded", "crafted", "trained"]);

/** @param {Event} one @param {Event} other */
const sameSeat = (one, other) => one.seat?.seat === other.seat?.seat;

/** @type {Record<string, (deed: Event[], event: Event) => boolean>} whether an event belongs to a deed, by the deed's first event */
const GOES_ON = {
  shown: (_, { kind }) => kind === "shown",
  cavalry_off: (_, { kind }) => kind === "cavalry_off",
  discovered: ([{ cell }], event) =>
    (event.kind === "moved" && event.end === cell) || (event.kind === "settled" && event.cell === cell),
  moved: (deed, event) => {
    const last = /** @type {Event} */ (deed.at(-1));
    const same = sameSeat(last, event) && last.warriors === event.warriors && last.chief === event.chief;
    return event.kind === "moved" && same && last.end === event.start && deed[0].start !== event.end;
  },
  attacked: (_, { kind }) => kind === "defended" || kind === "lost" || kind === "beaten",
  defeated: (_, { kind }) => kind === "trophy",
  ...Object.fromEntries([...PAYMENTS, ...GAINS].map((kind) => [kind, gains])),
};

/** Payments, what they bring, and the trophy for it. @param {Event[]} deed @param {Event} event */
function gains(deed, event) {
  const done = deed.some(({ kind }) => GAINS.has(kind));
  if (!sameSeat(deed[0], event)) return false;
  return done ? event.kind === "trophy" : PAYMENTS.has(event.kind) || GAINS.has(event.kind);
}

/** The gain of a deed, if it is one. @param {Event[]} deed */
const gainOf = (deed) => deed.find(({ kind }) => GAINS.has(kind));

/** Whether two deeds are the same gain twice. @param {Event[]} one @param {Event[]} other */
function isRepeated(one, other) {
  const [first, second] = [gainOf(one), gainOf(other)];
  if (!first || !second || !sameSeat(first, second)) return false;
  return first.kind === second.kind && first.item === second.item && first.cell === second.cell;
}

/** Events that are one deed, in their order. @param {ApiEvent[]} events @returns {Event[][]} */
export function deeds(events) {
  /** @type {{part: number, deed: Event[]}[]} */
  const found = [];
  let part = 0;
  for (const event of /** @type {Event[]} */ (events)) {
    if (PARTS.has(event.kind)) part += 1;
    if (SILENT.has(event.kind)) continue;
    const last = found.at(-1);
    if (last?.part === part && GOES_ON[last.deed[0].kind]?.(last.deed, event)) last.deed.push(event);
    else found.push({ part, deed: [event] });
    if (GAINS.has(event.kind)) joinRepeated(found);
  }
  return found.map(({ deed }) => deed);
}

/** A payment may begin the same deed again; only its gain tells. @param {{part: number, deed: Event[]}[]} found */
function joinRepeated(found) {
  const [before, last] = found.slice(-2);
  if (last && before.part === last.part && isRepeated(before.deed, last.deed))
    found.splice(-2, 2, { ...before, deed: [...before.deed, ...last.deed] });
}

/**
 * The sentence of every event of a story. A deed's line stands at the last of its events, so that it is told when all has been shown;
 * that of a battle with the attacker, or where the reader is named who is attacked, so that it is news for them.
 * @param {{events: ApiEvent[], undone?: boolean}[]} story @param {Ui} ui @returns {(event: ApiEvent) => string}
 */
export function log(story, ui) {
  /** @type {Map<ApiEvent, string>} */
  const said = new Map();
  for (const events of [story.filter(({ undone }) => undone), story.filter(({ undone }) => !undone)].map((chapters) =>
    chapters.flatMap((chapter) => /** @type {Event[]} */ (chapter.events)),
  )) {
    for (const event of events) said.set(event, "");
    for (const deed of deeds(events)) said.set(/** @type {Event} */ (placeOf(deed, ui)), line(deed, ui));
    for (const event of idle(events)) said.set(event, ui.event(event));
    for (const [event, text] of cyclesOf(events, ui)) said.set(event, text);
  }
  return (event) => said.get(event) ?? ui.event(event);
}

/** The event of a deed that its line stands at. @param {Event[]} deed @param {Ui} ui @returns {Event} */
const placeOf = (deed, ui) =>
  deed.find(({ kind, opponent }) => kind === "defended" && ui.seat !== null && opponent?.seat === ui.seat) ??
  (deed[0].kind === "attacked" ? deed[0] : /** @type {Event} */ (deed.at(-1)));

/** Turns in which nothing was done: that they ended is all there is to tell. @param {Event[]} events @returns {Event[]} */
function idle(events) {
  let done = false;
  return events.filter((event) => {
    if (event.kind === "turn_ended" && !done) return true;
    if (PARTS.has(event.kind) || event.kind === "shown") done = false;
    else if (!SILENT.has(event.kind)) done = true;
    return false;
  });
}

/** @param {Event[]} deed @param {Ui} ui */
function line(deed, ui) {
  const [first] = deed;
  const gain = gainOf(deed);
  if (gain) return [gained(deed, gain, ui), ...trophies(deed, ui)].join(" ");
  const last = /** @type {Event} */ (deed.at(-1));
  switch (first.kind) {
    case "shown":
      return deed.map(({ seat, card }) => is(ui, ui.say("board-log-who", { seat }), ui.noun(card))).join(" · ");
    case "cavalry_off":
      return ui.say("board-log-cavalry-off", { count: deed.length });
    case "discovered":
      return discovered(first, last, ui);
    case "moved":
      return ui.event({ ...last, start: first.start });
    case "attacked":
      return attacked(deed, ui);
    default:
      return deed.map(ui.event).join(" ");
  }
}

/** @param {Event[]} deed @param {Ui} ui @returns {string[]} */
const trophies = (deed, ui) => deed.filter(({ kind }) => kind === "trophy").map(ui.event);

/** Who found a land, and who stands there now. @param {Event} first @param {Event} last @param {Ui} ui */
function discovered(first, last, ui) {
  const { seat, cell, land } = first;
  if (last.kind === "settled") return ui.say("board-log-settled", { seat, cell, land, warriors: last.warriors });
  return last.kind === "moved"
    ? ui.say("board-log-discovered", { seat, cell, land, pieces: piecesWords(ui, last) })
    : ui.event(first);
}

/** One thing, or so many. @param {Ui} ui @param {string} item @param {number} count */
const counted = (ui, item, count) => (count > 1 ? ui.say("board-log-counted", { item, count }) : ui.noun(item, "a"));

/** What was got, how often, and for what. @param {Event[]} deed @param {Event} gain @param {Ui} ui */
function gained(deed, { kind, seat, item, cell }, ui) {
  const all = deed.filter((event) => event.kind === kind);
  const count = all.length;
  const what = item ? counted(ui, item, count) : "";
  if (kind === "traded") return ui.say("board-log-traded", { seat, what, count, horses: all.at(-1)?.horses });
  if (kind === "crafted") return ui.say("board-log-crafted", { seat, what });
  if (kind === "trained") return ui.say("board-log-trained", { seat, count, cell });
  const tools = deed.filter((event) => event.kind === "paid");
  const men = deed.filter((event) => event.kind === "paid_warriors").reduce((sum, { warriors }) => sum + warriors, 0);
  const price = men
    ? piecesWords(ui, { warriors: men, chief: false })
    : tools.length
      ? counted(ui, tools[0].item, tools.length)
      : "none";
  return ui.say("board-log-collected", { seat, what, cell, price });
}

/** A battle: units and bonuses, who falls, who holds the cell. @param {Event[]} deed @param {Ui} ui */
function attacked(deed, ui) {
  const [{ seat, end, warriors, chief, bonus }] = deed;
  const find = (/** @type {string} */ kind) => deed.filter((event) => event.kind === kind);
  const [defended] = find("defended");
  const [lost = 0, killed = 0] = find("lost").map(({ units }) => units);
  if (!defended) return ui.event(deed[0]);
  const attackers = warriors + (chief ? 1 : 0);
  const side = (/** @type {number} */ units, /** @type {number} */ extra) =>
    extra ? `${units} + ${extra}` : `${units}`;
  return ui.say("board-log-attacked", {
    seat,
    opponent: defended.opponent,
    cell: end,
    sum: ui.say("board-sum", { ours: side(attackers, bonus), theirs: side(defended.units, defended.bonus) }),
    outcome: killed < defended.units ? "repelled" : lost < attackers ? "taken" : "empty",
    lost,
    killed,
  });
}

/** What everybody gained in each cycle, where it ends; not of a cycle whose beginning is not told here. @param {Event[]} events @param {Ui} ui @returns {[Event, string][]} */
function cyclesOf(events, ui) {
  return events.flatMap((end, at) => {
    const since = events.findLastIndex(({ kind, cycle }) => kind === "cycle" && cycle === end.cycle);
    if (end.kind !== "cycle_ended" || since < 0) return [];
    const rows = ui.names.map((/** @type {string} */ _, /** @type {number} */ seat) =>
      is(
        ui,
        ui.say("board-log-who", { seat: { seat } }),
        gainsIn(events.slice(since, at), seat, ui) || ui.say("board-log-nothing"),
      ),
    );
    const heading = ui.say("board-log-cycle", { cycle: end.cycle });
    return [[end, [heading, ...rows.map((/** @type {string} */ row) => `${row}.`)].join("\n")]];
  });
}

/** Horses and trophies. @param {Event[]} events @param {number} seat @param {Ui} ui */
function gainsIn(events, seat, ui) {
  const own = events.filter((event) => event.seat?.seat === seat);
  const horses = own.filter(({ kind }) => kind === "traded").length;
  const won = own.filter(({ kind }) => kind === "trophy").map(({ trophy }) => ui.noun(trophy));
  return [horses ? ui.say("board-log-horses", { count: horses }) : "", ...won].filter(Boolean).join(", ");
}

/** Whether an event is done to a seat by somebody else: taking from it, attacking it, beating its chief. @param {ApiEvent} event @param {number} me */
export function befalls(event, me) {
  const { kind, seat, opponent } = /** @type {Event} */ (event);
  return kind === "defended" || kind === "took" ? opponent?.seat === me : kind === "defeated" && seat?.seat === me;
}
