/** The card of a lesson, and the light on what it speaks of. */

import { Icon } from "../art.js";
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../dom.js";
import { get } from "../net.js";
import { openLesson, playFirst } from "../pages/newtable.js";
import { clauses } from "../table/hints.js";
import { bringIntoView, keepPlaced, place } from "./place.js";

/** @typedef {import("../table/page.js").TableContext} TableContext */
/** @typedef {import("./guide.js").Card} Card */

/** So many sentences say what a puzzle's solution did. */
const MOST_TOLD = 4;

/** @param {TableContext & {guide: import("./guide.js").Guide}} t */
export function LessonCard(t) {
  const { guide, ctrl } = t;
  const { card, info } = guide;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const veil = useRef(/** @type {SVGElement | null} */ (null));
  const lit = card ? lightOf(t, card) : [];
  const litNow = lit.join(" ");
  useLayoutEffect(() => {
    if (!box.current) return;
    place(box.current, veil.current, lit);
  });
  useLayoutEffect(() => {
    if (!box.current) return;
    const element = box.current;
    return keepPlaced(element, () => place(element, veil.current, lit));
  }, [litNow, card?.kind]);
  // What the light falls on comes into view once; then the reader may look elsewhere.
  useEffect(() => (card ? bringIntoView(lit) : undefined), [litNow, card?.words]);
  const shown = card && `${card.kind} ${card.words} ${card.kind === "tried" ? card.say : ""}`;
  const focused = useRef(/** @type {string | null} */ (null));
  const { busy } = ctrl;
  useEffect(() => {
    // While something is sent the buttons are off: they cannot be focused, and one that was loses it.
    if ((card && busy) || (shown === focused.current && document.activeElement !== document.body)) return;
    focused.current = shown;
    const stop = card && box.current?.querySelector(card.kind === "do" || card.kind === "wait" ? "h2" : ".primary");
    /** @type {HTMLElement | null | undefined} */ (stop)?.focus({ preventScroll: true });
  }, [shown, busy]);
  useEffect(() => {
    if (guide.isPuzzle) return;
    t.app.session.learn(info.id, { table: info.table, done: info.done && info.table === info.tables - 1 });
  }, [info.table, info.done]);
  useEffect(() => {
    if (card?.kind === "over" && guide.isRead) guide.goOn();
  }, [card?.kind]);
  if (guide.isPuzzle && info.done) t.app.session.solve(info.id, ctrl.table);
  guide.goOn = () => void ctrl.doing(() => open(t, info.id, info.table + 1));
  if (!card) return null;
  const say = (/** @type {string} */ attribute) => sayOf(t, card.words, attribute, card);
  const { echo } = guide;
  const isOver = card.kind === "end";
  const isShown = info.done && t.app.session.learned(info.id)?.shown === ctrl.table;
  const fox = isOver ? sayOf(t, card.words, "says") : ["read", "point", "do"].includes(card.kind) && say("says");
  // Of a puzzle all of the table is looked at.
  return html`${!guide.isPuzzle && html`<svg class="veil" aria-hidden="true" ref=${veil}></svg>`}
    <aside class=${classes("teach", guide.isPuzzle && "docked")} data-kind=${card.kind} ref=${box} data-lit=${litNow} aria-label=${t.say("teach-title")}>
      <header>
        <${Progress} t=${t} card=${card} />
        <button class="icon" aria-label=${t.say("teach-leave")} onClick=${() => leave(t)}><${Icon} name="ui-x" /></button>
      </header>
      <div aria-live="polite">
        ${echo && card.kind !== "note" && html`<p class="answer">${sayOf(t, ...echo)}</p>`}
        <h2 tabindex="-1">${isOver ? t.say("teach-learnt") : isShown ? t.say("puzzle-answer") : say("")}</h2>
        ${isOver ? html`<${Learnt} t=${t} />` : card.kind !== "tried" && html`<p>${say("text")}</p>`}
        ${guide.isPuzzle && card.kind === "read" && html`<${Told} t=${t} />`}
        ${fox && html`<p class="fox"><${FoxFace} /><span><b>${t.ui.names[1]}</b> ${fox}</span></p>`}
        ${card.kind === "point" && card.say !== "yes" && html`<p class="do">${say("do")}</p>`}
        ${card.kind === "do" && html`<p class="do">${say("do")}</p>`}
        ${card.say && html`<p class=${classes("answer", card.say.startsWith("no") && "no")}>${say(card.say)}</p>`}
      </div>
      <footer><${Buttons} t=${t} card=${card} busy=${busy} /></footer>
    </aside>`;
}

/** What the light falls on: what the lesson names, else what may be touched. @param {TableContext & {guide: import("./guide.js").Guide}} t @param {Card} card */
function lightOf(t, card) {
  if (card.kind === "end" || card.kind === "wait") return [];
  const { ctrl } = t;
  const points = card.kind === "point" ? t.guide.targets([], []).lit : [];
  return [...card.light, ...points, ...(card.kind === "do" ? ctrl.targets().lit : [])];
}

/** @param {TableContext & {guide?: import("./guide.js").Guide}} t @param {string} words @param {string} attribute @param {Card} [card] */
function sayOf(t, words, attribute, card) {
  const { you = 0, fox = 0, steps = [] } = t.snapshot.lesson ?? {};
  const { said = [], figure = 0 } = (card && steps[card.step]) ?? {};
  const args = { you, fox, figure, lost: card?.lost ?? 0, said: clauses(said, t.ui.seat, t.ui, true) };
  return t.ui.say(words, args, attribute || undefined);
}

/** @param {{t: TableContext & {guide: import("./guide.js").Guide}, card: Card}} props */
function Progress({ t, card }) {
  const { total, id } = t.guide.info;
  if (t.guide.isPuzzle)
    return html`<span class="count">${t.say("puzzle-name", { name: id.split("/puzzle-")[1] })}</span>`;
  const now = t.guide.count(card);
  return html`<span class="beads" aria-hidden="true">${Array.from({ length: total }, (_, at) => html`<i key=${at} class=${classes(at < now - 1 && "past", at === now - 1 && "now")}></i>`)}</span>
    <span class="count">${t.say("teach-count", { now, total })}</span>`;
}

/** @param {{t: TableContext & {guide: import("./guide.js").Guide}}} props */
function Learnt({ t }) {
  const { chapter, learnt } = t.guide.info;
  return html`<ul class="learnt">${learnt.map((name) => html`<li key=${name}>${sayOf(t, `lesson-chapter-${chapter}`, name)}</li>`)}</ul>`;
}

/** What the solution of a puzzle did on the board, as far as it is one move. @param {{t: TableContext & {guide: import("./guide.js").Guide}}} props */
function Told({ t }) {
  if (t.snapshot.status === "over") return null;
  const said = t.snapshot.story.map(({ seq, events }) => (seq ? events.map(t.ctrl.sentence).filter(Boolean) : []));
  return html`<p class="told">${said
    .find((lines) => lines.length)
    ?.slice(0, MOST_TOLD)
    .join(" ")}</p>`;
}

/** The face beside what Fox says. */
const FoxFace = () =>
  html`<svg viewBox="0 0 40 40" aria-hidden="true"><path fill="#c8622b" d="M4 3l10 7q6-2 12 0L36 3l-1 17q-2 8-15 17Q7 28 5 20z" /><path fill="#f6ead7" d="M5 20q8 1 12 9h6q4-8 12-9-2 8-15 17Q7 28 5 20z" /><path fill="#3a2418" d="M6 6l6 5-5 5zM34 6l-6 5 5 5zM16.5 32.5h7L20 37z" /><circle cx="14" cy="19" r="2" fill="#3a2418" /><circle cx="26" cy="19" r="2" fill="#3a2418" /></svg>`;

/** @param {{t: TableContext & {guide: import("./guide.js").Guide}, card: Card, busy: boolean}} props */
function Buttons({ t, card, busy }) {
  const { guide } = t;
  const { info } = guide;
  // A button of its own: what becomes of another one would fade from its colour, unreadable on the way.
  const next = (/** @type {string} */ words = "teach-next") =>
    html`<button key=${words} class="btn primary" disabled=${busy} onClick=${() => guide.next()}>${t.say(words)}</button>`;
  if (card.kind === "wait") return null;
  if (guide.isPuzzle && card.kind === "read") return html`<${NextPuzzle} t=${t} />`;
  if (["note", "read", "over"].includes(card.kind)) return next();
  if (card.kind === "point")
    return card.say === "yes"
      ? next()
      : html`<button class="btn quiet" onClick=${() => (guide.read.add(info.steps[card.step].id), t.ctrl.changed())}>${t.say("teach-skip")}</button>`;
  if (card.kind === "tried")
    return html`<button key="again" class="btn primary" disabled=${busy} onClick=${() => guide.ask("again")}>${t.say("teach-again")}</button>${card.kept && html`<button class="btn quiet" onClick=${() => guide.next()}>${t.say("teach-keep")}</button>`}`;
  if (card.kind === "do")
    return html`<button class="btn" disabled=${busy} onClick=${() => guide.ask("show")}>${t.say("teach-show")}</button>${!guide.isPuzzle && html`<button class="btn quiet" disabled=${busy} onClick=${() => guide.ask("skip")}>${t.say("teach-skip")}</button>`}`;
  return html`<${Onward} t=${t} />`;
}

/** After the last step of a table. @param {{t: TableContext & {guide: import("./guide.js").Guide}}} props */
function Onward({ t }) {
  const { guide, app, snapshot } = t;
  const { info } = guide;
  return html`${info.next ? html`<button class="btn primary" onClick=${() => open(t, `${snapshot.game}/${info.next}`)}>${t.say("teach-chapter")}</button>` : null}
    <button class=${classes("btn", !info.next && "primary")} onClick=${() => (app.session.mayPlay() ? t.game && playFirst(app, t.game) : t.setDrawer("keep"))}>${t.say(app.session.mayPlay() ? "teach-first-game" : "doors-keep-first")}</button>
    ${snapshot.status === "playing" && html`<button class="btn quiet" onClick=${() => ((guide.plays = true), t.ctrl.changed())}>${t.say("teach-play-on")}</button>`}`;
}

/** After a puzzle: another one of this game that is not solved yet, or what else one can do. @param {{t: TableContext & {guide: import("./guide.js").Guide}}} props */
function NextPuzzle({ t }) {
  const { guide, app, snapshot } = t;
  const [known, setKnown] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    /** @type {Promise<import("../types.js").Puzzles>} */
    const asked = get("/api/puzzles");
    asked.then(
      ({ puzzles }) => setKnown(puzzles[snapshot.game] ?? []),
      () => {},
    );
  }, []);
  const { session } = app;
  const all = known.map((name) => `${snapshot.game}/puzzle-${name}`);
  const here = all.indexOf(guide.info.id);
  const next = [...all.slice(here + 1), ...all.slice(0, here)].find((one) => !session.learned(one)?.done);
  const solved = all.filter((one) => session.solved(one) === "solved").length;
  const days = session.streak();
  const shown = session.learned(guide.info.id)?.shown === t.ctrl.table;
  return html`<p class="count">${t.say("puzzle-outcome", { how: shown ? "shown" : session.solved(guide.info.id) })}${days > 1 && ` ${t.say("puzzle-streak", { days })}.`}</p>
    ${all.length > 0 && html`<p class="count">${t.say("puzzle-progress", { solved, count: all.length })}</p>`}
    ${next && html`<button class="btn primary" onClick=${() => open(t, next)}>${t.say("puzzle-next")}</button>`}
    <button class=${classes("btn", !next && "primary")} onClick=${() => leave(t, `/puzzles/${snapshot.game}`)}>${t.say("puzzle-all")}</button>
    ${snapshot.status === "playing" && html`<button class="btn quiet" onClick=${() => ((guide.plays = true), guide.next())}>${t.say("teach-play-on")}</button>`}`;
}

/** A table of a lesson instead of this one. @param {TableContext} t @param {string} lesson @param {number} [table] */
const open = (t, lesson, table) => openLesson(t.app, lesson, table).then(() => giveUp(t));

/** The table is no longer needed; one that is over is only forgotten. @param {TableContext} t */
const giveUp = ({ app, ctrl, snapshot }) =>
  snapshot.status === "over" ? app.session.forget(ctrl.table) : void app.session.leave(ctrl.table).catch(() => {});

/** @param {TableContext} t @param {string} [to] */
function leave(t, to = `/${t.snapshot.lesson?.chapter === "puzzle" ? "puzzles" : "learn"}/${t.snapshot.game}`) {
  giveUp(t);
  t.app.go(to);
}
