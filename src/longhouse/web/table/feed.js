/**
 * A table as one seat, or a spectator, knows it: the snapshot and the story so far, kept up to date by the stream.
 *
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {import("../types.js").Chapter} Chapter
 * @typedef {import("../types.js").News} News
 * @typedef {Snapshot & {events: import("../types.js").Event[], story?: Chapter[], undone?: number[]}} Told  what has changed in a snapshot, and what happened
 */

import { get, keptSeat } from "../net.js";
import { follow } from "../stream.js";

/** Chapters that no longer count are marked, not removed. @param {Chapter[]} story @param {number[]} undone */
const without = (story, undone) =>
  undone.length
    ? story.map((chapter) => (undone.includes(chapter.seq) ? { ...chapter, undone: true } : chapter))
    : story;

/** What holds at a table that the house has closed, before the whole snapshot is asked for again. */
const ENDED = {
  status: /** @type {"closed"} */ ("closed"),
  decision: null,
  options: [],
  places: {},
  deciding: [],
  asked: [],
};

/** The seats of whoever is signed in, and those of friends at their screen, as the house knows them. @param {string} table */
export async function chairsOf(table) {
  const { seat, players, game } = /** @type {Snapshot} */ (await get(`/api/tables/${table}`));
  const seats = seat === null ? [] : [seat];
  // The list of tables has a row for every seat; where nobody else sits it can tell nothing more.
  if (seats.length && players.some((player) => player.kind === "person" && player.seat !== seat)) {
    const page = /** @type {import("../types.js").LobbyPage} */ (
      await get(`/api/me/tables?${new URLSearchParams({ table })}`)
    );
    seats.push(...page.tables.flatMap((row) => (row.seat !== undefined ? [row.seat] : [])));
  }
  const chairs = [...new Set(seats)]
    .sort((a, b) => a - b)
    .map((at) => ({ seat: at, token: keptSeat(at), here: at !== seat, name: players[at].name }));
  return { chairs, game };
}

export class Feed {
  /**
   * @param {string} table @param {string | null} token
   * @param {{onTold: (news: News, before: Snapshot) => void, onChange: () => void}} listener
   */
  constructor(table, token, listener) {
    this.path = `/api/tables/${table}`;
    this.token = token;
    /** How it is asked for: by the seat's secret, or as nobody in particular. */
    this.key = token;
    this.listener = listener;
    /** @type {Snapshot | null} */
    this.snapshot = null;
    /** @type {"connecting" | "live" | "lost" | "gone"} */
    this.connection = "connecting";
    this.retryAt = 0;
    /** @type {{close: () => void, retry: () => void} | null} */
    this.stream = null;
    this.closed = false;
  }

  /** @returns {Promise<Snapshot>} */
  load() {
    return get(this.path, this.key);
  }

  /** Load the table and follow it. */
  async open() {
    const snapshot = await this.load();
    if (this.closed) return;
    this.snapshot = snapshot;
    this.listener.onChange();
    this.stream = follow({
      path: `${this.path}/stream`,
      token: this.key,
      after: () => this.snapshot?.seq ?? -1,
      onEvent: (kind, data) => this.hear(kind, data),
      onState: (state, wait) => {
        this.connection = state;
        this.retryAt = Date.now() + wait * 1000;
        this.listener.onChange();
      },
    });
  }

  close() {
    this.closed = true;
    this.stream?.close();
  }

  /** @param {string} kind @param {unknown} said */
  hear(kind, said) {
    const data = /** @type {Told} */ (said);
    const before = this.snapshot;
    if (!before || this.closed) return;
    if (kind === "people") {
      this.snapshot = data.closed ? { ...before, ...data, ...ENDED } : { ...before, ...data };
      this.listener.onChange();
    } else if (kind === "told" && data.seq < before.seq) {
      // The server was put back to an earlier state: what it tells is all there is.
      this.snapshot = { ...before, ...data };
      this.listener.onChange();
    } else if (kind === "told" && data.seq > before.seq) {
      const { events, story = [{ seq: data.seq, events }], undone = [], ...rest } = data;
      this.snapshot = { ...before, ...rest, story: [...without(before.story, undone), ...story] };
      this.listener.onTold(
        {
          seq: data.seq,
          events: story.flatMap((chapter) => chapter.events),
          beats: story.flatMap((chapter) => chapter.beats ?? []),
        },
        before,
      );
    }
  }

  /**
   * Ask for the table as it is, when the stream has not brought a number that is known to exist.
   * @param {number} seq
   */
  async catchUp(seq) {
    if (this.closed || (this.snapshot && this.snapshot.seq >= seq)) return;
    const now = await this.load();
    const before = this.snapshot;
    if (this.closed || !before || now.seq <= before.seq) return;
    const missed = now.story.filter((chapter) => chapter.seq > before.seq);
    this.snapshot = now;
    this.listener.onTold({ seq: now.seq, events: missed.flatMap((chapter) => chapter.events) }, before);
  }

  /** Load again, whatever is known: after a refusal that says the table has changed. */
  async reload() {
    const now = await this.load();
    if (this.closed) return;
    this.snapshot = now;
    this.listener.onChange();
  }
}
