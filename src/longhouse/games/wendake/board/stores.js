/** What a player has: goods, people at home and in the long house, tokens, abilities; and all of it in short for the player panels. */

import { classes, html, useState } from "../../../web/dom.js";
import { TERRITORIES, emblem } from "./data.js";
import { sumOf, turtlesOf } from "./goal.js";
import { MiniGrid } from "./grid.js";
import { Flag, ProgressFace, Sign, TurtleFace } from "./tile.js";
import { GOODS, ICON, KINDS, actionIcon, actionsOf, cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Player} Player */

/** A thing of mine is touched under its own name; of others it can be looked at. @param {Ui} ui @param {number} seat @param {string} target */
const mine = (ui, seat, target) => (seat === ui.seat ? target : `of${seat}.${target}`);

/** @param {{view: View, ui: Ui, seat: number}} props */
export function Stores({ view, ui, seat }) {
  const { goods } = view.players[seat];
  return html`<div class="wd-stores" role="group" aria-label=${ui.say("board-goods")}>
    ${GOODS.map(
      (
        good,
      ) => html`<span key=${good} ...${ui.el(mine(ui, seat, `good:${good}`), { label: ui.say("board-gain-goods", { good, count: goods[good] }), class: classes("wd-good", !goods[good] && "zero") })} data-good=${`${seat}.${good}`}>
      <${Sign} name=${ICON[good]} class="g-${good}" /><b class="num">${goods[good]}</b><small>${cap(ui.noun(good))}</small>
    </span>`,
    )}
  </div>`;
}

/** Who is at home, and who waits in the long house. @param {{view: View, ui: Ui, seat: number}} props */
export function People({ view, ui, seat }) {
  const { village, long_house } = view.players[seat];
  const kinds = KINDS.filter(
    (kind) => kind !== "black" || village.black || long_house.black || view.players[seat].tribe === "mohawk",
  );
  const row = (
    /** @type {string} */ place,
    /** @type {string} */ title,
    /** @type {Record<string, number>} */ counts,
  ) => html`<tr>
    <th scope="row">${title}</th>
    ${kinds.map((kind) => {
      const label = `${title}: ${cap(ui.noun(kind))} ${counts[kind]}`;
      return html`<td key=${kind}><span ...${ui.el(mine(ui, seat, `${place}:${kind}`), { label, class: classes("wd-people-n", !counts[kind] && "zero") })}><${Sign} name=${ICON[kind]} class=${kind === "black" ? "black" : ""} /><b class="num">${counts[kind]}</b></span></td>`;
    })}
  </tr>`;
  return html`<table class="wd-people" data-light="people"><tbody>${row("village", ui.say("board-village"), village)}${row("longhouse", ui.say("board-long-house"), long_house)}</tbody></table>`;
}

/** The tokens for swapping two tiles. @param {{view: View, ui: Ui, seat: number}} props */
export function Swap({ view, ui, seat }) {
  const { swaps } = view.players[seat];
  if (!swaps) return null;
  return html`<span ...${ui.el(mine(ui, seat, "swap"), { label: ui.say("board-swap"), class: "wd-ability" })}><${Sign} name="ui-rotate" /><b>${ui.say("board-swap")}</b>${swaps > 1 && html`<i class="num">${swaps}</i>`}</span>`;
}

/** Choices that replace every outpost, while there are women for the fields and hunters for the ponds. @param {Player} player @param {Ui} ui @returns {string[]} */
function replacements(player, ui) {
  const left = { woman: player.village.woman, hunter: player.village.hunter };
  return ui.keys.filter((/** @type {string} */ key) => {
    const [, id, area] = key.match(/^transfer:(\w+)\.(\d)\+replace$/) ?? [];
    return id && left[TERRITORIES[id].areas[Number(area) - 1] === "beaver" ? "hunter" : "woman"]-- > 0;
  });
}

/** What may be done at any time: swap, progress tiles, all outposts. @param {{view: View, ui: Ui, seat: number}} props */
export function Abilities({ view, ui, seat }) {
  const player = view.players[seat];
  const mayTransfer = seat === ui.seat && ui.keys.some((/** @type {string} */ key) => key.startsWith("transfer:"));
  const replacing = mayTransfer ? replacements(player, ui) : [];
  return html`<div class="wd-abilities" data-light="abilities" role="group" aria-label=${ui.say("board-free-options")}>
    <${Swap} view=${view} ui=${ui} seat=${seat} />
    ${player.progress.map((tile) => html`<span key=${tile.id} ...${ui.el(mine(ui, seat, `progress:${tile.id}`), { label: `${ui.noun(tile.id)}${tile.down ? `, ${ui.say("board-face-down")}` : ""}`, class: classes("wd-ability", "lit", tile.down && "down") })}><${ProgressFace} id=${tile.id} ui=${ui} down=${tile.down} brief /></span>`)}
    ${replacing.length > 1 && html`<button class="wd-ability can" onClick=${() => ui.choose(replacing)}><${Sign} name=${ICON.woman} /><b>${ui.say("board-replace-all", { count: replacing.length })}</b></button>`}
    ${mayTransfer && replacing.length < 2 && html`<p class="wd-note">${ui.say("board-transfer-how")}</p>`}
    ${!player.swaps && !player.progress.length && !mayTransfer && html`<p class="wd-note">${ui.say("board-no-abilities")}</p>`}
  </div>`;
}

/** Small things that are only looked at. @param {{view: View, ui: Ui, seat: number}} props */
export function Tokens({ view, ui, seat }) {
  const player = view.players[seat];
  const canoes = 5 - player.canoes_left;
  return html`<div class="wd-tokens">
    <span ...${ui.el(mine(ui, seat, "own-canoes:5"), { label: ui.say("board-canoes-of", { count: canoes }), class: "wd-tok" })}><${Sign} name="wood-canoe" /><b>${canoes}</b><small>/ 5</small></span>
    ${player.tribe && html`<span ...${ui.el(mine(ui, seat, `tribe:${player.tribe}`), { label: cap(ui.noun(player.tribe)), class: "wd-tok" })}><${Sign} name=${emblem(view, seat)} /><b>${cap(ui.noun(player.tribe))}</b></span>`}
    ${player.flag && html`<span ...${ui.el(mine(ui, seat, `own-flag:${player.flag}`), { label: ui.say("board-flag", { flag: player.flag }), class: "wd-tok" })}><${Flag} flag=${player.flag} /></span>`}
    ${player.turtles.map((one) => html`<span key=${one.id} ...${ui.el(mine(ui, seat, `own-turtle:${one.id}`), { label: one.tracks ? ui.say("board-turtle-of", { turtle: one.id, tracks: one.tracks }) : ui.say("board-turtle-secret", { turtle: one.id }), class: "wd-tok" })}><${TurtleFace} id=${one.id} tracks=${one.tracks} ui=${ui} /></span>`)}
  </div>`;
}

/** Markers not yet placed this year. @param {{view: View, ui: Ui, seat: number}} props */
export function Markers({ view, ui, seat }) {
  const { markers, black_marker: black } = view.players[seat];
  return html`<span class="wd-markers lit" role="img" aria-label=${ui.say("board-markers-left", { markers })}>
    ${Array.from({ length: markers }, (_, at) => html`<svg key=${at} viewBox="0 0 20 20" aria-hidden="true"><path class=${classes(ui.colour(seat), black && at === 0 && "black")} d=${ui.shape(seat, 10, 10, 7.4)} /></svg>`)}
  </span>`;
}

// In the player panels.

/** Two pairs of tracks, the lower one counting; a stamp of the grid opens goods and tiles. @param {{view: View, seat: number, ui: Ui}} props */
export function Goods({ view, seat, ui }) {
  const [open, setOpen] = useState(false);
  const player = view.players[seat];
  const has = player.grid.some((one) => one.tile);
  return html`<div class="wd-panel ${ui.colour(seat)}">
    <div class="wd-panel-row">
      <div class="wd-pairs">${view.pairs.map((/** @type {string[]} */ pair, /** @type {number} */ at) => html`<${Pair} key=${at} pair=${pair} player=${player} at=${at} ui=${ui} />`)}</div>
      ${has && html`<button class="wd-look" aria-expanded=${open} aria-label=${ui.say("board-grid", { seat: { seat } })} onClick=${() => setOpen(!open)}><${MiniGrid} view=${view} ui=${ui} seat=${seat} /></button>`}
    </div>
    ${open && has && html`<${Inside} view=${view} seat=${seat} ui=${ui} />`}
  </div>`;
}

/** @param {{pair: string[], player: Player, at: number, ui: Ui}} props */
function Pair({ pair, player, at, ui }) {
  const [a, b] = pair.map((track) => player.tracks[track]);
  const label = `${ui.say("board-pair", { first: pair[0], second: pair[1] })}: ${a}, ${b}. ${ui.say("board-counts", { points: Math.min(a, b) })}`;
  return html`<div class="wd-pair" role="img" aria-label=${label} title=${[label, ...(at ? [sumOf(player, ui)] : []), ...turtlesOf(player, ui)].join(" · ")}>
    <div>${pair.map((track) => {
      const points = player.tracks[track];
      return html`<span key=${track} class=${classes("wd-bar", points > Math.min(a, b) && "high")} title=${cap(ui.noun(track))}><${Sign} name=${ICON[track]} /><i><u style=${{ width: `${points * 4}%` }}></u></i><b>${points}${player.from_turtles?.[track] ? `+${player.from_turtles[track]}` : ""}</b></span>`;
    })}</div>
    <b class="num" key=${player.counted[at]}>${player.counted[at]}</b>
  </div>`;
}

/** Goods, numbers, and the nine tiles as icons. @param {{view: View, seat: number, ui: Ui}} props */
export function Inside({ view, seat, ui }) {
  const player = view.players[seat];
  return html`<div class="wd-inside">
    <div class="wd-sums">
      ${GOODS.map((good) => html`<span key=${good} title=${cap(ui.noun(good))}><${Sign} name=${ICON[good]} class="g-${good}" />${player.goods[good]}<span class="sr"> ${ui.noun(good)}</span></span>`)}
      <span title=${ui.say("board-canoes")}><${Sign} name="wood-canoe" />${5 - player.canoes_left}<span class="sr"> ${ui.say("board-canoes")}</span></span>
      <span title=${ui.say("board-masks")}><${Sign} name="ceremonial-mask" />${player.card_count}<span class="sr"> ${ui.say("board-masks")}</span></span>
      <span title=${ui.say("board-turtles")}><${Sign} name="turtle" />${player.turtles.length}<span class="sr"> ${ui.say("board-turtles")}</span></span>
    </div>
    <div class="wd-tiny lit">${player.grid.map(
      (
        /** @type {import("./view.d.ts").Slot} */ one,
        /** @type {number} */ at,
      ) => html`<span key=${at} ...${ui.el(`grid:${seat}.${at + 1}`, { label: one.tile ? ui.say("board-place", { slot: at + 1, tile: one.tile, ritual: one.ritual }) : "", class: classes(one.ritual && "ritual", one.marked && "marked", one.fire && "fire") })}>
      ${one.tile && actionsOf(one.tile, one.ritual).map((/** @type {string} */ action, /** @type {number} */ n) => html`<${Sign} key=${n} name=${actionIcon(action)} />`)}
    </span>`,
    )}</div>
    <p class="wd-note">${[...player.progress.map((tile) => ui.noun(tile.id)), ui.say("board-swaps-left", { count: player.swaps })].join(" · ")}</p>
  </div>`;
}
