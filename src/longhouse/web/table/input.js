/** Hands and keys on the table: click, drag, right click, long press, keyboard. One listener each, for whatever carries data-el. */

import { arrow, isTyping, rove } from "../keys.js";
import { PARKED } from "./focus.js";
import { free } from "./grammar.js";

/** @typedef {import("./page.js").TableContext} TableContext */

const DRAGGED = 10;

/**
 * @param {HTMLElement} root @param {() => TableContext} context the latest one @param {import("../tips.js").Tips} tips
 * @returns {() => void} to stop
 */
export function bindInput(root, context, tips) {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const drag = new Drag(context);

  root.addEventListener(
    "click",
    (event) => {
      const element = elementOf(event.target);
      if (!element || drag.done()) return;
      if (tips.pressed) tips.pressed = false;
      else touch(context(), tips, element, event.detail > 0);
    },
    options,
  );

  root.addEventListener(
    "contextmenu",
    (event) => {
      if (context().ctrl.back()) event.preventDefault();
    },
    options,
  );

  root.addEventListener(
    "pointerdown",
    (event) => {
      context().ctrl.finger = event.pointerType === "touch";
      drag.start(event);
    },
    options,
  );
  // A selection may begin anywhere in the page, also where the drawing has no text.
  document.addEventListener("selectstart", (event) => drag.now && event.preventDefault(), options);
  window.addEventListener("pointermove", (event) => drag.move(event), options);
  window.addEventListener("pointerup", (event) => drag.end(event), options);
  window.addEventListener("pointercancel", () => drag.cancel(), options);
  window.addEventListener(
    "keydown",
    (event) => {
      context().ctrl.finger = false;
      if (!event.defaultPrevented && pressed(event, root, context(), tips)) event.preventDefault();
    },
    options,
  );
  return () => stop.abort();
}

/** @param {EventTarget | null} target @returns {Element | null} */
const elementOf = (target) => (target instanceof Element ? target.closest("[data-el]") : null);

/** @param {Element} element */
const targetOf = (element) => element.getAttribute("data-el") ?? "";

/** Touch, or say why nothing happens. @param {TableContext} t @param {import("../tips.js").Tips} tips @param {Element} element @param {boolean} [pointer] not by a key */
export function touch(t, tips, element, pointer = false) {
  const target = targetOf(element);
  // While an answer is under way a touch means nothing, and there is nothing to explain.
  if (t.ctrl.busy) return;
  if (t.ctrl.touch(target, pointer && t.ctrl.finger && isToRead(t, element))) tips.hide();
  else explain(t, tips, element);
}

/** Cards and tiles are touched to be read; on a map, or on a number, one touches what one wants. @param {TableContext} t @param {Element} element */
function isToRead(t, element) {
  const target = targetOf(element);
  const reads = t.ctrl.board?.reads;
  return (
    (reads ? reads.includes(target.split(":")[0]) : !element.closest(".boardwrap")) && t.aboutTarget(target).length > 1
  );
}

/** @param {TableContext} t @param {import("../tips.js").Tips} tips @param {Element} element */
async function explain(t, tips, element) {
  const { seq } = t.snapshot;
  tips.show(element, true);
  const reason = await t.ctrl.why(targetOf(element));
  const same = t.ctrl.snapshot?.seq === seq && !t.ctrl.busy;
  if (reason && same && tips.now?.element === element) tips.show(element, true, reason);
}

/** @param {KeyboardEvent} event @param {HTMLElement} root @param {TableContext} t @param {import("../tips.js").Tips} tips @returns {boolean} whether it meant something */
function pressed(event, root, t, tips) {
  const { ctrl } = t;
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return false;
  // An open menu keeps the keys: the board below it does not move.
  if (document.querySelector(".popover")) return rove(event);
  const focused = elementOf(document.activeElement);
  if ((event.ctrlKey || event.metaKey) && event.key === "z") {
    ctrl.tryUndo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // A key held down must not run through one choice after the other.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) return true;
  if (ctrl.guide?.key(event.key)) return true;
  if (rove(event) || arrow(event, root)) return true;
  switch (event.key) {
    case "Enter":
      if (ctrl.confirming || ctrl.goingBack || (ctrl.planning && !free(t.snapshot.places, ctrl.plan).length && focused))
        return goOn(t);
    // falls through
    case " ":
      if (focused) touch(t, tips, focused);
      else if (document.activeElement === document.body || document.activeElement?.id === PARKED) return goOn(t);
      else return false;
      return true;
    case "Escape":
      return back(t, tips);
    case "?":
      if (focused) explain(t, tips, focused);
      else t.setDrawer("keys");
      return true;
    case "l":
      return (t.setTab("log"), true);
    case "c":
      return (t.setTab("choices"), true);
    case "g":
      return (t.openBook(), true);
    case "h":
      return ctrl.mayAsk && (ctrl.askHint(), true);
    case "d":
      return (t.describe(), true);
    case ",":
      return (ctrl.stepMoment(-1), true);
    case ".":
      return (ctrl.stepMoment(1), true);
    case ";":
      return (t.again(), true);
  }
  if (/^[0-9]$/.test(event.key)) {
    const element = byDigit([...root.querySelectorAll(".own [data-el]")], event.key, t);
    if (element) touch(t, tips, element);
    return Boolean(element);
  }
  return false;
}

/** A card of the hand: by its number where the game's cards have one (again: the next of that number), else by its place. @param {Element[]} hand @param {string} digit @param {TableContext} t */
function byDigit(hand, digit, { ctrl, ui }) {
  const numberOf = ctrl.board?.digit;
  if (!numberOf) return hand[Number(digit) - 1];
  const found = hand.filter((element) => numberOf(targetOf(element)) === digit);
  return found[(found.findIndex((element) => ui.chosen(targetOf(element))) + 1) % found.length];
}

/** Enter, with nothing in focus: the main button. @param {TableContext} t */
function goOn(t) {
  const main = /** @type {HTMLElement | null} */ (document.querySelector(".prompt .btn.primary:not([disabled])"));
  main?.click();
  return Boolean(main);
}

/** Esc: close the bubble, skip the beats, come back from the past, let go of the last touch. @param {TableContext} t @param {import("../tips.js").Tips} tips */
function back(t, tips) {
  const { ctrl } = t;
  if (tips.now) tips.hide();
  else if (ctrl.beats.playing) ctrl.beats.skip();
  else if (ctrl.past.moment) ctrl.past.now();
  else return ctrl.back();
  return true;
}

/** Source, then target, in one movement. Dropped anywhere else, it goes back. */
class Drag {
  /** @param {() => TableContext} context */
  constructor(context) {
    this.context = context;
    /** @type {{element: Element, x: number, y: number, moving: boolean, ghost: HTMLElement | null} | null} */
    this.now = null;
    this.justDone = false;
  }

  /** Whether the click that follows belongs to a drag. */
  done() {
    const done = this.justDone;
    this.justDone = false;
    return done;
  }

  /** @param {PointerEvent} event */
  start(event) {
    this.justDone = false;
    const element = elementOf(event.target);
    if (!element || event.button || !element.matches(".can, .alt, .sel")) return;
    this.now = { element, x: event.clientX, y: event.clientY, moving: false, ghost: null };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { now } = this;
    if (!now) return;
    if (!now.moving && Math.hypot(event.clientX - now.x, event.clientY - now.y) > DRAGGED) {
      const { ctrl, ui } = this.context();
      now.moving = ui.chosen(targetOf(now.element)) || ctrl.touch(targetOf(now.element));
      if (now.moving) now.ghost = ghostOf(now.element);
      else this.now = null;
    }
    if (now.ghost) now.ghost.style.transform = `translate(${event.clientX - now.x}px, ${event.clientY - now.y}px)`;
  }

  /** @param {PointerEvent} event */
  end(event) {
    const { now } = this;
    this.cancel();
    if (!now?.moving) return;
    this.justDone = true;
    const { ctrl, ui } = this.context();
    const under = document.elementsFromPoint(event.clientX, event.clientY).map(elementOf);
    const element = under.find((one) => one && one !== now.element && ui.lit(targetOf(one)));
    if (element) ctrl.touch(targetOf(element));
    else ctrl.back();
  }

  cancel() {
    this.now?.ghost?.remove();
    this.now = null;
  }
}

/** What follows the pointer: the drawing itself where it is one of its own. @param {Element} element */
function ghostOf(element) {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  const svg = element.closest("svg");
  if (svg === element) {
    const copy = /** @type {Element} */ (svg.cloneNode(true));
    copy.removeAttribute("data-el");
    copy.classList.remove("sel");
    ghost.append(copy);
  }
  document.body.append(ghost);
  return ghost;
}
