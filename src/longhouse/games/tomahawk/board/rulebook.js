/** Pictures beside the rules: the positions that each part speaks of. */

import { html } from "../../../web/dom.js";
import { CARDS, LANDS } from "./data.js";
import { shapes } from "./card.js";
import { Back, Face, LandSmall } from "./faces.js";
import { lesson } from "./lesson.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

const [MINE, THEIRS] = [0, 1];

/** Which of the four cards shows what a part is about. @type {Record<string, number>} */
const CARD = { "rules-part-2": 0, "rules-part-7": 2, "rules-part-8": 1 };

/** @param {string} section @param {Ui} ui */
export function rulePicture(section, ui) {
  if (section in CARD) return lesson(ui)[CARD[section]].picture;
  const inside = DRAWN[section]?.(ui);
  return inside && html`<svg class="th-lesson lit" viewBox="0 0 300 150" aria-hidden="true">${inside}</svg>`;
}

/** @param {number} x @param {number} y @param {Child} inside */
const at = (x, y, inside) => html`<g style=${{ transform: `translate(${x}px,${y}px)` }}>${inside}</g>`;

/** @param {string} type @param {(row: typeof LANDS[string]) => unknown} [fits] */
const land = (type, fits = (row) => !row.icon) =>
  (Object.values(LANDS).find((row) => row.type === type && fits(row)) ?? Object.values(LANDS)[0]).id;

/** @param {Ui} ui @param {number} seat @param {string} card @param {number} w */
const face = (ui, seat, card, w) =>
  html`<g filter="url(#sh)"><${Face} card=${card} colour=${ui.colour(seat)} w=${w} tall=${w * 1.42} worth=${null} lost=${false} /></g>`;

/** @param {Ui} ui @param {number} seat @param {string} tribe */
const back = (ui, seat, tribe) =>
  html`<g filter="url(#sh)"><${Back} colour=${ui.colour(seat)} tribe=${tribe} w=${36} tall=${51} shape=${shapes(ui, seat)} /></g>`;

/** @param {number} value */
const warrior = (value) =>
  Object.values(CARDS).find((row) => row.value === value && !row.character)?.id ?? Object.keys(CARDS)[0];

/** On the plain the cards are open, in a forest that is not complete they are hidden. @param {Ui} ui */
const reveal = (ui) => html`
  ${at(4, 49, face(ui, THEIRS, warrior(4), 36))}${at(43, 36, html`<${LandSmall} id=${land("plain")} w=${54} tall=${78} turn=${0} />`)}${at(100, 49, face(ui, MINE, warrior(7), 36))}
  ${at(158, 49, back(ui, THEIRS, "totem"))}${at(198, 36, html`<${LandSmall} id=${land("forest")} w=${54} tall=${78} turn=${0} />`)}${at(256, 49, back(ui, MINE, "tipi"))}`;

/** Four of the characters. @param {Ui} ui */
const characters = (ui) =>
  Object.values(CARDS)
    .filter((row) => row.character)
    .slice(0, 4)
    .map((row, n) => at(12 + n * 71, 32, face(ui, MINE, row.id, 62)));

/** A land with the puma, a land with gathering. */
const icons = () =>
  ["puma", "gather"].map((icon, n) => {
    const row = Object.values(LANDS).find((one) => one.icon === icon);
    return row && at(40 + n * 120, 25, html`<${LandSmall} id=${row.id} w=${100} tall=${100} turn=${0} />`);
  });

/** Parts with a picture of their own. @type {Record<string, (ui: Ui) => Child>} */
const DRAWN = { "rules-part-3": reveal, "rules-part-5": characters, "rules-part-6": icons };
