/** The map in a window: all of it, or nearer; moved by dragging, wheel, two fingers, buttons and keys. */

import { html, useEffect, useLayoutEffect, useReducer, useRef, useState } from "../../../web/dom.js";
import { Turns, rotate } from "./explore.js";
import { frameSince, isOther } from "./frame.js";
import { WorldMap } from "./map.js";
import { flights } from "./motion.js";
import { SIZE } from "./tiles.js";

/** @typedef {{x: number, y: number, k: number}} Cam the middle in units, and CSS px per unit */

const [NEAR, FAR] = [2.4, 0.22];
/** CSS px that the ways to turn a tile take at the top of a phone's map. */
const TURNS = 74;

/** @param {{view: any, ui: any, width: number, height: number, children?: any}} props the window */
export function MapWindow({ view, ui, width, height, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const own = useRef(/** @type {Cam | null} */ (null));
  const live = useRef(/** @type {Cam} */ ({ x: 0, y: 0, k: 1 }));
  const glide = useRef(0);
  const [, redraw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const [hover, setHover] = useState(/** @type {string | null} */ (null));
  const size = useRef({ width, height });
  if (isOther({ width, height }, size.current)) size.current = { width, height };
  const { whole, home } = frameSince(view, ui, { width, height }, size.current);
  const show = () =>
    box.current?.querySelector(".ng-map")?.setAttribute("viewBox", viewBox(live.current, width, height));
  /** @param {Cam} to @param {boolean} [still] */
  const go = (to, still = false) => {
    cancelAnimationFrame(glide.current);
    const from = { ...live.current };
    if (still || ui.still) {
      live.current = to;
      show();
      return redraw(null);
    }
    const began = performance.now();
    const frame = (/** @type {number} */ now) => {
      // The time of a frame may lie before the call that asked for it: then nothing has moved yet.
      const t = Math.max(0, Math.min(1, (now - began) / 260));
      const e = 1 - (1 - t) ** 3;
      live.current = {
        x: from.x + (to.x - from.x) * e,
        y: from.y + (to.y - from.y) * e,
        k: from.k * (to.k / from.k) ** e,
      };
      show();
      if (t < 1) glide.current = requestAnimationFrame(frame);
      else redraw(null);
    };
    glide.current = requestAnimationFrame(frame);
  };
  /** @param {number} by @param {{x: number, y: number}} [at] in px from the middle */
  const zoomed = (by, at = { x: 0, y: 0 }) => {
    const { x, y, k } = live.current;
    const next = Math.max(Math.min(FAR, whole), Math.min(NEAR, k * by));
    return { x: x + at.x / k - at.x / next, y: y + at.y / k - at.y / next, k: next };
  };
  const set = (/** @type {Cam} */ cam, /** @type {boolean} */ still) => {
    own.current = cam;
    go(cam, still);
  };

  // Without a wish of the viewer: all of the map; too large for a phone: what may be touched.
  const wish = own.current ? "" : `${Math.round(home.x)}|${Math.round(home.y)}|${home.k.toFixed(3)}|${width}|${height}`;
  const first = useRef(true);
  useLayoutEffect(() => {
    if (wish) go(home, first.current);
    first.current = false;
    return () => cancelAnimationFrame(glide.current);
  }, [wish]);
  // A tile that is turned stands in the middle where not all of the map is seen; on a phone below the ways to turn it.
  const cell = view.doing?.seat === ui.seat ? view.doing?.cell?.join() : undefined;
  useEffect(() => {
    if (!cell || (!own.current && whole >= home.k)) return;
    const [x, y] = cell.split(",").map(Number);
    const k = ui.compact ? Math.max(0.6, Math.min(1, (height - TURNS - 16) / SIZE)) : Math.max(0.8, live.current.k);
    go({ x: (x + 0.45) * SIZE, y: ui.compact ? (y + 0.5) * SIZE - TURNS / 2 / k : (y + 0.25) * SIZE, k });
  }, [cell, width, height]);
  // What may be touched is known once it is drawn.
  const shown = useRef(/** @type {any[]} */ ([]));
  useLayoutEffect(() => {
    const calls = [...(box.current?.querySelectorAll(".ng-map .can") ?? [])]
      .map((element) => element.getAttribute("data-el"))
      .join();
    const now = [calls, view.doing?.decision, ui.step, wish];
    if (now.every((one, at) => one === shown.current[at])) return;
    shown.current = now;
    if (box.current && !cell && (own.current || whole < home.k))
      reveal(box.current, live.current, (cam) => go({ ...cam, k: own.current?.k ?? home.k }));
  });
  useEffect(() => {
    if (ui.step && box.current) flights(ui.step.events, box.current, ui);
  }, [ui.step?.events]);
  useEffect(() => {
    if (!view.doing?.tile) return undefined;
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (
        event.key.toLowerCase() !== "r" ||
        event.ctrlKey ||
        event.metaKey ||
        /** @type {Element} */ (event.target).closest?.("input, textarea")
      )
        return;
      rotate(view, ui, event.shiftKey ? -1 : 1);
      event.preventDefault();
    };
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  });

  const fingers = useFingers(
    live,
    (cam, done) => {
      own.current = live.current = cam;
      cancelAnimationFrame(glide.current);
      show();
      if (done) redraw(null);
    },
    zoomed,
    box,
  );
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const by = 80 / live.current.k;
    const { x, y, k } = live.current;
    /** @type {Record<string, () => void>} */
    const keys = {
      "+": () => set(zoomed(1.3), false),
      "=": () => set(zoomed(1.3), false),
      "-": () => set(zoomed(1 / 1.3), false),
      0: () => fitAll(),
    };
    if (event.target === box.current)
      Object.assign(keys, {
        ArrowLeft: () => set({ x: x - by, y, k }, true),
        ArrowRight: () => set({ x: x + by, y, k }, true),
        ArrowUp: () => set({ x, y: y - by, k }, true),
        ArrowDown: () => set({ x, y: y + by, k }, true),
      });
    if (event.ctrlKey || event.metaKey || !keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  };
  const fitAll = () => {
    own.current = whole < home.k ? { ...home, k: whole } : null;
    go({ ...home, k: whole });
  };
  const over = (/** @type {any} */ event) =>
    setHover(event.target.closest?.("[data-cell]")?.getAttribute("data-cell") ?? null);
  const wheel = (/** @type {WheelEvent} */ event) => {
    const rect = /** @type {HTMLElement} */ (box.current).getBoundingClientRect();
    set(
      zoomed(Math.exp(-event.deltaY * (event.deltaMode ? 0.04 : 0.0014)), {
        x: event.clientX - rect.left - width / 2,
        y: event.clientY - rect.top - height / 2,
      }),
      true,
    );
    event.preventDefault();
  };
  return html`<div class="ng-window" ref=${box} style=${{ width: `${width}px`, height: `${height}px` }} tabindex="0" role="region" aria-label=${ui.say("board-map")} onKeyDown=${onKey}>
    <svg class="ng-map lit map" viewBox=${viewBox(live.current, width, height)} width=${width} height=${height} role="group" aria-label=${ui.say("board-map")} onWheel=${wheel} onPointerOver=${over} onPointerLeave=${() => setHover(null)} ...${fingers}>
      <${WorldMap} view=${view} ui=${ui} scale=${live.current.k} hover=${hover} />
    </svg>
    <${Turns} view=${view} ui=${ui} />
    <div class="ng-zoom">
      <button type="button" class="tool" aria-label=${ui.say("board-zoom-in")} onClick=${() => set(zoomed(1.3), false)}><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href="#ui-plus" /></svg></button>
      <button type="button" class="tool" aria-label=${ui.say("board-zoom-out")} onClick=${() => set(zoomed(1 / 1.3), false)}><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href="#ui-minus" /></svg></button>
      <button type="button" class="tool" aria-label=${ui.say("board-zoom")} onClick=${fitAll}><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href="#ui-fit" /></svg></button>
    </div>
    ${children}
  </div>`;
}

/** @param {Cam} cam @param {number} width @param {number} height */
const viewBox = ({ x, y, k }, width, height) =>
  [x - width / 2 / k, y - height / 2 / k, width / k, height / k].map((n) => n.toFixed(2)).join(" ");

/**
 * One finger or the mouse moves the map, two stretch it. What was moved is not touched.
 * @param {{current: Cam}} live @param {(cam: Cam, done: boolean) => void} move @param {(by: number, at?: {x: number, y: number}) => Cam} zoomed @param {{current: HTMLElement | null}} box
 */
function useFingers(live, move, zoomed, box) {
  const down = useRef(/** @type {Map<number, {x: number, y: number}>} */ (new Map()));
  const far = useRef(0);
  const lift = (/** @type {PointerEvent} */ event) => {
    if (down.current.delete(event.pointerId) && far.current > 6) move(live.current, true);
  };
  return {
    onPointerDown(/** @type {PointerEvent} */ event) {
      if (event.button) return;
      if (!down.current.size) far.current = 0;
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(/** @type {PointerEvent} */ event) {
      const was = down.current.get(event.pointerId);
      if (!was || (event.pointerType === "mouse" && !event.buttons)) return void down.current.delete(event.pointerId);
      const now = { x: event.clientX, y: event.clientY };
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      far.current += Math.hypot(now.x - was.x, now.y - was.y);
      if (far.current <= 6) return void down.current.set(event.pointerId, now);
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, now);
      const { x, y, k } = live.current;
      if (!other) return move({ x: x - (now.x - was.x) / k, y: y - (now.y - was.y) / k, k }, false);
      const rect = /** @type {HTMLElement} */ (box.current).getBoundingClientRect();
      const middle = {
        x: (now.x + other.x) / 2 - rect.left - rect.width / 2,
        y: (now.y + other.y) / 2 - rect.top - rect.height / 2,
      };
      const cam = zoomed(
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y)),
        middle,
      );
      move({ x: cam.x - (now.x - was.x) / 2 / cam.k, y: cam.y - (now.y - was.y) / 2 / cam.k, k: cam.k }, false);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture(/** @type {Event} */ event) {
      if (far.current > 6) event.stopPropagation();
      far.current = 0;
    },
  };
}

/** If not all of what may be touched (or else has changed) is in view: go there; if it is too much, to the nearest. @param {HTMLElement} box @param {Cam} cam @param {(cam: Cam) => void} go */
function reveal(box, cam, go) {
  const found = [".can", ".fought", ".fresh"]
    .map((kind) => [...box.querySelectorAll(`.ng-map ${kind}`)])
    .find((some) => some.length);
  if (!found) return;
  const window = box.getBoundingClientRect();
  const rects = found.map((element) => element.getBoundingClientRect());
  const middle = (/** @type {DOMRect} */ rect) => ({
    x: rect.left + rect.width / 2 - window.left - window.width / 2,
    y: rect.top + rect.height / 2 - window.top - window.height / 2,
  });
  const isSeen = (/** @type {DOMRect} */ rect) =>
    Math.abs(middle(rect).x) < window.width / 2 - 20 && Math.abs(middle(rect).y) < window.height / 2 - 20;
  if (rects.every(isSeen)) return;
  const all = {
    left: Math.min(...rects.map((rect) => rect.left)),
    right: Math.max(...rects.map((rect) => rect.right)),
    top: Math.min(...rects.map((rect) => rect.top)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  };
  if (all.right - all.left <= window.width * 1.5 && all.bottom - all.top <= window.height * 1.5) {
    return go({
      x: cam.x + ((all.left + all.right) / 2 - window.left - window.width / 2) / cam.k,
      y: cam.y + ((all.top + all.bottom) / 2 - window.top - window.height / 2) / cam.k,
      k: cam.k,
    });
  }
  if (rects.some(isSeen)) return;
  const to = rects
    .map(middle)
    .reduce((best, one) => (Math.hypot(one.x, one.y) < Math.hypot(best.x, best.y) ? one : best));
  go({ x: cam.x + to.x / cam.k, y: cam.y + to.y / cam.k, k: cam.k });
}
