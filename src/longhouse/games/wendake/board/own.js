/** The own area: grid, decision, people and abilities, stores and masks; on a phone one of them at a time. */

import { classes, html, useEffect, useRef, useState } from "../../../web/dom.js";
import { WAYS } from "./deeds.js";
import { GhostPanel, Ladder } from "./ghost.js";
import { Goal } from "./goal.js";
import { Grid } from "./grid.js";
import { Hand } from "./hand.js";
import { Elsewhere, Panel, isAsked, isWide } from "./panel.js";
import { Abilities, Inside, Markers, People, Stores, Swap, Tokens } from "./stores.js";
import { Sign } from "./tile.js";
import { GOODS, ICON, KINDS } from "./things.js";

/** @typedef {import("../../../web/types.js").Child} Child */

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** @param {{view: View, ui: Ui}} props */
export function Own({ view, ui }) {
  const [seen, setSeen] = useState(0);
  const begins = useOnlyAction(view, ui);
  if (view.phase === "over") return null;
  const seat = ui.seat ?? view.turn ?? view.doing?.seat ?? 0;
  const props = { view, ui, seat, seen, begins, onSee: setSeen };
  if (view.phase === "setup") return html`<div class="wd-own wd-setup"><${Panel} ...${props} /></div>`;
  return ui.compact ? html`<${Pocket} ...${props} />` : html`<${Desk} ...${props} />`;
}

/**
 * Whoever has chosen a tile is not asked whether they want its next action when it is all they can do: it begins by itself. Whoever takes that
 * back is asked, and can skip it.
 * @param {View} view @param {Ui} ui @returns {boolean} whether an action is just being begun
 */
function useOnlyAction(view, ui) {
  const begun = useRef(/** @type {Set<string> | null} */ (null));
  const sent = useRef(/** @type {View | null} */ (null));
  const { decision = "", slot = null, todo = [] } = view.doing ?? {};
  const asked = isAsked(view, ui) && !ui.asksAlways;
  const only = asked && decision === "action" ? onlyAction(ui.keys) : null;
  const moment = only ? [view.year, slot, ...todo].join() : "";
  useEffect(() => {
    if (asked && decision === "turn") begun.current = new Set();
    if (!only || !begun.current || begun.current.has(moment)) return;
    begun.current.add(moment);
    sent.current = view;
    ui.choose([only]);
  }, [asked, decision, only, moment]);
  return Boolean(only && begun.current && (sent.current === view || !begun.current.has(moment)));
}

/** The key of the one action that can be done, if nothing that could come before it can be. @param {string[]} keys @returns {string | null} */
export function onlyAction(keys) {
  const open = keys.filter((key) => key !== "skip" && !key.startsWith("swap:"));
  return open.length === 1 && open[0].startsWith("do:") ? open[0] : null;
}

/** @typedef {{view: View, ui: Ui, seat: number, seen: number, begins: boolean, onSee: (slot: number) => void}} Props */

/** @param {Props} props */
function Desk(props) {
  const { view, ui, seat } = props;
  const wide = isWide(view, ui);
  return html`<div class=${classes("wd-own", "wd-desk", seat !== ui.seat && "wd-other")} aria-busy=${props.begins || undefined}>
    <div class="wd-left"><${Grid} ...${props} /></div>
    <div class="wd-mid"><${Panel} ...${props} /><${Elsewhere} ...${props} /></div>
    <div class=${classes("wd-col", "people", wide && "away")}>
      <${People} ...${props} />
      <h3>${ui.say("board-free-options")}</h3>
      <${Abilities} ...${props} />
      <${Tokens} ...${props} />
    </div>
    <div class=${classes("wd-col", "goods", wide && view.doing?.decision === "replace" && "away")}>
      <h3>${ui.say("board-goods")}<${Markers} ...${props} /></h3>
      <${Stores} ...${props} />
      <h3>${seat === ui.seat ? ui.say("board-hand") : ui.say("board-masks")}</h3>
      <${Hand} ...${props} />
    </div>
  </div>`;
}

// On a phone.

const PANES = ["now", "grid", "stores", "hand", "others", "goal"];

const SLOTS = Array.from({ length: 9 }, (_, at) => `slot:${at + 1}`);

/** What a lesson may speak of, and where it is when another pane is open. @type {Record<string, string[]>} */
const HOLDS = {
  now: ["leaving:1", "leaving:2", "leaving:3"],
  grid: [...SLOTS, "order"],
  stores: [
    ...GOODS.map((good) => `good:${good}`),
    ...KINDS.flatMap((kind) => [`village:${kind}`, `longhouse:${kind}`]),
    ...["people", "abilities"],
  ],
  hand: ["hand"],
  goal: ["goal"],
};

/** Which pane a decision opens. @type {Record<string, string>} */
const OPENS = {
  turn: "grid",
  fire: "grid",
  "turn-tile": "grid",
  "restore-swap": "grid",
  discard: "hand",
  recall: "hand",
};

/** Questions that are answered on the map: on a low screen it gets the room. */
const ON_MAP = ["move", "smallpox", "canoe", "lake", "flag"];
const LOW = "(max-height: 740px)";

/** @param {string} decision */
const paneOf = (decision) => OPENS[decision] ?? (ON_MAP.includes(decision) && matchMedia(LOW).matches ? "" : "now");

/** Questions that show the goods themselves. */
const SHOWS_GOODS = ["exchange", "economy", "spend"];

/** @param {Props} props */
function Pocket(props) {
  const { view, ui, seat } = props;
  const decision = isAsked(view, ui) ? view.doing.decision : "";
  const [pane, setPane] = useState("now");
  useEffect(() => setPane(decision ? paneOf(decision) : pane), [decision]);
  const swapping = ui.chosen("swap");
  useEffect(() => {
    if (swapping) setPane("grid");
  }, [swapping]);
  const ways = WAYS.some(ui.lit);
  useEffect(() => {
    if (ways) setPane("now");
    else if (decision) setPane(paneOf(decision));
  }, [ways]);
  const lit = {
    stores: GOODS.some((good) => ui.lit(`good:${good}`)),
    grid: SLOTS.some(ui.lit),
    hand: view.players[seat].cards?.some((/** @type {string} */ card) => ui.lit(`card:${card}`)),
  };
  const free = ui.lit("swap") || view.players[seat].progress.some((tile) => ui.lit(`progress:${tile.id}`));
  const dots = /** @type {Record<string, boolean>} */ ({ ...lit, stores: lit.stores || free });
  const show = (/** @type {string} */ id, /** @type {Child} */ inside) =>
    html`<div key=${id} class="wd-pane pocket-pane ${id}" hidden=${pane !== id}>${inside}</div>`;
  return html`<div class="wd-own wd-pocket" aria-busy=${props.begins || undefined}>
    <div class="wd-tabs pocket-tabs" role="tablist">
      ${PANES.map((id) => html`<button key=${id} role="tab" aria-selected=${pane === id} data-holds=${HOLDS[id]?.join(" ")} onClick=${() => setPane(pane === id ? "" : id)}>${ui.say("board-pane", { pane: id })}${dots[id] && pane !== id && html`<i></i>`}</button>`)}
    </div>
    ${show("now", html`<${Panel} ...${props} />${!SHOWS_GOODS.includes(decision) && html`<${Glance} ...${props} />`}`)}
    ${show("grid", html`<${Grid} ...${props} /><${Elsewhere} ...${props} />${decision === "restore-swap" && html`<div class="wd-elsewhere"><${Swap} ...${props} /></div>`}`)}
    ${show("stores", html`<${Stores} ...${props} /><${People} ...${props} /><${Abilities} ...${props} /><${Tokens} ...${props} />`)}
    ${show("hand", html`<${Hand} ...${props} />`)}
    ${show("others", html`<${Others} ...${props} />`)}
    ${show("goal", html`<${Goal} view=${view} ui=${ui} full />`)}
  </div>`;
}

/** Goods at a glance. @param {Props} props */
const Glance = ({ view, ui, seat }) =>
  html`<div class="wd-glance">${GOODS.map((good) => html`<span key=${good} title=${ui.noun(good)}><${Sign} name=${ICON[good]} class="g-${good}" /><b class="num">${view.players[seat].goods[good]}</b><span class="sr"> ${ui.noun(good)}</span></span>`)}</div>`;

/** The others: their goods and tiles. @param {Props} props */
function Others({ view, ui, seat }) {
  if (view.ghost)
    return html`<div class="wd-others alone"><${GhostPanel} view=${view} ui=${ui} ghost=${view.ghost} /><${Ladder} view=${view} ui=${ui} /></div>`;
  const others = view.players.map((player) => player.seat).filter((/** @type {number} */ one) => one !== seat);
  const [shown, setShown] = useState(others[0] ?? seat);
  return html`<div class="wd-others">
    <div class="wd-row" role="tablist">${others.map((/** @type {number} */ one) => html`<button key=${one} role="tab" class="wd-who" aria-selected=${shown === one} onClick=${() => setShown(one)}>${ui.crest(one, 24)} ${ui.names[one]}</button>`)}</div>
    <${Inside} view=${view} seat=${shown} ui=${ui} />
  </div>`;
}
