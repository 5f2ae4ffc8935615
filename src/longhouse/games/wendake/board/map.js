/** The map: territories with their guards, areas with those who work them, lakes with canoes. */

import { Memo, html } from "../../../web/dom.js";
import { CHARTS, LAKES, TERRITORIES } from "./data.js";
import { fit } from "../../../web/fit.js";
import { Land, Lines, outline } from "./land.js";
import { chosenGuard, guardsIn, homesOf, nameOf, settle } from "./model.js";
import { LakeCanoes, LakeGround, LakeName } from "./lakes.js";
import { Axes, Count, Field, Native, Pennant, Product } from "./pieces.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** @typedef {import("./data.js").Point} Point */

/** Sizes of pieces where the map is shown at this scale: on a small map they are larger. @param {number} scale */
const sizesAt = (scale) => {
  const grow = Math.max(1, Math.min(1.2, 0.92 / scale));
  return { guard: Math.min(25, 22 * grow) };
};

/** @type {Map<string, number>} */
const radii = new Map();

/** The radius of a disc in a territory: as large as its neighbour leaves room for. @param {string} id */
function areaIn(id) {
  const known = radii.get(id);
  if (known) return known;
  const { slots } = TERRITORIES[id];
  const gaps = slots.slice(1).map(([x, y], at) => Math.hypot(x - slots[at][0], y - slots[at][1]));
  const found = Math.max(22, Math.min(26, ...gaps.map((gap) => gap / 2 - 2.5)));
  radii.set(id, found);
  return found;
}

/** @param {{view: View, ui: Ui, scale: number}} props scale: CSS px per unit */
export function WorldMap({ view, ui, scale }) {
  const ids = CHARTS[view.map].territories;
  const homes = homesOf(view);
  const size = Math.max(15.5, 14 / scale);
  const colours = Object.fromEntries(Object.entries(homes).map(([id, seat]) => [id, ui.colour(seat)]));
  const source = chosenGuard(view, ui);
  const all = { view, ui, homes, size, source, ...sizesAt(scale) };
  return html`<g>
    <rect class="wk-frame-1" x="-9" y="-9" width="1018" height="618" rx="13" />
    <rect class="wk-frame-2" x="-3" y="-3" width="1006" height="606" rx="4" />
    <${Memo} inputs=${[view.map, JSON.stringify(colours)]} draw=${() => html`<${Land} sides=${view.map} owners=${colours} />`} />
    ${LAKES[view.map].map((lake) => html`<${LakeGround} key=${lake.id} lake=${lake} ...${all} />`)}
    ${ids.map((id) => html`<${Ground} key=${id} id=${id} ...${all} />`)}
    <${Memo} inputs=${[view.map]} draw=${() => html`<${Lines} sides=${view.map} />`} />
    ${ids.filter((id) => ui.lit(`territory:${id}`)).map((id) => html`<path key=${`open${id}`} class="wk-open-edge" d=${outline(TERRITORIES[id].polygon)} />`)}
    ${source && routes(all, ids)}
    ${LAKES[view.map].map((lake) => html`<${LakeName} key=${lake.id} lake=${lake} ...${all} />`)}
    <g filter="url(#sh)">${LAKES[view.map].map((lake) => html`<${LakeCanoes} key=${lake.id} lake=${lake} ...${all} />`)}</g>
    ${ids.map((id) => html`<${Name} key=${id} id=${id} ...${all} />`)}
    ${ids.map((id) => html`<${Areas} key=${id} id=${id} ...${all} />`)}
    ${ids.map((id) => html`<${Guards} key=${id} id=${id} ...${all} />`)}
  </g>`;
}

/** @typedef {{view: View, ui: Ui, homes: Record<string, number>, size: number, source: {id: string, kind: string} | null, guard: number}} All guard: the radius of a guard */

/** The ground of a territory: what is touched to go there. @param {All & {id: string}} props */
function Ground({ id, view, ui, homes }) {
  const about = [ui.noun(id)];
  if (homes[id] !== undefined)
    about.push(
      view.ghost?.home === id ? ui.say("board-ghost") : ui.say("board-home-of", { seat: { seat: homes[id] } }),
    );
  const flag = TERRITORIES[id].flag;
  if (flag) about.push(ui.say("board-flag", { flag }));
  const d = outline(TERRITORIES[id].polygon);
  const fresh = ui.fresh(`territory:${id}`);
  return html`<g ...${ui.el(`territory:${id}`, { label: about.join(", "), class: "wk-ground" })}>
    <path class="wk-soil" d=${d} data-outline />
    ${fresh && html`<path class="wk-trace ${fresh}" d=${d} />`}
    ${ui.lit(`territory:${id}`) && html`<path class="wk-open" d=${d} />`}
    ${(ui.shown(`territory:${id}`) || ui.chosen(`territory:${id}`)) && html`<path class="wk-shown" d=${d} />`}
  </g>`;
}

/** How wide a territory's name is, with its flag. @param {All & {id: string}} props */
function nameBox({ id, ui, size }) {
  const { label, flag } = TERRITORIES[id];
  const text = ui.noun(id);
  const wide = fit.width(text, size, 650);
  const w = wide + (flag ? 30 : 0);
  const x = Math.max(w / 2 + 5, Math.min(995 - w / 2, label[0]));
  return { text, flag, wide, x, y: label[1], w, tall: size + 2 };
}

/** @param {All & {id: string}} props */
function Name(props) {
  const { ui, size } = props;
  const { text, flag, x, y, w, wide } = nameBox(props);
  const left = x - w / 2;
  return html`<g>
    ${flag && html`<g ...${flagEl(ui, flag, props.id, props.view)}><rect class="wk-hit" x=${left - 6} y=${y - 20} width="36" height="40" />${ui.lit(`flag:${flag}`) && html`<circle class="wk-halo" cx=${left + 12} cy=${y - 3} r="19" /><circle class="ring" cx=${left + 12} cy=${y - 3} r="19" />`}<${Pennant} flag=${flag} x=${left + 3} y=${y + 2} /></g>`}
    <text class="wk-name" aria-hidden="true" x=${left + (flag ? 30 : 0) + wide / 2} y=${y + size * 0.34} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${text}</text>
  </g>`;
}

/** The first flag of a nation stands for it in the list of choices. @param {Ui} ui @param {string} flag @param {string} id @param {View} view */
function flagEl(ui, flag, id, view) {
  const first = CHARTS[view.map].territories.find((one) => TERRITORIES[one].flag === flag) === id;
  const el = ui.el(`flag:${flag}`, { label: ui.say("board-flag", { flag }) });
  return first ? el : { ...el, role: undefined, tabindex: undefined, "aria-label": undefined, "aria-hidden": true };
}

/** Where the guards of a territory stand. @param {All & {id: string}} props @param {number} n @returns {Point[]} */
function places(props, n) {
  const { id } = props;
  const { guards, polygon, slots } = TERRITORIES[id];
  return n
    ? settle(
        id,
        n,
        guards,
        [polygon],
        slots.map((at) => ({ at, r: areaIn(id) })),
        nameBox(props),
        props.guard,
      )
    : [];
}

/** Where one more would stand, with those who are there. @param {All & {id: string}} props @param {number} n @returns {Point} */
function nextPlace(props, n) {
  const { id } = props;
  const { guards, polygon, slots } = TERRITORIES[id];
  const taken = places(props, n).map((at) => ({ at, r: props.guard + 5 }));
  return settle(
    `${id}+${n}`,
    1,
    guards,
    [polygon],
    [...slots.map((at) => ({ at, r: areaIn(id) + 2 })), ...taken],
    nameBox(props),
    props.guard,
  )[0];
}

/** Whether the touched guard may stand here. @param {All} all @param {string} id */
const comes = ({ ui, source }, id) => source !== null && ui.lit(`territory:${id}`);

/** @param {All & {id: string}} props */
function Guards(props) {
  const { id, view, ui, size, source, guard } = props;
  const tokens = guardsIn(view, ui, id);
  const ghost = comes(props, id);
  if (!tokens.length && !ghost) return null;
  const spots = places(props, tokens.length);
  const next = ghost ? nextPlace(props, tokens.length) : [0, 0];
  return html`<g>
    <g filter="url(#sh)">${tokens.map((token, at) => {
      const [x, y] = spots[at];
      const target = /** @type {string} */ (token.target);
      const label = guardLabel(view, ui, id, token);
      return html`<g key=${token.key} ...${ui.el(target, { label, class: "wk-guard" })} data-spot=${`guard.${id}.${token.seat}`} style=${{ transform: `translate(${x}px,${y}px)` }}>
        ${rings(ui, target, guard + 5)}
        <${Native} ui=${ui} seat=${token.seat} kind=${token.kind} r=${guard} />
        <${Count} n=${token.count} x=${guard * 0.86} y=${-guard * 0.8} size=${size} />
        ${target.startsWith("foe:") && ui.lit(target) && html`<${Axes} ui=${ui} x=${guard * 0.95} y=${guard * 0.9} r="11" />`}
      </g>`;
    })}</g>
    ${
      ghost &&
      html`<g class="wk-stand" style=${{ transform: `translate(${next[0]}px,${next[1]}px)` }} aria-hidden="true">
        <circle class="wk-halo" r=${guard + 4} /><circle class="wk-soft" r=${guard + 3} /><circle class="ring dash" r=${guard + 3} />
        <g class="wk-pale"><${Native} ui=${ui} seat=${ui.seat ?? 0} kind=${source?.kind ?? "warrior"} r=${guard - 4} ghost=${true} /></g>
      </g>`
    }
  </g>`;
}

/** @param {View} view @param {Ui} ui @param {string} id @param {import("./model.js").Token} token */
function guardLabel(view, ui, id, token) {
  if (token.kind === "black") return `${ui.noun(id)}: ${ui.noun("black")}`;
  if (token.seat === view.ghost?.seat)
    return `${ui.noun(id)}: ${ui.say("board-ghost")}, ${ui.say("board-guards", { count: token.count })}`;
  return ui.say("board-guards-of", { territory: id, seat: { seat: token.seat }, count: token.count });
}

/** What may be touched, was touched, was changed. @param {Ui} ui @param {string} target @param {number} r */
function rings(ui, target, r) {
  const fresh = ui.fresh(target);
  const can = ui.lit(target);
  const sel = ui.chosen(target);
  return html`${fresh && !can && html`<circle class="wk-trace ${fresh}" r=${r} />`}
    ${(can || sel) && html`<circle class="wk-halo" r=${r} />`}
    ${sel ? html`<circle class="ring sel" r=${r} />` : can && html`<circle class="ring" r=${r} />`}
    ${!can && !sel && ui.alt(target) && html`<circle class="ring wk-thin" r=${r} />`}
    ${ui.shown(target) && html`<circle class="wk-shown" r=${r + 2} />`}
    <circle class="wk-hit" r=${r + 2} />`;
}

/** The areas of a territory; in a Home, those who live there. @param {All & {id: string}} props */
function Areas(props) {
  const { id, view, homes } = props;
  const owner = homes[id];
  return TERRITORIES[id].areas.map((good, at) =>
    owner === undefined || !villageOf(view, owner)
      ? html`<${Area} key=${at} ...${props} at=${at} good=${good} />`
      : html`<${Villagers} key=${at} ...${props} at=${at} good=${good} owner=${owner} />`,
  );
}

/** @param {View} view @param {number} seat */
const villageOf = (view, seat) => view.players[seat]?.village;

/** @param {All & {id: string, at: number, good: string}} props */
function Area({ id, at, good, view, ui, source }) {
  const area = areaIn(id);
  const name = `${id}.${at + 1}`;
  const target = `area:${name}`;
  const here = view.areas[name];
  const [x, y] = TERRITORIES[id].slots[at];
  const who =
    here &&
    (here.seat === view.ghost?.seat
      ? `${ui.noun(name)}: ${ui.say("board-ghost")}`
      : ui.say("board-in-area", { area: name, kind: here.kind, seat: { seat: here.seat } }));
  const label = who || ui.say("board-area-empty", { area: name });
  const warrior = here && (here.kind === "warrior" || here.kind === "black");
  const can = ui.lit(target);
  const attack = can && here && here.seat !== ui.seat;
  // Where only the whole territory may be chosen, whatever lies in it is a part of it.
  const through = ui.lit(`territory:${id}`) && !can && !ui.alt(target);
  return html`<g ...${ui.el(through ? `territory:${id}` : target, { label: through ? ui.noun(id) : label, class: "wk-area", ...(through && { role: undefined, tabindex: undefined, "aria-hidden": true }) })} data-spot=${`area.${name}`} style=${{ transform: `translate(${x}px,${y}px)` }}>
    ${rings(ui, target, area + 4)}
    <${Field} good=${good} x=${0} y=${0} r=${area} />
    ${here && html`<g filter="url(#sh)"><${Native} ui=${ui} seat=${here.seat} kind=${here.kind} r=${area * 0.95} lying=${warrior} /></g><${Product} good=${good} x=${area * 0.8} y=${area * 0.8} r=${area * 0.46} />`}
    ${attack && html`<${Axes} ui=${ui} x=${15} y=${-16} r="11" />`}
    ${can && !here && source && html`<g class="wk-lie" aria-hidden="true"><circle cx="15" cy="15" r="12" /><g transform="translate(15 15) rotate(90)">${ui.icon("spears", 0, 0, 17, "var(--on-touch)")}</g></g>`}
  </g>`;
}

/** Women and Hunters at Home. @param {All & {id: string, at: number, good: string, owner: number}} props */
function Villagers({ id, at, good, owner, view, ui, size }) {
  const area = areaIn(id);
  const kind = good === "beaver" ? "hunter" : "woman";
  const count = villageOf(view, owner)[kind];
  const [x, y] = TERRITORIES[id].slots[at];
  const own = owner === ui.seat;
  const label = `${nameOf(view, ui, owner)}, ${ui.say("board-village")}: ${count} × ${ui.noun(kind)}`;
  const attributes = own
    ? ui.el(`village:${kind}`, { label, class: "wk-area" })
    : { role: "img", "aria-label": label, class: "wk-area" };
  return html`<g ...${attributes} data-spot=${`village.${owner}.${kind}`} style=${{ transform: `translate(${x}px,${y}px)` }}>
    ${own ? rings(ui, `village:${kind}`, area + 4) : null}
    <${Field} good=${good} x=${0} y=${0} r=${area} />
    ${count > 0 && html`<g filter="url(#sh)"><${Native} ui=${ui} seat=${owner} kind=${kind} r=${area * 0.95} /></g><${Product} good=${good} x=${area * 0.8} y=${area * 0.8} r=${area * 0.46} />`}
    <${Count} n=${count} x=${area * 0.74} y=${-area * 0.68} size=${size} />
  </g>`;
}

/** Dotted lines from the touched guard to where it may go. @param {All} all @param {string[]} ids */
function routes(all, ids) {
  const { view, ui } = all;
  const source = /** @type {{id: string, kind: string}} */ (all.source);
  const start = spotOf(all, source.id, `guard:${source.id}.${source.kind}`);
  /** @type {Point[]} */
  const ends = [];
  for (const id of ids) {
    if (comes(all, id)) ends.push(nextPlace({ ...all, id }, guardsIn(view, ui, id).length));
    else
      for (const token of guardsIn(view, ui, id))
        if (token.target && ui.lit(token.target)) ends.push(spotOf(all, id, token.target));
    if (id === source.id)
      TERRITORIES[id].areas.forEach((_, at) => ui.lit(`area:${id}.${at + 1}`) && ends.push(TERRITORIES[id].slots[at]));
  }
  const d = ends.map(([x, y]) => {
    const [mx, my] = [(start[0] + x) / 2, (start[1] + y) / 2];
    return `M${start}Q${mx - (y - start[1]) * 0.12} ${my + (x - start[0]) * 0.12} ${x} ${y}`;
  });
  return html`<path class="wk-route-2" d=${d.join("")} /><path class="wk-route" d=${d.join("")} />`;
}

/** @param {All} all @param {string} id @param {string} target @returns {Point} */
function spotOf(all, id, target) {
  const tokens = guardsIn(all.view, all.ui, id);
  const spots = places({ ...all, id }, tokens.length);
  return spots[tokens.findIndex((token) => token.target === target)] ?? TERRITORIES[id].guards;
}
