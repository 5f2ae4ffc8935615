import assert from "node:assert/strict";
import { test } from "node:test";
import { fill } from "../../src/longhouse/games/tribes/board/data.js";
import { beyond, borderOf, chains } from "../../src/longhouse/games/tribes/board/land.js";
import { befalls, log } from "../../src/longhouse/games/tribes/board/log.js";
import {
  CELLS,
  isRing,
  kindOf,
  missing,
  party,
  placeOf,
  timesInARow,
  wayOf,
  waysIn,
} from "../../src/longhouse/games/tribes/board/model.js";
import { shown } from "../../src/longhouse/games/tribes/board/shown.js";

fill({
  number: [
    { id: "spots", value: 4 },
    { id: "per_spot", value: 2 },
  ],
  item: [
    ...["feather", "stone", "stick", "indian", "hide", "gold", "wagon"].map((id) => ({ id })),
    { id: "axe", parts: ["stone", "stick"] },
    { id: "bow", parts: ["stick", "feather"] },
  ],
  prize: [{ id: "warrior", parts: ["indian", "feather"] }, { id: "horse" }],
  trophy: [{ id: "trophy.hide" }],
  card: [{ id: "raid" }],
  land: [
    { id: "land.stick", gives: "stick" },
    { id: "land.buffalo", gives: "hide", cost: ["bow"] },
    { id: "land.wagon", gives: "wagon", cost: ["warriors"] },
    { id: "land.farm", gives: "horse", cost: ["gold", "hide", "wagon"] },
  ],
});

const items = { feather: 0, stone: 0, stick: 0, indian: 0, hide: 0, gold: 0, wagon: 0, axe: 0, bow: 0 };

/** @param {any} more */
const player = (more) => ({
  seat: 0,
  reserve: 2,
  horses: 0,
  trophies: [],
  hand: [],
  played: [],
  card: null,
  chief: "A1",
  ...more,
  items: { ...items, ...more.items },
});

/** @param {any} more */
const view = (more) => ({
  goal: 10,
  cells: {},
  tribes: [],
  cavalry: [null, null],
  doing: { once: false },
  players: [player({}), player({ seat: 1, chief: "B1" })],
  ...more,
});

test("cells are named by column and row; the ring is their edge", () => {
  assert.equal(CELLS.length, 100);
  assert.deepEqual(placeOf("J10"), { x: 9, y: 9 });
  assert.equal(CELLS.filter(isRing).length, 36);
  assert.equal(beyond("A1", "W"), null);
  assert.equal(beyond("A1", "S"), "A2");
});

test("both neighbours agree on a border, and a mountain on either side is drawn once", () => {
  assert.equal(borderOf("A1", "E").id, borderOf("B1", "W").id);
  const found = chains({ A1: { sides: ["E"], passes: [] }, B1: { sides: ["W"], passes: ["S"] } });
  assert.deepEqual(
    [...found.values()].map(({ pass }) => pass),
    [true, false],
  );
});

const KEYS = [
  "move:A1>B1:1",
  "move:A1>B1:2",
  "move:A1>B1:0+chief",
  "move:A1>B1:2+chief",
  "attack:A1>A2:2",
  "attack:A1>A2:2+chief",
  "end",
  "collect:stick",
];

test("a step is known by its key: who goes where, and whether it is an attack", () => {
  const ways = waysIn(KEYS);
  assert.equal(ways.length, 6);
  assert.deepEqual(ways[3], {
    key: "move:A1>B1:2+chief",
    start: "A1",
    end: "B1",
    attack: false,
    warriors: 2,
    chief: true,
  });
  assert.equal(kindOf(view({}), ways, "A1", "A2"), "attack");
  assert.equal(kindOf(view({}), ways, "A1", "B1"), "discovery");
  assert.equal(kindOf(view({ cells: { B1: {} } }), ways, "A1", "B1"), "free");
  assert.equal(kindOf(view({}), ways, "A1", "A3"), null);
});

test("everybody goes unless fewer are wished; a chief without steps stays", () => {
  const ways = waysIn(KEYS);
  const tribe = { cell: "A1", seat: 0, warriors: 2, chief: true, protected: false };
  const all = { warriors: null, chief: null };
  assert.deepEqual(party(ways, tribe, all), { warriors: 2, chief: true });
  assert.deepEqual(party(ways, tribe, { warriors: 1, chief: false }), { warriors: 1, chief: false });
  assert.deepEqual(party(ways, tribe, { warriors: 0, chief: true }), { warriors: 0, chief: true });
  assert.deepEqual(party(ways, tribe, { warriors: 0, chief: false }), { warriors: 1, chief: false });
  const without = ways.filter(({ chief }) => !chief);
  assert.deepEqual(party(without, tribe, all), { warriors: 2, chief: false });
  assert.equal(wayOf(ways, "A1", "A2", { warriors: 0, chief: true }), null);
  assert.equal(wayOf(ways, "A1", "A2", { warriors: 2, chief: true })?.key, "attack:A1>A2:2+chief");
});

test("what a recipe lacks: ingredients, a reserve, room for a third", () => {
  assert.deepEqual(missing(player({ items: { stick: 1 } }), "axe"), ["stone"]);
  assert.deepEqual(missing(player({ items: { stick: 1, stone: 1, axe: 2 } }), "axe"), ["full"]);
  assert.deepEqual(missing(player({ items: { indian: 1, feather: 1 }, reserve: 0 }), "warrior"), ["reserve"]);
  assert.deepEqual(missing(player({ items: { stick: 1, feather: 1 } }), "bow"), []);
});

test("how often in a row: what fits, what can be paid, never past a win", () => {
  const times = (/** @type {any} */ mine, /** @type {string} */ key, more = {}) =>
    timesInARow(view({ players: [player(mine)], ...more }), 0, key);
  assert.equal(times({}, "collect:stick"), 2);
  assert.equal(times({ items: { stick: 1 } }, "collect:stick"), 1);
  assert.equal(times({}, "collect:stick", { doing: { once: true } }), 1);
  assert.equal(times({ items: { bow: 1 } }, "collect:hide"), 1);
  assert.equal(times({ items: { bow: 2 } }, "collect:hide"), 2);
  assert.equal(times({}, "collect:wagon"), 1);
  assert.equal(times({ items: { gold: 2 } }, "trade:gold"), 2);
  const four = ["trophy.hide", "trophy.wagon", "trophy.gold", "trophy.chief"];
  assert.equal(times({ items: { gold: 2 }, horses: 9, trophies: four }, "trade:gold"), 1);
  assert.equal(times({ items: { gold: 2 }, horses: 5, trophies: four }, "trade:gold"), 2);
});

// Beats.

test("the cells that a beat changed are ringed", () => {
  assert.deepEqual(
    shown([
      { kind: "moved", start: "A1", end: "B1" },
      { kind: "collected", cell: "B1" },
    ]),
    { fresh: ["cell:B1"] },
  );
});

// The log.

const seat = (/** @type {number} */ number) => ({ seat: number });
/** @type {any} Says ids and arguments. */
const ui = {
  seat: 0,
  names: ["You", "Heron"],
  say: (/** @type {string} */ id, /** @type {any} */ args) => `${id} ${JSON.stringify(args ?? {})}`,
  noun: (/** @type {string} */ id) => id,
  event: (/** @type {any} */ event) => `event ${event.kind}${event.start ? ` ${event.start}>${event.end}` : ""}`,
};

/** @typedef {{kind: string} & Record<string, any>} Told @param {Told[][]} chapters @returns {string[]} */
function lines(...chapters) {
  const story = chapters.map((events) => ({ events: events.map((event) => ({ ...event })) }));
  const say = log(story, ui);
  return story.flatMap(({ events }) => events.map(say)).filter(Boolean);
}

test("a step onto unknown land is one line, also when its tile is turned between", () => {
  const found = { kind: "discovered", seat: seat(0), cell: "B1", land: "land.plain" };
  const rest = [
    { kind: "oriented", seat: seat(0), cell: "B1", sides: ["N"] },
    { kind: "moved", seat: seat(0), start: "A1", end: "B1", warriors: 6, chief: true },
  ];
  assert.deepEqual(lines([found]), ["event discovered"]);
  const told = lines([found], rest);
  assert.equal(told.length, 1);
  assert.match(told[0], /^board-log-discovered.*"cell":"B1".*6.*chief.*1/);
});

test("steps in a row are one line, from where they began; there and back are two", () => {
  const step = (/** @type {string} */ start, /** @type {string} */ end, warriors = 3) => ({
    kind: "moved",
    seat: seat(1),
    start,
    end,
    warriors,
    chief: false,
  });
  assert.deepEqual(lines([step("A1", "B1")], [step("B1", "C1")]), ["event moved A1>C1"]);
  assert.equal(lines([step("A1", "B1")], [step("B1", "A1")]).length, 2);
  assert.equal(lines([step("A1", "B1")], [step("B1", "C1", 2)]).length, 2);
  assert.equal(lines([step("A1", "B1"), { kind: "turn_ended", seat: seat(1) }, step("B1", "C1")]).length, 2);
});

test("what is paid, got and won is one line, and the same gain twice is counted", () => {
  const gold = [
    { kind: "paid", seat: seat(1), item: "axe" },
    { kind: "collected", seat: seat(1), item: "gold", cell: "G7" },
  ];
  const told = lines([...gold, { kind: "trophy", seat: seat(1), trophy: "trophy.gold" }], gold);
  assert.equal(told.length, 1);
  assert.match(told[0], /^board-log-collected.*gold.*2.*"price":.*axe.*2.* event trophy$/);
  const other = { kind: "collected", seat: seat(1), item: "stick", cell: "G7" };
  assert.equal(lines(gold, [other]).length, 2);
  assert.match(lines([other])[0], /"price":"none"/);
});

test("a battle is one line with both losses, and news for whom it was fought against", () => {
  const battle = [
    { kind: "attacked", seat: seat(1), start: "D1", end: "E1", warriors: 6, chief: true, bonus: 1 },
    { kind: "defended", opponent: seat(0), cell: "E1", units: 7, bonus: 0 },
    { kind: "lost", opponent: seat(1), units: 6, cell: "E1" },
    { kind: "lost", opponent: seat(0), units: 7, cell: "E1" },
  ];
  const say = log([{ events: battle }], ui);
  const told = battle.filter((event) => say(event));
  assert.equal(told.length, 1);
  assert.match(say(told[0]), /7 \+ 1.*"outcome":"taken","lost":6,"killed":7/);
  assert.ok(befalls(told[0], 0));
  assert.ok(!befalls(told[0], 1));
  const watched = log([{ events: battle }], { ...ui, seat: null });
  assert.deepEqual(
    battle.filter((event) => watched(event)).map(({ kind }) => kind),
    ["attacked"],
    "for others it is the attacker's deed",
  );
});

test("cards are shown in one line; a turn is told only if nothing was done in it", () => {
  const told = lines(
    [{ kind: "ready", seat: seat(0) }],
    [
      { kind: "shown", seat: seat(0), card: "camp" },
      { kind: "shown", seat: seat(1), card: "trail" },
      { kind: "turn_ended", seat: seat(0) },
      { kind: "turn", seat: seat(1), card: "trail" },
      { kind: "moved", seat: seat(1), start: "A1", end: "B1", warriors: 1, chief: false },
      { kind: "turn_ended", seat: seat(1) },
    ],
  );
  assert.equal(told.length, 3);
  assert.match(told[0], /camp.* · .*trail/);
  assert.deepEqual(told.slice(1), ["event turn_ended", "event moved A1>B1"]);
});

test("a cycle ends with what everybody gained in it", () => {
  const trade = { kind: "traded", seat: seat(1), item: "gold", horses: 1 };
  const end = (/** @type {number} */ cycle) => ({ kind: "cycle_ended", cycle });
  const begin = (/** @type {number} */ cycle) => ({ kind: "cycle", cycle, seat: seat(0) });
  const events = [begin(1), { ...trade }, { ...trade }, end(1), begin(2), { ...trade }, end(2)];
  const story = [{ events }];
  const told = log(story, ui);
  const [first, second] = story[0].events
    .filter(({ kind }) => kind === "cycle_ended")
    .map((event) => told(event).split("\n"));
  assert.equal(first.length, 3);
  assert.match(first[1], /seat.*0.*board-log-nothing/);
  assert.match(first[2], /seat.*1.*board-log-horses.*2/);
  assert.match(second[2], /seat.*1.*board-log-horses.*1/);
  assert.equal(log([{ events: [end(3)] }], ui)(events[3]), "event cycle_ended", "a beat knows nothing of the cycle");
});
