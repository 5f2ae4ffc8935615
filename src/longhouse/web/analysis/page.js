/** The analysis of a finished game: asked for, waited for, shown. Its address can be sent to anybody. */

import { Icon, loadStyle } from "../art.js";
import { chapterAt, loadCourse } from "../course.js";
import { html, useEffect, useRef, useState } from "../dom.js";
import { LobbyFoot, LobbyTop } from "../lobby/frame.js";
import { Refused, get, send, world } from "../net.js";
import { namesOf } from "../table/ui.js";
import { Chances } from "./chances.js";
import { Luck } from "./luck.js";
import { Mistakes } from "./mistakes.js";
import { loadAnalysisWords } from "./words.js";

/**
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Snapshot} Snapshot
 * @typedef {{entry: number, before: number, seat: number, key: string, best: string, asked: Message, choice: Message, better: Message, lost: number, reasons: Message[], costs: Message[]}} Mistake
 * @typedef {{game: string, seats: number, simulations: number, decisions: number, shares: number[], skill: number[], gifts: number[], luck: number[], doubts: number[], curves: [number, number][][], mistakes: Mistake[]}} Result
 * @typedef {{state: "none" | "waiting" | "running" | "done" | "failed", place: number, progress: number, error: Message | null, result: Result | null, current: boolean}} Analysis
 *
 * @typedef {object} Kit  what the page draws with
 * @property {import("../app.js").App} app
 * @property {Snapshot} snapshot
 * @property {import("../words.js").Words} words
 * @property {import("../types.js").Board | null} board
 * @property {string[]} names  as they stand alone: the reader is "You"
 * @property {string[]} called  what they are called in sentences
 * @property {number | null} seat  the reader's
 * @property {(message: Message | string, args?: Record<string, import("../types.js").Field>) => string} say
 * @property {import("../types.js").Course["chapters"]} chapters
 * @property {number} last  the last entry of the file that counts
 * @property {(entry: number) => string} when  the part of the game that an entry of the file belongs to
 */

/** So often, in ms, somebody who waits asks how far it is. */
const ASK_AGAIN = 1000;
/** So many hundredths lie between two sentences that are read out. */
const SPOKEN = 25;

const ready = loadStyle(new URL("./style.css", import.meta.url).href);

/** @param {{app: import("../app.js").App, table: string}} props */
export function AnalysisPage({ app, table }) {
  const kit = useKit(app, table);
  const [failure, setFailure] = useState(/** @type {Message | null} */ (null));
  const [found, setFound] = useState(/** @type {Analysis | null} */ (null));
  const path = `/api/tables/${table}/analysis`;
  const token = app.session.held(table)?.chairs[0]?.token ?? null;
  const told = (/** @type {unknown} */ error) => setFailure(refusal(error));
  const ask = () => {
    setFailure(null);
    // A refusal is told at once: whoever is told that the queue is full decides themselves when to ask again.
    return send("POST", path, token, JSON.stringify({ request: world.id() })).then(setFound, told);
  };
  useEffect(() => {
    if (location.hash === "#start") {
      history.replaceState(null, "", location.pathname);
      ask();
    } else get(path, token).then((answer) => setFound(/** @type {Analysis} */ (answer)), told);
  }, [table]);
  const waits = found?.state === "waiting" || found?.state === "running";
  useEffect(() => {
    if (!waits) return;
    const again = () => get(path, token).then((answer) => setFound(/** @type {Analysis} */ (answer)), told);
    const timer = setTimeout(again, document.hidden ? 5 * ASK_AGAIN : ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [found]);
  const title = kit && !("id" in kit) ? kit.say("analysis-title", { title: kit.words.say("game-title") }) : "";
  useEffect(() => {
    if (title) document.title = `${title} · Longhouse`;
  }, [title]);

  return html`<div class="lob">
    <${LobbyTop} app=${app} here="/analysis" />
    <main class="page analysis" aria-busy=${kit ? null : "true"}>
      ${
        kit && "id" in kit
          ? html`<h1>${app.say(kit)}</h1><p><a class="btn primary" href="/">${app.say("end-lobby")}</a></p>`
          : kit &&
            html`<${Head} kit=${kit} table=${table} title=${title} />
        ${failure ? html`<${Trouble} kit=${kit} says=${failure} ask=${ask} />` : found && html`<${Body} kit=${kit} table=${table} found=${found} ask=${ask} />`}
        <${Voice} kit=${kit} found=${found} />`
      }
    </main>
    <${LobbyFoot} app=${app} />
  </div>`;
}

/** @param {unknown} error @returns {Message} */
const refusal = (error) => (error instanceof Refused ? error.says : { id: "error-page" });

/** Table, words, board and course, once they are here. @param {import("../app.js").App} app @param {string} table @returns {Kit | Message | null} a refusal if there is no such table */
function useKit(app, table) {
  const [loaded, setLoaded] = useState(
    /** @type {{snapshot: Snapshot, words: import("../words.js").Words, course: import("../types.js").Course | null, board: import("../types.js").Board | null} | Message | null} */ (
      null
    ),
  );
  const { language, vocabulary } = app.session.preferences;
  useEffect(() => {
    let wanted = true;
    const token = app.session.held(table)?.chairs[0]?.token ?? null;
    const load = async () => {
      const snapshot = /** @type {Snapshot} */ (await get(`/api/tables/${table}`, token));
      document.documentElement.dataset.game = snapshot.game;
      const [words, course, board] = await Promise.all([
        loadAnalysisWords(app, snapshot.game),
        loadCourse(table, token).catch(() => null),
        app.board(snapshot.game),
        ready,
      ]);
      return { snapshot, words, course, board };
    };
    load().then(
      (one) => wanted && setLoaded(one),
      (error) => wanted && setLoaded(refusal(error)),
    );
    return () => {
      wanted = false;
    };
  }, [table, language, Object.values(vocabulary).join()]);
  useEffect(() => () => delete document.documentElement.dataset.game, []);
  if (!loaded || "id" in loaded) return loaded;
  const { snapshot, words, course, board } = loaded;
  const called = namesOf(snapshot, words);
  const { seat } = snapshot;
  const reader = { names: called, viewer: seat };
  return {
    app,
    snapshot,
    words,
    board,
    called,
    seat,
    chapters: course?.chapters ?? [],
    last: course?.entries.at(-1) ?? 0,
    names: called.map((name, at) => (at === seat ? words.say("panel-you") : name)),
    say: (message, args) => words.say(message, args, reader),
    when: (entry) => {
      const chapter = course && chapterAt(course, entry - 1);
      return chapter ? words.say(chapter, {}, reader) : words.say("analysis-table-choice", { entry: String(entry) });
    },
  };
}

/** @param {{kit: Kit, table: string, title: string}} props */
function Head({ kit, table, title }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(location.href.replace(/[?#].*/, "")).then(
      () => setCopied(true),
      () => {},
    );
  return html`<header class="analysis-head">
    <div><h1>${title}</h1><p class="lead">${kit.say("analysis-lead")}</p></div>
    <p class="analysis-tools">
      <a class="btn" href="/r/${table}"><${Icon} name="ui-play" />${kit.say("end-replay")}</a>
      ${navigator.clipboard && html`<button class="btn" onClick=${copy}><${Icon} name="ui-copy" />${kit.say("analysis-share")}</button>`}
      <span class="sr" role="status">${copied ? kit.say("analysis-shared") : ""}</span>
      ${copied && html`<span class="copied" aria-hidden="true"><${Icon} name="ui-check" /></span>`}
    </p>
  </header>`;
}

/** What was refused, and once more. @param {{kit: Kit, says: Message, ask: () => void}} props */
const Trouble = ({ kit, says, ask }) =>
  html`<section class="analysis-card wait" role="alert">
    <h2>${kit.say("analysis-failed")}</h2>
    <p>${kit.say(says)}</p>
    <p><button class="btn primary" onClick=${ask}>${kit.say("analysis-again")}</button></p>
  </section>`;

/** @param {{kit: Kit, table: string, found: Analysis, ask: () => void}} props */
function Body({ kit, table, found, ask }) {
  if (found.state === "failed")
    return html`<${Trouble} kit=${kit} says=${found.error ?? { id: "server-error-defect" }} ask=${ask} />`;
  if (found.state === "none")
    return html`<section class="analysis-card wait">
      <h2>${kit.say("analysis-none")}</h2>
      <p>${kit.say("analysis-none-about")}</p>
      <p><button class="btn primary big" onClick=${ask}>${kit.say("analysis-start")}</button></p>
    </section>`;
  const { result } = found;
  if (!result) return html`<${Waiting} kit=${kit} found=${found} />`;
  return html`
    ${!found.current && html`<p class="analysis-old">${kit.say("analysis-old")} <button class="btn small" onClick=${ask}>${kit.say("analysis-renew")}</button></p>`}
    <${Chances} kit=${kit} result=${result} table=${table} />
    <${Luck} kit=${kit} result=${result} />
    <${Mistakes} kit=${kit} result=${result} table=${table} />
    <p class="analysis-how">${kit.say("analysis-how", { decisions: result.decisions, simulations: result.simulations })}</p>`;
}

/** @param {{kit: Kit, found: Analysis}} props */
function Waiting({ kit, found }) {
  const runs = found.state === "running";
  const percent = Math.floor(found.progress * 100);
  const name = runs ? kit.say("analysis-running") : kit.say("analysis-waiting", { place: found.place });
  return html`<section class="analysis-card wait">
    <h2>${name}</h2>
    <div class="bar-row">
      <div class="bar-way" role="progressbar" aria-label=${name} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${runs ? percent : null}><div class="bar-done" style=${{ width: `${runs ? percent : 0}%` }}></div></div>
      <span class="num">${runs && kit.say("analysis-percent", { percent })}</span>
    </div>
    <p>${kit.say(runs ? "analysis-running-about" : "analysis-waiting-about")}</p>
  </section>`;
}

/** Now and then it is said how far it is. @param {{kit: Kit, found: Analysis | null}} props */
function Voice({ kit, found }) {
  const waited = useRef(false);
  let text = "";
  if (found?.state === "waiting") text = kit.say("analysis-waiting", { place: found.place });
  else if (found?.state === "running")
    text = kit.say("analysis-spoken", { percent: Math.floor((found.progress * 100) / SPOKEN) * SPOKEN });
  else if (found?.state === "done" && waited.current) text = kit.say("analysis-ready");
  waited.current ||= found?.state === "waiting" || found?.state === "running";
  return html`<p class="sr" role="status">${text}</p>`;
}
