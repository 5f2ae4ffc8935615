/**
 * The one place that says what is going on: a sentence, what it means, and the buttons that go with it.
 *
 * @typedef {import("./page.js").TableContext} TableContext
 * @typedef {{say: string, sub?: string, help?: string, seat?: number | null, tone?: string, acts?: any[]}} Saying
 */

import { Icon } from "../art.js";
import { classes, html, useRef } from "../dom.js";
import * as grammar from "./grammar.js";
import { nothingLeft, outcome } from "./end.js";

/** A sentence of more letters is set smaller, over two lines, without its second line. */
const LONG = 64;

/** A deed of at most so many letters is named on its button. */
const SHORT = 24;

/** @param {TableContext & {instead?: Saying}} t */
export function PromptBar(t) {
  const { ctrl, ui } = t;
  const last = useRef(/** @type {Saying} */ ({ say: "" }));
  // In the stillness before the first beat the last words stay.
  const stillness = ctrl.beats.playing && !ctrl.beats.now && !ctrl.past.moment;
  const { say, sub, help, seat = null, tone = "", acts = [] } = t.instead ?? (stillness ? { ...last.current, acts: [] } : saying(t));
  last.current = { say, sub, seat, tone };
  return html`<div class=${classes("prompt", tone, ctrl.notice?.shake && "shake")} style=${{ "--belt": seat === null ? "var(--line-2)" : `var(--${ui.colour(seat)})` }}>
    ${seat !== null && html`<span class="prompt-crest">${ui.crest(seat, 34)}</span>`}
    <div class=${classes("prompt-words", say.length > LONG && "long")} data-tip=${sub || help || null}>
      <p class="say" aria-live="polite" id="say" tabindex="-1">${say}</p>
      ${sub && html`<p class="sub">${sub}</p>`}
    </div>
    ${help && html`<button class="tool help" aria-label=${t.say("ribbon-help")} data-tip=${help} onClick=${t.explainButton}><${Icon} name="ui-why" /></button>`}
    <div class="acts">${acts}</div>
  </div>`;
}

/** @param {TableContext} t @returns {Saying} */
function saying(t) {
  const { ctrl } = t;
  if (ctrl.feed?.connection === "lost") return lost(t);
  if (ctrl.feed?.connection === "gone") return { say: t.say("error-table-gone"), tone: "dull" };
  if (ctrl.past.moment) return lookingBack(t);
  if (ctrl.beats.now) return beat(t);
  if (t.snapshot.rewind) return rewinding(t);
  if (t.since > 0) return sinceYouLeft(t);
  if (ctrl.over) return over(t);
  if (t.snapshot.status === "waiting") return { say: t.say("ribbon-waiting-room"), sub: t.say("ribbon-waiting-room-sub") };
  if (t.ui.seat !== null && t.snapshot.players[t.ui.seat]?.lent) return lent(t);
  if (t.snapshot.decision) return deciding(t);
  return waiting(t);
}

/** @param {TableContext} t @returns {Saying} */
const lost = (t) => ({
  say: t.say("ribbon-lost", { seconds: t.secondsToRetry }),
  tone: "dull",
  acts: [Button({ on: () => t.ctrl.feed?.stream?.retry(), words: t.say("ribbon-retry"), icon: "ui-unlink" })],
});

/** @param {TableContext} t @returns {Saying} */
function lookingBack(t) {
  const { ctrl, ui } = t;
  const moment = /** @type {import("../types.js").Moment} */ (ctrl.past.moment);
  const last = moment.events.map(ui.event).filter(Boolean).at(-1) ?? t.say("ribbon-past-start");
  const acts = [];
  if (ui.seat !== null || ctrl.shared) {
    const mayRewind = !ctrl.over && moment.seq < t.snapshot.seq;
    if (mayRewind) acts.push(Button({ on: () => ctrl.rewind(moment.seq), words: t.say(t.aloneWithBots ? "ribbon-rewind" : "ribbon-rewind-ask"), icon: "ui-undo", kind: "desk-only" }));
  }
  acts.push(Button({ on: () => ctrl.past.now(), words: t.say("ribbon-now"), kind: "primary", key: "Esc" }));
  return { say: last, sub: [ctrl.board?.phase?.(moment.view, ui), t.say("ribbon-past")].filter(Boolean).join(" · "), tone: "past", acts };
}

/** @param {TableContext} t @returns {Saying} */
function beat(t) {
  const { ctrl, ui } = t;
  const events = ctrl.beats.now?.step.events ?? [];
  const lines = events.map(ui.event).filter(Boolean);
  const skip = Button({ on: () => ctrl.beats.skip(), words: t.say("ribbon-skip"), icon: "ui-skip", key: "Esc" });
  const acts = ctrl.beats.waiting ? [skip, Button({ on: () => ctrl.beats.next(), words: t.say("ribbon-go-on"), kind: "primary" })] : [skip];
  return { say: lines.at(-1) ?? "", sub: lines.length > 1 ? lines.at(-2) : "", seat: events.find((event) => event.seat)?.seat?.seat ?? null, acts };
}

/** @param {TableContext} t @returns {Saying} */
const sinceYouLeft = (t) => ({
  say: t.say("ribbon-since", { count: t.since }),
  acts: [
    Button({ on: t.forgetSince, words: t.say("ribbon-skip") }),
    Button({ on: t.playSince, words: t.say("ribbon-play"), icon: "ui-play", kind: "primary" }),
  ],
});

/** @param {TableContext} t @returns {Saying} */
function rewinding(t) {
  const { ctrl, ui } = t;
  const { by, waiting_for } = /** @type {import("../types.js").Rewind} */ (t.snapshot.rewind);
  const mine = ui.seat !== null && waiting_for.includes(ui.seat);
  const acts = mine
    ? [
        Button({ on: () => ctrl.answerRewind(false), words: t.say("ribbon-rewind-no") }),
        Button({ on: () => ctrl.answerRewind(true), words: t.say("ribbon-rewind-yes"), kind: "primary" }),
      ]
    : by === ui.seat
      ? [Button({ on: () => ctrl.answerRewind(false), words: t.say("ribbon-rewind-withdraw") })]
      : [];
  const who = t.words.list(waiting_for.map((seat) => ui.names[seat]));
  return { say: t.say("ribbon-rewind-proposed", { seat: { seat: by } }), sub: mine ? "" : t.say("ribbon-rewind-waits", { who }), seat: by, acts };
}

/** @param {TableContext} t @returns {Saying} */
function over(t) {
  const { say, winner } = outcome(t);
  const acts = [
    html`<a class="btn quiet desk-only" href="/">${t.say("end-lobby")}</a>`,
    html`<a class="btn" href="/r/${t.ctrl.table}">${t.say("end-replay")}</a>`,
  ];
  if (t.snapshot.rematch) acts.push(Button({ on: t.followRematch, words: t.say("end-follow"), kind: "primary" }));
  else if (t.ctrl.chairs.length) acts.push(Button({ on: t.rematch, words: t.say("end-again"), kind: "primary" }));
  return { say, sub: nothingLeft(t), seat: winner, acts };
}

/** @param {TableContext} t @returns {Saying} */
const lent = (t) => ({
  say: t.say("ribbon-lent"),
  seat: t.ui.seat,
  acts: [Button({ on: () => t.ctrl.takeSeatBack(), words: t.say("ribbon-lent-back"), kind: "primary" })],
});

/** @param {TableContext} t @returns {Saying} */
function deciding(t) {
  const { ctrl, ui } = t;
  const decision = /** @type {import("../types.js").Decision} */ (t.snapshot.decision);
  const help = ui.say(decision.prompt, {}, "help");
  if (ctrl.notice) return { say: ui.say(ctrl.notice.message), seat: ui.seat, help, acts: [...backButtons(t), ...mainButtons(t)] };
  if (ctrl.confirming) return confirming(t, ctrl.confirming);
  const placed = ctrl.plan.placed;
  const chosen = [...ctrl.prefix, ...[ctrl.plan.held, ctrl.plan.place].filter(Boolean)];
  const free = ctrl.planning ? grammar.free(t.snapshot.places, ctrl.plan) : [];
  const own = ctrl.board?.prompt?.({ view: ctrl.view, decision, chosen, placed, free, ui });
  const words = own ?? { say: ui.say(decision.prompt), sub: progress(t, free) };
  const sub = ctrl.undoGone ? ui.say(ctrl.undoGone) : words.sub;
  return { say: words.say, sub, help, seat: ui.seat, tone: "asked", acts: [...backButtons(t), ...mainButtons(t)] };
}

/** @param {TableContext} t @param {string[]} free */
function progress(t, free) {
  if (t.ctrl.planning) return t.say("ribbon-places-left", { count: free.length });
  const left = grammar.narrowed(t.snapshot.options, t.ctrl.prefix).length;
  return t.ctrl.prefix.length ? t.say("ribbon-narrowed", { count: left }) : "";
}

/** @param {TableContext} t @param {import("../types.js").Option} option @returns {Saying} */
function confirming(t, option) {
  const deed = t.ui.say(option.label);
  return {
    say: t.say("ribbon-confirm", { deed }),
    sub: t.say("ribbon-final"),
    seat: t.ui.seat,
    acts: [
      Button({ on: () => t.ctrl.back(), words: t.say("ribbon-back"), key: "Esc" }),
      Button({ on: () => t.ctrl.yes(), words: deed.length <= SHORT ? deed : t.say("ribbon-yes"), kind: "primary", busy: t.ctrl.busy, key: "Enter" }),
    ],
  };
}

/** Undo, take back, back: what goes the other way. @param {TableContext} t */
function backButtons(t) {
  const { ctrl } = t;
  const acts = [];
  const { undo } = t.snapshot;
  const touched = ctrl.prefix.length || ctrl.plan.held || ctrl.plan.place;
  const laid = Object.keys(ctrl.plan.placed).length;
  if (undo?.turn && !laid) acts.push(Button({ on: () => ctrl.undo(true), words: t.say("ribbon-undo-turn"), kind: "quiet desk-only", busy: ctrl.busy }));
  if (undo?.step && !laid) acts.push(Button({ on: () => ctrl.undo(false), words: t.say("ribbon-undo"), icon: "ui-undo", kind: "quiet", short: true, busy: ctrl.busy }));
  if (laid) acts.push(Button({ on: () => ctrl.clearPlan(), words: t.say("ribbon-clear"), icon: "ui-undo", kind: "quiet", short: true, busy: ctrl.busy }));
  if (touched) acts.push(Button({ on: () => ctrl.back(), words: t.say("ribbon-back"), key: "Esc", kind: "desk-only" }));
  return acts;
}

/** The deed itself: commit the plan, or what cannot be touched on the board. @param {TableContext} t */
function mainButtons(t) {
  const { ctrl, ui } = t;
  if (ctrl.planning) {
    const all = Object.keys(t.snapshot.places).length;
    const free = grammar.free(t.snapshot.places, ctrl.plan);
    const words = t.say("ribbon-commit", { placed: all - free.length, all });
    if (free.length) return [html`<button class="btn not-yet" key="commit" aria-disabled="true" onClick=${(/** @type {any} */ event) => t.notYet(event.currentTarget, free)}>${words}</button>`];
    return [Button({ on: () => ctrl.commit(), words: t.say("ribbon-commit-now"), kind: "primary", busy: ctrl.busy, key: "Enter", id: "commit" })];
  }
  const options = grammar.narrowed(t.snapshot.options, ctrl.prefix);
  const hidden = options.filter((option) => option.targets.length === ctrl.prefix.length + 1 && !t.isDrawn(option.targets[ctrl.prefix.length]));
  const only = t.snapshot.options.length === 1;
  if (hidden.length > 3) return [Button({ on: () => t.setTab("choices"), words: t.say("ribbon-choices", { count: hidden.length }), kind: "primary", icon: "ui-list", busy: ctrl.busy })];
  return hidden.map((option) => Button({ on: () => ctrl.take(option), words: ui.say(option.label), kind: "primary", busy: ctrl.busy, key: only ? "Enter" : "", id: option.key }));
}

/** @param {TableContext} t @returns {Saying} */
function waiting(t) {
  const { ctrl, ui } = t;
  const others = t.snapshot.deciding.filter((seat) => seat !== ui.seat);
  const who = t.words.list(others.map((seat) => ui.names[seat]));
  const sealed = ui.seat !== null && t.snapshot.undo?.step;
  const acts = [];
  if (sealed) acts.push(Button({ on: () => ctrl.undo(true), words: t.say("ribbon-take-back"), icon: "ui-undo", busy: ctrl.busy }));
  if (ctrl.notice) return { say: ui.say(ctrl.notice.message), acts };
  const seat = others.length === 1 ? others[0] : null;
  const id = sealed ? "ribbon-sealed" : "ribbon-others";
  return { say: t.say(id, { who, count: others.length }), seat, acts };
}

/**
 * @param {{on: (event: any) => void, words: string, icon?: string, kind?: string, key?: string, short?: boolean, busy?: boolean, id?: string}} about
 *   `short`: on a phone only the icon is shown
 */
export function Button({ on, words, icon, kind = "", key, short, busy, id }) {
  return html`<button class=${classes("btn", kind, short && "short")} key=${id ?? words} onClick=${on} disabled=${busy || null} aria-label=${short ? words : null} data-tip=${null}>
    ${icon && html`<${Icon} name=${icon} />`}<span>${words}</span>${key && html`<kbd aria-hidden="true">${key}</kbd>`}
  </button>`;
}
