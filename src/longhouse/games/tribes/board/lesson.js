/** The game in four pictures, for the page that teaches it. */

import { html } from "../../../web/dom.js";
import { CARD_ICON, ITEM_ICON, TROPHIES, TROPHY_ICON } from "./data.js";
import { Chain, Tile, borderOf } from "./land.js";
import { Badge, TribePieces } from "./pieces.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

const [WIDE, HIGH] = [300, 150];

/** @param {Ui} ui @returns {{title: string, about: string, picture: Child}[]} */
export function lesson(ui) {
  const step = (/** @type {string} */ id, /** @type {Child} */ picture) => ({
    title: ui.say(`board-lesson-${id}`),
    about: ui.say(`board-lesson-${id}`, {}, "about"),
    picture: html`<svg class="tr-lesson lit" viewBox=${`0 0 ${WIDE} ${HIGH}`} aria-hidden="true"><rect width=${WIDE} height=${HIGH} rx="12" fill="#E9D3A6" />${picture}</svg>`,
  });
  return [step("valley", valley(ui)), step("donkey", donkey(ui)), step("cards", cards(ui)), step("win", win(ui))];
}

/** @param {string} land @param {string | null} bonus */
const tile = (land, bonus = null) => ({ tile: land, land, bonus, price: null, sides: [], passes: [] });

/** A tribe steps into the unknown; the new tile brings mountains. @param {Ui} ui */
const valley = (ui) => html`<g transform="translate(36 38)">
  <g><${Tile} id="A1" cell=${tile("land.mine", "defence")} /></g><g transform="translate(75 0)"><${Tile} id="B1" cell=${tile("land.stick")} occupied=${true} /></g>
  <rect class="tr-empty" x="155" y="5" width="65" height="65" rx="8" /><g transform="translate(150 0)"><${Badge} kind="discovery" /></g>
  <${Chain} ...${borderOf("B1", "N")} pass=${false} /><${Chain} ...${borderOf("A1", "S")} pass=${false} />
  <g transform="translate(75 0)"><${TribePieces} ui=${ui} tribe=${{ cell: "B1", seat: 0, warriors: 4, chief: true, protected: false }} size=${16} /></g>
  <path class="tr-way-line" d="M144 37H172" /></g>`;

/** Stick and feather make a bow, the bow brings a hide, the hide a horse. @param {Ui} ui */
const donkey = (
  ui,
) => html`${["stick", "feather", "bow", "hide", "horse"].map((item, at) => html`<g key=${item} transform="translate(${40 + at * 56} ${at < 2 ? 52 + at * 46 : 75})"><circle r="22" class="tr-catcher" stroke="#8A5A2A" />${ui.icon(ITEM_ICON[item], 0, 0, 28, "#4A2E12")}</g>`)}
  <path class="tr-way-line" d="M64 58L126 72M118 92L128 86M176 75H182M232 75H238" />`;

/** Five cards, one is chosen in secret. @param {Ui} ui */
const cards = (ui) =>
  html`${Object.entries(CARD_ICON).map(([card, icon], at) => html`<g key=${card} transform="translate(${20 + at * 54} ${at === 2 ? 26 : 44})"><rect width="46" height="70" rx="7" class=${at === 2 ? "tr-l-card now" : "tr-l-card"} />${ui.icon(icon, 23, 35, 30, "#4A2E12")}</g>`)}`;

/** Horses and the four trophies. @param {Ui} ui */
const win = (
  ui,
) => html`${Array.from({ length: 10 }, (_, at) => html`<g key=${at}>${ui.icon("horse-head", 33 + at * 26, 46, 24, at < 7 ? "#6E3A16" : "#B99A6A")}</g>`)}
  ${TROPHIES.map((trophy, at) => html`<g key=${trophy} transform="translate(${48 + at * 54} 80)"><rect width="44" height="44" rx="9" class="tr-l-trophy" />${ui.icon(TROPHY_ICON[trophy], 22, 22, 30, "#6B4A00")}</g>`)}`;
