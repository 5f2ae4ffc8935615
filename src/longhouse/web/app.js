/** The shell: which page is shown, in which language and theme. */

import { addIcons, unpack, loadStyle } from "./art.js";
import { Component, html, render, useEffect, useRedraw, useState } from "./dom.js";
import { get, inside, outside } from "./net.js";
import { Session, browserStorage } from "./session.js";
import { Words, loadWords } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo @typedef {import("./types.js").Board} Board */

/** Until those of a language are here. */
const NO_WORDS = new Words("en", []);

/** Pages that read what follows the # in their address, once. */
const TAKES_SECRETS = /^\/(?:t\/.*|join|in|unsubscribe)$/;

/** @typedef {(props: {app: App, table: string, game?: string}) => import("./types.js").Child} Page */

export class App {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {Words} */
    this.words = NO_WORDS;
    /** @type {GameInfo[] | null} */
    this.games = null;
    /** @type {Promise<GameInfo[]>} */
    this.gamesLoaded = Promise.resolve([]);
    /** @type {Map<string, Promise<import("./types.js").ShelfGame[]>>} */
    this.shelves = new Map();
    /** @type {Map<string, Words>} */
    this.gameWords = new Map();
    /** @type {Map<string, Promise<Board | null>>} */
    this.boards = new Map();
    this.path = inside(location.pathname) ?? location.pathname;
    this.systemDark = matchMedia("(prefers-color-scheme: dark)");
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    this.say = this.say.bind(this);
    /** @type {import("./me/known.js").Me | null} who this browser is signed in as, once the house has said so */
    this.me = null;
    /** @type {import("./me/moves.js").Moves | null} where it is their move, once that is listened for */
    this.moves = null;
  }

  changed() {
    this.listeners.forEach((listener) => listener());
  }

  get dark() {
    const { theme } = this.session.preferences;
    return theme ? theme === "dark" : this.systemDark.matches;
  }

  /** @param {import("./types.js").Message | string} message @param {Record<string, import("./types.js").Field>} [args] */
  say(message, args) {
    return this.words.say(message, args);
  }

  /** In a game's words, once they are here. @param {string} game @param {string} id @param {string} [attribute] */
  sayFor(game, id, attribute) {
    return this.gameWords.get(game)?.say(id, {}, { attribute }) ?? "";
  }

  async open() {
    const about = () => {
      document.documentElement.dataset.theme = this.dark ? "dark" : "light";
      document.documentElement.toggleAttribute("data-patterns", this.session.preferences.patterns);
    };
    about();
    this.systemDark.addEventListener("change", () => (about(), this.changed()));
    this.session.subscribe(async () => {
      about();
      await this.loadLanguage();
      this.changed();
    });
    addEventListener("popstate", () => this.arrive());
    // A link that is pasted over its own page brings a secret, and would load nothing.
    addEventListener("hashchange", () => TAKES_SECRETS.test(this.path) && location.hash && location.reload());
    document.addEventListener("click", (event) => this.follow(event));
    unpack().catch(() => {});
    /** @type {Promise<GameInfo[]>} */
    const games = isTable(this.path) ? get("/api/games") : this.shelf();
    this.gamesLoaded = games.then(
      (found) => (this.games = found),
      () => (this.games = []),
    );
    this.preload();
    await Promise.all([this.loadLanguage(), isTable(this.path) ? null : this.gamesLoaded]);
    this.gamesLoaded.then(() => this.changed());
    if (this.session.known()) this.greet();
  }

  /** Somebody whom the house knows: who they are, and where it is their move. */
  greet() {
    import("./me/known.js").then(({ meet }) => meet(this)).catch(() => {});
    import("./me/moves.js").then(({ beginMoves }) => beginMoves(this)).catch(() => {});
  }

  /** Begin at once with what the page will ask for. */
  preload() {
    pageAt(this.path).load();
    const table = isTable(this.path);
    const game = table && this.session.held(table)?.game;
    if (!game) return;
    this.wordsOf(game).catch(() => {});
    this.board(game);
  }

  async loadLanguage() {
    const { language, vocabulary } = this.session.preferences;
    document.documentElement.lang = language;
    this.words = await loadWords(language);
    const games = [...this.gameWords.keys()];
    await Promise.all(
      games.map(async (game) => this.gameWords.set(game, await loadWords(language, game, vocabulary[game]))),
    );
  }

  /** The games with all that a lobby prints of them, in the reader's language. @returns {Promise<import("./types.js").ShelfGame[]>} */
  shelf() {
    const { language } = this.session.preferences;
    let shelf = this.shelves.get(language);
    if (!shelf) {
      shelf = get(`/api/shelf?language=${language}`);
      shelf.catch(() => this.shelves.delete(language));
      this.shelves.set(language, shelf);
    }
    return shelf;
  }

  /** A game's words in the reader's language. @param {string} game */
  async wordsOf(game) {
    const { language, vocabulary } = this.session.preferences;
    const words = await loadWords(language, game, vocabulary[game]);
    this.gameWords.set(game, words);
    return words;
  }

  /** A game's words with those of its lessons. @param {string} game */
  lessonWords(game) {
    const { language, vocabulary } = this.session.preferences;
    return loadWords(language, game, vocabulary[game], true);
  }

  /** A game's drawings; null for a game that brings none. @param {string} game @returns {Promise<Board | null>} */
  board(game) {
    let board = this.boards.get(game);
    if (!board) {
      board = this.gamesLoaded.then((games) =>
        games.find((one) => one.id === game)?.board === false ? null : loadBoard(game),
      );
      this.boards.set(game, board);
    }
    return board;
  }

  // Which page.

  arrive() {
    this.path = inside(location.pathname) ?? location.pathname;
    scrollTo(0, 0);
    this.changed();
  }

  /** @param {string} path */
  go(path) {
    history.pushState(null, "", outside(path));
    this.arrive();
  }

  /** Links inside the house need no loading. @param {MouseEvent} event */
  follow(event) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download")
    )
      return;
    const path = inside(link.pathname);
    if (path === null || path.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

/** @param {string} game @returns {Promise<Board | null>} */
async function loadBoard(game) {
  const at = (/** @type {string} */ file) => new URL(`../games/${game}/${file}`, import.meta.url).href;
  addIcons(at("icons.svg")).catch(() => {});
  try {
    const [{ default: board }] = await Promise.all([import(at("board.js")), loadStyle(at("board.css"))]);
    return board;
  } catch {
    return null;
  }
}

/** The table that an address is about. @param {string} path */
const isTable = (path) => /^\/[tr]\/([^/]+)$/.exec(path)?.[1] ?? "";

/** @type {[RegExp, () => Promise<Page>][]} */
const PAGES = [
  [/^\/t\/(?<table>[^/]+)$/, () => import("./table/page.js").then((module) => module.TablePage)],
  [/^\/r\/(?<table>[^/]+)$/, () => import("./replay/page.js").then((module) => module.ReplayPage)],
  [/^\/analysis\/(?<table>[^/]+)$/, () => import("./analysis/page.js").then((module) => module.AnalysisPage)],
  [
    /^\/learn(?:\/(?<game>[^/]+)(?:\/(?<rule>[^/]+))?)?$/,
    () => import("./pages/learn.js").then((module) => module.LearnPage),
  ],
  [/^\/puzzles(?:\/(?<game>[^/]+))?$/, () => import("./pages/puzzles.js").then((module) => module.PuzzlesPage)],
  [/^\/me$/, () => import("./me/page.js").then((module) => module.MePage)],
  [/^\/history$/, () => import("./me/history.js").then((module) => module.HistoryPage)],
  [/^\/sign-in$/, () => import("./me/sign-in.js").then((module) => module.SignInPage)],
  [/^\/in$/, () => import("./me/door.js").then((module) => module.DoorPage)],
  [/^\/join$/, () => import("./me/join.js").then((module) => module.JoinPage)],
  [/^\/credits$/, () => import("./pages/credits.js").then((module) => module.CreditsPage)],
  [/^\/unsubscribe$/, () => import("./pages/unsubscribe.js").then((module) => module.UnsubscribePage)],
  [/^\/$/, () => import("./lobby/page.js").then((module) => module.LobbyPage)],
  [/^/, () => import("./pages/missing.js").then((module) => module.MissingPage)],
];

/** @param {string} path */
function pageAt(path) {
  const [pattern, load] = /** @type {[RegExp, () => Promise<Page>]} */ (PAGES.find(([pattern]) => pattern.test(path)));
  return { load, args: pattern.exec(path)?.groups ?? {} };
}

/** @param {{app: App}} props */
function Root({ app }) {
  useRedraw((listener) => (app.listeners.add(listener), () => app.listeners.delete(listener)));
  const [shown, show] = useState(
    /** @type {{path: string, Page: Page, args: {[name: string]: string}} | null} */ (null),
  );
  const { path } = app;
  useEffect(() => {
    const { load, args } = pageAt(path);
    load().then((Page) => show({ path, Page, args }));
  }, [path]);
  return (
    shown &&
    html`<${ErrorBoundary} key=${shown.path} app=${app}><${shown.Page} app=${app} ...${shown.args} /></${ErrorBoundary}>`
  );
}

/** A defect in one page must not leave a blank one. @extends {Component<{app: App, children?: import("./types.js").Child}, {error: unknown}>} */
class ErrorBoundary extends Component {
  /** @param {{app: App, children?: import("./types.js").Child}} props */
  constructor(props) {
    super(props);
    this.state = { error: null };
  }

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ error });
  }

  render() {
    const { app, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    const details = () =>
      navigator.clipboard
        ?.writeText(`${location.pathname}\n${/** @type {Error} */ (error).stack ?? error}`)
        .catch(() => {});
    return html`<main class="loading failed">
      <h1>${app.say("error-page")}</h1>
      <p><button class="btn primary" onClick=${() => location.reload()}>${app.say("error-reload")}</button> <button class="btn" onClick=${details}>${app.say("error-details")}</button></p>
    </main>`;
  }
}

const app = new App(new Session(browserStorage(), navigator.languages, document.documentElement.dataset));
app.open().then(() => {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  render(html`<${Root} app=${app} />`, root);
});
