/** One place of a row: a card, a back, an empty place; with its ring, its signs, and the turning over. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../../web/dom.js";
import { Back, Face, badge, icon } from "./faces.js";

/** @typedef {import("../../../web/types.js").Ui<import("./shown.js").Scene>} Ui */

const FLIP = 480;

/**
 * @param {{place: import("./model.js").Place, x: number, y: number, w: number, tall: number, ui: Ui, tribe: string, gone?: boolean}} props
 */
export function Spot({ place, x, y, w, tall, ui, tribe, gone }) {
  const turning = useTurning(place.kind, ui.still);
  const shown = (/** @type {string} */ kind) =>
    turning && place.kind === kind ? "th-opening" : turning ? "th-closing" : undefined;
  const colour = ui.colour(place.owner);
  const fresh = ui.fresh(place.target);
  const look = [place.kind, place.put && "th-put", gone && "th-gone", `th-side${place.owner}`]
    .filter(Boolean)
    .join(" ");
  return html`<g class="th-spot" data-spot=${place.key} style=${{ transform: `translate(${x}px,${y}px)` }}>
    <g ...${ui.el(place.target, { label: place.label, class: `th-${look}` })} data-glide=${glideKey(place, ui)}>
      ${turning && place.kind === "back" && place.card && html`<g key="old" class="th-closing">${face({ ...place, badge: undefined }, w, tall, colour)}</g>`}
      ${(turning || place.kind === "back") && html`<g key="back" class=${shown("back")}>${back(place, w, tall, colour, tribe, ui)}</g>`}
      ${place.kind === "face" && html`<g key="face" class=${shown("face")}>${face(place, w, tall, colour)}</g>`}
      ${place.kind === "open" && open(place, w, tall, ui)}
      ${(place.kind === "next" || place.kind === "empty") && nothing(place, w, tall, ui)}
      ${place.kind !== "open" && ring(place, w, tall, ui)}
      ${fresh && place.kind !== "open" && html`<rect class="th-trace ${fresh}" x="-3" y="-3" width=${w + 6} height=${tall + 6} rx="10" />`}
    </g>
  </g>`;
}

/** A card has been turned over: for a moment both sides are drawn. @param {string} kind @param {boolean} still */
function useTurning(kind, still) {
  const before = useRef(kind);
  const [turning, turn] = useState(false);
  const two = [before.current, kind].sort().join();
  const turned = two === "back,face" && !still;
  useLayoutEffect(() => {
    before.current = kind;
    if (turned) turn(true);
  }, [kind]);
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(() => turn(false), FLIP);
    return () => clearTimeout(timer);
  }, [turning]);
  return turning || turned;
}

/** Own cards keep their name when they move between hand and table. @param {import("./model.js").Place} place @param {Ui} ui */
const glideKey = (place, ui) =>
  place.card && place.owner === ui.seat
    ? `hand:${place.card}`
    : place.kind === "back"
      ? `back:${place.key}`
      : undefined;

/** @param {import("./model.js").Place} place @param {number} w @param {number} tall @param {string} colour @param {string} tribe @param {Ui} ui */
function back(place, w, tall, colour, tribe, ui) {
  return html`<${Back} colour=${colour} tribe=${tribe} w=${w} tall=${tall} value=${place.value} shape=${shapes(ui, place.owner)} />
    ${place.kind === "back" && place.badge && badge(place.badge, w - w * 0.15, tall * 0.785, signSize(w))}`;
}

/** @type {Map<string, (x: number, y: number, r: number) => string>} */
const outlines = new Map();

/** The seat's shape as a function that stays the same. @param {Ui} ui @param {number} seat */
export function shapes(ui, seat) {
  const key = ui.colour(seat);
  let found = outlines.get(key);
  if (!found) {
    found = (x, y, r) => ui.shape(seat, x, y, r);
    outlines.set(key, found);
  }
  return found;
}

/** @param {number} w */
const signSize = (w) => Math.max(9, w / 6);

/** @param {import("./model.js").Place} place @param {number} w @param {number} tall @param {string} colour */
function face(place, w, tall, colour) {
  const big = w >= 60;
  const fate = place.badge === "paw-print" ? "#B93E1E" : place.badge === "berries-bowl" ? "#6B3A86" : undefined;
  return html`<g opacity=${place.ghost ? 0.62 : 1}><${Face} card=${place.card} colour=${colour} w=${w} tall=${tall} worth=${place.worth} lost=${Boolean(place.lost)} /></g>
    ${place.ghost && html`<rect width=${w} height=${tall} rx=${w * 0.09} fill=${`url(#pt${colour[1]})`} opacity=".7" />`}
    ${place.badge && badge(place.badge, w * 0.85, tall * (big ? 0.785 : place.plus ? 0.12 : 0.87), signSize(w), fate)}
    ${place.plus && plus(place.plus, big ? (place.badge ? w * 0.22 : w * 0.83) : w / 2, tall - (w >= 74 ? 6 : 11), big)}`;
}

/** The feathers a card has taken. @param {number} count @param {number} x @param {number} y @param {boolean} big */
function plus(count, x, y, big) {
  const half = big ? 22 : 20;
  return html`<g class="th-plus" style=${{ transform: `translate(${x}px,${y}px)` }}>
    <rect x=${-half} y="-11" width=${2 * half} height="22" rx="11" fill="#fff8e2" stroke="#8F2F14" stroke-width="1.5" />
    <text x=${-half + 6} y="5" class="th-plus-text">+${count}</text>
    ${icon("feather", half - 9, 0, 14, "#8F2F14")}
  </g>`;
}

/** The place to fill. @param {import("./model.js").Place} place @param {number} w @param {number} tall @param {Ui} ui */
function open(place, w, tall, ui) {
  const lit = ui.lit(place.target);
  const chosen = ui.chosen(place.target);
  if (!lit && !chosen && !ui.alt(place.target)) return nothing(place, w, tall, ui);
  return html`<rect width=${w} height=${tall} rx=${w * 0.1} fill="var(--touch-soft)" fill-opacity=".75" />
    <rect class="ring dash ${chosen ? "sel" : ""}" x="1.5" y="1.5" width=${w - 3} height=${tall - 3} rx=${w * 0.09} />
    ${icon("ui-plus", w / 2, tall / 2, Math.max(20, w / 3), "var(--touch)")}
    ${place.offer && html`<g class="th-ghost"><${Face} card=${place.offer} colour=${ui.colour(place.owner)} w=${w} tall=${tall} worth=${null} lost=${false} /></g>`}`;
}

/** @param {import("./model.js").Place} place @param {number} w @param {number} tall @param {Ui} ui */
function nothing(place, w, tall, ui) {
  return html`<rect class="th-nothing" x="1" y="1" width=${w - 2} height=${tall - 2} rx=${w * 0.1} pointer-events="all" />
    ${place.kind === "next" && w >= 60 && html`<text class="th-soon" x=${w / 2} y=${tall / 2 + 5} text-anchor="middle">${ui.say("board-next")}</text>`}`;
}

/** @param {import("./model.js").Place} place @param {number} w @param {number} tall @param {Ui} ui */
function ring(place, w, tall, ui) {
  if (ui.shown(place.target))
    return html`<rect class="th-shown" x="-4" y="-4" width=${w + 8} height=${tall + 8} rx="10" />`;
  const lit = ui.lit(place.target);
  if (!lit && !place.put) return null;
  return html`<rect class="ring ${place.put ? "th-still" : ""}" x="-4" y="-4" width=${w + 8} height=${tall + 8} rx="10" />`;
}
