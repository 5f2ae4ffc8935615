/** Where the card of a lesson stands: beside what is lit, never over it, the ribbon or a ring; over the own area only if there is no other room. */

const GAP = 14;
const EDGE = 10;
const HOLE = 8;
const PHONE = 720;
/** Where nothing beside the light is free, the card is tried at every place of a grid with meshes of so many px. */
const MESH = 20;
/** A card of the usual width would hide something: one of so many px fits over players and log. */
const NARROW = 308;
/** ms until what glides has come to rest. */
const REST = [120, 320, 700];

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{width: number, height: number}} Size */

/** Parts of the page that a lesson may light by name. @type {Record<string, string>} */
const PARTS = { ribbon: ".prompt", own: ".own-box", players: ".players", log: ".pane", goal: "[data-goal]" };

/** @param {Element} element */
const hasRoom = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2;
};

/** Whether something is drawn, or would be if what holds it had not made room for the card. @param {Element} element */
const isDrawn = (element) => {
  const folded = element.closest(".own-box, .players");
  return hasRoom(element) || Boolean(folded && !hasRoom(folded) && !element.closest("[hidden]"));
};

/** @param {string} target @returns {Element[]} */
const found = (target) => {
  const name = CSS.escape(target);
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(isDrawn);
  const things = all(PARTS[target] ?? `[data-el="${name}"], [data-light="${name}"], .prompt [data-take="${name}"]`);
  // Where little is shown at a time, the tab that holds it stands for it.
  return things.length ? things : all(`[data-holds~="${name}"][aria-selected="false"]`);
};

/** What cuts what lies in it. */
const FRAMES = [".map-window", ".boardwrap", ".own", ".players"];

/** What is seen of an element. @param {Element} element @returns {Box} */
function boxOf(element) {
  const frames = FRAMES.flatMap((name) => element.closest(name)?.getBoundingClientRect() ?? []);
  const boxes = [element.getBoundingClientRect(), ...frames.filter((frame) => frame.width > 0)];
  return {
    left: Math.max(...boxes.map((box) => box.left)),
    top: Math.max(...boxes.map((box) => box.top)),
    right: Math.min(...boxes.map((box) => box.right)),
    bottom: Math.min(...boxes.map((box) => box.bottom)),
  };
}

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
 * The best of several places for a card. To hide a part of the ribbon is worse than any of what is lit, that worse than a ring, and that worse than the
 * own area; of equals the first.
 * @param {Size} card @param {{lit?: Box[], rings?: Box[], ribbon?: Box[], own?: Box[]}} seen @param {Size} page @param {number} top where the page begins
 * @returns {{left: number, top: number, hides: number[]}} `hides`: so many square px of each, the worst first
 */
export function bestPlace(card, { lit = [], rings = [], ribbon = [], own = [] }, page, top) {
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
    ...grid(page, top),
  ].map(([left, y]) => ({
    left: Math.max(EDGE, Math.min(left, page.width - EDGE - card.width)),
    top: Math.max(top + EDGE, Math.min(y, page.height - EDGE - card.height)),
  }));
  const hides = (/** @type {{left: number, top: number}} */ at) => {
    const box = { ...at, right: at.left + card.width, bottom: at.top + card.height };
    return [ribbon, lit, rings, own].map((boxes) => boxes.reduce((sum, one) => sum + overlap(box, one), 0));
  };
  return ways.map((at) => ({ ...at, hides: hides(at) })).reduce((best, way) => (isWorse(best, way) ? way : best));
}

/** @typedef {{hides: number[]}} Hiding */

/** Whether the first hides more than the second, of the worst that they hide differently. @param {Hiding} one @param {Hiding} other */
function isWorse(one, other) {
  const at = one.hides.findIndex((area, kind) => Math.abs(area - other.hides[kind]) > 1);
  return at >= 0 && one.hides[at] > other.hides[at];
}

/** @param {{width: number, height: number}} page @param {number} top @returns {number[][]} */
function grid(page, top) {
  const spots = [];
  for (let y = top + EDGE; y < page.height; y += MESH) for (let x = EDGE; x < page.width; x += MESH) spots.push([x, y]);
  return spots;
}

/** Call whenever something that the card stands beside has moved. @param {Element} card @param {() => void} put @returns {() => void} to stop */
export function keepPlaced(card, put) {
  const observer = new ResizeObserver(put);
  for (const element of [card, ...document.querySelectorAll(".boardwrap, .own, .prompt, .own-box")])
    observer.observe(element);
  const timers = REST.map((ms) => setTimeout(put, ms));
  addEventListener("resize", put);
  addEventListener("scroll", put, true);
  return () => {
    observer.disconnect();
    timers.forEach(clearTimeout);
    removeEventListener("resize", put);
    removeEventListener("scroll", put, true);
  };
}

/** Open the tab that holds what is lit, unless something lit or asked for lies where it would be. @param {Element[]} things */
function openTab(things) {
  const asks = document.querySelector('.teach[data-kind="do"], .teach[data-kind="point"]');
  for (const part of [".own-box", ".boardwrap"]) {
    const here = things.filter((element) => element.closest(part));
    const tab = here.find((element) => element.matches("[data-holds]"));
    const isShown = here.some((element) => !element.matches("[data-holds]"));
    const isWanted = asks && [...document.querySelectorAll(`${part} .can`)].some(hasRoom);
    if (tab && !isShown && !isWanted) /** @type {HTMLElement} */ (tab).click();
  }
}

/** @param {string[]} targets */
function reveal(targets) {
  const things = targets.flatMap((target) => found(target).slice(0, 1));
  for (const map of document.querySelectorAll(".map-window"))
    map.dispatchEvent(new CustomEvent("reveal", { detail: things.filter((element) => map.contains(element)) }));
  for (const element of things.filter((one) => !one.closest(".map-window")).reverse())
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What a reader does to look elsewhere. */
const LOOKS = ["pointerdown", "wheel", "keydown"];

/**
 * Open, scroll, or let the map glide, until what is lit is seen; maps listen for "reveal". While the page comes to rest this is done again, unless
 * the reader looks elsewhere.
 * @param {string[]} targets @returns {() => void} to stop
 */
export function bringIntoView(targets) {
  // Whoever has taken something up is about to touch what they see: nothing moves under their finger.
  if (document.querySelector("[data-el].sel")) return () => {};
  reveal(targets);
  // A new question opens panes of its own first.
  const timers = REST.map((ms) =>
    setTimeout(() => {
      openTab(targets.flatMap((target) => found(target).slice(0, 1)));
      reveal(targets);
    }, ms),
  );
  const stop = () => {
    timers.forEach(clearTimeout);
    for (const name of LOOKS) removeEventListener(name, stop, true);
  };
  for (const name of LOOKS) addEventListener(name, stop, true);
  return stop;
}

/** On a phone the card has a row of its own, and what is not spoken of makes room for it. @param {Element[]} things */
function makeRoom(things) {
  const shell = /** @type {HTMLElement | null} */ (document.querySelector(".shell"));
  if (!shell) return;
  // Whoever reads about something is not asked yet: what will be asked for needs no room.
  const reads = things.length && document.querySelector('.teach[data-kind="read"], .teach[data-kind="note"]');
  const rings = reads ? [] : [...document.querySelectorAll("[data-el].can, [data-el].sel")];
  const isIn = (/** @type {string} */ part) => [...things, ...rings].some((element) => element.closest(part));
  // Once something is taken up, what goes on with it may be asked for in the own area.
  const goesOn = rings.some((element) => element.matches(".sel"));
  const where = [".boardwrap", ".own-box", ".players"]
    .filter((part) => isIn(part) || (goesOn && part === ".own-box"))
    .map((part) => part.slice(1));
  shell.dataset.light = where.join(" ");
}

/** What is cut out of the veil: the outline of a land, else a box. @param {Element} element @returns {string} */
function holeOf(element) {
  const box = boxOf(element);
  if (!isSeen(box)) return "";
  const { left, top, right, bottom } = box;
  const [width, height] = [right - left, bottom - top];
  const outline = element.querySelector("[data-outline]");
  const at = outline instanceof SVGGraphicsElement && outline.getScreenCTM();
  if (outline && at)
    return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${outline.getAttribute("d")}" transform="matrix(${[at.a, at.b, at.c, at.d, at.e, at.f].join(" ")})" fill="#000"/></svg>`;
  return `<rect x="${left - HOLE}" y="${top - HOLE}" width="${width + 2 * HOLE}" height="${height + 2 * HOLE}" rx="12" fill="#000"/>`;
}

/** Put the card where it belongs, and cut the holes into the veil. @param {HTMLElement} card @param {SVGElement | null} veil @param {string[]} targets */
export function place(card, veil, targets) {
  const things = targets.flatMap(found);
  const page = { width: innerWidth, height: innerHeight };
  makeRoom(things);
  const lit = things.map(boxOf).filter(isSeen);
  // The ribbon is always bright: a button of it does not draw the card away from the table.
  const onTable = things
    .filter((element) => !element.closest(".prompt"))
    .map(boxOf)
    .filter(isSeen);
  const ribbon = document.querySelector(".prompt");
  if (page.width < PHONE) Object.assign(card.style, { left: "", top: "", width: "" });
  else {
    const top = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
    const boxes = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map(boxOf).filter(isSeen);
    const seen = {
      lit: onTable.length ? onTable : lit,
      rings: boxes("[data-el].can"),
      ribbon: boxes(".prompt"),
      own: boxes(".own-box"),
    };
    const put = (/** @type {string} */ width) => {
      card.style.width = width;
      return bestPlace({ width: card.offsetWidth, height: card.offsetHeight }, seen, page, top);
    };
    let at = put("");
    if (at.hides.some((area) => area > 1)) {
      const narrow = put(`${NARROW}px`);
      if (isWorse(at, narrow)) at = narrow;
      else card.style.width = "";
    }
    Object.assign(card.style, { left: `${at.left}px`, top: `${at.top}px` });
  }
  if (!veil) return;
  veil.toggleAttribute("hidden", !lit.length);
  const holes = [...things.map(holeOf), ...(ribbon ? [holeOf(ribbon)] : [])];
  veil.innerHTML = `<mask id="veil-holes"><rect width="100%" height="100%" fill="#fff"/>${holes.join("")}</mask><rect class="dark" width="100%" height="100%" mask="url(#veil-holes)"/>`;
}
