/**
 * The resolution of a round, beat by beat in the order of the rules: sealed, turned over, powers, feathers, puma and gathering,
 * totals, winners, the look from the mountain, new land, draw. Every figure comes from the events and from the view after them.
 *
 * @typedef {{kind: string, seat?: {seat: number}, hidden?: boolean} & Record<string, any>} Event
 */

import { CARDS } from "./data.js";

const STAGES = ["seal", "turn", "powers", "feathers", "icons", "totals", "won", "peek", "next", "draw"];

/** @type {Record<string, string>} */
const STAGE_OF = {
  revealed: "turn",
  stays_hidden: "turn",
  copied: "powers",
  charmed: "powers",
  dance: "powers",
  locked: "powers",
  scalped: "feathers",
  puma: "icons",
  gathered: "icons",
  pair: "icons",
  totals: "totals",
  manitou: "won",
  doubled: "won",
  won: "won",
  tied: "won",
  peeked: "peek",
  turned_up: "next",
  bonus: "next",
  drew: "draw",
  round: "draw",
  bonus_won: "draw",
  bonus_tied: "draw",
  over: "draw",
};

/** @param {Event[]} events @param {any} before @param {any} after @param {number | null} seat */
export function steps(events, before, after, seat) {
  const stages = STAGES.map((stage) => ({ stage, events: events.filter((event) => stageOf(event, events) === stage) })).filter((one) => one.events.length);
  if (!before || stages.length < 2) return [{ view: after, events, fresh: freshOf(events, seat) }];
  const view = structuredClone(before);
  return stages.map(({ stage, events: part }, at) => {
    if (at === stages.length - 1) return { view: after, events: part, fresh: freshOf(part, seat) };
    APPLY[stage]?.(view, part, after, seat);
    view.beat = { stage, events: part };
    return { view: structuredClone(view), events: part, fresh: freshOf(part, seat) };
  });
}

/** A card picked after the draw belongs to the draw. @param {Event} event @param {Event[]} events */
function stageOf(event, events) {
  if (event.kind === "locked" && events.findIndex(({ kind }) => kind === "drew") >= 0 && events.indexOf(event) > events.findIndex(({ kind }) => kind === "drew")) return "draw";
  return STAGE_OF[event.kind] ?? "seal";
}

/** What the last move changed. @param {Event[]} events @param {number | null} seat */
function freshOf(events, seat) {
  const found = new Set();
  for (const event of events) {
    if (event.kind === "drew" && event.seat?.seat === seat) for (const card of event.cards ?? []) found.add(`hand:${card}`);
    if (event.kind === "turned_up") found.add(`territory:${event.pile}`);
    if (event.kind === "placed" || event.kind === "forced") found.add(`hand:${event.card}`);
    if (event.kind === "locked" && event.seat?.seat === seat) found.add(`hand:${event.card}`);
    if (event.kind === "peeked" && event.seat?.seat === seat) found.add(`face-down:${event.pile}`);
  }
  return [...found];
}

/** @type {Record<string, (view: any, events: Event[], after: any, seat: number | null) => void>} */
const APPLY = {
  /** Own cards lie on the table, everybody who is ready shows backs. */
  seal(view, events) {
    for (const event of events) {
      const who = event.seat?.seat ?? 0;
      const player = view.players[who];
      if (event.kind === "placed" || event.kind === "forced") {
        const pile = view.piles[event.pile - 1];
        pile.rows[pile.turn - 1][who] = event.card;
        pile.worth[pile.turn - 1][who] = CARDS[event.card].value;
        pile.sums[who] = pile.with[event.card] ?? pile.sums[who];
        player.hand = player.hand?.filter((/** @type {string} */ card) => card !== event.card) ?? null;
      }
      if (event.kind === "ready") player.ready = true;
    }
  },

  /** R15 to R18: everything that may be seen is turned up at the same moment, with its printed values. */
  turn(view, _events, after, seat) {
    view.phase = "resolve";
    view.piles.forEach((/** @type {any} */ pile, /** @type {number} */ at) => {
      const last = after.last_round?.[at];
      pile.with = {};
      if (!last) {
        hide(pile, after.piles[at], seat);
        return;
      }
      pile.rows = last.rows;
      pile.worth = last.rows.map((/** @type {string[]} */ row, /** @type {number} */ turn) => (pile.counts[turn] ? last.worth[turn] : row.map((card) => CARDS[card].value)));
      pile.counts = pile.worth;
      pile.took = last.took.map((/** @type {number[]} */ took, /** @type {number} */ turn) => (pile.took[turn] ? took : [0, 0]));
      settle(pile);
      pile.told = { say: { id: "board-score-was", args: score(pile.sums, seat) } };
    });
    for (const player of view.players) player.ready = false;
  },

  /** R22: powers change what cards are worth. */
  powers(view, events, after, seat) {
    view.piles.forEach((/** @type {any} */ pile, /** @type {number} */ at) => {
      const last = after.last_round?.[at];
      if (!last) return;
      pile.worth = last.worth;
      pile.counts = last.worth;
      settle(pile);
      pile.told = { say: { id: "board-score-was", args: score(pile.sums, seat) } };
    });
    for (const event of events) {
      const pile = view.piles[event.pile - 1];
      pile.told = { say: { id: `board-beat-${event.kind}`, args: { seat: event.seat, value: event.value ?? 0 } }, seat: event.seat?.seat };
      if (event.kind === "locked") {
        const player = view.players[event.seat?.seat ?? 0];
        player.hand = player.hand?.filter((/** @type {string} */ card) => card !== event.card) ?? null;
      }
    }
  },

  /** R43: feathers change hands. */
  feathers(view, events, after) {
    view.piles.forEach((/** @type {any} */ pile, /** @type {number} */ at) => {
      const last = after.last_round?.[at];
      if (last) [pile.worth, pile.counts, pile.took] = [last.worth, last.worth, last.took];
    });
    for (const event of events) {
      const player = view.players[event.seat?.seat ?? 0];
      player.tokens += event.count;
      player.score += event.count;
      const pile = view.piles[event.pile - 1];
      const same = pile.told?.count && pile.told.seat === event.seat?.seat ? pile.told.count : 0;
      pile.told = { say: { id: "board-beat-feathers", args: { seat: event.seat, count: event.count + same } }, seat: event.seat?.seat, count: event.count + same };
    }
  },

  /** R38, R39, R26: who does not count, who counts double, who pairs up. */
  icons(view, events, after) {
    for (const event of events) {
      const pile = view.piles[event.pile - 1];
      const last = after.last_round?.[event.pile - 1];
      if (last) pile.counts = last.counts;
      const value = event.kind === "puma" ? puma(last, event) : (event.value ?? 0);
      pile.told = { say: { id: `board-beat-${event.kind}`, args: { seat: event.seat, value } }, seat: event.seat?.seat };
    }
  },

  /** R48: what it all comes to. */
  totals(view, events, after, seat) {
    for (const event of events) {
      const pile = view.piles[event.pile - 1];
      const last = after.last_round?.[event.pile - 1];
      if (last) [pile.counts, pile.took, pile.worth, pile.if_now] = [last.counts, last.took, last.worth, last.if_now];
      pile.decided = true;
      pile.sums = [event.first, event.second];
      pile.told = { say: { id: "board-score-was", args: score(pile.sums, seat) } };
    }
  },

  /** R49, R50: the winner takes the territory. */
  won(view, events, after) {
    for (const event of events) {
      const pile = view.piles[event.pile - 1];
      if (event.kind === "won") {
        const player = view.players[event.seat?.seat ?? 0];
        player.won.push({ territory: event.territory, points: event.points });
        player.score += event.points;
        pile.told = { say: { id: "board-took-animals", args: { seat: event.seat, species: event.species, count: event.points } }, seat: event.seat?.seat, help: pile.told?.help };
      }
      if (event.kind === "tied") {
        view.tied.push(event.territory);
        pile.told = { say: { id: "board-nobody", args: {} } };
      }
      if (event.kind === "manitou" || event.kind === "doubled") pile.told = { ...pile.told, help: { id: `board-beat-${event.kind}`, args: {} } };
      if (event.kind === "won" || event.kind === "tied") pile.gone = after.phase !== "over";
    }
  },

  /** R52: the cards seen from the mountain. */
  peek(view, events, after) {
    for (const event of events) {
      const [pile, then] = [view.piles[event.pile - 1], after.piles[event.pile - 1]];
      pile.rows = then.rows.slice(0, pile.turn);
      pile.worth = then.worth.slice(0, pile.turn);
      pile.told = { say: { id: "board-beat-peeked", args: { seat: event.seat } }, seat: event.seat?.seat };
    }
    view.players.forEach((/** @type {any} */ player, /** @type {number} */ at) => (player.looked_at = after.players[at].looked_at));
  },

  /** R54: the next land of each finished pile. */
  next(view, events, after) {
    view.round = after.round;
    view.tied = after.tied;
    view.piles = after.piles.map((/** @type {any} */ pile) => ({ ...pile, with: {} }));
    for (const event of events) if (event.kind === "turned_up") view.piles[event.pile - 1].told = { say: { id: "board-opens", args: {} } };
  },
};

/** A forest that goes on: the new cards lie face down. @param {any} pile @param {any} then @param {number | null} seat */
function hide(pile, then, seat) {
  const turn = pile.turn - 1;
  pile.rows[turn] = then.rows[turn].map((/** @type {string} */ card, /** @type {number} */ owner) => (owner === seat ? card : "?"));
  pile.worth[turn] = [0, 1].map((owner) => (owner === seat ? then.worth[turn][owner] : null));
  pile.told = { say: { id: "board-beat-hidden", args: {} } };
}

/** What lies there, added up. @param {any} pile */
function settle(pile) {
  pile.sums = [0, 1].map((owner) => pile.worth.reduce((/** @type {number} */ sum, /** @type {number[]} */ row) => sum + row[owner], 0));
}

/** Both totals, the reader's first. @param {number[]} sums @param {number | null} seat */
const score = (sums, seat) => ({ first: sums[seat ?? 0], second: sums[1 - (seat ?? 0)] });

/** What the card at the puma was worth. @param {any} last @param {Event} event */
function puma(last, event) {
  const owner = event.seat?.seat ?? 0;
  const turn = last?.rows.findIndex((/** @type {string[]} */ row) => row[owner] === event.card) ?? -1;
  return turn >= 0 ? last.worth[turn][owner] : CARDS[event.card].value;
}
