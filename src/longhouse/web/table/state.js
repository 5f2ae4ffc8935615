/**
 * What is known at a table, and what is touched and not sent yet.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("../types.js").Chair} Chair
 * @typedef {import("../types.js").Chapter} Chapter
 * @typedef {import("../types.js").News} News
 * @typedef {import("../types.js").Event} Event
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Option} Option
 * @typedef {import("../types.js").Snapshot} Snapshot
 *
 * @typedef {{option: Option, keys: string[], why: Message | null, reading: boolean, at: number}} Asked
 *   a choice that waits for a yes: why it is final, or that it was only touched to be read, and since when
 */

import { NOBODY, Refused } from "../net.js";
import { Beats, PACE, pictures, worded } from "./beats.js";
import { Feed, chairsOf } from "./feed.js";
import * as grammar from "./grammar.js";
import { Moments } from "./moments.js";
import * as since from "./since.js";
import { recall, remember } from "./unsent.js";

/** A seat known by its secret only; the table says which one it is. */
const UNKNOWN = -1;

/** Chapters that a board is reminded of when it shows something: a fight may have begun there. */
const RECENT = 20;

const STILLNESS = 300;
const BOT_SEEMS_TO_THINK = 600;

export class TableState {
  /** @param {string} table @param {import("../session.js").Session} session @param {string} [token] a seat's secret that came with a link */
  constructor(table, session, token = "") {
    this.table = table;
    this.path = `/api/tables/${table}`;
    this.session = session;
    /** @type {Board | null} */
    this.board = null;
    /** @type {Chair[]} the seats this browser holds */
    this.chairs = session.held(table)?.chairs ?? [];
    if (token && !this.chairs.some((chair) => chair.token === token))
      this.chairs = [{ seat: UNKNOWN, token, here: false, name: "" }];
    /** @type {Chair | null} whose eyes we look through; null at a shared screen between two people */
    this.chair = this.chairs.length === 1 ? this.chairs[0] : null;
    /** @type {Chair | null} who sat here before */
    this.lastChair = null;
    /** @type {Feed | null} */
    this.seatFeed = null;
    /** @type {Feed | null} what a spectator sees: at a shared screen, and for spectators */
    this.publicFeed = null;
    /** @type {Refused | null} the table could not be opened */
    this.failure = null;

    /** @type {string[]} targets touched so far */
    this.prefix = [];
    this.plan = grammar.NO_PLAN;
    /** The plan that was sent last: taking back restores it. */
    this.sentPlan = grammar.NO_PLAN;
    /** @type {Asked | null} waits for a yes */
    this.confirming = null;
    /** @type {{to: number, at: number} & import("./since.js").Lost | null} going back waits for a yes */
    this.goingBack = null;
    this.busy = false;
    /** @type {{message: Message, shake: boolean} | null} said once in the ribbon */
    this.notice = null;
    /** @type {import("./hints.js").Hint | null} what was advised last, for whichever decision */
    this.hint = null;
    /** Whether a hint is being thought about. */
    this.hinting = false;
    /** @type {(import("./hints.js").Because & {seq: number}) | null} why a bot did what the log tells in this chapter */
    this.because = null;
    /** @type {Set<string>} ringed in ink for a moment */
    this.pointedAt = new Set();

    this.beats = new Beats(() => this.changed());
    this.past = new Moments(
      table,
      () => this.feed?.key ?? null,
      () => this.changed(),
    );
    /** @type {unknown} what was shown before the first waiting beat */
    this.viewBefore = null;
    /** @type {Map<string, number>} what was changed since this seat last answered, and by whom */
    this.fresh = new Map();
    this.lastSent = 0;
    /** The decision that was answered last, whatever its step. */
    this.answered = "";
    /** The id it had. */
    this.sentFor = "";
    /** The chapter before which nothing can be taken back. */
    this.barrier = -1;
    /** @type {Message | null} why nothing can be taken back, while somebody has just tried */
    this.undoRefused = null;
    /** @type {number[]} the last chapters that were told whenever this seat answered, without what was taken back */
    this.answers = [];
    /** Whether what was laid out before a reload has been looked up. */
    this.recalled = false;
    /** Until when the last act of a turn stays open, in ms. */
    this.lingerUntil = 0;
    /** @type {Snapshot | null} the snapshot that said so */
    this.lingerFrom = null;
    /** The last chapter this browser had seen when the table was opened; -1: none. */
    this.since = -1;
    /** @type {(() => void)[]} public chapters that came while an answer was under way at a shared screen */
    this.heldBack = [];
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    /** @type {(event: Event) => string} */
    this.sentence = () => "";
    this.closed = false;
    /** @type {import("../lesson/guide.js").Guide | null} beside the table, if it is a lesson */
    this.guide = null;
  }

  /** @param {() => void} listener */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What is advised for the open decision. */
  get advised() {
    const decision = this.snapshot?.decision;
    return decision && this.hint?.decision === decision.id && !this.past.moment ? this.hint : null;
  }

  /** Whether a hint can be asked for now. */
  get mayAsk() {
    const snapshot = this.snapshot;
    return Boolean(snapshot?.hints && snapshot.decision && snapshot.options.length > 1 && !this.guide);
  }

  changed() {
    this.listeners.forEach((listener) => listener());
  }

  // What is known.

  /** Two people and more at one screen. */
  get shared() {
    return this.chairs.length > 1;
  }

  /** One person, and nobody but bots: they can always go back. */
  get withBotsOnly() {
    const { seat, players } = this.snapshot ?? {};
    return !this.shared && Boolean(players?.every((player) => player.kind === "bot" || player.seat === seat));
  }

  /** @returns {Feed | null} */
  get feed() {
    return this.chair ? this.seatFeed : this.publicFeed;
  }

  /** @returns {Snapshot | null} */
  get snapshot() {
    return this.feed?.snapshot ?? null;
  }

  get seat() {
    return this.snapshot?.seat ?? null;
  }

  get over() {
    return this.snapshot?.status === "over";
  }

  /** The view to draw now. */
  get view() {
    if (this.past.moment) return this.past.moment.view;
    if (this.beats.now) return this.beats.now.step.view;
    if (this.beats.playing) return this.viewBefore;
    return this.snapshot?.view ?? null;
  }

  /** Whether something may be touched right now. */
  get acting() {
    return Boolean(this.snapshot?.decision) && !this.past.moment && !this.busy && this.feed?.connection !== "lost";
  }

  /** Places are filled in any order where there is a board to show them on. */
  get planning() {
    const { snapshot } = this;
    return Boolean(this.board && snapshot?.decision && Object.keys(snapshot.places ?? {}).length);
  }

  /** The last chapter that was told when this seat last answered; -1 if it never did. */
  get answeredAt() {
    return this.answers.at(-1) ?? since.beforeOwnLast(this.snapshot?.story ?? [], this.seat);
  }

  /** How long the last act of a turn still stays open, in ms; 0 if nothing waits. */
  get lingers() {
    return this.snapshot?.decision ? 0 : Math.max(0, this.lingerUntil - Date.now());
  }

  /** Events whose beat has not come yet. @returns {Set<Event>} */
  get untold() {
    return new Set(this.beats.queue.flatMap(({ step }) => step.events));
  }

  /** The seat whose turn it is to take the shared screen. @returns {Chair | null} */
  get curtain() {
    const snapshot = this.snapshot;
    if (
      !this.shared ||
      this.chair ||
      !snapshot ||
      snapshot.status !== "playing" ||
      this.beats.playing ||
      this.past.moment
    )
      return null;
    return this.chairs.find((chair) => snapshot.deciding.includes(chair.seat)) ?? null;
  }

  /** What continues an option, what would change an earlier touch, and what a lesson answers without wanting it. @returns {{lit: Set<string>, alt: Set<string>, quiet?: Set<string>}} */
  targets() {
    const snapshot = this.snapshot;
    if (!snapshot || !this.acting) return { lit: new Set(), alt: new Set() };
    if (this.guide) return this.guide.targets(snapshot.options, this.prefix);
    if (this.planning) return grammar.planTargets(snapshot.places, this.plan);
    return { lit: grammar.next(snapshot.options, this.prefix), alt: grammar.earlier(snapshot.options, this.prefix) };
  }

  /** The same all together, also what a lesson does not want. @returns {Set<string>} */
  offers() {
    const options = (this.acting && this.snapshot?.options) || [];
    return new Set([...grammar.next(options, this.prefix), ...grammar.earlier(options, this.prefix)]);
  }

  // Opening and closing.

  async open() {
    try {
      try {
        await this.findFeeds();
      } catch (error) {
        // Whoever signs out everywhere voids the secrets of their seats; signed in again they need none.
        if (!(error instanceof Refused) || error.status !== 401 || !this.chairs.length || !this.session.known())
          throw error;
        this.session.forget(this.table);
        [this.chairs, this.chair] = [[], null];
        await this.findFeeds();
      }
      this.recognise();
      this.since = this.session.held(this.table)?.seen ?? -1;
      this.recall();
      if (this.snapshot) this.session.see(this.table, this.snapshot.seq);
      this.settle();
    } catch (error) {
      this.failure = failureOf(error);
    }
    this.changed();
  }

  async findFeeds() {
    if (!this.chairs.length && this.session.known()) await this.findChairs();
    if (this.shared || !this.chair) this.publicFeed = await this.opened(null);
    if (this.chair) this.seatFeed = await this.opened(this.chair.token);
  }

  /** Who is signed in needs no secret. How far they have followed is remembered here all the same. */
  async findChairs() {
    const { chairs, game } = await chairsOf(this.table);
    this.chairs = chairs;
    this.chair = chairs.length === 1 ? chairs[0] : null;
    if (chairs.length) this.session.hold(this.table, game, []);
  }

  /** Remember a seat that came by a link, if somebody sits there already. */
  recognise() {
    const { snapshot, chair } = this;
    if (!snapshot || !chair || chair.seat !== UNKNOWN || snapshot.seat === null) return;
    chair.seat = snapshot.seat;
    const player = snapshot.players[chair.seat];
    chair.name = player.name;
    if (player.kind !== "open") this.session.hold(this.table, snapshot.game, [chair]);
  }

  /** What was laid out before a reload lies there again. */
  recall() {
    const kept = this.shared ? null : recall(this.table);
    this.recalled = true;
    if (!kept || kept.seat !== this.seat) return;
    this.answers = kept.answers;
    if (kept.decision === this.snapshot?.decision?.id) this.plan = { ...grammar.NO_PLAN, placed: kept.placed };
  }

  remember() {
    const { snapshot } = this;
    if (!this.recalled || this.shared || !snapshot || snapshot.seat === null) return;
    remember(this.table, {
      decision: snapshot.decision?.id ?? "",
      seat: snapshot.seat,
      placed: this.plan.placed,
      answers: this.answers,
    });
  }

  /** @param {string | null} token */
  async opened(token) {
    /** @type {Feed} */
    const feed = new Feed(this.table, token, {
      onTold: (chapter, before) => this.told(feed, chapter, before),
      onChange: () => (feed === this.feed ? this.settle() : undefined, this.changed()),
    });
    if (!token && this.shared && this.session.known()) feed.key = NOBODY;
    if (token) this.seatFeed = feed;
    else this.publicFeed = feed;
    await feed.open();
    return feed;
  }

  close() {
    this.closed = true;
    this.beats.skip();
    this.seatFeed?.close();
    this.publicFeed?.close();
    this.listeners.clear();
  }

  /** Take a seat of this browser at a shared screen. @param {Chair | null} chair */
  async sit(chair) {
    this.seatFeed?.close();
    this.seatFeed = null;
    this.forgetTouches();
    this.past.now();
    if (chair) await this.opened(chair.token);
    this.chair = chair;
    this.settle();
    this.changed();
  }

  /** A seat was joined: start anew with it. What was seen before stays until the seat's own is here. @param {Chair} chair */
  async joined(chair) {
    const before = this.feed;
    before?.close();
    [this.chairs, this.chair, this.publicFeed, this.seatFeed] = [[chair], null, before, null];
    await this.sit(chair);
    this.publicFeed = null;
  }

  // Being told.

  /** @param {Feed} feed @param {News} chapter @param {Snapshot} before */
  told(feed, chapter, before) {
    const play = () => this.play(feed, chapter, before);
    if (this.shared && feed === this.seatFeed) {
      this.settle();
      if (!this.busy) this.changed();
    } else if (this.shared && this.chair) {
      if (this.busy) this.heldBack.push(play);
      else this.changed();
    } else play();
  }

  /** @param {Feed} feed @param {News} chapter @param {Snapshot} before */
  play(feed, chapter, before) {
    const after = /** @type {Snapshot} */ (feed.snapshot);
    const { steps, mover } = this.stepsOf(chapter, before.view, after.view, after.seat, before.story);
    const idle = !this.beats.playing;
    if (idle) this.viewBefore = before.view;
    this.trace(steps, mover);
    this.settle();
    this.beats.pace = PACE[this.session.preferences.speed] ?? 1;
    this.beats.pauses = this.session.preferences.pauses;
    const own = mover !== null && (mover === after.seat || this.chairs.some((chair) => chair.seat === mover));
    const asked = before.decision && before.decision.id === after.decision?.id;
    // A chapter without words is a half-step: there is nothing to tell, so nothing is waited for.
    const mute = !chapter.events.some((event) => this.sentence(event));
    if (own || mute || asked || !before.view) {
      this.guide?.hear(chapter.events);
      this.changed();
    } else {
      const since = Date.now() - this.lastSent;
      this.beats.add(steps, chapter.seq, Math.max(STILLNESS, BOT_SEEMS_TO_THINK - since) * this.beats.pace);
    }
    if (!this.shared || !this.chair) this.session.see(this.table, chapter.seq);
  }

  /** What a move changed stays ringed in the mover's colour until this seat answers. @param {import("../types.js").Step[]} steps @param {number | null} mover */
  trace(steps, mover) {
    for (const step of steps) {
      const by = step.events.find((event) => event.seat)?.seat?.seat ?? mover;
      if (by !== null) for (const target of step.fresh ?? []) this.fresh.set(target, by);
    }
  }

  /**
   * How news are shown, and whose doing those with words are (null: several, or luck).
   * @param {News} news @param {unknown} before @param {unknown} after @param {number | null} seat @param {Chapter[]} story what was told before
   */
  stepsOf({ events, beats }, before, after, seat, story) {
    const spoken = since.deedsOf(
      events.filter((event) => this.sentence(event)),
      this.board?.headings,
    );
    const movers = new Set(spoken.map((event) => event.seat?.seat ?? null));
    const mover = movers.size === 1 ? [...movers][0] : null;
    if (!before || !after) return { steps: [], mover };
    const steps = pictures(events, beats, before, after);
    const { board } = this;
    if (!board?.shown) return { steps: worded(steps, this.sentence), mover };
    const told = story.slice(-RECENT).flatMap((chapter) => chapter.events);
    const shown = steps.map((step, at) => {
      const how = board.shown?.(step.events, steps[at - 1]?.view ?? before, step.view, seat, told);
      told.push(...step.events);
      return { ...step, ...how };
    });
    return { steps: shown, mover };
  }

  /** After every change of the snapshot: what was touched and planned stays as far as it is still possible. */
  settle() {
    const snapshot = this.snapshot;
    if (!snapshot) return;
    const { step, refusal } = snapshot.undo;
    if (!step && refusal?.id !== "error-undo-nothing") this.barrier = snapshot.seq;
    const undone = new Set(snapshot.story.filter((chapter) => chapter.undone).map((chapter) => chapter.seq));
    this.answers = this.answers.filter((seq) => seq <= snapshot.seq && !undone.has(seq + 1));
    this.linger(snapshot);
    this.plan = grammar.keepPlan(snapshot.places ?? {}, this.plan);
    const options = snapshot.options ?? [];
    while (this.prefix.length && !grammar.narrowed(options, this.prefix).length) this.prefix = this.prefix.slice(0, -1);
    if (this.confirming && !options.some((option) => option.key === this.confirming?.option.key))
      this.confirming = null;
    if (this.goingBack && this.goingBack.to >= snapshot.seq) this.goingBack = null;
    this.remember();
  }

  /** A snapshot may say that the last act stays open for some seconds. @param {Snapshot} snapshot */
  linger(snapshot) {
    if (this.lingerFrom === snapshot) return;
    this.lingerFrom = snapshot;
    const ms = (snapshot.lingers ?? 0) * 1000;
    this.lingerUntil = ms && Date.now() + ms;
    if (ms) setTimeout(() => !this.closed && this.changed(), ms + 20);
  }

  forgetTouches() {
    [this.prefix, this.plan, this.confirming, this.goingBack, this.notice] = [[], grammar.NO_PLAN, null, null, null];
  }
}

/** A refusal to show; anything else is a defect and goes on. @param {unknown} error */
export function failureOf(error) {
  if (error instanceof Refused) return error;
  throw error;
}
