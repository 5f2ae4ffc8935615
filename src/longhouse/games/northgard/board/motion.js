/** What travels during a beat: figures over the land, creatures from their lairs. */

const EASE = "cubic-bezier(.2,.8,.2,1)";
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{kind: string, seat?: {seat: number}} & Record<string, any>} Event */

/** @param {Event[]} events @param {HTMLElement} box @param {any} ui */
export function flights(events, box, ui) {
  if (ui.still || typeof document === "undefined") return;
  let delay = 0;
  for (const event of events) {
    if (event.kind !== "moved" && event.kind !== "retreated" && event.kind !== "pushed") continue;
    const seat = event.seat?.seat ?? 0;
    const [from, to] = [event.start, event.end].map(
      (id) =>
        box.querySelector(`[data-spot="figures.${id}.${seat}"]`) ?? box.querySelector(`[data-el="territory:${id}"]`),
    );
    if (!from || !to || from === to) continue;
    fly(from, to, seat, delay, ui);
    delay += 80;
  }
}

/** @param {Element} from @param {Element} to @param {number} seat @param {number} delay @param {any} ui */
function fly(from, to, seat, delay, ui) {
  const [a, b] = [middle(from), middle(to)];
  const piece = document.createElement("div");
  piece.className = "ng-flight lit";
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: "-20 -20 40 40", width: "38", height: "38" }))
    svg.setAttribute(name, value);
  const body = document.createElementNS(SVG, "path");
  body.setAttribute("d", ui.shape(seat, 0, 0, 15));
  body.setAttribute("class", `ng-crest ${ui.colour(seat)}`);
  svg.append(body);
  piece.append(svg);
  document.body.append(piece);
  const at = (/** @type {{x: number, y: number}} */ point) => `translate(${point.x - 19}px,${point.y - 19}px)`;
  const flight = piece.animate([{ transform: at(a) }, { transform: at(b) }], {
    duration: 420,
    delay,
    easing: EASE,
    fill: "both",
  });
  flight.onfinish = () => piece.remove();
  flight.oncancel = () => piece.remove();
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
