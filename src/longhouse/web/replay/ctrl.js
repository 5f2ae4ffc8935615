/** What is known at a replay: the story as one seat was told it, and where we are in it. */

import { get } from "../net.js";
import { PACE } from "../table/beats.js";
import { TableCtrl } from "../table/ctrl.js";
import { Feed } from "../table/feed.js";
import { failureOf } from "../table/state.js";

/**
 * @typedef {import("../types.js").Chapter} Chapter
 * @typedef {{n: number, do: string, seat?: number, events?: {kind: string, public?: any, private?: Record<string, any>}[]}} Entry  a line of the match's file
 */

const STEP = 1200;
const AT_ONCE = 4;

/**
 * What a seat (null: a spectator) was told, numbered as the server numbers it for that reader.
 * @param {Entry[]} entries @param {number | null} seat @returns {Chapter[]}
 */
export function storyFor(entries, seat) {
  /** @type {Chapter[]} */
  const story = [];
  for (const entry of entries) {
    const events = (entry.events ?? []).flatMap((event) => {
      const own = seat === null ? undefined : event.private?.[seat];
      if (!event.public && !own) return [];
      const hidden = event.private && !own ? { hidden: true } : {};
      return [{ kind: event.kind, ...event.public, ...own, ...hidden }];
    });
    if (events.length || entry.do === "start" || (seat !== null && entry.seat === seat)) story.push({ seq: story.length, events });
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
    /** @type {any} */
    this.timer = null;
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
        this.eyes = feed.snapshot?.seat ?? null;
        this.takeStory();
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

  /** The chapters with something to say. */
  get seqs() {
    return this.story.filter((chapter) => chapter.events.some((event) => this.sentence(event))).map((chapter) => chapter.seq);
  }

  get at() {
    return Math.max(0, this.seqs.indexOf(this.past.moment?.seq ?? -1));
  }

  get playingOn() {
    return this.timer !== null;
  }

  takeStory() {
    this.story = storyFor(this.entries, this.eyes);
    this.past.seat = this.eyes === null ? "spectator" : String(this.eyes);
  }

  /** Once words and board are there. */
  async begin() {
    if (this.past.moment || !this.over) return;
    await this.toAt(0);
    this.prefetch();
  }

  /** @param {number} at index among the chapters */
  toAt(at) {
    const { seqs } = this;
    return this.past.show(seqs[Math.max(0, Math.min(at, seqs.length - 1))] ?? 0).catch(() => {});
  }

  /** See it as somebody else saw it. The numbers of the chapters are each reader's own. @param {number | null} seat */
  async lookThrough(seat) {
    const share = this.at / Math.max(1, this.seqs.length - 1);
    this.pause();
    this.eyes = seat;
    this.takeStory();
    await this.toAt(Math.round(share * (this.seqs.length - 1)));
    this.prefetch();
  }

  /** All moments, a few at a time: for the chart, and so that the slider follows the hand. */
  async prefetch() {
    const wanted = this.past.seat;
    const seqs = [...this.seqs];
    const worker = async () => {
      for (let seq = seqs.shift(); seq !== undefined && this.past.seat === wanted && !this.closed; seq = seqs.shift()) {
        await this.past.fetch(seq).catch(() => {});
        this.changed();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  play() {
    if (this.at >= this.seqs.length - 1) this.toAt(0);
    const pace = PACE[this.session.preferences.speed] || 0.25;
    this.timer = setInterval(() => (this.at >= this.seqs.length - 1 ? this.pause() : this.toAt(this.at + 1)), STEP * pace);
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
