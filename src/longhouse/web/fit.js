/** How wide words are, so that lines in the drawing never run over their lane. */

/** @type {CanvasRenderingContext2D | null | undefined} */
let pen;
/** @type {Map<string, number>} */
const widths = new Map();

/** @param {string} text @param {number} size @param {number} weight */
function width(text, size, weight) {
  const key = `${weight} ${text}`;
  let per = widths.get(key);
  if (per === undefined) {
    if (pen === undefined)
      pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * size * 0.5;
    pen.font = `${weight} 100px "Source Sans 3", "Segoe UI", system-ui, sans-serif`;
    per = pen.measureText(text).width / 100;
    if (widths.size > 2000) widths.clear();
    widths.set(key, per);
  }
  return per * size;
}

/**
 * The text and the size at which it fits: smaller down to 14 px, then with short names, then cut.
 * @param {string} text @param {number} room @param {number} size @param {number} weight @param {string[]} [names] @returns {{text: string, size: number}}
 */
function line(text, room, size, weight, names = []) {
  const wide = width(text, size, weight);
  if (wide <= room) return { text, size };
  if ((wide * 14) / size <= room) return { text, size: Math.floor((size * room * 10) / wide) / 10 };
  const named = names.reduce((said, name) => said.replaceAll(name, shortName(name)), text);
  if (named !== text) return line(named, room, size, weight);
  let short = text;
  while (short.length > 1 && width(`${short}…`, 14, weight) > room) short = short.slice(0, -1);
  return { text: `${short.trimEnd()}…`, size: 14 };
}

/** A name's first word, or its beginning. @param {string} name */
function shortName(name) {
  const [first] = name.split(/[\s-]/);
  return first.length <= 12 ? first : `${first.slice(0, 10)}…`;
}

/** Fonts have arrived: measure again. */
if (typeof document !== "undefined" && document.fonts) document.fonts.ready.then(() => widths.clear());

export const fit = { width, line };
