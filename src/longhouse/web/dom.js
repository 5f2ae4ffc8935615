/** The view library under short names. Everybody imports it from here, boards included. */

import { base, outside } from "./net.js";
import htm from "./vendor/htm.js";
import { Component, h } from "./vendor/preact.js";
import { useEffect, useReducer } from "./vendor/hooks.js";

export { Component, Fragment, h, render } from "./vendor/preact.js";
export { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "./vendor/hooks.js";

/** Links name addresses of the house; under a path the browser needs the whole. @param {unknown} type @param {{href?: unknown} | null} props @param {unknown[]} children */
function element(type, props, ...children) {
  const href = props?.href;
  const whole =
    type === "a" && typeof href === "string" && href.startsWith("/") ? { ...props, href: outside(href) } : props;
  return Reflect.apply(h, null, [type, whole, ...children]);
}

/** Markup as tagged template: html`<p class=${c}>...</p>`. */
export const html = htm.bind(base ? /** @type {typeof h} */ (element) : h);

/** Class names, without the false ones. @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** Redraw whenever `listen` tells. @param {(listener: () => void) => (() => void)} listen @param {unknown[]} [inputs] */
export function useRedraw(listen, inputs = []) {
  const [, redraw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  useEffect(() => listen(() => redraw(null)), inputs);
}

let key = "";
globalThis.addEventListener?.("keydown", (event) => (key = event.key), true);
globalThis.addEventListener?.("pointerdown", () => (key = ""), true);

/** The key that was pressed last; "" if a pointer was used since. Every page listens: whoever opens a table by a key goes on with keys there. */
export const lastKey = () => key;

/**
 * Draws again only when one of its inputs has changed: for what is long and changes seldom.
 * @extends {Component<{inputs: unknown[], draw: () => import("./types.js").Child}>}
 */
export class Memo extends Component {
  /** @param {{inputs: unknown[]}} next */
  shouldComponentUpdate(next) {
    const { inputs } = this.props;
    return inputs.length !== next.inputs.length || inputs.some((input, at) => input !== next.inputs[at]);
  }

  render() {
    return this.props.draw();
  }
}
