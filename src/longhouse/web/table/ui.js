/** What a board is given to draw with, made anew for every redraw (docs/client.md). */

import { Crest, colour, iconAt, shape } from "../art.js";
import { classes, html } from "../dom.js";
import { nameOf } from "../words.js";
import { placeOf } from "./grammar.js";

/**
 * @param {import("./ctrl.js").TableCtrl} ctrl
 * @param {import("../words.js").Words} words
 * @param {{box: {width: number, height: number}, still: boolean, drawn: Map<string, string>}} page
 *   `drawn` is filled with everything drawn, and what it is called
 * @returns {import("../types.js").Ui}
 */
export function makeUi(ctrl, words, { box, still, drawn }) {
  const snapshot = /** @type {import("../types.js").Snapshot} */ (ctrl.snapshot);
  const called = namesOf(snapshot, words);
  // Who sits here is "You" wherever a name stands alone, as in sentences.
  const mine = ctrl.chairs.some((chair) => chair.seat === snapshot.seat) ? snapshot.seat : null;
  const names = called.map((name, seat) => (seat === mine ? words.say("panel-you") : name));
  const { lit, alt, quiet } = ctrl.targets();
  const offers = ctrl.guide ? ctrl.offers() : null;
  const playing = ctrl.beats.playing;
  const reader = { names: called, viewer: snapshot.seat };
  const advised = ctrl.advised;
  const advice = new Set(snapshot.options.find((option) => option.key === advised?.key)?.targets);
  const placed = ctrl.planning && !playing ? ctrl.plan.placed : {};
  const plan = { ...ctrl.plan, placed };

  /** @type {import("../types.js").Ui} */
  const ui = {
    html,
    seat: snapshot.seat,
    names,
    deciding: snapshot.deciding,
    language: words.language,
    compact: isSmall() && (box.width < 720 || isLow()),
    box,
    still,
    planning: ctrl.planning && !playing,
    step: ctrl.beats.now && {
      events: ctrl.beats.now.step.events,
      move: ctrl.beats.now.step.move,
      scene: ctrl.beats.now.step.scene,
      ms: ctrl.beats.now.ms * ctrl.beats.pace,
    },

    say: (message, args, attribute) => words.say(message, args, { ...reader, attribute }),
    noun: (id, form) => words.noun(id, form),
    event: (event) => remembered(words, reader, event),

    lit: (target) => lit.has(target) && !playing,
    alt: (target) => alt.has(target) && !playing,
    offered: (target) => ui.lit(target) || ui.alt(target) || Boolean(offers?.has(target) && !playing),
    chosen: (target) => ctrl.prefix.includes(target) || ctrl.plan.held === target || ctrl.plan.place === target,
    placed: (place) => placed[place] ?? null,
    placeOf: (thing) => placeOf(plan, thing),
    shown: (target) => ctrl.pointedAt.has(target) || (advice.has(target) && !playing),
    fresh: (target) => freshness(target),
    touch: (target) => ctrl.touch(target),
    redraw: () => ctrl.changed(),
    keys: lit.size && !playing ? snapshot.options.map((option) => option.key) : [],
    choose: (keys) => ctrl.choose(keys),
    asksAlways: ctrl.session.preferences.confirm === "always",

    icon: iconAt,
    shape,
    colour,
    crest: (seat, size) =>
      html`<${Crest} seat=${seat} size=${size} emblem=${ctrl.view && ctrl.board?.emblem?.(ctrl.view, seat)} />`,

    el: (target, { label = "", class: extra = "", ...rest } = {}) => {
      drawn.set(target, label || drawn.get(target) || "");
      const can = ui.lit(target);
      const may = can || ui.alt(target);
      const chosen = ui.chosen(target);
      const trace = ui.fresh(target);
      const put = Boolean(placed[target] || placeOf(plan, target));
      return {
        ...rest,
        "data-el": target,
        class:
          classes(
            "el",
            extra,
            can && "can",
            !can && may && "alt",
            chosen && "sel",
            put && "put",
            trace && `fresh ${trace}`,
            ui.shown(target) && "shown",
            advice.has(target) && !playing && "advised",
          ) || undefined,
        ...(may || (quiet?.has(target) && !playing)
          ? { role: "button", tabindex: may ? 0 : -1, "aria-pressed": chosen }
          : label
            ? { role: "img" }
            : {}),
        ...(label && { "aria-label": label }),
      };
    },
  };

  /** @param {string} target */
  const freshness = (target) => {
    const now = ctrl.beats.now?.step;
    const mover = now
      ? now.fresh?.includes(target)
        ? moverOf(now)
        : undefined
      : playing
        ? undefined
        : ctrl.fresh.get(target);
    return mover === undefined ? "" : colour(mover);
  };
  return ui;
}

/** A window in which everything stands beside the board. */
export const isLow = () => innerHeight < 540;

/** A window in which things stand behind tabs: narrow, or low. */
export const isSmall = () => innerWidth < 1100 || isLow();

/** @type {{words: import("../words.js").Words | null, reader: string, said: WeakMap<object, string>}} what events were put into: the same all the time */
let memory = { words: null, reader: "", said: new WeakMap() };

/** @param {import("../words.js").Words} words @param {{names: string[], viewer: number | null}} reader @param {import("../types.js").Event} event */
function remembered(words, reader, event) {
  const key = `${reader.viewer}|${reader.names.join("|")}`;
  if (memory.words !== words || memory.reader !== key) memory = { words, reader: key, said: new WeakMap() };
  let text = memory.said.get(event);
  if (text === undefined) memory.said.set(event, (text = words.event(event, reader)));
  return text;
}

/** @param {import("../types.js").Step | undefined} step */
const moverOf = (step) => step?.events.find((event) => event.seat)?.seat?.seat;

/**
 * What the players are called; of equal names the later ones are numbered.
 * @param {import("../types.js").Snapshot} snapshot @param {import("../words.js").Words} words
 */
export function namesOf(snapshot, words) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return snapshot.players.map((player) => {
    const name = nameOf(player, words);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count > 1 ? `${name} ${count}` : name;
  });
}

/** What a board may use where there is no table: for the component browser. @param {import("../words.js").Words} words @param {import("../types.js").Board | null} board @returns {import("../types.js").Ui & {board: import("../types.js").Board | null}} */
export function galleryUi(words, board) {
  const no = () => false;
  return {
    html,
    seat: null,
    names: [],
    deciding: [],
    language: words.language,
    compact: false,
    box: { width: 1112, height: 610 },
    still: true,
    planning: false,
    step: null,
    say: (message, args, attribute) => words.say(message, args, { attribute }),
    noun: (id, form) => words.noun(id, form),
    event: () => "",
    lit: no,
    alt: no,
    offered: no,
    chosen: no,
    shown: no,
    touch: no,
    keys: [],
    choose: no,
    asksAlways: false,
    redraw: no,
    placed: () => null,
    placeOf: () => null,
    fresh: () => "",
    icon: iconAt,
    shape,
    colour,
    crest: (seat, size) => html`<${Crest} seat=${seat} size=${size} />`,
    el: (target, { label = "", class: extra = "", ...rest } = {}) => ({
      ...rest,
      class: extra || undefined,
      ...(label && { role: "img", "aria-label": label }),
    }),
    board,
  };
}
