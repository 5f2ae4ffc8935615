/** The map in a window of its own: as large as it fits, or on a phone large enough to touch, to be moved about. */

import { html, useEffect, useLayoutEffect, useRef } from "../../../web/dom.js";
import { CHARTS, LAKES, TERRITORIES } from "./data.js";
import { WorldMap } from "./map.js";
import { homesOf } from "./model.js";
import { flights } from "./motion.js";

const [WIDTH, HEIGHT] = [1022, 622];
/** CSS px per unit below which pieces could not be touched. */
const [LEAST, LEAST_WIDE] = [0.86, 0.62];

/** @param {{view: any, ui: any, width: number, height: number}} props the window */
export function MapWindow({ view, ui, width, height }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const frame = useRef(/** @type {SVGRectElement | null} */ (null));
  const fits = Math.min(width / WIDTH, height / HEIGHT);
  const scale = Math.max(fits, ui.compact ? LEAST : LEAST_WIDE);
  const large = scale > fits;
  const place = () => {
    const element = box.current;
    if (!element || !frame.current) return;
    const set = (/** @type {string} */ name, /** @type {number} */ value) =>
      frame.current?.setAttribute(name, String(Math.round(value)));
    set("x", element.scrollLeft / scale);
    set("y", element.scrollTop / scale);
    set("width", Math.min(1000, element.clientWidth / scale));
    set("height", Math.min(600, element.clientHeight / scale));
    element.classList.toggle("wk-right", isCovered(element));
  };
  useLayoutEffect(place);
  useEffect(() => {
    if (large && box.current) reveal(box.current, ui, view, scale);
  }, [large, calls(box.current), view.turn, ui.step]);
  useEffect(() => {
    if (ui.step && box.current) flights(ui.step.events, box.current, ui);
  }, [ui.step?.events]);
  return html`<div class="wk-window ${large ? "large" : ""}" ref=${box} onScroll=${place} tabindex=${large ? 0 : undefined} style=${{ width: `${width}px`, height: `${height}px` }}>
    <svg class="wk-map lit map" viewBox="-11 -11 ${WIDTH} ${HEIGHT}" width=${WIDTH * scale} height=${HEIGHT * scale} role="group" aria-label=${ui.say("board-map")}>
      <${WorldMap} view=${view} ui=${ui} scale=${scale} />
    </svg>
    ${large && height > 190 && html`<${MiniMap} view=${view} ui=${ui} frame=${frame} onJump=${(/** @type {number} */ x, /** @type {number} */ y) => box.current && centre(box.current, x * scale, y * scale, ui.still)} />`}
  </div>`;
}

/** Whether something that may be touched lies where the small map would be, at the left. @param {HTMLElement} box */
function isCovered(box) {
  const { left, bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll(".wk-area.can, .wk-guard.can, .wk-stand")].some((element) => {
    const rect = element.getBoundingClientRect();
    return rect.left < left + 120 && rect.right > left && rect.bottom > bottom - 80 && rect.top < bottom;
  });
}

/** What is touchable in the window, as one word: when it changes, the window moves. @param {HTMLElement | null} box */
const calls = (box) =>
  box ? [...box.querySelectorAll(".wk-map .can")].map((element) => element.getAttribute("data-el")).join() : "";

/** @param {HTMLElement} box @param {number} x @param {number} y @param {boolean} still */
const centre = (box, x, y, still) =>
  box.scrollTo({ left: x - box.clientWidth / 2, top: y - box.clientHeight / 2, behavior: still ? "auto" : "smooth" });

/**
 * Move so that what may be touched, or else what has changed, or else the own Home, is in view. If not all of it fits: around the touched guard, else the nearest.
 * @param {HTMLElement} box @param {any} ui @param {any} view @param {number} scale
 */
function reveal(box, ui, view, scale) {
  const found = [".can", ".fresh"]
    .map((kind) => [...box.querySelectorAll(`.wk-map ${kind}`)])
    .find((some) => some.length);
  if (found) {
    const window = box.getBoundingClientRect();
    const rects = found.map((element) => element.getBoundingClientRect());
    const isSeen = (/** @type {DOMRect} */ rect) =>
      rect.left >= window.left - 4 &&
      rect.right <= window.right + 4 &&
      rect.top >= window.top - 4 &&
      rect.bottom <= window.bottom + 4;
    if (rects.every(isSeen)) return;
    const all = {
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
      top: Math.min(...rects.map((rect) => rect.top)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
    };
    const fits = all.right - all.left <= window.width && all.bottom - all.top <= window.height;
    const held = box.querySelector(".wk-map .sel")?.getBoundingClientRect();
    const to = fits ? all : (held ?? nearest(rects, window));
    centre(
      box,
      (to.left + to.right) / 2 - window.left + box.scrollLeft,
      (to.top + to.bottom) / 2 - window.top + box.scrollTop,
      ui.still,
    );
  } else if (!box.dataset.seen) {
    const home = Object.entries(homesOf(view)).find(([, seat]) => seat === ui.seat)?.[0];
    if (home) centre(box, TERRITORIES[home].guards[0] * scale, TERRITORIES[home].guards[1] * scale, true);
  }
  box.dataset.seen = "yes";
}

/** @param {DOMRect[]} rects @param {DOMRect} window */
function nearest(rects, window) {
  const far = (/** @type {DOMRect} */ rect) =>
    Math.hypot(
      rect.left + rect.width / 2 - window.left - window.width / 2,
      rect.top + rect.height / 2 - window.top - window.height / 2,
    );
  return rects.reduce((best, rect) => (far(rect) < far(best) ? rect : best));
}

/** The whole map, small, with the window in it. @param {{view: any, ui: any, frame: any, onJump: (x: number, y: number) => void}} props */
function MiniMap({ view, ui, frame, onJump }) {
  const homes = homesOf(view);
  const path = (/** @type {import("./data.js").Point[]} */ polygon) => `M${polygon.join("L")}Z`;
  const jump = (/** @type {any} */ event) => {
    const rect = event.currentTarget.getBoundingClientRect();
    onJump(((event.clientX - rect.left) / rect.width) * 1000, ((event.clientY - rect.top) / rect.height) * 600);
  };
  return html`<div class="wk-mini-box" aria-hidden="true"><svg class="wk-mini lit map" viewBox="0 0 1000 600" onClick=${jump}>
    ${CHARTS[view.map].territories.map((id) => html`<path key=${id} class="wk-mini-land ${homes[id] === undefined ? "" : `home ${ui.colour(homes[id])}`} ${ui.lit(`territory:${id}`) ? "lit-up" : ""}" d=${path(TERRITORIES[id].polygon)} />`)}
    ${LAKES[view.map].flatMap((lake) => lake.polygons.map((polygon, at) => html`<path key=${`${lake.id}${at}`} class="wk-mini-lake" d=${path(polygon)} />`))}
    <rect ref=${frame} class="wk-mini-frame" rx="10" />
  </svg></div>`;
}
