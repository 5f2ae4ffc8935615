import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Refused, ask, get, pause, post, postAlone, world } from "../../src/longhouse/web/net.js";

/** @type {{path: string, init: any}[]} */
let sent;
/** @type {(() => Response | Promise<Response>)[]} */
let answers;
/** @type {number[]} */
let waited;

const json = (/** @type {any} */ body, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });
const nobody = () => Promise.reject(new TypeError("network"));

beforeEach(() => {
  [sent, answers, waited] = [[], [], []];
  world.fetch = async (path, init) => {
    sent.push({ path: String(path), init });
    return /** @type {() => Response} */ (answers.shift())();
  };
  world.wait = async (ms) => void waited.push(ms);
});

test("a request carries the seat's token", async () => {
  answers = [() => json({ seq: 3 })];
  assert.deepEqual(await get("/api/tables/x", "secret"), { seq: 3 });
  assert.equal(sent[0].init.headers.Authorization, "Bearer secret");
});

test("a POST is repeated with the same id until it is answered", async () => {
  answers = [nobody, () => json({}, 503, { "Retry-After": "2" }), () => json({ seq: 9 })];
  assert.deepEqual(await post("/p", { choices: ["a"] }, "t"), { seq: 9 });
  const bodies = sent.map(({ init }) => JSON.parse(init.body));
  assert.equal(new Set(bodies.map((body) => body.request)).size, 1);
  assert.ok(bodies[0].request.length >= 16);
  assert.deepEqual(waited, [pause(0), 2000]);
});

test("two deeds have two ids", async () => {
  answers = [() => json({}), () => json({})];
  await post("/p", {});
  await post("/p", {});
  assert.notEqual(JSON.parse(sent[0].init.body).request, JSON.parse(sent[1].init.body).request);
});

test("a refusal is not repeated, and brings its message", async () => {
  answers = [() => json({ error: { id: "error-choice-stale", args: { choice: "x" }, message: "..." } }, 409)];
  await assert.rejects(
    post("/p", {}),
    (/** @type {Refused} */ error) => error.status === 409 && error.says.id === "error-choice-stale" && !error.passing,
  );
  assert.equal(sent.length, 1);
});

test("it gives up after a while", async () => {
  answers = Array.from({ length: 20 }, () => nobody);
  await assert.rejects(
    get("/p"),
    (/** @type {Refused} */ error) => error.status === 0 && error.says.id === "error-no-answer",
  );
  assert.equal(sent.length, 6);
});

test("asking needs no id; text comes as text", async () => {
  answers = [() => json([]), () => new Response("line\nline")];
  await ask("/mine", { tables: [] });
  assert.deepEqual(JSON.parse(sent[0].init.body), { tables: [] });
  assert.equal(await get("/file"), "line\nline");
});

test("an answer that is no JSON is still a refusal with words", async () => {
  answers = [() => new Response("<html>", { status: 500 })];
  await assert.rejects(get("/p"), (/** @type {Refused} */ error) => error.says.id === "error-server");
});

test("where the cookie changes nothing goes out with the old one", async () => {
  /** @type {(answer: Response) => void} */
  let answerFirst = () => {};
  answers = [() => new Promise((resolve) => (answerFirst = resolve)), () => json({ id: "me" }), () => json([])];
  const first = get("/api/me/tables");
  const claim = postAlone("/api/me/name", { name: "Anna" });
  const last = get("/api/me/tables");
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(
    sent.map(({ path }) => path),
    ["/api/me/tables"],
  );
  answerFirst(json([]));
  await first;
  assert.deepEqual(await claim, { id: "me" });
  await last;
  assert.deepEqual(
    sent.map(({ init }) => init.method),
    ["GET", "POST", "GET"],
  );
});

test("whoever wanted to be alone and was refused keeps nobody waiting", async () => {
  answers = [() => json({ error: { id: "server-error-name-taken", args: {} } }, 409), () => json([])];
  await assert.rejects(postAlone("/api/me/name", { name: "Anna" }));
  assert.deepEqual(await get("/api/me/tables"), []);
});
