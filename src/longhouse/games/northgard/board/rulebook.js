/** Pictures beside the rules: the positions that each part speaks of. */

import { html } from "../../../web/dom.js";
import { BUILDING_ICON, RESOURCE_COLOUR, RESOURCE_ICON } from "./data.js";
import { lesson } from "./lesson.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** Which of the four cards shows what a part is about. @type {Record<string, number>} */
const CARD = { "rules-part-2": 1, "rules-part-5": 0, "rules-part-13": 2, "rules-part-14": 3 };

/** @param {string} section @param {Ui} ui */
export function rulePicture(section, ui) {
  if (section in CARD) return lesson(ui)[CARD[section]].picture;
  const inside = DRAWN[section]?.(ui);
  return inside && html`<svg class="nw-lesson lit" viewBox="0 0 300 150" aria-hidden="true">${inside}</svg>`;
}

/** Units of a seat. @param {Ui} ui @param {number} seat @param {number} x @param {number} y @param {string} [count] */
const unit = (
  ui,
  seat,
  x,
  y,
  count = "",
) => html`<path class="nw-l-unit ${ui.colour(seat)}" d=${ui.shape(seat, x, y, 17)} />${ui.icon("viking-helmet", x, y, 18, `var(--on-p${seat + 1})`)}
  ${count && html`<circle cx=${x + 15} cy=${y + 13} r="10" class="nw-l-badge" /><text class="num" x=${x + 15} y=${y + 18} text-anchor="middle" style=${{ fontSize: "15px" }}>${count}</text>`}`;

/** @param {string} d */
const arrow = (d) => html`<path class="nw-l-arrow" d=${d} />`;

const sea = html`<rect class="nw-l-sea" width="300" height="150" />`;

/** Two lands side by side. @param {Ui} ui @param {number | null} left @param {number | null} right who controls it */
const lands = (ui, left, right) => html`${sea}
  ${[left, right].map((seat, n) => html`<path class=${seat === null ? "nw-l-land" : `nw-l-own ${ui.colour(seat)}`} d=${n ? "M152 24H280V126H152Z" : "M20 24H148V126H20Z"} />`)}
  <path class="nw-l-border" d="M20 24H280V126H20ZM150 24V126" />`;

/** Land with units belongs to somebody, other land to nobody. @param {Ui} ui */
const map = (ui) =>
  html`${lands(ui, 0, null)}${unit(ui, 0, 84, 75, "2")}${ui.icon(RESOURCE_ICON.wood, 216, 75, 28, RESOURCE_COLOUR.wood)}`;

/** A unit more where there is one. @param {Ui} ui */
const recruiting = (ui) =>
  html`${lands(ui, 0, null)}${unit(ui, 0, 64, 75)}${unit(ui, 0, 108, 75)}<text class="num" x="86" y="52" text-anchor="middle" style=${{ fontSize: "20px" }}>+1</text>`;

/** Some go, some stay. @param {Ui} ui */
const moving = (ui) =>
  html`${lands(ui, 0, 0)}${unit(ui, 0, 64, 75, "1")}${arrow("M98 75h80m-9 -7l9 7l-9 7")}${unit(ui, 0, 216, 75, "2")}`;

/** One wood for a small building, three for a large one. @param {Ui} ui */
const building = (ui) =>
  [
    { wood: [0], icons: [BUILDING_ICON.silo, BUILDING_ICON.lodge] },
    { wood: [0, 1, 2], icons: [BUILDING_ICON.fortress, BUILDING_ICON.forge] },
  ].map(({ wood, icons }, row) => {
    const y = 42 + row * 66;
    return html`${wood.map((n) => html`<circle class="nw-l-coin" cx=${40 + n * 30} cy=${y} r="16" />${ui.icon(RESOURCE_ICON.wood, 40 + n * 30, y, 21, RESOURCE_COLOUR.wood)}`)}
      ${arrow(`M132 ${y}h26m-7 -6l7 6l-7 6`)}
      ${icons.map((icon, n) => html`<rect class="nw-l-building" x=${176 + n * 58} y=${y - 24} width="48" height="48" rx="8" />${ui.icon(icon, 200 + n * 58, y, 32, "#F4E6C8")}`)}`;
  });

/** Units and a die on each side; the higher sum wins, a tie is the defender's. @param {Ui} ui */
const combat = (ui) => html`${lands(ui, 0, 1)}${unit(ui, 0, 60, 64, "3")}${unit(ui, 1, 240, 64, "2")}
  ${[100, 200].map((x, n) => html`<rect x=${x - 19} y="45" width="38" height="38" rx="8" fill="#FBF5E8" stroke="#2A2017" stroke-width="2" /><text class="num" x=${x} y="72" text-anchor="middle" style=${{ fontSize: "22px", fill: "#2A2017" }}>+${[3, 2][n]}</text>`)}
  <circle cx="150" cy="104" r="20" fill="#2A2017" />${ui.icon("crossed-axes", 150, 104, 28, "#F4E6C8")}`;

/** What lies in one's land is harvested. @param {Ui} ui */
const harvest = (ui) => html`${lands(ui, 0, 0)}${unit(ui, 0, 84, 92)}${unit(ui, 0, 216, 92)}
  ${["food", "lore"].map((kind, n) => html`<circle class="nw-l-coin" cx=${84 + n * 132} cy="50" r="17" />${ui.icon(RESOURCE_ICON[kind], 84 + n * 132, 50, 22, RESOURCE_COLOUR[kind])}`)}`;

/** Parts with a picture of their own. @type {Record<string, (ui: Ui) => Child>} */
const DRAWN = {
  "rules-part-4": map,
  "rules-part-6": recruiting,
  "rules-part-7": moving,
  "rules-part-8": building,
  "rules-part-11": combat,
  "rules-part-12": harvest,
};
