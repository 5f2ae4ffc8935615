/** The bubble that says what a thing is, and why it cannot be used now. */

import { html, useLayoutEffect, useRef, useState } from "../dom.js";
import { notRepeated, placeBubble } from "../tips.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/** @param {{t: TableContext, tips: import("../tips.js").Tips}} props */
export function Tooltip({ t, tips }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, setAt] = useState({ left: 0, top: 0, arrow: 0, side: "above" });
  const tip = tips.now;
  const lines = tip ? linesOf(t, tip) : [];
  useLayoutEffect(() => {
    if (!tip || !ref.current) return;
    const thing = tip.element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = ref.current;
    setAt(placeBubble(thing, { width, height }, { width: innerWidth, height: innerHeight }, toBeSeen(tip.element)));
  }, [tip, tip?.reason, lines.join("\n")]);
  if (!tip || (!lines.length && !tip.reason)) return null;
  const { message, rule, free } = tip.reason ?? {};
  return html`<div class="bubble ${at.side}" role="tooltip" ref=${ref} style=${{ left: `${at.left}px`, top: `${at.top}px`, "--arrow": `${at.arrow}px` }}>
    ${lines.map((line, index) => html`<p key=${index} class=${index === 0 && lines.length + (tip.reason ? 1 : 0) > 1 ? "first" : ""}>${line}</p>`)}
    ${message && rule && html`<p class="why">${t.ui.say(message)} <button onClick=${() => (tips.hide(), t.openBook(rule))}>${t.say("book-rule", { rule: rule.slice(1) })}</button></p>`}
    ${free && html`<p class="why"><button onClick=${() => (tips.hide(), t.ctrl.pointAt(free))}>${t.say("ribbon-show-them")}</button></p>`}
  </div>`;
}

/** @param {TableContext} t @param {NonNullable<import("../tips.js").Tips["now"]>} tip @returns {string[]} */
function linesOf(t, tip) {
  if (tip.reason?.free) return [t.say("ribbon-not-yet", { count: tip.reason.free.length })];
  const lines = tip.text ? [tip.text] : tip.target ? t.aboutTarget(tip.target) : [];
  // Who asks by a touch gets an answer; a pointer that rests is only told what cannot be read there.
  return tip.sticky ? lines : notRepeated(lines, visible(tip.element));
}

/** What stands on a thing for everybody to read. @param {Element} element */
const visible = (element) => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ""));

/** What a bubble must not cover: the question, what may be touched, scores, what one holds, a card that teaches. @param {Element} thing */
const toBeSeen = (thing) =>
  [...document.querySelectorAll(".prompt, .players, .own-box, .teach, [data-el].can")]
    .filter((one) => !one.contains(thing) && !thing.contains(one))
    .map((one) => one.getBoundingClientRect());
