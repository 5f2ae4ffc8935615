import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { Words } from "../../src/longhouse/web/words.js";

const WEB = fileURLToPath(new URL("../../src/longhouse/web/", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(WEB + path, "utf8");
const files = readdirSync(WEB, { recursive: true, encoding: "utf8" });
const games = readdirSync(`${WEB}../games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);
const sources = files.filter((path) => /\.(?:js|html|css)$/.test(path) && !path.startsWith("vendor"));

/** Message ids with the names of their variables. @param {string} text */
function messages(text) {
  const found = new Map();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (id)
      found.set(
        id,
        [...new Set([...block.matchAll(/\$([a-z_]+)/g)].map((match) => match[1].replace(/_is$/, "")))].sort().join(),
      );
  }
  return found;
}

const [english, french] = [messages(read("text/en.ftl")), messages(read("text/fr.ftl"))];

test("English and French say the same things with the same variables", () => {
  assert.deepEqual([...french.keys()], [...english.keys()]);
  for (const [id, variables] of english) assert.equal(french.get(id), variables, id);
});

test("French keeps a no-break space before ; : ! ?", () => {
  for (const line of (read("text/fr.ftl") + read("analysis/text/fr.ftl") + read("me/text/fr.ftl"))
    .split("\n")
    .filter((one) => !one.startsWith("#"))) {
    assert.doesNotMatch(
      line.replace(/^[a-z0-9-]+ = /, "").replace(/\{[^}]*\}/g, "x"),
      /[^\s\u00a0][;:!?](?:\s|$)|[^\s] [;:!?](?:\s|$)/,
      line,
    );
  }
});

test("every message is used, and every message used exists", () => {
  const code = sources.map(read).join("\n");
  const whole = new Set(
    [
      ...code.matchAll(
        /["'`]((?:app|board|seat|bot|ribbon|panel|log|choices|menu|preference|key|book|wait|links|curtain|end|replay|lobby|new|learn|teach|coach|puzzle|credits|self|error|access|resign|orders|closed|clock|holiday|late|pace|paused|time|unsubscribe|doors)-[a-z-]+)["'`]/g,
      ),
    ].map((match) => match[1]),
  );
  const beginnings = [...code.matchAll(/`([a-z]+-[a-z-]*)\$\{/g)].map((match) => match[1]);
  const elsewhere = /^(?:error-undo-nothing|lobby-foot|new-password)$/;
  for (const id of english.keys())
    assert.ok(whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning)), `${id} is never said`);
  for (const id of whole) assert.ok(english.has(id) || elsewhere.test(id), `${id} has no words`);
});

test("the pages about oneself have all their words, and no others", () => {
  const [here, there] = [messages(read("me/text/en.ftl")), messages(read("me/text/fr.ftl"))];
  assert.deepEqual([...there], [...here]);
  const code = sources
    .filter((path) => path.startsWith("me/"))
    .map(read)
    .join("\n");
  const whole = new Set([...code.matchAll(/"((?:me|moves|past|told)-[a-z-]+)"/g)].map((match) => match[1]));
  const beginnings = [...code.matchAll(/`((?:me|moves|past|told)-[a-z-]*)\$\{/g)].map((match) => match[1]);
  for (const id of here.keys())
    assert.ok(whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning)), `${id} is never said`);
  const said = [...code.matchAll(/\bsay\(\s*"((?:me|moves|past|told)-[a-z-]+)"/g)].map((match) => match[1]);
  assert.ok(said.length > 50);
  for (const id of said) assert.ok(here.has(id), `${id} has no words`);
});

test("the client knows no game", () => {
  for (const path of sources)
    for (const game of games) assert.ok(!read(path).toLowerCase().includes(game), `${path} names ${game}`);
});

test("no inline script, no import map, relative imports only", () => {
  const html = read("index.html");
  assert.doesNotMatch(html, /importmap|<script(?![^>]*\bsrc=)|\son[a-z]+=/);
  for (const path of files.filter((one) => one.endsWith(".js"))) {
    for (const [, from] of read(path).matchAll(/^(?:import|export|\})[^\n]*?\bfrom\s*["']([^"']+)["']/gm))
      assert.match(from, /^\.\.?\//, `${path} imports ${from}`);
  }
});

test("what the page preloads exists, and the table's modules are among it", () => {
  const preloaded = [...read("index.html").matchAll(/href="\/web\/([^"]+)"/g)].map((match) => match[1]);
  // The server puts the style sheets together.
  for (const path of preloaded.filter((one) => one !== "style/house.css"))
    assert.ok(files.includes(path), `${path} is preloaded but missing`);
  // Clocks are loaded at the first table that has any, the plain board with a game that brings none.
  const later = ["table/clocks.js", "table/plain.js", "table/timesays.js", "table/timesheets.js"];
  for (const path of files.filter((one) => /^table\/.*\.js$/.test(one) && !later.includes(one)))
    assert.ok(preloaded.includes(path), `${path} is not preloaded`);
});

const symbols = (/** @type {string} */ svg) => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
const used = (/** @type {string} */ code) =>
  [...code.matchAll(/(?:<\$\{Icon\} name=|icon: |tool\(|iconAt\()"([a-z0-9-]+)"/g)].map((match) => match[1]);

test("every icon used is there", () => {
  const icons = new Set(symbols(read("icons.svg")));
  for (const name of used(sources.map(read).join("\n"))) assert.ok(icons.has(name), name);
});

test("every icon of a board is the house's or the game's own, and none lies in two places", () => {
  const shared = symbols(read("icons.svg"));
  for (const game of games) {
    const folder = `${WEB}../games/${game}/`;
    const own = symbols(readFileSync(`${folder}icons.svg`, "utf8"));
    assert.deepEqual(
      own.filter((name) => shared.includes(name)),
      [],
      game,
    );
    const code = readdirSync(`${folder}board`, { encoding: "utf8" }).map((file) =>
      readFileSync(`${folder}board/${file}`, "utf8"),
    );
    for (const name of used(code.join("\n")))
      assert.ok(shared.includes(name) || own.includes(name), `${game}: ${name}`);
  }
});

test("who is waited for is named, and left out where it is nobody", () => {
  const words = new Words("en", [
    readFileSync(new URL("../../src/longhouse/web/text/en.ftl", import.meta.url), "utf8"),
  ]);
  assert.equal(words.say("ribbon-sealed", { count: 1, who: "Zoé" }), "You have played. Waiting for Zoé.");
  assert.equal(words.say("ribbon-sealed", { count: 0, who: "" }), "You have played.");
});

test("at the end of a first game a year is called as the game calls it, and not as a lesson", () => {
  const paths = ["core/text", "server/text", "web/text", "games/wendake/text", "games/wendake/lessons"];
  const here = new URL("../../src/longhouse/", import.meta.url);
  const words = new Words(
    "en",
    paths.map((path) => readFileSync(new URL(`${path}/en.ftl`, here), "utf8")),
  );
  const chapter = words.say({ id: "chapter-year", args: { now: 3, count: 7 } });
  const said = words.say("end-turning-lead", { chapter, known: "yes", seat: { seat: 0 } }, { viewer: 0 });
  assert.equal(said, "Year 3 decided it: you stayed ahead from here to the end.");
});
