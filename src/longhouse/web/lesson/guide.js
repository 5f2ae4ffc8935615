/**
 * A lesson at this table: which card is shown, what has been read, what is answered. It draws nothing.
 *
 * Where the learner stands comes with every snapshot; only how far they have read is known here.
 *
 * @typedef {import("../types.js").Event} Event
 * @typedef {import("../types.js").LessonInfo} LessonInfo
 * @typedef {import("../types.js").Option} Option
 * @typedef {{kind: "note" | "tried" | "read" | "point" | "do" | "over" | "end" | "wait", step: number, words: string, say: string, light: string[], kept?: boolean, lost?: number}} Card
 *   `words`: the message of the card; `say`: the attribute that answers the last choice, or ""; "over": the last card of a table, until the next one
 */

import { post } from "../net.js";
import * as grammar from "../table/grammar.js";

export class Guide {
  /** @param {import("../table/ctrl.js").TableCtrl} ctrl */
  constructor(ctrl) {
    this.ctrl = ctrl;
    /** @type {Set<string>} cards that were read, and questions that were answered */
    this.read = new Set();
    /** @type {{id: string, light: string[]}[]} cards for what was told, not read yet */
    this.notes = [];
    /** @type {Set<string>} */
    this.noted = new Set();
    /** @type {{step: number, say: string, lost?: number} | null} what is answered to the last touch, and what that would cost */
    this.answer = null;
    /** Whether the last card of the chapter was put away, to play on. */
    this.plays = false;
    /** How far the counter has come: it does not go back. */
    this.reached = 0;
    /** @type {{step: number, words: string} | null} the card read last: after the end of a table it stays */
    this.last = null;
    /** Whether all cards of the table were read: the next one may come when everything is shown. */
    this.isRead = false;
    /** Opens the next table of the chapter. */
    this.goOn = () => {};
    ctrl.beats.stops = (step) => this.hear(step.events);
  }

  /** @returns {LessonInfo} */
  get info() {
    return /** @type {LessonInfo} */ (this.ctrl.snapshot?.lesson);
  }

  /** The message of a step or a note. @param {string} id */
  words(id) {
    return `lesson-${this.info.chapter}-${id}`;
  }

  /** What the learner is shown now; null if they play on. @returns {Card | null} */
  get card() {
    const { steps, tried, step, done } = this.info;
    const light = (/** @type {number} */ at) => steps[at]?.light ?? [];
    const unread = this.unread.at(0);
    if (this.notes.length) {
      const told = Math.max(0, (unread ?? step) - 1);
      return { kind: "note", step: told, words: this.words(this.notes[0].id), say: "", light: this.notes[0].light };
    }
    // Of a move that is found one hears at once, whatever the others do next; of a score when it is counted.
    const isFound = done && this.isPuzzle && steps.at(-1)?.figure;
    const isCounting = done && this.isPuzzle && !isFound && !this.settled;
    if ((this.ctrl.beats.playing && !isFound) || isCounting || (tried && !tried.kept && !this.settled))
      return tried || done ? null : this.waiting(step);
    if (tried && !(tried.kept && this.read.has(`kept-${tried.step}`))) {
      const words = this.words(steps[tried.step].id);
      return { kind: "tried", step: tried.step, words, say: tried.say, light: light(tried.step), kept: tried.kept };
    }
    if (unread !== undefined) {
      const { id, kind } = steps[unread];
      return {
        kind: kind === "point" ? "point" : "read",
        step: unread,
        words: this.words(id),
        say: this.said(unread),
        light: light(unread),
      };
    }
    if (done && this.info.table < this.info.tables - 1) {
      const at = steps.length - 1;
      const words = this.last?.step === at ? this.last.words : this.words(steps[at].id);
      return { kind: "over", step: at, words, say: "", light: [] };
    }
    if (done)
      return this.plays
        ? null
        : { kind: "end", step, words: `lesson-chapter-${this.info.chapter}`, say: "", light: [] };
    if (!this.ctrl.snapshot?.decision) return this.waiting(step);
    const say = this.said(step) || this.remarkAt(step);
    return { kind: "do", step, words: this.words(steps[step].id), say, light: light(step), lost: this.answer?.lost };
  }

  /** What is to be read or answered before the next choice. */
  get unread() {
    return this.info.cards.filter((at) => !this.read.has(this.info.steps[at].id));
  }

  /** Which card of the chapter this is, over all its tables. @param {Card} card */
  count({ kind, step }) {
    const { before, total } = this.info;
    return (this.reached = Math.max(this.reached, kind === "end" ? total : Math.min(total, before + step + 1)));
  }

  /** What answers the last choice, where that was made in this step. @param {number} step */
  remarkAt(step) {
    return this.info.remarked === step ? this.info.remark : "";
  }

  /** The words for a choice that ended its step: a message with an attribute. @returns {[string, string] | null} */
  get echo() {
    const { remark, remarked, steps, step, cards, tried } = this.info;
    const isNew = remark && remarked !== step && !tried && !this.notes.length && this.unread.length === cards.length;
    return isNew ? [this.words(steps[remarked].id), remark] : null;
  }

  /** Whether everything that follows a try has been played. */
  get settled() {
    const { snapshot } = this.ctrl;
    return Boolean(snapshot && (snapshot.status === "over" || snapshot.decision));
  }

  /** While others move the card stays where it is, without a task. @param {number} step @returns {Card | null} */
  waiting(step) {
    const { steps } = this.info;
    return steps[step] ? { kind: "wait", step, words: this.words(steps[step].id), say: "", light: [] } : null;
  }

  /** @param {number} step */
  said(step) {
    return this.answer?.step === step ? this.answer.say : "";
  }

  // What the learner does.

  /** The card was read: the next one, or the next table. */
  next() {
    const { card } = this;
    if (!card) return;
    if (card.kind === "over") return this.goOn();
    this.last = { step: card.step, words: card.words };
    if (card.kind === "note") {
      this.notes.shift();
      if (!this.notes.length && this.ctrl.beats.waiting) this.ctrl.beats.next();
    } else if (card.kind === "read" || (card.kind === "point" && this.said(card.step) === "yes"))
      this.read.add(this.info.steps[card.step].id);
    else if (card.kind === "tried") this.read.add(`kept-${card.step}`);
    this.isRead = this.info.done && !this.notes.length && !this.unread.length;
    this.ctrl.changed();
  }

  /** Whoever acts has read what was to be read; but what follows a puzzle's solution may happen by itself. */
  acted() {
    for (const at of this.isPuzzle ? [] : this.info.cards)
      if (this.info.steps[at].kind === "read") this.read.add(this.info.steps[at].id);
    this.answer = null;
  }

  /** A touch that answers a question of the lesson; false if none is open. @param {string} target */
  points(target) {
    const { card } = this;
    if (card?.kind !== "point") return false;
    const say = this.info.steps[card.step].point[target];
    if (!say) return false;
    if (card.say === "yes") return true;
    this.answer = { step: card.step, say };
    this.ctrl.changed();
    return true;
  }

  /** Whether the lesson says no to all that a touch could still become; then it says why. @param {Option[]} left */
  refuses(left) {
    const { replies, tried } = this.info;
    if (this.info.done || (tried && !tried.kept)) return false;
    const found = left.map((option) => replies[option.key]).filter(Boolean);
    if (!found.length || found.some((reply) => reply.kind !== "no")) return false;
    // What a choice costs is known when it is whole.
    if (found.length > 1 && this.isJudged) return false;
    return this.say(found[0]);
  }

  /** Answer a choice that is not taken; of a puzzle it was a try. @param {import("../types.js").Reply} reply */
  say({ say, lost }) {
    this.acted();
    this.answer = { step: this.info.step, say, lost };
    if (this.isPuzzle) this.ctrl.session.tried(this.info.id, "wrong");
    this.ctrl.changed();
    return true;
  }

  /** The answer to the first card of a plan that is not wanted where it lies; the last place takes what is left. @param {grammar.Plan} plan */
  wrongIn(plan) {
    const { places } = /** @type {import("../types.js").Snapshot} */ (this.ctrl.snapshot);
    const spots = Object.keys(places);
    const reply = (/** @type {string} */ spot, /** @type {string} */ thing) => this.info.replies[places[spot][thing]];
    const isUnwanted = (/** @type {string} */ spot) =>
      Object.keys(places[spot]).every((thing) => reply(spot, thing)?.kind === "no");
    const left = spots.length > 1 && spots.filter(isUnwanted).length === 1 ? spots.find(isUnwanted) : "";
    const here = spots.filter((spot) => spot !== left).map((spot) => reply(spot, plan.placed[spot]));
    return here.find((one) => one?.kind === "no");
  }

  /** Whether a puzzle says no to all that is laid out. */
  rejects() {
    const wrong = this.isPuzzle && this.wrongIn(this.ctrl.plan);
    return Boolean(wrong && this.say(wrong));
  }

  /**
   * What a lesson takes at once of what is laid out: the places from the first one on. Null if it does not want a card there. A puzzle is judged as a
   * whole.
   * @param {grammar.Plan} plan @returns {string[] | null}
   */
  laid(plan) {
    if (this.isPuzzle || this.info.done) return [];
    const wrong = this.wrongIn(plan);
    if (wrong && this.say(wrong)) return null;
    const keys = Object.entries(this.ctrl.snapshot?.places ?? {}).map(([spot, there]) => there[plan.placed[spot]]);
    return keys.slice(0, [...keys, undefined].indexOf(undefined));
  }

  /** Which replies have a ring, the full one first: what is asked, what is fine as well, else what may be done besides. Null: all; a puzzle gives nothing away. */
  get ringed() {
    const { replies, done } = this.info;
    if (done || this.isPuzzle) return null;
    const wanted = ["yes", "fine"].filter((kind) => Object.values(replies).some((reply) => reply.kind === kind));
    return wanted.length ? wanted : ["also"];
  }

  get isPuzzle() {
    return this.info.chapter === "puzzle";
  }

  /** Whether it is a puzzle that says what wrong answers cost. */
  get isJudged() {
    return this.isPuzzle && Object.values(this.info.replies).some((reply) => reply.lost > 0);
  }

  /**
   * What may be touched: what answers the lesson's question, else what is wanted. What is not wanted is answered too, but has no ring: arrows reach it.
   * @param {Option[]} options @param {string[]} prefix
   */
  targets(options, prefix) {
    const { card, ctrl, ringed } = this;
    if (card?.kind === "point") {
      const answers = Object.entries(this.info.steps[card.step].point);
      const lit = answers.filter(([, say]) => card.say !== "yes" || say === "yes").map(([target]) => target);
      return { lit: new Set(lit), alt: new Set(), quiet: new Set() };
    }
    const places = (ctrl.planning && ctrl.snapshot?.places) || null;
    if (places && !ringed) return { ...grammar.planTargets(places, ctrl.plan), quiet: new Set() };
    const all = places ? pairsOf(places) : options;
    const path = places ? [ctrl.plan.held ?? ctrl.plan.place ?? []].flat() : prefix;
    const targets = (/** @type {Option[]} */ some) => [grammar.next(some, path), grammar.earlier(some, path)];
    const { replies, tried } = this.info;
    const ways = (ringed ?? [""]).map((kind) => targets(all.filter(({ key }) => !kind || replies[key]?.kind === kind)));
    const lit = ways.map(([next]) => next).find((next) => next.size) ?? new Set();
    const alt = new Set(ways.flat().flatMap((some) => [...some].filter((target) => !lit.has(target))));
    const others = tried && !tried.kept ? [] : targets(all).flatMap((some) => [...some]);
    return { lit, alt, quiet: new Set(others.filter((target) => !lit.has(target) && !alt.has(target))) };
  }

  /** @param {"show" | "again" | "skip"} what */
  ask(what) {
    this.acted();
    const { ctrl } = this;
    if (this.isPuzzle && what === "show") {
      // The whole solution is played on the board.
      ctrl.session.tried(this.info.id, "shown", ctrl.table);
      what = "skip";
    }
    if (what === "again") for (const name of [...this.read]) if (name.startsWith("kept-")) this.read.delete(name);
    return ctrl.doing(async () => {
      const sent = await post(`${ctrl.path}/lesson`, { do: what }, ctrl.feed?.token);
      if (ctrl.feed) await ctrl.until(ctrl.feed, /** @type {{seq: number}} */ (sent).seq);
      ctrl.forgetTouches();
    });
  }

  /** Things are told: cards for them are put on the pile. True if there is one, so that what is shown stays. @param {Event[]} events */
  hear(events) {
    for (const note of this.info.notes)
      if (!this.noted.has(note.id) && events.some((event) => isSuch(event, note))) {
        this.noted.add(note.id);
        this.notes.push({ id: note.id, light: note.light ?? [] });
      }
    return this.notes.length > 0;
  }

  /** A key of the lesson; false if it means nothing. @param {string} key */
  key(key) {
    const { card } = this;
    if (!card) return false;
    if (key === "n" && ["note", "read", "tried", "point", "over"].includes(card.kind)) this.next();
    else if (key === "h" && card.kind === "do") this.ask("show");
    else return false;
    return true;
  }
}

/** Things and places as options of two touches, in any order. @param {import("../types.js").Places} places @returns {Option[]} */
const pairsOf = (places) =>
  Object.entries(places).flatMap(([place, there]) =>
    Object.entries(there).flatMap(([thing, key]) =>
      [
        [thing, place],
        [place, thing],
      ].map((targets) => /** @type {Option} */ ({ key, targets })),
    ),
  );

/** Whether an event is of the kind and has the fields that a note names; seats may be numbers. @param {Event} event @param {Record<string, unknown>} note */
export function isSuch(event, note) {
  const fields = /** @type {Record<string, unknown>} */ (event);
  return Object.entries(note).every(([name, wanted]) => {
    if (name === "id" || name === "light") return true;
    if (name === "on") return event.kind === wanted;
    const found = fields[name];
    const value = found && typeof found === "object" && "seat" in found ? found.seat : found;
    return value === wanted;
  });
}
