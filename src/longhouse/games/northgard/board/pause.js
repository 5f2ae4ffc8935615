/** A question that answers itself: everybody sees the same short pause, so that it tells nothing about a hand. */

import { html, useEffect } from "../../../web/dom.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

const PAUSE = 8000;

/** A bar that drains; then the target is touched, again and again if nothing could be touched just then. @param {{ui: Ui, target: string, words: string}} props */
export function Pause({ ui, target, words }) {
  useEffect(() => {
    const timer = setInterval(() => ui.touch(target), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return html`<p class="nw-pause"><small>${words}</small><i aria-hidden="true"><u style=${{ animationDuration: `${PAUSE}ms` }}></u></i></p>`;
}
