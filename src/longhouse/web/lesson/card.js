/** The card of a lesson, and the light on what it speaks of. */

import { Icon } from "../art.js";
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../dom.js";
import { get } from "../net.js";
import { openLesson, playFirst } from "../pages/newtable.js";
import { clauses } from "../table/hints.js";
import { bringIntoView, keepPlaced, place } from "./place.js";

/** @typedef {import("../table/page.js").TableContext} TableContext */
/** @typedef {import("./guide.js").Card} Card */

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
    t.app.session.learn(info.id, { table: info.table, done: info.done && info.table === info.tables - 1 });
  }, [info.table, info.done]);
  if (!card) return null;
  const say = (/** @type {string} */ attribute) => sayOf(t, card.words, attribute, card);
  // Of a puzzle all of the table is looked at.
  return html`${!guide.isPuzzle && html`<svg class="veil" aria-hidden="true" ref=${veil}></svg>`}
    <aside class="teach" data-kind=${card.kind} ref=${box} data-lit=${litNow} aria-label=${t.say("teach-title")}>
      <header>
        <${Progress} t=${t} card=${card} />
        <button class="icon" aria-label=${t.say("teach-leave")} onClick=${() => leave(t)}><${Icon} name="ui-x" /></button>
      </header>
      <div aria-live="polite">
        <h2 tabindex="-1">${card.kind === "end" ? t.say("teach-learnt") : say("")}</h2>
        ${card.kind === "end" ? html`<${Learnt} t=${t} />` : card.kind !== "tried" && html`<p>${say("text")}</p>`}
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
  const points = card.kind === "point" ? Object.keys(t.guide.info.steps[card.step].point) : [];
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
  const { before, total, id } = t.guide.info;
  if (t.guide.isPuzzle)
    return html`<span class="count">${t.say("puzzle-name", { name: id.split("/puzzle-")[1] })}</span>`;
  const now = card.kind === "end" ? total : Math.min(total, before + card.step + 1);
  return html`<span class="beads" aria-hidden="true">${Array.from({ length: total }, (_, at) => html`<i key=${at} class=${classes(at < now - 1 && "past", at === now - 1 && "now")}></i>`)}</span>
    <span class="count">${t.say("teach-count", { now, total })}</span>`;
}

/** @param {{t: TableContext & {guide: import("./guide.js").Guide}}} props */
function Learnt({ t }) {
  const { chapter, learnt, table, tables } = t.guide.info;
  if (table < tables - 1) return html`<p>${t.say("teach-more")}</p>`;
  return html`<ul class="learnt">${learnt.map((name) => html`<li key=${name}>${sayOf(t, `lesson-chapter-${chapter}`, name)}</li>`)}</ul>`;
}

/** @param {{t: TableContext & {guide: import("./guide.js").Guide}, card: Card, busy: boolean}} props */
function Buttons({ t, card, busy }) {
  const { guide } = t;
  const { info } = guide;
  // A button of its own: what becomes of another one would fade from its colour, unreadable on the way.
  const next = (/** @type {string} */ words = "teach-next") =>
    html`<button key=${words} class="btn primary" onClick=${() => guide.next()}>${t.say(words)}</button>`;
  if (card.kind === "wait") return null;
  if (guide.isPuzzle && card.kind === "read") return html`<${NextPuzzle} t=${t} />`;
  if (card.kind === "note" || card.kind === "read") return next();
  if (card.kind === "point")
    return card.say === "yes"
      ? next()
      : html`<button class="btn quiet" onClick=${() => (guide.read.add(info.steps[card.step].id), t.ctrl.changed())}>${t.say("teach-skip")}</button>`;
  if (card.kind === "tried")
    return html`<button key="again" class="btn primary" disabled=${busy} onClick=${() => guide.ask("again")}>${t.say("teach-again")}</button>${card.kept && html`<button class="btn quiet" onClick=${() => guide.next()}>${t.say("teach-keep")}</button>`}`;
  if (card.kind === "do")
    return html`<button class="btn" disabled=${busy} onClick=${() => guide.ask("show")}>${t.say("teach-show")}</button>${!guide.isJudged && html`<button class="btn quiet" disabled=${busy} onClick=${() => guide.ask("skip")}>${t.say("teach-skip")}</button>`}`;
  return html`<${Onward} t=${t} />`;
}

/** After the last step of a table. @param {{t: TableContext & {guide: import("./guide.js").Guide}}} props */
function Onward({ t }) {
  const { guide, app, snapshot } = t;
  const { info } = guide;
  const open = (/** @type {string} */ lesson, /** @type {number} */ table) => () =>
    openLesson(app, lesson, table, t.ctrl.table);
  if (info.table < info.tables - 1)
    return html`<button class="btn primary" onClick=${open(info.id, info.table + 1)}>${t.say("teach-next")}</button>`;
  return html`${info.next ? html`<button class="btn primary" onClick=${open(`${snapshot.game}/${info.next}`, 0)}>${t.say("teach-chapter")}</button>` : null}
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
  const all = known.map((name) => `${snapshot.game}/puzzle-${name}`);
  const here = all.indexOf(guide.info.id);
  const isSolved = (/** @type {string} */ one) => one === guide.info.id || Boolean(app.session.learned(one)?.done);
  const next = [...all.slice(here + 1), ...all.slice(0, here + 1)].find((one) => !isSolved(one));
  return html`${all.length > 0 && html`<p class="count">${t.say("puzzle-progress", { solved: all.filter(isSolved).length, count: all.length })}</p>`}
    ${next && html`<button class="btn primary" onClick=${() => openLesson(app, next, 0, t.ctrl.table)}>${t.say("puzzle-next")}</button>`}
    <button class=${classes("btn", !next && "primary")} onClick=${() => leave(t, "/")}>${t.say("app-to-lobby")}</button>
    ${snapshot.status === "playing" && html`<button class="btn quiet" onClick=${() => ((guide.plays = true), guide.next())}>${t.say("teach-play-on")}</button>`}`;
}

/** @param {TableContext} t @param {string} [to] */
function leave(t, to = `/learn/${t.snapshot.game}`) {
  t.app.session.leave(t.ctrl.table).catch(() => {});
  t.app.go(to);
}
