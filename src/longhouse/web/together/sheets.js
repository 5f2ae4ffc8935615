/** Sheets of a table that are loaded when somebody opens them: getting up, calling it off, answering ahead, keys. */

import { Icon } from "../art.js";
import { Dialog } from "../dialog.js";
import { html } from "../dom.js";
import { leavingWords } from "../session.js";
import { orderMessage } from "../table/choices.js";

/**
 * @typedef {import("../table/page.js").TableContext} TableContext
 * @typedef {import("../types.js").Order} Order
 */

/** Getting up for good: it says first what happens. @param {{t: TableContext, close: string, onClose: () => void}} props */
export function Leaving({ t, close, onClose }) {
  const { ctrl, snapshot } = t;
  const words = t.say(snapshot.status === "waiting" ? "menu-leave" : "menu-resign");
  const own = ctrl.chairs.map((chair) => chair.seat);
  const saying = leavingWords(snapshot.status, snapshot.players, own);
  const leave = () => {
    onClose();
    return ctrl.doing(async () => {
      // A match with others stays to be looked at; what nobody else sits at is gone.
      if (saying.startsWith("resign")) return t.app.session.resign(ctrl.table);
      await t.app.session.leave(ctrl.table);
      ctrl.close();
      t.app.go("/");
    });
  };
  const footer = html`<span class="st"></span><button class="btn quiet" onClick=${onClose}>${t.say("new-cancel")}</button><button class="btn danger" onClick=${leave}>${words}</button>`;
  return html`<${Dialog} kind="sheet" label=${words} close=${close} onClose=${onClose} footer=${footer}>
    <p>${t.say(saying)}</p>
  </${Dialog}>`;
}

/** It says first what happens. @param {{t: TableContext, close: string, onClose: () => void}} props */
export function CallOff({ t, close, onClose }) {
  const words = t.say("menu-call-off");
  const ask = () => (onClose(), t.ctrl.callOff());
  const footer = html`<span class="st"></span><button class="btn quiet" onClick=${onClose}>${t.say("new-cancel")}</button><button class="btn primary" onClick=${ask}>${t.say("ribbon-call-off-ask")}</button>`;
  return html`<${Dialog} kind="sheet" label=${words} close=${close} onClose=${onClose} footer=${footer}><p>${t.say("ribbon-call-off-about")}</p></${Dialog}>`;
}

/** The orders with another one for this question, or without one. @param {Order[]} orders @param {string} kind @param {string} key "" for none @param {boolean} once @returns {Order[]} */
export const withOrder = (orders, kind, key, once) => [
  ...orders.filter((one) => one.kind !== kind),
  ...(key ? [{ kind, key, once }] : []),
];

/** All that can be answered ahead in this game. @param {{t: TableContext, close: string, onClose: () => void}} props */
export function Orders({ t, close, onClose }) {
  const { ctrl, snapshot } = t;
  const orders = snapshot.orders ?? [];
  const all = (t.game?.ahead ?? []).flatMap(({ kind, keys }) => keys.map((key) => ({ kind, key })));
  return html`<${Dialog} kind="sheet" label=${t.say("menu-orders")} close=${close} onClose=${onClose}>
    <p>${t.say("orders-about")}</p>
    <ul class="orders">
      ${all.map(({ kind, key }) => {
        const mine = orders.find((one) => one.kind === kind && one.key === key);
        const now = mine ? (mine.once ? "once" : "always") : "ask";
        const pick = (/** @type {string} */ how) =>
          ctrl.putOrders(withOrder(orders, kind, how === "ask" ? "" : key, how === "once"));
        return html`<li key=${kind + key}><label class="segment"><span>${t.ui.say(orderMessage({ kind, key }))}</span>
          <span class="select"><select class="field" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => pick(event.currentTarget.value)}>
            ${["ask", "once", "always"].map((how) => html`<option key=${how} value=${how} selected=${how === now}>${t.say(`orders-${how}`)}</option>`)}
          </select><${Icon} name="ui-down" /></span>
        </label></li>`;
      })}
    </ul>
  </${Dialog}>`;
}

/** Keys of every table; a board names more. */
const KEYS = [
  "tab",
  "arrows",
  "enter",
  "esc",
  "undo",
  "digits",
  "why",
  "log",
  "choices",
  "rules",
  "hint",
  "describe",
  "steps",
];

/** @param {{t: TableContext, close: string, onClose: () => void}} props */
export function Keys({ t, close, onClose }) {
  const keys = [...KEYS, ...(t.ctrl.board?.keys ?? [])];
  return html`<${Dialog} kind="sheet" label=${t.say("menu-keys")} close=${close} onClose=${onClose}>
    <dl class="keys">${keys.map((key) => html`<div key=${key}><dt><kbd>${t.say(`key-${key}-key`)}</kbd></dt><dd>${t.say(`key-${key}`)}</dd></div>`)}</dl>
  </${Dialog}>`;
}
