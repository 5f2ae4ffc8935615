/** Components in the hand and on the own board: Action tiles, Progress tiles, masks, turtles, tribes. Drawn as HTML, with words. */

import { html } from "../../../web/dom.js";
import { PROGRESS, TILES, emblem } from "./data.js";
import {
  GOODS,
  ICON,
  KINDS,
  MASK_IDS,
  TRACKS,
  TRIBE_GOODS,
  actionIcon,
  actionsOf,
  cap,
  spaceOf,
  turtle,
} from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @param {{name: string, class?: string}} props */
export const Sign = ({ name, class: extra = "" }) =>
  html`<svg class="i ${extra}" viewBox="0 0 512 512" aria-hidden="true"><use href=${`#${name}`} /></svg>`;

/** @param {Ui} ui @param {string} action */
export const shortly = (ui, action) => ui.say("board-short", { action });

/** The face of an Action tile: what it does, from top to bottom. @param {{tile: string | null, ritual?: boolean, ui: Ui}} props */
export function TileFace({ tile, ritual = false, ui }) {
  if (!tile || !TILES[tile]) return html`<span class="wd-face none"></span>`;
  const actions = actionsOf(tile, ritual);
  const kind = ritual ? "ritual" : `level${TILES[tile].level}`;
  return html`<span class="wd-face ${kind} n${actions.length} ${tile === "S8b" ? "black" : ""}">
    ${actions.map((action, at) => html`<span key=${at} class="wd-act"><${Sign} name=${actionIcon(action)} /><b>${shortly(ui, action)}</b></span>`)}
  </span>`;
}

/** Name, what it does, what it brings; `short` without what it does, `brief` the name alone. @param {{id: string, ui: Ui, down?: boolean, brief?: boolean, short?: boolean}} props */
export function ProgressFace({ id, ui, down = false, brief = false, short = false }) {
  return html`<span class="wd-progress ${down ? "down" : ""}">
    <b>${ui.noun(id)}</b>
    ${!brief && !short && html`<small>${ui.say(`about-${id}`)}</small>`}
    ${!brief && html`<${Gains} id=${id} />`}
  </span>`;
}

/** The points it brings at once. @param {{id: string}} props */
const Gains = ({ id }) =>
  html`<span class="wd-gains"><i><${Sign} name=${ICON.economic} />${PROGRESS[id].level}</i><i><${Sign} name=${ICON[PROGRESS[id].track]} />${PROGRESS[id].level}</i></span>`;

/** A mask card: the mask, and the blanket on its lower edge. @param {{card: string, ui: Ui, wordless?: boolean}} props */
export function MaskFace({ card, ui, wordless = false }) {
  const [mask, blanket] = card.split(".");
  return html`<span class="wd-mask m-${mask} ${blanket ? "ill" : ""}">
    <${Sign} name=${ICON[mask]} />
    ${!wordless && html`<small>${cap(ui.noun(mask))}</small>`}
    ${blanket && html`<span class="wd-ill"><${Sign} name="blanket" /></span>`}
  </span>`;
}

/** Masks side by side, as chips. @param {{masks: string[]}} props */
export const MaskRow = ({ masks }) =>
  html`<span class="wd-masks">${masks.map((mask, at) => html`<span key=${at} class="wd-chip-mask m-${mask}"><${Sign} name=${ICON[mask]} /></span>`)}</span>`;

/** @param {{id: string, tracks: string[] | null, ui: Ui}} props */
export function TurtleFace({ id, tracks, ui }) {
  const { category, level, points } = turtle(id);
  return html`<span class="wd-turtle"><${Sign} name="turtle" /><span><${Sign} name=${ICON[category]} /><b>${level}</b></span>
    ${tracks ? html`<span class="wd-turtle-for">+${points} ${tracks.map((track) => html`<${Sign} key=${track} name=${ICON[track]} />`)}</span>` : html`<span class="wd-turtle-for">+${points}</span>`}
    <span class="sr">${tracks ? ui.say("board-turtle-of", { turtle: id, tracks }) : ui.say("board-turtle-secret", { turtle: id })}</span></span>`;
}

/** @param {{id: string, ui: Ui, vegetable?: string}} props the vegetable of the Home, once it is known */
export const TribeFace = ({ id, ui, vegetable }) => html`<span class="wd-tribe">
  <span class="wd-tribe-head"><${Sign} name=${emblem({ players: [{ tribe: id }] }, 0)} /><b>${ui.noun(id)}</b></span>
  <small>${ui.say(`about-${id}`)}</small>
  <${TribeGains} id=${id} vegetable=${vegetable} />
</span>`;

/** What a tribe starts with. @param {{id: string, vegetable?: string}} props */
function TribeGains({ id, vegetable: kind = "corn" }) {
  const [leather, fish, vegetable, beaver] = TRIBE_GOODS[id];
  const goods = /** @type {[string, number][]} */ ([
    ["leather", leather],
    ["fish", fish],
    [kind, vegetable],
    ["beaver", beaver],
  ]);
  return html`<span class="wd-gains">
    ${goods.map(([good, count]) => count > 0 && html`<i key=${good}><${Sign} name=${ICON[good]} class="g-${good}" />${count}</i>`)}
    <i><${Sign} name=${ICON.mask} />1</i>
  </span>`;
}

/** A flag on its pole. @param {{flag: string}} props */
export const Flag = ({ flag }) =>
  html`<svg class="wd-flag" viewBox="0 0 32 32" aria-hidden="true"><path d="M7 3V30" stroke="#5B3A20" stroke-width="3" stroke-linecap="round" /><path d="M8 4H28L23 10.5 28 17H8Z" fill=${flag === "french" ? "#2F5FB3" : "#B3322A"} stroke="#fff" stroke-width="1.2" /></svg>`;

/** Masks that would fit a space. @param {string} space */
const example = (space) => spaceOf(space).groups.flatMap((count, at) => Array(count).fill(MASK_IDS[at]));

/** One component, for the component browser, which names and explains it: so its picture only, at most 104 px wide. @param {{id: string, ui: Ui}} props */
export function Card({ id, ui }) {
  if (TILES[id]) return html`<span class="wd-card lit"><${TileFace} tile=${id} ui=${ui} /></span>`;
  if (PROGRESS[id])
    return html`<span class="wd-card lit"><span class="wd-progress"><${Gains} id=${id} /></span></span>`;
  if (MASK_IDS.includes(id))
    return html`<span class="wd-card lit"><${MaskFace} card=${id} ui=${ui} /><${MaskFace} card=${`${id}.infected`} ui=${ui} /></span>`;
  if (TRIBE_GOODS[id])
    return html`<span class="wd-card lit"><span class="wd-tribe"><${Sign} name=${emblem({ players: [{ tribe: id }] }, 0)} class="wd-emblem" /><${TribeGains} id=${id} /></span></span>`;
  if (spaceOf(id).points)
    return html`<span class="wd-card lit"><span class="wd-space"><${MaskRow} masks=${example(id)} /><b class="num">${spaceOf(id).points}</b></span></span>`;
  if (/^(women|hunters|canoes)-\d$/.test(id))
    return html`<span class="wd-card lit"><${TurtleFace} id=${id} tracks=${null} ui=${ui} /></span>`;
  if ([...GOODS, ...KINDS, ...TRACKS].includes(id))
    return html`<span class="wd-card lit"><span class="wd-token g-${id}"><${Sign} name=${ICON[id]} /></span></span>`;
  return null;
}
