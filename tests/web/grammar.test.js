import assert from "node:assert/strict";
import { test } from "node:test";
import * as grammar from "../../src/longhouse/web/table/grammar.js";

/** @param {string} key @param {...string} targets */
const option = (key, ...targets) => ({ key, targets, label: { id: "option-x" } });

const MOVES = [
  option("a1", "hand:a", "pile:1"),
  option("a2", "hand:a", "pile:2"),
  option("b2", "hand:b", "pile:2"),
  option("pass", "pass"),
];

test("only what continues an option is lit", () => {
  assert.deepEqual([...grammar.next(MOVES, [])], ["hand:a", "hand:b", "pass"]);
  assert.deepEqual([...grammar.next(MOVES, ["hand:a"])], ["pile:1", "pile:2"]);
  assert.deepEqual([...grammar.next(MOVES, ["pass"])], []);
});

test("a touch narrows, and a choice with one answer is not asked", () => {
  assert.deepEqual(grammar.touch(MOVES, [], "hand:a"), ["hand:a"]);
  assert.deepEqual(grammar.touch(MOVES, [], "hand:b"), ["hand:b", "pile:2"]);
  assert.equal(grammar.complete(MOVES, ["hand:b", "pile:2"])?.key, "b2");
  assert.equal(grammar.complete(MOVES, ["hand:a"]), null);
});

test("another card instead is never an error", () => {
  assert.deepEqual(grammar.touch(MOVES, ["hand:a"], "hand:b"), ["hand:b", "pile:2"]);
  assert.deepEqual([...grammar.earlier(MOVES, ["hand:a"])], ["hand:a", "hand:b", "pass"]);
});

test("touching the same thing again lets go of it", () => {
  assert.deepEqual(grammar.touch(MOVES, ["hand:a"], "hand:a"), []);
});

test("what continues nothing means nothing", () => {
  assert.equal(grammar.touch(MOVES, [], "pile:1"), null);
  assert.equal(grammar.touch(MOVES, ["hand:a"], "pile:9"), null);
});

test("back goes over steps that had only one answer", () => {
  assert.deepEqual(grammar.back(MOVES, ["hand:a", "pile:1"]), ["hand:a"]);
  assert.deepEqual(grammar.back(MOVES, ["hand:b", "pile:2"]), []);
  assert.deepEqual(grammar.back(MOVES, []), []);
});

test("an option that is the beginning of another one is not taken by itself", () => {
  const options = [option("stop", "tile:1"), option("on", "tile:1", "tile:2")];
  assert.deepEqual(grammar.touch(options, [], "tile:1"), ["tile:1"]);
  assert.equal(grammar.complete(options, ["tile:1"]), null);
  assert.equal(grammar.complete(options, ["tile:1", "tile:2"])?.key, "on");
});

// Places.

const CARDS = ["hand:a", "hand:b", "hand:c"];
const PLACES = Object.fromEntries(
  ["pile:1", "pile:2"].map((place) => [
    place,
    Object.fromEntries(CARDS.map((card) => [card, `play:${card}>${place}`])),
  ]),
);

/** @param {...string} touches */
const after = (...touches) =>
  touches.reduce((plan, target) => grammar.planTouch(PLACES, plan, target) ?? plan, grammar.NO_PLAN);

test("card then place, and place then card", () => {
  assert.deepEqual(after("hand:a", "pile:2").placed, { "pile:2": "hand:a" });
  assert.deepEqual(after("pile:2", "hand:a").placed, { "pile:2": "hand:a" });
});

test("the keys go out in the order of the places, when all are filled", () => {
  assert.equal(grammar.planKeys(PLACES, after("hand:a", "pile:2")), null);
  assert.deepEqual(grammar.planKeys(PLACES, after("hand:a", "pile:2", "hand:b", "pile:1")), [
    "play:hand:b>pile:1",
    "play:hand:a>pile:2",
  ]);
});

test("what lies somewhere is taken up again by touching it", () => {
  const plan = after("hand:a", "pile:1", "hand:a");
  assert.deepEqual([plan.placed, plan.held], [{}, "hand:a"]);
  assert.deepEqual(after("hand:a", "pile:1", "pile:1").held, "hand:a");
});

test("a card put on another one sends that one back to the hand", () => {
  assert.deepEqual(after("hand:a", "pile:1", "hand:b", "pile:1").placed, { "pile:1": "hand:b" });
});

test("two placed cards change places", () => {
  const plan = after("hand:a", "pile:1", "hand:b", "pile:2");
  assert.deepEqual(grammar.put(PLACES, plan, "hand:b", "pile:1").placed, { "pile:1": "hand:b", "pile:2": "hand:a" });
});

test("the last place fills itself when only one card is left", () => {
  const last = { "pile:1": { "hand:a": "k1", "hand:b": "k2" }, "pile:2": { "hand:a": "k3", "hand:b": "k4" } };
  const plan = grammar.planTouch(last, { placed: {}, held: "hand:b", place: null }, "pile:1");
  assert.deepEqual(plan?.placed, { "pile:1": "hand:b", "pile:2": "hand:a" });
});

test("while a card is held, places are lit and other cards may take its turn", () => {
  const { lit, alt } = grammar.planTargets(PLACES, after("hand:a"));
  assert.deepEqual([...lit], ["pile:1", "pile:2"]);
  assert.deepEqual([...alt], ["hand:b", "hand:c"]);
});

test("a full plan asks for nothing more, but can be changed", () => {
  const { lit, alt } = grammar.planTargets(PLACES, after("hand:a", "pile:1", "hand:b", "pile:2"));
  assert.equal(lit.size, 0);
  assert.ok(alt.has("pile:1") && alt.has("hand:c"));
});

test("a plan stays as far as it is still possible", () => {
  const plan = { placed: { "pile:1": "hand:a", "pile:2": "hand:b" }, held: "hand:c", place: null };
  const fewer = { "pile:2": { "hand:b": "k" } };
  assert.deepEqual(grammar.keepPlan(fewer, plan), { placed: { "pile:2": "hand:b" }, held: null, place: null });
});

test("nonsense is refused", () => {
  assert.equal(grammar.planTouch(PLACES, grammar.NO_PLAN, "territory:1"), null);
});
