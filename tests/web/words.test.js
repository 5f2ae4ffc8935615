import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Words } from "../../src/longhouse/web/words.js";

const EN = `
player = Player { $number }
noun-07b = Hunter 7
noun-01a = Elder 1
option-play = Play { NOUN($card, form: "the") } on { $pile }
    .help = It goes to { $pile }.
event-drew = { $seat_is ->
        [you] You draw { NOUN($cards, form: "a") }.
       *[other] { $seat } draws { NOUN($cards, form: "a") }.
    }
event-drew-hidden = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
of = the turn { NOUN($seat, form: "of") }
`;
const words = new Words("en", [EN]);
const french = new Words("fr", [
  EN,
  "noun-07b = Chasseur 7\n    .a = un Chasseur 7\nnoun-01a = Ancien 1\n    .a = un Ancien 1",
]);
const reader = { names: ["Anna", "Yves"], viewer: 0 };

test("a component is said by its noun", () => {
  assert.equal(words.say({ id: "option-play", args: { card: "07b", pile: 2 } }), "Play the Hunter 7 on 2");
  assert.equal(words.noun("07b"), "Hunter 7");
  assert.equal(words.noun("unknown", "the"), "unknown");
});

test("forms that are not written are made of the others", () => {
  const table = JSON.parse(readFileSync(new URL("../core/nouns.json", import.meta.url), "utf8"));
  for (const [language, noun, written, said] of table) {
    const lines = Object.entries(written).map(([form, said]) => `    .${form} = ${said}`);
    const one = new Words(language, [[`noun-thing = ${noun}`, ...lines].join("\n")]);
    assert.deepEqual(Object.fromEntries(Object.keys(said).map((form) => [form, one.noun("thing", form)])), said);
  }
  assert.equal(words.noun("07b", "no-such-form"), "07b");
});

test("lists are joined in the reader's language", () => {
  const event = { kind: "drew", seat: { seat: 0 }, cards: ["07b", "01a", "07b"] };
  assert.equal(words.event(event, reader), "You draw a Hunter 7, an Elder 1 and a Hunter 7.");
  assert.equal(
    french.event(event, { ...reader, viewer: 1 }),
    "Anna draws un Chasseur 7, un Ancien 1 et un Chasseur 7.",
  );
});

test("the reader is you in a list of players, too", () => {
  const said = { id: "event-drew", args: { seat: { seat: 1 }, cards: [{ seat: 1 }, { seat: 0 }] } };
  const reading = new Words("en", ["you = you\nevent-drew = { NOUN($cards) }"]);
  assert.equal(reading.say(said, {}, { names: ["Anna", "Yves"], viewer: 0 }), "Yves and you");
  assert.equal(reading.say(said, {}, { names: ["Anna", "Yves"], viewer: null }), "Yves and Anna");
});

test("a hidden event has its own words, and one without words has none", () => {
  assert.equal(words.event({ kind: "drew", hidden: true, seat: { seat: 1 }, count: 4 }, reader), "Yves draws 4 cards.");
  assert.equal(words.event({ kind: "unknown" }, reader), "");
});

test("a seat without a name is counted from 1", () => {
  assert.equal(
    words.event({ kind: "drew", hidden: true, seat: { seat: 2 }, count: 1 }, reader),
    "Player 3 draws a card.",
  );
});

test("a side that nobody plays is a noun of the game, and no component at all may have a word", () => {
  const alone = new Words("fr", [EN, "noun-nobody = Le Fantôme\n    .a = le Fantôme\nnoun-none = rien\n    .a = rien"]);
  assert.equal(alone.say({ id: "of", args: { seat: { seat: 1 } } }, {}, { names: ["Béa"] }), "the turn du Fantôme");
  assert.equal(
    alone.event({ kind: "drew", hidden: true, seat: { seat: 1 }, count: 1 }, { names: ["Béa"] }),
    "Le Fantôme draws a card.",
  );
  assert.equal(alone.name(1, []), "Player 2");
  assert.equal(
    alone.event({ kind: "drew", seat: { seat: 0 }, cards: [] }, { names: ["Béa"], viewer: 0 }),
    "You draw rien.",
  );
  assert.equal(words.event({ kind: "drew", seat: { seat: 0 }, cards: [] }, reader), "You draw .");
});

test("French names elide", () => {
  const of = (/** @type {string} */ name) =>
    french.say({ id: "of", args: { seat: { seat: 0 } } }, {}, { names: [name] });
  assert.equal(of("Anna"), "the turn d’Anna");
  assert.equal(of("Élise"), "the turn d’Élise");
  assert.equal(of("Yves"), "the turn d’Yves");
  assert.equal(of("Yann"), "the turn de Yann");
  assert.equal(of("Béa"), "the turn de Béa");
  assert.equal(of("le Grand"), "the turn de le Grand");
  assert.equal(words.say({ id: "of", args: { seat: { seat: 0 } } }, {}, { names: ["Béa"] }), "the turn of Béa");
});

test("attributes, unknown messages, later files over earlier ones", () => {
  assert.equal(words.say({ id: "option-play", args: { pile: 3 } }, {}, { attribute: "help" }), "It goes to 3.");
  assert.equal(words.say("option-play", {}, { attribute: "none" }), "");
  assert.equal(words.say("no-such-message"), "no-such-message");
  assert.equal(new Words("en", [EN, "noun-07b = Brave 7"]).noun("07b"), "Brave 7");
  assert.equal(new Words("de", [EN]).language, "en");
});
