/** One panel per seat, in turn order from the viewer; who has to decide, who is ready, who is away. */

import { Icon } from "../art.js";
import { classes, html, useEffect, useState } from "../dom.js";
import { get } from "../net.js";
import { LEVELS, isMarkedGuest, usualBot } from "../words.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/** The others first, the viewer last, so that the viewer's panel is next to the own area. @param {number} count @param {number | null} viewer */
export const panelOrder = (count, viewer) =>
  Array.from({ length: count }, (_, at) => (at + 1 + (viewer ?? count - 1)) % count);

/** @param {TableContext} t */
export function Players(t) {
  const { snapshot, ui } = t;
  const order = panelOrder(snapshot.players.length, ui.seat);
  const mine = (/** @type {import("../types.js").Team} */ { seats }) => ui.seat !== null && seats.includes(ui.seat);
  const teams = t.ctrl.view
    ? t.ctrl.board?.teams?.(t.ctrl.view, ui)?.sort((a, b) => Number(mine(a)) - Number(mine(b)))
    : null;
  const beside = t.ctrl.view && t.ctrl.board?.Beside;
  return html`<section class=${classes("players", snapshot.players.length > 2 && "many")} aria-label=${t.say("panel-players")}>
    ${beside && html`<${beside} view=${t.ctrl.view} ui=${ui} />`}
    ${teams ? teams.map((team) => html`<${Team} key=${team.seats.join()} t=${t} team=${team} />`) : order.map((seat) => html`<${Panel} key=${seat} t=${t} seat=${seat} />`)}
  </section>`;
}

/** A team: one frame, one score, what wins for both, then its players. @param {{t: TableContext, team: import("../types.js").Team}} props */
function Team({ t, team }) {
  const { ui } = t;
  const mine = ui.seat !== null && team.seats.includes(ui.seat);
  // The reader's panel is the last one; in words the reader comes first.
  const seats = [...team.seats].sort((a, b) => Number(a === ui.seat) - Number(b === ui.seat));
  const names = t.words.list((mine ? [...seats].reverse() : seats).map((seat) => ui.names[seat]));
  return html`<section class=${classes("team", mine && "mine")} aria-label=${names}>
    <header><h2 class="team-name"><span>${names}</span></h2><span class="team-near">${team.near}</span><p class="sc num">${team.score ?? "?"}<small>${t.say("panel-points", { count: team.score ?? 0 })}</small></p></header>
    <div class="team-who">${seats.map((seat) => html`<${Panel} key=${seat} t=${t} seat=${seat} />`)}</div>
  </section>`;
}

/** @param {{t: TableContext, seat: number}} props */
function Panel({ t, seat }) {
  const { ui, ctrl, snapshot } = t;
  const view = ctrl.view;
  const player = snapshot.players[seat];
  // While the last moves are still being shown, and at an earlier moment, nobody is asked.
  const turn = isNow(ctrl) && snapshot.status === "playing" && snapshot.deciding.includes(seat);
  const status = view ? ctrl.board?.status?.(view, seat, ui) : null;
  const score = view ? (ctrl.board?.score?.(view, seat) ?? null) : null;
  const goods = view && ctrl.board?.Goods;
  return html`<article class=${classes("pl", ui.colour(seat), turn && "turn")} aria-label=${ui.names[seat]}>
    <div class="row">
      ${ui.crest(seat, 34)}
      <div class="who">
        <h2 class="nm">${ui.names[seat]}${player.kind === "bot" && player.nick && player.bot && html` <small>${LEVELS.includes(player.bot) && html`<${Icon} name=${`bot-${player.bot}`} />`}${t.botName(player.bot)}</small>`}${player.program && html` <small>${t.say("panel-program")}</small>`}<${GuestMark} t=${t} player=${player} /></h2>
        ${status && html`<p class="st wide-status">${typeof status === "string" ? status : ui.say(status)}</p>`}
        ${player.failed && html`<p class="st wide-status" role="status">${t.say("panel-failed", { bot: player.failed, other: t.botName(player.bot ?? "") })}</p>`}
        ${player.failed && html`<p class="st small-status" role="status">${t.say("panel-instead", { bot: player.failed })}</p>`}
        <p class="st small-status"><${State} t=${t} seat=${seat} player=${player} turn=${turn} /></p>
      </div>
      ${isNow(ctrl) && ctrl.time && html`<${ctrl.time.Clock} t=${t} seat=${seat} />`}
      ${score !== null && html`<p class="sc num" key=${score}>${score}<small>${t.say("panel-points", { count: score })}</small></p>`}
    </div>
    ${goods && html`<div class="goods"><${goods} view=${view} seat=${seat} ui=${ui} /></div>`}
    <div class="row foot">
      <${State} t=${t} seat=${seat} player=${player} turn=${turn} tag />
      <${Away} t=${t} seat=${seat} player=${player} />
    </div>
  </article>`;
}

/** That anybody may be called like this; friends at this screen need not be told who they are. @param {{t: TableContext, player: import("../types.js").PlayerInfo}} props */
export const GuestMark = ({ t, player }) =>
  isMarkedGuest(player, t.snapshot.access) &&
  player.seat !== t.ui.seat &&
  !t.ctrl.chairs.some(({ seat }) => seat === player.seat) &&
  html` <small class="guest" data-tip=${t.say("panel-guest-about")}>${t.say("seat-guest")}</small>`;

/** Whether the table is shown as it is. @param {import("./ctrl.js").TableCtrl} ctrl */
const isNow = (ctrl) => !ctrl.beats.playing && !ctrl.past.moment;

/** @param {{t: TableContext, seat: number, player: import("../types.js").PlayerInfo, turn: boolean, tag?: boolean}} props */
function State({ t, seat, player, turn, tag }) {
  const { snapshot, ui, ctrl } = t;
  const mine = seat === ui.seat;
  const here = player.present || ctrl.chairs.some((chair) => chair.seat === seat);
  const answered = snapshot.asked.includes(seat) && !turn && snapshot.status === "playing" && isNow(ctrl);
  let [words, kind] = ["", ""];
  if (player.gone) words = t.say("panel-gone");
  else if (player.lent && snapshot.status !== "over") words = t.say("panel-lent", { bot: t.botName(player.bot ?? "") });
  else if (!here && player.kind === "person" && !mine && snapshot.status !== "over") words = t.say("panel-away");
  else if (turn && mine && tag && ctrl.planning) {
    const all = Object.keys(snapshot.places).length;
    [words, kind] = [t.say("panel-placing", { placed: Object.keys(ctrl.plan.placed).length, all }), "turn"];
  } else if (turn)
    [words, kind] = [
      t.say(mine ? "panel-choosing-you" : player.kind === "bot" ? "panel-thinking" : "panel-choosing"),
      "turn",
    ];
  else if (answered) [words, kind] = [t.say("panel-ready"), "ready"];
  if (!words) return null;
  if (!tag) return html`<span class="state ${kind}">${words}</span>`;
  return html`<span class=${classes("tag", kind)}>
    ${kind === "ready" && html`<${Icon} name="ui-check" />`}${words}
    ${turn && player.kind === "bot" && html`<span class="beads" aria-hidden="true"><i></i><i></i><i></i></span>`}
  </span>`;
}

/** Somebody who is gone can be stood in for by a bot, as soon as the server lends the seat: a reload is not leaving. @param {{t: TableContext, seat: number, player: import("../types.js").PlayerInfo}} props */
function Away({ t, seat, player }) {
  const gone = player.kind === "person" && !player.present && !player.lent && !player.gone && seat !== t.ui.seat;
  const { stand_ins, away_seconds } = t.snapshot;
  // Announced: until then the owner may come back.
  const at = (player.replaced_at ?? 0) * 1000;
  // The server notes a moment later than we hear it that somebody has left.
  const wait = at ? Math.max(0, at - Date.now()) : away_seconds * 1000 + 2000;
  const [long, setLong] = useState(false);
  const here = t.ctrl.chairs.find((chair) => chair.seat === seat);
  useEffect(() => {
    setLong(false);
    const timer = gone && setTimeout(() => setLong(true), wait);
    // Whoever sits at this screen is here, though somebody else's stream is open.
    if (at && here) get(t.ctrl.path, here.token).catch(() => {});
    return () => clearTimeout(timer || undefined);
  }, [gone, at, away_seconds]);
  if (gone && at && !long && !here)
    return html`<p class="st" role="status">${t.say("panel-warned", { name: player.name, minutes: Math.ceil(wait / 60000) })}</p>`;
  if (!gone || !long || t.snapshot.status !== "playing" || !t.ctrl.chairs.length || stand_ins === "nobody" || here)
    return null;
  const bot = (stand_ins === "levels" ? usualBot(t.bots) : stand_ins) ?? "";
  return html`<button class="btn small" onClick=${() => t.ctrl.seatBot(seat, bot)}>${t.say("panel-lend", { name: player.name })}</button>`;
}
