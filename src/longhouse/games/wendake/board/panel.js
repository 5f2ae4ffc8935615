/** The decision at hand: the actions of the tile, and whatever is asked that lies nowhere else on the table. */

import { classes, html } from "../../../web/dom.js";
import { Balance, Buying, Exchange, Spending, Supply } from "./bargain.js";
import { Draw, Masks, Wild } from "./ceremony.js";
import { Bring, Military, Oneida, Replace, Transfer, Tribes, Turtles, WAYS } from "./deeds.js";
import { Flag, Sign } from "./tile.js";
import { FLAGS, actionIcon, actionsOf, cap, slotInUse, strip } from "./things.js";
import { gain, later } from "./tips.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./model.js").Asked} Asked */

/** Questions that need room: the column beside gives way. */
const WIDE = [
  "tribe",
  "oneida",
  "pay",
  "masks",
  "replace",
  "exchange",
  "change",
  "conjure",
  "balance",
  "track",
  "ritual",
  "ritual-score",
  "heal",
];

/** Whether the reader is asked something. @param {View} view @param {Ui} ui @returns {view is Asked} */
export const isAsked = (view, ui) => ui.seat !== null && view.doing?.seat === ui.seat && ui.deciding.includes(ui.seat);

/** @param {View} view @param {Ui} ui */
export const isWide = (view, ui) => isAsked(view, ui) && WIDE.includes(view.doing.decision);

/** @param {{view: View, ui: Ui, seat: number, seen?: number}} props */
export function Panel({ view, ui, seat, seen = 0 }) {
  const asked = isAsked(view, ui);
  const inside = asked ? question(view, ui, seat) : null;
  const rows = view.doing?.seat === seat ? strip(view) : [];
  const mine = seat === ui.seat;
  return html`<div class=${classes("wd-now", isWide(view, ui) && "wide")} role="group" aria-label=${ui.say("board-todo")} data-light=${mine && rows.length ? `slot:${Number(slotInUse(view)) + 1}` : undefined}>
    ${(rows.length > (ui.compact && inside ? 1 : 0) || TRADE[view.doing?.decision ?? ""] !== undefined) && rows.length > 0 && html`<${Strip} view=${view} ui=${ui} seat=${seat} rows=${rows} slim=${Boolean(inside)} />`}
    ${inside}
    ${!rows.length && !inside && (!ui.compact || view.phase === "setup") && html`<${Seen} view=${view} ui=${ui} seat=${seat} seen=${seen} />`}
  </div>`;
}

/** @param {Asked} view @param {Ui} ui @param {number} seat */
function question(view, ui, seat) {
  const props = { view, ui, seat };
  if (WAYS.some((way) => ui.lit(way))) return html`<${Transfer} ...${props} />`;
  switch (view.doing.decision) {
    case "tribe":
      return html`<${Tribes} ...${props} />`;
    case "oneida":
      return html`<${Oneida} ...${props} />`;
    case "exchange":
      return html`<${Exchange} ...${props} />`;
    case "buy":
      return html`<p class="wd-note">${ui.say("prompt-buy", { left: 1 }, "help")}</p>`;
    case "gain":
      return html`<${Supply} ...${props} />`;
    case "discount":
    case "pay":
      return html`<${Buying} ...${props} />`;
    case "track":
    case "balance":
      return html`<${Balance} ...${props} />`;
    case "economy":
    case "spend":
      return html`<${Spending} ...${props} />`;
    case "flag":
      return html`<div class="wd-row">${FLAGS.map((flag) => html`<span key=${flag} ...${ui.el(`flag:${flag}`, { label: cap(ui.noun(flag)), class: "wd-choice" })}><${Flag} flag=${flag} /><b>${cap(ui.noun(flag))}</b></span>`)}</div>`;
    case "draw":
      return html`<${Draw} ...${props} />`;
    case "masks":
      return html`<${Masks} ...${props} />`;
    case "change":
    case "conjure":
      return html`<${Wild} ...${props} />`;
    case "turtle":
      return html`<${Turtles} ...${props} />`;
    case "alliance":
      return html`<${Military} ...${props} />`;
    case "ritual":
    case "ritual-score":
    case "heal":
      return html`<${Bring} ...${props} />`;
    case "replace":
      return html`<${Replace} ...${props} />`;
    default:
      return null;
  }
}

/** The actions of the tile: done, skipped, now, next. @param {{view: View, ui: Ui, seat: number, rows: {action: string, state: string}[], slim: boolean}} props */
function Strip({ view, ui, seat, rows, slim }) {
  const player = view.players[seat];
  const mine = seat === ui.seat;
  const asked = isAsked(view, ui);
  return html`<ol class=${classes("wd-strip", slim && "slim", !slim && rows.length > 3 && "many")}>
    ${rows.map(({ action, state }, at) => {
      if (slim && asked && state === "now" && action === "trade" && TRADE[view.doing.decision] !== undefined)
        return html`<${Steps} key=${at} ui=${ui} now=${TRADE[view.doing.decision]} />`;
      const what = ui.say("board-short", { action });
      const past = PAST[state];
      const first = rows.findIndex((row) => row.action === action && !PAST[row.state]) === at;
      const more =
        mine && first && !past
          ? ui.el(`action:${action}`, { label: ui.say("board-action", { action }), class: classes("wd-step", state) })
          : { class: classes("wd-step", state) };
      const note = past
        ? ""
        : state === "now" && view.doing?.decision === "move"
          ? ui.say("board-steps-left", { count: view.doing.steps })
          : gain(ui, player, action);
      return html`<li key=${at}><span ...${more}>
        <${Sign} name=${actionIcon(action)} /><span class=${slim && past ? "sr" : ""}><b>${what}</b>${!slim && note && html`<small>${note}</small>`}</span>
        ${past && html`<${Sign} name=${past.icon} class="wd-check" /><span class=${slim || state === "done" ? "sr" : "wd-word"}>${ui.say(past.say)}</span>`}
        ${state === "now" && !slim && html`<em>${ui.say("board-now")}</em>`}
      </span></li>`;
    })}
    ${asked && ui.lit("skip") && view.doing.decision === "action" && html`<li key="skip"><span ...${ui.el("skip", { label: ui.say("option-skip"), class: "wd-skip" })}>${ui.say("option-skip")}</span></li>`}
  </ol>`;
}

/** How an action is marked that is behind. @type {Record<string, {icon: string, say: string}>} */
const PAST = { done: { icon: "ui-check", say: "board-done" }, skipped: { icon: "ui-skip", say: "board-skipped" } };

/** Which step of a Trade a question belongs to. @type {Record<string, number>} */
const TRADE = { exchange: 0, smallpox: 0, buy: 1, discount: 1, pay: 1, flag: 1, track: 1, economy: 2 };

/** The three steps of a Trade. @param {{ui: Ui, now: number}} props */
const Steps = ({ ui, now }) =>
  ["board-step-exchange", "board-step-buy", "board-step-economy"].map(
    (id, at) =>
      html`<li key=${id}><span class=${classes("wd-step", "abc", at < now ? "done" : at === now ? "now" : "next")} aria-current=${at === now ? "step" : undefined}><b>${ui.say(id)}</b>${at < now && html`<${Sign} name="ui-check" class="wd-check" />`}</span></li>`,
  );

/** No tile is in use: what the tile under the hand would bring, or what each action would bring now. @param {{view: View, ui: Ui, seat: number, seen: number}} props */
function Seen({ view, ui, seat, seen }) {
  const player = view.players[seat];
  if (!player.yields || view.phase === "setup") return html`<p class="wd-note">${ui.say("board-setup-note")}</p>`;
  const slot = seen ? player.grid[seen - 1] : null;
  const actions = slot?.tile ? actionsOf(slot.tile, slot.ritual) : null;
  const list = actions ?? ["harvest", "hunt", "tan", "fish", "military", "ritual"];
  return html`<div class="wd-seen">
    <h3>${actions ? ui.say("board-would-give") : ui.say("board-actions-now")}</h3>
    <dl>${list.map((action, at) => html`<div key=${`${action}${at}`}><dt><${Sign} name=${actionIcon(action)} />${ui.say("board-short", { action })}</dt><dd>${gain(ui, player, action)}</dd></div>`)}</dl>
    ${slot?.tile && later(view, ui, slot.marked, seen - 1) && html`<p class="wd-note">${later(view, ui, slot.marked, seen - 1)}</p>`}
    ${slot?.tile && slot.ritual && html`<p class="wd-note">${ui.say("board-other-side", { what: ui.noun(slot.tile) })}</p>`}
  </div>`;
}

/** The order of next year and, for the Ojibwa, the black marker: what is not a tile when a marker is placed. @param {{view: View, ui: Ui, seat: number}} props */
export function Elsewhere({ view, ui, seat }) {
  if (seat !== ui.seat || view.doing?.decision !== "turn" || !isAsked(view, ui)) return null;
  const place = view.next_order.length + 1;
  const hasBlack = view.players[seat].black_marker;
  const mayOrder = !view.next_order.includes(seat);
  if (!mayOrder && !hasBlack) return null;
  return html`<div class="wd-elsewhere">
    ${hasBlack && html`<span ...${ui.el("black", { label: ui.say("board-black-marker"), class: "wd-ability" })}><svg class="wd-blackmark" viewBox="0 0 20 20" aria-hidden="true"><path d=${ui.shape(seat, 10, 10, 7.4)} /></svg><b>${ui.say("board-black-marker")}</b></span>`}
    ${mayOrder && html`<span ...${ui.el("order", { label: ui.say("option-order"), class: "wd-ability" })}><i class="num">${place}</i><b>${ui.say("board-next-order")}</b></span>`}
  </div>`;
}
