/** A finished game again: any moment, from any seat, and on from there. */

import { Icon } from "../art.js";
import { html, useEffect, useMemo, useRedraw, useState } from "../dom.js";
import { createTable, me } from "../pages/newtable.js";
import { isTyping } from "../keys.js";
import { usualBot } from "../words.js";
import { Loading, NoTable } from "../table/page.js";
import { analysable } from "../table/end.js";
import { TableView } from "../table/view.js";
import { ReplayCtrl } from "./ctrl.js";
import { Timeline } from "./timeline.js";

/** @param {{app: import("../app.js").App, table: string}} props */
export function ReplayPage({ app, table }) {
  const ctrl = useMemo(() => new ReplayCtrl(table, app.session), [table]);
  const [kit, setKit] = useState(/** @type {{words: import("../words.js").Words} | null} */ (null));
  useRedraw((listener) => ctrl.subscribe(listener), [ctrl]);
  useEffect(() => {
    ctrl.open();
    return () => ctrl.close();
  }, [ctrl]);
  const game = ctrl.snapshot?.game;
  const { language, vocabulary } = app.session.preferences;
  useEffect(() => {
    if (!game) return;
    document.documentElement.dataset.game = game;
    Promise.all([app.wordsOf(game), app.board(game)]).then(([words, board]) => {
      ctrl.board = board;
      ctrl.sentence = (event) => words.event(event);
      setKit({ words });
      const wanted = new URLSearchParams(location.search);
      const [entry, eyes, mistake] = ["entry", "eyes", "mistake"].map((name) => Number(wanted.get(name) ?? NaN));
      ctrl.begin(entry || 0, eyes in (ctrl.snapshot?.players ?? []) ? eyes : null);
      if (mistake) ctrl.remark(app, mistake);
    });
  }, [game, language, game && vocabulary[game]]);
  useEffect(() => () => delete document.documentElement.dataset.game, []);
  useEffect(() => {
    // Before the table's own keys: there, space presses the main button.
    const space = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) && !(event.target instanceof HTMLElement && event.target.matches(".slider"))) return;
      if (event.target instanceof Element && event.target.closest("button, a, summary, dialog")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      ctrl.playOrPause();
    };
    document.addEventListener("keydown", space, true);
    return () => document.removeEventListener("keydown", space, true);
  }, [ctrl]);
  if (ctrl.failure) return html`<${NoTable} app=${app} failure=${ctrl.failure} />`;
  if (!ctrl.snapshot || !kit || (ctrl.over && !ctrl.past.moment)) return html`<${Loading} app=${app} />`;
  if (!ctrl.over) return html`<${NotYet} app=${app} table=${table} />`;
  return html`<${TableView} app=${app} ctrl=${ctrl} words=${kit.words} replay=${{ own: (/** @type {import("../table/page.js").TableContext} */ t) => html`<${Own} t=${t} replay=${ctrl} />`, ribbon: (/** @type {import("../table/page.js").TableContext} */ t) => ribbon(t, ctrl) }} />`;
}

/** The hand and stores of those eyes, above the timeline. @param {{t: import("../table/page.js").TableContext, replay: ReplayCtrl}} props */
function Own({ t, replay }) {
  const { board, view } = replay;
  return html`<div class="own-replay">
    ${replay.showsHand && board?.Own && view && html`<div class="own-box"><${board.Own} view=${view} ui=${t.ui} /></div>`}
    <${Timeline} t=${t} replay=${replay} />
  </div>`;
}

/** @param {{app: import("../app.js").App, table: string}} props */
const NotYet = ({ app, table }) =>
  html`<main class="loading failed"><h1>${app.say("replay-not-over")}</h1><p><a class="btn primary" href="/t/${table}">${app.say("app-table")}</a></p></main>`;

/** So many letters fit below the ribbon's sentence. */
const ROOM = 130;

/** As many sentences as fit, none of them cut; all of them stand in the log. @param {string[]} lines */
export function fitting(lines) {
  let text = "";
  for (const line of lines) {
    if (text.length + line.length >= ROOM) break;
    text += `${text && " "}${line}`;
  }
  return text;
}

/** What the ribbon says at a moment. @param {import("../table/page.js").TableContext} t @param {ReplayCtrl} ctrl */
function ribbon(t, ctrl) {
  const { ui } = t;
  const events = ctrl.telling;
  const { beginning } = ctrl;
  const lines = [...(beginning ? [ui.say(beginning)] : []), ...events.map(ui.event)];
  const playOn = () => {
    const mine = ctrl.eyes ?? 0;
    const seats = t.snapshot.players.map(({ seat }) =>
      seat === mine ? me(t.app) : { kind: "bot", bot: usualBot(t.bots) },
    );
    const origin = { table: ctrl.table, moment: ctrl.past.moment?.seq ?? 0, seat: ctrl.eyes };
    ctrl.doing(() => createTable(t.app, t.snapshot.game, { from: origin, seats }, ctrl.feed?.token));
  };
  const { remarked } = ctrl;
  const last = ctrl.at >= ctrl.seqs.length - 1;
  const say = ctrl.notice ? ui.say(ctrl.notice.message) : (remarked?.say ?? lines[0] ?? t.say("ribbon-past-start"));
  return {
    say,
    sub: remarked ? remarked.sub : fitting(lines.slice(1)),
    seat: remarked?.seat ?? events.find((event) => event.seat)?.seat?.seat ?? null,
    acts: [
      html`<label class="eyes"><span>${t.say("replay-eyes")}</span><span class="select"><select class="field" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => ctrl.lookThrough(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
        <option value="" selected=${ctrl.eyes === null}>${t.say("replay-spectator")}</option>
        ${t.snapshot.players.map(({ seat }) => html`<option key=${seat} value=${seat} selected=${ctrl.eyes === seat}>${ui.names[seat]}</option>`)}
      </select><${Icon} name="ui-down" /></span></label>`,
      html`<button class="btn hand-tool" key="hand" aria-pressed=${ctrl.showsHand} onClick=${() => ((ctrl.showsHand = !ctrl.showsHand), ctrl.changed())}>${t.say("replay-hand")}</button>`,
      analysable(t.snapshot) &&
        html`<a class="btn to-analysis" key="analyse" href="/analysis/${ctrl.table}#start" aria-label=${t.say("end-analyse")} data-tip=${t.say("end-analyse")}><${Icon} name="chart" /><span>${t.say("end-analyse")}</span></a>`,
      t.app.session.mayPlay() &&
        html`<button class="btn play-on" key="on" disabled=${last || ctrl.busy || null} onClick=${playOn}>${t.say("replay-play-on")}</button>`,
    ],
  };
}
