/**
 * What this browser remembers: who sits here, how they like it, and the seats they hold.
 *
 * @typedef {import("./types.js").Chair} Chair
 * @typedef {{table: string, game: string, chairs: Chair[], invitations: {seat: number, token: string}[], seen: number, hidden?: boolean, lesson?: boolean, at: number}} Held
 *
 * @typedef {{table: string, round: string, decision: string}} Occasion  when a card of the coach was shown
 *
 * @typedef {object} Preferences
 * @property {string} name
 * @property {string} language
 * @property {"" | "light" | "dark"} theme  "": as the system has it
 * @property {"half" | "normal" | "double" | "at-once"} speed
 * @property {boolean} pauses  wait for a key after every bot's move
 * @property {boolean} sound
 * @property {"always" | "final" | "never"} confirm
 * @property {boolean} patterns  strong patterns
 * @property {Record<string, string>} vocabulary  per game
 * @property {"on" | "off"} tips  the coach's cards
 *
 * @typedef {{table: number, done: boolean, first?: "wrong" | "shown", shown?: string}} Learned  how far a lesson was followed; of a puzzle, that the first
 *   try did not solve it, and the table at which the solution was shown
 * @typedef {{id: string, kind: "guest" | "member", name: string}} Known  who the house knows this browser as
 *
 * @typedef {object} Rules  of this house; the page brings them where they are not the usual ones
 * @property {string} guests  where people without a name may play: "on", everywhere; "private", not at open tables; "off", nowhere
 * @property {string} join  who may take a name: "open", anybody; "invite", whoever has an invitation
 */

import { post } from "./net.js";

const MOST_TABLES = 100;
/** Preferences were called tastes once; browsers still have them under that name. */
const STORED = "longhouse.tastes";

/** @type {Preferences} */
const USUAL = {
  name: "",
  language: "",
  theme: "",
  speed: "normal",
  pauses: false,
  sound: false,
  confirm: "final",
  patterns: false,
  vocabulary: {},
  tips: "on",
};

export class Session {
  /** @param {Pick<Storage, "getItem" | "setItem">} storage @param {readonly string[]} languages the browser's own, best first @param {Partial<Rules>} rules */
  constructor(storage, languages = [], rules = {}) {
    this.storage = storage;
    /** @type {Rules} */
    this.rules = { guests: rules.guests ?? "on", join: rules.join ?? "open" };
    /** @type {Preferences} */
    this.preferences = { ...USUAL, ...this.read(STORED, {}) };
    this.preferences.language ||=
      languages.some((one) => one.startsWith("fr")) && !languages[0]?.startsWith("en") ? "fr" : "en";
    /** @type {Set<() => void>} */
    this.listeners = new Set();
  }

  /** Be told of every change. @param {() => void} listener @returns {() => void} to stop */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** @param {Partial<Preferences>} changes */
  prefer(changes) {
    this.preferences = { ...this.preferences, ...changes };
    this.write(STORED, this.preferences);
    this.listeners.forEach((listener) => listener());
  }

  // Being known. Only who wanted something that a seat's secret cannot give is; of all others nothing is asked.

  /** Who the house knew this browser as when it last said so. @returns {Known | null} */
  known() {
    return this.read("longhouse.known", /** @type {Known | null} */ (null));
  }

  /** @param {Known | null} person */
  know(person) {
    const known = person && { id: person.id, kind: person.kind, name: person.name };
    if (JSON.stringify(known) === JSON.stringify(this.known())) return;
    this.write("longhouse.known", known);
    if (known?.name) this.prefer({ name: known.name });
    else this.listeners.forEach((listener) => listener());
  }

  isMember() {
    return this.known()?.kind === "member";
  }

  /** Whether the reader may open tables and sit down. */
  mayPlay() {
    return this.rules.guests !== "off" || this.isMember();
  }

  /** Whether the reader may do so where strangers play. */
  mayMeet() {
    return this.rules.guests === "on" || this.isMember();
  }

  /** The secret with which whoever sits here may take a name, where not everybody may; "" if there is none. @returns {string} */
  invitation() {
    return this.read("longhouse.invitation", "");
  }

  /** @param {string} code "" if it was used */
  keepInvitation(code) {
    this.write("longhouse.invitation", code);
  }

  /** Whether somebody without a name cannot take one now. */
  needsInvitation() {
    return this.rules.join === "invite" && !this.invitation();
  }

  /** The seats that this browser has secrets of, as the house is told of them. */
  secrets() {
    return this.tables().flatMap(({ table, chairs }) => chairs.map(({ token }) => ({ table, token })));
  }

  /** How many games somebody would lose with this browser. */
  games() {
    return this.tables().filter(({ chairs }) => chairs.length).length;
  }

  // Tables. They are read anew each time: several windows write them.

  /** Latest first, without lessons. @returns {Held[]} */
  tables() {
    return Object.values(this.all())
      .filter((held) => !held.lesson)
      .sort((a, b) => b.at - a.at);
  }

  /** @param {string} table @returns {Held | null} */
  held(table) {
    return this.all()[table] ?? null;
  }

  /** Remember a seat. @param {string} table @param {string} game @param {Chair[]} chairs @param {{seat: number, token: string}[]} [invitations] */
  hold(table, game, chairs, invitations, lesson = false) {
    this.change(table, (old) => {
      const others = (old?.chairs ?? []).filter(
        (chair) => !chairs.some((one) => one.token === chair.token || one.seat === chair.seat),
      );
      return {
        table,
        game: game || old?.game || "",
        chairs: [...others, ...chairs].sort((a, b) => a.seat - b.seat),
        invitations: invitations ?? old?.invitations ?? [],
        seen: old?.seen ?? -1,
        hidden: false,
        lesson: lesson || Boolean(old?.lesson),
        at: Date.now(),
      };
    });
  }

  // Learning.

  /** Whether nobody at this browser has played a game, or been taught it, yet. @param {string} game */
  isNew(game) {
    const all = this.read("longhouse.learned", /** @type {Record<string, Learned>} */ ({}));
    const taught = Object.entries(all).some(([lesson, far]) => lesson.startsWith(`${game}/`) && far.done);
    return !taught && !this.tables().some((held) => held.game === game);
  }

  /** How far a lesson was followed. @param {string} lesson @returns {Learned | null} */
  learned(lesson) {
    return this.read("longhouse.learned", /** @type {Record<string, Learned>} */ ({}))[lesson] ?? null;
  }

  /** @param {string} lesson @param {Learned} far */
  learn(lesson, far) {
    const all = this.read("longhouse.learned", /** @type {Record<string, Learned>} */ ({}));
    const done = far.done || Boolean(all[lesson]?.done);
    this.write("longhouse.learned", { ...all, [lesson]: { ...far, done } });
  }

  /** The first try at a puzzle was wrong, or its solution was shown at this table. @param {string} lesson @param {"wrong" | "shown"} first @param {string} [table] */
  tried(lesson, first, table) {
    const far = this.learned(lesson) ?? { table: 0, done: false };
    if (!far.done) this.learn(lesson, { ...far, first: far.first ?? first, shown: table ?? far.shown });
  }

  /** A puzzle is solved at this table: that does not count if the solution was shown there. @param {string} lesson @param {string} table @param {Date} [now] */
  solve(lesson, table, now = new Date()) {
    const far = this.learned(lesson);
    if (far?.done || far?.shown === table) return;
    this.learn(lesson, { table: 0, ...far, done: true });
    this.write("longhouse.streak", { day: dayOf(now), days: this.streak(now, 1) });
  }

  /** What became of a puzzle: "" if it was not tried, or only begun. @param {string} lesson @returns {"" | "solved" | "later" | "shown" | "wrong"} */
  solved(lesson) {
    const { done, first = "" } = this.learned(lesson) ?? {};
    return done ? (first ? "later" : "solved") : first;
  }

  /** On how many days in a row a puzzle was solved, with `more` of this day. @param {Date} [now] @param {number} [more] */
  streak(now = new Date(), more = 0) {
    const { day, days } = this.read("longhouse.streak", { day: "", days: 0 });
    const before = new Date(now);
    before.setDate(now.getDate() - 1);
    return day === dayOf(now) ? days : day === dayOf(before) ? days + more : more;
  }

  /** Whether this browser has shown a card of the coach before. @param {string} game @param {string} card */
  hasSeen(game, card) {
    return Boolean(this.cards()[`${game}/${card}`]);
  }

  /** A card is shown. @param {string} game @param {string} card @param {Occasion} at */
  seen(game, card, at) {
    this.write("longhouse.cards", { ...this.cards(), [`${game}/${card}`]: at });
  }

  /** When cards were shown at this table. @param {string} table @returns {Occasion[]} */
  cardsAt(table) {
    return Object.values(this.cards()).filter((at) => at.table === table);
  }

  /** @returns {Record<string, Occasion>} */
  cards() {
    return this.read("longhouse.cards", {});
  }

  /** The coach begins anew. */
  forgetCards() {
    this.write("longhouse.cards", {});
  }

  /** Up to where the reader has followed the story. @param {string} table @param {number} seq */
  see(table, seq) {
    if (this.held(table)?.seen !== seq) this.change(table, (old) => old && { ...old, seen: seq });
  }

  /** Leave a table out of the lobby, or show it again; the seat is kept. @param {string} table @param {boolean} hidden */
  hide(table, hidden) {
    this.change(table, (old) => old && { ...old, hidden });
  }

  /** Every seat that this browser holds gets up for good; the last person takes the table along. @param {string} table */
  async leave(table) {
    const held = (this.held(table)?.chairs ?? []).map(({ token }) => token);
    // Who is signed in needs no secret.
    const [first, ...others] = held.length || !this.known() ? held : [null];
    if (first === undefined) return;
    const left = /** @type {{removed?: boolean}} */ (await post(`/api/tables/${table}/leave`, {}, first));
    // When the first of two gives up, the match has ended for the second.
    if (!left.removed) for (const token of others) await post(`/api/tables/${table}/leave`, {}, token).catch(() => {});
    this.forget(table);
  }

  /** Every seat that this browser holds gives up; the table stays among the finished ones. @param {string} table */
  async resign(table) {
    const [first, ...others] = this.held(table)?.chairs ?? [];
    if (first) await post(`/api/tables/${table}/resign`, {}, first.token);
    for (const { token } of others) await post(`/api/tables/${table}/resign`, {}, token).catch(() => {});
  }

  /** @param {string} table */
  forget(table) {
    this.change(table, () => null);
  }

  /** @param {string} table @param {(old: Held | null) => Held | null} change */
  change(table, change) {
    const all = this.all();
    const next = change(all[table] ?? null);
    if (next) all[table] = next;
    else delete all[table];
    const kept = Object.values(all)
      .sort((a, b) => b.at - a.at)
      .slice(0, MOST_TABLES);
    this.write("longhouse.tables", Object.fromEntries(kept.map((one) => [one.table, one])));
  }

  /** @returns {Record<string, Held>} */
  all() {
    return this.read("longhouse.tables", {});
  }

  /** @template T @param {string} key @param {T} otherwise @returns {T} */
  read(key, otherwise) {
    try {
      return JSON.parse(this.storage.getItem(key) ?? "null") ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  /** @param {string} key @param {unknown} value */
  write(key, value) {
    try {
      this.storage.setItem(key, JSON.stringify(value));
    } catch {
      // A full or forbidden storage: the page works, it only forgets.
    }
  }
}

/** A day as puzzles name it: 2026-11-16, where the reader is. @param {Date} date */
export const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** Where localStorage is forbidden, memory has to do. @returns {Pick<Storage, "getItem" | "setItem">} */
export function browserStorage() {
  try {
    localStorage.getItem("longhouse");
    return localStorage;
  } catch {
    const memory = new Map();
    return { getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => void memory.set(key, value) };
  }
}

/**
 * What getting up means at a table, for whoever holds some seats of it: the id of a message.
 * @param {string} status @param {{seat: number, kind: string}[]} seats @param {(number | null | undefined)[]} own
 */
export function leavingWords(status, seats, own) {
  const alone = !seats.some((one) => one.kind === "person" && !own.includes(one.seat));
  if (alone) return "lobby-leave-alone";
  return status === "waiting" ? "lobby-leave-waiting" : seats.length > 2 ? "resign-many" : "resign-two";
}
