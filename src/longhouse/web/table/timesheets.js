/** Giving somebody time, and going on holiday. Loaded when somebody wants to. */

import { Dialog } from "../dialog.js";
import { html, useState } from "../dom.js";
import { beKnownAt } from "../me/known.js";
import { Refused, post } from "../net.js";
import { timeWords } from "../words.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/** What may be given with one touch, in seconds. @type {Record<string, number[]>} */
const GIFTS = { live: [60, 300], day: [43200, 86400], "three-days": [86400, 259200] };

/** @param {{t: TableContext, close: string, onClose: () => void}} props */
export function GiveTime({ t, close, onClose }) {
  const { clocks, players } = t.snapshot;
  const others = players.filter(({ seat }) => clocks?.seats[seat] && seat !== t.ui.seat);
  const words = (/** @type {number} */ seconds) => t.say("time-plus", { time: timeWords(t.say, seconds) });
  return html`<${Dialog} kind="sheet" label=${t.say("menu-give-time")} close=${close} onClose=${onClose}>
    <p>${t.say("time-about")}</p>
    <ul class="gifts">
      ${others.map(
        ({ seat }) => html`<li key=${seat}>
        ${t.ui.crest(seat, 30)}<b>${t.ui.names[seat]}</b>
        ${(GIFTS[clocks?.pace ?? ""] ?? []).map((seconds) => html`<button key=${seconds} class="btn small" aria-label=${t.say("time-plus-for", { time: timeWords(t.say, seconds), name: t.ui.names[seat] })} onClick=${() => (onClose(), t.ctrl.giveTime(seat, seconds))}>${words(seconds)}</button>`)}
      </li>`,
      )}
    </ul>
  </${Dialog}>`;
}

/** Clocks know a holiday by its person: who asks for one becomes known, with the seats of this browser. @param {{t: TableContext, close: string, onClose: () => void}} props */
export function Holiday({ t, close, onClose }) {
  const today = new Date().toISOString().slice(0, 10);
  const [[from, to], setDays] = useState([today, today]);
  const [[busy, said], setState] = useState([false, ""]);
  const send = async (/** @type {object} */ days) => {
    setState([true, ""]);
    try {
      await beKnownAt(t.app, t.ctrl.table, t.ctrl.chairs);
      const done = /** @type {{from: string | null, left: number}} */ (await post("/api/me/holiday", days));
      setState([false, t.say(done.from ? "holiday-done" : "holiday-none", { left: done.left })]);
    } catch (error) {
      setState([false, t.say(error instanceof Refused ? error.says : "error-server")]);
    }
  };
  const day = (/** @type {string} */ which, isFirst = which === "from") => html`<label>${t.say(`holiday-${which}`)}
    <input class="field" type="date" min=${today} value=${isFirst ? from : to} onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => setDays(isFirst ? [event.currentTarget.value, to < event.currentTarget.value ? event.currentTarget.value : to] : [from, event.currentTarget.value])} /></label>`;
  const footer = html`<p class="st" role="status">${said}</p>
    <button class="btn" disabled=${busy || null} onClick=${() => send({})}>${t.say("holiday-back")}</button>
    <button class="btn primary" disabled=${busy || !from || !to || null} onClick=${() => send({ from, to })}>${t.say("holiday-go")}</button>`;
  return html`<${Dialog} kind="sheet" label=${t.say("menu-holiday")} close=${close} onClose=${onClose} footer=${footer}>
    <p>${t.say("holiday-about")}</p>
    <div class="holiday">${day("from")}${day("to")}</div>
  </${Dialog}>`;
}
