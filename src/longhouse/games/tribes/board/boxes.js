/** What a player has: the goal, the donkey, recipes with what is missing, the five cards. */

import { Icon } from "../../../web/art.js";
import { classes, html, useRef } from "../../../web/dom.js";
import { CARDS, CARD_ICON, ITEM_ICON, NUMBERS, RECIPES, TROPHIES, TROPHY_ICON, isPhone } from "./data.js";
import { useGains } from "./gains.js";
import { carried, missing } from "./model.js";
import { cap, is } from "./words.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Child} Child */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {{view: View, ui: Ui, seat: number}} Props */

/** @param {{title: string, note?: string, icon?: string, class?: string, quiet?: boolean, children?: Child}} props quiet: the title is only heard */
export const Box = ({ title, note, icon, class: extra = "", quiet = false, children }) =>
  html`<section class="tr-box ${extra}"><h3>${icon && html`<${Icon} name=${icon} />`}<span class=${quiet ? "sr" : ""}>${title}</span>${note && !quiet && html`<small>${note}</small>`}</h3>${children}</section>`;

/** Horses and trophies: what wins. @param {Props} props */
export function Goal({ view, ui, seat }) {
  const player = view.players[seat];
  const rows = Array.from({ length: Math.max(view.goal, Math.min(player.horses, 12)) }, (_, at) => at < player.horses);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const gained = useGains(view, ui, seat, (gain) => placeIn(box.current, gain));
  return html`<div class="tr-goal-box" data-goal ref=${box}><${Box} title=${ui.say("board-goal-title")} note=${ui.say("board-goal-note", { horses: player.horses, goal: view.goal, trophies: player.trophies.length })} icon="laurel-crown" class="tr-goal">
    <div ...${ui.el("horses", { label: ui.say("board-horses", { horses: player.horses, goal: view.goal }), class: "tr-horses" })}>${rows.map((on, at) => html`<${Icon} key=${at} name="horse-head" class=${classes(on && "on", gained.horses.includes(at) && "tr-gain")} />`)}</div>
    <div class="tr-trophies">${TROPHIES.map((trophy) => {
      const on = player.trophies.includes(trophy);
      return html`<span key=${trophy} ...${ui.el(trophy, { label: is(ui, ui.noun(trophy), ui.say(on ? "board-owned" : "board-not-owned")), class: classes("tr-trophy", on && "on", gained.trophies.includes(trophy) && "tr-gain") })}><${Icon} name=${TROPHY_ICON[trophy]} /><small>${ui.say("board-trophy", { trophy: trophy.split(".")[1] })}</small></span>`;
    })}</div>
  <//></div>`;
}

/** Where a prize lies in the goal; on a phone that shows another part, the line with the numbers. @param {HTMLElement | null} box @param {{horse: number} | {trophy: string}} gain */
function placeIn(box, gain) {
  if (!box?.getClientRects().length) return document.querySelectorAll(".tr-glance > span")["horse" in gain ? 0 : 1];
  return "horse" in gain
    ? (box.querySelectorAll(".tr-horses .i")[gain.horse] ?? box.querySelector(".tr-horses"))
    : box.querySelector(`[data-el="${gain.trophy}"]`);
}

/** Four saddle bags with two places each. @param {Props} props */
export function Donkey({ view, ui, seat }) {
  const kinds = carried(view.players[seat]);
  const bags = Array.from({ length: NUMBERS.spots }, (_, at) => kinds[at] ?? null);
  return html`<${Box} title=${ui.say("board-donkey")} note=${ui.say("board-donkey-note")} icon="donkey" class="tr-donkey"><div class="tr-bags">
    ${bags.map((bag, at) => (bag ? html`<${Bag} key=${bag[0]} ui=${ui} item=${bag[0]} count=${bag[1]} own=${seat === ui.seat} />` : html`<div key=${at} class="tr-bag free"><span class="tr-two"></span><small>${ui.say("board-free")}</small></div>`))}
  </div><//>`;
}

/** @param {{ui: Ui, item: string, count: number, own: boolean}} props */
function Bag({ ui, item, count, own }) {
  const target = own && (ui.lit(`drop:${item}`) || ui.chosen(`drop:${item}`)) ? `drop:${item}` : `item:${item}`;
  const label = target.startsWith("drop")
    ? ui.say("board-drop", { item, count })
    : ui.say("board-carries", { item, count });
  return html`<div ...${ui.el(target, { label, class: "tr-bag" })}><span class="tr-two"><${Icon} name=${ITEM_ICON[item]} /><${Icon} name=${ITEM_ICON[item]} class=${count < 2 ? "none" : ""} /></span><small>${cap(ui.noun(item))}</small></div>`;
}

/** What a Campsite can make, and what is missing for it; at a Campsite each is a button. @param {Props & {camping: boolean}} props */
export function Recipes({ view, ui, seat, camping }) {
  const player = view.players[seat];
  return html`<${Box} title=${ui.say(camping ? "board-camp-now" : "board-camp-next")} note=${ui.say("board-reserve", { count: player.reserve })} icon="camping-tent" class="tr-recipes"><div class="tr-recipe-list">
    ${Object.entries(RECIPES).map(([id, { parts }]) => {
      const target = id === "warrior" ? "train" : `craft:${id}`;
      const lacks = missing(player, id);
      const drops = ui.keys.some((/** @type {string} */ key) => key.startsWith(`${target}-`));
      const says = drops ? ui.say("board-no-room") : lackWords(ui, lacks);
      const label = `${is(ui, cap(ui.noun(id)), parts.map((part) => ui.noun(part)).join(" + "))}. ${says}`;
      return html`<div key=${id} ...${ui.el(target, { label, class: classes("tr-recipe", !lacks.length && "ok") })}><${Icon} name=${ITEM_ICON[id]} /><b>${cap(ui.noun(id))}</b><span class="tr-parts">${parts.map((part) => html`<${Icon} key=${part} name=${ITEM_ICON[part]} class=${player.items[part] ? "" : "none"} />`)}</span><em>${says}</em></div>`;
    })}
  </div><//>`;
}

/** @param {Ui} ui @param {string[]} lacks */
function lackWords(ui, lacks) {
  if (!lacks.length) return ui.say("board-can-make");
  if (lacks.includes("full")) return ui.say("board-two-already");
  return ui.say("board-lacks", {
    what: lacks.map((what) => (what === "reserve" ? ui.say("board-lack-reserve") : ui.noun(what, "a"))).join(", "),
  });
}

/** The five cards: played, lying, in hand. @param {Props} props */
export function Cards({ view, ui, seat }) {
  const player = view.players[seat];
  return html`<${Box} title=${ui.say("board-cards")} note=${ui.say("board-cards-left", { count: player.hand.length })} class="tr-cards-box"><div class="tr-cards">
    ${CARDS.map((card) => {
      const state =
        player.card === card || player.chosen === card ? "now" : player.hand.includes(card) ? "left" : "played";
      return html`<span key=${card} ...${ui.el(`shown:${card}`, { label: is(ui, ui.noun(card), ui.say("board-card-state", { state })), class: `tr-mini ${state}` })}><${Icon} name=${CARD_ICON[card]} /><small>${view.cards[card].steps || "–"}</small></span>`;
    })}
  </div><//>`;
}

/** A card as a row: what it is good for. @param {{view: View, ui: Ui, card: string}} props */
export function CardRow({ view, ui, card }) {
  const { steps, chief, attack, protection } = view.cards[card];
  const short = steps ? ui.say("board-card-short", { steps, chief }) : ui.say("board-card-short-camp");
  const about = [
    steps ? ui.say("board-card-steps", { steps, chief }) : ui.say("board-card-camp"),
    attack ? ui.say("board-card-attack") : "",
    protection ? ui.say("board-card-protection") : "",
  ]
    .filter(Boolean)
    .join(" · ");
  const player = view.players[/** @type {number} */ (ui.seat)];
  return html`<div ...${ui.el(`card:${card}`, { label: is(ui, ui.noun(card), about), class: classes("tr-card", player.chosen === card && "laid") })}><${Icon} name=${CARD_ICON[card]} /><span><b>${cap(ui.noun(card))}</b><small>${isPhone() ? short : about}</small></span></div>`;
}
