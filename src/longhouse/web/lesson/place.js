/** Where the card of a lesson stands: beside what is lit, never over it, the ribbon or a ring. */

const GAP = 14;
const EDGE = 10;
const HOLE = 8;
const PHONE = 720;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** Parts of the page that a lesson may light by name. @type {Record<string, string>} */
const PARTS = { ribbon: ".prompt", own: ".own", players: ".players", log: ".pane", goal: "[data-goal]" };

/** @param {string} target @returns {Element[]} */
const found = (target) => {
  const name = CSS.escape(target);
  return [...document.querySelectorAll(PARTS[target] ?? `[data-el="${name}"], [data-light="${name}"]`)];
};

/** @param {Element} element @returns {Box} */
const boxOf = (element) => element.getBoundingClientRect();

/** @param {Box} box */
const isSeen = (box) => box.right - box.left > 2 && box.bottom - box.top > 2 && box.bottom > 0 && box.top < innerHeight;

/** How much of two boxes lies over each other. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** @param {Box[]} boxes @returns {Box} */
const around = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/**
 * The best of several places for a card: the one that covers least of what must be seen; of equals the first.
 * @param {{width: number, height: number}} card @param {Box[]} lit @param {Box[]} keep @param {{width: number, height: number}} page @param {number} top
 * @returns {{left: number, top: number}}
 */
export function bestPlace(card, lit, keep, page, top) {
  const all = lit.length
    ? around(lit)
    : { left: page.width / 2, top: page.height / 3, right: page.width / 2, bottom: page.height / 3 };
  const beside = (/** @type {Box} */ box) => {
    const middle = { x: (box.left + box.right - card.width) / 2, y: (box.top + box.bottom - card.height) / 2 };
    return [
      [box.right + GAP, middle.y],
      [box.left - GAP - card.width, middle.y],
      [middle.x, box.bottom + GAP],
      [middle.x, box.top - GAP - card.height],
    ];
  };
  const ways = [
    ...beside(all),
    ...lit.flatMap(beside),
    [page.width - EDGE - card.width, top + EDGE],
    [EDGE, top + EDGE],
    [EDGE, page.height - EDGE - card.height],
    [page.width - EDGE - card.width, page.height - EDGE - card.height],
  ].map(([left, y]) => ({
    left: Math.max(EDGE, Math.min(left, page.width - EDGE - card.width)),
    top: Math.max(top + EDGE, Math.min(y, page.height - EDGE - card.height)),
  }));
  const cost = (/** @type {{left: number, top: number}} */ at) => {
    const box = { ...at, right: at.left + card.width, bottom: at.top + card.height };
    return (
      lit.reduce((sum, one) => sum + 4 * overlap(box, one), 0) + keep.reduce((sum, one) => sum + overlap(box, one), 0)
    );
  };
  return ways.reduce((best, way) => (cost(way) < cost(best) - 1 ? way : best));
}

/** Put the card where it belongs, and cut the holes into the veil. @param {HTMLElement} card @param {SVGElement | null} veil @param {string[]} targets */
export function place(card, veil, targets) {
  const lit = targets.flatMap(found).map(boxOf).filter(isSeen);
  const ribbon = document.querySelector(".prompt");
  const ribbonBox = ribbon ? boxOf(ribbon) : null;
  const rings = [...document.querySelectorAll("[data-el].can")].map(boxOf).filter(isSeen);
  const page = { width: innerWidth, height: innerHeight };
  const top = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  if (page.width < PHONE) {
    // A sheet above the ribbon, or below the top bar if the light is down there.
    // After the end the ribbon stands above the result: then the sheet stands on the bar below.
    const floor =
      ribbonBox && ribbonBox.top > page.height / 2
        ? ribbonBox
        : document.querySelector(".bar")?.getBoundingClientRect();
    const bottom = floor ? page.height - floor.top : 0;
    const low =
      lit.some((box) => box.bottom > page.height - bottom - card.offsetHeight - GAP) &&
      !lit.some((box) => box.top < top + card.offsetHeight + GAP);
    Object.assign(
      card.style,
      low ? { left: "", top: `${top}px`, bottom: "" } : { left: "", top: "", bottom: `${bottom}px` },
    );
  } else {
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const at = bestPlace(size, lit, [...rings, ...(ribbonBox ? [ribbonBox] : [])], page, top);
    Object.assign(card.style, { left: `${at.left}px`, top: `${at.top}px`, bottom: "" });
  }
  if (!veil) return;
  veil.toggleAttribute("hidden", !lit.length);
  const holes = [...lit, ...(ribbonBox ? [ribbonBox] : [])].map(
    ({ left, top: y, right, bottom }) =>
      `<rect x="${left - HOLE}" y="${y - HOLE}" width="${right - left + 2 * HOLE}" height="${bottom - y + 2 * HOLE}" rx="12" fill="#000"/>`,
  );
  veil.innerHTML = `<mask id="veil-holes"><rect width="100%" height="100%" fill="#fff"/>${holes.join("")}</mask><rect class="dark" width="100%" height="100%" mask="url(#veil-holes)"/>`;
}
