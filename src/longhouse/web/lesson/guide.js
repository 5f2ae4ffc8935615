/**
 * A lesson at this table: which card is shown, what has been read, what is answered. It draws nothing.
 *
 * Where the learner stands comes with every snapshot; only how far they have read is known here.
 *
 * @typedef {import("../types.js").Event} Event
 * @typedef {import("../types.js").LessonInfo} LessonInfo
 * @typedef {import("../types.js").Option} Option
 * @typedef {{kind: "note" | "tried" | "read" | "point" | "do" | "end" | "wait", step: number, words: string, say: string, light: string[], kept?: boolean, lost?: number}} Card
 *   `words`: the message of the card; `say`: the attribute that answers the last choice, or ""
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
    const { steps, cards, tried, step, done, remark } = this.info;
    const light = (/** @type {number} */ at) => steps[at]?.light ?? [];
    if (this.notes.length)
      return { kind: "note", step, words: this.words(this.notes[0].id), say: "", light: this.notes[0].light };
    // Of a puzzle that is solved one hears at once, whatever the others do next.
    if ((this.ctrl.beats.playing && !(done && this.isPuzzle)) || (tried && !tried.kept && !this.settled))
      return tried || done ? null : this.waiting(step);
    if (tried && !(tried.kept && this.read.has(`kept-${tried.step}`))) {
      const words = this.words(steps[tried.step].id);
      return { kind: "tried", step: tried.step, words, say: tried.say, light: light(tried.step), kept: tried.kept };
    }
    const unread = cards.find((at) => !this.read.has(steps[at].id));
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
    if (done)
      return this.plays
        ? null
        : { kind: "end", step, words: `lesson-chapter-${this.info.chapter}`, say: "", light: [] };
    if (!this.ctrl.snapshot?.decision) return this.waiting(step);
    const say = this.said(step) || remark;
    return { kind: "do", step, words: this.words(steps[step].id), say, light: light(step), lost: this.answer?.lost };
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

  /** The card was read: the next one. */
  next() {
    const { card } = this;
    if (!card) return;
    if (card.kind === "note") {
      this.notes.shift();
      if (!this.notes.length && this.ctrl.beats.waiting) this.ctrl.beats.next();
    } else if (card.kind === "read" || (card.kind === "point" && this.said(card.step) === "yes"))
      this.read.add(this.info.steps[card.step].id);
    else if (card.kind === "tried") this.read.add(`kept-${card.step}`);
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
    this.answer = { step: card.step, say };
    this.ctrl.changed();
    return true;
  }

  /** Whether the lesson says no to all that a touch could still become; then it says why. @param {Option[]} left */
  refuses(left) {
    const { replies, step, tried } = this.info;
    if (this.info.done || (tried && !tried.kept)) return false;
    const found = left.map((option) => replies[option.key]).filter(Boolean);
    if (!found.length || found.some((reply) => reply.kind !== "no")) return false;
    // What a choice costs is known when it is whole.
    if (found.length > 1 && this.isJudged) return false;
    this.acted();
    this.answer = { step, say: found[0].say, lost: found[0].lost };
    return true;
  }

  /** Only what is wanted, or fine as well, has a ring; what may be done besides, if there is nothing else. A puzzle gives nothing away. @param {Option} option */
  rings(option) {
    const { replies, done } = this.info;
    const kind = replies[option.key]?.kind;
    if (done || !kind || this.isPuzzle) return true;
    const isWanted = (/** @type {string} */ one) => one === "yes" || one === "fine";
    return isWanted(kind) || (kind === "also" && !Object.values(replies).some((reply) => isWanted(reply.kind)));
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
    const { card } = this;
    if (card?.kind === "point")
      return { lit: new Set(Object.keys(this.info.steps[card.step].point)), alt: new Set(), quiet: new Set() };
    const wanted = options.filter((option) => this.rings(option));
    const [lit, alt] = [grammar.next(wanted, prefix), grammar.earlier(wanted, prefix)];
    const { tried } = this.info;
    const others = tried && !tried.kept ? [] : [...grammar.next(options, prefix), ...grammar.earlier(options, prefix)];
    return { lit, alt, quiet: new Set(others.filter((target) => !lit.has(target) && !alt.has(target))) };
  }

  /** @param {"show" | "again" | "skip"} what */
  ask(what) {
    this.acted();
    const { ctrl } = this;
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
    if (key === "n" && ["note", "read", "tried", "point"].includes(card.kind)) this.next();
    else if (key === "h" && card.kind === "do") this.ask("show");
    else return false;
    return true;
  }
}

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
