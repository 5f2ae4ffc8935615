/** The choices where most was lost, each with the better one, and the way to the moment when it was made. */

import { colour } from "../art.js";
import { html } from "../dom.js";
import { clauses } from "../table/hints.js";
import { SeatCrest } from "./luck.js";

/** Where a mistake is seen: the table just before it, with the eyes of the one who made it. @param {string} table @param {import("./page.js").Mistake} mistake @param {number} nth */
export const momentOf = (table, { before, seat }, nth) => `/r/${table}?entry=${before}&eyes=${seat}&mistake=${nth}`;

/** A choice as it was offered. @param {import("./page.js").Kit} kit @param {Pick<import("./page.js").Mistake, "seat">} mistake @param {import("../types.js").Message} label */
export const labelOf = (kit, { seat }, label) => kit.words.say(label, {}, { names: kit.called, viewer: seat });

/** Clauses about a seat as a sentence. @param {import("./page.js").Kit} kit @param {number} seat @param {import("../types.js").Message[]} reasons */
function sentenceOf(kit, seat, reasons) {
  if (!reasons.length) return "";
  const ui = {
    seat: kit.seat,
    language: kit.words.language,
    say: (
      /** @type {import("../types.js").Message | string} */ message,
      /** @type {Record<string, import("../types.js").Field>} */ args = {},
      /** @type {string | undefined} */ attribute = undefined,
    ) => kit.words.say(message, args, { names: kit.called, viewer: kit.seat, attribute }),
  };
  return kit.say("hint-why", { why: clauses(reasons, seat, ui, true) });
}

/** @param {{kit: import("./page.js").Kit, result: import("./page.js").Result, table: string}} props */
export function Mistakes({ kit, result, table }) {
  const { mistakes } = result;
  return html`<section class="analysis-card">
    <h2>${kit.say(mistakes.length ? "analysis-mistakes" : "analysis-mistakes-none")}</h2>
    ${mistakes.length > 0 && html`<p class="about">${kit.say("analysis-mistakes-about")}</p>`}
    <ol class="mistakes">
      ${mistakes.map((mistake, at) => html`<${One} key=${at} kit=${kit} mistake=${mistake} nth=${at + 1} table=${table} />`)}
    </ol>
  </section>`;
}

/** @param {{kit: import("./page.js").Kit, mistake: import("./page.js").Mistake, nth: number, table: string}} props */
function One({ kit, mistake, nth, table }) {
  const cost = sentenceOf(kit, mistake.seat, mistake.costs);
  const reason = sentenceOf(kit, mistake.seat, mistake.reasons) || (cost ? "" : kit.say("analysis-later"));
  return html`<li class=${colour(mistake.seat)} id="mistake-${nth}">
    <span class="nth" aria-hidden="true">${nth}</span>
    <div class="said">
      <h3><${SeatCrest} kit=${kit} seat=${mistake.seat} size=${26} /><span>${kit.names[mistake.seat]}</span> <small>${kit.when(mistake.entry)}</small></h3>
      <dl>
        <div class="asked"><dt>${kit.say("analysis-asked")}</dt><dd>${labelOf(kit, mistake, mistake.asked)}</dd></div>
        <div><dt>${kit.say("analysis-chosen")}</dt><dd>${labelOf(kit, mistake, mistake.choice)}${cost && html`<span class="reason">${cost}</span>`}</dd></div>
        <div class="better"><dt>${kit.say("analysis-better")}</dt><dd>${labelOf(kit, mistake, mistake.better)}${reason && html`<span class="reason">${reason}</span>`}</dd></div>
      </dl>
    </div>
    <div class="price">
      <b class="num" aria-hidden="true">−${Math.max(1, Math.round(100 * mistake.lost))}</b>
      <span>${kit.say("analysis-lost", { games: Math.max(1, Math.round(100 * mistake.lost)) })}</span>
      <a class="btn small" href=${momentOf(table, mistake, nth)} aria-label=${kit.say("analysis-see-nth", { nth })}>${kit.say("analysis-see")}</a>
    </div>
  </li>`;
}
