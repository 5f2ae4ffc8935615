import assert from "node:assert/strict";
import { test } from "node:test";

import { log } from "../../src/longhouse/games/wendake/board/log.js";

const seat = (/** @type {number} */ number) => ({ seat: number });

/** @type {any} Says ids and arguments. */
const ui = {
  seat: 0,
  names: ["You", "Wren"],
  colour: (/** @type {number} */ one) => `p${one + 1}`,
  crest: () => null,
  say: (/** @type {string} */ id, /** @type {any} */ args) => `${id} ${JSON.stringify(args ?? {})}`,
  noun: (/** @type {string} */ id) => id,
  event: (/** @type {any} */ event) => `event ${event.kind}.`,
};

/** What is told, with the kind of the event it stands at. @param {...any[]} chapters */
function told(...chapters) {
  const say = log(
    chapters.map((events) => ({ events })),
    ui,
  );
  return chapters
    .flat()
    .map((event) => [event.kind, say(event)])
    .filter(([, text]) => text);
}

const placed = { kind: "placed", seat: seat(1), slot: 4, tile: "S3", ritual: false, black: false };
const began = (/** @type {string} */ action) => ({ kind: "began", seat: seat(1), action });

test("an attack and what came of it are one line, at the attack", () => {
  const struck = { kind: "struck", seat: seat(1), kind_of: "warrior", start: "F", end: "t1", opponent: seat(0) };
  const hurt = (/** @type {number} */ who) => ({ kind: "injured", seat: seat(who), kind_of: "warrior" });
  const both = told([placed], [began("move1")], [{ ...struck, victim: "warrior" }, hurt(0), hurt(1)]);
  assert.deepEqual(both, [["struck", "event struck. board-log-both {}"]]);
  const one = told([began("move1")], [{ ...struck, victim: "woman" }, hurt(0)]);
  assert.deepEqual(one, [["struck", "event struck. event injured."]]);
});

test("the steps of one move are one line, and so is what a harvest brings", () => {
  const step = (/** @type {string} */ start, /** @type {string} */ end) => ({
    ...{ kind: "moved", seat: seat(1), kind_of: "warrior" },
    ...{ start, end },
  });
  const lay = { kind: "lay_down", seat: seat(1), kind_of: "warrior", start: "E", area: "s1.1" };
  const lines = told([placed], [began("move3")], [step("E", "s3")], [step("s3", "t1")], [lay]);
  assert.equal(lines.length, 1);
  assert.equal(lines[0][0], "lay_down");
  assert.match(lines[0][1], /^board-log-moves .*E – s3 – t1.*board-log-outposts/);
  const gains = ["corn", "beans"].map((good) => ({ kind: "gained", seat: seat(1), good, count: 2 }));
  const [[kind, text], ...others] = told([placed], [began("harvest"), ...gains]);
  assert.deepEqual([kind, others], ["gained", []]);
  assert.match(text, /^board-log-gains .*"action":"harvest".*corn.*beans/);
});

test("a purchase says what it cost and what it scored", () => {
  const scored = { kind: "scored", seat: seat(1), track: "economic", points: 1, lost: 0, total: 1 };
  const lines = told([
    { kind: "wanted", seat: seat(1), progress: "P1-1" },
    { kind: "bought", seat: seat(1), progress: "P1-1" },
    { kind: "paid", seat: seat(1), leather: 1, fish: 0, vegetables: ["beans"] },
    scored,
    { ...scored, track: "military" },
    { ...scored, points: 2, total: 3 },
  ]);
  assert.equal(lines.length, 1);
  assert.equal(lines[0][0], "bought");
  assert.match(lines[0][1], /P1-1.*leather.*beans.*economic.*military/);
  assert.doesNotMatch(lines[0][1], /fish/);
  assert.match(
    lines[0][1],
    /economic.{1,6}points.{1,6}3.*military.{1,6}points.{1,6}1/,
    "points on one track are one sum",
  );
});

test("what was taken back never joins what was not", () => {
  const gained = { kind: "gained", seat: seat(1), good: "corn", count: 1 };
  const again = { ...gained };
  const say = log([{ events: [gained], undone: true }, { events: [again] }], ui);
  assert.ok(say(gained) && say(again));
});

test("whose turn it is and what the table shows is not told; a tile only until its actions are", () => {
  const quiet = ["turn", "turn_ended", "flipped", "top_row", "restored", "done"].map((kind) => ({
    kind,
    seat: seat(1),
  }));
  assert.deepEqual(told(quiet), []);
  assert.deepEqual(told([placed]), [["placed", "event placed."]]);
  assert.deepEqual(told([placed], [{ kind: "skipped", seat: seat(1), action: "hunt" }]), [
    ["skipped", "event skipped."],
  ]);
});

test("a year ends with what everybody has gained in it, and the next begins at nothing", () => {
  const scored = { kind: "scored", seat: seat(1), track: "mask", points: 3, lost: 0, total: 3 };
  const order = { kind: "new_order", order: [seat(0), seat(1)] };
  const first = { kind: "year", year: 2 };
  const later = { ...order };
  const say = log([{ events: [scored] }, { events: [order, first] }, { events: [later] }], ui);
  const table = JSON.stringify(say(order));
  assert.match(table, /board-log-year-of .*\\"mask\\":3/);
  assert.doesNotMatch(JSON.stringify(say(later)), /\\"mask\\":3/);
});
