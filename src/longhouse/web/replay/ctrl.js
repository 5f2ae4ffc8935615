/** What is known at a replay: the story as one seat was told it, and where we are in it. */

import { indexOf, loadCourse } from "../course.js";
import { get } from "../net.js";
import { PACE } from "../table/beats.js";
import { TableCtrl } from "../table/ctrl.js";
import { Feed } from "../table/feed.js";
import { failureOf } from "../table/state.js";

/**
 * @typedef {import("../types.js").Chapter & {entry: number, undone: boolean}} Chapter  with the line of the file it came from
 * @typedef {{n: number, do: string, seat?: number, voids?: number[], events?: {kind: string, public?: any, private?: Record<string, any>}[]}} Entry  a line of the match's file
 */

const STEP = 1200;
const AHEAD = 6;

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
    /** @type {any} */
    this.timer = null;
    this.switches = 0;
    // A replay has no now to come back to.
    this.past.now = () => {};
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
        const lines = /** @type {string} */ (await get(`${this.path}/file`)).trim().split("\n");
        this.entries = lines.map((line) => JSON.parse(line)).filter((line) => typeof line.n === "number");
        this.look(feed.snapshot?.seat ?? null);
        loadCourse(this.table).then(
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
    return Math.max(0, this.seqs.indexOf(this.past.moment?.seq ?? -1));
  }

  get playingOn() {
    return this.timer !== null;
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

  /** Once words and board are there; at the entry that the address names, or at the beginning. @param {number} entry */
  async begin(entry) {
    if (this.past.moment || !this.over) return;
    await this.toEntry(entry);
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
    this.pause();
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

  playOrPause() {
    if (this.playingOn) this.pause();
    else this.play();
  }

  play() {
    if (this.at >= this.seqs.length - 1) this.toAt(0);
    const pace = PACE[this.session.preferences.speed] || 0.25;
    this.timer = setInterval(
      () => (this.at >= this.seqs.length - 1 ? this.pause() : this.toAt(this.at + 1)),
      STEP * pace,
    );
    this.changed();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.changed();
  }

  close() {
    clearInterval(this.timer);
    super.close();
  }
}

/** @param {number | null} seat */
const nameOf = (seat) => (seat === null ? "spectator" : String(seat));
