/** Cards and territories as drawn things, w by h at 0,0. They keep their daylight colours in both themes. */

import { h, html } from "../../../web/dom.js";
import { Component } from "../../../web/vendor/preact.js";
import { ANIMAL_ICON, CARDS, LAND_ICON, LANDS, TRIBES } from "./data.js";
import { scene } from "./scene.js";
import { fit } from "../../../web/fit.js";

/**
 * @typedef {{w: number, tall: number}} Size
 * @typedef {Size & {card: string, colour: string, worth?: number | null, lost?: boolean}} FaceProps
 * @typedef {Size & {colour: string, tribe: string, value?: number, shape: (x: number, y: number, r: number) => string}} BackProps
 * @typedef {Size & {id: string, name: string, turns: string}} LandProps
 */

/**
 * A component that is drawn again only when one of its properties changes.
 * @template {object} Props
 * @param {(props: Props) => import("../../../web/types.js").Child} draw
 */
export function pure(draw) {
  return class extends Component {
    /** @param {Record<string, unknown>} next */
    shouldComponentUpdate(next) {
      const old = /** @type {Record<string, unknown>} */ (this.props);
      return Object.keys(next).some((key) => next[key] !== old[key]) || Object.keys(old).some((key) => !(key in next));
    }

    /** @param {Props} props */
    render(props) {
      return draw(props);
    }
  };
}

/** An icon centred at x, y. @param {string} name @param {number} x @param {number} y @param {number} size @param {string} colour @param {number} [opacity] */
export const icon = (name, x, y, size, colour, opacity = 1) =>
  html`<use href=${`#${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} style=${{ color: colour, opacity }} />`;

const FEATHER = "#8F2F14";
const LOST = "#B9A88C";
export const GOLD = "#8A5A00";

/**
 * A warrior or character, face up. `worth` is shown large instead of the printed value when it differs; `lost` turns the feathers grey.
 */
export const Face = pure((/** @type {FaceProps} */ { card, colour, w, tall, worth, lost }) => {
  const row = CARDS[card];
  const big = w >= 60;
  const rx = (9 * w) / 96;
  const band = tall * (big ? 0.17 : 0.2);
  const changed = worth !== null && worth !== undefined && worth !== row.value;
  const value = changed ? worth : row.value;
  const below = `M0 ${tall - band}H${w}V${tall - rx}a${rx} ${rx} 0 0 1 ${-rx} ${rx}H${rx}a${rx} ${rx} 0 0 1 ${-rx} ${-rx}Z`;
  const ink = row.character ? GOLD : `var(--m${colour[1]}-ink)`;
  const feathers = Array.from({ length: row.hair }, (_, i) => i);
  return html`<g>
    <rect width=${w} height=${tall} rx=${rx} fill=${row.character ? "#FFF8E2" : "var(--paper)"} stroke=${row.character ? "#A8791B" : "var(--paper-line)"} stroke-width=${row.character ? 2 : 1.2} />
    <path d=${below} fill=${`var(--${colour})`} />
    <path d=${below} fill=${`url(#pt${colour[1]})`} />
    ${
      big
        ? html`${icon(row.icon, w * 0.5, tall * 0.575, w * (row.character ? 0.5 : 0.46), ink, row.character ? 1 : 0.86)}
            <text class="num" x=${w * 0.09} y=${tall * 0.285} style=${{ fontSize: `${w * 0.42}px` }} fill=${changed ? "#B93E1E" : "var(--paper-ink)"}>${value}</text>
            ${changed && html`<text class="th-was" x=${w * 0.1} y=${tall * 0.285 + 16}>${row.value}</text>`}
            ${feathers.map((i) => icon("feather", w * 0.86, tall * 0.1 + i * w * 0.19, w * 0.2, lost ? LOST : FEATHER))}`
        : html`<text class="num" x=${w / 2} y=${tall * 0.5} text-anchor="middle" style=${{ fontSize: `${w * 0.56}px` }} fill=${changed ? "#B93E1E" : "var(--paper-ink)"}>${value}</text>
            ${
              row.character
                ? icon(row.icon, w * 0.5, tall * 0.655, w * 0.34, GOLD)
                : feathers.map((i) =>
                    icon(
                      "feather",
                      w / 2 + (i - (row.hair - 1) / 2) * w * 0.22,
                      tall * 0.655,
                      w * 0.27,
                      lost ? LOST : FEATHER,
                    ),
                  )
            }`
    }
  </g>`;
});

/** A card's back: the tribe's colour, pattern and emblem. With `value`, what its owner knows to lie there. */
export const Back = pure((/** @type {BackProps} */ { colour, tribe, w, tall, value, shape }) => {
  const k = w / 96;
  const edge = Math.max(2, 4 * k);
  return html`<g>
    <rect x=${edge / 2} y=${edge / 2} width=${w - edge} height=${tall - edge} rx=${8 * k} fill=${`var(--${colour})`} stroke="var(--paper)" stroke-width=${edge} />
    <rect x=${edge} y=${edge} width=${w - 2 * edge} height=${tall - 2 * edge} rx=${6 * k} fill=${`url(#pt${colour[1]})`} />
    <path d=${shape(w / 2, tall / 2, w * 0.24)} fill="var(--paper)" opacity=".95" />
    ${
      value === undefined
        ? icon(TRIBES[tribe], w / 2, tall / 2, w * 0.3, `var(--${colour})`)
        : html`<text class="num" x=${w / 2} y=${tall / 2 + w * 0.1} text-anchor="middle" style=${{ fontSize: `${Math.max(15, w * 0.28)}px` }} fill=${`var(--${colour})`}>${value}</text>`
    }
  </g>`;
});

/** A small round sign on a card. @param {string} name @param {number} x @param {number} y @param {number} r @param {string} [fill] */
export const badge = (name, x, y, r, fill = "var(--paper-ink)") =>
  html`<g class="th-badge"><circle cx=${x} cy=${y} r=${r} fill=${fill} stroke="var(--paper)" stroke-width="1" />${icon(name, x, y, r * 1.42, "var(--paper)")}</g>`;

/** @type {Record<string, {ink: string}>} */
const LAND_LOOK = { plain: { ink: "#4A2C0B" }, forest: { ink: "#12301F" }, mountain: { ink: "#22304A" } };
/** @type {Record<string, string>} */
const TOKEN = { puma: "#B93E1E", gather: "#6B3A86" };

let scenes = 0;

/** The painted landscape; it never changes once it is there. */
export const Scene = pure((/** @type {Size & {id: string, rx: number}} */ { id, w, tall, rx }) => {
  const text = scene(LANDS[id].type, id, w, tall, rx).replaceAll("@", String(++scenes));
  return h("g", { dangerouslySetInnerHTML: { __html: text } });
});

/** Puma or gathering. @param {string} kind @param {number} x @param {number} y @param {number} r */
export const token = (kind, x, y, r) =>
  html`<g class="th-token"><circle cx=${x} cy=${y} r=${r} fill=${TOKEN[kind]} stroke="#fffaf0" stroke-width="2.5" />${icon(LAND_ICON[kind], x, y, r * 1.24, "#fff")}</g>`;

/** @param {number} w */
const iconRadius = (w) => Math.max(16, (22 * w) / 254);

/** The room for words at the top of a land, beside its icon. @param {string} id @param {number} w */
const landRoom = (id, w) => Math.max(0, w - 20 - (LANDS[id].icon ? iconRadius(w) * 2 + 2 : 0));

/** Whether the turns have room beside a land's name. @param {string} id @param {number} w @param {string} name @param {string} turns */
export const fitsTurns = (id, w, name, turns) =>
  fit.width(name, 16, 650) + fit.width(turns, 15, 600) + 36 <= landRoom(id, w);

/** A territory, wide: its name and length, its animals, its icon. */
export const Land = pure((/** @type {LandProps} */ { id, w, tall, name, turns }) => {
  const row = LANDS[id];
  const { ink } = LAND_LOOK[row.type];
  const k = w / 254;
  const r = iconRadius(w);
  const room = landRoom(id, w);
  const step = (row.animals > 4 ? 42 : 46) * k;
  const disc = (row.animals > 4 ? 19.3 : 21.2) * k;
  return html`<g>
    <g filter="url(#sh2)"><${Scene} id=${id} w=${w} tall=${tall} rx=${12} /></g>
    <rect x="10" y="10" width=${room} height="30" rx="15" fill="#fffaf0" fill-opacity=".92" />
    <text x="22" y="30.5" class="th-land" fill=${ink}>${name}</text>
    ${turns && html`<text x=${room - 2} y="30.5" text-anchor="end" class="th-turns" fill=${ink}>${turns}</text>`}
    ${Array.from({ length: row.animals }, (_, i) => {
      const x = w / 2 + (i - (row.animals - 1) / 2) * step;
      const y = tall * 0.6;
      return html`<circle cx=${x} cy=${y} r=${disc} fill="#fffaf0" fill-opacity=".9" />${icon(ANIMAL_ICON[row.animal], x, y, disc * 1.43, ink)}`;
    })}
    ${row.icon && token(row.icon, w - r - 8, 25, r)}
  </g>`;
});

/** A territory, small: number and animal, icon, turns played. In a low row everything moves closer. */
export const LandSmall = pure((/** @type {Size & {id: string, turn: number}} */ { id, w, tall, turn }) => {
  const row = LANDS[id];
  const { ink } = LAND_LOOK[row.type];
  const roomy = tall >= 76;
  const [r, cap, high, top] = roomy ? [15, 54, 30, 8] : tall >= 56 ? [12, 50, 27, 4] : [11, 48, 24, 2];
  const cx = w / 2;
  const wide = row.turns * 13 - 3;
  const left = !row.icon ? cx - wide / 2 : roomy ? 9 : cx - (wide + 2 * r + 6) / 2;
  const spot = roomy ? [w - r - 9, tall - r - 9] : [left + wide + 6 + r, tall - r - 4];
  return html`<g>
    <g filter="url(#sh)"><${Scene} id=${id} w=${w} tall=${tall} rx=${9} /></g>
    <rect x=${cx - cap / 2} y=${top} width=${cap} height=${high} rx=${high / 2} fill="#fffaf0" fill-opacity=".93" />
    <text class="num" x=${cx - 12} y=${top + high / 2 + 7} text-anchor="middle" font-size="20" fill=${ink}>${row.animals}</text>
    ${icon(ANIMAL_ICON[row.animal], cx + 10, top + high / 2, 22, ink)}
    ${row.icon && token(row.icon, spot[0], spot[1], r)}
    ${Array.from({ length: row.turns }, (_, i) => html`<rect x=${left + i * 13} y=${tall - (tall >= 56 ? 15 : 12)} width="10" height="7" rx="2" stroke="#fffaf0" stroke-width="1.5" fill=${i < turn ? "#fffaf0" : ink} fill-opacity=${i < turn ? 1 : 0.35} />`)}
  </g>`;
});
