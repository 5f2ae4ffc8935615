/** The own area: hand, what is asked, used cards, piles, stores and what lies ahead; on a phone one part at a time. */

import { classes, html, useEffect, useState } from "../../../web/dom.js";
import { cap, counted } from "./faces.js";
import { isFight } from "./fight.js";
import { CardFace, Sign, cardLabel } from "./cards.js";
import { Tiles } from "./choices.js";
import { Panel, isAsked, question, touched } from "./panel.js";
import { Active, Piles } from "./piles.js";
import { Row } from "./row.js";
import { Ahead, Stores } from "./stores.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @param {{view: View, ui: Ui}} props */
export function Own({ view, ui }) {
  if (view.phase === "over") return null;
  const seat = ui.seat ?? view.turn ?? view.doing?.seat ?? 0;
  const asked = question(view, ui);
  const props = { view, ui, seat, asked };
  if (view.phase === "setup")
    return html`<div class="nw-own nw-setup">${asked ? html`<${Panel} ...${props} />` : html`<${Before} ...${props} />`}</div>`;
  return ui.compact ? html`<${Pocket} ...${props} />` : html`<${Desk} ...${props} />`;
}

/** @typedef {{view: View, ui: Ui, seat: number, asked: ReturnType<typeof question>}} Props */

/** Before the first year: the own tiles, and what happens. @param {Props} props */
function Before({ view, ui }) {
  const tiles = ui.seat === null ? [] : view.players[ui.seat].setup_tiles;
  return html`${Array.isArray(tiles) && tiles.length > 0 && html`<${Tiles} ui=${ui} tiles=${tiles} title=${ui.say("board-setup-tiles")} />`}<p class="nw-note">${ui.say("board-setup-note")}</p>`;
}

/** Questions about the touched card or the hand leave the hand in sight; others take its place only when it is narrow. @param {Props} props */
function Desk(props) {
  const { view, ui, seat, asked } = props;
  const player = view.players[seat];
  const alone = asked && (isFight(ui) || !player.hand_count || view.doing?.decision === "trade");
  const deed = touched(view, ui) !== null;
  return html`<div class=${classes("nw-own", "nw-desk", asked && !deed && "asking", deed && "deed")}>
    <section class="nw-hand-box" hidden=${alone}><h2>${seat === ui.seat ? ui.say("board-hand") : ui.names[seat]}${(!asked || deed) && html`<${Rule} ...${props} />`}</h2><${Hand} ...${props} /></section>
    ${asked ? html`<section class="nw-ask"><${Panel} ...${props} /></section>` : html`<${Middle} ...${props} />`}
    <section class="nw-side-box" hidden=${deed}><${Stores} ...${props} /><${Ahead} ...${props} /><${Piles} ...${props} /><${OrderButton} ...${props} /></section>
  </div>`;
}

/** Between hand and stores, one at a time: the row of the year, cards that were used, what is left. @param {Props} props */
function Middle(props) {
  const { view, ui } = props;
  const [tab, setTab] = useState("row");
  const tabs = [
    ["row", ui.say("board-tab-row")],
    ["used", ui.say("board-pane", { pane: "used" })],
    ["supply", ui.say("board-tab-supply")],
  ];
  return html`<section class="nw-used">
    <div class="nw-tabs" role="tablist">${tabs.map(([id, name]) => html`<button key=${id} type="button" role="tab" aria-selected=${tab === id} onClick=${() => setTab(id)}>${name}</button>`)}</div>
    <div class="nw-middle" role="tabpanel" tabindex="0" aria-label=${tabs.find(([id]) => id === tab)?.[1]}>${tab === "used" ? html`<${Active} ...${props} />` : html`<${Row} view=${view} ui=${ui} part=${tab} />`}</div>
  </section>`;
}

/** One card without Flash in a turn: said while it matters. @param {Props} props */
const Rule = ({ view, ui, seat }) =>
  isAsked(ui) && seat === ui.seat && ["turn", "continue"].includes(view.doing?.decision ?? "")
    ? html`<small><${Sign} name="power-lightning" class="nw-flash" />${ui.say("board-flash-rule")}</small>`
    : null;

/** @param {Props} props */
const OrderButton = ({ view, ui, seat }) =>
  seat === ui.seat && ui.lit("orders")
    ? html`<span ...${ui.el("orders", { label: ui.say("board-orders"), class: "nw-orders" })}><${Sign} name="viking-shield" /><span>${ui.say("board-orders")} · <b>${ui.say("board-order", { order: view.players[seat].order })}</b></span></span>`
    : null;

/** Own cards face up; of others what is known, and backs. @param {Props} props */
export function Hand({ view, ui, seat, asked }) {
  const player = view.players[seat];
  const mine = seat === ui.seat;
  const cards = player.hand ?? player.known_hand;
  const sorting = mine && (player.drawn?.length ?? 0) > 0;
  const hidden = player.hand ? 0 : player.hand_count - cards.length;
  const after = view.doing?.decision === "continue" && isAsked(ui);
  return html`<div class=${classes("nw-fan", "lit", asked && (ui.compact || !touched(view, ui)) && "slim", cards.length > 4 && "many")}>
    ${counted(cards).map(([card, count], at) => html`<span key=${card} ...${ui.el(mine && !sorting ? `hand:${card}` : `held${seat}.${card}`, { label: cardLabel(ui, card), class: classes("nw-held", after && mine && !ui.lit(`hand:${card}`) && "out"), "data-at": at + 1 })}><${CardFace} id=${card} ui=${ui} />${count > 1 && html`<b class="nw-times">×${count}</b>`}</span>`)}
    ${hidden > 0 && html`<span class="nw-held" role="img" aria-label=${ui.say("board-hand-count", { count: hidden })}><span class="nw-card back"><b class="num">${hidden}</b></span></span>`}
    ${!cards.length && !hidden && html`<p class="nw-note">${player.passed ? ui.say("board-passed-note") : cap(ui.say("board-none"))}</p>`}
  </div>`;
}

// On a phone.

const PANES = ["hand", "used", "stores"];
/** What a lesson may speak of that lies in a pane. @type {Record<string, string>} */
const HOLDS = { used: "upgrades", stores: "winter store:food store:wood store:lore store:fame" };

/** @param {Props} props */
function Pocket(props) {
  const { view, ui, seat, asked } = props;
  const [pane, setPane] = useState("hand");
  const decision = isAsked(ui) ? `${view.doing?.decision}` : "";
  const apart = Boolean(asked) && !touched(view, ui);
  useEffect(() => setPane(apart ? "" : "hand"), [decision, apart]);
  const targets = (view.players[seat].hand ?? []).map((/** @type {string} */ card) => `hand:${card}`);
  const lit = targets.some((/** @type {string} */ target) => ui.lit(target));
  /** @type {Record<string, string>} */
  const holds = { ...HOLDS, hand: targets.join(" ") };
  return html`<div class="nw-own nw-pocket">
    ${asked && html`<div class="nw-ask"><${Panel} ...${props} /></div>`}
    <div class="nw-tabs pocket-tabs" role="tablist">${PANES.map((id) => html`<button key=${id} role="tab" aria-selected=${pane === id} data-holds=${pane === id ? undefined : holds[id]} onClick=${() => setPane(pane === id ? "" : id)}>${ui.say("board-pane", { pane: id })}${id === "hand" && lit && pane !== id && html`<i></i>`}</button>`)}</div>
    ${pane === "hand" && html`<div class=${classes("nw-pane pocket-pane", asked && "slim")}><${Hand} ...${props} /></div>`}
    ${pane === "used" && html`<div class="nw-pane pocket-pane"><${Active} ...${props} /><${Piles} ...${props} /></div>`}
    ${pane === "stores" && html`<div class="nw-pane pocket-pane"><${Stores} ...${props} /><${Ahead} ...${props} /></div>`}
    <${OrderButton} ...${props} />
  </div>`;
}
