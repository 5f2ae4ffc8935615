/**
 * Everybody's time. The page counts on from what the server said last, and never decides that time is out.
 *
 * @typedef {import("../types.js").Clocks} Clocks
 * @typedef {import("./page.js").TableContext} TableContext
 * @typedef {{total: number, free: number, share: number, runs: boolean, late: boolean, away: number | null}} Time
 *   `total`: seconds left, the free ones and the reserve; `share`: of all that one may have; `away`: until when, if they are on holiday now
 */

import { classes, html, useEffect, useState } from "../dom.js";
import { timeWords } from "../words.js";

/** When each message about clocks came, in ms of this browser: its own clock may be wrong. @type {WeakMap<Clocks, number>} */
const came = new WeakMap();

/** How late it is where the server is. @param {Clocks} clocks */
export function serverNow(clocks, at = performance.now()) {
  if (!came.has(clocks)) came.set(clocks, at);
  return clocks.now + (at - (came.get(clocks) ?? at)) / 1000;
}

/** What somebody has left. @param {Clocks} clocks @param {number} seat @param {number} now in seconds, as the server counts @returns {Time | null} */
export function timeOf(clocks, seat, now) {
  const its = clocks.seats[seat];
  if (!its) return null;
  const { away_from: from, away_until: until } = its;
  const onHoliday = from !== null && until !== null && from <= now && now < until;
  const overlap = from === null || until === null ? 0 : Math.max(0, Math.min(now, until) - Math.max(clocks.now, from));
  const passed = its.runs || its.waits ? Math.max(0, now - clocks.now - overlap) : 0;
  const free = Math.max(0, its.free - passed);
  const total = Math.max(0, its.free + its.left - passed);
  const share = clocks.free + clocks.reserve > 0 ? total / (clocks.free + clocks.reserve) : 0;
  return { total, free, share, runs: its.runs && !onHoliday, late: its.late, away: onHoliday ? until : null };
}

/** A day in words: "3 June". @param {number} at in seconds @param {string} language */
export const dayWords = (at, language) =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(new Date(at * 1000));

/** What is read out when this much is left: a quarter, and half a minute. @param {Time} time @returns {"quarter" | "soon" | ""} */
export const warning = (time) =>
  !time.runs || time.late ? "" : time.total <= 30 ? "soon" : time.share <= 0.25 ? "quarter" : "";

/** The clock in a player's panel: quiet until a third is left. @param {{t: TableContext, seat: number}} props */
export function Clock({ t, seat }) {
  const { clocks } = t.snapshot;
  const [, tick] = useState(0);
  const time = clocks && timeOf(clocks, seat, serverNow(clocks));
  const every = time?.runs ? (time.total < 7200 ? 1000 : 30000) : 0;
  useEffect(() => {
    if (!every) return;
    const timer = setInterval(() => tick((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [every, clocks]);
  if (!clocks || !time || t.snapshot.status !== "playing") return null;
  const player = t.snapshot.players[seat];
  const { language } = t.app.session.preferences;
  if (time.late) return html`<span class="clock out">${t.say("clock-out")}</span>`;
  if (clocks.pace === "relaxed") return null;
  if (time.away !== null)
    return html`<span class="clock">${t.say("clock-away", { day: dayWords(time.away, language) })}</span>`;
  if (player.lent) return time.total <= clocks.free ? html`<span class="clock">${t.say("clock-out-bot")}</span>` : null;
  const words = timeWords(t.say, time.total);
  const title = clocks.paused
    ? t.say("clock-paused", { day: dayWords(clocks.paused.until, language) })
    : t.say(time.free > 0 ? "clock-about-free" : "clock-about", {
        free: timeWords(t.say, time.free),
        left: timeWords(t.say, Math.max(0, time.total - time.free)),
      });
  const warns = seat === t.ui.seat ? warning(time) : "";
  return html`<span class=${classes("clock", time.runs && "runs", time.runs && time.share < 1 / 3 && "low", clocks.paused && "stands")} data-tip=${title}>
    <span class="sr">${t.say(clocks.paused ? "clock-label-paused" : "clock-label")} </span><span class="num">${words}</span>
    <span class="sr" role="status">${warns && t.say(`clock-warn-${warns}`)}</span>
  </span>`;
}
