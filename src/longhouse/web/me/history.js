/**
 * What I have played: results, with whom, and the way to each replay; by game and by opponent.
 *
 * @typedef {import("../app.js").App} App
 * @typedef {{seat: number, kind: "person" | "bot", name: string, bot: string | null, nick: string | null, former: boolean, rank: number | null, score: number | null, facets: Record<string, string>, seconds: number | null, bot_choices: number}} PastSeat
 * @typedef {{table: string, game: string, seat: number, pace: string, ended_how: string, began: number, ended: number, seats: PastSeat[]}} PastTable
 * @typedef {{name: string, kind: "person" | "bot", played: number}} Other
 * @typedef {{rows: PastTable[], next: string | null, games: {game: string, played: number, won: number}[], others: Other[]}} History
 */

import { Crest, Icon, crestOf, emblemOf } from "../art.js";
import { classes, html, useEffect, useState } from "../dom.js";
import { Picture, gameOf, useShelf } from "../lobby/shelf.js";
import { get } from "../net.js";
import { botName, nameOf, timeWords } from "../words.js";
import { Frame, useReady } from "./frame.js";
import { reasonOf } from "./known.js";
import { dateOf } from "./parts.js";

/** @param {{game: string, other: string, after?: string}} wanted */
export function addressOf({ game, other, after = "" }) {
  const query = new URLSearchParams(Object.entries({ game, with: other, after }).filter(([, value]) => value));
  const text = query.toString();
  return text ? `/api/me/history?${text}` : "/api/me/history";
}

/** Why a table can have ended; any other reason is the house's own. */
const REASONS = ["played", "length", "admin", "resigned", "agreed", "time", "idle"];
const reasonOfEnd = (/** @type {string} */ how) => (REASONS.includes(how) ? how : "admin");

/** How it ended for me, as a message and what goes into it. @param {PastTable} row @returns {{id: string, args: Record<string, number>}} */
export function outcomeOf({ seats, seat, ended_how: how }) {
  const own = seats[seat];
  const args = { rank: own.rank ?? 0, count: seats.length };
  if (own.rank === null) return { id: `past-ended-${reasonOfEnd(how)}`, args };
  if (seats.length === 1) return { id: "past-alone", args };
  const winners = seats.filter(({ rank }) => rank === 1).length;
  if (own.rank === 1) return { id: winners > 1 ? "past-shared" : "past-won", args };
  return { id: seats.length > 2 ? "past-place" : "past-lost", args };
}

/** How long I have thought, where there was a clock. @param {App} app @param {PastTable} row */
export const timeTaken = (app, { seats, seat }) => {
  const { seconds } = seats[seat];
  return seconds === null ? "" : app.say("past-time", { time: timeWords(app.say, seconds) });
};

/** @param {App} app @param {PastSeat} seat */
const called = (app, seat) => nameOf(seat, app.words);

/** @param {{app: App}} props */
export function HistoryPage({ app }) {
  const ready = useReady(app, "past-title");
  const games = useShelf(app);
  const asked = new URLSearchParams(location.search);
  const [wanted, setWanted] = useState({ game: asked.get("game") ?? "", other: asked.get("with") ?? "" });
  const [found, setFound] = useState(/** @type {History | null} */ (null));
  const [tallies, setTallies] = useState(/** @type {Pick<History, "games" | "others">} */ ({ games: [], others: [] }));
  const [trouble, setTrouble] = useState("");
  const [told, setTold] = useState("");
  const isKnown = Boolean(app.session.known());
  useEffect(() => {
    if (!isKnown) return undefined;
    let current = true;
    get(addressOf(wanted)).then(
      (/** @type {unknown} */ said) => {
        if (!current) return;
        const history = /** @type {History} */ (said);
        setFound(history);
        setTallies(history);
        setTrouble("");
      },
      (error) => current && setTrouble(reasonOf(app, error)),
    );
    return () => {
      current = false;
    };
  }, [wanted, isKnown]);
  const narrow = (/** @type {Partial<typeof wanted>} */ change) => {
    const next = { ...wanted, ...change };
    setWanted(next);
    const query = new URLSearchParams(
      Object.entries({ game: next.game, with: next.other }).filter(([, value]) => value),
    ).toString();
    history.replaceState(null, "", `${location.pathname}${query && `?${query}`}`);
  };
  const more = async () => {
    if (!found?.next) return;
    try {
      const page = /** @type {History} */ (await get(addressOf({ ...wanted, after: found.next })));
      setFound({ ...found, rows: [...found.rows, ...page.rows], next: page.next });
      setTold(app.say("past-more-here", { count: page.rows.length }));
      // The button may be gone then: whoever uses the keyboard goes on at the first new row.
      setTimeout(() =>
        /** @type {HTMLElement | null} */ (document.querySelector(`.past a[href$="/${page.rows[0]?.table}"]`))?.focus(),
      );
    } catch (error) {
      setTrouble(reasonOf(app, error));
    }
  };
  const isReady = ready && (!isKnown || found !== null || trouble !== "");
  return html`<${Frame} app=${app} here="/history" ready=${isReady} wide>
    <header class="past-head"><h1>${app.say("past-title")}</h1>
      ${isKnown && html`<p class="hint">${app.say("past-about")}</p>`}
    </header>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <p class="sr" role="status">${told}</p>
    ${
      isKnown
        ? found &&
          html`<${Filters} app=${app} games=${games} tallies=${tallies} wanted=${wanted} onWant=${narrow} />
      <section class="card past" aria-label=${app.say("past-title")}>
        ${
          found.rows.length
            ? html`<ul>${found.rows.map((row) => html`<${Past} key=${`${row.table} ${row.seat}`} app=${app} row=${row} game=${gameOf(games, row.game)} onWith=${(/** @type {string} */ other) => narrow({ other })} />`)}</ul>`
            : html`<p class="none" role="status">${app.say(wanted.game || wanted.other ? "past-none-like" : "past-none")}</p>`
        }
        ${found.next && html`<button class="btn more-past" onClick=${more}>${app.say("lobby-show-more")}</button>`}
      </section>`
        : html`<div class="card door"><p>${app.say(app.session.mayPlay() ? "past-stranger" : "past-stranger-off")}</p><p class="row-acts"><a class="btn primary" href="/sign-in">${app.say("me-sign-in")}</a><a class="btn" href="/">${app.say(app.session.mayPlay() ? "lobby-play" : "app-to-lobby")}</a></p></div>`
    }
  </${Frame}>`;
}

/** @param {{app: App, games: import("../types.js").ShelfGame[], tallies: Pick<History, "games" | "others">, wanted: {game: string, other: string}, onWant: (change: {game?: string, other?: string}) => void}} props */
function Filters({ app, games, tallies, wanted, onWant }) {
  const others = tallies.others.some(({ name }) => name.toLowerCase() === wanted.other.toLowerCase())
    ? tallies.others
    : [
        ...(wanted.other ? [{ name: wanted.other, kind: /** @type {"person"} */ ("person"), played: 0 }] : []),
        ...tallies.others,
      ];
  if (!tallies.games.length) return null;
  return html`<div class="past-filters">
    <div class="filters" role="group" aria-label=${app.say("past-by-game")}>
      <button class="btn small" aria-pressed=${!wanted.game} onClick=${() => onWant({ game: "" })}>${app.say("lobby-filter-all")}</button>
      ${tallies.games.map(({ game, played, won }) => html`<button key=${game} class="btn small" aria-pressed=${wanted.game === game} onClick=${() => onWant({ game: wanted.game === game ? "" : game })}>${gameOf(games, game)?.title ?? game}<small>${app.say("past-tally", { played, won })}</small></button>`)}
    </div>
    <label class="with"><span>${app.say("past-with")}</span>
      <span class="select"><select class="field" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => onWant({ other: event.currentTarget.value })}>
        <option value="" selected=${!wanted.other}>${app.say("past-with-all")}</option>
        ${others.map(({ name, kind, played }) => html`<option key=${`${kind} ${name}`} value=${name} selected=${name.toLowerCase() === wanted.other.toLowerCase()}>${kind === "bot" ? botName(name, app.words) : name}${played ? ` (${played})` : ""}</option>`)}
      </select><${Icon} name="ui-down" /></span>
    </label>
  </div>`;
}

/** @param {{app: App, row: PastTable, game: import("../types.js").ShelfGame | undefined, onWith: (name: string) => void}} props */
function Past({ app, row, game, onWith }) {
  const { id, args } = outcomeOf(row);
  const won = row.seats[row.seat].rank === 1 && row.seats.length > 1;
  const how =
    row.ended_how === "played" || row.seats[row.seat].rank === null
      ? ""
      : app.say(`past-how-${reasonOfEnd(row.ended_how)}`);
  const title = game?.title ?? row.game;
  const order = [...row.seats].sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99) || a.seat - b.seat);
  const isWhole = row.ended_how === "played";
  const took = timeTaken(app, row);
  return html`<li>
    <span class="thumb small"><${Picture} game=${game} /></span>
    <span class="yt">
      <b>${title}</b>
      <span class=${classes("st", won && "won")}>${[app.say(id, args), how, dateOf(app, row.ended)].filter(Boolean).join(" · ")}${took && html`<span class="took"> · ${took}</span>`}</span>
    </span>
    <ul class="who" aria-label=${app.say("past-who")}>
      ${order.map(
        (seat) => html`<li key=${seat.seat} class=${seat.seat === row.seat ? "mine" : ""}>
        <${Crest} ...${seat.kind === "person" && seat.name ? crestOf(seat.name) : { seat: seat.seat, emblem: emblemOf(seat) }} size=${24} />
        ${
          seat.seat === row.seat || !(seat.bot ?? seat.name)
            ? html`<span class="nm">${seat.seat === row.seat ? app.say("panel-you") : called(app, seat)}</span>`
            : html`<button class="as-link nm" aria-label=${app.say("past-with-name", { name: called(app, seat) })} onClick=${() => onWith(seat.bot ?? seat.name)}>${called(app, seat)}</button>`
        }
        ${seat.score !== null && html`<span class="num">${seat.score}</span>`}
      </li>`,
      )}
    </ul>
    <a class="btn small" href="/${isWhole ? "r" : "t"}/${row.table}" aria-label=${app.say("past-look-at", { title, date: dateOf(app, row.ended) })}>${app.say(isWhole ? "lobby-replay" : "lobby-look")}</a>
  </li>`;
}
