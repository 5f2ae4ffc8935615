/** Sheets of a table that are loaded when somebody opens them: calling it off, answering ahead. */

import { Icon } from "../art.js";
import { Dialog } from "../dialog.js";
import { html } from "../dom.js";
import { orderMessage } from "../table/choices.js";

/**
 * @typedef {import("../table/page.js").TableContext} TableContext
 * @typedef {import("../types.js").Order} Order
 */

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

/** All that can be answered ahead in this game. @param {TableContext} t */
export function Orders(t) {
  const { ctrl, snapshot } = t;
  const orders = snapshot.orders ?? [];
  const all = (t.game?.ahead ?? []).flatMap(({ kind, keys }) => keys.map((key) => ({ kind, key })));
  return html`<p>${t.say("orders-about")}</p>
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
    </ul>`;
}
