/** The lakes and the canoes on them. */

import { html } from "../../../web/dom.js";
import { fit } from "../../../web/fit.js";
import { outline } from "./land.js";
import { settle } from "./model.js";
import { Canoe, Count } from "./pieces.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./data.js").Point} Point */
/** @typedef {import("./map.js").All} All */

/** @param {All & {lake: import("./data.js").Lake}} props */
export function LakeGround({ lake, view, ui }) {
  const target = `lake:${lake.id}`;
  const boats = view.players.filter((player) => player.canoes[lake.id]);
  const label = [ui.noun(lake.id), ...boats.map((player) => `${ui.names[player.seat]} ${player.canoes[lake.id]}`)].join(
    ", ",
  );
  return html`<g ...${ui.el(target, { label, class: "wk-ground" })}>
    ${lake.polygons.map((polygon, at) => html`<path key=${at} class="wk-soil ${ui.lit(target) ? "wk-open-lake" : ""}" d=${outline(polygon)} />`)}
  </g>`;
}

/** Written over the shores. @param {All & {lake: import("./data.js").Lake}} props */
export function LakeName({ lake, ui, size }) {
  const { x, y } = lakeName(lake, ui, size);
  return html`<text class="wk-lake" aria-hidden="true" x=${x} y=${y + size * 0.34} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${shortLake(ui, lake.id)}</text>`;
}

/** A lake is named without the word lake. @param {Ui} ui @param {string} id */
const shortLake = (ui, id) => ui.noun(id).replace(/^(Lake |[Ll]ac )/, "");

/** @param {import("./data.js").Lake} lake */
const tall = ({ polygons: [polygon] }) =>
  Math.max(...polygon.map(([, y]) => y)) - Math.min(...polygon.map(([, y]) => y));

/** @param {import("./data.js").Lake} lake @param {Ui} ui @param {number} size */
function lakeName(lake, ui, size) {
  const w = fit.width(shortLake(ui, lake.id), size, 500);
  const flat = lake.anchor[1] < 40 || lake.anchor[1] > 560;
  const y = flat ? (lake.anchor[1] < 40 ? 16 : 586) : lake.anchor[1] - Math.min(36, tall(lake) * 0.25);
  return { x: Math.max(w / 2 + 6, Math.min(994 - w / 2, lake.anchor[0])), y, w, tall: size };
}

/** In a corner of the map: along the shore, from the rim on. @param {import("./data.js").Lake} lake @param {number} n @returns {Point[]} */
const corner = ({ anchor: [x, y] }, n) =>
  Array.from({ length: n }, (_, at) => [x < 500 ? 24 + at * 42 : 976 - at * 42, y < 300 ? 50 : 546]);

/** @param {All & {lake: import("./data.js").Lake}} props */
export function LakeCanoes({ lake, view, ui, size }) {
  const boats = view.players.filter((player) => player.canoes[lake.id]);
  const lit = ui.lit(`lake:${lake.id}`);
  const n = boats.length + (lit ? 1 : 0);
  if (!n) return null;
  const [ax, ay] = lake.anchor;
  const small = lake.polygons[0].length === 3;
  const k = small ? 0.72 : 0.86;
  const spots = small
    ? corner(lake, n)
    : settle(`${view.map}${lake.id}`, n, [ax, ay + 10], lake.polygons, [], lakeName(lake, ui, size), 18);
  return html`<g class="wk-canoes" aria-hidden="true">
    ${boats.map((player, at) => {
      const [x, y] = spots[at];
      return html`<g key=${player.seat} data-spot=${`canoe.${lake.id}.${player.seat}`}><${Canoe} ui=${ui} seat=${player.seat} x=${x} y=${y} k=${k} /><${Count} n=${player.canoes[lake.id]} x=${x + 18 * k} y=${y - 13 * k} size=${size} /></g>`;
    })}
    ${lit && html`<g transform="translate(${spots[n - 1][0]} ${spots[n - 1][1]})"><circle class="wk-halo" r=${22 * k} /><circle class="wk-soft" r=${22 * k} /><circle class="ring dash" r=${22 * k} /><g class="wk-pale"><${Canoe} ui=${ui} seat=${ui.seat ?? 0} x=${0} y=${0} k=${k * 0.76} /></g></g>`}
  </g>`;
}
