/** The map in its window, and the whole of it small where it is too large for that. */

import { html, useEffect, useRef } from "../../../web/dom.js";
import { centred, fitting } from "../../../web/board/camera.js";
import { MapWindow as Window } from "../../../web/board/window.js";
import { CHARTS, LAKES, TERRITORIES } from "./data.js";
import { WorldMap } from "./map.js";
import { homesOf } from "./model.js";
import { flights } from "./motion.js";

/**
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("../../../web/types.js").Ui} Ui
 * @typedef {import("../../../web/board/camera.js").Cam} Cam
 */

const EXTENT = { x: -11, y: -11, w: 1022, h: 622 };
const [WIDE, HIGH] = [1000, 600];
/** CSS px per unit below which pieces could not be touched. */
const [LEAST, LEAST_WIDE] = [0.86, 0.62];
/** A window that is lower has no room for the small map. */
const LOW = 190;
const REVEALS = { kinds: [".can", ".fresh"], whole: true, fits: 1 };

/** @param {{view: View, ui: Ui, width: number, height: number}} props the window */
export function MapWindow({ view, ui, width, height }) {
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  const frame = useRef(/** @type {SVGRectElement | null} */ (null));
  const look = useRef(/** @type {import("../../../web/board/window.js").Look | null} */ (null));
  const fits = fitting(EXTENT, { width, height });
  const k = Math.max(fits, ui.compact ? LEAST : LEAST_WIDE);
  const home = Object.entries(homesOf(view)).find(([, seat]) => seat === ui.seat)?.[0];
  const [x, y] = home ? TERRITORIES[home].guards : [];
  const onMove = (/** @type {Cam} */ cam, /** @type {HTMLElement} */ box) => {
    const [w, h] = [Math.min(WIDE, width / cam.k), Math.min(HIGH, height / cam.k)];
    const at = { x: cam.x - w / 2, y: cam.y - h / 2, width: w, height: h };
    for (const [name, value] of Object.entries(at)) frame.current?.setAttribute(name, String(Math.round(value)));
    box.classList.toggle("wk-right", isCovered(box));
  };
  useEffect(() => {
    if (ui.step && map.current) flights(ui.step.events, map.current, ui);
  }, [ui.step?.events]);
  return html`<${Window} ui=${ui} name="wk" label=${ui.say("board-map")} width=${width} height=${height} extent=${EXTENT} home=${x === undefined ? centred(EXTENT, k) : { x, y, k }} least=${Math.min(k, fits)}
    reveals=${REVEALS} moment=${[view.turn, ui.step]} svg=${{ ref: map }} look=${look} onMove=${onMove}
    draw=${(/** @type {number} */ scale) => html`<${WorldMap} view=${view} ui=${ui} scale=${scale} />`}>
    ${k > fits && height > LOW && html`<${MiniMap} view=${view} ui=${ui} frame=${frame} onJump=${(/** @type {number} */ x, /** @type {number} */ y) => look.current?.to(x, y)} />`}
  <//>`;
}

/** Whether something that may be touched lies where the small map would be, at the left. @param {HTMLElement} box */
function isCovered(box) {
  const { left, bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll(".wk-area.can, .wk-guard.can, .wk-stand")].some((element) => {
    const rect = element.getBoundingClientRect();
    return rect.left < left + 120 && rect.right > left && rect.bottom > bottom - 80 && rect.top < bottom;
  });
}

/** The whole map, small, with the window in it. @param {{view: View, ui: Ui, frame: {current: SVGRectElement | null}, onJump: (x: number, y: number) => void}} props */
function MiniMap({ view, ui, frame, onJump }) {
  const homes = homesOf(view);
  const path = (/** @type {import("./data.js").Point[]} */ polygon) => `M${polygon.join("L")}Z`;
  const jump = (/** @type {MouseEvent & {currentTarget: Element}} */ event) => {
    const rect = event.currentTarget.getBoundingClientRect();
    onJump(((event.clientX - rect.left) / rect.width) * WIDE, ((event.clientY - rect.top) / rect.height) * HIGH);
  };
  return html`<div class="wk-mini-box" aria-hidden="true"><svg class="wk-mini lit map" viewBox="0 0 ${WIDE} ${HIGH}" onClick=${jump}>
    ${CHARTS[view.map].territories.map((id) => html`<path key=${id} class="wk-mini-land ${homes[id] === undefined ? "" : `home ${ui.colour(homes[id])}`} ${ui.lit(`territory:${id}`) ? "lit-up" : ""}" d=${path(TERRITORIES[id].polygon)} />`)}
    ${LAKES[view.map].flatMap((lake) => lake.polygons.map((polygon, at) => html`<path key=${`${lake.id}${at}`} class="wk-mini-lake" d=${path(polygon)} />`))}
    <rect ref=${frame} class="wk-mini-frame" rx="10" />
  </svg></div>`;
}
