/** The end: who won, the score sheet, what was hidden. */

import { Icon } from "../art.js";
import { Curves, chapterAt, indexOf, useCourse } from "../course.js";
import { classes, html, useState } from "../dom.js";
import { get, outside } from "../net.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/** Whether there is something to analyse: a match against others, and no lesson. @param {import("../types.js").Snapshot} snapshot */
export const analysable = ({ players, lesson }) => players.length > 1 && !lesson;

/** The result in one sentence. @param {TableContext} t @returns {{say: string, winner: number | null}} */
export function outcome(t) {
  const { result } = t.snapshot;
  if (!result) return { say: t.say("end-over"), winner: null };
  const first = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const scores = [...result.scores].sort((a, b) => b - a);
  if (first.length > 1)
    return {
      say: t.say("end-shared", { who: t.words.list(first.map((seat) => t.ui.names[seat])), most: scores[0] }),
      winner: null,
    };
  const winner = first[0];
  const args = { seat: { seat: winner }, most: result.scores[winner], least: scores.find((_, at) => at > 0) ?? 0 };
  // Some goals win whatever the points: then the reason is the result.
  if (result.tie && scores[0] > args.most) return { say: t.ui.say(result.tie), winner };
  const two = result.scores.length === 2 && scores[0] === args.most;
  const tie = two && scores[0] === scores[1];
  return { say: t.say(tie ? "end-won-tie" : two ? "end-won" : "end-won-many", args), winner };
}

/** That the luck was set in advance, or the reader's place; of a lesson neither is worth a word. @param {TableContext} t */
export const nothingLeft = (t) =>
  t.snapshot.lesson ? "" : t.snapshot.seed_chosen ? t.say("end-seed-chosen") : myPlace(t);

/** So near to the first place is a near miss: a tenth of the winner's points, at least one point. */
const NEAR = 0.1;

/** What the end is for the reader: a win, a shared one, a near miss, a place; "" for a spectator. @param {import("../types.js").Result} result @param {number | null} seat @returns {"" | "won" | "shared" | "near" | "place" | "alone"} */
export function gesture(result, seat) {
  if (seat === null) return "";
  const { ranks, scores } = result;
  if (ranks.length === 1) return "alone";
  const winners = ranks.filter((rank) => rank === 1).length;
  if (ranks[seat] === 1) return winners > 1 ? "shared" : "won";
  const best = Math.max(...scores.filter((_, at) => ranks[at] === 1));
  return best - scores[seat] <= Math.max(1, best * NEAR) ? "near" : "place";
}

/** @param {TableContext} t */
function myPlace(t) {
  const { result } = t.snapshot;
  const { seat } = t.ui;
  const found = result ? gesture(result, seat) : "";
  if (!result || seat === null || !found || found === "alone") return "";
  const best = Math.max(...result.scores.filter((_, at) => result.ranks[at] === 1));
  return t.say(`end-place-${found}`, {
    rank: result.ranks[seat],
    count: result.ranks.length,
    missing: best - result.scores[seat],
  });
}

/** The line of the score sheet that separated the first from the second most, as a sentence. @param {TableContext} t */
function reason(t) {
  const { result } = t.snapshot;
  if (!result) return "";
  if (result.tie) return t.ui.say(result.tie);
  const order = [...result.ranks.keys()].sort((a, b) => result.ranks[a] - result.ranks[b]);
  if (order.length < 2 || result.ranks[order[1]] === 1) return "";
  const [first, second] = order;
  const lines = result.lines
    .map((line) => ({ line, gap: line.points[first] - line.points[second] }))
    .sort((a, b) => b.gap - a.gap);
  if (result.lines.length < 2 || !lines[0] || lines[0].gap <= 0) return "";
  const { line } = lines[0];
  return t.say("end-why", {
    source: t.ui.say(line.caption),
    most: line.points[first],
    least: line.points[second],
    seat: { seat: first },
    other: { seat: second },
  });
}

/** Whether to offer a guest to keep their games: after a second one, not before. @param {TableContext} t */
const offersToKeep = ({ app, ui, snapshot }) =>
  ui.seat !== null && !snapshot.lesson && app.session.known()?.kind !== "member" && app.session.games() > 1;

/** The file of a closed table is given only to whoever sits there: a plain link does not say who asks. @param {TableContext} t */
const saveFile = (t) =>
  t.ctrl.doing(async () => {
    const text = /** @type {string} */ (await get(`${t.ctrl.path}/file`, t.ctrl.feed?.token));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
    link.download = `${t.snapshot.game}-${t.ctrl.table.slice(0, 8)}.jsonl`;
    link.click();
    URL.revokeObjectURL(link.href);
  });

/** A link to the finished game, and who can open it. @param {TableContext} t */
function Share(t) {
  const [copied, setCopied] = useState(false);
  const isClosed = t.snapshot.access === "closed";
  const copy = async () => {
    await navigator.clipboard?.writeText(`${location.origin}${outside(`/r/${t.ctrl.table}`)}`).catch(() => {});
    setCopied(true);
  };
  return html`<p class="share"><button class="btn small" onClick=${copy}><${Icon} name=${copied ? "ui-check" : "ui-copy"} />${t.say(copied ? "links-copied" : "end-share")}</button> <span>${t.say(isClosed ? "end-share-closed" : "end-share-all")}</span></p>`;
}

/** @param {TableContext} t */
export function EndSheet(t) {
  const { ui, ctrl, snapshot } = t;
  const course = useCourse(ctrl.table, ctrl.feed?.token);
  const result = snapshot.result;
  if (!result) return null;
  const order = [...result.ranks.keys()].sort((a, b) => result.ranks[a] - result.ranks[b] || a - b);
  const review = ctrl.board?.review?.(snapshot.view, ui);
  const why = reason(t) === outcome(t).say ? "" : reason(t);
  const place = myPlace(t);
  return html`<div class=${classes("end", gesture(result, ui.seat))}>
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col"><span class="sr">${t.say("end-source")}</span></th>
          ${order.map((seat) => html`<th scope="col" key=${seat} class=${seat === ui.seat ? "mine" : ""}>${ui.crest(seat, 28)}<span>${seat === ui.seat ? t.say("panel-you") : ui.names[seat]}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${result.lines.map(
          (line, at) => html`<tr key=${at} style=${{ "--nth": at }}>
          <th scope="row"><${Icon} name=${ctrl.board?.lineIcon?.[line.caption.id] ?? "laurel-crown"} />${ui.say(line.caption)}</th>
          ${order.map((seat) => html`<td key=${seat} class=${classes("num", line.points[seat] === Math.max(...line.points) && line.points[seat] > 0 && "best")}>${line.points[seat]}</td>`)}
        </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t.say("end-total")}</th>
          ${order.map((seat) => html`<td key=${seat} class=${classes("num", result.ranks[seat] === 1 && "best")}>${result.scores[seat]}</td>`)}
        </tr>
        ${
          order.length > 2 &&
          html`<tr class="ranks">
          <th scope="row">${t.say("end-rank")}</th>
          ${order.map((seat) => html`<td key=${seat}>${t.say("end-nth", { rank: result.ranks[seat] })}</td>`)}
        </tr>`
        }
      </tfoot>
    </table>
    <div class="secrets" tabindex="0" role="region" aria-label=${t.say("end-how")}>
      ${place && html`<p class="place">${place}</p>`}
      ${why && html`<p class="why">${why}</p>`}
      ${offersToKeep(t) && html`<p class="keep"><span>${t.say("end-keep")}</span> <button onClick=${() => t.setDrawer("keep")}>${t.say("self-keep-button")}</button></p>`}
      ${!snapshot.lesson && html`<${Share} ...${t} />`}
      ${course && html`<${Course} t=${t} course=${course} />`}
      ${review && html`<h3>${t.say("end-hidden")}</h3>${review}`}
      <details class="seal"><summary>${t.say("end-more")}</summary>
        <p>${t.say("end-seed", { seed: snapshot.seed ?? "" })}</p>
        <p>${snapshot.access === "closed" ? html`<button class="more" onClick=${() => saveFile(t)}>${t.say("end-file")}</button>` : html`<a href="/api/tables/${ctrl.table}/file" download>${t.say("end-file")}</a>`}</p>
      </details>
    </div>
  </div>`;
}

/** How it went: the moment that decided, and everybody's points over time. @param {{t: TableContext, course: import("../types.js").Course}} props */
function Course({ t, course }) {
  const { turning, scores } = course;
  const lines = scores[0]?.map((_, seat) => scores.map((row) => row[seat])) ?? [];
  const chapter = turning && chapterAt(course, turning.entry);
  return html`<div class="course">
    ${
      turning &&
      html`<p class="decided">
      ${t.say(`end-turning-${turning.kind}`, { chapter: chapter ? t.ui.say(chapter) : "", known: chapter ? "yes" : "no", seat: { seat: turning.seat }, points: turning.scores[turning.seat] })}
      ${" "}<a href="/r/${t.ctrl.table}?entry=${turning.entry}">${t.say("end-turning-see")}</a>
    </p>`
    }
    <${Curves} t=${t} lines=${lines} marks=${course.chapters.map(({ entry }) => indexOf(course, entry))} turning=${turning && indexOf(course, turning.entry)} />
  </div>`;
}

/**
 * Somebody wants to call it off: the sentence, and what the reader may answer.
 * @param {TableContext} t @returns {{say: string, sub: string, seat: number, mine: boolean, asked: boolean}}
 */
export function callingOff(t) {
  const { by, waiting_for } = /** @type {{by: number, waiting_for: number[]}} */ (t.snapshot.vote);
  const { seat } = t.ui;
  const mine = seat !== null && waiting_for.includes(seat);
  const who = t.words.list(waiting_for.map((one) => t.ui.names[one]));
  return {
    say: t.say("ribbon-call-off", { seat: { seat: by } }),
    sub: mine ? t.say("ribbon-call-off-sub") : t.say("ribbon-rewind-waits", { who }),
    seat: by,
    mine,
    asked: by === seat,
  };
}

/** How a table ended that was not played to its end. @param {TableContext} t */
export function closedWords(t) {
  const { closed, players, result } = t.snapshot;
  const gone = players.filter((player) => player.gone).map((player) => t.ui.names[player.seat]);
  const won = (result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [t.ui.names[seat]] : []));
  return t.say(`closed-${closed}`, { who: t.words.list(gone), winners: t.words.list(won) });
}
