/** Puts together what every view of the table is given. */

import { botName } from "../words.js";
import { isSecret, post } from "../net.js";
import { rematchChairs } from "../pages/newtable.js";
import { put } from "./grammar.js";
import { makeUi } from "./ui.js";

/**
 * @param {object} about
 * @param {import("../app.js").App} about.app
 * @param {import("./ctrl.js").TableCtrl} about.ctrl
 * @param {import("../words.js").Words} about.words
 * @param {{width: number, height: number}} about.box
 * @param {{now: Map<string, string>, before: Map<string, string>, asked: Map<string, boolean>, situation: string}} about.drawn
 *   what is drawn and its names: in this redraw, in the last one; what was said of it before everything was drawn; and in which situation
 * @param {import("../tips.js").Tips} about.tips
 * @param {string} about.tab
 * @param {(tab: string) => void} about.setTab
 * @param {(drawer: string) => void} about.setDrawer
 * @param {(rule: string | null) => void} about.setRule
 * @param {string | null} about.rule
 */
export function contextOf({ app, ctrl, words, box, drawn, tips, tab, setTab, setDrawer, setRule }) {
  const snapshot = /** @type {import("../types.js").Snapshot} */ (ctrl.snapshot);
  const still = app.still.matches || app.session.preferences.speed === "at-once";
  const situation = `${snapshot.decision?.id} ${ctrl.prefix} ${ctrl.acting} ${ctrl.beats.playing}`;
  const first = drawn.situation !== situation;
  drawn.situation = situation;
  drawn.before = drawn.now;
  drawn.now = new Map();
  drawn.asked = new Map();
  const ui = makeUi(ctrl, words, { box, still, drawn: drawn.now });
  const nameOf = (/** @type {string} */ target) =>
    drawn.now.get(target) || drawn.before.get(target) || words.noun(target.slice(target.indexOf(":") + 1));
  const game = app.games?.find((one) => one.id === snapshot.game) ?? null;
  const { players, undo } = snapshot;
  const own = new Set(ctrl.chairs.map((chair) => chair.seat));
  const alone = players.every((player) => player.kind === "bot" || own.has(player.seat));
  return {
    app,
    ctrl,
    ui,
    words,
    say: ui.say,
    snapshot,
    game,
    title: words.say("game-title"),
    bots: game?.bots ?? [],
    botName: (/** @type {string} */ bot) => botName(bot, words),
    isDrawn: (/** @type {string} */ target) => {
      // The first time nobody knows yet: a button that is not needed would flash.
      const answer = drawn.now.has(target) || drawn.before.has(target) || first;
      drawn.asked.set(target, answer);
      return answer;
    },
    nameOf,
    tab,
    setTab,
    setDrawer,
    since: missed(ctrl),
    forgetSince: () => ((ctrl.since = -1), ctrl.changed()),
    playSince: () => {
      const from = ctrl.since;
      ctrl.since = -1;
      ctrl.again(from).catch(() => {});
    },
    secondsToRetry: Math.max(0, Math.ceil(((ctrl.feed?.retryAt ?? 0) - Date.now()) / 1000)),
    aloneWithBots: alone,
    mayGoBack:
      alone &&
      ui.seat !== null &&
      snapshot.status === "playing" &&
      Boolean(snapshot.decision) &&
      !undo?.step &&
      ctrl.answeredAt >= 0,
    undoRefusal: undo?.refusal ? ui.say(undo.refusal) : "",
    aboutTarget: (/** @type {string} */ target) =>
      aboutTarget(ctrl, ui, target, () => (drawn.now.has(target) || drawn.before.has(target) ? nameOf(target) : "")),
    drawn: () => [...drawn.now.keys()],
    fill: (/** @type {string} */ place, /** @type {string} */ thing) => {
      ctrl.undoRefused = null;
      ctrl.lay(
        ctrl.plan.placed[place] === thing
          ? { ...ctrl.plan, placed: without(ctrl.plan.placed, place) }
          : put(snapshot.places, ctrl.plan, thing, place),
      );
    },
    showMoment: (/** @type {number} */ seq) => ctrl.past.show(seq).catch(() => {}),
    showRound: (/** @type {number} */ nth) => {
      const kinds = ctrl.board?.headings ?? ["round"];
      const chapter = snapshot.story.filter(({ events }) => events.some((event) => kinds.includes(event.kind)))[nth];
      if (chapter) ctrl.past.show(chapter.seq).catch(() => {});
    },
    again: () => ctrl.again(ctrl.answeredAt >= 0 ? ctrl.answeredAt : lastChapters(snapshot)).catch(() => {}),
    rewindOne: () => ctrl.goBack(),
    rematch: () =>
      ctrl.doing(async () => {
        const token = ctrl.feed?.token ?? ctrl.chairs[0]?.token;
        const made = /** @type {{table: string}} */ (await post("/api/tables", { rematch: ctrl.table }, token));
        goTo(app, ctrl, made.table);
      }),
    followRematch: () => goTo(app, ctrl, /** @type {string} */ (snapshot.rematch)),
    describe: () => setDrawer("words"),
    describeLines: () => describe(ctrl, ui, words),
    openBook: (/** @type {string | null} */ at = null) => {
      setRule(at ?? (ctrl.view ? ctrl.board?.section?.(ctrl.view) : null) ?? null);
      setDrawer("book");
    },
    explainButton: (/** @type {{currentTarget: Element}} */ event) => tips.show(event.currentTarget, true),
    notYet: (/** @type {Element} */ element, /** @type {string[]} */ free) => tips.show(element, true, { free }),
  };
}

/** What the game says of a thing, line by line; a sentence that stands there already is not said again. @param {import("./ctrl.js").TableCtrl} ctrl @param {import("../types.js").Ui} ui @param {string} target @param {() => string} name */
function aboutTarget(ctrl, ui, target, name) {
  const own = ctrl.view ? ctrl.board?.tip?.(target, ctrl.view, ui) : null;
  const lines = own ? own.map((line) => (typeof line === "string" ? line : ui.say(line))) : [name()];
  return saidOnce(lines);
}

/** @param {string[]} lines @returns {string[]} */
export function saidOnce(lines) {
  /** @type {Set<string>} */
  const said = new Set();
  const once = (/** @type {string} */ sentence) => !said.has(sentence.trim()) && said.add(sentence.trim());
  return lines
    .map((line) =>
      (line ?? "")
        .split(/(?<=[.!?])\s+/)
        .filter(once)
        .join(" "),
    )
    .filter(Boolean);
}

/** @param {Record<string, string>} placed @param {string} place */
function without(placed, place) {
  const { [place]: _, ...rest } = placed;
  return rest;
}

/** How many chapters with words were told since this browser last looked. @param {import("./ctrl.js").TableCtrl} ctrl */
function missed(ctrl) {
  if (ctrl.since < 0 || ctrl.over || !ctrl.snapshot) return 0;
  const { story, seat } = ctrl.snapshot;
  return story.filter(
    ({ seq, events, undone }) =>
      seq > ctrl.since && !undone && events.some((event) => event.seat?.seat !== seat && ctrl.sentence(event)),
  ).length;
}

/** @param {import("../types.js").Snapshot} snapshot */
const lastChapters = (snapshot) => snapshot.story.at(-2)?.seq ?? -1;

/** The table in sentences: scores, then the board, then what is asked. @param {import("./ctrl.js").TableCtrl} ctrl @param {import("../types.js").Ui} ui @param {import("../words.js").Words} words */
function describe(ctrl, ui, words) {
  const view = ctrl.view;
  const snapshot = /** @type {import("../types.js").Snapshot} */ (ctrl.snapshot);
  const scores = snapshot.players.flatMap(({ seat }) => {
    const score = view ? ctrl.board?.score?.(view, seat) : null;
    return score === null || score === undefined ? [] : [ui.say("choices-score", { seat: { seat }, score })];
  });
  const who = words.list(snapshot.deciding.map((/** @type {number} */ seat) => ui.names[seat]));
  const asked = snapshot.decision
    ? ui.say(snapshot.decision.prompt)
    : who && ui.say("ribbon-others", { who, count: snapshot.deciding.length });
  return [...scores, ...((view ? ctrl.board?.describe?.(view, ui) : null) ?? []), asked].filter(Boolean);
}

/** To the table where the same people play again. @param {import("../app.js").App} app @param {import("./ctrl.js").TableCtrl} ctrl @param {string} table */
function goTo(app, ctrl, table) {
  const { game, players } = /** @type {import("../types.js").Snapshot} */ (ctrl.snapshot);
  const chairs = ctrl.chairs.filter((chair) => isSecret(chair.token));
  if (chairs.length) app.session.hold(table, game, rematchChairs(chairs, players.length));
  app.go(`/t/${table}`);
}
