/** What travels during a beat: tribes from cell to cell, cavalry to its place. */

const EASE = "cubic-bezier(.2,.8,.2,1)";
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{kind: string, seat?: {seat: number}} & Record<string, any>} Event */

/** @param {Event[]} events @param {HTMLElement} box @param {any} ui */
export function flights(events, box, ui) {
  if (ui.still || typeof document === "undefined") return;
  let delay = 0;
  for (const event of events) {
    if (event.kind !== "moved" && event.kind !== "attacked") continue;
    const [from, to] = [event.start, event.end].map((cell) => box.querySelector(`[data-el="cell:${cell}"]`));
    if (!from || !to) continue;
    fly(from, to, event, delay, ui);
    delay += 80;
  }
}

/**
 * A prize goes from the land it was won on to the place where it counts.
 * @param {string} icon @param {string | null} cell @param {Element | null} to @param {boolean} still
 */
export function prize(icon, cell, to, still) {
  const from = cell && document.querySelector(`.tr-map [data-el="cell:${cell}"]`);
  if (still || !from || !to || !to.getClientRects().length) return;
  const piece = document.createElement("div");
  piece.className = "tr-prize";
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${icon}`);
  svg.append(use);
  piece.append(svg);
  document.body.append(piece);
  const at = (/** @type {Element} */ element, /** @type {number} */ size) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `translate(${left + width / 2 - 20}px,${top + height / 2 - 20}px) scale(${size})`;
  };
  const flight = piece.animate(
    [{ transform: at(from, 0.6) }, { transform: at(from, 1.5), offset: 0.3 }, { transform: at(to, 0.7) }],
    { duration: 800, easing: EASE, fill: "both" },
  );
  flight.onfinish = () => piece.remove();
  flight.oncancel = () => piece.remove();
}

/** @param {Element} from @param {Element} to @param {Event} event @param {number} delay @param {any} ui */
function fly(from, to, event, delay, ui) {
  const seat = event.seat?.seat ?? 0;
  const piece = document.createElement("div");
  piece.className = "tr-flight lit";
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: "-20 -20 40 40", width: 36, height: 36 }))
    svg.setAttribute(name, String(value));
  const body = document.createElementNS(SVG, "path");
  body.setAttribute("d", ui.shape(seat, 0, 0, event.chief ? 16 : 10));
  body.setAttribute("class", `tr-chief ${ui.colour(seat)}`);
  svg.append(body);
  if (event.chief) {
    const sign = document.createElementNS(SVG, "use");
    for (const [name, value] of Object.entries({
      href: "#war-bonnet",
      x: -10,
      y: -10,
      width: 20,
      height: 20,
      class: `tr-bonnet ${ui.colour(seat)}`,
    }))
      sign.setAttribute(name, String(value));
    svg.append(sign);
  }
  piece.append(svg);
  document.body.append(piece);
  const at = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `translate(${left + width / 2 - 18}px,${top + height / 2 - 18}px)`;
  };
  const flight = piece.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: 420,
    delay,
    easing: EASE,
    fill: "both",
  });
  flight.onfinish = () => piece.remove();
  flight.oncancel = () => piece.remove();
}
