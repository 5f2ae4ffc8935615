/** The map in its window: what is to be seen of it, and what lies over it. */

import { html, useEffect, useRef, useState } from "../../../web/dom.js";
import { MapWindow as Window, useTurnKey } from "../../../web/board/window.js";
import { isFought } from "./combat.js";
import { Turns, cellsLit, rotate } from "./explore.js";
import { frameSince, isOther, withRoom } from "./frame.js";
import { WorldMap } from "./map.js";
import { extentOf } from "./model.js";
import { flights } from "./motion.js";
import { SIZE } from "./tiles.js";

/** CSS px that the ways to turn a tile take at the top of a phone's map, and that a combat takes. */
const [TURNS, CLASH] = [74, 66];
const REVEALS = { kinds: [".can", ".fought", ".fresh"], whole: false, fits: 1.5 };

/** @param {{view: import("./view.d.ts").View, ui: import("../../../web/types.js").Ui<import("./combat.js").Scene>, width: number, height: number, children?: import("../../../web/types.js").Child}} props the window */
export function MapWindow({ view, ui, width, height, children }) {
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  const [hover, setHover] = useState(/** @type {string | null} */ (null));
  const size = useRef({ width, height });
  if (isOther({ width, height }, size.current)) size.current = { width, height };
  const { whole, home } = frameSince(view, ui, { width, height }, size.current);
  const { doing } = view;
  const extent = withRoom(extentOf(view, [...cellsLit(view, ui), ...(doing?.cell ? [doing.cell.join()] : [])]));
  // A tile that is turned stands in the middle where not all of the map is seen; on a phone below the ways to turn it.
  const cell = doing?.seat === ui.seat ? doing?.cell : undefined;
  const goal = cell
    ? { key: cell.join(), to: (/** @type {import("../../../web/board/camera.js").Cam} */ cam) => overCell(cell, cam.k) }
    : null;
  const overCell = (/** @type {number[]} */ [x, y], /** @type {number} */ now) => {
    const near = ui.compact ? Math.max(0.6, Math.min(1, (height - TURNS - 16) / SIZE)) : Math.max(0.8, now);
    const down = ui.compact ? (y + 0.5) * SIZE - TURNS / 2 / near : (y + 0.25) * SIZE;
    return { x: (x + 0.45) * SIZE, y: down, k: near };
  };
  const covered = isFought(view, ui) ? CLASH : cell && ui.compact ? TURNS : 0;
  useEffect(() => {
    if (ui.step && map.current) flights(ui.step.events, map.current, ui);
  }, [ui.step?.events]);
  useTurnKey(Boolean(doing?.tile), (by) => rotate(view, ui, by));
  const over = (/** @type {PointerEvent} */ event) =>
    setHover(
      (event.target instanceof Element && event.target.closest("[data-cell]")?.getAttribute("data-cell")) || null,
    );
  return html`<${Window} ui=${ui} name="ng" label=${ui.say("board-map")} width=${width} height=${height} extent=${extent} home=${home} whole=${whole} beyond=${0.5}
    moves=${true} grabs=${true} zooms=${true} reveals=${REVEALS} covered=${covered} moment=${[doing?.decision, ui.step]} goal=${goal}
    svg=${{ ref: map, onPointerOver: over, onPointerLeave: () => setHover(null) }}
    draw=${(/** @type {number} */ scale) => html`<${WorldMap} view=${view} ui=${ui} scale=${scale} hover=${hover} />`}><${Turns} view=${view} ui=${ui} />${children}<//>`;
}
