/** Other decisions: tribes, turtles, previews of Military and Ritual, ways to transfer, tiles that come and go. */

import { classes, html } from "../../../web/dom.js";
import { TERRITORIES, TURTLES } from "./data.js";
import { Leaving } from "./grid.js";
import { ProgressFace, Sign, TileFace, TribeFace, TurtleFace } from "./tile.js";
import { ICON, KINDS, PROGRESS_IDS, TURTLE_IDS, cap, turtle } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./model.js").Asked} Asked */
/** @typedef {import("./view.d.ts").Player} Player */

/** What grows at a player's home. @param {Player} player */
const grows = (player) => TERRITORIES[player.home ?? ""]?.areas.find((good) => good !== "beaver") ?? "corn";

/** @param {{view: Asked, ui: Ui, seat: number}} props */
export const Tribes = ({ view, ui, seat }) => html`<div class="wd-cards lit">
  ${(view.doing.tribes ?? []).map((/** @type {string} */ id) => html`<span key=${id} ...${ui.el(`tribe:${id}`, { label: `${cap(ui.noun(id))}. ${ui.say(`about-${id}`)}`, class: "wd-big" })}><${TribeFace} id=${id} ui=${ui} vegetable=${grows(view.players[seat])} /></span>`)}
</div>`;

/** @param {{ui: Ui}} props */
export const Oneida = ({ ui }) => html`<div class="wd-cards lit">
  ${PROGRESS_IDS.filter((id) => ui.lit(`progress:${id}`)).map((id) => html`<span key=${id} ...${ui.el(`progress:${id}`, { label: `${ui.noun(id)}. ${ui.say(`about-${id}`)}`, class: "wd-big" })}><${ProgressFace} id=${id} ui=${ui} /></span>`)}
</div>`;

export const WAYS = ["leave", "replace", "stay", "stay-replace"];

/** @param {{ui: Ui}} props */
export const Transfer = ({ ui }) => html`<div class="wd-ways">
  ${WAYS.filter((way) => ui.lit(way)).map((way) => html`<span key=${way} ...${ui.el(way, { label: ui.say("board-way", { way }), class: "wd-choice" })}><b>${ui.say("board-way", { way })}</b></span>`)}
</div>`;

/** Turtles in reach, with what is needed and what is there. @param {{view: View, ui: Ui, seat: number}} props */
export function Turtles({ view, ui, seat }) {
  const player = view.players[seat];
  /** @type {Record<string, number>} */
  const have = {
    women: player.yields?.women ?? 0,
    hunters: player.yields?.hunters ?? 0,
    canoes: player.yields?.fish ?? 0,
  };
  return html`<div class="wd-row wrap">
    ${TURTLE_IDS.filter((id) => ui.lit(`turtle:${id}`)).map((id) => {
      const { category } = turtle(id);
      const need = TURTLES[id].need - (player.tribe === "shawnee" ? 1 : 0);
      return html`<span key=${id} ...${ui.el(`turtle:${id}`, { label: ui.noun(id), class: "wd-choice" })}><${TurtleFace} id=${id} tracks=${null} ui=${ui} /><small>${ui.say("board-need", { need, have: have[category] })}</small></span>`;
    })}
  </div>`;
}

/** Where the guards are ahead. @param {{view: View, ui: Ui, seat: number}} props */
export function Military({ view, ui, seat }) {
  const lands = view.players[seat].yields?.military ?? [];
  return html`<div class="wd-preview"><p><b class="num">${lands.length}</b> ${ui.say("board-military-now", { count: lands.length })}</p>
    <p class="wd-note">${lands.map((/** @type {string} */ land) => ui.noun(land)).join(" · ")}</p></div>`;
}

/** Who comes home, and what the Ritual would count. @param {{view: Asked, ui: Ui, seat: number}} props */
export function Bring({ view, ui, seat }) {
  const { village, long_house } = view.players[seat];
  const heal = view.doing.decision === "heal";
  const home = { warrior: village.warrior + village.black, woman: village.woman, hunter: village.hunter };
  const score = (/** @type {string} */ kind) =>
    Math.min(
      ...Object.entries(home).map(([one, count]) => count + Number(one === (kind === "black" ? "warrior" : kind))),
    );
  const waiting = view.doing.decision === "ritual-score" ? [] : KINDS.filter((kind) => long_house[kind] > 0);
  const scarce = Math.min(...Object.values(home));
  return html`<div class="wd-ritual">
    <div class="wd-trio" role="img" aria-label=${
      heal
        ? `${ui.say("board-village")}: ${Object.entries(home)
            .map(([kind, count]) => `${ui.noun(kind)} ${count}`)
            .join(", ")}`
        : ui.say("board-ritual-now", { points: scarce })
    }>
      ${heal && html`<span class="wd-where">${ui.say("board-village")}</span>`}
      ${Object.entries(home).map(([kind, count]) => html`<span key=${kind} class=${classes(!heal && count === scarce && "least")}><${Sign} name=${ICON[kind]} /><b class="num">${count}</b></span>`)}
      ${!heal && html`<span class="wd-sum"><${Sign} name="drum" /><b class="num">${scarce}</b></span>`}
    </div>
    ${
      waiting.length > 0 &&
      html`<div class="wd-row">${waiting.map(
        (
          kind,
        ) => html`<span key=${kind} ...${ui.el(`longhouse:${kind}`, { label: `${ui.say("board-long-house")}: ${ui.noun(kind)}`, class: classes("wd-choice", "native") })}>
      <${Sign} name=${ICON[kind]} /><span><b>${cap(ui.noun(kind))}</b><small>× ${long_house[kind]}${heal ? "" : `, ${ui.say("board-ritual-then", { points: score(kind) })}`}</small></span>
    </span>`,
      )}</div>`
    }
  </div>`;
}

/** End of the year: a better tile comes, one of three goes. @param {{view: View, ui: Ui, seat: number}} props */
export function Replace({ view, ui, seat }) {
  const tiles = (/** @type {(string | null)[]} */ ids) =>
    html`<div class="wd-tiles">${ids.map((tile, at) => tile && html`<div key=${at} ...${ui.el(`tile:${tile}`, { label: ui.noun(tile), class: "wd-slot" })}><${TileFace} tile=${tile} ui=${ui} /></div>`)}</div>`;
  const { aside } = view.players[seat];
  return html`<div class="wd-replace lit">
    <div><h3>${ui.say("board-leaves-grid")}</h3><${Leaving} view=${view} ui=${ui} /></div>
    ${aside.length > 0 && html`<div><h3>${ui.say("board-set-aside")}</h3>${tiles(aside)}</div>`}
    ${!ui.compact && html`<div class="wd-display"><h3>${ui.say("board-display", { level: view.level })}</h3>${tiles(view.display)}</div>`}
  </div>`;
}
