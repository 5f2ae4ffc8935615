/** The Mask Ceremony: drawing, the spaces that fit, the masks to lay there, masks that stand for others. */

import { classes, html } from "../../../web/dom.js";
import { SPACES } from "./data.js";
import { Unseen } from "./hand.js";
import { MaskFace, MaskRow, Sign } from "./tile.js";
import { ICON, MASK_IDS, cap, setsOf } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** @param {{view: View, ui: Ui, seat: number}} props */
export function Draw({ view, ui }) {
  const open = view.masks.discard.at(-1);
  return html`<div class="wd-draw">
    <div class="wd-row">
      <span ...${ui.el("deck", { label: ui.say("option-draw-deck"), class: "wd-choice" })}><span class="wd-held wd-back lit"><b class="num">${view.masks.deck}</b></span><b>${ui.say("board-deck")}</b></span>
      ${open && html`<span ...${ui.el("discard", { label: `${ui.say("option-draw-discard")}: ${ui.noun(open)}`, class: "wd-choice" })}><span class="wd-held lit"><${MaskFace} card=${open} ui=${ui} wordless /></span><b>${cap(ui.noun(open.split(".")[0]))}</b></span>`}
    </div>
    <p class="wd-note">${ui.say("board-unseen")}: <${Unseen} view=${view} ui=${ui} /></p>
  </div>`;
}

/** The spaces that the hand fits, and then the sets that fit the space. @param {{view: View, ui: Ui, seat: number}} props */
export function Masks({ view, ui }) {
  const chosen = SPACES.find((row) => ui.chosen(`space:${row.id}`));
  const sets = chosen ? setsOf(chosen.id).filter((masks) => ui.lit(`masks:${masks.join("+")}`)) : [];
  const fitting = SPACES.filter((row) => ui.lit(`space:${row.id}`) || ui.alt(`space:${row.id}`) || row === chosen);
  const owner = (/** @type {string} */ id) => view.players.findIndex((player) => player.disk === id);
  return html`<div class="wd-ceremony">
    ${sets.length > 0 && html`<div class="wd-sets"><h3>${ui.say("board-which-masks")}</h3>${sets.map((masks) => html`<span key=${masks.join("+")} ...${ui.el(`masks:${masks.join("+")}`, { label: masks.map((mask) => ui.noun(mask)).join(", "), class: "wd-choice" })}><${MaskRow} masks=${masks} /></span>`)}</div>`}
    <div class="wd-spaces">
      ${fitting.map((row) => html`<span key=${row.id} ...${ui.el(`space:${row.id}`, { label: ui.noun(row.id), class: classes("wd-choice", "space") })}><span class="wd-masks">${row.groups.flatMap((count, at) => Array.from({ length: count }, (_, n) => html`<i key=${`${at}${n}`} class="wd-chip-mask m-${MASK_IDS[at]}"><${Sign} name="ceremonial-mask" /></i>`))}</span><span><b>${cap(ui.noun(row.id))}</b></span><b class="num">${row.points}</b>${owner(row.id) >= 0 && ui.crest(owner(row.id), 18)}</span>`)}
      ${!fitting.length && html`<p class="wd-note">${ui.say("board-no-space")}</p>`}
    </div>
  </div>`;
}

/** A mask that counts as another, or one that comes from nowhere. @param {{view: import("./model.js").Asked, ui: Ui, seat: number}} props */
export function Wild({ view, ui }) {
  const row = (
    /** @type {string} */ kind,
    /** @type {string} */ title,
  ) => html`<div class="wd-give">${title && html`<h3>${title}</h3>`}<div class="wd-row">
    ${MASK_IDS.map((mask) => html`<span key=${mask} ...${ui.el(`${kind}:${mask}`, { label: cap(ui.noun(mask)), class: classes("wd-pick", "m-" + mask) })}><${Sign} name=${ICON[mask]} /><small>${cap(ui.noun(mask))}</small></span>`)}
  </div></div>`;
  return html`<div class="wd-trade">${view.doing.decision === "change" && row("mask", ui.say("board-which-card"))}${row("as", view.doing.decision === "change" ? ui.say("board-counts-as") : "")}</div>`;
}
