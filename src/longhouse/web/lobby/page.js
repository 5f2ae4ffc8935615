/** The lobby: my tables first, then the games, open tables, finished games. */

import { Icon } from "../art.js";
import { html, useEffect, useRedraw, useState } from "../dom.js";
import { ask, get } from "../net.js";
import { dayOf } from "../session.js";
import { KeepGames, Later, LobbyFoot, LobbyTop } from "./frame.js";
import { FinishedTables, MyTables, OpenTables, finished, tablesOf } from "./rows.js";
import { Facts, Level, Picture, useShelf } from "./shelf.js";

/** @typedef {import("../types.js").LobbyRow} LobbyRow @typedef {import("../types.js").ShelfGame} ShelfGame */

const EVERY = 10_000;

/** @param {{app: import("../app.js").App}} props */
export function LobbyPage({ app }) {
  const [rows, reload] = useTables(app);
  const mayPlay = app.session.mayPlay();
  const [chosen, choose] = useState(/** @type {string | null} */ (location.hash === "#new" && mayPlay ? "" : null));
  const [keeps, setKeeps] = useState(false);
  const [trouble, setTrouble] = useState("");
  const games = useShelf(app);
  const puzzles = useToday();
  useEffect(() => {
    document.title = "Longhouse";
  }, []);

  const failed = (/** @type {Partial<import("../net.js").Refused>} */ error) =>
    setTrouble(app.say(error.says ?? "error-server"));
  const now = (/** @type {ShelfGame} */ game) =>
    import("../pages/newtable.js").then(({ playNow }) => playNow(app, game)).catch(failed);
  const learn = (/** @type {string} */ lesson, /** @type {number} */ table = 0) =>
    import("../pages/newtable.js").then(({ openLesson }) => openLesson(app, lesson, table)).catch(failed);
  if (!rows || puzzles === undefined)
    return html`<div class="lob" aria-busy="true"><${LobbyTop} app=${app} here="/" /></div>`;
  const waiting = rows.mine.filter((row) => row.your_turn).length;
  const about = { app, games, onChange: reload, onTrouble: failed };
  const keep = () => setKeeps(true);
  return html`<div class="lob">
    <${LobbyTop} app=${app} here="/" />
    <main class="lobby">
      <section class="hero">
        <div>
          <h1>${greeting(app)}</h1>
          ${(rows.mine.length > 0 || mayPlay) && html`<p>${rows.mine.length ? app.say("lobby-waiting", { count: waiting }) : app.say("lobby-welcome")}</p>`}
          ${!mayPlay && html`<p>${app.say("doors-off")}</p>`}
        </div>
        ${
          mayPlay
            ? html`<${NameField} app=${app} />
        <button class="btn primary big" onClick=${() => choose("")}><${Icon} name="ui-plus" /><span>${app.say("lobby-new")}</span></button>`
            : html`<button class="btn primary big" aria-haspopup="dialog" onClick=${keep}><${Icon} name="person" /><span>${app.say("doors-keep-first")}</span></button>`
        }
      </section>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${app.session.read("longhouse.known", null) && html`<${Later} load=${() => import("./invitations.js").then((module) => module.Invitations)} ...${about} />`}
      <${MyTables} ...${about} rows=${rows.mine} />
      <section class="posters" data-count=${games.length} aria-label=${app.say("lobby-games")}>
        ${games.map((game) => html`<${Poster} key=${game.id} app=${app} game=${game} onNow=${now} onNew=${choose} onLearn=${learn} onKeep=${mayPlay ? null : keep} />`)}
      </section>
      <${PuzzleOfTheDay} app=${app} games=${games} puzzles=${puzzles} onSolve=${learn} />
      <section class="low">
        <${OpenTables} ...${about} rows=${rows.open} next=${rows.next} onKeep=${app.session.mayMeet() ? null : keep} />
        <${FinishedTables} ...${about} rows=${finished(rows.mine, rows.over)} />
      </section>
    </main>
    <${LobbyFoot} app=${app} />
    ${keeps && html`<${KeepGames} app=${app} onClose=${() => setKeeps(false)} />`}
    ${chosen !== null && html`<${Later} load=${() => import("./newgame.js").then((module) => module.NewGame)} app=${app} games=${games} first=${chosen} onClose=${() => choose(null)} />`}
  </div>`;
}

/** @param {import("../app.js").App} app */
function greeting(app) {
  const hour = new Date().getHours();
  const time = hour < 5 || hour >= 18 ? "evening" : hour < 12 ? "morning" : "afternoon";
  const { name } = app.session.preferences;
  return app.say(`lobby-good-${time}`, { name, named: name ? "yes" : "no" });
}

/** Guests need only a name; members have theirs. @param {{app: import("../app.js").App}} props */
function NameField({ app }) {
  if (app.session.known()?.kind === "member") return null;
  const { name } = app.session.preferences;
  return html`<label class="name-field"><span>${app.say("lobby-name")}</span>
    <input class="field" value=${name} maxlength="32" autocomplete="nickname" placeholder=${app.say("seat-guest")} onChange=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => app.session.prefer({ name: event.currentTarget.value.trim() })} />
  </label>`;
}

/** @typedef {import("../types.js").Puzzles} Puzzles */

/** The puzzle of this day, and what others there are; undefined until it is known, null if it cannot be. @returns {Puzzles | null | undefined} */
function useToday() {
  const [found, setFound] = useState(/** @type {Puzzles | null | undefined} */ (undefined));
  useEffect(() => {
    /** @type {Promise<Puzzles>} */
    const asked = get(`/api/puzzles?day=${dayOf(new Date())}`);
    const none = () => setFound((/** @type {Puzzles | null | undefined} */ known) => known ?? null);
    asked.then(setFound, none);
    const timer = setTimeout(none, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return found;
}

/** One position a day, the same for everybody. @param {{app: import("../app.js").App, games: ShelfGame[], puzzles: Puzzles | null, onSolve: (lesson: string) => void}} props */
function PuzzleOfTheDay({ app, games, puzzles, onSolve }) {
  const row = puzzles?.today;
  const game = row && games.find((one) => one.id === row.game);
  if (!row || !game) return null;
  const { session } = app;
  const solved = session.learned(row.lesson)?.done;
  const days = session.streak();
  return html`<section class="puzzle" data-game=${game.id} aria-labelledby="puzzle">
    <span class="thumb" aria-hidden="true"><${Picture} game=${game} /></span>
    <div>
      <h2 id="puzzle">${app.say("puzzle-today")}${solved && html` <${Icon} name="ui-check" />`}</h2>
      <p>${app.say("puzzle-about", { title: game.title, kind: row.sure ? "sure" : "best" })} <${Level} app=${app} level=${row.level} />${days > 1 && ` ${app.say("puzzle-streak", { days })}`}</p>
    </div>
    <button class="btn" onClick=${() => onSolve(row.lesson)}>${solved ? app.say("puzzle-again") : app.say("puzzle-solve")}</button>
    <a class="btn quiet" href="/puzzles/${game.id}">${app.say("puzzle-all")}</a>
  </section>`;
}

/** @param {{app: import("../app.js").App, game: ShelfGame, onNow: (game: ShelfGame) => void, onNew: (id: string) => void, onLearn: (lesson: string, table?: number) => void, onKeep: (() => void) | null}} props onKeep: where the reader needs a name to play */
function Poster({ app, game, onNow, onNew, onLearn, onKeep }) {
  const first = app.session.isNew(game.id) ? game.lessons[0] : undefined;
  const begun = first && game.lessons.find(({ id }) => app.session.learned(`${game.id}/${id}`));
  const goOn = () => begun && onLearn(`${game.id}/${begun.id}`, app.session.learned(`${game.id}/${begun.id}`)?.table);
  return html`<article class="po" data-game=${game.id}>
    <button class="art" onClick=${onKeep ?? (() => onNew(game.id))} aria-label=${app.say(onKeep ? "doors-keep-of" : "lobby-new-of", { title: game.title })}><${Picture} game=${game} /></button>
    <div class="pt">
      <h2>${game.title}</h2>
      <p class="dd">${game.tagline}</p>
      <p class="about">${game.about}</p>
      <p class="meta"><${Facts} app=${app} game=${game} /></p>
      <p class=${first ? "deeds first" : "deeds"}>
        ${
          first
            ? html`<button class="btn now" onClick=${begun ? goOn : () => onLearn(`${game.id}/${first.id}`)}><${Icon} name="ui-play" />${begun ? app.say("learn-go-on") : app.say("lobby-learn", { minutes: first.minutes })}</button>
              <button class="btn play" onClick=${onKeep ?? (() => onNow(game))}>${app.say(onKeep ? "doors-keep-first" : "lobby-just-play")}</button>`
            : html`<a class="btn" href="/learn/${game.id}">${app.say("learn-title")}</a>
              ${
                onKeep
                  ? html`<button class="btn play" onClick=${onKeep}>${app.say("doors-keep-first")}</button>`
                  : html`<button class="btn now play" onClick=${() => onNow(game)}><${Icon} name="ui-play" />${app.say("lobby-now")}</button>`
              }`
        }
      </p>
    </div>
  </article>`;
}

/** @typedef {{mine: LobbyRow[], open: LobbyRow[], next: string | null, over: LobbyRow[]}} Rows */

/** @type {Rows} */
const NONE = { mine: [], open: [], next: null, over: [] };

/** How long the page waits for the lists, so that nothing moves when they come. */
const PATIENCE = 1500;

/** The lists of tables, asked for again now and then, and when something was done to one; null until they are here. @param {import("../app.js").App} app @returns {[Rows | null, () => void]} */
function useTables(app) {
  const [rows, setRows] = useState(/** @type {Rows | null} */ (null));
  useEffect(() => {
    const timer = setTimeout(() => setRows((/** @type {Rows | null} */ known) => known ?? NONE), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const [asked, askAgain] = useState(0);
  const { moves } = app;
  useRedraw((listener) => app.session.subscribe(listener));
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      if (document.hidden) return;
      const held = app.session.tables().filter(({ chairs }) => chairs.length);
      const known = held.map(({ table, chairs }) => ({ table, token: chairs[0].token }));
      const [mine, elsewhere, listed] = await Promise.all([
        /** @type {Promise<LobbyRow[]> | LobbyRow[]} */ (
          known.length ? ask("/api/tables/mine", { tables: known.slice(0, 100) }) : []
        ),
        // Those of a person who is known, whatever browser they sat down with.
        /** @type {Promise<LobbyRow[]> | LobbyRow[]} */ (app.session.known() ? mineElsewhere().catch(() => []) : []),
        tablesOf({ show: "all" }),
      ]);
      mine.push(...onePerTable(elsewhere).filter((row) => !mine.some(({ table }) => table === row.table)));
      if (wanted)
        setRows({
          mine: mine.map((row) => withFriends(row, app.session.held(row.table)?.chairs ?? [])),
          open: listed.tables.filter((row) => row.status === "waiting"),
          next: listed.next,
          over: listed.tables.filter((row) => row.status === "over"),
        });
    };
    const again = () => void load().catch(() => {});
    again();
    // Whoever is known is told when something changes; guests ask.
    const timer = moves?.live ? 0 : setInterval(again, EVERY);
    const deaf = moves?.subscribe(again);
    document.addEventListener("visibilitychange", again);
    return () => {
      wanted = false;
      clearInterval(timer);
      deaf?.();
      document.removeEventListener("visibilitychange", again);
    };
  }, [asked, moves?.live]);
  return [rows, () => askAgain((/** @type {number} */ n) => n + 1)];
}

/** The first page of my tables; what has ended before is in my history. @returns {Promise<LobbyRow[]>} */
const mineElsewhere = async () => /** @type {import("../types.js").LobbyPage} */ (await get("/api/me/tables")).tables;

/** Somebody who is known is told of every seat; where friends sit at their screen it is one table all the same. @param {LobbyRow[]} rows */
export function onePerTable(rows) {
  /** @type {Map<string, LobbyRow>} */
  const tables = new Map();
  for (const row of rows) {
    const known = tables.get(row.table) ?? row;
    tables.set(row.table, { ...known, your_turn: known.your_turn || row.your_turn });
  }
  return [...tables.values()];
}

/** Where friends sit at this screen, their turn is ours too. @param {LobbyRow} row @param {import("../types.js").Chair[]} chairs */
export const withFriends = (row, chairs) => ({
  ...row,
  your_turn: row.your_turn || chairs.some((chair) => row.deciding?.includes(chair.seat)),
});
