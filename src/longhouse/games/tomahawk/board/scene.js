/**
 * Landscapes, drawn once per territory and size: three layers of silhouettes over a sky, seeded by the territory's id.
 * Plain SVG text without style attributes, so that it may be set as inner HTML under the Content-Security-Policy.
 */

/** Same seed, same numbers. @param {number} seed @returns {() => number} */
export function random(seed) {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

/** @param {string} text */
export function hash(text) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** @param {number} n */
const r1 = (n) => Math.round(n * 10) / 10;

/** @param {number} w @param {number} y @param {number} amp @param {() => number} r */
function hills(w, y, amp, r) {
  const k = 3 + Math.floor(r() * 2);
  const step = w / k;
  let d = `M0 ${r1(y)}`;
  for (let i = 0; i < k; i++) {
    const x = i * step;
    d += `C${r1(x + step * 0.3)} ${r1(y - amp * (0.4 + r()))} ${r1(x + step * 0.7)} ${r1(y - amp * (0.2 + r() * 0.8))} ${r1(x + step)} ${r1(y - amp * 0.3 * r())}`;
  }
  return d;
}

/** @param {number} x @param {number} y @param {number} h */
function pine(x, y, h) {
  const w = h * 0.44;
  return `M${r1(x)} ${r1(y - h)}L${r1(x + w * 0.34)} ${r1(y - h * 0.58)}H${r1(x + w * 0.18)}L${r1(x + w * 0.5)} ${r1(y - h * 0.26)}H${r1(x + w * 0.26)}L${r1(x + w * 0.62)} ${r1(y)}H${r1(x - w * 0.62)}L${r1(x - w * 0.26)} ${r1(y - h * 0.26)}H${r1(x - w * 0.5)}L${r1(x - w * 0.18)} ${r1(y - h * 0.58)}H${r1(x - w * 0.34)}Z`;
}

/** @param {string} d @param {string} fill @param {string} [more] */
const shape = (d, fill, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

/** @param {number} w @param {number} h @param {() => number} r */
function plain(w, h, r) {
  let s = `<circle cx="${w * 0.74}" cy="${h * 0.36}" r="${h * 0.17}" fill="#FFF6DC" opacity=".95"/>`;
  for (const [y, amp, fill] of /** @type {[number, number, string][]} */ ([
    [0.56, 0.16, "#D9AE63"],
    [0.68, 0.14, "#C8943F"],
    [0.82, 0.11, "#A9742A"],
  ])) {
    s += shape(`${hills(w, h * y, h * amp, r)}V${h}H0Z`, fill);
  }
  let grass = "";
  for (let i = 0; i < w / 7; i++) {
    const l = 5 + 7 * r();
    grass += `M${r1(r() * w)} ${r1(h * (0.86 + 0.14 * r()))}q${r1(r() * 4 - 2)} ${r1(-l * 0.6)} ${r1(r() * 5 - 2)} ${r1(-l)}`;
  }
  return s + `<path d="${grass}" stroke="#E7C175" stroke-width="1.3" fill="none" opacity=".8"/>`;
}

/** @param {number} w @param {number} h @param {() => number} r */
function forest(w, h, r) {
  let s = `<circle cx="${w * 0.25}" cy="${h * 0.3}" r="${h * 0.13}" fill="#FBF7E0" opacity=".85"/>`;
  for (const [y, tall, fill, n] of /** @type {[number, number, string, number][]} */ ([
    [0.72, 0.46, "#8DB096", 13],
    [0.84, 0.5, "#5E8C6C", 10],
    [0.98, 0.56, "#38684C", 8],
  ])) {
    const many = Math.max(4, (n * w) / 200);
    let d = `M0 ${r1(h * (y - 0.06))}H${w}V${h}H0Z`;
    for (let i = 0; i < many + 1; i++)
      d += pine(((i + 0.1 + 0.8 * r()) * w) / many, h * y + 2, h * tall * (0.6 + 0.55 * r()));
    s += shape(d, fill);
  }
  return s + `<rect y="${r1(h * 0.94)}" width="${w}" height="${r1(h * 0.06)}" fill="#2A5540"/>`;
}

/** @param {number} w @param {number} h @param {() => number} r */
function mountain(w, h, r) {
  let s = "";
  for (const [y, amp, n, light, shade] of /** @type {[number, number, number, string, string][]} */ ([
    [0.72, 0.62, 6, "#A3B2C9", "#8796B0"],
    [0.9, 0.56, 5, "#7F8DA6", "#65748E"],
  ])) {
    s += range(w, h, y, amp, n, light, shade, r);
  }
  let trees = "";
  for (let i = 0; i < w / 16; i++) trees += pine(r() * w, h * (0.97 + 0.05 * r()), h * (0.1 + 0.09 * r()));
  return (
    s + shape(trees, "#46566B") + `<rect y="${r1(h * 0.93)}" width="${w}" height="${r1(h * 0.07)}" fill="#46566B"/>`
  );
}

/**
 * A chain of peaks: a zigzag with a shaded side and snow.
 * @param {number} w @param {number} h @param {number} y @param {number} amp @param {number} n @param {string} light @param {string} shade @param {() => number} r
 */
function range(w, h, y, amp, n, light, shade, r) {
  const p = Array.from({ length: n + 1 }, (_, i) => [
    (w * i) / n,
    h * y - h * amp * (0.35 + 0.65 * r()) * (i % 2 ? 1 : 0.35 + 0.12 * r()),
  ]);
  let s = shape(`M0 ${h}L${p.map(([x, yy]) => `${r1(x)} ${r1(yy)}`).join("L")}L${w} ${h}Z`, light);
  for (let i = 1; i < p.length - 1; i++) {
    const [[lx, ly], [x, top], [bx, by]] = [p[i - 1], p[i], p[i + 1]];
    if (top >= ly || top >= by) continue;
    const part = w / n;
    s += shape(
      `M${r1(x)} ${r1(top)}L${r1(bx)} ${r1(by)}V${h}H${r1(x - part * 0.2)}L${r1(x + part * 0.12)} ${r1(top + (h - top) * 0.45)}L${r1(x - part * 0.06)} ${r1(top + (h - top) * 0.24)}Z`,
      shade,
      'opacity=".55"',
    );
    const [ax, ay, cx, cy] = [
      x + (lx - x) * 0.36,
      top + (ly - top) * 0.36,
      x + (bx - x) * 0.36,
      top + (by - top) * 0.36,
    ];
    s += shape(
      `M${r1(x)} ${r1(top)}L${r1(cx)} ${r1(cy)}L${r1(x + (cx - x) * 0.45)} ${r1(cy - (cy - top) * 0.2)}L${r1(x + 2)} ${r1(cy + 3)}L${r1(x + (ax - x) * 0.45)} ${r1(ay - (ay - top) * 0.15)}L${r1(ax)} ${r1(ay)}Z`,
      "#fff",
    );
  }
  return s;
}

/** @type {Record<string, {sky: string[], draw: (w: number, h: number, r: () => number) => string}>} */
const KINDS = {
  plain: { sky: ["#F3C98B", "#FBE7B8", "#F6DC9C"], draw: plain },
  forest: { sky: ["#BFD8C4", "#DDE9CF", "#CFE0C0"], draw: forest },
  mountain: { sky: ["#B9CBE3", "#E4ECF2", "#EDF1EE"], draw: mountain },
};

/** @type {Map<string, string>} */
const drawn = new Map();

/**
 * The landscape of a territory as SVG text, w by h at 0,0 with round corners; @ in its ids is to be made unique.
 * @param {string} kind @param {string} seed @param {number} w @param {number} h @param {number} rx
 */
export function scene(kind, seed, w, h, rx) {
  const key = `${kind}-${seed}-${Math.round(w)}x${Math.round(h)}`;
  let text = drawn.get(key);
  if (!text) {
    const id = `th-@-${key}`;
    const [a, b, c] = KINDS[kind].sky;
    text =
      `<defs><linearGradient id="${id}-g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".62" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>` +
      `<clipPath id="${id}-c"><rect width="${w}" height="${h}" rx="${rx}"/></clipPath></defs>` +
      `<g clip-path="url(#${id}-c)"><rect width="${w}" height="${h}" fill="url(#${id}-g)"/>${KINDS[kind].draw(w, h, random((hash(seed) % 9973) * 7919 + 13))}</g>` +
      (rx
        ? `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="${rx - 1}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2"/>`
        : "");
    if (drawn.size > 200) drawn.clear();
    drawn.set(key, text);
  }
  return text;
}
