/** Where the keyboard is. What was in focus often goes with the touch that used it; then the focus goes on to what continues. */

import { byKeyboard } from "../keys.js";
import { free } from "./grammar.js";

const STOPS = "[tabindex], button:not([disabled]), a[href], input, select, textarea, summary";

/** The sentence of the ribbon: here the focus waits while there is nothing to touch. */
export const PARKED = "say";

/** After every redraw. @param {HTMLElement} root @param {import("./ctrl.js").TableCtrl} ctrl */
export function keepFocus(root, ctrl) {
  const here = document.activeElement;
  const lost = !here || here === document.body || !here.matches(STOPS);
  if (
    !byKeyboard() ||
    ctrl.busy ||
    ctrl.curtain ||
    !(lost || here.id === PARKED) ||
    document.querySelector("dialog[open]")
  )
    return;
  const next = continuing(root, ctrl) ?? (lost ? root.querySelector(`#${PARKED}`) : null);
  /** @type {HTMLElement | null} */ (next)?.focus();
}

/** The deed itself if all is chosen; else something in the own area before something on the board. @param {HTMLElement} root @param {import("./ctrl.js").TableCtrl} ctrl */
function continuing(root, ctrl) {
  if (!ctrl.acting || ctrl.beats.playing) return null;
  const all =
    ctrl.confirming || ctrl.goingBack || (ctrl.planning && !free(ctrl.snapshot?.places ?? {}, ctrl.plan).length);
  const main = root.querySelector(".prompt .acts .primary:not([disabled])");
  const can = (/** @type {string} */ where) => root.querySelector(`${where} [data-el][tabindex="0"].can:not(.put)`);
  return (
    (all && main) ||
    can(".own") ||
    can(".boardwrap") ||
    root.querySelector('[data-el][tabindex="0"].can') ||
    main ||
    root.querySelector(".prompt .acts .btn:not([disabled])")
  );
}
