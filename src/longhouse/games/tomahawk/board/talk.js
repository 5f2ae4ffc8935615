/** The board in words: the ribbon's question, tips, the state of a player, and the whole table in sentences. */

import { CARDS, LANDS } from "./data.js";
import { chosenCard, inSetup, landOf, lanes, pilesOf, sides } from "./model.js";
import { cap, decidedIn, saying } from "./saying.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */
/** @typedef {import("../../../web/types.js").Message} Message */
/** @typedef {import("../../../web/types.js").Decision} Decision */

/** @typedef {import("./view.d.ts").View} View */

/** @param {View} view @param {Ui} ui */
export const phase = (view, ui) =>
  view.round > 0 && view.phase !== "over"
    ? ui.say("board-phase", {
        round: view.round,
        rounds: view.rounds,
        phase: view.phase === "resolve" ? "resolve" : "deploy",
      })
    : ui.say("board-phase-setup", { phase: view.phase === "deploy" || view.phase === "resolve" ? "deal" : view.phase });

/** One line under a name. @param {View} view @param {number} seat @param {Ui} ui @returns {Message} */
export function status(view, seat, ui) {
  const player = view.players[seat];
  if (view.phase === "over") return { id: "score-territories", args: { count: player.won.length } };
  if (inSetup(view)) return { id: "board-status-setup", args: { tribe: player.tribe } };
  return {
    id: "board-status",
    args: { tribe: player.tribe, hand: handCount(view, seat, ui), deck: player.deck_count },
  };
}

/** The own hand without what is planned; of others, what is public. @param {View} view @param {number} seat @param {Ui} ui */
const handCount = (view, seat, ui) =>
  seat === ui.seat && view.players[seat].hand
    ? view.players[seat].hand.filter((/** @type {string} */ card) => !ui.placeOf(`hand:${card}`)).length
    : view.players[seat].hand_count;

/** The ribbon while something is chosen. @param {{view: View, decision: Decision, ui: Ui}} about */
export function prompt({ view, decision, ui }) {
  if (view.phase === "reject") return { say: ui.say(decision.prompt), sub: ui.say("board-reject-sub") };
  if (view.phase === "replace") return { say: ui.say(decision.prompt), sub: ui.say("board-replace-sub") };
  if (view.phase !== "deploy" || ui.seat === null || !ui.planning) return null;
  const open = view.piles.map((_, at) => at + 1).filter((/** @type {number} */ n) => isFree(view, ui, n));
  const card = chosenCard(view, ui);
  if (card) {
    const say = CARDS[card].character
      ? ui.say("board-where-character", { card })
      : ui.say("board-where", { value: CARDS[card].value });
    return { say, sub: open.length ? ui.say("board-left", { count: open.length }) : ui.say("board-swap") };
  }
  const place = view.piles.findIndex((_, at) => ui.chosen(`pile:${at + 1}`));
  if (place >= 0)
    return {
      say: ui.say("board-who-goes", { pile: place + 1, territory: view.piles[place].territory }),
      sub: ui.say("board-left", { count: open.length }),
    };
  const other = 1 - ui.seat;
  if (!open.length)
    return {
      say: ui.say("prompt-commit"),
      sub: view.players[other].ready
        ? ui.say("board-commit-final", { seat: { seat: other } })
        : ui.say("board-commit-sub"),
    };
  const all = view.piles.every((_, at) => !ui.placed(`pile:${at + 1}`));
  return {
    say: ui.say(all ? "board-round-begins" : "board-which", { round: view.round }),
    sub: ui.say("board-left", { count: open.length }),
  };
}

/** @param {View} view @param {Ui} ui @param {number} number */
const isFree = (view, ui, number) =>
  !ui.placed(`pile:${number}`) && !view.piles[number - 1].rows.at(-1)?.[/** @type {number} */ (ui.seat)];

// Tips: a name, what it does, what it does now.

/** @param {string} target @param {View} view @param {Ui} ui @returns {(Message | string)[] | null} */
export function tip(target, view, ui) {
  const [kind, name = ""] = target.split(":");
  // What the chosen card would do stands beside the hand already; a bubble would cover the question.
  if (kind === "hand" && ui.chosen(target) && !ui.compact) return [];
  if (CARDS[name] && kind === "special")
    return [
      cap(ui.noun(name)),
      ui.say(`power-${name}`),
      ui.say("board-tip-character", { value: CARDS[name].value, count: CARDS[name].hair }),
    ];
  if (CARDS[name] && ["hand", "warrior"].includes(kind)) return cardTip(name, view, ui, kind === "hand");
  if (CARDS[target]) return cardTip(target, view, ui, false);
  const piles = pilesOf(view);
  const pile = piles[Number(name) - 1];
  if (kind === "won" && LANDS[name]) return [cap(ui.noun(name)), ui.say(`about-${LANDS[name].type}`)];
  if (LANDS[target])
    return [
      cap(ui.noun(target)),
      ui.say(`about-${LANDS[target].type}`),
      LANDS[target].icon ? ui.say(`about-${LANDS[target].icon}`) : "",
    ].filter(Boolean);
  if (kind === "feathers")
    return [cap(ui.say("table-tokens", { count: view.players[Number(name)].tokens })), ui.say("board-tip-feathers")];
  if (kind === "bonus" && view.bonus)
    return [cap(ui.noun(LANDS[view.bonus].animal, "the")), ui.say("setting-bonus-animal", {}, "about")];
  if (kind === "puma" || kind === "gather") return [cap(ui.noun(kind)), ui.say(`about-${kind}`)];
  if (!pile?.territory) return null;
  const lane = lanes(view, ui)[Number(name) - 1];
  if (kind === "face-down") return [cap(ui.say("table-hidden")), ui.say("about-forest")];
  if (kind === "opponent") return opponentTip(ui, lane);
  if (kind === "next") return [ui.say("board-tip-next", { pile: Number(name), count: pile.turns - pile.turn })];
  if (kind === "pile")
    return [
      `${ui.say("table-pile", { pile: Number(name) })}, ${ui.noun(pile.territory)}`,
      lane.verdict.text,
      lane.help,
    ].filter(Boolean);
  if (kind === "territory") return landTip(ui, pile, lane);
  return null;
}

/** @param {string} card @param {View} view @param {Ui} ui @param {boolean} own */
function cardTip(card, view, ui, own) {
  const row = CARDS[card];
  const lines = [cap(ui.noun(card))];
  lines.push(
    row.character
      ? ui.say(`power-${card}`)
      : row.hair
        ? ui.say("board-tip-warrior", { count: row.hair })
        : ui.say("board-tip-bare"),
  );
  const locked = own && ui.seat !== null && view.players[ui.seat].locked;
  if (locked && view.piles[locked - 1]?.rows.at(-1)?.[/** @type {number} */ (ui.seat)] === card)
    lines.push(ui.say("board-locked", { seat: { seat: /** @type {number} */ (ui.seat) } }));
  else if (own && view.phase === "deploy" && ui.seat !== null) {
    const open = view.piles.filter((pile) => card in pile.with);
    const made = open.map((pile) => `${saying.landName(ui, pile.territory ?? "")} ${saying.inShort(ui, pile, card)}`);
    if (made.length) lines.push(made.join(" · "));
  }
  return lines;
}

/** @param {Ui} ui @param {import("./model.js").Pile} pile @param {import("./model.js").Lane} lane */
function landTip(ui, pile, lane) {
  const land = landOf(pile);
  const now = land.icon && lane.help ? lane.help : lane.verdict.text;
  const below = pile.below.length
    ? ui.say("table-next", { lengths: pile.below.join(", ") })
    : ui.say("board-last-land");
  return [
    cap(ui.noun(/** @type {string} */ (pile.territory))),
    `${ui.say(`about-${land.icon ?? land.type}`)}`,
    `${[...new Set([now, below])].join(". ")}.`,
  ];
}

/** @param {Ui} ui @param {import("./model.js").Lane} lane */
function opponentTip(ui, lane) {
  const other = sides(ui)[1];
  const shown = lane.sides[other].filter((place) => place.kind === "face");
  const lines = [ui.say("board-their-cards", { seat: { seat: other } })];
  if (shown.length) lines.push(cap(shown.map((place) => ui.noun(/** @type {string} */ (place.card))).join("; ")));
  const last = shown.at(-1);
  if (last?.card && CARDS[last.card].character) lines.push(ui.say(`power-${last.card}`));
  else lines.push(lane.verdict.text);
  return lines;
}

// The table in sentences.

/** @param {View} view @param {Ui} ui @returns {string[]} */
export function describe(view, ui) {
  const [own, other] = sides(ui);
  const players = [own, other].map((seat) => playerLine(view, ui, seat));
  const piles = pilesOf(view).flatMap((pile, at) =>
    pile.territory ? pileLines(view, ui, pile, at + 1, own, other) : [],
  );
  const { hand = [], kept = [], dealt = [] } = ui.seat === null ? {} : view.players[/** @type {number} */ (ui.seat)];
  const held = hand?.length
    ? [
        line(
          ui,
          ui.say("table-hand"),
          hand.map((card) => ui.noun(card, "a")),
        ),
      ]
    : [];
  const choosing = view.phase === "reject" || view.phase === "replace";
  const setup = !choosing ? [] : kept.length ? kept : dealt;
  return [
    ...players,
    ...piles,
    ...held,
    ...setup.map((card) => ui.say("table-power", { card, power: ui.say(`power-${card}`) })),
  ];
}

/** @param {Ui} ui @param {string} label @param {string[]} facts */
const line = (ui, label, facts) => ui.say("table-line", { label, facts: facts.join(", ") || ui.say("table-none") });

/** @param {View} view @param {Ui} ui @param {number} seat */
function playerLine(view, ui, seat) {
  const player = view.players[seat];
  const label = seat === ui.seat ? ui.say("table-you") : ui.names[seat];
  const facts = [ui.say("table-score", { points: player.score }), ui.say("table-tokens", { count: player.tokens })];
  if (view.phase !== "over" && view.round)
    facts.push(
      ui.say("table-hand-count", { count: player.hand_count }),
      ui.say("table-deck", { count: player.deck_count }),
    );
  return line(ui, label, facts);
}

/** @param {View} view @param {Ui} ui @param {import("./model.js").Pile} pile @param {number} number @param {number} own @param {number} other */
function pileLines(view, ui, pile, number, own, other) {
  const lines = [line(ui, ui.say("table-pile", { pile: number }), [ui.noun(/** @type {string} */ (pile.territory))])];
  if (!pile.decided) {
    const turn = ui.say("table-turn", { row: pile.turn, turns: pile.turns });
    lines.push(
      `${pile.turn === pile.turns ? `${turn}, ${saying.when(view, ui, pile).toLowerCase()}` : ui.say("table-decided-later", { turn, round: decidedIn(view, pile) })}.`,
    );
  }
  pile.rows.forEach((row, turn) => {
    if (row.some(Boolean))
      lines.push(
        ui.say("table-row", {
          row: turn + 1,
          seat: { seat: own },
          first: saying.inWords(ui, row[own]),
          opponent: { seat: other },
          second: saying.inWords(ui, row[other]),
        }),
      );
  });
  const verdict = saying.verdict(view, ui, pile, number).text;
  if (pile.if_now && !pile.decided) {
    const { totals, leader } = pile.if_now;
    lines.push(
      ui.say("table-now", {
        icon: saying.icon(pile),
        seat: { seat: own },
        first: totals[own],
        opponent: { seat: other },
        second: totals[other],
      }),
    );
    lines.push(leader === null ? ui.say("table-level") : ui.say("table-ahead", { seat: { seat: leader } }));
  } else lines.push(`${verdict}.`);
  const help = saying.help(view, ui, pile, number);
  return help && !pile.decided ? [...lines, `${help}.`] : lines;
}

/** Where the rules drawer opens. @param {View} view */
export function section(view) {
  /** @type {Record<string, string>} */
  const at = { reject: "R2", replace: "R3", deploy: "R11", resolve: "R19", over: "R56" };
  return at[view.phase] ?? null;
}
