/** What is paid and taken: exchanges, prices, points for goods, points on a track. */

import { classes, html } from "../../../web/dom.js";
import { blankets } from "./abouts.js";
import { PROGRESS, TOP } from "./data.js";
import { ProgressFace, Sign } from "./tile.js";
import { ICON, RESOURCES, cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./model.js").Asked} Asked */

const VEGETABLES = RESOURCES.slice(0, 3);

/** Resources as buttons. @param {{ui: Ui, kind: "good" | "supply", counts?: Record<string, number>}} props */
const Row = ({ ui, kind, counts }) =>
  html`<div class="wd-row goods">
    ${RESOURCES.map((good) => html`<span key=${good} ...${ui.el(`${kind}:${good}`, { label: cap(ui.noun(good)), class: classes("wd-pick", counts && !counts[good] && "zero") })}><${Sign} name=${ICON[good]} class="g-${good}" />${counts && html`<b class="num">${counts[good]}</b>`}</span>`)}
  </div>`;

/** Give, then take; with the odds of the blanket. @param {{view: Asked, ui: Ui, seat: number}} props */
export function Exchange({ view, ui, seat }) {
  const { doing, players } = view;
  return html`<div class="wd-trade">
    <div class="wd-give"><h3>${ui.say("board-give")}</h3><${Row} ui=${ui} kind="good" counts=${players[seat].goods} /></div>
    <div class="wd-give"><h3>${ui.say("board-take")}</h3><${Row} ui=${ui} kind="supply" /></div>
    ${doing.slot && html`<p class="wd-note">${doing.exchanged ? "" : `${ui.say("board-no-risk")}. `}${ui.say("board-risk", blankets(view))}</p>`}
  </div>`;
}

/** @param {{ui: Ui}} props */
export const Supply = ({ ui }) =>
  html`<div class="wd-give"><h3>${ui.say("board-supply")}</h3><${Row} ui=${ui} kind="supply" /></div>`;

/** One point for each. @param {{view: Asked, ui: Ui, seat: number}} props */
export function Spending({ view, ui, seat }) {
  const spent = view.doing.spent ?? [];
  return html`<div class="wd-give">
    <h3>${ui.say("board-spent", { points: spent.length })}</h3>
    ${spent.length > 0 && html`<p class="wd-spent">${spent.map((/** @type {string} */ good) => html`<span key=${good}><${Sign} name=${ICON[good]} class="g-${good}" /><span class="sr">${ui.noun(good)}</span></span>`)}</p>`}
    ${ui.compact && html`<${Row} ui=${ui} kind="good" counts=${view.players[seat].goods} />`}
  </div>`;
}

/** The tile being bought, and the ways to pay for it. @param {{view: Asked, ui: Ui, seat: number}} props */
export function Buying({ view, ui }) {
  const { progress: id = "", discount } = view.doing;
  const { level } = PROGRESS[id];
  const sets = Array.from({ length: 8 }, (_, bits) => VEGETABLES.filter((_good, at) => (bits >> at) & 1));
  const all = [0, 1, 2, 3].flatMap((leather) =>
    [0, 1, 2, 3].flatMap((fish) => sets.map((vegetables) => ({ leather, fish, vegetables }))),
  );
  const ways = all.filter((way) => ui.lit(priceTarget(way)));
  return html`<div class="wd-buying">
    <span class="lit"><${ProgressFace} id=${id} ui=${ui} /></span>
    <div class="wd-ways">
      ${ways.map(
        (
          way,
        ) => html`<span key=${priceTarget(way)} ...${ui.el(priceTarget(way), { label: ui.say("option-pay", { leather: way.leather, fish: way.fish, vegetables: way.vegetables.length ? way.vegetables : "none" }), class: "wd-choice price" })}>
        ${way.leather > 0 && html`<i><${Sign} name=${ICON.leather} class="g-leather" />${way.leather}</i>`}${way.fish > 0 && html`<i><${Sign} name=${ICON.fish} class="g-fish" />${way.fish}</i>`}
        ${way.vegetables.map((good) => html`<i key=${good}><${Sign} name=${ICON[good]} class="g-${good}" />1</i>`)}
        ${!way.leather && !way.fish && !way.vegetables.length && html`<i>0</i>`}
      </span>`,
      )}
      ${!ways.length && html`<p class="wd-note">${ui.say("board-price", { level })}${discount ? ` (−${discount})` : ""}</p>`}
    </div>
  </div>`;
}

/** @param {{leather: number, fish: number, vegetables: string[]}} way */
const priceTarget = ({ leather, fish, vegetables }) => `price:${leather}-${fish}-${vegetables.join("+") || "none"}`;

/** Tracks in their pairs, with what a point more would count. @param {{view: Asked, ui: Ui, seat: number}} props */
export function Balance({ view, ui, seat }) {
  const { tracks } = view.players[seat];
  const points = view.doing.points ?? 1;
  return html`<div class="wd-tracks">
    ${view.pairs.map(
      (/** @type {string[]} */ pair, /** @type {number} */ at) => html`<div key=${at} class="wd-row">
      ${pair.map((track, n) => {
        const [now, other] = [tracks[track], tracks[pair[1 - n]]];
        const next = Math.min(TOP, now + points);
        const more = Math.min(next, other) - Math.min(now, other);
        return html`<span key=${track} ...${ui.el(`track:${track}`, { label: ui.say("board-at", { track, points: now }), class: "wd-choice track" })}>
          <${Sign} name=${ICON[track]} /><span><b>${cap(ui.noun(track))} <span class="num">${now}</span></b>
          ${view.doing.decision === "track" && ui.lit(`track:${track}`) && html`<small>${now >= TOP ? ui.say("board-full") : more > 0 ? ui.say("board-counts-more", { points: more }) : ui.say("board-counts-later")}</small>`}</span>
        </span>`;
      })}
    </div>`,
    )}
  </div>`;
}
