/** Northgard's board: what is foretold, said and shown in beats. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { askTurn, isTurning, rotate } from "../../src/longhouse/games/northgard/board/explore.js";
import { areMates, chanceOf, worstOf } from "../../src/longhouse/games/northgard/board/forecast.js";
import { steps } from "../../src/longhouse/games/northgard/board/steps.js";
import { isNear, sayStrongholds, strongholdsOf } from "../../src/longhouse/games/northgard/board/stores.js";
import { cost } from "../../src/longhouse/games/northgard/board/talk.js";

/** Three units of seat 1 in one territory. @param {any} [more] @returns {any} */
const view = (more = {}) => ({
  teams: false,
  players: [{ clan: "goat", conqueror: false }, { clan: "boar", conqueror: false }, { clan: "snake", conqueror: false }, { clan: "bear", conqueror: false }],
  territories: { a: { areas: ["a"], holder: 1, units: 3, kaija: false, attacker: null, attackers: 0, ...more.land } },
  buildings: more.buildings ?? {},
  extra: [],
  scorched: more.scorched ?? null,
  doing: { effect: more.effect ?? "move" },
});

test("the chance of a fight is what the view foretells, and nothing where it foretells nothing", () => {
  const told = { forecast: { odds: { "territory:a": { chance: 36 }, "eat:1": { chance: 64, worst: 3 } } } };
  assert.equal(chanceOf(told, "territory:a"), 36);
  assert.equal(chanceOf(told, "territory:b"), null);
  assert.deepEqual([chanceOf(told, "eat:1"), worstOf(told, "eat:1")], [64, 3]);
  assert.equal(chanceOf({ forecast: null }, "territory:a"), null);
  assert.equal(areMates({ teams: true }, 0, 2), true);
  assert.equal(areMates({ teams: true }, 0, 1), false);
});

/** A tile that the reader may lay in two ways. @type {any} */
const turning = {
  doing: { tile: "T05", cell: [1, 0], seat: 0 },
  forecast: { laid: { "1,0": { 1: { lands: [], says: [{ id: "forecast-closes-own", args: { fame: 3 } }] }, 2: { lands: [], says: [] } } } },
};

test("the ribbon says what a way round does, and has buttons to turn and to place it", () => {
  let drawn = 0;
  const ui = { seat: 0, say: (/** @type {any} */ one) => one.id ?? one, redraw: () => (drawn += 1) };
  const first = askTurn(turning, ui);
  assert.equal(first.say, "board-place-like-this forecast-closes-own");
  assert.deepEqual(first.acts.map(({ key, take }) => [key, take]), [["R", undefined], ["Enter", "turn:1"]]);
  first.acts[0].on?.();
  assert.equal(drawn, 1);
  const then = askTurn(turning, ui);
  assert.equal(then.say, "board-place-like-this forecast-nothing");
  assert.equal(then.acts[1].take, "turn:2");
  rotate(turning, ui, 1);
  assert.equal(askTurn(turning, ui).acts[1].take, "turn:1");
  assert.equal(isTurning(turning, { seat: 1 }), false);
});

test("a fight shown in beats counts the points of the card", () => {
  const before = { ...view(), players: view().players.map((/** @type {any} */ one) => ({ ...one, hand: null, hand_count: 4, active: [] })) };
  const events = [
    { kind: "played", seat: { seat: 0 }, card: "grizzled" },
    { kind: "combat", seat: { seat: 0 }, opponent: { seat: 1 }, territory: "a" },
    { kind: "rolled", seat: { seat: 0 }, face: "F2" },
  ];
  const [played, combat] = steps(events, before, before, null);
  assert.equal(played.view.clash, undefined);
  assert.equal(combat.view.clash.bonus, 2);
});

test("a fight with a creature shows both dice, then both sums", () => {
  const before = { ...view({ land: { holder: 0 } }), creatures: [{ kind: "c_wolf", territory: "a" }] };
  const events = [
    { kind: "rolled", seat: { seat: 0 }, face: "F2" },
    { kind: "creature_rolled", creature: "c_wolf", face: "F5" },
    { kind: "creature_fought", seat: { seat: 0 }, creature: "c_wolf", territory: "a", mine: 6, its: 4, won: true },
    { kind: "creature_beaten", seat: { seat: 0 }, creature: "c_wolf" },
  ];
  const [dice, sums] = steps(events, before, { ...before, creatures: [] }, null);
  assert.deepEqual(dice.view.hunt, { seat: 0, face: "F2", creature: "c_wolf", its: "F5", territory: "a", end: null });
  assert.equal(dice.view.creatures.length, 1);
  assert.equal(sums.view.hunt.end.mine, 6);
});

test("what somebody left off or let pass is no beat of its own", () => {
  const before = { ...view(), players: view().players.map((/** @type {any} */ one) => ({ ...one, resources: {} })) };
  const events = [
    { kind: "allowed", card: "move" },
    { kind: "moved", seat: { seat: 1 }, start: "b", end: "a", units: 1 },
    { kind: "left_off", seat: { seat: 1 }, what: "moving" },
    { kind: "turn", seat: { seat: 0 } },
  ];
  assert.deepEqual(steps(events, before, before, null).map(({ events: part }) => part.length), [3, 1]);
});

test("strongholds count for a team together, and not where only fame wins", () => {
  const players = [{ strongholds: 1 }, { strongholds: 0 }, { strongholds: 3 }, { strongholds: 0 }];
  const teams = { teams: true, strongholds_needed: 5, players };
  assert.equal(strongholdsOf(teams, 0), 4);
  assert.deepEqual([0, 1, 2].map((seat) => isNear(teams, seat)), [true, false, true]);
  const fame = { teams: false, strongholds_needed: null, players };
  assert.equal(isNear(fame, 2), false);
  assert.equal(sayStrongholds(fame, { say: () => "words" }, 2), "");
});

test("winter is one beat for everybody", () => {
  const player = () => ({ resources: { food: 3, wood: 2 } });
  const before = { ...view(), players: [player(), player()] };
  const events = [
    { kind: "winter", seat: { seat: 0 }, food: 2, wood: 0 },
    { kind: "winter", seat: { seat: 1 }, food: 4, wood: 0 },
    { kind: "unrest", seat: { seat: 1 }, taken: true },
    { kind: "year", year: 2 },
  ];
  const found = steps(events, before, before, null);
  assert.deepEqual(found.map(({ events: part }) => part.length), [3, 1]);
  assert.deepEqual(found[0].view.players.map((/** @type {any} */ one) => one.resources.food), [1, 0]);
});

test("passing says what it costs", () => {
  const ui = { seat: 0, say: (/** @type {string} */ id, /** @type {any} */ { cards, first }) => `${id} ${cards} ${first}` };
  const table = { year: 3, years: 7, players: [{ hand_count: 4, passed: false }, { passed: false }] };
  assert.equal(cost({ key: "pass" }, table, ui), "board-pass-cost 4 yes");
  assert.equal(cost({ key: "pass" }, { ...table, year: 7 }, ui), "board-pass-cost 4 last");
  assert.equal(cost({ key: "end" }, table, ui), null);
});
