/** Tables in lists: where each stands, how it ended, and what can be done about it. */

import { Crest, Icon, emblemOf } from "../art.js";
import { classes, html, useEffect, useState } from "../dom.js";
import { get } from "../net.js";
import { isMarkedGuest, nameOf, timeWords } from "../words.js";
import { leavingWords } from "../session.js";
import { Picture, gameOf } from "./shelf.js";

/**
 * @typedef {import("../types.js").LobbyRow} LobbyRow
 * @typedef {import("../types.js").ShelfGame} ShelfGame
 * @typedef {{app: import("../app.js").App, rows: LobbyRow[], games: ShelfGame[], onChange: () => void, onTrouble: (error: Partial<import("../net.js").Refused>) => void}} ListProps
 */

const MOST = 6;

/** My tables: those that wait for me first, then the others, finished ones last. @param {LobbyRow[]} rows */
export function inOrder(rows) {
  const weight = (/** @type {LobbyRow} */ row) =>
    row.your_turn ? 0 : row.status === "playing" ? 1 : row.status === "waiting" ? 2 : 3;
  return [...rows].sort((a, b) => weight(a) - weight(b) || Number(b.changed) - Number(a.changed));
}

/** @param {ListProps} props */
export function MyTables({ rows, ...about }) {
  const { app } = about;
  const [all, setAll] = useState(false);
  const hidden = new Set(
    app.session
      .tables()
      .filter((one) => one.hidden)
      .map((one) => one.table),
  );
  const running = inOrder(rows).filter((row) => row.status !== "over" && row.status !== "closed");
  const shown = running.filter((row) => all || !hidden.has(row.table));
  if (!running.length) return null;
  const more = running.length - running.filter((row) => !hidden.has(row.table)).slice(0, MOST).length;
  return html`<section class="yours" aria-label=${app.say("lobby-mine")}>
    ${shown.slice(0, all ? shown.length : MOST).map((row) => html`<${OwnTable} key=${row.table} ...${about} row=${row} hidden=${hidden.has(row.table)} />`)}
    ${more > 0 && html`<button class="more" aria-expanded=${all} onClick=${() => setAll(!all)}>${app.say(all ? "lobby-fewer" : "lobby-more", { count: more })}</button>`}
  </section>`;
}

/** One of my tables; its last button turns the card over to what can be done about it. @param {Omit<ListProps, "rows"> & {row: LobbyRow, hidden: boolean}} props */
function OwnTable({ app, games, row, hidden, onChange, onTrouble }) {
  const [side, setSide] = useState(/** @type {"" | "deeds" | "sure"} */ (""));
  const game = gameOf(games, row.game);
  const own = [row.seat, ...(app.session.held(row.table)?.chairs ?? []).map((chair) => chair.seat)];
  const hide = () => (app.session.hide(row.table, !hidden), setSide(""), onChange());
  const words = leavingWords(row.status, row.seats, own);
  const leave = async () => {
    try {
      if (words.startsWith("resign")) await app.session.resign(row.table);
      else await app.session.leave(row.table);
      onChange();
    } catch (error) {
      onTrouble(/** @type {Partial<import("../net.js").Refused>} */ (error));
    }
  };
  if (side)
    return html`<article class="yg deeds-of">
      <p class="st">${side === "sure" ? app.say(words) : html`<b>${game?.title}</b>`}</p>
      <span class="yd">
        ${side === "deeds" && html`<button class="btn small" onClick=${hide}>${app.say(hidden ? "lobby-unhide" : "lobby-hide")}</button>`}
        ${side === "deeds" && html`<button class="btn small" onClick=${() => setSide("sure")}>${app.say(row.status === "waiting" ? "lobby-leave" : "lobby-resign")}</button>`}
        <button class="btn small quiet" autofocus onClick=${() => setSide("")}>${app.say("new-cancel")}</button>
        ${side === "sure" && html`<button class="btn small danger" onClick=${leave}>${app.say(row.status === "waiting" ? "lobby-leave" : "lobby-resign")}</button>`}
      </span>
    </article>`;
  return html`<article class=${classes("yg", row.your_turn && "turn", hidden && "hidden-one")}>
    <a class="yl" href="/t/${row.table}">
      <span class="thumb"><${Picture} game=${game} /></span>
      <span class="yt">
        <b>${game?.title ?? ""}</b>
        <span class="st">${standing(app, row)}</span>
        <span class="st">${othersOf(app, row)}</span>
        <span class=${classes("st", row.your_turn && "now-you")}>${stateOf(app, row)}</span>
      </span>
    </a>
    <button class="tool" aria-label=${app.say("lobby-deeds", { title: game?.title ?? "" })} onClick=${() => setSide("deeds")}><${Icon} name="ui-menu" /></button>
  </article>`;
}

/** "Year 3 · 12 points". @param {import("../app.js").App} app @param {LobbyRow} row */
function standing(app, row) {
  const { glance } = row;
  if (!glance) return "";
  const score = row.seat === undefined ? null : glance.scores[row.seat];
  return [
    chapterName(app, glance.chapter),
    score === null || score === undefined ? "" : app.say("lobby-points", { count: score }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "Cycle 2, round 4"; nothing if a game says it in words of its own. @param {import("../app.js").App} app @param {{name: import("../types.js").Message, part: import("../types.js").Message | null} | null} chapter */
export function chapterName(app, chapter) {
  const parts = chapter ? [chapter.name, chapter.part] : [];
  return parts.flatMap((one) => (one && app.words.has(one.id) ? [app.say(one)] : [])).join(", ");
}

/** What somebody at a table is called in a list; tables of others are listed only where strangers play. @param {import("../app.js").App} app @param {LobbyRow} row @param {LobbyRow["seats"][number]} seat */
function called(app, row, seat) {
  const name = nameOf(seat, app.words);
  const access = row.seat === undefined ? "open" : row.access;
  return seat.seat !== row.seat && isMarkedGuest(seat, access) ? app.say("seat-guest-named", { name }) : name;
}

/** @param {import("../app.js").App} app @param {LobbyRow} row */
function othersOf(app, row) {
  const names = row.seats
    .filter((seat) => seat.seat !== row.seat && seat.kind !== "open")
    .map((seat) => called(app, row, seat));
  return names.length ? app.say("lobby-with", { who: app.words.list(names) }) : app.say("lobby-alone");
}

/** @param {import("../app.js").App} app @param {LobbyRow} row */
function stateOf(app, row) {
  if (row.status === "waiting")
    return [
      app.say("lobby-missing", { count: missing(row) }),
      row.access !== "open" && row.access ? app.say(`lobby-access-${row.access}`) : "",
    ]
      .filter(Boolean)
      .join(" · ");
  if (row.your_turn)
    return [
      app.say("app-your-move"),
      row.left === undefined ? "" : app.say("lobby-left", { time: timeWords(app.say, row.left) }),
    ]
      .filter(Boolean)
      .join(" · ");
  const who = (row.deciding ?? [])
    .filter((seat) => seat !== row.seat)
    .map((seat) => nameOf(row.seats[seat], app.words));
  return who.length ? app.say("lobby-turn", { who: app.words.list(who) }) : "";
}

/** @param {LobbyRow} row */
const missing = (row) => row.seats.filter((seat) => seat.kind === "open" && !seat.kept).length;

/** How many free seats "for a group" means. */
const GROUP = 2;

/** A page of the list of tables. @param {Record<string, string | number>} wanted @returns {Promise<import("../types.js").LobbyPage>} */
export function tablesOf(wanted) {
  const query = Object.entries(wanted).filter(([, value]) => value);
  return get(`/api/tables/list?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`);
}

/** Tables with a free seat: the first page comes with the lobby, other pages and filtered ones when they are wanted. @param {ListProps & {next: string | null, onKeep: (() => void) | null}} props onKeep: where the reader needs a name to sit down */
export function OpenTables({ app, rows, next, games, onTrouble, onKeep }) {
  const [game, setGame] = useState("");
  const [free, setFree] = useState(0);
  const [fits, setFits] = useState(/** @type {import("../types.js").LobbyPage | null} */ (null));
  const [more, setMore] = useState(/** @type {import("../types.js").LobbyPage | null} */ (null));
  const [most, setMost] = useState(MOST * 2);
  const narrowed = Boolean(game || free);
  useEffect(() => {
    let wanted = true;
    if (!narrowed) setFits(null);
    else
      tablesOf({ show: "open", game, free }).then(
        (page) => wanted && setFits(page),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [game, free, rows]);
  const first = narrowed ? fits : { tables: rows, next };
  const known = unique([...(first?.tables ?? []), ...(more?.tables ?? [])]);
  const shown = known.slice(0, most);
  const after = more ? more.next : first?.next;
  const narrow = (/** @type {string} */ one, /** @type {number} */ seats) => {
    setGame(one);
    setFree(seats);
    setFits(null);
    setMore(null);
    setMost(MOST * 2);
  };
  // The button may be gone then: whoever uses the keyboard goes on at the first new table.
  const goOnAt = (/** @type {LobbyRow | undefined} */ row) =>
    setTimeout(() =>
      /** @type {HTMLElement | null} */ (document.querySelector(`.tables a[href$="/t/${row?.table}"]`))?.focus(),
    );
  const showMore = async () => {
    setMost(most + MOST * 2);
    if (known.length > most || !after) return goOnAt(known[most]);
    const page = await tablesOf({ show: "open", game, free, after });
    setMore({ tables: [...(more?.tables ?? []), ...page.tables], next: page.next });
    return goOnAt(page.tables[0]);
  };
  return html`<section class="panel tables" aria-labelledby="open-tables">
    <h2 id="open-tables">${app.say("lobby-open")}</h2>
    ${onKeep && app.session.mayPlay() && html`<p class="doors"><span>${app.say("doors-open")}</span><button class="btn small" aria-haspopup="dialog" onClick=${onKeep}>${app.say("doors-keep-first")}</button></p>`}
    ${
      (rows.length > 1 || narrowed) &&
      html`<div class="filters" role="group" aria-label=${app.say("lobby-filter")}>
      <button class="btn small" aria-pressed=${!game} onClick=${() => narrow("", free)}>${app.say("lobby-filter-all")}</button>
      ${games.map((one) => html`<button key=${one.id} class="btn small" aria-pressed=${game === one.id} onClick=${() => narrow(game === one.id ? "" : one.id, free)}>${one.title}</button>`)}
      <button class="btn small" aria-pressed=${free > 0} onClick=${() => narrow(game, free ? 0 : GROUP)}>${app.say("lobby-filter-free", { count: GROUP })}</button>
    </div>`
    }
    ${
      shown.length
        ? html`<ul>${shown.map(
            (row) => html`<li key=${row.table}>
          <span class="thumb small"><${Picture} game=${gameOf(games, row.game)} /></span>
          <span class="yt"><b>${gameOf(games, row.game)?.title}</b><span class="st">${app.say("lobby-host", { name: hostOf(app, row) })}</span></span>
          <${Seats} seats=${row.seats} label=${app.say("lobby-missing", { count: missing(row) })} />
          <a class="btn small" href="/t/${row.table}">${app.say(onKeep ? "lobby-look" : "lobby-join")}</a>
        </li>`,
          )}</ul>`
        : html`<p class="none" aria-live="polite">${app.say(onKeep ? "doors-open-none" : narrowed ? "lobby-filter-none" : "lobby-open-none")}</p>`
    }
    ${(after || known.length > most) && html`<button class="more" onClick=${() => showMore().catch(onTrouble)}>${app.say("lobby-show-more")}</button>`}
  </section>`;
}

/** Each table once: between two pages the order may change. @param {LobbyRow[]} rows */
const unique = (rows) => [...new Map(rows.map((row) => [row.table, row])).values()];

/** @param {import("../app.js").App} app @param {LobbyRow} row */
function hostOf(app, row) {
  const host = row.seats.find((seat) => seat.kind === "person") ?? row.seats[0];
  return called(app, row, host);
}

/** @param {{seats: {seat: number, kind: string, bot: string | null}[], label: string}} props */
const Seats = ({ seats, label }) => html`<span class="seats" role="img" aria-label=${label}>
  ${seats.map((seat) => (seat.kind === "open" ? html`<span key=${seat.seat} class="seat-open"></span>` : html`<${Crest} key=${seat.seat} seat=${seat.seat} size=${30} emblem=${emblemOf(seat)} />`))}
</span>`;

/** My finished games, then those of others. @param {LobbyRow[]} mine @param {LobbyRow[]} listed */
export function finished(mine, listed) {
  const own = inOrder(mine.filter((row) => row.status === "over" || row.status === "closed"));
  return [...own, ...listed.filter((row) => !own.some((one) => one.table === row.table))];
}

/** How a match ended, for its reader: the message and what goes into it; null if nobody knows. @param {LobbyRow} row @returns {{id: string, winners: number[], args: Record<string, number>} | null} */
export function ending(row) {
  const { glance, seat } = row;
  if (!glance?.ranks) return null;
  const { ranks, scores } = glance;
  const winners = ranks.flatMap((rank, at) => (rank === 1 ? [at] : []));
  const best = scores[winners[0]] ?? 0;
  const others = scores.flatMap((score, at) => (winners.includes(at) ? [] : [score ?? 0]));
  const args = {
    most: best,
    least: others.length ? Math.max(...others) : best,
    rank: seat === undefined ? 0 : ranks[seat],
    count: ranks.length,
  };
  if (winners.length > 1) return { id: "lobby-ended-shared", winners, args };
  if (seat === undefined) return { id: "lobby-ended", winners, args };
  if (ranks.length === 1) return { id: "lobby-ended-alone", winners, args };
  // Some goals win whatever the points: then two figures side by side would only puzzle.
  const lead = args.most - args.least;
  const won = lead > 0 ? "lobby-ended-won" : lead < 0 ? "lobby-ended-at-once" : "lobby-ended-tie";
  if (ranks[seat] === 1) return { id: won, winners, args };
  return { id: ranks.length > 2 || lead < 0 ? "lobby-ended-rank" : "lobby-ended-lost", winners, args };
}

/** @param {ListProps} props */
export function FinishedTables({ app, rows, games, onChange }) {
  const [all, setAll] = useState(false);
  const [unhidden, setUnhidden] = useState(false);
  const when = new Intl.DateTimeFormat(app.words.language, { day: "numeric", month: "short" });
  const isHidden = (/** @type {LobbyRow} */ row) => Boolean(app.session.held(row.table)?.hidden);
  const hidden = rows.filter(isHidden).length;
  const seen = rows.filter((row) => unhidden === isHidden(row));
  const hide = (/** @type {LobbyRow} */ row, /** @type {boolean} */ yes) => {
    app.session.hide(row.table, yes);
    if (!yes && hidden === 1) setUnhidden(false);
    onChange();
  };
  const shown = seen.slice(0, all ? MOST * 4 : MOST);
  return html`<section class="panel finished" aria-labelledby="finished-tables">
    <h2 id="finished-tables">${app.say("lobby-finished")}</h2>
    ${
      shown.length
        ? html`<ul>${shown.map(
            (row) => html`<li key=${row.table}>
          <span class="thumb small"><${Picture} game=${gameOf(games, row.game)} /></span>
          <span class="yt"><b>${gameOf(games, row.game)?.title}</b><span class="st">${[endedWords(app, row), when.format(Number(row.changed) * 1000).replace(" ", "\u00a0")].filter(Boolean).join(" · ")}</span></span>
          ${
            unhidden
              ? html`<button class="btn small" onClick=${() => hide(row, false)}>${app.say("lobby-unhide")}</button>`
              : row.seat !== undefined &&
                html`<button class="tool" aria-label=${app.say("lobby-hide")} data-tip=${app.say("lobby-hide")} onClick=${() => hide(row, true)}><${Icon} name="ui-x" /></button>`
          }
          <a class="btn small" href="/${row.status === "closed" ? "t" : "r"}/${row.table}">${app.say(row.status === "closed" ? "lobby-look" : "lobby-replay")}</a>
        </li>`,
          )}</ul>`
        : html`<p class="none">${app.say("lobby-finished-none")}</p>`
    }
    ${seen.length > MOST && html`<button class="more" aria-expanded=${all} onClick=${() => setAll(!all)}>${app.say(all ? "lobby-fewer" : "lobby-more", { count: Math.min(seen.length, MOST * 4) - MOST })}</button>`}
    ${app.session.known() && html`<a class="more" href="/history">${app.say("lobby-history")}</a>`}
    ${hidden > 0 && html`<button class="more" aria-expanded=${unhidden} onClick=${() => setUnhidden(!unhidden)}>${app.say(unhidden ? "lobby-hidden-away" : "lobby-hidden", { count: hidden })}</button>`}
  </section>`;
}

/** Who won because somebody gave up. @param {import("../app.js").App} app @param {LobbyRow} row @param {number[]} winners */
function resignedWords(app, row, winners) {
  const who = app.words.list(winners.map((seat) => called(app, row, row.seats[seat])));
  const mine = row.seat !== undefined && winners.includes(row.seat);
  return app.say(mine ? "lobby-resigned-won" : "lobby-resigned", { who });
}

/** Who won, and which place was mine. @param {import("../app.js").App} app @param {LobbyRow} row */
function endedWords(app, row) {
  const found = ending(row);
  if (row.status === "closed" && row.closed !== "resigned")
    return app.say(row.closed === "agreed" ? "lobby-called-off" : "lobby-closed");
  if (!found) return app.words.list(row.seats.map((seat) => called(app, row, seat)));
  if (row.status === "closed") return resignedWords(app, row, found.winners);
  return app.say(found.id, {
    ...found.args,
    who: app.words.list(found.winners.map((seat) => called(app, row, row.seats[seat]))),
    against: app.words.list(row.seats.filter((seat) => seat.seat !== row.seat).map((seat) => called(app, row, seat))),
  });
}
