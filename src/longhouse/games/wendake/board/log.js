/**
 * The log: one line for each deed, the cause before what comes of it. "Wren buys Trail for 1 leather, 1 fish: 1 Economic, 1 Military."
 * A year ends in a small table of what everybody has gained.
 *
 * @typedef {{what: string, action: string, events: Event[]}} Deed  `what`: a key of `DEEDS`; `action`: of the tile, as far as it was begun
 */

import { html } from "../../../web/dom.js";
import { Sign } from "./tile.js";
import { ICON, TRACKS, cap } from "./things.js";

/** @typedef {import("./events.d.ts").Event} Event */
/** @typedef {import("../../../web/types.js").Event} ApiEvent */
/** @typedef {import("../../../web/types.js").Child} Child */

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** Seen on the table, or told by what follows. */
const SILENT = new Set([
  ...["turn", "turn_ended", "began", "done", "wanted", "grid_laid", "progress_shown", "advanced_shown", "tribes_shown"],
  ...["flipped", "top_row", "refilled", "restored", "recalled", "flag_gone"],
]);

/**
 * What makes a line together: the events that open it or go on with it, those that only join it, the one it stands at (or else the last), and its words.
 * @type {Record<string, {of: string[], joins?: string[], at?: string[], say: (deed: Deed, ui: Ui) => string}>}
 */
const DEEDS = {
  gains: { of: ["gained"], say: gains },
  moves: { of: ["moved", "lay_down"], say: moves },
  transfers: { of: ["transferred"], say: transfers },
  attack: {
    of: ["struck", "attacked"],
    joins: ["injured", "went_home", "ghost_fell"],
    at: ["struck", "attacked"],
    say: attack,
  },
  exchange: { of: ["exchanged"], joins: ["blanket", "injured"], say: exchanges },
  buy: { of: ["bought"], joins: ["paid", "scored", "flagged", "flag_gone"], at: ["bought"], say: buys },
  spend: { of: ["spent"], joins: ["scored"], say: spends },
  military: { of: ["majorities"], joins: ["scored", "flagged", "flag_gone"], at: ["majorities"], say: military },
  ritual: { of: ["brought", "counted"], joins: ["scored"], say: ritual },
  masks: {
    of: ["drew", "drew_open", "discarded", "changed", "conjured", "played"],
    joins: ["turned_up", "scored", "reshuffled"],
    at: ["played"],
    say: masks,
  },
  used: { of: ["used"], joins: ["gained", "scored"], say: sentences },
};
/** Every attack and purchase is a line of its own. */
const ALONE = ["attack", "buy", "military", "used"];
const OPENS = new Map(Object.entries(DEEDS).flatMap(([what, { of }]) => of.map((kind) => [kind, what])));

/**
 * The line of every event of a story: a sentence, "" for what is told elsewhere, or at the end of a year something drawn.
 * @param {{events: ApiEvent[], undone?: boolean}[]} story @param {Ui} ui @returns {(event: ApiEvent) => Child}
 */
export function log(story, ui) {
  /** @type {Map<ApiEvent, Child>} */
  const said = new Map();
  for (const deed of deedsIn(/** @type {{events: Event[], undone?: boolean}[]} */ (story), said, ui)) {
    const { at = [], say } = DEEDS[deed.what];
    for (const event of deed.events) said.set(event, "");
    const here = deed.events.find(({ kind }) => at.includes(kind)) ?? /** @type {Event} */ (deed.events.at(-1));
    said.set(here, say(deed, ui));
  }
  return (event) => said.get(event) ?? (isSilent(event) ? "" : ui.event(event));
}

/** Others' hidden cards are not worth a line either. @param {ApiEvent} event */
const isSilent = ({ kind, hidden }) => SILENT.has(kind) || (kind === "dealt" && hidden === true);

/** The deeds of a story; what stands for itself is put into `said` or left to the event. @param {{events: Event[], undone?: boolean}[]} story @param {Map<ApiEvent, Child>} said @param {Ui} ui @returns {Deed[]} */
function deedsIn(story, said, ui) {
  /** @type {Deed[]} */
  const found = [];
  /** @type {Deed | null} */
  let now = null;
  /** @type {Event | null} a tile whose actions are not told yet */
  let tile = null;
  let action = "";
  let year = new Gains();
  let before = false;
  for (const { events, undone = false } of story) {
    if (undone !== before) [now, tile, before] = [null, null, undone];
    for (const event of events) {
      const { kind } = event;
      if (!undone) year.add(event);
      if (tile && ["began", "skipped"].includes(kind)) {
        if (!tile.black) said.set(tile, "");
        tile = null;
      }
      if (kind === "placed") tile = event;
      if (kind === "began") action = event.action;
      if (kind === "new_order" || kind === "over") said.set(event, year.table(event, ui));
      if (kind === "year") year = new Gains();
      if (now && goesOn(now, event)) now.events.push(event);
      else if (OPENS.has(kind)) {
        now = { what: /** @type {string} */ (OPENS.get(kind)), action, events: [event] };
        found.push(now);
      } else if (kind !== "done") now = null;
    }
  }
  return found;
}

/** Whether an event is part of what is being done. @param {Deed} deed @param {Event} event */
function goesOn({ what, events }, { kind, seat }) {
  const { of, joins = [] } = DEEDS[what];
  const own = !seat || seat.seat === events[0].seat?.seat;
  if (joins.includes(kind)) return own || what === "attack";
  return own && of.includes(kind) && !ALONE.includes(what);
}

/** What everybody has gained in a year. */
class Gains {
  constructor() {
    /** @type {Map<number, Record<string, number>>} */
    this.of = new Map();
  }

  /** @param {Event} event */
  add({ kind, seat, track, other, points }) {
    if (!seat) return;
    const mine = this.of.get(seat.seat) ?? Object.fromEntries(TRACKS.map((one) => [one, 0]));
    this.of.set(seat.seat, mine);
    if (kind === "scored") mine[track] += points;
    if (kind === "balanced") {
      mine[track] -= 1;
      mine[other] += 1;
    }
  }

  /** @param {Event} event @param {Ui} ui */
  table(event, ui) {
    const rows = [...this.of].filter(([seat]) => ui.names[seat]).sort(([a], [b]) => a - b);
    if (!rows.some(([, gained]) => TRACKS.some((track) => gained[track]))) return ui.event(event);
    return html`<span class="wk-year">
      <span>${ui.event(event)}</span>
      <span class="wk-year-title">${ui.say("board-log-year")}</span>
      ${rows.map(
        ([seat, gained]) => html`<span key=${seat} class="wk-year-row">
          <span class="sr">${ui.say("board-log-year-of", { seat: { seat }, ...gained })}</span>
          <span class="wk-year-who" aria-hidden="true">${ui.crest(seat, 16)} ${ui.names[seat]}</span>
          ${TRACKS.map((track) => html`<span key=${track} class=${gained[track] ? "" : "none"} aria-hidden="true"><${Sign} name=${ICON[track]} />${gained[track]}</span>`)}
        </span>`,
      )}
    </span>`;
  }
}

// The sentences.

/** @param {Deed} deed @param {Ui} ui */
function sentences({ events }, ui) {
  return events
    .map((event) => ui.event(event))
    .filter(Boolean)
    .join(" ");
}

/** "1 Economic, 2 Military": points on each track, with what was lost beyond its end. @param {Event[]} events @param {Ui} ui */
function points(events, ui) {
  /** @type {Map<string, {points: number, lost: number}>} */
  const found = new Map();
  for (const { track, points: more, lost = 0 } of ofKind(events, "scored")) {
    const one = found.get(track) ?? { points: 0, lost: 0 };
    found.set(track, { points: one.points + more, lost: one.lost + lost });
  }
  return [...found].map(([track, sums]) => ui.say("board-log-points", { track, ...sums })).join(", ");
}

/** @param {Event[]} events @param {string} kind */
const ofKind = (events, kind) => events.filter((event) => event.kind === kind);

/** @param {Deed} deed @param {Ui} ui */
function gains({ action, events }, ui) {
  const list = events.map(({ good, count }) => ui.say("board-gain-goods", { good, count })).join(", ");
  return ui.say("board-log-gains", { seat: events[0].seat, action, list });
}

/** Steps of the same warrior as one way. @param {Deed} deed @param {Ui} ui */
function moves({ events }, ui) {
  if (events.length === 1) return ui.event(events[0]);
  /** @type {{kind: string, way: string[]}[]} */
  const ways = [];
  for (const event of ofKind(events, "moved")) {
    const last = ways.at(-1);
    if (last && last.kind === event.kind_of && last.way.at(-1) === event.start) last.way.push(event.end);
    else ways.push({ kind: event.kind_of, way: [event.start, event.end] });
  }
  const areas = ofKind(events, "lay_down").map(({ area }) => area);
  const posts = areas.length ? [ui.say("board-log-outposts", { areas, count: areas.length })] : [];
  const list = [...ways.map(({ way }) => way.map((id) => ui.noun(id)).join(" – ")), ...posts].join(
    ui.say("board-log-next"),
  );
  return ui.say("board-log-moves", { seat: events[0].seat, list });
}

/** @param {Deed} deed @param {Ui} ui */
function transfers({ events }, ui) {
  const plain = events.every(({ stays, replaced_by }) => !stays && replaced_by !== "none");
  if (events.length === 1 || !plain) return sentences({ what: "", action: "", events }, ui);
  const list = events
    .map(({ area, replaced_by }) => ui.say("board-log-replaced", { area, kind: replaced_by }))
    .join(ui.say("board-log-next"));
  return ui.say("board-log-transfers", { seat: events[0].seat, list });
}

/** Who attacked whom, and who is hurt. @param {Deed} deed @param {Ui} ui */
function attack({ events }, ui) {
  const [first, ...after] = events;
  const hurt = ofKind(after, "injured").map(({ seat }) => seat?.seat);
  const both = after.length === 2 && hurt.includes(first.seat?.seat) && hurt.includes(first.opponent?.seat);
  return both ? `${ui.event(first)} ${ui.say("board-log-both")}` : sentences({ what: "", action: "", events }, ui);
}

/** @param {Deed} deed @param {Ui} ui */
function exchanges({ events }, ui) {
  const made = ofKind(events, "exchanged");
  const ill = events.filter((event) => event.kind === "injured" || (event.kind === "blanket" && event.infected));
  const list = made
    .map(({ give, take }) => ui.say("board-log-exchange", { give, take }))
    .join(ui.say("board-log-next"));
  const said = made.length === 1 ? ui.event(made[0]) : ui.say("board-log-exchanges", { seat: made[0].seat, list });
  return [said, ...ill.map((event) => ui.event(event))].join(" ");
}

/** @param {Deed} deed @param {Ui} ui */
function buys({ events }, ui) {
  const [paid] = ofKind(events, "paid");
  const goods = paid
    ? [
        ["leather", paid.leather],
        ["fish", paid.fish],
        ...paid.vegetables.map((/** @type {string} */ good) => [good, 1]),
      ]
    : [];
  const price = goods
    .filter(([, count]) => count)
    .map(([good, count]) => ui.say("board-gain-goods", { good, count }))
    .join(", ");
  const { seat, progress } = events[0];
  const bought = ui.say("board-log-bought", {
    seat,
    progress,
    price: price || "none",
    points: points(events, ui) || "none",
  });
  return [bought, ...ofKind(events, "flagged").map((event) => ui.event(event))].join(" ");
}

/** @param {Deed} deed @param {Ui} ui */
function spends({ events }, ui) {
  const goods = ofKind(events, "spent").map(({ good }) => ui.say("board-gain-goods", { good, count: 1 }));
  return ui.say("board-log-spends", {
    seat: events[0].seat,
    list: goods.join(", "),
    points: points(events, ui) || "none",
  });
}

/** @param {Deed} deed @param {Ui} ui */
function military({ events }, ui) {
  const { seat, territories } = events[0];
  const scored = points(events, ui);
  if (!scored) return sentences({ what: "", action: "", events }, ui);
  const ahead = ui.say("board-log-military", { seat, territories, points: scored });
  return [ahead, ...ofKind(events, "flagged").map((event) => ui.event(event))].join(" ");
}

/** @param {Deed} deed @param {Ui} ui */
function ritual({ events }, ui) {
  const home = ofKind(events, "brought").map(({ kind_of }) => ui.noun(kind_of, "a"));
  const scored = points(events, ui);
  if (!scored) return sentences({ what: "", action: "", events }, ui);
  return ui.say("board-log-ritual", { seat: events[0].seat, home: home.join(", ") || "none", points: scored });
}

/** The cards, then what is played and scored. @param {Deed} deed @param {Ui} ui */
function masks({ events }, ui) {
  const drawn = events.filter(({ kind }) => !["turned_up", "scored", "reshuffled", "played"].includes(kind));
  const played = ofKind(events, "played").map(({ seat, cards }) =>
    ui.say("board-log-played", { seat, cards, points: points(events, ui) || "none" }),
  );
  const rest = played.length ? [] : ofKind(events, "scored").map((event) => ui.event(event));
  return cap([...drawn.map((event) => ui.event(event)), ...played, ...rest].filter(Boolean).join(" "));
}
