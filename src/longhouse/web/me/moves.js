/**
 * Where it is my move: the list in every top bar, kept up to date by one stream per tab. A table's own stream brings it
 * along; every other page opens one for it. Key N goes to the next table that waits.
 *
 * @typedef {import("../app.js").App} App
 * @typedef {object} Move  a table where it is my move
 * @property {string} table
 * @property {string} game
 * @property {number} seat
 * @property {string[]} [names] the other people there
 * @property {{name: import("../types.js").Message, part: import("../types.js").Message | null} | null} [chapter]
 * @property {number} since
 * @property {number | null} left seconds until my time is out, when the house said so
 */

import { Crest, Icon, crestOf } from "../art.js";
import { Popover } from "../dialog.js";
import { html, useEffect, useRedraw, useState } from "../dom.js";
import { isTyping } from "../keys.js";
import { chapterName } from "../lobby/rows.js";
import { fillYourMove } from "../lobby/frame.js";
import { follow, heard } from "../stream.js";
import { styled } from "./parts.js";
import { useMeWords } from "./words.js";

const EVERY = 20_000;

/** Those with the least time first, then those that have waited longest. @param {Move[]} rows */
export const inOrder = (rows) =>
  [...rows].sort((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity) || a.since - b.since);

/** The table to go to from here: the first that is another one. @param {Move[]} rows @param {string} path */
export const nextMove = (rows, path) => inOrder(rows).find(({ table }) => path !== `/t/${table}`) ?? null;

/** How much time is left, as people say it: the message, and how many. @param {number} seconds @returns {[string, number]} */
export function leftWords(seconds) {
  if (seconds >= 2 * 86_400) return ["moves-left-days", Math.floor(seconds / 86_400)];
  if (seconds >= 2 * 3600) return ["moves-left-hours", Math.floor(seconds / 3600)];
  return ["moves-left-minutes", Math.max(0, Math.floor(seconds / 60))];
}

/** What the house last said, for whoever draws it. */
export class Moves {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Move[]} */
    this.rows = [];
    this.news = 0;
    this.heardAt = 0;
    /** Whether a stream says when something changes: then nobody need ask. */
    this.live = false;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    /** @type {{close: () => void} | null} */
    this.stream = null;
  }

  /** @param {() => void} listener */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** @param {{your_move: Move[], news: number}} said */
  hear({ your_move: rows, news }) {
    this.rows = inOrder(rows);
    this.news = news;
    this.heardAt = Date.now();
    this.listeners.forEach((listener) => listener());
  }

  /** Seconds that are left at a table now; null without a clock. @param {Move} row */
  left(row) {
    return row.left === null ? null : row.left - (Date.now() - this.heardAt) / 1000;
  }

  /** A stream of one's own, unless the page's has the same, or nobody looks. */
  follow() {
    const wanted = Boolean(this.app.session.known()) && !this.app.path.startsWith("/t/") && !document.hidden;
    if (wanted && !this.stream)
      this.stream = follow({
        path: "/api/me/stream",
        token: null,
        after: () => -1,
        onEvent: () => {},
        onState: (state) => this.turn(state === "live"),
      });
    if (!wanted && this.stream) {
      this.stream.close();
      this.stream = null;
      this.turn(false);
    }
  }

  /** @param {boolean} live */
  turn(live) {
    if (live === this.live) return;
    this.live = live;
    this.app.changed();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const next = nextMove(this.rows, this.app.path);
    if (!next) return;
    event.preventDefault();
    this.app.go(`/t/${next.table}`);
  }
}

/** Begin to listen, for somebody who is known. Once. @param {App} app */
export function beginMoves(app) {
  if (app.moves) return;
  const moves = (app.moves = new Moves(app));
  heard.me = (said) => moves.hear(/** @type {Parameters<Moves["hear"]>[0]} */ (said));
  const look = () => moves.follow();
  app.listeners.add(look);
  document.addEventListener("visibilitychange", look);
  document.addEventListener("keydown", (event) => moves.key(event));
  fillYourMove(app, YourMoves);
  look();
}

/** @param {{app: App}} props */
function YourMoves({ app }) {
  const moves = /** @type {Moves} */ (app.moves);
  const worded = useMeWords(app);
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const [titles, setTitles] = useState(/** @type {Map<string, string>} */ (new Map()));
  useRedraw((listener) => moves.subscribe(listener));
  useEffect(() => {
    styled.then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    app.shelf().then(
      (games) => setTitles(new Map(games.map(({ id, title }) => [id, title]))),
      () => {},
    );
    const timer = setInterval(() => moves.listeners.forEach((listener) => listener()), EVERY);
    return () => clearInterval(timer);
  }, [open, app.words]);
  const count = moves.rows.length;
  if (!worded || !ready || !count) return null;
  return html`<span class="moves">
    <button class="btn small moves-button" aria-expanded=${open} aria-haspopup="dialog" data-tip=${app.say("moves-key")} aria-label=${app.say("moves-label", { count })} onClick=${() => setOpen(!open)}>
      <span class="words">${app.say("moves-title")}</span><b class="num">${count}</b>
    </button>
    ${
      open &&
      html`<${Popover} label=${app.say("moves-label", { count })} onClose=${() => setOpen(false)}>
      <ul class="moves-list">${moves.rows.map((row) => html`<li key=${`${row.table} ${row.seat}`}><${Row} app=${app} row=${row} title=${titles.get(row.game) ?? ""} left=${moves.left(row)} onGo=${() => setOpen(false)} /></li>`)}</ul>
      <p class="moves-foot"><a href="/history" onClick=${() => setOpen(false)}>${app.say("past-title")}</a><span>${app.say("moves-key")}</span></p>
    </${Popover}>`
    }
  </span>`;
}

/** @param {{app: App, row: Move, title: string, left: number | null, onGo: () => void}} props */
function Row({ app, row, title, left, onGo }) {
  const names = row.names ?? [];
  const crest = names.length ? crestOf(names[0]) : { seat: row.seat, emblem: "person" };
  const about = [chapterName(app, row.chapter ?? null), names.length ? app.words.list(names) : ""];
  const [words, count] = left === null ? ["", 0] : leftWords(left);
  return html`<a class=${left !== null && left < 3600 ? "move soon" : "move"} href="/t/${row.table}" onClick=${onGo}>
    <${Crest} ...${crest} size=${32} />
    <span class="yt"><b>${title}</b><span class="st">${about.filter(Boolean).join(" · ")}</span></span>
    ${words && html`<span class="left"><${Icon} name="ui-clock" />${app.say(words, { count })}</span>`}
  </a>`;
}
