/** The map: territories that are touched, and everything that stands on them. */

import { Memo, html } from "../../../web/dom.js";
import { NUMBERS } from "./data.js";
import { Preview, cellsLit } from "./explore.js";
import { labelled } from "./faces.js";
import { chanceOf } from "./forecast.js";
import { Land, Names, Sea, namesFirst } from "./land.js";
import { extentOf, heart, isNarrow, layout, standing, territoriesOf } from "./model.js";
import { Axes, Building, Creature, Figures, Lair, Resource, Scorched, Site, rings } from "./pieces.js";
import { SIZE, pathOf } from "./tiles.js";

/** @typedef {import("../../../web/types.js").Ui<import("./combat.js").Scene>} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {import("./data.js").Point} Point */
/** @typedef {import("./model.js").Territory} Territory */
/** @typedef {{view: View, ui: Ui, size: number, k: number}} All size: of numbers, in units; k: how much pieces grow when the map is small */

/** @param {{view: View, ui: Ui, scale: number, hover: string | null}} props scale: CSS px per unit; hover: the cell under the pointer */
export function WorldMap({ view, ui, scale, hover }) {
  const territories = territoriesOf(view);
  const size = Math.max(14.5, 14.2 / scale);
  const k = Math.max(1, Math.min(1.15, Math.round(8.6 / scale) / 10));
  const named = scale >= 0.44;
  const spots = layout(view, territories, k, named ? namesFirst(territories, ui, size, k) : [], size);
  const all = { view, ui, size, k };
  const shore = JSON.stringify([view.tiles, territories.map(({ id, at }) => [id, at.holder, at.open_sides])]);
  return html`<g>
    <${Sea} ...${extentOf(view)} />
    <${Memo} inputs=${[shore]} draw=${() => html`<${Land} view=${view} ui=${ui} territories=${territories} />`} />
    ${territories.map((territory) => html`<${Ground} key=${territory.id} territory=${territory} ...${all} />`)}
    ${territories.map((territory) => html`<${Printed} key=${territory.id} territory=${territory} ...${all} />`)}
    ${territories.map((territory) => html`<${Mark} key=${territory.id} territory=${territory} ui=${ui} fought=${territory.id === (ui.step?.scene?.clash ?? ui.step?.scene?.hunt ?? view.doing?.combat)?.territory} />`)}
    ${named && html`<${Memo} inputs=${[shore, size, ui.language, JSON.stringify([spots, view.buildings])]} draw=${() => html`<${Names} territories=${territories} ui=${ui} size=${size} k=${k} taken=${Object.values(spots).flat()} />`} />`}
    <${Route} territories=${territories} ...${all} />
    ${territories.map((territory) => html`<${Standing} key=${territory.id} territory=${territory} spots=${spots[territory.id]} ...${all} />`)}
    <${Chances} territories=${territories} spots=${spots} ...${all} />
    ${cellsLit(view, ui).map((cell) => html`<${Cell} key=${cell} cell=${cell} ...${all} />`)}
    <${Preview} view=${view} ui=${ui} hover=${hover} />
  </g>`;
}

/** @param {Territory} territory */
const outline = ({ areas }) => areas.map(({ polygon }) => pathOf(polygon, true)).join("");

/** A territory in words: whose it is, who is there, how large, whether closed. @param {View} view @param {Ui} ui @param {string} id */
export function say(view, ui, id) {
  const at = view.territories[id];
  const about = [ui.say("board-territory", { area: id })];
  about.push(at.holder === null ? ui.say("board-neutral") : ui.say("board-held-by", { seat: { seat: at.holder } }));
  if (at.holder !== null)
    about.push(ui.say("board-figures", { units: at.units, kaija: at.kaija && at.attacker === null ? 1 : 0 }));
  if (at.attacker !== null) about.push(ui.say("board-attackers", { seat: { seat: at.attacker }, units: at.attackers }));
  about.push(
    ui.say("board-size", { size: at.size }),
    at.open_sides ? ui.say("board-open-sides", { count: at.open_sides }) : ui.say("board-closed"),
  );
  return about.join(", ");
}

/** The ground of a territory: what is touched to go there. @param {All & {territory: Territory}} props */
function Ground({ territory, view, ui }) {
  const target = `territory:${territory.id}`;
  const d = outline(territory);
  const fresh = ui.fresh(target);
  return html`<g ...${ui.el(target, { label: say(view, ui, territory.id), class: "ng-ground" })}>
    <path class="ng-soil-hit" d=${d} />
    ${fresh && html`<path class="ng-fresh ${fresh}" d=${d} />`}
    ${ui.lit(target) && html`<path class="ng-open" d=${d} />`}
  </g>`;
}

/** The line around a territory that may be touched, was touched, or is pointed at. @param {{territory: Territory, ui: Ui, fought: boolean}} props */
function Mark({ territory, ui, fought }) {
  const target = `territory:${territory.id}`;
  const kind = ui.chosen(target) ? "sel" : ui.lit(target) ? "may" : ui.shown(target) ? "shown" : fought ? "fought" : "";
  if (!kind) return null;
  const d = [...territory.edge, ...territory.rims].map((points) => pathOf(points)).join("");
  return html`<path class="ng-mark-2" d=${d} /><path class="ng-mark ${kind}" d=${d} />`;
}

/** Where a territory is what is asked, what lies in it lets a touch through, unless it is asked too. @param {Ui} ui @param {string} id of the territory @param {string} target */
const through = (ui, id, target) =>
  ui.lit(`territory:${id}`) && !ui.lit(target) && !ui.alt(target) ? "ng-through" : "";

/** What is printed or built in the areas of a territory. @param {All & {territory: Territory}} props */
function Printed({ territory, view, ui, k }) {
  const name = ui.say("board-territory", { area: territory.id });
  return territory.areas.flatMap((area) => {
    const space = area.items.find(({ kind }) => kind === "small" || kind === "carved" || kind === "large");
    const built = view.buildings[area.id];
    const lair = area.items.find(({ kind }) => kind === "lair");
    const drawn = area.items
      .filter(({ kind }) => kind === "food" || kind === "wood" || kind === "lore")
      .map(
        ({ kind, at }) =>
          html`<${Resource} key=${`${area.id}${kind}`} kind=${kind} x=${at[0]} y=${at[1]} r=${11.6 * Math.min(1.25, k)} />`,
      );
    if (built || space) {
      const [x, y] = space?.at ?? area.units;
      const target = `space:${area.id}`;
      const label = labelled(ui, name, built ? ui.noun(built) : ui.say("board-site", { kind: space?.kind ?? "small" }));
      drawn.push(html`<g key=${target} ...${ui.el(target, { label, class: `ng-space ${through(ui, territory.id, target)}` })} transform="translate(${x} ${y})">
        ${rings(ui, target, space?.kind === "large" ? 24 : 19)}
        ${built ? html`<${Building} kind=${built} k=${Math.min(1.2, k)} />` : html`<${Site} kind=${space?.kind ?? "small"} />`}
      </g>`);
    }
    if (lair)
      drawn.push(
        html`<g key=${`lair${area.id}`} ...${ui.el(`area:${area.id}`, { label: labelled(ui, name, ui.say("board-lair")), class: `ng-space ${through(ui, territory.id, `area:${area.id}`)}` })} transform="translate(${lair.at[0]} ${lair.at[1]})">${rings(ui, `area:${area.id}`, 18)}<${Lair} /></g>`,
      );
    else if (ui.lit(`area:${area.id}`))
      drawn.push(
        html`<g key=${`area${area.id}`} ...${ui.el(`area:${area.id}`, { label: name, class: "ng-space" })} transform="translate(${area.units[0]} ${area.units[1]})">${rings(ui, `area:${area.id}`, 18)}</g>`,
      );
    return drawn;
  });
}

/** @param {Point} at */
const put = ([x, y]) => ({ transform: `translate(${x}px,${y}px)` });

/** Everything that stands in a territory without a printed place: figures, attackers, creatures, extra buildings, Scorched Earth. @param {All & {territory: Territory, spots: Point[] | undefined}} props */
function Standing({ territory, spots, view, ui, size, k }) {
  const { id, at } = territory;
  const { creatures: here, extra, count } = standing(view, territory);
  if (!count || !spots?.length) return null;
  let next = 0;
  const spot = () => spots[Math.min(next++, spots.length - 1)];
  const r = 17 * k * (isNarrow(spots) ? 0.8 : 1);
  /** @type {import("../../../web/types.js").Child[]} */
  const drawn = [];
  if (at.holder !== null) {
    const kaija = at.kaija && view.players[at.holder].clan === "bear";
    drawn.push(
      html`<g key=${`holder${at.holder}`} class="ng-stand" data-spot=${`figures.${id}.${at.holder}`} aria-hidden="true" style=${put(spot())}><${Figures} ui=${ui} view=${view} seat=${at.holder} units=${at.units} kaija=${kaija} r=${r} size=${size} /></g>`,
    );
  }
  if (at.attacker !== null) {
    const point = spot();
    const first = spots[0];
    drawn.push(
      html`<g key=${`attacker${at.attacker}`} class="ng-stand" data-spot=${`figures.${id}.${at.attacker}`} aria-hidden="true" style=${put(point)}><${Figures} ui=${ui} view=${view} seat=${at.attacker} units=${at.attackers} kaija=${at.kaija && view.players[at.attacker].clan === "bear"} r=${r} size=${size} /></g>`,
    );
    drawn.push(
      html`<${Axes} key="axes" x=${(point[0] + first[0]) / 2} y=${Math.min(point[1], first[1]) - 24 * k} r=${11 * k} />`,
    );
  }
  for (const one of here) {
    const target = `creature:${one.id}`;
    drawn.push(
      html`<g key=${one.id} ...${ui.el(target, { label: labelled(ui, ui.noun(one.kind), ui.say("board-territory", { area: id })), class: `ng-stand ${through(ui, id, target)}` })} data-spot=${`creature.${one.kind}`} style=${put(spot())}>${rings(ui, target, 19 * k)}<${Creature} kind=${one.kind} r=${(r * 15) / 17} size=${size} /></g>`,
    );
  }
  extra.forEach(([area, kind], nth) => {
    const target = `extra:${area}.${kind}`;
    drawn.push(
      html`<g key=${`${target}${nth}`} ...${ui.el(target, { label: labelled(ui, `${ui.noun(kind)}, ${ui.say("board-without-site")}`, ui.say("board-territory", { area: id })), class: `ng-stand ${through(ui, id, target)}` })} style=${put(spot())}>${rings(ui, target, 19)}<${Building} kind=${kind} /></g>`,
    );
  });
  if (view.scorched === id)
    drawn.push(
      html`<g key="scorched" class="ng-stand" role="img" aria-label=${ui.say("board-scorched-here")} style=${put(spot())}><${Scorched} r=${14 * k} /></g>`,
    );
  return html`<g filter="url(#sh)">${drawn}</g>`;
}

/** From where figures leave: arrows to the territories that may be entered, with the price over rough ground. @param {All & {territories: Territory[]}} props */
function Route({ territories, view, ui, size }) {
  const doing = view.doing;
  const start = territories.find(({ id }) => id === doing?.from);
  if (!doing || !start || doing.seat !== ui.seat) return null;
  const ends = doing.to
    ? territories.filter(({ id }) => id === doing.to)
    : territories.filter(({ id }) => ui.lit(`territory:${id}`));
  const [ax, ay] = heart(start);
  return html`<g class="ng-routes" aria-hidden="true">${ends.map((end) => {
    const [bx, by] = heart(end);
    const [mx, my] = [(ax + bx) / 2 + (by - ay) * 0.12, (ay + by) / 2 - (bx - ax) * 0.12];
    const rough =
      doing.moves !== undefined &&
      view.borders.some(
        ({ from, to, rough: is }) =>
          is && ((from === start.id && to === end.id) || (to === start.id && from === end.id)),
      );
    return html`<g key=${end.id}><path class="ng-route-2" d="M${ax} ${ay}Q${mx} ${my} ${bx} ${by}" /><path class="ng-route" d="M${ax} ${ay}Q${mx} ${my} ${bx} ${by}" />
      ${rough && html`<g class="ng-price" transform="translate(${(ax + 2 * mx + bx) / 4} ${(ay + 2 * my + by) / 4})"><circle r=${size * 0.72} /><text y=${size * 0.35} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${NUMBERS.rough_moves}</text></g>`}</g>`;
  })}</g>`;
}

/** Where figures that leave would have to fight: the chance to win if all of them go. @param {All & {territories: Territory[], spots: Record<string, Point[]>}} props */
function Chances({ territories, spots, view, ui, size, k }) {
  if (view.doing?.seat !== ui.seat) return null;
  const ends = territories.flatMap(({ id }) =>
    chanceOf(view, `territory:${id}`) === null || !spots[id] ? [] : [{ id, chance: chanceOf(view, `territory:${id}`) }],
  );
  return html`<g class="ng-routes" aria-hidden="true">${ends.map(({ id, chance }) => html`<${Chance} key=${id} x=${spots[id][0][0]} y=${spots[id][0][1] - 17 * k - size * 0.7} size=${size} words=${`${chance} %`} />`)}</g>`;
}

/** @param {{x: number, y: number, size: number, words: string}} props */
function Chance({ x, y, size, words }) {
  const w = size * 4.4;
  return html`<g class="ng-chance" transform="translate(${x} ${y})"><rect x=${-w / 2} y=${-size * 0.8} width=${w} height=${size * 1.6} rx=${size * 0.8} /><use href="#crossed-axes" x=${size * 0.4 - w / 2} y=${-size * 0.55} width=${size * 1.1} height=${size * 1.1} /><text x=${size * 0.65} y=${size * 0.35} text-anchor="middle" style=${{ fontSize: `${size}px` }}>${words}</text></g>`;
}

/** A place for the tile in hand. @param {All & {cell: string}} props */
function Cell({ cell, ui }) {
  const [x, y] = cell.split(",").map(Number);
  const target = `cell:${cell}`;
  return html`<g ...${ui.el(target, { label: ui.say("board-empty-cell", { x, y }), class: "ng-cell" })} data-cell=${cell}>
    <rect class="ng-cell-box ${ui.chosen(target) ? "sel" : ""}" x=${x * SIZE + 5} y=${y * SIZE + 5} width=${SIZE - 10} height=${SIZE - 10} rx="10" />
    <use class="ng-cell-sign" href="#ui-plus" x=${(x + 0.5) * SIZE - 13} y=${(y + 0.5) * SIZE - 13} width="26" height="26" />
  </g>`;
}
