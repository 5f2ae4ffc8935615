/** What is going on now, beside the map: the card choice, the steps, who goes, what can be collected, what is taken. */

import { Icon } from "../../../web/art.js";
import { classes, html, useRef } from "../../../web/dom.js";
import { Box, CardRow, Recipes } from "./boxes.js";
import { CARDS, CARD_ICON, ITEM_ICON, LANDS, isPhone } from "./data.js";
import { carried, piecesTarget, timesInARow, turnOf } from "./model.js";
import { useOuting, wish } from "./party.js";
import { Ways, isTurning } from "./turning.js";
import { battleLines, cap, is, piecesWords, sideName, sumWords } from "./words.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {{view: View, ui: Ui, seat: number}} Props */

/** @param {Props} props */
export function Now(props) {
  const { view, ui } = props;
  const decision = view.doing?.decision;
  const mine = view.doing?.seat === ui.seat && ui.seat !== null;
  if (decision === "card") return html`<${Choosing} ...${props} />`;
  if (isTurning(view))
    return html`<${Box} title=${ui.say("board-turn-tile")} note=${ui.say("board-turn-key")} icon="ui-rotate" quiet=${isPhone()} class="tr-now tr-turned"><${Ways} view=${view} ui=${ui} /><//>`;
  if (decision === "campsite" && mine) return html`<${Recipes} ...${props} camping=${true} /><${Deeds} ...${props} />`;
  if (decision === "turn") return html`<${Turn} ...${props} mine=${mine} />`;
  if ((decision === "take" || decision === "room") && mine) return html`<${Spoils} ...${props} />`;
  return null;
}

/** A card is chosen in secret; who has chosen already. @param {Props} props */
function Choosing({ view, ui }) {
  const mine = ui.seat === null ? null : view.players[ui.seat];
  return html`<${Box} title=${ui.say("board-choose-card")} note=${ui.say("board-round", { round: view.round, rounds: view.rounds })} quiet=${isPhone()} class="tr-now">
    ${mine && html`<div class="tr-hand-cards">${CARDS.filter((card) => mine.hand.includes(card)).map((card) => html`<${CardRow} key=${card} view=${view} ui=${ui} card=${card} />`)}</div>`}
    <p class="tr-ready">${view.players.map(({ seat, ready }) => html`<span key=${seat} class=${ready ? "ready" : ""}>${ui.crest(seat, 22)}${ui.say(ready ? "board-ready" : "board-thinking")}</span>`)}</p>
  <//>`;
}

/** Dots for steps: gone, left. @param {{ui: Ui, name: string, all: number, left: number}} props */
const Pips = ({ ui, name, all, left }) =>
  html`<p class="tr-pips"><b>${name}</b><span aria-hidden="true">${Array.from({ length: all }, (_, at) => html`<i key=${at} class=${at < all - left ? "on" : ""}></i>`)}</span><em>${ui.say("board-left", { count: left })}</em></p>`;

/** @param {Props & {mine: boolean}} props */
function Turn({ view, ui, seat, mine }) {
  const out = useOuting(view, ui);
  const { steps, chief_steps, attacked, seat: mover } = turnOf(view);
  const card = /** @type {string} */ (view.players[mover].card);
  const of = view.cards[card];
  const note = attacked ? ui.say("board-attacked") : of.attack ? ui.say("board-card-attack") : "";
  return html`<${Box} title=${cap(ui.noun(card))} note=${note} icon=${CARD_ICON[card]} quiet=${isPhone()} class=${`tr-now tr-turn ${ui.colour(mover)}`}>
    <div class="tr-pips-box"><${Pips} ui=${ui} name=${ui.say("board-steps")} all=${of.steps} left=${steps} /><${Pips} ui=${ui} name=${ui.say("board-chief")} all=${of.chief} left=${chief_steps} /></div>
    ${out && html`<${Going} ui=${ui} out=${out} />`}
    ${mine && html`<${Deeds} view=${view} ui=${ui} seat=${seat} />`}
  <//>`;
}

/** Who goes: the chief, and how many warriors; what an attack would bring. @param {{ui: Ui, out: NonNullable<ReturnType<typeof useOuting>>}} props */
function Going({ ui, out }) {
  const { tribe, pieces, ways, goals, mayChief } = out;
  const least = pieces.chief ? 0 : 1;
  const set = (/** @type {number} */ warriors) =>
    wish({ warriors: Math.max(least, Math.min(tribe.warriors, warriors)) });
  const picking = out.end ? ways.filter((way) => way.end === out.end && ui.lit(piecesTarget(way))) : [];
  if (!ui.keys.length)
    return html`<div class="tr-going">${goals.map(({ battle, end }) => battle && html`<${Forecast} key=${end} ui=${ui} battle=${battle} end=${end} />`)}</div>`;
  return html`<div class="tr-going" role="group" aria-label=${ui.say("board-who-goes")}>
    <div class="tr-going-row"><b>${ui.say("board-going")}</b>
      ${tribe.chief && html`<button type="button" class="tr-toggle" aria-pressed=${pieces.chief} disabled=${!mayChief || (pieces.chief && !tribe.warriors) || null} onClick=${() => wish({ chief: !pieces.chief })}><${Icon} name="war-bonnet" />${ui.say("board-chief")}</button>`}
      ${tribe.warriors > 0 && html`<span class="tr-stepper"><button type="button" aria-label=${ui.say("board-fewer")} disabled=${pieces.warriors <= least || null} onClick=${() => set(pieces.warriors - 1)}><${Icon} name="ui-minus" /></button><b class="num">${pieces.warriors}</b><button type="button" aria-label=${ui.say("board-more")} disabled=${pieces.warriors >= tribe.warriors || null} onClick=${() => set(pieces.warriors + 1)}><${Icon} name="ui-plus" /></button></span>`}
    </div>
    ${tribe.warriors > 1 && html`<input class="tr-slider" type="range" min=${least} max=${tribe.warriors} value=${pieces.warriors} aria-label=${ui.say("board-warriors-going")} onInput=${(/** @type {InputEvent & {currentTarget: HTMLInputElement}} */ event) => set(Number(event.currentTarget.value))} />`}
    ${tribe.chief && !mayChief && html`<p class="tr-note">${ui.say("board-chief-stays")}</p>`}
    ${picking.length > 0 && !picking.some((way) => way.warriors === pieces.warriors && way.chief === pieces.chief) && html`<div class="tr-picks">${picking.map((way) => html`<span key=${way.key} ...${ui.el(piecesTarget(way), { label: piecesWords(ui, way), class: "tr-deed" })}>${piecesWords(ui, way)}</span>`)}</div>`}
    ${goals.filter(({ battle, end }) => battle && (!out.end || end === out.end)).map(({ battle, end }) => html`<${Forecast} key=${end} ui=${ui} battle=${battle} end=${end} />`)}
  </div>`;
}

/** A battle before it is joined: both sides as figures, bonuses as ghosts, the fallen crossed out. @param {{ui: Ui, battle: import("./view.d.ts").Battle, end: string}} props */
function Forecast({ ui, battle, end }) {
  const { attackers, bonus, defenders, defence, lost, killed, opponent } = battle;
  const row = (
    /** @type {string} */ kind,
    /** @type {number} */ units,
    /** @type {number} */ extra,
    /** @type {number} */ fallen,
  ) =>
    html`<span class="tr-units ${kind}" aria-hidden="true">${Array.from({ length: units + extra }, (_, at) => html`<i key=${at} class=${classes(at >= units && "extra", at < units && at >= units - fallen && "fallen")}></i>`)}</span>`;
  return html`<div class="tr-forecast" data-light=${`cell:${end}`}><p class="tr-versus"><${Icon} name="crossed-axes" /><b>${ui.say("board-attack-on", { who: sideName(ui, opponent), cell: end })}</b><span>${sumWords(ui, battle)}</span></p>
    <p class="tr-sides">${row(ui.colour(/** @type {number} */ (ui.seat)), attackers, bonus, lost)}<${Icon} name="crossed-axes" />${row(opponent === "army" ? "army" : ui.colour(opponent.seat), defenders, defence, killed)}</p>
    ${battleLines(ui, battle).map((line, at) => html`<p key=${at} class="tr-note">${line}</p>`)}</div>`;
}

/** Collect, trade, retreat, end. @param {Props} props */
export function Deeds({ view, ui, seat }) {
  const known = useRef(/** @type {string[]} */ ([]));
  // While an answer is under way nothing may be touched, but what stands below must not jump.
  if (ui.keys.length) known.current = ui.keys;
  const keys = known.current;
  const chief = view.players[seat].chief;
  const land = chief ? LANDS[view.cells[chief]?.land] : null;
  const targets = [
    ...new Set(
      keys
        .filter((/** @type {string} */ key) => /^(collect|trade):/.test(key))
        .map((/** @type {string} */ key) => key.split("-")[0]),
    ),
  ];
  return html`<div class="tr-deeds">
    ${targets.map((target) => {
      const [deed, item] = target.split(":");
      const times = keys.includes(target) ? timesInARow(view, seat, target) : 1;
      const words = deed === "trade" ? ui.say("board-trade", { item }) : ui.say("board-collect", { item });
      const cost =
        deed === "collect" && land?.cost
          ? ui.say(item === "wagon" ? "board-cost-warriors" : "board-cost", { item: land.cost[0] })
          : "";
      return html`<span key=${target} class="tr-deed-row"><span ...${ui.el(target, { label: [words, cost].filter(Boolean).join(", "), class: "tr-deed" })}><${Icon} name=${ITEM_ICON[deed === "trade" ? "horse" : item]} /><span>${words}${cost && html`<small>${cost}</small>`}</span></span>
        ${times > 1 && (ui.lit(target) || ui.alt(target)) && html`<button type="button" class="tr-deed can all" aria-label=${is(ui, words, ui.say("board-all", { count: times }))} onClick=${() => ui.choose(Array.from({ length: times }, () => target))}>${ui.say("board-all", { count: times })}</button>`}</span>`;
    })}
    ${keys.includes("retreat") && html`<span ...${ui.el("retreat", { label: ui.say("board-retreat"), class: "tr-deed" })}><${Icon} name="plain-arrow" /><span>${ui.say("board-retreat")}</span></span>`}
    ${keys.includes("end") && html`<span ...${ui.el("end", { label: ui.say("board-end"), class: "tr-deed tr-end" })}><span>${ui.say("board-end")}</span></span>`}
  </div>`;
}

/** An item of a defeated chief, and room for it. @param {Props} props */
function Spoils({ view, ui }) {
  const { decision, loser, item } = /** @type {Required<import("./view.d.ts").Doing>} */ (view.doing);
  if (decision === "room")
    return html`<${Box} title=${ui.say("board-room", { item })} icon=${ITEM_ICON[item]} class="tr-now"><p class="tr-note">${ui.say("board-room-how")}</p><div class="tr-deeds"><span ...${ui.el("throw-away", { label: ui.say("board-throw-away", { item }), class: "tr-deed" })}><span>${ui.say("board-throw-away", { item })}</span></span></div><//>`;
  return html`<${Box} title=${ui.say("board-take", { seat: { seat: loser } })} icon="donkey" class="tr-now"><div class="tr-deeds">
    ${carried(view.players[loser]).map(([kind, count]) => html`<span key=${kind} ...${ui.el(`take:${kind}`, { label: `${ui.noun(kind)} (${count})`, class: "tr-deed" })}><${Icon} name=${ITEM_ICON[kind]} /><span>${cap(ui.noun(kind))}</span></span>`)}
  </div><//>`;
}
