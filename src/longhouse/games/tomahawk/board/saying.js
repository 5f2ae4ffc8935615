/**
 * What the board says: the lines under a lane, the names of places, what a card would do. All words are messages.
 *
 * @typedef {import("./model.js").Pile} Pile
 * @typedef {import("./model.js").Place} Place
 */

import { CARDS, LANDS } from "./data.js";
import { chosenCard, countsOf, isKnown, isLocked, isWatched, landOf, placedAt, plannedAt } from "./model.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @param {number} seat */
const ref = (seat) => ({ seat });

/** A sentence's first letter as a capital. @param {string} text */
export const cap = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Puma, gathering, or none. @param {Pile} pile */
const iconOf = (pile) => landOf(pile).icon ?? "none";

/** The round in which this battle ends. @param {View} view @param {Pile} pile */
export const decidedIn = (view, pile) => view.round + pile.turns - pile.turn;

/** "Decided this round". @param {View} view @param {Ui} ui @param {Pile} pile */
function when(view, ui, pile) {
  if (pile.decided) return "";
  const round = decidedIn(view, pile);
  return round === view.round ? ui.say("board-decided-now") : ui.say("board-decided-later", { round });
}

/** Cards of both sides with a fate other than their value: [seat, value] of those at the puma or gathering. @param {Ui} ui @param {Pile} pile @param {number} number */
function fated(ui, pile, number) {
  /** @type {{seat: number, value: number}[]} */
  const found = [];
  const planned = plannedAt(ui, number);
  countsOf(ui, pile, number).forEach((counts, turn) =>
    counts?.forEach((count, seat) => {
      const value = pile.worth[turn][seat] ?? (planned ? CARDS[planned].value : 0);
      if (count !== null && count !== value) found.push({ seat, value });
    }),
  );
  return found;
}

/** The line in bold: how it stands here. @param {View} view @param {Ui} ui @param {Pile} pile @param {number} number @returns {{text: string, seat: number | null}} */
function verdict(view, ui, pile, number) {
  if (pile.told) return { text: ui.say(pile.told.say), seat: pile.told.seat ?? null };
  if (pile.decided) return outcome(view, ui, pile);
  const land = landOf(pile);
  if (land.type === "forest" && pile.turns > 1)
    return { text: ui.say("board-hidden-until", { turns: pile.turns }), seat: null };
  if (pile.if_now) {
    const { totals, leader } = pile.if_now;
    const placed = placedAt(ui, pile, number);
    if (placed)
      return { text: ui.say("board-before-theirs", { first: placed.total, second: placed.other ?? 0 }), seat: null };
    if (leader === null) return { text: ui.say("board-level", { total: totals[0] }), seat: null };
    const by = totals[leader] - totals[1 - leader];
    return { text: ui.say(by > 0 ? "board-leads" : "board-sage-leads", { seat: ref(leader), by }), seat: leader };
  }
  if (land.icon) return { text: ui.say(`board-rule-${land.icon}`), seat: null };
  return { text: ui.say(pile.turns === 1 ? "board-one-card" : "board-opens"), seat: null };
}

/** How a battle of the last round ended. @param {View} view @param {Ui} ui @param {Pile} pile */
function outcome(view, ui, pile) {
  for (const seat of [0, 1]) {
    const won = view.players[seat].won.find((one) => one.territory === pile.territory);
    if (won)
      return {
        text: ui.say("board-took", { seat: ref(seat), animals: animals(ui, landOf(pile).animal, won.points) }),
        seat,
      };
  }
  return { text: ui.say("board-nobody"), seat: null };
}

/** "3 bison". @param {Ui} ui @param {string} species @param {number} count */
export const animals = (ui, species, count) => ui.say("board-animals", { species, count });

/** The line of help below. @param {View} view @param {Ui} ui @param {Pile} pile @param {number} number @returns {string} */
function help(view, ui, pile, number) {
  if (pile.told) return pile.told.help ? ui.say(pile.told.help) : "";
  if (pile.decided)
    return ui.say("board-score-was", {
      first: pile.if_now?.totals[ui.seat ?? 0] ?? 0,
      second: pile.if_now?.totals[1 - (ui.seat ?? 0)] ?? 0,
    });
  const own = ui.seat;
  const held = own !== null && ui.lit(`pile:${number}`) ? chosenCard(view, ui) : null;
  const planned = own !== null && landOf(pile).icon && pile.turn === pile.turns ? plannedAt(ui, number) : null;
  const card = held ?? planned;
  return (
    lockedHelp(view, ui, number) ||
    (card && whatIf(ui, pile, card)) ||
    nowHelp(view, ui, pile, number) ||
    nextHelp(ui, pile)
  );
}

/** @param {View} view @param {Ui} ui @param {number} number */
function lockedHelp(view, ui, number) {
  const owner = [0, 1].find((seat) => isLocked(view, number, seat));
  return owner === undefined || view.phase !== "deploy" ? "" : ui.say("board-locked", { seat: ref(owner) });
}

/** What puma, gathering, sage and mountain do as things stand. @param {View} view @param {Ui} ui @param {Pile} pile @param {number} number */
function nowHelp(view, ui, pile, number) {
  const land = landOf(pile);
  if (pile.sage !== null && pile.if_now)
    return ui.say("board-sage", { seat: ref(pile.sage), limit: 2 * pile.if_now.totals[pile.sage] });
  const fate = fated(ui, pile, number);
  if (fate.length && land.icon) {
    const sides = new Set(fate.map(({ seat }) => seat));
    const { seat, value } = fate[0];
    return sides.size > 1
      ? ui.say(`board-${land.icon}-both`, { value })
      : ui.say(`board-${land.icon}-now`, { seat: ref(seat), value });
  }
  if (land.icon && land.type === "forest" && pile.turns > 1) return ui.say(`board-rule-${land.icon}`);
  if (pile.rows.some((row) => row.includes("sequoia")) && land.type === "forest") return ui.say("board-doubled");
  const darkness = view.piles.some(
    (/** @type {Pile} */ one) => one.territory && landOf(one).type === "forest" && one.turn < one.turns,
  );
  if (land.type === "mountain" && pile.turn === pile.turns && darkness) return ui.say("board-peek");
  return "";
}

/** @param {Ui} ui @param {Pile} pile */
const nextHelp = (ui, pile) =>
  pile.below.length ? ui.say("board-next-land", { turns: pile.below[0] }) : ui.say("board-last-land");

/** What a card would come to here: one line. @param {Ui} ui @param {Pile} pile @param {string} card */
function whatIf(ui, pile, card) {
  const { value } = CARDS[card];
  const made = pile.with[card];
  if (made === null) return ui.say("board-if-sky");
  if (pile.turn === pile.turns && landOf(pile).icon)
    return ui.say(`board-if-${landOf(pile).icon}`, { value, double: 2 * value });
  if (made === undefined) return "";
  const { total, other } = made;
  return pile.if_now && other !== null
    ? ui.say("board-if", { value, total, other })
    : ui.say("board-if-alone", { value, total });
}

/** What a card would come to at a pile, in a few words for the list beside the hand. @param {Ui} ui @param {Pile} pile @param {string} card */
function inShort(ui, pile, card) {
  const made = pile.with[card];
  const { value } = CARDS[card];
  if (made === null) return ui.say("board-short-sky");
  if (made === undefined) return "";
  const { total, other } = made;
  const land = landOf(pile);
  if (land.icon === "puma" && pile.turn === pile.turns) return ui.say("board-short-puma", { value });
  if (land.icon === "gather" && pile.turn === pile.turns)
    return ui.say("board-short-gather", { value, double: 2 * value });
  if (land.type === "forest" && pile.turns > 1) return ui.say("board-short-hidden", { total });
  return pile.if_now && other !== null
    ? ui.say("board-short", { total, other })
    : ui.say("board-short-alone", { total });
}

/** The name of a place for those who listen, and for the list of choices. @param {View} view @param {Ui} ui @param {Pile} pile @param {number} number @param {Omit<Place, "key" | "label">} place */
function placeLabel(view, ui, pile, number, place) {
  const args = { pile: number, row: place.turn + 1, seat: ref(place.owner) };
  if (place.kind === "face") {
    const note = noteOf(view, ui, number, place);
    return note
      ? ui.say("board-place-note", { ...args, card: place.card, note })
      : ui.say("board-place-card", { ...args, card: place.card });
  }
  if (place.kind === "open") return ui.say("board-place-open", args);
  return ui.say(`board-place-${place.kind}`, args);
}

/** @param {View} view @param {Ui} ui @param {number} number @param {Omit<Place, "key" | "label">} place */
function noteOf(view, ui, number, place) {
  if (place.badge === "crossed-chains") return ui.say("table-locked");
  if (place.ghost) return ui.say("table-peeked");
  if (place.badge === "paw-print") return ui.say("board-note-puma");
  if (place.badge === "berries-bowl") return ui.say("board-note-gather");
  if (place.badge && isWatched(view, number, place.turn, place.owner))
    return ui.say("table-looked-at", { seat: ref(1 - place.owner) });
  if (place.put) return ui.say("board-note-put");
  return "";
}

/** A whole lane in one sentence or two. @param {View} view @param {Ui} ui @param {import("./model.js").Lane} lane */
function laneLabel(view, ui, lane) {
  const { pile, number, verdict: now, help: more } = lane;
  if (!pile.territory) return ui.say("table-pile", { pile: number });
  return [`${ui.say("table-pile", { pile: number })}, ${ui.noun(pile.territory)}`, when(view, ui, pile), now.text, more]
    .filter(Boolean)
    .join(". ");
}

/** The name of a land's type, as a title. @param {Ui} ui @param {string} territory */
const landName = (ui, territory) => ui.say("board-land", { type: LANDS[territory].type });

/** @param {Ui} ui @param {number} turns */
const turnsOf = (ui, turns) => ui.say("table-field-turns", { value: turns });

/** What a card has to lose. @param {Ui} ui @param {string} card */
const toLose = (ui, card) => ui.say("board-to-lose", { value: CARDS[card].value, count: CARDS[card].hair });

/** Cards in words. @param {Ui} ui @param {string | null | undefined} card */
const inWords = (ui, card) =>
  !card ? ui.say("table-nobody") : isKnown(card) ? ui.noun(card, "the") : ui.say("table-hidden");

export const saying = {
  when,
  verdict,
  help,
  inShort,
  place: placeLabel,
  lane: laneLabel,
  landName,
  turns: turnsOf,
  toLose,
  inWords,
  icon: iconOf,
};
