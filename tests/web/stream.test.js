import assert from "node:assert/strict";
import { test } from "node:test";
import { world } from "../../src/longhouse/web/net.js";
import { delay, eventParser, follow, wholeAgain } from "../../src/longhouse/web/stream.js";

test("events are put together from pieces of any length", () => {
  const text = 'id: 13\nevent: told\ndata: {"seq": 13,\ndata:  "x": 1}\n\n: alive\n\nevent: people\r\ndata: {}\r\n\r\n';
  for (const size of [1, 2, 5, 1000]) {
    /** @type {any[]} */
    const heard = [];
    const parse = eventParser((event) => heard.push(event));
    for (let at = 0; at < text.length; at += size) parse(text.slice(at, at + size));
    assert.deepEqual(heard, [
      { id: "13", event: "told", data: '{"seq": 13,\n "x": 1}' },
      { id: null, event: "people", data: "{}" },
    ]);
  }
});

test("what has changed is put together to the whole again", () => {
  /** @type {any[]} */
  const heard = [];
  const whole = wholeAgain((kind, data) => heard.push([kind, data]));
  whole("told", { seq: 3, view: { round: 1, piles: [[1], [2]] }, undone: [], story: [], events: [] });
  whole("people", { players: [] });
  const story = [{ seq: 4, events: [{ kind: "a" }, { kind: "b" }] }];
  whole("changed", { seq: 4, story, changes: { seq: [4], view: { piles: { 1: [[2, 5]] } }, undone: [[2]] } });
  whole("changed", { seq: 5, story: [], changes: { seq: [5], view: { round: [2] } } });
  assert.deepEqual(heard.slice(2), [
    [
      "told",
      { seq: 4, view: { round: 1, piles: [[1], [2, 5]] }, undone: [2], story, events: [{ kind: "a" }, { kind: "b" }] },
    ],
    ["told", { seq: 5, view: { round: 2, piles: [[1], [2, 5]] }, undone: [2], story: [], events: [] }],
  ]);
});

test("reconnections wait longer and longer, up to a bound", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 50].map(delay), [0.3, 1, 2, 4, 8, 15, 15]);
});

/** @param {string[]} parts */
const body = (parts) =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

test("after a break it goes on after the last number seen, with the token", async () => {
  /** @type {string[]} */
  const asked = [];
  /** @type {any[]} */
  const heard = [];
  /** @type {string[]} */
  const states = [];
  let last = 4;
  const answers = [
    () => new Response(body(['event: told\ndata: {"seq": 5}\n\n'])),
    () => Promise.reject(new TypeError("network")),
    () => new Response(body(['event: told\ndata: {"seq": 6}\n\n'])),
    () => new Response("", { status: 404 }),
  ];
  world.wait = async () => {};
  await new Promise((resolve) => {
    world.fetch = async (path, init) => {
      asked.push(`${path} ${new Headers(init?.headers).get("Authorization")}`);
      return /** @type {() => Response} */ (answers.shift())();
    };
    follow({
      path: "/s",
      token: "secret",
      after: () => last,
      onEvent: (kind, data) => {
        const { seq } = /** @type {{seq: number}} */ (data);
        heard.push([kind, seq]);
        last = seq;
      },
      onState: (state) => {
        states.push(state);
        if (state === "gone") resolve(null);
      },
    });
  });
  assert.deepEqual(heard, [
    ["told", 5],
    ["told", 6],
  ]);
  assert.deepEqual(asked, [
    "/s?after=4&changes=true Bearer secret",
    "/s?after=5&changes=true Bearer secret",
    "/s?after=5&changes=true Bearer secret",
    "/s?after=6&changes=true Bearer secret",
  ]);
  assert.deepEqual(states, ["live", "lost", "live", "gone"]);
});
