/**
 * The log: one line for each deed, the cause before what it brings. "Heron explores and closes Lyngstad, 3 tiles (Feast): 3 fame."
 * A year ends in one small table.
 *
 * @typedef {{play?: Event, kind: string, events: Event[], paid: Event[], chapter: number}} Deed play: the card it was done with; kind: of its first event, or "play"; chapter: of its last event
 */

import { YearEnd } from "./summary.js";
import { html } from "../../../web/dom.js";

/** @typedef {import("./events.d.ts").Event} Event */
/** @typedef {import("../../../web/types.js").Event} ApiEvent */
/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** Seen at once on the table, or told by what follows. */
const SILENT = new Set(["turn", "left_off", "allowed", "tile_drawn", "tile_chosen", "reshuffled", "ordered"]);
const FIGHT = new Set([
  ...["pushed", "rolled", "chose_face", "won", "settled", "lost", "kaija_lost", "no_retreat", "retreated"],
  ...["creature_rolled", "creature_fought", "creature_beaten"],
]);
/** What a deed brings: it joins the deed before it. */
const BROUGHT = new Set(["gained", "fame", "drew", "closed", "camp_sent", "marker", "creature_came"]);
/** Several of the same kind make one line. */
const SAME = new Set(["recruited", "row_shown", "achievement_shown", "drew", "looked"]);
/** What may follow a deed of a kind as part of it. @type {Record<string, string[]>} */
const PART = { passed: ["took"], tile_placed: ["settled_units"], removed: ["upgraded"] };
/** The card that only does this: not worth a word. @type {Record<string, string>} */
const PLAIN = { tile_placed: "explore", moved: "move", recruited: "recruit", built: "build" };
const YEAR_END = new Set(["gained", "fame", "paid", "winter", "unrest"]);
/** Lines of their own in the middle of a year's end. */
const BARGAINS = new Set(["offered", "swapped", "refused"]);

/** @type {WeakMap<Event, {of: string, text: Child}>} what a deed was put into, by its last event */
const memory = new WeakMap();

/**
 * The sentence of every event of a story. A deed's line stands at the event that names its place, if it came with the last of them, else at the last; a combat's where it ends.
 * @param {{events: ApiEvent[], undone?: boolean}[]} story @param {Ui} ui @returns {(event: ApiEvent) => Child}
 */
export function log(story, ui) {
  /** @type {Map<ApiEvent, Child>} */
  const said = new Map();
  const reader = `${ui.language}|${ui.seat}|${ui.names.join("|")}`;
  for (const deed of deedsIn(story, ui.names.length)) {
    for (const event of [...deed.paid, ...deed.events]) said.set(event, "");
    if (deed.play) said.set(deed.play, "");
    const last = deed.events.at(-1) ?? deed.paid.at(-1) ?? /** @type {Event} */ (deed.play);
    const of = `${reader}|${deed.events.length}`;
    const known = memory.get(last);
    const text = known?.of === of ? known.text : line(deed, ui);
    memory.set(last, { of, text });
    said.set(anchor(deed, last), text);
  }
  return (event) => said.get(event) ?? (SILENT.has(event.kind) ? "" : ui.event(event));
}

/** Where the line stands. @param {Deed} deed @param {Event} last @returns {Event} */
function anchor({ kind, events, chapter }, last) {
  if (kind === "end") return last;
  const here = events.filter((event) => chapters.get(event) === chapter);
  const place = (/** @type {Event} */ { territory, end }) => territory ?? end;
  return (kind === "fight" ? here.findLast(place) : here.find(place)) ?? here.find(({ seat }) => seat) ?? last;
}

/** @type {WeakMap<Event, number>} */
const chapters = new WeakMap();

/** The events of a story as deeds; those that stand for themselves are left out. @param {{events: ApiEvent[], undone?: boolean}[]} story @param {number} players @returns {Deed[]} */
export function deedsIn(story, players) {
  const deeds = new Deeds(players);
  /** @type {{events: Event[], undone?: boolean}[]} */ (story).forEach(({ events, undone = false }, at) => {
    deeds.side(undone);
    for (const event of events) {
      chapters.set(event, at);
      deeds.add(event, at);
    }
  });
  return deeds.all;
}

class Deeds {
  /** @param {number} players */
  constructor(players) {
    this.players = players;
    /** @type {Deed[]} */
    this.all = [];
    /** @type {Deed | null} what goes on */
    this.now = null;
    /** @type {Event[]} the price of what comes next */
    this.paid = [];
    /** @type {Deed | null} an offer without its answer */
    this.asked = null;
    this.undone = false;
    this.passed = 0;
    /** Whether the hands of a new year are dealt. */
    this.dealing = false;
  }

  /** What was taken back and what was not never become one deed. @param {boolean} undone */
  side(undone) {
    if (undone !== this.undone) this.close();
    this.undone = undone;
  }

  close() {
    this.now = null;
    this.paid = [];
  }

  /** @param {string} kind @param {Event | null} event @param {number} chapter @param {Event} [play] */
  open(kind, event, chapter, play) {
    this.now = { kind, events: event ? [event] : [], paid: this.paid, chapter, play };
    this.paid = [];
    this.all.push(this.now);
  }

  /** @param {Event} event @param {number} chapter */
  join(event, chapter) {
    const now = /** @type {Deed} */ (this.now);
    now.events.push(event);
    now.paid.push(...this.paid);
    now.chapter = chapter;
    this.paid = [];
  }

  /** @param {Event} event @param {number} chapter */
  add(event, chapter) {
    const { kind } = event;
    this.count(event);
    if (kind === "turn" || kind === "year") return this.close();
    if (SILENT.has(kind)) return undefined;
    if (this.passed >= this.players) {
      if (YEAR_END.has(kind)) return this.ending(event, chapter);
      if (BARGAINS.has(kind)) return this.bargain(event, chapter);
      if (kind === "traded") return this.trade(event, chapter);
    }
    if (kind === "paid") return this.paying(event, chapter);
    if (kind === "played") {
      this.close();
      return this.open("play", null, chapter, event);
    }
    if (kind === "combat") return this.open("fight", event, chapter);
    if (FIGHT.has(kind)) return this.fighting(event, chapter);
    const now = this.now;
    if (now && this.belongs(now, event)) return this.join(event, chapter);
    if (now && now.kind === "play" && !now.events.length && !BROUGHT.has(kind)) {
      now.kind = kind;
      return this.join(event, chapter);
    }
    return this.open(kind, event, chapter);
  }

  /** @param {Event} event */
  count({ kind }) {
    if (kind === "passed") this.passed += 1;
    if (kind === "year") [this.passed, this.dealing] = [0, true];
    if (kind === "turn") this.dealing = false;
  }

  /** Whether an event is part of what goes on. @param {Deed} now @param {Event} event */
  belongs(now, { kind, seat }) {
    if (now.kind === "end") return false;
    if (this.dealing) return now.kind === kind && (kind !== "drew" || now.events[0].seat?.seat === seat?.seat);
    if (SAME.has(kind) && now.kind === kind) return now.events[0].seat?.seat === seat?.seat;
    return BROUGHT.has(kind) || Boolean(PART[now.kind]?.includes(kind));
  }

  /** An offer and its answer are one line; the harvest goes on around it. @param {Event} event @param {number} chapter */
  bargain(event, chapter) {
    const { asked } = this;
    this.asked = null;
    if (asked) {
      asked.events.push(event);
      [asked.kind, asked.chapter] = [event.kind, chapter];
      return;
    }
    const deed = { kind: event.kind, events: [event], paid: [], chapter };
    if (event.kind === "offered") this.asked = deed;
    this.all.push(deed);
  }

  /** What was paid for a trade and what it brought leave the table of the harvest. @param {Event} event @param {number} chapter */
  trade(event, chapter) {
    const harvest = this.now?.events ?? [];
    const found = harvest.splice(
      harvest.findIndex(({ kind }) => kind === "paid"),
      harvest.length,
    );
    const paid = found.filter(({ kind }) => kind === "paid");
    if (!harvest.length) {
      this.all = this.all.filter((deed) => deed !== this.now);
      this.now = null;
    }
    this.all.push({ kind: "traded", events: [...found.filter(({ kind }) => kind !== "paid"), event], paid, chapter });
  }

  /** Harvest and winter are one. @param {Event} event @param {number} chapter */
  ending(event, chapter) {
    if (this.now?.kind === "end") this.join(event, chapter);
    else this.open("end", event, chapter);
  }

  /** What is paid in a fight goes into its sums; otherwise it is the price of what comes next. @param {Event} event @param {number} chapter */
  paying(event, chapter) {
    if (this.now?.kind === "fight") this.join(event, chapter);
    else this.paid.push(event);
  }

  /** A roll without a combat is a fight with a creature. @param {Event} event @param {number} chapter */
  fighting(event, chapter) {
    if (this.now?.kind === "fight") this.join(event, chapter);
    else this.open("fight", event, chapter);
  }
}

// A deed in words.

/** @param {Deed} deed @param {Ui} ui @returns {Child} a sentence, or a table */
function line(deed, ui) {
  const { kind, events } = deed;
  if (kind === "end") return html`<${YearEnd} events=${events} ui=${ui} />`;
  if (kind === "traded")
    return ui.say("board-log-trades", { seat: events[0].seat, cost: goods(deed.paid, ui), gains: goods(events, ui) });
  if (BARGAINS.has(kind)) return (kind === "swapped" ? events.slice(-1) : events).map(ui.event).join(" ");
  if (kind === "drew" && !deed.play && events.length > 1) return dealt(events, ui);
  if (kind === "row_shown") return ui.say("board-log-row", { cards: events.map(({ card }) => card) });
  if (kind === "achievement_shown") return ui.say("board-log-achievements", { cards: events.map(({ card }) => card) });
  const actor = (deed.play ?? events.find(({ seat }) => seat))?.seat;
  const found = kind === "fight" ? fight(events, ui) : told(deed, ui);
  const brought = BROUGHT.has(kind) ? events.slice(1) : events;
  const own = brought.filter((event) => event.kind !== "paid" && event.seat?.seat === actor?.seat);
  const others = brought.filter(
    (event) =>
      (event.kind === "gained" || event.kind === "fame") && (kind === "fight" || event.seat?.seat !== actor?.seat),
  );
  return [
    ui.say("board-log-line", {
      deed: [found, ...drawn(own, ui)].join(""),
      cost: kind === "fight" ? "none" : goods(deed.paid, ui) || "none",
      card: deed.play && kind !== "play" && PLAIN[kind] !== deed.play.card ? ui.noun(deed.play.card) : "none",
      gains: kind === "fight" ? "none" : goods(own, ui) || "none",
    }),
    ...others.map(ui.event),
    ...(kind === "fight" ? gone(events) : []).map(ui.event),
  ].join(" ");
}

/** A sentence to go on with. @param {string} text */
const open = (text) => text.replace(/\s*\.$/u, "");

/** What was done. @param {Deed} deed @param {Ui} ui @returns {string} */
function told({ kind, events, play }, ui) {
  if (kind === "play") return open(ui.event(/** @type {Event} */ (play)));
  const head = events[0];
  const of = (/** @type {string} */ one) => events.filter((event) => event.kind === one);
  if (kind === "tile_placed")
    return [
      ui.say("board-log-explores", { seat: head.seat, card: play ? "yes" : "no" }),
      ...closes(of("closed"), ui),
      ...of("settled_units").map((event) => ui.say("board-log-settles", event)),
      ...of("creature_came").map((event) => `. ${open(ui.event(event))}`),
    ].join("");
  if (kind === "recruited") return recruits(of("recruited"), of("camp_sent"), ui);
  if (kind === "passed")
    return ui.say("board-log-passes", {
      seat: head.seat,
      card: of("took").length ? ui.noun(of("took")[0].card, "a") : "none",
      marker: of("marker").length ? "yes" : "no",
    });
  if (kind === "removed" && of("upgraded").length)
    return ui.say("board-log-upgrades", { seat: head.seat, old: head.card, card: of("upgraded")[0].card });
  if (BROUGHT.has(kind)) return open(ui.event(head));
  return [
    open(ui.event(head)),
    ...events
      .slice(1)
      .filter(isWhole)
      .map((event) => `. ${open(ui.event(event))}`),
  ].join("");
}

/** What was closed, one's own land first. @param {Event[]} closed @param {Ui} ui @returns {string[]} */
function closes(closed, ui) {
  const own = (/** @type {Event} */ { seat, holder }) => holder?.seat === seat?.seat;
  return [...closed.filter(own), ...closed.filter((event) => !own(event))].map((event, at) => {
    const { seat, holder, territory, size } = event;
    const whose = !holder ? "nobody" : own(event) ? "own" : "other";
    return ui.say("board-log-closes", {
      seat,
      holder: holder ?? seat,
      whose,
      territory,
      size,
      more: at ? "yes" : "no",
    });
  });
}

/** Whether an event is told in words of its own, and not in a list. @param {Event} event */
const isWhole = ({ kind }) => !["gained", "fame", "drew"].includes(kind);

/** How many units came where. @param {Event[]} recruited @param {Event[]} camps @param {Ui} ui */
function recruits(recruited, camps, ui) {
  /** @type {Map<string, number>} */
  const places = new Map();
  for (const { territory } of recruited) places.set(territory, (places.get(territory) ?? 0) + 1);
  const each = [...places].map(([territory, count]) => ui.say("board-log-units-at", { territory, count }));
  const deed = ui.say("board-log-recruits", { seat: recruited[0].seat, where: each.join(", ") });
  return camps.length ? `${deed}${ui.say("board-log-camp", { count: camps.length })}` : deed;
}

/** Where the loser went. @param {Event[]} events */
const gone = (events) => events.filter(({ kind }) => kind === "no_retreat" || kind === "retreated");

/** A combat: who won, and what it cost both. @param {Event[]} events @param {Ui} ui */
function fight(events, ui) {
  const find = (/** @type {string} */ kind) => events.filter((event) => event.kind === kind);
  const [won, combat, hunt] = [find("won")[0], find("combat")[0], find("creature_fought")[0]];
  const lost = (/** @type {number | undefined} */ seat) =>
    [...find("lost"), ...find("kaija_lost")]
      .filter((event) => event.seat?.seat === seat)
      .reduce((sum, { count }) => sum + (count ?? 1), 0);
  const pushed = find("pushed").map((event) => open(ui.event(event)));
  if (won)
    return ui.say("board-log-fight", {
      ...{ seat: won.seat, opponent: won.opponent, territory: won.territory, points: won.points },
      ...{ against: won.against, why: won.why, lost: lost(won.seat?.seat), theirs: lost(won.opponent?.seat) },
    });
  if (hunt) {
    const costs = lost(hunt.seat?.seat);
    return [open(ui.event(hunt)), costs ? ui.say("board-log-loses", { seat: hunt.seat, count: costs }) : ""]
      .filter(Boolean)
      .join(". ");
  }
  if (combat) return [open(ui.event(combat)), ...pushed].join(". ");
  return open(events.map(ui.event).filter(Boolean).join(" "));
}

/** Food, wood, lore and fame in one list. @param {Event[]} events @param {Ui} ui @returns {string} */
function goods(events, ui) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { kind, resource, count } of events) {
    if (kind !== "gained" && kind !== "paid" && kind !== "fame") continue;
    const what = kind === "fame" ? "fame" : resource;
    sums.set(what, (sums.get(what) ?? 0) + count);
  }
  return [...sums].map(([what, count]) => ui.say("board-log-good", { what, count })).join(", ");
}

/** Cards that came along. @param {Event[]} events @param {Ui} ui @returns {string[]} */
function drawn(events, ui) {
  const drew = events.filter(({ kind }) => kind === "drew");
  const known = drew.filter(({ card }) => card).map(({ card }) => card);
  const { seat } = drew[0] ?? {};
  return [
    known.length ? ui.say("board-log-draws", { seat, cards: known }) : "",
    drew.length > known.length ? ui.say("board-log-draws-hidden", { seat, count: drew.length - known.length }) : "",
  ];
}

/** The hand of a new year, if it is the reader's. @param {Event[]} events @param {Ui} ui */
function dealt(events, ui) {
  const cards = events.filter(({ card }) => card).map(({ card }) => card);
  return cards.length ? ui.say("board-log-hand", { seat: events[0].seat, cards }) : "";
}
