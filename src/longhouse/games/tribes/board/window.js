/** The valley in a window: all of it where it fits, else large enough to touch, to be moved about; two buttons change that. */

import { html, useEffect, useRef, useState } from "../../../web/dom.js";
import { CELL } from "./land.js";
import { SIZE } from "./model.js";
import { flights } from "./motion.js";
import { isTurning, turn } from "./turning.js";
import { Valley } from "./valley.js";

const [LEFT, TOP] = [-46, -44];
const [WIDE, HIGH] = [SIZE * CELL + 66, SIZE * CELL + 62];

/** CSS px per unit below which a cell could hardly be touched. */
const LEAST = 0.68;

/** @param {{view: any, ui: any, out: any, width: number, height: number}} props */
export function ValleyWindow({ view, ui, out, width, height }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [whole, setWhole] = useState(false);
  const fits = Math.min(width / WIDE, height / HIGH);
  const scale = whole ? fits : Math.max(fits, LEAST);
  const large = scale > fits;
  const calls = [...(box.current?.querySelectorAll(".tr-map .can, .tr-map .sel") ?? [])]
    .map((element) => element.getAttribute("data-el"))
    .join();
  useEffect(() => {
    if (large && box.current) reveal(box.current, ui.still);
  }, [large, calls, view.doing?.decision, ui.step, width, height]);
  useEffect(() => {
    if (ui.step && box.current) flights(ui.step.events, box.current, ui);
  }, [ui.step?.events]);
  useEffect(() => {
    if (!isTurning(view) || view.doing.seat !== ui.seat) return undefined;
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (
        event.key.toLowerCase() !== "r" ||
        event.ctrlKey ||
        event.metaKey ||
        /** @type {Element} */ (event.target).closest?.("input, textarea")
      )
        return;
      turn(view, ui, event.shiftKey ? -1 : 1);
      event.preventDefault();
    };
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  });
  return html`<div class="tr-window-box" style=${{ width: `${width}px`, height: `${height}px` }}>
    <div class="tr-window ${large ? "large" : ""}" ref=${box} tabindex=${large ? 0 : undefined} role=${large ? "region" : undefined} aria-label=${large ? ui.say("board-valley") : undefined}>
      <svg class="tr-map lit map" viewBox="${LEFT} ${TOP} ${WIDE} ${HIGH}" width=${WIDE * scale} height=${HIGH * scale} role="group" aria-label=${ui.say("board-valley")}>
        <${Valley} view=${view} ui=${ui} out=${out} scale=${scale} />
      </svg>
    </div>
    ${fits < LEAST && html`<button type="button" class="tool tr-zoom" aria-pressed=${whole} aria-label=${ui.say(whole ? "board-near" : "board-whole")} onClick=${() => setWhole(!whole)}><svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href=${whole ? "#ui-plus" : "#ui-fit"} /></svg></button>`}
  </div>`;
}

/** Move so that what may be touched, or else what has changed, or else the own chief is in view; of too much, what lies around the touched tribe or nearest. @param {HTMLElement} box @param {boolean} still */
function reveal(box, still) {
  const found = [".tr-hand", ".can", ".fresh", ".tr-tribe"]
    .map((kind) => [...box.querySelectorAll(`.tr-map ${kind}`)])
    .find((some) => some.length);
  if (!found) return;
  const window = box.getBoundingClientRect();
  const held = [...box.querySelectorAll(".tr-map .sel")];
  const rects = [...found, ...held].map((element) => element.getBoundingClientRect());
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
  const isSmall = all.right - all.left <= window.width * 1.1 && all.bottom - all.top <= window.height * 1.1;
  const to = isSmall ? all : (held[0]?.getBoundingClientRect() ?? nearest(rects, window));
  const x = (to.left + to.right) / 2 - window.left + box.scrollLeft;
  const y = (to.top + to.bottom) / 2 - window.top + box.scrollTop;
  box.scrollTo({ left: x - box.clientWidth / 2, top: y - box.clientHeight / 2, behavior: still ? "auto" : "smooth" });
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
