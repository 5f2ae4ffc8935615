/** Questions whose answers lie nowhere on the map: each answer is a button that says what it does and costs. */

import { classes, html } from "../../../web/dom.js";
import {
  BUILDINGS,
  CLANS,
  CLAN_ICON,
  ORDERS,
  PARTS,
  PART_ICON,
  RESOURCES,
  RESOURCE_ICON,
  cap,
  counted,
  faceOf,
} from "./faces.js";
import { NUMBERS } from "./data.js";
import { Tile } from "./explore.js";
import { Pause } from "./pause.js";
import { BuildingFace, Bundle, CardFace, Sign, cardLabel, effect } from "./cards.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {{view: View, ui: Ui, seat: number}} Props */

/** Whether a target is an answer now: next, another way, or just touched; with or without a ring. @param {Ui} ui @param {string} target */
export const on = (ui, target) => ui.offered(target) || ui.chosen(target);

/** An answer: icon, name, a line below, a price. @param {{ui: Ui, target: string, icon?: string, name: string, about?: string, cost?: Child, class?: string, inside?: Child}} props */
export const Answer = ({ ui, target, icon = "", name, about = "", cost = null, class: extra = "", inside = null }) =>
  html`<span ...${ui.el(target, { label: about ? `${name}. ${about}` : name, class: classes("nw-answer", extra) })}>${icon && html`<${Sign} name=${icon} />`}${inside}<span class="nw-said"><b>${name}</b>${about && html`<small>${about}</small>`}</span>${cost}</span>`;

/** @param {Ui} ui @param {number} lore */
const price = (ui, lore) =>
  lore
    ? html`<span class="nw-price"><span><${Sign} name="rune-stone" class="r-lore" />${lore}</span><span class="sr">${ui.say("board-cost-lore", { count: lore })}</span></span>`
    : null;

/** What to do with the card that was touched. @param {Props & {card: string}} props */
export function Deeds({ view, ui, seat, card }) {
  const mine = view.players[seat];
  const upgrading = mine.upgrades.find((/** @type {string} */ id) => ui.chosen(`upgrade:${id}`));
  const ways = ["play", "wait", "replace", "remove"];
  const cost = { play: 0, wait: 0, replace: NUMBERS.replace_lore, remove: NUMBERS.remove_lore };
  const icons = { play: faceOf(card)?.icon ?? "card-pick", wait: "ui-pause", replace: "ui-rotate", remove: "ui-x" };
  return html`<div class="nw-deeds">
    <p class="nw-note">${effect(ui, upgrading ?? card)}</p>
    <div class="nw-answers two">
      ${/** @type {("play" | "wait" | "replace" | "remove")[]} */ (ways).map((way) => html`<${Answer} key=${way} ui=${ui} target=${way} icon=${icons[way]} name=${upgrading && way === "wait" ? ui.say("board-keep-card") : ui.say(`board-${way}`)} about=${ui.say("board-deed", { way, upgrade: upgrading ? "yes" : "no" })} cost=${upgrading ? null : price(ui, cost[way])} class=${classes(way === "play" && "main", !on(ui, way) && "no")} />`)}
      ${mine.upgrades.filter((/** @type {string} */ id) => !ui.compact || on(ui, `upgrade:${id}`)).map((/** @type {string} */ id) => html`<${Answer} key=${id} ui=${ui} target=${`upgrade:${id}`} icon=${faceOf(id)?.icon} name=${ui.say("board-upgrade-to", { upgrade: id })} about=${on(ui, `upgrade:${id}`) ? effect(ui, id) : ""} cost=${price(ui, NUMBERS.upgrade_lore)} class=${classes("wide", !on(ui, `upgrade:${id}`) && "no")} />`)}
    </div>
  </div>`;
}

/** Cards to choose from, face up. @param {{ui: Ui, cards: string[], zone: string, title: string}} props */
export const Choose = ({ ui, cards, zone, title }) =>
  html`<div class="nw-choose"><h2>${title}</h2><div class="nw-fan lit">${counted(cards).map(([card, count]) => html`<span key=${card} ...${ui.el(`${zone}:${card}`, { label: cardLabel(ui, card), class: "nw-held" })}><${CardFace} id=${card} ui=${ui} />${count > 1 && html`<b class="nw-times">×${count}</b>`}</span>`)}</div></div>`;

/** @param {{ui: Ui, children?: Child, title: string, class?: string}} props */
export const Box = ({ title, children, class: extra = "" }) =>
  html`<div class="nw-choose ${extra}">${title && html`<h2>${title}</h2>`}<div class="nw-answers">${children}</div></div>`;

/** @param {Props} props */
export const Clans = ({ ui }) =>
  html`<${Box} ui=${ui} title="" class="clans">${CLANS.map((clan) => html`<${Answer} key=${clan} ui=${ui} target=${`clan:${clan}`} icon=${CLAN_ICON[clan]} name=${cap(ui.noun(clan))} about=${ui.say(`power-${clan}`)} class=${classes("tall", !on(ui, `clan:${clan}`) && "no")} />`)}<//>`;

/** @param {Props} props */
export const Buildings = ({ view, ui }) =>
  html`<${Box} ui=${ui} title=${ui.say("board-buildings")} class="built">${BUILDINGS.filter((id) => on(ui, `building:${id}`)).map((id) => html`<span key=${id} ...${ui.el(`building:${id}`, { label: `${cap(ui.noun(id))}. ${ui.say(`about-${id}`)}`, class: "nw-answer" })}><${BuildingFace} id=${id} ui=${ui} left=${view.tokens[id]} cost=${view.doing?.prices?.[id]} /></span>`)}<//>`;

/** @param {Props} props */
export const Parts = ({ view, ui }) =>
  html`<${Box} ui=${ui} title=${cap(ui.noun(view.doing?.effect ?? "feast"))}>${PARTS.filter((part) => on(ui, `part:${part}`)).map((part) => html`<${Answer} key=${part} ui=${ui} target=${`part:${part}`} icon=${PART_ICON[part]} name=${ui.say("option-part", { part })} />`)}<//>`;

/** @param {Props} props */
export const Orders = ({ view, ui, seat }) =>
  html`<${Box} ui=${ui} title="" class="orders">${ORDERS.map((order) => html`<${Answer} key=${order} ui=${ui} target=${`order:${order}`} icon=${view.players[seat].order === order ? "ui-check" : ""} name=${ui.say("board-order", { order })} class=${classes(view.players[seat].order === order && "now", !on(ui, `order:${order}`) && "no")} />`)}<//>`;

/** Somebody played a card: cancel it or not. @param {Props} props */
export function React({ view, ui }) {
  const card = view.doing?.card;
  return html`<div class="nw-deeds">${card && html`<span class="nw-big lit"><${CardFace} id=${card} ui=${ui} /></span>`}
    <div class="nw-answers">
      <${Answer} ui=${ui} target="allow" icon="ui-check" name=${ui.say("option-allow")} class="main" />
      <${Answer} ui=${ui} target="cancel" icon="viking-shield" name=${ui.say("option-cancel")} about=${on(ui, "cancel") ? "" : ui.say("board-not-in-hand")} class=${classes(!on(ui, "cancel") && "no")} />
      ${view.doing?.timed && html`<${Pause} key=${`${card}.${view.turn === null ? 0 : view.players[view.turn].hand_count}`} ui=${ui} target="allow" words=${ui.say("board-pause")} />`}
    </div></div>`;
}

/** Against whom: hand, resources. @param {Props} props */
export const Opponents = ({ view, ui, seat }) =>
  html`<${Box} ui=${ui} title=${cap(ui.noun(view.doing?.effect ?? "spy"))}>${view.players.filter((one) => one.seat !== seat).map((one) => html`<${Answer} key=${one.seat} ui=${ui} target=${`player:${one.seat}`} inside=${ui.crest(one.seat, 30)} name=${ui.names[one.seat]} about=${`${ui.say("board-hand-count", { count: one.hand_count })}, ${RESOURCES.map((resource) => `${one.resources[resource]} ${ui.noun(resource)}`).join(", ")}`} class=${classes(!on(ui, `player:${one.seat}`) && "no")} />`)}<//>`;

/** All ways to put two or three resources together. @param {number} n */
const bundles = (n) => {
  /** @type {string[][]} */
  const found = [];
  for (let food = n; food >= 0; food--)
    for (let wood = n - food; wood >= 0; wood--)
      found.push([...Array(food).fill("food"), ...Array(wood).fill("wood"), ...Array(n - food - wood).fill("lore")]);
  return found;
};
const BUNDLES = [...bundles(2), ...bundles(3)];

/** Resources to give and to take: Merchants, harvest trade, Rapacious Exploitation. @param {Props} props */
export function Trade({ view, ui, seat }) {
  const mine = view.players[seat].resources;
  const gives = BUNDLES.flatMap((bundle) =>
    ["pay", "give"].map((word) => ({ bundle, target: `${word}:${bundle.join("+")}` })),
  ).filter(({ target }) => on(ui, target));
  const offers = RESOURCES.flatMap((give) =>
    RESOURCES.map((take) => ({ give, take, target: `offer:${give}>${take}` })),
  ).filter(({ target }) => on(ui, target));
  const takes = RESOURCES.filter((resource) => on(ui, `resource:${resource}`));
  const trading = gives.length > 0 && view.doing?.decision === "trade";
  return html`<div class="nw-trade">
    ${gives.length > 0 && html`<div><h2>${ui.say("board-give")}</h2><div class="nw-row-of">${gives.map(({ bundle, target }) => html`<span key=${target} ...${ui.el(target, { label: bundle.map((one) => ui.noun(one)).join(", "), class: "nw-chip" })}><${Bundle} resources=${bundle} ui=${ui} /></span>`)}</div></div>`}
    ${(takes.length > 0 || trading) && html`<div><h2>${ui.say("board-take")}</h2><div class="nw-row-of">${RESOURCES.map((resource) => html`<span key=${resource} ...${ui.el(`resource:${resource}`, { label: cap(ui.noun(resource)), class: classes("nw-chip", !on(ui, `resource:${resource}`) && "no") })}><${Sign} name=${RESOURCE_ICON[resource]} class="r-${resource}" /><b>${cap(ui.noun(resource))}</b><small>${mine[resource]}</small></span>`)}</div></div>`}
    ${offers.length > 0 && html`<div><h2>${ui.say("board-offer")}</h2><div class="nw-row-of">${offers.map(({ give, take, target }) => html`<span key=${target} ...${ui.el(target, { label: ui.say("option-offer", { give, take }), class: "nw-chip" })}><${Bundle} resources=${[give]} ui=${ui} /><b>→</b><${Bundle} resources=${[take]} ui=${ui} /></span>`)}</div></div>`}
    ${on(ui, "discard") && html`<div><h2>${ui.say("board-or")}</h2><div class="nw-answers"><${Answer} ui=${ui} target="discard" icon="ui-down" name=${ui.say("option-give-in")} /></div></div>`}
  </div>`;
}

/** Yes or no, with pictures. @param {{ui: Ui, title: string, answers: [string, string, string][]}} props target, icon, name */
export const Either = ({ ui, title, answers }) =>
  html`<${Box} ui=${ui} title=${title}>${answers.map(([target, icon, name]) => html`<${Answer} key=${target} ui=${ui} target=${target} icon=${icon} name=${name} class=${classes(!on(ui, target) && "no")} />`)}<//>`;

/** A teammate's offer: what comes and what goes. @param {Props} props */
export const Swap = ({ view, ui }) => html`<div class="nw-choose"><h2>${ui.say("board-offer")}</h2>
  ${view.doing?.give && view.doing.take && html`<p class="nw-swap"><span>${ui.say("board-take")} <${Sign} name=${RESOURCE_ICON[view.doing.give]} class="r-${view.doing.give}" /><b>${ui.noun(view.doing.give)}</b></span><span>${ui.say("board-give")} <${Sign} name=${RESOURCE_ICON[view.doing.take]} class="r-${view.doing.take}" /><b>${ui.noun(view.doing.take)}</b></span></p>`}
  <div class="nw-answers"><${Answer} ui=${ui} target="accept" icon="shaking-hands" name=${ui.say("option-accept")} class=${classes(!on(ui, "accept") && "no")} /><${Answer} ui=${ui} target="refuse" icon="ui-x" name=${ui.say("option-refuse")} /></div></div>`;

/** Tiles to choose from, as they are printed. @param {{ui: Ui, tiles: string[], title: string}} props */
export const Tiles = ({ ui, tiles, title }) =>
  html`<div class="nw-choose nw-tiles"><h2>${title}</h2><div class="nw-row-of lit">${tiles.map((id) => html`<span key=${id} ...${ui.el(`tile:${id}`, { label: cap(ui.noun(id)), class: "nw-tile" })}><svg viewBox="0 0 132 132" aria-hidden="true"><${Tile} tile=${{ id, x: 0, y: 0, turn: 0 }} /></svg></span>`)}</div></div>`;

/** A tile that was drawn: keep it or not. @param {Props} props */
export const Redraw = ({ view, ui }) =>
  html`<${Tiles} ui=${ui} tiles=${view.drawn} title=${ui.say("board-drawn")} /><div class="nw-answers"><${Answer} ui=${ui} target="keep" icon="ui-check" name=${ui.say("option-keep-tile")} class="main" /><${Answer} ui=${ui} target="redraw" icon="ui-rotate" name=${ui.say("option-redraw")} /></div>`;

/** Cards that can be copied: of whoever has them in the active area. @param {Props} props */
export function Copy({ view, ui }) {
  const cards = view.players
    .flatMap((player) => counted(player.active).map(([card]) => ({ card, seat: player.seat })))
    .filter(({ card }, at, all) => on(ui, `active:${card}`) && all.findIndex((one) => one.card === card) === at);
  return html`<${Choose} ui=${ui} zone="active" cards=${cards.map((one) => one.card)} title=${ui.say("board-copy")} />`;
}
