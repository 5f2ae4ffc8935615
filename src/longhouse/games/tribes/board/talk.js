/** What the table says: phase, status, the ribbon while something is touched, the whole table in sentences. */

import { CARDS, RECIPES } from "./data.js";
import { unseenTiles } from "./everybody.js";
import { carried, missing, toGo, turnOf } from "./model.js";
import { outing } from "./party.js";
import { cap, cellWords, is } from "./words.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Decision} Decision */

/** @typedef {import("./view.d.ts").View} View */

/** @param {View} view @param {Ui} ui */
export function phase(view, ui) {
  if (view.phase === "setup" || view.phase === "over") return ui.say("board-phase", { phase: view.phase });
  const cycle = view.max_cycles
    ? ui.say("board-cycle-of", { cycle: view.cycle, cycles: view.max_cycles })
    : ui.say("board-cycle", { cycle: view.cycle });
  return view.round ? `${cycle} · ${ui.say("board-round", { round: view.round, rounds: view.rounds })}` : cycle;
}

/** One line under a name. @param {View} view @param {number} seat @param {Ui} ui */
export function status(view, seat, ui) {
  const player = view.players[seat];
  const marks = [
    player.card ? cap(ui.noun(player.card)) : "",
    seat === view.spirit && view.phase !== "over" ? ui.say("board-spirit") : "",
  ];
  return marks.filter(Boolean).join(" · ") || null;
}

/** @param {{view: View, decision: Decision, chosen: string[], ui: Ui}} about */
export function prompt({ view, decision, chosen, ui }) {
  const out = outing(view, ui);
  if (out) return goingPrompt(view, ui, out);
  const [kind, name = ""] = (chosen.at(-1) ?? "").split(":");
  if (kind === "collect" || kind === "craft")
    return { say: ui.say("board-ask-drop", { item: name }), sub: ui.say("board-ask-drop-sub") };
  if (decision.kind === "cavalry" || decision.kind === "beaten")
    return { say: ui.say(decision.prompt), sub: ui.say("board-cavalry-why") };
  if (decision.kind === "start")
    return {
      say: ui.say(decision.prompt),
      sub: ui.say("board-start-why", { count: view.players.filter(({ start }) => start).length }),
    };
  const { card } = view.players[/** @type {number} */ (ui.seat)];
  const fresh = decision.kind === "turn" && card && turnOf(view).steps === view.cards[card].steps;
  return fresh ? { say: ui.say(decision.prompt), sub: ui.say("board-turn-hint") } : null;
}

/** A tribe is touched: where to, and what that would mean. @param {View} view @param {Ui} ui @param {NonNullable<ReturnType<typeof outing>>} out */
function goingPrompt(view, ui, out) {
  const picked = out.goals.find(({ end }) => end === out.end);
  if (picked && !picked.way)
    return {
      say: ui.say("board-ask-pieces", { cell: picked.end }),
      sub: ui.say(picked.kind === "attack" && out.pieces.warriors === 0 ? "board-chief-alone" : "board-ask-pieces-sub"),
    };
  const found = out.goals.filter(({ kind }) => kind === "discovery").length;
  return {
    say: ui.say("board-ask-where", { cell: out.start }),
    sub: `${ui.say("board-steps-left", { count: turnOf(view).steps })} ${ui.say("board-goals", { free: out.goals.length - found, found })}`,
  };
}

/** What it costs to leave it at that: steps that are not used. @param {{key: string}} option @param {View} view @param {Ui} ui */
export function cost(option, view, ui) {
  if (option.key !== "end" || view.doing?.decision !== "turn" || !view.doing.steps) return null;
  return ui.say("board-unused", { count: view.doing.steps });
}

// The table in sentences.

/** @param {View} view @param {Ui} ui @returns {string[]} */
export function describe(view, ui) {
  const order =
    ui.seat === null ? view.order : [ui.seat, ...view.order.filter((/** @type {number} */ seat) => seat !== ui.seat)];
  const pieces = [
    ...new Set([...view.tribes.map(({ cell }) => cell), ...view.cavalry.filter((cell) => cell !== null)]),
  ];
  return [
    phase(view, ui),
    ...order.flatMap((/** @type {number} */ seat) => playerLines(view, ui, seat)),
    ...pieces.map((cell) => `${cellWords(view, ui, cell)}.`),
    ...landLines(view, ui, pieces),
    unseenLine(view, ui),
  ];
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function playerLines(view, ui, seat) {
  const player = view.players[seat];
  const name = seat === ui.seat ? ui.say("board-you") : ui.names[seat];
  const { horses, trophies } = toGo(view, player);
  const owned = player.trophies.map((/** @type {string} */ trophy) => ui.noun(trophy));
  const load = carried(player).map(([item, count]) => ui.say("board-carries", { item, count }));
  const facts = [
    status(view, seat, ui),
    ui.say("board-horses", { horses: player.horses, goal: view.goal }),
    ...owned,
    ui.say("board-to-go", { horses, trophies }),
    ui.say("board-warriors", { warriors: player.warriors, reserve: player.reserve }),
    ...load,
  ];
  const left = CARDS.filter((card) => player.hand.includes(card)).map((card) => ui.noun(card));
  const lines = [
    `${is(ui, name, facts.filter(Boolean).join(", "))}.`,
    `${is(ui, `${name}, ${ui.say("board-in-hand")}`, left.join(", ") || ui.say("board-none"))}.`,
  ];
  if (seat !== ui.seat) return lines;
  const recipes = Object.keys(RECIPES).map((id) =>
    is(ui, ui.noun(id), ui.say(missing(player, id).length ? "board-not-yet" : "board-can-make")),
  );
  return [...lines, `${is(ui, ui.say("board-camp-next"), recipes.join(", "))}.`];
}

/** @param {View} view @param {Ui} ui @param {string[]} told */
const landLines = (view, ui, told) =>
  Object.keys(view.cells)
    .filter((cell) => !told.includes(cell))
    .map((cell) => `${cellWords(view, ui, cell)}.`);

/** @param {View} view @param {Ui} ui */
const unseenLine = (view, ui) =>
  `${is(
    ui,
    ui.say("board-unseen", { count: unseenTiles(view) }),
    Object.entries(view.unseen)
      .map(([land, count]) => `${ui.noun(land)} ${count}`)
      .join(", "),
  )}.`;

/** @type {Record<string, string>} */
const RULE = {
  card: "R16",
  turn: "R20",
  "orient-start": "R12",
  orient: "R12",
  cavalry: "R69",
  beaten: "R72",
  relocate: "R63",
  retreat: "R41",
  take: "R64",
  room: "R54",
  campsite: "R73",
};

/** Where the rules drawer opens. @param {View} view */
export const section = (view) => (view.phase === "over" ? "R85" : (RULE[view.doing?.decision ?? ""] ?? null));
