/** What is known at a replay: the story as one seat was told it, and where we are in it. */

import { indexOf, loadCourse } from "../course.js";
import { get } from "../net.js";
import { Beats, PACE } from "../table/beats.js";
import { TableCtrl } from "../table/ctrl.js";
import { Feed } from "../table/feed.js";
import { deedsOf } from "../table/since.js";
import { failureOf } from "../table/state.js";

/**
 * @typedef {import("../types.js").Event} Event
 * @typedef {import("../types.js").Chapter & {entry: number, undone: boolean}} Chapter  with the line of the file it came from
 * @typedef {{n: number, do: string, seat?: number, voids?: number[], events?: {kind: string, public?: Partial<Event>, private?: Record<string, Partial<Event>>}[]}} Entry  a line of the match's file
 */

/** A chapter that was played stands so many ms before the next begins. */
const REST = 500;
const AHEAD = 6;

/** Who wants to be shown everything at once still wants to see something when they let it play. */
const FASTEST = 0.25;

/** The entries that no longer count: what was taken back, and the taking back itself. @param {Entry[]} entries @returns {Set<number>} */
export function undoneIn(entries) {
  const taken = entries.filter((entry) => entry.do === "undo" || entry.do === "rewind");
  return new Set(taken.flatMap((entry) => [entry.n, ...(entry.voids ?? [])]));
}

/**
 * What a seat (null: a spectator) was told, numbered as the server numbers it for that reader.
 * @param {Entry[]} entries @param {number | null} seat @returns {Chapter[]}
 */
export function storyFor(entries, seat) {
  const undone = undoneIn(entries);
  /** @type {Chapter[]} */
  const story = [];
  for (const entry of entries) {
    const events = (entry.events ?? []).flatMap((event) => {
      const own = seat === null ? undefined : event.private?.[seat];
      if (!event.public && !own) return [];
      const hidden = event.private && !own ? { hidden: true } : {};
      return [{ kind: event.kind, ...event.public, ...own, ...hidden }];
    });
    if (events.length || entry.do === "start" || (seat !== null && entry.seat === seat))
      story.push({ seq: story.length, events, entry: entry.n, undone: undone.has(entry.n) });
  }
  return story;
}

export class ReplayCtrl extends TableCtrl {
  /** @param {string} table @param {import("../session.js").Session} session */
  constructor(table, session) {
    super(table, session);
    this.chair = this.chairs[0] ?? null;
    this.chairs = this.chair ? [this.chair] : [];
    /** @type {number | null} whose eyes; null: a spectator's */
    this.eyes = null;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Chapter[]} */
    this.story = [];
    /** @type {import("../types.js").Course | null} */
    this.course = null;
    /** Whether the hand of those eyes is shown. */
    this.showsHand = globalThis.matchMedia?.("(min-width: 721px) and (min-height: 801px)").matches ?? true;
    /** Whether it goes on by itself. */
    this.playingOn = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} until the next chapter begins */
    this.timer = undefined;
    /** Counts what was begun, so that what comes late is not shown. */
    this.runs = 0;
    /** @type {import("../types.js").Step | null} the picture of the chapter that was shown last, while it is played */
    this.shown = null;
    this.switches = 0;
    /** @type {Awaited<ReturnType<typeof import("../analysis/moment.js").aboutMistake>>} what the analysis found at one moment */
    this.remarkable = null;
    this.beats = new Beats(() => this.beaten());
    // A replay has no now to come back to.
    this.past.now = () => {};
    const show = this.past.show.bind(this.past);
    this.past.show = (seq) => (this.rest(), show(seq));
  }

  /** Nothing happens any more: the table is read once, with its file. */
  async open() {
    try {
      const feed = new Feed(this.table, this.chair?.token ?? null, { onTold() {}, onChange() {} });
      feed.connection = "live";
      feed.snapshot = await get(this.path, feed.token);
      if (this.chair) this.seatFeed = feed;
      else this.publicFeed = feed;
      if (this.over) {
        const lines = /** @type {string} */ (await get(`${this.path}/file`, feed.token)).trim().split("\n");
        this.entries = lines.map((line) => JSON.parse(line)).filter((line) => typeof line.n === "number");
        this.look(feed.snapshot?.seat ?? null);
        loadCourse(this.table, feed.token).then(
          (course) => ((this.course = course), this.changed()),
          () => {},
        );
      }
    } catch (error) {
      this.failure = failureOf(error);
    }
    this.changed();
  }

  /** The table as these eyes have it. @returns {import("../types.js").Snapshot | null} */
  get snapshot() {
    const snapshot = super.snapshot;
    return snapshot && this.story.length ? { ...snapshot, seat: this.eyes, story: this.story } : snapshot;
  }

  /** The chapters that count and have something to say. */
  get chapters() {
    return this.tellable(this.story);
  }

  get seqs() {
    return this.chapters.map((chapter) => chapter.seq);
  }

  get at() {
    const seq = this.past.moment?.seq ?? -1;
    return Math.max(
      0,
      this.seqs.findLastIndex((one) => one <= seq),
    );
  }

  /** While a chapter is shown in its beats: the picture of the beat. */
  get view() {
    if (this.beats.now) return this.beats.now.step.view;
    return this.beats.playing ? this.viewBefore : super.view;
  }

  /** The log of a replay is all there from the beginning. */
  get untold() {
    return new Set();
  }

  /** What is told at this moment: the events of the beat, or the deeds of the chapter. */
  get telling() {
    const events = (this.shown ?? this.past.moment)?.events ?? [];
    return deedsOf(
      events.filter((event) => this.sentence(event)),
      this.board?.headings,
    );
  }

  /** @param {Chapter[]} story */
  tellable(story) {
    return story.filter((chapter) => !chapter.undone && chapter.events.some((event) => this.sentence(event)));
  }

  /** @param {number | null} seat */
  look(seat) {
    this.eyes = seat;
    this.story = storyFor(this.entries, seat);
    this.past.seat = nameOf(seat);
  }

  /**
   * Once words and board are there; at the entry that the address names, or at the beginning. With the eyes that it
   * names too it is exactly there, though nothing may have been told of it: between two parts of one choice.
   * @param {number} entry @param {number | null} [eyes]
   */
  async begin(entry, eyes = null) {
    if (this.past.moment || !this.over) return;
    if (eyes === null) return this.toEntry(entry);
    this.look(eyes);
    await this.past.show(Math.max(0, this.exactly(entry))).catch(() => {});
  }

  /** Say what the analysis found here. @param {import("../app.js").App} app @param {number} nth */
  async remark(app, nth) {
    const { aboutMistake } = await import("../analysis/moment.js");
    const { snapshot } = this;
    this.remarkable = snapshot && (await aboutMistake(app, snapshot, nth).catch(() => null));
    this.changed();
  }

  /** What the analysis found at the moment that is shown; null if nothing. */
  get remarked() {
    const seq = this.past.moment?.seq ?? -1;
    const { remarkable: found, shown, eyes } = this;
    return found && !shown && found.seat === eyes && this.exactly(found.entry) === seq ? found : null;
  }

  /** What these eyes had been told last when this entry was made, whether or not it has words. @param {number} entry */
  exactly(entry) {
    return this.story.findLastIndex((chapter) => chapter.entry <= entry && !chapter.undone);
  }

  /** @param {number} at index among the chapters */
  async toAt(at) {
    const { seqs } = this;
    const index = Math.max(0, Math.min(at, seqs.length - 1));
    await this.past.show(seqs[index] ?? 0).catch(() => {});
    for (const seq of seqs.slice(index + 1, index + 1 + AHEAD)) this.past.fetch(seq).catch(() => {});
  }

  /** To what these eyes were told last when this entry was made. @param {number} entry */
  toEntry(entry) {
    return this.toAt(this.chapters.findLastIndex((chapter) => chapter.entry <= entry));
  }

  /**
   * See it as somebody else saw it: the same moment, in that reader's own numbers. Board and hand change with the view
   * and not before it, because a board finds in the view only what the reader's own seat may see.
   * @param {number | null} seat
   */
  async lookThrough(seat) {
    this.rest();
    const entry = this.chapters[this.at]?.entry ?? 0;
    const theirs = this.tellable(storyFor(this.entries, seat));
    const target = theirs.findLast((chapter) => chapter.entry <= entry) ?? theirs[0];
    const wanted = ++this.switches;
    const before = this.past.seat;
    this.past.seat = nameOf(seat);
    const asked = this.past.fetch(target?.seq ?? 0);
    this.past.seat = before;
    const moment = await asked.catch(() => null);
    if (!moment || wanted !== this.switches || this.closed) return;
    this.look(seat);
    this.past.wanted = moment.seq;
    this.past.moment = moment;
    this.changed();
  }

  /** Everybody's points at each chapter. @returns {number[][]} for each seat */
  get scores() {
    const { course } = this;
    if (!course) return [];
    const rows = this.chapters.map((chapter) => course.scores[indexOf(course, chapter.entry)]);
    return course.scores[0].map((_, seat) => rows.map((row) => row[seat]));
  }

  /** The chapters with something to say that begin a part of the match: its name, and where. @returns {{at: number, name: import("../types.js").Message}[]} */
  get parts() {
    const { chapters } = this;
    return (this.course?.chapters ?? []).flatMap(({ entry, name }) => {
      const at = chapters.findIndex((chapter) => chapter.entry >= entry);
      return at < 0 ? [] : [{ at, name }];
    });
  }

  /** The part of the match that begins with what is shown, unless it is being played: then its beats are told. */
  get beginning() {
    return this.shown ? null : (this.parts.findLast(({ at }) => at === this.at)?.name ?? null);
  }

  // Playing: every chapter is shown in the beats in which it was seen while the match ran.

  playOrPause() {
    if (this.playingOn) this.pause();
    else this.play();
  }

  async play() {
    const again = this.at >= this.seqs.length - 1 && !this.beats.playing;
    if (again) await this.toAt(0);
    this.playingOn = true;
    if (this.beats.playing) this.beats.next();
    else if (again) this.nextAfter(REST);
    else await this.tell(this.at + 1);
    this.changed();
  }

  /** Hold it where it is, also between two beats. */
  pause() {
    this.playingOn = false;
    clearTimeout(this.timer);
    this.beats.clock.clear(this.beats.timer);
    this.beats.timer = null;
    this.changed();
  }

  /** Stop, and leave nothing half shown. */
  rest() {
    this.runs += 1;
    this.shown = null;
    this.playingOn = false;
    clearTimeout(this.timer);
    this.beats.skip();
  }

  /** Show a chapter beat by beat, beginning with the view before it. @param {number} at */
  async tell(at) {
    const run = ++this.runs;
    const chapter = this.chapters[at];
    if (!chapter) return this.pause();
    const { seq } = chapter;
    const asked = [this.past.fetch(seq), ...(seq > 0 ? [this.past.fetch(seq - 1)] : [])];
    for (const next of this.seqs.slice(at + 1, at + 1 + AHEAD)) this.past.fetch(next).catch(() => {});
    const [after, before = after] = await Promise.all(asked).catch(() => []);
    if (run !== this.runs || this.closed) return;
    if (!after) return this.pause();
    const earlier = this.story.filter((one) => one.seq < seq && !one.undone);
    const { steps } = this.stepsOf(
      { ...chapter, beats: after.beats },
      before.view,
      after.view,
      this.snapshot?.seat ?? null,
      earlier,
    );
    [this.past.wanted, this.past.moment, this.viewBefore] = [seq, after, before.view];
    this.shown = steps[0] ?? null;
    this.beats.pace = this.pace;
    this.beats.add(steps, seq);
  }

  /** A beat has come, or the last one is over: then the next chapter follows. */
  beaten() {
    if (this.beats.now) this.shown = this.beats.now.step;
    if (!this.beats.playing && this.playingOn) this.nextAfter(REST);
    this.changed();
  }

  /** @param {number} ms */
  nextAfter(ms) {
    clearTimeout(this.timer);
    if (this.at >= this.seqs.length - 1) this.playingOn = false;
    else this.timer = setTimeout(() => this.tell(this.at + 1), ms * this.pace);
  }

  get pace() {
    return PACE[this.session.preferences.speed] || FASTEST;
  }

  /** This chapter once more, in its beats. */
  async again() {
    this.rest();
    await this.tell(this.at);
  }

  /** @param {-1 | 1} by */
  stepMoment(by) {
    this.toAt(this.at + by);
  }

  close() {
    this.rest();
    super.close();
  }
}

/** @param {number | null} seat */
const nameOf = (seat) => (seat === null ? "spectator" : String(seat));
