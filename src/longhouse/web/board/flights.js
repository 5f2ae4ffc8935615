/** Things that travel over the screen during a beat, from where something was to where it goes. */

export const GLIDE = 420;
export const EASE = "cubic-bezier(.2,.8,.2,1)";

/** What several flights of one beat begin after one another. */
const APART = 80;
const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {{x: number, y: number}} Spot  in CSS px of the page
 * @typedef {import("../types.js").Event} Event
 * @typedef {import("../types.js").Ui} Ui
 */

/** An element of a drawing. @param {string} name @param {Record<string, string | number>} attributes @param {...Element} inside */
export function drawn(name, attributes, ...inside) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside);
  return element;
}

/** An icon by itself. @param {string} name @param {number} [size] */
export const icon = (name, size) =>
  drawn(
    "svg",
    { viewBox: "0 0 512 512", ...(size && { width: size, height: size }) },
    drawn("use", { href: `#${name}` }),
  );

/** A seat's shape on 40 by 40 units, with what else is drawn on it. @param {Ui} ui @param {number} seat @param {{px: number, radius: number, class: string}} look @param {...Element} inside */
export const piece = (ui, seat, look, ...inside) =>
  drawn(
    "svg",
    { viewBox: "-20 -20 40 40", width: look.px, height: look.px },
    drawn("path", { d: ui.shape(seat, 0, 0, look.radius), class: `${look.class} ${ui.colour(seat)}` }),
    ...inside,
  );

/** @param {Element} element @returns {Spot} */
export function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Let a drawing fly, and take it away when it has arrived.
 * @param {Element} drawing @param {string} kind its class @param {Keyframe[]} frames @param {number} [delay] @param {number} [duration]
 */
export function fly(drawing, kind, frames, delay = 0, duration = GLIDE) {
  const box = document.createElement("div");
  box.className = `flight ${kind}`;
  box.append(drawing);
  document.body.append(box);
  const flight = box.animate(frames, { duration, delay, easing: EASE, fill: "both" });
  flight.onfinish = () => box.remove();
  flight.oncancel = () => box.remove();
}

/** A frame in which a drawing of so many px has its middle at a spot. @param {Spot} spot @param {number} px @returns {Keyframe} */
export const at = (spot, px) => ({ transform: `translate(${spot.x - px / 2}px,${spot.y - px / 2}px)` });

/**
 * The pieces that move in a beat, one after the other: where an event's way begins and ends (null: it moves nothing), and what goes there.
 * @param {Event[]} events @param {Ui} ui
 * @param {(event: Event) => (Element | null)[] | null} wayOf
 * @param {(event: Event, seat: number) => Element} faceOf
 * @param {string} kind @param {number} px
 */
export function travel(events, ui, wayOf, faceOf, kind, px) {
  if (ui.still || typeof document === "undefined") return;
  let delay = 0;
  for (const event of events) {
    const [from, to] = wayOf(event) ?? [];
    if (!from || !to || from === to) continue;
    fly(faceOf(event, event.seat?.seat ?? 0), kind, [at(middle(from), px), at(middle(to), px)], delay);
    delay += APART;
  }
}
