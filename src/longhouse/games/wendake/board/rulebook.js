/** Pictures beside the rules: the positions that each part speaks of. */

import { html } from "../../../web/dom.js";
import { lesson } from "./lesson.js";
import { Axes, Field, Native } from "./pieces.js";
import { GOODS, ICON, KINDS, MASK_IDS, RESOURCES } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** Which of the four cards shows what a part is about. @type {Record<string, number>} */
const CARD = { "rules-part-2": 0, "rules-part-4": 1, "rules-part-12": 3, "rules-part-13": 2 };

/** @param {string} section @param {Ui} ui */
export function rulePicture(section, ui) {
  if (section in CARD) return lesson(ui)[CARD[section]].picture;
  const inside = DRAWN[section]?.(ui);
  return inside && html`<svg class="wd-lesson lit" viewBox="0 0 300 150" aria-hidden="true">${inside}</svg>`;
}

/** @param {Ui} ui @param {number} seat @param {string} kind @param {number} x @param {number} y @param {boolean} [lying] */
const native = (ui, seat, kind, x, y, lying = false) =>
  html`<${Native} ui=${ui} seat=${seat} kind=${kind} x=${x} y=${y} r=${20} lying=${lying} />`;

/** Two territories with the border between them. */
const lands = html`<path class="wd-l-land" d="M8 18Q80 4 146 16V134Q80 146 8 132Z" /><path class="wd-l-land" d="M154 16Q220 4 292 18V132Q220 146 154 134Z" />`;

/** The four kinds of people, and the goods. @param {Ui} ui */
const people = (ui) => html`${KINDS.map((kind, n) => native(ui, 0, kind, 48 + n * 68, 48))}
  ${GOODS.map((good, n) => html`<${Field} good=${good} x=${38 + n * 45} y=${112} r=${18} />`)}`;

/** One step to the neighbour; an outpost lies in its field. @param {Ui} ui */
const moving = (
  ui,
) => html`${lands}<${Field} good="corn" x=${68} y=${46} r=${22} />${native(ui, 0, "warrior", 68, 46, true)}
  ${native(ui, 0, "warrior", 92, 102)}<path class="wd-l-arrow" d="M120 102H192m-9 -7l9 7l-9 7" /><${Field} good="beans" x=${226} y=${50} r=${22} />`;

/** A guard drives away an outpost where no guard stands. @param {Ui} ui */
const fighting = (
  ui,
) => html`${lands}${native(ui, 0, "warrior", 80, 76)}<path class="wd-l-arrow" d="M108 76H184m-9 -7l9 7l-9 7" />
  <${Field} good="pumpkin" x=${224} y=${76} r=${24} />${native(ui, 1, "woman", 224, 76, true)}<${Axes} ui=${ui} x=${250} y=${48} r=${14} />`;

/** Leather, fish and a vegetable buy a tile of level 1; five different resources are five points. @param {Ui} ui */
const trade = (
  ui,
) => html`${["leather", "fish", "corn"].map((good, n) => html`<${Field} good=${good} x=${100 + n * 38} y=${42} r=${17} />`)}
  ${RESOURCES.map((good, n) => html`<${Field} good=${good} x=${24 + n * 38} y=${108} r=${17} />`)}
  <path class="wd-l-arrow" d="M204 42h20m-7 -6l7 6l-7 6M204 108h20m-7 -6l7 6l-7 6" />
  <g filter="url(#sh)"><rect class="wd-l-tile" x="238" y="20" width="48" height="44" rx="7" /></g><text class="num" x="262" y="50" text-anchor="middle" style=${{ fontSize: "22px" }}>1</text>
  ${ui.icon(ICON.economic, 250, 108, 26, "#574A3D")}<text class="num" x="280" y="116" text-anchor="middle" style=${{ fontSize: "22px" }}>5</text>`;

/** A card with masks, and its track. @param {Ui} ui */
const masks = (ui) =>
  html`${MASK_IDS.map((mask, n) => html`<g filter="url(#sh)"><rect class="wd-l-tile" x=${12 + n * 56} y="34" width="50" height="82" rx="8" /></g>${ui.icon(ICON[mask] ?? ICON.mask, 37 + n * 56, 75, 36, "#7A4A1C")}`)}`;

/** Two come home; the kind that is fewest there is scored. @param {Ui} ui */
const ritual = (ui) => html`${native(ui, 0, "woman", 40, 50)}${native(ui, 0, "hunter", 40, 100)}
  <path class="wd-l-arrow" d="M72 75h32m-9 -7l9 7l-9 7" /><path class="wd-l-land" d="M116 24Q168 12 220 24V126Q168 138 116 126Z" />
  ${[
    ["warrior", 144, 50],
    ["warrior", 192, 50],
    ["woman", 144, 100],
    ["hunter", 192, 100],
  ].map(([kind, x, y]) => native(ui, 0, String(kind), Number(x), Number(y)))}
  ${ui.icon(ICON.ritual, 246, 75, 26, "#574A3D")}<text class="num" x="278" y="83" text-anchor="middle" style=${{ fontSize: "22px" }}>1</text>`;

/** Parts with a picture of their own. @type {Record<string, (ui: Ui) => Child>} */
const DRAWN = {
  "rules-part-1": people,
  "rules-part-5": moving,
  "rules-part-6": fighting,
  "rules-part-7": trade,
  "rules-part-10": masks,
  "rules-part-11": ritual,
};
