/** The timeline of a replay: how the points went, a slider, and the buttons to move along it. */

import { Icon } from "../art.js";
import { Curves, Legend } from "../course.js";
import { html } from "../dom.js";

/** The part of the timeline that a letter of a heading needs, at the narrowest where headings are words. */
const LETTER = 0.0125;

/**
 * How each heading is written so that none lies over the next: in words, by its number, or not at all.
 * @param {{at: number, words: string, number: string}[]} headings @param {number} last @returns {string[]}
 */
export function legible(headings, last) {
  return headings.map(({ at, words, number }, index) => {
    const room = (headings[index + 1]?.at ?? Infinity) - at;
    return [words, number].find((one) => (one.length + 1) * LETTER * last <= room) ?? "";
  });
}

/** @param {{t: import("../table/page.js").TableContext, replay: import("./ctrl.js").ReplayCtrl}} props */
export function Timeline({ t, replay }) {
  const { seqs, at, parts, course } = replay;
  const last = seqs.length - 1;
  const tool = (
    /** @type {string} */ icon,
    /** @type {string} */ id,
    /** @type {() => void} */ on,
    /** @type {string} */ extra = "",
  ) =>
    html`<button class="tool ${extra}" aria-label=${t.say(id)} data-tip=${t.say(id)} onClick=${on}><${Icon} name=${icon} /></button>`;
  const named = legible(
    parts.map(({ at, name }) => ({ at, words: t.ui.say(name), number: String(name.args?.now ?? "") })),
    last,
  );
  const where = (/** @type {number} */ index) => `${(index / Math.max(1, last)) * 100}%`;
  const go = (/** @type {number} */ to) => replay.toAt(to);
  const turning = course?.turning
    ? replay.chapters.findLastIndex((chapter) => chapter.entry <= (course.turning?.entry ?? 0))
    : null;
  return html`<div class="tl">
    <div class="tl-left"><div class="ctl">
      ${tool("ui-first", "replay-first", () => go(0))}
      ${tool("ui-prev", "log-previous", () => go(at - 1))}
      ${replay.playingOn ? tool("ui-pause", "replay-pause", () => replay.pause(), "big") : tool("ui-play", "replay-play", () => replay.play(), "big")}
      ${tool("ui-next", "log-next", () => go(at + 1))}
      ${tool("ui-last", "replay-last", () => go(last))}
    </div>
    ${course && html`<${Legend} t=${t} count=${replay.scores.length} />`}</div>
    <div class="cw">
      ${course && html`<${Curves} t=${t} lines=${replay.scores} marks=${parts.map((part) => part.at)} now=${at} turning=${turning} names=${false} />`}
      <div class="along">
        <input class="slider" type="range" min="0" max=${last} value=${at} aria-label=${t.say("replay-slider")} aria-valuetext=${t.ui.event(replay.past.moment?.events.at(-1) ?? { kind: "" }) || t.say("replay-moment", { now: at + 1, all: last + 1 })}
          onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => go(Number(event.currentTarget.value))} />
        <div class="rd">
          ${parts.map(({ at: start, name }, index) => named[index] && html`<button key=${start} style=${{ left: where(start) }} class=${start <= at && at < (parts[index + 1]?.at ?? Infinity) ? "on" : ""} onClick=${() => go(start)} aria-label=${t.ui.say(name)}><span class="long">${named[index]}</span><span class="shorter">${name.args?.now ?? "·"}</span></button>`)}
        </div>
      </div>
    </div>
  </div>`;
}
