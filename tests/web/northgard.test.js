/** Northgard's board: what is foretold, said and shown in beats. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { turnedOver } from "../../src/longhouse/games/northgard/board/drawn.js";
import { askTurn, isTurning, rotate } from "../../src/longhouse/games/northgard/board/explore.js";
import { chanceOf, worstOf } from "../../src/longhouse/games/northgard/board/forecast.js";
import { frameOf, frameSince, isOther } from "../../src/longhouse/games/northgard/board/frame.js";
import { log } from "../../src/longhouse/games/northgard/board/log.js";
import { shown } from "../../src/longhouse/games/northgard/board/shown.js";
import { isNear, sayStrongholds, strongholdsOf } from "../../src/longhouse/games/northgard/board/stores.js";
import { passNote } from "../../src/longhouse/games/northgard/board/row.js";
import { Summary, YearEnd, yearEnd } from "../../src/longhouse/games/northgard/board/summary.js";
import { cost } from "../../src/longhouse/games/northgard/board/talk.js";
import { Words } from "../../src/longhouse/web/words.js";

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
  /** @type {any} */
  const told = { forecast: { odds: { "territory:a": { chance: 36 }, "eat:1": { chance: 64, worst: 3 } } } };
  assert.equal(chanceOf(told, "territory:a"), 36);
  assert.equal(chanceOf(told, "territory:b"), null);
  assert.deepEqual([chanceOf(told, "eat:1"), worstOf(told, "eat:1")], [64, 3]);
  assert.equal(chanceOf({ ...told, forecast: null }, "territory:a"), null);
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
  /** @type {any} */
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
  assert.equal(isTurning(turning, { ...ui, seat: 1 }), false);
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
  assert.equal(sums.scene?.hunt?.end?.mine, 6);
  assert.deepEqual(sums.fresh, ["territory:a"]);
});

test("strongholds count for a team together, and not where only fame wins", () => {
  const players = [4, 0, 4, 0].map((side_strongholds) => ({ side_strongholds }));
  /** @type {any} */
  const teams = { teams: true, strongholds_needed: 5, players };
  assert.equal(strongholdsOf(teams, 0), 4);
  assert.deepEqual(
    [0, 1, 2].map((seat) => isNear(teams, seat)),
    [true, false, true],
  );
  /** @type {any} */
  const fame = { teams: false, strongholds_needed: null, players };
  assert.equal(isNear(fame, 2), false);
  /** @type {any} */
  const ui = { say: () => "words" };
  assert.equal(sayStrongholds(fame, ui, 2), "");
});

test("passing says what it costs", () => {
  /** @type {any} */
  const ui = {
    seat: 0,
    say: (/** @type {string} */ id, /** @type {any} */ { cards, first }) => `${id} ${cards} ${first}`,
  };
  /** @type {any} */
  const table = { year: 3, years: 7, players: [{ hand_count: 4, passed: false }, { passed: false }] };
  const option = (/** @type {string} */ key) => ({ key, targets: [], label: { id: key } });
  assert.equal(cost(option("pass"), table, ui), "board-pass-cost 4 yes");
  assert.equal(cost(option("pass"), { ...table, year: 7 }, ui), "board-pass-cost 4 last");
  assert.equal(cost(option("end"), table, ui), null);
});

// The log.

const words = new Words("en", [
  readFileSync(new URL("../../src/longhouse/games/northgard/text/en.ftl", import.meta.url), "utf8"),
]);
const reader = { names: ["Anna", "Heron", "Otter"], viewer: 0 };
/** @type {any} */
const speaker = {
  ...{ seat: 0, language: "en", names: reader.names },
  say: (/** @type {any} */ message, /** @type {any} */ args) => words.say(message, args, reader),
  event: (/** @type {any} */ event) => words.event(event, reader),
  noun: (/** @type {string} */ id, /** @type {string} */ form) => words.noun(id, form),
};
const by = (/** @type {number} */ seat) => ({ seat: { seat } });
const heron = by(1);

/** The lines of a story, given as chapters of events. @param {any[][]} chapters */
function logged(...chapters) {
  const story = chapters.map((events) => ({ events }));
  const say = log(story, speaker);
  return chapters.flat().map(say).filter(Boolean);
}

test("a deed is one line with its card, its price and what it brings", () => {
  assert.deepEqual(
    logged(
      [
        { kind: "turn", ...heron },
        { kind: "played", ...heron, card: "feast" },
      ],
      [{ kind: "tile_drawn", tile: "T05" }],
      [
        { kind: "tile_placed", ...heron, tile: "T05", x: 0, y: 1, turn: 0 },
        { kind: "closed", ...heron, holder: null, territory: "T00.e", size: 2 },
        { kind: "closed", ...heron, holder: { seat: 1 }, territory: "T00.n", size: 4 },
        { kind: "fame", ...heron, count: 4 },
        { kind: "gained", ...heron, resource: "lore", count: 1 },
        { kind: "turn", ...by(0) },
      ],
      [{ kind: "played", ...by(0), card: "build" }],
      [
        { kind: "paid", ...by(0), resource: "wood", count: 1 },
        { kind: "built", ...by(0), building: "lodge", territory: "T00.n" },
      ],
    ),
    [
      "Heron explores and closes Solfell, 4 tiles and Asknes, 2 tiles, which no one holds (Feast): 4 fame, 1 lore.",
      "You build a Woodcutter Lodge at Solfell for 1 wood.",
    ],
  );
});

test("a combat is one line: who won, how, and what it cost both", () => {
  const fight = [
    { kind: "combat", ...by(0), opponent: { seat: 1 }, territory: "T00.n" },
    { kind: "paid", ...by(0), resource: "food", count: 1 },
    { kind: "rolled", ...by(0), face: "F2" },
    { kind: "rolled", ...heron, face: "F4" },
    { kind: "won", ...by(0), opponent: { seat: 1 }, territory: "T00.n", points: 6, against: 4, why: "points" },
    { kind: "settled", territory: "T00.n", attack: 6, defence: 4, on_attacker: 2, on_defender: 0, winner: "attacker" },
    { kind: "lost", ...by(0), territory: "T00.n", count: 2 },
    { kind: "fame", ...by(0), count: 1 },
    { kind: "retreated", ...heron, start: "T00.n", end: "T00.e", units: 1, kaija: false },
  ];
  assert.deepEqual(logged(fight), [
    "You win 6 to 4 at Solfell and lose 2; Heron loses none. You gain 1 fame. Heron retreats with 1 unit from Solfell to Asknes.",
  ]);
  const say = log([{ events: fight }], speaker);
  assert.deepEqual(
    fight.filter(say).map(({ kind }) => kind),
    ["retreated"],
    "told when it is over",
  );
});

test("cards that are drawn join what draws them, hands of a new year are told to their owner only", () => {
  assert.deepEqual(
    logged([
      { kind: "paid", ...by(0), resource: "lore", count: 1 },
      { kind: "replaced", ...by(0), card: "build" },
      { kind: "drew", ...by(0), card: "move" },
      { kind: "turn", ...heron },
      { kind: "replaced", ...heron, card: "build" },
      { kind: "drew", ...heron, hidden: true },
      { kind: "year", year: 2 },
      { kind: "drew", ...by(0), card: "move" },
      { kind: "drew", ...by(0), card: "feast" },
      { kind: "drew", ...heron, hidden: true },
      { kind: "drew", ...heron, hidden: true },
      { kind: "row_shown", card: "merchant" },
      { kind: "row_shown", card: "spy" },
    ]),
    [
      "You replace Build and draw Move for 1 lore.",
      "Heron replaces Build and draws a card.",
      "Year 2",
      "Your hand: Move and Feast.",
      "In this year’s row: Merchant and Spy.",
    ],
  );
});

test("a year ends in one table", () => {
  const ends = [
    { kind: "gained", ...by(0), resource: "wood", count: 2 },
    { kind: "fame", ...by(0), count: 2 },
    { kind: "paid", ...by(0), resource: "wood", count: 3 },
    { kind: "gained", ...by(0), resource: "food", count: 1 },
    { kind: "traded", ...by(0), resource: "food" },
    { kind: "gained", ...heron, resource: "lore", count: 1 },
    { kind: "winter", ...by(0), food: 1, wood: 0 },
    { kind: "winter", ...heron, food: 2, wood: 1 },
    { kind: "unrest", ...heron, taken: true },
  ];
  const passed = [0, 1, 2].map((seat) => ({ kind: "passed", ...by(seat) }));
  const said = logged(passed, ends);
  assert.equal(said.length, 5);
  assert.equal(said[3], "You trade 3 wood for 1 food.");
  const harvest = ends.filter(({ kind }, at) => !["paid", "traded"].includes(kind) && at !== 3);
  assert.deepEqual(yearEnd(harvest), [
    { seat: 0, food: 0, wood: 2, lore: 0, fame: 2, winter: { food: 1, wood: 0 }, unrest: false },
    { seat: 1, food: 0, wood: 0, lore: 1, fame: 0, winter: { food: 2, wood: 1 }, unrest: true },
  ]);
});

test("above the row stands what passing is worth now", () => {
  const ui = /** @type {any} */ ({ ...speaker, seat: 0, el: () => ({}) });
  const players = [{ passed: false }, { passed: false }, { passed: false }];
  const view = /** @type {any} */ ({ players, first_player: 1, row: ["spy"], achievements: [] });
  assert.equal(passNote(view, ui), "First to pass picks first and starts next year");
  players[1].passed = true;
  assert.equal(passNote(view, ui), "Heron passed first; you pick second");
  players[0].passed = true;
  assert.equal(passNote(view, ui), "");
});

test("a swap is one line, and the harvest around it one table", () => {
  const passed = [0, 1, 2].map((seat) => ({ kind: "passed", ...by(seat) }));
  const swap = { ...heron, opponent: { seat: 0 }, give: "food", take: "lore" };
  const said = logged(
    passed,
    [{ kind: "gained", ...heron, resource: "food", count: 1 }],
    [{ kind: "offered", ...swap }],
    [{ kind: "swapped", ...swap }],
    [{ kind: "offered", ...swap }],
    [{ kind: "refused", ...by(0) }],
    [{ kind: "gained", ...by(0), resource: "wood", count: 2 }],
  );
  assert.equal(said.length, 6);
  assert.deepEqual(said.slice(3, 5), [
    "Heron gives you 1 food for 1 lore.",
    "Heron offers you 1 food for 1 lore. You refuse the swap.",
  ]);
});

/** The words and figures in a piece of markup, without what its parts draw. @param {any} markup @returns {string} */
const wordsIn = (markup) =>
  Array.isArray(markup)
    ? markup.map(wordsIn).join(" ")
    : typeof markup === "object"
      ? wordsIn(markup?.props?.children ?? "")
      : [undefined, false, true].includes(markup)
        ? ""
        : String(markup);

test("the tables of winter show what it costs, and do not take off what a player could not pay", () => {
  const events = [
    { kind: "winter", ...by(0), food: 3, wood: 1 },
    { kind: "unrest", ...by(0), taken: true },
    { kind: "winter", ...heron, food: 2, wood: 0 },
  ];
  /** @type {any} */
  const ui = { ...speaker, crest: () => "", step: { events } };
  const inLog = wordsIn(YearEnd({ events: /** @type {any} */ (events), ui }));
  assert.match(inLog, /winter costs 3 food, 1 wood, more than there was: Unrest\./);
  assert.match(inLog, /winter costs 2 food, 0 wood\./);
  /** @type {any} */
  const seen = { players: [{ units: 10 }, { units: 7 }] };
  const onMap = wordsIn(Summary({ view: seen, ui }));
  assert.match(onMap, /10\D+3\D+1\D+Unrest/);
  for (const shown of [inLog, onMap]) assert.doesNotMatch(shown, /−/);
});

test("what was taken back never joins what was done instead", () => {
  const [played, placed] = [
    { kind: "played", ...heron, card: "explore" },
    { kind: "tile_placed", ...heron, tile: "T05", x: 0, y: 1, turn: 0 },
  ];
  const say = log([{ events: [played], undone: true }, { events: [placed] }], speaker);
  assert.deepEqual([say(played), say(placed)], ["Heron plays Explore.", "Heron places a tile."]);
});

// The map's place.

/** A start tile and one beside it. @param {any} [doing] @param {any} [forecast] @returns {any} */
const mapped = (doing = null, forecast = null) => ({
  tiles: [
    { id: "T00", x: 0, y: 0, turn: 0 },
    { id: "T05", x: 1, y: 0, turn: 0 },
  ],
  doing,
  forecast,
});
const desk = { width: 1112, height: 487 };

test("a question does not move the map: neither one about cells nor one about turning, nor a fight", () => {
  const asked = { seat: 0, deciding: [0], compact: false, lit: (/** @type {string} */ one) => one.startsWith("cell:") };
  /** @type {any} */
  const plain = { alt: () => false, chosen: () => false, ...asked };
  const { home } = frameOf(mapped(), plain, desk);
  assert.deepEqual(frameOf(mapped({ tile: "T06", seat: 0 }), plain, desk).home, home);
  const turned = mapped({ tile: "T06", cell: [2, 0], seat: 0 }, { laid: {} });
  assert.deepEqual(frameOf(turned, plain, desk).home, home);
  assert.deepEqual(frameOf(mapped({ combat: {}, seat: 1 }), plain, desk).home, home);
});

test("a tile that is turned outside of what is seen comes into view, as large as before", () => {
  /** @type {any} */
  const ui = { seat: 0, deciding: [0], compact: false, lit: () => false, alt: () => false, chosen: () => false };
  const { home } = frameOf(mapped(), ui, desk);
  const above = frameOf(mapped({ tile: "T06", cell: [0, -1], seat: 0 }, { laid: {} }), ui, desk).home;
  assert.equal(above.k, home.k);
  assert.ok((-132 - above.y) * above.k + desk.height / 2 >= 9.9);
});

test("on a phone, too, a tile that is turned lies in the window, below the ways to turn it", () => {
  /** @type {any} */
  const ui = { seat: 0, deciding: [0], compact: true, lit: () => false, alt: () => false, chosen: () => false };
  const phone = { width: 390, height: 370 };
  for (const cell of [
    [2, 0],
    [-1, 0],
    [0, -1],
    [1, 1],
  ]) {
    const { home, whole } = frameOf(mapped({ tile: "T06", cell, seat: 0 }, { laid: {} }), ui, phone);
    assert.ok(whole >= home.k);
    const [left, top] = [
      (cell[0] * 132 - home.x) * home.k + phone.width / 2,
      (cell[1] * 132 - home.y) * home.k + phone.height / 2,
    ];
    assert.ok(left >= 9 && left + 132 * home.k <= 381, `${cell}: ${left}`);
    assert.ok(top >= 74 && top + 132 * home.k <= 361, `${cell}: ${top}`);
  }
});

test("all of a long land is seen at once, on a low screen too, while it can still be touched", () => {
  /** @type {any} */
  const ui = { seat: 0, deciding: [0], compact: false, lit: () => false, alt: () => false, chosen: () => false };
  const rows = (/** @type {number} */ n) =>
    Array.from({ length: n }, (_, y) => ({ id: `T0${y}`, x: y % 2, y, turn: 0 }));
  const low = { width: 988, height: 326 };
  const five = frameOf({ ...mapped(), tiles: rows(5) }, ui, low).home;
  assert.ok(5 * 132 * five.k <= low.height, `${five.k}`);
  assert.ok(frameOf({ ...mapped(), tiles: rows(4) }, ui, low).home.k >= 0.47);
  assert.ok(frameOf({ ...mapped(), tiles: rows(9) }, ui, low).home.k >= 0.42);
});

test("a line more in the ribbon leaves the map where it was", () => {
  /** @type {any} */
  const ui = { seat: 0, deciding: [0], compact: false, lit: () => false, alt: () => false, chosen: () => false };
  const [then, now] = [desk, { ...desk, height: 464 }];
  assert.equal(isOther(now, then), false);
  const [before, after] = [frameOf(mapped(), ui, then).home, frameSince(mapped(), ui, now, then).home];
  assert.equal(after.k, before.k);
  const top = (/** @type {{y: number, k: number}} */ { y, k }, /** @type {number} */ height) => y - height / 2 / k;
  assert.ok(Math.abs(top(after, now.height) - top(before, then.height)) < 1e-9);
  assert.equal(isOther({ ...desk, height: 623 }, desk), true);
});

test("what befalls the reader stays to be read, and so does the end of a year", () => {
  const holds = (/** @type {any} */ event, seat = 0) => shown([event], view(), view(), seat, []).holds;
  assert.equal(holds({ kind: "lost", ...by(0), territory: "a", count: 2 }), true);
  assert.equal(holds({ kind: "lost", ...heron, territory: "a", count: 2 }), false);
  assert.equal(holds({ kind: "combat", ...heron, opponent: { seat: 0 }, territory: "a" }), true);
  assert.equal(holds({ kind: "combat", ...by(0), opponent: { seat: 1 }, territory: "a" }), false);
  assert.equal(holds({ kind: "winter", ...heron, food: 1, wood: 0 }), true);
});

test("tiles turn over for everybody, cards for whoever sees them", () => {
  const events = [
    { kind: "tile_drawn", tile: "T05" },
    { kind: "drew", ...heron, hidden: true },
    { kind: "drew", ...by(0), card: "move" },
  ];
  assert.deepEqual(turnedOver(events), { tiles: ["T05"], cards: ["move"] });
});
