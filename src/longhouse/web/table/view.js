/** How a table is drawn: the grid of the page, and hands and keys on it. */

import { Icon } from "../art.js";
import { Dialog } from "../dialog.js";
import { Memo, classes, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../dom.js";
import { KeepGames } from "../lobby/frame.js";
import { play } from "../sound.js";
import { Tips } from "../tips.js";
import { Choices } from "./choices.js";
import { contextOf } from "./context.js";
import { EndSheet } from "./end.js";
import { keepFocus } from "./focus.js";
import { bindInput } from "./input.js";
import { Log, StepBar, logLines } from "./log.js";
import { Players } from "./players.js";
import { PromptBar } from "./promptbar.js";
import { RulesDrawer } from "./rules.js";
import { Curtain, Links, WaitingRoom } from "./seats.js";
import { Tooltip } from "./tooltip.js";
import { TopBar } from "./topbar.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/**
 * @param {{app: import("../app.js").App, ctrl: import("./ctrl.js").TableCtrl, words: import("../words.js").Words, teaching?: import("./page.js").Teaching, replay?: {own: (t: TableContext) => import("../types.js").Child, ribbon: (t: TableContext) => import("./promptbar.js").Saying}}} props
 *   `replay`: what stands in the ribbon and the own area instead
 */
export function TableView({ app, ctrl, words, teaching = {}, replay }) {
  const [tab, setTab] = useState("table");
  const [drawer, setDrawer] = useState("");
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const boardBox = useRef(/** @type {HTMLElement | null} */ (null));
  const box = useBox(boardBox);
  const drawn = useMemo(() => ({ now: new Map(), before: new Map(), asked: new Map(), situation: "" }), [ctrl]);
  const tips = useMemo(() => new Tips(() => redraw()), [ctrl]);
  const [, setTick] = useState(0);
  const redraw = () => setTick((n) => n + 1);
  const t = contextOf({ app, ctrl, words, box, drawn, tips, tab, setTab, setDrawer, setRule, rule });
  ctrl.sentence = t.ui.event;

  useEffect(() => (tips.listen(), () => tips.close()), [tips]);
  const latest = useRef(t);
  latest.current = t;
  useEffect(() => bindInput(/** @type {HTMLElement} */ (root.current), () => latest.current, tips), [ctrl, tips]);
  useEffect(() => tips.stateChanged(), [tips, situation(ctrl)]);
  useSecondsUntilRetry(ctrl);
  useTurnSignals(t);
  // What is drawn is known after drawing; a target that is drawn nowhere needs a button.
  useLayoutEffect(() => {
    if ([...drawn.asked].some(([target, answer]) => answer !== drawn.now.has(target))) redraw();
    else keepFocus(/** @type {HTMLElement} */ (root.current), ctrl);
  });

  const { snapshot, ui } = t;
  // Where it scrolls, a new question begins at its top.
  const ownBox = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => void ownBox.current?.scrollTo(0, 0), [snapshot.decision?.id]);
  const over = ctrl.over && !ctrl.past.moment && !ctrl.beats.playing;
  const board = ctrl.board;
  return html`<div class=${classes("shell", `tab-${tab}`, over && "over", replay ? "replay" : ctrl.past.moment && "past")} ref=${root}>
    <a class="skip" href="#say" onClick=${skipTo("choices", t)}>${t.say("app-skip-choices")}</a>
    <${TopBar} ...${t} />
    <section class="own" aria-label=${t.say("app-own-area")}>
      <h2 class="sr">${t.say("app-own-area")}</h2>
      <${PromptBar} ...${t} instead=${replay?.ribbon(t)} coach=${teaching.CoachCard && !ctrl.guide && snapshot.decision && html`<${teaching.CoachCard} ...${t} />`} />
      ${replay ? replay.own(t) : over ? html`<${EndSheet} ...${t} />` : board?.Own && ctrl.view && html`<div class="own-box" ref=${ownBox}><${board.Own} view=${ctrl.view} ui=${ui} /></div>`}
    </section>
    <main class="boardwrap" ref=${boardBox}>
      ${
        snapshot.status === "waiting" || (snapshot.closed && !snapshot.view)
          ? html`<${WaitingRoom} ...${t} />`
          : board
            ? box.width > 0 && html`<${board.Board} view=${ctrl.view} ui=${ui} />`
            : html`<${Later} load=${plain} name="PlainBoard" whenDrawn=${redraw} ...${t} />`
      }
    </main>
    <${Players} ...${t} />
    <${Pane} t=${t} steps=${!replay} />
    <${PhoneBar} ...${t} />
    <${Curtain} ...${t} />
    ${teaching.LessonCard && ctrl.guide && html`<${teaching.LessonCard} ...${t} guide=${ctrl.guide} />`}
    <${Drawers} t=${t} drawer=${drawer} rule=${rule} />
    <${Tooltip} t=${t} tips=${tips} />
    <${Voice} ...${t} />
  </div>`;
}

/** Changes with everything that a bubble could be wrong about. @param {import("./ctrl.js").TableCtrl} ctrl */
const situation = (ctrl) =>
  [
    ctrl.snapshot?.seq,
    ctrl.snapshot?.decision?.id,
    ctrl.prefix,
    ctrl.plan.held,
    ctrl.plan.place,
    Object.values(ctrl.plan.placed),
    ctrl.beats.queue.length,
    ctrl.past.moment?.seq,
  ].join("|");

/** @param {string} tab @param {TableContext} t */
const skipTo = (tab, t) => (/** @type {Event} */ event) => {
  event.preventDefault();
  t.setTab(tab);
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (document.querySelector(".pane button, .pane [tabindex]"))?.focus(),
  );
};

/** @param {TableContext} t @returns {{id: string, words: string, icon: string}[]} */
const tabsOf = (t) => [
  { id: "log", words: t.say("log-title"), icon: "scroll-unfurled" },
  ...(t.snapshot.status === "playing" && t.ui.seat !== null
    ? [{ id: "choices", words: t.say("choices-tab"), icon: "ui-list" }]
    : []),
  ...(t.ctrl.board?.Helper
    ? [{ id: "helper", words: t.ui.say(t.ctrl.board.Helper.title), icon: t.ctrl.board.Helper.icon ?? "spyglass" }]
    : []),
];

/** The rail below the players: log, choices, the game's own helper. @param {{t: TableContext, steps: boolean}} props */
function Pane({ t, steps }) {
  const shown = tabsOf(t).some(({ id }) => id === t.tab) ? t.tab : "log";
  const helper = t.ctrl.board?.Helper;
  return html`<section class="pane" aria-label=${t.say("app-rail")}>
    <div class="tabs" role="tablist" data-rove="take">
      ${tabsOf(t).map(({ id, words }) => html`<button key=${id} role="tab" aria-selected=${shown === id} aria-controls="pane" tabindex=${shown === id ? 0 : -1} onClick=${() => t.setTab(id)}>${words}</button>`)}
    </div>
    <div class="pane-in" id="pane" role="tabpanel">
      ${shown === "log" && html`<${Log} ...${t} />`}
      ${shown === "choices" && html`<${Choices} ...${t} />`}
      ${shown === "helper" && helper && t.ctrl.view && html`<div class="helper" tabindex="0" role="region" aria-label=${t.ui.say(helper.title)}><${helper.View} view=${t.ctrl.view} ui=${t.ui} /></div>`}
    </div>
    ${steps && html`<${StepBar} ...${t} />`}
  </section>`;
}

/** @param {TableContext} t */
function PhoneBar(t) {
  const tabs = [{ id: "table", words: t.say("app-table"), icon: "tribal-shield" }, ...tabsOf(t)];
  return html`<nav class="bar" aria-label=${t.say("app-tabs")}>
    ${tabs.map(({ id, words, icon }) => html`<button key=${id} aria-current=${t.tab === id ? "page" : null} onClick=${() => t.setTab(id)}><${Icon} name=${icon} /><span>${words}</span></button>`)}
    <button onClick=${() => t.openBook()}><${Icon} name="rule-book" /><span>${t.say("app-rules")}</span></button>
  </nav>`;
}

const plain = () => import("./plain.js");
const together = () => import("../together/sheets.js");
const times = () => import("./timesheets.js");

/** What is loaded when it is wanted, and its name there. @type {Record<string, [() => Promise<Record<string, unknown>>, string]>} */
const SHEETS = {
  leave: [together, "Leaving"],
  "call-off": [together, "CallOff"],
  orders: [together, "Orders"],
  keys: [together, "Keys"],
  time: [times, "GiveTime"],
  holiday: [times, "Holiday"],
  hook: [() => import("../me/hooks.js"), "TableHooks"],
};

/** @param {{t: TableContext, drawer: string, rule: string | null}} props */
function Drawers({ t, drawer, rule }) {
  const close = () => t.setDrawer("");
  const common = { close: t.say("app-close"), onClose: close };
  if (drawer === "book")
    return html`<${RulesDrawer} app=${t.app} words=${t.words} game=${t.snapshot.game} board=${t.ctrl.board} ui=${t.ui} at=${rule} onClose=${close} />`;
  if (drawer === "links")
    return html`<${Dialog} kind="sheet" label=${t.say("links-title")} ...${common}><${Links} ...${t} /></${Dialog}>`;
  if (drawer === "words") {
    const lines = t.describeLines();
    return html`<${Dialog} kind="drawer" label=${t.say("choices-describe")} ...${common}><ul class="described">${lines.map((line, at) => html`<li key=${at}>${line}</li>`)}</ul></${Dialog}>`;
  }
  if (drawer === "keep") return html`<${KeepGames} app=${t.app} onClose=${close} />`;
  const [load, name] = SHEETS[drawer] ?? [];
  return load ? html`<${Later} key=${drawer} load=${load} name=${name} t=${t} ...${common} />` : null;
}

/** What is loaded when it is wanted. @param {{load: () => Promise<Record<string, unknown>>, name: string, whenDrawn?: () => void} & Record<string, unknown>} props */
function Later({ load, name, whenDrawn, ...props }) {
  const [sheets, setSheets] = useState(/** @type {Record<string, unknown> | null} */ (null));
  useEffect(() => void load().then(setSheets), []);
  // What a board draws needs no button in the ribbon, which was drawn before it.
  useEffect(() => void (sheets && whenDrawn?.()), [sheets]);
  return sheets && html`<${sheets[name]} ...${props} />`;
}

/** New log lines, read out once; while beats are played the ribbon does it. @param {TableContext} t */
function Voice(t) {
  const heard = useRef(t.snapshot.seq);
  const { untold } = t.ctrl;
  const draw = () => {
    const news = t.snapshot.story.filter(({ seq }) => seq > heard.current);
    const text = t.ctrl.beats.playing
      ? ""
      : logLines(news, t.ui.event, { untold })
          .map((line) => line.text)
          .join(" ");
    heard.current = t.snapshot.seq;
    return html`<div class="sr" aria-live="polite" role="log">${text}</div>`;
  };
  return html`<${Memo} inputs=${[t.snapshot.seq]} draw=${draw} />`;
}

/** @param {{current: HTMLElement | null}} ref */
function useBox(ref) {
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const measure = () =>
      setBox((old) =>
        old.width === element.clientWidth && old.height === element.clientHeight
          ? old
          : { width: element.clientWidth, height: element.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}

/** Count down while the connection is lost. @param {import("./ctrl.js").TableCtrl} ctrl */
function useSecondsUntilRetry(ctrl) {
  const lost = ctrl.feed?.connection === "lost";
  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(() => ctrl.changed(), 1000);
    return () => clearInterval(timer);
  }, [lost]);
}

/** Your turn: title and sound. @param {TableContext} t */
function useTurnSignals(t) {
  const { ctrl } = t;
  const mine = Boolean(t.snapshot.decision) && !ctrl.beats.playing;
  const step = ctrl.beats.now?.step;
  const sound = t.app.session.preferences.sound;
  const first = useRef(true);
  useEffect(() => {
    document.title = mine ? `● ${t.say("app-your-move")} · ${t.title}` : `${t.title} · Longhouse`;
  }, [mine, t.title, t.words]);
  useEffect(() => {
    if (mine && sound && !first.current) play("your-turn");
    first.current = false;
  }, [mine]);
  useEffect(() => {
    if (step && sound) play(step.move ? "place" : "turn-over");
  }, [step]);
}
