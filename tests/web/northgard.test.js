/** Northgard's sums before a fight: section 13 of its specification, and what a move into enemy land would be worth. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { areMates, forecast } from "../../src/longhouse/games/northgard/board/forecast.js";
import { huntOdds, odds } from "../../src/longhouse/games/northgard/board/odds.js";
import { steps } from "../../src/longhouse/games/northgard/board/steps.js";
import { isNear, sayStrongholds, strongholdsOf } from "../../src/longhouse/games/northgard/board/stores.js";

/** The attacker's chance by attackers (rows) and defenders (columns), without food and buildings. */
const TABLE = [
  [0.25, 0.06, 0, 0, 0],
  [0.81, 0.36, 0.06, 0, 0],
  [1, 0.78, 0.36, 0.14, 0.03],
  [1, 0.94, 0.64, 0.36, 0.14],
  [1, 1, 0.86, 0.64, 0.36],
  [1, 1, 0.97, 0.86, 0.64],
];

test("the chances of section 13", () => {
  TABLE.forEach((row, a) =>
    row.forEach((chance, d) => {
      const [attackers, defenders] = [a + 1, d + 1];
      assert.equal(odds({ attack: attackers, defence: defenders, attackers, defenders }).attacker.toFixed(2), chance.toFixed(2), `${attackers} against ${defenders}`);
    }),
  );
});

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

test("a move into enemy land says the chance, with card and buildings", () => {
  assert.equal(forecast(view(), "a", 0, 3), 36);
  assert.equal(forecast(view({ effect: "warriors" }), "a", 0, 3), 64);
  assert.equal(forecast(view({ buildings: { a: "fortress" } }), "a", 0, 5), 36);
  assert.equal(forecast(view({ scorched: "a" }), "a", 2, 3), 64);
  assert.equal(forecast(view({ land: { attacker: 0, attackers: 2 } }), "a", 0, 1), 36);
});

test("a tower only counts for attackers who heed it", () => {
  const guarded = view({ buildings: { a: "tower" }, land: { units: 1 } });
  assert.equal(forecast(guarded, "a", 0, 1), 0);
  guarded.players[0].conqueror = true;
  assert.equal(forecast(guarded, "a", 0, 1), 25);
});

test("nobody fights on empty land, at home, or with a teammate", () => {
  assert.equal(forecast(view({ land: { holder: null, units: 0 } }), "a", 0, 3), null);
  assert.equal(forecast(view(), "a", 1, 3), null);
  assert.equal(forecast({ ...view(), teams: true }, "a", 3, 3), null);
  assert.equal(areMates({ teams: true }, 0, 2), true);
  assert.equal(areMates({ teams: true }, 0, 1), false);
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

test("the chance against a creature: a tie is lost by the attacker, and its casualties count", () => {
  const even = { score: 4, value: 4, figures: 3 };
  assert.equal(Math.round(36 * huntOdds({ ...even, attacks: true })), 13);
  assert.equal(Math.round(36 * huntOdds({ ...even, attacks: false })), 23);
  assert.equal(huntOdds({ ...even, score: 20, figures: 1, attacks: true }).toFixed(2), "0.50");
  assert.equal(huntOdds({ ...even, score: 20, figures: 1, attacks: true, shield: true }).toFixed(2), "0.83");
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
