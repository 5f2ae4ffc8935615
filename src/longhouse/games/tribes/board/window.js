/** The valley in its window: all of it where it fits, else large enough to touch. */

import { html, useEffect, useRef } from "../../../web/dom.js";
import { centred, fitting } from "../../../web/board/camera.js";
import { MapWindow, useTurnKey } from "../../../web/board/window.js";
import { CELL } from "./land.js";
import { SIZE } from "./model.js";
import { flights } from "./motion.js";
import { isTurning, turn } from "./turning.js";
import { Valley } from "./valley.js";

const EXTENT = { x: -46, y: -44, w: SIZE * CELL + 66, h: SIZE * CELL + 62 };
/** CSS px per unit below which a cell could hardly be touched. */
const LEAST = 0.68;
const REVEALS = { kinds: [".tr-hand", ".can", ".fresh", ".tr-tribe"], whole: true, fits: 1.1 };

/** @param {{view: import("./view.d.ts").View, ui: import("../../../web/types.js").Ui, out: ReturnType<typeof import("./party.js").useParty>, width: number, height: number}} props */
export function ValleyWindow({ view, ui, out, width, height }) {
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  const home = centred(EXTENT, Math.max(LEAST, fitting(EXTENT, { width, height })));
  useEffect(() => {
    if (ui.step && map.current) flights(ui.step.events, map.current, ui);
  }, [ui.step?.events]);
  useTurnKey(isTurning(view) && view.doing?.seat === ui.seat, (by) => turn(view, ui, by));
  return html`<${MapWindow} ui=${ui} name="tr" label=${ui.say("board-valley")} width=${width} height=${height} extent=${EXTENT} home=${home}
    reveals=${REVEALS} moment=${[view.doing?.decision, ui.step, width, height]} svg=${{ ref: map }}
    draw=${(/** @type {number} */ scale) => html`<${Valley} view=${view} ui=${ui} out=${out} scale=${scale} />`} />`;
}
