/** The four tracks in their two pairs: who stands where, what each pair counts now, what counts for nothing yet. */

import { html } from "../../../web/dom.js";
import { TOP, TRACK_ICON } from "./data.js";
import { Sign } from "./tile.js";
import { cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Player} Player */

const [LANE, LEFT] = [28, 14];

/** The tracks from 0 to 25, the markers side by side where they meet, and the sums below. @param {{view: View, ui: Ui}} props */
export function Tracks({ view, ui }) {
  return html`<div class="wk-tracks">
    <${Sums} view=${view} ui=${ui} />
    ${view.pairs.map(
      (
        /** @type {string[]} */ pair,
        /** @type {number} */ at,
      ) => html`<section key=${at} class="wk-pair" aria-label=${ui.say("board-pair", { first: pair[0], second: pair[1] })}>
      ${pair.map((track, nth) => html`<${Track} key=${track} track=${track} view=${view} ui=${ui} ruled=${nth === 1} />`)}
    </section>`,
    )}
    <${Secrets} view=${view} ui=${ui} />
    ${view.ghost && html`<${Ghost} ghost=${view.ghost} ui=${ui} />`}
  </div>`;
}

/** Turtles that nobody else has seen count later. @param {{view: View, ui: Ui}} props */
function Secrets({ view, ui }) {
  const secret = (/** @type {import("./view.d.ts").Player} */ player) =>
    player.turtles.filter((turtle) => !turtle.tracks).length;
  const owners = view.players.filter(secret);
  return (
    owners.length > 0 &&
    html`<p class="wk-note">${owners.map((player) => `${ui.names[player.seat]}: ${ui.say("board-secret-turtles", { count: secret(player) })}`).join(" · ")}</p>`
  );
}

/** What the Ghost may still do, and at the end what one has become. @param {{ghost: import("./view.d.ts").Ghost, ui: Ui}} props */
function Ghost({ ghost, ui }) {
  const word = (/** @type {string} */ id) => id.replaceAll("_", "-");
  return html`<section class="wk-pair"><h4>${ui.say("board-ghost")}</h4>
    ${ghost.rank ? html`<p class="num">${ui.say("board-rank", { rank: word(ghost.rank) })}</p>` : html`<p class="wk-note">${ui.say("board-ghost-cards")}: ${ghost.cards.map((/** @type {string} */ id) => ui.noun(word(id))).join(", ")}</p>`}
  </section>`;
}

/** @param {{track: string, view: View, ui: Ui, ruled: boolean}} props ruled: with the numbers below, for both of the pair */
function Track({ track, view, ui, ruled }) {
  const W = ui.compact ? Math.max(200, ui.box.width - 64) : 200;
  const at = (/** @type {number} */ points) => LEFT + 8 + (points * (W - LEFT - 18)) / TOP;
  const label = `${cap(ui.noun(track))}: ${view.players.map((player) => `${ui.names[player.seat]} ${player.tracks[track]}`).join(", ")}`;
  /** @type {Map<number, number[]>} */
  const stacks = new Map();
  for (const player of view.players)
    stacks.set(player.tracks[track], [...(stacks.get(player.tracks[track]) ?? []), player.seat]);
  return html`<div ...${ui.el(`track:${track}`, { label, class: "wk-track" })}>
    <h4><${Sign} name=${TRACK_ICON[track]} />${cap(ui.noun(track))}</h4>
    <svg viewBox="0 0 ${W} ${LANE + (ruled ? 16 : 0)}" class="lit" aria-hidden="true">
      <rect class="wk-groove" x=${LEFT - 8} y=${LANE / 2 - 4} width=${W - LEFT + 6} height="8" rx="4" />
      ${[0, 5, 10, 15, 20, 25].map((points) => html`<path key=${points} class="wk-tick" d="M${at(points)} ${LANE / 2 - 6}v12" />${ruled && html`<text key=${`t${points}`} class="wk-tick-text" x=${at(points)} y=${LANE + 13} text-anchor="middle">${points}</text>`}`)}
      ${[...stacks].map(([points, seats]) => seats.map((seat, nth) => html`<path key=${seat} class="wk-body ${ui.colour(seat)} wk-marker" d=${ui.shape(seat, 0, 0, 8)} style=${{ transform: `translate(${at(points) + (nth - (seats.length - 1) / 2) * 5}px,${LANE / 2 + (nth - (seats.length - 1) / 2) * 7}px)` }} />`))}
    </svg>
  </div>`;
}

/** What everybody would score now. @param {{view: View, ui: Ui}} props */
function Sums({ view, ui }) {
  return html`<table class="wk-sums"><thead><tr><th><span class="sr">${ui.say("board-tracks")}</span></th>
    ${view.pairs.map((/** @type {string[]} */ pair, /** @type {number} */ at) => html`<th key=${at} scope="col"><${Sign} name=${TRACK_ICON[pair[0]]} /><${Sign} name=${TRACK_ICON[pair[1]]} /><span class="sr">${ui.say("board-pair", { first: pair[0], second: pair[1] })}</span></th>`)}
    <th scope="col">${ui.say("board-wasted")}</th><th scope="col">${ui.say("board-worth-now")}</th></tr></thead>
    <tbody>${view.players.map(
      (player) => html`<tr key=${player.seat}>
      <th scope="row">${ui.crest(player.seat, 22)}<span class="sr">${ui.names[player.seat]}</span></th>
      ${player.counted.map((/** @type {number} */ points, /** @type {number} */ at) => html`<td key=${at} class="num">${points}</td>`)}
      <td>${wasted(view, player)}</td><td class="num wk-total">${player.total}</td>
    </tr>`,
    )}</tbody></table>`;
}

/** Points on the higher track of each pair that count for nothing. @param {View} view @param {Player} player */
const wasted = (view, player) =>
  view.pairs.reduce(
    (/** @type {number} */ sum, /** @type {string[]} */ [a, b]) => sum + Math.abs(player.tracks[a] - player.tracks[b]),
    0,
  );
