/**
 * The one place that says what is going on: a sentence, what it means, and the buttons that go with it.
 *
 * @typedef {import("./page.js").TableContext} TableContext
 * @typedef {import("../types.js").Option} Option
 * @typedef {{say: string, sub?: string, news?: string[], help?: string, hint?: {say: string, sub: string} | null, seat?: number | null, tone?: string, acts?: import("../types.js").Child[]}} Saying
 *   `news`: what others did to the reader since their last answer
 */

import { Icon } from "../art.js";
import { classes, html, useEffect, useRef } from "../dom.js";
import * as grammar from "./grammar.js";
import { Slip } from "./choices.js";
import { analysable, callingOff, closedWords, nothingLeft, outcome } from "./end.js";
import { hintWords } from "./hints.js";
import { deedsOf, news } from "./since.js";

/** A sentence of more letters is set smaller, over two lines, without its second line. */
const LONG = 64;

/** @param {TableContext & {instead?: Saying, coach?: import("../types.js").Child}} t `coach`: the card of a coach, where there is one */
export function PromptBar(t) {
  const { ctrl, ui } = t;
  const last = useRef(/** @type {Saying} */ ({ say: "" }));
  // In the stillness before the first beat, and in a beat without words, the last words stay.
  const stillness = ctrl.beats.playing && !ctrl.beats.now && !ctrl.past.moment;
  const now = t.instead ?? (stillness ? { ...last.current, acts: [] } : saying(t));
  const {
    say,
    sub,
    news = [],
    help,
    hint = null,
    seat = null,
    tone = "",
    acts = [],
  } = now.say ? now : { ...last.current, acts: now.acts };
  last.current = { say, sub, seat, tone };
  const asked = tone.startsWith("asked");
  return html`<div class=${classes("prompt", tone, hint && "hinted", ctrl.notice?.shake && "shake")} style=${{ "--belt": seat === null ? "var(--line-2)" : `var(--${ui.colour(seat)})` }}>
    ${asked && html`<${HintButton} t=${t} />`}
    ${seat !== null && html`<span class="prompt-crest">${ui.crest(seat, 34)}</span>`}
    <div class=${classes("prompt-words", say.length > LONG && "long")} data-tip=${help || null}>
      <p class="say" aria-live="polite" id="say" tabindex="-1">${say}</p>
    </div>
    ${help && html`<button class="tool help" aria-label=${t.say("ribbon-help")} data-tip=${help} onClick=${t.explainButton}><${Icon} name="ui-why" /></button>`}
    <${Slip} t=${t} />
    <div class="acts">${acts}</div>
    <div class=${classes("advice", hint && "hint", /sure|reading|refused/.test(tone) && "cost")}>
      <p class="news" aria-live="polite">${news.join(" ")}</p>
      ${hint ? html`<${Icon} name="ui-hint" /><p class="hint-words" aria-live="polite" tabindex="0"><b>${hint.say}</b> ${hint.sub}</p>` : html`${t.coach}${sub && html`<p class="sub">${sub}</p>`}`}
    </div>
  </div>`;
}

/** What should I do? Always at the same place, so that nothing slides under the pointer: asleep while it thinks, and lit while the hint stands beside it. @param {{t: TableContext}} props */
function HintButton({ t }) {
  const { ctrl } = t;
  useEffect(() => {
    if (ctrl.advised) document.querySelector(".own-box .advised")?.scrollIntoView({ block: "nearest" });
  }, [Boolean(ctrl.advised)]);
  if (!ctrl.mayAsk && !ctrl.advised) return null;
  const words = t.say("ribbon-hint");
  const idle = !ctrl.advised && !ctrl.hinting && !ctrl.busy;
  return html`<button class=${classes("hint-at", ctrl.advised && "given")} data-take="hint" aria-label=${words} data-tip=${ctrl.advised ? null : words} aria-disabled=${!idle || null} onClick=${() => idle && ctrl.askHint()}><${Icon} name="ui-hint" /></button>`;
}

/** @param {TableContext} t @returns {Saying} */
function saying(t) {
  const { ctrl } = t;
  if (ctrl.feed?.connection === "lost") return lost(t);
  if (ctrl.feed?.connection === "gone") return { say: t.say("error-table-gone"), tone: "dull" };
  if (ctrl.slow) return { say: t.say("ribbon-slow"), tone: "dull" };
  if (ctrl.goingBack) return goingBack(t, ctrl.goingBack);
  if (ctrl.past.moment) return lookingBack(t);
  if (ctrl.beats.now) return beat(t);
  if (t.snapshot.rewind) return rewinding(t);
  if (t.snapshot.vote?.kind === "call-off") return callOff(t);
  if (t.since > 0) return sinceYouLeft(t);
  if (t.snapshot.closed)
    return { say: closedWords(t), sub: t.say("closed-sub"), tone: "dull", acts: t.snapshot.view ? again(t) : [] };
  if (ctrl.over) return over(t);
  if (t.snapshot.status === "waiting")
    return { say: t.say("ribbon-waiting-room"), sub: t.say("ribbon-waiting-room-sub") };
  const time = ctrl.time?.aboutTime(t);
  if (time) return time;
  if (t.ui.seat !== null && t.snapshot.players[t.ui.seat]?.lent) return lent(t);
  if (t.snapshot.decision) return deciding(t);
  return ctrl.lingers ? lingering(t) : waiting(t);
}

/** @param {TableContext} t @returns {Saying} */
function callOff(t) {
  const { mine, asked, ...said } = callingOff(t);
  const acts = mine
    ? [
        Button({ on: () => t.ctrl.answerCallOff(false), words: t.say("ribbon-call-off-no") }),
        Button({ on: () => t.ctrl.answerCallOff(true), words: t.say("ribbon-call-off-yes"), kind: "primary" }),
      ]
    : asked
      ? [Button({ on: () => t.ctrl.answerCallOff(false), words: t.say("ribbon-rewind-withdraw") })]
      : [];
  return { ...said, acts };
}

/** Playing again. @param {TableContext} t */
function again(t) {
  if (t.snapshot.rematch) return [Button({ on: t.followRematch, words: t.say("end-follow"), kind: "primary" })];
  if (!t.ctrl.chairs.length) return [];
  if (mayPlayAgain(t)) return [Button({ on: t.rematch, words: t.say("end-again"), kind: "primary" })];
  return t.app.session.isMember()
    ? []
    : [Button({ on: () => t.setDrawer("keep"), words: t.say("doors-keep-again"), kind: "primary" })];
}

/** Whether everybody here may sit at a new table like this one; friends at the reader's screen sit there with the reader. @param {TableContext} t */
function mayPlayAgain({ app, ctrl, snapshot }) {
  const { session } = app;
  if (session.rules.guests === "on" || (session.rules.guests === "private" && snapshot.access !== "open")) return true;
  const here = new Set(ctrl.chairs.filter((chair) => chair.here).map(({ seat }) => seat));
  return (
    session.isMember() &&
    !snapshot.players.some(({ kind, guest, seat }) => kind === "person" && guest && !here.has(seat))
  );
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
    const mayRewind = !ctrl.over && !t.snapshot.closed && moment.seq < t.snapshot.seq;
    if (mayRewind)
      acts.push(
        Button({
          on: () => (t.aloneWithBots ? ctrl.goBack(moment.seq) : ctrl.rewind(moment.seq)),
          words: t.say(t.aloneWithBots ? "ribbon-rewind" : "ribbon-rewind-ask"),
          icon: "ui-undo",
          kind: "desk-only",
        }),
      );
  }
  acts.push(Button({ on: () => ctrl.past.now(), words: t.say("ribbon-now"), kind: "primary", key: "Esc" }));
  return {
    say: last,
    sub: [ctrl.board?.phase?.(moment.view, ui), t.say("ribbon-past")].filter(Boolean).join(" · "),
    tone: "past",
    acts,
  };
}

/** What the log makes of some events, if the board wants the ribbon to say the same and there is a line for them. @param {TableContext} t @param {import("../types.js").Event[]} events @returns {string[] | null} */
function inWords({ ctrl, ui, snapshot }, events) {
  const say = ctrl.board?.tells ? ctrl.board.log?.(snapshot.story, ui) : undefined;
  const lines = texts(events, say);
  return lines.length ? lines : null;
}

/** What can be said of events; something drawn cannot. @param {import("../types.js").Event[]} events @param {((event: import("../types.js").Event) => unknown) | undefined} say @returns {string[]} */
const texts = (events, say) =>
  say ? events.map(say).flatMap((text) => (text && typeof text === "string" ? [text] : [])) : [];

/** @param {TableContext} t @returns {Saying} */
function beat(t) {
  const { ctrl, ui } = t;
  const events = ctrl.beats.now?.step.events ?? [];
  const deeds = deedsOf(events, ctrl.board?.headings);
  // In the game's own sentences, one for each deed; a beat that they leave to others is told as everywhere.
  const short = inWords(t, events) ?? texts(deeds, ctrl.board?.log?.([{ events }], ui));
  const lines = short.length ? short : texts(deeds, ui.event);
  const skip = Button({ on: () => ctrl.beats.skip(), words: t.say("ribbon-skip"), icon: "ui-skip", key: "Esc" });
  const acts = ctrl.beats.waiting
    ? [skip, Button({ on: () => ctrl.beats.next(), words: t.say("ribbon-go-on"), kind: "primary" })]
    : [skip];
  return {
    say: lines[0] ?? "",
    sub: lines.slice(1).join(" "),
    seat: events.find((event) => event.seat)?.seat?.seat ?? null,
    acts,
  };
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
  return {
    say: t.say("ribbon-rewind-proposed", { seat: { seat: by } }),
    sub: mine ? "" : t.say("ribbon-rewind-waits", { who }),
    seat: by,
    acts,
  };
}

/** @param {TableContext} t @returns {Saying} */
function over(t) {
  const { say, winner } = outcome(t);
  const acts = [
    html`<a class="btn quiet desk-only" href="/">${t.say("end-lobby")}</a>`,
    html`<a class="btn" href="/r/${t.ctrl.table}">${t.say("end-replay")}</a>`,
  ];
  if (analysable(t.snapshot))
    acts.splice(1, 0, html`<a class="btn analyse" href="/analysis/${t.ctrl.table}#start">${t.say("end-analyse")}</a>`);
  acts.push(...again(t));
  return { say, sub: nothingLeft(t), seat: winner, acts };
}

/** @param {TableContext} t @returns {Saying} */
const lent = (t) => ({
  say: t.ctrl.notice
    ? t.ui.say(t.ctrl.notice.message)
    : t.say(t.snapshot.players[/** @type {number} */ (t.ui.seat)].gone ? "ribbon-gone" : "ribbon-lent"),
  seat: t.ui.seat,
  acts: t.snapshot.players[/** @type {number} */ (t.ui.seat)].gone
    ? []
    : [Button({ on: () => t.ctrl.takeSeatBack(), words: t.say("ribbon-lent-back"), kind: "primary" })],
});

/** @param {TableContext} t @returns {Saying} */
function deciding(t) {
  const { ctrl, ui } = t;
  const decision = /** @type {import("../types.js").Decision} */ (t.snapshot.decision);
  const help = ui.say(decision.prompt, {}, "help");
  if (ctrl.notice) return { say: ui.say(ctrl.notice.message), seat: ui.seat, help, acts: buttons(t) };
  if (ctrl.confirming) return confirming(t, ctrl.confirming);
  const placed = ctrl.plan.placed;
  const chosen = [...ctrl.prefix, ...[ctrl.plan.held, ctrl.plan.place].filter((one) => one !== null)];
  const free = ctrl.planning ? grammar.free(t.snapshot.places, ctrl.plan) : [];
  const own = ctrl.board?.prompt?.({ view: ctrl.view, decision, chosen, placed, free, ui });
  const words = own ?? { say: ui.say(decision.prompt), sub: progress(t, free) };
  const sub = ctrl.undoRefused ? ui.say(ctrl.undoRefused) : ctrl.hinting ? t.say("ribbon-hint-thinks") : words.sub;
  return {
    say: words.say,
    sub,
    hint: ctrl.advised && !ctrl.undoRefused ? hintWords(ctrl.advised, t.snapshot.options, ui) : null,
    // They stay while things are touched: a ribbon that grows and shrinks would move the table under the next touch.
    news: newsOf(t),
    help,
    seat: ui.seat,
    tone: ctrl.undoRefused ? "asked refused" : "asked",
    acts: buttons(t, own?.acts),
  };
}

/** What others did to the reader since their last answer. @param {TableContext} t */
function newsOf({ ctrl, ui, snapshot: { story } }) {
  const since = story.filter(({ seq }) => seq > ctrl.answeredAt);
  const say = ctrl.board?.log?.(since, ui) ?? ui.event;
  const sentence = (/** @type {import("../types.js").Event} */ event) => {
    const text = say(event);
    return typeof text === "string" ? text : "";
  };
  return news(since, ui.seat, ctrl.answeredAt, sentence, ctrl.board?.befalls);
}

/** What goes the other way, then the board's own buttons, then the deed; what declines stands at the far end. @param {TableContext} t @param {import("../types.js").Act[]} [own] */
function buttons(t, own = []) {
  const { declines, deeds } = mainButtons(t);
  return [...declines, ...backButtons(t), ...own.map((one) => ownButton(t, one)), ...deeds];
}

/** A button of the board: it takes the option with a key, or does something of its own. @param {TableContext} t @param {import("../types.js").Act} about */
function ownButton(t, { take, on, ...about }) {
  const option = t.snapshot.options.find((one) => one.key === take);
  return Button({
    ...about,
    on: option ? () => t.ctrl.take(option) : (on ?? (() => {})),
    id: take,
    kind: option ? "primary deed" : "",
    busy: t.ctrl.busy,
  });
}

/** @param {TableContext} t @param {string[]} free */
function progress(t, free) {
  if (t.ctrl.planning) return t.say("ribbon-places-left", { count: free.length });
  const left = grammar.narrowed(t.snapshot.options, t.ctrl.prefix).length;
  return t.ctrl.prefix.length && left > 1 ? t.say("ribbon-narrowed", { count: left }) : "";
}

/**
 * A choice waits for a yes: it is final, or it was touched to be read, or the reader always wants to be asked.
 * The deed stands where Back usually is: never under the pointer that asked.
 * @param {TableContext} t @param {import("./state.js").Asked} asked @returns {Saying}
 */
function confirming(t, { option, why, reading }) {
  const { ui, ctrl } = t;
  const deed = ui.say(option.label);
  const cost = ctrl.board?.cost?.(option, ctrl.view, ui) ?? "";
  const about = reading
    ? t
        .aboutTarget(option.targets.at(-1) ?? "")
        .slice(1)
        .join(" ")
    : "";
  return {
    say: reading ? deed : t.say("ribbon-confirm", { deed }),
    sub: [cost, why && ui.say(why), about].filter(Boolean).join(" "),
    seat: ui.seat,
    tone: reading ? "asked reading" : "asked sure",
    acts: [
      Button({
        on: (event) => ctrl.yes(event.detail > 0),
        words: deedOf(t, option),
        kind: "primary deed",
        busy: ctrl.busy,
        key: "Enter",
        id: "yes",
      }),
      Button({ on: () => ctrl.back(), words: t.say("ribbon-back"), key: "Esc", id: "no" }),
    ],
  };
}

/** What a button calls a choice: its own short name where it has one. @param {TableContext} t @param {Option} option */
const deedOf = (t, option) => t.ui.say(option.label, {}, "verb") || t.ui.say(option.label);

/** Going back waits for a yes: what is lost is said. @param {TableContext} t @param {NonNullable<import("./ctrl.js").TableCtrl["goingBack"]>} back @returns {Saying} */
function goingBack(t, { own, others, seats }) {
  const { ui, ctrl } = t;
  const lost = [
    others > 0 &&
      t.say("ribbon-lost-others", { count: others, who: t.words.list(seats.map((seat) => ui.names[seat])) }),
    own > 1 && t.say("ribbon-lost-own", { count: own }),
  ];
  return {
    say: t.say(own > 1 ? "ribbon-go-back-there" : "ribbon-go-back-ask"),
    sub: lost.filter(Boolean).join(" "),
    seat: ui.seat,
    tone: "asked sure",
    acts: [
      Button({
        on: (event) => ctrl.yes(event.detail > 0),
        words: t.say("ribbon-go-back"),
        kind: "primary",
        busy: ctrl.busy,
        key: "Enter",
        id: "yes",
      }),
      Button({ on: () => ctrl.back(), words: t.say("ribbon-back-no"), key: "Esc", id: "no" }),
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
  if (t.mayGoBack && !laid)
    acts.push(
      Button({
        on: () => ctrl.goBack(),
        words: t.say("ribbon-go-back"),
        icon: "ui-undo",
        kind: "quiet",
        short: true,
        busy: ctrl.busy,
      }),
    );
  if (undo?.turn && !laid)
    acts.push(
      Button({ on: () => ctrl.undo(true), words: t.say("ribbon-undo-turn"), kind: "quiet desk-only", busy: ctrl.busy }),
    );
  if (undo?.step && !laid)
    acts.push(
      Button({
        on: () => ctrl.undo(false),
        words: t.say("ribbon-undo"),
        icon: "ui-undo",
        kind: "quiet",
        short: true,
        busy: ctrl.busy,
      }),
    );
  if (laid)
    acts.push(
      Button({
        on: () => ctrl.clearPlan(),
        words: t.say("ribbon-clear"),
        icon: "ui-undo",
        kind: "quiet",
        short: true,
        busy: ctrl.busy,
      }),
    );
  if (touched)
    acts.push(Button({ on: () => ctrl.back(), words: t.say("ribbon-back"), icon: "ui-prev", key: "Esc", short: true }));
  return acts;
}

/**
 * The deed itself: commit the plan, or what cannot be touched on the board. What declines is quiet, unless there is nothing else.
 * @param {TableContext} t @returns {{declines: import("../types.js").Child[], deeds: import("../types.js").Child[]}}
 */
function mainButtons(t) {
  const { ctrl, ui } = t;
  if (ctrl.planning) {
    const all = Object.keys(t.snapshot.places).length;
    const free = grammar.free(t.snapshot.places, ctrl.plan);
    const words = t.say("ribbon-commit", { placed: all - free.length, all });
    const notYet = html`<button class="btn not-yet" key="commit" aria-disabled="true" onClick=${(/** @type {{currentTarget: Element}} */ event) => t.notYet(event.currentTarget, free)}>${words}</button>`;
    const commit = Button({
      on: () => ctrl.commit(),
      words: t.say("ribbon-commit-now"),
      kind: "primary",
      busy: ctrl.busy,
      key: "Enter",
      id: "commit",
    });
    return { declines: [], deeds: [free.length ? notYet : commit] };
  }
  // The next question may be here before the answer to the last one: until then nobody knows what the board will show.
  const early = ctrl.busy && t.snapshot.decision?.id !== ctrl.sentFor;
  const options = early ? [] : grammar.narrowed(t.snapshot.options, ctrl.prefix);
  const hidden = options.filter(
    (option) => option.targets.length === ctrl.prefix.length + 1 && !t.isDrawn(option.targets[ctrl.prefix.length]),
  );
  const isQuiet = (/** @type {Option} */ option) =>
    Boolean(option.quiet) && t.snapshot.options.some((one) => !one.quiet);
  const deeds = hidden.filter((option) => !isQuiet(option));
  const declines = hidden.filter(isQuiet).map((option) => {
    const cost = ctrl.board?.cost?.(option, ctrl.view, ui) ?? "";
    return Button({
      on: () => ctrl.take(option, Boolean(cost)),
      words: ui.say(option.label),
      cost,
      kind: "declines",
      busy: ctrl.busy,
      id: option.key,
    });
  });
  if (deeds.length > 3)
    return {
      declines,
      deeds: [
        Button({
          on: () => t.setTab("choices"),
          words: t.say("ribbon-choices", { count: deeds.length }),
          kind: "primary",
          icon: "ui-list",
          busy: ctrl.busy,
        }),
      ],
    };
  return {
    declines,
    deeds: deeds.map((option) =>
      Button({
        on: () => ctrl.take(option),
        words: deedOf(t, option),
        kind: "primary deed",
        busy: ctrl.busy,
        key: deeds.length === 1 ? "Enter" : "",
        id: option.key,
      }),
    ),
  };
}

/** The last act of a turn is done and can still be taken back. @param {TableContext} t @returns {Saying} */
function lingering(t) {
  const { ctrl, ui } = t;
  const own = t.snapshot.story.findLast(
    (chapter) => !chapter.undone && chapter.events.some((event) => ui.event(event)),
  );
  const done = inWords(t, own?.events ?? []) ?? own?.events.map(ui.event).filter(Boolean) ?? [];
  const acts = [
    Button({ on: () => ctrl.undo(false), words: t.say("ribbon-take-back"), icon: "ui-undo", busy: ctrl.busy }),
    html`<${Filling} key="go-on" t=${t} />`,
  ];
  return {
    say: ctrl.notice ? ui.say(ctrl.notice.message) : (done[0] ?? t.say("ribbon-turn-done")),
    sub: done.slice(1).join(" "),
    seat: ui.seat,
    acts,
  };
}

/** A button that presses itself when it is full; where nothing shall move, it counts. @param {{t: TableContext}} props */
function Filling({ t }) {
  const { ctrl } = t;
  const still = t.ui.still;
  const seconds = Math.ceil(ctrl.lingers / 1000);
  const all = useRef(ctrl.lingers);
  useEffect(() => {
    const timer = still ? setInterval(() => ctrl.changed(), 1000) : 0;
    return () => clearInterval(timer);
  }, [still]);
  return html`<button class="btn primary fills" onClick=${() => ctrl.goOn()} disabled=${ctrl.busy || null} style=${{ "--fill": `${all.current}ms` }}>
    <span>${t.say("ribbon-go-on")}</span>${still ? html`<b class="num" aria-hidden="true">${seconds}</b>` : html`<kbd aria-hidden="true">Enter</kbd>`}
  </button>`;
}

/** @param {TableContext} t @returns {Saying} */
function waiting(t) {
  const { ctrl, ui } = t;
  const others = t.snapshot.deciding.filter((seat) => seat !== ui.seat);
  const who = t.words.list(others.map((seat) => ui.names[seat]));
  const { seat: own } = ui;
  const open = own !== null && t.snapshot.undo?.step;
  // Answers that are put to several at a time are secret until all are in.
  const sealed = open && t.snapshot.asked.length > 1 && t.snapshot.asked.includes(own);
  const acts = [];
  if (open)
    acts.push(
      Button({ on: () => ctrl.undo(true), words: t.say("ribbon-take-back"), icon: "ui-undo", busy: ctrl.busy }),
    );
  if (ctrl.notice) return { say: ui.say(ctrl.notice.message), acts };
  if (ctrl.undoRefused) return { say: ui.say(ctrl.undoRefused), tone: "refused", acts };
  const seat = others.length === 1 ? others[0] : null;
  const id = sealed ? "ribbon-sealed" : "ribbon-others";
  return { say: t.say(id, { who, count: others.length }), seat, acts };
}

/**
 * @param {{on: (event: MouseEvent) => void, words: string, cost?: string, icon?: string, kind?: string, key?: string, short?: boolean, busy?: boolean, id?: string}} about
 *   `short`: where there is little room only the icon is shown; `cost`: what it costs, in small letters
 */
export function Button({ on, words, cost, icon, kind = "", key, short, busy, id }) {
  return html`<button class=${classes("btn", kind, short && "short")} key=${id ?? words} data-take=${id} onClick=${on} disabled=${busy || null} aria-label=${short ? words : null} data-tip=${short ? words : null}>
    ${icon && html`<${Icon} name=${icon} />`}<span>${words}${cost && html`<small>${cost}</small>`}</span>${key && html`<kbd aria-hidden="true">${key}</kbd>`}
  </button>`;
}
