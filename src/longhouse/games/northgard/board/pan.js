/** The map in its window: what is to be seen of it, and what lies over it. */

import { html, useEffect, useRef, useState } from "../../../web/dom.js";
import { MapWindow as Window, useTurnKey } from "../../../web/board/window.js";
import { isFought } from "./combat.js";
import { Turns, cellsLit, isTurning, rotate } from "./explore.js";
import { WorldMap } from "./map.js";
import { extentOf } from "./model.js";
import { flights } from "./motion.js";
import { SIZE } from "./tiles.js";

/** CSS px per unit below which pieces could hardly be touched, by finger and by mouse. */
const [LEAST, DESK] = [0.68, 0.5];
const MARGIN = 30;
/** CSS px that the ways to turn a tile take at the top of a phone's map. */
const TURNS = 74;
const REVEALS = { kinds: [".can", ".fought", ".fresh"], whole: false, fits: 1.5 };

/** @param {{view: import("./view.d.ts").View, ui: import("../../../web/types.js").Ui, width: number, height: number, children?: import("../../../web/types.js").Child}} props the window */
export function MapWindow({ view, ui, width, height, children }) {
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  const [hover, setHover] = useState(/** @type {string | null} */ (null));
  const { doing } = view;
  const extent = extentOf(view, [...cellsLit(view, ui), ...(doing?.cell ? [doing.cell.join()] : [])]);
  // The tile in hand, and the ways round it may lie, are beside the land: at the left, on a phone above.
  const [left, top] = doing?.tile
    ? ui.compact
      ? [0, isTurning(view, ui) ? 74 : 60]
      : [isTurning(view, ui) ? 262 : 90, 0]
    : [0, isFought(view, ui) ? 66 : 0];
  const whole = Math.min(1.6, (width - left - 2 * MARGIN) / extent.w, (height - top - 2 * MARGIN) / extent.h);
  const k = Math.max(whole, ui.compact ? LEAST : DESK);
  const home = { x: extent.x + extent.w / 2 - left / 2 / k, y: extent.y + extent.h / 2 - top / 2 / k, k };
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
  useEffect(() => {
    if (ui.step && map.current) flights(ui.step.events, map.current, ui);
  }, [ui.step?.events]);
  useTurnKey(Boolean(doing?.tile), (by) => rotate(view, ui, by));
  const over = (/** @type {PointerEvent} */ event) =>
    setHover(
      (event.target instanceof Element && event.target.closest("[data-cell]")?.getAttribute("data-cell")) || null,
    );
  return html`<${Window} ui=${ui} name="ng" label=${ui.say("board-map")} width=${width} height=${height} extent=${extent} home=${home} whole=${whole} beyond=${0.5}
    moves=${true} grabs=${true} zooms=${true} reveals=${REVEALS} moment=${[doing?.decision, ui.step]} goal=${goal}
    svg=${{ ref: map, onPointerOver: over, onPointerLeave: () => setHover(null) }}
    draw=${(/** @type {number} */ scale) => html`<${WorldMap} view=${view} ui=${ui} scale=${scale} hover=${hover} />`}><${Turns} view=${view} ui=${ui} />${children}<//>`;
}
