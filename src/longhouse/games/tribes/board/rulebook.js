/** Pictures beside the rules: the positions that each part speaks of. */

import { html } from "../../../web/dom.js";
import { ITEM_ICON, RECIPES } from "./data.js";
import { Chain, Tile, borderOf } from "./land.js";
import { lesson } from "./lesson.js";
import { Badge, Cavalry, TribePieces } from "./pieces.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** Which of the four cards shows what a part is about. @type {Record<string, number>} */
const CARD = { "rules-part-1": 0, "rules-part-2": 2, "rules-part-6": 1, "rules-part-11": 3 };

/** @param {string} section @param {Ui} ui */
export function rulePicture(section, ui) {
  if (section in CARD) return lesson(ui)[CARD[section]].picture;
  const inside = DRAWN[section]?.(ui);
  return (
    inside &&
    html`<svg class="tr-lesson lit" viewBox="0 0 300 150" aria-hidden="true"><rect width="300" height="150" fill="#E9D3A6" />${inside}</svg>`
  );
}

/** @param {number} x @param {Child} inside */
const at = (x, inside) => html`<g transform="translate(${x} 0)">${inside}</g>`;

/** Lands that leave room for pieces. @type {Record<string, string>} */
const LAND = { A1: "land.stick", B1: "land.feather", C1: "land.stone" };

/** @param {string} id @param {number} x @param {string | null} [bonus] @param {boolean} [occupied] */
const tile = (id, x, bonus = null, occupied = false) =>
  at(x, html`<${Tile} id=${id} cell=${{ tile: LAND[id], land: LAND[id], bonus, price: null }} occupied=${occupied} />`);

/** @param {Ui} ui @param {number} seat @param {number} warriors @param {boolean} chief @param {boolean} [safe] */
const tribe = (ui, seat, warriors, chief, safe = false) =>
  html`<${TribePieces} ui=${ui} tribe=${{ cell: "A1", seat, warriors, chief, protected: safe }} size=${16} />`;

/** Over a pass one may go, over mountains not. @param {Ui} ui */
const moving = (ui) => html`<g transform="translate(15 30) scale(1.2)">
  ${tile("A1", 0)}${tile("B1", 75, null, true)}${tile("C1", 150)}
  <${Chain} ...${borderOf("B1", "W")} pass=${false} /><${Chain} ...${borderOf("B1", "E")} pass=${true} />
  ${at(75, tribe(ui, 0, 3, true))}<path class="tr-way-line" d="M136 48H176" /></g>`;

/** A shield, a tomahawk and a totem on the ground. */
const bonuses = () => html`<g transform="translate(15 30) scale(1.2)">
  ${tile("A1", 0, "attack")}${tile("B1", 75, "defence")}${tile("C1", 150, "protection")}</g>`;

/** Five against three: forces are compared. @param {Ui} ui */
const battle = (ui) => html`<g transform="translate(60 30) scale(1.2)">
  ${tile("A1", 0, null, true)}${tile("B1", 75, "defence", true)}${at(0, tribe(ui, 0, 5, true))}${at(75, tribe(ui, 1, 3, true))}
  ${at(75, html`<${Badge} kind="attack" />`)}<path class="tr-way-line" d="M62 20H100" /></g>`;

/** The cavalry stands in the way. @param {Ui} ui */
const cavalry = (ui) => html`<g transform="translate(60 30) scale(1.2)">
  ${tile("A1", 0, null, true)}${tile("B1", 75, null, true)}${at(0, tribe(ui, 0, 4, true))}${at(75, html`<${Cavalry} count=${2} size=${16} />`)}
  ${at(75, html`<${Badge} kind="attack" />`)}</g>`;

/** What makes which tool. @param {Ui} ui */
const tools = (ui) =>
  Object.values(RECIPES).map(({ id: tool, parts }, row, all) => {
    const y = 75 + (row - (all.length - 1) / 2) * 46;
    const items = [...parts, tool];
    return items.map((item, n) => {
      const x = 70 + n * 80;
      return html`<circle cx=${x} cy=${y} r="20" class="tr-catcher" stroke="#8A5A2A" />${ui.icon(ITEM_ICON[item], x, y, 26, "#4A2E12")}
        ${n < items.length - 1 && html`<text class="num" x=${x + 40} y=${y + 7} text-anchor="middle" style=${{ fontSize: "20px", fill: "#4A2E12" }}>${n === items.length - 2 ? "=" : "+"}</text>`}`;
    });
  });

/** Parts with a picture of their own. @type {Record<string, (ui: Ui) => Child>} */
const DRAWN = {
  "rules-part-3": moving,
  "rules-part-4": bonuses,
  "rules-part-7": battle,
  "rules-part-8": cavalry,
  "rules-part-9": tools,
};
