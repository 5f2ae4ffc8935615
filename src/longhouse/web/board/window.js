/**
 * A map in a window: all of it, or nearer; moved by dragging, wheel, two fingers, buttons and keys. What lies on it is the game's.
 *
 * @typedef {import("./camera.js").Cam} Cam
 * @typedef {import("./camera.js").Point} Point
 * @typedef {import("../types.js").Ui} Ui
 */

import { Icon } from "../art.js";
import { classes, html, lastKey, useEffect, useLayoutEffect, useReducer, useRef } from "../dom.js";
import { between, bounded, fitting, panned, pinched, toReveal, toShow, viewBox, zoomed } from "./camera.js";

const GLIDE = 260;
const STEP = 1.3;
/** CSS px that an arrow key moves the map. */
const STRIDE = 80;
/** CSS px that a pointer may tremble. */
const TREMBLE = 6;
/** What the shell takes up when it is dragged (table/input.js). */
const TAKEN_UP = ".can, .alt, .sel";
const NEAR = { whole: false, fits: 1.5 };

/**
 * @typedef {object} MapProps
 * @property {Ui} ui
 * @property {string} name its classes are `name-window` and `name-map`
 * @property {string} label
 * @property {number} width of the window, in CSS px
 * @property {number} height
 * @property {import("./camera.js").Extent} extent all that one may look at
 * @property {Cam} home where to look while the reader has no wish of their own
 * @property {number} [whole] the scale at which all of the map is seen; without it, as it fits
 * @property {number} [least] CSS px per unit, at the farthest; without it, all of the map can be seen
 * @property {number} [most] CSS px per unit, at the nearest
 * @property {number} [beyond] the part of the window that may lie beyond the rim: 0 to 0.5
 * @property {boolean} [moves] `home` follows what happens; else it is only the beginning
 * @property {boolean} [grabs] one finger moves the map wherever it begins; else not where something can be taken up
 * @property {boolean} [zooms] buttons are there even if all of the map is seen
 * @property {{kinds: string[], whole: boolean, fits: number}} reveals selectors of what should be in view, the first that is there; see `toReveal`
 * @property {number} [covered] CSS px at the top of the window that lie under something else
 * @property {unknown[]} moment when this changes, look again whether it is in view
 * @property {{key: string, to: (cam: Cam) => Cam} | null} [goal] look here, once for every key, where not all of the map is seen
 * @property {(scale: number) => import("../types.js").Child} draw what is in the drawing
 * @property {Record<string, unknown>} [svg] more attributes of the drawing
 * @property {(cam: Cam, box: HTMLElement) => void} [onMove]
 * @property {{current: Look | null}} [look] is given how to look elsewhere
 * @property {import("../types.js").Child} [children] over the map
 */

/** @typedef {{to: (x: number, y: number) => void}} Look */

/** @param {MapProps} props */
export function MapWindow(props) {
  const { ui, name, label, extent, goal = null, moves = false, draw, svg, children } = props;
  // While the page is laid out a window may have no room at all.
  const [width, height] = [Math.max(1, props.width), Math.max(1, props.height)];
  const { beyond = 0, grabs = false, covered = 0 } = props;
  const size = { width, height };
  const whole = props.whole ?? fitting(extent, size);
  // Three times the whole of it: nearer, nothing but grass is seen.
  const most = props.most ?? Math.min(2.4, Math.max(3 * whole, 1.3 * props.home.k));
  const least = props.least ?? Math.min(whole, props.home.k);
  const home = moves ? props.home : bounded(props.home, { extent, size, least, most, beyond });
  const large = whole < home.k; // not all of it is seen at first
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const own = useRef(/** @type {Cam | null} the reader's own wish */ (null));
  const live = useRef(/** @type {Cam} */ (home));
  const aim = useRef(/** @type {Cam} where a glide ends */ (home));
  // A lesson may look from farther away than the reader can: whoever moves the map then stays there.
  const bounds = { extent, size, least: Math.min(least, live.current.k), most, beyond };
  const glide = useRef(0);
  const shown = useRef("");
  const [, redraw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const isLarge = () => large || own.current !== null;
  const widest = Math.max(whole, least);
  const isSeenWhole = (/** @type {Cam} */ cam) => Math.abs(cam.k - widest) < 0.001;

  const show = () => {
    if (!box.current) return;
    const map = box.current.querySelector(`.${name}-map`);
    const seen = viewBox(live.current, size);
    if (map && map.getAttribute("viewBox") !== seen) map.setAttribute("viewBox", seen);
    // Whatever stands beside something on the map follows it as if the map were scrolled.
    if (shown.current !== seen) box.current.dispatchEvent(new Event("scroll"));
    shown.current = seen;
    props.onMove?.(live.current, box.current);
  };
  /** @param {Cam} to @param {boolean} [still] */
  const go = (to, still = false) => {
    cancelAnimationFrame(glide.current);
    aim.current = to;
    const from = { ...live.current };
    if (still || ui.still) {
      live.current = to;
      show();
      return redraw(null);
    }
    const began = performance.now();
    const frame = (/** @type {number} */ now) => {
      // The time of a frame may lie before the call that asked for it: then nothing has moved yet.
      const part = Math.max(0, Math.min(1, (now - began) / GLIDE));
      live.current = between(from, to, part);
      show();
      if (part < 1) glide.current = requestAnimationFrame(frame);
      else redraw(null);
    };
    glide.current = requestAnimationFrame(frame);
  };
  /** The reader's own; where all of the map is seen as at first, there is none. */
  const wish = (/** @type {Cam} */ cam, still = false) => {
    own.current = !large && isSeenWhole(cam) ? null : cam;
    go(own.current ?? home, still);
  };
  const zoom = (/** @type {number} */ by, /** @type {Point} */ at = { x: 0, y: 0 }, still = false) =>
    wish(zoomed(live.current, by, at, bounds), still);
  /** All of the map; or, where that is seen already, as it was at first. */
  const fit = () => {
    own.current = widest < home.k && !isSeenWhole(live.current) ? bounded({ ...home, k: widest }, bounds) : null;
    go(own.current ?? home);
  };
  if (props.look) props.look.current = { to: (x, y) => go(bounded({ ...live.current, x, y }, bounds)) };

  useLayoutEffect(show);
  const first = useRef(true);
  const place = moves ? `${Math.round(home.x)}|${Math.round(home.y)}|` : "";
  const usual = `${place}${home.k.toFixed(3)}|${width}|${height}`;
  const wanted = own.current ? "" : usual;
  useLayoutEffect(() => {
    const stays = !moves && !first.current;
    if (wanted) go(stays ? bounded({ ...live.current, k: home.k }, bounds) : home, stays || first.current);
    first.current = false;
  }, [wanted]);
  useEffect(() => () => cancelAnimationFrame(glide.current), []);
  useEffect(() => {
    if (goal && isLarge()) go(goal.to(live.current));
  }, [goal?.key, width, height]);

  /** Look so that all of these are seen whole. @param {Element[]} things */
  const reveal = (things) => {
    const boxes = things.map((element) => element.getBoundingClientRect()).filter(({ width: w }) => w > 0);
    const map = /** @type {SVGSVGElement | null | undefined} */ (box.current?.querySelector(`.${name}-map`));
    const drawn = map?.getScreenCTM();
    if (!drawn || !boxes.length) return;
    // What is in view on the way may not be at the end of it.
    const { x, y } = aim.current;
    const left = Math.min(...boxes.map((one) => one.left));
    const top = Math.min(...boxes.map((one) => one.top));
    const thing = {
      x: (left - drawn.e) / drawn.a,
      y: (top - drawn.f) / drawn.d,
      w: (Math.max(...boxes.map((one) => one.right)) - left) / drawn.a,
      h: (Math.max(...boxes.map((one) => one.bottom)) - top) / drawn.d,
    };
    const farthest = Math.min(least, whole);
    const near = { x, y, k: own.current?.k ?? home.k };
    const to = bounded(toShow(thing, near, size, covered, farthest), { ...bounds, least: farthest });
    if (viewBox(to, size) !== viewBox(aim.current, size)) go(to);
  };

  // What may be touched is known once it is drawn.
  const seen = useRef(/** @type {unknown[]} */ ([]));
  useLayoutEffect(() => {
    const { kinds, ...rule } = props.reveals;
    const find = (/** @type {string} */ kind) => [...(box.current?.querySelectorAll(`.${name}-map ${kind}`) ?? [])];
    const calls = [...find(".can"), ...find(".sel")].map((element) => element.getAttribute("data-el")).join();
    const now = [calls, ...props.moment, usual, covered];
    if (now.every((one, at) => one === seen.current[at])) return;
    seen.current = now;
    const things = kinds.map(find).find((some) => some.length);
    if (things && covered && !goal) return reveal(things);
    if (!things || !box.current || goal || !isLarge()) return;
    const [held] = find(".sel");
    const off = toReveal(
      things.map((element) => element.getBoundingClientRect()),
      held?.getBoundingClientRect(),
      box.current.getBoundingClientRect(),
      rule,
    );
    if (!off) return;
    const { x, y, k } = live.current;
    go(bounded({ x: x + off.x / k, y: y + off.y / k, k: own.current?.k ?? home.k }, bounds));
  });

  const fingers = useFingers(box, grabs, (change, done) => {
    const next = change(live.current, bounds);
    const { x, y, k } = live.current;
    if (next.x !== x || next.y !== y || next.k !== k) {
      cancelAnimationFrame(glide.current);
      own.current = live.current = aim.current = next;
      show();
    }
    if (done) redraw(null);
  });
  /** What the keyboard reaches comes into view; what a pointer is on stays under it, or the click would miss. */
  const onFocus = (/** @type {FocusEvent} */ { target }) => {
    if (!(target instanceof Element) || !box.current || !isLarge() || !lastKey()) return;
    const off = toReveal([target.getBoundingClientRect()], undefined, box.current.getBoundingClientRect(), NEAR);
    const { x, y, k } = live.current;
    if (off) go(bounded({ x: x + off.x / k, y: y + off.y / k, k }, bounds));
  };
  // A lesson speaks of something on the map: it stays in view, also in a smaller window.
  const told = useRef(/** @type {Element[]} */ ([]));
  const latest = useRef(reveal);
  latest.current = reveal;
  useEffect(() => {
    const element = box.current;
    const hear = (/** @type {Event} */ event) => {
      const { detail } = /** @type {CustomEvent<Element[]>} */ (event);
      told.current = detail.filter((one) => one.closest(`.${name}-map`));
      latest.current(told.current);
    };
    element?.addEventListener("reveal", hear);
    return () => element?.removeEventListener("reveal", hear);
  });
  const spokenOf = () => told.current.filter((one) => one.isConnected);
  useEffect(() => latest.current(spokenOf()), [usual, goal?.key]);
  // What lay over the map is gone: as it was at first, and what is spoken of stays in view.
  useEffect(() => {
    if (covered || large || own.current) return;
    if (spokenOf().length) reveal(spokenOf());
    else go(home);
  }, [covered > 0]);
  const wheel = (/** @type {WheelEvent} */ event) => {
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.04 : 0.0014)), inWindow(event, box.current), true);
    event.preventDefault();
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const move = (/** @type {number} */ x, /** @type {number} */ y) => wish(panned(live.current, x, y, bounds), true);
    /** @type {Record<string, () => void>} */
    const keys = { "+": () => zoom(STEP), "=": () => zoom(STEP), "-": () => zoom(1 / STEP), 0: fit };
    if (event.target === box.current)
      Object.assign(keys, {
        ArrowLeft: () => move(STRIDE, 0),
        ArrowRight: () => move(-STRIDE, 0),
        ArrowUp: () => move(0, STRIDE),
        ArrowDown: () => move(0, -STRIDE),
      });
    if (event.ctrlKey || event.metaKey || !keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  };
  return html`<div class=${classes("map-window", `${name}-window`, large && "large")} ref=${box} style=${{ width: `${width}px`, height: `${height}px` }} tabindex="0" role="region" aria-label=${label} onKeyDown=${onKey}>
    <svg class="${name}-map lit map" viewBox=${viewBox(live.current, size)} width=${width} height=${height} role="group" aria-label=${label} onWheel=${wheel} onFocusIn=${onFocus} ...${svg} ...${fingers}>${draw(live.current.k)}</svg>
    ${(props.zooms || widest < home.k || own.current) && html`<${Zoom} ui=${ui} zoom=${zoom} fit=${fit} isWhole=${isSeenWhole(live.current)} />`}
    ${children}
  </div>`;
}

/** @param {{ui: Ui, zoom: (by: number) => void, fit: () => void, isWhole: boolean}} props */
const Zoom = ({ ui, zoom, fit, isWhole }) => html`<div class=${classes("map-zoom", ui.compact && "small")}>
  <button type="button" class="tool" aria-label=${ui.say("board-zoom-in")} onClick=${() => zoom(STEP)}><${Icon} name="ui-plus" /></button>
  <button type="button" class="tool" aria-label=${ui.say("board-zoom-out")} onClick=${() => zoom(1 / STEP)}><${Icon} name="ui-minus" /></button>
  <button type="button" class="tool" aria-pressed=${isWhole} aria-label=${ui.say("board-whole")} onClick=${fit}><${Icon} name="ui-fit" /></button>
</div>`;

/** Where a pointer is, from the middle of the window. @param {{clientX: number, clientY: number}} event @param {Element | null} box @returns {Point} */
function inWindow(event, box) {
  const { left, top, width, height } = /** @type {Element} */ (box).getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}

/**
 * One finger or the mouse moves the map, two stretch it. What was moved is not touched.
 * @param {{current: HTMLElement | null}} box @param {boolean} grabs
 * @param {(change: (cam: Cam, bounds: import("./camera.js").Bounds) => Cam, done: boolean) => void} move
 */
function useFingers(box, grabs, move) {
  const down = useRef(/** @type {Map<number, Point>} */ (new Map()));
  const taken = useRef(/** @type {number | null} a finger that the shell follows, unless a second one comes */ (null));
  const far = useRef(0);
  const lift = (/** @type {PointerEvent} */ event) => {
    if (down.current.delete(event.pointerId) && far.current > TREMBLE) move((cam) => cam, true);
  };
  return {
    onPointerDown(/** @type {PointerEvent} */ event) {
      const thing = event.target instanceof Element && event.target.closest("[data-el]");
      if (event.button) return;
      if (!down.current.size) {
        far.current = 0;
        taken.current = !grabs && thing && thing.matches(TAKEN_UP) ? event.pointerId : null;
      }
      down.current.set(event.pointerId, inWindow(event, box.current));
    },
    onPointerMove(/** @type {PointerEvent} */ event) {
      const was = down.current.get(event.pointerId);
      if (!was || (event.pointerType === "mouse" && !event.buttons)) return void down.current.delete(event.pointerId);
      const now = inWindow(event, box.current);
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      down.current.set(event.pointerId, now);
      if (!other && taken.current === event.pointerId) return;
      far.current += Math.hypot(now.x - was.x, now.y - was.y);
      if (far.current <= TREMBLE) return;
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      move(
        (cam, bounds) =>
          other ? pinched(cam, { was, now, other }, bounds) : panned(cam, now.x - was.x, now.y - was.y, bounds),
        false,
      );
      event.stopPropagation();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture(/** @type {Event} */ event) {
      if (far.current > TREMBLE) event.stopPropagation();
      far.current = 0;
    },
  };
}

/** While something can be turned, R turns it, with Shift the other way. @param {boolean} isOn @param {(by: 1 | -1) => void} turn */
export function useTurnKey(isOn, turn) {
  useEffect(() => {
    if (!isOn) return undefined;
    const key = (/** @type {KeyboardEvent} */ event) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea");
      if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || typing) return;
      turn(event.shiftKey ? -1 : 1);
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
}
