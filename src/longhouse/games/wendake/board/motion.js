/** What travels during a beat: warriors over the land, natives to the long house, canoes to their lake. */

const EASE = "cubic-bezier(.2,.8,.2,1)";
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{kind: string, seat?: {seat: number}} & Record<string, any>} Event */

/** Where an event begins and ends, as names of spots. @param {Event} event @returns {[string, string] | null} */
function path(event) {
  const seat = event.seat?.seat;
  const start = `guard.${event.start}.${seat}`;
  switch (event.kind) {
    case "moved":
      return [start, `guard.${event.end}.${seat}`];
    case "lay_down":
      return [start, `area.${event.area}`];
    case "struck":
      return [start, `guard.${event.end}.${event.opponent.seat}`];
    case "attacked":
      return [start, `area.${event.area}`];
    case "transferred":
      return [`area.${event.area}`, `home.${seat}`];
    default:
      return null;
  }
}

/** @param {Event[]} events @param {HTMLElement} box @param {any} ui */
export function flights(events, box, ui) {
  if (ui.still || typeof document === "undefined") return;
  let delay = 0;
  for (const event of events) {
    const route = path(event);
    const [from, to] = route ? route.map((spot) => spotOf(box, spot)) : [];
    if (!from || !to || from === to) continue;
    fly(from, to, event.seat?.seat ?? 0, delay, ui);
    delay += 80;
  }
}

/** @param {HTMLElement} box @param {string} spot */
const spotOf = (box, spot) => box.querySelector(`[data-spot="${spot}"]`) ?? ground(box, spot);

/** A territory where nobody stands yet. @param {HTMLElement} box @param {string} spot */
function ground(box, spot) {
  const [kind, id] = spot.split(".");
  return kind === "guard" ? box.querySelector(`[data-el="territory:${id}"]`) : null;
}

/** @param {Element} from @param {Element} to @param {number} seat @param {number} delay @param {any} ui */
function fly(from, to, seat, delay, ui) {
  const [a, b] = [middle(from), middle(to)];
  const piece = document.createElement("div");
  piece.className = "wk-flight lit";
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-20 -20 40 40");
  svg.setAttribute("width", "36");
  svg.setAttribute("height", "36");
  const body = document.createElementNS(SVG, "path");
  body.setAttribute("d", ui.shape(seat, 0, 0, 16));
  body.setAttribute("class", `wk-body ${ui.colour(seat)}`);
  const sign = document.createElementNS(SVG, "use");
  sign.setAttribute("href", "#spears");
  for (const [name, value] of Object.entries({ x: -9, y: -9, width: 18, height: 18 }))
    sign.setAttribute(name, String(value));
  sign.setAttribute("class", `wk-sign ${ui.colour(seat)}`);
  svg.append(body, sign);
  piece.append(svg);
  document.body.append(piece);
  const at = (/** @type {{x: number, y: number}} */ point) => `translate(${point.x - 18}px,${point.y - 18}px)`;
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
