/** Luck and skill apart: for each seat what luck, its own choices and those of the others made of an equal share. */

import { Crest, colour } from "../art.js";
import { classes, html } from "../dom.js";

/** Games of a hundred, with a sign that reads well. @param {number} share */
export function signed(share) {
  const games = Math.round(100 * share);
  return games > 0 ? `+${games}` : games < 0 ? `−${-games}` : "0";
}

/** @param {{kit: import("./page.js").Kit, result: import("./page.js").Result}} props */
export function Luck({ kit, result }) {
  const rows = /** @type {const} */ (["luck", "skill", "gifts"]);
  const most = Math.max(0.1, ...rows.flatMap((row) => result[row].map(Math.abs)));
  // An analysis that was kept for long does not say it.
  const doubt = Math.max(0, ...(result.doubts ?? []));
  const winners = result.shares.filter((share) => share > 0).length;
  return html`<section class="analysis-card">
    <h2>${kit.say("analysis-luck-title")}</h2>
    <p class="about">${kit.say("analysis-luck-about", { fair: Math.round(100 / result.seats) })}</p>
    <ul class="lucks">
      ${result.shares.map(
        (share, seat) => html`<li key=${seat} class=${colour(seat)}>
        <h3><${SeatCrest} kit=${kit} seat=${seat} /><span>${kit.names[seat]}</span>${share > 0 && html`<span class="won">${kit.say(winners > 1 ? "analysis-won-shared" : "analysis-won")}</span>`}</h3>
        <dl>
          ${rows.map(
            (row) => html`<div key=${row}>
            <dt>${kit.say(`analysis-${row}`)}</dt>
            <dd><span class="way" aria-hidden="true">${Math.round(100 * result[row][seat]) !== 0 && html`<span class=${classes("part", result[row][seat] < 0 && "minus")} style=${{ "--long": Math.abs(result[row][seat]) / most }}></span>`}</span><b class="num">${signed(result[row][seat])}</b></dd>
          </div>`,
          )}
        </dl>
      </li>`,
      )}
    </ul>
    ${doubt > 0 && html`<p class="about doubt">${kit.say("analysis-luck-doubt", { games: Math.max(1, Math.round(100 * doubt)) })}</p>`}
  </section>`;
}

/** A player's crest, with the emblem of the game. @param {{kit: import("./page.js").Kit, seat: number, size?: number}} props */
export function SeatCrest({ kit, seat, size = 30 }) {
  const { view } = kit.snapshot;
  return html`<${Crest} seat=${seat} size=${size} emblem=${view && kit.board?.emblem?.(view, seat)} />`;
}
