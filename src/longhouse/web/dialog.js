/** Dialogs, drawers and menus on the browser's own <dialog>: it keeps the focus inside, Esc closes it. */

import { Icon } from "./art.js";
import { html, useEffect, useLayoutEffect, useRef } from "./dom.js";

/**
 * @param {{label: string, kind: "sheet" | "drawer" | "menu" | "card", close: string, onClose: () => void, title?: string, children?: import("./types.js").Child, footer?: import("./types.js").Child}} props
 *   `close` is the name of the button that closes it
 */
export function Dialog({ label, kind, close, onClose, title, children, footer }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const onClick = (/** @type {MouseEvent} */ event) => event.target === ref.current && onClose();
  const onCancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${ref} class="dlg ${kind}" aria-label=${label} onClick=${onClick} onCancel=${onCancel}>
    <div class="dlg-in">
      <header>
        <h2>${title ?? label}</h2>
        <button class="tool" aria-label=${close} onClick=${onClose}><${Icon} name="ui-x" /></button>
      </header>
      <div class="body" tabindex="-1" autofocus>${children}</div>
      ${footer && html`<footer>${footer}</footer>`}
    </div>
  </dialog>`;
}

/** Something small below a button; closes when the focus or a click goes elsewhere. @param {{label: string, onClose: () => void, children?: import("./types.js").Child}} props */
export function Popover({ label, onClose, children }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    /** @type {HTMLElement | null | undefined} */ (ref.current?.querySelector("button, a, input, select"))?.focus();
    const outside = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) {
        event.preventDefault();
        onClose();
      }
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onClose();
      if (before instanceof HTMLElement) before.focus();
    };
    document.addEventListener("pointerdown", outside, true);
    ref.current?.addEventListener("keydown", key);
    return () => document.removeEventListener("pointerdown", outside, true);
  }, []);
  return html`<div class="popover" role="dialog" data-rove aria-label=${label} ref=${ref}>${children}</div>`;
}
