/** A finished game again: any moment, from any seat, and on from there. */

import { Icon } from "../art.js";
import { classes, html, useEffect, useMemo, useRedraw, useState } from "../dom.js";
import { createTable, myName } from "../pages/newtable.js";
import { Loading, NoTable } from "../table/page.js";
import { TableView } from "../table/view.js";
import { ReplayCtrl } from "./ctrl.js";
import { Timeline } from "./timeline.js";

/** @param {{app: import("../app.js").App, table: string}} props */
export function ReplayPage({ app, table }) {
  const ctrl = useMemo(() => new ReplayCtrl(table, app.session), [table]);
  const [kit, setKit] = useState(/** @type {any} */ (null));
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
      ctrl.begin();
    });
  }, [game, language, game && vocabulary[game]]);
  useEffect(() => () => delete document.documentElement.dataset.game, []);
  if (ctrl.failure) return html`<${NoTable} app=${app} failure=${ctrl.failure} />`;
  if (!ctrl.snapshot || !kit || (ctrl.over && !ctrl.past.moment)) return html`<${Loading} app=${app} />`;
  if (!ctrl.over) return html`<${NotYet} app=${app} table=${table} />`;
  return html`<${TableView} app=${app} ctrl=${ctrl} words=${kit.words} replay=${{ own: (/** @type {any} */ t) => html`<${Timeline} t=${t} replay=${ctrl} />`, ribbon: (/** @type {any} */ t) => ribbon(t, ctrl) }} />`;
}

/** @param {{app: import("../app.js").App, table: string}} props */
const NotYet = ({ app, table }) => html`<main class="loading failed"><h1>${app.say("replay-not-over")}</h1><p><a class="btn primary" href="/t/${table}">${app.say("app-table")}</a></p></main>`;

/** What the ribbon says at a moment. @param {import("../table/page.js").TableContext} t @param {ReplayCtrl} ctrl */
function ribbon(t, ctrl) {
  const { ui } = t;
  const events = ctrl.past.moment?.events ?? [];
  const lines = events.map(ui.event).filter(Boolean);
  const playOn = () => {
    const me = ctrl.eyes ?? 0;
    const seats = t.snapshot.players.map(({ seat }) => (seat === me ? { kind: "me", name: myName(t.app) } : { kind: "bot", bot: t.bots[0] }));
    const origin = { table: ctrl.table, moment: ctrl.past.moment?.seq ?? 0, seat: ctrl.eyes };
    ctrl.doing(() => createTable(t.app, t.snapshot.game, { from: origin, seats }));
  };
  const last = ctrl.at >= ctrl.seqs.length - 1;
  const say = ctrl.notice ? ui.say(ctrl.notice.message) : (lines.at(-1) ?? t.say("ribbon-past-start"));
  return {
    say,
    sub: lines.length > 1 ? lines.at(-2) : "",
    seat: events.find((event) => event.seat)?.seat?.seat ?? null,
    acts: [
      html`<label class="eyes"><span>${t.say("replay-eyes")}</span><span class="select"><select class="field" onChange=${(/** @type {any} */ event) => ctrl.lookThrough(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
        <option value="" selected=${ctrl.eyes === null}>${t.say("replay-spectator")}</option>
        ${t.snapshot.players.map(({ seat }) => html`<option key=${seat} value=${seat} selected=${ctrl.eyes === seat}>${ui.names[seat]}</option>`)}
      </select><${Icon} name="ui-down" /></span></label>`,
      html`<button class=${classes("btn", !last && "primary")} key="on" disabled=${last || ctrl.busy || null} onClick=${playOn}>${t.say("replay-play-on")}</button>`,
    ],
  };
}
