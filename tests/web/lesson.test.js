import assert from "node:assert/strict";
import { test } from "node:test";

import { nextTip } from "../../src/longhouse/web/lesson/coach.js";
import { Guide, isSuch } from "../../src/longhouse/web/lesson/guide.js";
import { bestPlace } from "../../src/longhouse/web/lesson/place.js";
import { Session } from "../../src/longhouse/web/session.js";
import { NO_PLAN } from "../../src/longhouse/web/table/grammar.js";
import { Beats } from "../../src/longhouse/web/table/beats.js";

const step = (/** @type {string} */ id, /** @type {object} */ more = {}) => ({
  id,
  kind: "do",
  light: [`light:${id}`],
  point: {},
  ...more,
});

/** A table of a lesson, as far as a guide looks at it. @param {object} [lesson] @param {object} [snapshot] @returns {any} */
function table(lesson = {}, snapshot = {}) {
  const info = {
    id: "tomahawk/first",
    chapter: "first",
    steps: [
      step("goal", { kind: "read" }),
      step("look", { kind: "point", point: { "pile:1": "yes", "pile:2": "forest" } }),
      step("send"),
    ],
    step: 2,
    cards: [0, 1],
    notes: [{ on: "won", seat: 0, id: "eagles", light: ["land:4"] }],
    replies: {},
    tried: null,
    remark: "",
    remarked: 0,
    done: false,
    table: 0,
    tables: 1,
    before: 0,
    total: 3,
    ...lesson,
  };
  return {
    snapshot: { lesson: info, decision: { id: "d" }, status: "playing", ...snapshot },
    beats: new Beats(() => {}),
    changes: 0,
    changed() {
      this.changes += 1;
    },
  };
}

const option = (/** @type {string} */ key, /** @type {string[]} */ ...targets) =>
  /** @type {any} */ ({ key, targets, label: { id: key, args: {} } });

test("cards come in order: what is read, what is asked, what is to be done", () => {
  const guide = new Guide(table());
  assert.deepEqual([guide.card?.kind, guide.card?.words], ["read", "lesson-first-goal"]);
  guide.next();
  assert.equal(guide.card?.kind, "point");
  guide.next();
  assert.equal(guide.card?.kind, "point", "a question is not read away");
  guide.points("pile:1");
  guide.next();
  assert.deepEqual([guide.card?.kind, guide.card?.light], ["do", ["light:send"]]);
});

test("a touch answers a question, and only what the question names", () => {
  const guide = new Guide(table());
  assert.equal(guide.points("pile:1"), false, "nothing is asked yet");
  guide.next();
  assert.equal(guide.points("hand:1"), false);
  assert.equal(guide.points("pile:2"), true);
  assert.equal(guide.card?.say, "forest");
  assert.deepEqual([...guide.targets([], []).lit], ["pile:1", "pile:2"]);
  guide.points("pile:1");
  assert.equal(guide.card?.say, "yes");
  assert.deepEqual([...guide.targets([], []).lit], ["pile:1"], "nothing else is asked for");
  assert.equal(guide.points("pile:2"), true);
  assert.equal(guide.card?.say, "yes", "a right answer stays answered");
});

test("the counter only rises over the tables of a chapter, and no card stands between them", () => {
  const ctrl = table({ total: 9, tables: 3 });
  const guide = new Guide(ctrl);
  const seen = () => [guide.card?.kind, guide.count(/** @type {any} */ (guide.card))];
  assert.deepEqual(seen(), ["read", 1]);
  guide.next();
  guide.points("pile:1");
  assert.deepEqual(seen(), ["point", 2]);
  guide.next();
  assert.deepEqual(seen(), ["do", 3]);
  Object.assign(ctrl.snapshot.lesson, { done: true, step: 3, cards: [] });
  guide.hear([/** @type {any} */ ({ kind: "won", seat: { seat: 0 } })]);
  assert.deepEqual(seen(), ["note", 3], "a note counts with the step that it is about");
  assert.equal(guide.isRead, false);
  guide.next();
  assert.equal(guide.isRead, true, "what follows the last card of a table is the next table");
});

test("a table that ends with a choice keeps its last card until the reader goes on", () => {
  const guide = new Guide(table({ done: true, step: 3, cards: [], tables: 2, total: 5 }));
  const { card } = guide;
  assert.deepEqual([card?.kind, card?.words], ["over", "lesson-first-send"]);
  assert.equal(guide.count(/** @type {any} */ (card)), 3);
  let opened = 0;
  guide.goOn = () => (opened += 1);
  guide.next();
  assert.equal(opened, 1);
  const last = new Guide(table({ done: true, step: 3, cards: [], table: 1, tables: 2, before: 2, total: 5 }));
  assert.deepEqual([last.card?.kind, last.count(/** @type {any} */ (last.card))], ["end", 5]);
});

test("a choice that is fine as well is answered with a word, also if it ended its step", () => {
  const inStep = new Guide(table({ cards: [], remark: "fine", remarked: 2 }));
  assert.deepEqual([inStep.card?.say, inStep.echo], ["fine", null]);
  const after = new Guide(table({ cards: [1], remark: "fine-two", remarked: 0 }));
  assert.deepEqual([after.card?.say, after.echo], ["", ["lesson-first-goal", "fine-two"]]);
  after.points("pile:1");
  after.next();
  assert.equal(after.echo, null, "once");
});

const PLACES = {
  "pile:2": { "hand:6": "play:6>2", "hand:9": "play:9>2" },
  "pile:3": { "hand:6": "play:6>3", "hand:9": "play:9>3" },
  "pile:4": { "hand:6": "play:6>4", "hand:9": "play:9>4" },
};

/** A lesson that wants a card at each of these piles. @param {string} wanted @param {object} [more] */
function laying(wanted, more = {}) {
  const keys = Object.values(PLACES).flatMap((there) => Object.values(there));
  const of = (/** @type {string} */ key) => ({ kind: wanted.includes(key.slice(-1)) ? "yes" : "no", say: "no-other" });
  const ctrl = table({ cards: [], replies: Object.fromEntries(keys.map((key) => [key, of(key)])), ...more });
  ctrl.snapshot.places = PLACES;
  return Object.assign(ctrl, { planning: true, plan: NO_PLAN });
}

const lying = (/** @type {Record<string, string>} */ placed) => ({ ...NO_PLAN, placed });

test("cards are laid in any order; the lesson takes them from the first place on", () => {
  const guide = new Guide(laying("23"));
  assert.deepEqual(guide.laid(lying({ "pile:3": "hand:9" })), []);
  assert.deepEqual(guide.laid(lying({ "pile:4": "hand:9" })), [], "the last place takes what is left");
  const both = lying({ "pile:3": "hand:9", "pile:2": "hand:6" });
  assert.deepEqual(guide.laid(both), ["play:6>2", "play:9>3"]);
  assert.equal(guide.card?.say, "");
});

test("a card where the lesson wants none is answered, and only what is wanted has a ring", () => {
  const ctrl = laying("2");
  const guide = new Guide(ctrl);
  assert.deepEqual([...guide.targets([], []).lit].sort(), ["hand:6", "hand:9", "pile:2"]);
  ctrl.plan = { ...NO_PLAN, held: "hand:9" };
  assert.deepEqual([...guide.targets([], []).lit], ["pile:2"]);
  assert.equal(guide.targets([], []).quiet.has("pile:4"), true);
  assert.equal(guide.laid(lying({ "pile:4": "hand:9" })), null);
  assert.equal(guide.card?.say, "no-other");
});

test("a puzzle is judged when all cards lie, and the first try counts", () => {
  const session = browser();
  const ctrl = Object.assign(laying("23", { id: "tomahawk/puzzle-0001", chapter: "puzzle" }), { session });
  const guide = new Guide(ctrl);
  assert.deepEqual(guide.laid(lying({ "pile:4": "hand:9" })), []);
  ctrl.plan = lying({ "pile:2": "hand:6", "pile:3": "hand:9", "pile:4": "hand:6" });
  assert.equal(guide.rejects(), false);
  assert.equal(session.solved("tomahawk/puzzle-0001"), "");
  const replies = ctrl.snapshot.lesson.replies;
  replies["play:9>3"] = { kind: "no", say: "no-other" };
  assert.equal(guide.rejects(), true);
  assert.equal(guide.card?.say, "no-other");
  assert.equal(session.solved("tomahawk/puzzle-0001"), "wrong");
});

test("a score is said when it is counted, a move that is found at once", () => {
  const solved = (/** @type {object} */ more) => table({ chapter: "puzzle", done: true, cards: [0], ...more });
  const playing = (/** @type {any} */ ctrl) => (
    ctrl.beats.add([{ view: 1, events: [] }], 1),
    ctrl.beats.next(),
    new Guide(ctrl).card?.kind
  );
  assert.equal(playing(solved({ steps: [step("found", { kind: "read", figure: 12 })] })), "read");
  const ctrl = solved({});
  assert.equal(playing(ctrl), undefined);
  ctrl.snapshot.decision = null;
  ctrl.beats.skip();
  assert.equal(new Guide(ctrl).card, null, "Fox has not committed yet");
  ctrl.snapshot.status = "over";
  assert.equal(new Guide(ctrl).card?.kind, "read");
});

test("what became of a puzzle: the first try counts, shown is not solved, a new day makes the streak longer", () => {
  const session = browser({
    "longhouse.learned": JSON.stringify({
      "g/puzzle-1": { table: 0, done: true },
      "g/puzzle-2": { table: 0, done: false },
    }),
  });
  assert.deepEqual(
    ["1", "2"].map((name) => session.solved(`g/puzzle-${name}`)),
    ["solved", ""],
    "as stored before",
  );
  const day = (/** @type {number} */ n) => new Date(2026, 10, n, 12);
  session.solve("g/puzzle-2", "T", day(16));
  session.tried("g/puzzle-3", "wrong");
  session.solve("g/puzzle-3", "T", day(17));
  session.tried("g/puzzle-4", "shown", "T");
  session.solve("g/puzzle-4", "T", day(18));
  assert.deepEqual(
    ["2", "3", "4"].map((name) => session.solved(`g/puzzle-${name}`)),
    ["solved", "later", "shown"],
  );
  assert.deepEqual(
    [16, 17, 18, 19].map((n) => session.streak(day(n))),
    [0, 2, 2, 0],
  );
  session.solve("g/puzzle-4", "U", day(18));
  assert.deepEqual([session.solved("g/puzzle-4"), session.streak(day(18))], ["later", 3]);
});

test("a note comes once, before everything else, and holds what is shown", () => {
  const ctrl = table({ cards: [] });
  const guide = new Guide(ctrl);
  const won = /** @type {any} */ ({ kind: "won", seat: { seat: 0 } });
  assert.equal(guide.hear([/** @type {any} */ ({ kind: "won", seat: { seat: 1 } })]), false);
  assert.equal(guide.hear([won]), true);
  assert.deepEqual(guide.card, {
    kind: "note",
    step: 1,
    words: "lesson-first-eagles",
    say: "",
    light: ["land:4"],
  });
  guide.next();
  assert.equal(guide.card?.kind, "do");
  assert.equal(guide.hear([won]), false);
});

test("what the lesson does not speak of yet has no note; it comes when its step has come", () => {
  const ctrl = table({ cards: [], notes: [] });
  const guide = new Guide(ctrl);
  const won = /** @type {any} */ ({ kind: "won", seat: { seat: 0 } });
  assert.equal(guide.hear([won]), false);
  ctrl.snapshot.lesson.notes = [{ on: "won", id: "eagles" }];
  assert.equal(guide.hear([won]), true);
});

for (const [how, play] of /** @type {[string, (beats: Beats, steps: any[]) => void][]} */ ([
  ["at once", (beats, steps) => ((beats.pace = 0), beats.add(steps, 1))],
  ["and skipped", (beats, steps) => (beats.add(steps, 1), beats.skip())],
]))
  test(`a note is not lost where beats are played ${how}`, () => {
    const ctrl = table({ cards: [] });
    const guide = new Guide(ctrl);
    play(ctrl.beats, [
      { view: 1, events: [{ kind: "placed" }] },
      { view: 2, events: [{ kind: "won", seat: { seat: 0 } }] },
    ]);
    assert.equal(guide.card?.kind, "note");
  });

test("only what leads to nothing but a no is refused, and the first reason is said", () => {
  const replies = {
    a: { kind: "no", say: "no-low" },
    b: { kind: "fine", say: "fine" },
    c: { kind: "no", say: "no-high" },
  };
  const guide = new Guide(table({ cards: [0], replies }));
  assert.equal(guide.refuses([option("a"), option("b")]), false, "one of them is fine");
  assert.equal(guide.refuses([option("other")]), false, "the lesson does not know it");
  assert.equal(guide.refuses([option("a"), option("c")]), true);
  assert.deepEqual([guide.card?.kind, guide.card?.say], ["do", "no-low"]);
  assert.equal(new Guide(table({ replies, done: true })).refuses([option("a")]), false, "it is over");
});

test("what is wanted or fine has a ring; after the end everything has", () => {
  const replies = Object.fromEntries(["yes", "fine", "also", "try", "no"].map((kind) => [kind, { kind, say: "" }]));
  const options = Object.keys(replies).map((key) => option(key, `el:${key}`));
  const ringed = (/** @type {object} */ more) => {
    const { lit } = new Guide(table({ cards: [], replies, ...more })).targets(options, []);
    return [...lit].map((one) => one.slice(3));
  };
  assert.deepEqual(ringed({}), ["yes"], "only what is asked has the full ring");
  assert.deepEqual(ringed({ done: true }), ["yes", "fine", "also", "try", "no"]);
  const { alt, quiet } = new Guide(table({ cards: [], replies })).targets(options, []);
  assert.deepEqual([...alt], ["el:fine"]);
  assert.deepEqual([...quiet], ["el:also", "el:try", "el:no"], "what is not wanted can be touched, and is answered");
  const tried = { step: 2, say: "try-ten", kept: false };
  assert.deepEqual([...new Guide(table({ cards: [], replies, tried })).targets(options, []).quiet], []);
  const besides = { also: replies.also, no: replies.no };
  assert.deepEqual(ringed({ replies: besides }), ["also"], "unless there is nothing else");
  assert.deepEqual(ringed({ chapter: "puzzle" }), Object.keys(replies), "a puzzle does not give its solution away");
});

test("what was tried is shown when all of it has happened; one that may be kept can be read away", () => {
  const tried = { step: 2, say: "try-ten", kept: false };
  assert.equal(new Guide(table({ cards: [], tried }, { decision: null })).card, null, "others still answer");
  const card = new Guide(table({ cards: [], tried })).card;
  assert.deepEqual([card?.kind, card?.say], ["tried", "try-ten"]);
  const kept = new Guide(table({ cards: [], tried: { ...tried, kept: true } }));
  kept.next();
  assert.equal(kept.card?.kind, "do");
});

test("the last card can be put away; while others move the card waits", () => {
  const guide = new Guide(table({ cards: [], done: true, step: 3 }));
  assert.equal(guide.card?.kind, "end");
  guide.plays = true;
  assert.equal(guide.card, null);
  assert.equal(new Guide(table({ cards: [] }, { decision: null })).card?.kind, "wait");
});

test("N reads on; other keys mean nothing to a card that is read", () => {
  const guide = new Guide(table());
  assert.equal(guide.key("h"), false);
  assert.equal(guide.key("n"), true);
  assert.equal(guide.card?.kind, "point");
});

test("an event is such a one if all that is named of it fits", () => {
  const event = /** @type {any} */ ({ kind: "scalped", pile: 1, seat: { seat: 0 } });
  assert.equal(isSuch(event, { on: "scalped", pile: 1, seat: 0, id: "x", light: [] }), true);
  assert.equal(isSuch(event, { on: "scalped", pile: 2 }), false);
  assert.equal(isSuch(event, { on: "won" }), false);
});

const page = { width: 1440, height: 900 };
const card = { width: 360, height: 200 };
const box = (
  /** @type {number} */ left,
  /** @type {number} */ top,
  /** @type {number} */ width,
  /** @type {number} */ height,
) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const over = (
  /** @type {{left: number, top: number}} */ at,
  /** @type {{left: number, top: number, right: number, bottom: number}} */ one,
) => at.left < one.right && at.left + card.width > one.left && at.top < one.bottom && at.top + card.height > one.top;

test("the card stands right of the light, or where there is room", () => {
  const middle = box(500, 300, 100, 100);
  assert.deepEqual(bestPlace(card, { lit: [middle] }, page, 52), { left: 614, top: 250, hides: [0, 0, 0, 0] });
  const right = box(1200, 300, 200, 200);
  const at = bestPlace(card, { lit: [right] }, page, 52);
  assert.equal(at.left + card.width < right.left, true);
});

test("it hides neither what is lit nor a ring nor the ribbon, even if no place beside the light is free", () => {
  const lit = [box(0, 52, 1100, 300), box(300, 700, 500, 200)];
  const ribbon = box(0, 620, 1112, 80);
  const rings = [box(1100, 60, 340, 200)];
  const at = bestPlace(card, { lit, rings, ribbon: [ribbon] }, page, 52);
  for (const one of [...lit, ...rings, ribbon]) assert.equal(over(at, one), false);
});

test("where something must be hidden, it is not the ribbon", () => {
  const ribbon = box(0, 400, 1440, 80);
  const lit = [box(0, 0, 1440, 400), box(0, 480, 1440, 420)];
  const at = bestPlace(card, { lit, ribbon: [ribbon] }, page, 52);
  assert.equal(over(at, ribbon), false);
});

test("it stands over the own area rather than over a ring, and only if there is no other room", () => {
  const own = box(0, 600, 1440, 300);
  const lit = [box(200, 500, 100, 60)];
  assert.equal(over(bestPlace(card, { lit, own: [own] }, page, 52), own), false);
  const rings = [box(0, 0, 1440, 600)];
  const at = bestPlace(card, { lit, rings, own: [own] }, page, 52);
  assert.deepEqual([over(at, rings[0]), over(at, own)], [false, true]);
});

test("it stays on the page, below the top bar", () => {
  for (const lit of [box(0, 0, 10, 10), box(1430, 890, 10, 10)]) {
    const { left, top } = bestPlace(card, { lit: [lit] }, page, 52);
    assert.equal(left >= 10 && left + card.width <= 1430 && top >= 62 && top + card.height <= 890, true);
  }
});

/** @param {Record<string, string>} kept */
const browser = (kept = {}) =>
  new Session({ getItem: (name) => kept[name] ?? null, setItem: (name, value) => void (kept[name] = value) }, ["en"]);

/** @param {string} decision @param {string} round @param {...string} ids @returns {any} */
const asks = (decision, round, ...ids) => ({
  game: "tomahawk",
  table: "T",
  decision: { id: decision },
  tips: ids.map((id) => ({ id, message: { id: `coach-${id}`, args: {} } })),
  coach: { round, in_round: 2, in_game: 3 },
});

test("the coach says one card in a decision, few in a round and in a game, none twice", () => {
  const kept = /** @type {Record<string, string>} */ ({});
  const say = (/** @type {any} */ snapshot) => {
    const session = browser(kept);
    const tip = nextTip(session, snapshot);
    const { game, table, coach, decision } = snapshot;
    if (tip) session.seen(game, tip.id, { table, round: coach.round, decision: decision.id });
    return tip?.id;
  };
  assert.equal(say(asks("1", "one", "a", "b")), "a");
  assert.equal(say(asks("1", "one", "a", "b")), undefined, "even after a reload");
  assert.equal(say(asks("2", "one", "a", "b", "c")), "b");
  assert.equal(say(asks("3", "one", "c")), undefined, "two in a round");
  assert.equal(say(asks("4", "two", "c")), "c", "what did not fit comes later");
  assert.equal(say(asks("5", "three", "d")), undefined, "three in a game");
  assert.equal(say({ ...asks("1", "one", "a", "d"), table: "U" }), "d", "another game has room");
  assert.equal(say({ ...asks("9", "one", "e"), table: "V", coach: null }), undefined, "among people there is no coach");
});
