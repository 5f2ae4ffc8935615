/**
 * How a finished match went: everybody's true points after every choice that counts, and the curves they make.
 *
 * @typedef {import("./types.js").Course} Course
 */

import { classes, html, useEffect, useState } from "./dom.js";
import { get } from "./net.js";

/** @type {Map<string, Promise<Course>>} */
const asked = new Map();

/** @param {string} table @param {string | null} [token] of a seat: at a closed table nobody else may ask @returns {Promise<Course>} */
export function loadCourse(table, token) {
  let course = asked.get(table);
  if (!course) {
    course = get(`/api/tables/${table}/course`, token);
    course.catch(() => asked.delete(table));
    asked.set(table, course);
  }
  return course;
}

/** @param {string} table @param {string | null} [token] @returns {Course | null} */
export function useCourse(table, token) {
  const [course, setCourse] = useState(/** @type {Course | null} */ (null));
  useEffect(() => {
    let wanted = true;
    loadCourse(table, token).then(
      (found) => wanted && setCourse(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return course;
}

/** Where an entry of the file stands in the course: at the last one that counts and is not later. @param {Course} course @param {number} entry */
export function indexOf(course, entry) {
  let [low, high] = [0, course.entries.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (course.entries[middle] <= entry) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The chapter that an entry belongs to. @param {Course} course @param {number} entry */
export const chapterAt = (course, entry) => course.chapters.findLast((chapter) => chapter.entry <= entry)?.name ?? null;

/** A round figure for the top of the axis: 1, 2, 5, 10, 20, 50, ... @param {number} most */
export function roundUp(most) {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return unit * ([1, 2, 3, 4, 5, 6, 8].find((times) => times * unit >= most) ?? 10);
}

const [WIDTH, HEIGHT] = [960, 100];

/** The path of one seat's scores. @param {number[]} scores @param {number} least @param {number} most @param {number} [width] @param {number} [height] */
export function scorePath(scores, least, most, width = WIDTH, height = HEIGHT) {
  const step = width / Math.max(1, scores.length - 1);
  const y = (/** @type {number} */ score) =>
    (height - ((score - least) / Math.max(1, most - least)) * height).toFixed(1);
  return scores.length ? `M${scores.map((score, at) => `${(at * step).toFixed(1)} ${y(score)}`).join("L")}` : "";
}

/**
 * The curves with their axis and a legend.
 * @param {{t: import("./table/page.js").TableContext, lines: number[][], marks?: number[], now?: number | null, turning?: number | null, names?: boolean}} props
 *   `lines`: for each seat the points at each moment; `marks`, `now`, `turning`: moments
 */
export function Curves({ t, lines, marks = [], now = null, turning = null, names = true }) {
  const most = roundUp(Math.max(1, ...lines.flat()));
  const least = Math.min(0, ...lines.flat());
  const count = lines[0]?.length ?? 0;
  const x = (/** @type {number} */ at) => (at / Math.max(1, count - 1)) * WIDTH;
  const across = (/** @type {number} */ at) => `${(at / Math.max(1, count - 1)) * 100}%`;
  return html`<figure class="curves" aria-label=${t.say("replay-chart")} role="img">
    <span class="axis" aria-hidden="true"><span>${most}</span><span>${least}</span></span>
    <span class="plot">
      <svg class="chart" viewBox="0 -4 ${WIDTH} ${HEIGHT + 8}" preserveAspectRatio="none" aria-hidden="true">
        <path class="mark-line" d="M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}" />
        ${marks.map((at) => html`<path key=${at} class="mark-line" d="M${x(at)} 0V${HEIGHT}" />`)}
        ${lines.map((line, seat) => html`<path key=${`under${seat}`} class="score-under" d=${scorePath(line, least, most)} />`)}
        ${lines.map((line, seat) => html`<path key=${seat} class=${classes("score-line", t.ui.colour(seat), seat === t.ui.seat && "own-line")} d=${scorePath(line, least, most)} />`)}
        ${now !== null && html`<path class="now-line" d="M${x(now)} -4V${HEIGHT + 4}" />`}
      </svg>
      ${turning !== null && html`<span class="turning" style=${{ left: across(turning) }}></span>`}
    </span>
    ${names && html`<figcaption><${Legend} t=${t} count=${lines.length} /></figcaption>`}
  </figure>`;
}

/** Whose curve is whose. @param {{t: import("./table/page.js").TableContext, count: number}} props */
export const Legend = ({ t, count }) =>
  html`<span class="legend">${Array.from({ length: count }, (_, seat) => html`<span key=${seat} class=${t.ui.colour(seat)}><i></i>${seat === t.ui.seat ? t.say("panel-you") : t.ui.names[seat]}</span>`)}</span>`;
