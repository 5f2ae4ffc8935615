/**
 * What lies where, from the view and from what is touched: the same for both layouts. No rule is decided here.
 *
 * @typedef {PileSeen & {told?: import("./shown.js").Told}} Pile  `told`: what a beat says about this pile
 *
 * @typedef {object} Place
 * @property {string} key
 * @property {"face" | "back" | "empty" | "open" | "next"} kind
 * @property {number} owner
 * @property {number} turn
 * @property {string} target
 * @property {string} label
 * @property {string} [card]
 * @property {number | null} [worth]
 * @property {boolean} [lost]
 * @property {number} [plus]
 * @property {string} [badge]
 * @property {boolean} [ghost]
 * @property {boolean} [put] chosen, not sent
 * @property {number} [value] on a back: what its owner knows to lie there
 * @property {string} [offer] in an empty place: the card in hand that may go there
 *
 * @typedef {Omit<Place, "key" | "owner" | "turn" | "label">} Lying  what lies at a place
 *
 * @typedef {object} Lane
 * @property {number} number
 * @property {Pile} pile
 * @property {Place[][]} sides per seat, the places of all turns
 * @property {(string | null)[]} totals per seat, as printed
 * @property {number | null} leader
 * @property {{text: string, seat: number | null}} verdict
 * @property {string} help
 */

import { CARDS, LANDS } from "./data.js";
import { saying } from "./saying.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View @typedef {import("./view.d.ts").Pile} PileSeen */

const HIDDEN = "?";

/** Whether a card may be named. @param {string | null | undefined} card @returns {card is string} */
export const isKnown = (card) => Boolean(card) && card !== HIDDEN;

/** Before the first round, while there are no lanes yet. @param {View} view */
export const inSetup = (view) => (view.phase === "reject" || view.phase === "replace") && !view.piles.length;

/** Who sits below and who above: the viewer below. @param {Ui} ui @returns {[number, number]} */
export const sides = (ui) => (ui.seat === 1 ? [1, 0] : [0, 1]);

/** The piles to draw, with what the beat says about them. @param {View} view @param {Ui} ui @returns {Pile[]} */
function pilesNow(view, ui) {
  const told = ui.step?.scene?.told ?? {};
  return pilesOf(view).map((pile, at) => ({ ...pile, told: told[at + 1] }));
}

/** Those of the running round, or at the end those of the last one. @param {View} view @returns {Pile[]} */
export function pilesOf(view) {
  if (view.piles.length || view.phase !== "over" || !view.last_round) return view.piles;
  // At the end every pile was decided.
  return /** @type {import("./view.d.ts").LastPile[]} */ (view.last_round).map((last) => ({
    ...last,
    turn: last.rows.length,
    turns: last.rows.length,
    below: [],
    sums: last.if_now.totals,
    with: {},
    sage: null,
  }));
}

/** Whether this row lies face up for everybody. @param {Pile} pile @param {number} turn */
const isOpen = (pile, turn) => Boolean(pile.counts[turn]);

/** The lanes, left to right. @param {View} view @param {Ui} ui @returns {Lane[]} */
export function lanes(view, ui) {
  return pilesNow(view, ui).map((pile, at) => {
    const number = at + 1;
    const both = [0, 1].map((owner) => placesOf(view, ui, pile, number, owner));
    const verdict = pile.territory ? saying.verdict(view, ui, pile, number) : { text: "", seat: null };
    return {
      number,
      pile,
      sides: both,
      totals: [0, 1].map((owner) => totalOf(ui, pile, number, owner)),
      leader: pile.decided ? (pile.if_now?.leader ?? null) : pile.told ? null : verdict.seat,
      verdict,
      help: pile.territory ? saying.help(view, ui, pile, number) : "",
    };
  });
}

/** @param {View} view @param {Ui} ui @param {Pile} pile @param {number} number @param {number} owner @returns {Place[]} */
function placesOf(view, ui, pile, number, owner) {
  return Array.from({ length: pile.territory ? pile.turns : 0 }, (_, turn) => {
    const place = placeOf(view, ui, pile, number, owner, turn);
    return {
      key: `${number}.${owner}.${turn}`,
      owner,
      turn,
      ...place,
      label: saying.place(view, ui, pile, number, { owner, turn, ...place }),
    };
  });
}

/** @param {View} view @param {Ui} ui @param {Pile} pile @param {number} number @param {number} owner @param {number} turn @returns {Lying} */
function placeOf(view, ui, pile, number, owner, turn) {
  const now = turn === pile.turn - 1;
  const card = pile.rows[turn]?.[owner];
  if (turn >= pile.turn) return { kind: "next", target: `next:${number}` };
  if (isKnown(card)) return known(view, ui, pile, number, owner, turn, card);
  if (card === HIDDEN)
    return {
      kind: "back",
      target: `face-down:${number}`,
      badge: now && isLocked(view, number, owner) ? "crossed-chains" : undefined,
    };
  if (!now || owner !== ui.seat) {
    return { kind: view.players[owner].ready ? "back" : "empty", target: `opponent:${number}` };
  }
  const planned = ui.placed(`pile:${number}`);
  if (!planned)
    return {
      kind: "open",
      target: `pile:${number}`,
      offer: ui.lit(`pile:${number}`) ? (chosenCard(view, ui) ?? undefined) : undefined,
    };
  const id = planned.slice(planned.indexOf(":") + 1);
  return {
    kind: "face",
    card: id,
    put: true,
    worth: CARDS[id].value,
    badge: fateOf(countsOf(ui, pile, number)[turn]?.[owner], CARDS[id].value),
    target: ui.lit(`pile:${number}`) ? `pile:${number}` : planned,
  };
}

/** @param {View} view @param {Ui} ui @param {Pile} pile @param {number} number @param {number} owner @param {number} turn @param {string} card @returns {Lying} */
function known(view, ui, pile, number, owner, turn, card) {
  const own = owner === ui.seat;
  const target = own ? `hand:${card}` : `opponent:${number}`;
  if (isOpen(pile, turn)) {
    const took = /** @type {number[]} */ (pile.took[turn]);
    const worth = /** @type {number} */ (pile.worth[turn][owner]);
    return {
      kind: "face",
      card,
      target,
      worth,
      lost: took[1 - owner] > 0,
      plus: took[owner] || undefined,
      badge: fateOf(countsOf(ui, pile, number)[turn]?.[owner], worth),
    };
  }
  const deploying = view.phase === "deploy" && turn === pile.turn - 1;
  if (deploying && isLocked(view, number, owner)) return { kind: "face", card, target, badge: "crossed-chains" };
  if (deploying && view.players[owner].ready) return { kind: "back", card, target, value: CARDS[card].value };
  if (deploying) {
    const fate = fateOf(countsOf(ui, pile, number)[turn]?.[owner], CARDS[card].value);
    return { kind: "face", card, target, put: true, badge: fate };
  }
  if (!own) return { kind: "face", card, target: `face-down:${number}`, ghost: true, badge: "semi-closed-eye" };
  return { kind: "face", card, target, badge: isWatched(view, number, turn, owner) ? "semi-closed-eye" : "pine-tree" };
}

/** Whether Twilight Dance chose this side's card of the round. @param {View} view @param {number} number @param {number} owner */
export const isLocked = (view, number, owner) => view.players[owner].locked === number;

/** Whether the other side has looked at this card. @param {View} view @param {number} number @param {number} turn @param {number} owner */
export const isWatched = (view, number, turn, owner) =>
  view.players[1 - owner].looked_at.some((place) => place.pile === number && place.row === turn + 1);

/** A side's total as printed on its pill. @param {Ui} ui @param {Pile} pile @param {number} number @param {number} owner */
function totalOf(ui, pile, number, owner) {
  if (!pile.territory) return null;
  const row = pile.rows.map((cards) => cards[owner]);
  const planned = owner === ui.seat && plannedAt(ui, number);
  const placed = placedAt(ui, pile, number);
  const settled = pile.if_now && !pile.decided && !pile.told && placed === undefined;
  const sum = settled
    ? /** @type {import("./view.d.ts").IfNow} */ (pile.if_now).totals[owner]
    : ((owner === ui.seat ? placed?.total : placed?.other) ?? pile.sums[owner]);
  if (row.some((card) => card === HIDDEN) && !pile.decided)
    return row.every((card) => !isKnown(card)) || owner !== ui.seat ? "?" : String(sum);
  if (sum === null || sum === undefined) return row.some(isKnown) || planned ? "?" : "–";
  const unsure =
    row.some((card, turn) => isKnown(card) && pile.worth[turn][owner] === null) ||
    (owner === ui.seat && placed === null);
  return unsure ? `${sum}+` : String(sum);
}

/** How the battle would end with the viewer's card of this round, sent or not; undefined without one, null where it is worth what it meets. @param {Ui} ui @param {Pile} pile @param {number} number */
export const placedAt = (ui, pile, number) =>
  ui.seat === null ? undefined : pile.with[plannedAt(ui, number) ?? pile.rows[pile.turn - 1]?.[ui.seat] ?? HIDDEN];

/** Counts of all cards, with the viewer's card of this round. @param {Ui} ui @param {Pile} pile @param {number} number */
export const countsOf = (ui, pile, number) => (pile.told ? null : placedAt(ui, pile, number)?.counts) ?? pile.counts;

/** The sign of a card that goes out, or counts double. @param {number | null | undefined} counts @param {number} worth */
const fateOf = (counts, worth) =>
  counts === worth || counts === null || counts === undefined
    ? undefined
    : counts < worth
      ? "paw-print"
      : "berries-bowl";

/** The card that the plan has put at a pile. @param {Ui} ui @param {number} number @returns {string | null} */
export function plannedAt(ui, number) {
  const planned = ui.placed(`pile:${number}`);
  return planned ? planned.slice(planned.indexOf(":") + 1) : null;
}

/** The one card of the hand that is chosen, if any. @param {View} view @param {Ui} ui @returns {string | null} */
export function chosenCard(view, ui) {
  const hand = ui.seat === null ? [] : (view.players[ui.seat].hand ?? []);
  return hand.find((/** @type {string} */ card) => ui.chosen(`hand:${card}`)) ?? null;
}

/** The territory's row of data, for a pile that has one. @param {Pile} pile */
export const landOf = (pile) => LANDS[/** @type {string} */ (pile.territory)];
