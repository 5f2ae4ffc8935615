/** The land as it is printed: lakes, territories, borders and rivers, with shores that wander a little. Nothing here changes during a match. */

import { html } from "../../../web/dom.js";
import { BORDERS, CHARTS, LAKES, TERRITORIES } from "./data.js";

/** @typedef {import("./data.js").Point} Point */

/** @param {string} text */
const hash = (text) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);

/** Numbers between 0 and 1, always the same for a seed. @param {number} seed */
function chance(seed) {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

/** @param {Point} a @param {Point} b */
const onRim = (a, b) =>
  (a[0] === b[0] && (a[0] === 0 || a[0] === 1000)) || (a[1] === b[1] && (a[1] === 0 || a[1] === 600));

/** A border from corner to corner; both neighbours get the same one. @param {Point} a @param {Point} b @returns {Point[]} */
function edge(a, b) {
  if (onRim(a, b)) return [a, b];
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [p, q] = turned ? [b, a] : [a, b];
  const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const next = chance(hash(`${p}|${q}`));
  const parts = Math.max(2, Math.round(long / 20));
  const [nx, ny] = [-(q[1] - p[1]) / long, (q[0] - p[0]) / long];
  /** @type {Point[]} */
  const points = Array.from({ length: parts + 1 }, (_, at) => {
    const off = at === 0 || at === parts ? 0 : (next() * 2 - 1) * 5;
    return [p[0] + ((q[0] - p[0]) * at) / parts + nx * off, p[1] + ((q[1] - p[1]) * at) / parts + ny * off];
  });
  return turned ? points.reverse() : points;
}

const n1 = (/** @type {number} */ n) => Math.round(n * 10) / 10;

/** Points as a smooth line, without the first move. @param {Point[]} points */
function curve(points) {
  if (points.length === 2) return `L${points[1]}`;
  let d = "";
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ];
    const k = 0.18;
    d += `C${n1(p1[0] + (p2[0] - p0[0]) * k)} ${n1(p1[1] + (p2[1] - p0[1]) * k)} ${n1(p2[0] - (p3[0] - p1[0]) * k)} ${n1(p2[1] - (p3[1] - p1[1]) * k)} ${n1(p2[0])} ${n1(p2[1])}`;
  }
  return d;
}

/** @type {Map<string, string>} */
const outlines = new Map();

/** @param {Point[]} polygon */
export function outline(polygon) {
  const key = String(polygon);
  let d = outlines.get(key);
  if (!d)
    outlines.set(
      key,
      (d = `M${polygon[0]}${polygon.map((a, at) => curve(edge(a, polygon[(at + 1) % polygon.length]))).join("")}Z`),
    );
  return d;
}

/** What lies along every edge: borders between lands, shores, rivers. @param {string} sides */
function lines(sides) {
  /** @type {Map<string, {a: Point, b: Point, owners: string[]}>} */
  const found = new Map();
  const walk = (/** @type {string} */ owner, /** @type {Point[]} */ polygon) =>
    polygon.forEach((a, at) => {
      const b = polygon[(at + 1) % polygon.length];
      if (onRim(a, b)) return;
      const key = [String(a), String(b)].sort().join("|");
      const one = found.get(key) ?? { a, b, owners: [] };
      one.owners.push(owner);
      found.set(key, one);
    });
  for (const id of CHARTS[sides].territories) walk(id, TERRITORIES[id].polygon);
  for (const lake of LAKES[sides]) for (const polygon of lake.polygons) walk(`lake:${lake.id}`, polygon);
  const rivers = new Set(BORDERS[sides].filter((border) => !border.land).map(({ a, b }) => [a, b].sort().join("|")));
  const drawn = { border: "", shore: "", river: "" };
  for (const { a, b, owners } of found.values()) {
    if (owners[0] === owners[1]) continue;
    const wet = owners.some((owner) => owner.startsWith("lake:"));
    const kind = wet ? "shore" : rivers.has(owners.sort().join("|")) ? "river" : "border";
    drawn[kind] += `M${a}${curve(edge(a, b))}`;
  }
  return drawn;
}

const SHADES = ["#D8DDA6", "#D3CE92", "#C9D29B", "#DCD79F", "#CBD7A2", "#D9D096"];

/** Grass here and there. @param {string} id @param {Point[]} polygon */
function grass(id, polygon) {
  const next = chance(hash(id));
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, top, w, tall] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  ];
  let d = "";
  for (let i = 0; i < (w * tall) / 2600; i++) {
    const [x, y] = [left + next() * w, top + next() * tall];
    if (inside([x, y], polygon)) d += `M${n1(x)} ${n1(y)}l3.4 -7l3.4 7Z`;
  }
  return d;
}

/** @param {Point} point @param {Point[]} polygon */
export function inside([x, y], polygon) {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [polygon[i], polygon[j]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** Lakes, land and homes. @param {{sides: string, owners: Record<string, string>}} props owners: the colour by Home */
export function Land({ sides, owners }) {
  return html`<g>
    <defs><pattern id="wk-waves" width="46" height="26" patternUnits="userSpaceOnUse"><path d="M4 9q5 -5 10 0t10 0M27 21q4 -4 8 0t8 0" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.8" stroke-linecap="round" /></pattern></defs>
    <rect class="wk-water" width="1000" height="600" />
    <rect width="1000" height="600" fill="url(#wk-waves)" />
    ${CHARTS[sides].territories.map((id, at) => {
      const { polygon } = TERRITORIES[id];
      const owner = owners[id];
      return html`<g key=${id}>
        <path d=${outline(polygon)} style=${{ fill: owner ? `var(--${owner}-soft)` : SHADES[(at * 5 + id.charCodeAt(0)) % SHADES.length] }} />
        ${owner ? html`<path d=${outline(polygon)} fill=${`url(#l${owner})`} />` : html`<path class="wk-grass" d=${grass(id, polygon)} />`}
      </g>`;
    })}
  </g>`;
}

/** Borders, shores and rivers, over the land. @param {{sides: string}} props */
export function Lines({ sides }) {
  const { border, shore, river } = lines(sides);
  return html`<g class="wk-lines">
    <path class="wk-border-2" d=${border} /><path class="wk-border" d=${border} />
    <path class="wk-shore" d=${shore} /><path class="wk-shore-2" d=${shore} />
    <path class="wk-river" d=${river} /><path class="wk-river-2" d=${river} />
  </g>`;
}
