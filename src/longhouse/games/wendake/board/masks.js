/** The ceremony: nine spaces with their points and disks, the deck, the discard pile, what nobody has seen. */

import { classes, html } from "../../../web/dom.js";
import { MASK_ICON, SPACES } from "./data.js";
import { MaskFace, Sign } from "./tile.js";
import { cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** The groups of a space: equal forms for equal masks. */
const FORMS = ["a", "b", "c", "d", "e"];

/** @param {{view: View, ui: Ui}} props */
export function MaskBoard({ view, ui }) {
  const { deck, discard, unseen } = view.masks;
  const open = discard.at(-1);
  return html`<div class="wk-masks">
    <div class="wk-spaces">${SPACES.map((row) => html`<${Space} key=${row.id} row=${row} view=${view} ui=${ui} />`)}</div>
    <div class="wk-piles">
      <div ...${ui.el("deck", { label: `${ui.say("board-deck")}: ${ui.say("board-cards", { count: deck })}`, class: "wk-pile" })}><span class="wk-cardback lit"><b class="num" aria-hidden="true">${deck}</b></span><span aria-hidden="true">${ui.say("board-deck")}</span></div>
      <div ...${ui.el("discard", { label: `${ui.say("board-discard")}: ${open ? ui.noun(open) : ui.say("board-cards", { count: 0 })}`, class: "wk-pile" })}><span class="wk-cardface lit" aria-hidden="true">${open && html`<${MaskFace} card=${open} ui=${ui} wordless />`}</span><span aria-hidden="true">${ui.say("board-discard")}</span></div>
      <${Unseen} unseen=${unseen} ui=${ui} />
    </div>
  </div>`;
}

/** @param {{row: import("./data.js").SpaceRow, view: View, ui: Ui}} props */
function Space({ row, view, ui }) {
  const seats = [
    ...view.players.filter((player) => player.disk === row.id).map((player) => player.seat),
    ...(view.ghost?.disk === row.id ? [view.ghost.seat] : []),
  ];
  const taken = seats.map((seat) =>
    seat === view.ghost?.seat ? ui.say("board-ghost") : ui.say("board-space-of", { seat: { seat } }),
  );
  const points = ui.say("board-gain-points", { points: row.points });
  return html`<div ...${ui.el(`space:${row.id}`, { label: [cap(ui.noun(row.id)), points, ...taken].join(", "), class: classes("wk-space", "lit", seats.length > 0 && "taken") })}>
    <span class="wk-set n${row.groups.reduce((sum, count) => sum + count, 0)}" aria-hidden="true">${row.groups.flatMap((count, at) => Array.from({ length: count }, (_, n) => html`<i key=${`${at}${n}`} class="wk-face wk-${FORMS[at]}"><${Sign} name="ceremonial-mask" /></i>`))}</span>
    <b class="num" aria-hidden="true">${row.points}</b>
    ${seats.length > 0 && html`<span class="wk-disks">${seats.map((seat) => html`<svg key=${seat} viewBox="0 0 26 26" width="26" height="26" aria-hidden="true"><path class="wk-body ${ui.colour(seat)}" d=${ui.shape(seat, 13, 13, 9.5)} /></svg>`)}</span>`}
  </div>`;
}

/** How many of each mask are still to come; how many of them are infected. @param {{unseen: Record<string, number>, ui: Ui}} props */
function Unseen({ unseen, ui }) {
  const masks = Object.keys(MASK_ICON);
  const ill = masks.reduce((sum, mask) => sum + (unseen[`${mask}.infected`] ?? 0), 0);
  return html`<div class="wk-unseen">
    <h4>${ui.say("board-unseen")}</h4>
    <ul>${masks.map((mask) => {
      const count = (unseen[mask] ?? 0) + (unseen[`${mask}.infected`] ?? 0);
      return html`<li key=${mask} title=${cap(ui.noun(mask))}><${Sign} name=${MASK_ICON[mask]} class="m-${mask}" /><span class="sr">${ui.noun(mask)} </span>${count}</li>`;
    })}<li title=${ui.say("board-infected")}><${Sign} name="blanket" class="wk-ill" /><span class="sr">${ui.say("board-infected")} </span>${ill}</li></ul>
  </div>`;
}
