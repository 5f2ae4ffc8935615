/** What a player has: the goal, the donkey, recipes with what is missing, the five cards. */

import { Icon } from "../../../web/art.js";
import { classes, html, useLayoutEffect, useRef } from "../../../web/dom.js";
import { CARDS, CARD_ICON, ITEM_ICON, NUMBERS, RECIPES, TROPHIES, TROPHY_ICON, isPhone } from "./data.js";
import { carried, missing } from "./model.js";
import { prize } from "./motion.js";
import { cap, is } from "./words.js";

/** @typedef {{view: any, ui: any, seat: number}} Props */

/** @param {{title: string, note?: string, icon?: string, class?: string, quiet?: boolean, children?: any}} props quiet: the title is only heard */
export const Box = ({ title, note, icon, class: extra = "", quiet = false, children }) =>
  html`<section class="tr-box ${extra}"><h3>${icon && html`<${Icon} name=${icon} />`}<span class=${quiet ? "sr" : ""}>${title}</span>${note && !quiet && html`<small>${note}</small>`}</h3>${children}</section>`;

/** Horses and trophies: what wins. @param {Props} props */
export function Goal({ view, ui, seat }) {
  const player = view.players[seat];
  const rows = Array.from({ length: Math.max(view.goal, Math.min(player.horses, 12)) }, (_, at) => at < player.horses);
  const gained = useGains(view, ui, seat);
  return html`<${Box} title=${ui.say("board-goal-title")} note=${ui.say("board-goal-note", { horses: player.horses, goal: view.goal, trophies: player.trophies.length })} icon="laurel-crown" class="tr-goal">
    <div ...${ui.el("horses", { label: ui.say("board-horses", { horses: player.horses, goal: view.goal }), class: "tr-horses" })}>${rows.map((on, at) => html`<${Icon} key=${at} name="horse-head" class=${classes(on && "on", gained.horses.includes(at) && "tr-gain")} />`)}</div>
    <div class="tr-trophies">${TROPHIES.map((trophy) => {
      const on = player.trophies.includes(trophy);
      return html`<span key=${trophy} ...${ui.el(trophy, { label: is(ui, ui.noun(trophy), ui.say(on ? "board-owned" : "board-not-owned")), class: classes("tr-trophy", on && "on", gained.trophies.includes(trophy) && "tr-gain") })}><${Icon} name=${TROPHY_ICON[trophy]} /><small>${ui.say("board-trophy", { trophy: trophy.split(".")[1] })}</small></span>`;
    })}</div>
  <//>`;
}

/**
 * Horses and trophies that were not there a moment ago: they fly from the chief's land to the goal.
 * @param {any} view @param {any} ui @param {number} seat @returns {{horses: number[], trophies: string[]}}
 */
function useGains(view, ui, seat) {
  const player = view.players[seat];
  const known = useRef({ seat, horses: player.horses, trophies: player.trophies });
  const before =
    known.current.seat === seat ? known.current : { seat, horses: player.horses, trophies: player.trophies };
  const horses = Array.from({ length: Math.max(0, player.horses - before.horses) }, (_, at) => before.horses + at);
  const trophies = player.trophies.filter((/** @type {string} */ trophy) => !before.trophies.includes(trophy));
  useLayoutEffect(() => {
    known.current = { seat, horses: player.horses, trophies: player.trophies };
    if (horses.length) prize("horse-head", player.chief, document.querySelector('[data-el="horses"]'), ui.still);
    for (const trophy of trophies)
      prize(TROPHY_ICON[trophy], player.chief, document.querySelector(`[data-el="${trophy}"]`), ui.still);
  }, [seat, player.horses, player.trophies.length]);
  return { horses, trophies };
}

/** Four saddle bags with two places each. @param {Props} props */
export function Donkey({ view, ui, seat }) {
  const kinds = carried(view.players[seat]);
  const bags = Array.from({ length: NUMBERS.spots }, (_, at) => kinds[at] ?? null);
  return html`<${Box} title=${ui.say("board-donkey")} note=${ui.say("board-donkey-note")} icon="donkey" class="tr-donkey"><div class="tr-bags">
    ${bags.map((bag, at) => (bag ? html`<${Bag} key=${bag[0]} ui=${ui} item=${bag[0]} count=${bag[1]} own=${seat === ui.seat} />` : html`<div key=${at} class="tr-bag free"><span class="tr-two"></span><small>${ui.say("board-free")}</small></div>`))}
  </div><//>`;
}

/** @param {{ui: any, item: string, count: number, own: boolean}} props */
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

/** @param {any} ui @param {string[]} lacks */
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

/** A card as a row: what it is good for. @param {{view: any, ui: any, card: string}} props */
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
  const player = view.players[ui.seat];
  return html`<div ...${ui.el(`card:${card}`, { label: is(ui, ui.noun(card), about), class: classes("tr-card", player.chosen === card && "laid") })}><${Icon} name=${CARD_ICON[card]} /><span><b>${cap(ui.noun(card))}</b><small>${isPhone() ? short : about}</small></span></div>`;
}
