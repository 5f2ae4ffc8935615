/** Things that move from one part of the screen to another: cards between hand and table, feathers and lands to their owner. */

const GLIDE = 420;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const SVG = "http://www.w3.org/2000/svg";

/** @type {Map<string, {left: number, top: number, width: number}>} */
let seen = new Map();
let waiting = false;

/** After a redraw: whatever has moved glides from where it was. @param {boolean} still */
export function glide(still) {
  if (waiting || typeof document === "undefined") return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    /** @type {Map<string, {left: number, top: number, width: number}>} */
    const now = new Map();
    const deck = document.querySelector("[data-deck]");
    const start = deck && seen.size && deck.getClientRects().length ? deck.getBoundingClientRect() : null;
    let drawn = 0;
    for (const element of document.querySelectorAll("[data-glide]")) {
      const key = /** @type {string} */ (element.getAttribute("data-glide"));
      const { left, top, width } = placeOf(element);
      if (!width) continue;
      now.set(key, { left, top, width });
      const fromDeck = start && element.closest(".th-hand") ? { left: start.left, top: start.top, width } : undefined;
      const old = seen.get(key) ?? fromDeck;
      if (still || !old || Math.abs(old.left - left) + Math.abs(old.top - top) < 12) continue;
      const scale = Math.min(2, old.width / width);
      const from = `translate(${old.left - left}px,${old.top - top}px) scale(${scale})`;
      element.animate([{ transform: from }, { transform: "none" }], {
        duration: GLIDE,
        easing: EASE,
        delay: old === fromDeck ? 80 * drawn++ : 0,
        fill: "backwards",
      });
    }
    seen = now;
  });
}

/** Where a thing lies once it has come to rest. @param {Element} element */
function placeOf(element) {
  const { left, top, width } = element.getBoundingClientRect();
  if (!element.getAnimations().length) return { left, top, width };
  const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { left: left - e, top: top - f, width: a ? width / a : width };
}

/**
 * What flies during a beat: feathers to the one who took them, territories to the shelf.
 * @param {any[]} events @param {Element} board @param {boolean} still
 */
export function flights(events, board, still) {
  if (still) return;
  let delay = 0;
  for (const event of events) {
    if (event.kind === "scalped") {
      const from = board.querySelector(`[data-spot="${event.pile}.${1 - event.seat.seat}.${event.row - 1}"]`);
      const to = target("data-feathers", event.seat.seat);
      for (let i = 0; i < event.count && from && to; i++, delay += 80) fly(feather(), 22, from, to, delay);
    }
    if (event.kind === "won") {
      const from = board.querySelector(`[data-land="${event.pile}"]`);
      const to = target("data-el", `won:${event.territory}`) ?? target("data-shelf", event.seat.seat);
      if (from && to) fly(copy(from), from.getBoundingClientRect().width, from, to, delay);
      delay += 80;
    }
  }
}

/** The owner's shelf, where it can be seen. @param {string} attribute @param {number | string} value */
function target(attribute, value) {
  const element = document.querySelector(`[${attribute}="${value}"]`);
  return element?.getClientRects().length ? element : null;
}

/** @param {Element} node @param {number} size @param {Element} from @param {Element} to @param {number} delay */
function fly(node, size, from, to, delay) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const box = document.createElement("div");
  box.className = "th-flight lit";
  box.append(node);
  document.body.append(box);
  const land = size > 40;
  const [x0, y0] = land ? [a.left, a.top] : [a.left + a.width / 2 - size / 2, a.top + a.height / 3];
  const scale = land ? 34 / size : 0.8;
  const flight = box.animate(
    [
      { transform: `translate(${x0}px,${y0}px)`, opacity: 1 },
      {
        transform: `translate(${b.left + (land ? 4 : b.width / 2 - size / 2)}px,${b.top + 2}px) scale(${scale})`,
        opacity: land ? 0.7 : 1,
      },
    ],
    { duration: GLIDE + 180, delay, easing: EASE, fill: "both" },
  );
  flight.onfinish = () => box.remove();
  flight.oncancel = () => box.remove();
}

function feather() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  svg.setAttribute("width", "22");
  svg.setAttribute("height", "22");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", "#feather");
  svg.append(use);
  return svg;
}

/** @param {Element} land */
function copy(land) {
  const { width, height } = land.getBoundingClientRect();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const twin = /** @type {Element} */ (land.cloneNode(true));
  for (const name of twin.getAttributeNames()) if (name !== "transform") twin.removeAttribute(name);
  svg.append(twin);
  return svg;
}
