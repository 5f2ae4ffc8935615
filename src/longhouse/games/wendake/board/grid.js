/** The grid of nine Action tiles: markers, the Fire, the lines still possible; at the end of a year the tiles that leave it. */

import { classes, html, useEffect } from "../../../web/dom.js";
import { Sign, TileFace } from "./tile.js";
import { actionIcon, actionsOf, openLines, slotInUse } from "./things.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** A slot is touched by its owner only; of others it can be looked at. @param {Ui} ui @param {number} seat @param {number} slot */
export const slotTarget = (ui, seat, slot) => (seat === ui.seat ? `slot:${slot}` : `grid:${seat}.${slot}`);

/**
 * @param {{view: View, ui: Ui, seat: number, seen?: number, onSee?: (slot: number) => void}} props
 *   `seen`: the slot a hand or the focus is on
 */
export function Grid({ view, ui, seat, seen = 0, onSee }) {
  const partner = useSwap(ui, seat);
  const player = view.players[seat];
  if (!player.grid.some((one) => one.tile)) return null;
  const used = view.doing?.seat === seat ? slotInUse(view) : null;
  const count = player.grid.filter((one) => one.marked).length;
  const lines =
    count < 3 && (count > 0 || seen) && view.phase === "turn"
      ? openLines(player, player.open_slots.includes(seen) ? seen : 0)
      : [];
  const full = count === 3 ? openLines(player) : [];
  const through = count === 0 && !player.open_slots.includes(seen) ? [] : lines;
  return html`<div class="wd-grid lit ${ui.colour(seat)}" role="group" aria-label=${ui.say("board-grid", { seat: { seat } })} data-grid=${seat} onPointerLeave=${() => onSee?.(0)}>
    <svg class="wd-lines" viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true">${[...through, ...full].map((line) => html`<path key=${line.join()} d=${stroke(line)} />`)}</svg>
    ${player.grid.map((one, at) => html`<${Slot} key=${at} view=${view} ui=${ui} seat=${seat} at=${at} used=${used === at} onSee=${onSee} swap=${partner(at + 1)} />`)}
  </div>`;
}

/** The tile that is touched first of the two that are swapped, by its place; 0: none yet. */
let held = 0;
export const heldTile = () => held;

/**
 * Two tiles are swapped whichever is touched first. The options name the earlier place first, so that as paths of touches the last one would
 * be taken before its partner is chosen: the tiles have a deed of their own instead.
 * @param {Ui} ui @param {number} seat @returns {(slot: number) => {held: boolean, deed: () => void} | null}
 */
function useSwap(ui, seat) {
  const swapping = seat === ui.seat && ui.chosen("swap");
  useEffect(() => {
    held = 0;
  }, [swapping]);
  if (!swapping) return () => null;
  const key = (/** @type {number} */ a, /** @type {number} */ b) => `swap:${Math.min(a, b)}-${Math.max(a, b)}`;
  const hold = (/** @type {number} */ slot) => {
    held = slot;
    ui.redraw();
  };
  const slots = Array.from({ length: 9 }, (_, at) => at + 1);
  return (slot) => {
    if (slot === held) return { held: true, deed: () => hold(0) };
    if (held)
      return ui.keys.includes(key(held, slot)) ? { held: false, deed: () => ui.choose([key(held, slot)]) } : null;
    return slots.some((other) => ui.keys.includes(key(slot, other))) ? { held: false, deed: () => hold(slot) } : null;
  };
}

/** Attributes of a thing with a deed of its own. @param {string} target @param {{held: boolean, deed: () => void}} swap @param {string} label @param {string} look */
const withDeed = (target, { held, deed }, label, look) => ({
  "data-el": target,
  class: classes("el", look, held ? "sel" : "can"),
  role: "button",
  tabindex: 0,
  "aria-label": label,
  "aria-pressed": held,
  onClick: (/** @type {MouseEvent} */ event) => {
    event.stopPropagation();
    deed();
  },
  onKeyDown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      deed();
    }
  },
});

/** @param {number[]} line */
function stroke(line) {
  const [from, , to] = line.map((slot) => [((slot - 1) % 3) * 100 + 50, Math.floor((slot - 1) / 3) * 100 + 50]);
  return `M${from.join(" ")}L${to.join(" ")}`;
}

/** @param {{view: View, ui: Ui, seat: number, at: number, used: boolean, onSee?: (slot: number) => void, swap: {held: boolean, deed: () => void} | null}} props */
function Slot({ view, ui, seat, at, used, onSee, swap }) {
  const player = view.players[seat];
  const { tile, ritual, marked, fire } = player.grid[at];
  const slot = at + 1;
  const open = player.open_slots.includes(slot);
  const out = view.phase === "turn" && player.open_slots.length > 0 && !open && !marked && !used;
  const last = open && player.open_slots.length === 1;
  const target = slotTarget(ui, seat, slot);
  const more = { onPointerEnter: () => onSee?.(slot), onFocusIn: () => onSee?.(slot) };
  const look = classes(
    "wd-slot",
    marked && "marked",
    out && !swap && "out",
    last && "last",
    used && "used",
    !tile && "none",
  );
  const label = slotLabel(view, ui, seat, at);
  return html`<div ...${swap ? { ...withDeed(target, swap, label, look), ...more } : ui.el(target, { label, class: look, ...more })} data-glide=${tile ? `grid:${seat}:${tile}` : undefined}>
    <${TileFace} tile=${tile} ritual=${ritual} ui=${ui} />
    ${ritual && tile && html`<span class="wd-under">${actionsOf(tile).map((action, n) => html`<${Sign} key=${n} name=${actionIcon(action)} />`)}</span>`}
    ${marked && html`<svg class="wd-marker" viewBox="0 0 32 32" aria-hidden="true"><path class=${ui.colour(seat)} d=${ui.shape(seat, 16, 16, 11.5)} /></svg>`}
    ${fire && html`<span class="wd-fire"><${Sign} name="campfire" /></span>`}
  </div>`;
}

/** @param {View} view @param {Ui} ui @param {number} seat @param {number} at */
export function slotLabel(view, ui, seat, at) {
  const { tile, ritual, marked, fire } = view.players[seat].grid[at];
  if (!tile) return ui.say("board-slot-empty", { slot: at + 1 });
  const facts = [ui.say("board-place", { slot: at + 1, tile, ritual })];
  if (marked) facts.push(ui.say("board-marked"));
  if (fire) facts.push(ui.say("board-lit"));
  return facts.join(", ");
}

/** The three tiles that have left the grid; one of them may be set aside. @param {{view: View, ui: Ui}} props */
export function Leaving({ view, ui }) {
  if (!view.leaving) return null;
  return html`<div class="wd-leaving" role="group" aria-label=${ui.say("board-leaves-grid")}>
    ${view.leaving.map((/** @type {string | null} */ tile, /** @type {number} */ at) => html`<div key=${at} ...${ui.el(`leaving:${at + 1}`, { label: tile ? ui.noun(tile) : "", class: "wd-slot" })}><${TileFace} tile=${tile} ui=${ui} /></div>`)}
  </div>`;
}

/** A grid as small as a stamp: what lies where, what is used. @param {{view: View, ui: Ui, seat: number}} props */
export function MiniGrid({ view, ui, seat }) {
  const { grid } = view.players[seat];
  return html`<svg class="wd-mini lit ${ui.colour(seat)}" viewBox="0 0 48 48" aria-hidden="true">
    ${grid.map((one, at) => {
      const [x, y] = [(at % 3) * 16 + 1, Math.floor(at / 3) * 16 + 1];
      return html`<g key=${at}><rect class=${one.ritual ? "ritual" : one.tile ? "" : "none"} x=${x} y=${y} width="14" height="14" rx="3" />
        ${one.fire && html`<circle class="fire" cx=${x + 7} cy=${y + 7} r="4" />`}${one.marked && html`<path class="mark" d=${ui.shape(seat, x + 7, y + 7, 4.6)} />`}</g>`;
    })}
  </svg>`;
}
