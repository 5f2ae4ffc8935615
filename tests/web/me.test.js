import assert from "node:assert/strict";
import { test } from "node:test";

import { crestOf } from "../../src/longhouse/web/art.js";
import { onePerTable } from "../../src/longhouse/web/lobby/page.js";
import { deviceName } from "../../src/longhouse/web/me/labels.js";
import { bytes, isNumeric, text } from "../../src/longhouse/web/me/passkeys.js";
import { NOBODY, isSecret, keptSeat, papers } from "../../src/longhouse/web/net.js";
import { Session } from "../../src/longhouse/web/session.js";

/** @returns {Pick<Storage, "getItem" | "setItem">} */
function memory() {
  const kept = new Map();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("a request says who asks by a secret, by a seat of whoever is signed in, or as nobody", () => {
  assert.deepEqual(papers("/api/tables/x", "secret"), {
    address: "/api/tables/x",
    headers: { Authorization: "Bearer secret" },
    credentials: "same-origin",
  });
  assert.equal(papers("/api/tables/x", keptSeat(2)).address, "/api/tables/x?seat=2");
  assert.equal(papers("/api/tables/x?after=1", keptSeat(0)).address, "/api/tables/x?after=1&seat=0");
  assert.deepEqual(papers("/api/tables/x", keptSeat(2)).headers, {});
  assert.equal(papers("/api/tables/x", NOBODY).credentials, "omit");
  assert.equal(papers("/api/tables/x", null).credentials, "same-origin");
  assert.ok(isSecret("secret") && !isSecret(keptSeat(1)) && !isSecret(NOBODY) && !isSecret(null));
});

test("a browser remembers who it is known as, and tells nobody twice", () => {
  const session = new Session(memory());
  let told = 0;
  session.subscribe(() => told++);
  assert.equal(session.known(), null);
  session.know({ id: "a", kind: "member", name: "Anna" });
  session.know({ id: "a", kind: "member", name: "Anna" });
  assert.equal(told, 1);
  assert.equal(session.preferences.name, "Anna");
  session.know(null);
  assert.equal(session.known(), null);
});

test("secrets are listed seat by seat, games table by table, lessons never", () => {
  const session = new Session(memory());
  const chair = (/** @type {number} */ seat) => ({ seat, token: `t${seat}`, here: false, name: "" });
  session.hold("one", "g", [chair(0), chair(1)]);
  session.hold("two", "g", []);
  session.hold("lesson", "g", [chair(0)], [], true);
  assert.deepEqual(
    session.secrets().map(({ token }) => token),
    ["t0", "t1"],
  );
  assert.equal(session.games(), 1);
});

test("two seats at one table are one table in the lobby", () => {
  const row = { table: "a", game: "g", seats: [], status: "playing", changed: 1 };
  const rows = onePerTable([
    { ...row, seat: 0, your_turn: false },
    { ...row, seat: 1, your_turn: true },
    { ...row, table: "b", seat: 0, your_turn: false },
  ]);
  assert.deepEqual(
    rows.map(({ table, your_turn }) => [table, your_turn]),
    [
      ["a", true],
      ["b", false],
    ],
  );
});

test("a name has one crest, however it is written", () => {
  assert.deepEqual(crestOf("Anna"), crestOf("ANNA"));
  const crests = ["Anna", "Ben", "Chloé", "Dora", "Emil", "Ôma"].map((name) => JSON.stringify(crestOf(name)));
  assert.ok(new Set(crests).size > 3);
});

test("devices are called by their browser and system", () => {
  assert.equal(deviceName("Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36"), "Chrome, Linux");
  assert.equal(deviceName("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0"), "Edge, Windows");
  assert.equal(deviceName("Mozilla/5.0 (iPhone; CPU OS 17 like Mac OS X) Version/17 Safari/604"), "Safari, iPhone");
  assert.equal(deviceName("Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"), "Firefox, Android");
  assert.equal(deviceName("a terminal"), "a terminal");
});

test("bytes go over the wire as base64url, and passkeys need a name", () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  assert.deepEqual(bytes(text(all.buffer)), all);
  assert.doesNotMatch(text(all.buffer), /[+/=]/);
  assert.ok(isNumeric("127.0.0.1") && isNumeric("[::1]") && !isNumeric("localhost") && !isNumeric("club.example"));
});
