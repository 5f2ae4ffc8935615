/** What a player has: resources and the harvest to come, winter, strongholds; the public goods in a player panel. */

import { classes, html, useEffect, useRef } from "../../../web/dom.js";
import { RESOURCES, RESOURCE_ICON, cap, labelled } from "./faces.js";
import { Sign } from "./cards.js";
import { flyTokens } from "./tokens.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** Buildings of a territory, on sites and without. @param {View} view @param {import("./view.d.ts").Territory} land @param {string} building */
export const buildingsIn = (view, land, building) =>
  land.areas.filter((/** @type {string} */ area) => view.buildings[area] === building).length +
  view.extra.filter((/** @type {string[]} */ [area, one]) => one === building && land.areas.includes(area)).length;

/** How many strongholds win; null where only fame does. @param {View} view @returns {number | null} */
export const needed = (view) => view.strongholds_needed;

/** Strongholds of a player, in teams of both. @param {View} view @param {number} seat */
export const strongholdsOf = (view, seat) => view.players[seat].side_strongholds;

/** Whether one stronghold more wins, or none. @param {View} view @param {number} seat */
export const isNear = (view, seat) =>
  view.strongholds_needed !== null && strongholdsOf(view, seat) >= view.strongholds_needed - 1;

/** How near domination is, in words; nothing where only fame wins. @param {View} view @param {Ui} ui @param {number} seat @returns {string} */
export const sayStrongholds = (view, ui, seat) =>
  needed(view) === null ? "" : ui.say("board-domination", { have: strongholdsOf(view, seat), need: needed(view) });

/** What has just come on top of a number: seen for a moment, and its tokens fly here. @param {{of: string, number: number, icon: string, colour: string, ui: Ui, flies: boolean}} props of: whose number it is */
export function Gained({ of, number, icon, colour, ui, flies }) {
  const last = useRef({ of, number });
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  const more = last.current.of === of ? number - last.current.number : 0;
  useEffect(() => {
    if (more > 0 && flies) flyTokens(here.current?.parentElement ?? null, icon, colour, more, ui);
    last.current = { of, number };
  });
  return html`<i hidden ref=${here}></i>${more > 0 && html`<i class="nw-plus" key=${number} aria-hidden="true">+${more}</i>`}`;
}

/** @param {{view: View, ui: Ui, seat: number}} props */
export function Stores({ view, ui, seat }) {
  const player = view.players[seat];
  const income = /** @type {Record<string, number>} */ (player.harvest);
  return html`<div class="nw-stores" role="group" aria-label=${ui.say("board-stores")}>
    ${RESOURCES.map(
      (
        resource,
      ) => html`<span key=${resource} ...${ui.el(`store:${resource}`, { label: `${player.resources[resource]} ${ui.noun(resource)}. ${labelled(ui, ui.say("board-harvest"), ui.say("board-harvest-gain", { count: income[resource], resource }))}`, class: "nw-good" })}>
      <${Sign} name=${RESOURCE_ICON[resource]} class="r-${resource}" /><b class="num" key=${player.resources[resource]}>${player.resources[resource]}</b><small>+${income[resource]}</small><${Gained} of=${`${seat}`} number=${player.resources[resource]} icon=${RESOURCE_ICON[resource]} colour=${`r-${resource}`} ui=${ui} flies=${true} /></span>`,
    )}
    <span ...${ui.el("store:fame", { label: `${player.fame === null ? ui.say("board-fame-hidden") : ui.say("board-fame", { count: player.fame })}. ${labelled(ui, ui.say("board-harvest"), ui.say("board-harvest-fame", { count: income.fame }))}`, class: "nw-good" })}><${Sign} name="laurel-crown" class="r-fame" /><b class="num" key=${player.fame}>${player.fame ?? "?"}</b><small>+${income.fame}</small><${Gained} of=${`${seat}`} number=${player.fame ?? 0} icon="laurel-crown" colour="r-fame" ui=${ui} flies=${true} /></span>
  </div>`;
}

/** Winter and domination in two lines. @param {{view: View, ui: Ui, seat: number}} props */
export function Ahead({ view, ui, seat }) {
  const { food, wood, then, missing, harvested } = view.players[seat].winter;
  const short = missing.food + missing.wood > 0;
  const free = !food && !wood;
  const near = sayStrongholds(view, ui, seat);
  const costs = `${free ? ui.say("board-winter-free") : ui.say("board-winter-cost", { food, wood })}.`;
  const then_ = short
    ? `${ui.say("board-lacks", missing)}. ${ui.say("board-unrest-warning")}`
    : free || harvested
      ? ""
      : ui.say("board-after-harvest", { food: then.food, wood: then.wood, needs: wood ? "wood" : "food" });
  return html`<div class="nw-ahead">
    <p ...${ui.el("winter", { label: `${costs} ${then_}`.trim(), class: classes("nw-winter", short && "short") })}><${Sign} name="snowflake-2" /><span><b>${costs}</b> ${then_}</span></p>
    ${near && html`<p ...${ui.el(`domination:${seat}`, { label: near, class: "nw-winter" })}><${Pips} view=${view} seat=${seat} /><span>${near}</span></p>`}
  </div>`;
}

/** Strongholds as little forts. @param {{view: View, seat: number}} props */
export function Pips({ view, seat }) {
  const have = strongholdsOf(view, seat);
  return html`<span class="nw-pips" aria-hidden="true">${Array.from({ length: needed(view) ?? 0 }, (_, at) => html`<i key=${at} class=${at < have ? "on" : ""}>${at < have && html`<${Sign} name="hill-fort" />`}</i>`)}</span>`;
}

/** In a player panel. @param {{view: View, seat: number, ui: Ui}} props */
export function Goods({ view, seat, ui }) {
  const player = view.players[seat];
  if (view.phase === "setup" && !player.clan) return null;
  const sums = [
    ...RESOURCES.map((resource) => [
      RESOURCE_ICON[resource],
      player.resources[resource],
      `r-${resource}`,
      cap(ui.noun(resource)),
    ]),
    ["viking-helmet", player.units, "", ui.say("board-units", { count: player.units })],
    ["card-pick", player.hand_count, "", ui.say("board-hand-count", { count: player.hand_count })],
  ];
  const near = sayStrongholds(view, ui, seat);
  return html`<div class=${classes("nw-goods", player.passed && "passed")}>
    ${sums.map(([icon, number, colour, label]) => html`<span key=${icon} title=${label}><${Sign} name=${icon} class=${colour} /><b key=${number}>${number}</b><${Gained} of=${`${seat}`} number=${Number(number)} icon=${icon} colour=${colour} ui=${ui} flies=${seat !== ui.seat && colour !== ""} /><span class="sr"> ${label}</span></span>`)}
    ${near && html`<span class=${classes("nw-forts", isNear(view, seat) && "alarm")} title=${near}><${Pips} view=${view} seat=${seat} /><span class="sr">${near}</span></span>`}
    ${player.passed && html`<em>${cap(ui.say("board-passed"))}</em>`}
  </div>`;
}

/** On a phone: what everybody has, oneself first. @param {{view: View, ui: Ui}} props */
export function Everybody({ view, ui }) {
  const n = view.players.length;
  const order = view.players.map((_, at) => ((ui.seat ?? 0) + at) % n);
  return html`<ul class="nw-everybody">${order.map((/** @type {number} */ seat) => html`<li key=${seat} class=${ui.colour(seat)}><p>${ui.crest(seat, 26)}<b>${ui.names[seat]}</b><span><${Sign} name="laurel-crown" class="r-fame" /><b class="num">${view.players[seat].fame ?? "?"}</b></span></p><${Goods} view=${view} seat=${seat} ui=${ui} /></li>`)}</ul>`;
}
