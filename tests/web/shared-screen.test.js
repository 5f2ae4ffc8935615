import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Session } from "../../src/longhouse/web/session.js";
import { TableCtrl } from "../../src/longhouse/web/table/ctrl.js";
import { FakeServer } from "./fake-server.js";

/** @type {TableCtrl} */
let ctrl;
/** @type {FakeServer} */
let server;
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(async () => {
  server = new FakeServer();
  const memory = new Map();
  const session = new Session({
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
  });
  session.hold("T", "fake", [
    { seat: 0, token: "a", here: false, name: "Anna" },
    { seat: 1, token: "b", here: true, name: "Béa" },
  ]);
  ctrl = new TableCtrl("T", session);
  ctrl.board = /** @type {any} */ ({ Board: () => null });
  await ctrl.open();
  await rest();
});
afterEach(() => ctrl.close());

test("a curtain stands before whoever decides first; nothing of a seat is loaded", () => {
  assert.equal(ctrl.curtain?.seat, 0);
  assert.ok(server.asked.every(({ token }) => token === null));
});

test("who has answered leaves, and the next one is called", async () => {
  const called = () => ctrl.curtain?.seat;
  await ctrl.sit(ctrl.chairs[0]);
  assert.equal(called(), undefined);
  for (const target of ["hand:2", "pile:2", "hand:0", "pile:1"]) ctrl.touch(target);
  await ctrl.commit();
  await rest();
  assert.equal(ctrl.chair, null);
  ctrl.beats.skip();
  assert.equal(called(), 1);
  assert.equal(ctrl.lastChair?.seat, 0);
});

test("before the next one looks, the last one can take it back", async () => {
  await ctrl.sit(ctrl.chairs[0]);
  for (const target of ["hand:2", "pile:2", "hand:0", "pile:1"]) ctrl.touch(target);
  await ctrl.commit();
  await ctrl.takeBackFor(ctrl.chairs[0]);
  assert.equal(ctrl.chair?.seat, 0);
  assert.deepEqual(ctrl.plan.placed, { "pile:1": "hand:0", "pile:2": "hand:2" });
});

test("going back is agreed to by everybody at this screen", async () => {
  await ctrl.sit(ctrl.chairs[0]);
  await ctrl.rewind(0);
  const asked = server.asked.find(({ path }) => path.endsWith("/rewind"));
  assert.deepEqual([asked?.token, asked?.body.with, asked?.body.to], ["Bearer a", ["b"], 0]);
});
