/** Cards and other components, drawn as HTML with words: for the hand, the row, lists, and the component browser. */

import { classes, html } from "../../../web/dom.js";
import { CREATURES, CREATURE_ICON, DIE, NUMBERS, TILES, WINTER } from "./data.js";
import { Tile } from "./explore.js";
import { BUILDINGS, BUILDING_ICON, LARGE, RESOURCES, RESOURCE_ICON, cap, dashed, faceOf } from "./faces.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @param {{name: string, class?: string}} props */
export const Sign = ({ name, class: extra = "" }) =>
  html`<svg class="i ${extra}" viewBox="0 0 512 512" aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** What a card does, without the word for Flash: its mark says it. @param {Ui} ui @param {string} id */
export const effect = (ui, id) => ui.say(`about-${dashed(id.split(".")[0])}`).replace(/^(Flash|Éclair)\.\s*/, "");

/** Name, Flash, fame and effect in one sentence. @param {Ui} ui @param {string} id */
export function cardLabel(ui, id) {
  const face = faceOf(id);
  return [
    cap(ui.noun(id.split(".")[0])),
    face?.flash ? ui.say("board-flash") : "",
    effect(ui, id),
    face?.fame ? ui.say("board-card-fame", { count: face.fame }) : "",
  ]
    .filter(Boolean)
    .join(". ")
    .replaceAll("..", ".");
}

/** The effect in icons. @param {{id: string}} props */
export const Does = ({ id }) =>
  html`<span class="nw-does" aria-hidden="true">${faceOf(id)?.does.map(([icon, text], at) => html`<span key=${at}><${Sign} name=${icon} />${text}</span>`)}</span>`;

/** A card with more letters of effect than this is wider in the hand. */
const WORDY = 64;

/** A whole card: name and Flash, picture and fame, effect in icons and in words. @param {{id: string, ui: Ui, brief?: boolean}} props */
export function CardFace({ id, ui, brief = false }) {
  const face = faceOf(id);
  if (!face) return html`<span class="nw-card back"></span>`;
  const words = effect(ui, id);
  return html`<span class=${classes("nw-card", `pile-${face.pile}`, brief && "brief", words.length > WORDY && "wordy")}>
    <span class="nw-name"><b>${cap(ui.noun(id.split(".")[0]))}</b>${face.flash && html`<${Sign} name="power-lightning" class="nw-flash" /><span class="sr">${ui.say("board-flash")}</span>`}</span>
    <span class="nw-art"><${Sign} name=${face.icon} />${face.fame !== 0 && html`<span class="nw-fame"><${Sign} name="laurel-crown" />${face.fame}<span class="sr"> ${ui.say("board-card-fame", { count: face.fame })}</span></span>`}</span>
    <${Does} id=${id} />
    ${!brief && html`<small>${words}</small>`}
  </span>`;
}

/** A card as one line of a list. @param {{id: string, ui: Ui, count?: number}} props */
export function CardLine({ id, ui, count = 1 }) {
  const face = faceOf(id);
  if (!face) return null;
  return html`<span class="nw-line"><span class="nw-dot pile-${face.pile}"><${Sign} name=${face.icon} /></span><b>${cap(ui.noun(id.split(".")[0]))}</b>
    ${face.flash && html`<${Sign} name="power-lightning" class="nw-flash" />`}${count > 1 && html`<i>×${count}</i>`}<${Does} id=${id} />
    ${face.fame !== 0 && html`<span class="nw-fame"><${Sign} name="laurel-crown" />${face.fame}</span>`}</span>`;
}

/** The symbols of resources, one after the other. @param {{resources: string[], ui: Ui}} props */
export const Bundle = ({ resources, ui }) =>
  html`<span class="nw-bundle">${resources.map((resource, at) => html`<${Sign} key=${at} name=${RESOURCE_ICON[resource]} class="r-${resource}" />`)}<span class="sr">${resources.map((resource) => ui.noun(resource)).join(", ")}</span></span>`;

/** What a building costs in wood if nothing saves any. @param {string} id */
export const fullPrice = (id) => NUMBERS[LARGE.includes(id) ? "large_wood" : "small_wood"];

/** A building token with its name and price. @param {{id: string, ui: Ui, left?: number, cost?: number}} props */
export const BuildingFace = ({
  id,
  ui,
  left,
  cost = fullPrice(id),
}) => html`<span class="nw-building ${LARGE.includes(id) ? "large" : ""}"><span class="nw-token"><${Sign} name=${BUILDING_ICON[id]} /></span>
  <span><b>${cap(ui.noun(id))}</b><small>${ui.say(`about-${id}`)}</small></span>
  <span class="nw-price"><span><${Sign} name="wood-pile" class="r-wood" />${cost}</span>${left !== undefined && html`<small>×${left}</small>`}</span></span>`;

/** A face of the die: points as axes, casualties as heads. @param {{id: string, ui: Ui}} props */
export function DieFace({ id, ui }) {
  const { points, casualties, choice } = /** @type {typeof DIE[number]} */ (DIE.find((face) => face.id === id));
  return html`<span class="nw-die" role="img" aria-label=${ui.noun(id)}>${Array.from({ length: points }, (_, at) => html`<${Sign} key=${`p${at}`} name="crossed-axes" />`)}${choice && html`<b>/</b>`}${Array.from({ length: casualties }, (_, at) => html`<${Sign} key=${`h${at}`} name="viking-head" class="hit" />`)}</span>`;
}

/** One component, for the component browser. @param {{id: string, ui: Ui}} props */
export function Card({ id, ui }) {
  if (faceOf(id)) return html`<span class="nw-shown lit"><${CardFace} id=${id} ui=${ui} brief /></span>`;
  if (BUILDINGS.includes(id))
    return html`<span class="nw-shown lit"><span class=${classes("nw-building", LARGE.includes(id) && "large")}><span class="nw-token"><${Sign} name=${BUILDING_ICON[id]} /></span></span></span>`;
  if (DIE.some((face) => face.id === id))
    return html`<span class="nw-shown lit"><${DieFace} id=${id} ui=${ui} /></span>`;
  if (RESOURCES.includes(id))
    return html`<span class="nw-shown lit"><span class="nw-coin r-${id}"><${Sign} name=${RESOURCE_ICON[id]} /></span></span>`;
  if (TILES[id])
    return html`<span class="nw-shown lit"><svg class="nw-tile" viewBox="0 0 132 132" aria-hidden="true"><${Tile} tile=${{ id, x: 0, y: 0, turn: 0 }} /></svg></span>`;
  const winter = WINTER.find(({ units }) => String(units) === id);
  if (winter)
    return html`<span class="nw-shown lit"><span class="nw-winter-card"><${Sign} name="snowflake-2" /><span><${Sign} name="meat" class="r-food" /><b class="num">${winter.food}</b></span>${winter.wood > 0 && html`<span><${Sign} name="wood-pile" class="r-wood" /><b class="num">${winter.wood}</b></span>`}<span class="sr">${ui.say("board-winter-cost", { food: winter.food, wood: winter.wood })}</span></span></span>`;
  if (CREATURES[id])
    return html`<span class="nw-shown lit"><span class="nw-die"><${Sign} name=${CREATURE_ICON[id]} /><b class="num">${CREATURES[id].value}</b></span></span>`;
  return null;
}
