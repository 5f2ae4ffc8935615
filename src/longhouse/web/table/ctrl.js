/**
 * What can be done at a table. It draws nothing and speaks no language.
 *
 * @typedef {import("../types.js").Chair} Chair
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Option} Option
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("./feed.js").Feed} Feed
 */

import { Refused, get, isSecret, pause, post, put, world } from "../net.js";
import { PACE } from "./beats.js";
import * as grammar from "./grammar.js";
import { lostBy } from "./since.js";
import { TableState } from "./state.js";

const STREAM_IS_LATE = 400;

/** For so many seconds the last act of a turn stays open. */
const LINGER = 3;

/** A yes does not count for so many ms after the question came: the click was meant for something else. */
export const TOO_SOON = 350;

/** After so many ms without an answer the ribbon says that it waits for the server. */
const PATIENCE = 3000;

/** Who plays on does not ask what happened meanwhile. */
const NOTHING_MISSED = -1;

export class TableCtrl extends TableState {
  /** Whether the last thing that touched the table is a finger, which slips. */
  finger = false;
  /** Whether a request takes so long that the ribbon says so. */
  slow = false;
  /** What shows clocks. Most tables have none: it is loaded at the first that has. @type {typeof import("./timesays.js") | null} */
  #time = null;
  #timeWanted = false;

  /** What shows clocks, once there are any and it has come. */
  get time() {
    if (this.snapshot?.clocks && !this.#timeWanted) {
      this.#timeWanted = true;
      import("./timesays.js").then((module) => {
        this.#time = module;
        this.changed();
      });
    }
    return this.snapshot?.clocks ? this.#time : null;
  }

  // Choosing.

  /**
   * Touch something on the table. False if it means nothing now.
   * @param {string} target @param {boolean} [reads] it is touched to be read: what would take an option by itself only shows it
   */
  touch(target, reads = false) {
    const snapshot = this.snapshot;
    if (this.guide?.points(target)) return true;
    if (!snapshot?.decision || this.past.moment || this.busy) return false;
    if (this.beats.playing) this.beats.skip();
    [this.undoRefused, this.goingBack, this.since] = [null, null, NOTHING_MISSED];
    if (this.planning) {
      const plan = grammar.planTouch(snapshot.places, this.plan, target);
      if (plan) this.lay(plan);
      return Boolean(plan);
    } else {
      const read = this.confirming?.reading ? this.confirming.option : null;
      if (read?.targets.includes(target)) {
        // It was read, and touched once more: that is a yes.
        this.send([read.key], { linger: true });
        return true;
      }
      const before = read ? [] : this.prefix;
      const prefix = grammar.touch(snapshot.options, this.prefix, target);
      if (!prefix) return false;
      if (this.guide?.refuses(grammar.narrowed(snapshot.options, prefix))) return this.letGo();
      // The second touch of a path is no slip: something was taken up, and seen to be.
      const goesOn = before.length > 0 && prefix[0] === before[0];
      [this.prefix, this.confirming, this.notice] = [prefix, null, null];
      const option = grammar.complete(snapshot.options, prefix);
      if (option && reads && !before.length && snapshot.options.length > 1) this.ask(option, [option.key], null, true);
      else if (option) this.settleOn(option, { slip: this.finger || !goesOn, open: true });
    }
    this.remember();
    this.changed();
    return true;
  }

  /** Things lie like this from now on; a lesson takes at once what it wants. @param {grammar.Plan} plan */
  lay(plan) {
    const keys = this.guide ? this.guide.laid(plan) : [];
    [this.plan, this.notice] = [keys ? plan : { ...this.plan, held: null, place: null }, null];
    if (keys?.length) this.send(keys);
    this.remember();
    this.changed();
  }

  /** The lesson says no: what was touched is let go of. */
  letGo() {
    this.forgetTouches();
    this.changed();
    return true;
  }

  /** Take an option of the list. @param {Option} option @param {boolean} [costly] it declines something of value: it stays open for a moment, like a touch */
  take(option, costly = false) {
    if (this.busy || (this.guide?.refuses([option]) && this.letGo())) return;
    if (this.beats.playing) this.beats.skip();
    [this.since, this.undoRefused, this.goingBack] = [NOTHING_MISSED, null, null];
    this.prefix = option.targets;
    this.settleOn(option, { slip: false, open: costly });
    this.changed();
  }

  /**
   * All is touched: send it, or ask. The server knows what is final; only what may be a slip asks it, and only among people: with bots one can go back.
   * @param {Option} option @param {{slip: boolean, open: boolean}} how  `open`: whether it stays open for a moment if it ends the turn
   */
  settleOn(option, { slip, open }) {
    const taste = this.guide ? "never" : this.session.preferences.confirm;
    const only = this.snapshot?.options.length === 1;
    if (taste === "always" && !only) this.ask(option, [option.key]);
    else this.send([option.key], { ask: slip && !only && this.asksIfFinal, linger: open });
  }

  /** Take several options at once, in this order. @param {string[]} keys */
  choose(keys) {
    return this.send(keys, { ask: this.asksIfFinal, linger: true });
  }

  /** Whether a yes is wanted before something final. */
  get asksIfFinal() {
    return this.session.preferences.confirm === "final" && !this.withBotsOnly;
  }

  /** Put a question in the ribbon. @param {Option} option @param {string[]} keys @param {Message | null} [why] it is final @param {boolean} [reading] */
  ask(option, keys, why = null, reading = false) {
    this.confirming = { option, keys, why, reading, at: Date.now() };
  }

  /** Yes to what is asked in the ribbon. @param {boolean} [pointer] by a click, which must not come too soon */
  yes(pointer = false) {
    const asked = this.confirming ?? this.goingBack;
    if (!asked || (pointer && Date.now() - asked.at < TOO_SOON)) return;
    if (this.goingBack) this.rewind(this.goingBack.to);
    else if (this.confirming) this.send(this.confirming.keys);
  }

  /** One step back; true if there was one. */
  back() {
    if (this.notice) this.notice = null;
    if (this.goingBack) {
      this.goingBack = null;
    } else if (this.confirming || this.prefix.length) {
      this.prefix = this.snapshot ? grammar.back(this.snapshot.options, this.prefix) : [];
      this.confirming = null;
    } else if (this.plan.held || this.plan.place) {
      this.plan = { ...this.plan, held: null, place: null };
    } else return false;
    this.remember();
    this.changed();
    return true;
  }

  /** Take everything up again that is not sent yet. */
  clearPlan() {
    this.plan = grammar.NO_PLAN;
    this.remember();
    this.changed();
  }

  /** @param {string[]} keys @param {{ask?: boolean, linger?: boolean}} [how] ask if it is final; let the last act of a turn stay open */
  send(keys, how = {}) {
    return this.doing(async () => {
      const option = this.snapshot?.options.find((one) => one.key === keys[0]);
      const final = await this.answer(keys, how);
      if (!final) this.forgetTouches();
      else if (option) {
        this.prefix = option.targets;
        this.ask(option, keys, final);
      }
    });
  }

  /** Send the plan; where one option then remains, such as "commit", it belongs to the same deed. */
  commit() {
    const { places = {} } = this.snapshot ?? {};
    const keys = grammar.planKeys(places, this.plan);
    if (!keys || this.guide?.rejects()) return Promise.resolve();
    return this.doing(async () => {
      this.sentPlan = { ...this.plan, held: null, place: null };
      await this.answer(keys);
      const then = this.snapshot;
      if (then?.decision && then.options.length === 1 && !Object.keys(then.places ?? {}).length) {
        await this.answer([then.options[0].key]);
        this.answers.pop();
      }
      this.forgetTouches();
    });
  }

  /** Send choices. If they were not taken because one is final: why it is. @param {string[]} keys @param {{ask?: boolean, linger?: boolean}} [how] @returns {Promise<Message | null>} */
  async answer(keys, { ask = false, linger = false } = {}) {
    const feed = /** @type {Feed} */ (this.feed);
    const decision = feed.snapshot?.decision?.id;
    this.guide?.acted();
    const before = feed.snapshot?.seq ?? -1;
    this.answered = serialOf(feed.snapshot?.decision);
    this.sentFor = decision ?? "";
    this.lastSent = Date.now();
    // What others did before this answer has been seen; what they do from now on is ringed anew.
    const seen = this.fresh;
    this.fresh = new Map();
    const body = { decision, choices: keys, ask_if_final: ask, linger: linger && !this.guide ? LINGER : 0 };
    const sent = await post(`${this.path}/choices`, body, feed.token);
    const { seq, final = null } = /** @type {{seq: number, final?: Message | null}} */ (sent);
    if (final) {
      this.fresh = new Map([...seen, ...this.fresh]);
      return final;
    }
    this.answers.push(before);
    await this.until(feed, seq);
    return null;
  }

  /** End the waiting after the last act of a turn. */
  goOn() {
    this.lingerUntil = 0;
    return this.doing(() => post(`${this.path}/go-on`, {}, this.feed?.token));
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
      const { seq } = /** @type {{seq: number}} */ (await post(`${this.path}/undo`, { turn }, feed.token));
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

  /** Somebody wants to undo: take back a step, or what was laid out, or say why not. */
  tryUndo() {
    const undo = this.snapshot?.undo;
    if (undo?.step) this.undo(false);
    else if (Object.keys(this.plan.placed).length) this.clearPlan();
    else if (undo?.refusal) {
      this.undoRefused = undo.refusal;
      this.changed();
    }
  }

  /** Go back to just after a chapter; ask first if that discards more than one's own last choice. @param {number} [to] without it: to before the last choice */
  goBack(to = this.answeredAt) {
    const lost = lostBy(this.snapshot?.story ?? [], this.seat, to, this.sentence);
    // Several chapters may be one deed: where the answers are remembered, they are counted.
    if (this.answers.some((seq) => seq <= to)) lost.own = this.answers.filter((seq) => seq >= to).length;
    if (!lost.others && lost.own <= 1) return this.rewind(to);
    this.goingBack = { ...lost, to, at: Date.now() };
    this.changed();
    return Promise.resolve();
  }

  /** Propose to go back to just after a chapter. @param {number} to */
  rewind(to) {
    return this.doing(async () => {
      const feed = /** @type {Feed} */ (this.feed);
      const token = feed.token ?? this.chairs[0]?.token;
      const others = this.chairs.map((chair) => chair.token).filter((one) => one !== token && isSecret(one));
      const gone = await post(`${this.path}/rewind`, { to, with: others }, token);
      const { seq = -1 } = /** @type {{seq?: number} | null} */ (gone) ?? {};
      this.past.now();
      await this.until(feed, seq);
      this.forgetTouches();
      this.plan = grammar.keepPlan(this.snapshot?.places ?? {}, this.sentPlan);
    });
  }

  /** @param {boolean} agree */
  answerRewind(agree) {
    return this.doing(() => post(`${this.path}/rewind/answer`, { agree }, this.feed?.token));
  }

  // Time.

  /** Ask for a pause, or for its end. @param {boolean} on */
  askPause(on) {
    const others = this.chairs.map((chair) => chair.token).filter((token) => token !== this.feed?.token);
    const token = this.feed?.token ?? this.chairs[0]?.token;
    return this.doing(() => post(`${this.path}/pause`, { on, with: others }, token));
  }

  /** @param {boolean} agree */
  answerPause(agree) {
    return this.doing(() => post(`${this.path}/pause/answer`, { agree }, this.feed?.token));
  }

  /** A present for somebody else. @param {number} seat @param {number} seconds */
  giveTime(seat, seconds) {
    return this.doing(() => post(`${this.path}/time`, { seat, seconds }, this.feed?.token));
  }

  /** Somebody's time is out: what now? @param {"bot" | "wait" | "end"} what */
  atZero(what) {
    return this.doing(() => post(`${this.path}/at-zero`, { do: what }, this.feed?.token));
  }

  // People.

  /** Put a bot on an open seat, or lend it one whose person is away. @param {number} seat @param {string} bot */
  seatBot(seat, bot) {
    return this.doing(() => post(`${this.path}/bot`, { seat, bot }, this.feed?.token ?? this.chairs[0]?.token));
  }

  /** Who plays for me when I am away; null: whom the table allows. @param {string | null} bot */
  chooseStandIn(bot) {
    return this.doing(() => post(`${this.path}/stand-in`, { bot }, this.feed?.token));
  }

  /** Ask to end the match without a result; friends at this screen agree. */
  callOff() {
    const token = this.feed?.token ?? this.chairs[0]?.token;
    const others = this.chairs.map((chair) => chair.token).filter((one) => one !== token);
    return this.doing(() => post(`${this.path}/call-off`, { with: others }, token));
  }

  /** @param {boolean} agree */
  answerCallOff(agree) {
    return this.doing(() => post(`${this.path}/call-off/answer`, { agree }, this.feed?.token));
  }

  /** What is answered for me from now on. @param {import("../types.js").Order[]} orders */
  putOrders(orders) {
    return this.doing(() => put(`${this.path}/orders`, { orders }, this.feed?.token));
  }

  /** What whoever made the table may do before the deal: "access", "invite", "remove". @param {string} deed @param {object} body @returns {Promise<unknown>} */
  async found(deed, body) {
    let answer;
    await this.doing(async () => {
      answer = await post(`${this.path}/${deed}`, body, this.feed?.token);
    });
    return answer;
  }

  takeSeatBack() {
    return this.doing(() => post(`${this.path}/back`, {}, this.feed?.token));
  }

  /** Why nothing can be done with this. @param {string} target @returns {Promise<{rule: string, message: Message} | null>} */
  async why(target) {
    if (this.seat === null) return null;
    try {
      const touched = this.planning ? [this.plan.held ?? ""].filter(Boolean) : this.prefix;
      const query = [
        `target=${encodeURIComponent(target)}`,
        ...touched.map((one) => `path=${encodeURIComponent(one)}`),
      ].join("&");
      return await get(`${this.path}/why?${query}`, this.feed?.token);
    } catch {
      return null;
    }
  }

  /** What should I do? It changes nothing; the answer is ringed on the board and said in the ribbon. */
  async askHint() {
    const decision = this.snapshot?.decision?.id;
    if (!this.mayAsk || this.hinting || this.busy || this.advised) return;
    if (this.beats.playing) this.beats.skip();
    [this.hinting, this.notice, this.undoRefused] = [true, null, null];
    this.changed();
    try {
      const found = await post(`${this.path}/hint`, { decision }, this.feed?.token);
      this.hint = /** @type {import("./hints.js").Hint} */ (found);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.snapshot?.decision?.id === decision) this.notice = { message: error.says, shake: true };
    } finally {
      this.hinting = false;
      this.changed();
    }
  }

  /** Why did it do that? Asked once more about the same, the answer goes away. @param {number} seq */
  async askWhy(seq) {
    if (this.because?.seq === seq) this.because = null;
    else {
      /** @type {import("./hints.js").Because} what a refusal leaves to say */
      let found = { seat: -1, reasons: [] };
      try {
        found = await get(`${this.path}/moments/${seq}/why`, this.feed?.token);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
      this.because = { ...found, seq };
    }
    this.changed();
  }

  // Looking back.

  /** Show the chapters after `from` again, beat by beat. @param {number} from */
  async again(from) {
    const snapshot = this.snapshot;
    if (!snapshot) return;
    this.beats.skip();
    this.past.now();
    const chapters = snapshot.story.filter(
      (chapter) => chapter.seq > from && !chapter.undone && chapter.events.some((event) => this.sentence(event)),
    );
    if (!chapters.length) return;
    const before = await Promise.all(chapters.map((chapter) => this.past.fetch(chapter.seq - 1)));
    const after = await Promise.all(chapters.map((chapter) => this.past.fetch(chapter.seq)));
    this.viewBefore = before[0].view;
    this.beats.pace = PACE[this.session.preferences.speed] || 1;
    chapters.forEach((chapter, at) => {
      const earlier = snapshot.story.filter((one) => one.seq < chapter.seq);
      this.beats.add(
        this.stepsOf({ ...chapter, beats: after[at].beats }, before[at].view, after[at].view, snapshot.seat, earlier)
          .steps,
        chapter.seq,
      );
    });
  }

  /** To the chapter before or after the one looked at. @param {-1 | 1} by */
  stepMoment(by) {
    const story = this.snapshot?.story ?? [];
    const seqs = story
      .filter((chapter) => chapter.events.some((event) => this.sentence(event)))
      .map((chapter) => chapter.seq);
    this.beats.skip();
    const last = seqs.length - 1;
    const to = (this.past.moment ? seqs.indexOf(this.past.moment.seq) : last) + by;
    if (to >= last) this.past.now();
    else if (to >= 0) this.past.show(seqs[to]).catch(() => {});
  }

  /** Ring some targets in ink, or none. @param {string[]} targets */
  ring(targets) {
    if (!targets.length && !this.pointedAt.size) return;
    this.pointedAt = new Set(targets);
    this.changed();
  }

  /** Ring some targets in ink for two beats. @param {string[]} targets */
  pointAt(targets) {
    this.ring(targets);
    setTimeout(() => {
      this.pointedAt = new Set();
      this.changed();
    }, 1400);
  }

  /** One request at a time; a refusal is said in the ribbon. @param {() => Promise<unknown>} deed */
  async doing(deed) {
    if (this.busy) return;
    [this.busy, this.notice, this.undoRefused] = [true, null, null];
    this.changed();
    const patience = setTimeout(() => ((this.slow = true), this.changed()), PATIENCE);
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = { message: error.says, shake: true };
      [this.confirming, this.goingBack] = [null, null];
      if (error.passing) this.untilAnswered(this.notice);
      else await this.feed?.reload().catch(() => {});
    } finally {
      clearTimeout(patience);
      [this.busy, this.slow] = [false, false];
      this.handOver();
      this.settle();
      this.changed();
    }
  }

  /** "The server does not answer" goes when it does. @param {object} notice */
  async untilAnswered(notice) {
    for (let n = 0; !this.closed && this.notice === notice; n++) {
      await world.wait(pause(n));
      try {
        await this.feed?.reload();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.passing) continue;
      }
      if (this.notice === notice) this.notice = null;
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
