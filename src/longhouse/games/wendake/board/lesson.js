/** The game in four pictures, for the page that teaches it. */

import { html } from "../../../web/dom.js";
import { ICON, actionIcon } from "./things.js";

/** @typedef {import("../../../web/types.js").Child} Child */

/** @typedef {import("../../../web/types.js").Ui} Ui */

const [W, TALL] = [300, 150];

/** @param {Ui} ui @returns {{title: string, about: string, picture: Child}[]} */
export function lesson(ui) {
  return [
    { title: ui.say("board-lesson-line"), about: ui.say("board-lesson-line", {}, "about"), picture: frame(line(ui)) },
    { title: ui.say("board-lesson-land"), about: ui.say("board-lesson-land", {}, "about"), picture: frame(land(ui)) },
    {
      title: ui.say("board-lesson-pairs"),
      about: ui.say("board-lesson-pairs", {}, "about"),
      picture: frame(pairs(ui)),
    },
    { title: ui.say("board-lesson-year"), about: ui.say("board-lesson-year", {}, "about"), picture: frame(year(ui)) },
  ];
}

/** @param {Child} inside */
const frame = (inside) =>
  html`<svg class="wd-lesson lit" viewBox=${`0 0 ${W} ${TALL}`} aria-hidden="true">${inside}</svg>`;

/** A tile with its actions as icons. @param {Ui} ui @param {number} x @param {number} y @param {string[]} actions @param {string} [side] */
const tile = (
  ui,
  x,
  y,
  actions,
  side = "",
) => html`<g filter="url(#sh)"><rect class="wd-l-tile ${side}" x=${x} y=${y} width="44" height="40" rx="7" /></g>
  ${actions.map((action, at) => ui.icon(actionIcon(action), x + 22 + (at - (actions.length - 1) / 2) * 19, y + 20, actions.length > 1 ? 18 : 26, side ? "#F3D9F7" : "#7A4A1C"))}`;

/** @param {Ui} ui @param {number} seat @param {number} x @param {number} y @param {number} [r] */
const mark = (ui, seat, x, y, r = 8) =>
  html`<path class="wd-l-mark ${ui.colour(seat)}" d=${ui.shape(seat, x, y, r)} />`;

/** Three markers in a line, the fourth in the order of next year. @param {Ui} ui */
function line(ui) {
  const tiles = [
    ["harvest"],
    ["tan", "move1"],
    ["mask"],
    ["move1"],
    ["fire"],
    ["trade"],
    ["hunt", "move1"],
    ["canoe"],
    ["fish", "military"],
  ];
  const at = (/** @type {number} */ n) => [16 + (n % 3) * 50, 8 + Math.floor(n / 3) * 46];
  return html`<path class="wd-l-line ${ui.colour(0)}" d="M38 28L138 120" />
    ${tiles.map((actions, n) => tile(ui, at(n)[0], at(n)[1], actions))}
    ${[0, 4, 8].map((n) => mark(ui, 0, at(n)[0] + 40, at(n)[1] + 36))}
    ${[0, 1].map((n) => html`<rect class="wd-l-place" x=${196 + n * 48} y="54" width="40" height="40" rx="9" />`)}
    ${mark(ui, 0, 216, 74, 12)}<text class="num" x="264" y="81" text-anchor="middle" style=${{ fontSize: "20px" }}>2</text>`;
}

/** A field with a woman brings corn, a pond with a hunter a beaver; a warrior lies in an area. @param {Ui} ui */
const land = (ui) => html`<path class="wd-l-land" d="M10 18Q150 2 290 18V132Q150 148 10 132Z" />
  ${[
    ["woman", "corn"],
    ["hunter", "beaver"],
    ["warrior", "pumpkin"],
  ].map(([kind, good], n) => {
    const x = 58 + n * 92;
    return html`<circle class="wd-l-field" cx=${x} cy="52" r="25" />${mark(ui, 0, x, 52, 18)}${ui.icon(ICON[kind], x, 52, 20, "var(--on-p1)")}
      ${n < 2 ? html`<path class="wd-l-arrow" d=${`M${x} 84v14m-6 -6l6 7l6 -7`} /><circle class="wd-l-field" cx=${x} cy="120" r="16" />${ui.icon(ICON[good], x, 120, 22, "#7A4A1C")}` : html`<circle class="wd-l-field" cx=${x + 20} cy="72" r="11" />${ui.icon(ICON[good], x + 20, 72, 15, "#BC5A12")}`}`;
  })}`;

/** Of each pair the lower track counts. @param {Ui} ui */
function pairs(ui) {
  const rows = [
    ["economic", 12, false],
    ["military", 7, true],
    ["ritual", 9, true],
    ["mask", 15, false],
  ];
  return rows.map(([track, points, counts], n) => {
    const y = 26 + n * 30 + (n > 1 ? 12 : 0);
    return html`${ui.icon(ICON[String(track)], 26, y, 22, "#574A3D")}<rect class="wd-l-rail" x="48" y=${y - 7} width="170" height="14" rx="7" />
      <rect class="wd-l-bar ${ui.colour(0)} ${counts ? "" : "pale"}" x="48" y=${y - 7} width=${Number(points) * 10} height="14" rx="7" />
      <text class="num" x="250" y=${y + 7} text-anchor="middle" style=${{ fontSize: counts ? "22px" : "16px", opacity: counts ? 1 : 0.75 }}>${points}</text>`;
  });
}

/** Used tiles turn over, a better tile comes, the rows slide down. @param {Ui} ui */
const year = (ui) => html`
  ${tile(ui, 12, 18, ["harvest"])}${mark(ui, 0, 54, 54)}<path class="wd-l-arrow" d="M70 38h22m-7 -6l7 6l-7 6" />${tile(ui, 104, 18, ["ritual"], "ritual")}
  ${tile(ui, 12, 92, ["trade"])}<path class="wd-l-arrow" d="M70 112h22m-7 -6l7 6l-7 6" />${tile(ui, 104, 92, ["hunt", "trade"])}
  ${Array.from({ length: 9 }, (_, n) => html`<rect class="wd-l-tile" x=${182 + (n % 3) * 30} y=${24 + Math.floor(n / 3) * 27} width="26" height="23" rx="4" />`)}
  ${Array.from({ length: 3 }, (_, n) => html`<rect class="wd-l-place" x=${182 + n * 30} y="112" width="26" height="23" rx="4" />`)}
  <path class="wd-l-arrow" d="M282 34v62m-6 -7l6 7l6 -7" />`;
