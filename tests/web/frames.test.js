import assert from "node:assert/strict";
import { test } from "node:test";
import { chapterAt, indexOf, roundUp, scorePath } from "../../src/longhouse/web/course.js";
import {
  estimate,
  estimateWords,
  inOrder,
  isDealt,
  isFirst,
  withFirst,
} from "../../src/longhouse/web/lobby/newgame.js";
import { ending } from "../../src/longhouse/web/lobby/rows.js";
import { minutes, minutesWith, players } from "../../src/longhouse/web/lobby/shelf.js";
import { world } from "../../src/longhouse/web/net.js";
import { ReplayCtrl, storyFor, undoneIn } from "../../src/longhouse/web/replay/ctrl.js";
import { fitting } from "../../src/longhouse/web/replay/page.js";
import { legible } from "../../src/longhouse/web/replay/timeline.js";
import { Session, leavingWords } from "../../src/longhouse/web/session.js";
import { gesture, nothingLeft, outcome } from "../../src/longhouse/web/table/end.js";
import { isOnlyHere, linkTo } from "../../src/longhouse/web/table/seats.js";

const setting = (/** @type {string} */ name, /** @type {string} */ source, /** @type {any[]} */ seats = []) => ({
  name,
  values: [false, true],
  default: false,
  source,
  seats,
});
const GAME = {
  id: "g",
  seats: [2, 3, 4],
  minutes: 60,
  more_minutes: 15,
  settings: [
    setting("reading", "ruling"),
    setting("variant", "rulebook"),
    setting("solo", "designed", [{ value: true, seats: [1] }]),
    setting("easy", "ruling"),
  ],
  first_game: { easy: true },
  lessons: [],
  ahead: [],
  vocabularies: [],
  bots: ["greedy"],
  rules: "1",
  board: true,
};

test("players and minutes of a game are the same wherever they are printed", () => {
  assert.equal(players(GAME), "1–4");
  assert.equal(minutes(GAME), "60–90");
  assert.equal(minutesWith(GAME, 3), 75);
  assert.equal(minutes({ ...GAME, more_minutes: 0 }), "60");
});

test("a slow pace takes days and weeks of the calendar, not the minutes of an evening", () => {
  const app = /** @type {any} */ ({ say: (/** @type {string} */ id, /** @type {object} */ args) => [id, args] });
  const words = (/** @type {number} */ minutes, /** @type {string} */ pace) => estimateWords(app, 2, minutes, pace);
  assert.deepEqual(words(20, "relaxed"), ["new-estimate", { count: 2, minutes: 20 }]);
  assert.deepEqual(words(20, "live"), ["new-estimate", { count: 2, minutes: 20 }]);
  assert.deepEqual(words(20, "day"), ["new-estimate-days", { count: 2, days: 5 }]);
  assert.deepEqual(words(100, "day"), ["new-estimate-weeks", { count: 2, weeks: 4 }]);
  assert.deepEqual(words(20, "three-days"), ["new-estimate-weeks", { count: 2, weeks: 2 }]);
});

test("a new game: an estimate for those who play, what a first game changes first, readings of the rules last", () => {
  const seat = (/** @type {"me" | "bot" | "open"} */ kind) => ({ kind });
  assert.equal(estimate(GAME, [seat("me"), seat("open")]), 60);
  assert.ok(estimate(GAME, [seat("me"), seat("bot")]) < 60);
  const levels = ["brave", "chief", "elder"].map((bot) => estimate(GAME, [seat("me"), { ...seat("bot"), bot }]));
  assert.deepEqual(
    levels,
    [...levels].sort((one, other) => one - other),
  );
  assert.ok(levels[0] < levels[2]);
  assert.equal(estimate(GAME, [seat("me"), seat("open")], true), 40);
  assert.equal(isDealt(GAME, { easy: true }, [seat("me"), seat("bot")]), true);
  assert.equal(isDealt(GAME, { easy: true }, [seat("me"), seat("open")]), false);
  assert.equal(isDealt(GAME, {}, [seat("me"), seat("bot")]), false);
  assert.equal(isDealt({ ...GAME, first_game: {} }, {}, [seat("me"), seat("bot")]), false);
  assert.deepEqual(
    inOrder(GAME).map((one) => one.name),
    ["easy", "solo", "variant", "reading"],
  );
  assert.equal(isFirst(GAME, { easy: true, variant: true }), true);
  assert.deepEqual(withFirst(GAME, { variant: true }, true), { variant: true, easy: true });
  assert.deepEqual(withFirst(GAME, { variant: true, easy: true }, false), { variant: true });
});

const row = (/** @type {any} */ more) => ({ table: "T", game: "g", seats: [], status: "over", changed: 1, ...more });
const person = (/** @type {number} */ seat) => ({
  seat,
  name: "A",
  kind: /** @type {const} */ ("person"),
  bot: null,
  lent: false,
  present: true,
});
const bot = (/** @type {number} */ seat) => ({
  ...person(seat),
  kind: /** @type {const} */ ("bot"),
  name: "",
  bot: "greedy",
});

test("how a finished game ended, for whoever reads it", () => {
  const glance = { chapter: null, scores: [20, 24], ranks: [2, 1] };
  assert.equal(ending(row({ glance, seat: 0 }))?.id, "lobby-ended-lost");
  assert.deepEqual(ending(row({ glance, seat: 1 })), {
    id: "lobby-ended-won",
    winners: [1],
    args: { most: 24, least: 20, rank: 1, count: 2 },
  });
  assert.equal(ending(row({ glance }))?.id, "lobby-ended");
  assert.equal(ending(row({ glance: { ...glance, scores: [3, 3] }, seat: 1 }))?.id, "lobby-ended-tie");
  assert.equal(ending(row({ glance: { ...glance, scores: [108, 91] }, seat: 1 }))?.id, "lobby-ended-at-once");
  assert.equal(ending(row({ glance: { ...glance, scores: [108, 91] }, seat: 0 }))?.id, "lobby-ended-rank");
  assert.equal(ending(row({ glance: { chapter: null, scores: [9], ranks: [1] }, seat: 0 }))?.id, "lobby-ended-alone");
  assert.equal(ending(row({ glance: { ...glance, ranks: [1, 1] }, seat: 0 }))?.id, "lobby-ended-shared");
  assert.equal(ending(row({ glance: { chapter: null, scores: [1, 2, 3], ranks: [3, 2, 1] }, seat: 0 }))?.args.rank, 3);
  assert.equal(ending(row({})), null);
});

test("getting up says what it means: the table goes, a seat is free, a bot plays on", () => {
  assert.equal(leavingWords("playing", [person(0), bot(1)], [0]), "lobby-leave-alone");
  assert.equal(leavingWords("playing", [person(0), person(1)], [0, 1]), "lobby-leave-alone");
  assert.equal(leavingWords("playing", [person(0), person(1)], [0]), "resign-two");
  assert.equal(leavingWords("waiting", [person(0), person(1)], [0]), "lobby-leave-waiting");
});

test("a table can be hidden and shown again, and keeps its seat", () => {
  const memory = new Map();
  const session = new Session({
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
  });
  session.hold("T", "g", [{ seat: 0, token: "t", here: false, name: "A" }]);
  session.hide("T", true);
  assert.equal(session.held("T")?.hidden, true);
  assert.equal(session.held("T")?.chairs[0].token, "t");
  session.hide("T", false);
  assert.equal(session.held("T")?.hidden, false);
});

test("the end: a win, a near miss, a place", () => {
  const result = (/** @type {number[]} */ ranks, /** @type {number[]} */ scores) => ({ ranks, scores, lines: [] });
  assert.equal(gesture(result([1, 2], [24, 20]), 0), "won");
  assert.equal(gesture(result([1, 2], [24, 23]), 1), "near");
  assert.equal(gesture(result([1, 2], [140, 22]), 1), "place");
  assert.equal(gesture(result([1, 1], [5, 5]), 1), "shared");
  assert.equal(gesture(result([1, 2], [0, 0]), 1), "near");
  assert.equal(gesture(result([1], [30]), 0), "alone");
  assert.equal(gesture(result([1, 2], [24, 20]), null), "");
});

test("the end in a sentence: whoever reaches a goal wins whatever the points", () => {
  const say = (/** @type {number[]} */ scores) => {
    const told = { snapshot: { result: { ranks: [1, 2], scores, lines: [] } }, say: (/** @type {string} */ id) => id };
    return outcome(/** @type {any} */ (told)).say;
  };
  assert.deepEqual(
    [
      [24, 20],
      [20, 20],
      [91, 108],
    ].map(say),
    ["end-won", "end-won-tie", "end-won-many"],
  );
});

test("who wins by a goal reads which goal it was, and a lesson says nothing of luck that was set", () => {
  const result = { ranks: [1, 2], scores: [26, 31], lines: [], tie: { id: "tie-domination", args: {} } };
  const said = (/** @type {object} */ more) =>
    /** @type {any} */ ({
      snapshot: { result, seed_chosen: true, ...more },
      ui: { seat: 0, say: (/** @type {{id: string}} */ { id }) => id },
      say: (/** @type {string} */ id) => id,
    });
  assert.equal(outcome(said({})).say, "tie-domination");
  assert.equal(nothingLeft(said({})), "end-seed-chosen");
  assert.equal(nothingLeft(said({ lesson: {} })), "");
});

test("below a replay's sentence stand as many more as fit, none of them cut", () => {
  assert.equal(fitting(["One.", "Two."]), "One. Two.");
  assert.equal(fitting(["One.", "x".repeat(130), "Two."]), "One.");
  assert.equal(fitting([]), "");
});

test("links that only this machine can open", () => {
  for (const host of ["localhost", "127.0.0.1", "127.0.1.1", "[::1]"]) assert.ok(isOnlyHere(host), host);
  for (const host of ["192.168.1.5", "longhouse.example", "localhost.example"]) assert.ok(!isOnlyHere(host), host);
  assert.equal(linkTo("T", "secret", "http://192.168.1.5:80"), "http://192.168.1.5:80/t/T#secret");
});

const ENTRIES = [
  {
    n: 0,
    do: "start",
    events: [{ kind: "dealt", public: { seat: { seat: 1 }, count: 3 }, private: { 1: { cards: ["x"] } } }],
  },
  { n: 1, do: "choose", seat: 0, events: [{ kind: "placed", private: { 0: { card: "y" } } }] },
  { n: 2, do: "choose", seat: 1, events: [{ kind: "placed", private: { 1: { card: "z" } } }] },
  { n: 3, do: "choose", seat: 1, events: [] },
  { n: 4, do: "choose", seat: 0, events: [{ kind: "won", public: { seat: { seat: 0 } } }] },
];

test("a story as one seat was told it, from the match's file", () => {
  assert.deepEqual(storyFor(ENTRIES, null), [
    { seq: 0, events: [{ kind: "dealt", seat: { seat: 1 }, count: 3, hidden: true }], entry: 0, undone: false },
    { seq: 1, events: [{ kind: "won", seat: { seat: 0 } }], entry: 4, undone: false },
  ]);
  assert.deepEqual(
    storyFor(ENTRIES, 1).map(({ seq, events }) => [seq, events.map((event) => event.kind)]),
    [
      [0, ["dealt"]],
      [1, ["placed"]],
      [2, []],
      [3, ["won"]],
    ],
  );
  assert.deepEqual(storyFor(ENTRIES, 1)[0].events[0], { kind: "dealt", seat: { seat: 1 }, count: 3, cards: ["x"] });
});

test("what was taken back is in the story, but no moment of the replay", () => {
  const entries = [
    ...ENTRIES,
    { n: 5, do: "rewind", seat: 0, voids: [3, 4], events: [{ kind: "rewound", public: {} }] },
    { n: 6, do: "choose", seat: 0, events: [{ kind: "won", public: {} }] },
  ];
  assert.deepEqual([...undoneIn(entries)].sort(), [3, 4, 5]);
  assert.deepEqual(
    storyFor(entries, null).map(({ entry, undone }) => [entry, undone]),
    [
      [0, false],
      [4, true],
      [5, true],
      [6, false],
    ],
  );
});

test("the course: the row of an entry, its chapter, a round axis, a path", () => {
  const course = {
    entries: [0, 3, 4, 9],
    scores: [[0], [1], [2], [3]],
    chapters: [
      { entry: 0, name: { id: "a" } },
      { entry: 4, name: { id: "b" } },
    ],
    turning: null,
  };
  assert.deepEqual(
    [0, 2, 3, 8, 9, 99].map((entry) => indexOf(course, entry)),
    [0, 0, 1, 2, 3, 3],
  );
  assert.deepEqual(
    [0, 3, 4, 9].map((entry) => chapterAt(course, entry)?.id),
    ["a", "a", "b", "b"],
  );
  assert.deepEqual([0, 1, 7, 12, 24, 61, 95, 140].map(roundUp), [1, 1, 8, 20, 30, 80, 100, 200]);
  assert.equal(scorePath([0, 5, 10], 0, 10, 100, 50), "M0.0 50.0L50.0 25.0L100.0 0.0");
  assert.equal(scorePath([-5, 5], -5, 5, 100, 50), "M0.0 50.0L100.0 0.0");
  const parts = [
    [0, "Setting up", ""],
    [8, "Year 1", "1"],
    [30, "Year 2", "2"],
    [36, "Year 3", "3"],
  ];
  assert.deepEqual(
    legible(
      parts.map(([at, words, number]) => ({ at: Number(at), words: String(words), number: String(number) })),
      100,
    ),
    ["", "Year 1", "2", "Year 3"],
  );
});

/** A finished table whose views hold a seat's hand only for that seat. */
function finishedTable() {
  /** @type {((value?: any) => void)[]} */
  const held = [];
  const state = { hold: false, release: () => held.splice(0).forEach((go) => go()) };
  const view = (/** @type {string} */ seat) => ({
    players: [0, 1].map((one) => (String(one) === seat ? { hand: ["x"] } : {})),
  });
  world.fetch = async (path) => {
    const address = String(path);
    if (address.endsWith("/file"))
      return new Response([{ game: "g" }, ...ENTRIES].map((line) => JSON.stringify(line)).join("\n"));
    if (address.endsWith("/course"))
      return Response.json({
        entries: [0, 1, 2, 3, 4],
        scores: [
          [0, 0],
          [0, 0],
          [0, 0],
          [0, 0],
          [5, 0],
        ],
        chapters: [{ entry: 0, name: { id: "a" } }],
        turning: null,
      });
    if (address.includes("/moments/")) {
      if (state.hold) await new Promise((go) => held.push(go));
      const [, seq, seat] = /** @type {RegExpExecArray} */ (/moments\/(\d+)\?seat=(\w+)/.exec(address));
      return Response.json({ seq: Number(seq), view: view(seat), events: [{ kind: "dealt" }] });
    }
    return Response.json({
      table: "T",
      game: "g",
      status: "over",
      seat: null,
      seq: 1,
      players: [{ seat: 0 }, { seat: 1 }],
      view: view("spectator"),
      story: [],
      undo: {},
      options: [],
    });
  };
  return state;
}

test("whoever looks through other eyes sees their hand with their view, never before it", async () => {
  const server = finishedTable();
  const session = new Session({ getItem: () => null, setItem() {} });
  const ctrl = new ReplayCtrl("T", session);
  await ctrl.open();
  ctrl.sentence = (event) => event.kind;
  await ctrl.begin(0);
  const shown = () => /** @type {{players: {hand: string[] | null}[]}} */ (ctrl.view);
  const drawn = () => ctrl.snapshot?.seat === null || shown().players[/** @type {number} */ (ctrl.snapshot?.seat)].hand;
  ctrl.subscribe(() => assert.ok(drawn(), "a seat is drawn with a view that does not have its hand"));
  server.hold = true;
  const switched = ctrl.lookThrough(1);
  assert.equal(ctrl.snapshot?.seat, null);
  assert.ok(drawn());
  server.hold = false;
  server.release();
  await switched;
  assert.equal(ctrl.snapshot?.seat, 1);
  assert.deepEqual(shown().players[1].hand, ["x"]);
  ctrl.close();
});

test("the curves of a replay are everybody's, whoever looks, and Esc leaves the moment as it is", async () => {
  finishedTable();
  const ctrl = new ReplayCtrl("T", new Session({ getItem: () => null, setItem() {} }));
  await ctrl.open();
  ctrl.sentence = (event) => event.kind;
  await ctrl.begin(99);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(ctrl.at, 1);
  assert.deepEqual(
    ctrl.scores.map((line) => line.at(-1)),
    [5, 0],
  );
  await ctrl.lookThrough(0);
  assert.deepEqual(
    ctrl.scores.map((line) => line.at(-1)),
    [5, 0],
  );
  assert.equal(ctrl.chapters[ctrl.at].entry, 4);
  assert.deepEqual(ctrl.parts, [{ at: 0, name: { id: "a" } }]);
  assert.equal(ctrl.beginning, null);
  await ctrl.toAt(0);
  assert.deepEqual(ctrl.beginning, { id: "a" });
  ctrl.past.now();
  assert.ok(ctrl.past.moment);
  ctrl.close();
});

/** A finished table of one turn: a spectator is told that it was dealt, then of a fight in two beats. */
function foughtTable() {
  const fight = [{ kind: "attacks", seat: { seat: 0 } }, { kind: "dice" }, { kind: "falls", seat: { seat: 1 } }];
  const entries = [
    { n: 0, do: "start", events: [{ kind: "dealt", public: {} }] },
    { n: 1, do: "choose", seat: 0, events: fight.map(({ kind, ...rest }) => ({ kind, public: rest })) },
    { n: 2, do: "choose", seat: 1, events: [{ kind: "won", public: {} }] },
  ];
  const views = [{ men: 3 }, { men: 1 }, { men: 1, over: true }];
  const beats = [
    { events: 2, changes: { attacked: [true] } },
    { events: 1, changes: { men: [1], attacked: [] } },
  ];
  world.fetch = async (path) => {
    const address = String(path);
    if (address.endsWith("/file"))
      return new Response([{ game: "g" }, ...entries].map((line) => JSON.stringify(line)).join("\n"));
    const seq = Number(/moments\/(\d+)/.exec(address)?.[1] ?? 2);
    const { events } = storyFor(entries, null)[seq];
    if (address.includes("/moments/"))
      return Response.json({ seq, view: views[seq], events, ...(seq === 1 && { beats }) });
    if (address.endsWith("/course"))
      return Response.json({ entries: [0], scores: [[0, 0]], chapters: [], turning: null });
    const players = [{ seat: 0 }, { seat: 1 }];
    const rest = { story: [], undo: {}, options: [], deciding: [] };
    return Response.json({
      table: "T",
      game: "g",
      status: "over",
      seat: null,
      seq: 2,
      players,
      view: views[2],
      ...rest,
    });
  };
}

/** The replay of that table at its beginning, and what it has shown since: the men, and what is told. */
async function foughtReplay() {
  foughtTable();
  const ctrl = new ReplayCtrl("T", new Session({ getItem: () => null, setItem() {} }));
  await ctrl.open();
  ctrl.sentence = (event) => event.kind;
  await ctrl.begin(0);
  /** @type {string[]} */
  const seen = [];
  ctrl.subscribe(() => {
    const { men, attacked } = /** @type {{men: number, attacked?: boolean}} */ (ctrl.view);
    const now = `${ctrl.at}: ${men}${attacked ? "!" : ""} ${ctrl.telling.map(({ kind }) => kind)}`;
    if (seen.at(-1) !== now) seen.push(now);
  });
  return { ctrl, seen };
}

/** Let what was asked for arrive. */
const arrived = () => new Promise((resolve) => setImmediate(resolve));

test("a replay is played in the beats of the match: cause before effect", async (context) => {
  const { ctrl, seen } = await foughtReplay();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  ctrl.play();
  for (let at = 0; at < 60; at++) {
    await arrived();
    context.mock.timers.tick(100);
  }
  assert.deepEqual(seen.slice(-4), ["1: 3 attacks,dice", "1: 3! attacks,dice", "1: 1 falls", "2: 1 won"]);
  assert.equal(ctrl.playingOn, false, "it stops at the end");
  assert.equal(ctrl.beats.playing, false);
  ctrl.close();
});

test("a replay holds between two beats, goes on from there, and whoever moves along the timeline leaves the beats", async (context) => {
  const { ctrl, seen } = await foughtReplay();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const pass = async (/** @type {number} */ ms) => {
    for (let at = 0; at < ms; at += 50) {
      await arrived();
      context.mock.timers.tick(50);
    }
  };
  ctrl.playOrPause();
  await pass(200);
  ctrl.playOrPause();
  await pass(5000);
  assert.equal(seen.at(-1), "1: 3! attacks,dice");
  ctrl.playOrPause();
  await pass(100);
  assert.equal(seen.at(-1), "1: 1 falls");
  ctrl.toAt(0);
  await pass(5000);
  assert.equal(seen.at(-1), "0: 3 dealt");
  ctrl.playOrPause();
  await pass(200);
  ctrl.past.show(2);
  await pass(5000);
  assert.equal(seen.at(-1), "2: 1 won");
  ctrl.again();
  await pass(5000);
  assert.equal(ctrl.at, 2);
  ctrl.close();
});
