/** The end: who won, the score sheet, what was hidden. */

import { Icon } from "../art.js";
import { classes, html } from "../dom.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/** The result in one sentence. @param {TableContext} t @returns {{say: string, winner: number | null}} */
export function outcome(t) {
  const { result } = t.snapshot;
  if (!result) return { say: t.say("end-over"), winner: null };
  const first = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const scores = [...result.scores].sort((a, b) => b - a);
  if (first.length > 1) return { say: t.say("end-shared", { who: t.words.list(first.map((seat) => t.ui.names[seat])), most: scores[0] }), winner: null };
  const winner = first[0];
  const args = { seat: { seat: winner }, most: result.scores[winner], least: scores.find((_, at) => at > 0) ?? 0 };
  const two = result.scores.length === 2;
  const tie = two && result.scores[0] === result.scores[1];
  return { say: t.say(tie ? "end-won-tie" : two ? "end-won" : "end-won-many", args), winner };
}

/** The seed is open now. @param {TableContext} t */
export const nothingLeft = (t) => (t.snapshot.seed_chosen ? t.say("end-seed-chosen") : "");

/** @param {TableContext} t */
export function EndSheet(t) {
  const { ui, ctrl, snapshot } = t;
  const result = snapshot.result;
  if (!result) return null;
  const order = [...result.ranks.keys()].sort((a, b) => result.ranks[b] - result.ranks[a] || a - b);
  const review = ctrl.board?.review?.(snapshot.view, ui);
  return html`<div class="end">
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col"><span class="sr">${t.say("end-source")}</span></th>
          ${order.map((seat) => html`<th scope="col" key=${seat}>${ui.crest(seat, 28)}<span>${seat === ui.seat ? t.say("panel-you") : ui.names[seat]}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${result.lines.map((line, at) => html`<tr key=${line.caption.id} style=${{ "--nth": at }}>
          <th scope="row"><${Icon} name=${ctrl.board?.lineIcon?.[line.caption.id] ?? "laurel-crown"} />${ui.say(line.caption)}</th>
          ${order.map((seat) => html`<td key=${seat} class=${classes("num", line.points[seat] === Math.max(...line.points) && line.points[seat] > 0 && "best")}>${line.points[seat]}</td>`)}
        </tr>`)}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t.say("end-total")}</th>
          ${order.map((seat) => html`<td key=${seat} class=${classes("num", result.ranks[seat] === 1 && "best")}>${result.scores[seat]}</td>`)}
        </tr>
      </tfoot>
    </table>
    <div class="secrets">
      ${review && html`<h3>${t.say("end-hidden")}</h3>${review}`}
      <p class="seal">${t.say("end-seed", { seed: snapshot.seed ?? "" })} <a href="/api/tables/${ctrl.table}/file" download>${t.say("end-file")}</a></p>
    </div>
  </div>`;
}
