/** What wins, how far everybody is, what threatens; and a hint. */

import { html } from "../../../web/dom.js";
import { Sign } from "./tile.js";
import { ICON, cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Player} Player */

/** How a total comes about: "3 + 3 + 1 swap token = 7". @param {Player} player @param {Ui} ui @returns {string} */
export const sumOf = (player, ui) =>
  ui.say("board-goal-sum", {
    first: player.counted[0],
    second: player.counted[1],
    swaps: player.swaps,
    total: player.total,
  });

/** What one's own secret turtles add. @param {Player} player @param {Ui} ui @returns {string[]} */
export const turtlesOf = (player, ui) =>
  Object.entries(player.from_turtles ?? {})
    .filter(([, points]) => Number(points) > 0)
    .map(([track, points]) => ui.say("board-goal-turtles", { track, points }));

/** What it is played for. @param {View} view @param {Ui} ui @returns {string} */
const how = (view, ui) => ui.say(view.ghost ? "board-goal-alone" : "board-goal-how", { years: view.years });

/** How far the best of the others is ahead or behind. @param {View} view @param {Ui} ui @returns {string} */
function lead(view, ui) {
  const me = view.players[ui.seat ?? view.turn ?? 0];
  const [best] = view.players.filter((player) => player !== me).sort((a, b) => b.total - a.total);
  if (!best) return "";
  if (me.total === best.total) return ui.say("board-goal-even", { seat: { seat: best.seat } });
  const first = me.total > best.total ? me : best;
  return ui.say("board-goal-leads", { seat: { seat: first.seat }, points: Math.abs(me.total - best.total) });
}

/** @param {View} view @param {Ui} ui @returns {string[]} */
function threats(view, ui) {
  const secret = view.players.filter(
    (player) => player.seat !== ui.seat && player.turtles.some((turtle) => !turtle.tracks),
  );
  const hidden = secret.map((player) =>
    ui.say("board-goal-secret", {
      seat: { seat: player.seat },
      count: player.turtles.filter((turtle) => !turtle.tracks).length,
    }),
  );
  return [lead(view, ui), ...(view.year === view.years ? [ui.say("board-goal-last")] : []), ...hidden].filter(Boolean);
}

/** @param {{view: View, ui: Ui, full?: boolean}} props full: with everything that threatens */
export function Goal({ view, ui, full = false }) {
  if (view.phase === "setup" || view.phase === "over")
    return full || view.phase === "setup"
      ? html`<section class="wk-goal" data-goal><h4>${ui.say("board-goal")}</h4><p>${how(view, ui)}</p></section>`
      : null;
  const player = view.players[ui.seat ?? view.turn ?? 0];
  const all = threats(view, ui);
  return html`<section class="wk-goal" data-goal aria-label=${ui.say("board-goal")} title=${how(view, ui)}>
    <div class="wk-goal-pairs">${view.pairs.map((/** @type {string[]} */ pair, /** @type {number} */ at) => html`<${Pair} key=${at} pair=${pair} at=${at} player=${player} ui=${ui} />`)}
      <b class="num" title=${[sumOf(player, ui), ...turtlesOf(player, ui)].join(" · ")}>${player.total}</b></div>
    <p class="wk-goal-sum">${[sumOf(player, ui), ...(full ? turtlesOf(player, ui) : []), all[0]].filter(Boolean).join(" · ")}</p>
    ${full && html`<p class="wk-note">${[how(view, ui), ...all.slice(1)].join(" ")}</p>`}
  </section>`;
}

/** A pair: both tracks, the lower one marked. @param {{pair: string[], at: number, player: import("./view.d.ts").Player, ui: Ui}} props */
function Pair({ pair, at, player, ui }) {
  const points = pair.map((track) => player.tracks[track] + (player.from_turtles?.[track] ?? 0));
  const label = `${ui.say("board-pair", { first: pair[0], second: pair[1] })}: ${points.join(", ")}. ${ui.say("board-counts", { points: player.counted[at] })}`;
  return html`<span class="wk-goal-pair" role="img" aria-label=${label} title=${label}>${pair.map((track, n) => html`<span key=${track} class=${points[n] <= points[1 - n] ? "low" : ""} title=${cap(ui.noun(track))}><${Sign} name=${ICON[track]} />${points[n]}</span>`)}</span>`;
}
