/** The land itself: sea, surf and sand, ground in the colours of its holders, trees, borders. Drawn again only when it changes. */

import { html } from "../../../web/dom.js";
import { fit } from "../../../web/fit.js";
import { SIZE, STEP, dice, inside, pathOf, shapeOf } from "./tiles.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {import("./data.js").Point} Point */
/** @typedef {import("./tiles.js").Placed} Placed */
/** @typedef {import("./model.js").Territory} Territory */

const GROUND = ["#D9E0CB", "#C9D5C4", "#DFE2D2", "#CFD9C2"];

/** One ground for one territory. @param {string} id */
export const groundOf = (id) => GROUND[Math.floor(dice(id)() * GROUND.length)];

/** The sea, far beyond the map. @param {{x: number, y: number, w: number, h: number}} props */
export const Sea = ({ x, y, w, h }) => html`<g aria-hidden="true">
  <defs>
    <pattern id="ng-waves" width="64" height="30" patternUnits="userSpaceOnUse"><path d="M4 10q7-6 14 0t14 0M36 24q6-5 12 0t12 0" fill="none" stroke="#CFE4EA" stroke-opacity=".2" stroke-width="1.8" stroke-linecap="round" /></pattern>
    <filter id="ng-fog" filterUnits="userSpaceOnUse" x=${x - 140} y=${y - 140} width=${w + 280} height=${h + 280}><feGaussianBlur stdDeviation="14" /></filter>
  </defs>
  <rect x=${x - 2400} y=${y - 2400} width=${w + 4800} height=${h + 4800} fill="url(#ng-waves)" />
</g>`;

/** Sand and surf around everything that is known. @param {{tiles: Placed[]}} props */
function Shore({ tiles }) {
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  const rim = tiles
    .flatMap((tile) =>
      STEP.map(([dx, dy], side) =>
        taken.has(`${tile.x + dx},${tile.y + dy}`) ? "" : pathOf(shapeOf(tile).rims[side]),
      ),
    )
    .join("");
  const land = tiles.map(({ x, y }) => `M${x * SIZE} ${y * SIZE}h${SIZE}v${SIZE}h${-SIZE}Z`).join("");
  return html`<path class="ng-fog" d=${rim} filter="url(#ng-fog)" /><path class="ng-surf" d=${rim} /><path class="ng-sand" d=${rim} /><path class="ng-soil" d=${land} />`;
}

/** Pines and drifts, where nothing is printed. @param {Placed[]} tiles */
function growth(tiles) {
  let pines = "";
  let snow = "";
  let drifts = "";
  for (const tile of tiles) {
    const random = dice(`${tile.id}wood`);
    const shape = shapeOf(tile);
    const items = shape.areas.flatMap((area) => [...area.items.map(({ at }) => at), area.units]);
    const lines = shape.borders.flatMap(({ points }) => points);
    for (let n = 0; n < 40; n++) {
      const x = (tile.x + 0.05 + random() * 0.9) * SIZE;
      const y = (tile.y + 0.06 + random() * 0.88) * SIZE;
      const s = 6 + random() * 4;
      if (
        items.some(([ix, iy]) => Math.hypot(ix - x, iy - y) < 21) ||
        lines.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < 8)
      )
        continue;
      if (n % 5 === 0) drifts += `M${x - 9} ${y}q9 -6 18 0q-9 4 -18 0Z`;
      else {
        const [w, top] = [s * 0.42, y - s];
        pines += `M${x} ${top}l${w * 0.6} ${s * 0.4}h${-w * 0.25}l${w * 0.5} ${s * 0.32}h${-w * 0.25}l${w * 0.5} ${s * 0.28}h${-w * 2.2}l${w * 0.5} ${-s * 0.28}h${-w * 0.25}l${w * 0.5} ${-s * 0.32}h${-w * 0.25}Z`;
        snow += `M${x} ${top}l${w * 0.36} ${s * 0.26}h${-w * 0.72}Z`;
      }
    }
  }
  return { pines, snow, drifts };
}

/** Snow peaks along a rough border. @param {Point[]} points */
function peaks(points) {
  let body = "";
  let snow = "";
  let since = 6;
  for (let at = 1; at < points.length; at++) {
    const [ax, ay] = points[at - 1];
    const [bx, by] = points[at];
    const far = Math.hypot(bx - ax, by - ay);
    since += far;
    if (since < 12) continue;
    since = 0;
    const h = 10 + ((at * 7) % 4);
    body += `M${bx - 7} ${by + h * 0.45}L${bx} ${by - h * 0.6}L${bx + 7} ${by + h * 0.45}Z`;
    snow += `M${bx} ${by - h * 0.6}l2.7 ${h * 0.42}l-1.5 -.8l-1.2 1.6l-1.2 -1.6l-1.5 .8Z`;
  }
  return { body, snow };
}

/** All that lies still. @param {{view: View, ui: Ui, territories: Territory[]}} props */
export function Land({ view, ui, territories }) {
  const { pines, snow, drifts } = growth(view.tiles);
  const borders = view.tiles.flatMap((/** @type {Placed} */ tile) => shapeOf(tile).borders);
  const held = territories.filter(({ at }) => at.holder !== null);
  const regular = borders
    .filter(({ rough }) => !rough)
    .map(({ points }) => pathOf(points))
    .join("");
  const rough = borders.filter(({ rough }) => rough);
  return html`<g aria-hidden="true" class="ng-land">
    <${Shore} tiles=${view.tiles} />
    ${territories.map(({ id, areas, at }) => {
      const d = areas.map(({ polygon }) => pathOf(polygon, true)).join("");
      return at.holder === null
        ? html`<path key=${id} d=${d} style=${{ fill: groundOf(id), stroke: groundOf(id), strokeWidth: 1.2 }} />`
        : html`<g key=${id} class=${ui.colour(/** @type {number} */ (at.holder))}><path class="ng-held" d=${d} /><path d=${d} fill="url(#lp${(at.holder % 5) + 1})" /></g>`;
    })}
    <path class="ng-drift" d=${drifts} /><path class="ng-pine" d=${pines} /><path class="ng-tip" d=${snow} />
    ${held.map((territory) => html`<${Rim} key=${territory.id} territory=${territory} ui=${ui} />`)}
    <path class="ng-regular-2" d=${regular} /><path class="ng-regular" d=${regular} />
    <${Peaks} borders=${rough.map(({ points }) => points)} />
  </g>`;
}

/** The inner edge in the holder's colour: thick once the territory is closed; where it is open, a broken line towards the unknown. @param {{territory: Territory, ui: Ui}} props */
function Rim({ territory, ui }) {
  const { id, areas, edge, rims, at } = territory;
  const clip = `ng-in-${id.replace(".", "-")}`;
  const closed = at.open_sides === 0;
  return html`<g class=${ui.colour(/** @type {number} */ (at.holder))}>
    <clipPath id=${clip}>${areas.map(({ id: area, polygon }) => html`<path key=${area} d=${pathOf(polygon, true)} />`)}</clipPath>
    <g clip-path="url(#${clip})">
      <path class="ng-edge ${closed ? "closed" : ""}" d=${edge.map((points) => pathOf(points)).join("")} />
      ${rims.length > 0 && html`<path class="ng-open-rim" d=${rims.map((points) => pathOf(points)).join("")} />`}
    </g>
  </g>`;
}

/** Rough borders as chains of grey peaks. @param {{borders: Point[][]}} props */
export function Peaks({ borders }) {
  const tops = borders.map(peaks);
  return html`<path class="ng-rough" d=${borders.map((points) => pathOf(points)).join("")} /><path class="ng-peak" d=${tops.map(({ body }) => body).join("")} /><path class="ng-peak-snow" d=${tops.map(({ snow }) => snow).join("")} />`;
}

/** @type {Map<string, Point | null>} */
const found = new Map();

/** Where a name is read best: inside its territory, away from borders, signs and figures; null where it has no room, unless it must be read. @param {Territory} territory @param {{w: number, h: number}} name @param {Point[]} taken @param {number} k @param {boolean} [must] @returns {Point | null} */
export function nameAt(territory, { w, h }, taken, k, must = false) {
  const near = taken.filter((at) =>
    territory.areas.some(({ units }) => Math.hypot(units[0] - at[0], units[1] - at[1]) < SIZE),
  );
  const key = `${must}|${k}|${w}|${h}|${territory.areas.map(({ id, units }) => `${id}@${units.map(Math.round)}`).join()}|${near.map((at) => at.map(Math.round)).join(";")}`;
  const had = found.get(key);
  if (had !== undefined) return had;
  const things = [
    ...territory.areas.flatMap(({ items }) => items.map(({ kind, at }) => ({ at, r: kind === "large" ? 16 : 12 }))),
    ...near.map((at) => ({ at, r: 18 * k })),
  ];
  const lines = [...territory.edge, ...territory.rims].flat();
  const within = (/** @type {Point} */ point) => territory.areas.some(({ polygon }) => inside(point, polygon));
  /** @type {Point | null} */
  let best = null;
  let most = 0;
  for (const { polygon } of territory.areas) {
    const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 4)
      for (let y = Math.min(...ys); y <= Math.max(...ys); y += 4) {
        if (![-w / 2, 0, w / 2].every((dx) => within([x + dx, y - h / 2]) && within([x + dx, y + h / 2]))) continue;
        const gap = (/** @type {Point} */ [px, py]) =>
          Math.hypot(Math.max(0, Math.abs(px - x) - w / 2), Math.max(0, Math.abs(py - y) - h / 2));
        let room = 14;
        for (const { at, r } of things) room = Math.min(room, gap(at) - r);
        if (room > most) for (const point of lines) room = Math.min(room, gap(point) - 1.5);
        if (room > most) [best, most] = [[x, y], room];
      }
  }
  if (!best && must) best = nameBeside(territory, { w, h }, near, k);
  if (found.size > 800) found.clear();
  found.set(key, best);
  return best;
}

/** Where no place is free: below the middle, over signs and borders, but not over figures. @param {Territory} territory @param {{w: number, h: number}} name @param {Point[]} taken @param {number} k @returns {Point | null} */
function nameBeside(territory, { w, h }, taken, k) {
  /** @type {Point | null} */
  let best = null;
  let most = -Infinity;
  for (const { polygon, units } of territory.areas) {
    const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 5)
      for (let y = Math.min(...ys) + h / 2; y <= Math.max(...ys) - h / 2; y += 5) {
        if (!inside([x, y], polygon)) continue;
        let room = 12 - Math.hypot(x - units[0], y - units[1]) * 0.1;
        for (const at of taken)
          room = Math.min(
            room,
            Math.hypot(Math.max(0, Math.abs(at[0] - x) - w / 2), Math.max(0, Math.abs(at[1] - y) - h / 2)) - 17 * k,
          );
        if (room > most) [best, most] = [[x, y], room];
      }
  }
  return best;
}

/** What a name takes of the ground: most of its letters are low. @param {Ui} ui @param {string} id @param {number} size */
const extent = (ui, id, size) => ({ w: fit.width(ui.say("board-territory", { area: id }), size, 600), h: size * 0.62 });

/** Where the names would stand if nobody stood there: figures leave them room if they can. @param {Territory[]} territories @param {Ui} ui @param {number} size @param {number} k @returns {{at: Point, r: number}[]} */
export const namesFirst = (territories, ui, size, k) =>
  territories.flatMap((territory) => {
    const name = extent(ui, territory.id, size);
    const at = nameAt(territory, name, [], k);
    if (!at) return [];
    return [-0.36, -0.12, 0.12, 0.36].map((part) => ({
      at: /** @type {Point} */ ([at[0] + part * name.w, at[1]]),
      r: name.h / 2 - 1,
    }));
  });

/** What territories are called, where there is room for it. @param {{territories: Territory[], ui: Ui, size: number, k: number, taken: Point[]}} props taken: where figures stand */
export const Names = ({ territories, ui, size, k, taken }) =>
  html`<g class="ng-names" aria-hidden="true">${territories.map((territory) => {
    const mine = territory.at.holder !== null && territory.at.holder === ui.seat;
    const at = nameAt(territory, extent(ui, territory.id, size), taken, k, mine);
    return (
      at &&
      html`<text key=${territory.id} class=${mine ? "mine" : undefined} x=${at[0]} y=${at[1] + size * 0.29} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${ui.say("board-territory", { area: territory.id })}</text>`
    );
  })}</g>`;
