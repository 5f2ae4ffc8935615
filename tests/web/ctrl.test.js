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
  session = new Session({ getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => void memory.set(key, value) });
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
  const sent = server.asked.filter(({ path }) => path.endsWith("/choices")).map(({ body }) => [body.decision, body.choices]);
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
  server.tell([{ kind: "turned", seat: { seat: 1 } }, { kind: "won", seat: { seat: 0 } }]);
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

test("a confirm is asked when the last answer comes in, or always, or never", () => {
  const option = { key: "x", targets: ["x"], label: { id: "option-x" } };
  const snapshot = /** @type {any} */ (ctrl.snapshot);
  assert.equal(ctrl.needsYes(option), false);
  snapshot.deciding = [0];
  assert.equal(ctrl.needsYes(option), true);
  const board = ctrl.board;
  ctrl.board = /** @type {any} */ ({ needsYes: () => false });
  assert.equal(ctrl.needsYes(option), false);
  ctrl.board = /** @type {any} */ ({ needsYes: () => null });
  assert.equal(ctrl.needsYes(option), true);
  ctrl.board = board;
  session.prefer({ confirm: "never" });
  assert.equal(ctrl.needsYes(option), false);
  session.prefer({ confirm: "always" });
  snapshot.deciding = [0, 1];
  assert.equal(ctrl.needsYes(option), true);
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
