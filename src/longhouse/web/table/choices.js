/** The list of choices: the same options that are lit on the board, as labelled buttons. Every game can be played from it alone. */

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

/** A table without a board: what its view says, as lists. @param {TableContext} t */
export function PlainBoard(t) {
  const { ctrl, ui } = t;
  return html`<div class="plain-board" tabindex="0" role="region" aria-label=${t.say("board-plain")}>
    <${Facts} name="" value=${ctrl.view} ui=${ui} />
  </div>`;
}

/** @param {{name: string, value: unknown, ui: import("../types.js").Ui}} props */
function Facts({ name, value, ui }) {
  const label = name && html`<dt>${name.replaceAll("_", " ")}</dt>`;
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return null;
  if (Array.isArray(value) && value.every((one) => one === null || typeof one !== "object"))
    return html`${label}<dd>${value.map((one) => (one === null ? "–" : ui.noun(String(one)))).join(", ")}</dd>`;
  if (typeof value !== "object")
    return html`${label}<dd>${typeof value === "string" ? ui.noun(value) : String(value)}</dd>`;
  const rows = Object.entries(value);
  return html`${label}<dd><dl>${rows.map(([key, one]) => html`<${Facts} key=${key} name=${Array.isArray(value) ? String(Number(key) + 1) : key} value=${one} ui=${ui} />`)}</dl></dd>`;
}
