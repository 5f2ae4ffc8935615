/**
 * What happened, beat by beat: cards turned over, tiles, steps, battles, what is collected and made.
 * Between the two views only what the events say is changed; the last beat shows the table as it is.
 *
 * @typedef {{kind: string, seat?: {seat: number}} & Record<string, any>} Event
 */

/** These begin a beat of their own. */
const OPENERS = new Set(["start_taken", "discovered", "settled", "cycle", "cavalry_put", "round", "shown", "turn", "moved", "collected", "paid", "paid_warriors", "traded", "crafted", "trained", "attacked", "defeated", "beaten", "took", "relocated", "retreated", "won", "capped"]);

/** These are shown with what comes next. */
const SOFT = new Set(["cycle", "round", "turn", "paid", "paid_warriors", "dropped", "cycle_ended", "turn_ended"]);

/** Of these the same kind goes on in the same beat. */
const TOGETHER = new Set(["shown", "collected", "traded", "crafted", "trained", "paid"]);

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

/** @param {Event[]} events @param {any} before @param {any} after */
export function steps(events, before, after) {
  const parts = beats(events);
  if (!before || parts.length < 2) return [{ view: after, events, fresh: freshOf(events) }];
  const view = structuredClone(before);
  view.doing = null;
  return parts.map((part, at) => {
    for (const event of part) APPLY[event.kind]?.(view, event, event.seat?.seat ?? 0, after);
    return { view: at === parts.length - 1 ? after : structuredClone(view), events: part, fresh: freshOf(part) };
  });
}

/** What events changed, as targets. @param {Event[]} events */
export function freshOf(events) {
  const found = new Set();
  for (const { kind, cell, end } of events) {
    const changed = kind === "moved" || kind === "attacked" ? end : cell;
    if (changed) found.add(`cell:${changed}`);
  }
  return [...found];
}

// Tribes.

/** Warriors, or the chief, to or from a cell. @param {any} view @param {string} cell @param {number} seat @param {number} warriors @param {boolean} [chief] undefined: as it is */
function put(view, cell, seat, warriors, chief) {
  let tribe = view.tribes.find((/** @type {any} */ one) => one.cell === cell && one.seat === seat);
  if (!tribe) view.tribes.push((tribe = { cell, seat, warriors: 0, chief: false, protected: false }));
  tribe.warriors = Math.max(0, tribe.warriors + warriors);
  if (chief !== undefined) {
    tribe.chief = chief;
    view.players[seat].chief = chief ? cell : null;
  }
  view.tribes = view.tribes.filter((/** @type {any} */ one) => one.warriors > 0 || one.chief);
}

/** Losses of one side of the battle: warriors first, then the chief. @param {any} view @param {string} cell @param {any} side @param {number} units */
function lose(view, cell, side, units) {
  if (side === "army") {
    for (let left = units; left > 0; left--) {
      const man = view.cavalry.indexOf(cell);
      if (man >= 0) view.cavalry[man] = null;
    }
    return;
  }
  const tribe = view.tribes.find((/** @type {any} */ one) => one.cell === cell && one.seat === side.seat);
  if (!tribe) return;
  const fallen = Math.min(units, tribe.warriors);
  view.players[side.seat].reserve += fallen;
  put(view, cell, side.seat, -fallen, tribe.chief && units > fallen ? false : undefined);
}

/** A battle is over when both sides have lost: who is left moves in. @param {any} view @param {Event} event */
function fallen(view, event) {
  const clash = view.clash;
  if (!clash) return;
  const side = event.opponent;
  if (side !== "army" && side.seat === clash.seat) {
    clash.warriors -= Math.min(event.units, clash.warriors);
    view.players[clash.seat].reserve += clash.all - clash.warriors;
    clash.chief &&= event.units < clash.all + 1;
    return;
  }
  lose(view, clash.end, side, event.units);
  if (clash.warriors || clash.chief) put(view, clash.end, clash.seat, clash.warriors, clash.chief || undefined);
  view.clash = undefined;
}

/** @param {any} view @param {number} seat @param {string} item @param {number} by */
const load = (view, seat, item, by) => void (view.players[seat].items[item] = Math.max(0, view.players[seat].items[item] + by));

/** @type {Record<string, (view: any, event: Event, seat: number, after: any) => void>} */
const APPLY = {
  start_taken: (view, event, seat) => void (view.players[seat].start = event.cell),
  discovered: (view, event, _seat, after) => void (view.cells[event.cell] = { ...after.cells[event.cell], sides: [], passes: [] }),
  oriented: (view, event, _seat, after) => void (view.cells[event.cell] = { ...after.cells[event.cell], sides: event.sides, passes: event.passes }),
  settled: (view, event, seat) => put(view, event.cell, seat, event.warriors, true),
  cycle(view, event, seat) {
    Object.assign(view, { cycle: event.cycle, spirit: seat, round: 0, phase: "cavalry", cavalry: view.cavalry.map(() => null) });
    for (const player of view.players) Object.assign(player, { hand: [...player.hand, ...player.played], played: [], card: null });
  },
  round(view, event) {
    Object.assign(view, { round: event.round, phase: "cards", turn: null });
    for (const player of view.players) Object.assign(player, { card: null, ready: false });
  },
  ready: (view, _event, seat) => void (view.players[seat].ready = true),
  shown(view, event, seat) {
    const player = view.players[seat];
    Object.assign(player, { card: event.card, ready: false, hand: player.hand.filter((/** @type {string} */ card) => card !== event.card), played: [...player.played, event.card] });
  },
  turn: (view, _event, seat) => Object.assign(view, { turn: seat, phase: "turn" }),
  cavalry_put(view, event) {
    const man = view.cavalry.indexOf(null);
    if (man >= 0) view.cavalry[man] = event.cell;
  },
  moved(view, event, seat) {
    put(view, event.start, seat, -event.warriors, event.chief ? false : undefined);
    put(view, event.end, seat, event.warriors, event.chief ? true : undefined);
  },
  attacked(view, event, seat) {
    put(view, event.start, seat, -event.warriors, event.chief ? false : undefined);
    view.clash = { seat, end: event.end, warriors: event.warriors, all: event.warriors, chief: Boolean(event.chief) };
  },
  lost: fallen,
  relocated: (view, event, seat) => put(view, event.cell, seat, 0, true),
  retreated(view, event, seat) {
    const from = view.players[seat].chief;
    if (from) put(view, from, seat, 0, false);
    put(view, event.cell, seat, 0, true);
  },
  collected: (view, event, seat) => load(view, seat, event.item, 1),
  paid: (view, event, seat) => load(view, seat, event.item, -1),
  paid_warriors(view, event, seat) {
    put(view, event.cell, seat, -event.warriors);
    view.players[seat].reserve += event.warriors;
  },
  dropped: (view, event, seat) => load(view, seat, event.item, -event.count),
  traded(view, event, seat) {
    load(view, seat, event.item, -1);
    view.players[seat].horses = event.horses;
  },
  trophy: (view, event, seat) => void view.players[seat].trophies.push(event.trophy),
  crafted: (view, event, seat) => load(view, seat, event.item, 1),
  trained(view, event, seat) {
    put(view, event.cell, seat, 1);
    view.players[seat].reserve -= 1;
  },
  took: (view, event, seat) => (load(view, event.opponent.seat, event.item, -1), load(view, seat, event.item, 1)),
};
