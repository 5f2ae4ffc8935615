/** The table of a game that brings no board: what its view says, in the words of its zones, and what may be touched. */

import { classes, html } from "../dom.js";

/** @typedef {import("./page.js").TableContext} TableContext */
/** @typedef {import("../types.js").Ui} Ui */
/** @typedef {Record<string, unknown>} Fields */

/** @param {TableContext} t */
export function PlainBoard(t) {
  const { ctrl, ui } = t;
  const fields = Object.entries(/** @type {Fields} */ (ctrl.view ?? {}));
  const [seats, shared] = [fields.filter(isOfSeats(ui)), fields.filter((field) => !isOfSeats(ui)(field))];
  return html`<div class="plain-board" tabindex="0" role="region" aria-label=${t.say("board-plain")}>
    <dl class="shared">${shared.map(([name, value]) => html`<${Zone} key=${name} name=${name} value=${value} ui=${ui} touched=${true} />`)}</dl>
    ${seats.map(([group, rows]) => html`<ol key=${group} class="seats">${/** @type {Fields[]} */ (rows).map((row, seat) => html`<${Seat} key=${seat} row=${row} seat=${seat} ui=${ui} />`)}</ol>`)}
  </div>`;
}

/** Whether a field is a list with an object for every player. @param {Ui} ui */
const isOfSeats =
  (ui) =>
  (/** @type {[string, unknown]} */ [, value]) =>
    Array.isArray(value) && value.length === ui.names.length && value.every(isObject);

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** What one player has. @param {{row: Fields, seat: number, ui: Ui}} props */
const Seat = ({ row, seat, ui }) =>
  html`<li class=${classes(ui.colour(seat), seat === ui.seat && "mine")}>
    <h3>${ui.crest(seat, 24)} ${ui.names[seat]}</h3>
    <dl>${Object.entries(row).map(([name, value]) => html`<${Zone} key=${name} name=${name} value=${value} ui=${ui} touched=${seat === ui.seat} />`)}</dl>
  </li>`;

/**
 * A zone, called as the message `zone-<name>` says; what is empty is left out, as in the terminal.
 * @param {{name: string, value: unknown, ui: Ui, touched: boolean}} props `touched`: what lies there may be an option of ours
 */
function Zone({ name, value, ui, touched }) {
  const things = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  if (!things.length || (isObject(value) && !Object.values(/** @type {Fields} */ (value)).some(isThere))) return null;
  return html`<div class="zone">
    <dt>${label(name, ui)}</dt>
    <dd>${things.map((one, at) => html`<${Thing} key=${at} zone=${name} value=${one} ui=${ui} touched=${touched} />`)}</dd>
  </div>`;
}

/** @param {unknown} value */
const isThere = (value) => value !== null && !(Array.isArray(value) && !value.length);

/** @param {string} name @param {Ui} ui */
function label(name, ui) {
  const id = `zone-${name.replaceAll("_", "-")}`;
  const said = ui.say(id);
  return said === id ? ui.noun(name.replaceAll("_", " ")) : said;
}

/** One thing that lies in a zone. @param {{zone: string, value: unknown, ui: Ui, touched: boolean}} props @returns {unknown} */
function Thing({ zone, value, ui, touched }) {
  if (Array.isArray(value))
    return value.map((one) => html`<${Thing} zone=${zone} value=${one} ui=${ui} touched=${touched} />`);
  if (isObject(value)) {
    const inside = Object.entries(/** @type {Fields} */ (value));
    return html`<dl>${inside.map(([name, one]) => html`<${Zone} key=${name} name=${name} value=${one} ui=${ui} touched=${touched} />`)}</dl>`;
  }
  if (typeof value !== "string") return html`<span class="figure">${value === null ? "–" : String(value)}</span>`;
  const target = `${zone}:${value}`;
  const words = ui.noun(value);
  return touched && ui.offered(target)
    ? html`<span ...${ui.el(target, { label: words, class: "piece" })}>${words}</span>`
    : html`<span class="piece">${words}</span>`;
}
