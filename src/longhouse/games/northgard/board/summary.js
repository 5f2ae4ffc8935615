/** The end of a year as one small table: while winter comes, over the map; afterwards in the log. */

import { html } from "../../../web/dom.js";
import { Sign } from "./cards.js";

/** @typedef {import("../../../web/types.js").Ui} Ui @typedef {import("../../../web/types.js").SeatRef} SeatRef */
/** @typedef {import("./events.d.ts").Event} Event */

/** @typedef {import("./view.d.ts").View} View */

/** @param {{view: View, ui: Ui}} props */
export function Summary({ view, ui }) {
  const events = /** @type {Event[]} */ (ui.step?.events ?? []);
  const rows = /** @type {(Event & {seat: SeatRef})[]} */ (events.filter(({ kind }) => kind === "winter"));
  if (!rows.length) return null;
  const short = events.filter(({ kind }) => kind === "unrest").map(({ seat }) => seat?.seat);
  return html`<div class="ng-summary" role="status"><h4><${Sign} name="snowflake-2" />${ui.say("board-winter")}</h4>
    <table>${rows.map(
      ({ seat: { seat }, food, wood }) => html`<tr key=${seat}>
      <th scope="row">${ui.crest(seat, 24)} ${ui.names[seat]}</th><td>${view.players[seat].units} <${Sign} name="viking-helmet" /></td><td>${food} <${Sign} name="meat" class="r-food" /></td><td>${wood > 0 && html`${wood} <${Sign} name="wood-pile" class="r-wood" />`}</td><td class="short">${short.includes(seat) && ui.noun("unrest")}</td></tr>`,
    )}</table>
  </div>`;
}

/**
 * The gains of each player at the end of a year, from its events. Winter is its cost: a player who is short,
 * with `unrest`, pays only a part of it, and the events do not tell which.
 * @param {import("../../../web/types.js").Event[]} events
 */
export function yearEnd(events) {
  /** @type {Map<number, {seat: number, food: number, wood: number, lore: number, fame: number, winter: {food: number, wood: number} | null, unrest: boolean}>} */
  const rows = new Map();
  const of = (/** @type {SeatRef} */ { seat }) => {
    const had = rows.get(seat) ?? { seat, food: 0, wood: 0, lore: 0, fame: 0, winter: null, unrest: false };
    rows.set(seat, had);
    return had;
  };
  for (const event of /** @type {Event[]} */ (events)) {
    const row = of(/** @type {SeatRef} */ (event.seat));
    if (event.kind === "gained") row[event.resource] += event.count;
    else if (event.kind === "fame") row.fame += event.count;
    else if (event.kind === "winter") row.winter = { food: event.food, wood: event.wood };
    else if (event.kind === "unrest") row.unrest = true;
  }
  return [...rows.values()];
}

/** @type {["food" | "wood" | "lore" | "fame", string][]} */
const GOODS = [
  ["food", "meat"],
  ["wood", "wood-pile"],
  ["lore", "rune-stone"],
  ["fame", "laurel-crown"],
];

/** In the log: who gained what in the harvest, and what winter cost. @param {{events: Event[], ui: Ui}} props */
export function YearEnd({ events, ui }) {
  const rows = yearEnd(events);
  const winter = rows.some((row) => row.winter);
  return html`<span class="ng-year-end"><b>${ui.say(winter ? "board-log-year-end" : "board-log-harvest")}</b>
    <span class="ng-gains" aria-hidden="true"><span><i></i>${GOODS.map(([good, icon]) => html`<i key=${good}><${Sign} name=${icon} class="r-${good}" /></i>`)}<i>${winter && html`<${Sign} name="snowflake-2" />`}</i></span>
      ${rows.map(
        (row) =>
          html`<span key=${row.seat}><i>${ui.crest(row.seat, 18)}</i>${GOODS.map(([good]) => html`<i key=${good}>${row[good] ? `+${row[good]}` : ""}</i>`)}<i class=${row.unrest ? "short" : ""}>${
            row.winter &&
            GOODS.slice(0, 2).map(([good, icon]) => {
              const cost = /** @type {Record<string, number>} */ (row.winter)[good];
              return cost > 0 && html`<u key=${good}>${cost}<${Sign} name=${icon} class="r-${good}" /></u>`;
            })
          }${row.unrest && html`<${Sign} name="campfire" />`}</i></span>`,
      )}</span>
    <span class="sr">${rows.map((row) => ui.say("board-log-year-row", { ...row, seat: { seat: row.seat }, cost_food: row.winter?.food ?? 0, cost_wood: row.winter?.wood ?? 0, winter: row.winter ? "yes" : "no", unrest: row.unrest ? "yes" : "no" })).join(" ")}</span>
  </span>`;
}
