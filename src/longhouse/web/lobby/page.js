/** The lobby: my tables first, then the games, open tables, finished games. */

import { Horizon, Icon, Mark } from "../art.js";
import { html, useEffect, useRedraw, useState } from "../dom.js";
import { ask, get } from "../net.js";
import { playNow } from "../pages/newtable.js";
import { LANGUAGE_NAMES } from "../pages/preferences.js";
import { ThemeTool } from "../table/topbar.js";
import { LANGUAGES } from "../words.js";
import { NewGame } from "./newgame.js";
import { FinishedTables, MyTables, OpenTables, finished } from "./rows.js";

/** @typedef {import("../types.js").LobbyRow} LobbyRow */

const EVERY = 10_000;

/** @param {{app: import("../app.js").App}} props */
export function LobbyPage({ app }) {
  const rows = useTables(app);
  const [dialog, setDialog] = useState(location.hash === "#new" ? "new" : "");
  const [chosen, choose] = useState("");
  const [trouble, setTrouble] = useState("");
  const kits = useGames(app);
  useEffect(() => {
    document.title = "Longhouse";
  }, []);

  const now = (/** @type {import("../types.js").GameInfo} */ game) => playNow(app, game).catch((error) => setTrouble(app.say(error.says ?? "error-server")));
  const open = (/** @type {string} */ game) => (choose(game), setDialog("new"));
  const waiting = rows.mine.filter((row) => row.your_turn).length;
  return html`<div class="lob">
    <${LobbyTop} app=${app} here="/" />
    <main class="lobby">
      <section class="hero">
        <div>
          <h1>${greeting(app)}</h1>
          <p>${rows.mine.length ? app.say("lobby-waiting", { count: waiting }) : app.say("lobby-welcome")}</p>
        </div>
        <${NameField} app=${app} />
        <button class="btn primary big" onClick=${() => open(app.games?.[0]?.id ?? "")}><${Icon} name="ui-plus" /><span>${app.say("lobby-new")}</span></button>
      </section>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <${MyTables} app=${app} rows=${rows.mine} kits=${kits} />
      <section class="posters" aria-label=${app.say("lobby-games")}>
        ${(app.games ?? []).map((game) => html`<${Poster} key=${game.id} app=${app} game=${game} kit=${kits.get(game.id)} onNow=${now} onNew=${open} />`)}
      </section>
      <section class="low">
        <${OpenTables} app=${app} rows=${rows.open} kits=${kits} />
        <${FinishedTables} app=${app} rows=${finished(rows.mine, rows.over)} kits=${kits} />
      </section>
    </main>
    <${LobbyFoot} app=${app} />
    ${dialog === "new" && html`<${NewGame} app=${app} kits=${kits} first=${chosen} onClose=${() => setDialog("")} />`}
  </div>`;
}

/** The bar above every page that is not a table. @param {{app: import("../app.js").App, here: string}} props */
export function LobbyTop({ app, here }) {
  const links = [["/", "lobby-play"], ["/learn", "learn-title"]];
  return html`<header class="lt">
    <a class="mark" href="/"><${Mark} /><span>Longhouse</span></a>
    <nav aria-label=${app.say("app-pages")}>${links.map(([path, id]) => html`<a key=${path} href=${path} aria-current=${path === here ? "page" : null}>${app.say(id)}</a>`)}</nav>
    <div class="right">
      <div class="langs" role="group" aria-label=${app.say("preference-language")}>
        ${LANGUAGES.map((one) => html`<button key=${one} lang=${one} aria-label="${one.toUpperCase()}, ${LANGUAGE_NAMES[one]}" aria-pressed=${app.session.preferences.language === one} onClick=${() => app.session.prefer({ language: one })}>${one.toUpperCase()}</button>`)}
      </div>
      <${ThemeTool} app=${app} />
    </div>
  </header>`;
}

/** Below every page that is not a table. @param {{app: import("../app.js").App}} props */
export const LobbyFoot = ({ app }) => html`<footer class="lobby-foot"><a href="/credits">${app.say("credits-title")}</a><${Horizon} /></footer>`;

/** @param {import("../app.js").App} app */
function greeting(app) {
  const hour = new Date().getHours();
  const time = hour < 5 || hour >= 18 ? "evening" : hour < 12 ? "morning" : "afternoon";
  const { name } = app.session.preferences;
  return app.say(`lobby-good-${time}`, { name, named: name ? "yes" : "no" });
}

/** Guests need only a name. @param {{app: import("../app.js").App}} props */
function NameField({ app }) {
  const { name } = app.session.preferences;
  return html`<label class="name-field"><span>${app.say("lobby-name")}</span>
    <input class="field" value=${name} maxlength="32" autocomplete="nickname" placeholder=${app.say("seat-guest")} onChange=${(/** @type {any} */ event) => app.session.prefer({ name: event.currentTarget.value.trim() })} />
  </label>`;
}

/** @param {{app: import("../app.js").App, game: import("../types.js").GameInfo, kit: any, onNow: (game: any) => void, onNew: (id: string) => void}} props */
function Poster({ app, game, kit, onNow, onNew }) {
  const title = kit?.words.say("game-title") ?? "";
  const [low, high] = [game.seats[0], game.seats.at(-1) ?? game.seats[0]];
  return html`<article class="po">
    <button class="art" onClick=${() => onNew(game.id)} aria-label=${app.say("lobby-new-of", { title })}><${kit?.Poster ?? EmptyPoster} /></button>
    <div class="pt">
      <h2>${title}</h2>
      <p class="dd">${kit?.words.say("game-tagline")}</p>
      <p class="about">${kit?.words.say("game-about")}</p>
      <p class="meta">
        <span data-tip=${app.say("lobby-players")}><${Icon} name="meeple" />${low === high ? low : `${low}–${high}`}</span>
        <span>${app.say("lobby-minutes", { minutes: game.minutes })}</span>
        <a href="/learn?game=${game.id}">${app.say("learn-title")}</a>
        <button class="btn now" onClick=${() => onNow(game)}><${Icon} name="ui-play" />${app.say("lobby-now")}</button>
      </p>
    </div>
  </article>`;
}

const EmptyPoster = () => html`<svg viewBox="0 0 320 188" aria-hidden="true"></svg>`;

/** Title and picture of every game, as they arrive. @param {import("../app.js").App} app @returns {Map<string, {words: import("../words.js").Words, Poster: any}>} */
export function useGames(app) {
  const [kits, setKits] = useState(new Map());
  const { language } = app.session.preferences;
  useEffect(() => {
    let wanted = true;
    for (const { id } of app.games ?? [])
      Promise.all([app.wordsOf(id), app.board(id)]).then(async ([words, board]) => {
        const { PlainPoster } = await import("../art.js");
        if (wanted) setKits((/** @type {Map<string, any>} */ old) => new Map(old).set(id, { words, Poster: board?.Poster ?? PlainPoster }));
      });
    return () => {
      wanted = false;
    };
  }, [language, app.games]);
  return kits;
}

/** The lists of tables, asked for again now and then. @param {import("../app.js").App} app */
function useTables(app) {
  const [rows, setRows] = useState({ mine: /** @type {LobbyRow[]} */ ([]), open: /** @type {LobbyRow[]} */ ([]), over: /** @type {LobbyRow[]} */ ([]) });
  useRedraw((listener) => app.session.subscribe(listener));
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      if (document.hidden) return;
      const known = app.session.tables().flatMap(({ table, chairs }) => chairs.slice(0, 1).map(({ token }) => ({ table, token })));
      const [mine, open, over] = await Promise.all([
        known.length ? ask("/api/tables/mine", { tables: known.slice(0, 100) }) : [],
        get("/api/tables?show=open"),
        get("/api/tables?show=over"),
      ]);
      if (wanted) setRows({ mine: mine.map((/** @type {LobbyRow} */ row) => withFriends(row, app.session.held(row.table)?.chairs ?? [])), open, over });
    };
    const again = () => void load().catch(() => {});
    again();
    const timer = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
  return rows;
}

/** Where friends sit at this screen, their turn is ours too. @param {LobbyRow} row @param {import("../types.js").Chair[]} chairs */
export const withFriends = (row, chairs) => ({ ...row, your_turn: row.your_turn || chairs.some((chair) => row.deciding?.includes(chair.seat)) });
