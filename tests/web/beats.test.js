import assert from "node:assert/strict";
import { test } from "node:test";
import { Beats, pictures, worded, timed } from "../../src/longhouse/web/table/beats.js";

/** @param {number} count */
const steps = (count) =>
  Array.from({ length: count }, (_, at) => ({ view: at, events: [{ kind: `e${at}` }], fresh: [`t${at}`] }));

/** A clock that is moved by hand. */
function handClock() {
  /** @type {{run: () => void, at: number}[]} */
  let timers = [];
  let now = 0;
  return {
    set: (/** @type {() => void} */ run, /** @type {number} */ ms) => {
      const timer = { run, at: now + ms };
      timers.push(timer);
      return timer;
    },
    clear: (/** @type {any} */ timer) => void (timers = timers.filter((one) => one !== timer)),
    pass(/** @type {number} */ ms) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((one) => one !== due);
        now = due.at;
        due.run();
      }
      now = end;
    },
  };
}

test("a step lasts 400 to 700 ms, a batch at most 6 s", () => {
  assert.equal(timed(steps(3)).ms, 700);
  assert.equal(timed(steps(12)).ms, 500);
  const many = timed(steps(40));
  assert.ok(many.ms >= 400 && many.ms * many.steps.length <= 6000);
});

test("merged steps lose no event, and end with the last view", () => {
  const many = timed(steps(40));
  assert.equal(many.steps.flatMap((step) => step.events).length, 40);
  assert.equal(many.steps.at(-1)?.view, 39);
});

test("one beat after the other, then the table as it is", () => {
  const clock = handClock();
  const beats = new Beats(() => {}, clock);
  beats.add(steps(2), 7, 300);
  const shown = () => beats.now?.step.view;
  assert.equal(shown(), undefined);
  assert.ok(beats.playing);
  clock.pass(300);
  assert.equal(shown(), 0);
  clock.pass(700);
  assert.equal(shown(), 1);
  clock.pass(700);
  assert.equal(beats.playing, false);
});

test("what is worth reading stays three times as long", () => {
  const clock = handClock();
  const beats = new Beats(() => {}, clock);
  const [first, second] = steps(2);
  beats.add([{ ...first, holds: true }, second], 1);
  clock.pass(1);
  assert.equal(beats.now?.step.view, 0);
  clock.pass(2090);
  assert.equal(beats.now?.step.view, 0);
  clock.pass(20);
  assert.equal(beats.now?.step.view, 1);
});

test("skipping and speed", () => {
  const clock = handClock();
  const beats = new Beats(() => {}, clock);
  beats.add(steps(5), 1);
  clock.pass(1);
  beats.skip();
  assert.equal(beats.playing, false);
  beats.pace = 0;
  beats.add(steps(5), 2);
  assert.equal(beats.playing, false);
  beats.pace = 0.5;
  beats.add(steps(1), 3);
  clock.pass(0);
  clock.pass(350);
  assert.equal(beats.playing, false);
});

test("it can wait after every batch", () => {
  const clock = handClock();
  const beats = new Beats(() => {}, clock);
  beats.pauses = true;
  beats.add(steps(1), 1);
  beats.add(steps(1), 2);
  clock.pass(5000);
  assert.equal(beats.waiting, true);
  assert.equal(beats.now?.seq, 1);
  beats.next();
  assert.equal(beats.now?.seq, 2);
  clock.pass(5000);
  assert.equal(beats.playing, false);
});

test("pictures are the views of the server, one change after the other, and the last one is the table as it is", () => {
  const events = [{ kind: "a" }, { kind: "b" }, { kind: "c" }];
  const before = { warriors: [3, 1], chief: "A1", old: 1 };
  const after = { warriors: [0, 0], chief: null };
  /** @type {any[]} */
  const beats = [
    { events: 2, changes: { warriors: { 0: [2] }, chief: ["B1"], old: [] } },
    { events: 1, changes: { warriors: [[0, 0]], chief: [null] } },
  ];
  assert.deepEqual(pictures(events, beats, before, after), [
    { view: { warriors: [2, 1], chief: "B1" }, events: [events[0], events[1]] },
    { view: after, events: [events[2]] },
  ]);
  assert.deepEqual(before, { warriors: [3, 1], chief: "A1", old: 1 }, "what was shown stays as it was");
  assert.deepEqual(pictures(events, undefined, before, after), [{ view: after, events }]);
  assert.equal(pictures(events, beats, before, after)[0].events[0], events[0], "the log knows its events by identity");
});

test("without a board, nothing is shown without a word", () => {
  const said = (/** @type {any} */ event) => (event.kind === "quiet" ? "" : event.kind);
  const [a, quiet, b] = [{ kind: "a" }, { kind: "quiet" }, { kind: "b" }];
  const steps = [
    { view: 1, events: [a] },
    { view: 2, events: [b] },
    { view: 3, events: [quiet] },
  ];
  assert.deepEqual(worded(steps, said), [
    { view: 1, events: [a] },
    { view: 3, events: [b] },
  ]);
  assert.deepEqual(worded(steps.slice(1), said), [{ view: 3, events: [b, quiet] }]);
});
