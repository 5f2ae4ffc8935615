/** What one has played, where it is one's move, how one is told: what the pages compute. */

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document ??= /** @type {never} */ ({
  head: { append() {} },
  createElement: () => ({}),
  querySelector: () => null,
  addEventListener() {},
});

const { addressOf, outcomeOf, timeTaken } = await import("../../src/longhouse/web/me/history.js");
const { inOrder, leftWords, nextMove } = await import("../../src/longhouse/web/me/moves.js");
const { isOn, withCell } = await import("../../src/longhouse/web/me/told.js");

const seat = (/** @type {number} */ at, /** @type {number | null} */ rank) => ({
  seat: at,
  kind: /** @type {"person"} */ ("person"),
  name: "A",
  bot: null,
  nick: null,
  former: false,
  rank,
  score: null,
  facets: {},
  seconds: /** @type {number | null} */ (null),
  bot_choices: 0,
});
const past = (/** @type {(number | null)[]} */ ranks, how = "played") => ({
  table: "t",
  game: "g",
  seat: 0,
  pace: "relaxed",
  ended_how: how,
  began: 0,
  ended: 0,
  seats: ranks.map((rank, at) => seat(at, rank)),
});
const move = (/** @type {string} */ table, /** @type {number | null} */ left, since = 0) => ({
  table,
  game: "g",
  seat: 0,
  since,
  left,
});

test("how a game ended for me", () => {
  assert.equal(outcomeOf(past([1, 2])).id, "past-won");
  assert.equal(outcomeOf(past([1, 1])).id, "past-shared");
  assert.equal(outcomeOf(past([2, 1])).id, "past-lost");
  assert.deepEqual(outcomeOf(past([3, 1, 2])), { id: "past-place", args: { rank: 3, count: 3 } });
  assert.equal(outcomeOf(past([null, null], "agreed")).id, "past-ended-agreed");
  assert.equal(outcomeOf(past([1])).id, "past-alone");
});

test("how long I have thought is said where there was a clock", () => {
  const app = /** @type {any} */ ({
    say: (/** @type {string} */ id, /** @type {any} */ args) => `${id} ${JSON.stringify(args)}`,
  });
  const row = past([1, 2]);
  assert.equal(timeTaken(app, row), "");
  row.seats[0].seconds = 754.2;
  row.seats[1].seconds = 5;
  assert.equal(timeTaken(app, row), 'past-time {"time":"12:34"}');
});

test("only what is wanted stands in the address", () => {
  assert.equal(addressOf({ game: "", other: "" }), "/api/me/history");
  assert.equal(addressOf({ game: "tribes", other: "Bé la" }), "/api/me/history?game=tribes&with=B%C3%A9+la");
});

test("the least time first, then who has waited longest; the next is another table", () => {
  const rows = [move("late", null, 5), move("early", null, 1), move("soon", 60), move("later", 600)];
  assert.deepEqual(
    inOrder(rows).map(({ table }) => table),
    ["soon", "later", "early", "late"],
  );
  assert.equal(nextMove(rows, "/")?.table, "soon");
  assert.equal(nextMove(rows, "/t/soon")?.table, "later");
  assert.equal(nextMove([rows[2]], "/t/soon"), null);
  assert.deepEqual(leftWords(3 * 86_400), ["moves-left-days", 3]);
  assert.deepEqual(leftWords(86_400), ["moves-left-hours", 24]);
  assert.deepEqual(leftWords(61), ["moves-left-minutes", 1]);
  assert.deepEqual(leftWords(-5), ["moves-left-minutes", 0]);
});

test("only what differs from the defaults is kept", () => {
  const usual = { turn: { push: true, mail: false }, end: { push: true, mail: true } };
  const off = withCell(usual, undefined, "turn", "push", false);
  assert.deepEqual(off, { turn: { push: false } });
  assert.equal(isOn(usual, off, "turn", "push"), false);
  assert.equal(isOn(usual, off, "turn", "mail"), false);
  assert.equal(isOn(usual, off, "end", "mail"), true);
  assert.deepEqual(withCell(usual, off, "turn", "push", true), {});
});
