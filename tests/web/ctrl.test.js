import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Session } from "../../src/longhouse/web/session.js";
import { TableCtrl } from "../../src/longhouse/web/table/ctrl.js";
import { FakeServer } from "./fake-server.js";

/** @type {FakeServer} */
let server;
/** @type {TableCtrl} */
let ctrl;
/** @type {Session} */
let session;

const rest = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));
const BOARD = /** @type {any} */ ({ Board: () => null });

beforeEach(async () => {
  server = new FakeServer();
  const memory = new Map();
  session = new Session({
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
  });
  session.hold("T", "fake", [{ seat: 0, token: "secret", here: false, name: "Anna" }]);
  ctrl = new TableCtrl("T", session);
  ctrl.board = BOARD;
  ctrl.sentence = (event) => event.kind;
  await ctrl.open();
  await rest();
});
afterEach(() => ctrl.close());

test("it reads with the seat's token and follows the stream", () => {
  assert.equal(ctrl.snapshot?.seat, 0);
  assert.ok(server.asked.every(({ token }) => token === "Bearer secret"));
  assert.equal(ctrl.feed?.connection, "live");
});

test("places are filled in any order, and one deed sends them and commits", async () => {
  for (const target of ["hand:2", "pile:2", "pile:1", "hand:0"]) assert.ok(ctrl.touch(target));
  assert.equal(server.placed.length, 0);
  await ctrl.commit();
  const sent = server.asked
    .filter(({ path }) => path.endsWith("/choices"))
    .map(({ body }) => [body.decision, body.choices]);
  assert.deepEqual(sent, [
    ["1.0", ["play:0>pile:1", "play:2>pile:2"]],
    ["1.2", ["commit"]],
  ]);
  assert.equal(ctrl.snapshot?.decision, null);
  assert.deepEqual(ctrl.plan.placed, {});
});

test("taking back the turn lays the plan out again", async () => {
  for (const target of ["hand:2", "pile:2", "hand:0", "pile:1"]) ctrl.touch(target);
  await ctrl.commit();
  await ctrl.undo(true);
  assert.deepEqual(ctrl.plan.placed, { "pile:1": "hand:0", "pile:2": "hand:2" });
});

test("somebody else's news does not disturb what is touched", async () => {
  ctrl.touch("hand:1");
  server.tell([{ kind: "ready", seat: { seat: 1 } }]);
  await rest();
  assert.equal(ctrl.snapshot?.seq, 1);
  assert.equal(ctrl.plan.held, "hand:1");
  assert.equal(ctrl.beats.playing, false, "nobody who must act has to wait");
});

test("what cannot be touched says so", () => {
  assert.equal(ctrl.touch("territory:3"), false);
});

test("without a board the options are taken one by one", async () => {
  ctrl.board = null;
  assert.equal(ctrl.planning, false);
  ctrl.touch("hand:1");
  await rest();
  assert.deepEqual(server.placed, ["play:1>pile:1"]);
});

test("a refusal is said, keeps the touches, and looks at the table anew", async () => {
  for (const target of ["hand:2", "pile:2", "hand:0", "pile:1"]) ctrl.touch(target);
  server.refusals["/api/tables/T/choices"] = { status: 409, id: "error-choice-stale" };
  await ctrl.commit();
  assert.equal(ctrl.notice?.message.id, "error-choice-stale");
  assert.deepEqual(ctrl.plan.placed, { "pile:1": "hand:0", "pile:2": "hand:2" });
  assert.equal(ctrl.busy, false);
});

test("others' moves are shown beat by beat; a touch skips them", async () => {
  await ctrl.send(["play:0>pile:1"]);
  server.committed = true;
  server.tell([{ kind: "waits" }]);
  await rest();
  ctrl.beats.skip();
  const before = ctrl.view;
  server.committed = false;
  server.tell([
    { kind: "turned", seat: { seat: 1 } },
    { kind: "won", seat: { seat: 0 } },
  ]);
  await rest();
  assert.equal(ctrl.beats.playing, true);
  assert.equal(ctrl.view, before);
  assert.equal(ctrl.untold.size, 2);
  assert.ok(ctrl.touch("hand:1"));
  assert.equal(ctrl.beats.playing, false);
});

test("Esc lets go step by step", () => {
  ctrl.touch("hand:1");
  assert.equal(ctrl.back(), true);
  assert.equal(ctrl.plan.held, null);
  assert.equal(ctrl.back(), false);
});

/** The other player is a person, too. */
async function amongPeople() {
  plainly();
  server.other = "person";
  await ctrl.feed?.reload();
}

/** Without a board places are no plan: one touch of a card is a whole choice. */
const plainly = () => (ctrl.board = null);
const sent = () => server.asked.filter(({ path }) => path.endsWith("/choices")).map(({ body }) => body);

test("against bots alone nothing is final: one can go back, so nothing is asked", async () => {
  plainly();
  server.finals = ["play:1>pile:1"];
  ctrl.touch("hand:1");
  await rest();
  assert.equal(ctrl.confirming, null);
  assert.deepEqual(server.placed, ["play:1>pile:1"]);
});

test("a touch asks the server whether it is final; only then a yes is asked", async () => {
  await amongPeople();
  server.finals = ["play:1>pile:1"];
  ctrl.touch("hand:1");
  await rest();
  assert.equal(server.placed.length, 0);
  assert.equal(ctrl.confirming?.why?.id, "final-chance");
  assert.equal(ctrl.confirming?.option.key, "play:1>pile:1");
  ctrl.yes(true);
  await rest();
  assert.equal(server.placed.length, 0, "a click so soon was meant for something else");
  ctrl.yes();
  await rest();
  assert.deepEqual(server.placed, ["play:1>pile:1"]);
  assert.deepEqual(
    sent().map(({ ask_if_final, linger }) => [ask_if_final, linger]),
    [
      [true, 3],
      [false, 0],
    ],
  );
});

test("what is not final is done at once, and a labelled button is deliberate", async () => {
  plainly();
  server.finals = ["play:2>pile:2"];
  ctrl.touch("hand:1");
  await rest();
  ctrl.take(/** @type {any} */ (ctrl.snapshot?.options.find(({ key }) => key === "play:2>pile:2")));
  await rest();
  assert.equal(ctrl.confirming, null);
  assert.deepEqual(server.placed, ["play:1>pile:1", "play:2>pile:2"]);
});

/** Two ways for every card: a card is taken up, then laid down. */
function twoWays() {
  plainly();
  server.other = "person";
  const whole = server.snapshot.bind(server);
  const ways = ["pile:1", "pile:2"].flatMap((pile) =>
    [0, 1].map((n) => ({
      key: `play:${n}>${pile}`,
      targets: [`hand:${n}`, pile],
      label: { id: "option-x", args: {} },
    })),
  );
  server.snapshot = () => ({ ...whole(), options: ways });
  server.finals = ways.map(({ key }) => key);
  return ctrl.feed?.reload();
}

test("by mouse a path of two touches is no slip and is not asked about", async () => {
  await twoWays();
  ctrl.touch("hand:0");
  ctrl.touch("pile:2");
  await rest();
  assert.equal(ctrl.confirming, null);
  assert.deepEqual(server.placed, ["play:0>pile:2"]);
  assert.equal(sent()[0].linger, 3, "but it stays open");
});

test("a finger may slip at every touch", async () => {
  await twoWays();
  ctrl.finger = true;
  ctrl.touch("hand:0");
  ctrl.touch("pile:2");
  await rest();
  assert.equal(ctrl.confirming?.option.key, "play:0>pile:2");
  assert.deepEqual(server.placed, []);
});

test("a click on something else than what goes on is a first touch again", async () => {
  await twoWays();
  const whole = server.snapshot.bind(server);
  server.snapshot = () => ({
    ...whole(),
    options: [...whole().options, { key: "commit", targets: ["commit"], label: { id: "option-x", args: {} } }],
  });
  server.finals.push("commit");
  await ctrl.feed?.reload();
  ctrl.touch("hand:0");
  ctrl.touch("commit");
  await rest();
  assert.equal(ctrl.confirming?.option.key, "commit");
});

test("that the server does not answer is said until it does", async () => {
  server.refusals["/api/tables/T/undo"] = server.refusals["/api/tables/T"] = { status: 503, id: "error-no-answer" };
  await ctrl.undo(false);
  await rest();
  assert.equal(ctrl.notice?.message.id, "error-no-answer");
  assert.equal(ctrl.busy, false);
  server.refusals = {};
  await rest(100);
  assert.equal(ctrl.notice, null, "without a click");
});

test("who likes can be asked always, or never", async () => {
  plainly();
  session.prefer({ confirm: "always" });
  ctrl.take(/** @type {any} */ (ctrl.snapshot?.options[0]));
  assert.ok(ctrl.confirming && !ctrl.confirming.why);
  ctrl.back();
  session.prefer({ confirm: "never" });
  server.finals = ["play:0>pile:1"];
  ctrl.touch("hand:0");
  await rest();
  assert.deepEqual(server.placed, ["play:0>pile:1"]);
});

test("what is touched to be read is shown first; touched again, it is done", async () => {
  plainly();
  ctrl.touch("hand:1", true);
  await rest();
  assert.equal(ctrl.confirming?.reading, true);
  ctrl.touch("hand:2", true);
  assert.equal(ctrl.confirming?.option.key, "play:2>pile:1");
  ctrl.touch("hand:2", true);
  await rest();
  assert.deepEqual(server.placed, ["play:2>pile:1"]);
});

test("the last act of a turn stays open for a moment; who does not want to wait goes on", async () => {
  plainly();
  ctrl.touch("hand:1");
  await rest();
  ctrl.touch("hand:2");
  await rest();
  ctrl.touch("commit");
  await rest();
  assert.ok(ctrl.lingers > 2000 && ctrl.lingers <= 3000);
  await ctrl.goOn();
  assert.equal(ctrl.lingers, 0);
  assert.ok(server.asked.some(({ path }) => path.endsWith("/go-on")));
});

test("a half-step that tells nothing is not shown beat by beat", async () => {
  ctrl.sentence = (event) => (event.kind === "quiet" ? "" : event.kind);
  server.committed = true;
  server.tell([{ kind: "waits", seat: { seat: 0 } }]);
  await rest();
  server.committed = false;
  server.tell([]);
  await rest();
  assert.equal(ctrl.beats.playing, false, "nothing happened");
  server.committed = true;
  server.tell([
    { kind: "quiet", seat: { seat: 1 } },
    { kind: "moved", seat: { seat: 0 } },
  ]);
  await rest();
  assert.equal(ctrl.beats.playing, false, "all that is said is my own deed");
  server.tell([
    { kind: "moved", seat: { seat: 0 } },
    { kind: "turn", seat: { seat: 1 } },
  ]);
  await rest();
  assert.equal(ctrl.beats.playing, false, "whose turn it is now is no move");
});

test("undo says why not only to whoever tries", () => {
  const refused = () => ctrl.undoRefused?.id;
  assert.equal(refused(), undefined);
  ctrl.tryUndo();
  assert.equal(refused(), "error-undo-nothing");
  ctrl.touch("hand:1");
  assert.equal(refused(), undefined);
});

test("going back asks if it discards more than the own last choice", async () => {
  await ctrl.send(["play:0>pile:1"]);
  await ctrl.goBack();
  assert.equal(ctrl.goingBack, null);
  assert.deepEqual(
    server.asked.filter(({ path }) => path.endsWith("/rewind")).map(({ body }) => body.to),
    [0],
  );
  server.tell([{ kind: "answers", seat: { seat: 1 } }]);
  await rest();
  ctrl.beats.skip();
  await ctrl.goBack();
  assert.deepEqual({ .../** @type {any} */ (ctrl.goingBack), at: 0 }, { own: 1, others: 1, seats: [1], to: 0, at: 0 });
  ctrl.yes();
  await rest();
  assert.equal(server.asked.filter(({ path }) => path.endsWith("/rewind")).length, 2);
});

test("what others changed stays marked until the seat answers", async () => {
  ctrl.board = /** @type {any} */ ({
    ...BOARD,
    shown: (/** @type {any[]} */ events) => ({ fresh: events.map(({ cell }) => cell).filter(Boolean) }),
  });
  server.tell([{ kind: "moved", seat: { seat: 1 }, cell: "cell:a" }]);
  server.tell([{ kind: "moved", seat: { seat: 1 }, cell: "cell:b" }]);
  await rest();
  assert.deepEqual(
    [...ctrl.fresh],
    [
      ["cell:a", 1],
      ["cell:b", 1],
    ],
  );
  await ctrl.send(["play:0>pile:1"]);
  assert.deepEqual([...ctrl.fresh], []);
});

test("cards laid out and not sent lie there again after a reload", async (t) => {
  const memory = new Map();
  t.after(() => delete (/** @type {any} */ (globalThis).sessionStorage));
  /** @type {any} */ (globalThis).sessionStorage = {
    getItem: (/** @type {string} */ key) => memory.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void memory.set(key, value),
  };
  ctrl.touch("hand:1");
  ctrl.touch("pile:2");
  const again = new TableCtrl("T", session);
  t.after(() => again.close());
  again.board = BOARD;
  await again.open();
  assert.deepEqual(again.plan.placed, { "pile:2": "hand:1" });
  server.placed = ["play:0>pile:1"];
  const later = new TableCtrl("T", session);
  t.after(() => later.close());
  await later.open();
  assert.deepEqual(later.plan.placed, {}, "it belongs to another question");
});

test("earlier moments: back, forward, and now", async () => {
  server.tell([{ kind: "a", seat: { seat: 1 } }]);
  server.tell([{ kind: "b", seat: { seat: 1 } }]);
  await rest();
  ctrl.stepMoment(-1);
  await rest();
  assert.equal(ctrl.past.moment?.seq, 1);
  assert.deepEqual(ctrl.view, { moment: 1 });
  assert.equal(ctrl.touch("hand:1"), false, "the past cannot be touched");
  ctrl.stepMoment(-1);
  await rest();
  assert.equal(ctrl.past.moment?.seq, 0);
  ctrl.stepMoment(1);
  await rest();
  ctrl.stepMoment(1);
  await rest();
  assert.equal(ctrl.past.moment, null);
});

test("what happened since my turn is played again from earlier moments", async () => {
  server.tell([{ kind: "a", seat: { seat: 1 } }]);
  await rest();
  await ctrl.again(0);
  await rest(5);
  assert.equal(ctrl.beats.playing, true);
  assert.deepEqual(ctrl.view, { moment: 1 });
});

test("a table that does not exist is a failure to show, not a defect", async () => {
  server.refusals["/api/tables/none"] = { status: 404, id: "server-error-table" };
  const other = new TableCtrl("none", session);
  await other.open();
  assert.equal(other.failure?.status, 404);
});
