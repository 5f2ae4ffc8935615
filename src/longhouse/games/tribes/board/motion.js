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

/** @param {Element} from @param {Element} to @param {Event} event @param {number} delay @param {any} ui */
function fly(from, to, event, delay, ui) {
  const seat = event.seat?.seat ?? 0;
  const piece = document.createElement("div");
  piece.className = "tr-flight lit";
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: "-20 -20 40 40", width: 36, height: 36 })) svg.setAttribute(name, String(value));
  const body = document.createElementNS(SVG, "path");
  body.setAttribute("d", ui.shape(seat, 0, 0, event.chief ? 16 : 10));
  body.setAttribute("class", `tr-chief ${ui.colour(seat)}`);
  svg.append(body);
  if (event.chief) {
    const sign = document.createElementNS(SVG, "use");
    for (const [name, value] of Object.entries({ href: "#war-bonnet", x: -10, y: -10, width: 20, height: 20, class: `tr-bonnet ${ui.colour(seat)}` })) sign.setAttribute(name, String(value));
    svg.append(sign);
  }
  piece.append(svg);
  document.body.append(piece);
  const at = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `translate(${left + width / 2 - 18}px,${top + height / 2 - 18}px)`;
  };
  const flight = piece.animate([{ transform: at(from) }, { transform: at(to) }], { duration: 420, delay, easing: EASE, fill: "both" });
  flight.onfinish = () => piece.remove();
  flight.oncancel = () => piece.remove();
}
