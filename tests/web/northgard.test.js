/** Northgard's board: what is foretold, said and shown in beats. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { askTurn, isTurning, rotate } from "../../src/longhouse/games/northgard/board/explore.js";
import { areMates, chanceOf, worstOf } from "../../src/longhouse/games/northgard/board/forecast.js";
import { shown } from "../../src/longhouse/games/northgard/board/shown.js";
import { isNear, sayStrongholds, strongholdsOf } from "../../src/longhouse/games/northgard/board/stores.js";
import { cost } from "../../src/longhouse/games/northgard/board/talk.js";

/** Three units of seat 1 in one territory. @param {any} [more] @returns {any} */
const view = (more = {}) => ({
  teams: false,
  players: [
    { clan: "goat", conqueror: false },
    { clan: "boar", conqueror: false },
    { clan: "snake", conqueror: false },
    { clan: "bear", conqueror: false },
  ],
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
  forecast: {
    laid: {
      "1,0": { 1: { lands: [], says: [{ id: "forecast-closes-own", args: { fame: 3 } }] }, 2: { lands: [], says: [] } },
    },
  },
};

test("the ribbon says what a way round does, and has buttons to turn and to place it", () => {
  let drawn = 0;
  const ui = { seat: 0, say: (/** @type {any} */ one) => one.id ?? one, redraw: () => (drawn += 1) };
  const first = askTurn(turning, ui);
  assert.equal(first.say, "board-place-like-this forecast-closes-own");
  assert.deepEqual(
    first.acts.map(({ key, take }) => [key, take]),
    [
      ["R", undefined],
      ["Enter", "turn:1"],
    ],
  );
  first.acts[0].on?.();
  assert.equal(drawn, 1);
  const then = askTurn(turning, ui);
  assert.equal(then.say, "board-place-like-this forecast-nothing");
  assert.equal(then.acts[1].take, "turn:2");
  rotate(turning, ui, 1);
  assert.equal(askTurn(turning, ui).acts[1].take, "turn:1");
  assert.equal(isTurning(turning, { seat: 1 }), false);
});

test("a fight is shown with its dice, also those thrown before a question", () => {
  const told = [
    { kind: "combat", seat: { seat: 0 }, opponent: { seat: 1 }, territory: "a" },
    { kind: "rolled", seat: { seat: 0 }, face: "F2" },
  ];
  const clash = {
    territory: "a",
    attacker: 0,
    defender: 1,
    faces: { 0: "F2", 1: "F6" },
    chosen: { 1: true },
    end: null,
  };
  assert.deepEqual(
    shown(
      [
        { kind: "rolled", seat: { seat: 1 }, face: "F6" },
        { kind: "chose_face", seat: { seat: 1 }, point: true },
      ],
      view(),
      view(),
      null,
      told,
    ).scene,
    { clash },
  );
  assert.equal(shown([{ kind: "moved", seat: { seat: 1 }, end: "a" }], view(), view(), null, told).scene, undefined);
});

test("a fight with a creature shows both dice, then both sums", () => {
  const before = { ...view({ land: { holder: 0 } }), creatures: [{ kind: "c_wolf", territory: "a" }] };
  const events = [
    { kind: "rolled", seat: { seat: 0 }, face: "F2" },
    { kind: "creature_rolled", creature: "c_wolf", face: "F5" },
    { kind: "creature_fought", seat: { seat: 0 }, creature: "c_wolf", territory: "a", mine: 6, its: 4, won: true },
    { kind: "creature_beaten", seat: { seat: 0 }, creature: "c_wolf" },
  ];
  const dice = shown(events.slice(0, 2), before, before, null, []);
  assert.deepEqual(dice.scene, {
    hunt: { seat: 0, face: "F2", creature: "c_wolf", its: "F5", territory: "a", end: null },
  });
  const sums = shown(events.slice(2), before, { ...before, creatures: [] }, null, events.slice(0, 2));
  assert.equal(sums.scene?.hunt?.end.mine, 6);
  assert.deepEqual(sums.fresh, ["territory:a"]);
});

test("strongholds count for a team together, and not where only fame wins", () => {
  const players = [{ strongholds: 1 }, { strongholds: 0 }, { strongholds: 3 }, { strongholds: 0 }];
  const teams = { teams: true, strongholds_needed: 5, players };
  assert.equal(strongholdsOf(teams, 0), 4);
  assert.deepEqual(
    [0, 1, 2].map((seat) => isNear(teams, seat)),
    [true, false, true],
  );
  const fame = { teams: false, strongholds_needed: null, players };
  assert.equal(isNear(fame, 2), false);
  assert.equal(sayStrongholds(fame, { say: () => "words" }, 2), "");
});

test("passing says what it costs", () => {
  const ui = {
    seat: 0,
    say: (/** @type {string} */ id, /** @type {any} */ { cards, first }) => `${id} ${cards} ${first}`,
  };
  const table = { year: 3, years: 7, players: [{ hand_count: 4, passed: false }, { passed: false }] };
  assert.equal(cost({ key: "pass" }, table, ui), "board-pass-cost 4 yes");
  assert.equal(cost({ key: "pass" }, { ...table, year: 7 }, ui), "board-pass-cost 4 last");
  assert.equal(cost({ key: "end" }, table, ui), null);
});
