/** Finding a rule: by words, by number, by its address. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { found, pieces, plain, ruleNamed } from "../../src/longhouse/web/pages/book.js";

const ORDER = {
  before: [],
  parts: [
    { heading: "rules-part-1", rules: ["R1", "R2"] },
    { heading: "rules-part-2", rules: ["R17", "R33a"] },
  ],
};
/** @type {Record<string, string>} */
const TEXT = {
  "rules-part-1": "Mise en place",
  "rule-r1": "Égalité. Personne n’est premier ; un œil sur 17 cartes.",
  "rule-r2": "Les cœurs. Chacun en a 170.",
  "rules-part-2": "Combats",
  "rule-r17": "Le plus fort \u2068gagne\u2069 la forêt.",
  "rule-r33a": "Rien d’autre.",
};
const say = (/** @type {string} */ id) => TEXT[id];
const rules = (/** @type {string} */ query) => found(ORDER.parts, say, query).flatMap((part) => part.rules);

test("nothing looked for: every rule", () => {
  assert.deepEqual(rules(""), ["R1", "R2", "R17", "R33a"]);
  assert.deepEqual(rules("  "), ["R1", "R2", "R17", "R33a"]);
});

test("words are found without case, accents and ligatures, all of them in any order", () => {
  assert.deepEqual(rules("EGALITE"), ["R1"]);
  assert.deepEqual(rules("coeur"), ["R2"]);
  assert.deepEqual(rules("foret gagne"), ["R17"]);
  assert.deepEqual(rules("foret cartes"), []);
  assert.deepEqual(rules("n'est"), ["R1"]);
});

test("a heading brings its whole part, and parts without a rule are gone", () => {
  assert.deepEqual(rules("combats"), ["R17", "R33a"]);
  assert.deepEqual(
    found(ORDER.parts, say, "forêt").map((part) => part.heading),
    ["rules-part-2"],
  );
});

test("a number is that of a rule, or a whole number in a text", () => {
  assert.deepEqual(rules("17"), ["R1", "R17"]);
  assert.deepEqual(rules("r17"), ["R17"]);
  assert.deepEqual(rules("33A"), ["R33a"]);
  assert.deepEqual(rules("3"), []);
});

test("signs that mean something elsewhere are only signs", () => {
  assert.deepEqual(rules("(.*"), []);
  assert.deepEqual(rules("["), []);
});

test("what was found is marked in the text as it is printed", () => {
  assert.deepEqual(pieces("Un œil, un Œuf", "oe"), [
    ["Un ", false],
    ["œ", true],
    ["il, un ", false],
    ["Œ", true],
    ["uf", false],
  ]);
  assert.deepEqual(pieces("forêt", "foret"), [["forêt", true]]);
  assert.deepEqual(pieces("forêt", ""), [["forêt", false]]);
  const isolated = TEXT["rule-r17"];
  assert.equal(
    pieces(isolated, "gagne la")
      .map(([text]) => text)
      .join(""),
    isolated,
  );
});

test("every letter knows where it stands, also behind a sign of two units", () => {
  const { letters, from } = plain("🂡É");
  assert.equal(letters.at(-1), "e");
  assert.deepEqual(from.slice(-2), [2, 3]);
});

test("an address names a rule however it is written, and nothing else", () => {
  assert.equal(ruleNamed(ORDER, "R17"), "R17");
  assert.equal(ruleNamed(ORDER, "17"), "R17");
  assert.equal(ruleNamed(ORDER, "r33A"), "R33a");
  assert.equal(ruleNamed(ORDER, "R33"), null);
  assert.equal(ruleNamed(ORDER, "R999"), null);
  assert.equal(ruleNamed(ORDER, "constructor"), null);
});
