/**
 * What can be done at a table. It draws nothing and speaks no language.
 *
 * @typedef {import("../types.js").Chair} Chair
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Option} Option
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("./feed.js").Feed} Feed
 */

import { Refused, get, post } from "../net.js";
import { PACE } from "./beats.js";
import * as grammar from "./grammar.js";
import { TableState } from "./state.js";

const STREAM_IS_LATE = 400;

/** Who plays on does not ask what happened meanwhile. */
const NOTHING_MISSED = -1;

export class TableCtrl extends TableState {
  // Choosing.

  /** Touch something on the table. False if it means nothing now. @param {string} target */
  touch(target) {
    const snapshot = this.snapshot;
    if (!snapshot?.decision || this.past.moment || this.busy) return false;
    if (this.beats.playing) this.beats.skip();
    [this.undoGone, this.since] = [null, NOTHING_MISSED];
    if (this.planning) {
      const plan = grammar.planTouch(snapshot.places, this.plan, target);
      if (!plan) return false;
      [this.plan, this.notice] = [plan, null];
    } else {
      const prefix = grammar.touch(snapshot.options, this.prefix, target);
      if (!prefix) return false;
      [this.prefix, this.confirming, this.notice] = [prefix, null, null];
      const option = grammar.complete(snapshot.options, prefix);
      if (option) this.settleOn(option);
    }
    this.changed();
    return true;
  }

  /** Take an option of the list. @param {Option} option */
  take(option) {
    if (this.busy) return;
    if (this.beats.playing) this.beats.skip();
    this.since = NOTHING_MISSED;
    this.prefix = option.targets;
    this.settleOn(option);
    this.changed();
  }

  /** @param {Option} option */
  settleOn(option) {
    if (this.needsYes(option)) this.confirming = option;
    else this.send([option.key]);
  }

  /** @param {Option} option */
  needsYes(option) {
    const taste = this.session.preferences.confirm;
    const snapshot = /** @type {Snapshot} */ (this.snapshot);
    if (taste === "never" || snapshot.options.length === 1) return false;
    if (taste === "always") return true;
    const asks = this.board?.needsYes?.(option, snapshot.decision);
    if (typeof asks === "boolean") return asks;
    // The last answer in is what usually cannot be taken back, and one touch is easily a slip.
    return option.targets.length === 1 && snapshot.deciding.length === 1;
  }

  /** Yes to what is asked in the ribbon. */
  yes() {
    if (this.confirming) this.send([this.confirming.key]);
  }

  /** One step back; true if there was one. */
  back() {
    if (this.notice) this.notice = null;
    if (this.confirming || this.prefix.length) {
      this.prefix = this.snapshot ? grammar.back(this.snapshot.options, this.prefix) : [];
      this.confirming = null;
    } else if (this.plan.held || this.plan.place) {
      this.plan = { ...this.plan, held: null, place: null };
    } else return false;
    this.changed();
    return true;
  }

  /** Take everything up again that is not sent yet. */
  clearPlan() {
    this.plan = grammar.NO_PLAN;
    this.changed();
  }

  /** @param {string[]} keys */
  send(keys) {
    return this.doing(async () => {
      const snapshot = /** @type {Snapshot} */ (this.snapshot);
      this.answeredAt = snapshot.seq;
      await this.answer(keys);
      this.forgetTouches();
    });
  }

  /** Send the plan; where one option then remains, such as "commit", it belongs to the same deed. */
  commit() {
    const { places = {}, seq = -1 } = this.snapshot ?? {};
    const keys = grammar.planKeys(places, this.plan);
    if (!keys) return Promise.resolve();
    return this.doing(async () => {
      this.answeredAt = seq;
      this.sentPlan = { ...this.plan, held: null, place: null };
      await this.answer(keys);
      const then = this.snapshot;
      if (then?.decision && then.options.length === 1 && !Object.keys(then.places ?? {}).length) await this.answer([then.options[0].key]);
      this.forgetTouches();
    });
  }

  /** @param {string[]} keys */
  async answer(keys) {
    const feed = /** @type {Feed} */ (this.feed);
    const decision = feed.snapshot?.decision?.id;
    this.answered = serialOf(feed.snapshot?.decision);
    this.lastSent = Date.now();
    const { seq } = await post(`${this.path}/choices`, { decision, choices: keys }, feed.token);
    await this.until(feed, seq);
  }

  /** Until the feed has brought this number. @param {Feed} feed @param {number} seq */
  async until(feed, seq) {
    const end = Date.now() + STREAM_IS_LATE;
    while (!feed.closed && (feed.snapshot?.seq ?? -1) < seq) {
      if (Date.now() > end) {
        await feed.catchUp(seq);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }

  // Taking back.

  /** @param {boolean} turn the whole turn, or one step */
  undo(turn) {
    return this.doing(async () => {
      const feed = /** @type {Feed} */ (this.feed);
      const { seq } = await post(`${this.path}/undo`, { turn }, feed.token);
      await this.until(feed, seq);
      if (turn) this.plan = grammar.keepPlan(this.snapshot?.places ?? {}, this.sentPlan);
      this.prefix = [];
    });
  }

  /** At a shared screen, before the next one looks: undo what this chair has done. @param {Chair} chair */
  takeBackFor(chair) {
    return this.doing(async () => {
      await post(`${this.path}/undo`, { turn: true }, chair.token);
      await this.sit(chair);
      this.plan = grammar.keepPlan(this.snapshot?.places ?? {}, this.sentPlan);
    });
  }

  /** Propose to go back to just after a chapter. @param {number} to */
  rewind(to) {
    return this.doing(async () => {
      const feed = /** @type {Feed} */ (this.feed);
      const token = feed.token ?? this.chairs[0]?.token;
      const others = this.chairs.map((chair) => chair.token).filter((one) => one !== token);
      await post(`${this.path}/rewind`, { to, with: others }, token);
      this.past.now();
      this.forgetTouches();
    });
  }

  /** @param {boolean} agree */
  answerRewind(agree) {
    return this.doing(() => post(`${this.path}/rewind/answer`, { agree }, this.feed?.token));
  }

  // People.

  /** Put a bot on an open seat, or lend it one whose person is away. @param {number} seat @param {string} bot */
  seatBot(seat, bot) {
    return this.doing(() => post(`${this.path}/bot`, { seat, bot }, this.feed?.token ?? this.chairs[0]?.token));
  }

  takeSeatBack() {
    return this.doing(() => post(`${this.path}/back`, {}, this.feed?.token));
  }

  /** Why nothing can be done with this. @param {string} target @returns {Promise<{rule: string, message: Message} | null>} */
  async why(target) {
    if (this.seat === null) return null;
    try {
      return await get(`${this.path}/why?target=${encodeURIComponent(target)}`, this.feed?.token);
    } catch {
      return null;
    }
  }

  // Looking back.

  /** Show the chapters after `from` again, beat by beat. @param {number} from */
  async again(from) {
    const snapshot = this.snapshot;
    if (!snapshot) return;
    this.beats.skip();
    this.past.now();
    const chapters = snapshot.story.filter((chapter) => chapter.seq > from && chapter.events.some((event) => this.sentence(event)));
    if (!chapters.length) return;
    const before = await Promise.all(chapters.map((chapter) => this.past.fetch(chapter.seq - 1)));
    const after = await Promise.all(chapters.map((chapter) => this.past.fetch(chapter.seq)));
    this.viewBefore = before[0].view;
    this.beats.pace = PACE[this.session.preferences.speed] || 1;
    chapters.forEach((chapter, at) => {
      this.beats.add(this.stepsOf(chapter.events, before[at].view, after[at].view, snapshot.seat).steps, chapter.seq);
    });
  }

  /** To the chapter before or after the one looked at. @param {-1 | 1} by */
  stepMoment(by) {
    const story = this.snapshot?.story ?? [];
    const seqs = story.filter((chapter) => chapter.events.some((event) => this.sentence(event))).map((chapter) => chapter.seq);
    this.beats.skip();
    const last = seqs.length - 1;
    const to = (this.past.moment ? seqs.indexOf(this.past.moment.seq) : last) + by;
    if (to >= last) this.past.now();
    else if (to >= 0) this.past.show(seqs[to]).catch(() => {});
  }

  /** Ring some targets in ink for two beats. @param {string[]} targets */
  pointAt(targets) {
    this.pointedAt = new Set(targets);
    this.changed();
    setTimeout(() => {
      this.pointedAt = new Set();
      this.changed();
    }, 1400);
  }

  /** One request at a time; a refusal is said in the ribbon. @param {() => Promise<unknown>} deed */
  async doing(deed) {
    if (this.busy) return;
    [this.busy, this.notice] = [true, null];
    this.changed();
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = { message: error.says, shake: true };
      this.confirming = null;
      await this.feed?.reload().catch(() => {});
    } finally {
      this.busy = false;
      this.handOver();
      this.settle();
      this.changed();
    }
  }

  /** At a shared screen: who has answered leaves the seat, and everybody sees what follows. */
  handOver() {
    const plays = this.heldBack.splice(0);
    const { snapshot, chair } = this;
    if (!this.shared || !chair || !snapshot) return;
    const again = snapshot.decision && snapshot.status === "playing";
    if (again && serialOf(snapshot.decision) === this.answered) return;
    const others = this.chairs.some((one) => one !== chair && snapshot.deciding.includes(one.seat));
    if (!again || others) {
      this.lastChair = chair;
      this.seatFeed?.close();
      [this.seatFeed, this.chair] = [null, null];
      this.forgetTouches();
    }
    plays.forEach((play) => play());
  }
}

/** Which decision, whatever its step: choices of several steps keep it. @param {import("../types.js").Decision | null | undefined} decision */
const serialOf = (decision) => decision?.id.split(".")[0] ?? "";
