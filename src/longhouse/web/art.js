/** Icons, crests, patterns and the mark: what every page draws with. */

import { html } from "./dom.js";
import { LEVELS } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/** Seats are numbered from 0, colours from 1. @param {number} seat */
export const colour = (seat) => `p${(seat % 5) + 1}`;

/** Colour and shape belong together: 1 diamond, 2 circle, 3 triangle, 4 hexagon, 5 square. @param {number} seat @param {number} x @param {number} y @param {number} r */
export function shape(seat, x, y, r) {
  switch (seat % 5) {
    case 0:
      return `M${x} ${y - r * 1.12}L${x + r * 1.12} ${y}L${x} ${y + r * 1.12}L${x - r * 1.12} ${y}Z`;
    case 1:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 2:
      return `M${x} ${y - r * 1.1}L${x + r * 1.16} ${y + r * 0.88}L${x - r * 1.16} ${y + r * 0.88}Z`;
    case 3:
      return `M${x - r * 1.08} ${y}L${x - r * 0.54} ${y - r * 0.95}L${x + r * 0.54} ${y - r * 0.95}L${x + r * 1.08} ${y}L${x + r * 0.54} ${y + r * 0.95}L${x - r * 0.54} ${y + r * 0.95}Z`;
    default:
      return `M${x - r * 0.9} ${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`;
  }
}

/** A player's crest: shape, outline, emblem. @param {{seat: number, size?: number, emblem?: string | null}} props */
export function Crest({ seat, size = 34, emblem }) {
  const p = colour(seat);
  const drop = seat % 5 === 2 ? 3 : 0;
  return html`<svg class="crest" viewBox="0 0 40 40" width=${size} height=${size} aria-hidden="true">
    <path class="crest-shape ${p}" d=${shape(seat, 20, 20, 16)} />
    ${emblem && html`<use class="crest-emblem ${p}" href="#${emblem}" x="10.5" y=${10.5 + drop} width="19" height="19" />`}
  </svg>`;
}

/** Who sits there, as the emblem of a crest. @param {{kind: string, bot?: string | null}} seat */
export const emblemOf = ({ kind, bot }) =>
  kind !== "bot" ? "person" : bot && LEVELS.includes(bot) ? `bot-${bot}` : "vintage-robot";

/** What crests of members may show. */
const EMBLEMS =
  "bison stag-head eagle-head feather paw-print bear-head wolf-head raven turtle drum wood-canoe tipi campfire compass sunbeams double-fish".split(
    " ",
  );

/** The crest that a name has: the same everywhere, whoever writes it however. @param {string} name */
export function crestOf(name) {
  let sum = 7;
  for (const letter of name.normalize("NFKC").toLowerCase())
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return { seat: sum % 5, emblem: EMBLEMS[Math.floor(sum / 5) % EMBLEMS.length] };
}

/** An icon in text. @param {{name: string, class?: string}} props */
export const Icon = ({ name, class: extra = "" }) =>
  html`<svg class="i ${extra}" viewBox="0 0 512 512" aria-hidden="true"><use href="#${name}" /></svg>`;

/** An icon inside a drawing, centred. @param {string} name @param {number} x @param {number} y @param {number} size @param {string} [fill] */
export const iconAt = (name, x, y, size, fill = "currentColor") =>
  html`<use href="#${name}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} style=${{ color: fill }} />`;

/** The fire in the longhouse. */
export const Mark = () => html`<svg class="fire" viewBox="0 0 40 40" aria-hidden="true">
  <path d="M3 33V21C3 11 10.5 4 20 4s17 7 17 17v12Z" fill="var(--ink)" />
  <path d="M8 33V22C8 14 13 9 20 9s12 5 12 13v11" fill="none" stroke="var(--ground)" stroke-width="1.6" opacity=".55" />
  <path class="flame" d="M20 16c5 5 6.5 8.5 6.5 11.2A6.5 6.5 0 0 1 20 33.5a6.5 6.5 0 0 1-6.5-6.3C13.5 24 17 22 20 16Z" fill="#E2783A" />
  <path d="M20 24c2.2 2.5 3 4 3 5.6a3 3 0 0 1-6 0c0-1.8 1.6-2.8 3-5.6Z" fill="#F9D98C" />
</svg>`;

/**
 * Beads for rounds or years: done, now, to come. A click shows that one again, as its heading in the log does.
 * @param {{count: number, now: number, label: string, won?: number | null, onPick?: (nth: number) => void}} props
 */
export function Belt({ count, now, label, won = null, onPick }) {
  const [w, h] = [14, 26];
  return html`<svg class="belt" width=${count * w * 2.1 + 8} height=${h + 8} role="img" aria-label=${label}>
    ${Array.from({ length: count }, (_, at) => {
      const state = won !== null ? `won ${colour(won)}` : at + 1 < now ? "done" : at + 1 === now ? "now" : "open";
      const diamond = `M${w * 0.9} 0L${w * 1.8} ${h / 2}L${w * 0.9} ${h}L0 ${h / 2}Z`;
      return html`<g class="bead ${state}" transform="translate(${at * w * 2.1 + 4} 4)" onClick=${() => onPick?.(at)}>
        <path d=${diamond} />
        ${won !== null && html`<path class="weave" d=${diamond} fill="url(#pt${(won % 5) + 1})" />`}
        <text x=${w * 0.9} y=${h / 2 + 5} text-anchor="middle">${at + 1}</text>
      </g>`;
    })}
  </svg>`;
}

/** Hills at the foot of a page, with the longhouse and its fire. */
export const Horizon =
  () => html`<svg class="horizon" viewBox="0 0 1440 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <path class="far" d="M0 110C180 40 330 92 520 74S860 20 1050 66s270 20 390-6V200H0Z" />
  <path class="mid" d="M0 146c140-48 300-22 470-12s300-48 500-26 300 46 470 10v82H0Z" />
  <path class="mid" d="${PINES.map(([x, y, s]) => pine(x, y, s)).join("")}" />
  <path class="near" d="M0 176c220-34 420-10 640-8s500-34 800 0v32H0Z" />
  <path class="house" d="M610 172V148C610 128 624 116 644 116H812C832 116 846 128 846 148V172Z" />
  <path class="ribs" d="M632 172V146C632 132 638 124 648 117M672 172V116M712 172V116M752 172V116M792 172V116M828 172V146C828 132 822 124 812 117M616 138H840" />
  <path class="door" d="M718 172V156c0-8 6-13 14-13s14 5 14 13v16Z" />
  <path class="smoke" d="M690 110c-6-10 8-16 2-27s8-17 2-28M774 110c-6-10 8-16 2-27s8-17 2-28" />
</svg>`;

const PINES = [
  [96, 132, 44],
  [128, 128, 60],
  [166, 126, 40],
  [382, 132, 52],
  [416, 134, 36],
  [1010, 112, 46],
  [1042, 116, 64],
  [1082, 120, 42],
  [1310, 126, 56],
  [1344, 124, 38],
];

/** @param {number} x @param {number} y @param {number} s */
const pine = (x, y, s) =>
  `M${x} ${y - s}l${s * 0.16} ${s * 0.36}h${-s * 0.07}l${s * 0.17} ${s * 0.36}h${-s * 0.08}l${s * 0.16} ${s * 0.42}h${-s * 0.68}l${s * 0.16} ${-s * 0.42}h${-s * 0.08}l${s * 0.17} ${-s * 0.36}h${-s * 0.07}Z`;

/** A picture for a game that brings none. */
export const PlainPoster =
  () => html`<svg viewBox="0 0 320 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect width="320" height="188" fill="#EBCB7C" />
  <circle cx="232" cy="64" r="30" fill="#FFF6DC" />
  <path d="M0 120C60 84 110 110 160 104s100-34 160-4v88H0Z" fill="#D9AE63" />
  <path d="M0 150c70-26 120 6 180-8s90-14 140-2v48H0Z" fill="#A9742A" />
  <path d="M108 148V118c0-22 16-38 36-38s36 16 36 38v30Z" fill="#231B14" />
  <path d="M144 104c12 12 15 20 15 27a15 15 0 0 1-30 0c0-8 8-13 15-27Z" fill="#E2783A" />
</svg>`;

const PATTERNS = `
<pattern id="pt1" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M6 0L12 6L6 12L0 6Z" fill="#fff" fill-opacity=".22"/></pattern>
<pattern id="pt2" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 5q3.5-5 7 0t7 0" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/></pattern>
<pattern id="pt3" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 10L5 2L10 10Z" fill="#3a2600" fill-opacity=".22"/></pattern>
<pattern id="pt4" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4.5" cy="4.5" r="1.9" fill="#3a0d30" fill-opacity=".32"/></pattern>
<pattern id="pt5" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 4h8M4 0v8" stroke="#fff" stroke-opacity=".28" stroke-width="1.4"/></pattern>
<pattern id="lp1" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M13 5L18 13L13 21L8 13Z" fill="#C5432A" fill-opacity=".16"/></pattern>
<pattern id="lp2" width="32" height="18" patternUnits="userSpaceOnUse"><path d="M0 9q8-9 16 0t16 0" fill="none" stroke="#1D5FA6" stroke-opacity=".17" stroke-width="2.4"/></pattern>
<pattern id="lp3" width="24" height="22" patternUnits="userSpaceOnUse"><path d="M6 16L12 5L18 16Z" fill="#B27F00" fill-opacity=".2"/></pattern>
<pattern id="lp4" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r="3.4" fill="#A4538F" fill-opacity=".22"/></pattern>
<pattern id="lp5" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M0 11h22M11 0v22" stroke="#2C2A33" stroke-opacity=".13" stroke-width="1.8"/></pattern>
<filter id="sh" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="2" stdDeviation="2.2" flood-color="#3a2508" flood-opacity=".32"/></filter>
<filter id="sh2" x="-20%" y="-20%" width="140%" height="160%"><feDropShadow dx="0" dy="7" stdDeviation="7" flood-color="#3a2508" flood-opacity=".36"/></filter>`;

/** Put patterns, filters and icons into the document, once. They must not be display:none, or they would not paint. */
export async function unpack() {
  const box = document.createElementNS(SVG, "svg");
  box.setAttribute("class", "supply");
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = `<defs>${PATTERNS}</defs>`;
  document.body.prepend(box);
  await addIcons(new URL("./icons.svg", import.meta.url).href);
}

/** Put the icons of a file into the document: the house's own, or those that only one game uses. @param {string} address */
export async function addIcons(address) {
  const response = await fetch(address);
  if (!response.ok) return;
  const icons = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  document
    .querySelector("svg.supply")
    ?.append(...Array.from(icons.documentElement.children, (symbol) => document.importNode(symbol, true)));
}

/** A style sheet that is needed now; ready when it is here, or cannot be had. @param {string} href */
export const loadStyle = (href) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: resolve,
      onerror: resolve,
    });
    document.head.append(link);
  });
