/**
 * The table's page: controller and views put together, and what hands and keys do.
 *
 * @typedef {object} TableContext  what every view of the table gets
 * @property {import("../app.js").App} app
 * @property {import("./ctrl.js").TableCtrl} ctrl
 * @property {import("../types.js").Ui} ui
 * @property {import("../words.js").Words} words
 * @property {(message: import("../types.js").Message | string, args?: Record<string, import("../types.js").Field>) => string} say
 * @property {import("../types.js").Snapshot} snapshot
 * @property {import("../types.js").GameInfo | null} game
 * @property {string} title
 * @property {string} [heading] instead of the phase
 * @property {string[]} bots
 * @property {(bot: string) => string} botName
 * @property {(target: string) => boolean} isDrawn
 * @property {string} tab
 * @property {(tab: string) => void} setTab
 * @property {(drawer: string) => void} setDrawer
 * @property {number} since chapters told while the reader was away
 * @property {() => void} forgetSince
 * @property {() => void} playSince
 * @property {number} secondsToRetry
 * @property {boolean} aloneWithBots
 * @property {boolean} mayGoBack nothing can be taken back, but with bots one may go back
 * @property {string} undoRefusal
 * @property {(target: string) => string[]} aboutTarget
 * @property {() => string[]} drawn
 * @property {(target: string) => string} nameOf
 * @property {(place: string, thing: string) => void} fill
 * @property {(seq: number) => void} showMoment
 * @property {(nth: number) => void} showRound
 * @property {() => void} again
 * @property {() => void} rewindOne
 * @property {() => void} rematch
 * @property {() => void} followRematch
 * @property {() => void} describe
 * @property {() => string[]} describeLines
 * @property {(at?: string | null) => void} openBook
 * @property {(event: {currentTarget: Element}) => void} explainButton
 * @property {(element: Element, free: string[]) => void} notYet
 *
 * @typedef {{LessonCard?: typeof import("../lesson/card.js").LessonCard, CoachCard?: typeof import("../lesson/coach.js").CoachCard}} Teaching
 */

import { Horizon, Mark } from "../art.js";
import { loadStyle } from "../art.js";
import { html, useEffect, useMemo, useRedraw, useRef, useState } from "../dom.js";
import { CoachCard, nextTip } from "../lesson/coach.js";
import { TableCtrl } from "./ctrl.js";
import { TableView } from "./view.js";

/** @param {{app: import("../app.js").App, table: string}} props */
export function TablePage({ app, table }) {
  const ctrl = useMemo(() => new TableCtrl(table, app.session, takeToken()), [table]);
  const [kit, setKit] = useState(
    /** @type {{words: import("../words.js").Words, board: import("../types.js").Board | null} | null} */ (null),
  );
  useRedraw((listener) => ctrl.subscribe(listener), [ctrl]);
  const [teaching, setTeaching] = useState(/** @type {Teaching} */ ({}));
  const teaches = useRef("");
  useEffect(() => {
    ctrl.open();
    return () => ctrl.close();
  }, [ctrl]);

  const game = ctrl.snapshot?.game;
  // Words and cards of lessons are loaded where somebody is taught, and stay as long as the table.
  if (ctrl.snapshot?.lesson) teaches.current = "lesson";
  else if (!teaches.current && nextTip(app.session, ctrl.snapshot)) teaches.current = "coach";
  const { language, vocabulary } = app.session.preferences;
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    document.documentElement.dataset.game = game;
    Promise.all([teaches.current ? app.lessonWords(game) : app.wordsOf(game), app.board(game)]).then(
      ([words, board]) => {
        if (!wanted) return;
        ctrl.board = board;
        setKit({ words, board });
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, language, game && vocabulary[game], teaches.current]);
  useEffect(() => {
    if (teaches.current === "coach") setTeaching({ CoachCard });
    if (teaches.current !== "lesson") return;
    const style = loadStyle(new URL("../style/lesson.css", import.meta.url).href);
    Promise.all([import("../lesson/card.js"), import("../lesson/guide.js"), style]).then(([card, { Guide }]) => {
      ctrl.guide ??= new Guide(ctrl);
      setTeaching({ LessonCard: card.LessonCard });
      ctrl.changed();
    });
  }, [ctrl, teaches.current]);
  useEffect(() => () => delete document.documentElement.dataset.game, []);
  const advised = ctrl.advised?.key;
  useEffect(() => {
    const targets = ctrl.snapshot?.options.find((option) => option.key === advised)?.targets;
    if (!targets) return;
    const begun = import("../lesson/place.js").then(({ bringIntoView }) => ({
      bringIntoView,
      stop: bringIntoView(targets),
    }));
    // Maps keep in view what is spoken of: of an answered question nothing is.
    return () =>
      void begun.then(({ bringIntoView, stop }) => {
        stop();
        bringIntoView([])();
      });
  }, [advised]);

  if (ctrl.failure) return html`<${NoTable} app=${app} failure=${ctrl.failure} />`;
  if (!ctrl.snapshot || !kit || (ctrl.snapshot.lesson && !ctrl.guide)) return html`<${Loading} app=${app} />`;
  return html`<${TableView} app=${app} ctrl=${ctrl} words=${kit.words} teaching=${teaching} />`;
}

/** The part after # is the seat's secret: it is kept, and does not stay in the address bar. */
function takeToken() {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, "", location.pathname + location.search);
  return token;
}

/** The fire flickers only if it takes long (the style sheet waits). @param {{app: import("../app.js").App}} props */
export const Loading = ({ app }) =>
  html`<main class="loading" aria-busy="true"><${Mark} /><p>${app.say("app-loading")}</p></main>`;

/** @param {{app: import("../app.js").App, failure: import("../net.js").Refused}} props */
export function NoTable({ app, failure }) {
  return html`<main class="loading failed">
    <${Mark} />
    <h1>${app.say(failure.status === 404 || failure.status === 401 ? "error-table-gone" : failure.says)}</h1>
    <p><a class="btn primary" href="/">${app.say("app-to-lobby")}</a></p>
    <${Horizon} />
  </main>`;
}
