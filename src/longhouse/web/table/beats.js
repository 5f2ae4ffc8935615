/**
 * Events shown one beat after the other.
 *
 * @typedef {import("../types.js").Beat} Beat
 * @typedef {import("../types.js").Step} Step
 * @typedef {import("../types.js").Event} Event
 * @typedef {{set: (run: () => void, ms: number) => unknown, clear: (timer: unknown) => void}} Clock
 */

import { changed } from "../changes.js";

export const BEAT = 700;
export const SHORTEST = 400;
export const LONGEST_BATCH = 6000;
/** What a board says is worth reading stays so many times as long. */
export const HELD = 3;

/** @type {Record<string, number>} how much longer a beat lasts */
export const PACE = { half: 2, normal: 1, double: 0.5, "at-once": 0 };

/**
 * The steps of a batch as they will be shown: none too short, all together not too long; beyond that, steps are merged.
 * @param {Step[]} steps @returns {{steps: Step[], ms: number}}
 */
export function timed(steps) {
  const most = LONGEST_BATCH / SHORTEST;
  const shown = steps.length > most ? merged(steps, most) : steps;
  const ms = Math.min(BEAT, Math.max(SHORTEST, LONGEST_BATCH / Math.max(1, shown.length)));
  return { steps: shown, ms };
}

/** As few as `most` steps; neighbours become one. @param {Step[]} steps @param {number} most @returns {Step[]} */
function merged(steps, most) {
  const size = Math.ceil(steps.length / most);
  const groups = [];
  for (let at = 0; at < steps.length; at += size) {
    const group = steps.slice(at, at + size);
    const last = group[group.length - 1];
    groups.push({
      ...last,
      events: group.flatMap((step) => step.events),
      fresh: group.flatMap((step) => step.fresh ?? []),
      holds: group.some((step) => step.holds),
    });
  }
  return groups;
}

/**
 * The pictures in which a batch is shown: its events as the server has parted them, each part with the view after it.
 * @param {Event[]} events @param {Beat[] | undefined} beats @param {unknown} before @param {unknown} after @returns {Step[]}
 */
export function pictures(events, beats, before, after) {
  if (!beats || beats.length < 2) return [{ view: after, events }];
  let [view, at] = [before, 0];
  return beats.map((beat, number) => {
    view = number === beats.length - 1 ? after : changed(view, beat.changes);
    return { view, events: events.slice(at, (at += beat.events)) };
  });
}

/** The same without pictures that would be shown without a word. @param {Step[]} steps @param {(event: Event) => string} sentence @returns {Step[]} */
export function worded(steps, sentence) {
  const said = steps.filter((step) => step.events.some((event) => sentence(event)));
  return said.length > 1
    ? said.map((step, at) => (at === said.length - 1 ? { ...step, view: steps[steps.length - 1].view } : step))
    : [{ view: steps[steps.length - 1].view, events: steps.flatMap((step) => step.events) }];
}

/** Plays batches. Calls `onChange` whenever what is shown changes. */
export class Beats {
  /** @param {() => void} onChange @param {Clock} [clock] */
  constructor(
    onChange,
    clock = { set: (run, ms) => setTimeout(run, ms), clear: (timer) => clearTimeout(/** @type {number} */ (timer)) },
  ) {
    this.onChange = onChange;
    this.clock = clock;
    this.pace = 1;
    /** Wait for a touch after every batch. */
    this.pauses = false;
    /** @type {{step: Step, ms: number, ends: boolean, seq: number}[]} */
    this.queue = [];
    /** @type {{step: Step, ms: number, ends: boolean, seq: number} | null} what is shown now */
    this.now = null;
    this.waiting = false;
    /** @type {unknown} */
    this.timer = null;
    /** Whether what is shown must stay, because a lesson has something to say of it. @type {(step: Step) => boolean} */
    this.stops = () => false;
  }

  get playing() {
    return this.now !== null || this.queue.length > 0;
  }

  /** @param {Step[]} steps @param {number} seq the chapter they belong to @param {number} [stillness] ms before the first */
  add(steps, seq, stillness = 0) {
    if (this.pace === 0 || !steps.length) {
      steps.forEach(this.stops);
      this.onChange();
      return;
    }
    const batch = timed(steps);
    batch.steps.forEach((step, at) =>
      this.queue.push({ step, ms: step.holds ? batch.ms * HELD : batch.ms, ends: at === batch.steps.length - 1, seq }),
    );
    if (!this.now && !this.timer) this.after(stillness);
    else this.onChange();
  }

  /** @param {number} ms */
  after(ms) {
    this.timer = this.clock.set(() => {
      this.timer = null;
      this.go();
    }, ms);
    this.onChange();
  }

  go() {
    if (this.now && this.stops(this.now.step)) {
      this.waiting = true;
      this.onChange();
      return;
    }
    if (this.now?.ends && this.pauses && this.queue.length) {
      this.waiting = true;
      this.onChange();
      return;
    }
    this.waiting = false;
    this.now = this.queue.shift() ?? null;
    if (this.now) this.after(this.now.ms * this.pace);
    else this.onChange();
  }

  /** Go on after a pause, or to the next step at once. */
  next() {
    this.clock.clear(this.timer);
    this.timer = null;
    const pauses = this.pauses;
    this.pauses = false;
    this.go();
    this.pauses = pauses;
  }

  /** Show where it all led to. */
  skip() {
    this.clock.clear(this.timer);
    // What a lesson would have said of them is said now.
    for (const { step } of [...(this.now ? [this.now] : []), ...this.queue]) this.stops(step);
    [this.timer, this.now, this.queue, this.waiting] = [null, null, [], false];
    this.onChange();
  }
}
