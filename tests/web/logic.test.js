import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { emblemOf } from "../../src/longhouse/web/art.js";
import { nearest } from "../../src/longhouse/web/keys.js";
import {
  fittingSeats,
  numbersWith,
  seatsFor,
  usualSeats,
  wishOf,
  wishValue,
  withWish,
} from "../../src/longhouse/web/lobby/newgame.js";
import { withFriends } from "../../src/longhouse/web/lobby/page.js";
import { finished, inOrder } from "../../src/longhouse/web/lobby/rows.js";
import { rematchChairs, seatsOf } from "../../src/longhouse/web/pages/newtable.js";
import { qrCode } from "../../src/longhouse/web/qr.js";
import { Session } from "../../src/longhouse/web/session.js";
import { logLines } from "../../src/longhouse/web/table/log.js";
import { panelOrder } from "../../src/longhouse/web/table/players.js";
import { LEVELS } from "../../src/longhouse/web/words.js";
import { notRepeated, placeBubble, Tips } from "../../src/longhouse/web/tips.js";

const GAME = {
  id: "g",
  seats: [2, 3],
  minutes: 30,
  settings: [],
  vocabularies: [],
  bots: ["novice", "brave", "chief", "elder", "hal"],
  rules: "1",
  board: true,
  more_minutes: 10,
  first_game: {},
  lessons: [],
  ahead: [],
};

test("a new game can be opened at once: me and a bot", () => {
  assert.deepEqual(usualSeats(GAME), [{ kind: "me" }, { kind: "bot", bot: "brave" }]);
  for (const wish of [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "chief" }])
    assert.deepEqual(wishOf(wishValue(/** @type {any} */ (wish))), wish);
});

test("newcomers play the novice, others the brave; where neither is, whoever comes first", () => {
  assert.deepEqual(usualSeats(GAME, true), [{ kind: "me" }, { kind: "bot", bot: "novice" }]);
  assert.deepEqual(usualSeats({ ...GAME, bots: ["hal"] }, true)[1], { kind: "bot", bot: "hal" });
});

test("a first game brings its bots, and takes them away again; who was chosen stays", () => {
  const seats = [...usualSeats(GAME), { kind: /** @type {const} */ ("bot"), bot: "elder" }];
  const first = seatsFor(GAME, seats, true);
  assert.deepEqual(
    first.map((seat) => seat.bot),
    [undefined, "novice", "elder"],
  );
  assert.deepEqual(seatsFor(GAME, first, false), seats);
});

test("a level has a crest of its own, a bot from elsewhere the usual one", () => {
  const emblems = ["brave", "hal"].map((bot) => emblemOf({ kind: "bot", bot }));
  assert.deepEqual([...emblems, emblemOf({ kind: "person", bot: null })], ["bot-brave", "vintage-robot", "person"]);
  const icons = readFileSync(new URL("../../src/longhouse/web/icons.svg", import.meta.url), "utf8");
  for (const level of LEVELS) assert.ok(icons.includes(`<symbol id="bot-${level}"`), level);
});

test("a setting may change how many play, and the seats follow", () => {
  const alone = {
    name: "alone",
    values: [false, true],
    default: false,
    source: "designed",
    seats: [{ value: true, seats: [1] }],
  };
  const game = { ...GAME, settings: [alone] };
  assert.deepEqual(numbersWith(game, {}), [2, 3]);
  assert.deepEqual(numbersWith(game, { alone: true }), [1]);
  const three = [...usualSeats(game), { kind: /** @type {const} */ ("open") }];
  assert.deepEqual(fittingSeats(game, { alone: false }, three), three);
  const one = fittingSeats(game, { alone: true }, three);
  assert.deepEqual(one, [{ kind: "me" }]);
  assert.deepEqual(fittingSeats(game, { alone: false }, one), usualSeats(game));
});

test("only one seat is mine", () => {
  const seats = usualSeats(GAME);
  assert.deepEqual(withWish(seats, 1, { kind: "me" }, { kind: "bot", bot: "greedy" }), [
    { kind: "bot", bot: "greedy" },
    { kind: "me" },
  ]);
});

test("seats of a new table: mine, my friends', and those to invite to", () => {
  const created = {
    table: "T",
    seats: [
      { seat: 0, kind: "me", name: "A", token: "a" },
      { seat: 1, kind: "here", name: "B", token: "b" },
      { seat: 2, kind: "open", name: "", token: "c" },
      { seat: 3, kind: "bot", name: "" },
    ],
  };
  const { chairs, invitations } = seatsOf(created);
  assert.deepEqual(
    chairs.map((chair) => [chair.seat, chair.token, chair.here]),
    [
      [0, "a", false],
      [1, "b", true],
    ],
  );
  assert.deepEqual(invitations, [{ seat: 2, token: "c" }]);
  assert.deepEqual(
    rematchChairs(chairs, 4).map((chair) => chair.seat),
    [1, 2],
  );
});

test("my tables: those that wait for me first", () => {
  const row = (/** @type {string} */ table, /** @type {any} */ more) => ({
    table,
    game: "g",
    seats: [],
    status: "playing",
    changed: 1,
    ...more,
  });
  const rows = [
    row("other", {}),
    row("done", { status: "over" }),
    row("mine", { your_turn: true }),
    row("later", { changed: 2 }),
  ];
  assert.deepEqual(
    inOrder(rows).map(({ table }) => table),
    ["mine", "later", "other", "done"],
  );
  assert.deepEqual(
    finished(rows, [row("done", {}), row("listed", {})]).map(({ table }) => table),
    ["done", "listed"],
  );
  assert.equal(
    withFriends(row("x", { deciding: [1], your_turn: false }), [{ seat: 1, token: "", here: true, name: "" }])
      .your_turn,
    true,
  );
});

test("a session remembers preferences and seats, and forgets damage", () => {
  const memory = new Map([["longhouse.tastes", "{broken"]]);
  const storage = {
    getItem: (/** @type {string} */ key) => memory.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void memory.set(key, value),
  };
  const session = new Session(storage, ["fr-CA", "en"]);
  assert.equal(session.preferences.language, "fr");
  assert.equal(session.preferences.sound, false);
  session.prefer({ name: "Anna" });
  session.hold("T", "g", [{ seat: 1, token: "b", here: false, name: "Anna" }]);
  session.hold("T", "", [{ seat: 0, token: "a", here: true, name: "Béa" }]);
  session.see("T", 12);
  const again = new Session(storage, ["en"]);
  assert.equal(again.preferences.name, "Anna");
  assert.deepEqual(
    again.held("T")?.chairs.map(({ token }) => token),
    ["a", "b"],
  );
  assert.equal(again.held("T")?.seen, 12);
  assert.equal(again.held("T")?.game, "g");
  again.forget("T");
  assert.equal(again.held("T"), null);
});

test("arrows go straight ahead rather than to the side", () => {
  const points = [
    { x: 100, y: 0 },
    { x: 60, y: 80 },
    { x: -50, y: 0 },
  ];
  assert.equal(nearest({ x: 0, y: 0 }, points, { x: 1, y: 0 }), 0);
  assert.equal(nearest({ x: 0, y: 0 }, points, { x: -1, y: 0 }), 2);
  assert.equal(nearest({ x: 0, y: 0 }, points, { x: 0, y: 1 }), 1);
  assert.equal(nearest({ x: 0, y: 0 }, points, { x: 0, y: -1 }), -1);
});

test("a bubble stays inside the window and off its thing", () => {
  const room = { width: 400, height: 300 };
  const bubble = { width: 200, height: 80 };
  const corner = placeBubble({ left: 380, right: 400, top: 200, bottom: 220 }, bubble, room);
  assert.ok(corner.left + bubble.width <= room.width && corner.top + bubble.height <= 200);
  assert.equal(placeBubble({ left: 0, right: 40, top: 10, bottom: 30 }, bubble, room).side, "below");
});

test("the viewer's panel comes last, the others in turn order", () => {
  assert.deepEqual(panelOrder(4, 1), [2, 3, 0, 1]);
  assert.deepEqual(panelOrder(2, null), [0, 1]);
});

test("log lines: with words, without what is still to be shown", () => {
  const story = [
    { seq: 0, events: [{ kind: "round" }, { kind: "quiet" }] },
    { seq: 1, events: [{ kind: "won", seat: { seat: 1 } }] },
  ];
  const said = (/** @type {any} */ event) => (event.kind === "quiet" ? "" : event.kind);
  assert.deepEqual(
    logLines(story, said).map((line) => [line.text, line.heading, line.seat, line.seq]),
    [
      ["round", true, null, 0],
      ["won", false, 1, 1],
    ],
  );
  assert.equal(logLines(story, said, { untold: new Set([story[1].events[0]]) }).length, 1);
});

test("a QR code has its three corners and grows with the text", () => {
  const grid = qrCode("https://example.org/t/abc#def");
  const size = grid.length;
  const eye = "1111111100000110111011011101101110110000011111111";
  for (const [row, column] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ]) {
    const found = grid
      .slice(row, row + 7)
      .map((line) =>
        line
          .slice(column, column + 7)
          .map(Number)
          .join(""),
      )
      .join("");
    assert.equal(found, eye);
  }
  assert.equal(qrCode("x").length, 21);
  assert.ok(qrCode("x".repeat(280)).length > size);
  assert.throws(() => qrCode("x".repeat(400)), RangeError);
});

test("the bubble covers neither the thing nor what must be seen", () => {
  const [bubble, room] = [
    { width: 100, height: 50 },
    { width: 1000, height: 800 },
  ];
  const thing = { left: 400, right: 440, top: 400, bottom: 440 };
  const above = { left: 300, right: 600, top: 330, bottom: 395 };
  assert.equal(placeBubble(thing, bubble, room).side, "above");
  assert.equal(placeBubble(thing, bubble, room, [above]).side, "below");
  const below = { left: 0, right: 1000, top: 445, bottom: 520 };
  assert.equal(placeBubble(thing, bubble, room, [above, below]).side, "right");
  const around = [-40, 40].flatMap((by) => [
    { ...thing, left: thing.left + by, right: thing.right + by },
    { ...thing, top: thing.top + by, bottom: thing.bottom + by },
  ]);
  const free = placeBubble(thing, { width: 60, height: 30 }, room, around);
  const covers = (/** @type {typeof thing} */ box) =>
    free.left < box.right && free.left + 60 > box.left && free.top < box.bottom && free.top + 30 > box.top;
  assert.deepEqual([thing, ...around].filter(covers), [], "askew, where all four neighbours may be touched");
});

test("after a click no bubble opens until the pointer moves", () => {
  const [was, clock] = [globalThis.Element, mock.timers];
  globalThis.Element = /** @type {any} */ (class {});
  clock.enable({ apis: ["setTimeout"] });
  const thing = Object.assign(new Element(), { closest: (/** @type {string} */ at) => at !== ".bubble" && thing });
  Object.assign(thing, { getAttribute: () => "words" });
  const tips = new Tips(() => {});
  const at = (/** @type {number} */ x) =>
    /** @type {any} */ ({ pointerType: "mouse", target: thing, clientX: x, clientY: 1 });
  tips.down(at(1));
  tips.up(at(1));
  tips.over(at(1));
  clock.tick(5000);
  assert.equal(tips.now, null);
  tips.over(at(2));
  clock.tick(5000);
  assert.equal(/** @type {any} */ (tips.now)?.text, "words");
  clock.reset();
  globalThis.Element = was;
});

test("a bubble that only repeats what can be read is not shown", () => {
  assert.deepEqual(notRepeated(["Pass: 4 cards"], "Pass  4 cards."), []);
  assert.deepEqual(notRepeated(["Tile 5", "Forest"], "Tile 5"), ["Tile 5", "Forest"]);
});

test("a tap on a busy page is no long press: what counts is how long the finger was down", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  class Element {
    closest(/** @type {string} */ what) {
      return what === ".bubble" ? null : this;
    }
    getAttribute() {
      return "a tip";
    }
  }
  Object.assign(globalThis, { Element });
  t.after(() => Reflect.deleteProperty(globalThis, "Element"));
  const pressed = (/** @type {number} */ milliseconds) => {
    const tips = new Tips(() => {});
    const at = (/** @type {number} */ timeStamp) =>
      /** @type {any} */ ({ pointerType: "touch", target: new Element(), timeStamp });
    tips.down(at(1000));
    t.mock.timers.tick(900); // the page was busy, and hears of the end of the touch after its timer
    tips.up(at(1000 + milliseconds));
    return [tips.pressed, tips.now !== null];
  };
  assert.deepEqual(pressed(80), [false, false]);
  assert.deepEqual(pressed(800), [true, true]);
});
