/** Before the first round: which characters to keep, and who makes way for them. Words need room here, so this is HTML. */

import { html } from "../../../web/dom.js";
import { CARDS, facesOfValue } from "./data.js";
import { Face } from "./faces.js";
import { cap } from "./saying.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** A card by itself. @param {{card: string, colour: string, w: number}} props */
export function CardPicture({ card, colour, w }) {
  const tall = Math.round(w * 1.417);
  return html`<svg class="th-picture lit" viewBox="-3 -2 ${w + 6} ${tall + 7}" width=${w + 6} height=${tall + 7} aria-hidden="true">
    <g filter="url(#sh)"><${Face} card=${card} colour=${colour} w=${w} tall=${tall} worth=${null} lost=${false} /></g>
  </svg>`;
}

/** Small cards in a row, twins once with their number. @param {{faces: string[][], colour: string, w?: number}} props */
const Minis = ({ faces, colour, w = 40 }) =>
  html`<span class="th-minis">
    ${faces.map((ids) => html`<span class="th-mini"><${CardPicture} card=${ids[0]} colour=${colour} w=${w} />${ids.length > 1 && html`<small>×${ids.length}</small>`}</span>`)}
  </span>`;

/** @param {{view: View, ui: Ui}} props */
export function Setup({ view, ui }) {
  const seat = ui.seat;
  if (seat === null) return html`<div class="th-setup"><p class="th-waiting">${ui.say("board-setup-watch")}</p></div>`;
  const player = view.players[seat];
  const colour = ui.colour(seat);
  if (view.phase === "reject") return html`<${Choose} player=${player} colour=${colour} ui=${ui} />`;
  if (player.asked_special) return html`<${MakeWay} player=${player} colour=${colour} ui=${ui} />`;
  return html`<div class="th-setup"><h2 class="th-title">${ui.say("board-setup-kept")}</h2>
    <div class="th-picks">${(player.kept ?? []).map((/** @type {string} */ card) => html`<${Character} card=${card} colour=${colour} ui=${ui} alone />`)}</div>
  </div>`;
}

/** Three characters, one of which is turned down. @param {{player: import("./view.d.ts").Player, colour: string, ui: Ui}} props */
function Choose({ player, colour, ui }) {
  return html`<div class="th-setup">
    <div class="th-picks three">
      ${(player.dealt ?? []).map((/** @type {string} */ card) => {
        const chosen = ui.chosen(`special:${card}`);
        const sealed = player.ready && !player.kept?.includes(card);
        return html`<${Character} card=${card} colour=${colour} ui=${ui} target=${`special:${card}`} down=${chosen || sealed} kept=${player.ready && !sealed} />`;
      })}
    </div>
  </div>`;
}

/** @param {{card: string, colour: string, ui: Ui, target?: string, down?: boolean, kept?: boolean, alone?: boolean}} props */
function Character({ card, colour, ui, target, down, kept, alone }) {
  const about = ui.say(`power-${card}`);
  const label = `${ui.noun(card)}. ${about}`;
  return html`<div ...${target ? ui.el(target, { label, class: `th-pick ${down ? "down" : ""}` }) : { class: "th-pick" }} key=${card}>
    <${CardPicture} card=${card} colour=${colour} w=${ui.compact ? 76 : ui.box.width > 1400 && ui.box.height > 640 ? 172 : 128} />
    <div class="th-about">
      <h3>${cap(ui.noun(card))}</h3>
      <p>${about}</p>
      ${!alone && html`<div class="th-way"><span>${ui.say("board-makes-way")}</span><${Minis} faces=${facesOfValue(CARDS[card].value)} colour=${colour} /></div>`}
      ${down && html`<span class="th-tag">${ui.say("board-turned-down")}</span>`}
      ${kept && html`<span class="th-tag kept">${ui.say("board-kept")}</span>`}
    </div>
  </div>`;
}

/** The character that asks, and those who could make way. @param {{player: import("./view.d.ts").Player, colour: string, ui: Ui}} props */
function MakeWay({ player, colour, ui }) {
  const special = /** @type {string} */ (player.asked_special);
  const faces = facesOfValue(CARDS[special].value);
  const most = Math.max(...faces.map((ids) => CARDS[ids[0]].hair));
  return html`<div class="th-setup">
    <div class="th-swap">
      <${Character} card=${special} colour=${colour} ui=${ui} alone />
      <div class="th-leave">
        <h3>${ui.say("board-who-leaves", { count: faces.length })}</h3>
        <div class="th-leavers">
          ${faces.map((ids) => {
            const hair = CARDS[ids[0]].hair;
            const target = `warrior:${ids[0]}`;
            return html`<div key=${ids[0]} ...${ui.el(target, { label: ui.noun(ids[0]), class: "th-pick th-leaver" })}>
              <${CardPicture} card=${ids[0]} colour=${colour} w=${ui.compact ? 84 : 112} />
              <b>${cap(ui.say("table-field-hair", { value: hair }))}</b>
              <span>${ids.length > 1 ? ui.say("board-of-these", { count: ids.length }) : hair === most ? ui.say("board-wise") : " "}</span>
            </div>`;
          })}
        </div>
      </div>
    </div>
  </div>`;
}

/** The own tribe while characters are chosen. @param {{view: View, ui: Ui}} props */
export function Tribe({ view, ui }) {
  if (ui.seat === null || ui.compact) return null;
  const gone = new Set(view.players[ui.seat].replaced ?? []);
  const cards = Object.values(CARDS).filter((row) => !row.character);
  const values = [...new Set(cards.map((row) => row.value))];
  const mini = (/** @type {typeof cards[number]} */ row) =>
    html`<span key=${row.id} class=${gone.has(row.id) ? "th-left" : ""}><${CardPicture} card=${row.id} colour=${ui.colour(/** @type {number} */ (ui.seat))} w=${28} /></span>`;
  return html`<div class="th-own th-tribe">
    <span class="th-tribe-name">${ui.say("board-your-tribe", { count: cards.length })}</span>
    <div class="th-tribe-cards">${values.map((value) => html`<span key=${value}>${cards.filter((row) => row.value === value).map(mini)}</span>`)}</div>
  </div>`;
}
