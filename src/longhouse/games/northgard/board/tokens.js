/** Gains that are seen: tokens fly from where they come to the counter that they raise. */

/** @typedef {import("../../../web/types.js").Ui} Ui */

const EASE = "cubic-bezier(.3,.1,.2,1)";
const MOST = 4;
const PX = 26;

/** Where gains come from: land that has just changed, else the middle of the map. @returns {Element | null} */
const source = () => document.querySelector(".ng-map .ng-ground.fresh") ?? document.querySelector(".ng-window");

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** As many tokens as were gained, a few at most, one after the other. @param {Element | null} counter @param {string} icon @param {string} colour its class @param {number} count @param {Ui} ui */
export function flyTokens(counter, icon, colour, count, ui) {
  const from = source();
  if (ui.still || !counter || !from || !counter.getClientRects().length) return;
  if (document.querySelector(".prompt.past")) return;
  const [a, b] = [middle(from), middle(counter)];
  const at = (/** @type {{x: number, y: number}} */ { x, y }, /** @type {number} */ scale) => ({
    transform: `translate(${x - PX / 2}px,${y - PX / 2}px) scale(${scale})`,
  });
  for (let nth = 0; nth < Math.min(count, MOST); nth++) {
    const token = document.createElement("div");
    token.className = `ng-token-flight ${colour}`;
    token.innerHTML = `<svg viewBox="0 0 512 512" width="${PX}" height="${PX}"><use href="#${icon}" /></svg>`;
    document.body.append(token);
    const up = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 30 };
    const frames = [
      { ...at(a, 0.6), opacity: 0 },
      { ...at(a, 1.3), opacity: 1, offset: 0.2 },
      { ...at(up, 1.1), offset: 0.6 },
      { ...at(b, 0.8), opacity: 1 },
    ];
    const flight = token.animate(frames, { duration: 900, delay: nth * 110, easing: EASE, fill: "both" });
    flight.onfinish = () => token.remove();
    flight.oncancel = () => token.remove();
  }
}
