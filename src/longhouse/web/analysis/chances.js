/** Everybody's chance of winning over time: drawn, and the same in numbers. */

import { colour, shape } from "../art.js";
import { classes, html, useLayoutEffect, useRef, useState } from "../dom.js";
import { legible } from "../replay/timeline.js";
import { SeatCrest } from "./luck.js";
import { momentOf } from "./mistakes.js";

/** @typedef {import("./page.js").Kit} Kit @typedef {import("./page.js").Result} Result */

const [LEFT, RIGHT, TOP, BOTTOM] = [48, 16, 16, 30];
/** The circle with a mistake's number: a second way for pointers, the list below is the one for keys. */
const DOT = 12;
/** So many rows the table has at most, beside the beginning and the end. */
const MOST_ROWS = 12;
/** A line carries the shape of its seat so many times. */
const SHAPES = 6;

/** What a seat's chance was at an entry: what it saw last, or first. @param {[number, number][]} curve @param {number} entry */
export const chanceAt = (curve, entry) => (curve.findLast(([n]) => n <= entry) ?? curve[0])?.[1] ?? 0;

/** @param {number} chance */
const percent = (chance) => Math.round(chance * 100);

/** A seat's whole way, the result at its end. @param {Result} result @param {number} seat @param {number} last @returns {[number, number][]} */
const wayOf = (result, seat, last) => [...result.curves[seat], [last, result.shares[seat]]];

/**
 * Numbers of mistakes, none over another: each stands at its place on the line, or above what stands there already.
 * @param {{x: number, y: number}[]} dots @returns {{x: number, y: number}[]}
 */
export function apart(dots) {
  /** @type {{x: number, y: number}[]} */
  const placed = [];
  for (const { x, y } of dots) {
    const near = placed.filter((one) => Math.abs(one.x - x) < 2 * DOT).map((one) => one.y);
    const free = [0, 1, -1, 2, -2, 3, -3, 4].map((times) => y - times * 2 * DOT);
    placed.push({
      x,
      y: free.find((at) => at >= TOP - 4 && near.every((other) => Math.abs(other - at) >= 2 * DOT - 1)) ?? y,
    });
  }
  return placed;
}

/** @param {{kit: Kit, result: Result, table: string}} props */
export function Chances({ kit, result, table }) {
  const last = Math.max(kit.last, ...result.curves.flat().map(([entry]) => entry));
  const words = result.shares.map((share, seat) => {
    const chances = result.curves[seat].map(([, chance]) => percent(chance));
    const [first] = chances.length ? chances : [Math.round(100 / result.seats)];
    const all = [first, ...chances, percent(share)];
    return kit.say("analysis-chart-seat", {
      name: kit.names[seat],
      first,
      least: Math.min(...all),
      most: Math.max(...all),
      end: percent(share),
    });
  });
  return html`<section class="analysis-card">
    <h2>${kit.say("analysis-chances")}</h2>
    <p class="about">${kit.say("analysis-chances-about")}</p>
    <ul class="whose">${result.shares.map((_, seat) => html`<li key=${seat} class=${colour(seat)}><${SeatCrest} kit=${kit} seat=${seat} size=${24} /><i></i><span>${kit.names[seat]}</span></li>`)}</ul>
    <${Chart} kit=${kit} result=${result} table=${table} last=${last} label=${words.join(" ")} />
    <details class="numbers"><summary>${kit.say("analysis-table")}</summary><${Numbers} kit=${kit} result=${result} /></details>
  </section>`;
}

/** @param {{kit: Kit, result: Result, table: string, last: number, label: string}} props */
function Chart({ kit, result, table, last, label }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(box);
  const height = width < 640 ? 250 : 320;
  const [long, high] = [Math.max(1, width - LEFT - RIGHT), height - TOP - BOTTOM];
  const x = (/** @type {number} */ entry) => LEFT + (entry / Math.max(1, last)) * long;
  const y = (/** @type {number} */ chance) => TOP + (1 - chance) * high;
  const seats = result.shares.map((_, seat) => seat);
  const parts = kit.chapters.filter(({ entry }) => entry < last);
  const named = legible(
    parts.map(({ entry, name }) => ({
      // What a letter needs is measured on a wide timeline: a narrow one has room for fewer.
      at: (entry * width) / 960,
      words: kit.say(name),
      number: String(name.args?.now ?? ""),
    })),
    last,
  );
  const dots = apart(
    result.mistakes.map((one) => ({ x: x(one.entry), y: y(chanceAt(result.curves[one.seat], one.entry)) })),
  );
  return html`<figure class="chances" ref=${box} style=${{ height: `${height}px` }}>
    ${
      width > 0 &&
      html`<svg width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="group" aria-label=${kit.say("analysis-chances")}>
      <g role="img" aria-label=${label}>
        ${[0, 0.25, 0.5, 0.75, 1].map((chance) => html`<path key=${chance} class=${classes("grid", chance % 0.5 === 0 && "main")} d="M${LEFT} ${y(chance)}H${width - RIGHT}" />`)}
        ${[0, 0.5, 1].map((chance) => html`<text key=${chance} class="axis" x=${LEFT - 8} y=${y(chance) + 5} text-anchor="end">${kit.say("analysis-percent", { percent: percent(chance) })}</text>`)}
        ${parts.map(({ entry }, at) => html`<path key=${at} class="grid" d="M${x(entry)} ${TOP}V${height - BOTTOM + 6}" />`)}
        ${parts.map(({ entry }, at) => named[at] && html`<text key=${at} class="axis" x=${x(entry) + 3} y=${height - 6}>${named[at]}</text>`)}
        ${seats.map((seat) => html`<path key=${`under${seat}`} class="under" d=${path(wayOf(result, seat, last), x, y)} />`)}
        ${seats.map((seat) => html`<path key=${seat} class=${classes("line", colour(seat), seat === kit.seat && "own")} d=${path(wayOf(result, seat, last), x, y)} />`)}
        ${seats.map((seat) => html`<path key=${`shape${seat}`} class="shape ${colour(seat)}" d=${shapes(wayOf(result, seat, last), x, y, seat, last)} />`)}
      </g>
      ${result.mistakes.map(
        (
          one,
          at,
        ) => html`<a key=${at} class="dot ${colour(one.seat)}" href=${momentOf(table, one, at + 1)} tabindex="-1" aria-hidden="true">
        <circle class="near" cx=${dots[at].x} cy=${dots[at].y} r="22" />
        <circle class="disc" cx=${dots[at].x} cy=${dots[at].y} r=${DOT} />
        <text x=${dots[at].x} y=${dots[at].y + 5} text-anchor="middle">${at + 1}</text>
      </a>`,
      )}
    </svg>`
    }
  </figure>`;
}

/** @typedef {(value: number) => number} Scale */

/** @param {[number, number][]} way @param {Scale} x @param {Scale} y */
const path = (way, x, y) =>
  `M${way.map(([entry, chance]) => `${x(entry).toFixed(1)} ${y(chance).toFixed(1)}`).join("L")}`;

/** The shape of the seat, now and then on its line. @param {[number, number][]} way @param {Scale} x @param {Scale} y @param {number} seat @param {number} last */
function shapes(way, x, y, seat, last) {
  const points = Array.from({ length: SHAPES + 1 }, (_, nth) => {
    const wanted = ((nth + (seat % 5) / 6) * last) / (SHAPES + 0.8);
    return way.find(([entry]) => entry >= wanted) ?? way[way.length - 1];
  });
  return [...new Set(points)].map(([entry, chance]) => shape(seat, x(entry), y(chance), 5.5)).join("");
}

/** The same in numbers: at the beginning, at each part of the game, in the end. @param {{kit: Kit, result: Result}} props */
function Numbers({ kit, result }) {
  const every = Math.ceil(kit.chapters.length / MOST_ROWS) || 1;
  const parts = kit.chapters.filter((_, at) => at > 0 && at % every === 0);
  const row = (/** @type {string} */ name, /** @type {(seat: number) => number} */ chance) =>
    html`<tr key=${name}><th scope="row">${name}</th>${result.shares.map((_, seat) => html`<td key=${seat} class="num">${kit.say("analysis-percent", { percent: percent(chance(seat)) })}</td>`)}</tr>`;
  return html`<div class="numbers-in" tabindex="0" role="region" aria-label=${kit.say("analysis-table")}><table>
    <thead><tr><th scope="col">${kit.say("analysis-table-when")}</th>${kit.names.map((name, seat) => html`<th scope="col" key=${seat}>${name}</th>`)}</tr></thead>
    <tbody>
      ${row(kit.say("analysis-table-start"), (seat) => chanceAt(result.curves[seat], 0))}
      ${parts.map(({ entry, name }) => row(kit.say(name), (seat) => chanceAt(result.curves[seat], entry)))}
      ${row(kit.say("analysis-table-end"), (seat) => result.shares[seat])}
    </tbody>
  </table></div>`;
}

/** @param {{current: HTMLElement | null}} ref */
function useWidth(ref) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return width;
}
