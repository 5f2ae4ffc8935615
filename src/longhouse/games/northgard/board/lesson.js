/** The game in four pictures, for the page that teaches it. */

import { html } from "../../../web/dom.js";
import { RESOURCE_ICON } from "./faces.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

const [W, TALL] = [300, 150];

/** @param {Ui} ui @returns {{title: string, about: string, picture: Child}[]} */
export function lesson(ui) {
  const step = (/** @type {string} */ id, /** @type {Child} */ picture) => ({
    title: ui.say(`board-lesson-${id}`),
    about: ui.say(`board-lesson-${id}`, {}, "about"),
    picture: frame(picture),
  });
  return [step("land", land(ui)), step("cards", cards(ui)), step("winter", winter(ui)), step("win", win(ui))];
}

/** @param {Child} inside */
const frame = (inside) =>
  html`<svg class="nw-lesson lit" viewBox=${`0 0 ${W} ${TALL}`} aria-hidden="true">${inside}</svg>`;

/** Units of a seat. @param {Ui} ui @param {number} seat @param {number} x @param {number} y @param {string} [count] */
const unit = (
  ui,
  seat,
  x,
  y,
  count = "",
) => html`<path class="nw-l-unit ${ui.colour(seat)}" d=${ui.shape(seat, x, y, 15)} />${ui.icon("viking-helmet", x, y, 16, `var(--on-p${seat + 1})`)}
  ${count && html`<circle cx=${x + 14} cy=${y + 12} r="9" class="nw-l-badge" /><text class="num" x=${x + 14} y=${y + 17} text-anchor="middle" style=${{ fontSize: "14px" }}>${count}</text>`}`;

/** @param {string} d */
const arrow = (d) => html`<path class="nw-l-arrow" d=${d} />`;

/** A new tile closes a land: fame for each tile. @param {Ui} ui */
const land = (ui) => html`<rect class="nw-l-sea" width=${W} height=${TALL} rx="12" />
  <path class="nw-l-land" d="M24 18H150V132H24Z" /><path class="nw-l-own ${ui.colour(0)}" d="M150 36Q96 26 66 60T84 118Q116 134 150 114Z" />
  <path class="nw-l-border" d="M150 36Q96 26 66 60T84 118Q116 134 150 114" /><path class="nw-l-border" d="M24 80Q40 70 66 74" />
  <path class="nw-l-new" d="M168 18H282V132H168Z" /><path class="nw-l-own ${ui.colour(0)} soft" d="M168 36Q226 30 234 70T168 114Z" /><path class="nw-l-border" d="M168 36Q226 30 234 70T168 114" />
  ${unit(ui, 0, 112, 76, "3")}${ui.icon(RESOURCE_ICON.food, 196, 76, 24, "#B4521F")}
  <g><rect x="226" y="98" width="56" height="30" rx="15" class="nw-l-pill" />${ui.icon("laurel-crown", 242, 113, 18, "#F0C860")}<text class="num" x="264" y="119" text-anchor="middle" style=${{ fontSize: "16px", fill: "#FFF6E4" }}>+2</text></g>`;

/** Cards one by one; who passes first picks first. @param {Ui} ui */
const cards = (
  ui,
) => html`${["viking-helmet", "walking-boot", "compass", "viking-longhouse"].map((icon, at) => html`<g transform=${`translate(${14 + at * 38} ${44 - (at === 1 ? 18 : 0)}) rotate(${(at - 1.5) * 4} 27 40)`}><rect class="nw-l-card" width="54" height="78" rx="8" /><rect class="nw-l-art" x="6" y="8" width="42" height="36" rx="5" />${ui.icon(icon, 27, 26, 26, "#F4ECDE")}<path class="nw-l-text" d="M8 54H46M8 63H38" /></g>`)}
  ${arrow("M186 76h26m-7 -6l7 6l-7 6")}
  ${[0, 1, 2].map((at) => html`<g transform=${`translate(224 ${20 + at * 40})`}><rect class="nw-l-card" width="60" height="32" rx="7" />${ui.icon(["spyglass", "wood-pile", "crossed-axes"][at], 18, 16, 20, "#33586E")}<path class="nw-l-text" d="M34 12H54M34 20H48" /></g>`)}
  <path class="nw-l-unit ${ui.colour(0)}" d=${ui.shape(0, 286, 22, 10)} />`;

/** Harvest, then winter: units eat. @param {Ui} ui */
const winter = (ui) => html`${[
  ["food", 34],
  ["wood", 74],
  ["lore", 114],
].map(
  ([resource, y]) =>
    html`<circle class="nw-l-coin" cx="44" cy=${y} r="17" />${ui.icon(RESOURCE_ICON[String(resource)], 44, Number(y), 22, { food: "#B4521F", wood: "#6B4526", lore: "#41549B" }[String(resource)])}`,
)}
  ${arrow("M74 74h26m-7 -6l7 6l-7 6")}${ui.icon("snowflake-2", 134, 74, 46, "#EAF3F5")}
  ${[
    ["3", "0"],
    ["6", "1"],
    ["9", "2"],
  ].map(
    ([units, food], at) =>
      html`${unit(ui, 0, 194, 30 + at * 44, units)}${arrow(`M220 ${30 + at * 44}h16m-6 -5l6 5l-6 5`)}<text class="num" x="254" y=${37 + at * 44} text-anchor="middle" style=${{ fontSize: "20px" }}>${food}</text>${ui.icon("meat", 276, 30 + at * 44, 22, "#B4521F")}`,
  )}`;

/** Three closed lands with large buildings win at once. @param {Ui} ui */
const win = (ui) => html`<rect class="nw-l-sea" width=${W} height=${TALL} rx="12" />
  ${["hill-fort", "anvil", "star-altar"].map(
    (
      icon,
      at,
    ) => html`<path class="nw-l-own ${ui.colour(0)}" d=${`M${16 + at * 92} 62q10 -44 44 -40q44 2 42 50q-4 50 -46 48q-42 -4 -40 -58Z`} /><path class="nw-l-border" d=${`M${16 + at * 92} 62q10 -44 44 -40q44 2 42 50q-4 50 -46 48q-42 -4 -40 -58Z`} />
    <rect class="nw-l-building" x=${38 + at * 92} y="36" width="38" height="38" rx="8" />${ui.icon(icon, 57 + at * 92, 55, 28, "#F4E6C8")}${unit(ui, 0, 60 + at * 92, 96)}`,
  )}`;
