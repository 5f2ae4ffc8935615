/** The timeline of a replay: how the scores went, a slider, and the buttons to move along it. */

import { Icon } from "../art.js";
import { html } from "../dom.js";

/** Where each chapter of the log begins, by index among the moments. @param {import("../types.js").Chapter[]} story @param {number[]} seqs @param {string[]} headings */
export function marks(story, seqs, headings) {
  return story.flatMap(({ seq, events }) => {
    const heading = events.find((event) => headings.includes(event.kind));
    const at = seqs.indexOf(seq);
    return heading && at >= 0 ? [{ at, event: heading }] : [];
  });
}

/** The part of the timeline that the words of a heading need. */
const ROOM = 0.08;

/** Of headings so close that their words would lie over each other, the first. @param {{at: number}[]} headings @param {number} last @returns {Set<number>} where they begin */
export function legible(headings, last) {
  /** @type {number[]} */
  const found = [];
  for (const { at } of headings) if (!found.length || at - found[found.length - 1] >= ROOM * last) found.push(at);
  return new Set(found);
}

/** The path of one seat's scores; moments not loaded yet are left out. @param {(number | null)[]} scores @param {number} most @param {number} width @param {number} height */
export function scorePath(scores, most, width, height) {
  const step = width / Math.max(1, scores.length - 1);
  const points = scores.flatMap((score, at) => (score === null ? [] : [`${(at * step).toFixed(1)} ${(height - (score / Math.max(1, most)) * height).toFixed(1)}`]));
  return points.length ? `M${points.join("L")}` : "";
}

/** The same, closed along the bottom. @param {(number | null)[]} scores @param {number} most @param {number} width @param {number} height */
function areaPath(scores, most, width, height) {
  const path = scorePath(scores, most, width, height);
  const last = scores.findLastIndex((score) => score !== null);
  return path && `${path}L${((last * width) / Math.max(1, scores.length - 1)).toFixed(1)} ${height}L0 ${height}Z`;
}

const [WIDTH, HEIGHT] = [960, 100];

/** @param {{t: import("../table/page.js").TableContext, replay: import("./ctrl.js").ReplayCtrl}} props */
export function Timeline({ t, replay }) {
  const { seqs, at } = replay;
  const last = seqs.length - 1;
  const tool = (/** @type {string} */ icon, /** @type {string} */ id, /** @type {() => void} */ on, /** @type {string} */ extra = "") =>
    html`<button class="tool ${extra}" aria-label=${t.say(id)} data-tip=${t.say(id)} onClick=${on}><${Icon} name=${icon} /></button>`;
  const headings = marks(replay.story, seqs, replay.board?.headings ?? ["round"]);
  const named = legible(headings, last);
  const where = (/** @type {number} */ index) => `${(index / Math.max(1, last)) * 100}%`;
  const go = (/** @type {number} */ to) => (replay.pause(), replay.toAt(to));
  return html`<div class="tl">
    <div class="ctl">
      ${tool("ui-first", "replay-first", () => go(0))}
      ${tool("ui-prev", "log-previous", () => go(at - 1))}
      ${replay.playingOn ? tool("ui-pause", "replay-pause", () => replay.pause(), "big") : tool("ui-play", "replay-play", () => replay.play(), "big")}
      ${tool("ui-next", "log-next", () => go(at + 1))}
      ${tool("ui-last", "replay-last", () => go(last))}
    </div>
    <div class="cw">
      <${Chart} t=${t} replay=${replay} at=${at} headings=${headings} />
      <input class="slider" type="range" min="0" max=${last} value=${at} aria-label=${t.say("replay-slider")} aria-valuetext=${t.ui.event(replay.past.moment?.events.at(-1) ?? { kind: "" }) || t.say("replay-moment", { now: at + 1, all: last + 1 })}
        onInput=${(/** @type {any} */ event) => go(Number(event.currentTarget.value))} />
      <div class="rd">
        ${headings.map(({ at: start, event }, index) => named.has(start) && html`<button key=${start} style=${{ left: where(start) }} class=${start <= at && at < (headings[index + 1]?.at ?? Infinity) ? "on" : ""} onClick=${() => go(start)} aria-label=${t.ui.event(event)}><span class="long">${t.ui.event(event)}</span><span class="shorter">${index + 1}</span></button>`)}
      </div>
    </div>
  </div>`;
}

/** @param {{t: import("../table/page.js").TableContext, replay: import("./ctrl.js").ReplayCtrl, at: number, headings: {at: number}[]}} props */
function Chart({ t, replay, at, headings }) {
  const { board, seqs, past } = replay;
  if (!board?.score) return null;
  const score = board.score;
  const lines = t.snapshot.players.map(({ seat }) => seqs.map((seq) => (past.at(seq) ? score(past.at(seq)?.view, seat) : null)));
  const most = Math.max(1, ...lines.flat().map((value) => value ?? 0), ...(t.snapshot.result?.scores ?? []));
  const x = (/** @type {number} */ index) => (index / Math.max(1, seqs.length - 1)) * WIDTH;
  return html`<svg class="chart" viewBox="0 -4 ${WIDTH} ${HEIGHT + 8}" preserveAspectRatio="none" role="img" aria-label=${t.say("replay-chart")}>
    ${headings.map((heading) => html`<path key=${heading.at} class="mark-line" d="M${x(heading.at)} 0V${HEIGHT}" />`)}
    ${lines.map((line, seat) => html`<path key=${`area${seat}`} class="score-area ${t.ui.colour(seat)}" d=${areaPath(line, most, WIDTH, HEIGHT)} />`)}
    ${lines.map((line, seat) => html`<path key=${seat} class="score-line ${t.ui.colour(seat)}" d=${scorePath(line, most, WIDTH, HEIGHT)} />`)}
    <path class="now-line" d="M${x(at)} -4V${HEIGHT + 4}" />
  </svg>`;
}
