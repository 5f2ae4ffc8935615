/** The opponent of a player who is alone: its panel, and the ladder of ranks. */

import { classes, html } from "../../../web/dom.js";
import { RANKS } from "./data.js";
import { Sign } from "./tile.js";
import { cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** @param {string} id */
const word = (id) => id.replaceAll("_", "-");

/** A cloak without a face. @param {{size?: number}} props */
const GhostCrest = ({
  size = 34,
}) => html`<svg class="crest ghost-crest" viewBox="0 0 40 40" width=${size} height=${size} aria-hidden="true">
  <path class="crest-shape" d="M20 3C29 3 35 10 35 19V36L30 32L25 37L20 32L15 37L10 32L5 36V19C5 10 11 3 20 3Z" />
  <path class="ghost-mark" d="M20 9c6 0 9 4.5 9 10 0 3-1 6-3 8-2-2-4-3-6-3s-4 1-6 3c-2-2-3-5-3-8 0-5.5 3-10 9-10Z" />
  <path class="ghost-eyes" d="M14.5 17.5l5 2.200-5 1.600ZM25.5 17.5l-5 2.200 5 1.600Z" />
</svg>`;

/** Beside the players: the opponent, and the rank of the player so far. @param {{view: View, ui: Ui}} props */
export function Beside({ view, ui }) {
  if (!view.ghost) return null;
  return html`<${GhostPanel} view=${view} ui=${ui} ghost=${view.ghost} /><${Ladder} view=${view} ui=${ui} />`;
}

/** @param {{view: View, ui: Ui, ghost: import("./view.d.ts").Ghost}} props */
export function GhostPanel({ view, ui, ghost }) {
  const guards = Object.values(view.territories)
    .flat()
    .filter(({ seat }) => seat === ghost.seat)
    .reduce((sum, { guards }) => sum + guards, 0);
  const left = ghost.cards.length;
  return html`<article class="pl ghost-panel" aria-label=${ui.say("board-ghost")}>
    <div class="row">
      <${GhostCrest} />
      <div class="who"><h2 class="nm">${ui.say("board-ghost")}</h2>
        <p class="st wide-status">${ghost.home ? ui.noun(ghost.home) : ""}</p>
        <p class="st small-status"><${Sign} name="spears" />${guards}</p>
      </div>
      <span class="ghost-deck num" title=${ui.say("board-ghost-cards")} aria-label=${ui.say("board-ghost-deck", { count: left })}>${left}</span>
    </div>
    <div class="ghost-goods">
      <span title=${ui.say("board-guards", { count: guards })}><${Sign} name="spears" /><b class="num">${guards}</b> ${ui.say("board-ghost-guards", { count: guards })}</span>
      <span><b class="num">${ghost.warriors}</b> ${ui.say("board-ghost-stock")}</span>
      <span class="wide">${ui.say("board-ghost-cards")}: ${ghost.cards.map((id) => html`<em key=${id} data-tip=${ui.say(`about-${word(id)}`)}>${cap(ui.noun(word(id)))}</em>`)}</span>
    </div>
  </article>`;
}

/** The ranks, how far one is, and what the next one needs. @param {{view: View, ui: Ui}} props */
export function Ladder({ view, ui }) {
  const points = view.players[0].total;
  const now = RANKS.findLastIndex((rank) => points >= rank.points);
  const next = RANKS[now + 1];
  const name = (/** @type {number} */ at) => ui.say("board-rank", { rank: word(RANKS[at].id) });
  const part = (/** @type {number} */ at) => {
    const [from, to] = [RANKS[at].points, RANKS[at + 1]?.points ?? RANKS[at].points];
    return at < now || (at === now && !next) ? 1 : at > now ? 0 : (points - from) / (to - from);
  };
  return html`<section class="ladder" aria-label=${ui.say("board-ladder")}>
    <p><b>${name(now)}</b>${next ? html` <span>${ui.say("board-ladder-next", { points: next.points - points, rank: word(next.id) })}</span>` : ""}</p>
    <ol>${RANKS.map((rank, at) => html`<li key=${rank.id} class=${classes(at === now && "now", at === now + 1 && "next")} title=${`${name(at)}: ${rank.points}`}><i style=${{ "--part": part(at) }}></i><b class="num">${rank.points}</b><span>${name(at)}</span></li>`)}</ol>
  </section>`;
}
