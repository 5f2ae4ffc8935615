import assert from "node:assert/strict";
import { test } from "node:test";

import { fill } from "../../src/longhouse/games/tomahawk/board/data.js";
import { log } from "../../src/longhouse/games/tomahawk/board/log.js";
import { phase } from "../../src/longhouse/games/tomahawk/board/talk.js";
import { inSetup, lanes } from "../../src/longhouse/games/tomahawk/board/model.js";

fill({
  warrior: [
    { id: "01a", value: 1, hair: 0 },
    { id: "05a", value: 5, hair: 0 },
    { id: "09a", value: 9, hair: 0 },
  ],
  special: [{ id: "spirit", value: 2, hair: 1 }],
  territory: [{ id: "P4", type: "plain", animal: "bison", turns: 3, animals: 4, icon: "puma" }],
});

const seat = (/** @type {number} */ number) => ({ seat: number });

/** @type {any} Says ids and arguments. */
const ui = {
  seat: 0,
  names: ["You", "Wren"],
  say: (/** @type {any} */ message, /** @type {any} */ args) =>
    typeof message === "string" ? `${message} ${JSON.stringify(args ?? {})}` : message.id,
  noun: (/** @type {string} */ id) => id,
  event: (/** @type {any} */ event) => `event ${event.kind}`,
  lit: () => false,
  chosen: () => false,
  placed: () => null,
};

const shown = { kind: "revealed", pile: 1, row: 1, seat: seat(0), first: "05a", opponent: seat(1), second: "09a" };
const round = [
  { kind: "placed", seat: seat(0), card: "05a", pile: 1 },
  { kind: "ready", seat: seat(0) },
  shown,
  { ...shown, pile: 2, first: "spirit" },
  { kind: "scalped", seat: seat(1), pile: 2, row: 1, card: "09a", other: "spirit", count: 1 },
  { kind: "totals", pile: 2, seat: seat(0), first: 2, opponent: seat(1), second: 9 },
  { kind: "won", seat: seat(1), pile: 2, territory: "P1", points: 1, species: "bison" },
  { kind: "turned_up", pile: 2, territory: "P3" },
  { kind: "drew", seat: seat(0), count: 4, cards: [] },
  { kind: "round", round: 2 },
];

test("the log has one line for each territory that something was shown at, told when all of it has happened", () => {
  const say = log([{ events: round }], ui);
  const told = round.map((event) => [event.kind, say(event)]).filter(([, text]) => text);
  assert.deepEqual(
    told.map(([kind]) => kind),
    ["revealed", "won", "round"],
  );
  assert.match(told[0][1], /"first":"5".*"second":"9"/);
  assert.match(told[1][1], /"first":"2".*"second":"9".*board-log-feathers.*"count":1.*board-log-won/);
});

test("what the log has no line of its own for is said as everywhere", () => {
  const event = { kind: "peeked", pile: 1 };
  assert.equal(log([{ events: [event] }], ui)(event), "event peeked");
});

test("a round is headed by the points so far, where the story is known from its beginning", () => {
  const story = [{ events: [{ kind: "round", round: 1 }, ...round] }];
  const say = log(story, ui);
  assert.match(say(round[round.length - 1]), /board-log-round.*"round":2.*"first":0.*"second":2/);
  assert.equal(log([{ events: round }], ui)(round[round.length - 1]), "event round");
  assert.equal(log([{ ...story[0], undone: true }], ui)(round[round.length - 1]), "event round");
});

test("what befalls both sides alike is said once", () => {
  const berries = { kind: "gathered", seat: seat(0), pile: 1, card: "05a", value: 5 };
  const events = [berries, { ...berries }];
  assert.equal(log([{ events }], ui)(events[1]).match(/board-log-gathered/g)?.length, 1);
});

test("looks from the mountains are one line, unless the card is known", () => {
  const look = { kind: "peeked", seat: seat(1), opponent: seat(0), pile: 1, row: 2, hidden: true };
  const events = [
    look,
    { ...look, pile: 3 },
    { ...look, seat: seat(0), opponent: seat(1), card: "05a", hidden: false },
  ];
  const say = log([{ events }], ui);
  assert.deepEqual(events.map(say)[0], "");
  assert.match(say(events[1]), /board-log-looked.*"count":2,"piles":"1, 3"/);
  assert.equal(say(events[2]), "event peeked");
});

/** A plain with a puma after its first turn, both sides with a 5: the puma takes both. */
const puma = {
  territory: "P4",
  turn: 2,
  turns: 3,
  below: [3],
  rows: [
    ["05a", "05a"],
    [null, null],
  ],
  if_now: { totals: [0, 0], leader: null },
  worth: [
    [5, 5],
    [null, null],
  ],
  counts: [[0, 0], null],
  took: [[0, 0], null],
  sums: [5, 5],
  with: {
    "01a": {
      total: 1,
      other: 0,
      counts: [
        [0, 0],
        [1, null],
      ],
    },
  },
  sage: null,
};
const player = { ready: false, locked: null, hand: ["01a"], won: [], looked_at: [] };
/** @type {any} */
const view = { phase: "deploy", round: 2, rounds: 6, piles: [puma], players: [player, player] };

test("pills and verdict speak of the same totals", () => {
  const [lane] = lanes(view, ui);
  assert.deepEqual(lane.totals, ["0", "0"]);
  assert.match(lane.verdict.text, /board-level {"total":0}/);
  const [planned] = lanes(view, { ...ui, placed: () => "hand:01a" });
  assert.deepEqual(planned.totals, ["1", "0"]);
  assert.match(planned.verdict.text, /board-before-theirs {"first":1,"second":0}/);
});

test("while the first cards are dealt nobody reads that the game is over", () => {
  assert.match(phase({ ...view, round: 0 }, ui), /"phase":"deal"/);
  assert.match(phase({ ...view, round: 0, phase: "replace" }, ui), /"phase":"replace"/);
  assert.match(phase({ ...view, phase: "over" }, ui), /"phase":"over"/);
});

test("the set-up is over as soon as there are lanes", () => {
  assert.equal(inSetup({ ...view, phase: "replace", piles: [] }), true);
  assert.equal(inSetup({ ...view, phase: "replace" }), false);
});
