/** The table in words: the ribbon's question, the state of a player, the whole table in sentences, where the rules open. */

import { RESOURCES, cap, counted, faceOf, labelled } from "./faces.js";
import { effect } from "./cards.js";
import { askTurn, isTurning } from "./explore.js";
import { touched } from "./panel.js";
import { isNear, needed, sayStrongholds, strongholdsOf } from "./stores.js";
import { landFacts } from "./tips.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Option} Option */
/** @typedef {import("../../../web/types.js").Decision} Decision */

/** @typedef {import("./view.d.ts").View} View */

/** @param {View} view @param {Ui} ui */
export function phase(view, ui) {
  if (view.phase === "setup" || view.phase === "over") return ui.say("board-phase", { phase: view.phase });
  const year = ui.say("board-year", { year: view.year, years: view.years });
  return `${year} · ${view.turn === null ? ui.say("board-phase", { phase: view.phase }) : ui.say("board-turn-of", { seat: { seat: view.turn } })}`;
}

/** One line under a name. @param {View} view @param {number} seat @param {Ui} ui */
export function status(view, seat, ui) {
  const player = view.players[seat];
  if (!player.clan) return null;
  const marks = [
    cap(ui.noun(player.clan)),
    seat === view.first_player && view.phase !== "over" ? ui.say("board-first-player") : "",
    player.conqueror ? cap(ui.noun("conqueror")) : "",
  ];
  return marks.filter(Boolean).join(" · ");
}

// The ribbon.

/** @param {{view: View, decision: Decision, chosen: string[], ui: Ui}} about */
export function prompt({ view, decision, chosen, ui }) {
  if (isTurning(view, ui)) return askTurn(view, ui);
  const help = ui.say(decision.prompt, {}, "help");
  const card = touched(view, ui);
  if (card) {
    const upgrade = chosen.find((one) => one.startsWith("upgrade:"))?.slice(8);
    if (upgrade) return { say: ui.say("board-ask-upgrade", { card, upgrade }), sub: effect(ui, upgrade) };
    return {
      say: ui.say("board-ask-card", { card }),
      sub: `${effect(ui, card)} ${faceOf(card)?.flash ? ui.say("board-flash-note") : ""}`,
    };
  }
  const last = chosen[chosen.length - 1] ?? "";
  const [kind, name = ""] = last.split(":");
  if (kind === "space")
    return {
      say: ui.say("board-ask-building"),
      sub: ui.say("board-wood-left", { count: view.players[/** @type {number} */ (ui.seat)].resources.wood }),
    };
  if (kind === "pay" && view.doing?.decision === "trade") return { say: ui.say("board-ask-take"), sub: help };
  if (kind === "orders") return { say: ui.say("board-orders"), sub: ui.say("board-ask-orders") };
  if (kind === "territory" && view.doing?.decision === "retreat")
    return { say: ui.say("board-ask-retreat", { territory: name }), sub: help };
  if (view.doing?.decision === "turn" && view.doing.seat === ui.seat)
    return { say: ui.say(decision.prompt), sub: turnHint(view, ui) };
  return { say: ui.say(decision.prompt), sub: help };
}

/** What declining costs: only passing for the year does. @param {Option} option @param {View} view @param {Ui} ui @returns {string | null} */
export function cost(option, view, ui) {
  if (option.key !== "pass") return null;
  const first = view.players.some((one) => one.passed) ? "no" : view.year === view.years ? "last" : "yes";
  return ui.say("board-pass-cost", { cards: view.players[/** @type {number} */ (ui.seat)].hand_count, first }).trim();
}

/** What a turn is about: passing first, or winter. @param {View} view @param {Ui} ui */
function turnHint(view, ui) {
  const { missing } = view.players[/** @type {number} */ (ui.seat)].winter;
  const danger = view.players.find(
    (one) =>
      one.seat !== ui.seat && one.seat !== view.players[/** @type {number} */ (ui.seat)].mate && isNear(view, one.seat),
  );
  if (danger)
    return ui.say("board-danger", {
      seat: { seat: danger.seat },
      team: view.teams ? "yes" : "no",
      have: strongholdsOf(view, danger.seat),
      need: needed(view),
    });
  if (missing.food + missing.wood) return `${ui.say("board-lacks", missing)}. ${ui.say("board-unrest-warning")}`;
  return view.players.some((one) => one.passed) ? ui.say("board-turn-hint") : ui.say("board-pass-first");
}

// The table in sentences.

/** @param {View} view @param {Ui} ui @returns {string[]} */
export function describe(view, ui) {
  const seats = view.players.map((player) => player.seat);
  const order = ui.seat === null ? seats : [ui.seat, ...seats.filter((/** @type {number} */ seat) => seat !== ui.seat)];
  return [
    phase(view, ui),
    ...order.flatMap((/** @type {number} */ seat) => playerLines(view, ui, seat)),
    ...landLines(view, ui),
    ...offerLines(view, ui),
    ...(view.threats ?? []).map((one) => ui.say(one)),
  ];
}

/** @param {Ui} ui @param {string} what @param {string[]} facts */
const line = (ui, what, facts) => `${labelled(ui, what, facts.filter(Boolean).join(", ") || ui.say("board-none"))}.`;

/** @param {Ui} ui @param {string[]} cards */
const names = (ui, cards) =>
  counted(cards).map(([card, count]) => (count > 1 ? `${count} × ${ui.noun(card)}` : ui.noun(card)));

/** @param {View} view @param {Ui} ui @param {number} seat */
function playerLines(view, ui, seat) {
  const player = view.players[seat];
  const name = seat === ui.seat ? ui.say("board-you") : ui.names[seat];
  const income = /** @type {Record<string, number>} */ (player.harvest);
  const { food, wood, missing } = player.winter;
  const found = [
    line(ui, name, [
      status(view, seat, ui) ?? "",
      player.fame === null ? "" : ui.say("board-fame", { count: player.fame }),
      ...RESOURCES.map((resource) => `${player.resources[resource]} ${ui.noun(resource)}`),
      ui.say("board-units", { count: player.units }),
      ui.say("board-reserve", { count: player.reserve }),
      ui.say("board-territories", { count: player.territories }),
      sayStrongholds(view, ui, seat),
      ui.say("board-hand-count", { count: player.hand_count }),
      player.passed ? ui.say("board-passed") : "",
    ]),
  ];
  if (view.phase === "setup") return found;
  found.push(
    line(ui, `${name}, ${ui.say("board-harvest")}`, [
      ...RESOURCES.filter((resource) => income[resource]).map((resource) =>
        ui.say("board-harvest-gain", { count: income[resource], resource }),
      ),
      income.fame ? ui.say("board-harvest-fame", { count: income.fame }) : "",
    ]),
  );
  found.push(
    line(ui, `${name}, ${ui.say("board-winter")}`, [
      food || wood ? ui.say("board-winter-cost", { food, wood }) : ui.say("board-winter-free"),
      missing.food + missing.wood ? ui.say("board-lacks", missing) : "",
    ]),
  );
  if (player.hand?.length) found.push(line(ui, ui.say("board-hand"), names(ui, player.hand)));
  else if (player.known_hand.length)
    found.push(line(ui, `${name}, ${ui.say("board-known-hand")}`, names(ui, player.known_hand)));
  if (player.active.length) found.push(line(ui, `${name}, ${ui.say("board-active")}`, names(ui, player.active)));
  if (player.discard.length) found.push(line(ui, `${name}, ${ui.say("board-discard")}`, names(ui, player.discard)));
  return found;
}

/** @param {View} view @param {Ui} ui */
function landLines(view, ui) {
  return Object.entries(view.territories)
    .filter(([, land]) => land.holder !== null || land.attacker !== null)
    .map(([area, land]) => {
      const { who, what, yields } = landFacts(view, ui, land);
      return line(ui, ui.say("board-territory", { area }), [who, what, yields]);
    });
}

/** @param {View} view @param {Ui} ui */
function offerLines(view, ui) {
  const row = view.row.length ? [line(ui, ui.say("board-row"), names(ui, view.row))] : [];
  const last = view.achievements.length ? [line(ui, ui.say("board-achievements"), names(ui, view.achievements))] : [];
  return [...row, ...last, `${ui.say("board-pile", { count: view.pile })}.`];
}

/** @type {Record<string, string>} */
const RULE = {
  ...{
    clan: "R150",
    turn: "R17",
    continue: "R18",
    react: "R90",
    pick: "R25",
    recruit: "R50",
    camp: "R53",
    "move-from": "R60",
    "move-to": "R61",
    "move-count": "R62",
    combat: "R65",
    push: "R101",
    "attacker-food": "R104",
    "defender-food": "R104",
    "attacker-face": "R107",
    axe: "R107",
    "defender-face": "R107",
    retreat: "R110",
  },
  ...{
    "explore-tile": "R46",
    redraw: "R49",
    "explore-cell": "R43",
    "explore-rotation": "R42",
    build: "R70",
    rebuild: "R78",
    sort: "R80",
    trade: "R124",
    "team-trade": "R174",
    "creature-tie": "R184",
    "attack-creature": "R187",
    "creature-food": "R188",
    "scorch-take": "R123",
    scorch: "R160",
    foresee: "R95",
    copy: "R91",
  },
};

/** Where the rules drawer opens. @param {View} view */
export const section = (view) => (view.phase === "over" ? "R137" : (RULE[view.doing?.decision ?? ""] ?? null));
