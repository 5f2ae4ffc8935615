import assert from "node:assert/strict";
import { test } from "node:test";
import { saidOnce } from "../../src/longhouse/web/table/context.js";
import { folded, logLines } from "../../src/longhouse/web/table/log.js";
import { beforeOwnLast, deedsOf, lostBy, news, placesOf } from "../../src/longhouse/web/table/since.js";
import { nameOf } from "../../src/longhouse/web/words.js";
import { Words } from "../../src/longhouse/web/words.js";

const [ME, FOX, OTTER] = [0, 1, 2].map((seat) => ({ seat }));
const say = (/** @type {any} */ event) => (event.kind === "secret" ? "" : `${event.kind}.`);
/** @type {any[]} */
const STORY = [
  { seq: 0, events: [{ kind: "dealt" }] },
  { seq: 1, events: [{ kind: "moved", seat: ME }] },
  { seq: 2, events: [{ kind: "robbed", seat: FOX, opponent: ME }] },
  { seq: 3, events: [{ kind: "robbed", seat: FOX, opponent: OTTER }] },
  {
    seq: 4,
    events: [
      { kind: "attacked", seat: OTTER, of: [FOX, ME] },
      { kind: "lost", seat: ME },
    ],
  },
  { seq: 5, events: [{ kind: "secret", seat: FOX, opponent: ME }] },
];

test("news is what others did to me since my last answer", () => {
  assert.deepEqual(news(STORY, 0, 1, say), ["robbed.", "attacked."]);
  assert.deepEqual(news(STORY, 0, 2, say), ["attacked."]);
  assert.deepEqual(news(STORY, null, 1, say), [], "a spectator is nobody");
  assert.deepEqual(news(STORY, 0, -1, say), [], "before the first answer nothing has happened to anybody");
  const undone = STORY.map((chapter) => ({ ...chapter, undone: chapter.seq === 4 }));
  assert.deepEqual(news(undone, 0, 1, say), ["robbed."]);
});

test("going back: to before my last choice, and what that discards", () => {
  assert.equal(beforeOwnLast(STORY, 0), 0);
  assert.equal(beforeOwnLast(STORY, 2), 3);
  assert.equal(beforeOwnLast(STORY.slice(0, 1), 0), -1);
  assert.deepEqual(lostBy(STORY, 0, 0, say), { own: 1, others: 3, seats: [1, 2] });
  assert.deepEqual(lostBy(STORY, 0, 4, say), { own: 0, others: 0, seats: [] });
});

test("a log line knows the places it speaks of, as far as they are drawn", () => {
  const drawn = ["territory:t4", "area:t4", "pile:2", "hand:axe", "cell:B7"];
  assert.deepEqual(placesOf({ kind: "moved", seat: ME, start: "t4", end: "t9", units: 3 }, drawn), [
    "territory:t4",
    "area:t4",
  ]);
  assert.deepEqual(placesOf({ kind: "won", seat: ME, pile: 2 }, drawn), ["pile:2"]);
  assert.deepEqual(placesOf({ kind: "took", seat: ME, items: ["axe", "stick"] }, drawn), ["hand:axe"]);
});

test("lines that were taken back are folded, one fold for each run", () => {
  const story = STORY.map((chapter) => ({ ...chapter, undone: [2, 3].includes(chapter.seq) }));
  const lines = folded(logLines(story, say));
  assert.deepEqual(
    lines.map(({ fold }) => fold),
    [0, 0, 2, 0, 0, 0],
  );
  assert.deepEqual(
    lines.map(({ run }) => run),
    [-1, -1, 2, 2, -1, -1],
  );
});

test("what was done is told in its order, without whose turn it is", () => {
  const events = [{ kind: "turn" }, { kind: "built" }, { kind: "fame" }];
  assert.deepEqual(
    deedsOf(events, ["year"]).map(({ kind }) => kind),
    ["built", "fame"],
  );
  assert.deepEqual(
    deedsOf([{ kind: "year" }], ["year"]).map(({ kind }) => kind),
    ["year"],
  );
});

test("a sentence is said once", () => {
  assert.deepEqual(saidOnce(["Plain", "The last land. The last land.", "The last land."]), ["Plain", "The last land."]);
});

test("a bot is called by its name; one that nobody knows by its own", () => {
  const words = new Words("en", ["bot-name-fox = Fox\nbot-greedy = Greedy"]);
  assert.equal(nameOf({ seat: 1, name: "", kind: "bot", bot: "greedy", nick: "fox" }, words), "Fox");
  assert.equal(nameOf({ seat: 1, name: "", kind: "bot", bot: "mine", nick: "Zed" }, words), "Zed");
  assert.equal(nameOf({ seat: 1, name: "", kind: "bot", bot: "greedy" }, words), "Greedy");
});
