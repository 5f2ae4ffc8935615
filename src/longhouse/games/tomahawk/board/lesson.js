/** The game in four pictures, for the page that teaches it. */

import { html } from "../../../web/dom.js";
import { shapes } from "./card.js";
import { CARDS, LANDS } from "./data.js";
import { Back, Face, LandSmall, icon } from "./faces.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

const [W, TALL] = [300, 150];
const [MINE, THEIRS] = [0, 1];

/** @param {Ui} ui @returns {{title: string, about: string, picture: Child}[]} */
export function lesson(ui) {
  return [
    { title: ui.say("board-lesson-send"), about: ui.say("board-lesson-send", {}, "about"), picture: frame(send(ui)) },
    { title: ui.say("board-lesson-win"), about: ui.say("board-lesson-win", {}, "about"), picture: frame(win(ui)) },
    { title: ui.say("board-lesson-take"), about: ui.say("board-lesson-take", {}, "about"), picture: frame(take(ui)) },
    { title: ui.say("board-lesson-lands"), about: ui.say("board-lesson-lands", {}, "about"), picture: frame(lands()) },
  ];
}

/** @param {Child} inside */
const frame = (inside) =>
  html`<svg class="th-lesson lit" viewBox=${`0 0 ${W} ${TALL}`} aria-hidden="true">${inside}</svg>`;

/** @param {number} x @param {number} y @param {Child} inside */
const at = (x, y, inside) => html`<g style=${{ transform: `translate(${x}px,${y}px)` }}>${inside}</g>`;

/** A warrior of this value with the most feathers, or with none. @param {number} value @param {boolean} [feathered] */
function warrior(value, feathered = false) {
  const twins = Object.values(CARDS).filter((row) => row.value === value && !row.character);
  return twins.sort((a, b) => (feathered ? b.hair - a.hair : a.hair - b.hair))[0].id;
}

/** A territory of this type without an icon. @param {string} type @param {number} animals at least */
const land = (type, animals = 2) =>
  (
    Object.values(LANDS).find((row) => row.type === type && row.animals >= animals && !row.icon) ??
    Object.values(LANDS)[0]
  ).id;

/** @param {Ui} ui @param {number} seat @param {string} card @param {number} w */
const face = (ui, seat, card, w, lost = false) =>
  html`<g filter="url(#sh)"><${Face} card=${card} colour=${ui.colour(seat)} w=${w} tall=${w * 1.42} worth=${null} lost=${lost} /></g>`;

/** @param {Ui} ui @param {number} seat @param {string} tribe */
const back = (ui, seat, tribe) =>
  html`<g filter="url(#sh)"><${Back} colour=${ui.colour(seat)} tribe=${tribe} w=${38} tall=${54} shape=${shapes(ui, seat)} /></g>`;

/** @param {Ui} ui @param {number} seat @param {number} x @param {number} y @param {string} text */
const total = (
  ui,
  seat,
  x,
  y,
  text,
) => html`<circle cx=${x} cy=${y} r="17" fill=${`var(--${ui.colour(seat)})`} stroke="var(--paper)" stroke-width="2.5" filter="url(#sh)" />
  <text class="num" x=${x} y=${y + 6.5} text-anchor="middle" style=${{ fontSize: "19px" }} fill=${`var(--on-${ui.colour(seat)})`}>${text}</text>`;

/** One card to each of four territories, face down. @param {Ui} ui */
const send = (ui) =>
  ["plain", "forest", "mountain", "forest"].map((type, n) => {
    const x = 14 + n * 70;
    return html`${at(x, 12, html`<${LandSmall} id=${land(type, n === 3 ? 3 : 2)} w=${62} tall=${54} turn=${0} />`)}${at(x + 12, 82, back(ui, MINE, "tipi"))}`;
  });

/** Fifteen against twelve. @param {Ui} ui */
const win = (ui) => html`
  ${at(14, 46, face(ui, THEIRS, warrior(8), 40))}${at(58, 46, face(ui, THEIRS, warrior(4), 40))}
  ${at(202, 46, face(ui, MINE, warrior(9), 40))}${at(246, 46, face(ui, MINE, warrior(6), 40))}
  ${at(101, 29, html`<${LandSmall} id=${land("plain", 3)} w=${98} tall=${92} turn=${2} />`)}
  ${total(ui, THEIRS, 103, 75, "12")}${total(ui, MINE, 197, 75, "15")}`;

/** The nine takes what the five wears. @param {Ui} ui */
const take = (ui) => html`
  ${at(44, 20, face(ui, THEIRS, warrior(5, true), 78, true))}
  ${at(178, 20, face(ui, MINE, warrior(9), 78))}
  <path class="th-spine" d="M128 75H172" />
  ${[0, 1, 2].map((n) => icon("feather", 138 + n * 12, 56 - n * 5, 20, "#8F2F14"))}`;

/** Plain, forest, mountain. */
const lands = () =>
  ["plain", "forest", "mountain"].map((type, n) =>
    at(10 + n * 96, 34, html`<${LandSmall} id=${land(type)} w=${88} tall=${82} turn=${0} />`),
  );
