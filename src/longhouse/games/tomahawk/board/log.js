/**
 * The log: one line for each territory and round instead of one for each event. "Territory 1: 9 against your 5. You take 3 bison."
 */

import { CARDS } from "./data.js";
import { sides } from "./model.js";

/** @typedef {import("./events.d.ts").Event} Event */
/** @typedef {import("../../../web/types.js").Event} ApiEvent */
/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** Told by the line of their territory, or seen at once on the table. */
const FOLDED = new Set([
  "revealed",
  "scalped",
  "copied",
  "charmed",
  "puma",
  "gathered",
  "pair",
  "totals",
  "manitou",
  "doubled",
  "won",
  "tied",
]);
const SILENT = new Set(["placed", "forced", "ready", "stays_hidden", "drew", "turned_up"]);

/**
 * The sentence of every event of a story. A territory's line stands at the last of its events, so that it is told when all has been shown.
 * @param {{events: ApiEvent[], undone?: boolean}[]} story @param {Ui} ui @returns {(event: ApiEvent) => string}
 */
export function log(story, ui) {
  /** @type {Map<ApiEvent, string>} */
  const said = new Map();
  for (const { events } of /** @type {{events: Event[], undone?: boolean}[]} */ (story)) {
    /** @type {Map<number, Event[]>} */
    const byPile = new Map();
    for (const event of events) {
      if (SILENT.has(event.kind)) said.set(event, "");
      if (!FOLDED.has(event.kind)) continue;
      said.set(event, "");
      byPile.set(event.pile, [...(byPile.get(event.pile) ?? []), event]);
    }
    for (const looks of looksIn(events)) {
      for (const event of looks) said.set(event, "");
      said.set(/** @type {Event} */ (looks.at(-1)), looked(looks, ui));
    }
    for (const [pile, there] of byPile) said.set(/** @type {Event} */ (there.at(-1)), line(pile, there, ui));
  }
  for (const [event, points] of standings(/** @type {{events: Event[], undone?: boolean}[]} */ (story)))
    said.set(event, headed(event, points, ui));
  return (event) => said.get(event) ?? ui.event(event);
}

/** The rounds after the first, and how many points each had when they began. @param {{events: Event[], undone?: boolean}[]} story @returns {[Event, number[]][]} */
function standings(story) {
  const points = [0, 0];
  let counted = false;
  /** @type {[Event, number[]][]} */
  const found = [];
  for (const event of story.filter(({ undone }) => !undone).flatMap(({ events }) => events)) {
    if (event.kind === "won" || event.kind === "scalped")
      points[event.seat?.seat ?? 0] += event.kind === "won" ? event.points : event.count;
    if (event.kind !== "round") continue;
    // A beat alone does not know what came before it.
    if (event.round === 1) counted = true;
    else if (counted) found.push([event, [...points]]);
  }
  return found;
}

/** "Round 3 · you 6, Heron 12". @param {Event} event @param {number[]} points @param {Ui} ui */
function headed(event, points, ui) {
  const [own, other] = sides(ui);
  return ui.say("board-log-round", {
    round: event.round,
    seat: { seat: own },
    first: points[own],
    opponent: { seat: other },
    second: points[other],
  });
}

/** Looks from the mountains at cards of the reader's rival or their own, by who looks. @param {Event[]} events @returns {Event[][]} */
const looksIn = (events) =>
  [0, 1]
    .map((seat) => events.filter((event) => event.kind === "peeked" && event.seat?.seat === seat && event.hidden))
    .filter((looks) => looks.length);

/** Whose cards were looked at, and where. @param {Event[]} looks @param {Ui} ui */
const looked = (looks, ui) =>
  ui.say("board-log-looked", {
    seat: looks[0].seat,
    opponent: looks[0].opponent,
    count: looks.length,
    piles: looks.map(({ pile }) => pile).join(", "),
  });

/** What happened at a territory in a round: the score, what brought it about, what was taken. @param {number} pile @param {Event[]} events @param {Ui} ui */
function line(pile, events, ui) {
  const find = (/** @type {string} */ kind) => events.filter((event) => event.kind === kind);
  const [shown, totals, won, tied] = [find("revealed"), find("totals")[0], find("won")[0], find("tied")[0]];
  const score = [totals ?? shown[0]]
    .filter(Boolean)
    .map(({ seat, first, opponent, second }) =>
      ui.say("board-log-score", { pile, seat, first: short(first, ui), opponent, second: short(second, ui) }),
    );
  const causes = [
    ...find("copied"),
    ...find("charmed"),
    ...find("puma"),
    ...find("gathered"),
    ...find("pair"),
    ...find("manitou"),
    ...find("doubled"),
  ];
  return [
    ...(score.length ? score : [ui.say("board-log-at", { pile })]),
    // Berries and pumas may do the same to both sides.
    ...new Set(
      causes.map((event) =>
        ui.say(`board-log-${event.kind}`, {
          seat: event.seat,
          card: event.card ? short(event.card, ui) : "",
          value: event.value ?? 0,
          animals: event.animals ?? 0,
        }),
      ),
    ),
    ...[0, 1].map((seat) =>
      feathers(
        find("scalped").filter((event) => event.seat?.seat === seat),
        ui,
      ),
    ),
    won ? ui.say("board-log-won", { seat: won.seat, species: won.species, count: won.points }) : "",
    tied ? ui.say("board-log-tied") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** A total, or a card: its value, or the name of a character. @param {number | string} what @param {Ui} ui */
const short = (what, ui) =>
  typeof what === "number" || !CARDS[what].character ? String(CARDS[what]?.value ?? what) : ui.noun(what);

/** @param {Event[]} taken @param {Ui} ui */
const feathers = (taken, ui) =>
  taken.length
    ? ui.say("board-log-feathers", { seat: taken[0].seat, count: taken.reduce((sum, { count }) => sum + count, 0) })
    : "";
