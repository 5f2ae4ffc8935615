/** The list of choices: the same options that are lit on the board, as labelled buttons. Every game can be played from it alone. */

import { Icon } from "../art.js";
import { classes, html } from "../dom.js";
import * as grammar from "./grammar.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/** @param {TableContext} t */
export function Choices(t) {
  const { ctrl, snapshot } = t;
  return html`<div class="choices" role="region" aria-label=${t.say("choices-title")}>
    ${
      !snapshot.decision || ctrl.past.moment
        ? html`<p class="none">${t.say("choices-none")}</p>`
        : ctrl.planning
          ? html`<${Filling} ...${t} />`
          : html`<${List} ...${t} />`
    }
    <p class="tools-row"><button class="btn small" onClick=${t.describe}>${t.say("choices-describe")}</button></p>
  </div>`;
}

/** @param {TableContext} t */
function List(t) {
  const { ctrl, ui, snapshot } = t;
  const options = grammar.narrowed(snapshot.options, ctrl.confirming ? [] : ctrl.prefix);
  return html`<h3>${ui.say(/** @type {import("../types.js").Decision} */ (snapshot.decision).prompt)}</h3>
    <ul>
      ${options.map(
        (option) => html`<li key=${option.key}>
        <button class=${classes("choice", ctrl.confirming?.option.key === option.key && "sel", ctrl.advised?.key === option.key && "shown", option.quiet && "declines")} disabled=${ctrl.busy || null} onClick=${() => ctrl.take(option)}>${ui.say(option.label)}</button>
      </li>`,
      )}
    </ul>`;
}

/** Places, each with what may go there. @param {TableContext} t */
function Filling(t) {
  const { ctrl, snapshot, ui } = t;
  const free = grammar.free(snapshot.places, ctrl.plan);
  return html`${Object.entries(snapshot.places).map(
    ([place, there]) => html`
      <fieldset key=${place}>
        <legend>${t.nameOf(place)}</legend>
        <div class="chips">
          ${Object.keys(there).map((thing) => {
            const here = ctrl.plan.placed[place] === thing;
            return html`<button key=${thing} class=${classes("chip", here && "sel", !here && grammar.placeOf(ctrl.plan, thing) && "used")} aria-pressed=${here} onClick=${() => t.fill(place, thing)}>${t.nameOf(thing)}</button>`;
          })}
        </div>
      </fieldset>`,
  )}
    <button class="btn primary" disabled=${free.length || ctrl.busy ? true : null} onClick=${() => ctrl.commit()}>
      ${free.length ? ui.say("ribbon-commit", { placed: Object.keys(snapshot.places).length - free.length, all: Object.keys(snapshot.places).length }) : ui.say("ribbon-commit-now")}
    </button>`;
}

/** What a game calls an order. @param {{kind: string, key: string}} order */
export const orderMessage = ({ kind, key }) => `ahead-${kind}-${key.replaceAll(":", "-")}`;

/** The slip on the ribbon: that something is answered ahead. @param {{t: TableContext}} props */
export function Slip({ t }) {
  const orders = t.snapshot.orders ?? [];
  if (!orders.length || t.snapshot.status !== "playing") return null;
  const words = t.words.list(orders.map((order) => t.ui.say(orderMessage(order))));
  const label = t.say("orders-slip", { count: orders.length });
  return html`<button class="tool slip" aria-label=${label} data-tip=${words} onClick=${() => t.setDrawer("orders")}><${Icon} name="ui-list" /><span class="num" aria-hidden="true">${orders.length}</span></button>`;
}
